// Undoes an import, all or nothing: its packages, providers and areas get their earlier values. Added ones stay,
// because packages may have been sold. Added packages are retired.
import { commandLine } from "../domain/accounts/audit-log.ts";
import type { Catalogue, CataloguePackage } from "../domain/catalogue/catalogue.ts";
import type { ChangeSummary } from "../domain/catalogue/change.ts";
import { type PastImport, whyNotUndoable } from "../domain/catalogue/history.ts";
import type { Undo, UndoReport } from "../domain/catalogue/undo.ts";
import type { Store } from "../domain/ports.ts";
import { importId } from "../domain/values/ids.ts";
import { type AppliedChange, applyChange, moveImported } from "./apply.ts";

const packagesAtOnce = 1000;
/** The last attempt reports what has changed. */
const mostAttempts = 5;

/** @param steps as for `applyCatalogueFile` */
export async function undoImport(
  store: Store,
  { undo, by = commandLine }: Undo,
  now: number,
  steps = store,
): Promise<UndoReport> {
  const id = importId(undo);
  await moveImported(steps);
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const current = await store.reads.catalogue.load();
    const past = await store.reads.catalogue.pastImport(undo);
    if (past === null) return { ok: false, kind: "unknown", message: `there is no import ${id}` };
    const reason = whyNotUndoable(past);
    if (reason !== null) {
      return { ok: false, kind: "conflict", message: `${id} was not undone: ${reason}` };
    }
    const applied: AppliedChange = { current, ...(await changeBack(store, current, past)), undoes: undo, by };
    const done = await applyChange(store, steps, applied, now);
    if (done !== null) return { ok: true, past: done };
  }
  const message = `${id} was not undone: the catalogue was changed by somebody else ${mostAttempts} times; try again`;
  return { ok: false, kind: "conflict", message };
}

async function changeBack(store: Store, current: Catalogue, { n, placesBefore }: PastImport) {
  const existing = new Map(current.packages.map((pkg) => [pkg.number, pkg]));
  const packages: CataloguePackage[] = [];
  const summary: ChangeSummary = {
    providersWritten: placesBefore.providers.length,
    areasWritten: placesBefore.areas.length,
    packagesAdded: 0,
    packagesChanged: 0,
    packagesUnchanged: 0,
    packagesRetired: 0,
    packagesStillRetired: 0,
  };
  for (let after = -1; ; ) {
    const rows = await store.reads.catalogue.packagesBefore(n, after, packagesAtOnce);
    for (const { number, before } of rows) {
      const now = existing.get(number);
      if (before === null && (now === undefined || now.retired)) continue;
      packages.push(before ?? { ...(now as CataloguePackage), retired: true });
      if (before === null) summary.packagesRetired += 1;
      else summary.packagesChanged += 1;
    }
    if (rows.length < packagesAtOnce) break;
    after = rows.at(-1)?.number ?? after;
  }
  return { change: { ...placesBefore, packages }, summary };
}
