/**
 * tools.ts: the operations as tools for a Model Context Protocol server, as data. The input of a tool is one object:
 * parameters of path and query, and the fields of the body.
 */
import type { Contract, ContractOperation } from "../contract.ts";
import { banner, source } from "./files.ts";
import {
  type Document,
  findOperation,
  resolveParameter,
  resolveSchema,
  type Schema,
} from "./openapi-document.ts";
import { commonCodes, type Method, readMethod } from "./sdk-methods.ts";

const snakeCase = (words: string) =>
  words.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll(".", "_");

const arrayOf = (schemas: Schema[] | undefined, inline: (schema: Schema) => Schema) => schemas?.map(inline);

/** Returns the schema with what it refers to, without the document's own extensions. */
function inlined(document: Document, schema: Schema): Schema {
  const inline = (inner: Schema) => inlined(document, inner);
  const { properties, items, anyOf, oneOf, allOf, ...beside } = resolveSchema(document, schema);
  const keywords = Object.entries(beside).filter(([name]) => !name.startsWith("x-") && name !== "examples");
  return {
    ...Object.fromEntries(keywords),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, inline(each)])),
    }),
    ...(items && { items: inline(items) }),
    ...(anyOf && { anyOf: arrayOf(anyOf, inline) }),
    ...(oneOf && { oneOf: arrayOf(oneOf, inline) }),
    ...(allOf && { allOf: arrayOf(allOf, inline) }),
  };
}

function inputOf(document: Document, operation: ContractOperation, { path, queryFields }: Method) {
  const { parameters = [], requestBody } = findOperation(document, operation.id);
  const inPath = parameters
    .map((each) => resolveParameter(document, each))
    .filter((each) => each.in === "path");
  const media = requestBody?.content["application/json"];
  const body = media === undefined ? {} : inlined(document, media.schema);
  const example = Object.values(media?.examples ?? {})[0]?.value;
  const properties = {
    ...Object.fromEntries(
      path.map(({ name, doc }, at) => {
        const schema = operation.access === "none" ? { type: "string" } : inPath[at]?.schema;
        return [name, { ...inlined(document, schema ?? {}), description: doc }];
      }),
    ),
    ...Object.fromEntries(
      queryFields.map(({ name, schema, description }) => [
        name,
        { ...inlined(document, schema), ...(description && { description }) },
      ]),
    ),
    ...body.properties,
  };
  const required = [...path.map(({ name }) => name), ...(body.required ?? [])];
  return {
    type: "object",
    properties,
    required,
    additionalProperties: false,
    ...(example !== undefined && { examples: [example] }),
  };
}

function toolOf(document: Document, operation: ContractOperation, common: ReadonlySet<string>) {
  const method = readMethod(document, operation.sdk.split(".").at(-1) ?? "", operation);
  const errors = operation.errors.filter(({ code }) => !common.has(code));
  return {
    name: snakeCase(operation.sdk),
    title: operation.summary,
    description: operation.doc,
    sdk: operation.sdk.split("."),
    path: method.path.map(({ name }) => name),
    result: method.image ? "image" : "json",
    ...(operation.idempotent && { idempotent: true }),
    ...(operation.access === "test-key" && { testKey: true }),
    errors: errors.map(({ code, condition, fix }) => ({ code, condition, fix })),
    input: inputOf(document, operation, method),
  };
}

const types = `/** An operation of the contract as a tool. */
export interface ContractTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The words of its SDK method. */
  readonly sdk: readonly string[];
  /** The inputs that the method takes one by one, ahead of an object with the others. */
  readonly path: readonly string[];
  readonly result: "json" | "image";
  /** It changes something, once for each idempotency key. */
  readonly idempotent?: boolean;
  /** Only test keys may call it. */
  readonly testKey?: boolean;
  /** Errors that only some operations have. */
  readonly errors: readonly { readonly code: string; readonly condition: string; readonly fix: string }[];
  /** JSON Schema of its input. */
  readonly input: {
    readonly type: "object";
    readonly properties: Readonly<Record<string, object>>;
    readonly required: readonly string[];
    readonly additionalProperties: false;
    readonly examples?: readonly unknown[];
  };
}
`;

export function emitTools(document: Document, contract: Contract): string {
  const common = commonCodes(contract.operations);
  const tools = contract.operations.map((operation) => toolOf(document, operation, common));
  const names = tools.map(({ name }) => JSON.stringify(name));
  return `${banner(contract, "the operations as tools of the MCP server")}
${types}
export type ToolName =
  | ${names.join("\n  | ")};

export const tools: Readonly<Record<ToolName, ContractTool>> = ${source(
    Object.fromEntries(tools.map((tool) => [tool.name, tool])),
  )};
`;
}
