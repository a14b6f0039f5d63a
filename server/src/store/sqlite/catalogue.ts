// The catalogue in SQLite, written row by row and loaded as a whole. Rows of an applied import replace those in
// `packages`, see catalogue-imports.ts. The SQL also runs on PostgreSQL. Callers hold the transaction; every change
// increments the revision in it.
import type { Database, Statement } from "better-sqlite3";
import type { Area, Catalogue, CataloguePackage, Provider } from "../../domain/catalogue/catalogue.ts";
import type { CatalogueChange, CatalogueReads, CatalogueRepository } from "../../domain/catalogue/store.ts";
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

export function catalogueReads(db: Database): CatalogueReads {
  const statements = prepare(db);
  return {
    load: async () => load(statements),
    hasMorePackagesThan: async (count) =>
      statements.packageAt.get({ 1: count }) !== undefined ||
      statements.importedAt.get({ 1: count }) !== undefined,
  };
}

export function catalogueWrites(db: Database): Omit<CatalogueRepository, keyof CatalogueReads> {
  const statements = prepare(db);
  const changed = (changes: number): boolean => {
    if (changes > 0) statements.bump.run();
    return changes > 0;
  };
  const apply = (change: CatalogueChange) => {
    write(statements, change);
    statements.bump.run();
  };
  const revision = () => statements.version.get()?.n ?? 0;
  return {
    hasPackage: async (number) => statements.hasPackage.get({ 1: number }) !== undefined,
    kindOfArea: async (code) => statements.area.get({ 1: code })?.kind ?? null,
    apply: async (change) => apply(change),
    setProviderEnabled: async (id, enabled) =>
      changed(statements.enable.run({ 1: id, 2: flag(enabled) }).changes),
    async retire(number, retired) {
      const values = { 1: number, 2: flag(retired) };
      return changed(statements.retire.run(values).changes + statements.retireImported.run(values).changes);
    },
    renameArea: async (code, name) => changed(statements.rename.run({ 1: code, 2: name }).changes),
    ...catalogueImports(db, revision, apply),
  };
}

/** From one snapshot of a connection that nothing else uses. */
export async function loadInTurns(db: Database, yieldTurn: () => Promise<void>): Promise<Catalogue> {
  const statements = prepare(db);
  db.exec("begin");
  const { providers, areas } = loadPlaces(statements);
  const toPackage = packageReader(areas);
  const read = async (rows: IterableIterator<PackageRow>) => {
    const packages: CataloguePackage[] = [];
    for (const row of rows) {
      if (packages.push(toPackage(row)) % rowsPerTurn === 0) await yieldTurn();
    }
    return packages;
  };
  const stored = await read(statements.packages.iterate());
  const packages = withImported(stored, await read(statements.imported.iterate()));
  const version = statements.version.get()?.n ?? 0;
  db.exec("commit");
  return { version, providers, areas, packages };
}

/** About 2 ms per turn. */
const rowsPerTurn = 500;

interface Statements {
  version: Statement<[], { n: number }>;
  providers: Statement<[], ProviderRow>;
  areas: Statement<[], AreaRow>;
  aliases: Statement<[], AliasRow>;
  packages: Statement<[], PackageRow>;
  imported: Statement<[], PackageRow>;
  packageAt: Statement;
  importedAt: Statement;
  hasPackage: Statement;
  area: Statement<unknown[], AreaRow>;
  bump: Statement<[]>;
  putProvider: Statement;
  putArea: Statement;
  putAlias: Statement;
  putPackage: Statement;
  enable: Statement;
  retire: Statement;
  retireImported: Statement;
  rename: Statement;
}

const isApplied = "import = (select n from catalogue_imports where applied = 1)";

function prepare(db: Database): Statements {
  const columns = PACKAGE_COLUMNS.join(", ");
  const values = PACKAGE_COLUMNS.map((_, at) => `$${at + 1}`).join(", ");
  const updates = PACKAGE_COLUMNS.slice(1).map((column) => `${column} = excluded.${column}`);
  return {
    version: db.prepare("select n from revisions where name = 'catalogue'"),
    providers: db.prepare("select id, name, enabled from providers order by id"),
    areas: db.prepare("select code, name, kind, global from areas order by code"),
    aliases: db.prepare("select alias, area_code from area_aliases order by alias"),
    packages: db.prepare(`select ${columns} from packages order by number`),
    imported: db.prepare(`select ${columns} from catalogue_import_rows where ${isApplied} order by number`),
    packageAt: db.prepare("select number from packages order by number limit 1 offset $1"),
    importedAt: db.prepare(
      `select number from catalogue_import_rows where ${isApplied} order by number limit 1 offset $1`,
    ),
    hasPackage: db.prepare(
      `select number from packages where number = $1
       union all select number from catalogue_import_rows where ${isApplied} and number = $1`,
    ),
    area: db.prepare("select code, name, kind, global from areas where code = $1"),
    bump: db.prepare(
      `insert into revisions (name, n) values ('catalogue', 1)
       on conflict (name) do update set n = revisions.n + 1`,
    ),
    putProvider: db.prepare(
      `insert into providers (id, name, enabled) values ($1, $2, $3)
       on conflict (id) do update set name = excluded.name, enabled = excluded.enabled`,
    ),
    putArea: db.prepare(
      `insert into areas (code, name, kind, global) values ($1, $2, $3, $4)
       on conflict (code) do update set name = excluded.name, global = excluded.global`,
    ),
    putAlias: db.prepare(
      "insert into area_aliases (alias, area_code) values ($1, $2) on conflict (alias) do nothing",
    ),
    putPackage: db.prepare(
      `insert into packages (${columns}) values (${values})
       on conflict (number) do update set ${updates.join(", ")}`,
    ),
    enable: db.prepare("update providers set enabled = $2 where id = $1"),
    retire: db.prepare("update packages set retired = $2 where number = $1"),
    retireImported: db.prepare(
      `update catalogue_import_rows set retired = $2 where ${isApplied} and number = $1`,
    ),
    rename: db.prepare("update areas set name = $2 where code = $1"),
  };
}

function load(statements: Statements): Catalogue {
  const { providers, areas } = loadPlaces(statements);
  const toPackage = packageReader(areas);
  const read = (rows: PackageRow[]) => rows.map(toPackage);
  const packages = withImported(read(statements.packages.all()), read(statements.imported.all()));
  return { version: statements.version.get()?.n ?? 0, providers, areas, packages };
}

function loadPlaces(statements: Statements): Pick<Catalogue, "providers" | "areas"> {
  const providers = new Map<string, Provider>();
  for (const row of statements.providers.iterate()) {
    providers.set(row.id, { id: row.id, name: row.name, enabled: row.enabled === 1 });
  }
  const areas = new Map<string, Area>();
  for (const row of statements.areas.iterate()) {
    areas.set(row.code, { ...row, global: row.global === 1, aliases: [] });
  }
  for (const { alias, area_code } of statements.aliases.iterate()) areas.get(area_code)?.aliases.push(alias);
  return { providers, areas };
}

/** Both ascending by number; an imported package wins. */
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

function write(statements: Statements, change: CatalogueChange): void {
  for (const { id, name, enabled } of change.providers) {
    statements.putProvider.run({ 1: id, 2: name, 3: flag(enabled) });
  }
  for (const { code, name, kind, global, aliases } of change.areas) {
    statements.putArea.run({ 1: code, 2: name, 3: kind, 4: flag(global) });
    for (const alias of aliases) statements.putAlias.run({ 1: alias, 2: code });
  }
  for (const pkg of change.packages) statements.putPackage.run(packageValues(pkg));
}
