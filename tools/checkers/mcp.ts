/**
 * Checks the MCP server with programs of others: the conformance suite and the inspector of the Model Context Protocol. Then
 * does the twenty tasks of its tests with the server that orval makes of the same OpenAPI document.
 */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { routes } from "@partner-esim/generated/routes";
import { tools } from "@partner-esim/generated/tools";
import { build } from "esbuild";
import { type Agent, startAgent } from "../../mcp/test/agent.ts";
import { nearest, openShop, type Result, runTasks, type Shop } from "../../mcp/test/world.ts";

const root = join(import.meta.dirname, "../..");
const run = promisify(execFile);
const conformance = "@modelcontextprotocol/conformance@0.1.16";
const inspector = "@modelcontextprotocol/inspector@2.12.0";

/** The others call tools, prompts and resources of the suite's own example server. */
const scenarios = ["server-initialize", "ping", "tools-list", "resources-list", "dns-rebinding-protection"];

const ends: (() => unknown)[] = [];
const scope = { teardown: (end: () => unknown) => void ends.unshift(end) };

const program = (name: string, args: string[]) =>
  run("npm", ["exec", "--yes", `--package=${name}`, "--", ...args], { cwd: tmpdir(), timeout: 120_000 });

async function httpServer({ apiKey, proxy }: Shop): Promise<string> {
  const child = spawn(process.execPath, ["--no-warnings", join(root, "mcp/src/main.ts"), "--http", "0"], {
    env: { ...process.env, PARTNER_ESIM_API_KEY: apiKey, PARTNER_ESIM_BASE_URL: proxy.baseUrl },
    stdio: ["ignore", "ignore", "pipe"],
  });
  scope.teardown(() => child.kill());
  const [line] = await once(child.stderr.setEncoding("utf8"), "data");
  return /http:\S+/.exec(line)?.[0] ?? "";
}

async function checkConformance(url: string): Promise<string[]> {
  const faults: string[] = [];
  for (const scenario of scenarios) {
    const args = ["conformance", "server", "--url", url, "--scenario", scenario];
    const fault = await program(conformance, args).then(
      () => null,
      (error) => `${scenario}: ${error.stdout ?? error.message}`,
    );
    console.log(`conformance, ${scenario}: ${fault === null ? "passed" : "FAILED"}`);
    if (fault !== null) faults.push(fault);
  }
  return faults;
}

async function checkInspector(url: string): Promise<string[]> {
  const args = ["mcp-inspector", "--cli", url, "--transport", "http", "--method", "tools/list"];
  const { stdout } = await program(inspector, args);
  const listed: { name: string }[] = JSON.parse(stdout).tools;
  const missing = Object.values(tools)
    .filter(({ idempotent }) => !idempotent)
    .filter(({ name }) => !listed.some((each) => each.name === name));
  console.log(`inspector: ${listed.length} tools`);
  return missing.map(({ name }) => `the inspector does not see ${name}`);
}

/**
 * orval's server, with what an integrator adds: the address, the key, and an idempotency key for each call, which its
 * tools don't take.
 */
async function orvalAgent({ apiKey, proxy }: Shop): Promise<Agent> {
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-orval-"));
  scope.teardown(() => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(join(import.meta.dirname, "node_modules"), join(folder, "node_modules"));
  const input = join(root, "generated/openapi.json");
  const output = {
    mode: "single",
    client: "mcp",
    baseUrl: proxy.baseUrl,
    target: "./src/handlers.ts",
    schemas: "./src/model",
  };
  writeFileSync(
    join(folder, "orval.config.mjs"),
    `export default ${JSON.stringify({ api: { input, output } })};\n`,
  );
  writeFileSync(join(folder, "package.json"), '{ "type": "module", "private": true }\n');
  await run(join(folder, "node_modules/.bin/orval"), ["--config", "orval.config.mjs"], { cwd: folder });
  const server = join(folder, "src/server.ts");
  const added = `const send = globalThis.fetch;
globalThis.fetch = (url, init = {}) => {
  const headers = new Headers(init.headers);
  headers.set("authorization", "Bearer " + process.env.API_KEY);
  headers.set("idempotency-key", crypto.randomUUID());
  return send(url, { ...init, headers });
};
`;
  writeFileSync(server, `${added}${readFileSync(server, "utf8")}`);
  const outfile = join(folder, "server.mjs");
  await build({
    entryPoints: [server],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    nodePaths: [join(root, "node_modules"), join(import.meta.dirname, "node_modules")],
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
    logLevel: "silent",
  });
  const client = new Client({ name: "check", version: "0" });
  const env = { API_KEY: apiKey };
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [outfile], env }));
  scope.teardown(() => client.close());
  return {
    client,
    async call(name, { reference: _reference, ...args } = {}) {
      const tool = Object.values(tools).find((each) => each.name === name);
      const route = Object.values(routes).find(({ sdk }) => sdk === tool?.sdk.join("."));
      const isInPath = (key: string) => tool?.path.includes(key) === true;
      const entries = Object.entries(args);
      const otherParams = Object.fromEntries(entries.filter(([key]) => !isInPath(key)));
      const orvalArguments = {
        pathParams: Object.fromEntries(entries.filter(([key]) => isInPath(key))),
        ...(tool?.idempotent ? { bodyParams: otherParams } : { queryParams: otherParams }),
      };
      const result = (await client.callTool({
        name: route?.operationId ?? "",
        arguments: orvalArguments,
      })) as CallToolResult;
      const [first] = result.content;
      const text = first?.type === "text" ? first.text : "";
      return { isError: result.isError === true, text, data: result.structuredContent };
    },
  };
}

async function report(
  name: string,
  agent: Agent,
  results: Result[],
  nameOf: (tool: string) => string,
): Promise<void> {
  const { tools: listed } = await agent.client.listTools();
  const found = results.filter(({ task }) => nearest(task.ask, listed).includes(nameOf(task.tool)));
  const open = results.filter(({ isDone }) => !isDone);
  console.log(
    `${name}: ${results.length - open.length} of ${results.length} tasks done, ${found.length} tools found by their words`,
  );
  for (const { task } of open) console.log(`  not done: ${task.ask}`);
}

async function main(): Promise<number> {
  const shop = await openShop(scope);
  const url = await httpServer(shop);
  const faults = [...(await checkConformance(url)), ...(await checkInspector(url))];
  const flags = ["--allow-purchases", "--max-spend", "100000"];
  const ours = await startAgent(scope, { baseUrl: shop.proxy.baseUrl, apiKey: shop.apiKey, flags });
  const results = await runTasks(shop.world(ours.call));
  await report("partner-esim-mcp", ours, results, (tool) => tool);
  faults.push(...results.filter(({ isDone }) => !isDone).map(({ task }) => `not done: ${task.ask}`));
  const others = await openShop(scope);
  const orval = await orvalAgent(others);
  const operationOf = (tool: string) =>
    Object.values(routes).find(
      ({ sdk }) => sdk.replaceAll(/[A-Z]/g, (at) => `_${at.toLowerCase()}`).replaceAll(".", "_") === tool,
    )?.operationId ?? "";
  await report("orval", orval, await runTasks(others.world(orval.call)), operationOf);
  for (const fault of faults) console.log(fault);
  return faults.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} finally {
  for (const end of ends) await end();
}
