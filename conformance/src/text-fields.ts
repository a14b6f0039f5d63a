/** The free-text fields and parameters, with their maximum length, from the OpenAPI document. */
import type { OperationId } from "./contract.ts";
import { bodySchemaOf, findOperation, resolve, type Schema } from "./request-schemas.ts";

export interface TextField {
  place: "query" | "body";
  /** Path from the top of the body. Its dotted form is the `param` of an error. */
  path: readonly string[];
  maxLength?: number;
}

function fieldsIn(schema: Schema, above: readonly string[]): TextField[] {
  return Object.entries(resolve(schema).properties ?? {}).flatMap(([name, property]) => {
    const path = [...above, name];
    const whole = resolve(property);
    const parts = [whole, ...(whole.anyOf ?? []).map((part) => resolve(part))];
    const inner = parts.find(({ properties }) => properties !== undefined);
    if (inner) return fieldsIn(inner, path);
    const maxLength = parts.map((part) => part.maxLength).find((length) => length !== undefined);
    return whole["x-plain-text"]
      ? [{ place: "body", path, ...(maxLength !== undefined && { maxLength }) }]
      : [];
  });
}

export function textFields(operation: OperationId): TextField[] {
  const found = findOperation(operation);
  const inQuery = (found?.parameters ?? [])
    .map((parameter) => resolve(parameter))
    .filter((parameter) => parameter.in === "query" && parameter["x-plain-text"])
    .map(
      ({ name, schema }): TextField => ({
        place: "query",
        path: [name],
        ...(schema.maxLength !== undefined && { maxLength: schema.maxLength }),
      }),
    );
  const body = bodySchemaOf(found);
  return [...inQuery, ...(body ? fieldsIn(body, []) : [])];
}

/** Returns a body with one field changed, however deep. */
export function withField(body: unknown, [name = "", ...rest]: readonly string[], value: unknown): object {
  const fields = (body ?? {}) as Record<string, unknown>;
  return { ...fields, [name]: rest.length === 0 ? value : withField(fields[name], rest, value) };
}
