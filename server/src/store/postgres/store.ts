// Any number of processes share one database, so rows that are written from what was read are locked.
import type pg from "pg";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import type { Reads, Store, Tx } from "../../domain/ports.ts";
import type { RateWindows } from "../../domain/rate-windows.ts";
import { type StoreObserver, unobserved } from "../failures.ts";
import { loadCatalogue } from "../sql/catalogue.ts";
import { readsOf } from "../sql/repositories.ts";
import { revisionsAtOnce } from "../sql/settings.ts";
import { isConnectionLost, isTimeout } from "./failures.ts";
import { countMs, lockedMs, openPool, prepareDatabase, readMs } from "./pools.ts";
import { connectionOf, type Queries } from "./prepared.ts";
import { PostgresRateWindows } from "./rate-windows.ts";
import { withSharedReads } from "./shared-reads.ts";
import { Transactions } from "./transactions.ts";

export interface PostgresOptions {
  url: string;
  existing?: boolean;
  observer?: StoreObserver;
  /** False: commits don't wait for the disk, so a power cut may undo them. */
  syncs?: boolean;
}

/** The maximum of each of the two large pools. */
const connectionsMax = 8;
/** Bridges a restart of the server. */
const readPausesMs = [20, 100, 400, 1000];

export class PostgresStore implements Store {
  readonly reads: Reads;
  readonly rateWindows: RateWindows;
  readonly #readers: pg.Pool;
  readonly #writers: pg.Pool;
  readonly #counters: pg.Pool;
  readonly #transactions: Transactions;
  readonly #dueListeners = new Set<() => void>();
  #isAway = false;

  static async open({
    url,
    existing = false,
    observer = unobserved,
    syncs = true,
  }: PostgresOptions): Promise<PostgresStore> {
    await prepareDatabase(url, { migrates: !existing });
    return new PostgresStore(url, observer, syncs);
  }

  private constructor(url: string, observer: StoreObserver, syncs: boolean) {
    this.#readers = openPool(url, connectionsMax, readMs);
    this.#writers = openPool(url, connectionsMax, lockedMs);
    this.#counters = openPool(url, 1, countMs);
    this.rateWindows = new PostgresRateWindows(this.#counters, observer);
    const connection = connectionOf({ query: (config) => this.#read(config) });
    const reads = readsOf(connection);
    const load = () => this.#loadCatalogue();
    this.reads = withSharedReads(
      { ...reads, catalogue: { ...reads.catalogue, load } },
      revisionsAtOnce(connection),
    );
    this.#transactions = new Transactions(this.#writers, observer, syncs, () => {
      for (const listener of this.#dueListeners) listener();
    });
  }

  isInPlace(): boolean {
    return !this.#isAway;
  }

  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#transactions.run(work);
  }

  onDue(listener: () => void): () => void {
    this.#dueListeners.add(listener);
    return () => void this.#dueListeners.delete(listener);
  }

  async close(): Promise<void> {
    await Promise.all([this.#readers, this.#writers, this.#counters].map((pool) => pool.end()));
  }

  #read: Queries["query"] = async (config) => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const result = await this.#readers.query(config);
        this.#isAway = false;
        return result;
      } catch (error) {
        const pauseMs = readPausesMs[attempt];
        if (!isConnectionLost(error)) throw error;
        this.#isAway = true;
        if (pauseMs === undefined || isTimeout(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  };

  async #loadCatalogue(): Promise<Catalogue> {
    const client = await this.#readers.connect();
    let isBroken = true;
    try {
      await client.query("begin isolation level repeatable read read only");
      const catalogue = await loadCatalogue(connectionOf(client), async () => {});
      await client.query("commit");
      isBroken = false;
      return catalogue;
    } finally {
      client.release(isBroken);
    }
  }
}
