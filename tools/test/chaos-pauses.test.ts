// How long sales paused, from the times of first responses.
import t from "tap";
import type { Noted } from "../chaos/buyer.ts";
import { longestPause, Pauses } from "../chaos/pauses.ts";

const journal = (...times: (number | null)[]): Noted[] =>
  times.map((atMs, i) => ({
    key: `key ${i}`,
    path: "/v1/orders",
    body: {},
    sentMs: 0,
    response: atMs === null ? null : { atMs, id: `ord_${i}`, isFinal: true },
    text: null,
  }));

t.test("a pause lies between two responses, or at an end of the interval", async (t) => {
  t.equal(longestPause(journal(100, 400, 200), 0, 500), 200);
  t.equal(longestPause(journal(100), 0, 900), 800);
  t.equal(longestPause(journal(800), 0, 900), 800);
  t.equal(longestPause(journal(null), 100, 900), 800, "no response");
});

t.test("responses before and after the interval don't count", async (t) => {
  t.equal(longestPause(journal(50, 950), 100, 900), 800);
});

t.test("each disturbance has its percentiles", async (t) => {
  const pauses = new Pauses();
  for (const ms of [3000, 1000, 2000]) pauses.add("switchover", ms);
  t.same(pauses.summary(), ["switchover, 3 times: sales paused for 2.0 s (p50), 3.0 s (p99), 3.0 s (max)"]);
});
