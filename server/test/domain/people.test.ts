// Members, sessions, sign-in and the second factor, with passwords and codes that cost nothing: who gets in, who waits,
// what a change ends, and what the audit log says.
import { limits } from "@partner-esim/generated/portal/limits";
import t, { type Test } from "tap";
import { createAccount } from "../../src/domain/accounts/accounts.ts";
import { KnownDevices } from "../../src/domain/people/devices.ts";
import { addPerson, changeRole, invitePerson, removeMember } from "../../src/domain/people/members.ts";
import { createOperatorToken, findOperatorToken } from "../../src/domain/people/operator-tokens.ts";
import { isGuessable } from "../../src/domain/people/passwords.ts";
import { accountOf, newPassword } from "../../src/domain/people/people.ts";
import type { Person, PersonRole } from "../../src/domain/people/person.ts";
import type { PeopleContext, ProofQueue } from "../../src/domain/people/ports.ts";
import {
  confirmSecondFactor,
  removeSecondFactor,
  startSecondFactor,
} from "../../src/domain/people/second-factor.ts";
import { csrfTokenOf, findSession, openSession } from "../../src/domain/people/sessions.ts";
import {
  type Credentials,
  changePassword,
  resetPassword,
  type SignInOrigin,
  signIn,
} from "../../src/domain/people/sign-in.ts";
import { pairFailuresCounted, SignInPace } from "../../src/domain/people/sign-in-pace.ts";
import type { Tx } from "../../src/domain/ports.ts";
import { type AnyRefusal, Refusal } from "../../src/domain/refusal.ts";
import { random } from "../../src/runtime/random.ts";
import { openStore } from "./store.ts";

const now = 1_767_225_600_000;
const secondMs = 1000;
const hourMs = 3_600_000;
const actor = "owner@agency.example";
const windowMs = limits.signInWindowMinutes * 60 * secondMs;
const sound = "Korrekt-Pferd-7";
const wrong = {
  code: "invalid_credentials",
  message: "Mail address, password or code are wrong. Check them and try again.",
};

function ok<T>(result: T | AnyRefusal): T {
  if (result instanceof Refusal) throw new Error(`${result.code}: ${result.message}`);
  return result as T;
}

async function start(t: Test) {
  const store = openStore(t);
  const run = <T>(work: (tx: Tx) => Promise<T>) => store.transaction(work);
  const account = await run((tx) => createAccount(tx, { name: "A", email: "a@example.com" }, now, random));
  const lanes: [string, boolean][] = [];
  const queue: { run: ProofQueue } = {
    run: async (lane, _, work) => {
      lanes.push([lane.name, lane.isKnown]);
      return await work();
    },
  };
  /** What happens between a proof and the transaction that uses it. */
  const meanwhile = { work: async () => {} };
  const context: PeopleContext = {
    store,
    random,
    passwords: {
      hash: async (password) => `hash of ${password}`,
      verify: async (hash, password) => hash === `hash of ${password}`,
    },
    codes: {
      create: (email) => ({ secret: "SECRET", uri: `otpauth://${email}`, sealed: "sealed" }),
      stepOf: (sealed, code) => (code.startsWith(sealed) ? Number(code.slice(sealed.length)) : null),
    },
    queue: async (lane, hasLeft, work) => {
      const result = await queue.run(lane, hasLeft, work);
      await meanwhile.work();
      return result;
    },
    pace: new SignInPace(),
    devices: new KnownDevices(Buffer.alloc(32, 1), random),
  };
  const add = async (email: string, role: PersonRole, of: number | null = account.n) =>
    ok(
      await run((tx) =>
        addPerson(tx, { account: of, email, role, passwordHash: `hash of ${sound}` }, actor, now, random),
      ),
    );
  const read = async ({ n }: { n: number }) => {
    const person = await store.reads.people.byNumber(n);
    if (!person) throw new Error("no such person");
    return person;
  };
  const set = (person: Person, change: Partial<Person>) =>
    run(async (tx) => {
      const known = await tx.people.lock(person.n);
      if (known) await tx.people.update({ ...known, ...change });
    });
  const enter = (credentials: Partial<Credentials> = {}, origin: Partial<SignInOrigin> = {}, at = now) =>
    signIn(
      context,
      { email: "owner@agency.example", password: sound, ...credentials },
      { network: "n1", device: null, hasLeft: () => false, ...origin },
      at,
    );
  const log = async () => {
    const entries = await store.reads.auditLog.list(account.n, { after: null, limit: 50 });
    return entries.map(({ actor, kind, subject, text }) => `${actor}: ${kind} ${subject} ${text}`).reverse();
  };
  return { store, run, account, context, queue, lanes, meanwhile, add, read, set, enter, log };
}

const proofOrigin = { network: "n1", known: null, hasLeft: () => false };

t.test("members come, change and go, but the last owner stays", async (t) => {
  const { store, run, account, context, add, log } = await start(t);
  const owner = await add(" Owner@Agency.example ", "owner");
  t.match(owner, { id: /^per_/, email: "owner@agency.example", createdAt: now, lastSignInAt: null });
  t.same(await accountOf(store.reads, owner), account);
  const invite = (email: string, role: PersonRole, of: number | null = account.n) =>
    invitePerson(context, { account: of, email, role }, actor, now);
  const { person: viewer, password } = ok(await invite("V@agency.example", "viewer"));
  t.match(password, /^(?:[2-9a-km-np-z]{4}-){3}[2-9a-km-np-z]{4}$/);
  t.equal(viewer.passwordHash, `hash of ${password}`);
  t.match(await invite("owner@agency.example", "viewer"), {
    code: "email_taken",
    message: "The email address belongs to a person already. Use another.",
    param: "email",
  });
  const { person: operator } = ok(await invite("op@service.example", "operator", null));
  t.equal(await accountOf(store.reads, operator), null);
  const role = (id: string, to: "owner" | "viewer") =>
    run((tx) => changeRole(tx, account.n, id, to, actor, now));
  const remove = (id: string) => run((tx) => removeMember(tx, account.n, id, actor, now));
  const last = {
    code: "last_owner",
    message: "The account would have no owner left. Make another member an owner first.",
  };
  const unknown = { code: "not_found", message: "The account has no member with this id." };
  t.match([await role(owner.id, "viewer"), await remove(owner.id)], [last, last]);
  t.match([await role(operator.id, "viewer"), await remove(operator.id)], [unknown, unknown]);
  t.match([await role("per_unknown", "viewer"), await remove("per_unknown")], [unknown, unknown]);
  t.match(await role(owner.id, "owner"), owner);
  t.match(await role(viewer.id, "owner"), { id: viewer.id, role: "owner" });
  t.match(await role(owner.id, "viewer"), { role: "viewer" });
  t.match(await remove(owner.id), { id: owner.id });
  t.match(await store.reads.people.ofAccount(account.n), [{ id: viewer.id, role: "owner" }]);
  t.same(await log(), [
    `${actor}: member.added ${owner.id} owner@agency.example, owner`,
    `${actor}: member.added ${viewer.id} v@agency.example, viewer`,
    `${actor}: member.role_changed ${viewer.id} v@agency.example, owner`,
    `${actor}: member.role_changed ${owner.id} owner@agency.example, viewer`,
    `${actor}: member.removed ${owner.id} owner@agency.example`,
  ]);
});

t.test("a session lasts its hours, belongs to its person, and has a guard of its own", async (t) => {
  const { store, run, add } = await start(t);
  const owner = await add(actor, "owner");
  const { token, session } = await run((tx) => openSession(tx, owner, now, random));
  t.match(token, /^[0-9A-Za-z]{43}$/);
  t.not(session.hash, token);
  t.equal(session.expiresAt, now + limits.sessionHours * hourMs);
  t.same(await findSession(store.reads, token, session.expiresAt - 1), { session, person: owner });
  t.equal(await findSession(store.reads, token, session.expiresAt), null);
  t.equal(await findSession(store.reads, `${token}x`, now), null);
  t.not(csrfTokenOf(token), csrfTokenOf(`${token}x`));
  t.not(csrfTokenOf(token), token);
  t.match(csrfTokenOf(token), /^[\w-]{43}$/);
  await run((tx) => tx.people.delete(owner.n));
  t.equal(await findSession(store.reads, token, now), null);
  const made = await run((tx) => createOperatorToken(tx, "script", now, random));
  t.match(made.text, /^op_[0-9A-Za-z]{40}$/);
  t.same(await findOperatorToken(store.reads, made.text), made.token);
  t.equal(await findOperatorToken(store.reads, "op_other"), null);
  await run((tx) => tx.operatorTokens.revoke(made.token.n, now));
  t.equal(await findOperatorToken(store.reads, made.text), null);
});

t.test("a person signs in with email and password, however the email is written", async (t) => {
  const { store, add, read, enter } = await start(t);
  const owner = await add(actor, "owner");
  const opened = ok(await enter({ email: " OWNER@agency.example" }));
  t.match(opened, { person: { id: owner.id, lastSignInAt: now }, session: { createdAt: now } });
  t.match(await findSession(store.reads, opened.token, now), { person: { id: owner.id } });
  t.match(await read(owner), { lastSignInAt: now, totpStep: null });
  t.match([await enter({ password: "other" }), await enter({ email: "nobody@x.example" })], [wrong, wrong]);
});

t.test("failures of a client make it wait, of its email and network, and no other", async (t) => {
  const { store, add, enter } = await start(t);
  await add(actor, "owner");
  const fail = (origin: Partial<SignInOrigin> = {}, email = actor, at = now) =>
    enter({ password: "no", email }, origin, at);
  for (let i = 0; i < limits.signInFailuresPerPair; i++) t.match(await fail(), wrong);
  const waits = { code: "rate_limited", message: "Too many tries have failed.", endsAt: now + secondMs };
  t.match(await enter(), waits);
  t.match(await enter({}, { network: "n2" }), { person: {} });
  t.match(await enter({}, {}, now + secondMs), { person: {} });
  t.equal((await store.reads.signInFailures.ofSubject(actor, 0, 100)).length, limits.signInFailuresPerPair);
  t.ok(pairFailuresCounted > limits.signInFailuresPerPair);
  t.match(await fail({}, actor, now + secondMs), wrong);
  t.match(await enter({}, {}, now + secondMs), { endsAt: now + 3 * secondMs });
  t.match(await enter({}, {}, now + windowMs + 2 * secondMs), { person: {} });
});

t.test("a network or an email with many failures has its turns, apart from others", async (t) => {
  const { add, enter } = await start(t);
  await add(actor, "owner");
  const { signInFailuresPerMail: perMail, signInFailuresPerAddress: perNetwork } = limits;
  for (let i = 0; i < perMail; i++)
    t.match(await enter({ password: "no" }, { network: `net ${i}` }), wrong, `${i}`);
  const paceMs = limits.signInPaceSeconds * secondMs;
  t.match(await enter({ password: "no" }, { network: "fresh" }), wrong, "the first turn is free");
  t.match(await enter({}, { network: "other" }), { code: "rate_limited", endsAt: now + paceMs });
  t.match(await enter({}, { network: "other" }, now + paceMs), { person: {} });
  for (let i = 0; i < perNetwork; i++)
    t.match(await enter({ password: "no", email: `${i}@x.example` }, { network: "busy" }), wrong);
  t.match(await enter({ email: "a@x.example" }, { network: "busy" }), wrong);
  t.match(await enter({ email: "b@x.example" }, { network: "busy" }), { code: "rate_limited" });
  t.match(await enter({ email: "b@x.example" }, { network: "idle" }), wrong);
});

t.test("a known device waits only for its own failures, in a lane of its own", async (t) => {
  const { add, enter, lanes } = await start(t);
  await add(actor, "owner");
  const { device } = ok(await enter());
  const other = ok(await enter());
  for (let i = 0; i < limits.signInFailuresPerPair; i++) await enter({ password: "no" });
  t.match(await enter(), { code: "rate_limited" });
  const again = ok(await enter({}, { device }));
  t.equal(again.device.split(".")[0], device.split(".")[0], "it keeps its id");
  t.same(
    [lanes[0], lanes.at(-1)],
    [
      ["n1", false],
      [actor, true],
    ],
  );
  for (let i = 0; i < limits.deviceFailuresMax; i++)
    t.match(await enter({ password: "no" }, { device }), wrong);
  t.match(await enter({}, { device }), { code: "rate_limited" }, "then it is like any other");
  t.match(
    await enter({}, { device: other.device }),
    { person: {} },
    "another device has failures of its own",
  );
  t.match(await enter({}, { device, network: "n2" }), { person: {} });
});

t.test("when too many sign in at once, or a client has left, nothing is proved", async (t) => {
  const { add, enter, queue } = await start(t);
  await add(actor, "owner");
  queue.run = async () => null;
  t.match(await enter(), {
    code: "rate_limited",
    message: "Too many people are signing in at this moment.",
    endsAt: now + 2 * secondMs,
  });
});

t.test("a second factor is started, confirmed with a code, asked for, and removed", async (t) => {
  const { store, run, context, add, read, enter, log, set } = await start(t);
  const owner = await add(actor, "owner");
  const other = ok(await enter());
  const { session, token } = await run((tx) => openSession(tx, owner, now, random));
  const confirm = async (code: string) =>
    await confirmSecondFactor(context, await read(owner), session, code, proofOrigin, now);
  t.match(await confirm("sealed5"), {
    code: "totp_state",
    message: "No second factor was started. Start one first.",
  });
  const started = await startSecondFactor(context, owner);
  t.same(started, { secret: "SECRET", uri: `otpauth://${actor}` });
  t.match(await read(owner), { totpSecret: null, totpPendingSecret: "sealed" });
  t.match(await enter(), { person: {} }, "no code is asked for yet");
  t.match(await confirm("guess"), wrong);
  t.match(await confirm("sealed5"), { totpSecret: "sealed", totpPendingSecret: null, totpStep: 5 });
  t.equal(await findSession(store.reads, other.token, now), null, "other sessions end");
  t.match(await findSession(store.reads, token, now), { person: { id: owner.id } });
  const on = { code: "totp_state", message: "The second factor is on already." };
  t.match([await startSecondFactor(context, owner), await confirm("sealed6")], [on, on]);

  t.match(await enter(), {
    code: "totp_required",
    message: "Send the current code of your app.",
    param: "totp",
  });
  const failures = async () => (await store.reads.signInFailures.ofSubject(actor, 0, 100)).length;
  const before = await failures();
  t.match([await enter({ totp: "sealed5" }), await enter({ totp: "sealed4" })], [wrong, wrong], "used");
  t.equal(await failures(), before + 2, "a used code is a failure like any other");
  t.match(await enter({ totp: "sealed6" }, { network: "n2" }), { person: { totpStep: 6 } });
  t.match(await enter({ totp: "sealed6" }, { network: "n2" }), wrong);
  t.match(await enter({ totp: "other7" }, { network: "n2" }), wrong);
  await set(owner, { totpStep: null });
  t.match(await enter({ totp: "sealed1" }, { network: "n3" }), { person: { totpStep: 1 } });

  const remove = async (password: string) =>
    await removeSecondFactor(context, await read(owner), password, { ...proofOrigin, network: "n4" }, now);
  t.match(await remove("no"), wrong);
  t.match(await remove(sound), { totpSecret: null, totpPendingSecret: null, totpStep: null });
  t.match(await read(owner), { totpSecret: null, totpStep: null });
  t.match(await remove(sound), { code: "totp_state", message: "There is no second factor to remove." });
  const [on1, off1] = (await log()).slice(1);
  t.same(
    [on1, off1],
    [`${actor}: second_factor.on ${owner.id} `, `${actor}: second_factor.off ${owner.id} `],
  );
  t.equal((await log()).length, 3);
});

t.test("what changes between a proof and its use makes the proof worth nothing", async (t) => {
  const { run, context, add, read, set, enter, meanwhile } = await start(t);
  const owner = await add(actor, "owner");
  for (const change of [{ passwordHash: "other" }, { totpSecret: "other" }]) {
    const before = await read(owner);
    meanwhile.work = () => set(owner, change);
    t.match(await enter(), wrong);
    await set(owner, before);
  }
  await set(owner, { totpSecret: "sealed", totpStep: 1 });
  meanwhile.work = () => set(owner, { totpStep: 7 });
  t.match(await enter({ totp: "sealed7" }), wrong, "the code was used meanwhile");
  await set(owner, { totpStep: null });
  meanwhile.work = async () => {};
  t.match(await enter({ totp: "sealed8" }), { person: { totpStep: 8 } });

  await set(owner, { totpSecret: null, totpPendingSecret: "sealed", totpStep: null });
  const { session } = await run((tx) => openSession(tx, owner, now, random));
  const started = await read(owner);
  for (const change of [{ totpPendingSecret: "newer" }, { totpSecret: "sealed" }]) {
    meanwhile.work = () => set(owner, change);
    t.match(await confirmSecondFactor(context, started, session, "sealed9", proofOrigin, now), {
      code: "totp_state",
    });
    await set(owner, { totpSecret: null, totpPendingSecret: "sealed" });
  }
  const request = { current: sound, requested: "Andere-Wolke-91" };
  meanwhile.work = () => set(owner, { passwordHash: "other" });
  t.match(await changePassword(context, await read(owner), request, proofOrigin, now), wrong);
  const gone = await add("gone@agency.example", "viewer");
  meanwhile.work = () => run((tx) => tx.people.delete(gone.n));
  t.match(await enter({ email: gone.email }), wrong);
});

t.test("a new password ends all sessions but the one that it opens", async (t) => {
  const { store, context, add, read, enter, log } = await start(t);
  const owner = await add(actor, "owner");
  const operator = await add("op@service.example", "operator", null);
  const { token } = ok(await enter());
  const change = async (person: Person, current: string, requested: string) =>
    await changePassword(context, await read(person), { current, requested }, proofOrigin, now);
  t.match(await change(owner, sound, "password-123"), {
    code: "invalid_request",
    message: "This password is among the first that are guessed. Choose another.",
    param: "new_password",
  });
  const next = "Andere-Wolke-91";
  t.match(await change(owner, "no", next), wrong);
  const opened = ok(await change(owner, sound, next));
  t.equal(await findSession(store.reads, token, now), null);
  t.match(await findSession(store.reads, opened.token, now), { person: { id: owner.id } });
  t.match(await read(owner), { passwordHash: `hash of ${next}` });
  ok(await change(operator, sound, next));

  await store.transaction(async (tx) => {
    const known = await tx.people.lock(owner.n);
    if (known) await tx.people.update({ ...known, totpSecret: "s", totpPendingSecret: "p", totpStep: 3 });
  });
  const reset = async (person: Person, removeSecondFactor: boolean) =>
    await resetPassword(context, await read(person), { removeSecondFactor }, { operator: "op" }, now);
  const first = await reset(owner, false);
  t.equal(await findSession(store.reads, opened.token, now), null);
  t.match(await read(owner), { passwordHash: `hash of ${first}`, totpSecret: "s", totpPendingSecret: "p" });
  const second = await reset(owner, true);
  t.not(first, second);
  t.match(await read(owner), {
    ...{ passwordHash: `hash of ${second}`, totpSecret: null, totpPendingSecret: null, totpStep: null },
  });
  await reset(operator, true);
  t.same((await log()).slice(1), [
    `${actor}: password.changed ${owner.id} `,
    `operator: password.reset ${owner.id} ${actor}`,
    `operator: password.reset ${owner.id} ${actor}`,
  ]);
});

t.test("words, names, runs and repetitions are guessable, with whatever is put around them", (t) => {
  const email = "Clara.Winter@Reisen-Kontor.example";
  const guessed = [
    ...["password", "P@$$w0rd-2024!", "letmein12345", "qwertyuiop!!", "IloveYou!!2020", "te5t-pa55word"],
    ...["clarawinter-1", "reisenkontor99", "reisen-kontor-example", "abcabc-hello", "secret$ecret1"],
    ...["admin-4dmin-1", "admin@dmin-99", "w3lc0me-gue5t"],
    ...["aaaaaaaaaaaa", "abababababab", "123456789012", "098765432109", "abcdefghijkl", "1111-2222"],
  ];
  const free = [
    ...["Korrekt-Pferd-7", "wolke-apfel-tisch", "pass-wolke-99", "wolke-password", "clara7mond"],
    ...["kontor-reisen", "73-92-51-84-06", "k7#mQ2!xT9"],
  ];
  t.same(
    guessed.filter((text) => !isGuessable(text, email)),
    [],
  );
  t.same(
    free.filter((text) => isGuessable(text, email)),
    [],
  );
  const made = Array.from({ length: 20 }, () => newPassword(random));
  t.equal(new Set(made).size, 20);
  t.end();
});
