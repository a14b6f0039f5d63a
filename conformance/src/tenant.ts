/**
 * An account of one case, created by the operator's API and removed afterwards. Operator calls concern only this
 * account, so no other case is affected.
 */

import { CaseStopped } from "./assert.ts";
import type { Caller } from "./caller.ts";
import type {
  Delivery,
  DeliveryDetail,
  Endpoint,
  Event,
  Mode,
  NetworkBehaviour,
  PortalOperationId,
} from "./contract.ts";
import type { PortalBody, PortalCaller, PortalOptions } from "./portal.ts";
import type { Inbox, Responder } from "./receiver.ts";

export interface TenantInput {
  testKeys?: number;
  liveKeys?: number;
  /** Whether it may place live orders; by default if it has live keys. */
  approved?: boolean;
  walletRupees?: number;
}

export interface TenantParts {
  id: string;
  runId: string;
  test: Caller;
  live: Caller;
  owner: PortalCaller;
  operator: PortalCaller;
  inbox: (response?: Responder) => Inbox;
}

/** Minimum interval between reads. */
const settleMs = 200;

export class Tenant {
  readonly id: string;
  readonly runId: string;
  readonly test: Caller;
  readonly live: Caller;
  readonly owner: PortalCaller;
  readonly operator: PortalCaller;
  readonly #sleep: (ms: number) => Promise<void>;
  readonly #inbox: TenantParts["inbox"];

  constructor(sleep: (ms: number) => Promise<void>, parts: TenantParts) {
    this.id = parts.id;
    this.runId = parts.runId;
    this.test = parts.test;
    this.live = parts.live;
    this.owner = parts.owner;
    this.operator = parts.operator;
    this.#sleep = sleep;
    this.#inbox = parts.inbox;
  }

  /** An operation of the operator on this account. */
  manage<Op extends PortalOperationId>(operation: Op, options: PortalOptions = {}): Promise<PortalBody<Op>> {
    return this.operator.get(operation, { ...options, path: { id: this.id, ...options.path } });
  }

  /** Changes the account: deactivation, approval, discount, offered packages. */
  update(body: object): Promise<unknown> {
    return this.manage("accountsUpdate", { body });
  }

  setThreshold(amount: string | null): Promise<unknown> {
    return this.owner.get("thresholdSet", { body: { amount } });
  }

  addFunds(amount: string): Promise<unknown> {
    return this.manage("walletTopup", { body: { amount } });
  }

  /** Sets the simulated supplier's behaviour for this account (need: supplier). */
  network(body: NetworkBehaviour): Promise<unknown> {
    return this.manage("accountNetworkSet", { body });
  }

  /** Returns the id of a key, found by its last characters and mode. */
  async keyId(text: string): Promise<string> {
    const { data } = await this.manage("accountKeysList");
    const key = data.find(({ hint, mode }) => text.endsWith(hint) && text.startsWith(`sk_${mode}_`));
    if (!key)
      throw new CaseStopped({ message: "the portal has to list the account's key", seen: data.length });
    return key.id;
  }

  /** Registers an endpoint with its own inbox (need: receiver). */
  async endpoint(mode: Mode = "test", response?: Responder, fields: object = {}): Promise<TenantEndpoint> {
    const inbox = this.#inbox(response);
    const made = await this.owner.get("endpointsCreate", { body: { mode, url: inbox.url, ...fields } });
    return new TenantEndpoint(this, made.endpoint, made.secret, inbox);
  }

  /** Reads until the result matches; returns the last result either way. */
  async until<T>(read: () => Promise<T>, fits: (value: T) => boolean, limitMs = 3000): Promise<T> {
    // Long waits read less often, to stay within the rate limits.
    const pauseMs = Math.max(settleMs, limitMs / 40);
    for (let waitedMs = 0; ; waitedMs += pauseMs) {
      const value = await read();
      if (fits(value) || waitedMs >= limitMs) return value;
      await this.#sleep(pauseMs);
    }
  }

  /** Returns all events of a mode, oldest first. */
  async events(mode: Mode = "test"): Promise<Event[]> {
    return (await this[mode].all<Event>("eventsList")).reverse();
  }
}

export class TenantEndpoint {
  readonly id: string;
  readonly mode: Mode;
  readonly secret: string;
  readonly inbox: Inbox;
  readonly #tenant: Tenant;

  constructor(tenant: Tenant, endpoint: Endpoint, secret: string, inbox: Inbox) {
    this.#tenant = tenant;
    this.id = endpoint.id;
    this.mode = endpoint.mode;
    this.secret = secret;
    this.inbox = inbox;
  }

  /** An operation of the owner on this endpoint. */
  owner<Op extends PortalOperationId>(operation: Op, options: PortalOptions = {}): Promise<PortalBody<Op>> {
    return this.#tenant.owner.get(operation, { ...options, path: { id: this.id } });
  }

  read(): Promise<Endpoint> {
    return this.owner("endpointsGet");
  }

  /** Returns its delivery log, oldest first. */
  async entries(): Promise<Delivery[]> {
    const query = { mode: this.mode, endpoint_id: this.id, limit: 100 };
    const { data } = await this.#tenant.owner.get("deliveriesList", { query });
    return data.reverse();
  }

  /** Like `entries` with bodies and responses, one request per entry. */
  async log(): Promise<DeliveryDetail[]> {
    const entries = await this.entries();
    return Promise.all(entries.map(({ id }) => this.#tenant.owner.get("deliveriesGet", { path: { id } })));
  }

  /** Returns the entries once they match, or their last state after the time limit. */
  entriesUntil(fits: (entries: Delivery[]) => boolean, limitMs = 5000): Promise<Delivery[]> {
    return this.#tenant.until(() => this.entries(), fits, limitMs);
  }

  /** Returns the log once it matches, or its last state after the time limit. */
  logUntil(fits: (log: DeliveryDetail[]) => boolean, limitMs = 5000): Promise<DeliveryDetail[]> {
    return this.#tenant.until(() => this.log(), fits, limitMs);
  }
}
