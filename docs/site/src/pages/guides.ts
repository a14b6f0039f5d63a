// The handwritten guides of docs/guides. Placeholders: `{{limits.name}}` a number of the contract (`{{duration.name}}`
// minutes as a duration), `{{triggers.operation}}` the operation's sandbox references, `rule:<id>` a link to a rule,
// `<!-- include: file "Tab" -->` a tested sample file, `<!-- picture: name -->` a picture with its text, `<!--
// environments -->` the tested environments of the SDK, `<!-- operation: id -->` the operation's first example in every
// language, with its response.
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { limits } from "@partner-esim/generated/limits";
import { areaOf, operationOf, type RuleId, rules, successOf } from "../contract.ts";
import { fence, firstSentence, marks, type Page, type Section } from "../page.ts";
import { pictureOf } from "../pictures/all.ts";
import { exampleCall } from "../samples/call.ts";
import { samplesOf } from "../samples/languages.ts";
import { jsonText } from "../samples/notation.ts";
import { triggerTable } from "../triggers.ts";
import { environmentsTable } from "./environments.ts";

const here = import.meta.dirname;
export const guidesFolder = join(here, "../../../guides");
export const samplesFolder = join(here, "../../samples");

/** In reading order. */
const guides: [name: string, section: Section, group?: string][] = [
  ["index", "Start"],
  ["quick-start", "Start"],
  ["installing", "Start"],
  ["authentication", "Guides", "Basics"],
  ["sandbox", "Guides", "Basics"],
  ["states", "Guides", "Basics"],
  ["money", "Guides", "Basics"],
  ["idempotency", "Guides", "Basics"],
  ["errors-and-retries", "Guides", "Basics"],
  ["pagination", "Guides", "Basics"],
  ["webhooks", "Guides", "Basics"],
  ["webhooks-explain", "Guides", "Basics"],
  ["booking-engine", "Guides", "Building"],
  ["catalogue", "Guides", "Building"],
  ["reconciliation", "Guides", "Building"],
  ["testing", "Guides", "Building"],
  ["other-languages", "Guides", "Building"],
  ["migrating", "Guides", "Building"],
  ["security", "Guides", "Going live"],
  ["going-live", "Guides", "Going live"],
  ["versioning", "Guides", "Going live"],
  ["support", "Guides", "Going live"],
  ["glossary", "Guides", "Going live"],
  ["implementers", "For implementers"],
];

const languages: Record<string, string> = {
  ".ts": "ts",
  ".mjs": "js",
  ".py": "python",
  ".php": "php",
  ".go": "go",
  ".java": "java",
  ".cs": "csharp",
  ".rb": "ruby",
  ".sh": "bash",
};

/** Returns a sample file as a code block. */
export function sampleFence(file: string, tab?: string): string {
  const language = languages[extname(file)];
  if (language === undefined) throw new Error(`${file} has an unknown language`);
  const text = readFileSync(join(samplesFolder, file), "utf8");
  return fence(language, text, tab);
}

function exampleText(_: string, id: string): string {
  const operation = operationOf(id);
  const { response = null } = exampleCall(operation);
  const { status } = successOf(operation);
  return samplesOf(operation) + fence("json", jsonText(response), `Response: ${status}`);
}

function figure(_: string, name: string): string {
  const value = limits[name as keyof typeof limits];
  if (value === undefined) throw new Error(`a guide uses the limit ${name}, which the contract lacks`);
  return value.toLocaleString("en");
}

/** Formats minutes in the most readable unit. */
function duration(_: string, name: string): string {
  const minutes = Number(figure(_, name).replaceAll(",", ""));
  const [count, unit] = minutes % 60 === 0 ? [minutes / 60, "hour"] : [minutes, "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

function ruleTarget(_: string, id: string): string {
  if (!(id in rules)) throw new Error(`a guide names the rule ${id}, which the contract lacks`);
  return `](docs:rules/${areaOf(id)}#${id})`;
}

export interface Guide extends Page {
  /** Rules stated by the text. */
  rules: RuleId[];
}

function readGuide(name: string, section: Section, group?: string): Guide {
  const source = readFileSync(join(guidesFolder, `${name}.md`), "utf8");
  const markdown = source
    .replace(/^<!-- include: (\S+)(?: "([^"]+)")? -->\n/gm, (_, file, tab) => sampleFence(file, tab))
    .replace(/^<!-- operation: (\w+) -->$/gm, exampleText)
    .replace(/^<!-- picture: (\S+) -->$/gm, (mark, name) =>
      [mark, pictureOf(name).text.trim(), marks.pictureEnd].join("\n\n"),
    )
    .replace(/\{\{triggers\.(\w+)\}\}/g, (_, id) => triggerTable(operationOf(id).route))
    .replace(/^<!-- environments -->$/m, environmentsTable)
    .replace("{{rules}}", String(Object.keys(rules).length))
    .replace(/\{\{limits\.(\w+)\}\}/g, figure)
    .replace(/\{\{duration\.(\w+)\}\}/g, duration)
    .replace(/\]\(rule:([\w.-]+)\)/g, ruleTarget)
    // In the repository, guides link to each other as files.
    .replace(/\]\(([\w-]+)\.md(#[\w-]+)?\)/g, (_, other, anchor = "") => `](docs:${pathOf(other)}${anchor})`);
  const [, title = name] = /^# (.+)$/m.exec(markdown) ?? [];
  const opening = markdown.split("\n\n")[1] ?? "";
  const named = [...source.matchAll(/\]\(rule:([\w.-]+)\)/g)].map(([, id]) => id as RuleId);
  return {
    path: pathOf(name),
    section,
    ...(group === undefined ? {} : { group }),
    title,
    summary: firstSentence(opening),
    markdown,
    rules: named,
  };
}

const pathOf = (name: string) => (name === "index" || name === "quick-start" ? name : `guides/${name}`);

export function guidePages(): Guide[] {
  return guides.map((guide) => readGuide(...guide));
}
