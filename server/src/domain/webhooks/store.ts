// Leases use real time, because moving the deployment's clock must not release an endpoint during a request.

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

/** A test event, sent without being stored. */
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

/** A bulk resend with the counts of its deliveries. */
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
  /** Null if only a manual retry can send it. */
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
  /** Exclusive. */
  until?: number | undefined;
}

export interface EndpointReads {
  accountOf(id: string): Promise<number | null>;
  byId(account: number, id: string): Promise<Endpoint | null>;
  byNumber(n: number): Promise<Endpoint | null>;
  byNumbers(numbers: readonly number[]): Promise<Endpoint[]>;
  /** Returns when the ledger's `count`-th newest endpoint was registered, counting deleted ones. */
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
  /** Failed scheduled attempts and all manual ones, oldest first. */
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

/** A range of pending deliveries that are to fail, by sequence. */
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
  /** Makes endpoints due by `at`, unless they are due earlier. */
  bringForward(endpoints: readonly { n: number; at: number }[]): Promise<void>;
  /** Returns due endpoints without a lease, and locks them. Skips endpoints locked by another transaction. */
  dueEndpoints(now: number, limit: number): Promise<Endpoint[]>;
  /** Returns endpoints whose lease expired, locked in the same way. */
  abandonedEndpoints(realNow: number, leaseUntil: number, limit: number): Promise<Endpoint[]>;
  failRetries(endpoint: number, error: string, now: number): Promise<void>;
  /** Fails the first pending deliveries, and stores the range that is left. */
  failPending(failing: Failing): Promise<void>;
  /** Returns whether a manual delivery or a due retry goes first, and whether a bulk resend is queued. */
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
  /** Whether the delivery is queued on its own or in flight. */
  isPending(delivery: number): Promise<boolean>;
  retriesSince(account: number, at: number, limit: number): Promise<number[]>;
  pingsSince(endpoint: number, at: number, limit: number): Promise<number[]>;
}

export interface ManualDeliveryRepository extends ManualDeliveryReads {
  insert(
    delivery: Pick<ManualDelivery, "endpoint" | "account" | "delivery" | "ping" | "requestedAt">,
  ): Promise<number>;
  next(endpoint: number): Promise<ManualDelivery | null>;
  /** The next delivery of a bulk resend. */
  nextResent(endpoint: number): Promise<ManualDelivery | null>;
  delete(n: number): Promise<void>;
  /** Removes a delivery from its bulk resend. */
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

/** The bulk resend that deliveries are added to. */
export interface NewResend {
  n: number;
  account: number;
  now: number;
}

export interface ResendRepository extends ResendReads {
  /** Returns the number of deliveries of resends since a time, and when the first resend was made. */
  since(ledger: number, at: number): Promise<{ total: number; oldest: number | null }>;
  insert(resend: { id: string; ledger: number; createdAt: number }): Promise<number>;
  setTotal(n: number, total: number): Promise<void>;
  /** Adds the chosen deliveries, except those that cannot be sent. Returns the number added. */
  addChosen(to: NewResend, ledger: number, ids: readonly string[], notBefore: number): Promise<number>;
  /** Oldest first. */
  addFailed(
    to: NewResend,
    ledger: number,
    failed: { since: number; endpointId: string | undefined; limit: number },
  ): Promise<number>;
  endpointsOf(n: number): Promise<{ n: number; pausedUntil: number | null }[]>;
  haveLastFailed(n: number, endpoint: number, count: number): Promise<boolean>;
  /** Drops an endpoint's pending deliveries, of one resend or of all. */
  stop(endpoint: number, reason: string, n?: number): Promise<void>;
  /** Drops pending deliveries, except those in flight. Returns the number dropped. */
  cancel(n: number, reason: string): Promise<number>;
  deleteBefore(at: number, limit: number): Promise<number>;
}

/** Attempts within a period. */
export interface AttemptCounts {
  delivered: number;
  failed: number;
  /** Total duration of the attempts. */
  tookMs: number;
  slowestMs: number;
}

export interface EndpointHourReads {
  /** Hours since 1970, at most as many as logs are retained. */
  since(endpoint: number, hour: number): Promise<({ hour: number } & AttemptCounts)[]>;
}

export interface EndpointHourRepository extends EndpointHourReads {
  add(endpoint: number, hour: number, counts: AttemptCounts): Promise<void>;
  deleteBefore(hour: number, limit: number): Promise<number>;
}
