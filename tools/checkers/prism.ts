// Runs the suite through Prism, a third-party proxy that validates every response against the OpenAPI document. The
// suite's own result is ignored, because Prism responds to unknown paths itself.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import prismHttp from "@stoplight/prism-http";
import prismServer from "@stoplight/prism-http-server";
import { pino } from "pino";
import { freePort } from "../../server/test/free-ports.ts";

const help = `Usage: node tools/checkers/run.ts prism.ts

Starts a fresh service, puts Prism in front of it, runs the conformance suite through Prism, and reports each
response that breaks generated/openapi.json. Exit codes: 0 none did, 1 some did, or too few responses were seen.`;
if (process.argv.includes("--help")) {
  console.log(help);
  process.exit(0);
}

const root = join(import.meta.dirname, "../..");
const main = join(root, "server", "src", "main.ts");
const basePath = "/partner/api";
/** A run makes about 2,500 requests; far fewer would mean that nothing was tested. */
const leastResponses = 1500;

/** Prism's header with the violations of a response. */
const violationsHeader = "sl-violations";

const folder = mkdtempSync(join(tmpdir(), "partner-esim-prism-"));
const database = join(folder, "service.db");
const port = await freePort();
const service = await startService(await freePort(), `http://127.0.0.1:${port}${basePath}`);
const seen = { responses: 0, violations: [] as string[] };
const proxy = await startProxy(service.origin);
try {
  await runSuite();
} finally {
  await proxy.close();
  service.stop();
  rmSync(folder, { recursive: true });
}
for (const violation of seen.violations) console.log(violation);
console.log(
  `${seen.responses} responses passed through Prism, ${seen.violations.length} broke the OpenAPI file`,
);
if (seen.responses < leastResponses) console.error(`fewer than the ${leastResponses} expected`);
process.exit(seen.violations.length === 0 && seen.responses >= leastResponses ? 0 : 1);

/** Starts a service whose URLs in responses lead through the proxy. */
async function startService(ownPort: number, publicUrl: string): Promise<{ origin: string; stop(): void }> {
  const args = [
    "serve",
    "--demo",
    "--allow-test-runs",
    "--port",
    String(ownPort),
    "--database",
    database,
    "--log-level",
    "silent",
  ];
  const child = spawn("node", [main, ...args, "--json", "--public-url", publicUrl], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
  if (child.exitCode !== null) throw new Error("the service did not start");
  return { origin: `http://127.0.0.1:${ownPort}`, stop: () => child.kill() };
}

/** Starts Prism, with a recorder of its violations in front of it. */
async function startProxy(upstream: string): Promise<{ close(): Promise<unknown> }> {
  const document = JSON.parse(readFileSync(join(root, "generated", "openapi.json"), "utf8"));
  document.servers = [{ url: upstream }];
  document.paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, item]) => [basePath + path, item]),
  );
  const logger = pino({ level: "silent" });
  const prism = prismServer.createServer(await prismHttp.getHttpOperationsFromSpec(document), {
    cors: false,
    components: { logger: Object.assign(logger, { success: logger.info }) as never },
    config: {
      isProxy: true,
      upstream: new URL(upstream),
      upstreamProxy: undefined,
      validateRequest: false,
      validateResponse: true,
      checkSecurity: false,
      errors: false,
      mock: { dynamic: false },
    },
  });
  const checked = await prism.listen(await freePort(), "127.0.0.1");
  const recorder = createServer((incoming, outgoing) => {
    const { method = "", url = "", headers } = incoming;
    // Prism takes /v1/orders/ for /v1/orders/{id}; the contract has no such path.
    const target = url.split("?")[0]?.endsWith("/") ? upstream : checked;
    const sent = request(target + url, { method, headers }, (response) => {
      seen.responses += 1;
      note(`${method} ${url.split("?")[0]} ${response.statusCode}`, response.headers[violationsHeader]);
      delete response.headers[violationsHeader];
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    sent.on("error", () => outgoing.destroy());
    incoming.pipe(sent);
  });
  recorder.listen(port, "127.0.0.1");
  await once(recorder, "listening");
  return {
    close: () => {
      recorder.closeAllConnections();
      recorder.close();
      return prism.close();
    },
  };
}

interface Violation {
  location?: string[];
  severity: string;
  message: string;
}

function note(exchange: string, header: string | string[] | undefined): void {
  if (typeof header !== "string") return;
  for (const { location = [], severity, message } of JSON.parse(header) as Violation[]) {
    const [part] = location;
    if (part === "response" && severity === "Error") {
      seen.violations.push(`${exchange}: ${location.join(".")} ${message}`);
    }
  }
}

async function runSuite(): Promise<void> {
  const input = ["--accounts", "8", "--test-keys", "40", "--live-keys", "4", "--wallet", "500000"];
  const made = spawnSync("node", [main, "provision", ...input, "--json", "--database", database], {
    encoding: "utf8",
  });
  const { accounts } = JSON.parse(made.stdout) as {
    accounts: { name: string; test_keys: string[]; live_keys: string[] }[];
  };
  const profile = {
    baseUrl: `http://127.0.0.1:${port}${basePath}`,
    accounts: accounts.map(({ name, test_keys, live_keys }) => ({
      name,
      testKeys: test_keys,
      liveKeys: live_keys,
    })),
    liveOrders: true,
    // Prism calls from one IP address, whatever IP address the suite uses.
    sourceAddresses: [],
  };
  const file = join(folder, "profile.json");
  writeFileSync(file, JSON.stringify(profile));
  // Not spawnSync: the proxy lives in this process.
  const suite = spawn("node", [join(root, "conformance", "src", "main.ts"), "--profile", file], {
    stdio: "ignore",
  });
  await once(suite, "exit");
}
