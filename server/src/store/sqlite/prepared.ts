// Each statement is prepared once per connection, because preparing costs more than running.
import type { Database, Statement as Prepared, RunResult } from "better-sqlite3";
import type { Connection, Dialect, Statement, Value } from "../sql/connection.ts";

export interface SyncStatement<Row> extends Statement<Row> {
  get(...values: Value[]): Row | undefined;
  all(...values: Value[]): Row[];
  iterate(...values: Value[]): IterableIterator<Row>;
  run(...values: Value[]): number;
  send(...values: Value[]): void;
  /** Without `returning`, which would create a temporary table. */
  insert(...values: Value[]): number;
  insertNew(...values: Value[]): number | null;
  insertEach(rows: readonly Value[][]): number;
  sendEach(rows: readonly Value[][]): void;
}

/** SQLite has one writer at a time, so nothing needs a lock. */
export const dialect: Dialect = {
  locksRows: false,
  countedAtOnce: 1000,
  ownedBelow: (owner, is, n) => `${owner} = ${is} and n < ${n}`,
  ownedBetween: (owner, is, from, until) => `${owner} = ${is} and n >= ${from} and n < ${until}`,
  locked: () => "",
  lockedFree: () => "",
  heldText: (text) => `select ${text}`,
  // Merges branches by their index.
  branch: (select) => select,
  contains: (text, part) => `instr(${text}, ${part}) > 0`,
  textsOf: (array) => `select value from json_each(${array})`,
  valuesOf: (array, alias) => `json_each(${array}) ${alias}`,
  isOneOf: (integer, array) => `${integer} in (select cast(value as integer) from json_each(${array}))`,
  // Cast, because an untyped value uses no index.
  textAt: (object, path) => `cast(json_extract(${object}, '$.${path}') as text)`,
  integerAt: (object, path) => `json_extract(${object}, '$.${path}')`,
  flagAt: (object, path) => `json_extract(${object}, '$.${path}')`,
  isJson: (text) => `json_valid(${text})`,
};

export const connectionOf = (db: Database): Connection => ({
  dialect,
  prepare: <Row = never>(sql: string): Statement<Row> => prepare<Row>(db, sql),
});

/**
 * Binds by position, which is faster than by name. Each parameter becomes `+?`: with bare values, SQLite (STAT4) plans
 * the statement again for every value.
 */
export function prepare<Row = never>(db: Database, sql: string): SyncStatement<Row> {
  const order: number[] = [];
  const positional = sql.replace(/\$(\d+)/g, (_, digits: string) => {
    order.push(Number(digits) - 1);
    return "+?";
  });
  const statement = db.prepare(positional);
  const bound = order.every((position, i) => position === i) ? statement : reordered(statement, order);
  return {
    get: (...values) => bound.get(...values) as Row | undefined,
    all: (...values) => bound.all(...values) as Row[],
    iterate: (...values) => bound.iterate(...values) as IterableIterator<Row>,
    run: (...values) => bound.run(...values).changes,
    send: (...values) => void bound.run(...values),
    insert: (...values) => Number(bound.run(...values).lastInsertRowid),
    insertNew: (...values) => newNumber(bound.run(...values)),
    insertEach: (rows) => rows.reduce((count, values) => count + bound.run(...values).changes, 0),
    sendEach: (rows) => {
      for (const values of rows) bound.run(...values);
    },
  };
}

/** Passes values in another order, or more than once. */
function reordered(statement: Bound, order: readonly number[]): Bound {
  const bind = (values: Value[]): Value[] => order.map((i) => values[i] ?? null);
  return {
    get: (...values) => statement.get(...bind(values)),
    all: (...values) => statement.all(...bind(values)),
    iterate: (...values) => statement.iterate(...bind(values)),
    run: (...values) => statement.run(...bind(values)),
  };
}

type Bound = Pick<Prepared<Value[]>, "get" | "all" | "iterate" | "run">;

const newNumber = ({ changes, lastInsertRowid }: RunResult): number | null =>
  changes === 0 ? null : Number(lastInsertRowid);
