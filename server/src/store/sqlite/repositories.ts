// The repositories of the store, put together from the file of each noun.
import type { Database } from "better-sqlite3";
import type { Reads, Tx } from "../../domain/ports.ts";
import { accountReads, accountWrites } from "./accounts.ts";
import { auditLogReads, auditLogWrites } from "./audit-log.ts";
import { catalogueReads, catalogueWrites } from "./catalogue.ts";
import { deferredEventWrites } from "./deferred-events.ts";
import { deliveryReads, deliveryWrites } from "./deliveries.ts";
import { deliveryQueueReads, deliveryQueueWrites } from "./delivery-queue.ts";
import { endpointReads, endpointWrites } from "./endpoints.ts";
import { esimReads, esimWrites } from "./esims.ts";
import { eventReads, eventWrites } from "./events.ts";
import { idempotencyClaims, idempotencyReads, idempotencyWrites } from "./idempotency.ts";
import { jobReads, jobWrites } from "./jobs.ts";
import { keyReads, keyWrites } from "./keys.ts";
import { ledgerReads, ledgerWrites } from "./ledgers.ts";
import { mailReads, mailWrites } from "./mails.ts";
import { manualDeliveryReads, manualDeliveryWrites } from "./manual-deliveries.ts";
import { operatorTokenReads, operatorTokenWrites } from "./operator-tokens.ts";
import { orderReads, orderWrites } from "./orders.ts";
import { overviewReads } from "./overview.ts";
import { personReads, personWrites } from "./people.ts";
import { sealedTextReads, sealedTextWrites } from "./sealed-texts.ts";
import { sessionReads, sessionWrites } from "./sessions.ts";
import { revisionReads, settingReads, settingWrites } from "./settings.ts";
import { signInFailureReads, signInFailureWrites } from "./sign-in-failures.ts";
import { simulatedSupplierReads, simulatedSupplierWrites } from "./simulated-supplier.ts";
import { testRunReads, testRunWrites } from "./test-runs.ts";
import { topupReads, topupWrites } from "./topups.ts";

export function readsOf(db: Database): Reads {
  return {
    accounts: accountReads(db),
    keys: keyReads(db),
    auditLog: auditLogReads(db),
    overview: overviewReads(db),
    testRuns: testRunReads(db),
    people: personReads(db),
    sessions: sessionReads(db),
    signInFailures: signInFailureReads(db),
    operatorTokens: operatorTokenReads(db),
    catalogue: catalogueReads(db),
    orders: orderReads(db),
    esims: esimReads(db),
    topups: topupReads(db),
    ledgers: ledgerReads(db),
    events: eventReads(db),
    endpoints: endpointReads(db),
    deliveries: deliveryReads(db),
    deliveryQueue: deliveryQueueReads(db),
    manualDeliveries: manualDeliveryReads(db),
    mails: mailReads(db),
    jobs: jobReads(db),
    idempotency: idempotencyReads(db),
    sealedTexts: sealedTextReads(db),
    simulatedSupplier: simulatedSupplierReads(db),
    settings: settingReads(db),
    revisions: revisionReads(db),
  };
}

export interface TransactionObserver {
  wrote(): void;
  /** `release` deletes the claim. */
  claimed(release: () => void): void;
  /** Of deliveries or emails. */
  madeDue(): void;
}

/** Locks by reading: nobody else can write before this transaction ends. */
export function transactionOf(db: Database, { wrote, claimed, madeDue }: TransactionObserver): Tx {
  const reads = readsOf(db);
  const noted = <R extends object, W extends object>(some: R, writes: W): R & W => ({
    ...some,
    ...notifyingEach(writes, wrote),
  });
  return {
    accounts: { ...noted(reads.accounts, accountWrites(db)), lock: reads.accounts.byNumber },
    keys: { ...noted(reads.keys, keyWrites(db)), lock: reads.keys.byId },
    auditLog: noted(reads.auditLog, auditLogWrites(db)),
    overview: reads.overview,
    testRuns: noted(reads.testRuns, testRunWrites(db)),
    people: { ...noted(reads.people, personWrites(db)), lock: reads.people.byNumber },
    sessions: noted(reads.sessions, sessionWrites(db)),
    signInFailures: noted(reads.signInFailures, signInFailureWrites(db)),
    operatorTokens: noted(reads.operatorTokens, operatorTokenWrites(db)),
    catalogue: noted(reads.catalogue, catalogueWrites(db)),
    orders: { ...noted(reads.orders, orderWrites(db)), lock: reads.orders.byNumber },
    esims: { ...noted(reads.esims, esimWrites(db)), lock: reads.esims.byNumber },
    topups: { ...noted(reads.topups, topupWrites(db)), lock: reads.topups.byNumber },
    ledgers: {
      ...noted(reads.ledgers, ledgerWrites(db)),
      ...{ lock: reads.ledgers.byNumber, lockOfAccount: reads.ledgers.ofAccount },
    },
    events: noted(reads.events, eventWrites(db)),
    deferredEvents: noted({}, deferredEventWrites(db)),
    endpoints: { ...noted(reads.endpoints, endpointWrites(db, madeDue)), lock: reads.endpoints.byNumber },
    deliveries: noted(reads.deliveries, deliveryWrites(db)),
    deliveryQueue: noted(reads.deliveryQueue, deliveryQueueWrites(db, madeDue)),
    manualDeliveries: noted(reads.manualDeliveries, manualDeliveryWrites(db)),
    mails: noted(reads.mails, mailWrites(db, madeDue)),
    jobs: noted(reads.jobs, jobWrites(db)),
    idempotency: { ...noted(reads.idempotency, idempotencyWrites(db)), ...idempotencyClaims(db, claimed) },
    sealedTexts: noted(reads.sealedTexts, sealedTextWrites(db)),
    simulatedSupplier: {
      ...noted(reads.simulatedSupplier, simulatedSupplierWrites(db)),
      lockRules: reads.simulatedSupplier.rules,
      lockRequest: reads.simulatedSupplier.request,
      lockEsim: reads.simulatedSupplier.esim,
    },
    settings: noted(reads.settings, settingWrites(db)),
    revisions: reads.revisions,
  };
}

/** The same methods; each calls `notify` first. */
function notifyingEach<T extends object>(methods: T, notify: () => void): T {
  const wrapped = Object.entries(methods).map(([name, method]) => [
    name,
    (...args: unknown[]) => {
      notify();
      return method(...args);
    },
  ]);
  return Object.fromEntries(wrapped) as T;
}
