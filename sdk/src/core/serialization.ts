/** Writes bodies and queries. A value that they would change or drop is rejected, because it could buy something else. */
import { PartnerEsimError } from "./errors.ts";

/** Without `instanceof`, which knows no object of another realm. */
export const kindOf = (value: unknown) => Object.prototype.toString.call(value).slice(8, -1);

export const isPlainObject = (value: unknown) => kindOf(value) === "Object";

function describe(value: unknown): string {
  const kind = kindOf(value);
  if (value == null || typeof value === "number") return String(value);
  if (typeof value === "string") return "text with half a character";
  if (kind === "Date") return "an invalid date";
  if (kind === "BigInt") return "a BigInt";
  if (kind === "Object" || kind === "Array") return `an ${kind.toLowerCase()}`;
  return typeof value === "object" ? `a ${kind} object` : `a ${typeof value}`;
}

function refuse(name: string, value: unknown): never {
  throw new PartnerEsimError(`\`${name}\` cannot be sent: it is ${describe(value)}`);
}

const isText = (value: unknown) =>
  typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);

/** `undefined` leaves a field out. Objects with `toJSON` are written as it says. */
export function toJson(body: unknown): string {
  return JSON.stringify(body, function (this: Record<string, unknown>, name, value) {
    const original = this[name];
    const isKept =
      typeof original !== "bigint" &&
      (original == null
        ? value !== undefined || !Array.isArray(this)
        : isText(value) || isPlainObject(value) || Array.isArray(value));
    // Of an invalid date, `toJSON` returns null.
    return isKept
      ? value
      : refuse(name, value === null ? original : typeof original === "bigint" ? original : value);
  });
}

function toFilterText(name: string, value: unknown): string {
  if (typeof value === "string" && !value.isWellFormed()) refuse(name, value);
  if (isText(value) || typeof value === "bigint") return String(value);
  const isDate = kindOf(value) === "Date" && !Number.isNaN(Number(value));
  return isDate ? (value as Date).toISOString() : refuse(name, value);
}

/** `undefined` leaves a filter out. */
export const toQuery = (filters: Record<string, unknown>): string =>
  Object.entries(filters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(toFilterText(name, value))}`)
    .join("&");
