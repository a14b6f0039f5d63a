// What changed between two versions of the contract, and the version bump that each change needs. Redocly finds
// breaking changes of paths, parameters and schemas; the rest is compared here: errors, events, headers, webhooks,
// security, defaults, rules, and our extensions of operations. Any other difference is at least a minor bump, or a
// patch if only text differs.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Difference,
  documentDifferences,
  type Json,
  type JsonObject,
  objectOf,
} from "./document-differences.ts";

export const bumps = ["patch", "minor", "major"] as const;
export type Bump = (typeof bumps)[number];

export interface Change {
  bump: Bump;
  /** One sentence for API users. */
  says: string;
}

/** The files of one version, as text. */
export interface Version {
  openapi: string;
  rules: string;
  /** The module with the contract's limits. */
  limits: string;
}

export function contractChanges(base: Version, revision: Version): Change[] {
  const before = readContract(base);
  const after = readContract(revision);
  const located = documentChanges(base.openapi, revision.openapi);
  return [
    ...located.map(({ bump, says, at }) => ({ bump, says: `${says} (${at})` })),
    ...operationChanges(before, after),
    ...defaultChanges(before.document, after.document, []),
    ...ruleChanges(before.rules, after.rules),
    ...limitChanges(base.limits, revision.limits),
    ...otherChanges(before.document, after.document, new Set(located.map(({ at }) => at))),
  ];
}

/** Returns the largest bump among the changes; null if there are none. */
export function leastBump(changes: readonly Change[]): Bump | null {
  const largest = Math.max(-1, ...changes.map(({ bump }) => bumps.indexOf(bump)));
  return bumps[largest] ?? null;
}

interface LocatedChange extends Change {
  /** A JSON pointer with a leading `#`. */
  at: string;
}

const redocly = join(import.meta.dirname, "../node_modules/.bin/redocly");

function documentChanges(base: string, revision: string): LocatedChange[] {
  const folder = mkdtempSync(join(tmpdir(), "contract-changes-"));
  try {
    writeFileSync(join(folder, "base.json"), base);
    writeFileSync(join(folder, "revision.json"), revision);
    const args = ["diff", "base.json", "revision.json", "--format", "json", "--fail-on", "none"];
    const { status, stdout, stderr } = spawnSync(redocly, args, {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    });
    if (status !== 0) throw new Error(`redocly diff failed: ${stderr || stdout}`);
    const report = JSON.parse(stdout) as {
      changes: { verdicts: { impact: Bump; message: string; location: { pointer: string } }[] }[];
    };
    const found = report.changes.flatMap(({ verdicts }) =>
      verdicts.map(({ impact, message, location }) => ({
        bump: impact,
        says: message,
        at: location.pointer,
      })),
    );
    return unique(found);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A model used by many operations is reported for each of them. */
function unique(changes: LocatedChange[]): LocatedChange[] {
  return [
    ...new Map(changes.map((change) => [`${change.bump} ${change.says} ${change.at}`, change])).values(),
  ];
}

interface Operation {
  /** Error codes with their status: "402 insufficient_balance". */
  errors: Set<string>;
  events: Set<string>;
  /** "200 Cache-Control". */
  headers: Set<string>;
  /** Values of the extensions: access, rate class, idempotency, paging, SDK method. */
  traits: Map<string, string>;
}

interface Contract {
  document: JsonObject;
  operations: Map<string, Operation>;
  rules: Map<string, Rule>;
}

interface Rule {
  id: string;
  level: string;
  observe: string;
  text: string;
}

const traitNames = ["x-access", "x-rate-class", "x-idempotent", "x-paginated", "x-sdk-method"];

/** Parts that several operations share: where one stands does not matter, what it says in each place does. */
const shared = /^#\/components\/(responses|examples|parameters\/Webhook\.)/;

/** Returns a document with the shared parts where they are used. */
function inline(document: JsonObject): JsonObject {
  const visit = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(visit);
    if (value === null || typeof value !== "object") return value;
    if (typeof value.$ref === "string" && shared.test(value.$ref)) {
      const [, , kind = "", name = ""] = value.$ref.split("/");
      return visit(objectOf(objectOf(document.components)[kind])[name] ?? value);
    }
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, visit(member)]));
  };
  const { responses: _, examples: __, parameters, ...components } = objectOf(document.components);
  const ownParameters = Object.entries(objectOf(parameters)).filter(([name]) => !name.startsWith("Webhook."));
  const keptComponents = {
    ...components,
    ...(ownParameters.length > 0 && { parameters: Object.fromEntries(ownParameters) }),
  };
  return visit({ ...document, components: keptComponents }) as JsonObject;
}

function readContract({ openapi, rules }: Version): Contract {
  const document = inline(JSON.parse(openapi) as JsonObject);
  const operations = new Map<string, Operation>();
  for (const path of Object.values(objectOf(document.paths))) {
    for (const operation of Object.values(objectOf(path)).map(objectOf)) {
      if (typeof operation.operationId === "string") {
        operations.set(operation.operationId, readOperation(operation));
      }
    }
  }
  const list = JSON.parse(rules) as { rules: Rule[] };
  return { document, operations, rules: new Map(list.rules.map((rule) => [rule.id, rule])) };
}

function readOperation(operation: JsonObject): Operation {
  const headers = new Set<string>();
  for (const [status, response] of Object.entries(objectOf(operation.responses))) {
    for (const name of Object.keys(objectOf(objectOf(response).headers))) headers.add(`${status} ${name}`);
  }
  const traits = traitNames.flatMap((name): [string, string][] =>
    operation[name] === undefined ? [] : [[name, JSON.stringify(operation[name])]],
  );
  return {
    errors: new Set(namesOf(operation["x-error-precedence"])),
    events: new Set(namesOf(operation["x-events"])),
    headers,
    traits: new Map(traits),
  };
}

function namesOf(list: Json | undefined): string[] {
  return Array.isArray(list)
    ? list.map((item) => (typeof item === "string" ? item : JSON.stringify(item)))
    : [];
}

/** Redocly reports added and removed operations. */
function operationChanges(before: Contract, after: Contract): Change[] {
  const changes: Change[] = [];
  for (const [id, was] of before.operations) {
    const is = after.operations.get(id);
    if (!is) continue;
    changes.push(
      ...setChanges(was.errors, is.errors, (item) => `the error ${item} of ${id}`),
      ...setChanges(was.events, is.events, (item) => `the event ${item} of ${id}`),
      ...setChanges(was.headers, is.headers, (item) => `the response header ${item} of ${id}`),
    );
    const stay = (errors: Set<string>, others: Set<string>) =>
      [...errors].filter((error) => others.has(error)).join();
    if (stay(was.errors, is.errors) !== stay(is.errors, was.errors)) {
      changes.push({ bump: "minor", says: `Changed: which error of ${id} comes first.` });
    }
    for (const name of new Set([...was.traits.keys(), ...is.traits.keys()])) {
      if (was.traits.get(name) !== is.traits.get(name)) {
        changes.push({ bump: "major", says: `Changed: ${name.slice(2)} of ${id}.` });
      }
    }
  }
  return changes;
}

function setChanges(was: Set<string>, is: Set<string>, name: (item: string) => string): Change[] {
  return [
    ...without(was, is).map((item): Change => ({ bump: "major", says: `Removed: ${name(item)}.` })),
    ...without(is, was).map((item): Change => ({ bump: "minor", says: `New: ${name(item)}.` })),
  ];
}

const without = (names: Set<string>, others: Set<string>): string[] =>
  [...names].filter((name) => !others.has(name));

/** An omitted value means something else now: a break that the schema doesn't show. */
function defaultChanges(was: Json | undefined, is: Json | undefined, path: string[]): Change[] {
  if (Array.isArray(was) && Array.isArray(is)) {
    return was.flatMap((item, i) => defaultChanges(item, is[i], [...path, String(i)]));
  }
  const before = objectOf(was);
  const after = objectOf(is);
  return Object.keys(before).flatMap((name): Change[] => {
    if (name === "default" && JSON.stringify(before.default) !== JSON.stringify(after.default)) {
      return [{ bump: "major", says: `Changed: the default at ${path.join("/")}.` }];
    }
    return name === "example" || name === "examples"
      ? []
      : defaultChanges(before[name], after[name], [...path, name]);
  });
}

function ruleChanges(was: Map<string, Rule>, is: Map<string, Rule>): Change[] {
  const changes = setChanges(new Set(was.keys()), new Set(is.keys()), (id) => `the rule ${id}`);
  for (const [id, { level, observe, text }] of was) {
    const now = is.get(id);
    if (now === undefined) continue;
    if (now.level !== level) {
      changes.push({ bump: "minor", says: `The rule ${id} was a ${level} and is a ${now.level}.` });
    }
    if (now.observe !== observe) {
      const says = `The rule ${id} was observed by ${observe} and is by ${now.observe}.`;
      changes.push({ bump: "minor", says });
    }
    if (now.text !== text) changes.push({ bump: "patch", says: `The rule ${id} has other words.` });
  }
  return changes;
}

/** Whether a changed limit breaks somebody is for the author of the changeset to say. */
function limitChanges(was: string, is: string): Change[] {
  const before = figuresOf(was);
  const after = figuresOf(is);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name): Change[] => {
    const old = before.get(name);
    const now = after.get(name);
    if (old === now) return [];
    const says =
      old === undefined
        ? `New: the figure ${name}, ${now}.`
        : now === undefined
          ? `Removed: the figure ${name}.`
          : `The figure ${name} was ${old} and is ${now}.`;
    return [{ bump: "minor", says }];
  });
}

const figuresOf = (module: string): Map<string, string> =>
  new Map([...module.matchAll(/^ {2}(\w+): (.+),$/gm)].map(([, name = "", value = ""]) => [name, value]));

/** Returns all differences that nothing else covers. */
function otherChanges(was: JsonObject, is: JsonObject, checked: ReadonlySet<string>): Change[] {
  const differences = documentDifferences(was, is);
  const prose = differences.filter(({ isProse }) => isProse);
  const unexplained = differences.filter(
    (difference) => !difference.isProse && !checked.has(pointerOf(difference)) && !isCovered(difference),
  );
  const words: Record<Difference["kind"], string> = { new: "New", removed: "Removed", changed: "Changed" };
  return [
    ...unexplained.map((difference): Change => {
      const breaks = difference.kind !== "new" && isRelied(difference);
      const says = `${words[difference.kind]}: ${difference.path.join(" > ")}.`;
      return { bump: breaks ? "major" : "minor", says };
    }),
    ...prose.map(({ path }): Change => ({ bump: "patch", says: `Other words: ${path.join(" > ")}.` })),
  ];
}

const pointerOf = ({ path }: Difference): string =>
  `#/${path.map((name) => name.replaceAll("~", "~0").replaceAll("/", "~1")).join("/")}`;

/** Covered above, by its operation or default. */
function isCovered({ path, kind }: Difference): boolean {
  if (path.at(-1) === "default" && path.at(-2) === "schema") return kind !== "new";
  if (path[0] !== "paths") return false;
  const [keyword = "", , within] = path.slice(3);
  const ours = ["x-error-precedence", "x-events", ...traitNames];
  return ours.includes(keyword) || (keyword === "responses" && within === "headers" && path.length === 7);
}

/** Webhook receivers, readers of headers and authentication depend on these: changing them is a break. */
function isRelied({ path }: Difference): boolean {
  const [area, name] = path;
  return (
    area === "webhooks" ||
    area === "security" ||
    (area === "components" && (name === "securitySchemes" || name === "headers")) ||
    (area === "paths" && path[3] === "security")
  );
}
