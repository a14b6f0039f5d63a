// Listing slots: of packages that a traveller would consider the same plan, one is listed.
import { limits } from "@partner-esim/generated/limits";
import type { CataloguePackage, Offer } from "./catalogue.ts";
import { destinationKey } from "./catalogue.ts";

const MB_PER_GB = 1024;
const STANDARD_SIZES_MB = [...limits.slotSizesMb, ...limits.slotSizesGb.map((gb) => gb * MB_PER_GB)];

/** Returns the nearest standard size (ties: the larger), or the size itself if none is near. */
export function slotSizeMb(dataMb: number): number {
  let nearestMb = STANDARD_SIZES_MB[0] as number;
  for (const sizeMb of STANDARD_SIZES_MB) {
    if (Math.abs(sizeMb - dataMb) <= Math.abs(nearestMb - dataMb)) nearestMb = sizeMb;
  }
  const isNear = Math.abs(nearestMb - dataMb) * 100 <= nearestMb * limits.slotSizeTolerancePercent;
  return isNear ? nearestMb : dataMb;
}

export function bandEndDays(validityDays: number): number {
  return limits.slotValidityEndsDays.find((end) => validityDays <= end) ?? validityDays;
}

export function slotKey(pkg: CataloguePackage): string {
  const size = pkg.unlimited || pkg.dataMb === null ? "unlimited" : slotSizeMb(pkg.dataMb);
  return `${destinationKey(pkg)}|${size}|${pkg.dailyReset ?? "total"}|${bandEndDays(pkg.validityDays)}`;
}

type Contender = Pick<Offer, "package" | "pricePaise">;

/** Precedence in a slot: own store, lower price, lower number. */
export function goesBefore(a: Contender, b: Contender): boolean {
  if (a.package.ownStore !== b.package.ownStore) return a.package.ownStore;
  if (a.pricePaise !== b.pricePaise) return a.pricePaise < b.pricePaise;
  return a.package.number < b.package.number;
}
