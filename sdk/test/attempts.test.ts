/** What is retried, how often, after which delay, and with which idempotency key. */
import t from "tap";
import { AbortError, ConnectionError, RateLimitedError, TimeoutError } from "../src/errors.ts";
import { PartnerEsim } from "../src/index.ts";
import { failureOf } from "./support/failure.ts";
import { apiKey, pace } from "./support/paced-client.ts";
import {
  cutOff,
  drop,
  dropHalfway,
  html,
  json,
  never,
  problem,
  startServer,
} from "./support/scripted-server.ts";

const order = { id: "ord_test_0123456789ab", status: "completed" };
const body = { package_id: "pkg_1" };
const keys = (received: { headers: Record<string, unknown> }[]) =>
  received.map(({ headers }) => headers["idempotency-key"]);

t.test("failures that may pass are tried again, with one key", async (t) => {
  const failures = {
    "a dropped connection": drop,
    "a connection dropped halfway through the body": dropHalfway,
    "a body cut off that tells no length": cutOff(201, '{"id":"ord_te'),
    "a body cut off at its start": cutOff(201, ""),
    "408": html(408),
    "429": problem(429, "rate_limited"),
    "500": problem(500, "internal_error"),
    "502 from a proxy": html(502),
    "503": problem(503, "supplier_unavailable"),
    "409 request_in_progress": problem(409, "request_in_progress"),
  };
  for (const [name, failure] of Object.entries(failures)) {
    await t.test(name, async (t) => {
      const { baseUrl, received } = await startServer(t, failure, failure, json(201, order));
      const { client, waitsMs } = pace({ baseUrl });
      const { data, response } = await client.orders.create(body).withResponse();
      t.strictSame(data, order);
      t.equal(response.attempts, 3);
      t.equal(response.idempotencyKey, "key-1");
      t.strictSame(keys(received), ["key-1", "key-1", "key-1"]);
      t.ok(
        received.every((each) => each.body === JSON.stringify(body)),
        "the same body each time",
      );
      t.strictSame(waitsMs, [500, 1000], "the longest of the full jitter, doubling");
    });
  }
});

t.test("what cannot pass is not tried again", async (t) => {
  for (const [status, code] of [
    [400, "invalid_request"],
    [401, "invalid_api_key"],
    [402, "insufficient_balance"],
    [404, "package_not_found"],
    [409, "idempotency_key_reused"],
    [418, "code_of_tomorrow"],
  ] as const) {
    const { baseUrl, received } = await startServer(t, problem(status, code));
    t.match(await failureOf(pace({ baseUrl }).client.orders.create(body)), { code, status, attempts: 1 });
    t.equal(received.length, 1, code);
  }
});

t.test("retries are counted", async (t) => {
  const { baseUrl, received } = await startServer(t, html(503));
  t.match(await failureOf(pace({ baseUrl }).client.balance.get()), { status: 503, attempts: 3 });
  t.match(await failureOf(pace({ baseUrl, maxRetries: 1 }).client.balance.get()), { attempts: 2 });
  t.match(await failureOf(pace({ baseUrl, maxRetries: 1 }).client.balance.get({ maxRetries: 0 })), {
    attempts: 1,
  });
  t.equal(received.length, 3 + 2 + 1);
});

const inProgress = problem(409, "request_in_progress");
const sum = (waitsMs: number[]) => waitsMs.reduce((total, each) => total + each, 0);

t.test("a request in progress is asked for longer than retries last", async (t) => {
  const { baseUrl, received } = await startServer(t, drop, ...Array(8).fill(inProgress), json(200, order));
  const { client, waitsMs } = pace({ baseUrl });
  t.strictSame(await client.orders.create(body), order);
  t.ok(sum(waitsMs) > 20_000, "an order takes that long");
  t.equal(new Set(keys(received)).size, 1);

  const ends = await startServer(t, inProgress);
  const endless = pace(ends);
  t.match(await failureOf(endless.client.orders.create(body)), { code: "request_in_progress" });
  const totalMs = sum(endless.waitsMs);
  t.ok(totalMs >= 60_000 && totalMs <= 68_000, `a minute and the wait in which it ends: ${totalMs} ms`);

  const other = await startServer(t, drop, inProgress, inProgress, inProgress, html(503));
  t.match(await failureOf(pace(other).client.orders.create(body)), { status: 503, attempts: 6 });
});

t.test("a request in progress is asked for within the limits that are set", async (t) => {
  const { baseUrl, received } = await startServer(t, inProgress);
  t.match(await failureOf(pace({ baseUrl, maxRetries: 0 }).client.orders.create(body)), { attempts: 1 });
  t.equal(received.length, 1, "no retries means none");
  const { client, waitsMs } = pace({ baseUrl, deadlineMs: 20_000 });
  t.match(await failureOf(client.orders.create(body)), { code: "request_in_progress" });
  t.ok(sum(waitsMs) < 20_000, `${waitsMs}`);

  const later = problem(409, "request_in_progress", { "Retry-After": "9" });
  const reported = await startServer(t, later, json(200, order));
  const paced = pace(reported, { random: 0 });
  t.strictSame(await paced.client.orders.create(body), order);
  t.strictSame(paced.waitsMs, [9000]);
});

t.test(
  "an order that takes long, on a connection that breaks, comes back",
  { timeout: 30_000 },
  async (t) => {
    // Like the service: the key is leased while the first request is in progress, and then returns its result.
    const startMs = performance.now();
    const { baseUrl, received } = await startServer(t, (response, request) => {
      if (received.length === 1) drop(response, request);
      else if (performance.now() - startMs < 4000) inProgress(response, request);
      else json(200, order, { "Idempotent-Replayed": "true" })(response, request);
    });
    const { data, response } = await new PartnerEsim({ apiKey, baseUrl }).orders.create(body).withResponse();
    t.strictSame(data, order);
    t.equal(response.replayed, true);
    t.ok(performance.now() - startMs >= 4000);
    t.equal(new Set(keys(received)).size, 1);
  },
);

t.test("a POST carries a key with retries off, and the error tells it", async (t) => {
  const { baseUrl, received } = await startServer(t, drop);
  const { client } = pace({ baseUrl, maxRetries: 0 });
  t.match(await failureOf(client.orders.create(body)), { idempotencyKey: "key-1", attempts: 1 });
  t.match(await failureOf(client.orders.create(body, { idempotencyKey: "booking-7" })), {
    idempotencyKey: "booking-7",
  });
  t.strictSame(keys(received), ["key-1", "booking-7"], "a new key for a new call, or the caller's");
  t.match(await failureOf(client.balance.get()), { idempotencyKey: undefined });
  t.equal(keys(received)[2], undefined, "a GET has none");
});

t.test("random keys are UUIDs and differ", async (t) => {
  const { baseUrl, received } = await startServer(t, json(201, order));
  const client = new PartnerEsim({ apiKey, baseUrl });
  await client.orders.create(body);
  await client.orders.create(body);
  const [first, second] = keys(received);
  t.match(first, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  t.not(first, second);
});

t.test("jitter goes from nothing to the doubling limit", async (t) => {
  const { baseUrl } = await startServer(t, html(503));
  const least = pace({ baseUrl, maxRetries: 6 }, { random: 0 });
  await failureOf(least.client.balance.get());
  t.strictSame(least.waitsMs, [0, 0, 0, 0, 0, 0]);
  const paced = pace({ baseUrl, maxRetries: 6 });
  await failureOf(paced.client.balance.get());
  t.strictSame(paced.waitsMs, [500, 1000, 2000, 4000, 8000, 8000]);
});

t.test("Retry-After", async (t) => {
  const now = Date.parse("2026-11-21T09:30:00Z");
  const after = (value: string) => problem(429, "rate_limited", { "Retry-After": value });
  const cases: Record<string, number[]> = {
    "7": [7000],
    "60": [60_000],
    "Sat, 21 Nov 2026 09:30:20 GMT": [20_000],
    "Sat, 21 Nov 2026 09:00:00 GMT": [0],
    "in a while": [0],
  };
  for (const [value, waits] of Object.entries(cases)) {
    const { baseUrl } = await startServer(t, after(value), json(200, {}));
    const { client, waitsMs } = pace({ baseUrl }, { random: 0, startMs: now });
    await client.balance.get();
    t.strictSame(waitsMs, waits, value);
  }
  const { baseUrl } = await startServer(t, after("7"), json(200, {}));
  const { client, waitsMs } = pace({ baseUrl });
  await client.balance.get();
  t.strictSame(waitsMs, [7500], "jitter comes on top, so that many clients do not come back at once");

  const over = await startServer(t, after("61"));
  t.match(await failureOf(pace(over, { random: 0 }).client.balance.get()), { attempts: 1 }, "jitter or not");
  const long = await startServer(t, after("600"));
  t.match(await failureOf(pace(long).client.balance.get()), {
    retryAfterMs: 600_000,
    attempts: 1,
    retryable: true,
  });
  t.equal(long.received.length, 1, "a wait of ten minutes is left to the caller");
});

t.test("an attempt that takes too long is ended and tried again", async (t) => {
  const { baseUrl, received } = await startServer(t, never, json(201, order));
  // Enough for the second attempt on a busy machine.
  const { client } = pace({ baseUrl, timeoutMs: 1500 });
  t.strictSame(await client.orders.create(body), order);
  t.strictSame(keys(received), ["key-1", "key-1"]);

  const silent = await startServer(t, never);
  const failure = await failureOf(pace(silent).client.balance.get({ timeoutMs: 30, maxRetries: 1 }));
  t.ok(failure instanceof TimeoutError);
  t.ok(failure instanceof ConnectionError);
  t.match(failure, {
    name: "TimeoutError",
    attempts: 2,
    retryable: true,
    message: "No response within 30 ms",
  });
});

t.test("the time limit covers the body", async (t) => {
  const { baseUrl } = await startServer(t, (response) => {
    response.writeHead(200, { "Content-Type": "application/json" }).write("{");
  });
  t.match(await failureOf(pace({ baseUrl, timeoutMs: 50, maxRetries: 0 }).client.balance.get()), {
    name: "TimeoutError",
  });
});

t.test("a body cut off every time is a ConnectionError without the body", async (t) => {
  const { baseUrl, received } = await startServer(t, cutOff(201, '{"customer":"Zo'));
  const failure = await failureOf(pace({ baseUrl }).client.orders.create(body));
  t.ok(failure instanceof ConnectionError);
  t.match(failure, { name: "ConnectionError", attempts: 3, retryable: true, idempotencyKey: "key-1" });
  t.notMatch((failure as Error).message, /customer/);
  t.equal(received.length, 3);
});

t.test("limits that are not numbers are rejected", async (t) => {
  const { baseUrl, received } = await startServer(t, json(200, {}));
  const { client } = pace({ baseUrl });
  for (const wrong of [
    { timeoutMs: Number.NaN },
    { timeoutMs: 0 },
    { deadlineMs: Number.NaN },
    ...[Number.NaN, -1, 0.5, Number.POSITIVE_INFINITY, "3" as never].map((maxRetries) => ({ maxRetries })),
  ]) {
    t.match(await failureOf(client.balance.get(wrong)), { name: "PartnerEsimError", message: /timeoutMs/ });
    t.throws(() => new PartnerEsim({ apiKey, baseUrl, ...wrong }), { name: "PartnerEsimError" });
  }
  t.equal(received.length, 0);
});

t.test("an infinite timeout is accepted", async (t) => {
  const { baseUrl } = await startServer(t, json(200, {}));
  await t.resolves(pace({ baseUrl, timeoutMs: Number.POSITIVE_INFINITY }).client.balance.get());
});

t.test("the deadline covers all attempts and waits", async (t) => {
  const { baseUrl } = await startServer(t, html(503));
  const { client, waitsMs } = pace({ baseUrl, maxRetries: 10, deadlineMs: 4000 });
  t.match(await failureOf(client.balance.get()), { status: 503, attempts: 4 });
  t.strictSame(waitsMs, [500, 1000, 2000], "a wait of 4 s would end after the deadline");

  const limited = await startServer(t, problem(429, "rate_limited", { "Retry-After": "30" }));
  const failure = await failureOf(pace(limited).client.balance.get({ deadlineMs: 20_000 }));
  t.ok(failure instanceof RateLimitedError, "and there is no waiting for what can't come in time");

  const silent = await startServer(t, never);
  t.match(await failureOf(pace(silent).client.balance.get({ deadlineMs: 50, maxRetries: 0 })), {
    name: "TimeoutError",
    message: "No response within the deadline of 50 ms",
  });
  const late = await startServer(t, html(503), never);
  t.match(
    await failureOf(pace(late).client.balance.get({ deadlineMs: 1400 })),
    { message: "No response within the deadline of 1400 ms", attempts: 2 },
    "the limit that was set, not the remainder",
  );
});

t.test("an abort ends the request at once", async (t) => {
  const controller = new AbortController();
  const reason = new Error("the traveller left");
  const { baseUrl, received } = await startServer(t, () => controller.abort(reason));
  const failure = await failureOf(
    pace({ baseUrl }).client.orders.create(body, { signal: controller.signal }),
  );
  t.ok(failure instanceof AbortError);
  t.match(failure, { name: "AbortError", attempts: 1, idempotencyKey: "key-1", retryable: false });
  t.equal((failure as AbortError).cause, reason);
  t.equal(received.length, 1);
});

t.test("an abort ends the wait at once", async (t) => {
  const controller = new AbortController();
  const { baseUrl, received } = await startServer(
    t,
    (response, request) => {
      problem(429, "rate_limited", { "Retry-After": "30" })(response, request);
      // The client has begun to wait by then.
      response.once("close", () => setTimeout(() => controller.abort(), 100));
    },
    json(200, {}),
  );
  const started = performance.now();
  const client = new PartnerEsim({ apiKey, baseUrl });
  t.match(await failureOf(client.balance.get({ signal: controller.signal })), {
    name: "AbortError",
    attempts: 1,
  });
  t.ok(performance.now() - started < 20_000, "well before the 30 s");
  t.equal(received.length, 1);
});

t.test("nothing is sent for a signal that is aborted already", async (t) => {
  const { baseUrl, received } = await startServer(t, json(200, {}));
  const signal = AbortSignal.abort();
  t.match(await failureOf(pace({ baseUrl }).client.balance.get({ signal })), {
    name: "AbortError",
    attempts: 0,
  });
  t.equal(received.length, 0);
});

t.test("a closed port is a ConnectionError after three attempts", async (t) => {
  const { baseUrl } = await startServer(t, never);
  const gone = new URL(baseUrl);
  gone.port = "1";
  const failure = await failureOf(pace({ baseUrl: gone.href }).client.balance.get());
  t.match(failure, { name: "ConnectionError", attempts: 3, retryable: true });
  t.ok(failure instanceof ConnectionError && failure.cause instanceof Error);
});

t.test("the fetch that is passed in is used, with plain data", async (t) => {
  const calls: [string, RequestInit][] = [];
  const client = new PartnerEsim({
    apiKey,
    baseUrl: "https://partner.example/partner/api/",
    fetch: async (url, init) => {
      calls.push([url, init]);
      return Response.json(order, { status: 201 });
    },
  });
  await client.orders.create(body);
  const [[url, init] = ["", {}]] = calls;
  t.equal(url, "https://partner.example/partner/api/v1/orders");
  t.match(init, { method: "POST", body: JSON.stringify(body), redirect: "manual" });
});
