// The SQLite store: one writer with full durability, and a read connection that sees committed data.
import { existsSync } from "node:fs";
import type Database from "better-sqlite3";
import type { Reads, Store, Tx } from "../../domain/ports.ts";
import { UnusableDatabase } from "../unusable-database.ts";
import { CatalogueLoads } from "./catalogue-loads.ts";
import { openReader, openWriter } from "./connection.ts";
import { DatabaseFiles } from "./database-files.ts";
import { type StoreObserver, unobserved } from "./failures.ts";
import { GroupCommit } from "./group-commit.ts";
import { readsOf } from "./repositories.ts";
import { TurnReads } from "./turn-reads.ts";

export interface SqliteOptions {
  /** Path of the database file; created if missing. */
  file: string;
  /** Neither creates the file nor migrates it: for commands that only read. */
  existing?: boolean;
  observer?: StoreObserver;
  /** Pages in the write-ahead log at which a commit here checkpoints; by default the service's. */
  walPages?: number;
  /** False for steps that may be lost by a power cut and repeated: their commits don't wait for the disk. */
  syncs?: boolean;
}

// Sixteen times SQLite's default: most pages are rewritten before a checkpoint, which takes under 2 % of the time of
// a purchase (6 % at 4,000). The log grows to 64 MB.
const serviceWalPages = 16_000;
/** Imports and commands checkpoint what they added, so that no request has to. */
export const importWalPages = 1000;

export class SqliteStore implements Store {
  readonly file: string;
  readonly reads: Reads;
  readonly writer: Database.Database;
  readonly #reader: Database.Database;
  readonly #turnReads: TurnReads;
  readonly #transactions: GroupCommit;
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
    const failed = (error: unknown) => observer.snapshotFailed(error);
    this.#turnReads = new TurnReads(this.#reader, readsOf(this.#reader), failed);
    const { reads } = this.#turnReads;
    this.reads = { ...reads, catalogue: { ...reads.catalogue, load: () => this.#loads.load() } };
    this.#transactions = new GroupCommit(this.writer, observer, {
      before: () => this.#files.check(),
      after: () => this.#turnReads.end(),
      madeDue: () => {
        for (const listener of this.#dueListeners) listener();
      },
    });
  }

  /** Whether the files at the database's path are the open ones. */
  isInPlace(): boolean {
    try {
      this.#files.check();
      return true;
    } catch {
      return false;
    }
  }

  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#transactions.run(work);
  }

  onDue(listener: () => void): () => void {
    this.#dueListeners.add(listener);
    return () => void this.#dueListeners.delete(listener);
  }

  async close(): Promise<void> {
    await this.#transactions.ended();
    await this.#loads.ended();
    this.#turnReads.end();
    this.#reader.close();
    this.writer.close();
  }
}
