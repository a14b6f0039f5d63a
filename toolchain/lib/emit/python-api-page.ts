/** api.md of the Python SDK: every method on one searchable page, with parameters, result and errors. */
import type { Contract } from "../contract.ts";
import { firstSentence } from "../read/docs.ts";
import { errorClassName } from "./error-classes.ts";
import { origin } from "./files.ts";
import { type Document, findOperation } from "./openapi-document.ts";
import { snakeCase } from "./python.ts";
import { type PythonMethod, readPythonMethod } from "./python-methods.ts";
import { buildTree, commonCodes, type Resource, readMethod } from "./sdk-methods.ts";

const cell = (text: string) => text.replaceAll("\n", " ").replaceAll("|", "\\|").trim();
const row = (name: string, type: string, doc: string) =>
  `| \`${name}\` | \`${cell(type)}\` | ${cell(doc)} |\n`;

const pathOf = ({ path }: Resource) => ["client", ...path.map(snakeCase)].join(".");

function parameters({ arguments: path, bodyKeywords, queryKeywords }: PythonMethod): string {
  const rows = [
    ...path.map(({ name, doc }) => row(name, "str", doc)),
    ...[...bodyKeywords, ...queryKeywords].map(({ name, type, required, doc }) =>
      row(required ? name : `${name}=None`, type, doc),
    ),
  ];
  return rows.length === 0 ? "" : `| Parameter | Type | |\n|---|---|---|\n${rows.join("")}\n`;
}

function methodSection(resource: Resource, method: PythonMethod, common: Set<string>): string {
  const { operation, pythonName, arguments: path, bodyKeywords, queryKeywords, result, item } = method;
  const names = path.map(({ name }) => name);
  const keywords = [...bodyKeywords, ...queryKeywords].map(({ name }) => `${name}=`);
  const ownErrors = operation.errors.filter(({ code }) => !common.has(code));
  const every = operation.access === "none" ? [] : ["[the errors of every method](#errors-of-every-method)"];
  const errors = [...ownErrors.map(({ code }) => `\`${errorClassName(code)}\``), ...every].join(", ");
  const returns =
    item === undefined ? `\`${result}\`` : `\`List[${item}, ${result}]\`, whose items are \`${item}\``;
  const more = [
    ...(operation.waitingStatus === ""
      ? []
      : [
          `\`${pathOf(resource)}.wait_until_final(${[...names, "**options"].join(", ")})\` reads it until its \`status\` is no longer \`${operation.waitingStatus}\`.`,
        ]),
    ...(item === "Event"
      ? [
          `\`${pathOf(resource)}.poll(cursor=, poll_seconds=, **options)\` yields new events, oldest first, for as long as it is iterated.`,
        ]
      : []),
  ];
  return `### \`${pathOf(resource)}.${pythonName}(${[...names, ...keywords, "**options"].join(", ")})\`

\`${operation.method} ${operation.path}\`: ${firstSentence(operation.doc)}

${parameters(method)}Returns ${returns}. Raises ${errors}.
${more.map((line) => `\n${line}\n`).join("")}`;
}

export function emitPythonApiPage(document: Document, contract: Contract): string {
  const { operations, errors, settings } = contract;
  const common = commonCodes(operations);
  const sections: string[] = [];
  const visit = (resource: Resource) => {
    const methods = resource.methods.map(({ name, operation }) =>
      readPythonMethod(document, resource, readMethod(document, name, operation)),
    );
    const [first] = methods;
    if (first !== undefined) {
      const [tag] = findOperation(document, first.operation.id).tags ?? [];
      const doc = document.tags?.find(({ name }) => name === tag)?.description ?? "";
      sections.push(`## \`${pathOf(resource)}\`\n\n${doc}\n`);
      sections.push(...methods.map((method) => methodSection(resource, method, common)));
    }
    resource.children.forEach(visit);
  };
  visit(buildTree(operations));
  const table = (isCommon: boolean) =>
    errors
      .filter(({ code }) => common.has(code) === isCommon)
      .map(
        ({ code, condition }) =>
          `| \`${errorClassName(code)}\` | \`${code}\` | ${cell(firstSentence(condition))} |\n`,
      )
      .join("");
  return `<!-- ${origin(contract)}. Do not edit. -->
# API of the Python SDK

Fields of a request are keyword arguments. \`**options\` are \`timeout_seconds\`, \`deadline_seconds\`, \`max_retries\`,
\`on_request\`, \`on_response\` and \`on_retry\`, and \`idempotency_key\` for a POST. The methods of \`Async${settings.client}\` are the same,
to \`await\`. A \`List\` (\`AsyncList\`) is iterated, or read with \`.to_list(limit=)\`, \`.first()\`, \`.page()\` and \`.pages()\`.

${sections.join("\n")}
## Errors of every method

Everything a call raises is a \`${settings.client}Error\`: \`ApiConnectionError\`, \`ApiTimeoutError\`, or an \`ApiError\` of the class of
its code.

| Class | Code | When |
|---|---|---|
${table(true)}
## Errors of some methods

| Class | Code | When |
|---|---|---|
${table(false)}`;
}
