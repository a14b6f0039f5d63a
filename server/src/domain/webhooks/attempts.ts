// The delivery engine's transactions. An endpoint never has more than one request in flight.

import type { EventType } from "@partner-esim/generated/events";
import { addAuditEntry, system } from "../accounts/audit-log.ts";
import { queueMail } from "../mail/mails.ts";
import type { Tx } from "../ports.ts";
import { eventText } from "../representations.ts";
import { randomText } from "../values/ids.ts";
import type { Random } from "../values/random.ts";
import type { Outcome } from "./delivery.ts";
import type { Endpoint } from "./endpoint.ts";
import { hourMs } from "./endpoint-figures.ts";
import { disable } from "./endpoints.ts";
import { afterFailure, disableReason, healthy, needsWarning } from "./health.ts";
import { nextDueAt, nextManual, nextResent, nextScheduled } from "./next-delivery.ts";
import { disabledNotice, warningNotice } from "./notices.ts";
import { stopIfFailing } from "./resends.ts";
import { attemptsMax, longestPauseMs, responseTimeoutMs, retryWaitsMs } from "./schedule.ts";
import type { DeliveryRecord } from "./store.ts";

export interface Outgoing {
  endpoint: number;
  ledger: number;
  endpointId: string;
  holder: string;
  url: string;
  secret: string;
  deliveryId: string;
  eventId: string;
  eventType: EventType;
  sequence: number;
  body: string;
  delivery: number | null;
  manual: number | null;
}

/** The secret could not be decrypted: nothing was sent, and the attempt does not count. */
export const deferred = "deferred";
export type Result = Outcome | typeof deferred;

export interface Moment {
  now: number;
  realNow: number;
}

/** Longer than a request and its result, shorter than the 15 seconds within which a first attempt is due. */
const leaseMs = responseTimeoutMs + 4000;

/**
 * Claims up to `limit` endpoints that are due or whose lease expired. Returns the requests and the number of endpoints
 * examined.
 */
export async function beginAttempts(
  tx: Tx,
  { now, realNow }: Moment,
  limit: number,
  which: "due" | "abandoned",
  random: Random,
): Promise<{ looked: number; begun: Outgoing[] }> {
  const due =
    which === "due"
      ? await tx.deliveryQueue.dueEndpoints(now, limit)
      : await tx.deliveryQueue.abandonedEndpoints(realNow, realNow + leaseMs, limit);
  // Concurrently: every endpoint stays locked until the last is claimed, and purchases that add deliveries to them
  // wait.
  const next = due.map(async (endpoint) => {
    endpoint.holder = randomText(random, 12);
    return await sendNext(tx, endpoint, { now, realNow });
  });
  const begun = (await allEnded(next)).filter((sent) => sent !== null);
  return { looked: due.length, begun };
}

/**
 * Waits for all, because none may use a transaction after its end. Rejects with the first error, because later ones
 * follow from it.
 */
async function allEnded<T>(running: readonly Promise<T>[]): Promise<T[]> {
  let failure: { cause: unknown } | null = null;
  const note = (cause: unknown) => {
    failure ??= { cause };
  };
  await Promise.all(running.map((one) => one.catch(note)));
  if (failure !== null) throw (failure as { cause: unknown }).cause;
  return await Promise.all(running);
}

/** Records a result unless the lease was lost. Returns the next request if `mayContinue`. */
export async function finishAttempt(
  tx: Tx,
  sent: Outgoing,
  result: Result,
  moment: Moment,
  mayContinue: boolean,
): Promise<Outgoing | null> {
  const { now } = moment;
  // A failure may disable the endpoint, which changes its ledger.
  if (result !== deferred && result.error !== null) await tx.ledgers.lock(sent.ledger);
  const endpoint = await tx.endpoints.lock(sent.endpoint);
  if (!endpoint || endpoint.holder !== sent.holder) return null;
  if (result === deferred) {
    await defer(tx, endpoint, sent, now);
    return null;
  }
  if (sent.delivery !== null) await countAttempt(tx, endpoint, result, now);
  if (sent.manual !== null) await recordManual(tx, endpoint, sent, sent.manual, result, now);
  else if (sent.delivery !== null)
    await recordAttempt(tx, endpoint, sent.delivery, sent.sequence, result, now);
  if (mayContinue) return await sendNext(tx, endpoint, moment);
  await release(tx, endpoint, now);
  return null;
}

/** Undoes the claim: nothing was sent. */
export async function abandonAttempt(tx: Tx, sent: Outgoing, now: number): Promise<void> {
  const endpoint = await tx.endpoints.lock(sent.endpoint);
  if (endpoint?.holder === sent.holder) await release(tx, endpoint, now);
}

async function countAttempt(tx: Tx, { n }: Endpoint, { error, tookMs }: Outcome, now: number): Promise<void> {
  const delivered = error === null ? 1 : 0;
  const took = Math.round(tookMs);
  const counts = { delivered, failed: 1 - delivered, tookMs: took, slowestMs: took };
  await tx.endpointHours.add(n, Math.floor(now / hourMs), counts);
}

function noteLast(delivery: DeliveryRecord, result: Outcome, now: number): void {
  delivery.lastAttemptAt = now;
  delivery.lastStatus = result.status;
  delivery.lastError = result.error;
  delivery.lastTookMs = Math.round(result.tookMs);
  delivery.lastSignature = result.signature;
  delivery.response = result.response;
}

async function recordAttempt(
  tx: Tx,
  endpoint: Endpoint,
  n: number,
  sequence: number,
  result: Outcome,
  now: number,
): Promise<void> {
  // First attempts run by sequence, so all earlier deliveries were attempted.
  endpoint.triedSequence = Math.max(endpoint.triedSequence, sequence);
  if (result.error === null) {
    await tx.deliveries.markDelivered(n, now, result);
    Object.assign(endpoint, healthy);
    return;
  }
  const delivery = await tx.deliveries.byNumber(n);
  if (!delivery) return;
  noteLast(delivery, result, now);
  await tx.deliveries.insertFailedAttempt(n, now, { ...result, error: result.error });
  delivery.attempts += 1;
  // A delivery of an endpoint disabled during the request stays failed.
  const isPending = delivery.status !== "failed";
  if (isPending) planNext(endpoint, delivery, result.tookMs, now);
  await tx.deliveries.update(delivery);
  // After the update, because disabling fails all pending deliveries.
  if (isPending) await warnOrDisable(tx, endpoint, now);
}

function planNext(endpoint: Endpoint, delivery: DeliveryRecord, tookMs: number, now: number): void {
  const waitMs = delivery.attempts < attemptsMax ? retryWaitsMs[delivery.attempts - 1] : undefined;
  const exhausted = waitMs === undefined;
  delivery.status = exhausted ? "failed" : "retrying";
  delivery.dueAt = exhausted ? null : now + waitMs;
  Object.assign(endpoint, afterFailure(endpoint, { tookMs, exhausted }, now));
}

/** A manual delivery is not an attempt. Its failure changes neither schedule nor health; its success changes both. */
async function recordManual(
  tx: Tx,
  endpoint: Endpoint,
  { delivery: n }: Outgoing,
  manual: number,
  result: Outcome,
  now: number,
): Promise<void> {
  await tx.manualDeliveries.finish(manual, result, now);
  if (result.error !== null) await stopIfFailing(tx, endpoint, manual);
  const delivery = n === null ? null : await tx.deliveries.byNumber(n);
  if (!delivery) return;
  noteLast(delivery, result, now);
  delivery.manualRetries += 1;
  if (result.error === null) {
    delivery.status = "delivered";
    delivery.dueAt = null;
    Object.assign(endpoint, healthy);
  }
  await tx.deliveries.update(delivery);
}

async function warnOrDisable(tx: Tx, endpoint: Endpoint, now: number): Promise<void> {
  if (!endpoint.enabled) return;
  const { account, id, url } = endpoint;
  const reason = disableReason(endpoint, now);
  if (reason !== null) {
    await disable(tx, endpoint, reason, now);
    const notice = disabledNotice(endpoint, reason);
    await addAuditEntry(tx, account, system, "endpoint.disabled", id, now, notice.subject);
    await queueMail(tx, account, "endpoint_disabled", notice, now);
  } else if (needsWarning(endpoint, now)) {
    endpoint.warnedAt = now;
    const notice = warningNotice(endpoint);
    await addAuditEntry(tx, account, system, "endpoint.failing", id, now, url);
    await queueMail(tx, account, "endpoint_failing", notice, now);
  }
}

/** The delivery waits until the secret can be decrypted. */
async function defer(tx: Tx, endpoint: Endpoint, sent: Outgoing, now: number): Promise<void> {
  if (sent.manual !== null) {
    const error = "The signing secret cannot be read any more; rotate it.";
    await tx.manualDeliveries.finish(sent.manual, { status: null, error, response: null, tookMs: null }, now);
    await stopIfFailing(tx, endpoint, sent.manual);
  }
  await release(tx, endpoint, now);
  if (endpoint.dueAt === null) return;
  endpoint.dueAt = Math.max(endpoint.dueAt, now + longestPauseMs);
  await tx.endpoints.updateSending(endpoint);
}

/** Extends the lease for the next request, or releases it if nothing is due. */
async function sendNext(tx: Tx, endpoint: Endpoint, { now, realNow }: Moment): Promise<Outgoing | null> {
  const before = await tx.deliveryQueue.beforePending(endpoint.n, now);
  const manual = before.manual ? await nextManual(tx, endpoint, now) : null;
  const scheduled = manual ? null : await nextScheduled(tx, endpoint, before.retry, now);
  const resent = !manual && !scheduled && before.resent ? await nextResent(tx, endpoint, now) : null;
  const byHand = manual ?? resent;
  const waiting = byHand?.waiting ?? scheduled;
  if (waiting === null || endpoint.holder === null) {
    await release(tx, endpoint, now);
    return null;
  }
  const isTest = waiting.n === 0;
  endpoint.sending = isTest ? null : waiting.n;
  endpoint.manualDelivery = byHand?.n ?? null;
  endpoint.leaseUntil = realNow + leaseMs;
  await tx.endpoints.updateSending(endpoint);
  return {
    endpoint: endpoint.n,
    ledger: endpoint.ledger,
    endpointId: endpoint.id,
    holder: endpoint.holder,
    url: endpoint.url,
    secret: endpoint.secret,
    deliveryId: waiting.id,
    eventId: waiting.event.id,
    eventType: waiting.event.type,
    sequence: waiting.event.sequence,
    body: eventText(waiting.event),
    delivery: endpoint.sending,
    manual: endpoint.manualDelivery,
  };
}

async function release(tx: Tx, endpoint: Endpoint, now: number): Promise<void> {
  Object.assign(endpoint, { sending: null, manualDelivery: null, holder: null, leaseUntil: null });
  endpoint.dueAt = await nextDueAt(tx, endpoint, now);
  await tx.endpoints.updateSending(endpoint);
}
