// One transaction on a pooled connection. It is re-run after a conflict, or if its connection was lost before the
// commit.
import type pg from "pg";
import type { RecordingTx } from "../../domain/ports.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { StoreObserver } from "../failures.ts";
import { CommitUnknown, ConnectionLost, failureCause, isBusy, needsNewSession } from "./failures.ts";
import { beginSql } from "./limits.ts";
import { query, takeClient } from "./queries.ts";
import { withRetries } from "./retries.ts";
import { Session } from "./sessions.ts";

export interface TransactionOptions {
  isPooled: boolean;
  syncs: boolean;
  observer: StoreObserver;
  /** Called if the commit may have made work due. */
  madeDue(): void;
}

export class Transactions {
  readonly #pool: pg.Pool;
  readonly #options: TransactionOptions;
  readonly #begin: string;
  readonly #sessions = new WeakMap<pg.PoolClient, Session>();

  constructor(pool: pg.Pool, options: TransactionOptions) {
    this.#pool = pool;
    this.#options = options;
    this.#begin = beginSql(options);
  }

  /** @param ledger locked before the work starts */
  async run<T>(work: (tx: RecordingTx) => Promise<T>, ledger?: number): Promise<T> {
    const { observer } = this.#options;
    try {
      return await withRetries(observer.monotonicMs, () => this.#once(work, ledger));
    } catch (error) {
      const cause = failureCause(error);
      // A lock timeout says nothing about other transactions.
      if (cause !== "other" && !isBusy(error)) observer.commitFailed(cause, error);
      throw error;
    }
  }

  async #once<T>(work: (tx: RecordingTx) => Promise<T>, ledger: number | undefined): Promise<T> {
    const client = await takeClient(this.#pool);
    const session = this.#sessionOf(client);
    let isUsable = false;
    session.begin();
    try {
      const begun = query(client, this.#begin);
      if (ledger === undefined) await begun;
      else await Promise.all([begun, session.lock(ledger)]);
      const value = await work(session.tx);
      await session.settle();
      if (value instanceof Refusal) await query(client, "rollback");
      else await this.#commit(client, session);
      isUsable = true;
      return value;
    } catch (error) {
      const cause = await session.firstFailure(error);
      isUsable = !needsNewSession(cause) && (await isRolledBack(client));
      throw cause;
    } finally {
      session.end();
      client.release(!isUsable);
    }
  }

  async #commit(client: pg.PoolClient, session: Session): Promise<void> {
    const { observer, madeDue } = this.#options;
    const startedMs = observer.monotonicMs();
    session.warning = null;
    const { command } = await query(client, "commit").catch((error) => {
      throw error instanceof ConnectionLost ? new CommitUnknown(error.cause) : error;
    });
    // The server rolls back a transaction with a failed statement.
    if (command !== "COMMIT") throw new Error("a transaction went on after one of its statements had failed");
    // The wait for standbys was cancelled: only this server has the commit.
    if (session.warning !== null) throw new CommitUnknown(new Error(session.warning));
    const tookMs = observer.monotonicMs() - startedMs;
    observer.committed({ transactions: 1, tookMs, wrote: session.wrote, facts: session.facts });
    if (session.madeDue) madeDue();
  }

  #sessionOf(client: pg.PoolClient): Session {
    const known = this.#sessions.get(client);
    if (known) return known;
    const session = new Session(client, this.#options.isPooled);
    this.#sessions.set(client, session);
    return session;
  }
}

const isRolledBack = (client: pg.PoolClient): Promise<boolean> =>
  query(client, "rollback").then(
    () => true,
    () => false,
  );
