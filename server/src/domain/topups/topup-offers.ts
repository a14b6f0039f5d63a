import { type CataloguePackage, type Offer, totalMbOf } from "../catalogue/catalogue.ts";
import type { CatalogueView } from "../catalogue/view.ts";
import type { Esim } from "../esims/esim.ts";
import type { Reads } from "../ports.ts";

/** The contract's 32-bit maximum, and an end whose year has four digits. */
const esimMax = { totalMb: 2 ** 31 - 1, validityDays: 36_500 };

/** Returns the packages that the eSIM can be topped up with now. */
export async function topupOffersOf(
  reads: Pick<Reads, "topups">,
  view: CatalogueView,
  esim: Esim,
): Promise<Offer[]> {
  const { n, origin, unlimited, runningTopups } = esim;
  const running = runningTopups === 0 ? [] : await reads.topups.runningOf(n);
  const added = running.map((topup) => topup.package);
  const mostMb = esimMax.totalMb - sumOf([esim, ...added], ({ totalMb }) => totalMb ?? 0);
  const mostDays = esimMax.validityDays - sumOf([esim, ...added], ({ validityDays }) => validityDays);
  const hasRoomFor = (pkg: CataloguePackage) =>
    (totalMbOf(pkg) ?? 0) <= mostMb && pkg.validityDays <= mostDays;
  return view.topupOffers({ ...origin, unlimited }).filter((offer) => hasRoomFor(offer.package));
}

const sumOf = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);
