// The second factor: a secret that a person's authenticator app shares, and codes of six digits that follow from it
// and the time. The secret is kept sealed, and each code serves once.
import { recordActivity } from "../activity.ts";
import { Refusal } from "../refusal.ts";
import type { Person } from "./people.ts";
import type { PeopleContext } from "./ports.ts";
import { type ProofRefusal, prove, provePassword } from "./sign-in.ts";

/** Makes secrets and judges codes; secrets go in and out sealed. */
export interface OneTimeCodes {
  /** `secret` in base32 and `uri` are for the person; `sealed` is kept. */
  create(email: string): { secret: string; uri: string; sealed: string };
  /** The time step of a code that is valid about now; null for any other, and when the seal cannot be opened. */
  stepOf(sealed: string, code: string, now: number): number | null;
}

export interface StartedSecondFactor {
  secret: string;
  uri: string;
}

/** Starts a second factor, in the place of one that was started before. Nothing is needed at sign-in until it is confirmed. */
export async function startSecondFactor(
  { store, codes }: PeopleContext,
  person: Person,
): Promise<StartedSecondFactor | Refusal<"totp_state">> {
  const { secret, uri, sealed } = codes.create(person.email);
  return await store.transaction(async (tx) => {
    const present = await tx.personByNumber(person.n);
    if (!present || present.totpSecret !== null) return alreadyOn();
    await tx.updatePerson({ ...present, totpStarted: sealed });
    return { secret, uri };
  });
}

export async function confirmSecondFactor(
  context: PeopleContext,
  person: Person,
  code: string,
  address: string,
  now: number,
): Promise<Person | Refusal<"totp_state"> | ProofRefusal> {
  const { store, codes } = context;
  const started = person.totpStarted;
  if (person.totpSecret !== null) return alreadyOn();
  if (started === null) return new Refusal("totp_state", "No second factor was started. Start one first.");
  const step = await prove(context, person.email, address, now, async () => codes.stepOf(started, code, now));
  if (step instanceof Refusal) return step;
  return await store.transaction(async (tx) => {
    const present = await tx.personByNumber(person.n);
    if (present?.totpStarted !== started || present.totpSecret !== null) return alreadyOn();
    const changed = { ...present, totpSecret: started, totpStarted: null, totpStep: step };
    await tx.updatePerson(changed);
    await note(tx, changed, "second_factor.on", now);
    return changed;
  });
}

export async function removeSecondFactor(
  context: PeopleContext,
  person: Person,
  password: string,
  address: string,
  now: number,
): Promise<Person | Refusal<"totp_state"> | ProofRefusal> {
  if (person.totpSecret === null) return new Refusal("totp_state", "There is no second factor to remove.");
  const proof = await provePassword(context, person, password, address, now);
  if (proof instanceof Refusal) return proof;
  return await context.store.transaction(async (tx) => {
    const present = (await tx.personByNumber(person.n)) ?? person;
    const changed = { ...present, totpSecret: null, totpStarted: null, totpStep: null };
    await tx.updatePerson(changed);
    await note(tx, changed, "second_factor.off", now);
    return changed;
  });
}

async function note(
  tx: Parameters<typeof recordActivity>[0],
  { account, email, id }: Person,
  kind: string,
  now: number,
): Promise<void> {
  if (account !== null) await recordActivity(tx, account, email, kind, id, now);
}

function alreadyOn(): Refusal<"totp_state"> {
  return new Refusal("totp_state", "The second factor is on already.");
}
