// Assembles the repositories of a store.

import type { Fact } from "../../domain/observation.ts";
import type { Reads, RecordingTx } from "../../domain/ports.ts";
import { accountNoteReads, accountNoteWrites } from "./account-notes.ts";
import { accountLocks, accountReads, accountWrites } from "./accounts.ts";
import { attentionReads } from "./attention.ts";
import { auditLogReads, auditLogWrites } from "./audit-log.ts";
import { blockedNetworkReads, blockedNetworkWrites } from "./blocked-networks.ts";
import { catalogueReads, catalogueWrites } from "./catalogue.ts";
import type { Connection } from "./connection.ts";
import { countReads } from "./counts.ts";
import { deferredEventWrites } from "./deferred-events.ts";
import { deliveryReads, deliveryWrites } from "./deliveries.ts";
import { deliveryLists } from "./delivery-lists.ts";
import { deliveryQueueReads, deliveryQueueWrites } from "./delivery-queue.ts";
import { endpointHourReads, endpointHourWrites } from "./endpoint-hours.ts";
import { endpointLocks, endpointReads, endpointWrites } from "./endpoints.ts";
import { esimDayReads, esimDayWrites } from "./esim-days.ts";
import { esimLocks, esimReads, esimWrites } from "./esims.ts";
import { eventReads, eventWrites } from "./events.ts";
import { fundsRequestReads, fundsRequestWrites } from "./funds-requests.ts";
import { idempotencyClaims, idempotencyReads, idempotencyWrites } from "./idempotency.ts";
import { jobReads, jobWrites } from "./jobs.ts";
import { keyLocks, keyReads, keyWrites } from "./keys.ts";
import { ledgerLocks, ledgerReads, ledgerWrites } from "./ledgers.ts";
import { mailReads, mailWrites } from "./mails.ts";
import { manualDeliveryReads, manualDeliveryWrites } from "./manual-deliveries.ts";
import { operatorTokenReads, operatorTokenWrites } from "./operator-tokens.ts";
import { orderLocks, orderReads, orderWrites } from "./orders.ts";
import { overviewReads } from "./overview.ts";
import { personLocks, personReads, personWrites } from "./people.ts";
import { processReads, processWrites } from "./processes.ts";
import { requestLogReads } from "./request-log.ts";
import { resendReads, resendWrites } from "./resends.ts";
import { salesReads, salesWrites } from "./sales.ts";
import { sealedTextReads, sealedTextWrites } from "./sealed-texts.ts";
import { searchReads } from "./search.ts";
import { sessionReads, sessionWrites } from "./sessions.ts";
import { revisionReads, settingLocks, settingReads, settingWrites } from "./settings.ts";
import { signInFailureReads, signInFailureWrites } from "./sign-in-failures.ts";
import {
  simulatedSupplierLocks,
  simulatedSupplierReads,
  simulatedSupplierWrites,
} from "./simulated-supplier.ts";
import { statementReads } from "./statements-of-ledgers.ts";
import { supplierAttemptReads, supplierAttemptWrites } from "./supplier-attempts.ts";
import { testRunReads, testRunWrites } from "./test-runs.ts";
import { topupLocks, topupReads, topupWrites } from "./topups.ts";
import { travellerReads, travellerWrites } from "./travellers.ts";

export function readsOf(db: Connection): Reads {
  return {
    accounts: accountReads(db),
    keys: keyReads(db),
    auditLog: auditLogReads(db),
    accountNotes: accountNoteReads(db),
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
    travellers: travellerReads(db),
    ledgers: ledgerReads(db),
    fundsRequests: fundsRequestReads(db),
    events: eventReads(db),
    endpoints: endpointReads(db),
    deliveries: { ...deliveryReads(db), ...deliveryLists(db) },
    deliveryQueue: deliveryQueueReads(db),
    manualDeliveries: manualDeliveryReads(db),
    resends: resendReads(db),
    endpointHours: endpointHourReads(db),
    esimDays: esimDayReads(db),
    mails: mailReads(db),
    jobs: jobReads(db),
    idempotency: idempotencyReads(db),
    sealedTexts: sealedTextReads(db),
    simulatedSupplier: simulatedSupplierReads(db),
    processes: processReads(db),
    supplierAttempts: supplierAttemptReads(db),
    blockedNetworks: blockedNetworkReads(db),
    settings: settingReads(db),
    revisions: revisionReads(db),
    counts: countReads(db),
    requestLog: requestLogReads(db),
    search: searchReads(db),
    sales: salesReads(db),
    statements: statementReads(db),
    attention: attentionReads(db),
  };
}

export interface TransactionObserver {
  wrote(): void;
  /** Called when an account or key has changed. The store increments `accessRevision` before the commit. */
  accessChanged(): Promise<void>;
  /** `release` deletes the claim. */
  claimed(release: () => Promise<void>): void;
  /** Called when deliveries or emails may have become due. */
  madeDue(): void;
  happened(fact: Fact): void;
}

export function transactionOf(db: Connection, observer: TransactionObserver): RecordingTx {
  const { wrote, accessChanged, claimed, madeDue, happened } = observer;
  const reads = readsOf(db);
  const noted = <R extends object, W extends object>(repository: R, writes: W): R & W => ({
    ...repository,
    ...notifyingEach(writes, wrote),
  });
  return {
    accounts: { ...noted(reads.accounts, accountWrites(db, accessChanged)), ...accountLocks(db) },
    keys: { ...noted(reads.keys, keyWrites(db, accessChanged)), ...keyLocks(db) },
    auditLog: noted(reads.auditLog, auditLogWrites(db)),
    accountNotes: noted(reads.accountNotes, accountNoteWrites(db)),
    overview: reads.overview,
    testRuns: noted(reads.testRuns, testRunWrites(db)),
    people: { ...noted(reads.people, personWrites(db)), ...personLocks(db) },
    sessions: noted(reads.sessions, sessionWrites(db)),
    signInFailures: noted(reads.signInFailures, signInFailureWrites(db)),
    operatorTokens: noted(reads.operatorTokens, operatorTokenWrites(db)),
    catalogue: noted(reads.catalogue, catalogueWrites(db)),
    orders: { ...noted(reads.orders, orderWrites(db)), ...orderLocks(db) },
    esims: { ...noted(reads.esims, esimWrites(db)), ...esimLocks(db) },
    topups: { ...noted(reads.topups, topupWrites(db)), ...topupLocks(db) },
    travellers: noted(reads.travellers, travellerWrites(db)),
    ledgers: { ...noted(reads.ledgers, ledgerWrites(db)), ...ledgerLocks(db) },
    fundsRequests: noted(reads.fundsRequests, fundsRequestWrites(db)),
    events: noted(reads.events, eventWrites(db)),
    deferredEvents: noted({}, deferredEventWrites(db)),
    endpoints: { ...noted(reads.endpoints, endpointWrites(db, madeDue)), ...endpointLocks(db) },
    deliveries: noted(reads.deliveries, deliveryWrites(db)),
    deliveryQueue: noted(reads.deliveryQueue, deliveryQueueWrites(db, madeDue)),
    manualDeliveries: noted(reads.manualDeliveries, manualDeliveryWrites(db)),
    resends: noted(reads.resends, resendWrites(db)),
    endpointHours: noted(reads.endpointHours, endpointHourWrites(db)),
    esimDays: noted(reads.esimDays, esimDayWrites(db)),
    mails: noted(reads.mails, mailWrites(db, madeDue)),
    jobs: noted(reads.jobs, jobWrites(db)),
    idempotency: { ...noted(reads.idempotency, idempotencyWrites(db)), ...idempotencyClaims(db, claimed) },
    sealedTexts: noted(reads.sealedTexts, sealedTextWrites(db)),
    simulatedSupplier: {
      ...noted(reads.simulatedSupplier, simulatedSupplierWrites(db)),
      ...simulatedSupplierLocks(db),
    },
    processes: noted(reads.processes, processWrites(db)),
    supplierAttempts: noted(reads.supplierAttempts, supplierAttemptWrites(db)),
    blockedNetworks: noted(reads.blockedNetworks, blockedNetworkWrites(db)),
    settings: { ...noted(reads.settings, settingWrites(db)), ...settingLocks(db) },
    revisions: reads.revisions,
    counts: reads.counts,
    requestLog: reads.requestLog,
    search: reads.search,
    sales: noted(reads.sales, salesWrites(db)),
    attention: reads.attention,
    statements: reads.statements,
    facts: { add: happened },
  };
}

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
