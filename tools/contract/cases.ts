/** Rules without a case, cases without a rule, and a stored run with outdated rules. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Open } from "./open.ts";
import { root } from "./sources.ts";

interface Rule {
  id: string;
  observe: string;
}

interface Cases {
  ids: readonly string[];
}

const read = <T>(file: string): T => JSON.parse(readFileSync(join(root, file), "utf8")) as T;

export async function findInSuite(): Promise<Open[]> {
  const { rules } = read<{ rules: Rule[] }>("generated/rules.json");
  return [...(await findCases(rules)), ...findOutdatedRun(rules)];
}

async function findCases(rules: readonly Rule[]): Promise<Open[]> {
  const [{ allCases }, beyond, { uncovered }] = await Promise.all([
    import("../../conformance/src/cases/all.ts"),
    import("../../conformance/src/cases/beyond-http.ts"),
    import("../../conformance/src/cases/uncovered.ts"),
  ]);
  const cases: readonly Cases[] = [...allCases, ...beyond.cases];
  const covered = new Set([...cases.flatMap(({ ids }) => ids), ...Object.keys(uncovered)]);
  const known = new Set(rules.map(({ id }) => id));
  const missing = rules
    .filter(({ id, observe }) => observe !== "docs" && !covered.has(id))
    .map(({ id, observe }) => {
      const where =
        observe === "internal" ? "a line in conformance/src/cases/uncovered.ts" : "conformance/src/cases";
      return `${id} has no case: ${where}`;
    });
  const unknown = [...covered].filter((id) => !known.has(id)).map((id) => `${id} is no rule: remove it`);
  return [...missing, ...unknown].map((what) => ({ kind: "case", what }));
}

function findOutdatedRun(rules: readonly Rule[]): Open[] {
  const run = read<{ rules: Rule[] }>("docs/conformance.json");
  const reported = new Set(run.rules.map(({ id }) => id));
  const current = new Set(rules.filter(({ observe }) => observe !== "docs").map(({ id }) => id));
  const added = [...current].filter((id) => !reported.has(id)).length;
  const gone = [...reported].filter((id) => !current.has(id)).length;
  if (added + gone === 0) return [];
  const how = "npm run check -- --only conformance, then npm run docs -- --keep";
  return [
    { kind: "docs", what: `docs/conformance.json lacks ${added} rules and has ${gone} former ones: ${how}` },
  ];
}
