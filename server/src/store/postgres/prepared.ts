// Each text is prepared once per connection, under a name that is its hash.
import { hash } from "node:crypto";
import pg from "pg";
import type { Connection, Dialect, Statement, Value } from "../sql/connection.ts";

const textAt = (object: string, path: string): string =>
  `(cast(${object} as json) #>> '{${path.replaceAll(".", ",")}}')`;

export const dialect: Dialect = {
  locksRows: true,
  countedAtOnce: 40_000,
  // With an equality, PostgreSQL may scan the newest rows of all owners instead.
  ownedBelow: (owner, is, n) => `${owner} >= ${is} and (${owner}, n) < (${is}, ${n})`,
  ownedBetween: (owner, is, from, until) =>
    `(${owner}, n) >= (${is}, ${from}) and (${owner}, n) < (${is}, ${until})`,
  // A plain `for update` would wait for every transaction that inserted a row with a reference to this one.
  locked: (table) => ` for no key update of ${table}`,
  lockedFree: (table) => ` for no key update of ${table} skip locked`,
  heldText: (text) => `select pg_advisory_xact_lock(hashtextextended(${text}, 0)) as held`,
  // Without its own limit, each branch is read to its end.
  branch: (select, orderAndLimit) => `(${select} ${orderAndLimit})`,
  contains: (text, part) => `strpos(${text}, ${part}) > 0`,
  textsOf: (array) => `select json_array_elements_text(cast(${array} as json))`,
  valuesOf: (array, alias) => `json_array_elements(cast(${array} as json)) ${alias}(value)`,
  // A join with a JSON array's values scans the table instead of its index.
  isOneOf: (integer, array) => `${integer} = any(cast(translate(${array}, '[]', '{}') as bigint[]))`,
  textAt,
  integerAt: (object, path) => `cast(${textAt(object, path)} as bigint)`,
  flagAt: (object, path) => `cast(cast(${textAt(object, path)} as boolean) as integer)`,
  // The audit creates this function, because `is json` needs PostgreSQL 16.
  isJson: (text) => `pg_temp.is_json(${text})`,
};

export interface Queries {
  /** Behind a pooler, statements have no names, because the session changes. */
  isPooled: boolean;
  query(statement: pg.QueryConfig): Promise<pg.QueryResult>;
  /** Set in transactions, which report failures at their end. */
  send?(statement: pg.QueryConfig): void;
}

export const connectionOf = (db: Queries): Connection => ({
  dialect,
  prepare: <Row = never>(sql: string): Statement<Row> => prepare<Row>(db, sql),
});

/** Created on first use, because a connection uses few of its statements. */
function statementOf(isPooled: boolean, text: () => string): (values: readonly Value[]) => pg.QueryConfig {
  let statement: pg.QueryConfig | undefined;
  return (values) => {
    statement ??= named(isPooled, text());
    return { ...statement, values: values.map(storable) };
  };
}

const named = (isPooled: boolean, text: string): pg.QueryConfig =>
  isPooled ? { text } : { text, name: hash("sha1", text, "base64url") };

function prepare<Row>({ isPooled, query, send = query }: Queries, sql: string): Statement<Row> {
  const run = statementOf(isPooled, () => sql);
  const insert = statementOf(isPooled, () => `${sql} returning n`);
  /** Inserts by their number of rows. */
  const inserts = new Map<number, typeof run>();
  const insertsOf = (rows: readonly Value[][]) =>
    batchesOf(rows).map((batch) => {
      const statement =
        inserts.get(batch.length) ?? statementOf(isPooled, () => severalRows(sql, batch.length));
      inserts.set(batch.length, statement);
      return statement(batch.flat());
    });
  const newNumber = async (...values: Value[]) => (await query(insert(values))).rows[0]?.n ?? null;
  return {
    get: async (...values) => (await query(run(values))).rows[0],
    all: async (...values) => (await query(run(values))).rows,
    run: async (...values) => (await query(run(values))).rowCount ?? 0,
    send: async (...values) => void (await send(run(values))),
    sendEach: async (rows) => void (await Promise.all(insertsOf(rows).map(send))),
    insert: newNumber,
    insertNew: newNumber,
    insertEach: async (rows) => {
      const results = await Promise.all(insertsOf(rows).map(query));
      return results.reduce((count, { rowCount }) => count + (rowCount ?? 0), 0);
    },
  };
}

/** Batches have few sizes, because each size has a prepared statement. */
function batchesOf<Row>(rows: readonly Row[]): Row[][] {
  if (rows.length === 0) return [];
  const size = Math.min(32, 2 ** Math.floor(Math.log2(rows.length)));
  return [rows.slice(0, size), ...batchesOf(rows.slice(size))];
}

/** Extends an insert of one row to several rows. */
function severalRows(insert: string, rows: number): string {
  const start = insert.indexOf("(", insert.indexOf(" values "));
  const end = insert.indexOf(")", start) + 1;
  const columns = insert.slice(start, end).split(",").length;
  const marksOf = (row: number) => Array.from({ length: columns }, (_, i) => `$${row * columns + i + 1}`);
  const all = Array.from({ length: rows }, (_, row) => `(${marksOf(row).join(", ")})`);
  return insert.slice(0, start) + all.join(", ") + insert.slice(end);
}

/** Stored texts contain no null character, so a lookup by one finds nothing. */
export const storable = (value: Value): Value =>
  typeof value === "string" && value.includes("\0") ? value.replaceAll("\0", "\uFFFD") : value;

/** Counts, sums and 64-bit integers arrive as text. */
function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`${text} is no integer that this program can count with`);
  return value;
}

const { INT8, NUMERIC } = pg.types.builtins;

export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === INT8 || oid === NUMERIC
      ? toSafeInteger
      : pg.types.getTypeParser(oid, format as "text")) as pg.CustomTypesConfig["getTypeParser"],
};
