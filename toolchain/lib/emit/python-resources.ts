/**
 * resources.py and async_resources.py: one class per SDK resource and one method per operation, for the blocking and
 * the async client, and endpoints.py, the requests of both.
 */
import type { Contract } from "../contract.ts";
import { firstSentence } from "../read/docs.ts";
import { errorClassName } from "./error-classes.ts";
import { type Document, findOperation } from "./openapi-document.ts";
import { docstring, importNames, pythonBanner, snakeCase } from "./python.ts";
import { type PythonMethod, readPythonMethod, readPythonMethods } from "./python-methods.ts";
import { buildTree, className, commonCodes, type Resource, readMethod } from "./sdk-methods.ts";

interface Writer {
  document: Document;
  contract: Contract;
  isAsync: boolean;
  common: Set<string>;
}

interface Text {
  summary: string;
  doc: string;
}

const classOf = (resource: Resource, isAsync: boolean) => `${isAsync ? "Async" : ""}${className(resource)}`;

function methodDoc({ common }: Writer, method: PythonMethod, { summary, doc }: Text, isWhole = true): string {
  const { operation, bodyKeywords, queryKeywords } = method;
  const keywords = isWhole ? [...bodyKeywords, ...queryKeywords] : [];
  const args = [...method.arguments, ...keywords].map((each) => `    ${each.name}: ${each.doc}`);
  const errors = operation.errors
    .filter(({ code }) => !common.has(code))
    .map(({ code, condition }) => `    ${errorClassName(code)}: ${firstSentence(condition)}`);
  const section = (title: string, lines: string[]) =>
    lines.length === 0 ? "" : `\n\n${title}:\n${lines.join("\n")}`;
  return docstring(`${summary}.\n\n${doc}${section("Args", args)}${section("Raises", errors)}`, "        ");
}

function signature(
  method: PythonMethod,
  isAsync: boolean,
  name: string,
  keywords: string[],
  options: string,
  result: string,
) {
  const lines = [
    "self",
    ...method.arguments.map((each) => `${each.name}: str`),
    ...(keywords.length > 0 ? ["*", ...keywords] : []),
    `**options: Unpack[${options}]`,
  ];
  const head = `    ${isAsync ? "async " : ""}def ${name}(`;
  const line = `${head}${lines.join(", ")}) -> ${result}:\n`;
  return line.length <= 101
    ? line
    : `${head}\n${lines.map((each) => `        ${each},\n`).join("")}    ) -> ${result}:\n`;
}

const dictionary = (entries: string[]) => (entries.length === 0 ? "None" : `{${entries.join(", ")}}`);

function pathOf(method: PythonMethod): string {
  return dictionary(method.arguments.map(({ name, parameter }) => `"${parameter}": ${name}`));
}

/** Returns a call with one argument a line if it is long. */
function callSource(head: string, args: string[]): string {
  const line = `        ${head}(${args.join(", ")})\n`;
  return line.length <= 101
    ? line
    : `        ${head}(\n${args.map((each) => `            ${each},\n`).join("")}        )\n`;
}

/** Returns the names of the fields of each object in the body: `customer=("name", "email")`. */
function objectsOf({ names, bodyKeywords }: PythonMethod): string[] {
  return bodyKeywords.flatMap(({ name }) => {
    const inner = names.filter((each) => each.startsWith(`${name}.`));
    const fields = inner.map((each) => `"${each.slice(name.length + 1)}"`);
    return fields.length > 0 ? [`${name}=(${fields.join(", ")},)`] : [];
  });
}

function methodSource(writer: Writer, method: PythonMethod): string {
  const { isAsync } = writer;
  const { operation, item, result, constant, bodyKeywords, queryKeywords } = method;
  const all = [
    ...bodyKeywords.filter(({ required }) => required),
    ...bodyKeywords.filter(({ required }) => !required),
    ...queryKeywords,
  ];
  const keywords = all.map(({ name, type, required }) =>
    required ? `${name}: ${type}` : `${name}: ${type.endsWith("| None") ? type : `${type} | None`} = None`,
  );
  const options = operation.idempotent ? "WriteOptions" : "RequestOptions";
  const content = all.map(({ name }) => `"${name}": ${name}`);
  const args = [`endpoints.${constant}`, pathOf(method), dictionary(content), "options"];
  const prefix = isAsync ? "Async" : "";
  const [returns, call] =
    item === undefined
      ? [result, callSource(`return ${isAsync ? "await " : ""}self._client.call`, args)]
      : [`${prefix}List[${item}, ${result}]`, callSource(`return ${prefix}List`, ["self._client", ...args])];
  const head = signature(
    method,
    isAsync && item === undefined,
    method.pythonName,
    keywords,
    options,
    returns,
  );
  const decorator = all.length > 0 ? `    @check_keywords(${objectsOf(method).join(", ")})\n` : "";
  return [
    `${decorator}${head}${methodDoc(writer, method, operation)}${call}`,
    ...(operation.waitingStatus === "" ? [] : [waitSource(writer, method)]),
    ...(item === "Event" ? [pollSource(writer, method)] : []),
  ].join("\n");
}

/** Returns the method that waits until the object is final. */
function waitSource(writer: Writer, method: PythonMethod): string {
  const { isAsync } = writer;
  const { operation, result, constant } = method;
  const waiting = operation.waitingStatus;
  const text = {
    summary: "Wait until the object is final",
    doc: `The object is fetched after growing delays until its \`status\` is no longer \`${waiting}\`. Check the status then: it can be a failure, or a status that was added after this package. An ApiTimeoutError means that it was not final within \`deadline_seconds\`, by default 20 minutes.`,
  };
  const head = signature(method, isAsync, "wait_until_final", [], "RequestOptions", result);
  const args = [`endpoints.${constant}`, pathOf(method), `"${waiting}"`, "options"];
  const call = callSource(`return ${isAsync ? "await " : ""}self._client.wait_until_final`, args);
  return `${head}${methodDoc(writer, method, text, false)}${call}`;
}

/** Returns the method that polls for new events, for clients that can't receive webhooks. */
function pollSource({ isAsync }: Writer, method: PythonMethod): string {
  const prefix = isAsync ? "Async" : "";
  const keywords = [`cursor: ${prefix}EventCursor | None = None`, "poll_seconds: float = 5"];
  const resource = method.operation.sdk.split(".").slice(0, -1).map(snakeCase).join(".");
  const doc = `Follow new events, oldest first, for clients that can't receive webhooks: \`${isAsync ? "async " : ""}for event in client.${resource}.poll(cursor=cursor): …\`.

Without a \`cursor\` it begins with new events. The cursor is moved when the loop asks for the next event, so after a crash an event can come twice, and none is lost. A temporary failure does not end it.

Args:
    cursor: Stores the \`sequence\` of the last handled event.
    poll_seconds: Interval between polls; at least 1.`;
  const result = isAsync ? "AsyncIterator[Event]" : "Iterator[Event]";
  const head = signature(method, false, "poll", keywords, "RequestOptions", result);
  const args = ["self._client", `endpoints.${method.constant}`, "cursor", "poll_seconds", "options"];
  return `${head}${docstring(doc, "        ")}${callSource(`return ${isAsync ? "poll_async" : "poll"}`, args)}`;
}

/** Returns the contract's description of the group of the first operation. */
function resourceDoc(document: Document, { methods, children }: Resource): string {
  const [method] = methods;
  if (method === undefined) return children[0] === undefined ? "" : resourceDoc(document, children[0]);
  const [tag] = findOperation(document, method.operation.id).tags ?? [];
  return document.tags?.find(({ name }) => name === tag)?.description ?? "";
}

function classSource(writer: Writer, resource: Resource): string {
  const { document, isAsync } = writer;
  const isTop = resource.path.length === 0;
  const name = isTop ? `${isAsync ? "Async" : ""}Resources` : classOf(resource, isAsync);
  const path = resource.path.map(snakeCase).join(".");
  const doc = isTop
    ? "Every resource, on one client."
    : `\`client.${path}\`. ${resourceDoc(document, resource)}`;
  const methods = resource.methods.map((each) =>
    methodSource(
      writer,
      readPythonMethod(document, resource, readMethod(document, each.name, each.operation)),
    ),
  );
  const client = isAsync ? "AsyncTransport" : "Transport";
  const fields = resource.children.map(
    (child) =>
      `        self.${snakeCase(child.path.at(-1) ?? "")} = ${classOf(child, isAsync)}(client)\n${docstring(resourceDoc(document, child), "        ")}`,
  );
  const keep = resource.methods.length > 0 ? "        self._client = client\n" : "";
  return `class ${name}:
${docstring(doc, "    ")}
    def __init__(self, client: ${client}) -> None:
${keep}${fields.join("")}${methods.map((method) => `\n${method}`).join("")}`;
}

export function emitPythonResources(document: Document, contract: Contract, isAsync: boolean): string {
  const writer = { document, contract, isAsync, common: commonCodes(contract.operations) };
  const methods = readPythonMethods(document, contract);
  // Results are typed by the endpoints; of a list, its page is written down.
  const models = methods.flatMap((method) => method.models);
  const sources: string[] = [];
  const visit = (resource: Resource) => {
    resource.children.forEach(visit);
    sources.push(classSource(writer, resource));
  };
  visit(buildTree(contract.operations));
  const prefix = isAsync ? "Async" : "";
  const iterator = isAsync ? "AsyncIterator" : "Iterator";
  return `${pythonBanner(contract, `the resources of the ${isAsync ? "async" : "blocking"} client and their methods`)}
from typing import TYPE_CHECKING

from .._keywords import check_keywords
from .._lists import ${prefix}List
from .._polling import ${isAsync ? "poll_async" : "poll"}
from . import endpoints

if TYPE_CHECKING:
    from collections.abc import ${iterator}
    from datetime import datetime

    from typing_extensions import Unpack

    from .._options import RequestOptions, WriteOptions
    from .._polling import ${prefix}EventCursor
    from .._transport import ${prefix}Transport
${importNames(".models", new Set(models)).replaceAll(/^(?=.)/gm, "    ")}

${sources.join("\n\n")}`;
}

export function emitPythonEndpoints(document: Document, contract: Contract): string {
  const methods = readPythonMethods(document, contract);
  const rows = methods.map(({ constant, operation, result, item, image }) => {
    const { method, path, idempotent, access } = operation;
    const flags = [
      ...(idempotent ? ["idempotent=True"] : []),
      ...(access === "none" ? ["keyless=True"] : []),
      ...(image ? ["image=True"] : []),
      ...(item === undefined ? [] : ["is_list=True"]),
    ];
    const args = [`"${method}"`, `"${path}"`, ...flags].join(", ");
    return `${constant}: Final[Endpoint[${result}]] = Endpoint(${args})\n`;
  });
  const results = methods
    .map(({ result }) => result)
    .filter((result) => result in document.components.schemas);
  return `${pythonBanner(contract, "the requests of the methods")}
from typing import TYPE_CHECKING, Final

from .._endpoint import Endpoint

if TYPE_CHECKING:
${importNames(".models", new Set(results)).replaceAll(/^(?=.)/gm, "    ")}
${rows.join("")}`;
}
