// Measures the documentation with Lighthouse, as the service serves it, on an emulated phone with a slow network. Lighthouse has
// a folder of its own, lighthouse/, installed when this first runs.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { executable } from "../../server/portal/chromium.ts";
import { installCheckers } from "./install.ts";

const least = 95;
const attempts = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
/** One of each kind: first page, guide, operation, event, error. */
const kinds = [
  "index",
  "guides/webhooks",
  "reference/orders-create",
  "events/order.completed",
  "errors/rate_limited",
];

const help = `Usage: node tools/checkers/lighthouse.ts [PAGE …]

Builds the documentation, starts a fresh service and measures one page of each kind, or the pages named, such as
guides/webhooks. A page with a score below ${least} is measured up to three times, because performance depends on what else the
machine does; its best scores count. Needs Chromium, or its path in CHROMIUM.
Exit codes: 0 all scores are high enough, 1 one is not, or a page could not be measured.`;
if (process.argv.includes("--help")) {
  console.log(help);
  process.exit(0);
}

interface LighthouseReport {
  categories: Record<(typeof categories)[number], { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "partner-esim-lighthouse-"));

async function startService(): Promise<{ docsUrl: string; stop(): void }> {
  const database = join(folder, "service.db");
  const args = ["serve", "--demo", "--port", "0", "--database", database, "--log-level", "silent", "--json"];
  const child = spawn(process.execPath, [join(root, "server/src/main.ts"), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [output] = await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
  if (child.exitCode !== null) throw new Error("the service did not start");
  return { docsUrl: JSON.parse(String(output)).docs_url, stop: () => child.kill() };
}

function measure(url: string): LighthouseReport {
  const file = join(folder, "report.json");
  const program = join(import.meta.dirname, "lighthouse/node_modules/lighthouse/cli/index.js");
  const args = [
    url,
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    `--only-categories=${categories.join()}`,
    "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
  ];
  const { status } = spawnSync(process.execPath, [program, ...args], {
    env: { ...process.env, CHROME_PATH: executable() },
    stdio: ["ignore", "ignore", "inherit"],
    timeout: 300_000,
  });
  if (status !== 0) throw new Error(`Lighthouse could not measure ${url}`);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Names what cost points. */
function losses({ categories: measured, audits }: LighthouseReport): string[] {
  return categories
    .filter((name) => scoreOf(measured[name].score) < least)
    .flatMap((name) => measured[name].auditRefs.map(({ id }) => ({ name, audit: audits[id] })))
    .filter(({ audit }) => audit?.score !== null && Number(audit?.score) < 0.9)
    .map(({ name, audit }) => `  ${name}: ${audit?.title} ${audit?.displayValue ?? ""}`);
}

const scoreOf = (score: number | null) => Math.round((score ?? 0) * 100);

/** Returns whether all its scores are high enough. */
function check(docsUrl: string, page: string): boolean {
  const best = new Map<string, number>();
  let report: LighthouseReport | undefined;
  for (let attempt = 0; attempt < attempts; attempt++) {
    report = measure(`${docsUrl}/${page}.html`);
    for (const name of categories)
      best.set(name, Math.max(best.get(name) ?? 0, scoreOf(report.categories[name].score)));
    if ([...best.values()].every((score) => score >= least)) break;
  }
  console.log(`${page}: ${[...best].map(([name, score]) => `${name} ${score}`).join(", ")}`);
  const isHigh = [...best.values()].every((score) => score >= least);
  if (!isHigh && report) for (const line of losses(report)) console.log(line);
  return isHigh;
}

await installCheckers(join(import.meta.dirname, "lighthouse"));
const { status } = spawnSync(process.execPath, [join(root, "docs/site/build.ts")], { stdio: "inherit" });
if (status !== 0) process.exit(1);
const service = await startService();
try {
  const named = process.argv.slice(2);
  const results = (named.length > 0 ? named : kinds).map((page) => check(service.docsUrl, page));
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  service.stop();
  rmSync(folder, { recursive: true });
}
