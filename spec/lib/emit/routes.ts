/** routes.ts: one row per operation, with everything that a server must know before it calls the handler. */
import type { Contract, ContractOperation } from "../contract.ts";
import { banner, literalUnion, propertyKey, source } from "./files.ts";

const types = `
/** One operation of the contract, as far as a server or client needs it as data. */
export interface Route {
  readonly operationId: OperationId;
  /** The prefix of the operation's own rule ids. */
  readonly area: string;
  readonly method: "GET" | "POST";
  /** Below the base address, as an OpenAPI path template. */
  readonly path: string;
  /** Holders of any API key, of a test key, or anyone. */
  readonly access: "key" | "test-key" | "none";
  /** Which rate limits count it. */
  readonly rateClass: "general" | "post" | "qr";
  /** Whether it needs an idempotency key. */
  readonly idempotent: boolean;
  readonly paginated: boolean;
  /** The status of a first success. */
  readonly successStatus: 200 | 201;
  readonly pathParams: readonly string[];
  readonly queryParams: readonly string[];
  /** In the order in which they take precedence. */
  readonly errors: readonly RouteError[];
  /** The types of the events that a call can give rise to. */
  readonly publishes: readonly string[];
  /** References that steer a test call, and what they lead to: a status of the object made, or an error code. */
  readonly sandboxTriggers: readonly { readonly prefix: string; readonly outcome: string }[];
  /** The SDK method. */
  readonly sdk: string;
}

export interface RouteError {
  readonly status: number;
  readonly code: string;
  /** What \`param\` names, where it is always the same. */
  readonly param?: string;
}
`;

function row(operation: ContractOperation): Record<string, unknown> {
  return {
    operationId: operation.id,
    area: operation.area,
    method: operation.method,
    path: operation.path,
    access: operation.access,
    rateClass: operation.rateClass,
    idempotent: operation.idempotent,
    paginated: operation.paginated,
    successStatus: operation.successStatuses[0],
    pathParams: operation.pathParams,
    queryParams: operation.queryParams,
    errors: operation.errors.map(({ status, code, param }) => ({ status, code, param })),
    publishes: operation.publishes,
    sandboxTriggers: operation.sandboxTriggers,
    sdk: operation.sdk,
  };
}

export function emitRoutes({ operations }: Contract): string {
  const rows = operations.map(
    (operation) => `  ${propertyKey(operation.id)}: ${source(row(operation), "  ")},\n`,
  );
  return `${banner("the operations as a route table")}
${literalUnion(
  "OperationId",
  operations.map(({ id }) => id),
)}
${types}
export const routes = {
${rows.join("")}} as const satisfies Record<OperationId, Route>;
`;
}
