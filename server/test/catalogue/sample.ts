// Small catalogues for tests: packages that are on sale unless stated otherwise, in a real SQLite file.
import Database from "better-sqlite3";
import type {
  Area,
  Catalogue,
  CataloguePackage,
  PricingProfile,
} from "../../src/domain/catalogue/catalogue.ts";
import { typeOf } from "../../src/domain/catalogue/catalogue.ts";
import type { CatalogueRepository } from "../../src/domain/catalogue/store.ts";
import { catalogueReads, catalogueWrites } from "../../src/store/sql/catalogue.ts";
import { migrate } from "../../src/store/sqlite/migrate.ts";
import { connectionOf } from "../../src/store/sqlite/prepared.ts";

const country = (code: string, name: string): Area => ({
  code,
  name,
  kind: "country",
  aliases: [],
  global: false,
});
const region = (number: number, name: string, alias: string, global = false): Area => ({
  code: `region-${number}`,
  name,
  kind: "region",
  aliases: [alias],
  global,
});

const areas = new Map(
  [
    country("DE", "Germany"),
    country("FR", "France"),
    country("IN", "India"),
    country("ZW", "Zimbabwe"),
    region(1, "Old World", "europe"),
    region(2, "Global", "global", true),
  ].map((area) => [area.code, area]),
);

export const fullProfile: PricingProfile = { discountBps: 0, sellsUnlimited: true, allowedPackages: null };

/** 1 GB for 7 days in India at 100.00, which costs 50.00. */
export function samplePackage(number: number, fields: Partial<CataloguePackage> = {}): CataloguePackage {
  const destination = fields.destination === undefined ? "IN" : fields.destination;
  return {
    number,
    name: `Plan ${number}`,
    providerId: "one",
    retired: false,
    type: typeOf(destination, areas),
    destination,
    countries: destination !== null && destination.length === 2 ? [destination] : ["DE", "FR"],
    countriesReliable: true,
    dataMb: 1024,
    unlimited: false,
    dailyReset: null,
    validityDays: 7,
    currency: "INR",
    costMicros: 50_000_000,
    retailMicros: 100_000_000,
    ownStore: false,
    identityCheck: false,
    topup: true,
    ...fields,
  };
}

export function sampleCatalogue(packages: CataloguePackage[]): Catalogue {
  const providers = ["one", "two", "off"].map((id) => ({
    id,
    name: `Provider ${id}`,
    enabled: id !== "off",
  }));
  return {
    version: 1,
    providers: new Map(providers.map((provider) => [provider.id, provider])),
    areas,
    packages,
  };
}

/** Opens the store on the file of that name; a second one on the same file sees what the first wrote. */
export function openStore(file: string): CatalogueRepository & { close(): void } {
  const db = new Database(file);
  db.pragma("foreign_keys = on");
  migrate(db, { check: false });
  const connection = connectionOf(db);
  return { ...catalogueReads(connection), ...catalogueWrites(connection), close: () => db.close() };
}
