/** api.md: every resource and method of the SDK on one searchable page, with parameters, result and errors. */
import type { Contract } from "../contract.ts";
import { firstSentence } from "../read/docs.ts";
import { errorClassName } from "./error-classes.ts";
import { origin } from "./files.ts";
import { type Document, findOperation, resolveSchema, type Schema } from "./openapi-document.ts";
import { buildTree, commonCodes, type Method, type Resource, readMethod, typeName } from "./sdk-methods.ts";

const cell = (text: string) => text.replaceAll("\n", " ").replaceAll("|", "\\|").trim();

const row = (name: string, type: string, doc: string) =>
  `| \`${name}\` | \`${cell(type)}\` | ${cell(doc)} |\n`;

function schemaType(document: Document, schema: Schema): string {
  const { type, anyOf } = resolveSchema(document, schema);
  if (schema.$ref !== undefined) return typeName(schema);
  if (anyOf !== undefined) return anyOf.map((each) => schemaType(document, each)).join(" | ");
  if (type === "integer") return "number";
  return Array.isArray(type) ? type.join(" | ").replace("integer", "number") : (type ?? "unknown");
}

/** Returns a row per field of a body, nested ones as `customer.name`. */
function bodyRows(document: Document, name: string, schema: Schema): string {
  const { properties = {}, required = [] } = resolveSchema(document, schema);
  return Object.entries(properties)
    .map(([field, property]) => {
      const path = `${name}.${field}`;
      const optional = required.includes(field) ? "" : "?";
      const { description = "", anyOf = [], properties: innerProperties } = resolveSchema(document, property);
      const inner = innerProperties
        ? property
        : anyOf.find((each) => resolveSchema(document, each).properties);
      return `${row(path + optional, schemaType(document, property), firstSentence(description))}${inner ? bodyRows(document, path, inner) : ""}`;
    })
    .join("");
}

function parameters(document: Document, method: Method): string {
  const { operation, path, body, queryFields } = method;
  const schema = findOperation(document, operation.id).requestBody?.content["application/json"]?.schema;
  const rows = [
    ...path.map(({ name, type, doc }) => row(name, type, doc)),
    ...(body && schema ? [bodyRows(document, body.name, schema)] : []),
    ...queryFields.map(({ name, schema: field, description = "" }) =>
      row(`query.${name}?`, typeName(field), firstSentence(description)),
    ),
  ];
  return rows.length === 0 ? "" : `| Parameter | Type | |\n|---|---|---|\n${rows.join("")}\n`;
}

function methodSection(document: Document, resource: Resource, method: Method, common: Set<string>): string {
  const { operation, name, path, body, query, returns, item } = method;
  const at = `client.${[...resource.path, name].join(".")}`;
  const args = [
    ...path.map((each) => each.name),
    ...(body ? ["body"] : []),
    ...(query ? ["query?"] : []),
    "options?",
  ];
  const ownErrors = operation.errors.filter(({ code }) => !common.has(code));
  const every = operation.access === "none" ? [] : ["[the errors of every method](#errors-of-every-method)"];
  const errors = [...ownErrors.map(({ code }) => `\`${errorClassName(code)}\``), ...every].join(", ");
  const result =
    item === undefined
      ? `\`Result<${returns}>\``
      : `\`List<${item}, ${returns}>\`, whose items are \`${item}\``;
  const more = [
    ...(operation.waitingStatus === ""
      ? []
      : [
          `\`client.${[...resource.path, "waitUntilFinal"].join(".")}(${path.map((each) => each.name).join(", ")}, options?)\` reads it until its \`status\` is no longer \`${operation.waitingStatus}\`.`,
        ]),
    ...(item === "Event"
      ? [
          `\`client.${resource.path.join(".")}.poll(options?)\` yields new events, oldest first, for as long as it is iterated with \`for await\`.`,
        ]
      : []),
  ];
  return `### \`${at}(${args.join(", ")})\`

\`${operation.method} ${operation.path}\`: ${firstSentence(operation.doc)}

${parameters(document, method)}Returns ${result}. Throws ${errors}.
${more.map((line) => `\n${line}\n`).join("")}`;
}

export function emitApiPage(document: Document, contract: Contract): string {
  const { operations, errors, settings } = contract;
  const common = commonCodes(operations);
  const sections: string[] = [];
  const visit = (resource: Resource) => {
    const methods = resource.methods.map(({ name, operation }) => readMethod(document, name, operation));
    const [first] = methods;
    if (first !== undefined) {
      const [tag] = findOperation(document, first.operation.id).tags ?? [];
      const doc = document.tags?.find(({ name }) => name === tag)?.description ?? "";
      sections.push(`## \`client.${resource.path.join(".")}\`\n\n${doc}\n`);
      sections.push(...methods.map((method) => methodSection(document, resource, method, common)));
    }
    resource.children.forEach(visit);
  };
  visit(buildTree(operations));
  const commonErrors = errors.filter(({ code }) => common.has(code));
  return `<!-- ${origin(contract)}. Do not edit. -->
# API of the SDK

Every method takes \`options\` last: \`signal\`, \`timeoutMs\`, \`deadlineMs\`, \`maxRetries\`, and \`idempotencyKey\` for a POST.
A \`Result\` is a promise of the object; \`.withResponse()\` adds the response. A \`List\` is a promise of its first page, and is
iterated with \`for await\`, \`.pages()\` or \`.toArray()\`. The types are exported by the package.

${sections.join("\n")}
## Errors of every method

Everything a call throws is a \`${settings.client}Error\`: \`ConnectionError\`, \`TimeoutError\`, \`AbortError\`, or an \`ApiError\` of the class
of its code.

| Class | Code | When |
|---|---|---|
${commonErrors.map(({ code, condition }) => `| \`${errorClassName(code)}\` | \`${code}\` | ${cell(firstSentence(condition))} |\n`).join("")}
## Errors of some methods

| Class | Code | When |
|---|---|---|
${errors
  .filter(({ code }) => !common.has(code))
  .map(
    ({ code, condition }) =>
      `| \`${errorClassName(code)}\` | \`${code}\` | ${cell(firstSentence(condition))} |\n`,
  )
  .join("")}`;
}
