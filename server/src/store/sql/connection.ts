// What the repositories need of a database. A driver may return a value (SQLite) or a promise of one (PostgreSQL).

export type Value = string | number | null;

export type Awaitable<T> = T | Promise<T>;

export interface Statement<Row> {
  get(...values: Value[]): Awaitable<Row | undefined>;
  all(...values: Value[]): Awaitable<Row[]>;
  run(...values: Value[]): Awaitable<number>;
  /** Runs an insert for each row, in few statements where each one is a message. Returns how many rows are new. */
  insertEach(rows: readonly Value[][]): Awaitable<number>;
  /** Writes without waiting for the outcome: if this fails, the transaction fails at its end. */
  send(...values: Value[]): Awaitable<void>;
  /** Runs an insert for each row as `insertEach` does, without waiting. */
  sendEach(rows: readonly Value[][]): Awaitable<void>;
  /** Returns the row's column `n`. */
  insert(...values: Value[]): Awaitable<number>;
  /** Returns null if a conflict skipped the row. */
  insertNew(...values: Value[]): Awaitable<number | null>;
}

export interface Connection {
  readonly dialect: Dialect;
  prepare<Row = never>(sql: string): Statement<Row>;
}

/** SQL that the databases write differently. Arguments are SQL too. */
export interface Dialect {
  /** True if transactions run beside each other. */
  readonly locksRows: boolean;
  /** Rows that one statement may count: where it runs in this process, it delays all other requests. */
  readonly countedAtOnce: number;
  /** Rows of an owner below a number, as one range of an index on both columns, whatever the statistics say. */
  readonly ownedBelow: (owner: string, is: string, number: string) => string;
  /** Likewise from a number on, and below another. */
  readonly ownedBetween: (owner: string, is: string, from: string, until: string) => string;
  /** Locks rows of a table, given by its name in the statement. */
  readonly locked: (table: string) => string;
  /** Locks rows that no other transaction holds. */
  readonly lockedFree: (table: string) => string;
  /** Queries a lock on a text, which one transaction at a time can hold. */
  readonly heldText: (text: string) => string;
  /** A branch of a `union all` whose rows are then read in an order, up to a limit. */
  readonly branch: (select: string, orderAndLimit: string) => string;
  readonly contains: (text: string, part: string) => string;
  readonly textsOf: (array: string) => string;
  /** A table of a JSON array's values, in its column `value`. */
  readonly valuesOf: (array: string, alias: string) => string;
  /** Whether an integer is in a JSON array of some. */
  readonly isOneOf: (integer: string, array: string) => string;
  /** A member of a JSON object, by its path, such as `package.totalMb`. */
  readonly textAt: (object: string, path: string) => string;
  readonly integerAt: (object: string, path: string) => string;
  readonly flagAt: (object: string, path: string) => string;
  /** The SQL is null for null. */
  readonly isJson: (text: string) => string;
}
