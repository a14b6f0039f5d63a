// The types of requests, responses and events as one JSON Schema, for type generators. Enums are plain strings, because
// many languages would reject an object with a new value.
import { type Json, openApi } from "./contract.ts";

/** Constraints that a generator would turn into types or checks, which a client must not have. */
const left = new Set([
  "enum",
  "const",
  "examples",
  "default",
  "pattern",
  "discriminator",
  "minimum",
  "maximum",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
]);
const reference = "#/components/schemas/";

function opened(value: Json): Json {
  if (Array.isArray(value)) return value.map(opened);
  if (value === null || typeof value !== "object") return value;
  const { $ref } = value;
  // A description beside a reference would generate a type of its own.
  if (typeof $ref === "string") return { $ref: $ref.replace(reference, "#/definitions/") };
  const entries = Object.entries(value).filter(([name]) => !left.has(name) && !name.startsWith("x-"));
  return Object.fromEntries(
    entries.map(([name, item]) => [name, name === "properties" ? propertiesOf(item) : opened(item)]),
  );
}

/** A property may be named like a keyword. */
function propertiesOf(properties: Json): Json {
  const entries = Object.entries(properties as Record<string, Json>);
  return Object.fromEntries(entries.map(([name, schema]) => [name, opened(schema)]));
}

export function typeSchema(): string {
  const schemas = Object.entries(openApi.components.schemas) as unknown as [string, Record<string, Json>][];
  const definitions = schemas.map(([name, schema]) => [name, { title: name, ...(opened(schema) as object) }]);
  return `${JSON.stringify(
    { $schema: "http://json-schema.org/draft-07/schema#", definitions: Object.fromEntries(definitions) },
    null,
    2,
  )}\n`;
}
