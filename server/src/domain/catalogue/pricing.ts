// What an account pays, in integer paise. Every price satisfies cost <= price <= retail; arithmetic is exact.
import { MICROS_PER_PAISA } from "./amount.ts";
import type { CataloguePackage, PricingProfile } from "./catalogue.ts";

const BPS = 10_000;

export interface Price {
  pricePaise: number;
  retailPaise: number;
}

export type PriceFault = "price-rounds-to-zero" | "cost-above-retail";

type Amounts = Pick<CataloguePackage, "costMicros" | "retailMicros">;
type Discount = Pick<PricingProfile, "discountBps">;

/** Returns retail less discount, rounded half up to the paisa, at least the cost and at most the retail price. */
export function quote(amounts: Amounts, profile: Discount): Price | PriceFault {
  const retailPaise = retailPaiseOf(amounts);
  const costPaise = costPaiseOf(amounts);
  const wantedPaise = discountedPaise(amounts.retailMicros, profile.discountBps);
  const pricePaise = Math.min(Math.max(wantedPaise, costPaise), retailPaise);
  if (pricePaise < 1) return "price-rounds-to-zero";
  if (costPaise > retailPaise) return "cost-above-retail";
  return { pricePaise, retailPaise };
}

/** Rounded up to the paisa. */
export const costPaiseOf = ({ costMicros }: Pick<Amounts, "costMicros">): number =>
  Math.ceil(costMicros / MICROS_PER_PAISA);

export function retailPaiseOf(amounts: Pick<Amounts, "retailMicros">): number {
  return discountedPaise(amounts.retailMicros, 0);
}

export function priceOf(pkg: Amounts, profile: Discount): Price | null {
  const price = quote(pkg, profile);
  return typeof price === "string" ? null : price;
}

/** micros * bps would exceed 2^53 above 900,000 rupees, so paise and remainder are multiplied apart. */
function discountedPaise(retailMicros: number, discountBps: number): number {
  const keptBps = BPS - discountBps;
  const wholePaise = Math.floor(retailMicros / MICROS_PER_PAISA);
  const restMicros = retailMicros % MICROS_PER_PAISA;
  const product = wholePaise * keptBps;
  const scale = BPS * MICROS_PER_PAISA;
  const remainder = (product % BPS) * MICROS_PER_PAISA + restMicros * keptBps;
  return Math.floor(product / BPS) + Math.floor((remainder + scale / 2) / scale);
}
