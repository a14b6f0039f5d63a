// Transactions that wait at the same moment are committed as one group and resolve after that commit. They run without
// savepoints, for which SQLite would copy every page they touch: a third of the time of a purchase. Only if one must be
// rolled back is the group re-run, each under a savepoint.
import Database from "better-sqlite3";
import type { Tx } from "../../domain/ports.ts";
import { Refusal } from "../../domain/refusal.ts";
import { failureCause, isOfTheDisk, type StoreObserver } from "./failures.ts";
import { transactionOf } from "./repositories.ts";

/** Short at first: another process holds the write lock for some milliseconds. */
const busyRetriesMs = [1, 1, 2, 3, 5];
const busyRetryMs = 10;
const busyGiveUpMs = 3000;
/** Turns of the event loop without a new transaction that complete a group, and the longest wait. */
const quietTurns = 10;
const mostGatherMs = 5;
/** More than connections bring at once; reached when the disk stalls. */
const mostWaiting = 10_000;

interface Waiting {
  work: (tx: Tx) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** What surrounds each commit. */
export interface CommitSteps {
  /** Throws if the group must not be committed. */
  before(): void;
  after(): void;
  /** After a commit that may have made something due. */
  madeDue(): void;
}

export class GroupCommit {
  readonly #writer: Database.Database;
  readonly #tx: Tx;
  readonly #statements: Record<"begin" | "commit" | "rollback" | "mark" | "undo" | "keep", () => void>;
  readonly #observer: StoreObserver;
  readonly #steps: CommitSteps;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;
  #madeDue = false;
  #lastGroup = 1;
  /** Whether the running transaction has called a method that writes. */
  #wrote = false;
  /** Release the keys that it has claimed. */
  #releases: (() => void)[] = [];

  constructor(writer: Database.Database, observer: StoreObserver, steps: CommitSteps) {
    this.#writer = writer;
    this.#observer = observer;
    this.#steps = steps;
    this.#tx = transactionOf(writer, {
      wrote: () => {
        this.#wrote = true;
      },
      claimed: (release) => {
        this.#releases.push(release);
      },
      madeDue: () => {
        this.#madeDue = true;
      },
    });
    const control = (sql: string) => {
      const statement = writer.prepare(sql);
      return () => void statement.run();
    };
    this.#statements = {
      begin: control("begin immediate"),
      commit: control("commit"),
      rollback: control("rollback"),
      mark: control("savepoint one"),
      undo: control("rollback to one"),
      keep: control("release one"),
    };
  }

  run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    if (this.#waiting.length >= mostWaiting)
      return Promise.reject(new Error(`${mostWaiting} transactions wait for the database already`));
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
      // One turn later, so that requests that arrived together share a commit.
      if (this.#running === null)
        this.#running = new Promise((done) => setImmediate(() => done(this.#drain())));
    });
  }

  /** Resolves when no transaction is left. */
  async ended(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#gather();
      const group = this.#waiting;
      this.#waiting = [];
      this.#lastGroup = group.length;
      await this.#commitGroup(group);
    }
    this.#running = null;
  }

  /**
   * Lets clients that just got a response join with their next request. Otherwise they and those who came during the
   * commit alternate: of 32 buyers, 14 shared a group on average, now 25. A lone client does not wait.
   */
  async #gather(): Promise<void> {
    if (this.#waiting.length === 1 && this.#lastGroup === 1) return;
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
    }, mostGatherMs);
    for (let quiet = 0; quiet < quietTurns && !isLate; ) {
      const before = this.#waiting.length;
      await new Promise((resolve) => setImmediate(resolve));
      quiet = this.#waiting.length > before ? 0 : quiet + 1;
    }
    clearTimeout(late);
  }

  /** Never rejects: an error goes to the transactions it rolled back. */
  async #commitGroup(group: Waiting[]): Promise<void> {
    const results: (() => void)[] = [];
    let ran = false;
    try {
      await this.#begin();
      ran = true;
      const together = await this.#runTogether(group);
      if (together) results.push(...together);
      else for (const waiting of group) results.push(await this.#runApart(waiting));
      ran = false;
      this.#steps.before();
      this.#statements.commit();
    } catch (error) {
      this.#rollBack();
      // An I/O error in one transaction fails all of them; re-run, the others succeed.
      if (ran && group.length > 1) {
        for (const waiting of group) await this.#commitGroup([waiting]);
        return;
      }
      this.#observer.commitFailed(failureCause(error), error);
      for (const waiting of group) waiting.reject(error);
      return;
    }
    this.#steps.after();
    this.#observer.committed();
    for (const response of results) response();
    if (!this.#madeDue) return;
    this.#madeDue = false;
    this.#steps.madeDue();
  }

  /** If the rollback fails too, the next `begin` fails and reports it. */
  #rollBack(): void {
    try {
      if (this.#writer.inTransaction) this.#statements.rollback();
    } catch (error) {
      this.#observer.snapshotFailed(error);
    }
  }

  /** Runs the group's transactions; returns null, with all rolled back, if one must be undone. */
  async #runTogether(group: readonly Waiting[]): Promise<(() => void)[] | null> {
    const results: (() => void)[] = [];
    for (const { work, resolve, reject } of group) {
      this.#wrote = false;
      this.#releases = [];
      let failed = false;
      try {
        const value = await work(this.#tx);
        failed = value instanceof Refusal;
        results.push(() => resolve(value));
      } catch (error) {
        // A full disk can end the whole transaction; then the group fails as one.
        if (!this.#writer.inTransaction || isOfTheDisk(error)) throw error;
        failed = true;
        results.push(() => reject(error));
      }
      if (!failed) continue;
      if (!this.#wrote) {
        // A refusal after nothing but a claim: not worth running the group again.
        for (const release of this.#releases) release();
        continue;
      }
      this.#statements.rollback();
      await this.#begin();
      return group.length === 1 ? results : null;
    }
    return results;
  }

  /** Runs one transaction under its savepoint; it resolves once the group is committed. */
  async #runApart({ work, resolve, reject }: Waiting): Promise<() => void> {
    const { mark, undo, keep } = this.#statements;
    mark();
    try {
      const value = await work(this.#tx);
      if (value instanceof Refusal) undo();
      keep();
      return () => resolve(value);
    } catch (error) {
      // A full disk can end the whole transaction; then no savepoint is left and the group fails as one.
      if (!this.#writer.inTransaction || isOfTheDisk(error)) throw error;
      undo();
      keep();
      return () => reject(error);
    }
  }

  /** Another process (a command) may hold the write lock: wait without blocking. */
  async #begin(): Promise<void> {
    for (let attempt = 0, waitedMs = 0; ; attempt += 1) {
      try {
        this.#statements.begin();
        return;
      } catch (error) {
        const busy = error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY");
        if (!busy || waitedMs >= busyGiveUpMs) throw error;
        const pauseMs = busyRetriesMs[attempt] ?? busyRetryMs;
        waitedMs += pauseMs;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  }
}
