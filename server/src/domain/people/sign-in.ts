// Proving who one is: by password, and by a code for those with a second factor. Failures are counted for the mail
// address and for the network address; who has too many of them must wait, and a success counts for nothing.
import { limits } from "@partner-esim/generated/portal/limits";
import { recordActivity } from "../activity.ts";
import { PassingRefusal, Refusal } from "../refusal.ts";
import { isGuessable } from "./passwords.ts";
import { emailKey, newPassword, type Person } from "./people.ts";
import type { PeopleContext } from "./ports.ts";
import { type OpenedSession, openSession } from "./sessions.ts";

export type ProofRefusal = Refusal<"rate_limited" | "invalid_credentials">;

const windowMs = limits.signInWindowMinutes * 60_000;

/** Failures before this moment no longer count. */
export const oldestFailure = (now: number): number => now - windowMs;

const wrong = () =>
  new Refusal("invalid_credentials", "Mail address, password or code are wrong. Check them and try again.");

/** Runs one check of a proof within the limits: null counts as a failure. */
export async function prove<T>(
  { store, inTurn }: PeopleContext,
  email: string,
  address: string,
  now: number,
  check: () => Promise<T | null>,
): Promise<T | ProofRefusal> {
  return await inTurn(async () => {
    const since = oldestFailure(now);
    const { signInFailuresPerMail: perMail, signInFailuresPerAddress: perAddress } = limits;
    const ofEmail = (await store.reads.failuresOfEmail(email, since, perMail))[perMail - 1];
    const ofAddress = (await store.reads.failuresOfAddress(address, since, perAddress))[perAddress - 1];
    const oldest = Math.max(ofEmail ?? 0, ofAddress ?? 0);
    if (oldest > 0) {
      const message = "Too many tries have failed. Wait as long as Retry-After says, then try again.";
      return new PassingRefusal("rate_limited", message, oldest + windowMs);
    }
    const proof = await check();
    if (proof !== null) return proof;
    await store.transaction((tx) => tx.insertFailure({ email, address, at: now }));
    return wrong();
  });
}

export async function provePassword(
  context: PeopleContext,
  person: Person,
  password: string,
  address: string,
  now: number,
): Promise<true | ProofRefusal> {
  return await prove(context, person.email, address, now, async () =>
    (await context.passwords.verify(person.passwordHash, password)) ? true : null,
  );
}

export interface Credentials {
  email: string;
  password: string;
  totp?: string | undefined;
}

/** The answer is the same, and takes as long, whether the mail address is unknown or the password wrong. */
export async function signIn(
  context: PeopleContext,
  { email, password, totp }: Credentials,
  address: string,
  now: number,
): Promise<OpenedSession | ProofRefusal | Refusal<"totp_required">> {
  const { store, random, passwords, codes } = context;
  const key = emailKey(email);
  const proof = await prove(context, key, address, now, async () => {
    const person = await store.reads.personByEmail(key);
    if (!(await passwords.verify(person?.passwordHash ?? null, password)) || !person) return null;
    if (person.totpSecret === null) return { person, step: null };
    if (totp === undefined) return new Refusal("totp_required", "Send the present code of your app.", "totp");
    const step = codes.stepOf(person.totpSecret, totp, now);
    return step === null || step <= (person.totpStep ?? 0) ? null : { person, step };
  });
  if (proof instanceof Refusal) return proof;
  const { person, step } = proof;
  return await store.transaction(async (tx) => {
    const present = await tx.personByNumber(person.n);
    // Changed or removed in the same moment: what was proven holds no longer.
    if (present?.passwordHash !== person.passwordHash || present.totpSecret !== person.totpSecret)
      return wrong();
    if (step !== null && step <= (present.totpStep ?? 0)) return wrong();
    const changed = { ...present, lastSignInAt: now, totpStep: step ?? present.totpStep };
    await tx.updatePerson(changed);
    return await openSession(tx, changed, now, random);
  });
}

/** Sets a new password. All sessions of the person end; the answer is a new one. */
export async function changePassword(
  context: PeopleContext,
  person: Person,
  { present, wished }: { present: string; wished: string },
  address: string,
  now: number,
): Promise<OpenedSession | ProofRefusal | Refusal<"invalid_request">> {
  const { store, random, passwords } = context;
  if (isGuessable(wished, person.email)) {
    const message = "This password is among the first that are guessed. Choose another.";
    return new Refusal("invalid_request", message, "new_password");
  }
  const proof = await provePassword(context, person, present, address, now);
  if (proof instanceof Refusal) return proof;
  const passwordHash = await passwords.hash(wished);
  return await store.transaction(async (tx) => {
    const known = await tx.personByNumber(person.n);
    if (known?.passwordHash !== person.passwordHash) return wrong();
    const changed = { ...known, passwordHash };
    await tx.updatePerson(changed);
    await tx.deleteSessionsOf(changed.n);
    if (changed.account !== null) {
      await recordActivity(tx, changed.account, changed.email, "password.changed", changed.id, now);
    }
    return await openSession(tx, changed, now, random);
  });
}

/** Gives a person a password made at random, as somebody who looks after people does. All their sessions end. */
export async function resetPassword(
  { store, random, passwords }: Pick<PeopleContext, "store" | "random" | "passwords">,
  person: Person,
  { removeSecondFactor }: { removeSecondFactor: boolean },
  actor: string,
  now: number,
): Promise<string> {
  const password = newPassword(random);
  const passwordHash = await passwords.hash(password);
  await store.transaction(async (tx) => {
    const known = (await tx.personByNumber(person.n)) ?? person;
    const without = removeSecondFactor ? { totpSecret: null, totpStarted: null, totpStep: null } : {};
    await tx.updatePerson({ ...known, passwordHash, ...without });
    await tx.deleteSessionsOf(person.n);
    if (person.account === null) return;
    await recordActivity(tx, person.account, actor, "password.reset", person.id, now, person.email);
  });
  return password;
}
