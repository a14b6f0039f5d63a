// Test events are sent at once and not stored, and don't affect an endpoint's health. Example events go only to
// endpoints of test mode, because a partner's program could take one for a real order.
import { eventExamples } from "@partner-esim/generated/event-examples";
import type { EventType } from "@partner-esim/generated/events";
import { limits } from "@partner-esim/generated/limits";
import type { EventRecord } from "../events/event.ts";
import type { Store } from "../ports.ts";
import { newDeliveryId, newEventId } from "../values/ids.ts";
import type { Random } from "../values/random.ts";
import type { Endpoint } from "./endpoint.ts";
import { accountInactive, EndpointProblem, endpointNotFound } from "./endpoint-problem.ts";
import { pingWindowMs, responseTimeoutMs } from "./schedule.ts";
import type { Ping } from "./store.ts";

export interface PingResult {
  deliveryId: string;
  eventId: string;
  error: string | null;
  status: number | null;
  response: string | null;
  tookMs: number | null;
}

export interface PingContext {
  store: Store;
  random: Random;
  sleep(ms: number): Promise<void>;
}

const pollIntervalMs = 15;
/** A request in flight may first use its whole timeout. */
const timeoutMs = 2 * responseTimeoutMs + 5000;

export async function sendPing(
  { store, random, sleep }: PingContext,
  account: number,
  endpointId: string,
  now: number,
  type: EventType = "ping",
): Promise<
  PingResult | EndpointProblem<"endpoint_not_found" | "account_inactive" | "example_in_live" | "ping_limit">
> {
  const requested = await store.transaction(async (tx) => {
    const known = await tx.endpoints.byId(account, endpointId);
    // Concurrent pings must not exceed the limit.
    const endpoint = known && (await tx.endpoints.lock(known.n));
    if (!endpoint) return endpointNotFound();
    if (!endpoint.accountActive) return accountInactive();
    if (type !== "ping" && endpoint.mode === "live") return exampleInLive();
    const pingsMax = limits.pingsPerMinute;
    const oldest = (await tx.manualDeliveries.pingsSince(endpoint.n, now - pingWindowMs, pingsMax))[
      pingsMax - 1
    ];
    if (oldest !== undefined) {
      const message = `An endpoint gets ${pingsMax} test events in a minute; wait.`;
      return new EndpointProblem("ping_limit", message, { retryAt: oldest + pingWindowMs });
    }
    const ping = { deliveryId: newDeliveryId(random, now), eventId: newEventId(random, now), type };
    const n = await tx.manualDeliveries.insert({
      endpoint: endpoint.n,
      account,
      delivery: null,
      ping,
      requestedAt: now,
    });
    await tx.deliveryQueue.bringForward([{ n: endpoint.n, at: now }]);
    return { n, ...ping };
  });
  if (requested instanceof EndpointProblem) return requested;
  const { n, deliveryId, eventId } = requested;
  const ids = { deliveryId, eventId };
  for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs += pollIntervalMs) {
    const done = await store.reads.manualDeliveries.byNumber(n);
    if (!done) break;
    if (done.doneAt !== null) {
      const { status, error, response, tookMs } = done;
      return { ...ids, status, error, response, tookMs };
    }
    await sleep(pollIntervalMs);
  }
  return {
    ...ids,
    status: null,
    error: "The test event could not be sent in time.",
    response: null,
    tookMs: null,
  };
}

function exampleInLive(): EndpointProblem<"example_in_live"> {
  const message = "Examples of events are sent only to endpoints of test mode; send a ping to this one.";
  return new EndpointProblem("example_in_live", message, { param: "event_type" });
}

export function testEvent(
  { ledger, mode }: Endpoint,
  { eventId: id, type }: Ping,
  createdAt: number,
): EventRecord {
  return { id, ledger, mode, sequence: 0, type, createdAt, data: JSON.stringify(eventExamples[type].data) };
}
