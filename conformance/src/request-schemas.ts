/** The requests of operations, as the OpenAPI document has them. */
import openapi from "@partner-esim/generated/openapi.json" with { type: "json" };
import type { OperationId } from "./contract.ts";

export interface Schema {
  $ref?: string;
  type?: string | string[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
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
export function resolve<T extends { $ref?: string }>(value: T): T {
  if (value.$ref === undefined) return value;
  const { $ref, ...beside } = value;
  const found = $ref
    .slice(2)
    .split("/")
    .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], openapi) as T;
  return { ...resolve(found), ...beside };
}

export function findOperation(operation: OperationId): Operation | undefined {
  return Object.values(openapi.paths)
    .flatMap((item) => Object.values(item as object) as Operation[])
    .find(({ operationId }) => operationId === operation);
}

export const bodySchemaOf = (operation: Operation | undefined): Schema | undefined =>
  operation?.requestBody?.content["application/json"]?.schema;
