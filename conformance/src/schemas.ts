/**
 * Validates responses against the generated OpenAPI document with Ajv: status codes, content types and bodies. The
 * document allows new fields, because clients must accept them. Here they are violations, because this version of the
 * contract has no others.
 */

import openapi from "@partner-esim/generated/openapi.json" with { type: "json" };
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import type { OperationId } from "./contract.ts";
import type { Exchange } from "./wire.ts";

interface Response {
  $ref?: string;
  content?: Record<string, { schema?: unknown }>;
}

interface Located {
  operationId?: string;
  responses?: Record<string, Response>;
}

const documentId = "urn:partner-esim:openapi";
const pointerPart = (text: string) => text.replaceAll("~", "~0").replaceAll("/", "~1");

/** `discriminator` validates a union by its tag, so other branches report nothing. */
const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, discriminator: true });
formats.default(ajv);
ajv.addSchema({
  ...openapi,
  components: { ...openapi.components, schemas: closedSchemas() },
  $id: documentId,
});

interface Schema {
  $ref?: string;
  type?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  discriminator?: { propertyName: string; mapping?: unknown };
}

/**
 * Returns a schema that allows no other fields, at any depth, and without mappings of tags to branches, which repeat
 * the branches and which Ajv rejects.
 *
 * @param isPart whether it describes an object only in part: that object as a whole is closed where it is used
 */
function closed(schema: Schema, isPart = false): object {
  const { properties, items, allOf, anyOf, oneOf, discriminator } = schema;
  const inner = (each: Schema) => closed(each);
  const isObject = [schema.$ref, properties, allOf, discriminator].some((each) => each !== undefined);
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, inner(each)])),
    }),
    ...(items && { items: inner(items) }),
    ...(allOf && { allOf: allOf.map((each) => closed(each, true)) }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
    ...(oneOf && { oneOf: oneOf.map((each) => closed(each, discriminator !== undefined)) }),
    ...(discriminator && { discriminator: { propertyName: discriminator.propertyName } }),
    ...(!isPart && (isObject || schema.type === "object") && { unevaluatedProperties: false }),
  };
}

function closedSchemas(): object {
  const schemas = Object.entries(openapi.components.schemas as Record<string, Schema>);
  return Object.fromEntries(schemas.map(([name, schema]) => [name, closed(schema, true)]));
}

/** Responses of each operation and the JSON pointer to them. */
const operations = new Map<string, { responses: NonNullable<Located["responses"]>; pointer: string }>();
for (const [path, item] of Object.entries(openapi.paths)) {
  for (const [method, operation] of Object.entries(item as Record<string, Located>)) {
    if (!operation.operationId || !operation.responses) continue;
    const pointer = `#/paths/${pointerPart(path)}/${method}/responses`;
    operations.set(operation.operationId, { responses: operation.responses, pointer });
  }
}

const sharedResponses: Record<string, Response> = openapi.components.responses;

/** Returns a response and the JSON pointer to it. */
function responseAt(declared: Response, pointer: string): { response: Response; pointer: string } {
  if (declared.$ref === undefined) return { response: declared, pointer };
  const response = sharedResponses[declared.$ref.slice(declared.$ref.lastIndexOf("/") + 1)];
  if (response === undefined) throw new Error(`the OpenAPI document has no ${declared.$ref}`);
  return { response, pointer: declared.$ref };
}

const compiled = new Map<string, ValidateFunction>();

function validatorAt(pointer: string): ValidateFunction {
  let validate = compiled.get(pointer);
  if (!validate) {
    validate = ajv.compile({ $ref: `${documentId}${encodeURI(pointer)}`, unevaluatedProperties: false });
    compiled.set(pointer, validate);
  }
  return validate;
}

/** Returns the violations of a response, one line each; empty if valid. */
export function schemaFaults(operationId: OperationId, exchange: Exchange): string[] {
  const operation = operations.get(operationId);
  if (!operation) return [`the OpenAPI document has no operation ${operationId}`];
  const status = String(exchange.status);
  const responseOrRef = operation.responses[status];
  if (!responseOrRef) return [`status ${status} is not declared for ${operationId}`];
  const { response, pointer } = responseAt(responseOrRef, `${operation.pointer}/${status}`);
  const mediaType = exchange.header("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  const declared = Object.keys(response.content ?? {});
  if (!declared.includes(mediaType))
    return [`content type is "${mediaType}", declared: ${declared.join(", ")}`];
  if (mediaType !== "application/json") return [];
  if (exchange.json === undefined) return ["the body is not JSON in UTF-8"];
  const validate = validatorAt(`${pointer}/content/${pointerPart(mediaType)}/schema`);
  if (validate(exchange.json)) return [];
  const errors = validate.errors ?? [];
  // Next to another error, the fields of the failed branch count as unknown too.
  const others = errors.filter(({ keyword }) => keyword !== "unevaluatedProperties");
  return (others.length > 0 ? others : errors).map(({ instancePath, keyword, message, params }) =>
    keyword === "unevaluatedProperties"
      ? `${instancePath || "/"} has no field "${params.unevaluatedProperty}" in the contract`
      : `${instancePath || "/"} ${message ?? keyword}`,
  );
}
