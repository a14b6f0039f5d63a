/** Waiting until an order or a top-up is final: how often it is fetched, and what ends the wait. */
import t from "tap";
import { createRuntime } from "../src/core/runtime.ts";
import { AbortError, TimeoutError } from "../src/errors.ts";
import { PartnerEsim } from "../src/index.ts";
import { failureOf } from "./support/failure.ts";
import { apiKey, pace } from "./support/paced-client.ts";
import { html, json, never, problem, startServer } from "./support/scripted-server.ts";

const processing = json(200, { id: "ord_1", status: "processing", esims: [] });
const failed = json(200, { id: "ord_1", status: "failed", esims: [] });

t.test("it is read after growing waits until it is final, in whatever way", async (t) => {
  const { baseUrl, received } = await startServer(t, processing, processing, processing, failed);
  const { client, waitsMs } = pace({ baseUrl });
  t.match(await client.orders.waitUntilFinal("ord_1"), { status: "failed" });
  t.strictSame(waitsMs, [1000, 1500, 2250]);
  t.ok(received.every(({ url }) => url === "/partner/api/v1/orders/ord_1"));
});

t.test("what is final already is read once", async (t) => {
  const { baseUrl, received } = await startServer(t, json(200, { id: "top_1", status: "completed" }));
  const { client, waitsMs } = pace({ baseUrl });
  t.match(await client.topups.waitUntilFinal("top_1"), { status: "completed" });
  t.equal(received.length, 1);
  t.strictSame(waitsMs, []);
});

t.test("a status that is newer than the package is taken as final", async (t) => {
  const { baseUrl } = await startServer(t, processing, json(200, { id: "ord_1", status: "teleported" }));
  t.match(await pace({ baseUrl }).client.orders.waitUntilFinal("ord_1"), { status: "teleported" });
});

t.test("the waits stop growing, and end after twenty minutes", async (t) => {
  const { baseUrl } = await startServer(t, processing);
  const { client, waitsMs } = pace({ baseUrl });
  const failure = await failureOf(client.orders.waitUntilFinal("ord_1"));
  t.ok(failure instanceof TimeoutError);
  t.match(failure, { message: "Still processing after 1199500 ms", retryable: true });
  t.equal(Math.max(...waitsMs), 15_000);
});

t.test("the wait lasts to the deadline, with a last look just before it", async (t) => {
  for (const [deadlineMs, lastMs, waits] of [
    [300, 150, [150]],
    [5_000, 4_500, [1000, 1500, 2000]],
    [20_000, 19_500, [1000, 1500, 2250, 3375, 5062.5, 6312.5]],
  ] as const) {
    const { baseUrl, received } = await startServer(t, processing);
    const { client, waitsMs } = pace({ baseUrl });
    t.match(await failureOf(client.orders.waitUntilFinal("ord_1", { deadlineMs })), {
      name: "TimeoutError",
      message: `Still processing after ${lastMs} ms`,
    });
    t.strictSame(waitsMs, waits);
    t.equal(received.length, waits.length + 1, "and a look after each wait");
  }
});

t.test("by the clock, a wait ends near its deadline and not after it", async (t) => {
  const { baseUrl } = await startServer(t, processing);
  const client = new PartnerEsim({ apiKey, baseUrl });
  const started = performance.now();
  const failure = await failureOf(client.orders.waitUntilFinal("ord_1", { deadlineMs: 2_000 }));
  const tookMs = performance.now() - started;
  t.ok(tookMs > 1_480, `${tookMs} ms`);
  const [, reported] = /^Still processing after (\d+) ms$/.exec((failure as Error).message) ?? [];
  t.ok(Number(reported) > 1_480 && Number(reported) < 2_000, `${reported} ms are told of ${tookMs} ms`);
});

t.test("a last look that the deadline cuts off does not hide what was seen before", async (t) => {
  const { baseUrl, received } = await startServer(t, processing, never);
  const client = new PartnerEsim({ apiKey, baseUrl });
  t.match(await failureOf(client.orders.waitUntilFinal("ord_1", { deadlineMs: 700 })), {
    name: "TimeoutError",
    message: /^Still processing after \d+ ms$/,
  });
  t.equal(received.length, 2);
});

t.test("a rate limit that is used up until after the deadline ends the wait", async (t) => {
  const empty = json(
    200,
    { id: "ord_1", status: "processing" },
    { "X-RateLimit-Limit": "120", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "42" },
  );
  const { baseUrl, received } = await startServer(t, empty);
  const { client, waitsMs } = pace({ baseUrl });
  t.match(await failureOf(client.orders.waitUntilFinal("ord_1", { deadlineMs: 30_000 })), {
    message: "Still processing after 0 ms",
  });
  t.equal(received.length, 1);
  t.strictSame(waitsMs, []);
});

t.test("a used-up rate limit is waited out", async (t) => {
  const empty = json(
    200,
    { id: "ord_1", status: "processing" },
    { "X-RateLimit-Limit": "120", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "42" },
  );
  const { baseUrl } = await startServer(t, empty, failed);
  const { client, waitsMs } = pace({ baseUrl });
  await client.orders.waitUntilFinal("ord_1");
  t.strictSame(waitsMs, [42_000]);
});

t.test("a rate limit by a clock that is off is waited out for a minute at most", async (t) => {
  const waits: number[][] = [];
  for (const reset of ["4000000000", "-4000000000"]) {
    const headers = { "X-RateLimit-Limit": "120", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": reset };
    const empty = json(200, { id: "ord_1", status: "processing" }, headers);
    const { client, waitsMs } = pace(await startServer(t, empty, failed));
    await client.orders.waitUntilFinal("ord_1");
    waits.push(waitsMs);
  }
  t.strictSame(waits, [[60_000], [1_000]]);
});

t.test(
  "a wait ends at once after its signal was aborted, and a very long one does not end early",
  async (t) => {
    await createRuntime().sleep(1e9, AbortSignal.abort());
    const controller = new AbortController();
    let isOver = false;
    const long = createRuntime()
      .sleep(2 ** 31, controller.signal)
      .then(() => {
        isOver = true;
      });
    await createRuntime().sleep(20);
    t.equal(isOver, false);
    controller.abort();
    await long;
  },
);

t.test("a failure that may pass does not end the wait, another does", async (t) => {
  const { baseUrl } = await startServer(t, html(503), html(503), processing, failed);
  t.match(await pace({ baseUrl, maxRetries: 0 }).client.orders.waitUntilFinal("ord_1"), { status: "failed" });

  const gone = await startServer(t, problem(404, "order_not_found"));
  t.match(await failureOf(pace(gone).client.orders.waitUntilFinal("ord_1")), { code: "order_not_found" });
  t.equal(gone.received.length, 1);

  const down = await startServer(t, html(503));
  const { client } = pace({ ...down, maxRetries: 0 });
  t.match(await failureOf(client.orders.waitUntilFinal("ord_1", { deadlineMs: 3_000 })), { status: 503 });
});

t.test("a signal ends the wait", async (t) => {
  const { baseUrl, received } = await startServer(t, processing);
  const controller = new AbortController();
  const { client, waitsMs } = pace({ baseUrl, onResponse: () => controller.abort("no more") });
  const failure = await failureOf(client.orders.waitUntilFinal("ord_1", { signal: controller.signal }));
  t.ok(failure instanceof AbortError);
  t.equal((failure as AbortError).cause, "no more");
  t.equal(received.length, 1);
  t.equal(waitsMs.length, 1);
});
