// Exports everything about a traveller. If details are erased meanwhile, the export fails: its file would lack them.
import { limits } from "@partner-esim/generated/portal/limits";
import { yieldTurn } from "../lists/yield-turn.ts";
import type { Order } from "../orders/order.ts";
import type { Reads } from "../ports.ts";
import { Refusal } from "../refusal.ts";
import { ordersOfTraveller, type Traveller } from "./finding.ts";

/** @param show reads one order with all that belongs to it */
export async function exportTraveller<Shown>(
  reads: Reads,
  traveller: Traveller,
  show: (order: Order) => Promise<Shown>,
): Promise<Shown[] | Refusal<"too_many_orders" | "traveller_erased">> {
  const numbers = await numbersOf(reads, traveller, limits.travellerExportMax);
  if (numbers.length > limits.travellerExportMax) {
    return new Refusal(
      "too_many_orders",
      `More than ${limits.travellerExportMax} orders name this traveller; nothing was exported. Name an account.`,
    );
  }
  const shown: Shown[] = [];
  for (const n of numbers) {
    const order = await reads.orders.byNumber(n);
    if (order) shown.push(await show(order));
    await yieldTurn();
  }
  const named = new Set(await numbersOf(reads, traveller, Number.POSITIVE_INFINITY));
  if (numbers.every((n) => named.has(n))) return shown;
  return new Refusal(
    "traveller_erased",
    "Details of this traveller were erased during the export; nothing was exported. Export again for the orders that remain.",
  );
}

/** Ends soon after `max`. */
async function numbersOf(reads: Reads, traveller: Traveller, max: number): Promise<number[]> {
  const numbers: number[] = [];
  for await (const orders of ordersOfTraveller(reads, traveller)) {
    numbers.push(...orders.map(({ n }) => n));
    if (numbers.length > max) break;
  }
  return numbers;
}
