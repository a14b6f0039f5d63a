// The portal's delivery log: all endpoints of an account in one mode.
import { webhookHeaders } from "@partner-esim/generated/headers";
import type { PageRequest } from "../lists/pages.ts";
import type { Reads } from "../ports.ts";
import { eventText } from "../representations.ts";
import type { Mode } from "../values/mode.ts";
import { whyNotRetryable } from "./deliveries.ts";
import type { Attempt, Delivery, DeliveryDetail } from "./delivery.ts";
import type { Endpoint } from "./endpoint.ts";
import { oldestLogged } from "./schedule.ts";
import type { LogFilter } from "./store.ts";

export interface Logged<D extends Delivery = Delivery> {
  delivery: D;
  url: string;
  mode: Mode;
  /** Null unless a pause of the endpoint delays the next attempt. */
  pausedUntil: number | null;
}

export async function readLog(
  reads: Reads,
  { n, mode }: { n: number; mode: Mode },
  { since = 0, ...filter }: LogFilter & { since?: number | undefined },
  page: PageRequest,
  now: number,
): Promise<Logged[]> {
  const deliveries = await reads.deliveries.ofLedger(
    n,
    { ...filter, notBefore: Math.max(since, oldestLogged(now)) },
    page,
  );
  const numbers = [...new Set(deliveries.map(({ endpoint }) => endpoint))];
  const endpoints = new Map((await reads.endpoints.byNumbers(numbers)).map((one) => [one.n, one]));
  return deliveries.map((delivery) => {
    const endpoint = found(endpoints.get(delivery.endpoint));
    return { delivery, url: endpoint.url, mode, pausedUntil: pauseOf(delivery, endpoint, now) };
  });
}

export interface LoggedDetail extends Logged<DeliveryDetail> {
  body: string;
  headers: { name: string; value: string }[];
  attempts: Attempt[];
  retryable: boolean;
}

export async function describeDelivery(
  reads: Reads,
  account: number,
  delivery: DeliveryDetail,
  userAgent: string,
  now: number,
): Promise<LoggedDetail> {
  const problem = await whyNotRetryable(reads, account, delivery, now);
  const endpoint = found(await reads.endpoints.byNumber(delivery.endpoint));
  return {
    delivery,
    url: endpoint.url,
    mode: delivery.event.mode,
    pausedUntil: pauseOf(delivery, endpoint, now),
    body: eventText(delivery.event),
    headers: lastHeaders(delivery, userAgent),
    attempts: withLast(delivery, await reads.deliveries.attemptsOf(delivery.n)),
    retryable: problem === null,
  };
}

function pauseOf({ status, dueAt }: Delivery, { pausedUntil }: Endpoint, now: number): number | null {
  if (dueAt === null || pausedUntil === null || status === "sending") return null;
  return pausedUntil > Math.max(now, dueAt) ? pausedUntil : null;
}

/** A successful scheduled attempt is stored only in its delivery, as is the last attempt of an older delivery. */
function withLast(delivery: DeliveryDetail, stored: readonly Attempt[]): Attempt[] {
  const { lastAttemptAt, lastError, lastStatus, lastTookMs, lastSignature, response } = delivery;
  const hasFailed = lastError !== null;
  const isStored = stored.some(
    ({ at, error, tookMs }) => at === lastAttemptAt && (error !== null) === hasFailed && tookMs !== null,
  );
  if (lastAttemptAt === null || isStored) return [...stored];
  const sent = { status: lastStatus, tookMs: lastTookMs, signature: lastSignature, response };
  return [...stored, { at: lastAttemptAt, manual: false, error: lastError, ...sent }];
}

function found(endpoint: Endpoint | null | undefined): Endpoint {
  if (!endpoint) throw new Error("a delivery has no endpoint");
  return endpoint;
}

/** Rebuilds the headers from the signature, which contains the time. */
function lastHeaders(
  { id, lastSignature, event }: DeliveryDetail,
  userAgent: string,
): { name: string; value: string }[] {
  if (lastSignature === null) return [];
  const values: [keyof typeof webhookHeaders, string][] = [
    ["contentType", "application/json"],
    ["userAgent", userAgent],
    ["eventId", event.id],
    ["eventType", event.type],
    ["deliveryId", id],
    ["timestamp", /^t=(\d+)/.exec(lastSignature)?.[1] ?? ""],
    ["signature", lastSignature],
  ];
  return values.map(([header, value]) => ({ name: webhookHeaders[header], value }));
}
