/**
 * Calls operations with the keys of one account and mode, for one case. Defaults make a correct request with an
 * unexhausted key; every part can be replaced or omitted.
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
  path?: Record<string, string>;
  /** Encoded if an object; verbatim if a string. */
  query?: Record<string, string | number | boolean> | string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent verbatim instead of `body`. */
  raw?: Buffer | string;
  /** Default application/json; null omits the header. */
  contentType?: string | null;
  /** POST only. Default: a new key. Null omits the header. */
  idempotencyKey?: string | null;
  /** This API key instead of one from the pool. */
  apiKey?: string;
  /** The whole Authorization header instead of a key; null omits it. */
  authorization?: string | null;
  headers?: Record<string, string> | readonly (readonly [string, string])[];
  /** The local IP address to call from. */
  from?: string;
}

/** The body of an operation's success, by the contract's types. */
export type SuccessBody<Op extends OperationId> = SuccessOf<operations[Op]["responses"]>;

export interface CallerParts {
  mode: Mode;
  pool: KeyPool;
  must: Checker;
  /** Called for every wait for a key, which does not count against the case's time limit. */
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

  /** Makes one request and returns any response. */
  call(operation: OperationId, options: CallOptions = {}): Promise<Exchange> {
    return this.send(routes[operation].method, targetOf(operation, options), options, operation);
  }

  /** Sends one request to any target, for methods and paths outside the contract. */
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
      // The key is also used elsewhere. The pool now knows that its window is exhausted, and uses another key.
      if (exchange.status === 429 && windowOf(exchange)?.remaining === 0 && attempt <= this.keys.length)
        continue;
      return exchange;
    }
  }

  /** Makes one request and drops the connection once it is sent. */
  async drop(operation: OperationId, options: CallOptions): Promise<void> {
    const method = routes[operation].method;
    const apiKey = options.apiKey ?? (await this.key(method));
    return this.#parts.sendAndDrop(compose(method, targetOf(operation, options), options, apiKey));
  }

  /**
   * Returns a key, other than `except`, with room for one request now: for requests that must share a key or use two.
   * Unknown room is probed, because an earlier run may have exhausted the key.
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

  /** Reserves a key until it is released, so that its window can be counted. */
  hold(): Promise<{ key: string; release: () => void }> {
    return this.#parts.waiting(this.#parts.pool.hold());
  }

  /** Makes a request that must succeed, and returns its body. */
  async get<Op extends OperationId>(operation: Op, options: CallOptions = {}): Promise<SuccessBody<Op>> {
    return (await this.done(operation, options)).json as SuccessBody<Op>;
  }

  /** Like `get`, but returns the whole response. */
  async done(operation: OperationId, options: CallOptions = {}): Promise<Exchange> {
    const exchange = await this.call(operation, options);
    const { must } = this.#parts;
    must.status(exchange, routes[operation].successStatus, `${operation} has to succeed for this case`);
    const isObject = typeof exchange.json === "object" && exchange.json !== null;
    must.ok(
      isObject,
      `${operation} has to return a JSON object`,
      exchange.body.toString().slice(0, 200),
      exchange,
    );
    return exchange;
  }

  async order(body: object, options: CallOptions = {}): Promise<Order> {
    const order = (await this.done("ordersCreate", { ...options, body })).json as Order;
    this.#parts.must.ok(Array.isArray(order.esims), "an order has to contain esims", order);
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

  /** Simulates events on an eSIM in order; returns the last response. */
  async simulate(iccid: string, ...events: string[]): Promise<SuccessBody<"simulate">> {
    let last: unknown;
    for (const event of events) last = await this.get("simulate", { path: { iccid }, body: { event } });
    return last as SuccessBody<"simulate">;
  }

  /** Returns the balance in paise. */
  async balancePaise(): Promise<number> {
    const { balance } = await this.get("balanceGet");
    this.#parts.must.ok(
      Number.isFinite(Number(balance?.amount)),
      "a balance has to be a decimal amount",
      balance,
    );
    return paiseOf(balance);
  }

  /** Returns all items of a paginated list; stops the case if paging does not end. */
  async all<Item>(operation: OperationId, options: CallOptions = {}): Promise<Item[]> {
    const items: Item[] = [];
    const query = { limit: 100, ...(options.query as object) };
    let cursor: string | null = null;
    for (let pages = 0; pages < 1000; pages++) {
      const page = (
        await this.done(operation, { ...options, query: cursor === null ? query : { ...query, cursor } })
      ).json as { data: Item[]; next_cursor: string | null };
      this.#parts.must.ok(Array.isArray(page.data), `${operation} has to return a list`, page);
      items.push(...page.data);
      cursor = page.next_cursor;
      if (typeof cursor !== "string") return items;
    }
    throw new CaseStopped({ message: `${operation}: paging did not end after 1000 pages` });
  }
}

/** Returns an operation's target: path with parameters, and query. */
export function targetOf(operation: OperationId, options: CallOptions): string {
  const path = routes[operation].path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = options.path?.[name];
    if (value === undefined)
      throw new TypeError(`${operation} needs path.${name}, which no response contained`);
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
