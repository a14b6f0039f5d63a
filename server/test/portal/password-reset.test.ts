// A forgotten password: the same response for everyone, a link that works once and not for long, and no way around
// the second factor.
import { limits as portalLimits } from "@partner-esim/generated/portal/limits";
import t from "tap";
import type { Caller } from "./portal.ts";
import { Portal, password } from "./portal.ts";

const requested = "another slow lantern";

/** Those to operators are in no list. */
function mailsTo(portal: Portal, email: string) {
  const { writer } = portal.d.service.store as unknown as {
    writer: {
      prepare(sql: string): { all(...values: string[]): { text: string; account: number | null }[] };
    };
  };
  return writer.prepare("select * from mails where to_address = ? order by n").all(email);
}

const tokenIn = (text: string) => /#(\S+)/.exec(text)?.[1] ?? "";
const request = (caller: Caller, email: string) => caller.post("/password-reset", { email });
const choose = (caller: Caller, token: string, next = requested) =>
  caller.put("/password-reset", { token, new_password: next });

t.test("the link changes the password once, and ends all sessions", async (t) => {
  const portal = await Portal.start(t);
  for (const role of ["owner", "operator"] as const) {
    const email = `${role}@agency.example`;
    t.equal((await portal[role].get("/session")).status, 200);
    t.equal((await request(portal.nobody, email.toUpperCase())).status, 204);
    const [mail] = mailsTo(portal, email);
    t.equal(mail?.account === null, role === "operator");
    t.ok(mail?.text.includes(`${portal.d.service.portalUrl}/new-password#per_`));
    const token = tokenIn(mail?.text ?? "");
    t.match((await choose(portal.nobody, token, "password1234")).body.error, { param: "new_password" });
    t.equal((await choose(portal.nobody, token)).status, 204);
    t.equal((await portal[role].get("/session")).status, 401, "sessions have ended");
    t.equal((await portal.caller().signIn(email)).status, 401, "the old password is gone");
    t.equal((await portal.caller().signIn(email, requested)).status, 200);
    t.match((await choose(portal.nobody, token)).body.error, { code: "invalid_request", param: "token" });
  }
});

t.test("an unknown email address gets the same response, and no email", async (t) => {
  const portal = await Portal.start(t);
  const known = await request(portal.nobody, "staff@agency.example");
  const unknown = await request(portal.nobody, "who@agency.example");
  const shown = ({ status, headers, body }: typeof known) => ({
    status,
    body,
    names: [...headers.keys()].sort(),
  });
  t.same(shown(known), shown(unknown));
  t.equal(mailsTo(portal, "staff@agency.example").length, 1);
  t.equal(mailsTo(portal, "who@agency.example").length, 0);
});

t.test("a reset link is rejected if expired, forged or older than the password", async (t) => {
  const portal = await Portal.start(t);
  await request(portal.nobody, "owner@agency.example");
  await request(portal.nobody, "viewer@agency.example");
  const [ofOwner = "", ofViewer = ""] = await Promise.all(
    ["owner", "viewer"].map(async (role) =>
      tokenIn(mailsTo(portal, `${role}@agency.example`)[0]?.text ?? ""),
    ),
  );
  const change = { current_password: password, new_password: "yet another slow lantern" };
  t.equal((await portal.viewer.put("/session/password", change)).status, 200);
  const [person, end, signature] = ofOwner.split(".");
  const otherPerson = ofViewer.split(".")[0];
  const wrong = [
    ofViewer,
    `${person}.${Number(end) + 1}.${signature}`,
    `${otherPerson}.${end}.${signature}`,
    `${person}.${end}.${"A".repeat(43)}`,
    "per_1.1.1",
    "",
  ];
  for (const token of wrong)
    t.match(
      (await choose(portal.nobody, token)).body.error,
      { code: "invalid_request", param: "token" },
      token,
    );
  await portal.advance(30 * 60);
  t.match((await choose(portal.nobody, ofOwner)).body.error, { param: "token" }, "expired");
  t.equal((await portal.caller().signIn("owner@agency.example")).status, 200, "nothing was changed");
});

t.test("requests are limited per email address, silently, and per client", async (t) => {
  const portal = await Portal.start(t);
  for (let i = 0; i < 5; i++) t.equal((await request(portal.nobody, "owner@agency.example")).status, 204);
  t.equal(mailsTo(portal, "owner@agency.example").length, 3);
  for (let i = 5; i < 20; i++) t.equal((await request(portal.nobody, `${i}@agency.example`)).status, 204);
  const limited = await request(portal.nobody, "staff@agency.example");
  t.equal(limited.body.error.code, "rate_limited");
  t.ok(Number(limited.headers.get("retry-after")) > 0);
  const useless = await choose(portal.nobody, "x".repeat(60_000));
  t.match(useless, { status: 429 }, "further ones before they are read");
  for (let i = 0; i < portalLimits.unauthenticatedPerMinute; i++)
    t.equal((await request(portal.nobody, "staff@agency.example")).status, 429);
  t.equal((await portal.caller().signIn("owner@agency.example")).status, 200, "sign-ins are not slowed down");
  await portal.advance(15 * 60 + 1);
  const atOnce = Array.from({ length: 60 }, () => request(portal.nobody, "staff@agency.example"));
  const done = (await Promise.all(atOnce)).filter(({ status }) => status === 204);
  t.equal(done.length, 20, "also of those that arrive together");
});

t.test("a password reset keeps the second factor", async (t) => {
  const portal = await Portal.start(t);
  const { store } = portal.d.service;
  const person = await store.reads.people.byEmail("owner@agency.example");
  await store.transaction(async (tx) => {
    const locked = person && (await tx.people.lock(person.n));
    if (locked) await tx.people.update({ ...locked, totpSecret: "sealed" });
  });
  await request(portal.nobody, "owner@agency.example");
  const [mail] = mailsTo(portal, "owner@agency.example");
  t.equal((await choose(portal.nobody, tokenIn(mail?.text ?? ""))).status, 204);
  const reply = await portal.caller().signIn("owner@agency.example", requested);
  t.equal(reply.body.error.code, "totp_required");
});
