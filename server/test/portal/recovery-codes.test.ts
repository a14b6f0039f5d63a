// Recovery codes over HTTP, on both databases: two sign-ins with one code at the same moment are one sign-in.
import { Secret, TOTP } from "otpauth";
import t, { type Test } from "tap";
import type { Config } from "../../src/runtime/config.ts";
import { hasPostgres, postgres } from "../stores.ts";
import { type Caller, invalid, Portal, password, refused } from "./portal.ts";

const email = "owner@agency.example";
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
  t.same(statuses, [200, 401, 401], "exactly one wins");
  t.match((await portal.owner.get("/session")).body, { recovery_codes_left: 9 });
}

t.test("two uses of a recovery code at the same moment: one wins, on SQLite", checkSameMoment);

t.test("and on PostgreSQL", { skip: !hasPostgres }, async (t) => {
  await checkSameMoment(t, { database: await postgres.database(t) });
});

t.test("recovery codes sign in once, and are created anew with the password", async (t) => {
  const { portal, codes } = await start(t);
  const [first = "", second = ""] = codes;
  t.match(await portal.caller().signIn(email), refused(401, "totp_required", "totp"));
  t.match(await enter(portal.caller(), first), { status: 200, body: { recovery_codes_left: 9 } });
  t.match(await enter(portal.caller(), first), wrong);
  t.match(await enter(portal.caller(), "x".repeat(65)), invalid("recovery_code"));
  t.match((await portal.owner.get("/activity?limit=1")).body.data[0], {
    kind: "recovery_code.used",
    actor: email,
    text: "9 left",
  });

  const create = (caller: Caller, proof = password) =>
    caller.post("/session/recovery-codes", { password: proof });
  t.match(await create(portal.owner, "not it at all"), wrong);
  t.match(await create(portal.staff), refused(409, "totp_state"));
  t.match(await create(portal.machine), refused(403, "forbidden"));
  const made = await create(portal.owner);
  t.match(made, { status: 201, body: { recovery_codes: { length: 10 } } });
  t.match(await enter(portal.caller(), second), wrong, "earlier codes have ended");
  const [renewed] = made.body.recovery_codes;
  t.match(await enter(portal.caller(), renewed), { status: 200, body: { recovery_codes_left: 9 } });
});

t.test("wrong recovery codes slow further ones down", async (t) => {
  const { portal, codes } = await start(t);
  const stranger = portal.caller();
  for (let tries = 0; tries < 5; tries++) t.match(await enter(stranger, "guess"), wrong);
  t.match(await enter(stranger, codes[0] ?? ""), refused(429, "rate_limited"));
});
