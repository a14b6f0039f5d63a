// Imports a catalogue file, all or nothing for readers. Short transactions write it, and a last one applies it and
// records it in the history.
import { addAuditEntry, commandLine, type OperatorActor } from "../domain/accounts/audit-log.ts";
import type { Catalogue } from "../domain/catalogue/catalogue.ts";
import { type ChangeSummary, placesBefore } from "../domain/catalogue/change.ts";
import type { Difference } from "../domain/catalogue/difference.ts";
import type { NewPastImport } from "../domain/catalogue/history.ts";
import type { CatalogueChange } from "../domain/catalogue/store.ts";
import type { Store, Tx } from "../domain/ports.ts";
import { importId } from "../domain/values/ids.ts";
import type { Fault } from "./faults.ts";
import { type CatalogueFormat, type ImportOptions, importCatalogue } from "./import.ts";

const rowsPerStep = 500;
/** Lets another process take the write lock. */
const pauseMs = 10;
/** The change is recomputed if the catalogue has changed since. */
const mostAttempts = 5;

export interface CatalogueFile extends ImportOptions {
  text: string;
  format: CatalogueFormat;
  dryRun?: boolean;
  /** The command line if omitted. */
  by?: OperatorActor;
}

export interface StoredCatalogueFile extends Omit<CatalogueFile, "text"> {
  path: string;
}

export type ImportReport =
  | { ok: true; summary: ChangeSummary; difference: Difference; past: number | null }
  | { ok: false; faults: Fault[]; faultCount: number };

/** @param steps the same database with commits that don't wait for the disk: a power failure may undo them */
export async function applyCatalogueFile(
  store: Store,
  file: CatalogueFile,
  now: number,
  steps = store,
): Promise<ImportReport> {
  const { text, format, dryRun = false, by = commandLine, ...options } = file;
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const current = await store.reads.catalogue.load();
    const result = importCatalogue(text, format, current, options);
    if (!result.ok) return result;
    const { change, summary, difference } = result;
    const applied = { current, change, summary, undoes: null, by };
    const past = dryRun ? null : await applyChange(store, steps, applied, now);
    if (dryRun || past !== null) return { ok: true, summary, difference, past };
  }
  throw new Error(`the catalogue was changed by somebody else ${mostAttempts} times; import the file again`);
}

export interface AppliedChange {
  current: Catalogue;
  change: CatalogueChange;
  summary: ChangeSummary;
  /** Number of the import that this change undoes; null for an import. */
  undoes: number | null;
  by: OperatorActor;
}

/**
 * Returns the import's number in the history. Returns null, with nothing changed, if the catalogue has changed since.
 */
export async function applyChange(
  store: Store,
  steps: Store,
  { current, change, summary, undoes, by }: AppliedChange,
  now: number,
): Promise<number | null> {
  const entry: NewPastImport = {
    at: now,
    operator: by.operator,
    added: summary.packagesAdded,
    changed: summary.packagesChanged,
    retired: summary.packagesRetired,
    others: summary.providersWritten + summary.areasWritten,
    placesBefore: placesBefore(current, change),
    revisionBefore: current.version,
    undoes,
  };
  let past: number | null = null;
  const note = async (tx: Tx, n: number) => {
    past = await tx.catalogue.recordImport(n, entry);
    const text = `${entry.added} added, ${entry.changed} changed, ${entry.retired} retired`;
    const kind = undoes === null ? "catalogue.imported" : "catalogue.undone";
    const more = undoes === null ? "" : `; undoes ${importId(undoes)}`;
    await addAuditEntry(tx, null, by, kind, importId(past), now, `${text}${more}`);
  };
  return (await write({ store, steps, note }, change, current.version, now)) ? past : null;
}

interface Writing {
  store: Store;
  steps: Store;
  note: (tx: Tx, n: number) => Promise<void>;
}

async function write(
  { store, steps, note }: Writing,
  change: CatalogueChange,
  revision: number,
  now: number,
): Promise<boolean> {
  const { packages } = change;
  await moveImported(steps);
  if (packages.length <= rowsPerStep) {
    const isApplied = await store.transaction(async (tx) => {
      const n = await tx.catalogue.beginImport(now);
      await tx.catalogue.stage(n, packages);
      const applied = await tx.catalogue.applyImport(n, change, revision);
      if (applied) {
        await note(tx, n);
        await tx.catalogue.moveImported(rowsPerStep + 1);
      } else await tx.catalogue.discardImport(n, rowsPerStep + 1);
      return applied;
    });
    await forgetImports(steps);
    return isApplied;
  }
  const n = await steps.transaction(async (tx) => tx.catalogue.beginImport(now));
  let isApplied = false;
  try {
    for (let at = 0; at < packages.length; at += rowsPerStep) {
      const step = packages.slice(at, at + rowsPerStep);
      await steps.transaction(async (tx) => tx.catalogue.stage(n, step));
      await pause();
    }
    isApplied = await store.transaction(async (tx) => {
      const applied = await tx.catalogue.applyImport(n, change, revision);
      if (applied) await note(tx, n);
      return applied;
    });
  } finally {
    if (!isApplied) await inSteps(steps, (tx) => tx.catalogue.discardImport(n, rowsPerStep));
  }
  if (isApplied) await moveImported(steps);
  await forgetImports(steps);
  return isApplied;
}

const forgetImports = (store: Store) => inSteps(store, (tx) => tx.catalogue.forgetImports(rowsPerStep));

/** Also moves an import whose process ended after applying it. */
export async function moveImported(store: Store): Promise<void> {
  await inSteps(store, (tx) => tx.catalogue.moveImported(rowsPerStep));
}

async function inSteps(store: Store, step: (tx: Tx) => Promise<boolean>): Promise<void> {
  while (!(await store.transaction(async (tx) => step(tx)))) await pause();
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, pauseMs));
