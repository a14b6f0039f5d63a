// Recovery codes over HTTP: of several sign-ins with one code at the same moment, one succeeds, on both databases.
import { limits } from "@partner-esim/generated/portal/limits";
import { Secret, TOTP } from "otpauth";
import t, { type Test } from "tap";
import type { Config } from "../../src/runtime/config.ts";
import { hasPostgres, postgres } from "../stores.ts";
import { type Caller, invalid, Portal, password, refused } from "./portal.ts";

const email = "owner@agency.example";
const leftAfterUse = limits.recoveryCodes - 1;
const wrong = refused(401, "invalid_credentials");

async function start(t: Test, settings: Partial<Config> = {}) {
  const portal = await Portal.start(t, settings);
  const { secret } = (await portal.owner.post("/session/totp")).body;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: portal.d.now });
  const { body } = await portal.owner.post("/session/totp/confirm", { code });
  return { portal, codes: body.recovery_codes as string[] };
}

const enter = (caller: Caller, recovery_code: string) =>
  caller.post("/session", { email, password, recovery_code });

async function checkSameMoment(t: Test, settings: Partial<Config> = {}): Promise<void> {
  const { portal, codes } = await start(t, settings);
  const [code = ""] = codes;
  const replies = await Promise.all([1, 2, 3].map(() => enter(portal.caller(), code)));
  const statuses = replies.map(({ status }) => status).sort();
  t.same(statuses, [200, 401, 401], "one sign-in succeeds");
  t.match((await portal.owner.get("/session")).body, { recovery_codes_left: leftAfterUse });
}

t.test(
  "of three sign-ins with one recovery code at the same moment, one succeeds on SQLite",
  checkSameMoment,
);

t.test(
  "of three sign-ins with one recovery code at the same moment, one succeeds on PostgreSQL",
  { skip: !hasPostgres },
  async (t) => {
    await checkSameMoment(t, { database: await postgres.database(t) });
  },
);

t.test("a recovery code signs in once, and the password creates new codes", async (t) => {
  const { portal, codes } = await start(t);
  const [first = "", second = ""] = codes;
  t.match(await portal.caller().signIn(email), refused(401, "totp_required", "totp"));
  t.match(await enter(portal.caller(), first), { status: 200, body: { recovery_codes_left: leftAfterUse } });
  t.match(await enter(portal.caller(), first), wrong);
  t.match(await enter(portal.caller(), "x".repeat(65)), invalid("recovery_code"));
  t.match((await portal.owner.get("/activity?limit=2")).body.data[1], {
    kind: "recovery_code.used",
    actor: email,
    text: `${leftAfterUse} left`,
  });

  const create = (caller: Caller, proof = password) =>
    caller.post("/session/recovery-codes", { password: proof });
  t.match(await create(portal.owner, "not it at all"), wrong);
  t.match(await create(portal.staff), refused(409, "totp_state"));
  t.match(await create(portal.machine), refused(403, "forbidden"));
  const made = await create(portal.owner);
  t.match(made, { status: 201, body: { recovery_codes: { length: limits.recoveryCodes } } });
  t.match(await enter(portal.caller(), second), wrong, "new codes replace the earlier ones");
  const [renewed] = made.body.recovery_codes;
  t.match(await enter(portal.caller(), renewed), {
    status: 200,
    body: { recovery_codes_left: leftAfterUse },
  });
});

t.test("after wrong recovery codes, even a valid one has to wait", async (t) => {
  const { portal, codes } = await start(t);
  const newBrowser = portal.caller();
  for (let failures = 0; failures < limits.signInFailuresPerPair; failures++)
    t.match(await enter(newBrowser, "guess"), wrong);
  t.match(await enter(newBrowser, codes[0] ?? ""), refused(429, "rate_limited"));
});
