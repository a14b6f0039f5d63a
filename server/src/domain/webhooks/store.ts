// Leases are real time, because moving the deployment's clock must not release an endpoint during a request.

import type { EventType, StoredEventType } from "@partner-esim/generated/events";
import type { EventRecord } from "../events/event.ts";
import type { PageRequest } from "../lists/pages.ts";
import type {
  Attempt,
  Delivery,
  DeliveryDetail,
  DeliveryFilter,
  DeliveryStatus,
  Outcome,
} from "./delivery.ts";
import type { Endpoint, NewEndpoint } from "./endpoint.ts";

/** A test event, which is not stored. */
export interface Ping {
  deliveryId: string;
  eventId: string;
  type: EventType;
}

export interface ManualDelivery {
  n: number;
  endpoint: number;
  account: number;
  delivery: number | null;
  ping: Ping | null;
  resend: number | null;
  requestedAt: number;
  doneAt: number | null;
  status: number | null;
  error: string | null;
  response: string | null;
  tookMs: number | null;
}

/** A bulk resend, and how many of its deliveries are where. */
export interface Resend {
  id: string;
  total: number;
  delivered: number;
  failed: number;
  pending: number;
  skipped: number;
  stopped: string | null;
  createdAt: number;
}

export interface WaitingDelivery {
  /** 0 for a test event. */
  n: number;
  id: string;
  /** Null: only a manual retry sends it. */
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

export type NewDelivery = Pick<
  Delivery,
  "id" | "endpoint" | "ledger" | "sequence" | "eventType" | "createdAt"
>;

export interface LogFilter {
  endpointId?: string | undefined;
  status?: DeliveryStatus | undefined;
  eventId?: string | undefined;
  eventType?: string | undefined;
  /** Not included. */
  until?: number | undefined;
}

export interface EndpointReads {
  accountOf(id: string): Promise<number | null>;
  byId(account: number, id: string): Promise<Endpoint | null>;
  byNumber(n: number): Promise<Endpoint | null>;
  byNumbers(numbers: readonly number[]): Promise<Endpoint[]>;
  /** When the ledger's endpoint was registered that has so many with it and after it, deleted ones included. */
  registeredAt(ledger: number, count: number): Promise<number | null>;
  ofAccount(account: number): Promise<Endpoint[]>;
  receivers(ledger: number): Promise<Pick<Endpoint, "n" | "selection" | "pausedUntil">[]>;
}

export interface EndpointRepository extends EndpointReads {
  lock(n: number): Promise<Endpoint | null>;
  insert(endpoint: NewEndpoint): Promise<{ n: number }>;
  update(endpoint: Endpoint): Promise<void>;
  updateSending(endpoint: Endpoint): Promise<void>;
  countEnabled(ledger: number): Promise<void>;
  openPeriod(endpoint: number, afterSequence: number, selection: StoredEventType[] | null): Promise<void>;
  closePeriod(endpoint: number, untilSequence: number): Promise<void>;
  /** Deletes endpoints that partners deleted. */
  deleteDeletedBefore(at: number, limit: number): Promise<number>;
}

export interface DeliveryReads {
  accountOf(id: string): Promise<number | null>;
  ofEndpoint(
    endpoint: number,
    filter: DeliveryFilter & { notBefore: number },
    page: PageRequest,
  ): Promise<Delivery[]>;
  byId(account: number, id: string, notBefore: number): Promise<DeliveryDetail | null>;
  /** Scheduled ones that failed, and manual ones, oldest first. */
  attemptsOf(n: number): Promise<Attempt[]>;
  /** Newest first. A position is a sequence and a number. */
  ofLedger(ledger: number, filter: LogFilter & { notBefore: number }, page: PageRequest): Promise<Delivery[]>;
}

export interface DeliveryRepository extends DeliveryReads {
  insert(deliveries: readonly NewDelivery[]): Promise<void>;
  byNumber(n: number): Promise<DeliveryRecord | null>;
  update(delivery: DeliveryRecord): Promise<void>;
  insertFailedAttempt(n: number, at: number, outcome: Outcome & { error: string }): Promise<void>;
  markDelivered(n: number, at: number, outcome: Outcome): Promise<void>;
  deleteBefore(at: number, limit: number): Promise<number>;
}

/** Pending deliveries that fail, by sequence. */
export interface Failing {
  endpoint: number;
  reason: string;
  after: number;
  until: number;
}

export interface DeliveryQueueReads {
  failingOf(endpoint: number): Promise<Failing | null>;
  nextFailing(): Promise<Failing | null>;
  /** Ignores leased endpoints. */
  nextAt(): Promise<number | null>;
  /** Counts deliveries due by `now`, in flight, or failing. */
  isAnyLeft(now: number): Promise<boolean>;
}

export interface DeliveryQueueRepository extends DeliveryQueueReads {
  /** Does nothing for endpoints that are due earlier. */
  bringForward(endpoints: readonly { n: number; at: number }[]): Promise<void>;
  /** Returns due endpoints without a lease, locked, but for those that another transaction has locked. */
  dueEndpoints(now: number, limit: number): Promise<Endpoint[]>;
  /** Returns endpoints whose lease expired, locked likewise. */
  abandonedEndpoints(realNow: number, leaseUntil: number, limit: number): Promise<Endpoint[]>;
  failRetries(endpoint: number, error: string, now: number): Promise<void>;
  /** Fails the first pending deliveries, and keeps what is left. */
  failPending(failing: Failing): Promise<void>;
  /** Returns whether a manual delivery or a due retry goes first, and whether a bulk resend has some for the end. */
  beforePending(endpoint: number, now: number): Promise<{ manual: boolean; retry: boolean; resent: boolean }>;
  /** Returns the pending delivery with the lowest sequence above `after`. */
  firstPending(endpoint: number, after: number): Promise<WaitingDelivery | null>;
  /** Returns the due retry with the lowest sequence. */
  retryInOrder(endpoint: number, now: number): Promise<WaitingDelivery | null>;
  /** Returns the retry that is due first, past or future; ties: lowest sequence. */
  retryDueLongest(endpoint: number): Promise<WaitingDelivery | null>;
  byNumber(n: number): Promise<WaitingDelivery | null>;
}

export interface ManualDeliveryReads {
  byNumber(n: number): Promise<ManualDelivery | null>;
  /** Whether it is requested by itself, or being sent. */
  isPending(delivery: number): Promise<boolean>;
  retriesSince(account: number, at: number, limit: number): Promise<number[]>;
  pingsSince(endpoint: number, at: number, limit: number): Promise<number[]>;
}

export interface ManualDeliveryRepository extends ManualDeliveryReads {
  insert(
    delivery: Pick<ManualDelivery, "endpoint" | "account" | "delivery" | "ping" | "requestedAt">,
  ): Promise<number>;
  next(endpoint: number): Promise<ManualDelivery | null>;
  /** The next one of a bulk resend. */
  nextResent(endpoint: number): Promise<ManualDelivery | null>;
  delete(n: number): Promise<void>;
  /** Takes a delivery out of the bulk resend that it waits in. */
  dropResent(delivery: number): Promise<void>;
  finish(
    n: number,
    result: Pick<ManualDelivery, "status" | "error" | "response" | "tookMs">,
    now: number,
  ): Promise<void>;
  deleteBefore(at: number, limit: number): Promise<number>;
}

export interface ResendReads {
  newest(ledger: number, limit: number): Promise<Resend[]>;
  byId(ledger: number, id: string): Promise<(Resend & { n: number }) | null>;
}

/** A bulk resend to add deliveries to. */
export interface NewResend {
  n: number;
  account: number;
  now: number;
}

export interface ResendRepository extends ResendReads {
  /** Their deliveries in all, and when the first was made. */
  since(ledger: number, at: number): Promise<{ total: number; oldest: number | null }>;
  insert(resend: { id: string; ledger: number; createdAt: number }): Promise<number>;
  setTotal(n: number, total: number): Promise<void>;
  /** Skips what can't be sent; returns how many were added. */
  addChosen(to: NewResend, ledger: number, ids: readonly string[], notBefore: number): Promise<number>;
  /** The oldest first. */
  addFailed(
    to: NewResend,
    ledger: number,
    failed: { since: number; endpointId: string | undefined; limit: number },
  ): Promise<number>;
  endpointsOf(n: number): Promise<{ n: number; pausedUntil: number | null }[]>;
  haveLastFailed(n: number, endpoint: number, count: number): Promise<boolean>;
  /** Drops what is pending for an endpoint, of all resends or of one. */
  stop(endpoint: number, reason: string, n?: number): Promise<void>;
  /** Drops what is pending, but for what is being sent; returns how many were dropped. */
  cancel(n: number, reason: string): Promise<number>;
  deleteBefore(at: number, limit: number): Promise<number>;
}

/** Of attempts in some time. */
export interface AttemptCounts {
  delivered: number;
  failed: number;
  /** Of all of them together. */
  tookMs: number;
  slowestMs: number;
}

export interface EndpointHourReads {
  /** Hours since 1970, at most as many as logs are kept. */
  since(endpoint: number, hour: number): Promise<({ hour: number } & AttemptCounts)[]>;
}

export interface EndpointHourRepository extends EndpointHourReads {
  add(endpoint: number, hour: number, counts: AttemptCounts): Promise<void>;
  deleteBefore(hour: number, limit: number): Promise<number>;
}
