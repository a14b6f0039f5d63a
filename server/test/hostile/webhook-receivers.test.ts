// Hostile receivers: whatever they send, an attempt costs little, ends in time and says why it failed, and other
// deliveries continue.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setDefaultCACertificates } from "node:tls";
import { limits } from "@partner-esim/generated/limits";
import t, { type Test } from "tap";
import { responseTimeoutMs } from "../../src/domain/webhooks/schedule.ts";
import { createSender } from "../../src/webhooks/sender.ts";
import { outgoing } from "../webhooks/outgoing.ts";
import { Receiver } from "../webhooks/receiver.ts";

setDefaultCACertificates([
  readFileSync(new URL("../webhooks/fixtures/localhost.pem", import.meta.url), "utf8"),
]);
interface Ports {
  plain: number;
  secure: number;
  silent: number;
}

async function startHostile(t: Test): Promise<Ports> {
  const child: ChildProcess = fork(new URL("webhook-receiver.ts", import.meta.url), { silent: true });
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

const headersTooLarge = `The headers of the response are larger than ${limits.webhookResponseHeadersMaxKb} KB.`;
const patientMs = 10_000;
const late = "The endpoint did not respond in time.";
const noFinal = "Only informational responses came, and no final one.";
const attemptMs = 1500;
/** Slack for a busy machine. A response that nothing cuts off would take minutes. */
const slackMs = 10_000;

/**
 * With the reason where a limit of size or number cuts off, which a slow machine reaches later. Everything else is cut
 * off when the attempt's time is over.
 */
const floods: Record<string, string | null> = {
  "/chunk-extensions": null,
  "/early-hints": noFinal,
  "/reason": null,
  "/line-ends": null,
  "/headers": headersTooLarge,
  "/long-hints": null,
  "/trailers": null,
  "/small-chunks": null,
  "/single-bytes": null,
  "/slow-early-hints": noFinal,
};

for (const [path, reason] of Object.entries(floods)) {
  t.test(`${path} is cut off, and the endpoint works again`, async (t) => {
    const ports = await startHostile(t);
    const timeoutMs = reason === null ? attemptMs : patientMs;
    const send = startSender(t, timeoutMs);
    const base = `http://localhost:${ports.plain}`;
    const startedAt = performance.now();
    const outcome = await send(base + path);
    const tookMs = performance.now() - startedAt;
    t.ok(tookMs < timeoutMs + slackMs, `${Math.round(tookMs)} ms`);
    if (reason !== null) t.equal(outcome.error, reason);
    t.match(await send(`${base}/fine`), { error: null, response: "fine" });
  });
}

t.test(
  "a slow response is cut off in time, and a status that has arrived by then is the result",
  async (t) => {
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
  },
);

t.test("a body that is long is cut off, and its status counts", async (t) => {
  const ports = await startHostile(t);
  const send = startSender(t, patientMs);
  t.match(await send(`https://localhost:${ports.secure}/body`), { status: 200, error: null });
});

t.test("an unrequested response is ignored, and never taken for that of the next request", async (t) => {
  const ports = await startHostile(t);
  const send = startSender(t, patientMs);
  for (const base of [`http://localhost:${ports.plain}`, `https://localhost:${ports.secure}`]) {
    t.match(await send(`${base}/continue`), { status: 200, error: null, response: "after" });
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

t.test("a connection that is flooded while it is idle is closed", async (t) => {
  const ports = await startHostile(t);
  const send = startSender(t, patientMs);
  const base = `http://localhost:${ports.plain}`;
  await send(`${base}/idle-flood`);
  await new Promise((resolve) => setTimeout(resolve, 500));
  t.match(await send(`${base}/fine`), { error: null, response: "fine" });
});

t.test("deliveries to others flow while forty endpoints do all of this at once", async (t) => {
  const ports = await startHostile(t);
  const receiver = await Receiver.start(t);
  const send = startSender(t, responseTimeoutMs);
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
    // The service would pause a failing endpoint. This test attempts it again almost at once, a heavier load.
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
