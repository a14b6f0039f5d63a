// Checks of the built site without a browser: every page exists, every link and file is valid, nothing is loaded from
// elsewhere, and the guides state what the contract requires of documentation.
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import t from "tap";
import { causes } from "../../../sdk/src/webhooks/explain.ts";
import { buildSite, keptReport, sitePages, usualReport } from "../build.ts";
import { isComplete } from "../src/collections/walk.ts";
import { errorCodes, eventTypes, openApi, operations, ruleIds, rules } from "../src/contract.ts";
import { socialFile, socialSize } from "../src/layout.ts";
import { operationPath } from "../src/links.ts";
import { changesText } from "../src/pages/changelog.ts";
import { guidePages } from "../src/pages/guides.ts";
import { changesSince, otherVerdicts, readReport } from "../src/status.ts";

const folder = mkdtempSync(join(tmpdir(), "docs-site-"));
t.teardown(() => rmSync(folder, { recursive: true }));
const site = join(folder, "site");
await buildSite(site, undefined);
const files = globSync("**/*.*", { cwd: site }).toSorted();
const read = (file: string) => readFileSync(join(site, file), "utf8");
const html = files.filter((file) => file.endsWith(".html"));

t.test("there is a page for every operation, error code, event and rule", async (t) => {
  const expected = [
    ...operations.map(({ id }) => operationPath(id)),
    ...errorCodes.map((code) => `errors/${code}`),
    ...eventTypes.map(({ type }) => `events/${type}`),
  ];
  for (const path of expected) {
    t.ok(files.includes(`${path}.html`), `${path}.html`);
    t.ok(files.includes(`${path}.md`), `${path}.md`);
  }
  const all = html.filter((file) => file.startsWith("rules/")).map(read);
  for (const id of ruleIds)
    t.ok(
      all.some((text) => text.includes(`id="${id}"`)),
      `the anchor of ${id}`,
    );
});

t.test("the page of an operation names every parameter, field of its body, and error", async (t) => {
  for (const { id, parameters, body, route } of operations) {
    const text = read(`${operationPath(id)}.md`);
    for (const { name } of parameters) t.match(text, `\`${name}\``, `${id}: ${name}`);
    const schema = openApi.components.schemas[body?.schema?.$ref?.split("/").at(-1) ?? ""];
    for (const name of Object.keys(schema?.properties ?? {})) t.match(text, `\`${name}\``, `${id}: ${name}`);
    for (const { code } of route.errors)
      t.match(text, `[\`${code}\`](../errors/${code}.md)`, `${id}: ${code}`);
  }
});

t.test("the page of an error says each thing once", async (t) => {
  for (const code of errorCodes) {
    const text = read(`errors/${code}.md`);
    const [, table = ""] = /^\| Operation \| When \|\n\| --- \| --- \|\n((?:\|.*\n)*)/m.exec(text) ?? [];
    const conditions = table.split("\n").flatMap((row) => row.split(" | ")[1] ?? []);
    t.equal(new Set(conditions).size, conditions.length, code);
  }
  t.match(read("errors/rate_limited.md"), "| Operation | When |");
});

t.test("the page of an event shows its payload and how to verify it", async (t) => {
  for (const { type } of eventTypes) {
    const text = read(`events/${type}.md`);
    t.match(text, `"type": "${type}"`, type);
    for (const name of ["Express", "Fastify", "Koa", "Hono", "Next.js", "node:http", "Python"])
      t.match(text, `tab="${name}"`, `${type}: ${name}`);
  }
});

t.test("what an integrator writes first is shown in curl and in Python too", async (t) => {
  const guides = ["guides/idempotency", "guides/pagination", "guides/errors-and-retries", "guides/sandbox"];
  for (const path of guides)
    for (const name of ["curl", "Python"]) t.match(read(`${path}.md`), `tab="${name}"`, path);
});

t.test("every link leads to a file, and to an anchor in it", async (t) => {
  const ids = new Map(
    html.map((file) => [file, new Set([...read(file).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))]),
  );
  for (const file of html) {
    const faults: string[] = [];
    const links = [...read(file).matchAll(/ (?:href|src|data-search|data-words)="([^"]*)"/g)].map(
      ([, link = ""]) => link,
    );
    for (const link of links) {
      if (/^(https?|data):/.test(link)) continue;
      const [path = "", anchor] = link.split("#");
      const target = path === "" ? file : join(dirname(file), path);
      const isConsole = target === "console.html" && operations.some(({ id }) => id === anchor);
      if (!existsSync(join(site, target))) faults.push(link);
      else if (anchor !== undefined && !isConsole && !ids.get(target)?.has(anchor)) faults.push(link);
    }
    t.strictSame(faults, [], file);
  }
});

t.test("links of the Markdown twins lead to twins", async (t) => {
  for (const file of files.filter((name) => name.endsWith(".md") || name.startsWith("llms"))) {
    const prose = read(file).replace(/^```[\s\S]*?^```$/gm, "");
    t.notMatch(prose, /\]\((docs|file|rule):|\{\{/, `${file} contains no markers of the builder`);
    const links = [...prose.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link = ""]) => link);
    const lost = links.filter(
      (link) => !/^https?:/.test(link) && !existsSync(join(site, dirname(file), link)),
    );
    t.strictSame(lost, [], file);
  }
});

t.test("no Markdown syntax is left in the text", async (t) => {
  for (const file of html) {
    const prose = read(file).replace(
      /<pre[\s\S]*?<\/pre>|<code\b[^>]*>[\s\S]*?<\/code>|aria-label="Link to [^"]*"/g,
      "",
    );
    t.notMatch(prose, /\]\(|\*\*|\{\{|&lt;!--/, file);
  }
});

t.test("nothing is loaded from elsewhere, and no script is inline", async (t) => {
  for (const file of html) {
    const text = read(file);
    t.notMatch(text, /<(script|link|img|iframe)[^>]*(src|href)="(https?:)?\/\//, file);
    t.notMatch(text, /<script(?![^>]* src=)[^>]*>|<style| style="| on[a-z]+="/, file);
  }
  for (const file of files.filter((name) => /\.(css|js)$/.test(name) && !name.includes("words"))) {
    t.notMatch(read(file), /url\(|@import|import\("/, file);
  }
});

t.test("a shared link has a title and a description, and every page an icon", async (t) => {
  for (const file of html) {
    t.match(read(file), /<meta property="og:title" content="[^"]+">/, file);
    t.match(read(file), /<meta property="og:description" content="[^"]+">/, file);
    t.match(read(file), /<link rel="icon" href="[^"]+">/, file);
    t.match(read(file), '<meta property="og:image" content="social.png">', file);
  }
  const png = readFileSync(join(site, socialFile));
  t.same({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }, socialSize, "as large as pages say");
  t.ok(png.length < 150_000, `${png.length} bytes`);
});

t.test("the guides state every rule that only documentation can keep", async (t) => {
  const stated = guidePages().flatMap((guide) => guide.rules);
  const expected = ruleIds.filter((id) => rules[id].observe === "docs");
  t.ok(expected.length > 0);
  for (const id of expected) t.ok(stated.includes(id), `a guide links to rule:${id} where it says it`);
});

t.test("the guide to webhooks that don't verify names every cause", async (t) => {
  const guide = guidePages().find(({ path }) => path === "guides/webhooks-explain");
  for (const cause of Object.keys(causes)) t.match(guide?.markdown, `\`${cause}\``, cause);
});

t.test("the walk of the collections makes every request", async (t) => {
  t.ok(isComplete(operations.map(({ id }) => id)));
});

t.test("a build of the same sources is the same, byte for byte", async (t) => {
  const again = join(folder, "again");
  await buildSite(again, undefined);
  t.same(globSync("**/*.*", { cwd: again }).toSorted(), files);
  const differing = files.filter(
    (file) => !readFileSync(join(again, file)).equals(readFileSync(join(site, file))),
  );
  t.strictSame(differing, []);
});

t.test("the stored results are current", async (t) => {
  const report = readReport(keptReport);
  if (report === null) return t.fail("docs/conformance.json is not there");
  const again = "npm run check -- --only conformance, then npm run docs -- --keep";
  t.same(changesSince(report), { added: [], gone: [] }, again);
  // `npm run check` has run the suite before it gets here; alone, this test may find an older run, or none.
  const run = readReport(usualReport);
  if (run !== null && run.startedAt > report.startedAt) t.same(otherVerdicts(report, run), [], again);
});

t.test("an outdated run is reported", async (t) => {
  const report = readReport(keptReport);
  const [first, ...others] = report?.rules ?? [];
  if (!report || !first) return t.fail("docs/conformance.json has no rule");
  const older = {
    ...report,
    rules: [...others, { id: "a.rule.of-the-past" as typeof first.id, status: "pass" }],
  };
  t.same(changesSince(older), { added: [first.id], gone: ["a.rule.of-the-past"] });
  const index = sitePages(older).find((page) => page.path === "rules/index");
  t.match(index?.markdown, "**It is outdated:** 1 rules were added since, 1 removed.");
  const failing = { ...report, rules: [{ ...first, status: "fail" }, ...others] };
  t.same(otherVerdicts(report, failing), [`${first.id}: ${first.status}, now fail`]);
});

t.test("results of the suite's report are beside the rules", async (t) => {
  const [first, second] = ruleIds;
  if (!first || !second) throw new Error("there are no rules");
  const report = {
    startedAt: "2026-11-21T10:00:00.000Z",
    counts: { pass: 1, fail: 1 },
    conformant: false,
    rules: [
      { id: first, status: "pass" },
      { id: second, status: "fail" },
    ],
  };
  const pages = sitePages(report);
  const textOf = (path: string) => pages.find((page) => page.path === path)?.markdown ?? "";
  const lineOf = (id: string) =>
    textOf(`rules/${id.split(".")[0]}`)
      .split("\n")
      .find((line) => line.includes(`#${id})`));
  t.match(lineOf(first), "*pass*");
  t.match(lineOf(second), "*fail*");
  t.match(textOf("rules/index"), "**not** conformant");
  t.match(
    sitePages(null).find((page) => page.path === "rules/index")?.markdown,
    "There was no run of the suite",
  );
});

t.test("the changelog shows the gate's findings, breaking changes first", async (t) => {
  const changes = [
    { bump: "patch", says: "One." },
    { bump: "major", says: "Two." },
  ];
  const text = changesText({ since: "v1", changes }).join("\n");
  t.match(text, /Can break clients\n- Two\.\n### Other\n- One\./);
  t.same(changesText({ since: null, changes: [] }), []);
  t.match(changesText({ since: "v1", changes: [] }), ["The contract is that of v1."]);
});
