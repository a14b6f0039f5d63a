/** Waiting until an order or a top-up is final: how often it is read, and what ends the wait. */
import t from "tap";
import { AbortError, TimeoutError } from "../src/errors.ts";
import { failureOf } from "./support/failure.ts";
import { pace } from "./support/paced-client.ts";
import { html, json, problem, startServer } from "./support/scripted-server.ts";

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
  t.match(failure, { message: "Still processing after 1200000 ms", retryable: true });
  t.equal(Math.max(...waitsMs), 15_000);
  const totalMs = waitsMs.reduce((sum, each) => sum + each, 0);
  t.ok(totalMs < 1_200_000 && totalMs > 1_180_000, `${totalMs} ms`);
});

t.test("the longest wait can be set", async (t) => {
  const { baseUrl } = await startServer(t, processing);
  const { client, waitsMs } = pace({ baseUrl });
  t.match(await failureOf(client.orders.waitUntilFinal("ord_1", { deadlineMs: 5_000 })), {
    name: "TimeoutError",
    message: "Still processing after 5000 ms",
  });
  t.strictSame(waitsMs, [1000, 1500, 2250]);
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
