// What a move needs of each database. Both have the same tables and columns.

export type Value = string | number | null;
export type Row = readonly Value[];

export interface Table {
  readonly name: string;
  readonly columns: readonly { name: string; type: "bigint" | "text" }[];
  /** Columns of the primary key. */
  readonly key: readonly string[];
}

export interface Side {
  /** Returns the first column of the first row, as text. */
  value(sql: string): Promise<string>;
  close(): Promise<void>;
}

/** Locked against writers until closed. */
export interface Source extends Side {
  /** Changes with any write. */
  fingerprint(tables: readonly Table[]): Promise<string>;
  /** In the order of the key. */
  rows(table: Table, after: Row | null, limit: number): Promise<Row[]>;
}

/** How much of a table has been copied. */
export interface Progress {
  after: Row | null;
  copied: number;
  isDone: boolean;
}

export interface Target extends Side {
  /** Returns the progress of an interrupted earlier move of this source. Deletes the rows of any other move. */
  begin(fingerprint: string): Promise<{ resumes: boolean; progress: ReadonlyMap<string, Progress> }>;
  /** Writes rows and progress together. */
  write(table: Table, rows: readonly Row[], progress: Progress): Promise<void>;
  /** Called after the last row, possibly again. */
  finish(tables: readonly Table[]): Promise<void>;
  /** Where the target can be verified before `release`. */
  readonly location: string;
  /** Makes the database usable. */
  release(): Promise<void>;
}

export const keyText = ({ key }: Table): string => key.join(", ");

export const insertText = ({ name, columns }: Table): string =>
  `insert into ${name} (${columns.map((column) => column.name).join(", ")})`;

/** @param mark placeholder of the n-th parameter; the last parameter is the limit */
export function pageText(table: Table, isFirst: boolean, mark: (n: number) => string): string {
  const columns = table.columns.map(({ name }) => name).join(", ");
  const marks = table.key.map((_, i) => mark(i + 1));
  const where = isFirst ? "" : `where (${keyText(table)}) > (${marks.join(", ")})`;
  const limit = mark(isFirst ? 1 : marks.length + 1);
  return `select ${columns} from ${table.name} ${where} order by ${keyText(table)} limit ${limit}`;
}
