/** Rules `limits.*`: the windows of API keys, what counts toward them, and the headers that tell of them. */
import { rule } from "../case.ts";
import { limits } from "../contract.ts";
import { sample } from "../fixtures.ts";
import { rateHeaders, secondsLeft, secondsToWait, windowOf } from "../keys.ts";
import { tour } from "../tour.ts";
import { activeEsim, idlePost, inOneWindow, repeat, spendQrLimit, spentKeyAnswer } from "../windows.ts";
import type { Exchange } from "../wire.ts";

const requests = limits.generalPerMinute;
const postsAllowed = limits.postPerMinute;

const statusesOf = (exchanges: readonly Exchange[]) => exchanges.map(({ status }) => status);

export const cases = [
  rule("limits.requests", { quiet: true }, async (t, check) => {
    const { probe, answers } = await inOneWindow(t, t.test, async (key) => {
      const get = () => t.test.call("balanceGet", { apiKey: key });
      const rest = await repeat(requests - 1, get);
      return [...rest, await get(), await get()];
    });
    const served = statusesOf([probe, ...answers.slice(0, requests - 1)]);
    check.equal(served, Array(requests).fill(200), "the first 120");
    for (const refused of answers.slice(requests - 1))
      check.error(refused, 429, "rate_limited", null, "after 120");
  }),

  rule("limits.requests.fixed-window", { quiet: true, waits: true, needs: ["twoKeys"] }, async (t, check) => {
    // A key is used up only to learn when the minute ends; another is used up shortly before that moment.
    const spy = await inOneWindow(t, t.test, (key) =>
      repeat(requests, () => t.test.call("balanceGet", { apiKey: key })),
    );
    const refused = spy.answers.find(({ status }) => status === 429);
    t.must.ok(refused, "the 121st request has to be refused");
    const left = secondsLeft(refused as Exchange, windowOf(refused as Exchange)?.reset ?? 0);
    const lateSeconds = 8;
    if (left > lateSeconds) await t.pass(left - lateSeconds);
    const late = t.test.keys.find((key) => key !== spy.key) as string;
    const get = () => t.test.call("balanceGet", { apiKey: late });
    const first = await get();
    await repeat(requests - 1, get);
    const spent = await get();
    check.error(spent, 429, "rate_limited", null, "late in the minute, after 120");
    const untilNext = secondsLeft(spent, windowOf(spent)?.reset ?? 0);
    await t.pass(untilNext);
    const [next, ...others] = [await get(), ...(await repeat(requests - 1, get))];
    check.equal(
      statusesOf([next as Exchange, ...others]),
      Array(requests).fill(200),
      "120 in the next minute",
    );
    check.equal(windowOf(next as Exchange)?.remaining, requests - 1, "remaining after the first of them");
    const [before, after] = [windowOf(first)?.reset ?? 0, windowOf(next as Exchange)?.reset ?? 0];
    check.ok(after > before && (after - before) % 60 === 0, "the reset has moved by whole minutes", [
      before,
      after,
    ]);
  }),

  rule("limits.posts", { quiet: true }, async (t, check) => {
    const iccid = await activeEsim(t, t.test);
    const { answers } = await inOneWindow(t, t.test, async (key) => {
      const allowed = await repeat(postsAllowed, () => idlePost(t.test, key, iccid));
      const refused = await idlePost(t.test, key, iccid);
      return [...allowed, refused, await t.test.call("balanceGet", { apiKey: key })];
    });
    check.equal(statusesOf(answers.slice(0, postsAllowed)), Array(postsAllowed).fill(200), "the first 30");
    check.error(answers[postsAllowed] as Exchange, 429, "rate_limited", null, "the one after 30");
    check.status(answers[postsAllowed + 1] as Exchange, 200, "a GET right after");
  }),

  rule("limits.posts.count-in-both", { quiet: true }, async (t, check) => {
    const iccid = await activeEsim(t, t.test);
    const { answers } = await inOneWindow(t, t.test, async (key) => {
      const made = await repeat(10, () => idlePost(t.test, key, iccid));
      return [...made, await t.test.call("balanceGet", { apiKey: key }), await idlePost(t.test, key, iccid)];
    });
    check.equal(statusesOf(answers), Array(12).fill(200), "answers");
    const [get, post] = answers.slice(-2);
    // One GET before and one now, and 10 POSTs between.
    check.equal(windowOf(get as Exchange)?.remaining, requests - 12, "what a GET says remains of 120", get);
    check.equal(
      windowOf(post as Exchange)?.remaining,
      postsAllowed - 11,
      "what a POST says remains of 30",
      post,
    );
  }),

  rule("limits.posts.refused-not-general", { quiet: true }, async (t, check) => {
    const iccid = await activeEsim(t, t.test);
    const byPosts = await inOneWindow(t, t.test, async (key) => {
      const made = await repeat(postsAllowed, () => idlePost(t.test, key, iccid));
      const refused = await repeat(5, () => idlePost(t.test, key, iccid));
      return [...made, ...refused, await t.test.call("balanceGet", { apiKey: key })];
    });
    check.equal(statusesOf(byPosts.answers.slice(postsAllowed, -1)), Array(5).fill(429), "POSTs after 30");
    const get = byPosts.answers.at(-1) as Exchange;
    check.equal(windowOf(get)?.remaining, requests - postsAllowed - 2, "what a GET says remains", get);
  }),

  rule("limits.topup-packages", {}, async (t, check) => {
    const { data: packages } = await t.test.get("packagesList", { query: { limit: 8 } });
    check.some(packages, "packages to buy");
    let most = 0;
    for (const item of [(await sample(t)).package, ...packages]) {
      const iccid = await t.test.newEsim(item.id);
      const { data } = await t.test.get("topupPackagesList", { path: { iccid } });
      most = Math.max(most, data.length);
      check.ok(data.length <= limits.topupPackagesMax, `at most 200 for an eSIM of ${item.id}`, data.length);
    }
    check.ok(most > 0, "an eSIM with something to judge", most);
  }),

  rule("limits.headers.presence", {}, async (t, check) => {
    const { successes, refusals } = await tour(t);
    const keyed = [...successes, ...refusals].map(({ exchange }) => exchange);
    keyed.push(await spentKeyAnswer(t));
    let judged = 0;
    for (const exchange of keyed) {
      const hadKey = exchange.outgoing.headers.some(([name]) => name === "Authorization");
      if (hadKey) judged++;
      for (const name of rateHeaders) check.header(exchange, name, hadKey ? /^\d+$/ : null);
    }
    const statuses = new Set(keyed.map(({ status }) => status));
    for (const status of [200, 201, 400, 402, 404, 409, 429, 503]) {
      check.ok(statuses.has(status), `a ${status} among them`, [...statuses]);
    }
    check.ok(judged > 20, "answers to recognised keys", judged);
  }),

  rule("limits.headers.limit.get", {}, async (t, check) => {
    const gets = (await tour(t)).all.filter(({ outgoing }) => outgoing.method === "GET" && isKeyed(outgoing));
    check.ok(gets.length > 10, "GETs to judge", gets.length);
    for (const get of gets) check.header(get, "X-RateLimit-Limit", String(requests));
    const other = await t.test.send("DELETE", "/v1/orders");
    check.header(other, "X-RateLimit-Limit", String(requests));
  }),

  rule("limits.headers.limit.post", {}, async (t, check) => {
    const made = (await tour(t)).all.filter(({ outgoing }) => outgoing.method === "POST");
    check.ok(made.length > 5, "POSTs to judge", made.length);
    for (const post of made) check.header(post, "X-RateLimit-Limit", String(postsAllowed));
  }),

  rule("limits.headers.remaining", { quiet: true }, async (t, check) => {
    const iccid = await activeEsim(t, t.test);
    const { answers } = await inOneWindow(t, t.test, async (key) => {
      const made = await repeat(postsAllowed, () => idlePost(t.test, key, iccid), 1);
      const gets = requests - postsAllowed - 1;
      return [...made, ...(await repeat(gets, () => t.test.call("balanceGet", { apiKey: key }), 1))];
    });
    const remaining = answers.map((answer) => windowOf(answer)?.remaining);
    const down = (from: number, count: number) => Array.from({ length: count }, (_, index) => from - index);
    check.equal(remaining.slice(0, postsAllowed), down(postsAllowed - 1, postsAllowed), "on 30 POSTs");
    const gets = requests - postsAllowed - 1;
    check.equal(remaining.slice(postsAllowed), down(gets - 1, gets), "on the GETs after them");
    const mixed = await inOneWindow(t, t.test, async (key) => {
      const made = await repeat(requests - 4, () => t.test.call("balanceGet", { apiKey: key }));
      return [...made, await idlePost(t.test, key, iccid)];
    });
    const last = mixed.answers.at(-1) as Exchange;
    check.equal(windowOf(last)?.remaining, 2, "a POST shows the smaller remainder", last);
    check.header(last, "X-RateLimit-Limit", String(postsAllowed));
  }),

  rule("limits.headers.reset", { quiet: true, waits: true }, async (t, check) => {
    const { probe, answers } = await inOneWindow(t, t.test, async (key) => [
      await t.test.call("balanceGet", { apiKey: key }),
      await t.test.call("packagesList", { apiKey: key }),
      await t.test.call("ordersCreate", { apiKey: key, body: {} }),
    ]);
    const reset = windowOf(probe)?.reset ?? Number.NaN;
    for (const answer of answers)
      check.equal(windowOf(answer)?.reset, reset, "the same within a window", answer);
    check.equal(reset % 60, 0, "the end of a minute", probe);
    const aheadOf = (answer: Exchange) =>
      (windowOf(answer)?.reset ?? Number.NaN) - (answer.endedAtMs + t.nowMs() - Date.now()) / 1000;
    const refused = await spentKeyAnswer(t);
    const ahead = aheadOf(refused);
    // Our clock and the deployment's may differ by a little.
    check.ok(ahead > -5 && ahead <= 65, "at most a minute ahead of now", ahead, refused);
    const seconds = Number(refused.header("Retry-After"));
    check.ok(Math.abs(seconds - ahead) < 5, "agrees with Retry-After", { ahead, seconds }, refused);
    // Which also hides, in the first seconds of a minute, whether its end is told or its beginning.
    if ((t.nowMs() / 1000) % 60 < 10) await t.pass(10);
    const later = await t.test.call("balanceGet");
    check.ok(aheadOf(later) > -5, "ahead of now, well into a minute", aheadOf(later), later);
  }),

  rule("limits.headers.retry-after", { quiet: true, waits: true, needs: ["addresses"] }, async (t, check) => {
    const iccid = await activeEsim(t, t.test);
    const byKey = await inOneWindow(t, t.test, async (key) => {
      await repeat(postsAllowed, () => idlePost(t.test, key, iccid));
      const post = await idlePost(t.test, key, iccid);
      await repeat(requests - postsAllowed - 1, () => t.test.call("balanceGet", { apiKey: key }));
      return [post, await t.test.call("balanceGet", { apiKey: key })];
    });
    const qr = await spendQrLimit(t);
    const from = t.address();
    const bad = { authorization: `Bearer ${byKey.key.slice(0, -4)}0000`, from };
    await repeat(limits.badKeyMax, () => t.test.call("balanceGet", bad));
    const blocked = await t.test.call("balanceGet", { apiKey: byKey.key, from });
    const refused: Record<string, Exchange> = {
      "POST limit": byKey.answers[0] as Exchange,
      "general limit": byKey.answers[1] as Exchange,
      "QR limit": qr.refused,
      "blocked address": blocked,
    };
    for (const [what, answer] of Object.entries(refused)) {
      check.error(answer, 429, "rate_limited", null, what);
      const most = what === "blocked address" ? limits.badKeyWindowMinutes * 60 : 60;
      check.match(answer.header("Retry-After"), /^[1-9]\d*$/, `${what}: Retry-After`, answer);
      check.ok(Number(answer.header("Retry-After")) <= most, `${what}: at most ${most} s`, most, answer);
    }
    const minute = ["POST limit", "general limit", "QR limit"];
    await t.pass(Math.max(...minute.map((what) => secondsToWait(refused[what] as Exchange))));
    check.status(await idlePost(t.test, byKey.key, iccid), 200, "POST after Retry-After");
    check.status(await t.test.call("balanceGet", { apiKey: byKey.key }), 200, "GET after Retry-After");
    const image = await t.test.send("GET", qr.url, { authorization: null, from: qr.from });
    check.status(image, 200, "QR image after Retry-After");
    // Ten minutes are waited for only where that costs nothing.
    if (!t.has("clock")) return;
    await t.pass(secondsToWait(blocked, limits.badKeyWindowMinutes * 60));
    check.status(
      await t.test.call("balanceGet", { apiKey: byKey.key, from }),
      200,
      "address after Retry-After",
    );
  }),
];

function isKeyed(outgoing: Exchange["outgoing"]): boolean {
  return outgoing.headers.some(([name]) => name === "Authorization");
}
