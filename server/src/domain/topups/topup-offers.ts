import { type CataloguePackage, type Offer, packageMax, totalMbOf } from "../catalogue/catalogue.ts";
import type { CatalogueView } from "../catalogue/view.ts";
import type { Esim } from "../esims/esim.ts";

/** Both are 32-bit integers of the contract, and an end is a time with a year of four digits. */
const esimMax = { totalMb: 2 ** 31 - 1, validityDays: 36_500 };

/** The packages that an eSIM takes now. */
export const topupOffersOf = (view: CatalogueView, esim: Esim): Offer[] =>
  view
    .topupOffers({ ...esim.origin, unlimited: esim.unlimited })
    .filter((offer) => hasRoomFor(esim, offer.package));

/** Top-ups that are processing may each add the most that a package has. */
function hasRoomFor({ totalMb, validityDays, runningTopups }: Esim, added: CataloguePackage): boolean {
  const mostMb = (totalMb ?? 0) + (totalMbOf(added) ?? 0) + runningTopups * packageMax.dataMb;
  const mostDays = validityDays + added.validityDays + runningTopups * packageMax.validityDays;
  return mostMb <= esimMax.totalMb && mostDays <= esimMax.validityDays;
}
