/** A schema of the document as a TypeScript type. Components have the names that types.ts gives them. */
import { propertyKey } from "./files.ts";
import { refName, type Schema } from "./openapi-document.ts";

const scalars: Record<string, string> = {
  string: "string",
  integer: "number",
  number: "number",
  boolean: "boolean",
  null: "null",
};

const union = (types: string[]) => [...new Set(types)].join(" | ");

const bracketed = (type: string) => (type.includes(" | ") || type.includes(" & ") ? `(${type})` : type);

export function schemaType(schema: Schema): string {
  const { $ref, enum: values, anyOf, oneOf, type } = schema;
  if ($ref !== undefined) return `components["schemas"][${JSON.stringify(refName($ref))}]`;
  if (values !== undefined) return union(values.map((value) => JSON.stringify(value)));
  const branches = anyOf ?? oneOf;
  if (branches !== undefined) return union(branches.map(schemaType));
  const types = [type ?? []].flat();
  return types.length === 0 ? "unknown" : union(types.map((each) => plainType(each, schema)));
}

function plainType(type: string, { items, prefixItems, ...schema }: Schema): string {
  if (prefixItems !== undefined) return `[${prefixItems.map(schemaType).join(", ")}]`;
  if (type === "array") return `${items === undefined ? "unknown" : bracketed(schemaType(items))}[]`;
  return scalars[type] ?? objectType(schema);
}

function objectType({ properties = {}, required = [], unevaluatedProperties: values }: Schema): string {
  const members = Object.entries(properties).map(
    ([name, member]) => `${propertyKey(name)}${required.includes(name) ? "" : "?"}: ${schemaType(member)}`,
  );
  const objectText = members.length === 0 ? undefined : `{ ${members.join("; ")} }`;
  const map = typeof values === "object" ? `{ [name: string]: ${schemaType(values)} }` : undefined;
  return [objectText, map].filter((part) => part !== undefined).join(" & ") || "Record<string, unknown>";
}
