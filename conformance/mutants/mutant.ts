/**
 * What a mutant is, a named and plausible fault of the service with the rule it breaks, and the makers that most
 * mutants are one call of. Field names and codes come from rule ids and from what goes by, not from here.
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
  /** Unique: what is at fault, after the part of the service that it is in. */
  name: string;
  /** The fault in a few words. */
  fault: string;
  /** The rule that it breaks: the case of that rule has to catch it. */
  rule: RuleId;
  /** Where it sits: in answers of the API, in those of the portal, or on the way of a webhook. */
  layer: "api" | "portal" | "webhook";
  /** Made anew for every run, since a fault may remember what went by. */
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

/** A fault of some operations' answers, which may be changed in place. */
export function answers(
  operations: Operations,
  change: (response: ProxiedResponse, request: ProxiedRequest, forward: Forward) => unknown,
): Fault {
  return async (request, forward) => {
    const response = await forward(request);
    if (isOf(request, operations)) await change(response, request, forward);
    return response;
  };
}

/** A fault of the JSON of successful answers: `change` alters it in place, or returns another one. */
export function successes(operations: Operations, change: Change): Fault {
  return answers(operations, (response, request) => {
    const body = isSuccess(response) ? bodyOf(response) : undefined;
    if (body === undefined) return;
    setBody(response, change(body, request) ?? body);
  });
}

/** A fault of the requests of some operations, as if they had been read wrongly; they may be changed in place. */
export function requests(operations: Operations, change: (request: ProxiedRequest) => unknown): Fault {
  return async (request, forward) => {
    if (!isOf(request, operations)) return forward(request);
    const copy = { ...request, headers: [...request.headers] };
    change(copy);
    return forward(copy);
  };
}

/** A fault of a request's JSON body. */
export function inputs(operations: Operations, change: (body: Json) => unknown): Fault {
  return requests(operations, (request) => {
    const body = bodyOf(request);
    if (body) setBody(request, change(body) ?? body);
  });
}

/** A fault of a request's query; what `change` does to it is sent on. */
export function queries(operations: Operations, change: (query: URLSearchParams) => unknown): Fault {
  return requests(operations, (request) => {
    const [path = "", text = ""] = request.target.split("?");
    const query = new URLSearchParams(text);
    change(query);
    request.target = query.size > 0 ? `${path}?${query}` : path;
  });
}

/** The operations whose answers hold an object of a kind, by whether they answer one or a list. */
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

/** A fault of every object of a kind in successful answers. */
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

/** The items of the lists of some operations, which may be changed, dropped or put in another order. */
export function items(
  operations: Operations,
  change: (data: Json[], request: ProxiedRequest) => Json[],
): Fault {
  return successes(operations, (body, request) => {
    if (Array.isArray(body.data)) body.data = change(body.data as Json[], request);
  });
}

/** A fault of refusals with one code. */
export function refusals(
  operations: Operations,
  code: string,
  change: (error: Json, response: ProxiedResponse, request: ProxiedRequest) => unknown,
): Fault {
  return answers(operations, (response, request) => {
    const body = response.status >= 400 ? bodyOf(response) : undefined;
    const error = body?.error as Json | undefined;
    if (!body || !error || (code !== "*" && error.code !== code)) return;
    change(error, response, request);
    setBody(response, body);
  });
}

/** The value at a path of keys, with what holds it. */
export function placeOf(object: Json, path: readonly string[]): { holder: Json; key: string } | undefined {
  let holder: unknown = object;
  for (const key of path.slice(0, -1)) holder = (holder as Json | null | undefined)?.[key];
  const key = path.at(-1) ?? "";
  return typeof holder === "object" && holder !== null && key in holder
    ? { holder: holder as Json, key }
    : undefined;
}

const operationIds = Object.keys(routes) as OperationId[];
/** All that make something. */
export const posts = operationIds.filter((id) => routes[id].method === "POST");
export const lists = operationIds.filter((id) => routes[id].paginated);

type Row = readonly [name: string, rule: RuleId, fault: string, make: () => Fault];

export const table = (layer: Mutant["layer"], rows: readonly Row[]): Mutant[] =>
  rows.map(([name, rule, fault, make]) => ({ name, rule, fault, layer, make }));

/** Shifts a time by so many milliseconds. */
export const shifted = (text: unknown, ms: number): unknown =>
  typeof text === "string" ? `${new Date(Date.parse(text) + ms).toISOString().slice(0, 19)}Z` : text;

/** Changes the amount of money, in paise. */
export function money(value: unknown, change: (paise: number) => number): void {
  const sum = value as { amount?: string } | null | undefined;
  if (sum?.amount !== undefined) sum.amount = (change(Math.round(Number(sum.amount) * 100)) / 100).toFixed(2);
}

/** An error answer of the faulty service's own. */
export function refusal(status: number, code: ErrorCode, param?: string): ProxiedResponse {
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

/** A query parameter of these operations, which has to be one of theirs. */
function known(operations: readonly OperationId[], name: string): void {
  for (const id of operations) {
    if (!(routes[id].queryParams as readonly string[]).includes(name))
      throw new Error(`${id} has no parameter ${name}`);
  }
}

/** A query parameter that is not looked at. */
export function ignoring(operation: OperationId | readonly OperationId[], name: string): Fault {
  known([operation].flat(), name);
  return queries(operation, (query) => query.delete(name));
}

/** A query parameter with a value that should be refused and is taken as left out. */
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

/** A member of the body that should be refused and is taken as left out; of an object below when given a path. */
export function lenientBody(operations: Operations, ...path: string[]): Fault {
  return async (request, forward) => {
    const response = await forward(request);
    const body = bodyOf(request);
    const place = body && placeOf(body, path);
    if (!isOf(request, operations) || response.status !== 400 || !place) return response;
    delete place.holder[place.key];
    return forward({ ...request, body: Buffer.from(JSON.stringify(body)) });
  };
}

/** The filter is applied by the faulty service itself, on up to a page of what there is. */
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

/** A value of one query parameter that is read as another. */
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
