// The second factor: a secret in the person's authenticator app, stored encrypted. Each code works once.
import { addOwnEntry } from "../accounts/audit-log.ts";
import { Refusal } from "../refusal.ts";
import type { Caller } from "./people.ts";
import { noSecondFactor, type Person } from "./person.ts";
import type { PeopleContext, ProofOrigin } from "./ports.ts";
import { hashRecoveryCodes, newRecoveryCodes } from "./recovery-codes.ts";
import type { Session } from "./session.ts";
import { type ProofRefusal, prove, provePassword } from "./sign-in.ts";

export interface WithRecoveryCodes {
  person: Person;
  /** Shown once. */
  recoveryCodes: string[];
}

export interface StartedSecondFactor {
  secret: string;
  uri: string;
}

/** Tokens are for programs, which have no second factor. An OpenID provider checks its own. */
export const lacksSecondFactor = (
  { person }: Pick<Caller, "person">,
  session: Pick<Session, "byOpenid"> | null,
): boolean =>
  person !== null && person.account === null && person.totpSecret === null && session?.byOpenid !== true;

/** Replaces an unconfirmed secret. Sign-in asks for a code once the secret is confirmed. */
export async function startSecondFactor(
  { store, codes }: PeopleContext,
  person: Person,
): Promise<StartedSecondFactor | Refusal<"totp_state">> {
  const { secret, uri, sealed } = codes.create(person.email);
  return await store.transaction(async (tx) => {
    const current = await tx.people.lock(person.n);
    if (!current || current.totpSecret !== null) return alreadyOn();
    await tx.people.update({ ...current, totpPendingSecret: sealed });
    return { secret, uri };
  });
}

export async function confirmSecondFactor(
  context: PeopleContext,
  person: Person,
  session: Session,
  code: string,
  origin: ProofOrigin,
  now: number,
): Promise<WithRecoveryCodes | Refusal<"totp_state"> | ProofRefusal> {
  const { store, codes, random } = context;
  const started = person.totpPendingSecret;
  if (person.totpSecret !== null) return alreadyOn();
  if (started === null) return new Refusal("totp_state", "No second factor was started. Start one first.");
  const step = await prove(context, person.email, origin, now, async () => codes.stepOf(started, code, now));
  if (step instanceof Refusal) return step;
  const recoveryCodes = newRecoveryCodes(random);
  return await store.transaction(async (tx) => {
    const current = await tx.people.lock(person.n);
    if (current?.totpPendingSecret !== started || current.totpSecret !== null) return alreadyOn();
    const changed = {
      ...current,
      totpSecret: started,
      totpPendingSecret: null,
      totpStep: step,
      recoveryCodes: hashRecoveryCodes(current, recoveryCodes),
    };
    await tx.people.update(changed);
    await tx.sessions.deleteOf(changed.n, session.hash);
    await addOwnEntry(tx, changed, origin, "second_factor.on", now);
    return { person: changed, recoveryCodes };
  });
}

/** Replaces the recovery codes. */
export async function createRecoveryCodes(
  context: PeopleContext,
  person: Person,
  password: string,
  origin: ProofOrigin,
  now: number,
): Promise<WithRecoveryCodes | Refusal<"totp_state"> | ProofRefusal> {
  const { store, random } = context;
  if (person.totpSecret === null) return isOff();
  const proof = await provePassword(context, person, password, origin, now);
  if (proof instanceof Refusal) return proof;
  const recoveryCodes = newRecoveryCodes(random);
  return await store.transaction(async (tx) => {
    const current = await tx.people.lock(person.n);
    if (current?.totpSecret !== person.totpSecret) return isOff();
    const changed = { ...current, recoveryCodes: hashRecoveryCodes(current, recoveryCodes) };
    await tx.people.update(changed);
    await addOwnEntry(tx, changed, origin, "recovery_codes.created", now);
    return { person: changed, recoveryCodes };
  });
}

export async function removeSecondFactor(
  context: PeopleContext,
  person: Person,
  password: string,
  origin: ProofOrigin,
  now: number,
): Promise<Person | Refusal<"totp_state"> | ProofRefusal> {
  if (person.totpSecret === null) return isOff();
  const proof = await provePassword(context, person, password, origin, now);
  if (proof instanceof Refusal) return proof;
  return await context.store.transaction(async (tx) => {
    const current = (await tx.people.lock(person.n)) ?? person;
    const changed = { ...current, ...noSecondFactor };
    await tx.people.update(changed);
    await addOwnEntry(tx, changed, origin, "second_factor.off", now);
    return changed;
  });
}

function isOff(): Refusal<"totp_state"> {
  return new Refusal("totp_state", "The second factor is off.");
}

function alreadyOn(): Refusal<"totp_state"> {
  return new Refusal("totp_state", "The second factor is on already.");
}
