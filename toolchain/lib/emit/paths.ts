/**
 * paths.ts: the type of the SDK's openapi-fetch client, in the shape that openapi-typescript generates, but with the
 * models by name. All of types.ts would add 0.3 MB to an install of the SDK.
 */
import type { Contract } from "../contract.ts";
import { banner, jsdoc, literalUnion } from "./files.ts";
import type { Document } from "./openapi-document.ts";
import { buildTree, commonCodes, type Method, type Resource, readMethod, typeName } from "./sdk-methods.ts";

/** A time of the contract; the SDK's client also takes a `Date`. */
const timeFilter = "TimeFilter";

function querySource({ operation, query, queryFields }: Method): string[] {
  if (query === undefined) return [];
  const fields = queryFields.map(({ name, description, schema }) => {
    const type = typeName(schema);
    const inputType = type === timeFilter ? `${type} | Date` : type;
    return `${jsdoc(description ?? "", "  ")}  ${name}?: ${inputType} | undefined;\n`;
  });
  const doc = jsdoc(`The query of \`client.${operation.sdk}\`.`);
  return [`${doc}export interface ${query.type} {\n${fields.join("")}}\n`];
}

function operationSource({ operation, body, query, image, returns }: Method, common: Set<string>): string {
  const { method, pathParams, idempotent, errors, access, successStatuses, summary } = operation;
  const isOwn = (code: string) => access === "none" || !common.has(code);
  const ownCodes = errors.map(({ code }) => code).filter(isOwn);
  const codes = [
    ...(access === "none" ? [] : ["CommonCode"]),
    ...ownCodes.map((code) => JSON.stringify(code)),
  ];
  const parameters = [
    ...(pathParams.length > 0 ? [`path: { ${pathParams.map((name) => `${name}: string`).join("; ")} }`] : []),
    ...(query ? [`query?: ${query.type}`] : []),
    ...(idempotent ? ["header?: IdempotencyHeader"] : []),
  ];
  const content = image ? '{ "image/png": Blob }' : `Json<${returns}>`;
  return `${jsdoc(summary && `${summary}.`, "    ")}    ${method.toLowerCase()}: {
      parameters: { ${parameters.join("; ")} };
${body ? `      requestBody: { content: Json<${body.type}> };\n` : ""}      responses: {
${successStatuses.map((status) => `        ${status}: { content: ${content} };\n`).join("")}        default: { content: Json<Failure<${codes.join(" | ")}>> };
      };
    };
`;
}

export function emitPaths(document: Document, contract: Contract): string {
  const { operations, requestHeaders } = contract;
  const common = commonCodes(operations);
  const methods: Method[] = [];
  const visit = (resource: Resource) => {
    resource.children.forEach(visit);
    methods.push(...resource.methods.map(({ name, operation }) => readMethod(document, name, operation)));
  };
  visit(buildTree(operations));
  const models = methods
    .flatMap(({ returns, body, queryFields }) => [
      returns,
      body?.type ?? "",
      ...queryFields.map(({ schema }) => typeName(schema)),
    ])
    .filter((name) => name in document.components.schemas);
  const paths = [...new Set(operations.map(({ path }) => path))].map((path) => {
    const pathMethods = methods.filter(({ operation }) => operation.path === path);
    const doc = jsdoc(pathMethods.map(({ operation }) => `\`client.${operation.sdk}\``).join(", "), "  ");
    return `${doc}  "${path}": {\n${pathMethods.map((method) => operationSource(method, common)).join("")}  };\n`;
  });
  return `${banner(contract, "the paths of the SDK's openapi-fetch client")}
import type {
${[...new Set(models)]
  .toSorted()
  .map((name) => `  ${name},\n`)
  .join("")}} from "./models.ts";

interface Json<Body> {
  "application/json": Body;
}

/** An error code that every operation with a key can return. */
${literalUnion("CommonCode", [...common])}

/** The body of an error response. A newer service can return other codes. */
export interface Failure<Code extends string = string> {
  /** The error. */
  error: {
    /** What went wrong, for programs. */
    code: Code;
    /** What happened and what to do about it. */
    message: string;
    /** Equal to \`X-Request-Id\`. */
    request_id: string;
    /** The invalid field, parameter or header. */
    param?: string;
  };
}

/** If omitted, a random key is generated. It is the same over all attempts. */
export interface IdempotencyHeader {
  /** One line of ASCII, without spaces around. */
  ${JSON.stringify(requestHeaders.idempotencyKey)}?: string;
}

${methods.flatMap(querySource).join("\n")}
/** Every path and method of the API, for openapi-fetch. */
export interface paths {
${paths.join("")}}
`;
}
