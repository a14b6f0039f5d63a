/** The key pool never exceeds a key's rate limit, and learns from the deployment's responses. */
import t from "tap";
import { KeyPool, secondsToWait, windowOf } from "../src/keys.ts";
import { Exchange } from "../src/wire.ts";

/** A clock that only sleeping moves. */
function fakeTime(startMs = 1_000_000) {
  let nowMs = startMs;
  return {
    now: () => nowMs,
    sleep: async (ms: number) => {
      nowMs += ms;
    },
  };
}

function response(headers: Record<string, string>, status = 200, method = "GET"): Exchange {
  const outgoing = { method, target: "/v1/balance", headers: [] };
  return new Exchange(outgoing, status, Object.entries(headers).flat(), Buffer.alloc(0), [0, 0]);
}

const window = (remaining: number, reset: number) => ({
  "X-RateLimit-Limit": "120",
  "X-RateLimit-Remaining": String(remaining),
  "X-RateLimit-Reset": String(reset),
});

t.test("one key after the other, then a wait", async (t) => {
  const time = fakeTime();
  const pool = new KeyPool(["a", "b"], time);
  const posts: string[] = [];
  for (let i = 0; i < 56; i++) posts.push(await pool.take("POST"));
  t.equal(time.now(), 1_000_000, "no wait so far");
  t.same([posts.filter((key) => key === "a").length, posts.filter((key) => key === "b").length], [28, 28]);
  t.equal(await pool.take("GET"), "a", "GETs are still left");
  t.equal(await pool.take("POST"), "a");
  t.ok(time.now() >= 1_060_000, "the next POST waits for the next minute");
});

t.test("responses correct the count", async (t) => {
  const time = fakeTime();
  const pool = new KeyPool(["a", "b"], time);
  t.equal(await pool.take("GET"), "a");
  pool.saw("a", response(window(1, 1200)));
  t.equal(await pool.take("GET"), "b", "a has been used by others");
  pool.saw("b", response({ ...window(0, 1200), "Retry-After": "7" }, 429));
  await pool.take("GET");
  t.ok(time.now() >= 1_007_000 && time.now() < 1_009_000, "waits as long as Retry-After says");
});

t.test("a second key has its own window", async (t) => {
  const time = fakeTime();
  const pool = new KeyPool(["a", "b", "c"], time);
  pool.saw("b", response(window(0, 1200), 429));
  t.equal(await pool.take("POST", "a"), "c", "not the exhausted one");
  pool.saw("c", response({ ...window(0, 1200), "Retry-After": "9" }, 429));
  t.equal(await pool.take("POST", "a"), "c", "nor the excluded one: it waits");
  t.ok(time.now() >= 1_009_000 && time.now() < 1_011_000);
});

t.test("a held key is not shared", async (t) => {
  const time = fakeTime();
  const pool = new KeyPool(["a", "b"], time);
  t.equal(await pool.take("GET"), "a");
  const heldKey = await pool.hold();
  t.equal(heldKey.key, "b", "one that was not used yet");
  for (let i = 0; i < 117; i++) await pool.take("GET");
  t.equal(await pool.take("GET"), "a", "waits for the next minute of the other");
  t.ok(time.now() >= 1_060_000);
  const both = await pool.hold();
  t.equal(both.key, "a");
  const waiting = pool.take("GET");
  heldKey.release();
  t.equal(await waiting, "b");
});

t.test("a 429 tells how long to wait, whatever header is missing", async (t) => {
  const errorResponse = (headers: Record<string, string>) => response(headers, 429);
  t.equal(secondsToWait(errorResponse({ "Retry-After": "7" })), 7);
  t.equal(secondsToWait(errorResponse({ "Retry-After": "300" }), 600), 300, "of a block");
  const date = "Thu, 01 Jan 1970 00:19:35 GMT";
  t.equal(secondsToWait(errorResponse({ ...window(0, 1200), Date: date })), 25, "by the window");
  for (const wrong of ["soon", "-1", "0", "3600"]) {
    t.equal(
      secondsToWait(errorResponse({ ...window(0, 1200), Date: date, "Retry-After": wrong })),
      25,
      wrong,
    );
  }
  t.equal(secondsToWait(errorResponse({})), 60, "the maximum");
});

t.test("a response without all three headers is ignored", async (t) => {
  t.equal(windowOf(response({ "X-RateLimit-Limit": "120" })), undefined);
  t.same(windowOf(response(window(5, 60))), { limit: 120, remaining: 5, reset: 60 });
});
