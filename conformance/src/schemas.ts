/**
 * Validates responses against the generated OpenAPI document with Ajv: status codes, content types and body shapes.
 * Unknown fields are allowed.
 */

import openapi from "@partner-esim/generated/openapi.json" with { type: "json" };
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import type { OperationId } from "./contract.ts";
import type { Exchange } from "./wire.ts";

interface Located {
  operationId?: string;
  responses?: Record<string, { $ref?: string; content?: Record<string, { schema?: unknown }> }>;
}

const documentId = "urn:partner-esim:openapi";
const pointerPart = (text: string) => text.replaceAll("~", "~0").replaceAll("/", "~1");

/** `discriminator` validates a union by its tag, so other branches report nothing. */
const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, discriminator: true });
formats.default(ajv);
ajv.addSchema({
  ...openapi,
  components: { ...openapi.components, schemas: withoutMappings() },
  $id: documentId,
});

/** Removes mappings of tags to branches, which repeat the branches and which Ajv rejects. */
function withoutMappings(): object {
  const schemas = Object.entries(openapi.components.schemas).map(([name, schema]) => {
    if (!("discriminator" in schema)) return [name, schema];
    return [name, { ...schema, discriminator: { propertyName: schema.discriminator.propertyName } }];
  });
  return Object.fromEntries(schemas);
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

const compiled = new Map<string, ValidateFunction>();

function validatorAt(pointer: string): ValidateFunction {
  let validate = compiled.get(pointer);
  if (!validate) {
    validate = ajv.compile({ $ref: `${documentId}${encodeURI(pointer)}` });
    compiled.set(pointer, validate);
  }
  return validate;
}

/** Returns the violations of a response, one line each; empty if valid. */
export function schemaFaults(operationId: OperationId, exchange: Exchange): string[] {
  const operation = operations.get(operationId);
  if (!operation) return [`the OpenAPI document has no operation ${operationId}`];
  const status = String(exchange.status);
  const response = operation.responses[status];
  if (!response) return [`status ${status} is not declared for ${operationId}`];
  if (response.$ref) throw new Error(`response references are not followed: ${response.$ref}`);
  const mediaType = exchange.header("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  const declared = Object.keys(response.content ?? {});
  if (!declared.includes(mediaType))
    return [`content type is "${mediaType}", declared: ${declared.join(", ")}`];
  if (mediaType !== "application/json") return [];
  if (exchange.json === undefined) return ["the body is not JSON in UTF-8"];
  const validate = validatorAt(`${operation.pointer}/${status}/content/${pointerPart(mediaType)}/schema`);
  if (validate(exchange.json)) return [];
  return (validate.errors ?? []).map(
    (error) => `${error.instancePath || "/"} ${error.message ?? error.keyword}`,
  );
}
