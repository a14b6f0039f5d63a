// Computes a file's change to the catalogue. Only `retireMissing` affects packages that the file doesn't name.
import type { Area, Catalogue, CataloguePackage, Provider } from "./catalogue.ts";
import type { Places } from "./history.ts";
import type { CatalogueChange } from "./store.ts";

export interface CatalogueTarget {
  providers: readonly Provider[];
  areas: readonly Area[];
  packages: readonly CataloguePackage[];
  retireMissing: boolean;
}

export interface ChangeSummary {
  providersWritten: number;
  areasWritten: number;
  packagesAdded: number;
  packagesChanged: number;
  packagesUnchanged: number;
  packagesRetired: number;
  /** Packages of the file that stay retired. */
  packagesStillRetired: number;
}

export function planChange(
  current: Catalogue,
  target: CatalogueTarget,
): { change: CatalogueChange; summary: ChangeSummary } {
  const existing = new Map(current.packages.map((pkg) => [pkg.number, pkg]));
  const written = target.packages.filter((pkg) => !isSame(existing.get(pkg.number), pkg));
  const packagesAdded = written.filter((pkg) => !existing.has(pkg.number)).length;
  const missing = target.retireMissing ? missingPackages(current, target) : [];
  const change: CatalogueChange = {
    providers: target.providers.filter((provider) => !isSame(current.providers.get(provider.id), provider)),
    areas: target.areas.filter((area) => !isSame(current.areas.get(area.code), area)),
    packages: [...written, ...missing.map((pkg) => ({ ...pkg, retired: true }))],
  };
  const summary: ChangeSummary = {
    providersWritten: change.providers.length,
    areasWritten: change.areas.length,
    packagesAdded,
    packagesChanged: written.length - packagesAdded,
    packagesUnchanged: target.packages.length - written.length,
    packagesRetired: missing.length,
    packagesStillRetired: target.packages.filter((pkg) => pkg.retired && existing.get(pkg.number)?.retired)
      .length,
  };
  return { change, summary };
}

/** New providers and areas have no earlier values. They stay when the change is undone. */
export const placesBefore = (current: Catalogue, { providers, areas }: CatalogueChange): Places => ({
  providers: providers.flatMap(({ id }) => current.providers.get(id) ?? []),
  areas: areas.flatMap(({ code }) => current.areas.get(code) ?? []),
});

function missingPackages(current: Catalogue, target: CatalogueTarget): CataloguePackage[] {
  const named = new Set(target.packages.map((pkg) => pkg.number));
  return current.packages.filter((pkg) => !pkg.retired && !named.has(pkg.number));
}

function isSame<T extends object>(a: T | undefined, b: T): boolean {
  return (
    a !== undefined && Object.entries(b).every(([key, value]) => String(a[key as keyof T]) === String(value))
  );
}
