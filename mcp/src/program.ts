/** The command line: reads options and environment, then serves until standard input or the process ends. */
import { createHash } from "node:crypto";
import { homedir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { basePath } from "@partner-esim/generated/routes";
import { PartnerEsim } from "@partner-esim/sdk";
import packageJson from "../package.json" with { type: "json" };
import { Docs } from "./docs.ts";
import { paiseOf, rupees } from "./money.ts";
import { Purchases } from "./purchases.ts";
import { createServer } from "./server.ts";
import { Spending } from "./spending.ts";
import { Tools } from "./tools.ts";

const usage = `Usage: partner-esim-mcp [options]

An MCP server of the Partner eSIM API, on standard input and output. It only reads, unless you allow purchases.

  --allow-purchases     offer the tools that spend money; needs --max-spend
  --max-spend AMOUNT    in INR, such as 5000.00: for one purchase, and for all of a day (UTC) from this machine
  --allow-live          let a live key purchase; without it only test keys do
  --http PORT           serve streamable HTTP at http://127.0.0.1:PORT/mcp instead
  --host HOST           the address for --http; other than this machine's it needs PARTNER_ESIM_MCP_TOKEN
  --docs-url URL        the documentation; default: /docs beside the API
  --help, --version

Environment:
  PARTNER_ESIM_API_KEY    the API key
  PARTNER_ESIM_BASE_URL   the API's base URL, ending in ${basePath}
  PARTNER_ESIM_MCP_TOKEN  what callers over HTTP send as a bearer token
  XDG_STATE_HOME          where the journal of spending is; default: ~/.local/state

Exit code: 0 when standard input ends, 2 for options that don't fit together.
`;

const options = {
  "allow-purchases": { type: "boolean", default: false },
  "max-spend": { type: "string" },
  "allow-live": { type: "boolean", default: false },
  http: { type: "string" },
  host: { type: "string", default: "127.0.0.1" },
  "docs-url": { type: "string" },
  help: { type: "boolean", default: false },
  version: { type: "boolean", default: false },
} as const;

class UsageError extends Error {}

export async function runCommandLine(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  try {
    await run(args, env);
    return 0;
  } catch (error) {
    const isUsage =
      error instanceof UsageError || (error as NodeJS.ErrnoException).code?.startsWith("ERR_PARSE_ARGS");
    if (!isUsage) throw error;
    process.stderr.write(`${(error as Error).message}\nSee partner-esim-mcp --help.\n`);
    return 2;
  }
}

async function run(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { values } = parseArgs({ args, options });
  if (values.help) return void process.stdout.write(usage);
  if (values.version) return void process.stdout.write(`${packageJson.version}\n`);
  const apiKey = required(env, "PARTNER_ESIM_API_KEY");
  const baseUrl = required(env, "PARTNER_ESIM_BASE_URL").replace(/\/$/, "");
  if (!URL.canParse(baseUrl) || !baseUrl.endsWith(basePath))
    throw new UsageError(`PARTNER_ESIM_BASE_URL must be a URL that ends in ${basePath}.`);
  const isTestKey = apiKey.startsWith("sk_test_");
  const maxPaise = maxOf(values, isTestKey);
  const client = new PartnerEsim({ apiKey, baseUrl });
  const spending = maxPaise === null ? null : new Spending(journalOf(env, apiKey), { maxPaise });
  const purchases = spending && new Purchases(client, spending, () => new Date());
  const docsUrl = values["docs-url"] ?? `${baseUrl.slice(0, -basePath.length)}/docs`;
  const context = {
    tools: new Tools({ client, purchases, isTestKey }),
    docs: new Docs(new URL(`${docsUrl.replace(/\/$/, "")}/`), fetch),
    version: packageJson.version,
    instructions: instructionsOf(maxPaise, isTestKey),
  };
  if (values.http === undefined) {
    // The agent has ended.
    process.stdout.on("error", () => process.exit());
    await createServer(context).connect(new StdioServerTransport());
    return;
  }
  const { serveHttp } = await import("./http.ts");
  const listenOptions = httpPlace(values.http, values.host, env);
  const server = await serveHttp(() => createServer(context), listenOptions);
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : listenOptions.port;
  process.stderr.write(`MCP at http://${listenOptions.host}:${port}/mcp\n`);
}

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>["values"];

/** Returns null if nothing may be bought. */
function maxOf(values: Values, isTestKey: boolean): number | null {
  if (!values["allow-purchases"]) return null;
  const maxPaise = paiseOf(values["max-spend"] ?? "");
  if (maxPaise === null)
    throw new UsageError("--allow-purchases needs --max-spend with an amount in INR, such as 5000.00.");
  if (!isTestKey && !values["allow-live"])
    throw new UsageError(
      "This is a live key, and purchases spend real money. Add --allow-live to allow them.",
    );
  return maxPaise;
}

function httpPlace(portText: string, host: string, env: NodeJS.ProcessEnv) {
  const port = Number(portText);
  if (!/^\d+$/.test(portText) || port > 65_535) throw new UsageError("--http needs a port from 0 to 65535.");
  const token = env.PARTNER_ESIM_MCP_TOKEN || null;
  if (token === null && !["127.0.0.1", "localhost", "::1"].includes(host))
    throw new UsageError("--host with an address that others reach needs PARTNER_ESIM_MCP_TOKEN.");
  return { host, port, token };
}

function required(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name]?.trim();
  if (!value) throw new UsageError(`Set ${name}.`);
  return value;
}

/** Each key has a journal of its own. */
function journalOf(env: NodeJS.ProcessEnv, apiKey: string): string {
  const folder = env.XDG_STATE_HOME || join(homedir(), ".local/state");
  const name = createHash("sha256").update(apiKey).digest("hex").slice(0, 16);
  return join(folder, "partner-esim-mcp", `${name}.jsonl`);
}

const instructionsOf = (maxPaise: number | null, isTestKey: boolean): string =>
  [
    "Sells travel eSIMs: find a package (packages_list by country), buy it (orders_create), then give the traveller its " +
      "activation code or QR code (esims_get, qr_get). Amounts are INR.",
    isTestKey
      ? "The key is a test key: nothing is real."
      : "The key is a live key: purchases spend real money.",
    maxPaise === null
      ? "Nothing can be bought with this server."
      : `Purchases may cost ${rupees(maxPaise)} at most, alone and together in a day. Each has a reference; repeat it with the same reference.`,
    "docs_search finds what the documentation says.",
  ].join("\n");
