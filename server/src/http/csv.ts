// CSV files, written while their rows are read.
import { Readable } from "node:stream";
import { stringify } from "csv-stringify/sync";

export type Cell = string | number | null;

/** A spreadsheet takes a text that begins like a formula for one, some also after white space or in full width. */
const formula = /^[\t\r]|^[\s\p{Cf}]*[=+@＝＋＠－]|^[\s\p{Cf}]*-(?![\d.]+$)/u;

/** Numbers are not changed. */
const isFormula = (cell: Cell): cell is string => typeof cell === "string" && formula.test(cell);

const lines = (rows: readonly (readonly Cell[])[]): string =>
  stringify(
    rows.map((row) => row.map((cell) => (isFormula(cell) ? `'${cell}` : cell))),
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
