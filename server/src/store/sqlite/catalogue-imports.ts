// Large catalogue imports in SQLite: rows are inserted in short transactions, applied by one switch, and moved to
// `packages` in short transactions. Readers see these rows from the switch on, moved or not.
import type { Database } from "better-sqlite3";
import type { CatalogueChange, CatalogueImports } from "../../domain/catalogue/store.ts";
import { PACKAGE_COLUMNS, packageValues } from "./catalogue-rows.ts";

export function catalogueImports(
  db: Database,
  revision: () => number,
  apply: (change: CatalogueChange) => void,
): CatalogueImports {
  const columns = PACKAGE_COLUMNS.join(", ");
  const values = PACKAGE_COLUMNS.map((_, at) => `$${at + 1}`).join(", ");
  const updates = PACKAGE_COLUMNS.slice(1).map((column) => `${column} = excluded.${column}`);
  const importPlace = PACKAGE_COLUMNS.length + 1;
  const statements = {
    begin: db.prepare("insert into catalogue_imports (applied, started_at) values (0, $1)"),
    stage: db.prepare(
      `insert into catalogue_import_rows (${columns}, import) values (${values}, $${importPlace})`,
    ),
    unapplied: db.prepare("select n from catalogue_imports where n = $1 and applied = 0"),
    applied: db.prepare<[], { n: number }>("select n from catalogue_imports where applied = 1"),
    apply: db.prepare("update catalogue_imports set applied = 1 where n = $1"),
    lastOfStep: db.prepare<[object], { number: number }>(
      "select number from catalogue_import_rows where import = $1 order by number limit 1 offset $2",
    ),
    move: db.prepare(
      `insert into packages (${columns})
       select ${columns} from catalogue_import_rows where import = $1 and number <= $2
       on conflict (number) do update set ${updates.join(", ")}`,
    ),
    remove: db.prepare("delete from catalogue_import_rows where import = $1 and number <= $2"),
    end: db.prepare("delete from catalogue_imports where n = $1"),
    stale: db.prepare<[object], { n: number }>(
      "select n from catalogue_imports where applied = 0 and started_at < $1 order by n limit 1",
    ),
  };
  const endOfStep = (n: number, limit: number) =>
    statements.lastOfStep.get({ 1: n, 2: limit - 1 })?.number ?? Number.MAX_SAFE_INTEGER;
  const discard = (n: number, limit: number): boolean => {
    const { changes } = statements.remove.run({ 1: n, 2: endOfStep(n, limit) });
    if (changes === limit) return false;
    statements.end.run({ 1: n });
    return true;
  };
  return {
    beginImport: async (at) => Number(statements.begin.run({ 1: at }).lastInsertRowid),
    async stage(n, packages) {
      for (const pkg of packages) statements.stage.run({ ...packageValues(pkg), [importPlace]: n });
    },
    async applyImport(n, { providers, areas }, atRevision) {
      const isOwn = statements.unapplied.get({ 1: n }) !== undefined;
      if (!isOwn || revision() !== atRevision || statements.applied.get() !== undefined) return false;
      statements.apply.run({ 1: n });
      apply({ providers, areas, packages: [] });
      return true;
    },
    async moveImported(limit) {
      const n = statements.applied.get()?.n;
      if (n === undefined) return true;
      const end = endOfStep(n, limit);
      statements.move.run({ 1: n, 2: end });
      const { changes } = statements.remove.run({ 1: n, 2: end });
      if (changes === limit) return false;
      statements.end.run({ 1: n });
      return true;
    },
    discardImport: async (n, limit) => discard(n, limit),
    async discardStaleImport(before, limit) {
      const n = statements.stale.get({ 1: before })?.n;
      return n === undefined || (discard(n, limit) && statements.stale.get({ 1: before }) === undefined);
    },
  };
}
