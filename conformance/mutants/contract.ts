/** Mutants of what the contract says about a family of operations: the order of errors, keys, content types, triggers. */
import { randomUUID } from "node:crypto";
import { type OperationId, type RuleId, routes, rules } from "../src/contract.ts";
import { idempotentOperations, keepingOperations, keptRule, ruleName } from "../src/operations.ts";
import {
  bodyOf,
  inputs,
  type Json,
  type Mutant,
  requests,
  setBody,
  setKey,
  successes,
  table,
} from "./mutant.ts";
import { type Fault, type ProxiedRequest, setHeader } from "./proxy.ts";

const codeIn = (message: { body: Buffer }) => (bodyOf(message)?.error as Json | undefined)?.code;

/**
 * Checks one thing after all others: a request that fails for it is sent again without that fault, and gets the next
 * error if there is one.
 */
function checkedLast(operation: OperationId, code: string, repair: (request: ProxiedRequest) => void): Fault {
  return async (request, forward) => {
    const response = await forward(request);
    if (request.operation !== operation || codeIn(response) !== code) return response;
    const repaired = { ...request, headers: [...request.headers] };
    repair(repaired);
    const next = await forward(repaired);
    return next.status >= 400 ? next : response;
  };
}

function withField(request: ProxiedRequest, name: string, value: unknown): void {
  const body = bodyOf(request);
  if (body) setBody(request, { ...body, [name]: value });
}

const keyLast: Mutant[] = idempotentOperations.map((operation) => ({
  name: `${ruleName(operation)}-key-checked-last`,
  rule: `errors.${ruleName(operation)}.precedence`,
  fault: `${operation} asks for an idempotency key after everything else was checked`,
  layer: "api",
  make: () => checkedLast(operation, "idempotency_key_required", (request) => setKey(request, randomUUID())),
}));

const neverReplayed: Mutant[] = idempotentOperations.map((operation) => ({
  name: `${ruleName(operation)}-never-replayed`,
  rule: "idempotency.replay-header",
  fault: `${operation} executes a repeated request again`,
  layer: "api",
  make: () => requests(operation, (request) => setKey(request, randomUUID())),
}));

const anyContentType: Mutant[] = idempotentOperations.map((operation) => ({
  name: `${ruleName(operation)}-takes-text-plain`,
  rule: "conventions.format.post-content-type",
  fault: `${operation} parses a body of any content type`,
  layer: "api",
  make: () => requests(operation, (request) => setHeader(request, "Content-Type", "application/json")),
}));

const ignoredTriggers: Mutant[] = idempotentOperations.flatMap((operation) =>
  routes[operation].sandboxTriggers.map(({ field, prefix }): Mutant => {
    const name = prefix.replace(/^[a-z]+_/, "").replaceAll("_", "-");
    return {
      name: `${ruleName(operation)}-ignores-${name}`,
      rule: `${routes[operation].area}.trigger.${name}` as RuleId,
      fault: `${operation} takes \`${prefix}\` for an ordinary reference`,
      layer: "api",
      make: () =>
        inputs(operation, (body) => {
          if (String(body[field]).startsWith(prefix)) body[field] = `x${body[field]}`;
        }),
    };
  }),
);

/** The operation forgets a field of its request, or the operation that reads the object does. */
const forgottenFields: Mutant[] = keepingOperations.flatMap((operation) =>
  routes[operation].keptFields.flatMap((field) => {
    const id = keptRule(operation, field);
    return (rules[id].operations as readonly OperationId[]).map(
      (forgetful): Mutant => ({
        name: `${ruleName(forgetful)}-forgets-${field}`,
        rule: id,
        fault: `${forgetful} returns null as \`${field}\``,
        layer: "api",
        make: () =>
          successes(forgetful, (body) => {
            body[field] = null;
          }),
      }),
    );
  }),
);

export const contractMutants: Mutant[] = [
  ...keyLast,
  ...neverReplayed,
  ...anyContentType,
  ...ignoredTriggers,
  ...forgottenFields,
  ...table("api", [
    [
      "orders-quantity-checked-last",
      "errors.orders-create.precedence",
      "the quantity is checked after the package",
      () => checkedLast("ordersCreate", "invalid_request", (request) => withField(request, "quantity", 1)),
    ],
    [
      "topups-list-checked-last",
      "errors.topups-list.precedence",
      "the eSIM is looked up before the query is validated",
      () =>
        checkedLast("topupsList", "invalid_request", (request) => {
          request.target = request.target.split("?")[0] ?? "";
        }),
    ],
    [
      "orders-with-a-secret",
      "orders.get.ok",
      "an order has a field that is not in the contract",
      () =>
        successes("ordersGet", (body) => {
          body.secret = 1;
        }),
    ],
    [
      "orders-with-a-nested-secret",
      "orders.get.ok",
      "the total of an order has a field that is not in the contract",
      () =>
        successes("ordersGet", (body) => {
          Object.assign(body.total as object, { secret: 1 });
        }),
    ],
  ]),
];
