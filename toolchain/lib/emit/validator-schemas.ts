/**
 * The JSON Schemas that Ajv compiles, for values that are already parsed: no nulls, no empty strings, query strings
 * converted to numbers and booleans. Each comes with the messages for its keywords.
 */
import { lowerFirst } from "../read/docs.ts";
import type { Field } from "./fields.ts";

/** No control characters (Unicode Cc), no line or paragraph separator, no lone surrogate. */
const plainCharacters = "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$";

export type Place = "query" | "body";

type JsonSchema = Record<string, unknown>;

function fieldSchema(field: Field, place: Place): JsonSchema {
  const schema = defined(valueSchema(field, place));
  if (!field.clearable) return schema;
  return schema.enum === undefined
    ? { ...schema, nullable: true }
    : { enum: [...(schema.enum as unknown[]), null] };
}

function valueSchema(field: Field, place: Place): JsonSchema {
  const { values, minimum, maximum, minLength = 0, maxLength, minItems, maxItems, pattern, item } = field;
  switch (field.kind) {
    case "integer":
      return { type: "integer", minimum, maximum };
    case "boolean":
      return { type: "boolean" };
    case "time":
      return { type: "number" };
    case "object":
      return objectSchema(field.fields, place);
    case "list":
      return { type: "array", minItems, maxItems, items: item && fieldSchema(item, place) };
    case "text": {
      if (values !== undefined && values.length > 0) return { enum: values };
      const allOf = mustBePlain(field, place) ? [{ pattern: plainCharacters }] : undefined;
      return {
        type: "string",
        allOf,
        maxLength,
        pattern,
        // An empty string has been dropped by then, except where it is an error.
        minLength: isCursor(field, place) ? 1 : minLength > 1 ? minLength : undefined,
      };
    }
  }
}

function mustBePlain(field: Field, place: Place): boolean {
  return field.kind === "text" && field.values === undefined && (place === "body" || field.plainText);
}

/** Returns whether this is the one parameter whose empty value is an error. */
export function isCursor(field: Field, place: Place): boolean {
  return place === "query" && field.name === "cursor";
}

export function objectSchema(fields: Field[], place: Place): JsonSchema {
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  return {
    type: "object",
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field, place)])),
    ...(required.length === 0 ? {} : { required }),
  };
}

const defined = (schema: JsonSchema) =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));

/** Returns a field's name for messages: `items[].quantity` is the quantity of each of items. */
function nameOf({ param }: Field): string {
  const parts = param.split(/\[\]\.?/);
  return parts
    .toReversed()
    .filter((part) => part !== "")
    .join(" of each of ")
    .replace(/^/, param.endsWith("[]") ? "each of " : "");
}

function typeMessage(field: Field, place: Place): string {
  const param = nameOf(field);
  const { kind } = field;
  switch (kind) {
    case "integer":
      return place === "body"
        ? `${param} must be a whole number, sent as a JSON number.`
        : `${param} must be a whole number in decimal digits.`;
    case "boolean":
      return `${param} must be exactly true or false.`;
    case "time":
      return `${param} must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z${place === "query" ? "; in a URL the plus sign of an offset is %2B" : ""}.`;
    case "object":
      return `${param} must be a JSON object, or left out.`;
    case "list":
      return `${param} must be a list.`;
    case "text":
      return `${param} must be text.`;
  }
}

function fieldMessages(field: Field, place: Place): Record<string, string> {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, values, pattern } = field;
  const param = nameOf(field);
  const range = `${param} must be from ${minimum} to ${maximum}.`;
  const form = field.description.split(/(?<=\.)\s|: /)[0]?.replace(/\.$/, "");
  const messages: Record<string, string | undefined> = {
    required: field.required ? `${param} is missing: it is required.` : undefined,
    type: typeMessage(field, place),
    minimum: minimum === undefined ? undefined : range,
    maximum: maximum === undefined ? undefined : range,
    minLength: isCursor(field, place)
      ? `${param} is empty: send a next_cursor, or leave ${param} out for the first page.`
      : minLength === undefined || minLength < 2
        ? undefined
        : `${param} must be at least ${minLength} characters long.`,
    minItems: minItems === undefined ? undefined : `${param} must have at least ${minItems}.`,
    maxItems: maxItems === undefined ? undefined : `${param} must have at most ${maxItems}.`,
    maxLength: maxLength === undefined ? undefined : `${param} must be at most ${maxLength} characters long.`,
    characters: mustBePlain(field, place)
      ? `${param} must not hold control characters, such as tabs and line breaks, or broken Unicode.`
      : undefined,
    enum: values === undefined ? undefined : `${param} must be one of ${values.join(", ")}.`,
    pattern:
      pattern === undefined ? undefined : `${param} must be of the right form: ${lowerFirst(form ?? "")}.`,
  };
  return defined(messages) as Record<string, string>;
}

export function listMessages(fields: Field[], place: Place): [string, Record<string, string>][] {
  return fields.flatMap((field) => [
    [field.param, fieldMessages(field, place)] as [string, Record<string, string>],
    ...listMessages([...field.fields, ...(field.item === undefined ? [] : [field.item])], place),
  ]);
}
