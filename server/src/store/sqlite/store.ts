// One writer with full durability, and a read connection that sees committed data.
import { existsSync } from "node:fs";
import { stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type Database from "better-sqlite3";
import type { DatabaseSize } from "../../domain/observation.ts";
import type { Reads, RecordingTx, Store } from "../../domain/ports.ts";
import { type StoreObserver, unobserved } from "../failures.ts";
import { readCommon, withCommonReads } from "../sql/common-reads.ts";
import { readsOf } from "../sql/repositories.ts";
import { UnusableDatabase } from "../unusable-database.ts";
import { CatalogueLoads } from "./catalogue-loads.ts";
import { openReader, openRequestLog, openWriter } from "./connection.ts";
import { DatabaseFiles } from "./database-files.ts";
import { GroupCommit } from "./group-commit.ts";
import { connectionOf } from "./prepared.ts";
import { SqliteRequestLog } from "./request-log.ts";
import { SharedInTurn } from "./shared-in-turn.ts";

export interface SqliteOptions {
  file: string;
  /** For commands that only read: opens without creating or migrating. */
  existing?: boolean;
  observer?: StoreObserver;
  /** A commit checkpoints a write-ahead log of this size. */
  walPages?: number;
  /** False: commits don't wait for the disk, so a power failure may undo them. */
  syncs?: boolean;
}

// Large, so that checkpoints take little of a purchase's time.
const serviceWalPages = 16_000;
/** Imports and commands checkpoint themselves, so that no request has to. */
export const importWalPages = 1000;

export class SqliteStore implements Store {
  readonly file: string;
  readonly reads: Reads;
  readonly rateWindows = null;
  readonly background = this;
  readonly server = null;
  readonly requestLog: SqliteRequestLog;
  readonly writer: Database.Database;
  readonly #reader: Database.Database;
  readonly #transactions: GroupCommit;
  readonly #observer: StoreObserver;
  readonly #files: DatabaseFiles;
  readonly #loads: CatalogueLoads;
  readonly #dueListeners = new Set<() => void>();

  constructor({
    file,
    existing = false,
    observer = unobserved,
    walPages = serviceWalPages,
    syncs = true,
  }: SqliteOptions) {
    if (existing && !existsSync(file)) throw new UnusableDatabase(`there is no database file ${file}`);
    this.file = file;
    this.writer = openWriter(file, { migrates: !existing, walPages, syncs });
    this.#reader = openReader(file);
    this.#files = new DatabaseFiles(file);
    this.#loads = new CatalogueLoads(file);
    const before = () => this.#files.check();
    this.requestLog = new SqliteRequestLog({ open: () => openRequestLog(file, walPages), before });
    const connection = connectionOf(this.#reader);
    const reads = readsOf(connection);
    const common = new SharedInTurn(readCommon(connection));
    this.reads = withCommonReads(
      { ...reads, catalogue: { ...reads.catalogue, load: () => this.#loads.load() } },
      () => common.get(),
    );
    this.#observer = observer;
    this.#transactions = new GroupCommit(this.writer, observer, {
      before,
      after: () => common.forget(),
      madeDue: () => {
        for (const listener of this.#dueListeners) listener();
      },
    });
  }

  isInPlace(): boolean {
    try {
      this.#files.check();
      return true;
    } catch {
      return false;
    }
  }

  transaction<T>(work: (tx: RecordingTx) => Promise<T>, ledger?: number): Promise<T> {
    return this.#observer.transaction(() => this.#transactions.run(work, ledger ?? null));
  }

  onDue(listener: () => void): () => void {
    this.#dueListeners.add(listener);
    return () => void this.#dueListeners.delete(listener);
  }

  async size(): Promise<DatabaseSize> {
    const bytesOf = async (suffix: string) =>
      (await stat(this.file + suffix).catch(() => null))?.size ?? null;
    const { bavail, bsize } = await statfs(dirname(this.file));
    return { bytes: await bytesOf(""), walBytes: await bytesOf("-wal"), freeBytes: bavail * bsize };
  }

  async close(): Promise<void> {
    await this.#transactions.ended();
    await this.#loads.ended();
    this.requestLog.close();
    this.#reader.close();
    this.writer.close();
  }
}
