// A transaction is run again if another was in its way or its connection was lost before the commit. After a commit
// without a response its outcome is unknown, so it fails; a retry finds what was stored under its key.
import type pg from "pg";
import type { Tx } from "../../domain/ports.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { StoreObserver } from "../failures.ts";
import {
  failureCause,
  isBusy,
  isConflict,
  isConnectionLost,
  isOutdated,
  isReadOnly,
  isTimeout,
  isUnwritable,
} from "./failures.ts";
import { failureOf, type Session, type Sessions } from "./sessions.ts";

/** Before each further attempt. */
export const pausesMs = [5, 20, 50, 100, 200, 400, 800, 1500];

/** The outcome is unknown. */
export class CommitFailure extends Error {}

export const causeOf = (error: unknown): unknown => (error instanceof CommitFailure ? error.cause : error);

export function isRetryable(error: unknown): boolean {
  const cause = causeOf(error);
  if (isConflict(cause) || isOutdated(cause)) return true;
  return isConnectionLost(cause) && !isTimeout(cause) && !(error instanceof CommitFailure);
}

/** True for failures of the database, which its operator should know of. */
export const isOfTheDatabase = (error: unknown): boolean =>
  error instanceof CommitFailure ||
  [isRetryable, isConnectionLost, isBusy, isUnwritable].some((isIt) => isIt(error));

/** True if transactions of other ledgers are likely to fail too. */
export const failsOthers = (error: unknown): boolean => isOfTheDatabase(error) && !isBusy(causeOf(error));

/** Whether a connection can't be used after an error. */
const isUnusableAfter = (error: unknown): boolean =>
  [isConnectionLost, isReadOnly, isOutdated].some((isIt) => isIt(error));

const wasNotSent = (error: Error): boolean => /is not queryable$/.test(error.message);

/** Sent behind what the sessions have sent, without waiting for that. */
export async function commit(client: pg.PoolClient, sessions: readonly Session[]): Promise<void> {
  const [outcome] = await Promise.allSettled([commitOnly(client)]);
  const failure = await failureOf(sessions);
  if (outcome.status === "fulfilled") return;
  // Of a commit that may have been made, it says nothing.
  throw failure === null || outcome.reason instanceof CommitFailure ? outcome.reason : failure.cause;
}

async function commitOnly(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query("commit").catch((error) => {
    throw wasNotSent(error) ? error : new CommitFailure("commit", { cause: error });
  });
  // The server rolls a transaction back if one of its statements failed.
  if (command !== "COMMIT") throw new Error("a transaction went on after one of its statements had failed");
}

export class Transactions {
  readonly #pool: pg.Pool;
  readonly #sessions: Sessions;
  readonly #observer: StoreObserver;
  readonly #begin: string;
  readonly #madeDue: () => void;

  constructor(
    pool: pg.Pool,
    sessions: Sessions,
    observer: StoreObserver,
    { begin, madeDue }: { begin: string; madeDue: () => void },
  ) {
    this.#pool = pool;
    this.#sessions = sessions;
    this.#observer = observer;
    this.#begin = begin;
    this.#madeDue = madeDue;
  }

  async run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt += 1) {
      const pauseMs = pausesMs[attempt];
      try {
        return await this.#once(work);
      } catch (error) {
        const cause = causeOf(error);
        if (!isRetryable(error) || pauseMs === undefined) {
          if (failsOthers(error)) this.#observer.commitFailed(failureCause(cause), cause);
          throw cause;
        }
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  async #once<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    const session = this.#sessions.take();
    let isBroken = true;
    try {
      session.begin(client);
      await client.query(this.#begin);
      const value = await this.#workIn(client, session, work).catch((error) => {
        isBroken = isUnusableAfter(error);
        throw error;
      });
      if (!(value instanceof Refusal)) {
        const startedMs = this.#observer.monotonicMs();
        await commit(client, [session]).catch((error) => {
          isBroken = isUnusableAfter(causeOf(error));
          throw error;
        });
        const tookMs = this.#observer.monotonicMs() - startedMs;
        this.#observer.committed({ transactions: 1, tookMs, facts: session.facts });
        if (session.madeDue) this.#madeDue();
      }
      isBroken = false;
      return value;
    } finally {
      this.#sessions.give(session);
      client.release(isBroken);
    }
  }

  /** Rolls back after a refusal and after an error. */
  async #workIn<T>(client: pg.PoolClient, session: Session, work: (tx: Tx) => Promise<T>): Promise<T> {
    let value: T;
    try {
      value = await work(session.tx);
      if (value instanceof Refusal) await session.settle();
    } catch (error) {
      const cause = await session.causeOf(error);
      if (!isConnectionLost(cause)) await client.query("rollback");
      throw cause;
    }
    if (value instanceof Refusal) await client.query("rollback");
    return value;
  }
}
