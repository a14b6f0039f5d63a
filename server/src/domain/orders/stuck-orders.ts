// Support's actions on an order that the supplier does not complete: retry now, or refund now.
import { addAuditEntry, type OperatorActor } from "../accounts/audit-log.ts";
import { lockOrder } from "../locks.ts";
import type { OperationTx, Tx } from "../ports.ts";
import { Refusal } from "../refusal.ts";
import { settlementMs } from "../supply/schedule.ts";
import type { Random } from "../values/random.ts";
import { conclude } from "./live-orders.ts";
import type { Order } from "./order.ts";
import type { OrderWithEsims } from "./orders.ts";

export const refundDueOf = ({ mode, status, progressAt }: Pick<Order, "mode" | "status" | "progressAt">) =>
  mode === "live" && status === "processing" ? progressAt + settlementMs : null;

export function notProcessing(what: "order" | "top-up"): Refusal<"not_processing"> {
  return new Refusal("not_processing", `The ${what} is not waiting for the supplier. Get it again.`);
}

export async function retryOrder(
  tx: Tx,
  n: number,
  actor: OperatorActor,
  now: number,
): Promise<Order | Refusal<"not_processing">> {
  const locked = await lockOrder(tx, n);
  if (locked === null || refundDueOf(locked.order) === null) return notProcessing("order");
  const { order, ledger } = locked;
  await tx.jobs.move("fulfil-order", order.n, now);
  await addAuditEntry(tx, ledger.account, actor, "order.retried", order.id, now);
  return order;
}

/** The order keeps issued eSIMs. The supplier is asked to withdraw the others. */
export async function refundOrder(
  tx: OperationTx<"ordersCreate">,
  n: number,
  actor: OperatorActor,
  now: number,
  random: Random,
): Promise<OrderWithEsims | Refusal<"not_processing">> {
  const locked = await lockOrder(tx, n);
  if (locked === null || refundDueOf(locked.order) === null) return notProcessing("order");
  const { order, ledger } = locked;
  const esims = await tx.esims.ofOrder(order.n);
  await conclude(tx, { order, esims, ledger }, now, random);
  await tx.jobs.drop("fulfil-order", order.n);
  await tx.jobs.add({ kind: "recall-order", subject: order.n, dueAt: now });
  await addAuditEntry(tx, ledger.account, actor, "order.refunded", order.id, now);
  return { order, esims };
}
