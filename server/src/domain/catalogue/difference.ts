// What an import changes: packages with their values before and after, and packages that no partner is offered.
import { limits } from "@partner-esim/generated/portal/limits";
import { formatMicros } from "./amount.ts";
import type { Catalogue, CataloguePackage, Provider } from "./catalogue.ts";
import { anyPartner, assess, type OmissionReason } from "./omission.ts";
import type { CatalogueChange } from "./store.ts";

export interface ChangedField {
  field: string;
  before: string | null;
  after: string | null;
}

export interface PackageDifference {
  number: number;
  name: string;
  change: "added" | "changed" | "retired";
  fields: ChangedField[];
}

export interface Omitted {
  reason: OmissionReason;
  count: number;
  /** The first of these packages. */
  numbers: number[];
}

export interface Difference {
  /** The first of these changes. */
  changes: PackageDifference[];
  omitted: Omitted[];
}

const yes = (flag: boolean) => String(flag);
const textOf = (value: string | number | null) => (value === null || value === "" ? null : String(value));

/** Fields by the columns of a catalogue file. */
const fields: Record<string, (pkg: CataloguePackage) => string | null> = {
  name: ({ name }) => name,
  provider: ({ providerId }) => providerId,
  destination: ({ destination }) => destination,
  countries: ({ countries }) => textOf(countries.join(" ")),
  countries_reliable: ({ countriesReliable }) => yes(countriesReliable),
  data_mb: ({ dataMb }) => textOf(dataMb),
  unlimited: ({ unlimited }) => yes(unlimited),
  daily_reset: ({ dailyReset }) => dailyReset,
  validity_days: ({ validityDays }) => textOf(validityDays),
  currency: ({ currency }) => currency,
  cost: ({ costMicros }) => formatMicros(costMicros),
  retail_price: ({ retailMicros }) => formatMicros(retailMicros),
  own_store: ({ ownStore }) => yes(ownStore),
  identity_check: ({ identityCheck }) => yes(identityCheck),
  topup: ({ topup }) => yes(topup),
  retired: ({ retired }) => yes(retired),
};

/** @param named packages of the file */
export function describeDifference(
  current: Catalogue,
  { packages, providers }: CatalogueChange,
  named: readonly CataloguePackage[],
): Difference {
  const inFile = new Set(named.map(({ number }) => number));
  const changed = [...packages].sort((a, b) => a.number - b.number).slice(0, limits.importChangesMax);
  const wanted = new Set(changed.map(({ number }) => number));
  const before = new Map(
    current.packages.flatMap((pkg) => (wanted.has(pkg.number) ? [[pkg.number, pkg] as const] : [])),
  );
  const after = new Map([...current.providers, ...providers.map((one) => [one.id, one] as const)]);
  return {
    changes: changed.map((pkg) => differenceOf(before.get(pkg.number), pkg, inFile.has(pkg.number))),
    omitted: omittedOf(named, after),
  };
}

function differenceOf(
  before: CataloguePackage | undefined,
  after: CataloguePackage,
  isInFile: boolean,
): PackageDifference {
  const { number, name } = after;
  if (before === undefined) return { number, name, change: "added", fields: [] };
  if (!isInFile) return { number, name, change: "retired", fields: [] };
  const changes = Object.entries(fields).flatMap(([field, read]) => {
    const values = { before: read(before), after: read(after) };
    return values.before === values.after ? [] : [{ field, ...values }];
  });
  return { number, name, change: "changed", fields: changes };
}

function omittedOf(packages: readonly CataloguePackage[], providers: Map<string, Provider>): Omitted[] {
  const found = new Map<OmissionReason, Omitted>();
  for (const pkg of packages) {
    const reason = assess(pkg, { providers }, anyPartner);
    if (typeof reason !== "string") continue;
    const omitted = found.get(reason) ?? { reason, count: 0, numbers: [] };
    omitted.count += 1;
    if (omitted.numbers.length < limits.omittedPackagesMax) omitted.numbers.push(pkg.number);
    found.set(reason, omitted);
  }
  return [...found.values()].sort((a, b) => b.count - a.count);
}
