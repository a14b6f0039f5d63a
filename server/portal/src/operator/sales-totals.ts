// Sums of a period's sales in paise, so that decimal text is added without rounding.
import type { SalesDay, SignedMoney } from "@partner-esim/generated/portal/models";
import { moneyOf, paiseOf } from "../format.ts";

/** Null if any amount is. */
function sumOf(amounts: readonly (SignedMoney | null)[]): SignedMoney | null {
  let paise = 0;
  for (const amount of amounts) {
    if (amount === null) return null;
    paise += paiseOf(amount);
  }
  return moneyOf(paise);
}

export function totalsOf(days: readonly SalesDay[]) {
  return {
    orders: days.reduce((sum, { orders }) => sum + orders, 0),
    failed: days.reduce((sum, { failed_orders: failed }) => sum + failed, 0),
    revenue: sumOf(days.map(({ revenue }) => revenue)),
    margin: sumOf(days.map(({ margin }) => margin)),
  };
}
