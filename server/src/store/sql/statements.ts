/** Appended to a prefix, sorts after every text with that prefix. */
export const lastText = "\u{10ffff}";

/** Columns of a `PurchaseEntry`. */
export const entryColumns = `n, status, customer_ref as "customerRef", created_at as "createdAt"`;

/** `insert into table (a, b) values ($1, $2)`. */
export function insertInto(table: string, columns: readonly string[]): string {
  const marks = columns.map((_, i) => `$${i + 1}`);
  return `insert into ${table} (${columns.join(", ")}) values (${marks.join(", ")})`;
}

/** `update table set a = $2, b = $3 where n = $1`. */
export function updateByNumber(table: string, columns: readonly string[]): string {
  return `update ${table} set ${columns.map((column, i) => `${column} = $${i + 2}`).join(", ")} where n = $1`;
}

export function found<T>(row: T | undefined, what: string): T {
  if (row === undefined) throw new Error(`the store has no such ${what}`);
  return row;
}

export function orNull<Row, T>(row: Row | undefined, convert: (row: Row) => T): T | null {
  return row === undefined ? null : convert(row);
}

/** Deletes at most $2 rows with an indexed column below $1, lowest first. */
export const deleteOldestBy = (table: string, column: string): string =>
  `delete from ${table} where n in (select n from ${table} where ${column} < $1 order by ${column} limit $2)`;

/**
 * Deletes at most $2 of the oldest rows with `at` before $1. Scans a thousand rows, so that early rows not yet due
 * don't block the others.
 */
export const deleteOldest = (table: string, at: string, where = ""): string =>
  `delete from ${table} where n in (
     select n from (select n, ${at} as at from ${table} ${where} order by n limit 1000) first
     where at < $1 limit $2)`;
