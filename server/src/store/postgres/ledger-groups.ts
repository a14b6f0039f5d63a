// Group commit: transactions that name their ledger and wait at the same moment share one. It begins by locking its
// ledgers, and skips those that are locked elsewhere. Only transactions of a ledger that several groups have skipped wait
// for its lock, on connections of their own. If one transaction of a group must be rolled back, all are, and each runs
// again on its own.
import type pg from "pg";
import type { Tx } from "../../domain/ports.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { StoreObserver } from "../failures.ts";
import { type LedgerRow, selectLedger } from "../sql/ledger-row.ts";
import { failureCause, isAfterError, isConnectionLost, isOfTheServer, LedgerBusy } from "./failures.ts";
import { type Batch, type LedgerQueue, LedgerQueues, type Load, type Waiting } from "./ledger-queues.ts";
import { failureOf, type Session, type Sessions } from "./sessions.ts";
import { causeOf, commit, failsOthers, isOfTheDatabase, isRetryable, pausesMs } from "./transactions.ts";

/** Each has a connection. */
const groupsAtOnce = { free: 2, contended: 2 };
export const connectionsMax = groupsAtOnce.free + groupsAtOnce.contended;
const groupMax = 32;
/** What is left then waits for a later group: 32 orders of 50 eSIMs take longer, and ledgers that came later wait. */
const groupMs = { alone: 50, othersWait: 10 };
/** Before a ledger that was locked elsewhere is tried again: the group that holds it ends meanwhile. */
const skippedMs = 10;
/** Fewer ledgers wait for the group that runs, and share the next one: a commit takes longer than a purchase. */
const enoughBeside = 12;
/** Unless it takes longer than this. */
const patienceMs = 20;

export interface GroupOptions {
  begin: string;
  madeDue: () => void;
  /** The longest that a transaction waits for those before it. */
  waitMs: number;
}

interface Group {
  client: pg.PoolClient;
  isAlone: boolean;
  isUndone: boolean;
}

type Respond = () => void;

/** A transaction has to be rolled back, so the whole group is. */
class Undone extends Error {
  readonly respond: Respond;

  constructor(respond: Respond) {
    super("a transaction of the group was rolled back");
    this.respond = respond;
  }
}

const lockWaiting = "select n from ledgers where n = any($1) order by n for no key update";
const lockTexts = {
  waiting: { name: "lock_ledgers", text: lockWaiting },
  skipping: { name: "lock_free_ledgers", text: `${lockWaiting} skip locked` },
};
const readLedgers = { name: "read_ledgers", text: `${selectLedger} where l.n = any($1)` };

export class LedgerGroups {
  readonly #pool: pg.Pool;
  readonly #sessions: Sessions;
  readonly #observer: StoreObserver;
  readonly #options: GroupOptions;
  readonly #queues = new LedgerQueues();
  readonly #running = { few: 0, many: 0, contended: 0 };
  #isPlanned = false;
  #patience: NodeJS.Timeout | null = null;
  #hasWaited = false;

  constructor(pool: pg.Pool, sessions: Sessions, observer: StoreObserver, options: GroupOptions) {
    this.#pool = pool;
    this.#sessions = sessions;
    this.#observer = observer;
    this.#options = options;
  }

  run<T>(ledger: number, work: (tx: Tx) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#queues.add(ledger, {
        work,
        reject,
        resolve: resolve as (value: unknown) => void,
        since: this.#observer.monotonicMs(),
        attempts: 0,
        isApart: false,
      });
      this.#plan();
    });
  }

  /** One turn later: requests that arrive together share a transaction. */
  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setImmediate(() => {
      this.#isPlanned = false;
      this.#start();
    });
  }

  #start(): void {
    // A group of each kind runs before a second one of either.
    const loads: Load[] = this.#running.many === 0 ? ["many", "few"] : ["few", "many"];
    for (const load of loads) {
      while (this.#running.few + this.#running.many < groupsAtOnce.free && this.#mayStart(load)) {
        const batches = this.#queues.takeFree(groupMax, load);
        if (batches.length === 0) break;
        void this.#commitGroup(batches, load);
      }
    }
    while (this.#running.contended < groupsAtOnce.contended) {
      const batch = this.#queues.takeContended(groupMax);
      if (batch === null) break;
      void this.#commitGroup([batch], "contended");
    }
  }

  #mayStart(load: Load): boolean {
    if (this.#running[load] === 0 || this.#hasWaited) return true;
    const ledgers = this.#queues.countFree(load);
    if (ledgers === 0 || ledgers >= enoughBeside) return true;
    this.#patience ??= setTimeout(() => {
      this.#patience = null;
      this.#hasWaited = true;
      this.#start();
      this.#hasWaited = false;
    }, patienceMs);
    return false;
  }

  /** Never rejects: errors go to the transactions. */
  async #commitGroup(batches: Batch[], lane: Load | "contended"): Promise<void> {
    for (const batch of batches) this.#rejectOverdue(batch);
    this.#running[lane] += 1;
    try {
      const locked = await this.#once(batches, lane === "contended");
      for (const batch of batches) {
        const { queue } = batch;
        if (locked.has(queue.ledger)) {
          queue.skips = 0;
          this.#queues.free(queue);
        } else {
          queue.skips += 1;
          this.#queues.putBack(batch);
          this.#freeAfter(queue, skippedMs);
        }
      }
    } catch (error) {
      const isShared = batches.length > 1 || (batches[0]?.taken.length ?? 0) > 1;
      for (const batch of batches) this.#afterFailure(batch, error, isShared);
    }
    this.#running[lane] -= 1;
    this.#plan();
  }

  #rejectOverdue(batch: Batch): void {
    const oldest = this.#observer.monotonicMs() - this.#options.waitMs;
    const overdue = batch.taken.filter(({ since }) => since < oldest);
    if (overdue.length === 0) return;
    batch.taken = batch.taken.filter(({ since }) => since >= oldest);
    this.#reject(overdue, new LedgerBusy(batch.queue.ledger));
  }

  #reject(waiting: readonly Waiting[], error: unknown): void {
    const cause = causeOf(error);
    if (waiting.length > 0 && failsOthers(error)) this.#observer.commitFailed(failureCause(cause), cause);
    for (const { reject } of waiting) reject(cause);
  }

  #freeAfter(queue: LedgerQueue, pauseMs: number): void {
    setTimeout(() => {
      this.#queues.free(queue);
      this.#plan();
    }, pauseMs);
  }

  #afterFailure(batch: Batch, error: unknown, isShared: boolean): void {
    const { queue, taken } = batch;
    const [first] = taken;
    const pauseMs = pausesMs[first?.attempts ?? 0];
    if (isRetryable(error) && pauseMs !== undefined) {
      for (const waiting of taken) waiting.attempts += 1;
      this.#queues.putBack(batch);
      this.#freeAfter(queue, pauseMs);
      return;
    }
    if (isShared && !isOfTheDatabase(error)) {
      for (const waiting of taken) waiting.isApart = true;
      this.#queues.putBack(batch);
    } else {
      this.#reject(taken, error);
      // The database has been away for seconds: those behind them would wait as long again.
      if (isConnectionLost(causeOf(error))) this.#reject(queue.waiting.splice(0), error);
    }
    this.#queues.free(queue);
  }

  /** Returns the ledgers whose transactions have ended. */
  async #once(batches: readonly Batch[], waits: boolean): Promise<ReadonlySet<number>> {
    const client = await this.#pool.connect();
    const sessions: Session[] = [];
    let isBroken = true;
    try {
      const { locked, rows } = await this.#begin(client, batches, waits);
      const running = batches.filter(({ queue }) => locked.has(queue.ledger));
      const group = {
        client,
        isAlone: running.length === 1 && running[0]?.taken.length === 1,
        isUndone: false,
      };
      const { monotonicMs } = this.#observer;
      const startedMs = monotonicMs();
      const isLate = () => {
        const most = this.#queues.countFree() > 0 ? groupMs.othersWait : groupMs.alone;
        return monotonicMs() - startedMs >= most;
      };
      const runs = running.map(async (batch) => {
        const session = this.#sessions.take();
        sessions.push(session);
        session.begin(client, locked, rows.get(batch.queue.ledger));
        return await runBatch(batch, session, group, isLate);
      });
      const responses = await allOf(runs).catch(async (error) => {
        if (!(error instanceof Undone))
          throw isAfterError(error) ? ((await failureOf(sessions))?.cause ?? error) : error;
        await client.query("rollback");
        isBroken = false;
        if (!group.isAlone) throw error;
        return error.respond;
      });
      if (typeof responses === "function") responses();
      else await this.#commit(client, responses, sessions);
      isBroken = false;
      return locked;
    } finally {
      // After an error, some may have sent more.
      await failureOf(sessions);
      for (const session of sessions) this.#sessions.give(session);
      client.release(isBroken);
    }
  }

  /** Returns the ledgers that are locked now, as they are. */
  async #begin(
    client: pg.PoolClient,
    batches: readonly Batch[],
    waits: boolean,
  ): Promise<{ locked: ReadonlySet<number>; rows: ReadonlyMap<number, LedgerRow> }> {
    const values = [batches.map(({ queue }) => queue.ledger)];
    const [, { rows: locked }, { rows }] = await Promise.all([
      client.query(this.#options.begin),
      client.query<{ n: number }>({ ...(waits ? lockTexts.waiting : lockTexts.skipping), values }),
      client.query<LedgerRow>({ ...readLedgers, values }),
    ]);
    const ledgers = waits ? values[0] : locked.map(({ n }) => n);
    return { locked: new Set(ledgers), rows: new Map(rows.map((row) => [row.n, row])) };
  }

  async #commit(
    client: pg.PoolClient,
    responses: readonly Respond[],
    sessions: readonly Session[],
  ): Promise<void> {
    const startedMs = this.#observer.monotonicMs();
    await commit(client, sessions);
    this.#observer.committed({
      transactions: responses.length,
      tookMs: this.#observer.monotonicMs() - startedMs,
      facts: sessions.flatMap(({ facts }) => facts),
    });
    for (const respond of responses) respond();
    if (sessions.some(({ madeDue }) => madeDue)) this.#options.madeDue();
  }
}

/** Runs the transactions of one ledger, one after the other, and gives back those for which it is too late. */
async function runBatch(
  { queue, taken }: Batch,
  session: Session,
  group: Group,
  isLate: () => boolean,
): Promise<Respond[]> {
  const responses: Respond[] = [];
  for (const [i, { work, resolve, reject }] of taken.entries()) {
    if (group.isUndone) break;
    if (i > 0 && isLate()) {
      queue.waiting.unshift(...taken.splice(i));
      break;
    }
    session.beginWork();
    try {
      const value = await work(session.tx);
      const respond = () => resolve(value);
      responses.push(respond);
      if (!(value instanceof Refusal)) continue;
      if (session.wrote) throw new Undone(respond);
      await session.releaseClaims();
    } catch (error) {
      group.isUndone = true;
      const cause = await session.causeOf(error);
      throw cause instanceof Undone || isOfTheServer(cause) ? cause : new Undone(() => reject(cause));
    }
  }
  return responses;
}

/** Waits for all. Rejects with the error that made the others fail. */
async function allOf(runs: readonly Promise<Respond[]>[]): Promise<Respond[]> {
  const results = await Promise.allSettled(runs);
  const errors = results.filter((result) => result.status === "rejected").map(({ reason }) => reason);
  if (errors.length > 0) throw errors.find((error) => !isAfterError(error)) ?? errors[0];
  return results.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
}
