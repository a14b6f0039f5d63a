// Signs in a person whom an OpenID provider has identified. The person is found by the verified email address. Where the
// provider's claim gives roles, an operator's role is the claim's, and an unknown person with a role becomes an operator.
import { addOwnEntry } from "../accounts/audit-log.ts";
import type { Tx } from "../ports.ts";
import { Refusal } from "../refusal.ts";
import { addPerson } from "./members.ts";
import { changeOperatorRole } from "./operators.ts";
import { emailKey, newPassword } from "./people.ts";
import type { OperatorRole, Person } from "./person.ts";
import type { ClientOrigin, PeopleContext } from "./ports.ts";
import { type OpenedSession, openSession } from "./sessions.ts";

export interface OpenidIdentity {
  email: string;
  isEmailVerified: boolean;
  name: string | null;
  /** Undefined if the provider gives no roles here; null if it gives none to this person. */
  role: OperatorRole | null | undefined;
}

export interface OpenidRole {
  role: OperatorRole;
  /** Value of the claim. */
  value: string;
}

/** Returns the first role with a value in the claim. */
export function roleOf(roles: readonly OpenidRole[], claim: unknown): OperatorRole | null {
  const values: readonly unknown[] = Array.isArray(claim) ? claim : [claim];
  return roles.find(({ value }) => values.includes(value))?.role ?? null;
}

export interface OpenidOrigin extends ClientOrigin {
  browser: string | null;
}

type OpenidRefusal = Refusal<"forbidden" | "last_admin" | "too_many_people">;

export async function signInByOpenid(
  { store, random, passwords }: Pick<PeopleContext, "store" | "random" | "passwords">,
  identity: OpenidIdentity,
  { browser, ...origin }: OpenidOrigin,
  now: number,
): Promise<OpenedSession | OpenidRefusal> {
  const email = emailKey(identity.email);
  const known = await store.reads.people.byEmail(email);
  // Nobody knows this password.
  const passwordHash = known === null && identity.role ? await passwords.hash(newPassword(random)) : null;
  const actor = { operator: "openid", address: origin.address };

  const add = async (tx: Tx) => {
    const { role, name } = identity;
    if (!role || passwordHash === null) return unknownPerson();
    const added = await addPerson(tx, { account: null, email, name, role, passwordHash }, actor, now, random);
    if (!(added instanceof Refusal)) return added;
    return added.code === "email_taken" ? unknownPerson() : tooMany();
  };

  const open = async (tx: Tx) => {
    if (!identity.isEmailVerified) return unverified();
    const found = await tx.people.byEmail(email);
    const person = found ? await withRole(tx, found, identity, actor, now) : await add(tx);
    if (person instanceof Refusal) return person;
    const current = await tx.people.lock(person.n);
    if (!current) return unknownPerson();
    const changed = { ...current, invitedAt: null, lastSignInAt: now };
    await tx.people.update(changed);
    await addOwnEntry(tx, changed, origin, "sign_in.succeeded", now, "OpenID");
    const client = { address: origin.address, browser, byOpenid: true };
    return await openSession(tx, changed, client, now, random);
  };
  const opened = await store.transaction(open);
  if (opened instanceof Refusal && known !== null)
    await store.transaction((tx) => addOwnEntry(tx, known, origin, "sign_in.failed", now, "OpenID"));
  return opened;
}

/** Members have the role that their account's owner gave them. */
async function withRole(
  tx: Tx,
  person: Person,
  { role }: OpenidIdentity,
  actor: { operator: string; address: string | null },
  now: number,
): Promise<Person | Refusal<"forbidden" | "last_admin">> {
  if (person.account !== null || role === undefined) return person;
  if (role === null) return noRole();
  const changed = await changeOperatorRole(tx, person.id, role, actor, now);
  if (!(changed instanceof Refusal)) return changed;
  return changed.code === "last_admin" ? lastAdmin() : unknownPerson();
}

function unverified(): Refusal<"forbidden"> {
  return new Refusal(
    "forbidden",
    "The OpenID provider has not verified your email address. Verify it there, then start again.",
  );
}

function unknownPerson(): Refusal<"forbidden"> {
  return new Refusal("forbidden", "Nobody here has your email address. Ask for an invitation.");
}

function noRole(): Refusal<"forbidden"> {
  return new Refusal(
    "forbidden",
    "The OpenID provider gives you no role here. Ask whoever manages its groups for one.",
  );
}

function lastAdmin(): Refusal<"last_admin"> {
  return new Refusal(
    "last_admin",
    "The OpenID provider gives you another role than admin, but you are the last admin. Make somebody else an admin first.",
  );
}

function tooMany(): Refusal<"too_many_people"> {
  return new Refusal(
    "too_many_people",
    "There are as many operators as there can be. Ask an admin to remove one.",
  );
}
