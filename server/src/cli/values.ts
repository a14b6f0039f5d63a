// Parsers of values on the command line. Each returns the value or throws the expected format.
import { InvalidArgumentError } from "commander";
import { parseRupees } from "../domain/ledger/money.ts";

export function wholeNumber(min: number, max: number) {
  return (text: string): number => {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max)) {
      throw new InvalidArgumentError(`Must be a whole number from ${min} to ${max}.`);
    }
    return value;
  };
}

/** Returns paise; the domain validates sign and size. */
export function rupees(text: string): number {
  const paise = parseRupees(text);
  if (paise === null) {
    throw new InvalidArgumentError("Must be rupees with at most two decimals, such as 1500 or 99.50.");
  }
  return paise;
}

export function switchValue(text: string): boolean {
  if (text !== "true" && text !== "false") throw new InvalidArgumentError("Must be true or false.");
  return text === "true";
}

export function percent(text: string): number {
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text);
  const bps = match ? Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0")) : Number.NaN;
  if (!(bps <= 10_000)) {
    throw new InvalidArgumentError(
      "Must be a percentage from 0 to 100 with at most two decimals, such as 12.5.",
    );
  }
  return bps;
}

/** Wrapped, because commander treats null as omitted. */
export interface Choice<T> {
  value: T | null;
}

export function orAbsent<T>(word: string, read: (text: string) => T) {
  return (text: string): Choice<T> => ({ value: text === word ? null : read(text) });
}

export function packageNumbers(text: string): number[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((word) => packageNumber(word));
}

export function packageNumber(text: string): number {
  const digits = /^(?:pkg_)?([1-9]\d{0,9})$/.exec(text)?.[1];
  if (digits === undefined) throw new InvalidArgumentError("Must be a package such as pkg_10001 or 10001.");
  return Number(digits);
}

/** Rejects empty lists: an unset shell variable must not open a key to everybody. */
export function addresses(text: string): string[] {
  const list = text.split(/[\s,]+/).filter(Boolean);
  if (list.length === 0) {
    throw new InvalidArgumentError("Must be IP addresses or CIDR ranges; --allow all permits every address.");
  }
  return list;
}

/** Returns milliseconds for a date (its start in UTC) or a date-time with Z or offset. */
export function time(text: string): number {
  const match = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2}))?$/.exec(text);
  const day = match ? Date.parse(`${match[1]}T00:00:00Z`) : Number.NaN;
  // Date.parse reads 30 February as 1 March.
  const exists = !Number.isNaN(day) && new Date(day).toISOString().startsWith(match?.[1] ?? " ");
  const ms = exists ? Date.parse(match?.[2] ? text : `${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(ms)) {
    throw new InvalidArgumentError("Must be a date or time such as 2027-01-31 or 2027-01-31T18:00:00+05:30.");
  }
  return ms;
}
