// Proves a person's identity by password and code. A known device or session is slowed down only by its own failures.
import { limits } from "@partner-esim/generated/portal/limits";
import { type Actor, addAuditEntry, addOwnEntry } from "../accounts/audit-log.ts";
import { LimiterFull } from "../limits/keyed-limiter.ts";
import type { Reads, Tx } from "../ports.ts";
import { Refusal, TemporaryRefusal } from "../refusal.ts";
import { isGuessable } from "./passwords.ts";
import { emailKey, newPassword } from "./people.ts";
import { noSecondFactor, type Person } from "./person.ts";
import type { ClientOrigin, PeopleContext, ProofOrigin } from "./ports.ts";
import { findRecoveryCode, noteUse } from "./recovery-codes.ts";
import type { SessionClient } from "./session.ts";
import { type OpenedSession, openSession } from "./sessions.ts";
import { pairFailuresCounted, pairWaitMs, takeSharedSlot } from "./sign-in-pace.ts";

export type ProofRefusal = Refusal<"rate_limited" | "invalid_credentials">;

const windowMs = limits.signInWindowMinutes * 60_000;

export const oldestFailure = (now: number): number => now - windowMs;

const wrong = () =>
  new Refusal("invalid_credentials", "Mail address, password or code are wrong. Check them and try again.");

const openidNeeded = () =>
  new Refusal("invalid_credentials", "Operators sign in with the OpenID provider here, not with a password.");

const fullWaitMs = 2000;

const wait = (message: string, until: number) => new TemporaryRefusal("rate_limited", message, until);

/** Runs one check in its turn unless failures require a wait. A null result counts as a failure. */
export async function prove<T>(
  context: PeopleContext,
  email: string,
  origin: ProofOrigin,
  now: number,
  check: () => Promise<T | null>,
  noteFailure?: (tx: Tx) => Promise<void>,
): Promise<T | ProofRefusal> {
  const { store, limiters } = context;
  const isKnown = origin.known !== null;
  // One check per client at a time, so that parallel attempts cannot outrun the count of failures.
  const [limiter, client] = isKnown ? [limiters.knownSignIns, email] : [limiters.signIns, origin.network];
  const leave = await limiter.enter(client).catch(nullIfFull);
  if (leave === null) return wait("Too many people are signing in at this moment.", now + fullWaitMs);
  try {
    const known = await trusted(store.reads, origin.known, now);
    const until = known === null ? await waitOf(context, email, origin.network, now) : 0;
    if (until > now) return wait("Too many tries have failed.", until);
    const proof = await check();
    if (proof !== null) return proof;
    const failure =
      known === null ? { subject: email, network: origin.network } : { subject: known, network: "" };
    await store.transaction(async (tx) => {
      await tx.signInFailures.insert({ ...failure, at: now });
      await noteFailure?.(tx);
    });
    return wrong();
  } finally {
    leave();
  }
}

function nullIfFull(error: unknown): null {
  if (error instanceof LimiterFull) return null;
  throw error;
}

async function trusted(reads: Reads, known: string | null, now: number): Promise<string | null> {
  if (known === null) return null;
  const { length } = await reads.signInFailures.ofSubject(
    known,
    oldestFailure(now),
    limits.deviceFailuresMax,
  );
  return length < limits.deviceFailuresMax ? known : null;
}

/** Returns when an unknown client may try (0: now), for unknown email addresses too. */
async function waitOf(
  { store: { reads, rateWindows: windows }, pace }: PeopleContext,
  email: string,
  network: string,
  now: number,
): Promise<number> {
  const since = oldestFailure(now);
  const { signInFailuresPerMail: perMail, signInFailuresPerAddress: perNetwork } = limits;
  const ofPair = await reads.signInFailures.ofPair(email, network, since, pairFailuresCounted);
  const until = (ofPair[0] ?? 0) + pairWaitMs(ofPair.length);
  if (until > now) return until;
  const ofNetwork = await reads.signInFailures.ofNetwork(network, since, perNetwork);
  const ofEmail = await reads.signInFailures.ofSubject(email, since, perMail);
  const take = (subject: string) => takeSharedSlot({ pace, windows }, subject, network, now);
  const slot = ofNetwork.length < perNetwork ? 0 : await take(`network ${network}`);
  if (slot > 0 || ofEmail.length < perMail) return slot;
  return await take(`mail ${email}`);
}

export async function provePassword(
  context: PeopleContext,
  person: Person,
  password: string,
  origin: ProofOrigin,
  now: number,
): Promise<true | ProofRefusal> {
  return await prove(context, person.email, origin, now, async () =>
    (await context.passwords.verify(person.passwordHash, password)) ? true : null,
  );
}

export interface Credentials {
  email: string;
  password: string;
  totp?: string | undefined;
  /** Counts only without `totp`. */
  recoveryCode?: string | undefined;
}

export interface SignInOrigin extends ClientOrigin, Omit<SessionClient, "byOpenid"> {
  device: string | null;
}

/** Gives the same response after the same time for an unknown email address and a wrong password. */
export async function signIn(
  context: PeopleContext,
  { email, password, totp, recoveryCode }: Credentials,
  { device, browser, ...origin }: SignInOrigin,
  now: number,
): Promise<(OpenedSession & { device: string }) | ProofRefusal | Refusal<"totp_required">> {
  const { store, random, passwords, codes, devices, serviceName } = context;
  const key = emailKey(email);
  const id = devices.idOf(device, key, now);
  const proofOrigin = { ...origin, known: id && `device ${id}` };
  let known: Person | null = null;
  const check = async () => {
    const person = await store.reads.people.byEmail(key);
    known = person;
    if (!(await passwords.verify(person?.passwordHash ?? null, password)) || !person) return null;
    if (context.openidOnly && person.account === null) return openidNeeded();
    const proved = { person, step: null, recovery: null };
    if (person.totpSecret === null) return proved;
    if (totp !== undefined) {
      const step = codes.stepOf(person.totpSecret, totp, now);
      return step === null || step <= (person.totpStep ?? 0) ? null : { ...proved, step };
    }
    if (recoveryCode === undefined)
      return new Refusal("totp_required", "Send the current code of your app, or a recovery code.", "totp");
    const recovery = findRecoveryCode(person, recoveryCode);
    return recovery === null ? null : { ...proved, recovery };
  };
  const proof = await prove(context, key, proofOrigin, now, check, async (tx) => {
    if (known !== null) await addOwnEntry(tx, known, origin, "sign_in.failed", now);
  });
  if (proof instanceof Refusal) return proof;
  const { person, step, recovery } = proof;
  return await store.transaction(async (tx) => {
    const current = await tx.people.lock(person.n);
    // Another request has changed or removed the person.
    if (current?.passwordHash !== person.passwordHash || current.totpSecret !== person.totpSecret)
      return wrong();
    if (step !== null && step <= (current.totpStep ?? 0)) return wrong();
    if (recovery !== null && !current.recoveryCodes.includes(recovery)) return wrong();
    const changed = {
      ...current,
      lastSignInAt: now,
      totpStep: step ?? current.totpStep,
      recoveryCodes: current.recoveryCodes.filter((code) => code !== recovery),
    };
    await tx.people.update(changed);
    await addOwnEntry(tx, changed, origin, "sign_in.succeeded", now);
    if (recovery !== null) await noteUse(tx, changed, origin, serviceName, now);
    const client = { address: origin.address, browser, byOpenid: false };
    const opened = await openSession(tx, changed, client, now, random);
    return { ...opened, device: devices.issue(key, id, now) };
  });
}

export async function changePassword(
  context: PeopleContext,
  person: Person,
  { current, requested }: { current: string; requested: string },
  origin: ProofOrigin,
  client: SessionClient,
  now: number,
): Promise<OpenedSession | ProofRefusal | Refusal<"invalid_request">> {
  const { store, random, passwords } = context;
  if (isGuessable(requested, person.email)) {
    const message = "This password is among the first that are guessed. Choose another.";
    return new Refusal("invalid_request", message, "new_password");
  }
  const proof = await provePassword(context, person, current, origin, now);
  if (proof instanceof Refusal) return proof;
  const passwordHash = await passwords.hash(requested);
  return await store.transaction(async (tx) => {
    const known = await tx.people.lock(person.n);
    if (known?.passwordHash !== person.passwordHash) return wrong();
    const changed = { ...known, passwordHash };
    await tx.people.update(changed);
    await tx.sessions.deleteOf(changed.n);
    await addOwnEntry(tx, changed, origin, "password.changed", now);
    return await openSession(tx, changed, client, now, random);
  });
}

export async function resetPassword(
  { store, random, passwords }: Pick<PeopleContext, "store" | "random" | "passwords">,
  person: Person,
  { removeSecondFactor }: { removeSecondFactor: boolean },
  actor: Actor,
  now: number,
): Promise<string> {
  const password = newPassword(random);
  const passwordHash = await passwords.hash(password);
  await store.transaction(async (tx) => {
    const known = (await tx.people.lock(person.n)) ?? person;
    const without = removeSecondFactor ? noSecondFactor : {};
    await tx.people.update({ ...known, passwordHash, invitedAt: null, ...without });
    await tx.sessions.deleteOf(person.n);
    await addAuditEntry(tx, person.account, actor, "password.reset", person.id, now, person.email);
  });
  return password;
}
