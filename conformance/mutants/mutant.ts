/**
 * What a mutant is: a named, plausible bug and the rule that it breaks. Most mutants are one call of a function below.
 * Field names and codes come from rule ids and from the traffic.
 */
import {
  type Balance,
  type Destination,
  type ErrorCode,
  type EsimDetail,
  type Event,
  type OperationId,
  type Order,
  type Package,
  type RuleId,
  requestHeaders,
  responseHeaders,
  routes,
  type Topup,
} from "../src/contract.ts";
import {
  type Fault,
  type Forward,
  headerOf,
  type ProxiedRequest,
  type ProxiedResponse,
  setHeader,
} from "./proxy.ts";

export interface Mutant {
  /** Unique: the part of the service, then what is wrong. */
  name: string;
  /** The bug in a few words. */
  fault: string;
  /** The rule that it breaks: that rule's case has to kill it. */
  rule: RuleId;
  /** Where it sits: in responses of the API, in those of the portal, or in webhook requests. */
  layer: "api" | "portal" | "webhook";
  /** Called for every run, because a bug may keep state. */
  make: () => Fault;
}

export type Json = Record<string, unknown>;
type Change = (body: Json, request: ProxiedRequest) => unknown;

export function bodyOf(message: { body: Buffer }): Json | undefined {
  try {
    const value: unknown = JSON.parse(message.body.toString());
    return typeof value === "object" && value !== null ? (value as Json) : undefined;
  } catch {
    return undefined;
  }
}

export function setBody(message: { body: Buffer }, value: unknown): void {
  message.body = Buffer.from(JSON.stringify(value));
}

type Operations = OperationId | readonly OperationId[] | "any";

const isOf = (request: ProxiedRequest, operations: Operations) =>
  operations === "any" ||
  (request.operation !== undefined && [operations].flat().includes(request.operation as never));

export const isSuccess = (response: ProxiedResponse) => response.status >= 200 && response.status < 300;

/** Changes the responses of some operations, in place. */
export function responses(
  operations: Operations,
  change: (response: ProxiedResponse, request: ProxiedRequest, forward: Forward) => unknown,
): Fault {
  return async (request, forward) => {
    const response = await forward(request);
    if (isOf(request, operations)) await change(response, request, forward);
    return response;
  };
}

/** Changes the JSON of successful responses: `change` edits it in place or returns another value. */
export function successes(operations: Operations, change: Change): Fault {
  return responses(operations, (response, request) => {
    const body = isSuccess(response) ? bodyOf(response) : undefined;
    if (body === undefined) return;
    setBody(response, change(body, request) ?? body);
  });
}

/** Changes the requests of some operations in place, as if the service had misread them. */
export function requests(operations: Operations, change: (request: ProxiedRequest) => unknown): Fault {
  return async (request, forward) => {
    if (!isOf(request, operations)) return forward(request);
    const copy = { ...request, headers: [...request.headers] };
    change(copy);
    return forward(copy);
  };
}

/** Changes a request's JSON body. */
export function inputs(operations: Operations, change: (body: Json) => unknown): Fault {
  return requests(operations, (request) => {
    const body = bodyOf(request);
    if (body) setBody(request, change(body) ?? body);
  });
}

/** Changes a request's query. */
export function queries(operations: Operations, change: (query: URLSearchParams) => unknown): Fault {
  return requests(operations, (request) => {
    const [path = "", text = ""] = request.target.split("?");
    const query = new URLSearchParams(text);
    change(query);
    request.target = query.size > 0 ? `${path}?${query}` : path;
  });
}

/** The operations whose responses contain an object of a kind, by whether they return one or a list. */
export const kinds = {
  balance: { one: ["balanceGet"], list: [] },
  destination: { one: [], list: ["countriesList"] },
  package: { one: ["packagesGet"], list: ["packagesList", "topupPackagesList"] },
  order: { one: ["ordersCreate", "ordersGet"], list: ["ordersList"] },
  esim: { one: ["esimsGet", "simulate"], list: ["esimsList"] },
  topup: { one: ["topupsCreate", "topupsGet"], list: ["topupsList"] },
  event: { one: ["eventsGet"], list: ["eventsList"] },
} as const satisfies Record<string, { one: readonly OperationId[]; list: readonly OperationId[] }>;

export type Kind = keyof typeof kinds;

interface Objects {
  balance: Balance;
  destination: Destination;
  package: Package;
  order: Order;
  esim: EsimDetail;
  topup: Topup;
  event: Event;
}

/** Changes every object of a kind in successful responses. */
export function objects<K extends Kind>(
  kind: K,
  change: (object: Objects[K], request: ProxiedRequest) => unknown,
): Fault {
  const { one, list } = kinds[kind] as { one: readonly OperationId[]; list: readonly OperationId[] };
  const changed = (object: unknown, request: ProxiedRequest) =>
    change(object as Objects[K], request) ?? object;
  return successes([...one, ...list], (body, request) => {
    if (one.includes(request.operation as OperationId)) return changed(body, request);
    const { data } = body as { data?: unknown[] };
    if (Array.isArray(data)) body.data = data.map((item) => changed(item, request));
    return body;
  });
}

/** Changes the items of some lists: edited, dropped or reordered. */
export function items(
  operations: Operations,
  change: (data: Json[], request: ProxiedRequest) => Json[],
): Fault {
  return successes(operations, (body, request) => {
    if (Array.isArray(body.data)) body.data = change(body.data as Json[], request);
  });
}

/** Changes error responses with one code. */
export function errorResponses(
  operations: Operations,
  code: string,
  change: (error: Json, response: ProxiedResponse, request: ProxiedRequest) => unknown,
): Fault {
  return responses(operations, (response, request) => {
    const body = response.status >= 400 ? bodyOf(response) : undefined;
    const error = body?.error as Json | undefined;
    if (!body || !error || (code !== "*" && error.code !== code)) return;
    change(error, response, request);
    setBody(response, body);
  });
}

/** Returns the value at a path of keys, with its parent. */
export function placeOf(object: object, path: readonly string[]): { holder: Json; key: string } | undefined {
  let holder: unknown = object;
  for (const key of path.slice(0, -1)) holder = (holder as Json | null | undefined)?.[key];
  const key = path.at(-1) ?? "";
  return typeof holder === "object" && holder !== null && key in holder
    ? { holder: holder as Json, key }
    : undefined;
}

const operationIds = Object.keys(routes) as OperationId[];
/** Every operation that creates something. */
export const posts = operationIds.filter((id) => routes[id].method === "POST");
export const lists = operationIds.filter((id) => routes[id].paginated);

type Row = readonly [name: string, rule: RuleId, fault: string, make: () => Fault];

export const table = (layer: Mutant["layer"], rows: readonly Row[]): Mutant[] =>
  rows.map(([name, rule, fault, make]) => ({ name, rule, fault, layer, make }));

/** Shifts a time by this many milliseconds. */
export const shifted = (text: unknown, ms: number): unknown =>
  typeof text === "string" ? `${new Date(Date.parse(text) + ms).toISOString().slice(0, 19)}Z` : text;

/** Changes the amount of a Money, in paise. */
export function money(value: unknown, change: (paise: number) => number): void {
  const sum = value as { amount?: string } | null | undefined;
  if (sum?.amount !== undefined) sum.amount = (change(Math.round(Number(sum.amount) * 100)) / 100).toFixed(2);
}

/** Returns an error response made by the mutant. */
export function errorResponse(status: number, code: ErrorCode, param?: string): ProxiedResponse {
  const requestId = `req_${Math.random().toString(16).slice(2)}`;
  const error = {
    code,
    message: "Refused.",
    request_id: requestId,
    ...(param === undefined ? {} : { param }),
  };
  return {
    status,
    headers: [
      ["Content-Type", "application/json; charset=utf-8"],
      [responseHeaders.requestId, requestId],
      [responseHeaders.cacheControl, "no-store"],
    ],
    body: Buffer.from(JSON.stringify({ error })),
  };
}

export const queryOf = (request: ProxiedRequest) => new URLSearchParams(request.target.split("?")[1] ?? "");
export const keyOf = (request: ProxiedRequest) => headerOf(request, requestHeaders.idempotencyKey);
export const setKey = (request: ProxiedRequest, key: string | null) =>
  setHeader(request, requestHeaders.idempotencyKey, key);
export const isReplayed = (response: ProxiedResponse) =>
  headerOf(response, responseHeaders.idempotentReplayed) === "true";

/** Throws if a query parameter belongs to none of these operations. */
function known(operations: readonly OperationId[], name: string): void {
  for (const id of operations) {
    if (!(routes[id].queryParams as readonly string[]).includes(name))
      throw new Error(`${id} has no parameter ${name}`);
  }
}

/** Ignores a query parameter. */
export function ignoring(operation: OperationId | readonly OperationId[], name: string): Fault {
  known([operation].flat(), name);
  return queries(operation, (query) => query.delete(name));
}

/** Ignores a query parameter with a value that should be rejected. */
export function lenient(operation: OperationId | readonly OperationId[], name: string): Fault {
  known([operation].flat(), name);
  return async (request, forward) => {
    const response = await forward(request);
    const query = queryOf(request);
    if (!isOf(request, operation) || response.status !== 400 || !query.has(name)) return response;
    query.delete(name);
    return forward({ ...request, target: `${request.target.split("?")[0]}?${query}` });
  };
}

/** Ignores a body member that should be rejected; a path names a nested one. */
export function lenientBody(operations: Operations, ...path: string[]): Fault {
  return async (request, forward) => {
    const response = await forward(request);
    const body = bodyOf(request);
    const field = body && placeOf(body, path);
    if (!isOf(request, operations) || response.status !== 400 || !field) return response;
    delete field.holder[field.key];
    return forward({ ...request, body: Buffer.from(JSON.stringify(body)) });
  };
}

/** Applies the filter in the mutant, to at most one page. */
export function filteredBy(
  operation: OperationId,
  name: string,
  keep: (item: Json, wanted: string) => boolean,
): Fault {
  known([operation], name);
  return async (request, forward) => {
    const query = queryOf(request);
    const wanted = query.get(name);
    if (request.operation !== operation || !wanted) return forward(request);
    query.delete(name);
    query.set("limit", "100");
    const response = await forward({ ...request, target: `${request.target.split("?")[0]}?${query}` });
    const body = isSuccess(response) ? bodyOf(response) : undefined;
    if (!body || !Array.isArray(body.data)) return forward(request);
    setBody(response, {
      data: body.data.filter((item) => keep(item, wanted)),
      has_more: false,
      next_cursor: null,
    });
    return response;
  };
}

/** Reads one value of a query parameter as another. */
export function misread(
  operations: OperationId | readonly OperationId[],
  name: string,
  read: (value: string) => string,
): Fault {
  known([operations].flat(), name);
  return queries(operations, (query) => {
    const value = query.get(name);
    if (value !== null) query.set(name, read(value));
  });
}
