import type { KeyUse } from "../accounts/account.ts";
import type { PageRequest, Position } from "../lists/pages.ts";
import type { RequestBatch } from "./batch.ts";
import type { RequestFilter, ShownRequest } from "./logged-request.ts";

export interface RequestPage {
  requests: ShownRequest[];
  /** The position where the search continues; null at the end of the log. */
  next: Position | null;
}

export interface RequestLogReads {
  /** Returns null if no request in these time spans has the id. */
  byId(id: string, spans: readonly { from: number; to: number }[]): Promise<ShownRequest | null>;
  /**
   * Newest first; across accounts the order is exact to about a second. Searches a bounded part of the log, so a page
   * may be short or empty although `next` is not null. Each part is read after `turn`.
   */
  list(filter: RequestFilter, page: PageRequest, turn: () => Promise<void>): Promise<RequestPage>;
}

/** Retention: requests since a time, and at most this many requests and bytes. */
export interface KeptRequests {
  at: number;
  requests: number;
  bytes: number;
}

/** Writes on its own connection, outside transactions. Rejects at once if the database is locked. */
export interface RequestLog {
  write(batches: readonly RequestBatch[]): Promise<void>;
  /** Keeps a stored use that is less than a minute older, which another process may have written. */
  writeKeyUses(uses: readonly KeyUse[]): Promise<void>;
  /**
   * Deletes up to `limit` of the oldest batches, if all their requests are older than `retention` or beyond the
   * maximum of the log. Returns whether more may remain.
   */
  deleteOldest(retention: KeptRequests, limit: number): Promise<boolean>;
}
