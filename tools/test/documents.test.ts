// Everything that documents name exists: linked or mentioned files, headings of links, and npm scripts. The index of
// decisions lists every decision.
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import t from "tap";

const root = join(import.meta.dirname, "..", "..");

interface Document {
  file: string;
  text: string;
  /** The text without code blocks. */
  prose: string;
}

const documents: Document[] = globSync(
  ["*.md", ".changeset/*.md", "{deploy,docs,generated,toolchain,spec,server,sdk,conformance}/**/*.md"],
  {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist|fixtures)(\/|$)/.test(String(name)),
  },
)
  .toSorted()
  .map((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return { file, text, prose: text.replace(/^( *)```[\s\S]*?^\1```$/gm, "") };
  });

/** Returns the anchor of a heading: lower case, without punctuation, spaces as dashes. */
function anchorOf(heading: string): string {
  const words = heading.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, "");
  return words.trim().replaceAll(" ", "-");
}

function anchorsOf(path: string): string[] {
  const headings = readFileSync(path, "utf8").matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading = ""]) => anchorOf(heading));
}

/** Returns links of the text to files of this repository. */
function linksOf({ prose }: Document): string[] {
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

/** Returns paths in backquotes with one of our extensions. `*` and `<…>` stand for many files. */
function pathsOf({ prose }: Document): string[] {
  return [...prose.matchAll(/`([\w@.-]+(?:\/[\w@.-]+)+\.(?:ts|tsp|sql|json|yaml|md|txt|mjs))`/g)].map(
    ([, path = ""]) => path,
  );
}

interface Command {
  script: string;
  workspace: string | undefined;
}

function commandsOf({ text }: Document): Command[] {
  const runs = text.matchAll(/\bnpm run (?:-s |--silent )?([a-z][\w-]*(?::[\w-]+)*)(?: -w ([\w-]+))?/g);
  const short = text.matchAll(/\bnpm (start|test)\b/g);
  return [...runs, ...short].map(([, script = "", workspace]) => ({ script, workspace }));
}

function scriptsOf(workspace = "."): string[] {
  const { scripts = {} } = JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8"));
  return Object.keys(scripts);
}

t.test("the documents were found", async (t) => {
  const names = documents.map(({ file }) => file);
  const known = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/decisions/README.md"];
  t.same(
    known.filter((name) => !names.includes(name)),
    [],
  );
});

t.test("every link leads to a file, and to a heading that it has", async (t) => {
  t.ok(documents.flatMap(linksOf).length > 20, "links were found");
  const broken: string[] = [];
  for (const document of documents) {
    for (const link of linksOf(document)) {
      const [target = "", anchor] = link.split("#");
      const path = target === "" ? join(root, document.file) : join(root, dirname(document.file), target);
      if (!existsSync(path)) broken.push(`${document.file} links to ${link}`);
      else if (anchor !== undefined && path.endsWith(".md") && !anchorsOf(path).includes(anchor))
        broken.push(`${document.file} links to a heading that is not there: ${link}`);
    }
  }
  t.same(broken, []);
});

t.test("every file that is mentioned is there", async (t) => {
  t.ok(documents.flatMap(pathsOf).length > 50, "paths were found");
  const missing = documents.flatMap((document) => {
    const folders = [root, join(root, dirname(document.file))];
    const absent = pathsOf(document).filter((path) => !folders.some((from) => existsSync(join(from, path))));
    return absent.map((path) => `${document.file} mentions ${path}`);
  });
  t.same(missing, []);
});

t.test("every script that is named exists", async (t) => {
  t.ok(documents.flatMap(commandsOf).length > 20, "commands were found");
  const missing = documents.flatMap((document) => {
    const absent = commandsOf(document).filter(
      ({ script, workspace }) => !scriptsOf(workspace).includes(script),
    );
    return absent.map(
      ({ script, workspace = "the root" }) => `${document.file} names the script ${script} of ${workspace}`,
    );
  });
  t.same(missing, []);
});

t.test("the samples of the README are parts of examples that are run", async (t) => {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const samples = [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, sample = ""]) => sample);
  const examples = ["buy-and-top-up.ts", "webhooks/next-route.ts"];
  t.equal(samples.length, examples.length);
  for (const [at, file] of examples.entries()) {
    const example = readFileSync(join(root, "sdk/examples", file), "utf8");
    t.ok(example.includes(samples[at] ?? "-"), `copy it from sdk/examples/${file}`);
  }
});

t.test("decisions have a number each, one form, and a place in the index", async (t) => {
  const index = readFileSync(join(root, "docs/decisions/README.md"), "utf8");
  const decisions = documents.filter(({ file }) => /^docs\/decisions\/\d/.test(file));
  t.ok(decisions.length > 0, "decisions were found");
  const violations: string[] = [];
  const numbers = new Set<string>();
  for (const { file, text } of decisions) {
    const name = basename(file);
    const [, number] = /^(\d{4})-[a-z0-9-]+\.md$/.exec(name) ?? [];
    if (number === undefined || numbers.has(number)) violations.push(`${name} has no number of its own`);
    else numbers.add(number);
    if (!index.includes(`(${name})`)) violations.push(`the index lacks ${name}`);
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading).join(", ");
    if (headings !== "Context, Decision, Consequences") violations.push(`${name} has headings ${headings}`);
  }
  t.same(violations, []);
});
