// The fields of a schema as nested lists, each with its path (`price.amount`) and its type in words.
import { type Json, resolve, type Schema } from "./contract.ts";

export interface Field {
  path: string;
  type: string;
  /** In a request: whether the field is required. */
  isRequired: boolean;
  description: string;
  fields: Field[];
}

interface Flat {
  schema: Schema;
  isNullable: boolean;
}

/** Returns a schema with references resolved, parts merged and null removed. */
function flatten(schemaOrRef: Schema): Flat {
  const schema = resolve<Schema>(schemaOrRef);
  const choices = schema.anyOf ?? [];
  const other = choices.find((choice) => choice.type !== "null");
  if (choices.length === 2 && other && choices.some((choice) => choice.type === "null")) {
    const { anyOf: _, ...beside } = schema;
    return { schema: { ...flatten(other).schema, ...beside }, isNullable: true };
  }
  const merged: Schema = {
    ...schema,
    properties: { ...schema.properties },
    required: [...(schema.required ?? [])],
  };
  for (const part of schema.allOf ?? []) {
    const { schema: partSchema } = flatten(part);
    merged.type ??= partSchema.type;
    merged.properties = { ...partSchema.properties, ...merged.properties };
    merged.required?.push(...(partSchema.required ?? []));
  }
  if (!Array.isArray(merged.type)) return { schema: merged, isNullable: false };
  const [type = "null", ...more] = merged.type.filter((name) => name !== "null");
  return {
    schema: { ...merged, type: [type, ...more].join(" or ") },
    isNullable: merged.type.includes("null"),
  };
}

const code = (value: Json) => `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;

/** Describes type, range and format in a few words. */
export function typeOf(schemaOrRef: Schema): string {
  const { schema, isNullable } = flatten(schemaOrRef);
  const words: string[] = [];
  if (schema.enum) words.push(schema.enum.map(code).join(", "));
  else if (schema.type === "array" && schema.items) words.push(`array of ${itemName(schema.items)}`);
  else words.push(schema.format === "email" ? "email address" : String(schema.type ?? "any"));
  if (isNullable) words.push("or null");
  const limits = [
    range(schema.minimum, schema.maximum, ""),
    range(schema.minLength, schema.maxLength, " characters"),
    range(schema.minItems, schema.maxItems, " items"),
    ...(schema.default === undefined ? [] : [`default ${code(schema.default)}`]),
  ].filter((text) => text !== "");
  return [words.join(" "), ...limits].join(", ");
}

function itemName(items: Schema): string {
  const { schema } = flatten(items);
  return Object.keys(schema.properties ?? {}).length > 0 ? "objects" : `${schema.type}s`;
}

function range(min: number | undefined, max: number | undefined, unit: string): string {
  if (max !== undefined) return min ? `${min} to ${max}${unit}` : `up to ${max}${unit}`;
  if (!min) return "";
  return min === 1 && unit !== "" ? "not empty" : `at least ${min}${unit}`;
}

/** Returns the fields of an object, each with its own fields. */
function fieldsOf(schemaOrRef: Schema, isRequest: boolean, prefix = ""): Field[] {
  const { schema } = flatten(schemaOrRef);
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const path = prefix + name;
    const { schema: propertySchema } = flatten(property);
    const isRequired = schema.required?.includes(name) ?? false;
    const isList = propertySchema.type === "array" && propertySchema.items !== undefined;
    const inner = isList && propertySchema.items ? propertySchema.items : propertySchema;
    return {
      path,
      type: `${typeOf(property)}${isRequired || isRequest ? "" : ", optional"}`,
      isRequired: isRequired && isRequest,
      description: propertySchema.description ?? "",
      fields: fieldsOf(inner, isRequest, `${path}${isList ? "[]" : ""}.`),
    };
  });
}

/** Returns a list of fields. Nested fields can be folded. */
export function listOf(fields: readonly Field[], indent = ""): string {
  return fields
    .map(({ path, type, isRequired, description, fields: inner }) => {
      const first = `${indent}- \`${path}\` *${type}*${isRequired ? " **required**" : ""}`;
      const words = description.replace(/\s*\n\s*/g, " ");
      const nested = inner.length > 0 ? `\n${listOf(inner, `${indent}  `)}` : "";
      return `${first}${words && `\\\n${indent}  ${words}`}${nested}`;
    })
    .join("\n");
}

export const requestFields = (schema: Schema) => listOf(fieldsOf(schema, true));
export const responseFields = (schema: Schema) => listOf(fieldsOf(schema, false));
