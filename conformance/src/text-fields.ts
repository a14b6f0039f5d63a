/** The free-text fields and parameters, with their maximum length, from the OpenAPI document. */
import openapi from "@partner-esim/generated/openapi.json" with { type: "json" };
import type { OperationId } from "./contract.ts";

export interface TextField {
  place: "query" | "body";
  /** Path from the top of the body. Its dotted form is the `param` of an error. */
  path: readonly string[];
  maxLength?: number;
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  maxLength?: number;
  "x-plain-text"?: boolean;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  schema: Schema;
  "x-plain-text"?: boolean;
}

interface Operation {
  operationId: OperationId;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** Returns the target of a reference, merged with the members beside it. */
function resolve<T extends { $ref?: string }>(value: T): T {
  if (value.$ref === undefined) return value;
  const { $ref, ...beside } = value;
  const found = $ref
    .slice(2)
    .split("/")
    .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], openapi) as T;
  return { ...resolve(found), ...beside };
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
  const found = Object.values(openapi.paths)
    .flatMap((item) => Object.values(item as object) as Operation[])
    .find(({ operationId }) => operationId === operation);
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
  const body = found?.requestBody?.content["application/json"]?.schema;
  return [...inQuery, ...(body ? fieldsIn(body, []) : [])];
}

/** Returns a body with one field changed, however deep. */
export function withField(body: unknown, [name = "", ...rest]: readonly string[], value: unknown): object {
  const fields = (body ?? {}) as Record<string, unknown>;
  return { ...fields, [name]: rest.length === 0 ? value : withField(fields[name], rest, value) };
}
