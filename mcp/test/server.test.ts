/** What the server says of itself, its documentation, and its HTTP side. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { tools as contract } from "@partner-esim/generated/tools";
import { Ajv2020 } from "ajv/dist/2020.js";
import t, { type Test } from "tap";
import packageJson from "../package.json" with { type: "json" };
import { folderFor, program, startAgent } from "./agent.ts";

const baseUrl = "http://127.0.0.1:65001/partner/api";
const apiKey = "sk_test_none";
const flags = ["--allow-purchases", "--max-spend", "100"];

// No tool speaks of keys, as reported of one that asks for a new key for each request: square/square-mcp-server#31.
t.test("every operation is a tool with a schema, errors and an example where it has a body", async (t) => {
  const agent = await startAgent(t, { baseUrl, apiKey, flags });
  const { tools } = await agent.client.listTools();
  t.same(
    tools.map(({ name }) => name),
    [...Object.keys(contract), "docs_search"],
  );
  const ajv = new Ajv2020({ strict: false, formats: { int32: true } });
  const violations: string[] = [];
  for (const { name, description = "", inputSchema } of tools) {
    const examples: unknown[] = Object(inputSchema).examples ?? [];
    const validate = ajv.compile(inputSchema);
    const { path = [], idempotent = false, testKey = false } = Object(contract)[name] ?? {};
    const pathValues = Object.fromEntries(path.map((each: string) => [each, "8999999024618730517"]));
    if (examples.some((example) => !validate({ ...pathValues, ...Object(example) })))
      violations.push(`${name}: example`);
    if (idempotent && !testKey && examples.length === 0) violations.push(`${name}: no example`);
    if (/Idempotency-Key|new key/i.test(description)) violations.push(`${name}: speaks of keys`);
    if (idempotent && !inputSchema.required?.includes("reference")) violations.push(`${name}: no reference`);
  }
  t.same(violations, []);
  t.match(tools.find(({ name }) => name === "orders_create")?.description, /insufficient_balance: /);
});

t.test("arguments that don't fit, and tools that don't exist, are errors that say so", async (t) => {
  const agent = await startAgent(t, { baseUrl, apiKey });
  t.match(await agent.call("packages_get", {}), { isError: true, text: /must have required property 'id'/ });
  const misspelt = await agent.call("packages_list", { contry: "AE" });
  t.match(misspelt, { isError: true, text: /^There is no argument `contry`\. The names are .*`country`/ });
  t.match(await agent.call("packages_delete"), { isError: true, text: /no tool packages_delete/ });
  t.match(await agent.call("balance_get"), { isError: true, text: /connect|reached/i });
});

t.test("it runs on Node 20, which has no compile cache", async (t) => {
  const withoutCache = 'import m from "node:module"; delete m.enableCompileCache; m.syncBuiltinESMExports()';
  const args = ["--no-warnings", "--import", `data:text/javascript,${withoutCache}`, program, "--version"];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  t.equal(stdout, `${packageJson.version}\n`);
});

/** Documentation of three pages. */
async function documentation(t: Test): Promise<string> {
  const pages: Record<string, string> = {
    "/docs/llms.txt": `# Partner eSIM API

## Guides

- [Webhooks](guides/webhooks.md): Signed events.
- [Money](guides/money.md): Amounts are decimal strings.
- [Console](console.html): Not Markdown.
`,
    "/docs/guides/webhooks.md":
      "# Webhooks\n\nEach request is signed.\n\nThe tolerance of timestamps is five minutes.\n",
    "/docs/guides/money.md": "# Money\n\nAn amount is text.\n",
  };
  const server = createServer((request, response) => {
    const text = pages[request.url ?? ""];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  t.teardown(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/docs`;
}

t.test("the documentation is there as resources, and can be searched", async (t) => {
  const url = await documentation(t);
  const agent = await startAgent(t, { baseUrl, apiKey, flags: ["--docs-url", url] });
  const { resources } = await agent.client.listResources();
  t.same(
    resources.map(({ title, uri }) => [title, uri]),
    [
      ["Webhooks", `${url}/guides/webhooks.md`],
      ["Money", `${url}/guides/money.md`],
    ],
  );
  const { contents } = await agent.client.readResource({ uri: `${url}/guides/money.md` });
  t.match(contents, [{ mimeType: "text/markdown", text: /An amount is text/ }]);
  await t.rejects(agent.client.readResource({ uri: "file:///etc/passwd" }), /There is no page/);
  const found = await agent.call("docs_search", { query: "webhook timestamp tolerance" });
  t.match(found.text, /^## Webhooks\n.*webhooks\.md\n\nThe tolerance of timestamps/);
  const { text } = await agent.call("docs_search", { query: "money" });
  t.match(text, /^## Money\n.*money\.md\n\nAn amount is text/, "a bare heading is no excerpt");
  t.match(await agent.call("docs_search", { query: "zzzz" }), { text: "No page has these words." });
  const away = await startAgent(t, { baseUrl, apiKey });
  t.match(await away.call("docs_search", { query: "webhooks" }), { isError: true });
});

t.test("over HTTP, callers need the token", async (t) => {
  const child = spawn(process.execPath, ["--no-warnings", program, "--http", "0"], {
    env: {
      PARTNER_ESIM_API_KEY: apiKey,
      PARTNER_ESIM_BASE_URL: baseUrl,
      PARTNER_ESIM_MCP_TOKEN: "a-token",
      XDG_STATE_HOME: folderFor(t),
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  t.teardown(() => child.kill());
  const [line] = await once(child.stderr.setEncoding("utf8"), "data");
  const url = new URL(/http:\S+/.exec(line)?.[0] ?? "");
  const connect = async (authorization: string) => {
    const client = new Client({ name: "test", version: "0" });
    t.teardown(() => client.close());
    await client.connect(
      new StreamableHTTPClientTransport(url, { requestInit: { headers: { authorization } } }),
    );
    return client;
  };
  const client = await connect("Bearer a-token");
  t.ok((await client.listTools()).tools.length > 10);
  await t.rejects(connect("Bearer other"));
  t.equal((await fetch(url)).status, 405);
  const rebound = await fetch(url, { method: "POST", headers: { host: "evil.example" }, body: "{}" });
  t.ok(rebound.status >= 400);
});
