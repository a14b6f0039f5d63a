// Transactions that wait when a commit ends form the next group and share a commit; ledgers take turns. If one must be
// rolled back, the group is re-run with a savepoint for each.
import type Database from "better-sqlite3";
import { yieldTurn } from "../../domain/lists/yield-turn.ts";
import type { Fact } from "../../domain/observation.ts";
import type { RecordingTx } from "../../domain/ports.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { StoreObserver } from "../failures.ts";
import { accessRevision } from "../sql/accounts.ts";
import { transactionOf } from "../sql/repositories.ts";
import { failureCause, isOfTheDisk } from "./failures.ts";
import { connectionOf } from "./prepared.ts";
import { whenUnlocked } from "./write-lock.ts";

/** Reached only when the disk stalls. */
const waitingMax = 10_000;
/** Bounds how long a group blocks the process. */
const groupMax = 32;

interface Waiting {
  /** Null if the transaction names none. */
  ledger: number | null;
  work: (tx: RecordingTx) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

export interface CommitSteps {
  /** Throws to prevent the commit. */
  before(): void;
  after(): void;
  /** Called if the commit may have made work due. */
  madeDue(): void;
}

export class GroupCommit {
  readonly #writer: Database.Database;
  readonly #tx: RecordingTx;
  readonly #statements: Record<"begin" | "commit" | "rollback" | "mark" | "undo" | "keep", () => void>;
  readonly #observer: StoreObserver;
  readonly #steps: CommitSteps;
  /** Waiting transactions by ledger; the next ledger comes first. */
  readonly #waiting = new Map<number | null, Waiting[]>();
  #waitingCount = 0;
  #running: Promise<void> | null = null;
  #madeDue = false;
  #wrote = false;
  #groupWrote = false;
  #releases: (() => Promise<void>)[] = [];
  #facts: Fact[] = [];

  constructor(writer: Database.Database, observer: StoreObserver, steps: CommitSteps) {
    this.#writer = writer;
    this.#observer = observer;
    this.#steps = steps;
    const connection = connectionOf(writer);
    const countAccess = accessRevision(connection);
    this.#tx = transactionOf(connection, {
      wrote: () => {
        this.#wrote = true;
        this.#groupWrote = true;
      },
      accessChanged: async () => void (await countAccess.run()),
      claimed: (release) => {
        this.#releases.push(release);
      },
      madeDue: () => {
        this.#madeDue = true;
      },
      happened: (fact) => void this.#facts.push(fact),
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

  run<T>(work: (tx: RecordingTx) => Promise<T>, ledger: number | null): Promise<T> {
    if (this.#waitingCount >= waitingMax)
      return Promise.reject(new Error(`${waitingMax} transactions wait for the database already`));
    return new Promise<T>((resolve, reject) => {
      this.#add({ ledger, work, resolve: resolve as (value: unknown) => void, reject });
      this.#running ??= this.#drain();
    });
  }

  async ended(): Promise<void> {
    while (this.#running) await this.#running;
  }

  /** Starts one turn of the event loop later, so that requests that arrive together share a commit. */
  async #drain(): Promise<void> {
    while (this.#waitingCount > 0) {
      await yieldTurn();
      await this.#commitGroup(this.#take());
    }
    this.#running = null;
  }

  #add(waiting: Waiting): void {
    const others = this.#waiting.get(waiting.ledger);
    if (others) others.push(waiting);
    else this.#waiting.set(waiting.ledger, [waiting]);
    this.#waitingCount += 1;
  }

  #take(): Waiting[] {
    const group: Waiting[] = [];
    // A ledger with more transactions goes behind the others.
    for (const [ledger, waiting] of this.#waiting) {
      if (group.length === groupMax) break;
      group.push(waiting.shift() as Waiting);
      this.#waiting.delete(ledger);
      if (waiting.length > 0) this.#waiting.set(ledger, waiting);
    }
    this.#waitingCount -= group.length;
    return group;
  }

  /** Puts transactions back in front of others of their ledgers. */
  #putBack(left: readonly Waiting[]): void {
    for (const waiting of left.toReversed())
      this.#waiting.set(waiting.ledger, [waiting, ...(this.#waiting.get(waiting.ledger) ?? [])]);
    this.#waitingCount += left.length;
  }

  /** Never rejects: errors go to the transactions. */
  async #commitGroup(group: Waiting[]): Promise<void> {
    const results: (() => void)[] = [];
    let ran = false;
    let tookMs = 0;
    this.#facts = [];
    this.#groupWrote = false;
    try {
      await whenUnlocked(this.#statements.begin);
      ran = true;
      const together = await this.#runTogether(group);
      if (together) results.push(...together);
      else for (const waiting of group) results.push(await this.#runApart(waiting));
      ran = false;
      this.#steps.before();
      const startedMs = this.#observer.monotonicMs();
      this.#statements.commit();
      tookMs = this.#observer.monotonicMs() - startedMs;
    } catch (error) {
      this.#rollBack();
      // After an I/O error in one of them, the others succeed when re-run.
      if (ran && group.length > 1) {
        for (const waiting of group) await this.#commitGroup([waiting]);
        return;
      }
      this.#observer.commitFailed(failureCause(error), error);
      for (const waiting of group) waiting.reject(error);
      return;
    }
    this.#steps.after();
    this.#observer.committed({
      transactions: group.length,
      tookMs,
      wrote: this.#groupWrote,
      facts: this.#facts,
    });
    for (const response of results) response();
    if (!this.#madeDue) return;
    this.#madeDue = false;
    this.#steps.madeDue();
  }

  /** If this fails too, the next `begin` reports it. */
  #rollBack(): void {
    try {
      if (this.#writer.inTransaction) this.#statements.rollback();
    } catch (error) {
      this.#observer.rollbackFailed(error);
    }
  }

  /**
   * Returns null if everything was rolled back because one must be undone. Removes transactions that it did not run
   * from the group.
   */
  async #runTogether(group: Waiting[]): Promise<(() => void)[] | null> {
    const results: (() => void)[] = [];
    for (const [i, { work, resolve, reject }] of group.entries()) {
      this.#wrote = false;
      this.#releases = [];
      let failed = false;
      try {
        const value = await work(this.#tx);
        failed = value instanceof Refusal;
        results.push(() => resolve(value));
      } catch (error) {
        // A full disk can end the transaction. The group then fails as one.
        if (!this.#writer.inTransaction || isOfTheDisk(error)) throw error;
        failed = true;
        results.push(() => reject(error));
      }
      if (!failed) continue;
      if (!this.#wrote) {
        // Only a claim to undo, which needs no re-run.
        for (const release of this.#releases) await release();
        continue;
      }
      this.#putBack(group.splice(i + 1));
      this.#statements.rollback();
      this.#facts = [];
      await whenUnlocked(this.#statements.begin);
      return group.length === 1 ? results : null;
    }
    return results;
  }

  async #runApart({ work, resolve, reject }: Waiting): Promise<() => void> {
    const { mark, undo, keep } = this.#statements;
    const facts = this.#facts.length;
    mark();
    try {
      const value = await work(this.#tx);
      if (value instanceof Refusal) {
        undo();
        this.#facts.length = facts;
      }
      keep();
      return () => resolve(value);
    } catch (error) {
      if (!this.#writer.inTransaction || isOfTheDisk(error)) throw error;
      undo();
      this.#facts.length = facts;
      keep();
      return () => reject(error);
    }
  }
}
