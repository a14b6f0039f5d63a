// Importing catalogue files, their history, and undoing them.
import type { components } from "@partner-esim/generated/portal/types";
import type { ImportReport } from "../../catalogue/apply.ts";
import { packageId } from "../../domain/catalogue/catalogue.ts";
import type { Difference } from "../../domain/catalogue/difference.ts";
import { type PastImport, whyNotUndoable } from "../../domain/catalogue/history.ts";
import { undone } from "../../domain/catalogue/undo.ts";
import { Refusal, TemporaryRefusal } from "../../domain/refusal.ts";
import { importId, importNumber } from "../../domain/values/ids.ts";
import { toJson } from "../../domain/values/json.ts";
import { toTimestamp } from "../../domain/values/timestamps.ts";
import { openList, pageOf } from "../lists.ts";
import type { Body, Handler } from "../operation.ts";
import { administered, CatalogueRefusal, notFound } from "../refusals.ts";
import type { PortalServices } from "../services.ts";

type Schemas = components["schemas"];

/** About the duration of the largest import. */
const retryAfterMs = 10_000;

export function catalogueImportHandlers({ store, views, cursors, catalogueImporter }: PortalServices) {
  const { reads } = store;
  const tooMany = (now: number) => {
    const message = "Other catalogue files are waiting to be imported. Try again when they are done.";
    return new TemporaryRefusal("rate_limited", message, now + retryAfterMs);
  };

  const catalogueImport: Handler<"catalogueImport"> = async ({ caller, query, file, now }) => {
    const { format, retire_missing: retireMissing, dry_run: dryRun } = query;
    const result = await catalogueImporter.run(
      { format, path: file, retireMissing, dryRun, by: caller.actor },
      now,
    );
    if (result === null) return tooMany(now);
    if (!result.ok) return new CatalogueRefusal(result.faults, result.faultCount);
    if (!dryRun) await views.refresh();
    return { status: 200, body: toJson(toReport(result, dryRun)) };
  };

  const catalogueImportsList: Handler<"catalogueImportsList"> = async ({ query }) => {
    const list = openList(cursors, "catalogueImportsList", 0, query);
    if (list instanceof Refusal) return list;
    const rows = await reads.catalogue.imports(list.page);
    const body = pageOf<PastImport, Body<"catalogueImportsList">>(list, rows, toImportResponse, ({ n }) => ({
      at: 0,
      n,
    }));
    return { status: 200, body };
  };

  const catalogueImportsUndo: Handler<"catalogueImportsUndo"> = async ({ caller, path, now }) => {
    const undo = importNumber(path.id);
    if (undo === null) return notFound("import");
    const report = await catalogueImporter.undo({ undo, by: caller.actor }, now);
    if (report === null) return tooMany(now);
    const past = await administered({ unknown: "not_found", conflict: "import_not_undoable" }, async () =>
      undone(report),
    );
    if (past instanceof Refusal) return past;
    await views.refresh();
    const entry = await reads.catalogue.pastImport(past);
    if (entry === null) throw new Error("an import is missing from the history");
    return { status: 201, body: toJson(toImportResponse(entry)) };
  };

  return { catalogueImport, catalogueImportsList, catalogueImportsUndo };
}

function toReport(
  { summary, difference, past }: Extract<ImportReport, { ok: true }>,
  dryRun: boolean,
): Schemas["ImportReport"] {
  return {
    dry_run: dryRun,
    providers_written: summary.providersWritten,
    areas_written: summary.areasWritten,
    packages_added: summary.packagesAdded,
    packages_changed: summary.packagesChanged,
    packages_unchanged: summary.packagesUnchanged,
    packages_retired: summary.packagesRetired,
    packages_still_retired: summary.packagesStillRetired,
    ...toDifference(difference),
    import_id: past === null ? null : importId(past),
  };
}

const toDifference = ({ changes, omitted }: Difference) => ({
  changes: changes.map(({ number, ...change }): Schemas["PackageChange"] => ({
    id: packageId(number),
    ...change,
  })),
  omitted: omitted.map(({ reason, count, numbers }): Schemas["OmittedPackages"] => ({
    reason,
    count,
    packages: numbers.map(packageId),
  })),
});

const toImportResponse = (past: PastImport): Schemas["CatalogueImport"] => ({
  id: importId(past.n),
  operator: past.operator,
  packages_added: past.added,
  packages_changed: past.changed,
  packages_retired: past.retired,
  others_written: past.others,
  undoes: past.undoes === null ? null : importId(past.undoes),
  undone_by: past.undoneBy === null ? null : importId(past.undoneBy),
  undoable: whyNotUndoable(past) === null,
  created: toTimestamp(past.at),
});
