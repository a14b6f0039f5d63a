// One invariant in SQL: a query whose rows are the faults. SQLite sorts and groups in temporary files, so that
// millions of rows are checked in the memory that a page cache takes.
import type { Value } from "../statements.ts";

export interface Check {
  sql: string;
  values?: Value[];
}

/** What checks need to know that isn't in the tables. */
export interface CheckContext {
  /** The deployment's time. */
  now: number;
}
