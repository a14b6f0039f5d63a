// Catalogue rows and their conversion; flags are 0 and 1.
import type { Area, CataloguePackage } from "../../domain/catalogue/catalogue.ts";
import { typeOf } from "../../domain/catalogue/catalogue.ts";
import type { Value } from "./connection.ts";

export type Flag = 0 | 1;
export type ProviderRow = { id: string; name: string; enabled: Flag };
export type AreaRow = { code: string; name: string; kind: Area["kind"]; global: Flag };
export type AliasRow = { alias: string; area_code: string };
export interface PackageRow {
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

export const PACKAGE_COLUMNS = [
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

/** Shares equal texts and country lists, which halves the memory of the catalogue. */
export function packageReader(areas: ReadonlyMap<string, Area>): (row: PackageRow) => CataloguePackage {
  const texts = new Map<string, string>();
  const lists = new Map<string, string[]>();
  const shared = <Text extends string | null>(text: Text): Text => {
    if (text === null) return text;
    const known = texts.get(text);
    if (known === undefined) texts.set(text, text);
    return (known ?? text) as Text;
  };
  const countriesOf = (text: string): string[] => {
    let list = lists.get(text);
    if (list === undefined) {
      list = text === "" ? [] : text.split(" ").map(shared);
      lists.set(text, list);
    }
    return list;
  };
  return (row) => ({
    number: row.number,
    name: row.name,
    providerId: shared(row.provider_id),
    retired: row.retired === 1,
    type: typeOf(row.destination, areas),
    destination: shared(row.destination),
    countries: countriesOf(row.countries),
    countriesReliable: row.countries_reliable === 1,
    dataMb: row.data_mb,
    unlimited: row.unlimited === 1,
    dailyReset: shared(row.daily_reset),
    validityDays: row.validity_days,
    currency: shared(row.currency),
    costMicros: row.cost_micros,
    retailMicros: row.retail_micros,
    ownStore: row.own_store === 1,
    identityCheck: row.identity_check === 1,
    topup: row.topup === 1,
  });
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

export function flag(value: boolean): Flag {
  return value ? 1 : 0;
}

export function packageValues(pkg: CataloguePackage): Value[] {
  const row = toRow(pkg);
  return PACKAGE_COLUMNS.map((column) => row[column]);
}
