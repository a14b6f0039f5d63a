// A delivery of an event to an endpoint, and the outcome of its attempts.
import type { EventRecord } from "../events/event.ts";

/** How a request went; a success when `error` is null. */
export interface Outcome {
  error: string | null;
  status: number | null;
  answer: string | null;
  signature: string | null;
  tookMs: number;
}

/** `sending` shows while a request is open; it is not stored, so a crash leaves none behind. */
export type DeliveryStatus = "pending" | "sending" | "retrying" | "delivered" | "failed";

export interface Delivery {
  n: number;
  id: string;
  endpoint: number;
  endpointId: string;
  ledger: number;
  sequence: number;
  eventId: string;
  eventType: EventRecord["type"];
  status: DeliveryStatus;
  /** The next attempt of the schedule; a pause of the endpoint can put it off. Null when there is none. */
  dueAt: number | null;
  /** Attempts of the schedule; those by hand are counted apart. */
  attempts: number;
  retriesByHand: number;
  /** The last attempt of either kind: when it ended, what was answered, why it failed, how long it took. */
  lastAttemptAt: number | null;
  lastStatus: number | null;
  lastError: string | null;
  lastTookMs: number | null;
  lastSignature: string | null;
  answer: string | null;
  createdAt: number;
}

export interface DeliveryDetail extends Delivery {
  /** As it was sent, or will be. */
  event: EventRecord;
}

export interface DeliveryFilter {
  status?: DeliveryStatus | undefined;
}
