// The types of the catalogue: providers, areas and packages. A package's type follows from its destination alone, so it
// is derived here and not stored.
import type { components } from "@partner-esim/generated/types";

type Schemas = components["schemas"];

/** Disabling a provider takes its packages off sale. */
export interface Provider {
  id: string;
  name: string;
  enabled: boolean;
}

/** A country (ISO 3166-1) or a region (`region-<number>`). */
export interface Area {
  code: string;
  name: string;
  kind: Schemas["DestinationType"];
  /** Name-based codes; they survive renaming and never move to another region. */
  aliases: string[];
  global: boolean;
}

export type PackageType = Schemas["PackageType"];

export interface CataloguePackage {
  number: number;
  name: string;
  providerId: string;
  retired: boolean;
  type: PackageType;
  /** An `Area.code`; null for a few countries without a named region. */
  destination: string | null;
  /** ISO codes, sorted and unique. */
  countries: string[];
  countriesReliable: boolean;
  /** Per day if `dailyReset` is set; null if unlimited or unknown. */
  dataMb: number | null;
  unlimited: boolean;
  /** Null: one total allowance. */
  dailyReset: string | null;
  validityDays: number;
  currency: string;
  costMicros: number;
  retailMicros: number;
  /** Has precedence in its listing slot. */
  ownStore: boolean;
  /** The API has no step for it. */
  identityCheck: boolean;
  topup: boolean;
}

export interface Catalogue {
  /** Grows with every change. */
  version: number;
  providers: Map<string, Provider>;
  areas: Map<string, Area>;
  packages: CataloguePackage[];
}

/** An account's terms. */
export interface PricingProfile {
  discountBps: number;
  sellsUnlimited: boolean;
  /** Null: all. */
  allowedPackages: ReadonlySet<number> | null;
}

/** A package and its price for an account. */
export interface Offer {
  package: CataloguePackage;
  id: string;
  pricePaise: number;
  retailPaise: number;
}

export const PRICE_CURRENCY: Schemas["Money"]["currency"] = "INR";

/** An unnamed set of countries counts as a region. */
export function typeOf(destination: string | null, areas: ReadonlyMap<string, Area>): PackageType {
  const area = destination === null ? undefined : areas.get(destination);
  if (area === undefined) return "region";
  if (area.kind === "country") return "country";
  return area.global ? "global" : "region";
}

export function packageId(number: number): string {
  return `pkg_${number}`;
}

/** Country lists are sorted, so equal sets have equal keys. */
export function destinationKey(place: { destination: string | null; countries: readonly string[] }): string {
  return place.destination ?? place.countries.join("+");
}

/** The first name in lower case with dashes. */
export function aliasOf(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
