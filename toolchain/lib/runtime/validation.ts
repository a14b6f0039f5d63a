/**
 * Used by the generated validators at run time. Its text is copied into validators.ts, so it imports nothing. Values
 * that cannot be parsed are passed on unchanged, for the schema to reject.
 */

export type Validated<Value> = { ok: true; value: Value } | { ok: false; param: string; message: string };

/** One error of the compiled schemas. */
interface SchemaFault {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: { missingProperty?: string };
}

interface SchemaCheck {
  (value: unknown): boolean;
  errors?: SchemaFault[] | null;
}

/** For each parameter, in the order of the contract, the message of each keyword. */
type Messages = readonly (readonly [param: string, messages: Readonly<Record<string, string>>])[];

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const decimalDigits = /^[0-9]+$/;

export function readInteger(raw: string): unknown {
  return decimalDigits.test(raw) ? Number(raw) : raw;
}

export function readBoolean(raw: string): unknown {
  return raw === "true" ? true : raw === "false" ? false : raw;
}

const timeForm =
  /^([0-9]{4})-([0-9]{2})-([0-9]{2})(?:[Tt]([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:\.([0-9]+))?)?([Zz]|[+-][0-9]{2}:[0-9]{2})?)?$/;

function offsetMinutes(zone: string | undefined): number {
  if (zone === undefined || zone === "Z" || zone === "z") return 0;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(4, 6));
  if (hours > 23 || minutes > 59) return Number.NaN;
  return (zone[0] === "-" ? -1 : 1) * (hours * 60 + minutes);
}

/** Returns a date or date-time as milliseconds since the epoch; the string itself if its format or day is invalid. */
export function readTime(raw: string): unknown {
  const match = timeForm.exec(raw);
  if (match === null) return raw;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const milliseconds = Number((match[7] ?? "").slice(0, 3).padEnd(3, "0"));
  if (hour > 23 || minute > 59 || second > 59) return raw;
  const time = new Date(0);
  // Date.UTC would read the years 0 to 99 as 1900 to 1999.
  time.setUTCFullYear(year, month - 1, day);
  if (time.getUTCMonth() !== month - 1 || time.getUTCDate() !== day) return raw;
  time.setUTCHours(hour, minute - offsetMinutes(match[8]), second, milliseconds);
  return Number.isNaN(time.getTime()) ? raw : time.getTime();
}

export function paramOf(fault: SchemaFault): string {
  const path = fault.instancePath.slice(1).replaceAll("/", ".");
  const missing = fault.keyword === "required" ? fault.params.missingProperty : undefined;
  if (missing === undefined) return path;
  return path === "" ? missing : `${path}.${missing}`;
}

/** The pattern of all text is in an `allOf`, beside the field's own pattern. */
export function messageKey(fault: SchemaFault): string {
  return fault.schemaPath.includes("/allOf/") ? "characters" : fault.keyword;
}

/** Of several errors, reports that of the first parameter in the contract. */
export function verdict<Value>(check: SchemaCheck, value: unknown, messages: Messages): Validated<Value> {
  if (check(value)) return { ok: true, value: value as Value };
  const faults = (check.errors ?? []).map((fault) => ({ param: paramOf(fault), key: messageKey(fault) }));
  for (const [param, texts] of messages) {
    const fault = faults.find((candidate) => candidate.param === param);
    if (fault !== undefined)
      return { ok: false, param, message: texts[fault.key] ?? `${param} is not valid.` };
  }
  throw new Error("A schema fault names no parameter of the contract");
}
