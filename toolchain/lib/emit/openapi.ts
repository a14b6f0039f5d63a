/**
 * The OpenAPI 3.1 document: the compiler's own, with errors folded, webhooks added, our facts as extensions and
 * everything unused removed.
 */
import type { Program } from "@typespec/compiler";
import { getOpenAPI3 } from "@typespec/openapi3";
import { stringify } from "yaml";
import type { Contract, ContractOperation } from "../contract.ts";
import { origin } from "./files.ts";
import {
  type Document,
  eachOperation,
  findOperation,
  type OperationObject,
  refName,
  resolveParameter,
  type Schema,
} from "./openapi-document.ts";
import { foldErrors } from "./openapi-errors.ts";
import { shareParts } from "./openapi-shared.ts";
import { prune, tidy, withShortNames } from "./openapi-tidy.ts";
import { addWebhooks } from "./openapi-webhooks.ts";

const options = {
  "omit-unreachable-types": false,
  "safeint-strategy": "int64",
  "include-x-typespec-name": "never",
  "experimental-parameter-examples": "data",
} as const;

async function compilerDocument(
  program: Program,
  { operations }: Contract,
  version: "3.0.0" | "3.1.0" | "3.2.0",
): Promise<Document> {
  const records = await getOpenAPI3(program, { ...options, "openapi-versions": [version] });
  const [record] = records;
  if (record === undefined || record.versioned || records.length !== 1)
    throw new Error("Expected one unversioned service");
  const document = structuredClone(record.document) as unknown as Document;
  for (const { path, method, id } of operations) {
    const operation = document.paths[path]?.[method.toLowerCase()];
    if (operation !== undefined) operation.operationId = id;
  }
  return document;
}

function addExtensions(document: Document, operation: ContractOperation, contract: Contract): void {
  const { facts } = contract.service;
  const target = findOperation(document, operation.id);
  if (operation.access === "none" || operation.roles.includes("anyone")) target.security = [];
  if (facts.includes("role")) addRoles(target, operation.roles);
  if (facts.includes("access")) target["x-access"] = operation.access;
  if (facts.includes("rateClass")) target["x-rate-class"] = operation.rateClass;
  if (facts.includes("idempotent")) target["x-idempotent"] = operation.idempotent;
  target["x-paginated"] = operation.paginated;
  if (facts.includes("sdk")) target["x-sdk-method"] = operation.sdk;
  target["x-error-precedence"] = operation.errors.map(({ status, code }) => `${status} ${code}`);
  if (operation.publishes.length > 0) target["x-events"] = operation.publishes;
  if (operation.sandboxTriggers.length > 0) target["x-sandbox-triggers"] = operation.sandboxTriggers;
}

function addRoles(target: OperationObject, roles: string[]): void {
  target["x-roles"] = roles;
  target.description = `${target.description}\n\nMay be called by: ${roles.join(", ")}.`;
}

/** Forbids other fields in every object of a request body. */
function closeBodies(document: Document): void {
  const close = (schema: Schema): void => {
    const target = schema.$ref === undefined ? schema : document.components.schemas[refName(schema.$ref)];
    if (target === undefined) return;
    const { properties = {}, items, anyOf = [], oneOf = [], unevaluatedProperties: values } = target;
    if (target.properties !== undefined && values === undefined) target.additionalProperties = false;
    for (const part of [...Object.values(properties), ...anyOf, ...oneOf]) close(part);
    for (const part of [items, values]) if (typeof part === "object") close(part);
  };
  for (const { operation } of eachOperation(document)) {
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) close(schema);
  }
}

/** OpenAPI 3.1 leaves a file of a multipart body without a type; without one client generators make it `unknown`. */
function nameFiles(document: Document): void {
  for (const { operation } of eachOperation(document)) {
    const { properties = {} } = operation.requestBody?.content["multipart/form-data"]?.schema ?? {};
    for (const part of Object.values(properties)) {
      if (part.$ref === undefined) Object.assign(part, { type: "string", format: "binary" });
    }
  }
}

/** An empty cursor is an error, not an absent one. */
function refuseEmptyCursors(document: Document): void {
  for (const { operation } of eachOperation(document)) {
    for (const parameter of operation.parameters ?? []) {
      const { name, in: location, schema } = resolveParameter(document, parameter);
      if (location === "query" && name === "cursor") schema.minLength = 1;
    }
  }
}

const byName = <T>(members: Record<string, T> = {}): Record<string, T> =>
  Object.fromEntries(Object.entries(members).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Sorts paths in the contract's order of operations, and components by name. */
function inOrder(document: Document, { operations }: Contract): Document {
  const { openapi, info, servers, tags, security, webhooks, components } = document;
  const paths: Document["paths"] = {};
  for (const { path, method } of operations) {
    const operation = document.paths[path]?.[method.toLowerCase()];
    if (operation !== undefined) paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  }
  const { securitySchemes } = components;
  const parameters = byName(components.parameters);
  const headers = byName(components.headers);
  const schemas = byName(components.schemas);
  return {
    openapi,
    info,
    servers,
    tags,
    security,
    paths,
    webhooks,
    components: { securitySchemes, parameters, headers, schemas },
  };
}

export async function buildOpenApi(program: Program, contract: Contract): Promise<Document> {
  const named = withShortNames(await compilerDocument(program, contract, "3.1.0"), contract);
  const document = tidy(named, contract);
  foldErrors(program, document, contract);
  if (contract.events.length > 0) addWebhooks(program, document, contract);
  for (const operation of contract.operations) addExtensions(document, operation, contract);
  prune(document);
  if (contract.service.closedBodies) closeBodies(document);
  nameFiles(document);
  refuseEmptyCursors(document);
  return inOrder(document, contract);
}

/**
 * Returns the compiler's own document in another version of OpenAPI, for generators that can't read 3.1. Webhooks and
 * extensions are in that of 3.1 alone.
 */
export async function emitEdition(
  program: Program,
  contract: Contract,
  version: "3.0.0" | "3.2.0",
): Promise<string> {
  const document = withShortNames(await compilerDocument(program, contract, version), contract);
  for (const { id, access, roles } of contract.operations)
    if (access === "none" || roles.includes("anyone")) findOperation(document, id).security = [];
  prune(document);
  const { openapi, ...parts } = document;
  const generated = `${origin(contract)}. Do not edit.`;
  return `${JSON.stringify({ openapi, "x-generated": generated, ...parts }, null, 2)}\n`;
}

export function emitOpenApiJson(document: Document, contract: Contract): string {
  const generated = `${origin(contract)}. Do not edit.`;
  return `${JSON.stringify({ "x-generated": generated, ...shareParts(document) }, null, 2)}\n`;
}

export function emitOpenApiYaml(document: Document, contract: Contract): string {
  // Quoted, because YAML 1.1 reads the country code NO (Norway) as false.
  const text = stringify(shareParts(document), {
    lineWidth: 120,
    aliasDuplicateObjects: false,
    compat: "yaml-1.1",
  });
  return `# ${origin(contract)}: the API as OpenAPI 3.1. Do not edit.\n${text}`;
}
