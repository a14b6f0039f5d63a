// `npm run conformance:processes`: starts several processes on one PostgreSQL behind a load balancer, and runs the
// suite against them.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { isInstalled as hasPostgres, startPostgres } from "../server/test/postgres-server.ts";
import { type BalancerKind, isInstalled } from "../server/test/process/balancer.ts";
import { Processes } from "../server/test/process/processes.ts";

const root = join(import.meta.dirname, "..");
const count = 4;

const help = `Usage: npm run conformance:processes [-- haproxy|nginx] [-- options of the suite]

Runs every rule of the suite against ${count} processes on a fresh PostgreSQL database, behind HAProxy unless nginx is
named. nginx itself rejects two malformed requests, so two rules fail behind it. Further arguments go to the suite.
Needs PostgreSQL and the load balancer. Exit codes: those of the suite, 2 if a program is missing.`;

interface FirstLine {
  portal_url: string;
  demo: { operator_token: string };
}

const words = process.argv.slice(2);
if (words.includes("--help")) {
  console.log(help);
  process.exit(0);
}
const named = words[0] === "nginx" || words[0] === "haproxy" ? words.shift() : undefined;
const kind = (named ?? "haproxy") as BalancerKind;
for (const [isThere, what] of [
  [hasPostgres, "PostgreSQL"],
  [isInstalled(kind), kind],
]) {
  if (isThere) continue;
  console.error(`not run: ${what} is not installed here`);
  process.exit(2);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

const server = await startPostgres();
const processes = await Processes.start({
  count,
  kind,
  database: () => server.url,
  words: ["--virtual-clock", "--allow-local-webhooks", "--allow-test-runs", "--simulated-supplier"],
  firstWords: ["--demo"],
}).catch(async (error) => {
  await server.stop();
  throw error;
});
try {
  const { portal_url, demo } = processes.first as unknown as FirstLine;
  console.log(`${count} processes behind ${kind} at ${processes.url}`);
  const suite = spawn(
    process.execPath,
    [
      join(root, "conformance", "src", "main.ts"),
      "--base-url",
      processes.url,
      "--operator",
      `${process.execPath} ${join(root, "server", "src", "main.ts")}`,
      "--database",
      server.url,
      "--portal-url",
      portal_url,
      "--operator-token",
      demo.operator_token,
      "--live-orders",
      "--change-catalogue",
      "--beyond-http",
      ...words,
    ],
    { stdio: "inherit" },
  );
  const [code] = await once(suite, "exit");
  process.exitCode = code ?? 3;
  for (const end of processes.list.flatMap(({ ends }) => ends)) {
    console.error(end);
    process.exitCode = 1;
  }
} finally {
  await processes.stop();
  if (process.exitCode !== 0)
    for (const { errors } of processes.list) for (const text of errors) console.error(text);
  await server.stop();
}
