// Until the packages are on npm and PyPI, no text shows a command that would fetch a name that anybody can register:
// `node tools/checkers/run.ts release/names.ts` checks that. With --publish it writes the registries' names everywhere,
// for the first release.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { wheelName } from "../../../docs/site/wheel.ts";

const root = join(import.meta.dirname, "../../..");
const switchFile = join(root, "docs/published.json");

const downloads = "http://127.0.0.1:4010/docs/downloads";

/** What texts show before the first release, and after it. */
const commands: readonly [before: string, after: string][] = [
  [`npm install ${downloads}/partner-esim-sdk.tgz`, "npm install @partner-esim/sdk"],
  [`npm install ${downloads}/partner-esim-mcp.tgz`, "npm install @partner-esim/mcp"],
  [`pip install ${downloads}/${wheelName}`, "pip install partner-esim"],
  ["npm install ../partner-esim-server-*.tgz", "npm install @partner-esim/server"],
  ["npm install ../partner-esim-conformance-*.tgz", "npm install @partner-esim/conformance"],
  ["npm install ../partner-esim-spec-*.tgz", "npm install @partner-esim/spec"],
  ["npx --no-install partner-esim-sdk", "npx @partner-esim/sdk"],
];

/** Fetches a package if it isn't installed. */
const fetching =
  /\b(?:npx|npm exec|npm (?:install|i|add)|(?:pnpm|yarn|bun|deno|uv) add|pip install)(?: -\w+| --(?!no-install)[\w-]+)* +["'`]?(?:npm:)?(?:@partner-esim\/|partner-esim\b)/g;

const files = execFileSync("git", ["ls-files", "*.md", "*.ts", "*.tsx", "*.py", "*.tsp"], {
  cwd: root,
  encoding: "utf8",
})
  .trim()
  .split("\n")
  .filter((file) => file !== "tools/checkers/release/names.ts" && !file.startsWith("docs/decisions/"));

function publish(): void {
  for (const file of files.filter((name) => !name.endsWith("CHANGELOG.md"))) {
    const text = readFileSync(join(root, file), "utf8");
    const changed = commands.reduce((all, [before, after]) => all.replaceAll(before, after), text);
    if (changed !== text) writeFileSync(join(root, file), changed);
  }
  writeFileSync(switchFile, '{ "isPublished": true }\n');
}

function faults(): string[] {
  return files.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .flatMap((line, i) => [...line.matchAll(fetching)].map(([found]) => `${file}:${i + 1}: ${found}`)),
  );
}

const { isPublished } = JSON.parse(readFileSync(switchFile, "utf8")) as { isPublished: boolean };
if (process.argv.includes("--publish")) publish();
else if (!isPublished) {
  const found = faults();
  for (const fault of found)
    console.error(`${fault}: this name isn't ours yet; docs/guides/installing.md has the command`);
  console.log(`${files.length} files, ${found.length} commands that fetch an unpublished name`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
