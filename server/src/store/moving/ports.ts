// What a move between databases needs of each of them. Both have the same tables and columns.

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

/** Locked against writers until it is closed. */
export interface Source extends Side {
  /** Differs after any write. */
  fingerprint(tables: readonly Table[]): Promise<string>;
  /** In the order of the key. */
  rows(table: Table, after: Row | null, limit: number): Promise<Row[]>;
}

/** How far a table has been copied. */
export interface Progress {
  after: Row | null;
  copied: number;
  isDone: boolean;
}

export interface Target extends Side {
  /** Returns the progress of an earlier move of this source that was interrupted. Deletes what another one has left. */
  begin(fingerprint: string): Promise<{ resumes: boolean; progress: ReadonlyMap<string, Progress> }>;
  /** Rows and progress together. */
  write(table: Table, rows: readonly Row[], progress: Progress): Promise<void>;
  /** After the last row; may be called again. */
  finish(tables: readonly Table[]): Promise<void>;
  /** Where it can be verified before `release`. */
  readonly location: string;
  /** Makes it usable. */
  release(): Promise<void>;
}

export const keyText = ({ key }: Table): string => key.join(", ");

export const insertText = ({ name, columns }: Table): string =>
  `insert into ${name} (${columns.map((column) => column.name).join(", ")})`;

/** @param mark of the n-th parameter; the last one is the limit */
export function pageText(table: Table, isFirst: boolean, mark: (n: number) => string): string {
  const columns = table.columns.map(({ name }) => name).join(", ");
  const marks = table.key.map((_, i) => mark(i + 1));
  const where = isFirst ? "" : `where (${keyText(table)}) > (${marks.join(", ")})`;
  const limit = mark(isFirst ? 1 : marks.length + 1);
  return `select ${columns} from ${table.name} ${where} order by ${keyText(table)} limit ${limit}`;
}
