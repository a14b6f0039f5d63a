// A generated page per operation: parameters, samples, responses, and its errors in the order in which they are
// checked.

import { limits } from "@partner-esim/generated/limits";
import {
  areaOf,
  exampleOf,
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
import { requestTable, responseTable, typeOf } from "../fields.ts";
import { conditionIn, errorLink, eventLink, operationPath, ruleLink } from "../links.ts";
import { fence, firstSentence, type Page, table } from "../page.ts";
import { curlSample, typescriptSample } from "../samples.ts";

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

function parameterTable(parameters: readonly Parameter[]): string {
  const rows = parameters.map(({ name, in: place, required, description = "", schema }) => {
    // A filter's type describes its values; ids are only passed on.
    const form = place === "query" ? (resolve<Schema>(schema).description ?? "") : description;
    const type = `${typeOf(schema)}${required ? ", **required**" : ""}`;
    return [`\`${name}\``, type, form === description ? form : `${description} ${form}`.trim()];
  });
  return table(["Name", "Type", "Description"], rows);
}

function requestOf(operation: Operation): string[] {
  const kinds = [
    ["path", "Path"],
    ["query", "Query"],
    ["header", "Headers"],
  ] as const;
  const parts = kinds.flatMap(([place, title]) => {
    const own = operation.parameters.filter((parameter) => parameter.in === place);
    return own.length > 0 ? [`### ${title}`, parameterTable(own)] : [];
  });
  if (operation.body?.schema) parts.push("### Body", requestTable(operation.body.schema));
  return parts.length > 0 ? ["## Request", ...parts] : [];
}

function responseOf(operation: Operation): string[] {
  const { status, response, media } = successOf(operation);
  const parts = [`## Answer`, `**${status}** ${response.description}`];
  const other = operation.responses[200];
  if (status !== 200 && other)
    parts.push(`**200** ${other.description} It has the header \`Idempotent-Replayed: true\`.`);
  if (!media?.schema) return parts;
  parts.push(responseTable(media.schema));
  const examples = Object.values(media.examples ?? {});
  if (examples.length > 1) {
    parts.push(
      ...examples.map(({ summary = "Example", value }) =>
        fence("json", JSON.stringify(value, null, 2), summary),
      ),
    );
  } else {
    const example = exampleOf(media);
    if (example !== undefined) parts.push(fence("json", JSON.stringify(example, null, 2)));
  }
  return parts;
}

function sandboxOf({ route }: Operation): string[] {
  if (route.sandboxTriggers.length === 0) return [];
  const rows = route.sandboxTriggers.map(({ prefix, outcome }) => {
    const error = route.errors.find(({ code }) => code === outcome);
    return [`\`${prefix}\``, error ? `${error.status} ${errorLink(outcome)}` : `status \`${outcome}\``];
  });
  return [
    "## In the sandbox",
    "With a test key, the beginning of `customer_ref` determines the outcome:",
    table(["`customer_ref` begins with", "Outcome"], rows),
  ];
}

function operationPage(operation: Operation): Page {
  const { id, summary, description, tag, route } = operation;
  const errors = route.errors.map(({ status, code }) => {
    const found = conditionIn(operation, code as Parameters<typeof conditionIn>[1]);
    return [String(status), errorLink(code), found];
  });
  const own = ruleIds.filter(
    (rule) => rules[rule].operations.length === 1 && rules[rule].operations[0] === id,
  );
  const markdown = [
    `# ${summary}`,
    fence("http", `${operation.method} ${operation.path}`),
    description,
    factsOf(operation),
    "## Samples",
    fence("bash", curlSample(operation), "curl") + fence("ts", typescriptSample(operation), "TypeScript"),
    ...(route.access === "none" ? [] : [`[Try it in the console](docs:console#${id}) with a test key.`]),
    ...requestOf(operation),
    ...responseOf(operation),
    ...sandboxOf(operation),
    "## Errors",
    "In order of precedence: if several apply, the first is returned.",
    table(["Status", "Code", "When"], errors),
    "## Rules",
    "The rules of this operation alone. Those of [errors](docs:errors/index), [conventions](docs:rules/conventions) and [fields](docs:rules/resources) apply too.",
    own
      .filter((rule) => areaOf(rule) !== "errors")
      .map((rule) => `- ${ruleLink(rule)}: ${rules[rule].text}`)
      .join("\n"),
  ].join("\n\n");
  return {
    path: operationPath(id),
    section: "Reference",
    group: tag,
    title: summary,
    summary: firstSentence(description),
    markdown,
  };
}

export function referencePages(): Page[] {
  const groups = openApi.tags
    .map(({ name, description }) => ({
      name,
      description,
      own: operations.filter(({ tag }) => tag === name),
    }))
    .filter(({ own }) => own.length > 0)
    .flatMap(({ name, description, own }) => [
      `## ${name}`,
      description,
      table(
        ["Operation", "Request", "SDK"],
        own.map(({ id, summary, method, path, route }) => [
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
  return [index, ...operations.map(operationPage)];
}
