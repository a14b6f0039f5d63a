// The catalogue, loaded as a whole. Every change increments the revision in the caller's transaction.
import type { Area, Catalogue, CataloguePackage, Provider } from "../../domain/catalogue/catalogue.ts";
import type { CatalogueChange, CatalogueReads, CatalogueRepository } from "../../domain/catalogue/store.ts";
import { catalogueHistoryReads, catalogueHistoryWrites } from "./catalogue-history.ts";
import { catalogueImports } from "./catalogue-imports.ts";
import {
  type AliasRow,
  type AreaRow,
  flag,
  PACKAGE_COLUMNS,
  type PackageRow,
  type ProviderRow,
  packageReader,
  packageValues,
} from "./catalogue-rows.ts";
import type { Connection, Statement } from "./connection.ts";
import { insertInto } from "./statements.ts";

export function catalogueReads(db: Connection): CatalogueReads {
  const hasMore = db.prepare<{ number: number }>(
    `select number from (
       select number from (select number from packages order by number limit 1 offset $1) stored
       union all
       select number from (
         select number from catalogue_import_rows where ${isApplied} order by number limit 1 offset $1) imported
     ) either limit 1`,
  );
  return {
    load: async () => await loadCatalogue(db, async () => {}),
    hasMorePackagesThan: async (count) => (await hasMore.get(count)) !== undefined,
    ...catalogueHistoryReads(db),
  };
}

export function catalogueWrites(db: Connection): Omit<CatalogueRepository, keyof CatalogueReads> {
  const hasPackage = db.prepare(
    `select number from packages where number = $1
     union all select number from catalogue_import_rows where ${isApplied} and number = $1`,
  );
  const area = db.prepare<{ kind: Area["kind"] }>("select kind from areas where code = $1");
  const bump = db.prepare(
    `insert into revisions (name, n) values ('catalogue', 1)
     on conflict (name) do update set n = revisions.n + 1`,
  );
  const revision = db.prepare<{ n: number }>(
    `select n from revisions where name = 'catalogue'${db.dialect.locked("revisions")}`,
  );
  const lockedRevision = async () => (await revision.get())?.n ?? 0;
  const enable = db.prepare("update providers set enabled = $2 where id = $1");
  const retire = db.prepare("update packages set retired = $2 where number = $1");
  const retireImported = db.prepare(
    `update catalogue_import_rows set retired = $2 where ${isApplied} and number = $1`,
  );
  const rename = db.prepare("update areas set name = $2 where code = $1");
  const write = writer(db);
  const changed = async (changes: number): Promise<boolean> => {
    if (changes > 0) await bump.run();
    return changes > 0;
  };
  const apply = async (change: CatalogueChange) => {
    await write(change);
    await bump.run();
  };
  return {
    hasPackage: async (number) => (await hasPackage.get(number)) !== undefined,
    kindOfArea: async (code) => (await area.get(code))?.kind ?? null,
    apply,
    setProviderEnabled: async (id, enabled) => await changed(await enable.run(id, flag(enabled))),
    async retire(number, retired) {
      const values = [number, flag(retired)];
      return await changed((await retire.run(...values)) + (await retireImported.run(...values)));
    },
    renameArea: async (code, name) => await changed(await rename.run(code, name)),
    ...catalogueImports(db, lockedRevision, apply),
    ...catalogueHistoryWrites(db, lockedRevision),
  };
}

const rowsPerTurn = 500;

/** @param db shows one snapshot until done */
export async function loadCatalogue(db: Connection, yieldTurn: () => Promise<void>): Promise<Catalogue> {
  const columns = PACKAGE_COLUMNS.join(", ");
  const nextRows = `number > $1 order by number limit ${rowsPerTurn}`;
  const storedAfter = db.prepare<PackageRow>(`select ${columns} from packages where ${nextRows}`);
  const importedAfter = db.prepare<PackageRow>(
    `select ${columns} from catalogue_import_rows where ${isApplied} and ${nextRows}`,
  );
  const version = db.prepare<{ n: number }>("select n from revisions where name = 'catalogue'");
  const { providers, areas } = await loadPlaces(db);
  const toPackage = packageReader(areas);
  const read = async (after: Statement<PackageRow>) => {
    const packages: CataloguePackage[] = [];
    for (let last = -1; ; await yieldTurn()) {
      const rows = await after.all(last);
      for (const row of rows) packages.push(toPackage(row));
      if (rows.length < rowsPerTurn) return packages;
      last = packages.at(-1)?.number ?? last;
    }
  };
  const stored = await read(storedAfter);
  const packages = withImported(stored, await read(importedAfter));
  return { version: (await version.get())?.n ?? 0, providers, areas, packages };
}

const isApplied = "import = (select n from catalogue_imports where applied = 1)";

async function loadPlaces(db: Connection): Promise<Pick<Catalogue, "providers" | "areas">> {
  const allProviders = db.prepare<ProviderRow>("select id, name, enabled from providers order by id");
  const allAreas = db.prepare<AreaRow>("select code, name, kind, global from areas order by code");
  const allAliases = db.prepare<AliasRow>("select alias, area_code from area_aliases order by alias");
  const providers = new Map<string, Provider>();
  for (const row of await allProviders.all()) {
    providers.set(row.id, { id: row.id, name: row.name, enabled: row.enabled === 1 });
  }
  const areas = new Map<string, Area>();
  for (const row of await allAreas.all()) {
    areas.set(row.code, { ...row, global: row.global === 1, aliases: [] });
  }
  for (const { alias, area_code: code } of await allAliases.all()) areas.get(code)?.aliases.push(alias);
  return { providers, areas };
}

/** Merges by ascending number. The imported package takes precedence. */
function withImported(stored: CataloguePackage[], imported: CataloguePackage[]): CataloguePackage[] {
  if (imported.length === 0) return stored;
  const merged: CataloguePackage[] = [];
  let at = 0;
  for (const pkg of imported) {
    for (; (stored[at]?.number ?? Number.POSITIVE_INFINITY) < pkg.number; at += 1) {
      merged.push(stored[at] as CataloguePackage);
    }
    if (stored[at]?.number === pkg.number) at += 1;
    merged.push(pkg);
  }
  for (; at < stored.length; at += 1) merged.push(stored[at] as CataloguePackage);
  return merged;
}

function writer(db: Connection): (change: CatalogueChange) => Promise<void> {
  const updates = PACKAGE_COLUMNS.slice(1).map((column) => `${column} = excluded.${column}`);
  const putProvider = db.prepare(
    `${insertInto("providers", ["id", "name", "enabled"])}
     on conflict (id) do update set name = excluded.name, enabled = excluded.enabled`,
  );
  const putArea = db.prepare(
    `${insertInto("areas", ["code", "name", "kind", "global"])}
     on conflict (code) do update set name = excluded.name, global = excluded.global`,
  );
  const putAlias = db.prepare(
    `${insertInto("area_aliases", ["alias", "area_code"])} on conflict (alias) do nothing`,
  );
  const putPackage = db.prepare(
    `${insertInto("packages", PACKAGE_COLUMNS)} on conflict (number) do update set ${updates.join(", ")}`,
  );
  return async ({ providers, areas, packages }) => {
    for (const { id, name, enabled } of providers) await putProvider.run(id, name, flag(enabled));
    for (const { code, name, kind, global, aliases } of areas) {
      await putArea.run(code, name, kind, flag(global));
      for (const alias of aliases) await putAlias.run(alias, code);
    }
    for (const pkg of packages) await putPackage.run(...packageValues(pkg));
  };
}
