// One package row of the demonstration catalogue, in the import format; fields with their default are omitted.
import type { Demand } from "./places.ts";
import { costOf, type Plan, planName, retailOf } from "./plans.ts";

export interface Entry {
  name: string;
  provider: string;
  destination?: string | undefined;
  countries?: string[] | undefined;
  countries_reliable?: false;
  data_mb?: number | undefined;
  unlimited?: true | undefined;
  daily_reset?: string | undefined;
  validity_days: number;
  currency?: string;
  cost: string;
  retail_price: string;
  own_store?: true;
  identity_check?: true;
  topup?: false;
  retired?: true;
}

export interface Seller {
  name: string;
  provider: string;
  destination: string | null;
  /** Undefined for a single country. */
  countries: string[] | undefined;
}

/** Each supplier resets the allowance of all its daily plans in the same way. */
const RESETS: Readonly<Record<string, string>> = { meridian: "midnight-utc", banyan: "midnight-local" };
const USUAL_RESET = "24-hours-from-first-use";

export function entry(seller: Seller, demand: Demand, plan: Plan, seed: string): Entry {
  const costRupees = costOf(demand, plan, seed);
  return {
    name: planName(seller.name, plan),
    provider: seller.provider,
    destination: seller.destination ?? undefined,
    countries: seller.countries,
    data_mb: plan.dataMb ?? undefined,
    unlimited: plan.kind === "unlimited" ? true : undefined,
    daily_reset: plan.kind === "daily" ? (RESETS[seller.provider] ?? USUAL_RESET) : undefined,
    validity_days: plan.days,
    cost: String(costRupees),
    retail_price: retailOf(costRupees, seed).toFixed(2),
  };
}
