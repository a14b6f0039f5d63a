/** The parts of an OpenAPI document that the emitter reads and writes; everything else passes through unchanged. */

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  /** What a map's values are, or false. */
  additionalProperties?: Schema | boolean;
  unevaluatedProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  examples?: unknown[];
  "x-plain-text"?: boolean;
  "x-clearable"?: boolean;
  "x-empty-while"?: string;
  [key: string]: unknown;
}

export interface Example {
  summary?: string;
  value: unknown;
}

export interface MediaType {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, Example>;
}

export interface Header {
  $ref?: string;
  description?: string;
  required?: boolean;
  schema?: Schema;
}

export interface Response {
  description: string;
  headers?: Record<string, Header>;
  content?: Record<string, MediaType>;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
  [key: string]: unknown;
}

export interface OperationObject {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { description?: string; required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response>;
  security?: unknown[];
  [key: `x-${string}`]: unknown;
}

export interface Document {
  openapi: string;
  info: Record<string, unknown>;
  servers?: unknown[];
  tags?: { name: string; description?: string }[];
  security?: unknown[];
  paths: Record<string, Record<string, OperationObject>>;
  webhooks?: Record<string, { post: OperationObject }>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    headers?: Record<string, Header>;
    responses?: Record<string, Response>;
    examples?: Record<string, Example>;
    securitySchemes?: Record<string, Record<string, unknown>>;
  };
}

const schemaPrefix = "#/components/schemas/";

export const schemaRef = (name: string): Schema => ({ $ref: `${schemaPrefix}${name}` });

export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}

/** Returns the schema that a reference points to, overridden by what is beside the reference. */
export function resolveSchema(document: Document, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...beside } = schema;
  const target = document.components.schemas[refName($ref)];
  if (target === undefined) throw new Error(`No schema ${$ref}`);
  return { ...resolveSchema(document, target), ...beside };
}

export function resolveParameter(document: Document, parameter: Parameter): Parameter {
  if (parameter.$ref === undefined) return parameter;
  const target = document.components.parameters?.[refName(parameter.$ref)];
  if (target === undefined) throw new Error(`No parameter ${parameter.$ref}`);
  return target;
}

/** Yields every operation of the document with its path and method. */
export function* eachOperation(
  document: Document,
): Generator<{ path: string; method: string; operation: OperationObject }> {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) yield { path, method, operation };
  }
}

export function findOperation(document: Document, id: string): OperationObject {
  for (const { operation } of eachOperation(document)) if (operation.operationId === id) return operation;
  throw new Error(`No operation ${id} in the OpenAPI document`);
}
