// A package's type follows from its destination, so it is derived and not stored.
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
  /** Codes derived from earlier names. An alias never moves to another region. */
  aliases: string[];
  global: boolean;
}

export type PackageType = Schemas["PackageType"];

/** Maximum data and validity of a package. */
export const packageMax = { dataMb: 100_000_000, validityDays: 3650 };

export interface CataloguePackage {
  number: number;
  name: string;
  providerId: string;
  retired: boolean;
  type: PackageType;
  /** An `Area.code`; null for a set of countries without a region. */
  destination: string | null;
  /** Sorted and unique ISO codes. */
  countries: string[];
  countriesReliable: boolean;
  /** Per day if `dailyReset` is set; null if unlimited or unknown. */
  dataMb: number | null;
  unlimited: boolean;
  dailyReset: string | null;
  validityDays: number;
  currency: string;
  costMicros: number;
  retailMicros: number;
  /** Wins its listing slot against other stores. */
  ownStore: boolean;
  /** The API has no step for identity checks, so such packages are not sold. */
  identityCheck: boolean;
  topup: boolean;
}

/** Whether `dataMb` is for each day. */
export const isDaily = ({ unlimited, dailyReset }: CataloguePackage): boolean =>
  !unlimited && dailyReset !== null;

/** MB of all days; null if unlimited. */
export function totalMbOf(pkg: CataloguePackage): number | null {
  if (pkg.unlimited) return null;
  return isDaily(pkg) ? (pkg.dataMb ?? 0) * pkg.validityDays : pkg.dataMb;
}

export interface Catalogue {
  version: number;
  providers: Map<string, Provider>;
  areas: Map<string, Area>;
  packages: CataloguePackage[];
}

export interface PricingProfile {
  discountBps: number;
  sellsUnlimited: boolean;
  /** Null allows every package. */
  allowedPackages: ReadonlySet<number> | null;
}

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

export function destinationKey(coverage: {
  destination: string | null;
  countries: readonly string[];
}): string {
  return coverage.destination ?? coverage.countries.join("+");
}

export function aliasOf(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
