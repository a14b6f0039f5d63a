// Clients of one ledger: buyers, and a reader of balance and events. A buyer notes each purchase before sending it, and
// retries it with the same key until it gets a response.
import { setTimeout as sleep } from "node:timers/promises";
import type { ErrorCode } from "@partner-esim/generated/errors";
import { requestHeaders, responseHeaders } from "@partner-esim/generated/headers";
import { limits } from "@partner-esim/generated/limits";
import type { components } from "@partner-esim/generated/types";
import type { BalanceRead, Purchase } from "./history.ts";

type Schemas = components["schemas"];
export type Bought = Schemas["Order"] | Schemas["Topup"];

export interface LedgerAccess {
  name: string;
  mode: "test" | "live";
  account: string;
  /** Taken in turn, so that no key reaches its rate limit. */
  keys: readonly string[];
}

/** A purchase as its buyer noted it. */
export interface Noted extends Purchase {
  path: string;
  body: object;
  /** Text of the first final response. */
  text: string | null;
}

export interface Counts {
  requests: number;
  cut: number;
  rejected: number;
  replayed: number;
}

const timeoutMs = limits.clientTimeoutSeconds * 1000;
const pauseMs = { retry: 150, between: 100, reads: 300, shop: 1500 };
/** Then the buyer continues with other purchases. All are sent again at the end. */
const attemptsMax = 12;

/** Expected errors while the service is disturbed, or while the key's first request still runs. */
const transient: ReadonlySet<string> = new Set<ErrorCode>([
  "internal_error",
  "request_in_progress",
  "rate_limited",
]);

export const paiseOf = ({ amount }: { amount: string }): number => Math.round(Number(amount) * 100);

export class Client {
  readonly access: LedgerAccess;
  readonly journal: Noted[] = [];
  readonly balanceReads: BalanceRead[] = [];
  /** Sequences of the events in each read. A single reader makes all reads. */
  readonly eventReads: number[][] = [];
  readonly counts: Counts = { requests: 0, cut: 0, rejected: 0, replayed: 0 };
  readonly faults: string[] = [];
  readonly #url: string;
  readonly #package: string;
  readonly #seen = new Set<number>();
  #isStopped = false;
  #turn = 0;

  constructor(access: LedgerAccess, url: string, packageId: string) {
    this.access = access;
    this.#url = url;
    this.#package = packageId;
  }

  stop(): void {
    this.#isStopped = true;
  }

  /** Buys until stopped. Every third purchase is sent twice at once, like a client behind an impatient proxy. */
  async buy(): Promise<void> {
    while (!this.#isStopped) {
      const noted = await this.#purchase();
      // The balance must contain a purchase as soon as its response has arrived.
      if (noted.response !== null && this.journal.length % 2 === 0) await this.readBalance();
      await sleep(pauseMs.between);
    }
  }

  /** Buys at regular times until stopped, also while earlier purchases wait. */
  async shop(): Promise<void> {
    const open = new Set<Promise<unknown>>();
    while (!this.#isStopped) {
      const purchase = this.#purchase();
      open.add(purchase);
      void purchase.finally(() => open.delete(purchase));
      await sleep(pauseMs.shop);
    }
    await Promise.all(open);
  }

  async #purchase(): Promise<Noted> {
    const noted = this.#note();
    for (
      let attempt = 0;
      attempt < attemptsMax && !this.#isStopped && noted.response === null;
      attempt += 1
    ) {
      if (attempt > 0) await sleep(pauseMs.retry);
      const twice = attempt === 0 && this.journal.length % 3 === 0;
      await Promise.all([this.send(noted), ...(twice ? [this.send(noted)] : [])]);
    }
    return noted;
  }

  /** Reads until stopped. */
  async read(): Promise<void> {
    while (!this.#isStopped) {
      await this.readBalance();
      await this.#readNewEvents();
      await sleep(pauseMs.reads);
    }
  }

  /** Sends a purchase, for the first time or again, and compares the response with the first one. */
  async send(noted: Noted): Promise<number> {
    const got = await this.#request(noted.path, noted);
    if (got === null) return 0;
    const { status, text, isReplayed } = got;
    if (status >= 300) {
      const code = codeOf(text);
      this.counts.rejected += 1;
      // A balancer's own response has no code.
      if (code !== null && !transient.has(code)) this.faults.push(`${noted.key} got ${status} ${code}`);
      return status;
    }
    if (isReplayed) this.counts.replayed += 1;
    const { id, status: state }: Bought = JSON.parse(text);
    const isFinal = state !== "processing";
    noted.response ??= { atMs: performance.now(), id, isFinal };
    if (noted.response.id !== id) this.faults.push(`${noted.key} made ${noted.response.id} and then ${id}`);
    if (isFinal && noted.text !== null && noted.text !== text)
      this.faults.push(`${noted.key} got the response ${noted.text} and then ${text}`);
    if (isFinal) noted.text ??= text;
    else if (noted.text !== null) this.faults.push(`${noted.key} was final, and is processing again`);
    return status;
  }

  async readBalance(): Promise<number | null> {
    const sentMs = performance.now();
    const got = await this.#request("/v1/balance");
    if (got?.status !== 200) return null;
    const { balance }: Schemas["Balance"] = JSON.parse(got.text);
    const read = { sentMs, atMs: performance.now(), paise: paiseOf(balance) };
    this.balanceReads.push(read);
    return read.paise;
  }

  /** Returns all items of a list, newest first; null if a page could not be read. */
  async list<T>(path: string, enough: (page: readonly T[]) => boolean = () => false): Promise<T[] | null> {
    const items: T[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const got = await this.#request(
        `${path}?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
      );
      if (got?.status !== 200) return null;
      const page: { data: T[]; next_cursor: string | null } = JSON.parse(got.text);
      items.push(...page.data);
      cursor = enough(page.data) ? null : page.next_cursor;
    }
    return items;
  }

  async #readNewEvents(): Promise<void> {
    const isKnown = (page: readonly Schemas["Event"][]) =>
      page.some(({ sequence }) => this.#seen.has(sequence));
    const events = await this.list<Schemas["Event"]>("/v1/events", isKnown);
    if (events === null) return;
    const sequences = events.map(({ sequence }) => sequence);
    this.eventReads.push(sequences);
    for (const sequence of sequences) this.#seen.add(sequence);
  }

  #note(): Noted {
    const n = this.journal.length;
    const iccid = this.#esimOfAnOrder();
    const isTopup = iccid !== null && n % 4 === 3;
    const noted: Noted = {
      key: `${this.access.name} ${n}`,
      path: isTopup ? `/v1/esims/${iccid}/topups` : "/v1/orders",
      body: {
        package_id: this.#package,
        ...(!isTopup && { quantity: 1 + (n % 3) }),
        ...(n % 5 === 4 && { customer_ref: "test_processing" }),
      },
      sentMs: performance.now(),
      response: null,
      text: null,
    };
    this.journal.push(noted);
    return noted;
  }

  #esimOfAnOrder(): string | null {
    const order = this.journal.findLast(({ path, text }) => text !== null && path === "/v1/orders");
    const { esims }: Partial<Schemas["Order"]> = order?.text ? JSON.parse(order.text) : {};
    return esims?.[0]?.iccid ?? null;
  }

  /** Returns null if no response arrived. */
  async #request(
    path: string,
    purchase?: Noted,
  ): Promise<{ status: number; text: string; isReplayed: boolean } | null> {
    this.counts.requests += 1;
    const key = this.access.keys[this.#turn++ % this.access.keys.length];
    try {
      const response = await fetch(this.#url + path, {
        headers: {
          authorization: `Bearer ${key}`,
          ...(purchase && {
            "content-type": "application/json",
            [requestHeaders.idempotencyKey]: purchase.key,
          }),
        },
        ...(purchase && { method: "POST", body: JSON.stringify(purchase.body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const isReplayed = response.headers.get(responseHeaders.idempotentReplayed) === "true";
      return { status: response.status, text: await response.text(), isReplayed };
    } catch {
      this.counts.cut += 1;
      return null;
    }
  }
}

function codeOf(text: string): string | null {
  try {
    return JSON.parse(text).error.code;
  } catch {
    return null;
  }
}
