import type pg from "pg";
import type { KeyUse } from "../../domain/accounts/account.ts";
import type { RequestBatch } from "../../domain/request-log/batch.ts";
import type { KeptRequests, RequestLog } from "../../domain/request-log/store.ts";
import { insertKeyUses, keyUseColumns } from "../sql/keys.ts";
import { requestLogColumns, requestLogTotals, rowsOf, type Totals } from "../sql/request-log.ts";
import { maintainPartitions } from "./log-partitions.ts";

const unnest = (columns: Record<string, string>): string =>
  `select * from unnest(${Object.values(columns).map((type, i) => `$${i + 1}::${type}[]`)})`;
const names = Object.keys(requestLogColumns);
const insert = `insert into request_log (${names.join(", ")}) ${unnest(requestLogColumns)}`;
const insertUses = insertKeyUses(unnest(keyUseColumns));

export class PostgresRequestLog implements RequestLog {
  readonly #pool: pg.Pool;

  readonly #begin: string;

  /** @param begin begins a transaction */
  constructor(pool: pg.Pool, begin: string) {
    this.#pool = pool;
    this.#begin = begin;
  }

  /** Processes that write at the same moment count only one of their batches in the totals. */
  async write(batches: readonly RequestBatch[]): Promise<void> {
    const totals = await this.#pool.query<Totals>({ name: "totals of the log", text: requestLogTotals });
    const rows = rowsOf(batches, totals.rows[0]);
    const values = names.map((_, column) => rows.map((row) => row[column] ?? null));
    await this.#pool.query({ name: "log requests", text: insert, values });
  }

  async writeKeyUses(uses: readonly KeyUse[]): Promise<void> {
    // In one order, because processes write the same rows.
    const sorted = uses.toSorted((a, b) => a.key - b.key);
    const values = [
      sorted.map(({ key }) => key),
      sorted.map(({ at }) => at),
      sorted.map(({ address }) => address),
    ];
    await this.#pool.query({ name: "write key uses", text: insertUses, values });
  }

  async deleteOldest(kept: KeptRequests): Promise<boolean> {
    return await maintainPartitions(this.#pool, this.#begin, kept);
  }
}
