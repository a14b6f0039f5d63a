// What the domain asks of the outside: time, randomness, a store with transactions, and the mobile network.
// Time is an argument everywhere (milliseconds since the epoch); nothing below the entry points reads a clock.
import type { Account, AccountSettings, ApiKey } from "./accounts.ts";
import type { ActivityReads, ActivityWrites } from "./activity.ts";
import type { Catalogue } from "./catalogue/catalogue.ts";
import type { CatalogueStore } from "./catalogue/store.ts";
import type { Esim, NewEsim } from "./esims.ts";
import type { EventRecord } from "./events.ts";
import type { RememberedResponse } from "./idempotency.ts";
import type { Ledger, LedgerEntry } from "./ledger.ts";
import type { MailReads, MailWrites } from "./mails.ts";
import type { Mode } from "./mode.ts";
import type { NewOrder, Order, OrderUnit } from "./orders.ts";
import type { OverviewReads } from "./overview.ts";
import type { PeopleReads, PeopleWrites } from "./people/ports.ts";
import type { RunReads, RunWrites } from "./runs.ts";
import type { SupplyReads, SupplyWrites } from "./supply/ports.ts";
import type { NewTopup, Topup } from "./topups.ts";
import type { DeliveryLogReads } from "./webhooks/delivery-log.ts";
import type { WebhookReads, WebhookWrites } from "./webhooks/ports.ts";
import type { DueWork, Work, WorkKind } from "./work.ts";

/** Source of randomness: `bytes(n)` gives n unpredictable bytes. */
export interface Random {
  bytes(length: number): Uint8Array;
}

/** A position in a list sorted newest first: the sort value and the ever-growing number of the last item read. */
export interface Position {
  at: number;
  n: number;
}

export interface PageRequest {
  after: Position | null;
  limit: number;
}

export interface OrderFilter {
  status?: Order["status"] | undefined;
  customerRef?: string | undefined;
  createdAfter?: number | undefined;
  createdBefore?: number | undefined;
}

export interface EsimFilter {
  status?: Esim["status"] | undefined;
  customerRef?: string | undefined;
}

/** Reading: every method sees what has been committed (inside a transaction: its own changes too). */
export interface Reads
  extends WebhookReads,
    DeliveryLogReads,
    MailReads,
    ActivityReads,
    SupplyReads,
    PeopleReads,
    RunReads,
    OverviewReads {
  /** Grows with every change of accounts or keys (`access`) and of the catalogue (`catalogue`). */
  revision(name: "access" | "catalogue"): Promise<number>;
  accountById(id: string): Promise<Account | null>;
  accountByNumber(n: number): Promise<Account | null>;
  accounts(): Promise<Account[]>;
  keyByHash(hash: string): Promise<ApiKey | null>;
  keyById(id: string): Promise<ApiKey | null>;
  keysOf(account: number): Promise<ApiKey[]>;
  ledger(account: number, mode: Mode): Promise<Ledger>;
  ledgerByNumber(n: number): Promise<Ledger>;
  ledgerEntries(ledger: number, page: PageRequest): Promise<LedgerEntry[]>;
  order(ledger: number, id: string): Promise<Order | null>;
  orderByNumber(n: number): Promise<Order | null>;
  /** Of any account. */
  orderAnywhere(id: string): Promise<Order | null>;
  esimAnywhere(iccid: string): Promise<Esim | null>;
  /** One more than `limit` when there is another page. */
  orders(ledger: number, filter: OrderFilter, page: PageRequest): Promise<Order[]>;
  esim(ledger: number, iccid: string): Promise<Esim | null>;
  esimByNumber(n: number): Promise<Esim | null>;
  esimsOfOrder(order: number): Promise<Esim[]>;
  /** What an order shows of its eSIMs. */
  unitsOfOrder(order: number): Promise<OrderUnit[]>;
  esims(ledger: number, filter: EsimFilter, page: PageRequest): Promise<Esim[]>;
  topup(ledger: number, id: string): Promise<Topup | null>;
  topupByNumber(n: number): Promise<Topup | null>;
  topupsOfEsim(esim: number, page: PageRequest): Promise<Topup[]>;
  event(ledger: number, id: string, notBefore: number): Promise<EventRecord | null>;
  events(
    ledger: number,
    filter: { type?: string | undefined; notBefore: number },
    page: PageRequest,
  ): Promise<EventRecord[]>;
  /** Numbers of the eSIMs whose validity has ended and that no running top-up keeps alive. */
  esimsPastExpiry(now: number, limit: number, ledger?: number): Promise<number[]>;
  /** When the next validity ends that no running top-up keeps alive, or null. */
  nextExpiryAt(): Promise<number | null>;
  loadCatalogue(): Promise<Catalogue>;
  remembered(ledger: number, key: string): Promise<RememberedResponse | null>;
  /** When the next work row of these kinds is due (all kinds when not given), or null. */
  nextWorkAt(kinds?: readonly WorkKind[]): Promise<number | null>;
  /** Whether work is left that was due by `now`, held by another process or not. */
  isWorkLeft(now: number): Promise<boolean>;
  setting(name: string): Promise<string | null>;
}

/** One transaction. Await nothing inside it but these methods: a store may run the function again. */
export interface Tx
  extends Reads,
    WebhookWrites,
    MailWrites,
    ActivityWrites,
    SupplyWrites,
    PeopleWrites,
    RunWrites {
  readonly catalogue: CatalogueStore;
  insertAccount(account: Omit<Account, "n">): Promise<Account>;
  updateAccount(n: number, settings: AccountSettings): Promise<void>;
  /** Notes from when, and later until when, an account was inactive. */
  beginDeactivation(account: number, at: number): Promise<void>;
  endDeactivation(account: number, at: number): Promise<void>;
  insertKey(key: Omit<ApiKey, "n">): Promise<ApiKey>;
  updateKey(n: number, change: Pick<ApiKey, "name" | "allowlist" | "expiresAt" | "revokedAt">): Promise<void>;
  saveLedger(ledger: Ledger): Promise<void>;
  insertLedgerEntry(entry: Omit<LedgerEntry, "n">): Promise<void>;
  /** Null when the id is taken. */
  insertOrder(order: NewOrder): Promise<Order | null>;
  updateOrder(order: Order): Promise<void>;
  /** Takes the traveller's name and mail address off an order. */
  eraseCustomer(order: number): Promise<void>;
  /** Null when the ICCID is taken, or the unit has its eSIM. */
  insertEsim(esim: NewEsim): Promise<Esim | null>;
  updateEsim(esim: Esim): Promise<void>;
  insertTopup(topup: NewTopup): Promise<Topup>;
  updateTopup(topup: Topup): Promise<void>;
  insertEvent(event: EventRecord): Promise<void>;
  remember(response: RememberedResponse): Promise<void>;
  forget(ledger: number, key: string): Promise<void>;
  addWork(work: Work): Promise<void>;
  /** Takes up to `limit` due rows and holds them until `leaseUntil`, so that no other process takes them. */
  claimWork(kinds: readonly WorkKind[], now: number, leaseUntil: number, limit: number): Promise<DueWork[]>;
  finishWork(n: number): Promise<void>;
  postponeWork(n: number, dueAt: number): Promise<void>;
  /** Removes what is past its retention; answers how many rows went. */
  deleteEventsBefore(at: number, limit: number): Promise<number>;
  deleteRememberedBefore(at: number, limit: number): Promise<number>;
  setSetting(name: string, value: string): Promise<void>;
}

export interface Store {
  readonly reads: Reads;
  /** Resolves after the commit. A `Refusal` that `work` returns, or an error it throws, undoes all it did. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Has `listener` called after each commit of this process that may have made something due to be sent, so that
   * it need not wait to be looked for. Answers how to end that.
   */
  onDue(listener: () => void): () => void;
  close(): Promise<void>;
}
