// Notifies other processes of due work after the commit: within a transaction, NOTIFY holds a lock of the whole server.
// Notices may be lost, so polling finds all due work too.
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { connect } from "./pools.ts";

const channel = "partner_esim_due";
/** One notice covers all work that became due in this interval. */
const betweenMs = 100;
const reconnectMs = 1000;

export class DueNotices {
  readonly #url: string;
  readonly #pool: pg.Pool;
  readonly #onNotice: () => void;
  readonly #closing = new AbortController();
  readonly #first = Promise.withResolvers<void>();
  /** The server's process id of the listening connection, whose own notices are ignored. */
  #sender = "";
  #listening: Promise<void> | null = null;
  #sending: Promise<void> | null = null;
  #isPending = false;

  constructor(url: string, pool: pg.Pool, onNotice: () => void) {
    this.#url = url;
    this.#pool = pool;
    this.#onNotice = onNotice;
  }

  /** Resolves once notices are received. */
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

  /** Keeps one connection, and opens the next only after it has ended. */
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
      // Notices may have been missed while disconnected.
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
