// The repositories of webhooks. Times are the deployment's; only leases are real time, because they are about a live
// process, and moving a clock must not release an endpoint during a request.

import type { StoredEventType } from "@partner-esim/generated/events";
import type { EventRecord } from "../events/event.ts";
import type { PageRequest } from "../pages.ts";
import type { Delivery, DeliveryDetail, DeliveryFilter, DeliveryStatus, Outcome } from "./delivery.ts";
import type { Endpoint, NewEndpoint } from "./endpoint.ts";

/** A manual delivery: a retry, or a ping. */
export interface ManualDelivery {
  n: number;
  endpoint: number;
  account: number;
  delivery: number | null;
  ping: { deliveryId: string; eventId: string } | null;
  requestedAt: number;
  doneAt: number | null;
  status: number | null;
  error: string | null;
  response: string | null;
  tookMs: number | null;
}

/** A pending delivery with its event. */
export interface WaitingDelivery {
  n: number;
  id: string;
  /** Null if it waits only for a person's action. */
  dueAt: number | null;
  event: EventRecord;
}

export type DeliveryRecord = Pick<
  Delivery,
  | "n"
  | "sequence"
  | "dueAt"
  | "attempts"
  | "manualRetries"
  | "lastAttemptAt"
  | "lastStatus"
  | "lastError"
  | "lastTookMs"
  | "lastSignature"
  | "response"
> & { status: Exclude<Delivery["status"], "sending"> };

export interface LogFilter {
  endpointId?: string | undefined;
  status?: DeliveryStatus | undefined;
  eventId?: string | undefined;
}

export interface EndpointReads {
  /** Returns whose endpoint it is, for the operator, who knows only its id; null if it does not exist. */
  accountOf(id: string): Promise<number | null>;
  /** Returns an endpoint of the account that is not deleted. */
  byId(account: number, id: string): Promise<Endpoint | null>;
  byNumber(n: number): Promise<Endpoint | null>;
  /** Those of both modes that are not deleted, oldest first. */
  ofAccount(account: number): Promise<Endpoint[]>;
  /** The enabled ones of a ledger. */
  receivers(ledger: number): Promise<Pick<Endpoint, "n" | "selection" | "pausedUntil">[]>;
}

export interface EndpointRepository extends EndpointReads {
  /** Reads the row and locks it, and with it its deliveries, until the transaction ends: in a second store `for update`. */
  lock(n: number): Promise<Endpoint | null>;
  insert(endpoint: NewEndpoint): Promise<{ n: number }>;
  update(endpoint: Endpoint): Promise<void>;
  /** Saves what sending changes: health, due time, and lease. */
  updateSending(endpoint: Endpoint): Promise<void>;
  /** Stores in the ledger how many of its endpoints are enabled. */
  countEnabled(ledger: number): Promise<void>;
  openPeriod(endpoint: number, afterSequence: number, selection: StoredEventType[] | null): Promise<void>;
  closePeriod(endpoint: number, untilSequence: number): Promise<void>;
  /** Deletes at most `limit` rows of endpoints that partners deleted; returns how many. */
  deleteDeletedBefore(at: number, limit: number): Promise<number>;
}

export interface DeliveryReads {
  /** Returns whose delivery it is, for the operator, who knows only its id; null if it does not exist. */
  accountOf(id: string): Promise<number | null>;
  ofEndpoint(
    endpoint: number,
    filter: DeliveryFilter & { notBefore: number },
    page: PageRequest,
  ): Promise<Delivery[]>;
  byId(account: number, id: string, notBefore: number): Promise<DeliveryDetail | null>;
  /** Newest first; one more than `limit` if there is another page. A position is a sequence and a number. */
  ofLedger(ledger: number, filter: LogFilter & { notBefore: number }, page: PageRequest): Promise<Delivery[]>;
}

export interface DeliveryRepository extends DeliveryReads {
  insert(delivery: Pick<Delivery, "id" | "endpoint" | "ledger" | "sequence" | "createdAt">): Promise<void>;
  byNumber(n: number): Promise<DeliveryRecord | null>;
  update(delivery: DeliveryRecord): Promise<void>;
  /** Writes a successful scheduled attempt, whatever the delivery's status was. */
  markDelivered(n: number, at: number, outcome: Outcome): Promise<void>;
  /** Deletes at most `limit` rows and returns how many. */
  deleteBefore(at: number, limit: number): Promise<number>;
}

export interface DeliveryQueueReads {
  /** Returns when the next endpoint without a lease has something to send, or null. */
  nextAt(): Promise<number | null>;
  /** Returns whether something is in flight, or was due by `now`. */
  isAnyLeft(now: number): Promise<boolean>;
  /** Counts the deliveries that wait for an attempt. */
  countWaiting(): Promise<number>;
}

export interface DeliveryQueueRepository extends DeliveryQueueReads {
  /** Makes an endpoint due at `at`, if it is not due earlier. */
  bringForward(n: number, at: number): Promise<void>;
  /** Locks endpoints that are due and have no lease: in a second store `for update skip locked`. */
  dueEndpoints(now: number, limit: number): Promise<Endpoint[]>;
  /** Locks endpoints whose lease has expired, in the same way. */
  abandonedEndpoints(realNow: number, leaseUntil: number, limit: number): Promise<Endpoint[]>;
  /** Fails the endpoint's pending deliveries, including manual ones. */
  failWaiting(endpoint: number, error: string, now: number): Promise<void>;
  /** What goes before pending ones: whether there is a manual delivery, and whether a retry is due. */
  beforePending(endpoint: number, now: number): Promise<{ manual: boolean; retry: boolean }>;
  /** Returns the pending delivery with the lowest sequence above `after`. */
  firstPending(endpoint: number, after: number): Promise<WaitingDelivery | null>;
  /** Returns the due retry with the lowest sequence. */
  retryInOrder(endpoint: number, now: number): Promise<WaitingDelivery | null>;
  /** Returns the retry that is due first, in the past or the future; ties: lowest sequence. */
  retryDueLongest(endpoint: number): Promise<WaitingDelivery | null>;
  /** Returns a delivery with its event, whatever its status. */
  byNumber(n: number): Promise<WaitingDelivery | null>;
}

export interface ManualDeliveryReads {
  byNumber(n: number): Promise<ManualDelivery | null>;
}

export interface ManualDeliveryRepository extends ManualDeliveryReads {
  insert(
    delivery: Pick<ManualDelivery, "endpoint" | "account" | "delivery" | "ping" | "requestedAt">,
  ): Promise<number>;
  /** Returns the first manual delivery. */
  next(endpoint: number): Promise<ManualDelivery | null>;
  isPending(delivery: number): Promise<boolean>;
  /** Returns the times of the newest `limit` manual retries after `at`, newest first. */
  retriesSince(account: number, at: number, limit: number): Promise<number[]>;
  pingsSince(endpoint: number, at: number, limit: number): Promise<number[]>;
  finish(
    n: number,
    result: Pick<ManualDelivery, "status" | "error" | "response" | "tookMs">,
    now: number,
  ): Promise<void>;
  deleteBefore(at: number, limit: number): Promise<number>;
}
