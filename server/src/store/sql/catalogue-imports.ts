// Large imports: short transactions insert and move rows, and one switch makes them visible.
import type { CatalogueChange, CatalogueImports } from "../../domain/catalogue/store.ts";
import { copyBefore } from "./catalogue-history.ts";
import { PACKAGE_COLUMNS, packageValues } from "./catalogue-rows.ts";
import type { Connection } from "./connection.ts";
import { insertInto } from "./statements.ts";

/** @param revision of the catalogue, locked */
export function catalogueImports(
  db: Connection,
  revision: () => Promise<number>,
  apply: (change: CatalogueChange) => Promise<void>,
): CatalogueImports {
  const columns = PACKAGE_COLUMNS.join(", ");
  const updates = PACKAGE_COLUMNS.slice(1).map((column) => `${column} = excluded.${column}`);
  const begin = db.prepare(insertInto("catalogue_imports", ["applied", "started_at"]));
  const stage = db.prepare(insertInto("catalogue_import_rows", [...PACKAGE_COLUMNS, "import"]));
  const unapplied = db.prepare(
    `select n from catalogue_imports where n = $1 and applied = 0${db.dialect.locked("catalogue_imports")}`,
  );
  const applied = db.prepare<{ n: number }>(
    `select n from catalogue_imports where applied = 1${db.dialect.locked("catalogue_imports")}`,
  );
  const setApplied = db.prepare("update catalogue_imports set applied = 1 where n = $1");
  const lastOfStep = db.prepare<{ number: number }>(
    "select number from catalogue_import_rows where import = $1 order by number limit 1 offset $2",
  );
  const keepBefore = db.prepare(copyBefore());
  const move = db.prepare(
    `insert into packages (${columns})
     select ${columns} from catalogue_import_rows where import = $1 and number <= $2
     on conflict (number) do update set ${updates.join(", ")}`,
  );
  const remove = db.prepare("delete from catalogue_import_rows where import = $1 and number <= $2");
  const end = db.prepare("delete from catalogue_imports where n = $1");
  const stale = db.prepare<{ n: number }>(
    "select n from catalogue_imports where applied = 0 and started_at < $1 order by n limit 1",
  );
  const endOfStep = async (n: number, limit: number) =>
    (await lastOfStep.get(n, limit - 1))?.number ?? Number.MAX_SAFE_INTEGER;
  const removeUpTo = async (n: number, last: number, limit: number): Promise<boolean> => {
    if ((await remove.run(n, last)) === limit) return false;
    await end.run(n);
    return true;
  };
  const discard = async (n: number, limit: number): Promise<boolean> =>
    await removeUpTo(n, await endOfStep(n, limit), limit);
  return {
    beginImport: async (at) => await begin.insert(0, at),
    async stage(n, packages) {
      for (const pkg of packages) await stage.run(...packageValues(pkg), n);
    },
    async applyImport(n, { providers, areas }, atRevision) {
      const isCurrent = (await revision()) === atRevision;
      const isOwn = (await unapplied.get(n)) !== undefined;
      if (!isCurrent || !isOwn || (await applied.get()) !== undefined) return false;
      await setApplied.run(n);
      await apply({ providers, areas, packages: [] });
      return true;
    },
    async moveImported(limit) {
      const n = (await applied.get())?.n;
      if (n === undefined) return true;
      const last = await endOfStep(n, limit);
      await keepBefore.run(n, last);
      await move.run(n, last);
      return await removeUpTo(n, last, limit);
    },
    discardImport: discard,
    async discardStaleImport(before, limit) {
      const n = (await stale.get(before))?.n;
      return n === undefined || ((await discard(n, limit)) && (await stale.get(before)) === undefined);
    },
  };
}
