// What cancelling gives back: the prices of unused eSIMs, and of their top-ups.
import type { Order, OrderItem } from "../orders/order.ts";
import type { OrderWithEsims } from "../orders/orders.ts";
import type { Reads } from "../ports.ts";
import { type Canceller, cancellable, whyNotCancellable } from "./cancellable.ts";
import type { Esim } from "./esim.ts";

export const itemOf = (esim: Esim, order: Order | null): OrderItem | undefined =>
  order?.items.find(({ packageNumber }) => packageNumber === esim.packageNumber);

async function unusedPaise(reads: Reads, esim: Esim, order: Order | null): Promise<number> {
  if (esim.status !== "ready") return 0;
  const topups = await reads.topups.completedOf(esim.n);
  return topups.reduce((paise, topup) => paise + topup.totalPaise, itemOf(esim, order)?.unitPaise ?? 0);
}

/** Returns null if the eSIM cannot be cancelled. */
export async function esimCancelRefund(
  reads: Reads,
  esim: Esim,
  order: Order | null,
  by: Canceller["by"],
): Promise<number | null> {
  return whyNotCancellable(esim, order, by) ? null : await unusedPaise(reads, esim, order);
}

/** Sums over the eSIMs that would be cancelled. */
export async function orderCancelRefund(
  reads: Reads,
  found: OrderWithEsims,
  by: Canceller["by"],
): Promise<number> {
  const left = cancellable(found, by);
  const refunds = await Promise.all(left.map((esim) => unusedPaise(reads, esim, found.order)));
  return refunds.reduce((sum, paise) => sum + paise, 0);
}
