/** Operations without a handler, error codes that nobody returns, and events that nobody records or publishes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Open } from "./open.ts";
import { listFiles, readGenerated, root } from "./sources.ts";

const textOf = (pattern: string) =>
  listFiles(pattern)
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n");

export async function findInServer(): Promise<Open[]> {
  const domain = textOf("server/src/**/*.ts");
  /** Codes such as `${what}_not_cancellable`. */
  const endings = [...domain.matchAll(/`\$\{\w+\}(_\w+)`/g)].map(([, ending = ""]) => ending);
  const isNamed = (code: string) =>
    domain.includes(`"${code}"`) || endings.some((ending) => code.endsWith(ending));
  const open: Open[] = [];
  for (const [api, folder] of [
    ["api", ""],
    ["portal", "portal/"],
  ] as const) {
    const handlers = textOf(`server/src/${api}/handlers/*.ts`);
    const { routes } = await readGenerated<{ routes: Record<string, { method: string; path: string }> }>(
      `${folder}routes.ts`,
    );
    for (const [id, { method, path }] of Object.entries(routes)) {
      const what = `${id} (${method} ${path}): write its handler in server/src/${api}/handlers`;
      if (!new RegExp(`\\b${id}\\b`).test(handlers)) open.push({ kind: "handler", what });
    }
    const { errorCatalogue } = await readGenerated<{ errorCatalogue: Record<string, unknown> }>(
      `${folder}errors.ts`,
    );
    for (const code of Object.keys(errorCatalogue)) {
      const what = `${code}: return a Refusal with it in server/src/domain, or in server/src/${api}`;
      if (!isNamed(code)) open.push({ kind: "code", what });
    }
  }
  return [...open, ...(await findEvents(domain))];
}

async function findEvents(domain: string): Promise<Open[]> {
  const { eventTypes } = await readGenerated<{ eventTypes: readonly { type: string; stored: boolean }[] }>(
    "events.ts",
  );
  const { routes } = await readGenerated<{ routes: Record<string, { publishes: readonly string[] }> }>(
    "routes.ts",
  );
  const { rules } = await readGenerated<{ rules: Record<string, { observe: string }> }>("rules.ts");
  const consumer = readFileSync(join(root, "sdk/test/consumer/types.ts"), "utf8");
  return eventTypes.flatMap(({ type, stored }): Open[] => {
    const publishers = Object.keys(routes).filter((id) => routes[id]?.publishes.includes(type));
    const observe = rules[`events.type.${type.replaceAll(/[._]/g, "-")}`]?.observe;
    const unpublished = `${type}: no operation has @publishes("${type}"); add it where a request of the partner API causes the event, or say in its @event how else it is observed: Observe.portal, Observe.clock`;
    const by = publishers.length === 0 ? "" : `, which ${publishers.join(", ")} can cause`;
    return [
      ...(!stored || domain.includes(`"${type}"`)
        ? []
        : [{ kind: "event" as const, what: `${type}: call recordEvent in server/src/domain${by}` }]),
      ...(observe === "http" && publishers.length === 0
        ? [{ kind: "event" as const, what: unpublished }]
        : []),
      ...(consumer.includes(`case "${type}"`)
        ? []
        : [{ kind: "SDK" as const, what: `${type}: handle it in sdk/test/consumer/types.ts` }]),
    ];
  });
}
