import { limits } from "@partner-esim/generated/portal/limits";
import { Secret, TOTP } from "otpauth";
import t from "tap";
import { sessionCookie, sessionTokenOf } from "../../src/portal/cookies.ts";
import { portalPlace } from "../../src/portal/origin.ts";
import { Portal, password } from "./portal.ts";

const wrong = { status: 401, body: { error: { code: "invalid_credentials" } } };
const gone = { status: 401, body: { error: { code: "unauthenticated" } } };

t.test(
  "a session lives in a cookie that scripts cannot read, for 12 hours or until it is ended",
  async (t) => {
    const portal = await Portal.start(t);
    const caller = portal.caller();
    const reply = await caller.signIn("Owner@Agency.Example");
    t.match(reply.body, {
      person: { email: "owner@agency.example", role: "owner" },
      account: { id: portal.d.account.id, active: true, live_approved: true },
      totp_enabled: false,
    });
    const [cookie = "", device = ""] = reply.headers.getSetCookie();
    t.match(
      device,
      /^partner_esim_device=[0-9A-Za-z._-]+; Path=\/portal; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
    );
    t.match(
      cookie,
      /^partner_esim_session=[0-9A-Za-z]{43}; Path=\/portal; Max-Age=43200; HttpOnly; SameSite=Lax$/,
    );
    t.same((await caller.get("/session")).body, reply.body, "and reads itself");
    t.notOk(JSON.stringify(reply.body).includes(cookie.slice(21, 64)), "the token is in the cookie alone");

    const other = await portal.signedIn("owner@agency.example");
    const out = await caller.delete("/session");
    t.equal(out.status, 204);
    t.match(out.headers.get("set-cookie"), /^partner_esim_session=; .*Max-Age=0/);
    t.match(await caller.get("/session"), gone);
    t.equal((await other.get("/session")).status, 200, "other sessions go on");

    await portal.advance(12 * 3600 - 30);
    t.equal((await other.get("/session")).status, 200);
    await portal.advance(60);
    t.match(await other.get("/session"), gone);
    const { writer } = portal.d.service.store as unknown as { writer: import("better-sqlite3").Database };
    t.notOk(JSON.stringify(writer.prepare("select * from sessions").all()).includes(cookie.slice(21, 64)));
  },
);

t.test("the portal is beside the API, and its cookie needs TLS except on this machine", async (t) => {
  const open = portalPlace("https://esim.example/sales/partner/api", true);
  t.match(open, { url: "https://esim.example/sales/portal", apiPath: "/sales/portal/api" });
  t.equal(
    sessionCookie("abc", open.cookie),
    "__Host-partner_esim_session=abc; Path=/; Max-Age=43200; HttpOnly; SameSite=Lax; Secure",
  );
  t.ok(open.isOwnOrigin("https://esim.example", "10.0.0.1:4010"));
  for (const other of [
    "http://esim.example",
    "https://esim.example:8443",
    "https://evil.example",
    "null",
    "",
  ]) {
    t.notOk(open.isOwnOrigin(other, "evil.example"), other);
  }
  const secure = (url: string) => portalPlace(`${url}/partner/api`, false).cookie.secure;
  const local = portalPlace("http://127.0.0.1:4010/sales/partner/api", false).cookie;
  t.equal(
    sessionCookie(null, local),
    "partner_esim_session=; Path=/sales/portal; Max-Age=0; HttpOnly; SameSite=Lax",
  );
  t.equal(sessionTokenOf("a=b; __Host-partner_esim_session=abc", open.cookie), "abc");
  t.equal(sessionTokenOf("partner_esim_session=abc", open.cookie), null, "only under the name for TLS");
  t.equal(sessionTokenOf("partner_esim_session=x; __Host-partner_esim_session=abc", open.cookie), "abc");
  t.equal(sessionTokenOf("a=b; partner_esim_session=abc", local), "abc");
  t.equal(sessionTokenOf("partner_esim_session=abc; partner_esim_session=abd", local), null);
  t.notOk(secure("http://127.0.0.1:4010"));
  t.notOk(secure("http://[::1]:4010"));
  t.ok(secure("http://192.168.0.7:4010"));
});

t.test("two session cookies in one request count as none", async (t) => {
  const portal = await Portal.start(t);
  const { owner, staff } = portal;
  for (const cookie of [`${owner.cookie}; ${staff.cookie}`, `${staff.cookie}; ${owner.cookie}`]) {
    t.match(await portal.nobody.call("GET", "/session", undefined, { cookie }), gone);
  }
  t.equal((await owner.get("/session")).status, 200);
});

t.test("turning on the second factor ends the person's other sessions", async (t) => {
  const portal = await Portal.start(t);
  const { owner } = portal;
  const other = await portal.signedIn("owner@agency.example");
  const { secret } = (await owner.post("/session/totp")).body;
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  t.equal((await other.get("/session")).status, 200, "not before it is confirmed");
  const code = totp.generate({ timestamp: portal.d.now });
  t.equal((await owner.post("/session/totp/confirm", { code })).status, 200);
  t.match(await other.get("/session"), gone);
  t.equal((await owner.get("/session")).status, 200, "the one in which it was done goes on");
  t.equal((await portal.staff.get("/session")).status, 200, "and everybody else's");
});

t.test("a malformed sign-in is rejected with the field at fault", async (t) => {
  const portal = await Portal.start(t);
  const at = (param?: string) => ({ status: 400, body: { error: { code: "invalid_request", param } } });
  const post = (body: unknown) => portal.nobody.post("/session", body);
  t.match(await post({ password }), at("email"));
  t.match(await post({ email: "owner", password }), at("email"));
  t.match(await post({ email: "owner@agency.example" }), at("password"));
  t.match(await post({ email: "owner@agency.example", password, totp: "12345" }), at("totp"));
  t.match(await post("{"), at());
  t.match(await post(`{"pad":"${"x".repeat(70_000)}"}`), at());
  t.match(await portal.nobody.call("POST", "/session", "{}", { "content-type": "text/plain" }), at());
});

t.test(
  "a new password needs the present one, ends all sessions, and is not one of the first guessed",
  async (t) => {
    const portal = await Portal.start(t);
    const second = await portal.signedIn("owner@agency.example");
    const set = (current_password: string, new_password: string) =>
      portal.owner.put("/session/password", { current_password, new_password });
    t.match(await set("not it at all", "nine quiet rivers"), wrong);
    const guessable = [
      "password1234",
      "Passw0rd!!!!",
      "123456789012",
      "qwertyuiop12",
      "aaaaaaaaaaaaaa",
      "owner-agency-1",
      "short",
    ];
    for (const text of guessable) {
      const reply = await set(password, text);
      t.match(
        reply,
        { status: 400, body: { error: { code: "invalid_request", param: "new_password" } } },
        text,
      );
    }
    t.equal((await second.get("/session")).status, 200, "nothing has happened yet");
    const changed = await set(password, "nine quiet rivers");
    t.equal(changed.status, 200);
    t.match(await portal.owner.get("/session"), gone);
    t.match(await second.get("/session"), gone);
    portal.owner.keep(changed);
    t.equal((await portal.owner.get("/session")).status, 200, "the answer opened a new one");
    t.match(await portal.caller().signIn("owner@agency.example"), wrong);
    t.equal((await portal.caller().signIn("owner@agency.example", "nine quiet rivers")).status, 200);
    t.match((await portal.owner.get("/activity?limit=3")).body.data[2], {
      kind: "password.changed",
      actor: "owner@agency.example",
    });
  },
);

t.test("a second factor is asked for once it is confirmed, and each code serves once", async (t) => {
  const portal = await Portal.start(t);
  const { owner } = portal;
  const state = { status: 409, body: { error: { code: "totp_state" } } };
  t.match(await owner.post("/session/totp/confirm", { code: "000000" }), state);
  t.match(await owner.post("/session/totp/remove", { password }), state);
  const started = await owner.post("/session/totp");
  t.equal(started.status, 201);
  t.match(started.body.uri, /^otpauth:\/\/totp\/PartnerEsim:owner%40agency\.example\?/);
  const totp = new TOTP({ secret: Secret.fromBase32(started.body.secret) });
  const code = (steps = 0) => totp.generate({ timestamp: portal.d.now + steps * 30_000 });
  t.equal((await portal.caller().signIn("owner@agency.example")).status, 200, "not before it is confirmed");
  t.match(await owner.post("/session/totp/confirm", { code: code(-5) }), wrong);
  const used = code();
  t.match(await owner.post("/session/totp/confirm", { code: used }), {
    status: 200,
    body: {
      session: { totp_enabled: true, recovery_codes_left: limits.recoveryCodes },
      recovery_codes: { length: limits.recoveryCodes },
    },
  });
  t.match(await owner.post("/session/totp"), state);

  const needed = { status: 401, body: { error: { code: "totp_required", param: "totp" } } };
  t.match(await portal.caller().signIn("owner@agency.example"), needed);
  t.match(await portal.caller().signIn("owner@agency.example", "another long password", code(1)), wrong);
  t.match(await portal.caller().signIn("owner@agency.example", password, used), wrong, "that one was used");
  await portal.advance(60);
  const next = code();
  t.equal((await portal.caller().signIn("owner@agency.example", password, next)).status, 200);
  t.match(await portal.caller().signIn("owner@agency.example", password, next), wrong);
  t.match(
    (await owner.get("/members")).body.data.find(({ role }: { role: string }) => role === "owner"),
    {
      totp_enabled: true,
    },
  );
  const { writer } = portal.d.service.store as unknown as { writer: import("better-sqlite3").Database };
  const stored = JSON.stringify(writer.prepare("select * from people").all());
  t.notOk(stored.includes(started.body.secret), "the secret is kept sealed");
  t.notOk(stored.includes(password));

  t.match(await owner.post("/session/totp/remove", { password: "not it at all" }), wrong);
  t.match(await owner.post("/session/totp/remove", { password }), {
    status: 200,
    body: { totp_enabled: false },
  });
  t.equal((await portal.caller().signIn("owner@agency.example")).status, 200);
});

t.test("an operator token has no session, and is invalid once revoked", async (t) => {
  const portal = await Portal.start(t);
  t.equal((await portal.machine.get("/operator/capabilities")).status, 200);
  t.match(await portal.machine.get("/session"), { status: 403, body: { error: { code: "forbidden" } } });
  for (const token of ["op_unknown", "", portal.d.testKey]) {
    const caller = portal.caller();
    caller.token = token;
    t.match(await caller.get("/operator/capabilities"), gone, token);
  }
  const { store } = portal.d.service;
  const [token] = await store.reads.operatorTokens.list({ after: null, limit: 10 });
  await store.transaction((tx) => tx.operatorTokens.revoke(token?.n ?? 0, portal.d.now));
  t.match(await portal.machine.get("/operator/capabilities"), gone);
  const key = await portal.d.call("GET", "/v1/balance", { key: portal.machine.token ?? "" });
  t.match(key, { status: 401, body: { error: { code: "invalid_api_key" } } });
});
