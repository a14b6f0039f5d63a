/**
 * The contract as plain data: what the decorators and the HTTP library know, read once from a compiled program.
 * Every output is written from this and from the OpenAPI document, never from the program again.
 */
import type { Model, Operation, Program } from "@typespec/compiler";
import type { Access, Level, Limit, Observe, RateClass, Retry, Role, SandboxTrigger } from "./decorators.ts";
import { deriveRules } from "./read/derived-rules.ts";
import { readErrors } from "./read/errors.ts";
import { readEvents } from "./read/events.ts";
import { type HeaderNames, readCookieNames, readHeaderNames, readWebhookHeaders } from "./read/headers.ts";
import { readLimits } from "./read/limits.ts";
import { readOperations } from "./read/operations.ts";
import { readReach, readRules } from "./read/rules.ts";
import { serviceOf } from "./read/service.ts";
import type { Service } from "./services.ts";

export interface OperationError {
  status: number;
  code: string;
  /** The header or field at fault, where the error names the same one always. */
  param?: string;
}

/** What one error model says. Models that share a code agree in all but condition and headers. */
export interface ErrorEntry extends OperationError {
  condition: string;
  retry: Retry;
  fix: string;
  observe: Observe;
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
  rateClass: RateClass;
  idempotent: boolean;
  /** Who may call, where the service has people of several roles. */
  roles: Role[];
  paginated: boolean;
  successStatuses: number[];
  pathParams: string[];
  queryParams: string[];
  headerParams: string[];
  /** Dotted, in the order of the contract: `customer`, `customer.name`. */
  bodyFields: string[];
  /** In the order in which they take precedence. */
  errors: ErrorEntry[];
  publishes: string[];
  sandboxTriggers: SandboxTrigger[];
  sdk: string;
  /** The status in which what it reads is not final yet, if there is one. */
  waitingStatus: string;
  /** What a success holds, in the words of the contract. */
  returns: string;
  /** Whether a success is no JSON. */
  binary: boolean;
  type: Operation;
}

export interface ContractEvent {
  type: string;
  name: string;
  doc: string;
  stored: boolean;
  observe: Observe;
  model: Model;
}

export interface WebhookHeader {
  property: string;
  name: string;
  doc: string;
  pattern?: string;
  /** Whether its value is the type of the event. */
  isEventType: boolean;
}

export interface Rule {
  id: string;
  level: Level;
  observe: Observe;
  text: string;
  /** Ids of the operations that it binds; `*` for all. */
  operations: string[];
  errors: OperationError[];
  source: "declared" | "derived";
}

export interface Contract {
  service: Service;
  operations: ContractOperation[];
  /** The catalogue: the first entry of each code. */
  errors: ErrorEntry[];
  events: ContractEvent[];
  requestHeaders: HeaderNames;
  responseHeaders: HeaderNames;
  webhookHeaders: WebhookHeader[];
  cookies: HeaderNames;
  limits: Limit[];
  rules: Rule[];
}

export function readContract(program: Program): Contract {
  const service = serviceOf(program);
  const entries = readErrors(program, service);
  const operations = readOperations(program, entries);
  const events = readEvents(program, service);
  const webhookHeaders = events.length === 0 ? [] : readWebhookHeaders(program);
  const limits = readLimits(program, service);
  const rules = service.outputs.includes("rules.ts") ? readAllRules(program, operations, events) : [];
  const errors = [...new Map(entries.toReversed().map((entry) => [entry.code, entry])).values()].toReversed();
  const headers = { ...readHeaderNames(program), webhookHeaders, cookies: readCookieNames(program) };
  return { service, operations, errors, events, ...headers, limits, rules };
}

function readAllRules(program: Program, operations: ContractOperation[], events: ContractEvent[]): Rule[] {
  const reach = readReach(operations);
  const derived = deriveRules(program, { operations, events, reach });
  return [...readRules(program, reach), ...derived].sort((a, b) => (a.id < b.id ? -1 : 1));
}
