// Imports a catalogue file, all or nothing for readers: short transactions write it, a last one applies it.
import { addAuditEntry, commandLine, type OperatorActor } from "../domain/accounts/audit-log.ts";
import type { ChangeSummary } from "../domain/catalogue/change.ts";
import type { CatalogueChange } from "../domain/catalogue/store.ts";
import type { Store, Tx } from "../domain/ports.ts";
import type { Fault } from "./faults.ts";
import { type CatalogueFormat, type ImportOptions, importCatalogue } from "./import.ts";

/** 500 rows take 3 to 8 ms. */
const rowsPerStep = 500;
/** Long enough for another process to take the write lock. */
const pauseMs = 10;
/** The change is recomputed if the catalogue changes meanwhile. */
const mostAttempts = 5;

export interface CatalogueFile extends ImportOptions {
  text: string;
  format: CatalogueFormat;
  dryRun?: boolean;
  /** If omitted, the command line. */
  by?: OperatorActor;
}

export interface StoredCatalogueFile extends Omit<CatalogueFile, "text"> {
  path: string;
}

export type ImportReport =
  | { ok: true; summary: ChangeSummary }
  | { ok: false; faults: Fault[]; faultCount: number };

/** @param steps the same database, with commits that don't wait for the disk: a power cut may undo them. */
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
    const { change, summary } = result;
    const note = (tx: Tx, n: number) => noteImport(tx, n, summary, by, now);
    if (dryRun || (await write({ store, steps, note }, change, current.version, now)))
      return { ok: true, summary };
  }
  throw new Error(`the catalogue was changed by somebody else ${mostAttempts} times; import the file again`);
}

async function noteImport(
  tx: Tx,
  n: number,
  { packagesAdded, packagesChanged, packagesRetired }: ChangeSummary,
  by: OperatorActor,
  now: number,
): Promise<void> {
  const text = `${packagesAdded} added, ${packagesChanged} changed, ${packagesRetired} retired`;
  await addAuditEntry(tx, null, by, "catalogue.imported", `imp_${n}`, now, text);
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
    return await store.transaction(async (tx) => {
      const n = await tx.catalogue.beginImport(now);
      await tx.catalogue.stage(n, packages);
      const isApplied = await tx.catalogue.applyImport(n, change, revision);
      if (isApplied) {
        await note(tx, n);
        await tx.catalogue.moveImported(rowsPerStep + 1);
      } else await tx.catalogue.discardImport(n, rowsPerStep + 1);
      return isApplied;
    });
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
  return isApplied;
}

/** Also moves an import whose process ended after applying it. */
async function moveImported(store: Store): Promise<void> {
  await inSteps(store, (tx) => tx.catalogue.moveImported(rowsPerStep));
}

async function inSteps(store: Store, step: (tx: Tx) => Promise<boolean>): Promise<void> {
  while (!(await store.transaction(async (tx) => step(tx)))) await pause();
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, pauseMs));
