/** Contract names, limits, rules and operations used in guides, and rules that no guide states. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { causes } from "../../sdk/src/webhooks/explain.ts";
import type { Open } from "./open.ts";
import { listFiles, readGenerated, root } from "./sources.ts";

/** Kinds of references in a guide. */
const references = [
  ["limit", /\{\{(?:limits|duration)\.(\w+)\}\}/g],
  ["operation", /\{\{triggers\.(\w+)\}\}|<!-- operation: (\w+) -->/g],
  ["rule", /\]\(rule:([\w.-]+)\)/g],
  ["page of an event", /\]\(docs:events\/([a-z_.0-9]+)/g],
  ["page of an error", /\]\(docs:errors\/([a-z_]+)/g],
] as const;

/** `order_not_found`, `order.completed`, `X-Request-Id` */
const codeSpan = /`([a-z]+(?:[_.][a-z0-9]+)+|X-[A-Za-z-]+|[A-Z][a-z]+-[A-Z][a-z]+)`/g;

/** Names of other APIs, in the guide to moving from them. */
const ofOtherApis = ["X-API-Key", "net_price", "matching_id", "qrcode_url", "direct_apple_installation_url"];

type Kind = (typeof references)[number][0];

async function readWords(): Promise<Record<Kind, ReadonlySet<string>>> {
  const [{ limits }, { routes }, { eventTypes }, { errorCatalogue }] = await Promise.all([
    readGenerated<{ limits: object }>("limits.ts"),
    readGenerated<{ routes: object }>("routes.ts"),
    readGenerated<{ eventTypes: readonly { type: string }[] }>("events.ts"),
    readGenerated<{ errorCatalogue: object }>("errors.ts"),
  ]);
  const { rules } = JSON.parse(readFileSync(join(root, "generated/rules.json"), "utf8"));
  return {
    limit: new Set(Object.keys(limits)),
    operation: new Set(Object.keys(routes)),
    rule: new Set(rules.map(({ id }: { id: string }) => id)),
    "page of an event": new Set([...eventTypes.map(({ type }) => type), "index"]),
    "page of an error": new Set([...Object.keys(errorCatalogue), "index"]),
  };
}

/** Returns every key and text of the contract that can be a name. */
function namesOf(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value === "string") {
    names.add(value);
    for (const [, name = ""] of value.matchAll(codeSpan)) names.add(name);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      names.add(key);
      namesOf(inner, names);
    }
  }
  return names;
}

export async function findInGuides(): Promise<Open[]> {
  const words = await readWords();
  const names = namesOf(JSON.parse(readFileSync(join(root, "generated/openapi.json"), "utf8")));
  // The guide to webhooks names what `webhooks explain` finds.
  for (const name of [...Object.keys(causes), ...ofOtherApis]) names.add(name);
  const open: Open[] = [];
  const stated = new Set<string>();
  for (const file of listFiles("docs/guides/*.md")) {
    const text = readFileSync(join(root, file), "utf8");
    const lines = text.replace(/^```[\s\S]*?^```$/gm, (block) => block.replace(/[^\n]/g, "")).split("\n");
    for (const [index, line] of lines.entries()) {
      const at = `${file}:${index + 1}`;
      for (const [kind, pattern] of references) {
        for (const [, first, second] of line.matchAll(pattern)) {
          const name = first ?? second ?? "";
          if (kind === "rule") stated.add(name);
          if (!words[kind].has(name)) open.push({ kind: "guide", what: `${at} names the ${kind} ${name}` });
        }
      }
      for (const [, name = ""] of line.matchAll(codeSpan)) {
        if (!names.has(name))
          open.push({ kind: "guide", what: `${at} names ${name}, which the contract does not have` });
      }
    }
  }
  const { rules } = JSON.parse(readFileSync(join(root, "generated/rules.json"), "utf8"));
  for (const { id, observe } of rules as { id: string; observe: string }[]) {
    if (observe === "docs" && !stated.has(id))
      open.push({ kind: "guide", what: `no guide links to rule:${id}, which only documentation can keep` });
  }
  return open;
}
