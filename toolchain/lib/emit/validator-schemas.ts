/**
 * What Ajv compiles: the schemas of the OpenAPI document, reduced to what decides on a value. Each input comes with the
 * messages for its keywords.
 */

import { lowerFirst } from "../read/docs.ts";
import { formats } from "../runtime/formats.ts";
import type { Field } from "./fields.ts";
import { refName, type Schema } from "./openapi-document.ts";

/** No control characters (Unicode Cc), no line or paragraph separator, no lone surrogate. */
const plainCharacters = "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$";

/** Comes before a reference, so that its message does. */
export const plainText = {
  keyword: "x-plain-text",
  schemaType: "boolean",
  before: "$ref",
  macro: (isPlain: boolean) => (isPlain ? { pattern: plainCharacters } : {}),
} as const;

export type Place = "query" | "path" | "body";

/** The name under which Ajv knows the document's components. */
export const componentsId = "openapi";

/** The component of time filters, and the format of a time that exists. */
const timeFilter = "TimeFilter";

const decisive = [
  "type",
  "enum",
  "const",
  "pattern",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "required",
];

const isNull = ({ type }: Schema) => type === "null";

/** Returns a schema of the document as Ajv compiles it. */
export function compiledSchema(schema: Schema): Schema {
  const { anyOf, $ref, format = "", items, "x-plain-text": isPlain } = schema;
  const other =
    anyOf?.length === 2 && anyOf.some(isNull) ? anyOf.find((branch) => !isNull(branch)) : undefined;
  const name = $ref === undefined ? undefined : refName($ref);
  return defined({
    ...Object.fromEntries(decisive.map((keyword) => [keyword, schema[keyword]])),
    ...(items === undefined && { "x-plain-text": isPlain }),
    // One error is that of the value, instead of one for each branch.
    ...(other === undefined
      ? { anyOf: anyOf?.map(compiledSchema) }
      : { if: { type: "null" }, else: compiledSchema(other) }),
    $ref: name === undefined ? undefined : `${componentsId}#/$defs/${name}`,
    format: name === timeFilter ? "time-filter" : format in formats ? format : undefined,
    oneOf: schema.oneOf?.map(compiledSchema),
    allOf: schema.allOf?.map(compiledSchema),
    items: items && compiledSchema(isPlain ? { ...items, "x-plain-text": true } : items),
    prefixItems: schema.prefixItems?.map(compiledSchema),
    properties: schema.properties && mapValues(schema.properties, compiledSchema),
    additionalProperties: compiledRest(schema.additionalProperties),
    unevaluatedProperties: compiledRest(schema.unevaluatedProperties),
  });
}

const compiledRest = (additional: Schema | boolean | undefined) =>
  typeof additional === "object" ? compiledSchema(additional) : additional;

export const mapValues = <From, To>(members: Record<string, From>, change: (member: From) => To) =>
  Object.fromEntries(Object.entries(members).map(([name, member]) => [name, change(member)]));

/** Returns whether this is the one parameter whose empty value is an error. */
export function isCursor(field: Field, location: Place): boolean {
  return location === "query" && field.name === "cursor";
}

const defined = <T extends object>(schema: T): T =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined)) as T;

/** Returns a field's name for messages: `items[].quantity` is the quantity of each of items. */
function nameOf({ param }: Field): string {
  const parts = param.split(/\[\]\.?/);
  return parts
    .toReversed()
    .filter((part) => part !== "")
    .join(" of each of ")
    .replace(/^/, param.endsWith("[]") ? "each of " : "");
}

function typeMessage(field: Field, location: Place): string {
  const param = nameOf(field);
  switch (field.kind) {
    case "integer":
      return location === "body"
        ? `${param} must be a whole number, sent as a JSON number.`
        : `${param} must be a whole number in decimal digits.`;
    case "number":
      return `${param} must be a number${location === "body" ? ", sent as a JSON number" : ""}.`;
    case "boolean":
      return `${param} must be exactly true or false.`;
    case "time":
      return `${param} must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z${location === "query" ? "; in a URL the plus sign of an offset is %2B" : ""}.`;
    case "object":
      return `${param} must be a JSON object, or left out.`;
    case "list":
      return `${param} must be a list.`;
    case "mixed":
      return `${param} has none of the forms that the documentation gives.`;
    case "text":
      return `${param} must be text.`;
  }
}

/** What a format demands, after "must be". */
const formatWords: Record<string, string> = {
  date: "a date that exists, such as 2026-11-21",
  "date-time": "a date-time with its zone, such as 2026-11-21T09:30:00Z",
  duration: "a duration, such as P7D or PT30M",
  uri: "a URL with its scheme, such as https://example.com/",
  uuid: "a UUID",
  email: "one email address",
  ipv4: "an IPv4 address",
  ipv6: "an IPv6 address",
  int8: "from -128 to 127",
  int16: "from -32768 to 32767",
  int32: "from -2147483648 to 2147483647",
  uint8: "from 0 to 255",
  uint16: "from 0 to 65535",
  uint32: "from 0 to 4294967295",
  uint64: "0 or more",
};

/** Returns the range of a number as words. */
function rangeOf({ schema }: Field): string {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const isPlain = exclusiveMinimum === undefined && exclusiveMaximum === undefined;
  if (isPlain && minimum !== undefined && maximum !== undefined) return `from ${minimum} to ${maximum}`;
  const bounds = [
    minimum === undefined ? "" : `${minimum} or more`,
    exclusiveMinimum === undefined ? "" : `more than ${exclusiveMinimum}`,
    maximum === undefined ? "" : `${maximum} or less`,
    exclusiveMaximum === undefined ? "" : `less than ${exclusiveMaximum}`,
  ];
  return bounds.filter((bound) => bound !== "").join(" and ");
}

type Messages = Record<string, string>;

function fieldMessages(field: Field, location: Place): Messages {
  const { minLength, maxLength, minItems, maxItems, pattern, format = "" } = field;
  const param = nameOf(field);
  const type = typeMessage(field, location);
  if (field.kind === "mixed") return { ...requiredMessage(field), within: type };
  if (field.kind === "time") return { ...requiredMessage(field), type, pattern: type, format: type };
  const values = field.schema.enum?.filter((value) => value !== null);
  if (values !== undefined) {
    const oneOf = `${param} must be one of ${values.join(", ")}.`;
    return { ...requiredMessage(field), type: oneOf, enum: oneOf };
  }
  const range = rangeOf(field) === "" ? undefined : `${param} must be ${rangeOf(field)}.`;
  const expected = field.description.split(/(?<=\.)\s|: /)[0]?.replace(/\.$/, "");
  const isFormatted = formatWords[format] !== undefined;
  return defined({
    ...requiredMessage(field),
    type,
    "x-plain-text": field.plainText
      ? `${param} must not hold control characters, such as tabs and line breaks, or broken Unicode.`
      : undefined,
    maximum: range,
    minimum: range,
    exclusiveMaximum: range,
    exclusiveMinimum: range,
    maxLength: maxLength === undefined ? undefined : `${param} must be at most ${maxLength} characters long.`,
    minLength: minLength === undefined ? undefined : lengthMessage(field, location, minLength),
    pattern:
      pattern === undefined
        ? undefined
        : `${param} must be of the right form: ${lowerFirst(expected ?? "")}.`,
    format: isFormatted ? (range ?? `${param} must be ${formatWords[format]}.`) : undefined,
    maxItems: maxItems === undefined ? undefined : `${param} must have at most ${maxItems}.`,
    minItems: minItems === undefined ? undefined : `${param} must have at least ${minItems}.`,
  }) as Messages;
}

const requiredMessage = (field: Field): Messages =>
  field.required ? { required: `${nameOf(field)} is missing: it is required.` } : {};

function lengthMessage(field: Field, location: Place, minLength: number): string {
  const param = nameOf(field);
  if (isCursor(field, location))
    return `${param} is empty: send a next_cursor, or leave ${param} out for the first page.`;
  return minLength === 1
    ? `${param} must not be empty.`
    : `${param} must be at least ${minLength} characters long.`;
}

export function listMessages(fields: Field[], location: Place): [string, Messages][] {
  return fields.flatMap((field) => [
    [field.param, fieldMessages(field, location)] as [string, Messages],
    ...listMessages([...field.fields, ...(field.item === undefined ? [] : [field.item])], location),
  ]);
}
