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
  params: { missingProperty?: string; additionalProperty?: string };
}

interface SchemaCheck {
  (value: unknown): boolean;
  errors?: SchemaFault[] | null;
}

/**
 * For each parameter, in the order of the contract, the messages of its keywords in order of precedence. The message
 * `within` is for every fault inside the parameter.
 */
type Messages = readonly (readonly [param: string, messages: Readonly<Record<string, string>>])[];

/** How a field is read before the schema decides on it. */
interface FieldReading {
  /** Values that count as an absent field. */
  absent?: readonly (string | null)[];
  /** What an absent field is. */
  default?: unknown;
  /** An empty text clears the field. */
  emptyIsNull?: boolean;
  /** What the text of a query or path stands for. */
  text?: "integer" | "signed" | "number" | "boolean" | "list";
  /** Becomes milliseconds once it is valid. */
  isTime?: boolean;
  /** Whether a time is within. */
  hasTimes?: boolean;
  fields?: { readonly [name: string]: FieldReading };
  /** The schema decides on fields that the contract doesn't name; otherwise they are dropped. */
  keepsOthers?: boolean;
  item?: FieldReading;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const decimalDigits = /^[0-9]+$/;
const signedDigits = /^-?[0-9]+$/;
const decimalNumber = /^-?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?$/;

function readText(raw: string, { text, item = {} }: FieldReading): unknown {
  switch (text) {
    case "integer":
      return decimalDigits.test(raw) ? Number(raw) : raw;
    case "signed":
      return signedDigits.test(raw) ? Number(raw) : raw;
    case "number":
      return decimalNumber.test(raw) ? Number(raw) : raw;
    case "boolean":
      return raw === "true" ? true : raw === "false" ? false : raw;
    case "list":
      return raw.split(",").map((part) => readText(part, item));
    default:
      return raw;
  }
}

/** Returns a copy without absent fields. */
export function readField(raw: unknown, reading: FieldReading): unknown {
  const { fields, item, text, emptyIsNull } = reading;
  if (text !== undefined) return typeof raw === "string" ? readText(raw, reading) : raw;
  if (emptyIsNull && raw === "") return null;
  if (fields !== undefined && isObject(raw)) return readObject(raw, reading);
  if (item !== undefined && Array.isArray(raw)) return raw.map((member) => readField(member, item));
  return raw;
}

function readObject(raw: Readonly<Record<string, unknown>>, reading: FieldReading): object {
  const { fields = {}, keepsOthers } = reading;
  const value: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const member = raw[name];
    const isAbsent = member === undefined || field.absent?.includes(member as string | null);
    const read = isAbsent ? defaultOf(field) : readField(member, field);
    if (read !== undefined) value[name] = read;
  }
  if (!keepsOthers) return value;
  const others = Object.entries(raw).filter(([name]) => !Object.hasOwn(fields, name));
  return { ...value, ...Object.fromEntries(others) };
}

const defaultOf = ({ default: value }: FieldReading) =>
  typeof value === "object" ? structuredClone(value) : value;

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

/** Returns valid times as milliseconds. */
function timed(value: unknown, { isTime, fields, item }: FieldReading): unknown {
  if (isTime) return typeof value === "string" ? readTime(value) : value;
  if (item !== undefined && Array.isArray(value)) return value.map((member) => timed(member, item));
  if (fields === undefined || !isObject(value)) return value;
  const members = Object.entries(value).map(([name, member]) => [name, timed(member, fields[name] ?? {})]);
  return Object.fromEntries(members);
}

/** Errors truncate field names to this length. */
const shownNameMax = 100;

function paramOf({ instancePath, params }: SchemaFault): string {
  const steps = instancePath.split("/").slice(1);
  const name = params.missingProperty ?? params.additionalProperty?.slice(0, shownNameMax);
  const path = steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  return [...path, ...(name === undefined ? [] : [name])].join(".");
}

const keyOf = ({ schemaPath, keyword }: SchemaFault) =>
  schemaPath.includes("/x-plain-text/") ? "x-plain-text" : keyword;

/** Returns the param of a message for any index: `items[].quantity` for `items.0.quantity`. */
const anyPlace = (param: string) => param.replaceAll(/\.\d+(?=\.|$)/g, "[]");

const isWithin = (param: string, outer: string) =>
  param.startsWith(`${outer}.`) || param.startsWith(`${outer}[]`);

/** Of several errors, reports that of the first parameter in the contract. */
export function verdict<Value>(
  check: SchemaCheck,
  value: unknown,
  reading: FieldReading,
  messages: Messages,
): Validated<Value> {
  if (check(value)) return { ok: true, value: (reading.hasTimes ? timed(value, reading) : value) as Value };
  const faults = (check.errors ?? [])
    .filter(({ keyword }) => keyword !== "if")
    .map((fault) => ({ param: paramOf(fault), key: keyOf(fault) }));
  for (const [known, { within, ...texts }] of messages) {
    const found = faults.filter(({ param }) => {
      const anyIndex = anyPlace(param);
      return anyIndex === known || (within !== undefined && isWithin(anyIndex, known));
    });
    const [first] = found;
    if (first === undefined) continue;
    const keys = found.filter(({ param }) => param === first.param).map(({ key }) => key);
    const [, message = within] = Object.entries(texts).find(([key]) => keys.includes(key)) ?? [];
    const depth = known.replaceAll("[]", ".0").split(".").length;
    const param = first.param.split(".").slice(0, depth).join(".");
    return { ok: false, param, message: message ?? `${param} is not valid.` };
  }
  const [unknown = { param: "" }] = faults;
  return { ok: false, param: unknown.param, message: `${unknown.param} is not a field of this request.` };
}
