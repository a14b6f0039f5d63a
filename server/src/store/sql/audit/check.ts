// One invariant as a query whose rows are the violations. SQLite sorts in files, so millions of rows need little
// memory.
import type { Dialect, Value } from "../connection.ts";

export interface Check {
  sql: string;
  values?: Value[];
}

export interface CheckContext {
  dialect: Dialect;
  now: number;
}
