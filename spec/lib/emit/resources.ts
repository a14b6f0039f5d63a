/**
 * resources.ts: one class per SDK resource and one method per operation, typed by the wire types and documented from
 * the contract. How a request is made is the business of the core that the classes are given.
 */
import type { Contract, ContractOperation } from "../contract.ts";
import { firstSentence, lowerFirst } from "../read/docs.ts";
import { readInputs } from "./fields.ts";
import { banner, jsdoc, pascalCase } from "./files.ts";
import { type Document, findOperation, resolveParameter } from "./openapi-document.ts";

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

const className = ({ path }: Resource) => pascalCase(path.join("."));

const support = `
/** One operation as the core needs it to make the request. */
export interface Endpoint<Id extends OperationId = OperationId> {
  readonly id: Id;
  readonly method: "GET" | "POST";
  readonly path: string;
  /** Whether the request carries an idempotency key. */
  readonly idempotent?: boolean;
  /** Whether the answer is an image and no JSON. */
  readonly binary?: boolean;
}

/** What a caller gives for one request. */
export interface Input {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: object;
}

type Body<Response> = Response extends { content: infer Content extends object } ? Content[keyof Content] : never;
type Success<Responses> = {
  [Status in keyof Responses]: Status extends 200 | 201 ? Body<Responses[Status]> : never;
}[keyof Responses];

/** What an operation answers when it succeeds; an image comes as bytes. */
export type Result<Id extends OperationId> = Id extends BinaryOperationId
  ? ArrayBuffer
  : Success<operations[Id]["responses"]>;

/** An item of a paginated list. */
export type Item<Id extends OperationId> = Result<Id> extends { data: (infer Member)[] } ? Member : never;

type Query<Id extends OperationId> = NonNullable<operations[Id]["parameters"]["query"]>;
type RequestBody<Id extends OperationId> = operations[Id] extends { requestBody: { content: { "application/json": infer Content } } }
  ? Content
  : never;

/** What can be set for a single call. */
export interface RequestOptions {
  /** Ends the request and any waiting between attempts. */
  signal?: AbortSignal;
  /** The longest that one attempt may take. */
  timeoutMs?: number;
  /** How often to try again. */
  maxRetries?: number;
  /** The idempotency key of a POST; a random one is used when none is given. */
  idempotencyKey?: string;
}

/** One page of a list, from which the others can be reached. */
export interface Page<Member> {
  readonly data: Member[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

/** A list that is waited for page by page, or walked item by item. */
export interface List<Member> extends PromiseLike<Page<Member>>, AsyncIterable<Member> {}

/** The part of a client that its resources stand on. */
export interface Core {
  request<Id extends OperationId>(endpoint: Endpoint<Id>, input: Input, options?: RequestOptions): Promise<Result<Id>>;
  list<Id extends OperationId>(endpoint: Endpoint<Id>, input: Input, options?: RequestOptions): List<Item<Id>>;
}
`;

interface Argument {
  name: string;
  text: string;
  doc: string;
}

function listArguments(document: Document, operation: ContractOperation): Argument[] {
  const id = JSON.stringify(operation.id);
  const parameters = (findOperation(document, operation.id).parameters ?? []).map((parameter) =>
    resolveParameter(document, parameter),
  );
  const { query, body } = readInputs(document, operation);
  const path = parameters
    .filter((parameter) => parameter.in === "path")
    .map(({ name, description }) => ({ name, text: `${name}: string`, doc: description ?? "" }));
  return [
    ...path,
    ...(body === undefined ? [] : [{ name: "body", text: `body: RequestBody<${id}>`, doc: "What to send." }]),
    ...(query.length === 0
      ? []
      : [
          {
            name: "query",
            text: `query: Query<${id}> = {}`,
            doc: "Filters and paging; leave out what you do not need.",
          },
        ]),
    { name: "options", text: "options?: RequestOptions", doc: "Settings for this call alone." },
  ];
}

function methodDoc(operation: ContractOperation, args: Argument[]): string {
  const errors = operation.errors.map(({ status, code, condition }) => {
    const rule = `errors.${operation.area.replaceAll(".", "-")}.${status}-${code.replaceAll("_", "-")}`;
    return `@throws ${status} \`${code}\`: ${lowerFirst(firstSentence(condition))} (${rule})`;
  });
  const params = args.map(({ name, doc }) => `@param ${name} ${firstSentence(doc)}`);
  const summary = operation.summary === "" ? [] : [`${operation.summary}.`, ""];
  return jsdoc([...summary, operation.doc, "", ...params, ...errors].join("\n"), "  ");
}

function endpoint(operation: ContractOperation): string {
  const flags = [
    ...(operation.idempotent ? ["idempotent: true"] : []),
    ...(operation.binary ? ["binary: true"] : []),
  ];
  const parts = [
    `id: "${operation.id}"`,
    `method: "${operation.method}"`,
    `path: "${operation.path}"`,
    ...flags,
  ];
  return `{ ${parts.join(", ")} }`;
}

function method(document: Document, name: string, operation: ContractOperation): string {
  const args = listArguments(document, operation);
  const id = JSON.stringify(operation.id);
  const given = [
    ...(operation.pathParams.length > 0 ? [`path: { ${operation.pathParams.join(", ")} }`] : []),
    ...args.filter((arg) => arg.name === "body" || arg.name === "query").map((arg) => arg.name),
  ];
  const input = given.length === 0 ? "{}" : `{ ${given.join(", ")} }`;
  const [call, result] = operation.paginated
    ? ["list", `List<Item<${id}>>`]
    : ["request", `Promise<Result<${id}>>`];
  return `${methodDoc(operation, args)}  ${name}(${args.map(({ text }) => text).join(", ")}): ${result} {
    return this.#core.${call}(${endpoint(operation)}, ${input}, options);
  }
`;
}

function emitClass(document: Document, resource: Resource): string {
  const children = resource.children.map((child) => emitClass(document, child));
  const fields = resource.children.map((child) => `  readonly ${child.path.at(-1)}: ${className(child)};\n`);
  const set = resource.children.map(
    (child) => `    this.${child.path.at(-1)} = new ${className(child)}(core);\n`,
  );
  const keep = resource.methods.length > 0;
  const methods = resource.methods.map(({ name, operation }) => method(document, name, operation));
  return `${children.join("")}/** \`client.${resource.path.join(".")}\` */
export class ${className(resource)} {
${keep ? "  readonly #core: Core;\n" : ""}${fields.join("")}
  constructor(core: Core) {
${keep ? "    this.#core = core;\n" : ""}${set.join("")}  }
${methods.map((text) => `\n${text}`).join("")}}

`;
}

export function emitResources(document: Document, { operations }: Contract): string {
  const top = buildTree(operations);
  const images = operations.filter(({ binary }) => binary).map(({ id }) => JSON.stringify(id));
  const classes = top.children.map((resource) => emitClass(document, resource));
  const members = top.children.map((child) => `    ${child.path.at(-1)}: new ${className(child)}(core),\n`);
  const types = top.children.map((child) => `  readonly ${child.path.at(-1)}: ${className(child)};\n`);
  return `${banner("the SDK's resources and their methods")}
import type { OperationId } from "./routes.ts";
import type { operations } from "./types.ts";

/** The operations that answer with an image. */
export type BinaryOperationId = ${images.join(" | ") || "never"};
${support}
${classes.join("")}export interface Resources {
${types.join("")}}

/** Every resource on one core. */
export function createResources(core: Core): Resources {
  return {
${members.join("")}  };
}
`;
}
