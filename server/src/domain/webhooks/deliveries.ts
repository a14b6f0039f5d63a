// A delivery is created in the transaction that records its event, so neither exists without the other.
import { limits } from "@partner-esim/generated/limits";
import { type Actor, addAuditEntry } from "../accounts/audit-log.ts";
import type { EventRecord } from "../events/event.ts";
import type { PageRequest } from "../lists/pages.ts";
import type { Reads, Store, Tx } from "../ports.ts";
import { newDeliveryId } from "../values/ids.ts";
import type { Random } from "../values/random.ts";
import type { Delivery, DeliveryDetail, DeliveryFilter } from "./delivery.ts";
import { accountInactive, EndpointProblem, endpointDisabled, endpointNotFound } from "./endpoint-problem.ts";
import { manualRetryWindowMs, oldestLogged } from "./schedule.ts";
import type { NewDelivery } from "./store.ts";

export async function makeDeliveries(
  tx: Tx,
  event: Pick<EventRecord, "ledger" | "sequence" | "type">,
  now: number,
  random: Random,
): Promise<void> {
  const { ledger, sequence, type } = event;
  const all = await tx.endpoints.receivers(ledger);
  const receivers = all.filter(
    ({ selection }) => selection === null || selection.some((selected) => selected === type),
  );
  const deliveryTo = ({ n }: { n: number }): NewDelivery => ({
    id: newDeliveryId(random, now),
    endpoint: n,
    ledger,
    sequence,
    eventType: type,
    createdAt: now,
  });
  await tx.deliveries.insert(receivers.map(deliveryTo));
  await tx.deliveryQueue.bringForward(
    receivers.map(({ n, pausedUntil }) => ({ n, at: Math.max(now, pausedUntil ?? 0) })),
  );
}

/** Newest first, at most 30 days back, paged by sequence. */
export async function listDeliveries(
  reads: Reads,
  account: number,
  endpointId: string,
  filter: DeliveryFilter,
  page: PageRequest,
  now: number,
): Promise<Delivery[] | EndpointProblem<"endpoint_not_found">> {
  const endpoint = await reads.endpoints.byId(account, endpointId);
  if (!endpoint) return endpointNotFound();
  return await reads.deliveries.ofEndpoint(endpoint.n, { ...filter, notBefore: oldestLogged(now) }, page);
}

export async function readDelivery(
  reads: Reads,
  account: number,
  id: string,
  now: number,
): Promise<DeliveryDetail | EndpointProblem<"delivery_not_found">> {
  return (await reads.deliveries.byId(account, id, oldestLogged(now))) ?? deliveryNotFound();
}

export function deliveryNotFound(): EndpointProblem<"delivery_not_found"> {
  return new EndpointProblem(
    "delivery_not_found",
    "The account has no delivery with this id, or not any more.",
  );
}

type RetryObstacle = EndpointProblem<
  "not_retryable" | "endpoint_disabled" | "account_inactive" | "retry_limit"
>;
export type RetryProblem = RetryObstacle | EndpointProblem<"delivery_not_found">;

/** A manual retry is sent next, even during a pause. It takes the delivery out of a bulk resend. */
export async function retryDelivery(
  { store }: { store: Store },
  account: number,
  id: string,
  actor: Actor,
  now: number,
): Promise<DeliveryDetail | RetryProblem> {
  return await store.transaction(async (tx) => {
    // Concurrent retries must not exceed the limits.
    await tx.accounts.lock(account);
    const known = await tx.deliveries.byId(account, id, oldestLogged(now));
    if (known) await tx.endpoints.lock(known.endpoint);
    const delivery = known && (await tx.deliveries.byId(account, id, oldestLogged(now)));
    if (!delivery) return deliveryNotFound();
    const problem = await whyNotRetryable(tx, account, delivery, now);
    if (problem) return problem;
    await tx.manualDeliveries.dropResent(delivery.n);
    await tx.manualDeliveries.insert({
      endpoint: delivery.endpoint,
      account,
      delivery: delivery.n,
      ping: null,
      requestedAt: now,
    });
    await tx.deliveryQueue.bringForward([{ n: delivery.endpoint, at: now }]);
    await addAuditEntry(tx, account, actor, "delivery.retried", id, now, delivery.eventType);
    return delivery;
  });
}

export async function whyNotRetryable(
  reads: Reads,
  account: number,
  delivery: Delivery,
  now: number,
): Promise<RetryObstacle | null> {
  return (await refusal(reads, delivery)) ?? (await overLimit(reads, account, delivery, now));
}

async function refusal(
  reads: Reads,
  delivery: Delivery,
): Promise<EndpointProblem<"not_retryable" | "account_inactive" | "endpoint_disabled"> | null> {
  const { status } = delivery;
  if (status === "delivered") return notRetryable("It has been delivered and is not sent again.");
  if (status === "sending") return notRetryable("It is being sent at this moment.");
  if (await reads.manualDeliveries.isPending(delivery.n)) return notRetryable("It is about to be sent.");
  const endpoint = await reads.endpoints.byNumber(delivery.endpoint);
  if (!endpoint || endpoint.deletedAt !== null) return notRetryable("Its endpoint has been deleted.");
  if (!endpoint.accountActive) return accountInactive();
  return endpoint.enabled ? null : endpointDisabled();
}

function notRetryable(message: string): EndpointProblem<"not_retryable"> {
  return new EndpointProblem("not_retryable", message);
}

async function overLimit(
  reads: Reads,
  account: number,
  delivery: Delivery,
  now: number,
): Promise<EndpointProblem<"retry_limit"> | null> {
  if (delivery.manualRetries >= limits.manualRetriesPerDelivery) {
    const retriesMax = limits.manualRetriesPerDelivery;
    return new EndpointProblem(
      "retry_limit",
      `A delivery can be retried manually ${retriesMax} times in all.`,
    );
  }
  const retriesMax = limits.manualRetriesPerAccount;
  const recent = await reads.manualDeliveries.retriesSince(account, now - manualRetryWindowMs, retriesMax);
  const oldest = recent[retriesMax - 1];
  if (oldest === undefined) return null;
  const message = `An account can make ${retriesMax} manual retries in ${limits.manualRetryWindowMinutes} minutes; wait.`;
  return new EndpointProblem("retry_limit", message, { retryAt: oldest + manualRetryWindowMs });
}
