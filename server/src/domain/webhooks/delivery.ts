// A delivery of an event to an endpoint, and the outcome of its attempts.
import type { components } from "@partner-esim/generated/portal/types";
import type { EventRecord } from "../events/event.ts";

/** The outcome of a request; a success if `error` is null. */
export interface Outcome {
  error: string | null;
  status: number | null;
  response: string | null;
  signature: string | null;
  tookMs: number;
}

/** `sending` means that a request is in flight; it is not stored, so a crash leaves none behind. */
export type DeliveryStatus = components["schemas"]["DeliveryStatus"];

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
  /** The next scheduled attempt; a pause of the endpoint can delay it. Null if there is none. */
  dueAt: number | null;
  /** Scheduled attempts; manual ones are counted separately. */
  attempts: number;
  manualRetries: number;
  /** The last attempt of either kind: when it ended, its response, error and duration. */
  lastAttemptAt: number | null;
  lastStatus: number | null;
  lastError: string | null;
  lastTookMs: number | null;
  lastSignature: string | null;
  response: string | null;
  createdAt: number;
}

export interface DeliveryDetail extends Delivery {
  /** The event as it was sent, or will be. */
  event: EventRecord;
}

export interface DeliveryFilter {
  status?: DeliveryStatus | undefined;
}
