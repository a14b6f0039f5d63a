/**
 * resources.ts: one class per SDK resource and one method per operation, typed by the models and documented from the
 * contract. The SDK's core makes the requests.
 */
import type { Contract } from "../contract.ts";
import { firstSentence } from "../read/docs.ts";
import { errorClassName } from "./error-classes.ts";
import { banner, jsdoc } from "./files.ts";
import { type Document, findOperation } from "./openapi-document.ts";
import {
  type Argument,
  buildTree,
  className,
  commonCodes,
  type Method,
  type Resource,
  readMethod,
} from "./sdk-methods.ts";

function methodDoc({ operation }: Method, args: Argument[], common: Set<string>): string {
  const ownErrors = operation.errors.filter(({ code }) => !common.has(code));
  const errors = ownErrors.map(
    ({ code, condition }) => `@throws {@link ${errorClassName(code)}} ${firstSentence(condition)}`,
  );
  const params = args.map(({ name, doc }) => `@param ${name} ${doc}`);
  const summary = operation.summary === "" ? [] : [`${operation.summary}.`, ""];
  return jsdoc([...summary, operation.doc, "", ...params, ...errors].join("\n"), "  ");
}

function endpoint({ operation, image, names }: Method): string {
  const { method, path, idempotent, access } = operation;
  const flags = [
    ...(idempotent ? ["idempotent: true"] : []),
    ...(access === "none" ? ["keyless: true"] : []),
    ...(image ? ["image: true"] : []),
    ...(names.length > 0 ? [`names: ${JSON.stringify(names).replaceAll(",", ", ")}`] : []),
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
  const inputParts = [
    ...(pathFields.length > 0 ? [`path: { ${pathFields.join(", ")} }`] : []),
    ...(body ? ["body"] : []),
    ...(query ? ["query"] : []),
  ];
  const input = inputParts.length === 0 ? "{}" : `{ ${inputParts.join(", ")} }`;
  const call =
    item === undefined
      ? `this.#client.call(${endpoint(method)}, ${input}, options)`
      : `list(this.#client, ${endpoint(method)}, ${input}, options)`;
  const type = item === undefined ? `Result<${returns}>` : `List<${item}, ${returns}>`;
  return `${methodDoc(method, args, common)}  ${name}(${signature}): ${type} {
    return ${call};
  }
${operation.waitingStatus === "" ? "" : `\n${waitSource(method, input, common)}`}${item === "Event" ? `\n${pollSource(method)}` : ""}`;
}

/** Returns the method that polls for new events, for clients that can't receive webhooks. */
function pollSource(method: Method): string {
  const resource = method.operation.sdk.split(".").slice(0, -1).join(".");
  const doc = `Follow new events, oldest first, for clients that can't receive webhooks: \`for await (const event of client.${resource}.poll({ cursor })) …\`.

Without a \`cursor\` it begins with new events. The cursor is moved when the loop asks for the next event, so after a crash an event can come twice, and none is lost. A temporary failure does not end it; a \`signal\` does, with an {@link AbortError}.

@param options Where to continue, and how often to poll.`;
  return `${jsdoc(doc, "  ")}  poll(options?: PollOptions): AsyncGenerator<Event, never> {
    return poll(this.#client, ${endpoint(method)}, options);
  }
`;
}

/** Returns the method that waits until the object is final. */
function waitSource(method: Method, input: string, common: Set<string>): string {
  const { operation, path, returns } = method;
  const waiting = JSON.stringify(operation.waitingStatus);
  const summary = "Wait until the object is final";
  const doc = `The object is fetched after growing delays until its \`status\` is no longer \`${operation.waitingStatus}\`. Check the status then: it can be a failure, or a status that was added after this package. A {@link TimeoutError} means that it was not final within \`deadlineMs\`.`;
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

/** Returns the contract's description of the tag that the first operation has. */
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

export function emitResources(document: Document, contract: Contract): string {
  const { operations, settings } = contract;
  const common = commonCodes(operations);
  const models = new Set<string>();
  const queries: string[] = [];
  const sources: string[] = [];
  const visit = (resource: Resource) => {
    resource.children.forEach(visit);
    const methods = resource.methods.map(({ name, operation }) => readMethod(document, name, operation));
    for (const { returns, item, body, query } of methods) {
      if (query !== undefined) queries.push(query.type);
      for (const type of [returns, item, body?.type])
        if (type !== undefined && type in document.components.schemas) models.add(type);
    }
    sources.push(classSource(document, resource, methods, common));
  };
  visit(buildTree(operations));
  return `${banner(contract, "the SDK's resources and their methods")}
import type { Client } from "${settings.sdkCore}/client.ts";
import type { Given, RequestOptions, WaitOptions, WriteOptions } from "${settings.sdkCore}/options.ts";
import { type List, list } from "${settings.sdkCore}/pages.ts";
import { type PollOptions, poll } from "${settings.sdkCore}/polling.ts";
import type { Result } from "${settings.sdkCore}/result.ts";
import { type Settled, waitUntilFinal } from "${settings.sdkCore}/settlement.ts";
import type {
${[...models]
  .toSorted()
  .map((name) => `  ${name},\n`)
  .join("")}} from "./models.ts";
${queries.length === 0 ? "" : `import type { ${queries.toSorted().join(", ")} } from "./paths.ts";\n`}
${sources.join("\n")}`;
}
