// Plausible plans and rupee prices for each place, derived from a hash of the plan, so that adding a plan changes no
// other price.
import type { Demand } from "./places.ts";

export interface Plan {
  kind: "metered" | "daily" | "unlimited";
  /** Total or daily allowance; null if unlimited. */
  dataMb: number | null;
  days: number;
}

const GB = 1024;

const metered = (sizeGb: number, days: number): Plan => ({ kind: "metered", dataMb: sizeGb * GB, days });
const daily = (sizeMb: number, days: number): Plan => ({ kind: "daily", dataMb: sizeMb, days });
const unlimited = (days: number): Plan => ({ kind: "unlimited", dataMb: null, days });

const RARE: readonly Plan[] = [
  { kind: "metered", dataMb: 100, days: 1 },
  metered(1, 7),
  metered(2, 15),
  metered(3, 30),
  metered(5, 30),
  daily(500, 5),
  daily(1 * GB, 7),
  unlimited(7),
];
const STEADY: readonly Plan[] = [
  ...RARE,
  { kind: "metered", dataMb: 500, days: 3 },
  metered(10, 30),
  metered(20, 30),
  daily(2 * GB, 10),
  unlimited(15),
];
const BUSY: readonly Plan[] = [
  ...STEADY,
  metered(1, 3),
  metered(3, 15),
  metered(5, 15),
  metered(15, 30),
  metered(30, 60),
  metered(50, 90),
  metered(100, 180),
  daily(1 * GB, 15),
  unlimited(1),
  unlimited(5),
  unlimited(30),
];

export const plansFor: Readonly<Record<Demand, readonly Plan[]>> = { busy: BUSY, steady: STEADY, rare: RARE };

export const regionPlans: readonly Plan[] = [
  metered(1, 7),
  metered(3, 15),
  metered(3, 30),
  metered(5, 30),
  metered(10, 30),
  metered(20, 30),
  metered(50, 90),
  metered(100, 365),
  daily(500, 7),
  daily(1 * GB, 10),
  daily(2 * GB, 15),
  unlimited(7),
  unlimited(15),
  unlimited(30),
];

/** Returns a rival's version of the plan: slightly different, always in the same slot. */
export function rivalOf(plan: Plan): Plan {
  const days = { 3: 2, 7: 8, 15: 14, 30: 28, 10: 9 }[plan.days] ?? plan.days;
  const dataMb = plan.dataMb === GB ? 1200 : plan.dataMb;
  return { ...plan, days, dataMb };
}

export function planName(destination: string, plan: Plan): string {
  const days = plan.days === 1 ? "1 day" : `${plan.days} days`;
  if (plan.dataMb === null) return `${destination} Unlimited ${days}`;
  const size = plan.dataMb % GB === 0 ? `${plan.dataMb / GB} GB` : `${plan.dataMb} MB`;
  return `${destination} ${size}${plan.kind === "daily" ? " per day" : ""}, ${days}`;
}

/** Returns a number in [0, 1) that depends only on the text (FNV-1a, then mixed). */
export function draw(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** Rupees for the first gigabyte, by demand for the place. */
const GB_COST_RUPEES: Readonly<Record<Demand, number>> = { busy: 55, steady: 110, rare: 240 };

/** Returns the plan's cost in rupees with four decimals, because suppliers bill in other currencies. */
export function costOf(demand: Demand, plan: Plan, seed: string): number {
  const dayCount = plan.kind === "daily" ? plan.days : 1;
  const usedGb =
    plan.dataMb === null ? plan.days * 1.6 : (plan.dataMb / GB) * dayCount * (dayCount > 1 ? 0.7 : 1);
  const perGb = GB_COST_RUPEES[demand] * (0.8 + 0.4 * draw(seed));
  const rupees = 6 + perGb * usedGb ** 0.8 + plan.days * 0.9;
  return Math.round(rupees * 10_000) / 10_000;
}

/** Returns the store's price: a margin above the cost, rounded up to a familiar price. */
export function retailOf(costRupees: number, seed: string): number {
  const requested = costRupees * (1.35 + 0.45 * draw(`${seed} margin`));
  return requested < 100 ? Math.ceil(requested) : Math.ceil(requested / 10) * 10 - 1;
}
