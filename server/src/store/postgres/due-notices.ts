// Tells other processes that something may have become due. Notices may be lost, by a pooler or with a connection:
// everything due is found by polling too. They are sent after the commit, because a transaction with one holds a lock
// of the whole server while it commits.
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { connect } from "./pools.ts";

const channel = "partner_esim_due";
/** One notice tells of everything that has become due meanwhile. */
const betweenMs = 100;
const reconnectMs = 1000;

export class DueNotices {
  readonly #url: string;
  readonly #pool: pg.Pool;
  readonly #onNotice: () => void;
  readonly #closing = new AbortController();
  readonly #first = Promise.withResolvers<void>();
  /** The server's number of the connection that listens: its own notices need no attention. */
  #sender = "";
  #listening: Promise<void> | null = null;
  #sending: Promise<void> | null = null;
  #isPending = false;

  constructor(url: string, pool: pg.Pool, onNotice: () => void) {
    this.#url = url;
    this.#pool = pool;
    this.#onNotice = onNotice;
  }

  /** Resolves when notices arrive from now on. */
  listen(): Promise<void> {
    this.#listening ??= this.#keepListening();
    return this.#first.promise;
  }

  notify(): void {
    this.#isPending = true;
    this.#sending ??= this.#send();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#sending;
    await this.#listening;
    this.#first.resolve();
  }

  async #send(): Promise<void> {
    while (this.#isPending) {
      this.#isPending = false;
      const values = [channel, this.#sender];
      await this.#pool.query({ text: "select pg_notify($1, $2)", values }).catch(() => {});
      await this.#pause(betweenMs);
    }
    this.#sending = null;
  }

  /** One connection at a time, and the next one only after its end. */
  async #keepListening(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      await this.#listenOnce().catch(() => {});
      await this.#pause(reconnectMs);
    }
  }

  /** Resolves or rejects once the connection has ended. */
  async #listenOnce(): Promise<void> {
    const client = await connect(this.#url);
    const end = () => void client.end().catch(() => {});
    this.#closing.signal.addEventListener("abort", end, { once: true });
    try {
      const ended = new Promise<void>((resolve) => client.once("end", resolve));
      client.on("notification", ({ payload }) => {
        if (payload !== this.#sender) this.#onNotice();
      });
      const { rows } = await client.query("select pg_backend_pid() as n");
      this.#sender = String(rows[0].n);
      await client.query(`listen ${channel}`);
      this.#first.resolve();
      // Some may have been missed.
      this.#onNotice();
      await ended;
    } finally {
      this.#closing.signal.removeEventListener("abort", end);
      await client.end().catch(() => {});
    }
  }

  async #pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#closing.signal, ref: false }).catch(() => {});
  }
}
