// The types of the catalogue: providers, areas and packages. A package's type follows from its destination alone, so it
// is derived here and not stored.
import type { components } from "@partner-esim/generated/types";

type Schemas = components["schemas"];

/** A mobile network provider, which supplies packages. Disabling it takes all of its packages off sale. */
export interface Provider {
  id: string;
  name: string;
  enabled: boolean;
}

/** A place that packages are sold for: a country by its ISO 3166-1 code, or a region as `region-<number>`. */
export interface Area {
  code: string;
  name: string;
  kind: Schemas["DestinationType"];
  /** Old name-based codes. They survive renaming and never move to another region. */
  aliases: string[];
  /** True for the region that means the whole world. */
  global: boolean;
}

export type PackageType = Schemas["PackageType"];

export interface CataloguePackage {
  number: number;
  name: string;
  providerId: string;
  retired: boolean;
  type: PackageType;
  /** The `Area.code` it is sold for; null for a few countries that are not a named region. */
  destination: string | null;
  /** ISO codes: upper case, alphabetical, each once. */
  countries: string[];
  countriesReliable: boolean;
  /** Allowance, per day if `dailyReset` is set; null if unlimited, or if the supplier doesn't say. */
  dataMb: number | null;
  unlimited: boolean;
  /** When the allowance of a daily plan resets; null for a plan with one total allowance. */
  dailyReset: string | null;
  validityDays: number;
  currency: string;
  costMicros: number;
  retailMicros: number;
  /** Sold in the service's own store, which gives it precedence in its listing slot. */
  ownStore: boolean;
  /** Travellers would need an identity check, for which the API has no step. */
  identityCheck: boolean;
  topup: boolean;
}

export interface Catalogue {
  /** Grows with every change; two catalogues of one version are equal. */
  version: number;
  providers: Map<string, Provider>;
  areas: Map<string, Area>;
  /** Ascending by number. */
  packages: CataloguePackage[];
}

/** What of an account decides which packages it may buy, and at which price. */
export interface PricingProfile {
  discountBps: number;
  sellsUnlimited: boolean;
  /** The agreed package numbers; null for the whole catalogue. */
  allowedPackages: ReadonlySet<number> | null;
}

/** A package that an account may buy now. */
export interface Offer {
  package: CataloguePackage;
  id: string;
  pricePaise: number;
  retailPaise: number;
}

export const PRICE_CURRENCY: Schemas["Money"]["currency"] = "INR";

/** Returns a package's type by its destination; a nameless set of countries counts as a region. */
export function typeOf(destination: string | null, areas: ReadonlyMap<string, Area>): PackageType {
  const area = destination === null ? undefined : areas.get(destination);
  if (area === undefined) return "region";
  if (area.kind === "country") return "country";
  return area.global ? "global" : "region";
}

export function packageId(number: number): string {
  return `pkg_${number}`;
}

/** Returns one key per destination. Country lists are sorted, so the same set gives the same key. */
export function destinationKey(place: { destination: string | null; countries: readonly string[] }): string {
  return place.destination ?? place.countries.join("+");
}

/** Returns a region's old-style code: its first name in lower case with dashes. */
export function aliasOf(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
