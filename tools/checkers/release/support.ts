// Compares the support policy, docs/guides/support.md, with manifests, checked environments and Node's schedule.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const dayMs = 86_400_000;

export interface Facts {
  /** The guide's text. */
  policy: string;
  /** `engines.node` by folder of the package. */
  engines: Record<string, string>;
  requiresPython: string;
  environments: { name: string; isPassed: boolean }[];
  /** Versions of Python in the nightly workflow. */
  nightlyPythons: string[];
  /** Node's release schedule, by `v24`. */
  schedule: Record<string, { lts?: string; end: string }>;
  today: Date;
}

export function readFacts(root: string, today: Date): Facts {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const packages = ["sdk", "mcp", "server", "conformance"];
  const scheduleFile = "node-releases/data/release-schedule/release-schedule.json";
  return {
    policy: read("docs/guides/support.md"),
    engines: Object.fromEntries(
      packages.map((name) => [name, JSON.parse(read(`${name}/package.json`)).engines.node]),
    ),
    requiresPython: /^requires-python = "(.*)"$/m.exec(read("sdk/python/pyproject.toml"))?.[1] ?? "",
    environments: JSON.parse(read("docs/environments.json")),
    nightlyPythons: [...read(".github/workflows/nightly.yml").matchAll(/python-version: "([\d.]+)"/g)].map(
      ([, version = ""]) => version,
    ),
    schedule: JSON.parse(read(`tools/checkers/node_modules/${scheduleFile}`)),
    today,
  };
}

/** Returns where the policy says something else than the facts. */
export function supportFaults(facts: Facts): string[] {
  const { policy, engines, requiresPython, environments, nightlyPythons, schedule, today } = facts;
  const row = (name: string) => {
    const [, supported = "", checked = ""] =
      new RegExp(String.raw`^\| ${name} \| (.*?) \| (.*?) \|$`, "m").exec(policy) ?? [];
    return { oldest: versions(supported)[0] ?? "", checked: versions(checked) };
  };
  const tried = (name: string) => [
    ...new Set(
      environments.flatMap((each) => versions(each.name.startsWith(`${name} `) ? each.name : "").slice(0, 1)),
    ),
  ];
  const node = row("Node, for the SDK and the MCP server");
  const service = row("Node, for the service and the suite");
  const python = row("Python");
  const typescript = row("TypeScript");
  const compared: [what: string, policy: string, fact: string][] = [
    ["Node of the SDK", `>=${node.oldest}`, engines.sdk ?? ""],
    ["Node of the MCP server", `>=${node.oldest}`, engines.mcp ?? ""],
    ["Node of the service", `>=${service.oldest}`, engines.server ?? ""],
    ["Node of the suite", `>=${service.oldest}`, engines.conformance ?? ""],
    ["the oldest Node", node.oldest, node.checked[0] ?? ""],
    ["the oldest Python", python.oldest, python.checked[0] ?? ""],
    ["the oldest TypeScript", typescript.oldest, typescript.checked[0] ?? ""],
    ["Python", `>=${python.oldest}`, requiresPython],
    ["the environments' Node", node.checked.join(), tried("Node").join()],
    ["the environments' TypeScript", typescript.checked.join(), tried("TypeScript").join()],
    ["the nightly workflow's Python", python.checked.join(), nightlyPythons.join()],
  ];
  return [
    ...compared
      .filter(([, promised, fact]) => promised !== fact)
      .map(([what, promised, fact]) => `${what}: the policy says ${promised}, not ${fact}`),
    ...environments.filter(({ isPassed }) => !isPassed).map(({ name }) => `${name} failed`),
    ...nodeFaults(policy, node.checked, schedule, today),
  ];
}

/** Node's own dates in the policy, and the promise of 30 days for a new LTS version. */
function nodeFaults(policy: string, checked: string[], schedule: Facts["schedule"], today: Date): string[] {
  const ends = [...policy.matchAll(/^\| Node (\d+) \| (.*?) \| (.*?) \|$/gm)].flatMap(
    ([, version = "", end = "", ourEnd = ""]) => {
      const makersEnd = schedule[`v${version}`]?.end ?? "unknown";
      return [
        ...(isoDate(end) === makersEnd
          ? []
          : [`Node ${version}: Node's own schedule ends it on ${makersEnd}`]),
        ...(new Date(`${ourEnd} UTC`) > today ? [] : [`Node ${version}: the policy ended it on ${ourEnd}`]),
      ];
    },
  );
  const unchecked = Object.entries(schedule).flatMap(([name, { lts, end }]) => {
    const version = name.slice(1);
    const isDue = lts !== undefined && new Date(lts).getTime() + 30 * dayMs < today.getTime();
    const isOver = new Date(end) < today;
    return isDue && !isOver && !checked.includes(version)
      ? [`Node ${version} has been LTS since ${lts}`]
      : [];
  });
  return [...ends, ...unchecked];
}

const versions = (text: string): string[] => text.match(/\d+(\.\d+)?/g) ?? [];

/** `30 April 2027` as `2027-04-30`. */
function isoDate(day: string): string {
  const date = new Date(`${day} UTC`);
  return Number.isNaN(date.getTime()) ? day : date.toISOString().slice(0, 10);
}
