import type pg from "pg";
import type { KeyUse } from "../../domain/accounts/account.ts";
import type { RequestBatch } from "../../domain/request-log/batch.ts";
import type { KeptRequests, RequestLog } from "../../domain/request-log/store.ts";
import { insertKeyUses, keyUseColumns } from "../sql/keys.ts";
import {
  deleteOldestBatches,
  requestLogColumns,
  requestLogTotals,
  rowsOf,
  type Totals,
} from "../sql/request-log.ts";
import { query } from "./queries.ts";

const unnest = (columns: Record<string, string>): string =>
  `select * from unnest(${Object.values(columns).map((type, i) => `$${i + 1}::${type}[]`)})`;
const names = Object.keys(requestLogColumns);
const insert = `insert into request_log (${names.join(", ")}) ${unnest(requestLogColumns)}`;
const insertUses = insertKeyUses(unnest(keyUseColumns));

export class PostgresRequestLog implements RequestLog {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Of concurrent writes, only one batch is counted in the totals. */
  async write(batches: readonly RequestBatch[]): Promise<void> {
    const totals = await query<Totals>(this.#pool, requestLogTotals);
    const rows = rowsOf(batches, totals.rows[0]);
    const values = names.map((_, column) => rows.map((row) => row[column] ?? null));
    await query(this.#pool, { text: insert, values });
  }

  async writeKeyUses(uses: readonly KeyUse[]): Promise<void> {
    // In a fixed order, because processes update the same rows.
    const sorted = uses.toSorted((a, b) => a.key - b.key);
    const values = [
      sorted.map(({ key }) => key),
      sorted.map(({ at }) => at),
      sorted.map(({ address }) => address),
    ];
    await query(this.#pool, { text: insertUses, values });
  }

  async deleteOldest({ at, requests, bytes }: KeptRequests, limit: number): Promise<boolean> {
    const values = [at, requests, bytes, limit];
    const { rowCount } = await query(this.#pool, { text: deleteOldestBatches, values });
    return rowCount === limit;
  }
}
