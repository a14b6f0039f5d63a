// A person's own sessions over HTTP: listed without their cookies, and ended one by one or together, on both databases.
import t, { type Test } from "tap";
import { browserOf } from "../../src/portal/browsers.ts";
import type { Config } from "../../src/runtime/config.ts";
import { hasPostgres, postgres } from "../stores.ts";
import { type Caller, Portal, password, refused } from "./portal.ts";

const email = "owner@agency.example";
const gone = refused(401, "unauthenticated");
const unknown = refused(404, "not_found");
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";

async function signInWith(caller: Caller, userAgent: string): Promise<Caller> {
  const headers = { "user-agent": userAgent };
  caller.keep(await caller.call("POST", "/session", { email, password }, headers));
  return caller;
}

const list = async (caller: Caller) => (await caller.get("/sessions")).body.data;
const isLive = async (caller: Caller) => (await caller.get("/session")).status === 200;
/** The two newest entries about ended sessions. */
const entries = async ({ owner }: Portal) =>
  (await owner.get("/activity?group=sign_in")).body.data
    .filter(({ kind }: { kind: string }) => kind.startsWith("session"))
    .slice(0, 2);

async function checkSessions(t: Test, settings: Partial<Config> = {}): Promise<void> {
  const portal = await Portal.start(t, settings);
  const { owner, staff } = portal;
  await portal.advance(60);
  const other = await signInWith(portal.caller(), firefox);
  const [newest, oldest, ...none] = await list(owner);
  t.match(newest, { id: /^ses_[0-9a-f]{12}$/, current: false, browser: "Firefox on Linux" });
  t.match(oldest, { id: /^ses_/, current: true, browser: null, address: "127.0.0.1" });
  t.same(none, []);
  t.match((await list(other))[0], { id: newest.id, current: true });
  const token = other.cookie?.split("=")[1] ?? "";
  t.notOk(JSON.stringify(newest).includes(token), "without the cookie");

  t.match(await staff.delete(`/sessions/${newest.id}`), unknown, "only the person's own");
  t.match(await owner.delete("/sessions/ses_0123456789ab"), unknown);
  t.equal(await isLive(other), true);
  t.equal((await owner.delete(`/sessions/${newest.id}`)).status, 204);
  t.match(await other.get("/session"), gone);
  t.match(await owner.delete(`/sessions/${newest.id}`), unknown);
  t.match(await entries(portal), [
    { kind: "session.ended", actor: email, subject: newest.id, text: "Firefox on Linux" },
  ]);

  const others = [await portal.signedIn(email), await portal.signedIn(email)];
  t.equal((await owner.post("/sessions/end-others")).status, 204);
  for (const caller of others) t.match(await caller.get("/session"), gone);
  t.equal(await isLive(owner), true);
  t.equal(await isLive(staff), true, "and everybody else's");
  t.equal((await owner.post("/sessions/end-others")).status, 204);
  t.match(await entries(portal), [{ kind: "sessions.ended", text: "2 ended" }, { kind: "session.ended" }]);

  const [session] = await list(owner);
  const ended = await owner.delete(`/sessions/${session.id}`);
  t.match(ended.headers.get("set-cookie"), /^partner_esim_session=;/, "ending the current one signs out");
  t.match(await owner.get("/session"), gone);
}

t.test("a person lists and ends their sessions, on SQLite", checkSessions);

t.test("a person lists and ends their sessions, on PostgreSQL", { skip: !hasPostgres }, async (t) => {
  await checkSessions(t, { database: await postgres.database(t) });
});

t.test("operators have sessions too, tokens have none, and expired ones are not listed", async (t) => {
  const portal = await Portal.start(t);
  t.match(await list(portal.operator), [{ current: true }]);
  for (const call of [
    portal.machine.get("/sessions"),
    portal.machine.delete("/sessions/ses_0123456789ab"),
    portal.machine.post("/sessions/end-others"),
  ]) {
    t.match(await call, refused(403, "forbidden"));
  }
  await portal.advance(12 * 3600);
  const again = await portal.signedIn(email);
  t.match(await list(again), [{ current: true }]);
  t.equal((await list(again)).length, 1);
});

t.test("a new password keeps the session's browser name", async (t) => {
  const portal = await Portal.start(t);
  const caller = await signInWith(portal.caller(), firefox);
  const body = { current_password: password, new_password: "nine quiet rivers" };
  caller.keep(await caller.put("/session/password", body));
  t.match(await list(caller), [{ current: true, browser: "Firefox on Linux" }]);
});

t.test("a browser is named correctly although its user agent names others too", async (t) => {
  const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
  const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
  const cases = {
    [`${windows} ${webkit} Chrome/130.0.0.0 Safari/537.36`]: "Chrome on Windows",
    [`${windows} ${webkit} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`]: "Edge on Windows",
    [`Mozilla/5.0 (Linux; Android 14) ${webkit} Chrome/130.0.0.0 Mobile Safari/537.36`]: "Chrome on Android",
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/17.6 Safari/605.1.15`]:
      "Safari on macOS",
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) ${webkit} Version/17.6 Mobile/15E148 Safari/604.1`]:
      "Safari on iOS",
    [firefox]: "Firefox on Linux",
    "Firefox/128.0": "Firefox",
    "curl/8.5.0": null,
    "": null,
  };
  for (const [userAgent, browser] of Object.entries(cases)) t.equal(browserOf(userAgent), browser);
});
