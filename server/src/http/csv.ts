// CSV files, written while their rows are read.
import { Readable } from "node:stream";
import { stringify } from "csv-stringify/sync";

export type Cell = string | number | null;

/** A spreadsheet takes a text that begins like a formula for one, some also after white space or in full width. */
const formula = /^[\t\r]|^[\s\p{Cf}]*[=+@＝＋＠－]|^[\s\p{Cf}]*-(?![\d.]+$)/u;

/** Where `;` separates cells, so do those of a text. */
const laterFormula = /;[\s\p{Cf}]*(?=[=+@＝＋＠－-])/gu;

/** A spreadsheet rounds an ICCID and drops leading zeros. */
const longNumber = /^(?:0\d+|\d{12,})$/;

/** Numbers are not changed. */
function escaped(cell: Cell): Cell {
  if (typeof cell !== "string") return cell;
  if (longNumber.test(cell)) return `="${cell}"`;
  return cell.replace(formula, "'$&").replace(laterFormula, "$&'");
}

/** Without it, a spreadsheet does not read UTF-8. */
const byteOrderMark = "\ufeff";

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
    yield byteOrderMark + lines([headings]);
    for await (const rows of parts) yield lines(rows);
  }
  return Readable.from(texts(), { objectMode: false, highWaterMark: 65_536 });
}
