// Sign-in with an OpenID provider: a real one on a real socket, and a browser that follows its redirects.
import { limits } from "@partner-esim/generated/portal/limits";
import t, { type Test } from "tap";
import { Browser, type Shown, startWithProvider } from "./openid-provider.ts";
import { type Caller, type Portal, password, refused } from "./portal.ts";

const startOf = ({ d }: Portal) => `${d.service.portalUrl}/openid/start`;
const originOf = ({ d }: Portal) => new URL(d.service.portalUrl).origin;
const callbackPath = "/portal/openid/callback";

/** Returns what a browser shows, and a caller with its session. */
async function signIn(portal: Portal): Promise<{ shown: Shown; caller: Caller }> {
  const browser = new Browser();
  const shown = await browser.open(startOf(portal));
  const caller = portal.caller();
  caller.cookie = browser.cookieOf(originOf(portal)) || null;
  return { shown, caller };
}

async function checkSignedIn(t: Test, portal: Portal, person: object): Promise<Caller> {
  const { shown, caller } = await signIn(portal);
  t.equal(shown.url, portal.d.service.portalUrl);
  t.match((await caller.get("/session")).body, { person });
  return caller;
}

async function checkRefused(t: Test, portal: Portal, status: number, text: RegExp): Promise<void> {
  const { shown, caller } = await signIn(portal);
  t.match(shown, { status, text });
  t.equal(caller.cookie, null, "no session, and no sign-in that is left");
}

/** Newest first. */
async function entries({ operator }: Portal, count: number): Promise<string[]> {
  const { data } = (await operator.get("/operator/activity")).body;
  return data
    .slice(0, count)
    .map(({ kind, operator, text }: Record<string, string>) => [operator, kind, text].join(" ").trim());
}

t.test("people sign in by verified email address, with their role from the portal", async (t) => {
  const { portal, provider } = await startWithProvider(t, { operatorSecondFactor: true });
  const caller = await checkSignedIn(t, portal, { email: "operator@agency.example", role: "admin" });
  t.match((await caller.get("/session")).body, { totp_needed: false, totp_enabled: false });
  t.equal((await caller.get("/operator/accounts")).status, 200, "without a second factor of this portal");
  t.match(await portal.operator.get("/operator/accounts"), refused(403, "forbidden"), "others need it");
  t.match((await caller.get("/operator/activity")).body.data[0], {
    kind: "sign_in.succeeded",
    operator: "operator@agency.example",
    text: "OpenID",
    address: "127.0.0.1",
  });
  t.match((await caller.get("/sessions")).body.data[0], { browser: "Firefox on Linux", current: true });

  provider.claims = { email: "Staff@Agency.example", email_verified: true, groups: ["esim-admins"] };
  const staff = await checkSignedIn(t, portal, { email: "staff@agency.example", role: "staff" });
  t.equal((await staff.delete("/session")).status, 403, "changes need the CSRF token");
  staff.csrf = (await staff.get("/session")).body.csrf_token;
  t.equal((await staff.delete("/session")).status, 204);
  t.match(await staff.get("/session"), refused(401, "unauthenticated"));
  await portal.advance(limits.sessionHours * 3600);
  t.match(await caller.get("/session"), refused(401, "unauthenticated"), "sessions expire as usual");
});

t.test("roles by claim are applied at each sign-in, and make operators", async (t) => {
  const { portal, provider } = await startWithProvider(t, {
    openidRoles: [
      { role: "admin", value: "esim-admins" },
      { role: "support", value: "esim-support" },
    ],
  });
  const person = { email: "anna@company.example", email_verified: true, name: "Anna Roy" };
  provider.claims = { ...person, groups: ["everybody", "esim-support"] };
  const anna = await checkSignedIn(t, portal, {
    ...{ email: person.email, name: "Anna Roy" },
    role: "support",
  });
  t.same(await entries(portal, 2), [
    "anna@company.example sign_in.succeeded OpenID",
    "openid operator.added anna@company.example, support",
  ]);
  t.match(await portal.caller().signIn(person.email), refused(401, "invalid_credentials"), "no password");

  provider.claims = { ...person, groups: ["esim-support", "esim-admins"] };
  await checkSignedIn(t, portal, { role: "admin" });
  t.equal((await entries(portal, 2))[1], "openid operator.role_changed anna@company.example, admin");
  t.match((await anna.get("/session")).body, { person: { role: "admin" } }, "in earlier sessions too");

  provider.claims = { ...person, groups: "esim-support" };
  await checkSignedIn(t, portal, { role: "support" });
  for (const groups of [["everybody"], undefined, { admin: "esim-admins" }]) {
    provider.claims = { ...person, groups };
    await checkRefused(t, portal, 403, /gives you no role here/);
  }
  t.equal((await entries(portal, 1))[0], "anna@company.example sign_in.failed OpenID");

  provider.claims = { email: "owner@agency.example", email_verified: true, groups: ["esim-admins"] };
  await checkSignedIn(t, portal, { role: "owner" });
  provider.claims = { email: "operator@agency.example", email_verified: true, groups: ["esim-support"] };
  await checkRefused(t, portal, 403, /you are the last admin/);
  t.match((await portal.operator.get("/session")).body, { person: { role: "admin" } });
  provider.claims = { email: "new@company.example", email_verified: true, groups: ["everybody"] };
  await checkRefused(t, portal, 403, /Nobody here has your email address/);
});

t.test("the provider's response is checked", async (t) => {
  const { portal, provider } = await startWithProvider(t);
  const known = provider.claims;
  const idToken = (change: object) => (body: Record<string, unknown>) => {
    const [head, payload, signature] = String(body.id_token).split(".");
    const claims = { ...JSON.parse(Buffer.from(payload ?? "", "base64url").toString()), ...change };
    const changed = Buffer.from(JSON.stringify(claims)).toString("base64url");
    return { ...body, id_token: [head, changed, signature].join(".") };
  };
  const impossible = /not possible at the moment/;

  provider.claims = { email_verified: true };
  await checkRefused(t, portal, 403, /did not tell your email address/);
  const tooLong = `operator@${"a".repeat(250)}.example`;
  for (const email of [["operator@agency.example"], "Operator <operator@agency.example>", tooLong]) {
    provider.claims = { email, email_verified: true };
    await checkRefused(t, portal, 403, /did not tell your email address/);
  }
  for (const email_verified of [false, "true", undefined]) {
    provider.claims = { ...known, email_verified };
    await checkRefused(t, portal, 403, /has not verified your email address/);
  }
  t.equal((await entries(portal, 1))[0], "operator@agency.example sign_in.failed OpenID");
  provider.claims = { ...known, email: "nobody@agency.example" };
  await checkRefused(t, portal, 403, /Nobody here has your email address/);
  provider.claims = known;

  for (const change of [{ iss: "https://other.example" }, { aud: "other" }, { nonce: "other" }, { exp: 1 }]) {
    provider.edits.set("/token", idToken(change));
    await checkRefused(t, portal, 503, impossible);
  }
  provider.edits.clear();
  provider.edits.set("/me", (body) => ({ ...body, sub: "2" }));
  await checkRefused(t, portal, 503, impossible);
  provider.edits.clear();
  const unmixed = { ...known, email_verified: undefined };
  provider.claims = unmixed;
  provider.edits.set("/token", idToken({ email: "staff@agency.example", email_verified: true }));
  await checkRefused(t, portal, 403, /has not verified/);
  provider.edits.clear();
  provider.claims = known;

  provider.result = "access_denied";
  await checkRefused(t, portal, 403, /did not sign you in/);
  provider.result = "signed in";
  await checkSignedIn(t, portal, { role: "admin" });
});

t.test("a sign-in belongs to its browser, works once, and expires", async (t) => {
  const { portal } = await startWithProvider(t);
  const [first, second] = [new Browser(), new Browser()];
  const { url } = await first.open(startOf(portal), callbackPath);
  const gone = { status: 400, text: /took too long, was used already, or began in another browser/ };
  t.match(await second.open(url), gone, "no sign-in has begun");
  await second.open(startOf(portal), callbackPath);
  t.match(await second.open(url), gone, "another has begun");
  t.match(await first.open(url.replace(/state=[^&]+/, "")), gone);

  const third = new Browser();
  const callback = await third.open(startOf(portal), callbackPath);
  const cookies = third.cookieOf(originOf(portal));
  t.match(await third.open(callback.url), { url: portal.d.service.portalUrl });
  t.match(await third.open(callback.url), gone, "the browser has forgotten it");
  const copied = await fetch(callback.url, { headers: { cookie: cookies }, redirect: "manual" });
  t.match({ status: copied.status, text: await copied.text() }, gone, "and the provider knows its code");
  t.equal(copied.headers.get("cache-control"), "no-store");
  t.notOk(copied.headers.getSetCookie().some((cookie) => cookie.startsWith("partner_esim_session")));

  const fourth = new Browser();
  const late = await fourth.open(startOf(portal), callbackPath);
  await portal.advance(600);
  t.match(await fourth.open(late.url), gone, "after ten minutes");

  const { portalUrl } = portal.d.service;
  for (const [to, page] of [
    ["orders/ord_1?tab=units", `${portalUrl}/orders/ord_1?tab=units`],
    ["//other.example", portalUrl],
    ["https://other.example/portal/", portalUrl],
    ["../../partner", portalUrl],
    ["x".repeat(600), portalUrl],
  ] as const) {
    const { url } = await new Browser().open(`${startOf(portal)}?to=${encodeURIComponent(to)}`);
    t.equal(url, page);
  }
  const made = await fetch(startOf(portal), { redirect: "manual" });
  t.match(made.headers.getSetCookie(), [
    /^partner_esim_openid=s1\.[\w-]+; Path=\/portal; Max-Age=600; HttpOnly; SameSite=Lax$/,
  ]);
  t.equal((await fetch(startOf(portal), { method: "POST" })).status, 405);
  t.equal((await fetch(`${portal.d.service.portalUrl}/openid/other`)).status, 404);
});

t.test("a failing or misconfigured provider blocks only OpenID sign-ins", async (t) => {
  const { portal, provider } = await startWithProvider(t);
  const impossible = /not possible at the moment. Try again in a few minutes, or sign in with your password/;
  await provider.close();
  await checkRefused(t, portal, 503, impossible);
  t.equal((await portal.caller().signIn("owner@agency.example")).status, 200);
  await provider.open();
  const discovery = "/.well-known/openid-configuration";
  provider.edits.set(discovery, (body) => ({ ...body, issuer: "https://other.example" }));
  await checkRefused(t, portal, 503, impossible);
  provider.edits.clear();
  await checkSignedIn(t, portal, { role: "admin" });
  await checkSignedIn(t, portal, { role: "admin" });
  t.equal(provider.requests.filter((path) => path === discovery).length, 2, "fetched until it was valid");

  const browser = new Browser();
  const { url } = await browser.open(startOf(portal), callbackPath);
  provider.hang();
  t.match(await browser.open(url), { status: 503, text: impossible }, "a provider that never responds");
});

t.test("with openidTrustEmail, only an absent claim counts as verified", async (t) => {
  const { portal, provider } = await startWithProvider(t, { openidTrustEmail: true });
  const known = provider.claims;
  provider.claims = { ...known, email_verified: undefined };
  await checkSignedIn(t, portal, { role: "admin" });
  for (const email_verified of [false, "true"]) {
    provider.claims = { ...known, email_verified };
    await checkRefused(t, portal, 403, /has not verified your email address/);
  }
});

t.test("with openidOnly, operators cannot sign in by password", async (t) => {
  const { portal } = await startWithProvider(t);
  portal.d.config.openidOnly = true;
  await portal.d.restart();
  const { portalUrl } = portal.d.service;
  for (const caller of [portal.nobody, portal.owner]) caller.url = portalUrl;
  const { body, status } = await portal.nobody.signIn("operator@agency.example");
  t.match({ status, text: body.error.message }, { status: 401, text: /with the OpenID provider here/ });
  t.match(
    (await portal.nobody.signIn("operator@agency.example", "another long password")).body.error.message,
    /Mail address, password or code are wrong/,
  );
  t.equal((await portal.nobody.signIn("owner@agency.example", password)).status, 200);
});

t.test("without a provider, the OpenID route doesn't exist", async (t) => {
  const { portal } = await startWithProvider(t, { openidIssuer: null });
  const shown = async (url: string) => {
    const response = await fetch(url, { redirect: "manual" });
    return { status: response.status, text: await response.text() };
  };
  const anyPage = await shown(`${portal.d.service.portalUrl}/nowhere`);
  t.same(await shown(startOf(portal)), anyPage, "the same as any other path of the portal");
});
