/** The contract as plain data (types only), from which all files are written. `read/contract.ts` reads it. */
import type { Model, Operation } from "@typespec/compiler";
import type {
  Access,
  Fact,
  Level,
  Limit,
  Retry,
  SandboxTrigger,
  StatusChange,
  Vocabulary,
} from "./decorators.ts";
import type { Settings } from "./options.ts";

export type HeaderNames = Record<string, string>;

export interface OperationError {
  status: number;
  code: string;
  /** The invalid header or field, if the error always names the same one. */
  param?: string;
}

/** What one error model says. Models that share a code agree in all but condition and headers. */
export interface ErrorEntry extends OperationError {
  condition: string;
  retry: Retry;
  /** What has to change before the same request can succeed. */
  after?: string;
  fix: string;
  observe: string;
  model: Model;
}

export interface ContractOperation {
  id: string;
  area: string;
  method: string;
  path: string;
  summary: string;
  doc: string;
  access: Access;
  rateClass: string;
  idempotent: boolean;
  /** Who may call it, in a service with roles. */
  roles: string[];
  paginated: boolean;
  successStatuses: number[];
  pathParams: string[];
  queryParams: string[];
  headerParams: string[];
  /** Dotted, in the order of the contract: `customer`, `customer.name`. */
  bodyFields: string[];
  /** Fields of the body that the response has too, with the same type: it returns them as they were sent. */
  keptFields: string[];
  /** In order of precedence. */
  errors: ErrorEntry[];
  publishes: string[];
  sandboxTriggers: SandboxTrigger[];
  sdk: string;
  /** The status in which the object is not final yet, if there is one. */
  waitingStatus: string;
  /** What a success returns, as a type name of the contract. */
  returns: string;
  /** Whether a success is not JSON. */
  binary: boolean;
  type: Operation;
}

export interface ContractEvent {
  type: string;
  name: string;
  doc: string;
  stored: boolean;
  observe: string;
  model: Model;
  /** The first example of the model, as JSON. */
  example: unknown;
}

export interface WebhookHeader {
  property: string;
  name: string;
  doc: string;
  pattern?: string;
  required: boolean;
  /** Whether its value is the event type. */
  isEventType: boolean;
}

export interface Rule {
  id: string;
  level: Level;
  observe: string;
  text: string;
  /** Ids of the operations that it applies to; `*` for all. */
  operations: string[];
  errors: OperationError[];
  source: "declared" | "derived";
}

export interface Service {
  namespace: string;
  /** What its operations state. */
  facts: readonly Fact[];
  /** Whether a request body may contain only the fields of the contract. If false, other fields are ignored. */
  closedBodies: boolean;
}

export interface Contract {
  service: Service;
  settings: Settings;
  /** The contract's own words, in its order. */
  vocabulary: Record<Vocabulary, string[]>;
  /** The path that ends the base URL, and to which every path of an operation is appended. */
  basePath: string;
  operations: ContractOperation[];
  /** The catalogue: the first entry of each code. */
  errors: ErrorEntry[];
  events: ContractEvent[];
  requestHeaders: HeaderNames;
  responseHeaders: HeaderNames;
  webhookHeaders: WebhookHeader[];
  cookies: HeaderNames;
  limits: Limit[];
  /** By the enum of the statuses. */
  changes: Map<string, StatusChange[]>;
  rules: Rule[];
}
