// Reads one row field by field, with the same result for CSV and JSON. An invalid value adds an error and returns null.
import { parseMicros } from "../domain/catalogue/amount.ts";
import type { FaultList } from "./faults.ts";

export type CatalogueFormat = "csv" | "json";

const MAX_QUOTED = 40;

export class Row {
  readonly place: string;
  readonly #values: Readonly<Record<string, unknown>>;
  readonly #format: CatalogueFormat;
  readonly #faults: FaultList;
  sound = true;

  constructor(
    location: string,
    values: Readonly<Record<string, unknown>>,
    format: CatalogueFormat,
    faults: FaultList,
  ) {
    this.place = location;
    this.#values = values;
    this.#format = format;
    this.#faults = faults;
  }

  fault(field: string, message: string): null {
    this.sound = false;
    this.#faults.add(this.place, field, message);
    return null;
  }

  /** An empty cell and a JSON null count as omitted. */
  has(field: string): boolean {
    const value = this.#values[field];
    return value !== undefined && value !== null && value !== "";
  }

  required<T>(field: string, read: (field: string) => T | null): T | null {
    return this.has(field) ? read(field) : this.fault(field, "is missing");
  }

  optional<T>(field: string, fallback: T, read: (field: string) => T | null): T | null {
    return this.has(field) ? read(field) : fallback;
  }

  text = (field: string, maxLength = 200): string | null => {
    const value = this.#values[field];
    if (typeof value !== "string") return this.#wrong(field, "must be text");
    const text = value.trim();
    if (text === "") return this.fault(field, "is missing");
    if (!text.isWellFormed()) return this.fault(field, "must hold no halves of surrogate pairs");
    if (/[\p{Cc}\u2028\u2029]/u.test(text)) return this.fault(field, "must hold no control characters");
    return [...text].length <= maxLength
      ? text
      : this.fault(field, `must be at most ${maxLength} characters long`);
  };

  /** @param expected the expected format, for the error */
  code = (field: string, pattern: RegExp, expected: string): string | null => {
    const text = this.text(field);
    return text === null || pattern.test(text) ? text : this.#wrong(field, `must be ${expected}`);
  };

  integer = (field: string, min: number, max: number): number | null => {
    const value = this.#values[field];
    const number =
      this.#format === "csv" && typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : value;
    const fits = typeof number === "number" && Number.isSafeInteger(number) && number >= min && number <= max;
    return fits ? number : this.#wrong(field, `must be a whole number from ${min} to ${max}`);
  };

  flag = (field: string): boolean | null => {
    const value = this.#values[field];
    if (typeof value === "boolean") return value;
    const word = this.#format === "csv" && typeof value === "string" ? value.toLowerCase() : null;
    return word === "true" || word === "false"
      ? word === "true"
      : this.#wrong(field, "must be true or false");
  };

  /** Amounts are text, because JSON numbers are inexact. */
  micros = (field: string): number | null => {
    const value = this.#values[field];
    const micros = typeof value === "string" ? parseMicros(value.trim()) : null;
    const expected = 'must be an amount like "499.00": up to 6 decimals, at most 10000000';
    return micros ?? this.#wrong(field, this.#format === "json" ? `${expected}, as text` : expected);
  };

  /** Accepts a JSON array, or a CSV cell separated by spaces. */
  words = (field: string): string[] | null => {
    const value = this.#values[field];
    if (this.#format === "csv" && typeof value === "string") return value.split(/\s+/).filter(Boolean);
    const isList = Array.isArray(value) && value.every((word) => typeof word === "string");
    return isList ? value : this.#wrong(field, "must be a list of texts");
  };

  #wrong(field: string, message: string): null {
    const shown = JSON.stringify(this.#values[field]);
    const quoted = shown.length > MAX_QUOTED ? `${shown.slice(0, MAX_QUOTED)}…` : shown;
    return this.fault(field, `${message}, not ${quoted}`);
  }
}
