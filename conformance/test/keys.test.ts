/** The key pool never sends more than a key's minute holds, and learns from what the deployment says. */
import t from "tap";
import { KeyPool, secondsToWait, windowOf } from "../src/keys.ts";
import { Exchange } from "../src/wire.ts";

/** A time that only sleeping moves. */
function fakeTime(startMs = 1_000_000) {
  let nowMs = startMs;
  return {
    now: () => nowMs,
    sleep: async (ms: number) => {
      nowMs += ms;
    },
  };
}

function answer(headers: Record<string, string>, status = 200, method = "GET"): Exchange {
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

t.test("what answers say counts", async (t) => {
  const time = fakeTime();
  const pool = new KeyPool(["a", "b"], time);
  t.equal(await pool.take("GET"), "a");
  pool.saw("a", answer(window(1, 1200)));
  t.equal(await pool.take("GET"), "b", "a has been used by others");
  pool.saw("b", answer({ ...window(0, 1200), "Retry-After": "7" }, 429));
  await pool.take("GET");
  t.ok(time.now() >= 1_007_000 && time.now() < 1_009_000, "waits as long as Retry-After says");
});

t.test("a second key has room of its own", async (t) => {
  const time = fakeTime();
  const pool = new KeyPool(["a", "b", "c"], time);
  pool.saw("b", answer(window(0, 1200), 429));
  t.equal(await pool.take("POST", "a"), "c", "not the one that is spent");
  pool.saw("c", answer({ ...window(0, 1200), "Retry-After": "9" }, 429));
  t.equal(await pool.take("POST", "a"), "c", "nor the one excepted: it waits");
  t.ok(time.now() >= 1_009_000 && time.now() < 1_011_000);
});

t.test("a held key is nobody else's", async (t) => {
  const time = fakeTime();
  const pool = new KeyPool(["a", "b"], time);
  t.equal(await pool.take("GET"), "a");
  const held = await pool.hold();
  t.equal(held.key, "b", "one that was not used yet");
  for (let i = 0; i < 117; i++) await pool.take("GET");
  t.equal(await pool.take("GET"), "a", "waits for the next minute of the other");
  t.ok(time.now() >= 1_060_000);
  const both = await pool.hold();
  t.equal(both.key, "a");
  const waiting = pool.take("GET");
  held.release();
  t.equal(await waiting, "b");
});

t.test("a refusal tells how long to wait, whatever it lacks", async (t) => {
  const refusal = (headers: Record<string, string>) => answer(headers, 429);
  t.equal(secondsToWait(refusal({ "Retry-After": "7" })), 7);
  t.equal(secondsToWait(refusal({ "Retry-After": "300" }), 600), 300, "of a block");
  const date = "Thu, 01 Jan 1970 00:19:35 GMT";
  t.equal(secondsToWait(refusal({ ...window(0, 1200), Date: date })), 25, "by the window");
  for (const wrong of ["soon", "-1", "0", "3600"]) {
    t.equal(secondsToWait(refusal({ ...window(0, 1200), Date: date, "Retry-After": wrong })), 25, wrong);
  }
  t.equal(secondsToWait(refusal({})), 60, "the most that it can be");
});

t.test("an answer without all three headers tells nothing", async (t) => {
  t.equal(windowOf(answer({ "X-RateLimit-Limit": "120" })), undefined);
  t.same(windowOf(answer(window(5, 60))), { limit: 120, remaining: 5, reset: 60 });
});
