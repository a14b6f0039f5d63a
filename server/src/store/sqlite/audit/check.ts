// One invariant as SQL: a query whose rows are the violations. SQLite sorts and groups in temporary files, so
// millions of rows need only the memory of the page cache.
import type { Value } from "../statements.ts";

export interface Check {
  sql: string;
  values?: Value[];
}

export interface CheckContext {
  now: number;
}
