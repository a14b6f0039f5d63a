// Which delivery an endpoint gets next: manual retries, then scheduled ones, then bulk resends.
import type { Tx } from "../ports.ts";
import type { Endpoint } from "./endpoint.ts";
import { failWaiting } from "./endpoints.ts";
import { testEvent } from "./pings.ts";
import type { ManualDelivery, WaitingDelivery } from "./store.ts";

/** Returns the next manual retry, which goes first, even during a pause. */
export async function nextManual(
  tx: Tx,
  endpoint: Endpoint,
  now: number,
): Promise<{ n: number; waiting: WaitingDelivery } | null> {
  for (;;) {
    const requested = await tx.manualDeliveries.next(endpoint.n);
    if (!requested) return null;
    const waiting = await requestedDelivery(tx, endpoint, requested);
    if (typeof waiting !== "string") return { n: requested.n, waiting };
    await tx.manualDeliveries.finish(
      requested.n,
      { status: null, error: waiting, response: null, tookMs: null },
      now,
    );
  }
}

/**
 * Returns the next delivery of a bulk resend, which goes last, and not during a pause. Drops deliveries that cannot be
 * sent. The resend counts them as skipped.
 */
export async function nextResent(
  tx: Tx,
  endpoint: Endpoint,
  now: number,
): Promise<{ n: number; waiting: WaitingDelivery } | null> {
  if (!endpoint.enabled || (endpoint.pausedUntil ?? 0) > now) return null;
  for (;;) {
    const requested = await tx.manualDeliveries.nextResent(endpoint.n);
    if (!requested) return null;
    const waiting = await requestedDelivery(tx, endpoint, requested);
    if (typeof waiting !== "string") return { n: requested.n, waiting };
    await tx.manualDeliveries.delete(requested.n);
  }
}

/** Returns the delivery, or the reason why it cannot be sent. */
async function requestedDelivery(
  tx: Tx,
  endpoint: Endpoint,
  { delivery, ping, requestedAt }: ManualDelivery,
): Promise<WaitingDelivery | string> {
  if (endpoint.deletedAt !== null) return "The endpoint was deleted.";
  if (!endpoint.accountActive) return "The account was deactivated.";
  if (ping) return { n: 0, id: ping.deliveryId, dueAt: null, event: testEvent(endpoint, ping, requestedAt) };
  const record = delivery === null ? null : await tx.deliveries.byNumber(delivery);
  if (record?.status === "delivered") return "It has been delivered.";
  return (record && (await tx.deliveryQueue.byNumber(record.n))) ?? "The event is past its retention.";
}

/**
 * Returns the lowest sequence. After a pause, probes with the longest overdue delivery
 * (open.webhooks.pause-probe-choice).
 */
export async function nextScheduled(
  tx: Tx,
  endpoint: Endpoint,
  isRetryDue: boolean,
  now: number,
): Promise<WaitingDelivery | null> {
  if (!endpoint.enabled || endpoint.deletedAt !== null) return null;
  if (!endpoint.accountActive) {
    await failWaiting(tx, endpoint, "The account was deactivated.", now);
    return null;
  }
  if ((endpoint.pausedUntil ?? 0) > now) return null;
  if (endpoint.pauseMs > 0) return await dueLongest(tx, endpoint, now);
  // Retries have lower sequences than all pending deliveries.
  if (isRetryDue) return await tx.deliveryQueue.retryInOrder(endpoint.n, now);
  return await tx.deliveryQueue.firstPending(endpoint.n, endpoint.triedSequence);
}

/** Pending deliveries are due since their creation. */
async function dueLongest(tx: Tx, endpoint: Endpoint, now: number): Promise<WaitingDelivery | null> {
  const first = await firstDue(tx, endpoint);
  return first && (first.dueAt ?? 0) <= now ? first : null;
}

/** Includes deliveries due later; ties: lowest sequence. */
async function firstDue(tx: Tx, endpoint: Endpoint): Promise<WaitingDelivery | null> {
  const retry = await tx.deliveryQueue.retryDueLongest(endpoint.n);
  const pending = await tx.deliveryQueue.firstPending(endpoint.n, endpoint.triedSequence);
  if (!retry || !pending) return retry ?? pending;
  return (retry.dueAt ?? 0) <= (pending.dueAt ?? 0) ? retry : pending;
}

export async function nextDueAt(tx: Tx, endpoint: Endpoint, now: number): Promise<number | null> {
  if (await tx.manualDeliveries.next(endpoint.n)) return now;
  if (!endpoint.enabled) return null;
  if (await tx.manualDeliveries.nextResent(endpoint.n)) return Math.max(now, endpoint.pausedUntil ?? 0);
  const first = await firstDue(tx, endpoint);
  return first === null ? null : Math.max(first.dueAt ?? 0, endpoint.pausedUntil ?? 0);
}
