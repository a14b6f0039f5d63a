/** Prints results: JSON for programs, tables and lines for people. Control characters are never printed. */
import type { Money } from "@partner-esim/generated/models";
import type { Terminal } from "./command.ts";

export type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isMoney = (value: unknown): value is Money =>
  isFields(value) && "amount" in value && "currency" in value;

/** Text of an order or a package could otherwise move the cursor or colour the terminal. */
export const printable = (text: string) => text.replaceAll(/\p{C}/gu, " ");

/** JSON keeps the characters, escaped. */
export const toJson = (value: unknown, indent = 0) =>
  JSON.stringify(value, null, indent).replaceAll(
    /[\x7f-\x9f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (isMoney(value)) return printable(`${value.amount} ${value.currency}`);
  return printable(typeof value === "object" ? JSON.stringify(value) : String(value));
}

const inTable = (value: unknown) =>
  typeof value === "object" ? value === null || isMoney(value) : !/^https?:/.test(String(value));

const gap = 2;
/** Longer cells are cut before columns are left out. */
const leastWidth = 14;

/** Returns the widths of the columns that fit: the widest are cut first, then the last are left out. */
function fit(widths: number[], widthMax: number): number[] {
  const fitting = [...widths];
  const total = () => fitting.reduce((sum, width) => sum + width + gap, -gap);
  while (total() > widthMax) {
    const widest = Math.max(...fitting);
    if (widest > leastWidth)
      fitting[fitting.indexOf(widest)] = Math.max(leastWidth, widest - (total() - widthMax));
    else if (fitting.length > 1) fitting.pop();
    else break;
  }
  return fitting;
}

/** What a reader counts as characters. An emoji is several UTF-16 units, and some are several code points. */
const characters = (text: string) => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

/** Returns a table of what is neither nested nor a URL; columns without any value are left out. */
export function toTable(items: readonly Fields[], columns = Number.POSITIVE_INFINITY): string {
  const names = Object.keys(items[0] ?? {}).filter(
    (name) => items.every((item) => inTable(item[name])) && items.some((item) => cell(item[name])),
  );
  const texts = [names, ...items.map((item) => names.map((name) => cell(item[name])))];
  const rows = texts.map((row) => row.map(characters));
  const widths = fit(
    names.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))),
    columns,
  );
  const toCell = (text: string[], width: number) => {
    const shown = text.length > width ? [...text.slice(0, width - 1), "…"] : text;
    return shown.join("") + " ".repeat(width - shown.length);
  };
  return rows
    .map((row) =>
      widths
        .map((width, at) => toCell(row[at] ?? [], width))
        .join(" ".repeat(gap))
        .trimEnd(),
    )
    .join("\n");
}

function flatten(fields: Fields, prefix = ""): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (isFields(value) && !isMoney(value)) return flatten(value, `${prefix}${name}.`);
    if (!Array.isArray(value)) return [[prefix + name, cell(value)]];
    if (!value.some(isFields)) return [[prefix + name, value.map(cell).join(", ")]];
    return value.flatMap((item, at) => flatten(isFields(item) ? item : { item }, `${prefix}${name}.${at}.`));
  });
}

/** Returns a line for each field, nested ones as `data.used_mb`. */
export function toLines(fields: Fields): string {
  const lines = flatten(fields);
  const width = Math.max(...lines.map(([name]) => name.length));
  return lines.map(([name, value]) => `${name.padEnd(width)}  ${value}`.trimEnd()).join("\n");
}

export const printLine = ({ out }: Terminal, text: string) => out(`${text}\n`);
