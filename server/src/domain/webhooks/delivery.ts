import type { components } from "@partner-esim/generated/portal/types";
import type { EventRecord } from "../events/event.ts";

export interface Outcome {
  error: string | null;
  status: number | null;
  response: string | null;
  signature: string | null;
  tookMs: number;
}

/** `sending` is not stored, so a crash leaves none behind. */
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
  dueAt: number | null;
  attempts: number;
  manualRetries: number;
  lastAttemptAt: number | null;
  lastStatus: number | null;
  lastError: string | null;
  lastTookMs: number | null;
  lastSignature: string | null;
  response: string | null;
  createdAt: number;
}

export interface Attempt {
  at: number;
  manual: boolean;
  status: number | null;
  error: string | null;
  /** Null if nothing was sent. */
  tookMs: number | null;
  signature: string | null;
  response: string | null;
}

export interface DeliveryDetail extends Delivery {
  event: EventRecord;
}

export interface DeliveryFilter {
  status?: DeliveryStatus | undefined;
}
