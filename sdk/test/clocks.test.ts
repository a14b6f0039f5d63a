/** Clocks that jump, and headers that tell time otherwise than the contract says, neither end nor hurry a wait. */
import t from "tap";
import { failureOf } from "./support/failure.ts";
import { pace } from "./support/paced-client.ts";
import { html, json, never, problem, startServer } from "./support/scripted-server.ts";

const startMs = Date.parse("2026-11-21T09:30:00Z");
const hourMs = 3_600_000;

/** The clock is put forward, or back, once it was read. */
function jump(byMs: number): () => number {
  let reads = 0;
  return () => (reads++ === 0 ? 0 : byMs);
}

t.test("retries and deadline hold if the clock is moved during a call", async (t) => {
  for (const byMs of [hourMs, -hourMs]) {
    const { baseUrl, received } = await startServer(t, html(503), html(503), json(200, {}));
    const { client, waitsMs } = pace({ baseUrl, deadlineMs: 5_000 }, { startMs, offMs: jump(byMs) });
    await client.balance.get();
    t.strictSame(waitsMs, [500, 1000]);
    t.equal(received.length, 3);
    const endless = await startServer(t, html(503));
    const paced = pace(
      { baseUrl: endless.baseUrl, deadlineMs: 4_000, maxRetries: 10 },
      { startMs, offMs: jump(byMs) },
    );
    t.match(await failureOf(paced.client.balance.get()), { attempts: 4 }, "the deadline holds");
  }
});

t.test("a clock that is put forward or back during a wait", async (t) => {
  for (const byMs of [hourMs, -hourMs]) {
    const { baseUrl } = await startServer(t, json(200, { id: "ord_1", status: "processing" }));
    const { client } = pace({ baseUrl }, { startMs, offMs: jump(byMs) });
    t.match(await failureOf(client.orders.waitUntilFinal("ord_1", { deadlineMs: 20_000 })), {
      message: "Still processing after 19500 ms",
    });
  }
});

t.test("the duration passed to hooks ignores a moved clock", async (t) => {
  const { baseUrl } = await startServer(t, json(200, {}));
  const durations: number[] = [];
  const onResponse = (_: unknown, { durationMs }: { durationMs: number }) => durations.push(durationMs);
  await pace({ baseUrl, onResponse }, { startMs, offMs: jump(hourMs) }).client.balance.get();
  t.strictSame(durations, [0]);
});

t.test("a rate limit whose reset is no number of seconds", async (t) => {
  const resets: [reset: string, resetAt: Date | undefined, firstWaitMs: number][] = [
    [String(startMs / 1000 + 30), new Date(startMs + 30_000), 30_000],
    ["Sat, 21 Nov 2026 09:30:20 GMT", new Date(startMs + 20_000), 20_000],
    ["2026-11-21T09:30:20Z", new Date(startMs + 20_000), 20_000],
    ["30", new Date(30_000), 1_000],
    ["Infinity", undefined, 1_000],
    ["NaN", undefined, 1_000],
    ["soon", undefined, 1_000],
    ["9".repeat(20), undefined, 1_000],
    ["", undefined, 1_000],
  ];
  for (const [reset, resetAt, firstWaitMs] of resets) {
    const headers = { "X-RateLimit-Limit": "120", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": reset };
    const order = (status: string) => json(200, { id: "ord_1", status }, headers);
    const { baseUrl, received } = await startServer(t, order("processing"), order("completed"));
    const { client, waitsMs } = pace({ baseUrl }, { startMs });
    const { response } = await client.orders.get("ord_1").withResponse();
    t.strictSame(response.rateLimit?.resetAt, resetAt, reset);
    received.length = 0;
    t.match(await client.orders.waitUntilFinal("ord_1"), { status: "completed" });
    t.strictSame(waitsMs, [firstWaitMs], reset);
  }
  const figures = {
    "X-RateLimit-Limit": "many",
    "X-RateLimit-Remaining": "0",
    "X-RateLimit-Reset": "1795253460",
  };
  const { baseUrl } = await startServer(t, json(200, {}, figures));
  const { response } = await pace({ baseUrl }).client.balance.get().withResponse();
  t.equal(response.rateLimit, undefined);
});

t.test("Retry-After that is no whole number, or more than one", async (t) => {
  const cases: Record<string, number | undefined> = {
    "1.5": 1_500,
    "2, 7": 7_000,
    " 3 ": 3_000,
    "Saturday, 21-Nov-26 09:30:20 GMT": 20_000,
    "2026-11-21T09:30:20Z": 20_000,
    "Sat, 21 Nov 2026 09:30:20 GMT, 5": undefined,
    "1; comment": undefined,
    "1e3": undefined,
    "-5": undefined,
    Infinity: undefined,
    "may 5": undefined,
    "": undefined,
  };
  for (const [value, waitMs] of Object.entries(cases)) {
    const { baseUrl } = await startServer(
      t,
      problem(429, "rate_limited", { "Retry-After": value }),
      json(200, {}),
    );
    const { client, waitsMs } = pace({ baseUrl }, { startMs, random: 0 });
    await client.balance.get();
    t.strictSame(waitsMs, [waitMs ?? 0], value);
  }
});

t.test("a clock that is off does not shorten the wait for events", async (t) => {
  const { baseUrl } = await startServer(t, problem(429, "rate_limited", { "Retry-After": "7, 9" }), never);
  const { client, waitsMs } = pace({ baseUrl, maxRetries: 0 }, { startMs });
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 1_000);
  const events = client.events.poll({ pollMs: 1_000, signal: controller.signal });
  await failureOf(events.next());
  t.strictSame(waitsMs, [9_000]);
});
