// The domain's ports. Time is always an argument (milliseconds since the epoch).

import type { StoredEventType } from "@partner-esim/generated/events";
import type { OperationId, routes } from "@partner-esim/generated/routes";
import type { AuditLogReads, AuditLogRepository } from "./accounts/audit-log-store.ts";
import type { AccountNoteReads, AccountNoteRepository } from "./accounts/notes.ts";
import type { OverviewReads } from "./accounts/overview-store.ts";
import type { AccountReads, AccountRepository, KeyReads, KeyRepository } from "./accounts/store.ts";
import type { CatalogueReads, CatalogueRepository } from "./catalogue/store.ts";
import type { EsimDayReads, EsimDayRepository, EsimReads, EsimRepository } from "./esims/store.ts";
import type { EventReads, EventRepository } from "./events/store.ts";
import type { ProcessReads, ProcessRepository } from "./health/processes.ts";
import type { AttentionReads } from "./health/store.ts";
import type {
  IdempotencyReads,
  IdempotencyRepository,
  IdempotentOperation,
} from "./idempotency/stored-response.ts";
import type { JobReads, JobRepository } from "./jobs/jobs.ts";
import type { FundsRequestReads, FundsRequestRepository } from "./ledger/funds-request.ts";
import type { StatementReads } from "./ledger/statement-store.ts";
import type { LedgerReads, LedgerRepository } from "./ledger/store.ts";
import type { BlockedNetworkReads, BlockedNetworkRepository, RateWindows } from "./limits/rate-windows.ts";
import type { MailReads, MailRepository } from "./mail/mail.ts";
import type { CountReads, DatabaseSize, Facts } from "./observation.ts";
import type { OrderReads, OrderRepository } from "./orders/store.ts";
import type {
  OperatorTokenReads,
  OperatorTokenRepository,
  PersonReads,
  PersonRepository,
  SessionReads,
  SessionRepository,
  SignInFailureReads,
  SignInFailureRepository,
} from "./people/store.ts";
import type { RequestLog, RequestLogReads } from "./request-log/store.ts";
import type { SalesReads, SalesRepository } from "./sales/store.ts";
import type { SearchReads } from "./search/store.ts";
import type { SealedTextReads, SealedTextRepository } from "./secrets/store.ts";
import type { RevisionReads, SettingReads, SettingRepository } from "./settings.ts";
import type { SimulatedSupplierReads, SimulatedSupplierRepository } from "./simulated-supplier/store.ts";
import type {
  DeferredEventRepository,
  SupplierAttemptReads,
  SupplierAttemptRepository,
} from "./supply/store.ts";
import type { TestRunReads, TestRunRepository } from "./test-runs/store.ts";
import type { TopupReads, TopupRepository } from "./topups/store.ts";
import type { TravellerReads, TravellerRepository } from "./travellers/store.ts";
import type {
  DeliveryQueueReads,
  DeliveryQueueRepository,
  DeliveryReads,
  DeliveryRepository,
  EndpointHourReads,
  EndpointHourRepository,
  EndpointReads,
  EndpointRepository,
  ManualDeliveryReads,
  ManualDeliveryRepository,
  ResendReads,
  ResendRepository,
} from "./webhooks/store.ts";

/** Reads show committed data. Inside a transaction they also show its own changes. */
export interface Reads {
  readonly accounts: AccountReads;
  readonly keys: KeyReads;
  readonly auditLog: AuditLogReads;
  readonly accountNotes: AccountNoteReads;
  readonly overview: OverviewReads;
  readonly testRuns: TestRunReads;
  readonly people: PersonReads;
  readonly sessions: SessionReads;
  readonly signInFailures: SignInFailureReads;
  readonly operatorTokens: OperatorTokenReads;
  readonly catalogue: CatalogueReads;
  readonly orders: OrderReads;
  readonly esims: EsimReads;
  readonly topups: TopupReads;
  readonly travellers: TravellerReads;
  readonly ledgers: LedgerReads;
  readonly fundsRequests: FundsRequestReads;
  readonly events: EventReads;
  readonly endpoints: EndpointReads;
  readonly deliveries: DeliveryReads;
  readonly deliveryQueue: DeliveryQueueReads;
  readonly manualDeliveries: ManualDeliveryReads;
  readonly resends: ResendReads;
  readonly endpointHours: EndpointHourReads;
  readonly esimDays: EsimDayReads;
  readonly mails: MailReads;
  readonly jobs: JobReads;
  readonly idempotency: IdempotencyReads;
  readonly sealedTexts: SealedTextReads;
  readonly simulatedSupplier: SimulatedSupplierReads;
  readonly processes: ProcessReads;
  readonly supplierAttempts: SupplierAttemptReads;
  readonly blockedNetworks: BlockedNetworkReads;
  readonly settings: SettingReads;
  readonly revisions: RevisionReads;
  readonly counts: CountReads;
  readonly requestLog: RequestLogReads;
  readonly search: SearchReads;
  readonly sales: SalesReads;
  readonly statements: StatementReads;
  readonly attention: AttentionReads;
}

/**
 * Inside a transaction, await only these methods, because a store may re-run it. `lock…` locks until the transaction
 * ends (`for update`). `deleteBefore` deletes at most `limit` rows. Lists return one row more than `limit` if another
 * page follows. `Recorded` are the types of events that it may record.
 */
export interface Tx<Recorded extends StoredEventType = never> extends Reads {
  readonly accounts: AccountRepository;
  readonly keys: KeyRepository;
  readonly auditLog: AuditLogRepository;
  readonly accountNotes: AccountNoteRepository;
  readonly testRuns: TestRunRepository;
  readonly people: PersonRepository;
  readonly sessions: SessionRepository;
  readonly signInFailures: SignInFailureRepository;
  readonly operatorTokens: OperatorTokenRepository;
  readonly catalogue: CatalogueRepository;
  readonly orders: OrderRepository;
  readonly esims: EsimRepository;
  readonly topups: TopupRepository;
  readonly travellers: TravellerRepository;
  readonly ledgers: LedgerRepository;
  readonly fundsRequests: FundsRequestRepository;
  readonly events: EventRepository<Recorded>;
  readonly deferredEvents: DeferredEventRepository;
  readonly endpoints: EndpointRepository;
  readonly deliveries: DeliveryRepository;
  readonly deliveryQueue: DeliveryQueueRepository;
  readonly manualDeliveries: ManualDeliveryRepository;
  readonly resends: ResendRepository;
  readonly endpointHours: EndpointHourRepository;
  readonly esimDays: EsimDayRepository;
  readonly mails: MailRepository;
  readonly jobs: JobRepository;
  readonly idempotency: IdempotencyRepository;
  readonly sealedTexts: SealedTextRepository;
  readonly simulatedSupplier: SimulatedSupplierRepository;
  readonly processes: ProcessRepository;
  readonly supplierAttempts: SupplierAttemptRepository;
  readonly blockedNetworks: BlockedNetworkRepository;
  readonly settings: SettingRepository;
  readonly sales: SalesRepository;
  readonly facts: Facts;
}

/** Records events of every type. */
export type RecordingTx = Tx<StoredEventType>;

/** Records only events that the operation publishes in the contract, which says nothing of the portal's operations. */
export type OperationTx<Operation extends IdempotentOperation> = Tx<
  Operation extends OperationId ? (typeof routes)[Operation]["publishes"][number] : StoredEventType
>;

export interface Store {
  readonly reads: Reads;
  /** Null if only one process serves the store. */
  readonly rateWindows: RateWindows | null;
  readonly requestLog: RequestLog;
  /** The same store for background work. PostgreSQL uses separate connections for it. */
  readonly background: Store;
  /**
   * Resolves after the commit. A returned `Refusal` or an exception rolls everything back. `ledger` is locked before
   * `work` starts; `work` then may not lock an account, person or key.
   */
  transaction<T>(work: (tx: RecordingTx) => Promise<T>, ledger?: number): Promise<T>;
  /**
   * Calls `listener` after commits that may have made a delivery due, in any process. A call may be missed. Returns the
   * unsubscriber.
   */
  onDue(listener: () => void): () => void;
  size(): Promise<DatabaseSize>;
  close(): Promise<void>;
}
