/** `npx --no-install partner-esim-sdk listen`, run as the program it is: events of the sandbox reach a local server, signed. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { webhookHeaders } from "@partner-esim/generated/headers";
import t, { type Test } from "tap";
import { PartnerEsim } from "../src/index.ts";
import { verifyWebhookSync } from "../src/webhooks/node.ts";
import { failureOf } from "./support/failure.ts";
import { startSandbox } from "./support/sandbox.ts";

const { baseUrl, testKey, liveKey } = await startSandbox(t);
const client = new PartnerEsim({ apiKey: testKey, baseUrl });
const [plan] = await client.packages.list({ country: "IT", unlimited: false }).toArray({ limit: 1 });
const buy = () => client.orders.create({ package_id: plan?.id ?? "" });

const program = join(import.meta.dirname, "../src/cli.ts");
const { NODE_COMPILE_CACHE } = process.env;
const settings = { NODE_COMPILE_CACHE, PARTNER_ESIM_API_KEY: testKey, PARTNER_ESIM_BASE_URL: baseUrl };
const run = (args: string[], env: NodeJS.ProcessEnv = settings) =>
  promisify(execFile)(process.execPath, [program, ...args], { env });

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

async function startReceiver(t: Test, status = 204): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers, body });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.teardown(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`, received };
}

interface Listening {
  child: ChildProcess;
  lines: string[];
  /** Waits for a line. */
  line(pattern: RegExp): Promise<string>;
  exitCode: Promise<number | null>;
}

function listen(t: Test, args: string[], env: NodeJS.ProcessEnv = {}): Listening {
  const child = spawn(process.execPath, [program, "listen", ...args], {
    env: { ...settings, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  t.teardown(() => void child.kill("SIGKILL"));
  const exitCode = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const lines: string[] = [];
  const output = createInterface(child.stdout);
  output.on("line", (line) => lines.push(line));
  const line = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = lines.find((each) => pattern.test(each));
        if (found) resolve(found);
      };
      output.on("line", look);
      output.once("close", () => reject(new Error(`no line ${pattern} in ${lines.join("\n")}`)));
      look();
    });
  return { child, lines, line, exitCode };
}

t.test("what happens from now on is sent on, in order and signed", async (t) => {
  await buy();
  const { url, received } = await startReceiver(t);
  const { child, line, lines, exitCode } = listen(t, ["--forward-to", url, "--poll-ms", "1000"]);
  const secret = (await line(/^Signing secret/)).split(": ")[1] ?? "";
  t.match(secret, /^whsec_[0-9a-f]{40}$/);
  const order = await buy();
  const [iccid = ""] = order.esims.map((esim) => esim?.iccid);
  await client.sandbox.esims.simulate(iccid, { event: "activated" });
  await line(/^204 {2}esim\.activated/);
  t.match(lines.slice(2), [/^204 {2}order\.completed {2}evt_\w+ {2}\d+ ms$/, /esim\.activated/]);
  const [first] = received;
  if (!first) return t.fail("nothing came");
  const event = verifyWebhookSync(first.body, first.headers, secret);
  t.match(event, { type: "order.completed", data: { id: order.id } });
  t.strictSame(event, await client.events.get(event.id), "the event as the API shows it");
  for (const name of Object.values(webhookHeaders)) t.ok(first.headers[name.toLowerCase()], name);
  t.equal(received.length, 2, "and what was before is not");
  child.kill("SIGINT");
  t.equal(await exitCode, 0);
});

t.test("the latest events can be sent first, some types only, with a given secret", async (t) => {
  await t.resolves(Promise.all([buy(), buy()]));
  const { url, received } = await startReceiver(t, 503);
  const args = ["--forward-to", url, "--last", "3", "--events", "order.completed"];
  const { line, lines, child, exitCode } = listen(t, args, { PARTNER_ESIM_WEBHOOK_SECRET: "whsec_own" });
  await line(/^503 {2}order\.completed .*not sent again$/);
  while (received.length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill("SIGTERM");
  t.equal(await exitCode, 0);
  t.notMatch(lines.join(), "whsec_own", "a secret that is given is not shown");
  const events = received.map(({ body, headers }) => verifyWebhookSync(body, headers, "whsec_own"));
  t.ok(events.every(({ type }) => type === "order.completed"));
  const sequences = events.map(({ sequence }) => sequence);
  t.strictSame(
    sequences,
    sequences.toSorted((a, b) => a - b),
    "oldest first",
  );
});

t.test("a server that is not there is told, and listening goes on", async (t) => {
  const { line, child, exitCode } = listen(t, ["--forward-to", "http://127.0.0.1:2/", "--last", "1"]);
  t.match(await line(/^---/), /ECONNREFUSED/);
  t.equal(child.exitCode, null);
  child.kill();
  t.equal(await exitCode, 0);
});

t.test("wrong usage, keys and addresses", async (t) => {
  const url = "http://127.0.0.1:1/";
  const cases: [number, RegExp, string[], NodeJS.ProcessEnv?][] = [
    [2, /Name a command: .*listen/, []],
    [2, /no such command: serve/, ["serve"]],
    [2, /--forward-to is missing/, ["listen"]],
    [2, /--forward-to must be a URL/, ["listen", "--forward-to", "localhost:3000"]],
    [2, /--poll-ms must be at least 1000/, ["listen", "--forward-to", url, "--poll-ms", "1"]],
    [2, /--last must be at least 0/, ["listen", "--forward-to", url, "--last", "x"]],
    [
      2,
      /--events takes.*order\.completed, order\.failed/,
      ["listen", "--forward-to", url, "--events", "foo.bar"],
    ],
    [2, /--events takes/, ["listen", "--forward-to", url, "--events", "order.completed,ping"]],
    [2, /no --forward\. Did you mean --forward-to\?/, ["listen", "--forward", url]],
    [
      2,
      /listen is for test keys/,
      ["listen", "--forward-to", url],
      { ...settings, PARTNER_ESIM_API_KEY: liveKey },
    ],
    [
      2,
      /^PARTNER_ESIM_API_KEY is not set/,
      ["listen", "--forward-to", url],
      { PARTNER_ESIM_BASE_URL: baseUrl },
    ],
    [
      1,
      /401 invalid_api_key/,
      ["listen", "--forward-to", url],
      { ...settings, PARTNER_ESIM_API_KEY: "sk_test_x" },
    ],
  ];
  for (const [code, words, args, env] of cases) {
    const error = await failureOf(run(args, env));
    t.match(error, { code, stderr: words }, args.join(" "));
    t.notMatch((error as { stderr: string }).stderr, /sk_(test|live)_\w{9}/);
  }
  t.match((await run(["listen", "--help"])).stdout, /--forward-to URL/);
  t.match((await run(["--version"])).stdout, /^\d+\.\d+\.\d+\S*\n$/);
});
