// Processes share one database, so a row that is written from what was read is locked first. Requests and background
// work have separate pools, so that neither waits for connections of the other.
import type pg from "pg";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import type { RateWindows } from "../../domain/limits/rate-windows.ts";
import type { DatabaseSize } from "../../domain/observation.ts";
import type { Reads, RecordingTx, Store } from "../../domain/ports.ts";
import type { DatabaseServer } from "../database-server.ts";
import { type StoreObserver, unobserved } from "../failures.ts";
import { loadCatalogue } from "../sql/catalogue.ts";
import { readCommon, withCommonReads } from "../sql/common-reads.ts";
import { readsOf } from "../sql/repositories.ts";
import { databaseServer } from "./database-server.ts";
import { DueNotices } from "./due-notices.ts";
import { ConnectionLost } from "./failures.ts";
import { LedgerChains } from "./ledger-chains.ts";
import { beginSql } from "./limits.ts";
import { openPools, type PoolSizes, prepareDatabase } from "./pools.ts";
import { connectionOf } from "./prepared.ts";
import { query, takeClient } from "./queries.ts";
import { PostgresRateWindows } from "./rate-windows.ts";
import { PostgresRequestLog } from "./request-log.ts";
import { withRetries } from "./retries.ts";
import type { Server } from "./server-address.ts";
import { singleFlight } from "./single-flight.ts";
import { Transactions } from "./transactions.ts";

export interface PostgresOptions {
  url: string;
  existing?: boolean;
  observer?: StoreObserver;
  /** False: commits don't wait for the disk, so a power failure may undo them. */
  syncs?: boolean;
  connections?: PoolSizes;
}

type Pools = Record<keyof PoolSizes, pg.Pool>;

/** Maximum number of running and waiting transactions of the process. */
const transactionsMax = 10_000;

export class PostgresStore implements Store {
  readonly reads: Reads;
  readonly rateWindows: RateWindows;
  readonly requestLog: PostgresRequestLog;
  readonly background: Store;
  readonly server: DatabaseServer;
  readonly #address: Server;
  readonly #observer: StoreObserver;
  readonly #pools: Pools;
  readonly #transactions: Record<keyof PoolSizes, Transactions>;
  readonly #chains: LedgerChains;
  readonly #notices: DueNotices;
  readonly #dueListeners = new Set<() => void>();
  #isAway = false;
  #running = 0;

  static async open({
    url,
    existing = false,
    observer = unobserved,
    syncs = true,
    connections,
  }: PostgresOptions): Promise<PostgresStore> {
    const address = await prepareDatabase(url, { migrates: !existing });
    const pools = openPools(address, connections);
    const server = await databaseServer(pools.background);
    return new PostgresStore(address, pools, server, observer, syncs);
  }

  private constructor(
    address: Server,
    pools: Pools,
    server: DatabaseServer,
    observer: StoreObserver,
    syncs: boolean,
  ) {
    const { isPooled } = address;
    this.#address = address;
    this.server = server;
    this.#observer = observer;
    this.#pools = pools;
    this.#chains = new LedgerChains(observer.monotonicMs);
    const wake = () => {
      for (const listener of this.#dueListeners) listener();
    };
    this.#notices = new DueNotices(address.url, pools.background, wake);
    const madeDue = () => {
      wake();
      this.#notices.notify();
    };
    const options = { isPooled, syncs, observer, madeDue };
    this.#transactions = {
      requests: new Transactions(pools.requests, options),
      background: new Transactions(pools.background, options),
    };
    const counted = connectionOf({ isPooled, query: (statement) => query(pools.requests, statement) });
    this.rateWindows = new PostgresRateWindows(counted, observer);
    this.requestLog = new PostgresRequestLog(pools.background);
    this.reads = this.#readsOn(pools.requests);
    this.background = this.#backgroundStore();
  }

  isInPlace(): boolean {
    return !this.#isAway;
  }

  transaction<T>(work: (tx: RecordingTx) => Promise<T>, ledger?: number): Promise<T> {
    return this.#run(this.#transactions.requests, work, ledger);
  }

  onDue(listener: () => void): () => void {
    this.#dueListeners.add(listener);
    // A pooler drops notices, so due work is found by polling.
    if (!this.#address.isPooled) void this.#notices.listen();
    return () => void this.#dueListeners.delete(listener);
  }

  async size(): Promise<DatabaseSize> {
    const text = "select pg_database_size(current_database()) as bytes";
    const { rows } = await query<{ bytes: number }>(this.#pools.background, text);
    return { bytes: rows[0]?.bytes ?? null, walBytes: null, freeBytes: null };
  }

  async close(): Promise<void> {
    await this.#notices.close();
    await Promise.all(Object.values(this.#pools).map((pool) => pool.end()));
  }

  #backgroundStore(): Store {
    const store: Store = {
      reads: this.#readsOn(this.#pools.background),
      rateWindows: this.rateWindows,
      requestLog: this.requestLog,
      get background() {
        return store;
      },
      transaction: (work, ledger) => this.#run(this.#transactions.background, work, ledger),
      onDue: (listener) => this.onDue(listener),
      size: () => this.size(),
      close: () => this.close(),
    };
    return store;
  }

  async #run<T>(on: Transactions, work: (tx: RecordingTx) => Promise<T>, ledger?: number): Promise<T> {
    if (this.#running >= transactionsMax)
      throw new Error(`${transactionsMax} transactions wait for the database already`);
    this.#running += 1;
    try {
      return await this.#observer.transaction(() =>
        ledger === undefined ? on.run(work) : this.#chains.run(ledger, () => on.run(work, ledger)),
      );
    } finally {
      this.#running -= 1;
    }
  }

  #readsOn(pool: pg.Pool): Reads {
    const { isPooled } = this.#address;
    const connection = connectionOf({ isPooled, query: (statement) => this.#read(pool, statement) });
    const reads = readsOf(connection);
    const load = () => this.#loadCatalogue(pool);
    return withCommonReads(
      { ...reads, catalogue: { ...reads.catalogue, load } },
      singleFlight(readCommon(connection)),
    );
  }

  async #read(pool: pg.Pool, statement: pg.QueryConfig): Promise<pg.QueryResult> {
    try {
      const result = await withRetries(this.#observer.monotonicMs, () => query(pool, statement));
      this.#isAway = false;
      return result;
    } catch (error) {
      if (error instanceof ConnectionLost) this.#isAway = true;
      throw error;
    }
  }

  async #loadCatalogue(pool: pg.Pool): Promise<Catalogue> {
    const client = await takeClient(pool);
    let isBroken = true;
    try {
      await query(client, beginSql(this.#address, " isolation level repeatable read read only"));
      const { isPooled } = this.#address;
      const connection = connectionOf({ isPooled, query: (statement) => query(client, statement) });
      const catalogue = await loadCatalogue(connection, async () => {});
      await query(client, "commit");
      isBroken = false;
      return catalogue;
    } finally {
      client.release(isBroken);
    }
  }
}
