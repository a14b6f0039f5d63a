// Any number of processes share one database, so rows that are written from what was read are locked.
import type pg from "pg";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import type { DatabaseSize } from "../../domain/observation.ts";
import type { Reads, Store, Tx } from "../../domain/ports.ts";
import type { RateWindows } from "../../domain/rate-windows.ts";
import { type StoreObserver, unobserved } from "../failures.ts";
import { loadCatalogue } from "../sql/catalogue.ts";
import { readsOf } from "../sql/repositories.ts";
import { commonReads } from "../sql/settings.ts";
import { DueNotices } from "./due-notices.ts";
import { isConflict, isConnectionLost, isOutdated, isTimeout } from "./failures.ts";
import { gathered } from "./gathered.ts";
import { connectionsMax, LedgerGroups } from "./ledger-groups.ts";
import { ordersAtOnce } from "./orders-at-once.ts";
import { beginSql } from "./poolers.ts";
import { countMs, lockedMs, openPool, prepareDatabase, readMs, type Server } from "./pools.ts";
import { connectionOf, type Queries } from "./prepared.ts";
import { PostgresRateWindows } from "./rate-windows.ts";
import { PostgresRequestLog } from "./request-log.ts";
import { Sessions } from "./sessions.ts";
import { withSharedReads } from "./shared-reads.ts";
import { Transactions } from "./transactions.ts";

export interface PostgresOptions {
  url: string;
  existing?: boolean;
  observer?: StoreObserver;
  /** False: commits don't wait for the disk, so a power cut may undo them. */
  syncs?: boolean;
}

const readersMax = 9;
/** For transactions that don't name their ledger. */
const writersMax = 4;
/** Transactions that may wait. */
const mostWaiting = 10_000;
/** Bridges a restart of the server. */
const readPausesMs = [20, 100, 400, 1000];

export class PostgresStore implements Store {
  readonly reads: Reads;
  readonly rateWindows: RateWindows;
  readonly requestLog: PostgresRequestLog;
  readonly #server: Server;
  readonly #readers: pg.Pool;
  readonly #writers: pg.Pool;
  readonly #counters: pg.Pool;
  readonly #loggers: pg.Pool;
  readonly #groupers: pg.Pool;
  readonly #transactions: Transactions;
  readonly #observer: StoreObserver;
  readonly #groups: LedgerGroups;
  readonly #notices: DueNotices;
  readonly #dueListeners = new Set<() => void>();
  #isAway = false;
  #running = 0;

  static async open({
    url,
    existing = false,
    observer = unobserved,
    syncs = true,
  }: PostgresOptions): Promise<PostgresStore> {
    const server = await prepareDatabase(url, { migrates: !existing });
    return new PostgresStore(server, observer, syncs);
  }

  private constructor(server: Server, observer: StoreObserver, syncs: boolean) {
    this.#server = server;
    this.#readers = openPool(server, readersMax, readMs);
    this.#writers = openPool(server, writersMax, lockedMs, { pipeline: true });
    this.#groupers = openPool(server, connectionsMax, lockedMs, { pipeline: true });
    this.#counters = openPool(server, 1, countMs);
    this.rateWindows = new PostgresRateWindows(this.#counters, observer);
    this.#loggers = openPool(server, 1, readMs);
    this.requestLog = new PostgresRequestLog(this.#loggers, beginSql(server));
    const connection = connectionOf({ query: (config) => this.#read(config) });
    const reads = readsOf(connection);
    const load = () => this.#loadCatalogue();
    const order = gathered(ordersAtOnce({ query: (config) => this.#read(config) }));
    this.reads = withSharedReads(
      {
        ...reads,
        catalogue: { ...reads.catalogue, load },
        orders: { ...reads.orders, withUnits: (ledger, id) => order({ ledger, id }) },
      },
      commonReads(connection),
    );
    const wake = () => {
      for (const listener of this.#dueListeners) listener();
    };
    this.#notices = new DueNotices(server.url, this.#writers, wake);
    const madeDue = () => {
      wake();
      this.#notices.notify();
    };
    const sessions = new Sessions();
    this.#observer = observer;
    const begin = beginSql({ isPooled: server.isPooled, syncs });
    this.#transactions = new Transactions(this.#writers, sessions, observer, { begin, madeDue });
    this.#groups = new LedgerGroups(this.#groupers, sessions, observer, { begin, madeDue, waitMs: lockedMs });
  }

  isInPlace(): boolean {
    return !this.#isAway;
  }

  async transaction<T>(work: (tx: Tx) => Promise<T>, ledger?: number): Promise<T> {
    if (this.#running >= mostWaiting)
      throw new Error(`${mostWaiting} transactions wait for the database already`);
    this.#running += 1;
    try {
      return await this.#observer.transaction(() =>
        ledger === undefined ? this.#transactions.run(work) : this.#groups.run(ledger, work),
      );
    } finally {
      this.#running -= 1;
    }
  }

  onDue(listener: () => void): () => void {
    this.#dueListeners.add(listener);
    // A pooler loses notices; due work is found by polling.
    if (!this.#server.isPooled) void this.#notices.listen();
    return () => void this.#dueListeners.delete(listener);
  }

  async size(): Promise<DatabaseSize> {
    const text = "select pg_database_size(current_database()) as bytes";
    const { rows } = await this.#readers.query<{ bytes: number }>(text);
    return { bytes: rows[0]?.bytes ?? null, walBytes: null, freeBytes: null };
  }

  async close(): Promise<void> {
    await this.#notices.close();
    await Promise.all(
      [this.#readers, this.#writers, this.#groupers, this.#counters, this.#loggers].map((pool) => pool.end()),
    );
  }

  #read: Queries["query"] = async (config) => {
    let outdated = 0;
    for (let attempt = 0; ; attempt += 1) {
      try {
        const result = await this.#readers.query(config);
        this.#isAway = false;
        return result;
      } catch (error) {
        // The pool has ended that connection.
        if (isOutdated(error) && outdated++ < readersMax) continue;
        const pauseMs = readPausesMs[attempt];
        // A migration of the next release may be in the way of a read.
        if (!isConnectionLost(error) && !isConflict(error)) throw error;
        this.#isAway = isConnectionLost(error);
        if (pauseMs === undefined || isTimeout(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  };

  async #loadCatalogue(): Promise<Catalogue> {
    const client = await this.#readers.connect();
    let isBroken = true;
    try {
      await client.query(beginSql(this.#server, " isolation level repeatable read read only"));
      const catalogue = await loadCatalogue(connectionOf(client), async () => {});
      await client.query("commit");
      isBroken = false;
      return catalogue;
    } finally {
      client.release(isBroken);
    }
  }
}
