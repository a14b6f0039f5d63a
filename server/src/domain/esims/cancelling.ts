// A live eSIM is marked until the supplier confirms, and cannot be topped up meanwhile. An unused eSIM is refunded.
import type { AuditKind } from "../accounts/audit-kinds.ts";
import { addAuditEntry } from "../accounts/audit-log.ts";
import { post, settleReturn } from "../ledger/ledger.ts";
import { lockEsim, lockOrder } from "../locks.ts";
import { accountIdOf } from "../orders/live-orders.ts";
import type { Order } from "../orders/order.ts";
import type { OrderWithEsims } from "../orders/orders.ts";
import type { Reads, Tx } from "../ports.ts";
import { Attempts, orUnknown, type UnknownResult } from "../supply/attempts.ts";
import type { SupplyContext } from "../supply/ports.ts";
import { usageTimeoutMs } from "../supply/schedule.ts";
import type { CancelResult } from "../supply/supplier.ts";
import { pollUntil } from "../supply/waiting.ts";
import { topupRefund } from "../topups/topups.ts";
import { itemOf } from "./cancel-refund.ts";
import {
  type Canceller,
  CancelProblem,
  cancellable,
  notCancellable,
  whyNotCancellable,
  whyOrderNotCancellable,
} from "./cancellable.ts";
import type { Esim } from "./esim.ts";
import { pollNow } from "./esim-reports.ts";

export async function cancelEsim(
  context: SupplyContext,
  esim: Pick<Esim, "n">,
  canceller: Canceller,
  now: number,
): Promise<Esim | CancelProblem> {
  const marked = await context.store.transaction(async (tx) => {
    const current = await lockedEsim(tx, esim.n);
    const order = current.order === null ? null : await tx.orders.lock(current.order);
    const problem = whyNotCancellable(current, order, canceller.by);
    if (problem) return problem;
    await mark(tx, current, now);
    await note(tx, current.ledger, canceller, "esim.cancel", current.iccid, now);
    return current;
  });
  if (marked instanceof CancelProblem) return marked;
  return (await confirm(context, [marked], now)) ?? (await existing(context.store.reads, esim.n));
}

export async function cancelOrder(
  context: SupplyContext,
  order: Pick<Order, "n">,
  canceller: Canceller,
  now: number,
): Promise<OrderWithEsims | CancelProblem> {
  const { store } = context;
  const known = await orderWithEsims(store.reads, order.n);
  const { by } = canceller;
  const obvious = whyOrderNotCancellable(known, by);
  if (obvious) return obvious;
  if (known.order.mode === "live" && by === "partner") {
    const results = await Promise.all(known.esims.map((esim) => pollNow(context, esim, now)));
    if (results.some((received) => !received)) {
      return new CancelProblem(
        "no_answer",
        "The supplier has not responded, so nothing was changed. Try again later.",
      );
    }
  }
  const marked = await store.transaction(async (tx) => {
    await lockOrder(tx, order.n);
    const current = await orderWithEsims(tx, order.n);
    for (const { n } of current.esims) await tx.esims.lock(n);
    const problem = whyOrderNotCancellable(current, by);
    if (problem) return problem;
    const left = cancellable(current, by);
    for (const esim of left) await mark(tx, esim, now);
    await note(tx, current.order.ledger, canceller, "order.cancel", current.order.id, now);
    return left;
  });
  if (marked instanceof CancelProblem) return marked;
  return (await confirm(context, marked, now)) ?? (await orderWithEsims(store.reads, order.n));
}

/** A job cancels the eSIM once the supplier confirms. */
async function mark(tx: Tx, esim: Esim, now: number): Promise<void> {
  if (esim.mode === "test") return await conclude(tx, esim, now);
  if (esim.cancelling) return;
  esim.cancelling = true;
  await tx.esims.update(esim);
  await tx.jobs.add({ kind: "cancel-esim", subject: esim.n, dueAt: now + 2 * usageTimeoutMs });
}

async function note(
  tx: Tx,
  ledger: number,
  { actor }: Canceller,
  kind: AuditKind,
  subject: string,
  now: number,
): Promise<void> {
  const { account, mode } = await tx.ledgers.byNumber(ledger);
  await addAuditEntry(tx, account, actor, kind, subject, now, mode);
}

async function confirm(
  context: SupplyContext,
  esims: readonly Esim[],
  now: number,
): Promise<CancelProblem | null> {
  const waiting = esims.filter(({ mode }) => mode === "live");
  const outcomes = await Promise.all(
    waiting.map((esim) =>
      pollUntil(
        context.time,
        now + usageTimeoutMs,
        () => requestCancellation(context, esim),
        (response, at) => writeCancelResult(context, esim.n, response, at),
      ),
    ),
  );
  const used = waiting.filter((_, i) => outcomes[i] === false);
  await Promise.all(used.map((esim) => pollNow(context, { ...esim, cancelling: false }, now)));
  if (outcomes.includes(false)) return notCancellable("The network does not cancel what has been used.");
  return outcomes.includes(null) ? noResponse() : null;
}

const noResponse = (): CancelProblem =>
  new CancelProblem("no_answer", "The supplier has not responded. The result will be shown later.");

type CancelOutcome = CancelResult | UnknownResult;

async function requestCancellation(
  { store, supplier, beforeCall }: SupplyContext,
  esim: Esim,
): Promise<CancelOutcome> {
  const account = await accountIdOf(store.reads, esim.ledger);
  beforeCall?.();
  return await orUnknown(supplier.cancel({ iccid: esim.iccid, account, ifUnused: esim.status === "ready" }));
}

/** `null`: the supplier's result is unknown. */
async function writeCancelResult(
  { store }: SupplyContext,
  n: number,
  { outcome }: CancelOutcome,
  now: number,
): Promise<boolean | null> {
  if (outcome === "pending" || outcome === "unknown") return null;
  return await store.transaction(async (tx) => {
    const esim = await lockedEsim(tx, n);
    if (esim.cancelling) {
      if (outcome === "cancelled") await conclude(tx, esim, now);
      else {
        esim.cancelling = false;
        await tx.esims.update(esim);
      }
    }
    await tx.jobs.drop("cancel-esim", n);
    return esim.status === "cancelled";
  });
}

export async function continueCancelling(context: SupplyContext, n: number, now: number): Promise<boolean> {
  const esim = await existing(context.store.reads, n);
  if (!esim.cancelling) return true;
  const response = await requestCancellation(context, esim);
  await new Attempts("cancel").add([response], now).store(context.store, "esim", n);
  return (await writeCancelResult(context, n, response, now)) !== null;
}

async function conclude(tx: Tx, esim: Esim, now: number): Promise<void> {
  const refund = esim.status === "ready";
  esim.status = "cancelled";
  esim.cancelling = false;
  await tx.esims.update(esim);
  const order = esim.order === null ? null : await tx.orders.lock(esim.order);
  if (refund) await returnMoney(tx, esim, order, now);
  if (!order) return;
  const esims = await tx.esims.ofOrder(order.n);
  if (esims.every(({ status, activatedAt }) => status === "cancelled" && activatedAt === null)) {
    order.status = "cancelled";
    tx.facts.add({ kind: "order", mode: order.mode, status: order.status, settledAfterMs: null });
  }
  await tx.orders.update(order);
}

async function returnMoney(tx: Tx, esim: Esim, order: Order | null, now: number): Promise<void> {
  const ledger = await tx.ledgers.lock(esim.ledger);
  const item = itemOf(esim, order);
  if (order && item) {
    const { costPaise: cost } = item.package;
    const costPaise = cost === undefined ? undefined : -cost;
    await post(tx, ledger, "order_refund", item.unitPaise, { order: order.n, costPaise }, now);
    order.refundedPaise += item.unitPaise;
  }
  for (const topup of await tx.topups.completedOf(esim.n)) {
    await post(tx, ledger, "topup_refund", topup.totalPaise, topupRefund(topup), now);
  }
  await settleReturn(tx, ledger);
}

async function lockedEsim(tx: Tx, n: number): Promise<Esim> {
  const locked = await lockEsim(tx, n);
  if (!locked) throw new Error("an eSIM is missing");
  return locked.esim;
}

async function existing(reads: Reads, n: number): Promise<Esim> {
  const esim = await reads.esims.byNumber(n);
  if (!esim) throw new Error("an eSIM is missing");
  return esim;
}

async function orderWithEsims(reads: Reads, n: number): Promise<OrderWithEsims> {
  const order = await reads.orders.byNumber(n);
  if (!order) throw new Error("an order is missing");
  return { order, esims: await reads.esims.ofOrder(n) };
}
