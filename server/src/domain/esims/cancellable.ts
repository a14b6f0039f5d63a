import type { Actor } from "../accounts/audit-log.ts";
import type { Order } from "../orders/order.ts";
import type { ListedOrder } from "../orders/order-list.ts";
import type { OrderWithEsims } from "../orders/orders.ts";
import type { Esim } from "./esim.ts";

/** `no_answer`: the supplier has not confirmed yet and is polled. */
export class CancelProblem {
  readonly code: "not_cancellable" | "no_answer";
  readonly message: string;

  constructor(code: CancelProblem["code"], message: string) {
    this.code = code;
    this.message = message;
  }
}

/** A partner cancels unused eSIMs. Support can also cancel used ones. */
export type Canceller = { by: "partner" | "support"; actor: Actor };

const open = { partner: ["ready"], support: ["ready", "active", "depleted"] } as const;

export function whyNotCancellable(
  esim: Pick<Esim, "status" | "runningTopups">,
  order: Pick<Order, "status"> | null,
  by: Canceller["by"],
): CancelProblem | null {
  if (!open[by].some((status) => status === esim.status)) {
    return notCancellable(`The eSIM is ${esim.status}.`);
  }
  if (esim.runningTopups > 0) return notCancellable("A top-up of the eSIM is running.");
  if (order?.status === "processing") return notCancellable("Its order is not finished yet.");
  return null;
}

export const notCancellable = (message: string): CancelProblem =>
  new CancelProblem("not_cancellable", message);

export const cancellable = ({ order, esims }: OrderWithEsims, by: Canceller["by"]): Esim[] =>
  esims.filter((esim) => whyNotCancellable(esim, order, by) === null);

/** A partner can cancel an order if all its remaining eSIMs are unused; support, if any eSIM can be cancelled. */
export function whyOrderNotCancellable(
  { order, esims }: ListedOrder,
  by: Canceller["by"],
): CancelProblem | null {
  if (order.status !== "completed" && order.status !== "partially_completed") {
    return notCancellable(`The order is ${order.status}.`);
  }
  if (by === "support") {
    return esims.some((esim) => whyNotCancellable(esim, order, by) === null)
      ? null
      : notCancellable("Nothing of the order can be cancelled.");
  }
  const left = esims.filter(({ status }) => status !== "cancelled");
  if (esims.some(({ activatedAt }) => activatedAt !== null)) {
    return notCancellable("An eSIM of the order has been used.");
  }
  for (const esim of left) {
    const problem = whyNotCancellable(esim, order, "partner");
    if (problem) return problem;
  }
  return null;
}
