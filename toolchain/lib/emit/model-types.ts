/** Schemas as TypeScript: an object is an interface of its own name, and refers to others by theirs. */
import { jsdoc, propertyKey } from "./files.ts";
import { refName, type Schema } from "./openapi-document.ts";

const docOf = ({ description = "" }: Schema, indent = "") => jsdoc(description, indent);

const literals = (values: unknown[]) => values.map((value) => JSON.stringify(value)).join(" | ");

function listType(items: Schema | undefined, indent: string): string {
  const item = items === undefined ? "unknown" : typeOf(items, indent);
  return / [|&] /.test(item) ? `(${item})[]` : `${item}[]`;
}

/** Returns the schema of what an object may have besides its properties. */
const valuesOf = ({ additionalProperties, unevaluatedProperties }: Schema): Schema | undefined =>
  [additionalProperties, unevaluatedProperties].find(
    (values): values is Schema => typeof values === "object" && values !== null,
  );

function objectType(schema: Schema, indent: string): string {
  const values = valuesOf(schema);
  const map = `{ [name: string]: ${values === undefined ? "never" : typeOf(values, indent)} }`;
  if (Object.keys(schema.properties ?? {}).length === 0) return map;
  return values === undefined ? fieldsOf(schema, indent) : `${fieldsOf(schema, indent)} & ${map}`;
}

function namedType(type: string | undefined, schema: Schema, indent: string): string {
  if (type === "integer" || type === "number") return "number";
  if (type === "array") return listType(schema.items, indent);
  if (type === "object") return objectType(schema, indent);
  if (type === "string") return schema.format === "binary" ? "Blob" : "string";
  return type ?? "unknown";
}

/** Returns the type of a schema, with each line after the first indented. */
export function typeOf(schema: Schema, indent = ""): string {
  if (schema.$ref !== undefined) return refName(schema.$ref);
  if (schema.const !== undefined) return literals([schema.const]);
  if (schema.enum !== undefined) return literals(schema.enum);
  const members = schema.anyOf ?? schema.oneOf;
  if (members !== undefined) return members.map((member) => typeOf(member, indent)).join(" | ");
  if (schema.allOf !== undefined) {
    const properties = schema.properties === undefined ? [] : [fieldsOf(schema, indent)];
    return [...schema.allOf.map((member) => typeOf(member, indent)), ...properties].join(" & ");
  }
  return [schema.type]
    .flat()
    .map((type) => namedType(type, schema, indent))
    .join(" | ");
}

/** Returns the properties of an object, in braces. */
export function fieldsOf({ properties = {}, required = [] }: Schema, indent = ""): string {
  const inner = `${indent}  `;
  const fields = Object.entries(properties).map(([name, property]) => {
    const mark = required.includes(name) ? "" : "?";
    return `${docOf(property, inner)}${inner}${propertyKey(name)}${mark}: ${typeOf(property, inner)};\n`;
  });
  return `{\n${fields.join("")}${indent}}`;
}

/**
 * Returns `export interface <name>`, or `export type <name>` of what can't be an interface.
 * @param unions models that no interface can extend
 */
export function declarationOf(name: string, schema: Schema, unions: ReadonlySet<string> = new Set()): string {
  const { type, properties, allOf = [], oneOf, anyOf } = schema;
  const bases = allOf.map((base) => typeOf(base));
  const canExtend = !bases.some((base) => unions.has(base)) && valuesOf(schema) === undefined;
  if (type === "object" && properties !== undefined && canExtend) {
    const extending = bases.length === 0 ? "" : `extends ${bases.join(", ")} `;
    return `${docOf(schema)}export interface ${name} ${extending}${fieldsOf(schema)}\n`;
  }
  const members = (anyOf ?? oneOf ?? []).map((member) => typeOf(member));
  const lines = `\n  | ${members.join("\n  | ")}`;
  const text = members.join(" | ").length > 80 ? lines : ` ${typeOf(schema)}`;
  return `${docOf(schema)}export type ${name} =${text};\n`;
}
