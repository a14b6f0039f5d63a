/** Rules `limits.*`: the rate limits of API keys, what counts toward them, and their headers. */
import { rule } from "../case.ts";
import { limits } from "../contract.ts";
import { sample } from "../fixtures.ts";
import { rateHeaders, secondsLeft, secondsToWait, windowOf } from "../keys.ts";
import { tour } from "../tour.ts";
import {
  activeEsim,
  exhaustedKeyResponse,
  exhaustQrLimit,
  idlePost,
  inOneWindow,
  repeat,
} from "../windows.ts";
import type { Exchange } from "../wire.ts";

const requests = limits.generalPerMinute;
const postsAllowed = limits.postPerMinute;

const statusesOf = (exchanges: readonly Exchange[]) => exchanges.map(({ status }) => status);

export const cases = [
  rule("limits.requests", { quiet: true }, async (t, check) => {
    const { probe, responses } = await inOneWindow(t, t.test, async (key) => {
      const get = () => t.test.call("balanceGet", { apiKey: key });
      const earlier = await repeat(requests - 1, get);
      return [...earlier, await get(), await get()];
    });
    const served = statusesOf([probe, ...responses.slice(0, requests - 1)]);
    check.equal(served, Array(requests).fill(200), "statuses of the first 120 requests");
    for (const rejected of responses.slice(requests - 1))
      check.error(rejected, 429, "rate_limited", null, "a request after the first 120");
  }),

  rule("limits.requests.fixed-window", { quiet: true, waits: true, needs: ["twoKeys"] }, async (t, check) => {
    // One key is exhausted to learn when the minute ends; another is exhausted shortly before that moment.
    const spy = await inOneWindow(t, t.test, (key) =>
      repeat(requests, () => t.test.call("balanceGet", { apiKey: key })),
    );
    const rejected = spy.responses.find(({ status }) => status === 429);
    t.must.ok(rejected, "the 121st request has to be rejected");
    const left = secondsLeft(rejected as Exchange, windowOf(rejected as Exchange)?.reset ?? 0);
    const lateSeconds = 8;
    if (left > lateSeconds) await t.pass(left - lateSeconds);
    const late = t.test.keys.find((key) => key !== spy.key) as string;
    const get = () => t.test.call("balanceGet", { apiKey: late });
    const first = await get();
    await repeat(requests - 1, get);
    const spent = await get();
    check.error(spent, 429, "rate_limited", null, "a request late in the minute, after 120");
    const untilNext = secondsLeft(spent, windowOf(spent)?.reset ?? 0);
    await t.pass(untilNext);
    const [next, ...others] = [await get(), ...(await repeat(requests - 1, get))];
    check.equal(
      statusesOf([next as Exchange, ...others]),
      Array(requests).fill(200),
      "statuses of 120 requests in the next minute",
    );
    check.equal(
      windowOf(next as Exchange)?.remaining,
      requests - 1,
      "remaining after the first request of the next minute",
    );
    const before = windowOf(first)?.reset ?? 0;
    const after = windowOf(next as Exchange)?.reset ?? 0;
    check.ok(after > before && (after - before) % 60 === 0, "the reset has moved by whole minutes", [
      before,
      after,
    ]);
  }),

  rule("limits.posts", { quiet: true }, async (t, check) => {
    const iccid = await activeEsim(t, t.test);
    const { responses } = await inOneWindow(t, t.test, async (key) => {
      const allowed = await repeat(postsAllowed, () => idlePost(t.test, key, iccid));
      const rejected = await idlePost(t.test, key, iccid);
      return [...allowed, rejected, await t.test.call("balanceGet", { apiKey: key })];
    });
    check.equal(statusesOf(responses.slice(0, postsAllowed)), Array(postsAllowed).fill(200), "the first 30");
    check.error(responses[postsAllowed] as Exchange, 429, "rate_limited", null, "the one after 30");
    check.status(responses[postsAllowed + 1] as Exchange, 200, "a GET right after");
  }),

  rule("limits.posts.count-in-both", { quiet: true }, async (t, check) => {
    const iccid = await activeEsim(t, t.test);
    const { responses } = await inOneWindow(t, t.test, async (key) => {
      const made = await repeat(10, () => idlePost(t.test, key, iccid));
      return [...made, await t.test.call("balanceGet", { apiKey: key }), await idlePost(t.test, key, iccid)];
    });
    check.equal(statusesOf(responses), Array(12).fill(200), "statuses");
    const [get, post] = responses.slice(-2);
    // One GET before and one now, and 10 POSTs between.
    check.equal(windowOf(get as Exchange)?.remaining, requests - 12, "remaining of 120, on a GET", get);
    check.equal(windowOf(post as Exchange)?.remaining, postsAllowed - 11, "remaining of 30, on a POST", post);
  }),

  rule("limits.posts.refused-not-general", { quiet: true }, async (t, check) => {
    const iccid = await activeEsim(t, t.test);
    const byPosts = await inOneWindow(t, t.test, async (key) => {
      const made = await repeat(postsAllowed, () => idlePost(t.test, key, iccid));
      const rejected = await repeat(5, () => idlePost(t.test, key, iccid));
      return [...made, ...rejected, await t.test.call("balanceGet", { apiKey: key })];
    });
    check.equal(statusesOf(byPosts.responses.slice(postsAllowed, -1)), Array(5).fill(429), "POSTs after 30");
    const get = byPosts.responses.at(-1) as Exchange;
    check.equal(windowOf(get)?.remaining, requests - postsAllowed - 2, "remaining, on a GET", get);
  }),

  rule("limits.topup-packages", {}, async (t, check) => {
    const { data: packages } = await t.test.get("packagesList", { query: { limit: 8 } });
    check.some(packages, "packages to buy");
    let largestCount = 0;
    for (const item of [(await sample(t)).package, ...packages]) {
      const iccid = await t.test.newEsim(item.id);
      const { data } = await t.test.get("topupPackagesList", { path: { iccid } });
      largestCount = Math.max(largestCount, data.length);
      check.ok(data.length <= limits.topupPackagesMax, `at most 200 for an eSIM of ${item.id}`, data.length);
    }
    check.ok(largestCount > 0, "an eSIM to check", largestCount);
  }),

  rule("limits.headers.presence", {}, async (t, check) => {
    const { successes, refusals: errorResponses } = await tour(t);
    const keyed = [...successes, ...errorResponses].map(({ exchange }) => exchange);
    keyed.push(await exhaustedKeyResponse(t));
    let tested = 0;
    for (const exchange of keyed) {
      const hadKey = exchange.outgoing.headers.some(([name]) => name === "Authorization");
      if (hadKey) tested++;
      for (const name of rateHeaders) check.header(exchange, name, hadKey ? /^\d+$/ : null);
    }
    const statuses = new Set(keyed.map(({ status }) => status));
    for (const status of [200, 201, 400, 402, 404, 409, 429, 503]) {
      check.ok(statuses.has(status), `a ${status} among them`, [...statuses]);
    }
    check.ok(tested > 20, "responses to known keys", tested);
  }),

  rule("limits.headers.limit.get", {}, async (t, check) => {
    const gets = (await tour(t)).all.filter(({ outgoing }) => outgoing.method === "GET" && isKeyed(outgoing));
    check.ok(gets.length > 10, "GETs to check", gets.length);
    for (const get of gets) check.header(get, "X-RateLimit-Limit", String(requests));
    const other = await t.test.send("DELETE", "/v1/orders");
    check.header(other, "X-RateLimit-Limit", String(requests));
  }),

  rule("limits.headers.limit.post", {}, async (t, check) => {
    const made = (await tour(t)).all.filter(({ outgoing }) => outgoing.method === "POST");
    check.ok(made.length > 5, "POSTs to check", made.length);
    for (const post of made) check.header(post, "X-RateLimit-Limit", String(postsAllowed));
  }),

  rule("limits.headers.remaining", { quiet: true }, async (t, check) => {
    const iccid = await activeEsim(t, t.test);
    const { responses } = await inOneWindow(t, t.test, async (key) => {
      const made = await repeat(postsAllowed, () => idlePost(t.test, key, iccid), 1);
      const gets = requests - postsAllowed - 1;
      return [...made, ...(await repeat(gets, () => t.test.call("balanceGet", { apiKey: key }), 1))];
    });
    const remaining = responses.map((response) => windowOf(response)?.remaining);
    const down = (from: number, count: number) => Array.from({ length: count }, (_, index) => from - index);
    check.equal(
      remaining.slice(0, postsAllowed),
      down(postsAllowed - 1, postsAllowed),
      "remaining on 30 POSTs",
    );
    const gets = requests - postsAllowed - 1;
    check.equal(
      remaining.slice(postsAllowed),
      down(gets - 1, gets),
      "remaining on the GETs after the 30 POSTs",
    );
    const mixed = await inOneWindow(t, t.test, async (key) => {
      const made = await repeat(requests - 4, () => t.test.call("balanceGet", { apiKey: key }));
      return [...made, await idlePost(t.test, key, iccid)];
    });
    const last = mixed.responses.at(-1) as Exchange;
    check.equal(windowOf(last)?.remaining, 2, "a POST shows the smaller remaining count", last);
    check.header(last, "X-RateLimit-Limit", String(postsAllowed));
  }),

  rule("limits.headers.reset", { quiet: true, waits: true }, async (t, check) => {
    const { probe, responses } = await inOneWindow(t, t.test, async (key) => [
      await t.test.call("balanceGet", { apiKey: key }),
      await t.test.call("packagesList", { apiKey: key }),
      await t.test.call("ordersCreate", { apiKey: key, body: {} }),
    ]);
    const reset = windowOf(probe)?.reset ?? Number.NaN;
    for (const response of responses)
      check.equal(windowOf(response)?.reset, reset, "reset is the same within a window", response);
    check.equal(reset % 60, 0, "reset is the end of a minute", probe);
    const aheadOf = (response: Exchange) =>
      (windowOf(response)?.reset ?? Number.NaN) - (response.endedAtMs + t.nowMs() - Date.now()) / 1000;
    const rejected = await exhaustedKeyResponse(t);
    const ahead = aheadOf(rejected);
    // The suite's clock and the deployment's may differ slightly.
    check.ok(ahead > -5 && ahead <= 65, "reset is at most a minute ahead", ahead, rejected);
    const seconds = Number(rejected.header("Retry-After"));
    check.ok(Math.abs(seconds - ahead) < 5, "agrees with Retry-After", { ahead, seconds }, rejected);
    // In the first seconds of a minute, a reset at its start looks like one at its end.
    if ((t.nowMs() / 1000) % 60 < 10) await t.pass(10);
    const later = await t.test.call("balanceGet");
    check.ok(aheadOf(later) > -5, "reset is ahead, later in the minute", aheadOf(later), later);
  }),

  rule("limits.headers.retry-after", { quiet: true, waits: true, needs: ["addresses"] }, async (t, check) => {
    const iccid = await activeEsim(t, t.test);
    const byKey = await inOneWindow(t, t.test, async (key) => {
      await repeat(postsAllowed, () => idlePost(t.test, key, iccid));
      const post = await idlePost(t.test, key, iccid);
      await repeat(requests - postsAllowed - 1, () => t.test.call("balanceGet", { apiKey: key }));
      return [post, await t.test.call("balanceGet", { apiKey: key })];
    });
    const qr = await exhaustQrLimit(t);
    const from = t.address();
    const bad = { authorization: `Bearer ${byKey.key.slice(0, -4)}0000`, from };
    await repeat(limits.badKeyMax, () => t.test.call("balanceGet", bad));
    const blocked = await t.test.call("balanceGet", { apiKey: byKey.key, from });
    const rejected: Record<string, Exchange> = {
      "POST limit": byKey.responses[0] as Exchange,
      "general limit": byKey.responses[1] as Exchange,
      "QR limit": qr.rejected,
      "blocked IP address": blocked,
    };
    for (const [what, response] of Object.entries(rejected)) {
      check.error(response, 429, "rate_limited", null, what);
      const secondsMax = what === "blocked IP address" ? limits.badKeyWindowMinutes * 60 : 60;
      check.match(response.header("Retry-After"), /^[1-9]\d*$/, `${what}: Retry-After`, response);
      check.ok(
        Number(response.header("Retry-After")) <= secondsMax,
        `${what}: at most ${secondsMax} s`,
        secondsMax,
        response,
      );
    }
    const minute = ["POST limit", "general limit", "QR limit"];
    await t.pass(Math.max(...minute.map((what) => secondsToWait(rejected[what] as Exchange))));
    check.status(await idlePost(t.test, byKey.key, iccid), 200, "POST after Retry-After");
    check.status(await t.test.call("balanceGet", { apiKey: byKey.key }), 200, "GET after Retry-After");
    const image = await t.test.send("GET", qr.url, { authorization: null, from: qr.from });
    check.status(image, 200, "QR image after Retry-After");
    // Ten minutes pass only on a virtual clock, where waiting costs nothing.
    if (!t.has("clock")) return;
    await t.pass(secondsToWait(blocked, limits.badKeyWindowMinutes * 60));
    check.status(
      await t.test.call("balanceGet", { apiKey: byKey.key, from }),
      200,
      "IP address after Retry-After",
    );
  }),
];

function isKeyed(outgoing: Exchange["outgoing"]): boolean {
  return outgoing.headers.some(([name]) => name === "Authorization");
}
