// What the domain asks of the outside: a store with transactions, made of the part of each noun (its `store.ts`).
// Time is an argument everywhere (milliseconds since the epoch); nothing below the entry points reads a clock.

import type { ActivityReads, ActivityWrites } from "./accounts/activity-store.ts";
import type { OverviewReads } from "./accounts/overview-store.ts";
import type { AccountReads, AccountWrites } from "./accounts/store.ts";
import type { CatalogueReads, CatalogueStore } from "./catalogue/store.ts";
import type { EsimReads, EsimWrites } from "./esims/store.ts";
import type { EventReads, EventWrites } from "./events/store.ts";
import type { LedgerReads, LedgerWrites } from "./ledger/store.ts";
import type { MailReads, MailWrites } from "./mail.ts";
import type { OrderReads, OrderWrites } from "./orders/store.ts";
import type { PeopleReads, PeopleWrites } from "./people/store.ts";
import type { RememberedReads, RememberedWrites } from "./remembered-response.ts";
import type { WorkReads, WorkWrites } from "./scheduled-work.ts";
import type { SealReads, SealWrites } from "./secrets/store.ts";
import type { SupplyReads, SupplyWrites } from "./supply/store.ts";
import type { RunReads, RunWrites } from "./test-runs/store.ts";
import type { TopupReads, TopupWrites } from "./topups/store.ts";
import type { DeliveryLogReads, WebhookReads, WebhookWrites } from "./webhooks/store.ts";

/** Reading: every method sees what has been committed (inside a transaction: its own changes too). */
export interface Reads
  extends AccountReads,
    ActivityReads,
    OverviewReads,
    RunReads,
    PeopleReads,
    CatalogueReads,
    OrderReads,
    EsimReads,
    TopupReads,
    LedgerReads,
    EventReads,
    WebhookReads,
    DeliveryLogReads,
    MailReads,
    SupplyReads,
    RememberedReads,
    WorkReads,
    SealReads {
  /** Grows with every change of accounts or keys (`access`) and of the catalogue (`catalogue`). */
  revision(name: "access" | "catalogue"): Promise<number>;
  setting(name: string): Promise<string | null>;
}

/** One transaction. Await nothing inside it but these methods: a store may run the function again. */
export interface Tx
  extends Reads,
    AccountWrites,
    ActivityWrites,
    RunWrites,
    PeopleWrites,
    OrderWrites,
    EsimWrites,
    TopupWrites,
    LedgerWrites,
    EventWrites,
    WebhookWrites,
    MailWrites,
    SupplyWrites,
    RememberedWrites,
    WorkWrites,
    SealWrites {
  readonly catalogue: CatalogueStore;
  setSetting(name: string, value: string): Promise<void>;
}

export interface Store {
  readonly reads: Reads;
  /** Resolves after the commit. A `Refusal` that `work` returns, or an error it throws, undoes all it did. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Has `listener` called after each commit of this process that may have made something due to be sent, so that
   * it need not wait to be looked for. Returns a function that ends that.
   */
  onDue(listener: () => void): () => void;
  close(): Promise<void>;
}
