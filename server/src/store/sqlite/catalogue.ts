// The catalogue in SQLite: whole rows in, the whole catalogue out, with flags as 0 and 1.
// The SQL is PostgreSQL's too. Callers hold the transaction; every change moves the revision on in the same one.
import type { Database, Statement } from "better-sqlite3";
import type { Area, CataloguePackage, Provider } from "../../domain/catalogue/catalogue.ts";
import { typeOf } from "../../domain/catalogue/catalogue.ts";
import type { CatalogueChange, CatalogueStore } from "../../domain/catalogue/store.ts";

type Flag = 0 | 1;
type ProviderRow = { id: string; name: string; enabled: Flag };
type AreaRow = { code: string; name: string; kind: Area["kind"]; global: Flag };
type AliasRow = { alias: string; area_code: string };
interface PackageRow {
  number: number;
  name: string;
  provider_id: string;
  retired: Flag;
  destination: string | null;
  countries: string;
  countries_reliable: Flag;
  data_mb: number | null;
  unlimited: Flag;
  daily_reset: string | null;
  validity_days: number;
  currency: string;
  cost_micros: number;
  retail_micros: number;
  own_store: Flag;
  identity_check: Flag;
  topup: Flag;
}

const PACKAGE_COLUMNS = [
  "number",
  "name",
  "provider_id",
  "retired",
  "destination",
  "countries",
  "countries_reliable",
  "data_mb",
  "unlimited",
  "daily_reset",
  "validity_days",
  "currency",
  "cost_micros",
  "retail_micros",
  "own_store",
  "identity_check",
  "topup",
] as const satisfies readonly (keyof PackageRow)[];

export function catalogueStore(db: Database): CatalogueStore {
  const statements = prepare(db);
  const changed = (changes: number): boolean => {
    if (changes > 0) statements.bump.run();
    return changes > 0;
  };
  return {
    load: () => load(statements),
    apply(change) {
      write(statements, change);
      statements.bump.run();
    },
    setProviderEnabled: (id, enabled) => changed(statements.enable.run({ 1: id, 2: flag(enabled) }).changes),
    retire: (number, retired) => changed(statements.retire.run({ 1: number, 2: flag(retired) }).changes),
    renameArea: (code, name) => changed(statements.rename.run({ 1: code, 2: name }).changes),
  };
}

interface Statements {
  version: Statement<[], { n: number }>;
  providers: Statement<[], ProviderRow>;
  areas: Statement<[], AreaRow>;
  aliases: Statement<[], AliasRow>;
  packages: Statement<[], PackageRow>;
  bump: Statement<[]>;
  putProvider: Statement;
  putArea: Statement;
  putAlias: Statement;
  putPackage: Statement;
  enable: Statement;
  retire: Statement;
  rename: Statement;
}

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
    rename: db.prepare("update areas set name = $2 where code = $1"),
  };
}

function load(statements: Statements): ReturnType<CatalogueStore["load"]> {
  const providers = new Map<string, Provider>();
  for (const row of statements.providers.iterate()) {
    providers.set(row.id, { id: row.id, name: row.name, enabled: row.enabled === 1 });
  }
  const areas = new Map<string, Area>();
  for (const row of statements.areas.iterate()) {
    areas.set(row.code, { ...row, global: row.global === 1, aliases: [] });
  }
  for (const { alias, area_code } of statements.aliases.iterate()) areas.get(area_code)?.aliases.push(alias);
  const packages = statements.packages.all().map((row) => toPackage(row, areas));
  return { version: statements.version.get()?.n ?? 0, providers, areas, packages };
}

function write(statements: Statements, change: CatalogueChange): void {
  for (const { id, name, enabled } of change.providers) {
    statements.putProvider.run({ 1: id, 2: name, 3: flag(enabled) });
  }
  for (const { code, name, kind, global, aliases } of change.areas) {
    statements.putArea.run({ 1: code, 2: name, 3: kind, 4: flag(global) });
    for (const alias of aliases) statements.putAlias.run({ 1: alias, 2: code });
  }
  for (const pkg of change.packages) {
    const row = toRow(pkg);
    statements.putPackage.run(Object.fromEntries(PACKAGE_COLUMNS.map((column, at) => [at + 1, row[column]])));
  }
}

function toPackage(row: PackageRow, areas: ReadonlyMap<string, Area>): CataloguePackage {
  return {
    number: row.number,
    name: row.name,
    providerId: row.provider_id,
    retired: row.retired === 1,
    type: typeOf(row.destination, areas),
    destination: row.destination,
    countries: row.countries === "" ? [] : row.countries.split(" "),
    countriesReliable: row.countries_reliable === 1,
    dataMb: row.data_mb,
    unlimited: row.unlimited === 1,
    dailyReset: row.daily_reset,
    validityDays: row.validity_days,
    currency: row.currency,
    costMicros: row.cost_micros,
    retailMicros: row.retail_micros,
    ownStore: row.own_store === 1,
    identityCheck: row.identity_check === 1,
    topup: row.topup === 1,
  };
}

function toRow(pkg: CataloguePackage): PackageRow {
  return {
    number: pkg.number,
    name: pkg.name,
    provider_id: pkg.providerId,
    retired: flag(pkg.retired),
    destination: pkg.destination,
    countries: pkg.countries.join(" "),
    countries_reliable: flag(pkg.countriesReliable),
    data_mb: pkg.dataMb,
    unlimited: flag(pkg.unlimited),
    daily_reset: pkg.dailyReset,
    validity_days: pkg.validityDays,
    currency: pkg.currency,
    cost_micros: pkg.costMicros,
    retail_micros: pkg.retailMicros,
    own_store: flag(pkg.ownStore),
    identity_check: flag(pkg.identityCheck),
    topup: flag(pkg.topup),
  };
}

function flag(value: boolean): Flag {
  return value ? 1 : 0;
}
