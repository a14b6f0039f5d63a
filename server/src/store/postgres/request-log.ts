import type pg from "pg";
import type { RequestBatch } from "../../domain/request-log/batch.ts";
import type { RequestLog } from "../../domain/request-log/store.ts";
import {
  deleteOldestBatches,
  requestLogColumns,
  requestLogTotals,
  rowsOf,
  type Totals,
} from "../sql/request-log.ts";

const names = Object.keys(requestLogColumns);
const arrays = Object.values(requestLogColumns).map((type, i) => `$${i + 1}::${type}[]`);
const insert = `insert into request_log (${names.join(", ")}) select * from unnest(${arrays.join(", ")})`;

export class PostgresRequestLog implements RequestLog {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Processes that write at the same moment count only one of their batches in the totals. */
  async write(batches: readonly RequestBatch[]): Promise<void> {
    const totals = await this.#pool.query<Totals>({ name: "totals of the log", text: requestLogTotals });
    const rows = rowsOf(batches, totals.rows[0]);
    const values = names.map((_, column) => rows.map((row) => row[column] ?? null));
    await this.#pool.query({ name: "log requests", text: insert, values });
  }

  async deleteOldest({ at, requests, bytes }: Parameters<RequestLog["deleteOldest"]>[0], limit: number) {
    const { rowCount } = await this.#pool.query(deleteOldestBatches, [at, requests, bytes, limit]);
    return rowCount ?? 0;
  }
}
