// Writes the request log on its own connection, so that a slow disk delays no request. Its commits don't wait for the
// disk: a power failure loses the last requests. The next commit of the store brings them to the disk.
import type Database from "better-sqlite3";
import type { KeyUse } from "../../domain/accounts/account.ts";
import type { RequestBatch } from "../../domain/request-log/batch.ts";
import type { KeptRequests, RequestLog } from "../../domain/request-log/store.ts";
import { insertKeyUses } from "../sql/keys.ts";
import {
  deleteOldestBatches,
  requestLogColumns,
  requestLogTotals,
  rowsOf,
  type Totals,
} from "../sql/request-log.ts";
import { insertInto } from "../sql/statements.ts";
import { prepare, type SyncStatement } from "./prepared.ts";
import { whenUnlocked } from "./write-lock.ts";

interface Opened {
  db: Database.Database;
  begin: SyncStatement<never>;
  commit: SyncStatement<never>;
  totals: SyncStatement<Totals>;
  insert: SyncStatement<never>;
  insertUse: SyncStatement<never>;
  deleteOldest: SyncStatement<never>;
}

interface Steps {
  open(): Database.Database;
  /** Throws if the files have been moved or deleted. */
  before(): void;
}

export class SqliteRequestLog implements RequestLog {
  readonly #steps: Steps;
  #opened: Opened | null = null;

  constructor(steps: Steps) {
    this.#steps = steps;
  }

  async write(batches: readonly RequestBatch[]): Promise<void> {
    await this.#commit(({ totals, insert }) => {
      for (const row of rowsOf(batches, totals.get())) insert.run(...row);
    });
  }

  async writeKeyUses(uses: readonly KeyUse[]): Promise<void> {
    await this.#commit(({ insertUse }) => {
      for (const { key, at, address } of uses) insertUse.run(key, at, address);
    });
  }

  /** Runs in one turn of the event loop, because all writes share the connection. */
  async #commit(work: (opened: Opened) => void): Promise<void> {
    const opened = this.#connection();
    const { db, begin, commit } = opened;
    await whenUnlocked(() => {
      this.#steps.before();
      begin.run();
      try {
        work(opened);
        commit.run();
      } catch (error) {
        if (db.inTransaction) db.exec("rollback");
        throw error;
      }
    });
  }

  async deleteOldest({ at, requests, bytes }: KeptRequests, limit: number): Promise<boolean> {
    const { deleteOldest } = this.#connection();
    return await whenUnlocked(() => {
      this.#steps.before();
      const deleted = deleteOldest.run(at, requests, bytes, limit);
      return deleted === limit;
    });
  }

  close(): void {
    this.#opened?.db.close();
  }

  /** Opened on first use, because commands don't need it. */
  #connection(): Opened {
    if (this.#opened !== null) return this.#opened;
    const db = this.#steps.open();
    this.#opened = {
      db,
      begin: prepare<never>(db, "begin immediate"),
      commit: prepare<never>(db, "commit"),
      totals: prepare<Totals>(db, requestLogTotals),
      insert: prepare<never>(db, insertInto("request_log", Object.keys(requestLogColumns))),
      insertUse: prepare<never>(db, insertKeyUses("values ($1, $2, $3)")),
      deleteOldest: prepare<never>(db, deleteOldestBatches),
    };
    return this.#opened;
  }
}
