// Guessing passwords: failures slow the guesser down, and neither they nor a flood of attempts keep the right people
// out. Clients are distinguished by X-Forwarded-For, as behind a proxy.
import { limits } from "@partner-esim/generated/portal/limits";
import { Secret, TOTP } from "otpauth";
import t from "tap";
import { pairWaitMs, SignInPace } from "../../src/domain/people/sign-in-pace.ts";
import type { Reply } from "../deployment.ts";
import { Portal, password } from "./portal.ts";

const wrong = { status: 401, body: { error: { code: "invalid_credentials" } } };
const limited = { status: 429, body: { error: { code: "rate_limited" } } };
const behindProxy = { trustedProxies: ["127.0.0.1"] };

interface Try {
  email?: string;
  password?: string;
  cookie?: string | null;
}

/** A sign-in from a client's IP address. */
function signIn(portal: Portal, from: string, input: Try = {}): Promise<Reply> {
  const { email = "operator@agency.example", password: secret = "another long password", cookie } = input;
  const headers = { "x-forwarded-for": from, ...(cookie ? { cookie } : {}) };
  return portal.nobody.call("POST", "/session", { email, password: secret }, headers);
}

const waitOf = (reply: Reply) => Number(reply.headers.get("retry-after"));

t.test("an unknown mail address and a wrong password are refused alike, and slowed down alike", async (t) => {
  const portal = await Portal.start(t, behindProxy);
  const seen: string[] = [];
  for (const [i, email] of ["nobody@agency.example", "staff@agency.example"].entries()) {
    const statuses: number[] = [];
    for (let n = 0; n < 8; n++) statuses.push((await signIn(portal, `203.0.113.${i}`, { email })).status);
    seen.push(statuses.join());
  }
  t.same(seen, Array(2).fill("401,401,401,401,401,429,429,429"), "five failures, then waits");
  t.equal((await signIn(portal, "203.0.113.9")).headers.get("set-cookie"), null);
});

t.test("each failure makes a client wait longer for an email address, a minute at most", async (t) => {
  t.same(
    [0, 4, 5, 6, 7, 8, 9, 10, 11, 50].map((failures) => pairWaitMs(failures) / 1000),
    [0, 0, 1, 2, 4, 8, 16, 32, 60, 60],
  );
  const portal = await Portal.start(t, behindProxy);
  const all = await Promise.all(Array.from({ length: 10 }, () => signIn(portal, "203.0.113.7")));
  t.equal(all.filter(({ status }) => status === 401).length, 5, "many at once don't outrun the count");
  for (let failures = 6; failures <= 9; failures++) {
    await portal.advance(pairWaitMs(failures - 1) / 1000 + 1);
    t.match(await signIn(portal, "203.0.113.7"), wrong);
  }
  const refused = await signIn(portal, "203.0.113.7", { password });
  t.match(refused, limited);
  t.ok(waitOf(refused) <= 16);
  t.match(
    await signIn(portal, "203.0.113.7", { email: "viewer@agency.example" }),
    wrong,
    "another mail address",
  );
  await portal.advance(17);
  t.match(
    await signIn(portal, "203.0.113.7", { password }),
    { status: 200 },
    "the right password after the wait",
  );
});

t.test("ten wrong tries from anywhere lock nobody out", async (t) => {
  const portal = await Portal.start(t, behindProxy);
  for (let i = 0; i < 12; i++) await signIn(portal, `203.0.113.${i % 3}`);
  const first = await signIn(portal, "198.51.100.1", { password });
  if (first.status === 429) {
    t.ok(waitOf(first) <= 2 * limits.signInPaceSeconds, `${waitOf(first)} seconds at most`);
    await portal.advance(waitOf(first));
    t.match(await signIn(portal, "198.51.100.1", { password }), { status: 200 });
  } else t.match(first, { status: 200 });
});

t.test("guessing from many networks is paced, and the right password still gets a turn", async (t) => {
  const portal = await Portal.start(t, behindProxy);
  let tried = 0;
  const attack = async (from: number, to: number) => {
    for (let i = from; i < to; i++) {
      if ((await signIn(portal, `203.0.113.${i}`)).status === 401) tried += 1;
    }
  };
  await attack(0, 40);
  t.ok(
    tried >= limits.signInFailuresPerMail && tried <= limits.signInFailuresPerMail + 3,
    `${tried} were tried`,
  );
  t.match(await signIn(portal, "203.0.113.200", { email: "viewer@agency.example", password }), {
    status: 200,
  });
  // All slots are taken; one becomes free over time, while the attackers keep trying.
  let signedIn = false;
  for (let i = 0; i < 30 && !signedIn; i++) {
    await portal.advance(limits.signInPaceSeconds);
    signedIn = (await signIn(portal, "198.51.100.1", { password })).status === 200;
    await attack(0, 8);
  }
  t.ok(signedIn, "within three minutes");
});

t.test("a client with many mail addresses is paced", async (t) => {
  const portal = await Portal.start(t, behindProxy);
  const statuses: number[] = [];
  for (let i = 0; i < 70; i++) {
    statuses.push((await signIn(portal, "2001:db8::1", { email: `n${i}@agency.example` })).status);
  }
  t.equal(statuses.indexOf(429), limits.signInFailuresPerAddress + 1, "the slot of the moment, then waits");
  const neighbour = await signIn(portal, "2001:db8::ffff:2", { password });
  t.match(neighbour, limited, "the /64 is one client");
  t.ok(waitOf(neighbour) <= limits.signInPaceSeconds);
  t.match(await signIn(portal, "2001:db8:0:1::1", { password }), { status: 200 }, "the next /64 is another");
});

t.test("devices and second factors last through a rotation of the secret", async (t) => {
  const [first, second] = ["a".repeat(40), "b".repeat(40)] as const;
  const portal = await Portal.start(t, { ...behindProxy, secret: first });
  const { device } = portal.operator;
  const started = (await portal.owner.post("/session/totp")).body;
  const totp = new TOTP({ secret: Secret.fromBase32(started.secret) });
  const code = () => totp.generate({ timestamp: portal.d.now });
  t.match(await portal.owner.post("/session/totp/confirm", { code: code() }), { status: 200 });
  const { secret: unconfirmed } = (await portal.staff.post("/session/totp")).body;

  const restart = async (secret: string, previousSecrets: string[]) => {
    Object.assign(portal.d.config, { secret, previousSecrets });
    await portal.d.restart();
    for (const caller of [portal.nobody, portal.staff, portal.machine])
      caller.url = portal.d.service.portalUrl;
  };
  /** Returns whether the device is known: of unknown ones, one try in six seconds goes on after this many failures. */
  const isKnown = async () => {
    for (let i = 0; i < 6; i++) await signIn(portal, "203.0.113.7");
    const tries = Array.from({ length: 3 }, () =>
      signIn(portal, "203.0.113.7", { password, cookie: device }),
    );
    return (await Promise.all(tries)).every(({ status }) => status === 200);
  };
  t.ok(await isKnown());
  await restart(second, [first]);
  t.ok(await isKnown(), "under the secret before");
  await restart(second, []);
  t.notOk(await isKnown(), "no longer once that secret is out of the list");

  await portal.advance(60);
  const owner = { email: "owner@agency.example", password, totp: code() };
  t.match(await portal.nobody.post("/session", owner), { status: 200 }, "the second factor was sealed again");
  const later = new TOTP({ secret: Secret.fromBase32(unconfirmed) }).generate({ timestamp: portal.d.now });
  t.match(
    await portal.staff.post("/session/totp/confirm", { code: later }),
    { status: 200 },
    "and a started one",
  );
});

t.test("a known device signs in whatever others try, until it fails too often itself", async (t) => {
  const portal = await Portal.start(t, behindProxy);
  const { device } = portal.operator;
  for (let i = 0; i < 100; i++) await signIn(portal, `203.0.113.${i}`);
  for (let i = 0; i < 12; i++) await signIn(portal, "198.51.100.1");
  const known = (secret: string, cookie = device) =>
    signIn(portal, "198.51.100.1", { password: secret, cookie });
  t.match(await known("another long password"), wrong);
  t.match(await known(password), { status: 200 }, "the same network, where others are refused");
  t.match(await signIn(portal, "198.51.100.1", { password }), limited);
  t.match(await known(password, portal.owner.device), limited, "the device of somebody else");
  t.match(await known(password, `${device?.slice(0, -3)}AAA`), limited, "a token that was made up");
  t.match(await known(password, `${device}; ${device}`), limited, "two of them");
  for (let i = 1; i < limits.deviceFailuresMax; i++) t.match(await known("another long password"), wrong);
  t.match(await known(password), limited, "it has failed as often as it may");
  await portal.advance(limits.signInWindowMinutes * 60);
  t.match(await known(password), { status: 200 });
  await portal.advance(limits.deviceDays * 86_400 + 1);
  for (let i = 0; i < 12; i++) await signIn(portal, `203.0.113.${i}`);
  for (let i = 0; i < 6; i++) await signIn(portal, "198.51.100.1");
  t.match(await known(password), limited, "known for so many days");
});

t.test("failed sign-ins of others don't delay a signed-in person", async (t) => {
  const portal = await Portal.start(t);
  // Until the client has to wait as long as it ever has to: longer than the proofs below take on a slow machine.
  const failures = limits.signInFailuresPerPair + Math.ceil(Math.log2(limits.signInWaitMaxSeconds));
  for (let i = 0; i < failures; i++) {
    await portal.caller().signIn("staff@agency.example", "another long password");
    if (i < failures - 1) await portal.advance(limits.signInWaitMaxSeconds);
  }
  const set = (current_password: string) =>
    portal.staff.put("/session/password", { current_password, new_password: "nine quiet rivers" });
  for (let i = 0; i < limits.deviceFailuresMax; i++) t.match(await set("not it at all"), wrong);
  t.match(await set(password), limited, "its own do");
  await portal.advance(limits.signInWindowMinutes * 60);
  t.equal((await set(password)).status, 200);
});

t.test("a flood of bogus tries holds up nobody but itself", async (t) => {
  const portal = await Portal.start(t, behindProxy);
  const started = performance.now();
  const flood = Array.from({ length: 600 }, (_, i) =>
    signIn(portal, "203.0.113.7", { email: `n${i}@agency.example` }),
  );
  const good = signIn(portal, "198.51.100.1", { email: "viewer@agency.example", password });
  const known = signIn(portal, "203.0.113.7", { password, cookie: portal.operator.device });
  const spread = Array.from({ length: 100 }, (_, i) =>
    signIn(portal, `203.0.114.${i}`, { email: `m${i}@agency.example` }),
  );
  const took = (reply: Promise<Reply>) => reply.then(() => performance.now() - started);
  const [goodMs, knownMs, allMs] = await Promise.all([
    took(good),
    took(known),
    Promise.all([...flood, ...spread]).then(() => performance.now() - started),
  ]);
  t.match(await good, { status: 200 });
  t.match(await known, { status: 200 });
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  t.ok(statuses.filter((status) => status === 401).length <= limits.signInFailuresPerAddress + 1);
  t.equal(new Set(statuses).size, 2, "401 and 429");
  const figures = `known ${knownMs.toFixed()} ms, good ${goodMs.toFixed()} ms, all ${allMs.toFixed()} ms`;
  t.ok(knownMs < allMs && goodMs < allMs, figures);
  t.comment(figures);
});

t.test("a rejected client has a reserved slot, limited in number and time", async (t) => {
  const pace = new SignInPace();
  const step = limits.signInPaceSeconds * 1000;
  t.equal(pace.take("m", "a", 0), 0);
  t.equal(pace.take("m", "a", 1), step);
  t.equal(pace.take("m", "b", 2), 2 * step);
  t.equal(pace.take("m", "a", 3), step, "asking again changes nothing");
  t.equal(pace.take("m", "a", step), 0);
  t.equal(pace.take("m", "a", step), 3 * step, "after b");
  t.equal(pace.take("m", "b", 2 * step), 0);
  t.equal(pace.take("n", "a", 1), 0, "another mail address");
  for (let i = 0; i < 20; i++) pace.take("m", `c${i}`, 2 * step);
  const full = pace.take("m", "d", 2 * step);
  t.equal(full, 13 * step, "ten have a slot to come");
  t.equal(pace.take("m", "e", 2 * step), full);
  t.equal(pace.take("m", "d", full + 60_000), 0);
  for (let i = 0; i < 20_000; i++) pace.take(`m${i}`, "a", 0);
  t.equal(pace.take("m19999", "a", 0), step);
});
