// What the repositories need of a database. A driver returns a value (SQLite) or a promise (PostgreSQL).

export type Value = string | number | null;

export type Awaitable<T> = T | Promise<T>;

export interface Statement<Row> {
  get(...values: Value[]): Awaitable<Row | undefined>;
  all(...values: Value[]): Awaitable<Row[]>;
  run(...values: Value[]): Awaitable<number>;
  /** Inserts each row, in few statements if each is a message. Returns the number of new rows. */
  insertEach(rows: readonly Value[][]): Awaitable<number>;
  /** Writes without waiting for the outcome. A failure fails the transaction at its end. */
  send(...values: Value[]): Awaitable<void>;
  /** Like `insertEach`, without waiting. */
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

/** SQL that differs between the databases. Arguments are SQL too. */
export interface Dialect {
  /** Whether transactions run concurrently. */
  readonly locksRows: boolean;
  /** Maximum rows that one statement may count: a statement in this process delays all other requests. */
  readonly countedAtOnce: number;
  /** Rows of an owner below a number, as one range of an index on both columns, regardless of statistics. */
  readonly ownedBelow: (owner: string, is: string, number: string) => string;
  /** Likewise from one number up to another (exclusive). */
  readonly ownedBetween: (owner: string, is: string, from: string, until: string) => string;
  /** Locks rows of a table, given by its name or alias in the statement. */
  readonly locked: (table: string) => string;
  /** Locks rows that no other transaction has locked. */
  readonly lockedFree: (table: string) => string;
  /** Queries an exclusive lock on a text. */
  readonly heldText: (text: string) => string;
  /** A branch of a `union all` whose rows are read in order, up to a limit. */
  readonly branch: (select: string, orderAndLimit: string) => string;
  readonly contains: (text: string, part: string) => string;
  readonly textsOf: (array: string) => string;
  /** A JSON array as a table with the column `value`. */
  readonly valuesOf: (array: string, alias: string) => string;
  /** Whether a JSON array contains an integer. */
  readonly isOneOf: (integer: string, array: string) => string;
  /** A member of a JSON object by its path, such as `package.totalMb`. */
  readonly textAt: (object: string, path: string) => string;
  readonly integerAt: (object: string, path: string) => string;
  readonly flagAt: (object: string, path: string) => string;
  /** Null for null. */
  readonly isJson: (text: string) => string;
}
