// Hostile receivers: whatever they send, an attempt costs little, ends in time with its reason, and other deliveries
// continue.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setDefaultCACertificates } from "node:tls";
import { limits } from "@partner-esim/generated/limits";
import t, { type Test } from "tap";
import { createSender } from "../../src/webhooks/sender.ts";
import { outgoing } from "./outgoing.ts";
import { Receiver } from "./receiver.ts";

setDefaultCACertificates([readFileSync(new URL("fixtures/localhost.pem", import.meta.url), "utf8")]);
t.setTimeout(120_000);

interface Ports {
  plain: number;
  secure: number;
  silent: number;
}

async function startHostile(t: Test): Promise<Ports> {
  const child: ChildProcess = fork(new URL("hostile-receiver.ts", import.meta.url), { silent: true });
  t.teardown(() => child.kill());
  const [line] = await once(child.stdout as NodeJS.ReadableStream, "data");
  return JSON.parse(String(line));
}

function startSender(t: Test, timeoutMs: number) {
  const sender = createSender({
    policy: { allowLocal: true },
    resolve: async () => ["127.0.0.1"],
    userAgent: "Test-Webhooks/1.0",
    monotonicMs: () => performance.now(),
    timeoutMs,
  });
  t.teardown(() => sender.close());
  return (url: string, endpointId = url) =>
    sender.send(outgoing({ url, endpointId }), "whsec_x", 1_700_000_000);
}

const tooLarge = `The response is larger than ${limits.webhookResponseMaxKb} KB, counted as it is sent.`;
const tooManyHints = `The response began with more than ${limits.webhookInformationalMax} informational responses (1xx).`;
const headersTooLarge = `The headers of the response are larger than ${limits.webhookResponseHeadersMaxKb} KB.`;
const tooManyLines = `The response has more than ${limits.webhookResponseLinesMax} lines, counted as it is sent.`;
const late = "The endpoint did not respond in time.";

/** Maximum CPU time in milliseconds of each. */
const cpuMs = 400;
/** Far longer than a flood lasts until it is cut off, also on a busy machine. */
const attackMs = 10_000;

const floods: Record<string, string> = {
  "/chunk-extensions": tooLarge,
  "/early-hints": tooManyHints,
  "/reason": headersTooLarge,
  "/line-ends": headersTooLarge,
  "/headers": headersTooLarge,
  "/long-hints": headersTooLarge,
  "/trailers": tooManyLines,
  "/small-chunks": tooManyLines,
  "/single-bytes": tooLarge,
  "/slow-early-hints": tooManyHints,
};

for (const [path, reason] of Object.entries(floods)) {
  for (const scheme of ["http", "https"] as const) {
    t.test(`${scheme} ${path} is cut off as a failed attempt and costs little`, async (t) => {
      const ports = await startHostile(t);
      const send = startSender(t, attackMs);
      const url = `${scheme}://localhost:${scheme === "http" ? ports.plain : ports.secure}${path}`;
      // A process's first connection and the parser's start are not the receiver's cost.
      await send(url.replace(path, "/fine"));
      const before = process.cpuUsage();
      const outcome = await send(url);
      const { user, system } = process.cpuUsage(before);
      const spentMs = (user + system) / 1000;
      t.comment(`${Math.round(spentMs)} ms of CPU, ${Math.round(outcome.tookMs)} ms`);
      t.equal(outcome.error, reason);
      t.ok(spentMs < cpuMs, `${Math.round(spentMs)} ms of CPU`);
      // The endpoint works again as soon as it behaves.
      t.match(await send(url.replace(path, "/fine"), url), { error: null, response: "fine" });
    });
  }
}

t.test("what comes slowly ends in time, and a status that is there counts", async (t) => {
  const ports = await startHostile(t);
  const send = startSender(t, 600);
  const at = (path: string) => `http://localhost:${ports.plain}${path}`;
  const started = performance.now();
  const [drip, dripBody, silentHandshake, secureDrip] = await Promise.all([
    send(at("/drip")),
    send(at("/drip-body")),
    send(`https://localhost:${ports.silent}/`),
    send(`https://localhost:${ports.secure}/drip`),
  ]);
  t.ok(performance.now() - started < 20_000);
  t.match(drip, { status: null, error: late });
  t.match(secureDrip, { status: null, error: late });
  t.match(silentHandshake, { status: null, error: late });
  t.match(dripBody, { status: 200, error: null });
});

t.test("a body that is long is cut off, and its status counts", async (t) => {
  const ports = await startHostile(t);
  const send = startSender(t, attackMs);
  t.match(await send(`https://localhost:${ports.secure}/body`), { status: 200, error: null });
});

t.test("an unrequested response is ignored, and never taken for that of the next request", async (t) => {
  const ports = await startHostile(t);
  const send = startSender(t, attackMs);
  for (const base of [`http://localhost:${ports.plain}`, `https://localhost:${ports.secure}`]) {
    t.match(await send(`${base}/continue`), { status: null });
    t.match(await send(`${base}/switch`), { status: null });
    t.match(await send(`${base}/gzip`), { status: 200, response: "\x1f\ufffdnot decoded".slice(0, 1) });
    for (const path of ["/two", "/late-second", "/reset", "/idle-flood"]) {
      const first = await send(`${base}${path}`, base);
      if (path !== "/reset") t.match(first, { status: 200, response: "first" }, path);
      await new Promise((resolve) => setTimeout(resolve, 60));
      t.match(
        await send(`${base}/fine`, base),
        { status: 200, error: null, response: "fine" },
        `after ${path}`,
      );
    }
  }
});

t.test("a connection that is flooded while it is idle costs nothing", async (t) => {
  const ports = await startHostile(t);
  const send = startSender(t, attackMs);
  await send(`http://localhost:${ports.plain}/idle-flood`);
  const before = process.cpuUsage();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const { user, system } = process.cpuUsage(before);
  t.ok((user + system) / 1000 < cpuMs, `${(user + system) / 1000} ms of CPU`);
});

t.test("deliveries to others flow while forty endpoints do all of this at once", async (t) => {
  const ports = await startHostile(t);
  const receiver = await Receiver.start(t);
  const send = startSender(t, 3000);
  const paths = [
    "/chunk-extensions",
    "/early-hints",
    "/line-ends",
    "/small-chunks",
    "/single-bytes",
    "/drip",
  ];
  let attacking = true;
  let attempts = 0;
  const hostile = Array.from({ length: 40 }, async (_, i) => {
    const path = paths[i % paths.length] ?? "/drip";
    // A failing endpoint is paused; a slowly failing one is attempted again at once here, which is worse.
    while (attacking) {
      await send(`http://localhost:${ports.plain}${path}`, `hostile ${i}`);
      attempts += 1;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  });
  for (let sent = 0; sent < 60 || attempts < 100; sent++) {
    const { error } = await send(receiver.url(), "bystander");
    t.equal(error, null);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  attacking = false;
  await Promise.all(hostile);
});
