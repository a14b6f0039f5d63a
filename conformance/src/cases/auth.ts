/** Rules `auth.*`: keys, modes, rejected keys, and the block of an IP address that sends too many bad ones. */

import type { Checker } from "../assert.ts";
import type { Caller } from "../caller.ts";
import { rule, rules } from "../case.ts";
import type { Context } from "../context.ts";
import { limits, type OperationId } from "../contract.ts";
import { liveObjects, type Objects, testObjects } from "../fixtures.ts";
import { neverIssued, rateHeaders, windowOf } from "../keys.ts";
import { exhaustedKeyResponse, inOneWindow, qrTarget, repeat, roomOn } from "../windows.ts";
import type { Exchange } from "../wire.ts";

/** Sends a request with this Authorization header (null: none), from an IP address that may send bad keys. */
function balanceWith(t: Context, authorization: string | null, from = t.badKeyAddress()): Promise<Exchange> {
  return t.test.call("balanceGet", { authorization, from });
}

/** Every operation through which one mode could see the other's objects. */
const reads: [OperationId, (objects: Objects) => Record<string, string>, string][] = [
  ["ordersGet", ({ orderId }) => ({ id: orderId }), "order_not_found"],
  ["esimsGet", ({ iccid }) => ({ iccid }), "esim_not_found"],
  ["topupPackagesList", ({ iccid }) => ({ iccid }), "esim_not_found"],
  ["topupsList", ({ iccid }) => ({ iccid }), "esim_not_found"],
  ["topupsGet", ({ topupId }) => ({ id: topupId }), "topup_not_found"],
  ["eventsGet", ({ eventId }) => ({ id: eventId }), "not_found"],
];

async function checkIsolation(
  check: Checker,
  parts: { owner: Caller; other: Caller; objects: Objects },
): Promise<void> {
  const { owner, other, objects } = parts;
  for (const [operation, pathOf, code] of reads) {
    const path = pathOf(objects);
    check.status(await owner.call(operation, { path }), 200, `${operation} with a ${owner.mode} key`);
    const rejected = await other.call(operation, { path });
    check.error(rejected, 404, code as "not_found", null, `${operation} with a ${other.mode} key`);
  }
  const topup = { path: { iccid: objects.iccid }, body: { package_id: objects.packageId } };
  check.error(await other.call("topupsCreate", topup), 404, "esim_not_found", null, "top-up");
  for (const [operation, idOf] of [
    ["ordersList", objects.orderId],
    ["esimsList", objects.iccid],
    ["eventsList", objects.eventId],
  ] as const) {
    check.ok(await lists(owner, operation, idOf), `${operation} with a ${owner.mode} key lists it`);
    check.ok(
      !(await lists(other, operation, idOf)),
      `${operation} with a ${other.mode} key does not list it`,
    );
  }
}

async function lists(caller: Caller, operation: OperationId, id: string): Promise<boolean> {
  const items = await caller.all<{ id?: string; iccid?: string }>(operation);
  return items.some((item) => (item.id ?? item.iccid) === id);
}

export const cases = [
  rule("auth.bearer", {}, async (t, check) => {
    const key = await t.test.key();
    const basic = Buffer.from(`${key}:`).toString("base64");
    const from = t.badKeyAddress();
    for (const name of ["api_key", "key", "access_token"]) {
      const inQuery = await t.test.send("GET", `/v1/balance?${name}=${key}`, { authorization: null, from });
      check.error(inQuery, 401, "invalid_api_key", null, `key as query parameter ${name}`);
    }
    const inHeader = await t.test.call("balanceGet", {
      authorization: null,
      headers: { "X-Api-Key": key },
      from,
    });
    check.error(inHeader, 401, "invalid_api_key", null, "key in another header");
    check.error(await balanceWith(t, `Basic ${basic}`), 401, "invalid_api_key", null, "key under Basic");
    check.error(await balanceWith(t, `Token ${key}`), 401, "invalid_api_key", null, "key under Token");
    const good = await balanceWith(t, `Bearer ${key}`);
    check.status(good, 200, "key under Bearer");
    check.valid(good, "balanceGet");
  }),

  rule("auth.prefix.test", {}, async (t, check) => {
    const key = await t.test.key();
    check.match(key, /^sk_test_/, "the key");
    const response = await t.test.call("balanceGet", { apiKey: key });
    check.equal((response.json as { mode?: unknown })?.mode, "test", "mode");
  }),

  rule("auth.prefix.live", { needs: ["liveKeys"] }, async (t, check) => {
    const key = await t.live.key();
    check.match(key, /^sk_live_/, "the key");
    const response = await t.live.call("balanceGet", { apiKey: key });
    check.equal((response.json as { mode?: unknown })?.mode, "live", "mode");
  }),

  rule("auth.isolation.live-cannot-see-test", { needs: ["live"] }, async (t, check) => {
    const objects = await testObjects(t);
    await liveObjects(t);
    await checkIsolation(check, { owner: t.test, other: t.live, objects });
  }),

  rule("auth.isolation.test-cannot-see-live", { needs: ["live"] }, async (t, check) => {
    const objects = await liveObjects(t);
    await checkIsolation(check, { owner: t.live, other: t.test, objects });
    const simulate = { path: { iccid: objects.iccid }, body: { event: "activated" } };
    check.error(await t.test.call("simulate", simulate), 404, "esim_not_found", null, "simulate");
  }),

  rule("auth.401.missing", {}, async (t, check) => {
    check.error(await balanceWith(t, null), 401, "invalid_api_key", null, "no header");
    check.error(await balanceWith(t, ""), 401, "invalid_api_key", null, "an empty header");
    check.status(await t.test.call("balanceGet"), 200, "control");
  }),

  rule("auth.401.malformed", {}, async (t, check) => {
    const key = await t.test.key();
    for (const [what, value] of [
      ["Bearer abc", "Bearer abc"],
      ["the key without the word Bearer", key],
      ["the word Bearer alone", "Bearer"],
      ["two tokens", `Bearer ${key} ${key}`],
      ["no space between", `Bearer${key}`],
    ] as const) {
      check.error(await balanceWith(t, value), 401, "invalid_api_key", null, what);
    }
    const headers = [
      ["Authorization", `Bearer ${key}`],
      ["Authorization", `Bearer ${key}`],
    ] as const;
    const twice = await t.test.call("balanceGet", { authorization: null, headers, from: t.badKeyAddress() });
    check.error(twice, 401, "invalid_api_key", null, "two Authorization headers");
    check.status(await balanceWith(t, `bearer   ${key}`), 200, "lower case and several spaces");
  }),

  rule("auth.401.unknown", {}, async (t, check) => {
    const key = await t.test.key();
    const unknown = await balanceWith(t, `Bearer ${neverIssued(key)}`);
    check.error(unknown, 401, "invalid_api_key", null, "the last character changed");
    check.status(await t.test.call("balanceGet", { apiKey: key }), 200, "the key itself");
  }),

  rule("auth.401.same-message", {}, async (t, check) => {
    const key = await t.test.key();
    const responses = [
      await balanceWith(t, null),
      await balanceWith(t, "Bearer abc"),
      await balanceWith(t, key),
      await balanceWith(t, `Bearer ${neverIssued(key)}`),
    ];
    const messages = responses.map(
      (response) => (response.json as { error?: { message?: unknown } })?.error?.message,
    );
    for (const response of responses) check.error(response, 401, "invalid_api_key", null);
    check.ok(typeof messages[0] === "string" && messages[0] !== "", "a message", messages[0]);
    check.equal(new Set(messages).size, 1, `one message for all: ${messages.join(" | ")}`);
  }),

  rule("auth.401.no-rate-headers", {}, async (t, check) => {
    const key = await t.test.key();
    for (const value of [null, `Bearer ${neverIssued(key)}`]) {
      const rejected = await balanceWith(t, value);
      check.status(rejected, 401);
      for (const name of rateHeaders) check.header(rejected, name, null);
    }
    const good = await t.test.call("balanceGet", { apiKey: key });
    check.status(good, 200, "control");
    for (const name of rateHeaders) check.header(good, name, /^\d+$/);
  }),

  rules(
    [
      "auth.bad-key-block.threshold",
      "auth.bad-key-block.valid-key-too",
      "auth.bad-key-block.retry-after",
      "auth.bad-key-block.no-rate-headers",
    ],
    { needs: ["addresses"] },
    async (t, check) => {
      const from = t.address();
      const key = await t.test.key();
      const bad = () => t.test.call("balanceGet", { authorization: `Bearer ${neverIssued(key)}`, from });
      const image = await qrTarget(t);
      const threshold = check("auth.bad-key-block.threshold");
      // Requests without a key get 401 and do not count as bad keys. More are sent than can be in flight when the block
      // begins, because those may still be served.
      for (const keyless of await repeat(25, () =>
        t.test.call("balanceGet", { authorization: null, from }),
      )) {
        threshold.error(keyless, 401, "invalid_api_key", null, "a request without a key");
      }
      const first = await repeat(limits.badKeyMax, bad);
      for (const response of first)
        threshold.error(response, 401, "invalid_api_key", null, "one of the first 60");
      const blocked = await bad();
      threshold.error(blocked, 429, "rate_limited", null, "the 61st bad key");

      const all = check("auth.bad-key-block.valid-key-too");
      const valid = (address?: string) => t.test.call("balanceGet", { apiKey: key, from: address });
      const qr = (address?: string) => t.test.send("GET", image, { authorization: null, from: address });
      const rejected = [blocked, await valid(from), await qr(from)];
      rejected.push(await t.test.send("GET", "/v1/nothing", { apiKey: key, from }));
      for (const response of rejected)
        all.error(response, 429, "rate_limited", null, response.outgoing.target);
      all.status(await valid(), 200, "a valid key from another IP address");
      all.status(await qr(), 200, "the image from another IP address");

      for (const response of rejected) {
        const seconds = response.header("Retry-After");
        check("auth.bad-key-block.retry-after").match(seconds, /^[1-9]\d*$/, "Retry-After", response);
        const atMost = limits.badKeyWindowMinutes * 60;
        check("auth.bad-key-block.retry-after").ok(
          Number(seconds) <= atMost,
          "at most 600",
          seconds,
          response,
        );
        for (const name of rateHeaders)
          check("auth.bad-key-block.no-rate-headers").header(response, name, null);
      }
      const spent = await exhaustedKeyResponse(t);
      for (const name of rateHeaders)
        check("auth.bad-key-block.no-rate-headers").header(spent, name, /^\d+$/);
    },
  ),

  rule("auth.scope.rate-limit", { needs: ["twoKeys"], quiet: true }, async (t, check) => {
    const second = await t.test.hold();
    try {
      // Other cases may have used this minute's requests.
      await roomOn(t, t.test, second.key, 2);
      const get = (key: string) => t.test.call("balanceGet", { apiKey: key });
      const { responses } = await inOneWindow(t, t.test, async (key) => {
        const before = await get(second.key);
        const spent = await repeat(limits.generalPerMinute, () => get(key));
        return [before, ...spent, await get(second.key)];
      });
      const before = responses[0] as Exchange;
      const after = responses.at(-1) as Exchange;
      check.ok(
        responses.slice(1, -1).some(({ status }) => status === 429),
        "the first key has none left",
      );
      check.status(after, 200, "another key of the account");
      const left = windowOf(before)?.remaining ?? Number.NaN;
      check.equal(windowOf(after)?.remaining, left - 1, "remaining of the other key", after);
    } finally {
      second.release();
    }
  }),
];
