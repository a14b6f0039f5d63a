// A generated page per operation: parameters, samples, responses, and errors in the order in which they are checked.

import { limits } from "@partner-esim/generated/limits";
import {
  areaOf,
  type ErrorCode,
  errorCodes,
  type Operation,
  openApi,
  operations,
  type Parameter,
  resolve,
  ruleIds,
  rules,
  type Schema,
  successOf,
} from "../contract.ts";
import { type Field, listOf, requestFields, responseFields, typeOf } from "../fields.ts";
import { conditionIn, errorLink, eventLink, operationPath, ruleLink } from "../links.ts";
import { fence, firstSentence, marks, type Page, table } from "../page.ts";
import { apiKeyVariable, baseUrlVariable, examplesOf } from "../samples/call.ts";
import { samplesOf } from "../samples/languages.ts";
import { jsonText } from "../samples/notation.ts";
import { triggerTable } from "../triggers.ts";
import { usualBaseUrl } from "../usual-base-url.ts";

const accessWords = {
  key: "[an API key](docs:guides/authentication)",
  "test-key": "[a test key](docs:guides/authentication); a live key gets `not_found`",
  none: "no key",
};

const rateWords = {
  general: `${limits.generalPerMinute} per minute and key`,
  post: `${limits.postPerMinute} per minute and key, and within the ${limits.generalPerMinute} of all requests`,
  qr: `${limits.qrPerMinute} per minute and IP address`,
};

function factsOf({ route }: Operation): string {
  const facts: [string, string][] = [
    ["Needs", accessWords[route.access]],
    ["Rate limit", rateWords[route.rateClass]],
    ["SDK", `\`client.${route.sdk}()\``],
  ];
  if (route.idempotent)
    facts.push(["Idempotent", "by [`Idempotency-Key`](docs:guides/idempotency), which is required"]);
  if (route.paginated) facts.push(["Pages", "by [`limit` and `cursor`](docs:guides/pagination)"]);
  if (route.publishes.length > 0) facts.push(["Events", route.publishes.map(eventLink).join(", ")]);
  return facts.map(([name, value]) => `- **${name}**: ${value}`).join("\n");
}

function parameterField({ name, in: location, required, description = "", schema }: Parameter): Field {
  // A filter's type describes its values. Ids are only passed on.
  const text = location === "query" ? (resolve<Schema>(schema).description ?? "") : description;
  return {
    path: name,
    type: typeOf(schema),
    isRequired: required ?? false,
    description: text === description ? text : `${description} ${text}`.trim(),
    fields: [],
  };
}

function requestOf(operation: Operation): string[] {
  const kinds = [
    ["path", "Path"],
    ["query", "Query"],
    ["header", "Headers"],
  ] as const;
  const parts = kinds.flatMap(([location, title]) => {
    const located = operation.parameters.filter((parameter) => parameter.in === location);
    return located.length > 0 ? [`### ${title}`, listOf(located.map(parameterField))] : [];
  });
  if (operation.body?.schema) parts.push("### Body", requestFields(operation.body.schema));
  return parts.length > 0 ? ["## Request", ...parts] : [];
}

function responseOf(operation: Operation): string[] {
  const { status, response, media } = successOf(operation);
  const parts = ["## Response", `**${status}** ${response.description}`];
  const other = operation.responses[200];
  if (status !== 200 && other)
    parts.push(`**200** ${other.description} It has the header \`Idempotent-Replayed: true\`.`);
  if (media?.schema) parts.push(responseFields(media.schema));
  return parts;
}

/** In a browser, with the reader's service and pasted key. */
const variablesText = `export ${baseUrlVariable}=${usualBaseUrl}\nexport ${apiKeyVariable}=sk_test_…`;

/** Returns each example's request in every language, followed by its response. */
function examplesText(operation: Operation): string[] {
  const examples = examplesOf(operation);
  const { status } = successOf(operation);
  return [
    examples.length === 1 ? "## Example" : "## Examples",
    ...examples.flatMap((example) => [
      ...(examples.length > 1 && example.summary ? [`### ${example.summary}`] : []),
      samplesOf(operation, example),
      ...(example.response === undefined
        ? []
        : [fence("json", jsonText(example.response), `Response: ${status}`)]),
    ]),
    ...(operation.route.access === "none"
      ? []
      : [
          marks.fold("The variables that the samples read"),
          fence("bash", variablesText),
          marks.end,
          `[Try it in the console](docs:console#${operation.id}) with a test key.`,
        ]),
  ];
}

function sandboxOf({ route }: Operation): string[] {
  if (route.sandboxTriggers.length === 0) return [];
  return [
    "## In the sandbox",
    `With a test key, the beginning of \`${route.sandboxTriggers[0]?.field}\` determines the outcome.`,
    marks.fold(`${route.sandboxTriggers.length} beginnings`),
    triggerTable(route),
    marks.end,
  ];
}

/** Errors that every operation with a key returns. */
const common = new Set<string>(
  errorCodes.filter((code) =>
    operations.every(
      ({ route }) => route.access === "none" || route.errors.some((error) => error.code === code),
    ),
  ),
);

/** Returns the errors in their order. Common errors at the beginning are folded. */
function errorsOf(operation: Operation): string[] {
  const { errors } = operation.route;
  const items = errors.map(({ status, code }) => {
    const found = conditionIn(operation, code as ErrorCode);
    return `- ${errorLink(code)} *${status}*\\\n  ${found.replaceAll("\n", " ")}`;
  });
  const firstOwn = errors.findIndex(({ code }) => !common.has(code));
  const folded = firstOwn < 0 ? errors.length - 1 : firstOwn;
  if (folded < 2) return [items.join("\n")];
  const names = errors.slice(0, folded).map(({ status, code }) => `${status} ${code}`);
  return [
    marks.fold(`Of every operation: ${names.join(", ")}`),
    items.slice(0, folded).join("\n"),
    marks.end,
    items.slice(folded).join("\n"),
  ];
}

function operationPage(operation: Operation): Page {
  const { id, summary, description, tag } = operation;
  const operationRules = ruleIds.filter(
    (rule) =>
      rules[rule].operations.length === 1 && rules[rule].operations[0] === id && areaOf(rule) !== "errors",
  );
  const markdown = [
    `# ${summary}`,
    fence("http", `${operation.method} ${operation.path}`),
    description,
    factsOf(operation),
    marks.beside,
    ...examplesText(operation),
    marks.below,
    ...requestOf(operation),
    ...responseOf(operation),
    ...sandboxOf(operation),
    "## Errors",
    "In order of precedence: if several apply, the first is returned.",
    ...errorsOf(operation),
    "## Rules",
    "The rules of this operation alone. Those of [errors](docs:errors/index), [conventions](docs:rules/conventions) and [fields](docs:rules/resources) apply too.",
    marks.fold(`${operationRules.length} rules`),
    operationRules.map((rule) => `- ${ruleLink(rule)}: ${rules[rule].text}`).join("\n"),
    marks.end,
  ].join("\n\n");
  return {
    path: operationPath(id),
    section: "Reference",
    group: tag,
    title: summary,
    method: operation.method,
    summary: firstSentence(description),
    markdown,
  };
}

const readingOrder = ["create", "list", "get"];

/** Order: create, list, get, then other operations of the tag in the contract's order. */
function placeOf({ route }: Operation): number {
  const index = readingOrder.indexOf(route.sdk.split(".").at(-1) ?? "");
  return index < 0 ? readingOrder.length : index;
}

const ordered = operations.toSorted((one, other) => placeOf(one) - placeOf(other));

export function referencePages(): Page[] {
  const groups = openApi.tags
    .map(({ name, description }) => ({
      name,
      description,
      operations: ordered.filter(({ tag }) => tag === name),
    }))
    .filter(({ operations }) => operations.length > 0)
    .flatMap(({ name, description, operations }) => [
      `## ${name}`,
      description,
      table(
        ["Operation", "Request", "SDK"],
        operations.map(({ id, summary, method, path, route }) => [
          `[${summary}](docs:${operationPath(id)})`,
          `\`${method} ${path}\``,
          `\`client.${route.sdk}()\``,
        ]),
      ),
    ]);
  const index: Page = {
    path: "reference/index",
    section: "Reference",
    title: "API reference",
    label: "All operations",
    summary: "Every operation of the API, by subject.",
    markdown: ["# API reference", openApi.info.description, ...groups].join("\n\n"),
  };
  const byTag = openApi.tags.flatMap(({ name }) => ordered.filter(({ tag }) => tag === name));
  return [index, ...byTag.map(operationPage)];
}
