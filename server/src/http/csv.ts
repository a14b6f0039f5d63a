// CSV files, written while their rows are read.
import { Readable } from "node:stream";
import { stringify } from "csv-stringify/sync";

export type Cell = string | number | null;

/** A spreadsheet takes a text that begins like a formula for one, some also after white space or in full width. */
const formula = /^[\t\r]|^[\s\p{Cf}]*[=+@＝＋＠－]|^[\s\p{Cf}]*-(?![\d.]+$)/u;

/** Where `;` separates cells, so do those of a text. */
const laterFormula = /;[\s\p{Cf}]*(?=[=+@＝＋＠－-])/gu;

/** Numbers are not changed. */
const escaped = (cell: Cell): Cell =>
  typeof cell === "string" ? cell.replace(formula, "'$&").replace(laterFormula, "$&'") : cell;

const lines = (rows: readonly (readonly Cell[])[]): string =>
  stringify(
    rows.map((row) => row.map(escaped)),
    { record_delimiter: "windows" },
  );

/** The first line has the headings. A reader who leaves ends the reading too. */
export function csvStream(
  headings: readonly string[],
  parts: AsyncIterable<readonly (readonly Cell[])[]>,
): Readable {
  async function* texts() {
    yield lines([headings]);
    for await (const rows of parts) yield lines(rows);
  }
  return Readable.from(texts(), { objectMode: false, highWaterMark: 65_536 });
}
