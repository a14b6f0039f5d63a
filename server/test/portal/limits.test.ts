// Limits of the portal: requests of a session, an account, a token and an unknown client, and keys. Whoever exceeds one
// gets the time to wait, and nobody else is affected.

import { limits } from "@partner-esim/generated/portal/limits";
import { routes } from "@partner-esim/generated/portal/routes";
import pg from "pg";
import t from "tap";
import { networkOf } from "../../src/http/client-address.ts";
import { RateLimits } from "../../src/http/rate-limits.ts";
import { bucketsOfToken, secondsExhausted, takeFrom } from "../../src/portal/rate-limits.ts";
import { hasPostgres, postgres } from "../stores.ts";
import { type Caller, Portal, password } from "./portal.ts";

const limited = { status: 429, body: { error: { code: "rate_limited" } } };

/** Makes requests, ten at a time, until one is rejected; returns how many were not. */
async function countServed(call: () => Promise<{ status: number }>, callsMax: number): Promise<number> {
  let served = 0;
  while (served <= callsMax) {
    const replies = await Promise.all(Array.from({ length: 10 }, call));
    served += replies.filter(({ status }) => status !== 429).length;
    if (replies.some(({ status }) => status === 429)) break;
  }
  return served;
}

t.test("sign-ins with OpenID have a limit for each client, apart from passwords", async (t) => {
  const openid = { openidIssuer: "https://login.example", openidClientId: "c", openidClientSecret: "s" };
  const portal = await Portal.start(t, { ...openid, checkResponses: false });
  await portal.d.enterMinute();
  const call = () => fetch(`${portal.d.service.portalUrl}/openid/callback`);
  t.equal(await countServed(call, 400), limits.unauthenticatedPerMinute);
  const refused = await call();
  t.match(refused.headers.get("retry-after"), /^\d+$/);
  t.match(await refused.text(), /Too many people are signing in/);
  t.equal((await portal.caller().signIn("owner@agency.example")).status, 200);
  await portal.advance(60);
  t.equal((await call()).status, 400);
});

t.test("each session has its own limit of requests and changes a minute", async (t) => {
  const portal = await Portal.start(t, { checkResponses: false });
  const other = await portal.signedIn("owner@agency.example");
  await portal.d.enterMinute();
  const change = () => portal.owner.put("/balance/threshold", { amount: "1" });
  t.equal(await countServed(change, 200), limits.sessionChangesPerMinute);
  const refused = await change();
  t.match(refused, limited);
  const wait = Number(refused.headers.get("retry-after"));
  t.ok(wait >= 1 && wait <= 60, `${wait} seconds`);
  t.equal((await portal.owner.get("/balance")).status, 200, "reading goes on");
  t.equal((await other.put("/balance/threshold", { amount: "2" })).status, 200, "another session");
  await portal.advance(wait);
  t.equal((await change()).status, 200, "with the next minute");

  await portal.d.enterMinute();
  const read = () => portal.viewer.get("/balance");
  t.equal(await countServed(read, 700), limits.sessionRequestsPerMinute);
  t.match(await read(), limited);
  t.equal((await portal.staff.get("/balance")).status, 200);
  await portal.d.service.store.transaction(async (tx) => {
    for (const { n } of await tx.people.ofAccount(portal.d.account.n)) await tx.sessions.deleteOf(n);
  });
  t.match(await read(), limited, "the database is not asked");
  t.match(await portal.staff.get("/balance"), { status: 401 });
});

t.test("an account's sessions share one limit, separate from other accounts", async (t) => {
  const portal = await Portal.start(t, { checkResponses: false });
  const { owner: otherOwner } = await portal.otherAccount();
  const sessions: Caller[] = [portal.owner];
  while (sessions.length < 4) sessions.push(await portal.signedIn("owner@agency.example"));
  await portal.d.enterMinute();
  let served = 0;
  for (const session of sessions) {
    served += await countServed(() => session.put("/balance/threshold", { amount: "1" }), 200);
  }
  t.equal(served, limits.accountChangesPerMinute);
  t.equal((await otherOwner.put("/balance/threshold", { amount: "1" })).status, 200);
});

t.test(
  "unauthenticated requests are limited, authenticated ones from the same address are not",
  async (t) => {
    const portal = await Portal.start(t, { checkResponses: false });
    await portal.d.enterMinute();
    const bogus = portal.caller();
    bogus.token = "op_unknown";
    t.equal(await countServed(() => bogus.get("/keys"), 400), limits.unauthenticatedPerMinute);
    t.match(await portal.nobody.get("/keys"), limited);
    t.equal((await portal.owner.get("/keys")).status, 200);
    t.equal((await portal.machine.get("/operator/accounts")).status, 200);
    t.equal((await portal.caller().signIn("owner@agency.example")).status, 200);
  },
);

t.test("malformed sign-ins are limited, but not a known device's valid ones", async (t) => {
  const portal = await Portal.start(t, { checkResponses: false });
  const { device } = portal.owner;
  await portal.d.enterMinute();
  const large = { email: "a".repeat(30_000), password: "b" };
  const malformed = () => portal.nobody.call("POST", "/session", large);
  t.equal(await countServed(malformed, 400), limits.unauthenticatedPerMinute);
  for (const [method, path] of [
    ["POST", "/session"],
    ["POST", "/password-reset"],
    ["PUT", "/password-reset"],
  ] as const) {
    const refused = await portal.nobody.call(method, path, large);
    t.match(refused, limited);
    t.ok(Number(refused.headers.get("retry-after")) >= 1);
  }
  const credentials = { email: "owner@agency.example", password };
  const signIn = (cookie: string, more = {}) =>
    portal.nobody.call("POST", "/session", { ...credentials, ...more }, { cookie });
  t.match(await signIn(""), limited);
  t.match(await signIn(device ?? "", { totp: "1".repeat(5000) }), limited, "too large for a sign-in");
  t.match(await signIn(device ?? ""), { status: 200 });
  t.equal((await portal.owner.get("/keys")).status, 200);
  await portal.advance(60);
  t.match(await signIn(""), { status: 200 });
});

t.test("an operator token has its own limit of requests a minute", async (t) => {
  const windows = new RateLimits(null);
  let served = 0;
  const take = (token: string, isChange: boolean, now: number) =>
    takeFrom(windows, bucketsOfToken(token), isChange, now);
  while ((await take("a", true, 0)) === 0) served += 1;
  t.equal(served, limits.operatorTokenRequestsPerMinute);
  t.equal(await take("a", false, 59_000), 1);
  t.equal(secondsExhausted(windows, bucketsOfToken("a"), false, 59_000), 1);
  t.equal(await take("b", false, 59_000), 0);
  t.equal(await take("a", false, 60_000), 0);
});

t.test("an IPv6 client is its /64 network", async (t) => {
  t.equal(networkOf("203.0.113.7"), "203.0.113.7");
  t.equal(networkOf("2001:db8::1"), "2001:db8:0:0::/64");
  t.equal(networkOf("2001:db8:0:0:ffff::1"), "2001:db8:0:0::/64");
  t.equal(networkOf("2001:db8:0:1::"), "2001:db8:0:1::/64");
  t.equal(networkOf("1:2:3:4:5:6:7:8"), "1:2:3:4::/64");
  t.equal(networkOf("::1"), "0:0:0:0::/64");
});

t.test("an account has at most 50 active keys in a mode, whoever makes them", async (t) => {
  const portal = await Portal.start(t, { checkResponses: true });
  const { owner, machine, d } = portal;
  const full = { status: 409, body: { error: { code: "too_many_keys" } } };
  const make = (mode = "test", more: object = {}) => owner.post("/keys", { mode, name: "n", ...more });
  const soon = new Date(d.now + 60_000).toISOString();
  const expiring = (await make("test", { expires: soon })).body.key.id;
  const ids: string[] = [];
  for (;;) {
    const made = await make();
    if (made.status !== 201) break;
    ids.push(made.body.key.id);
  }
  t.equal(ids.length, limits.activeKeysMax - 2, "with the one there was, and the one that expires");
  t.match(await make(), full);
  t.match(await machine.post(`/operator/accounts/${d.account.id}/keys`, { mode: "test", name: "n" }), full);
  t.equal((await make("live")).status, 201, "the other mode has its own");
  await portal.advance(61);
  t.equal((await make()).status, 201, "an expired key doesn't count");
  t.match(await owner.patch(`/keys/${expiring}`, { expires: null }), full, "and doesn't come back unseen");
  t.equal((await owner.patch(`/keys/${expiring}`, { name: "old" })).status, 200);
  t.equal((await owner.post(`/keys/${ids[0]}/revoke`)).status, 200);
  t.equal((await owner.patch(`/keys/${expiring}`, { expires: null })).status, 200);
});

t.test("the list of keys has at most 200 inactive keys", async (t) => {
  const portal = await Portal.start(t, { checkResponses: true });
  const { owner, d } = portal;
  const keptKey = (await owner.post("/keys", { mode: "test", name: "kept" })).body.key.id;
  await d.service.store.transaction(async (tx) => {
    for (let i = 0; i < 300; i++) {
      const key = {
        id: `key_${String(i).padStart(12, "0")}`,
        account: d.account.n,
        mode: "test",
        name: "old",
      } as const;
      const times = { allowlist: [], createdAt: d.now, expiresAt: null, revokedAt: d.now, createdBy: null };
      await tx.keys.insert({ ...key, ...times, operator: null, hash: `hash ${i}`, hint: "0000" });
    }
  });
  const { data } = (await owner.get("/keys")).body;
  const old = data.filter(({ name }: { name: string }) => name === "old");
  t.equal(old.length, 200, "the newest of those that no longer work");
  t.equal(old[0].id, "key_000000000299");
  t.equal(data.filter(({ id }: { id: string }) => id === keptKey).length, 1, "and once each that works");
});

t.test("waiting portal changes leave connections for background work", { skip: !hasPostgres }, async (t) => {
  const database = await postgres.database(t);
  const { owner, d } = await Portal.start(t, { database });
  const beside = new pg.Client(database);
  await beside.connect();
  t.teardown(() => beside.end());
  await beside.query("begin");
  await beside.query("select 1 from accounts for update");
  let settled = 0;
  const changes = Array.from({ length: 8 }, async () => {
    const { status } = await owner.put("/balance/threshold", { amount: "1" });
    settled += 1;
    return status;
  });
  // A transaction sees only the sessions that were there at its first look.
  const outside = new pg.Client(database);
  await outside.connect();
  t.teardown(() => outside.end());
  const waiting =
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  while ((await outside.query(waiting)).rowCount !== changes.length)
    await new Promise((resolve) => setTimeout(resolve, 10));
  await d.service.deliverDue();
  await d.service.store.background.transaction((tx) => tx.settings.set("beside", "1"));
  t.equal(settled, 0);
  await beside.query("commit");
  t.same(new Set(await Promise.all(changes)), new Set([200]));
});

t.test("many calls of one read at a time all get their responses", async (t) => {
  const { owner } = await Portal.start(t);
  for (const { method, path, pathParams, roles } of Object.values(routes)) {
    if (method !== "GET" || pathParams.length > 0 || !roles.some((role) => role === "owner")) continue;
    const query = "mode=test&month=2026-01&q=abc&days=7";
    const calls = Array.from({ length: 12 }, async () => (await owner.get(`${path}?${query}`)).status);
    t.same(new Set(await Promise.all(calls)), new Set([200]), path);
  }
});
