/** routes.ts: one entry per operation, with everything that a server must know before it calls the handler. */
import type { Contract, ContractOperation } from "../contract.ts";
import type { Fact } from "../decorators.ts";
import { anyOf, banner, literalUnion, propertyKey, source } from "./files.ts";

interface Column {
  name: string;
  type: string | ((contract: Contract) => string);
  doc?: string;
  /** Present only if the operations of the service state this. */
  fact?: Fact;
  value: (operation: ContractOperation) => unknown;
}

const columns: Column[] = [
  { name: "operationId", type: "OperationId", value: ({ id }) => id },
  {
    name: "area",
    type: "string",
    doc: "The prefix of the operation's own rule ids.",
    fact: "area",
    value: ({ area }) => area,
  },
  {
    name: "method",
    type: ({ operations }) => anyOf(operations.map(({ method }) => method)),
    value: ({ method }) => method,
  },
  {
    name: "path",
    type: "string",
    doc: "Below the base URL, as an OpenAPI path template.",
    value: ({ path }) => path,
  },
  {
    name: "access",
    type: `"key" | "test-key" | "none"`,
    doc: "Holders of any API key, of a test key, or anyone.",
    fact: "access",
    value: ({ access }) => access,
  },
  {
    name: "roles",
    type: ({ vocabulary }) => `readonly (${anyOf(vocabulary.role)})[]`,
    doc: "Who may call it: people by their role, or anyone.",
    fact: "role",
    value: ({ roles }) => roles,
  },
  {
    name: "rateClass",
    type: ({ vocabulary }) => anyOf(vocabulary.rateClass),
    doc: "Which rate limits count it.",
    fact: "rateClass",
    value: ({ rateClass }) => rateClass,
  },
  {
    name: "idempotent",
    type: "boolean",
    doc: "Whether it needs an idempotency key.",
    fact: "idempotent",
    value: ({ idempotent }) => idempotent,
  },
  { name: "paginated", type: "boolean", value: ({ paginated }) => paginated },
  {
    name: "successStatus",
    type: ({ operations }) => anyOf(operations.map(({ successStatuses }) => successStatuses[0]).toSorted()),
    doc: "The status of a first success.",
    value: ({ successStatuses }) => successStatuses[0],
  },
  { name: "pathParams", type: "readonly string[]", value: ({ pathParams }) => pathParams },
  { name: "queryParams", type: "readonly string[]", value: ({ queryParams }) => queryParams },
  {
    name: "keptFields",
    type: "readonly string[]",
    doc: "Fields of the body that the response returns as sent.",
    fact: "area",
    value: ({ keptFields }) => keptFields,
  },
  {
    name: "errors",
    type: "readonly RouteError[]",
    doc: "In order of precedence.",
    value: ({ errors }) => errors.map(({ status, code, param }) => ({ status, code, param })),
  },
  {
    name: "publishes",
    type: "readonly string[]",
    doc: "The types of the events that a request can cause.",
    fact: "events",
    value: ({ publishes }) => publishes,
  },
  {
    name: "sandboxTriggers",
    type: "readonly SandboxTrigger[]",
    doc: "What controls the outcome of a test request.",
    fact: "events",
    value: ({ sandboxTriggers }) => sandboxTriggers,
  },
  { name: "sdk", type: "string", doc: "The SDK method.", fact: "sdk", value: ({ sdk }) => sdk },
];

function columnType({ name, type, doc }: Column, contract: Contract): string {
  const comment = doc === undefined ? "" : `  /** ${doc} */\n`;
  return `${comment}  readonly ${name}: ${typeof type === "string" ? type : type(contract)};\n`;
}

const routeError = `export interface RouteError {
  readonly status: number;
  readonly code: string;
  /** What \`param\` names, if it is always the same. */
  readonly param?: string;
}
`;

const sandboxTrigger = `export interface SandboxTrigger {
  /** The field of the body that begins with the prefix. */
  readonly field: string;
  readonly prefix: string;
  /** A status of the created object, or an error code. */
  readonly outcome: string;
  /** What else happens, as the end of a sentence. */
  readonly effect: string;
}
`;

export function emitRoutes(contract: Contract): string {
  const { operations, service } = contract;
  const shown = columns.filter(({ fact }) => fact === undefined || service.facts.includes(fact));
  const rows = operations.map((operation) => {
    const row = Object.fromEntries(shown.map(({ name, value }) => [name, value(operation)]));
    return `  ${propertyKey(operation.id)}: ${source(row, "  ")},\n`;
  });
  return `${banner(contract, "the operations as a route table")}
/** How the base URL ends. */
export const basePath = ${JSON.stringify(contract.basePath)};

${literalUnion(
  "OperationId",
  operations.map(({ id }) => id),
)}

/** One operation of the contract, as far as a server or client needs it as data. */
export interface Route {
${shown.map((column) => columnType(column, contract)).join("")}}

${routeError}${service.facts.includes("events") ? `\n${sandboxTrigger}` : ""}
export const routes = {
${rows.join("")}} as const satisfies Record<OperationId, Route>;
`;
}
