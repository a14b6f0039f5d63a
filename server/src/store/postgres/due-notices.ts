// Tells other processes that something may have become due. Notices may be lost, by a pooler or with a connection:
// everything due is found by polling too. They are sent after the commit, because a transaction with one holds a lock
// of the whole server while it commits.
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
  /** The server's number of the connection that listens: its own notices need no attention. */
  #sender = "";
  #listening: pg.Client | null = null;
  #opening: Promise<void> | null = null;
  #again: NodeJS.Timeout | undefined;
  #sending: Promise<void> | null = null;
  #isPending = false;
  #isClosed = false;

  constructor(url: string, pool: pg.Pool, onNotice: () => void) {
    this.#url = url;
    this.#pool = pool;
    this.#onNotice = onNotice;
  }

  /** Resolves when notices arrive from now on. */
  listen(): Promise<void> {
    this.#opening ??= this.#open();
    return this.#opening;
  }

  notify(): void {
    this.#isPending = true;
    this.#sending ??= this.#send();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#again);
    await this.#sending;
    await this.#opening;
    await this.#listening?.end();
  }

  async #send(): Promise<void> {
    while (this.#isPending) {
      this.#isPending = false;
      const values = [channel, this.#sender];
      await this.#pool.query({ text: "select pg_notify($1, $2)", values }).catch(() => {});
      if (!this.#isClosed) await new Promise((resolve) => setTimeout(resolve, betweenMs));
    }
    this.#sending = null;
  }

  async #open(): Promise<void> {
    try {
      const client = await connect(this.#url);
      client.on("notification", ({ payload }) => {
        if (payload !== this.#sender) this.#onNotice();
      });
      client.once("end", () => this.#reopen());
      this.#listening = client;
      const { rows } = await client.query("select pg_backend_pid() as n");
      this.#sender = String(rows[0].n);
      await client.query(`listen ${channel}`);
      // Some may have been missed.
      this.#onNotice();
    } catch {
      if (this.#listening) await this.#listening.end().catch(() => {});
      else this.#reopen();
    }
  }

  #reopen(): void {
    this.#listening = null;
    if (this.#isClosed) return;
    this.#again = setTimeout(() => {
      this.#opening = this.#open();
    }, reconnectMs);
    this.#again.unref();
  }
}
