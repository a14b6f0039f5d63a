// A page per error code, at the URL that the SDK's errors link to, and the table of all codes.
import {
  areaOf,
  type ErrorCode,
  errorCatalogue,
  errorCodes,
  type Media,
  type Operation,
  operations,
  type RuleId,
  ruleIds,
  rules,
} from "../contract.ts";
import { conditionIn, errorLink, operationPath } from "../links.ts";
import { fence, firstSentence, marks, type Page, table } from "../page.ts";
import { errorClass } from "../samples/call.ts";
import { errorSamples } from "../samples/languages.ts";
import { jsonText } from "../samples/notation.ts";

/** Whether a retry helps, as a word and as a sentence. */
const retryWords = {
  never: [
    "no",
    "The same request gets the same response. Change it, or the state that it failed on, before the next attempt.",
  ],
  "same-key": [
    "yes, with the same key",
    "Send the same request again after a pause, a POST with the same `Idempotency-Key`. The SDK does this by itself.",
  ],
  "after-fix": [
    "after a fix",
    "The same request, with the same `Idempotency-Key`, can succeed after the cause is fixed.",
  ],
} as const;

function exampleOfError(code: ErrorCode): string {
  const { status } = errorCatalogue[code];
  for (const { responses } of operations) {
    const media: Media | undefined = responses[status]?.content?.["application/json"];
    const example =
      media?.examples?.[code] ?? (media?.example === undefined ? undefined : { value: media.example });
    if (example) return fence("json", jsonText(example.value));
  }
  throw new Error(`no operation has an example of ${code}`);
}

/** Returns a list if all operations have the same condition, else a table. */
function whereText(code: ErrorCode, where: readonly Operation[]): string {
  const linkOf = ({ id, summary }: Operation) => `[${summary}](docs:${operationPath(id)})`;
  const groups = Map.groupBy(where, (operation) => conditionIn(operation, code));
  if (groups.size === 1) return `${where.map(linkOf).join(", ")}.`;
  return table(
    ["Operation", "When"],
    [...groups].map(([condition, group]) => [group.map(linkOf).join(", "), condition]),
  );
}

/** Rules that repeat the table above are listed by name only, folded. */
function rulesText(code: ErrorCode, codeRules: readonly RuleId[]): string {
  const linkOf = (id: RuleId) => `[\`${id}\`](docs:rules/${areaOf(id)}#${id})`;
  const derived = codeRules.filter((id) => areaOf(id) === "errors" && id.endsWith(code.replaceAll("_", "-")));
  const others = codeRules
    .filter((id) => !derived.includes(id))
    .map((id) => `- ${linkOf(id)}: ${rules[id].text}`);
  const each = derived.map((id) => `- ${linkOf(id)}`);
  const summary = `${derived.length === 1 ? "1 rule" : `${derived.length} rules`} of single operations`;
  return [
    others.join("\n"),
    ...(each.length > 0 ? [marks.fold(summary), each.join("\n"), marks.end] : []),
  ].join("\n\n");
}

function errorPage(code: ErrorCode): Page {
  const entry = errorCatalogue[code];
  const [retry, advice] = retryWords[entry.retry];
  const where = operations.filter(({ route }) => route.errors.some((error) => error.code === code));
  const codeRules = ruleIds.filter((id) => rules[id].errors.some((error) => error.code === code));
  const param =
    "param" in entry
      ? `\`${entry.param}\``
      : code === "invalid_request"
        ? "the invalid field, parameter or header"
        : "none";
  const facts = table(
    ["HTTP status", "Repeat", "`param`", "Class in the SDKs"],
    [[String(entry.status), retry, param, `\`${errorClass(code)}\``]],
  );
  const markdown = [
    `# ${code}`,
    entry.condition,
    facts,
    "## What to do",
    entry.fix,
    advice,
    "## Example",
    exampleOfError(code),
    "Use `code` in programs; `message` is for people and may be reworded. Quote `request_id` when you ask for help.",
    "## Which operations return it",
    whereText(code, where),
    ...(where.some(({ route }) => route.access !== "none")
      ? ["## In the SDKs", errorSamples(code, where)]
      : []),
    "## Rules",
    rulesText(code, codeRules),
    "See also [errors and retries](docs:guides/errors-and-retries).",
  ].join("\n\n");
  return {
    path: `errors/${code}`,
    section: "Errors",
    title: code,
    isCode: true,
    summary: `${entry.status}: ${firstSentence(entry.condition)}`,
    markdown,
  };
}

export function errorPages(): Page[] {
  const rows = errorCodes.map((code) => {
    const { status, retry, condition } = errorCatalogue[code];
    return [String(status), errorLink(code), retryWords[retry][0], firstSentence(condition)];
  });
  const index: Page = {
    path: "errors/index",
    section: "Errors",
    title: "Errors",
    label: "All errors",
    summary: "Every error code with its status, its cause, and whether a retry can help.",
    markdown: [
      "# Errors",
      "Every error response is one object: `error`, with a `code` for programs, a `message` for developers, the `request_id` and, if a single thing is invalid, its name as `param`. Codes can be added, so handle unknown ones by their HTTP status.",
      table(["Status", "Code", "Repeat", "Cause"], rows),
      "[Errors and retries](docs:guides/errors-and-retries) says how a client should handle them.",
    ].join("\n\n"),
  };
  return [index, ...errorCodes.map(errorPage)];
}
