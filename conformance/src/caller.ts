/**
 * Calls operations with the keys of one account and mode, in the name of one case: by default a plain, correct
 * call with a key that has room in its minute; every part of it can be replaced or left out.
 */
import { randomUUID } from "node:crypto";
import type { operations } from "@partner-esim/generated/types";
import { CaseStopped, type Checker } from "./assert.ts";
import {
  type Mode,
  type OperationId,
  type Order,
  paiseOf,
  routes,
  type SuccessOf,
  type Topup,
} from "./contract.ts";
import { type KeyPool, windowOf } from "./keys.ts";
import type { Exchange, Outgoing } from "./wire.ts";

export interface CallOptions {
  /** Values of the path's parameters. */
  path?: Record<string, string>;
  /** Encoded here when an object; used as it stands when a string. */
  query?: Record<string, string | number | boolean> | string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as these bytes in place of `body`. */
  raw?: Buffer | string;
  /** Of a request with a body; default application/json, null leaves the header out. */
  contentType?: string | null;
  /** Of a POST; default a new one, null leaves the header out. */
  idempotencyKey?: string | null;
  /** This API key in place of one that the pool picks. */
  apiKey?: string;
  /** The whole Authorization header in place of a key; null leaves it out. */
  authorization?: string | null;
  headers?: Record<string, string> | readonly (readonly [string, string])[];
  /** The local address to call from. */
  from?: string;
}

/** The body of an operation's success, by the contract's types. */
export type SuccessBody<Op extends OperationId> = SuccessOf<operations[Op]["responses"]>;

export interface CallerParts {
  mode: Mode;
  pool: KeyPool;
  must: Checker;
  /** Told of every wait for a key, which is no fault of the case. */
  waiting: <T>(wait: Promise<T>) => Promise<T>;
  send: (outgoing: Outgoing, operation?: OperationId) => Promise<Exchange>;
  sendAndDrop: (outgoing: Outgoing) => Promise<void>;
}

export class Caller {
  readonly mode: Mode;
  readonly keys: readonly string[];
  readonly #parts: CallerParts;

  constructor(parts: CallerParts) {
    this.mode = parts.mode;
    this.keys = parts.pool.keys;
    this.#parts = parts;
  }

  /** One call, whatever it answers. */
  call(operation: OperationId, options: CallOptions = {}): Promise<Exchange> {
    return this.send(routes[operation].method, targetOf(operation, options), options, operation);
  }

  /** One request to any target, for methods and paths that are no operation. */
  async send(
    method: string,
    target: string,
    options: CallOptions = {},
    operation?: OperationId,
  ): Promise<Exchange> {
    if (options.apiKey !== undefined || options.authorization !== undefined) {
      const exchange = await this.#parts.send(compose(method, target, options, options.apiKey), operation);
      if (options.apiKey) this.#parts.pool.saw(options.apiKey, exchange);
      return exchange;
    }
    const settled = { ...options, idempotencyKey: options.idempotencyKey ?? keyFor(method, options) };
    for (let attempt = 1; ; attempt++) {
      const apiKey = await this.#take(method);
      const exchange = await this.#parts.send(compose(method, target, settled, apiKey), operation);
      this.#parts.pool.saw(apiKey, exchange);
      // Someone else is using the key: the pool now knows that its window is spent, and another one serves.
      if (exchange.status === 429 && windowOf(exchange)?.remaining === 0 && attempt <= this.keys.length)
        continue;
      return exchange;
    }
  }

  /** One call whose connection is dropped once the request is sent. */
  async drop(operation: OperationId, options: CallOptions): Promise<void> {
    const method = routes[operation].method;
    const apiKey = options.apiKey ?? (await this.key(method));
    return this.#parts.sendAndDrop(compose(method, targetOf(operation, options), options, apiKey));
  }

  /**
   * A key, other than `except`, that has room for one call now: for calls that must carry the same one, or two. What no
   * answer has told yet, a probe does: an earlier run may have used up the key's minute.
   */
  async key(method = "GET", except?: string): Promise<string> {
    for (let attempt = 1; ; attempt++) {
      const key = await this.#take(method, except);
      if (this.#parts.pool.roomOf(key, method) !== "unknown" || attempt > this.keys.length) return key;
      const isPost = method === "POST";
      const probe = await this.call(isPost ? "ordersCreate" : "balanceGet", {
        apiKey: key,
        ...(isPost ? { body: {} } : {}),
      });
      const room = this.#parts.pool.roomOf(key, method);
      if (probe.status !== 429 && room !== "none") return key;
    }
  }

  #take(method: string, except?: string): Promise<string> {
    return this.#parts.waiting(this.#parts.pool.take(method, except));
  }

  /** A key that no other call is given until it is released, for counts of a key's minute. */
  hold(): Promise<{ key: string; release: () => void }> {
    return this.#parts.waiting(this.#parts.pool.hold());
  }

  /** A call that has to succeed for the case to go on; its body. */
  async get<Op extends OperationId>(operation: Op, options: CallOptions = {}): Promise<SuccessBody<Op>> {
    return (await this.done(operation, options)).json as SuccessBody<Op>;
  }

  /** As `get`, but the whole answer. */
  async done(operation: OperationId, options: CallOptions = {}): Promise<Exchange> {
    const exchange = await this.call(operation, options);
    const { must } = this.#parts;
    must.status(exchange, routes[operation].successStatus, `${operation} has to succeed for this case`);
    const isObject = typeof exchange.json === "object" && exchange.json !== null;
    must.ok(
      isObject,
      `${operation} has to answer a JSON object`,
      exchange.body.toString().slice(0, 200),
      exchange,
    );
    return exchange;
  }

  async order(body: object, options: CallOptions = {}): Promise<Order> {
    const order = (await this.done("ordersCreate", { ...options, body })).json as Order;
    this.#parts.must.ok(Array.isArray(order.esims), "an order has to hold esims", order);
    return order;
  }

  /** Orders one unit and returns the ICCID of its eSIM. */
  async newEsim(packageId: string, fields: object = {}): Promise<string> {
    const order = await this.order({ package_id: packageId, ...fields });
    const iccid = order.esims[0]?.iccid;
    if (typeof iccid !== "string")
      throw new CaseStopped({ message: "the order has to issue an eSIM", seen: order });
    return iccid;
  }

  async topup(iccid: string, body: object, options: CallOptions = {}): Promise<Topup> {
    return (await this.done("topupsCreate", { ...options, path: { iccid }, body })).json as Topup;
  }

  /** Simulates events on an eSIM, one after the other; the last answer. */
  async simulate(iccid: string, ...events: string[]): Promise<SuccessBody<"simulate">> {
    let last: unknown;
    for (const event of events) last = await this.get("simulate", { path: { iccid }, body: { event } });
    return last as SuccessBody<"simulate">;
  }

  /** The balance in paise. */
  async balancePaise(): Promise<number> {
    const { balance } = await this.get("balanceGet");
    this.#parts.must.ok(
      Number.isFinite(Number(balance?.amount)),
      "a balance has to be a decimal amount",
      balance,
    );
    return paiseOf(balance);
  }

  /** Every item of a paginated list, page by page; stops the case when paging does not end. */
  async all<Item>(operation: OperationId, options: CallOptions = {}): Promise<Item[]> {
    const items: Item[] = [];
    const query = { limit: 100, ...(options.query as object) };
    let cursor: string | null = null;
    for (let pages = 0; pages < 1000; pages++) {
      const page = (
        await this.done(operation, { ...options, query: cursor === null ? query : { ...query, cursor } })
      ).json as { data: Item[]; next_cursor: string | null };
      this.#parts.must.ok(Array.isArray(page.data), `${operation} has to answer a list`, page);
      items.push(...page.data);
      cursor = page.next_cursor;
      if (typeof cursor !== "string") return items;
    }
    throw new CaseStopped({ message: `${operation}: paging did not end after 1000 pages` });
  }
}

/** The target of an operation: its path with the parameters filled in, and the query. */
export function targetOf(operation: OperationId, options: CallOptions): string {
  const path = routes[operation].path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = options.path?.[name];
    if (value === undefined) throw new TypeError(`${operation} needs path.${name}, which no answer gave`);
    return encodeURIComponent(value);
  });
  if (options.query === undefined) return path;
  if (typeof options.query === "string") return `${path}?${options.query}`;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(options.query)) query.append(name, String(value));
  return `${path}?${query}`;
}

function keyFor(method: string, options: CallOptions): string | null {
  return method === "POST" && options.idempotencyKey === undefined ? randomUUID() : null;
}

function compose(method: string, target: string, options: CallOptions, apiKey: string | undefined): Outgoing {
  const headers: [string, string][] = [];
  if (options.authorization !== null) {
    const value = options.authorization ?? (apiKey === undefined ? undefined : `Bearer ${apiKey}`);
    if (value !== undefined) headers.push(["Authorization", value]);
  }
  const key = options.idempotencyKey === undefined ? keyFor(method, options) : options.idempotencyKey;
  if (key !== null) headers.push(["Idempotency-Key", key]);
  const raw = options.raw ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
  const contentType = options.contentType === undefined ? "application/json" : options.contentType;
  if (raw !== undefined && contentType !== null) headers.push(["Content-Type", contentType]);
  const extra = options.headers ?? {};
  for (const [name, value] of Array.isArray(extra) ? extra : Object.entries(extra))
    headers.push([name, value]);
  const body = raw === undefined ? undefined : Buffer.from(raw as string);
  return {
    method,
    target,
    headers,
    ...(body ? { body } : {}),
    ...(options.from ? { from: options.from } : {}),
  };
}
