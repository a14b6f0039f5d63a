// A transaction is run again if another was in its way or its connection was lost before the commit. After a commit
// without a response its outcome is unknown, so it fails; a retry finds what was stored under its key.
import type pg from "pg";
import type { Tx } from "../../domain/ports.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { StoreObserver } from "../failures.ts";
import { transactionOf } from "../sql/repositories.ts";
import { failureCause, isConflict, isConnectionLost, isTimeout } from "./failures.ts";
import { connectionOf } from "./prepared.ts";

const mostWaiting = 10_000;
const pausesMs = [5, 20, 50, 100, 200, 400, 800, 1500];

interface Session {
  tx: Tx;
  madeDue: boolean;
}

export class Transactions {
  readonly #pool: pg.Pool;
  readonly #observer: StoreObserver;
  readonly #begin: string;
  readonly #madeDue: () => void;
  readonly #sessions = new WeakMap<pg.PoolClient, Session>();
  #running = 0;

  /** @param syncs false: commits don't wait for the disk */
  constructor(pool: pg.Pool, observer: StoreObserver, syncs: boolean, madeDue: () => void) {
    this.#pool = pool;
    this.#observer = observer;
    this.#begin = syncs ? "begin" : "begin; set local synchronous_commit = off";
    this.#madeDue = madeDue;
  }

  async run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    if (this.#running >= mostWaiting)
      throw new Error(`${mostWaiting} transactions wait for the database already`);
    this.#running += 1;
    try {
      return await this.#untilDone(work);
    } finally {
      this.#running -= 1;
    }
  }

  async #untilDone<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt += 1) {
      const pauseMs = pausesMs[attempt];
      try {
        return await this.#once(work);
      } catch (error) {
        const cause = error instanceof CommitFailure ? error.cause : error;
        const isLost = isConnectionLost(cause);
        const isRetryable =
          isConflict(cause) || (isLost && !isTimeout(cause) && !(error instanceof CommitFailure));
        if (!isRetryable || pauseMs === undefined) {
          if (error instanceof CommitFailure || isRetryable || isLost)
            this.#observer.commitFailed(failureCause(cause), cause);
          throw cause;
        }
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  async #once<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    let isBroken = true;
    try {
      const session = this.#sessionOf(client);
      session.madeDue = false;
      await client.query(this.#begin);
      let value: T;
      try {
        value = await work(session.tx);
        if (value instanceof Refusal) {
          await client.query("rollback");
          isBroken = false;
          return value;
        }
      } catch (error) {
        if (!isConnectionLost(error)) {
          await client.query("rollback");
          isBroken = false;
        }
        throw error;
      }
      await commit(client);
      isBroken = false;
      this.#observer.committed();
      if (session.madeDue) this.#madeDue();
      return value;
    } finally {
      client.release(isBroken);
    }
  }

  #sessionOf(client: pg.PoolClient): Session {
    const known = this.#sessions.get(client);
    if (known) return known;
    const session: Session = {
      madeDue: false,
      tx: transactionOf(connectionOf(client), {
        wrote() {},
        claimed() {},
        madeDue: () => {
          session.madeDue = true;
        },
      }),
    };
    this.#sessions.set(client, session);
    return session;
  }
}

/** The outcome is unknown. */
class CommitFailure extends Error {}

const wasNotSent = (error: Error): boolean => /is not queryable$/.test(error.message);

async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query("commit").catch((error) => {
    throw wasNotSent(error) ? error : new CommitFailure("commit", { cause: error });
  });
  // The server rolls a transaction back if one of its statements failed.
  if (command !== "COMMIT") throw new Error("a transaction went on after one of its statements had failed");
}
