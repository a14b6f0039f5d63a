import type { KeyUse } from "../accounts/account.ts";
import type { PageRequest, Position } from "../lists/pages.ts";
import type { RequestBatch } from "./batch.ts";
import type { RequestFilter, ShownRequest } from "./logged-request.ts";

export interface RequestPage {
  requests: ShownRequest[];
  /** The position after which the search goes on; null at the end of the log. */
  next: Position | null;
}

export interface RequestLogReads {
  /** Returns null if no request in these spans of time has the id. */
  byId(id: string, spans: readonly { from: number; to: number }[]): Promise<ShownRequest | null>;
  /**
   * Newest first; requests of different accounts are in order to about a second. Searches a bounded part of the log: the
   * page may be short or empty although `next` isn't null. Each part is read after `turn`.
   */
  list(filter: RequestFilter, page: PageRequest, turn: () => Promise<void>): Promise<RequestPage>;
}

/** What is to be kept: requests since a time, and the newest so many requests and bytes. */
export interface KeptRequests {
  at: number;
  requests: number;
  bytes: number;
}

/** Writes on a connection of its own, outside of transactions. Rejects at once if the database is locked. */
export interface RequestLog {
  write(batches: readonly RequestBatch[]): Promise<void>;
  /** Keeps an earlier use of the last minute, which another process may have written. */
  writeKeyUses(uses: readonly KeyUse[]): Promise<void>;
  /**
   * Deletes a part of what is older than a time or beyond what the log may hold: on SQLite at most `limit` batches, on
   * PostgreSQL a partition of which nothing is to be kept. Returns whether there may be more.
   */
  deleteOldest(kept: KeptRequests, limit: number): Promise<boolean>;
}
