// Members of accounts, and operators. An account with an owner never loses its last one.
import { limits } from "@partner-esim/generated/portal/limits";
import { type Actor, addAuditEntry, addOwnEntry } from "../accounts/audit-log.ts";
import type { Reads, Tx } from "../ports.ts";
import { Refusal } from "../refusal.ts";
import { newPersonId } from "../values/ids.ts";
import type { Random } from "../values/random.ts";
import { emailKey, newPassword, trimName } from "./people.ts";
import { type MemberRole, noSecondFactor, type Person, type PersonRole } from "./person.ts";
import type { PeopleContext } from "./ports.ts";

export interface PersonInput {
  account: number | null;
  email: string;
  name?: string | null;
  role: PersonRole;
}

/** Returns the random password, which is shown only once. */
export async function addPersonWithPassword(
  { store, random, passwords }: Pick<PeopleContext, "store" | "random" | "passwords">,
  input: PersonInput,
  actor: Actor,
  now: number,
): Promise<{ person: Person; password: string } | Refusal<"email_taken" | "too_many_people">> {
  const password = newPassword(random);
  const passwordHash = await passwords.hash(password);
  const person = await store.transaction((tx) =>
    addPerson(tx, { ...input, passwordHash }, actor, now, random),
  );
  return person instanceof Refusal ? person : { person, password };
}

export async function addPerson(
  tx: Tx,
  {
    account,
    email,
    name = null,
    role,
    passwordHash,
    invitedAt = null,
  }: PersonInput & Pick<Person, "passwordHash"> & Partial<Pick<Person, "invitedAt">>,
  actor: Actor,
  now: number,
  random: Random,
): Promise<Person | Refusal<"email_taken" | "too_many_people">> {
  if (account !== null) await tx.accounts.lock(account);
  if ((await tx.people.count(account)) >= limits.peopleMax) return tooMany();
  const person = await tx.people.insert({
    id: newPersonId(random),
    account,
    email: emailKey(email),
    name: trimName(name),
    role,
    passwordHash,
    ...noSecondFactor,
    invitedAt,
    lastSignInAt: null,
    createdAt: now,
  });
  if (!person) return emailTaken();
  const kind = account === null ? "operator.added" : "member.added";
  await addAuditEntry(tx, account, actor, kind, person.id, now, `${person.email}, ${role}`);
  return person;
}

/** Lists of people have no pages. */
function tooMany(): Refusal<"too_many_people"> {
  const message = `There are ${limits.peopleMax} people already, which is the most. Remove somebody first.`;
  return new Refusal("too_many_people", message);
}

function emailTaken(): Refusal<"email_taken"> {
  return new Refusal("email_taken", "The email address belongs to a person already. Use another.", "email");
}

/** @param requested null for no name */
export async function changeOwnName(
  tx: Tx,
  person: Person,
  requested: string | null,
  origin: { address: string | null },
  now: number,
): Promise<Person> {
  const known = (await tx.people.lock(person.n)) ?? person;
  const name = trimName(requested);
  if (known.name === name) return known;
  const changed = { ...known, name };
  await tx.people.update(changed);
  await addOwnEntry(tx, changed, origin, "person.renamed", now, name ?? "");
  return changed;
}

export async function changeRole(
  tx: Tx,
  account: number,
  id: string,
  role: MemberRole,
  actor: Actor,
  now: number,
): Promise<Person | Refusal<"not_found" | "last_owner">> {
  const person = await memberOf(tx, account, id);
  if (!person) return unknownMember();
  if (person.role === role) return person;
  if (await isLastOwner(tx, person)) return lastOwner();
  const changed = { ...person, role };
  await tx.people.update(changed);
  await addAuditEntry(tx, account, actor, "member.role_changed", id, now, `${person.email}, ${role}`);
  return changed;
}

export async function removeMember(
  tx: Tx,
  account: number,
  id: string,
  actor: Actor,
  now: number,
): Promise<Person | Refusal<"not_found" | "last_owner">> {
  const person = await memberOf(tx, account, id);
  if (!person) return unknownMember();
  if (await isLastOwner(tx, person)) return lastOwner();
  await tx.people.delete(person.n);
  await addAuditEntry(tx, account, actor, "member.removed", id, now, person.email);
  return person;
}

/** Locks the account too, so that the last two owners cannot both be removed or lose their role. */
async function memberOf(tx: Tx, account: number, id: string): Promise<Person | null> {
  await tx.accounts.lock(account);
  const known = await tx.people.byId(id);
  const person = known && (await tx.people.lock(known.n));
  return person?.account === account ? person : null;
}

async function isLastOwner(reads: Reads, person: Person): Promise<boolean> {
  if (person.role !== "owner") return false;
  return (await reads.people.ofAccount(person.account)).filter(({ role }) => role === "owner").length === 1;
}

function unknownMember(): Refusal<"not_found"> {
  return new Refusal("not_found", "The account has no member with this id.");
}

function lastOwner(): Refusal<"last_owner"> {
  return new Refusal(
    "last_owner",
    "The account would have no owner left. Make another member an owner first.",
  );
}
