/**
 * resources.ts: one class per SDK resource and one method per operation, typed by the models and documented from the
 * contract. How a request is made is the business of the SDK's core, on which the classes stand.
 */
import type { Contract, ContractOperation } from "../contract.ts";
import { firstSentence, lowerFirst } from "../read/docs.ts";
import { errorClassName } from "./error-classes.ts";
import { banner, jsdoc, pascalCase } from "./files.ts";
import {
  type Document,
  findOperation,
  type Parameter,
  refName,
  resolveParameter,
  resolveSchema,
  type Schema,
} from "./openapi-document.ts";

interface Resource {
  path: string[];
  methods: { name: string; operation: ContractOperation }[];
  children: Resource[];
}

function buildTree(operations: ContractOperation[]): Resource {
  const top: Resource = { path: [], methods: [], children: [] };
  for (const operation of operations) {
    const segments = operation.sdk.split(".");
    let resource = top;
    for (const [depth, segment] of segments.slice(0, -1).entries()) {
      let child = resource.children.find(({ path }) => path[depth] === segment);
      if (child === undefined) {
        child = { path: [...resource.path, segment], methods: [], children: [] };
        resource.children.push(child);
      }
      resource = child;
    }
    resource.methods.push({ name: segments.at(-1) ?? "", operation });
  }
  return top;
}

const className = ({ path }: Resource) => `${pascalCase(path.join("."))}Resource`;

interface Argument {
  name: string;
  type: string;
  optional?: boolean;
  doc: string;
}

/** What the emitter writes about one operation, read from the document. */
interface Method {
  operation: ContractOperation;
  name: string;
  path: Argument[];
  body?: Argument;
  query?: Argument;
  queryFields: Parameter[];
  /** Whether the answer is an image; otherwise it is JSON. */
  image: boolean;
  /** The type of the answer, and of the items where it is a list. */
  returns: string;
  item?: string;
}

function typeName(schema: Schema): string {
  if (schema.$ref !== undefined) return refName(schema.$ref);
  if (schema.type === "integer" || schema.type === "number") return "number";
  if (schema.type === "string" || schema.type === "boolean") return schema.type;
  throw new Error(`No SDK type for ${JSON.stringify(schema)}`);
}

/** The address of something that needs no key is given out whole, and never to be built. */
function pathArgument({ access }: ContractOperation, { name, description }: Parameter): Argument {
  const doc = firstSentence(description ?? "");
  return access === "none"
    ? {
        name: `urlOr${pascalCase(name)}`,
        type: "string",
        doc: `An address as the API gave it, or ${lowerFirst(doc)}`,
      }
    : { name, type: "string", doc };
}

function readMethod(document: Document, name: string, operation: ContractOperation): Method {
  const { parameters = [], requestBody, responses } = findOperation(document, operation.id);
  const all = parameters.map((parameter) => resolveParameter(document, parameter));
  const queryFields = all.filter((parameter) => parameter.in === "query");
  const answer = Object.entries(responses).find(([status]) => status.startsWith("2"))?.[1].content ?? {};
  const json = answer["application/json"]?.schema;
  const items = json === undefined ? undefined : resolveSchema(document, json).properties?.data?.items;
  const body = requestBody?.content["application/json"]?.schema;
  return {
    operation,
    name,
    path: all.filter((parameter) => parameter.in === "path").map((each) => pathArgument(operation, each)),
    ...(body !== undefined && { body: { name: "body", type: typeName(body), doc: "What to send." } }),
    ...(queryFields.length > 0 && {
      query: {
        name: "query",
        type: `${pascalCase(operation.id)}Query`,
        optional: true,
        doc: "Filters and the size of pages.",
      },
    }),
    queryFields,
    image: json === undefined,
    returns: json === undefined ? "Uint8Array<ArrayBuffer>" : typeName(json),
    ...(items !== undefined && { item: typeName(items) }),
  };
}

/** Every operation that takes a key can answer these; they stand in the README and not beside each method. */
function commonCodes(operations: ContractOperation[]): Set<string> {
  const [first, ...others] = operations
    .filter(({ access }) => access !== "none")
    .map(({ errors }) => errors.map(({ code }) => code));
  return new Set(first?.filter((code) => others.every((codes) => codes.includes(code))));
}

function methodDoc({ operation }: Method, args: Argument[], common: Set<string>): string {
  const own = operation.errors.filter(({ code }) => !common.has(code));
  const errors = own.map(({ status, code, condition }) => {
    const rule = `errors.${operation.area.replaceAll(".", "-")}.${status}-${code.replaceAll("_", "-")}`;
    return `@throws {@link ${errorClassName(code)}} ${firstSentence(condition)} (${rule})`;
  });
  const params = args.map(({ name, doc }) => `@param ${name} ${doc}`);
  const summary = operation.summary === "" ? [] : [`${operation.summary}.`, ""];
  return jsdoc([...summary, operation.doc, "", ...params, ...errors].join("\n"), "  ");
}

function endpoint({ operation, image }: Method): string {
  const { method, path, idempotent, access } = operation;
  const flags = [
    ...(idempotent ? ["idempotent: true"] : []),
    ...(access === "none" ? ["keyless: true"] : []),
    ...(image ? ["image: readImage"] : []),
  ];
  return `{ ${[`method: "${method}"`, `path: "${path}"`, ...flags].join(", ")} }`;
}

function methodSource(method: Method, common: Set<string>): string {
  const { operation, name, path, body, query, returns, item } = method;
  const optionsType = operation.idempotent ? "WriteOptions" : "RequestOptions";
  const options = {
    name: "options",
    type: optionsType,
    optional: true,
    doc: "Settings for this call alone.",
  };
  const args = [
    ...path,
    ...(body ? [{ ...body, type: `Given<${body.type}>` }] : []),
    ...(query ? [query] : []),
    options,
  ];
  const signature = args.map((arg) => `${arg.name}${arg.optional ? "?" : ""}: ${arg.type}`).join(", ");
  const pathFields = operation.pathParams.map((param, at) =>
    path[at]?.name === param ? param : `${param}: ${path[at]?.name}`,
  );
  const given = [
    ...(pathFields.length > 0 ? [`path: { ${pathFields.join(", ")} }`] : []),
    ...(body ? ["body"] : []),
    ...(query ? ["query"] : []),
  ];
  const input = given.length === 0 ? "{}" : `{ ${given.join(", ")} }`;
  const call =
    item === undefined
      ? `this.#client.call(${endpoint(method)}, ${input}, options)`
      : `list(this.#client, ${endpoint(method)}, ${input}, options)`;
  const type = item === undefined ? `Result<${returns}>` : `List<${item}, ${returns}>`;
  return `${methodDoc(method, args, common)}  ${name}(${signature}): ${type} {
    return ${call};
  }
${operation.waitingStatus === "" ? "" : `\n${waitSource(method, input, common)}`}`;
}

/** The method that reads until what is read is final. */
function waitSource(method: Method, input: string, common: Set<string>): string {
  const { operation, path, returns } = method;
  const waiting = JSON.stringify(operation.waitingStatus);
  const summary = "Wait until it is final";
  const doc = `It is read after growing waits until its \`status\` is no longer \`${operation.waitingStatus}\`. Look at the status then: the end can be a failure. A {@link TimeoutError} tells that it was not seen to be final within \`deadlineMs\`.`;
  const options = {
    name: "options",
    type: "WaitOptions",
    optional: true,
    doc: "Settings for this wait alone.",
  };
  const docs = methodDoc(
    { ...method, operation: { ...operation, summary, doc } },
    [...path, options],
    common,
  );
  const signature = [...path.map(({ name, type }) => `${name}: ${type}`), "options?: WaitOptions"].join(", ");
  return `${docs}  waitUntilFinal(${signature}): Promise<Settled<${returns}, ${waiting}>> {
    return waitUntilFinal(this.#client, ${endpoint(method)}, ${input}, ${waiting}, options);
  }
`;
}

/** What the contract says about the group of the first operation in it. */
function resourceDoc(document: Document, { methods, children }: Resource): string {
  const [method] = methods;
  if (method === undefined) return children[0] === undefined ? "" : resourceDoc(document, children[0]);
  const [tag] = findOperation(document, method.operation.id).tags ?? [];
  return document.tags?.find(({ name }) => name === tag)?.description ?? "";
}

function classSource(document: Document, resource: Resource, methods: Method[], common: Set<string>): string {
  const set = resource.children.map(
    (child) => `    this.${child.path.at(-1)} = new ${className(child)}(client);\n`,
  );
  const fields = resource.children.map(
    (child) =>
      `${jsdoc(resourceDoc(document, child), "  ")}  readonly ${child.path.at(-1)}: ${className(child)};\n`,
  );
  const keep = methods.length > 0;
  const top = resource.path.length === 0;
  const name = top ? "Resources" : className(resource);
  const doc = top
    ? "Every resource, on one client."
    : `\`client.${resource.path.join(".")}\`. ${resourceDoc(document, resource)}`;
  return `${jsdoc(doc)}export class ${name} {
${keep ? "  readonly #client: Client;\n" : ""}${fields.join("")}
  constructor(client: Client) {
${keep ? "    this.#client = client;\n" : ""}${set.join("")}  }
${methods.map((method) => `\n${methodSource(method, common)}`).join("")}}
`;
}

function querySource({ operation, query, queryFields }: Method): string[] {
  if (query === undefined) return [];
  const fields = queryFields.map(
    ({ name, description, schema }) =>
      `${jsdoc(description ?? "", "  ")}  ${name}?: ${typeName(schema)} | undefined;\n`,
  );
  const doc = jsdoc(`What \`client.${operation.sdk}\` can be asked for.`);
  return [`${doc}export interface ${query.type} {\n${fields.join("")}}\n`];
}

export function emitResources(document: Document, contract: Contract): string {
  const { operations } = contract;
  const common = commonCodes(operations);
  const models = new Set<string>();
  const sources: string[] = [];
  const visit = (resource: Resource) => {
    resource.children.forEach(visit);
    const methods = resource.methods.map(({ name, operation }) => readMethod(document, name, operation));
    for (const { returns, item, body, queryFields } of methods) {
      const types = [returns, item, body?.type, ...queryFields.map(({ schema }) => typeName(schema))];
      for (const type of types)
        if (type !== undefined && type in document.components.schemas) models.add(type);
    }
    sources.push(...methods.flatMap(querySource), classSource(document, resource, methods, common));
  };
  visit(buildTree(operations));
  return `${banner(contract, "the SDK's resources and their methods")}
import type { Client } from "../sdk/src/core/client.ts";
import { readImage } from "../sdk/src/core/image.ts";
import type { Given, RequestOptions, WaitOptions, WriteOptions } from "../sdk/src/core/options.ts";
import { type List, list } from "../sdk/src/core/pages.ts";
import type { Result } from "../sdk/src/core/result.ts";
import { type Settled, waitUntilFinal } from "../sdk/src/core/settlement.ts";
import type {
${[...models]
  .toSorted()
  .map((name) => `  ${name},\n`)
  .join("")}} from "./models.ts";

${sources.join("\n")}`;
}
