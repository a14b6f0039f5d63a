// A new person chooses their first password with a link. Until then their password is random and nobody knows it, and a new
// one with each invitation voids earlier links.
import { limits } from "@partner-esim/generated/portal/limits";
import { type Actor, addAuditEntry } from "../accounts/audit-log.ts";
import type { MailText } from "../mail/mails.ts";
import type { Tx } from "../ports.ts";
import { Refusal } from "../refusal.ts";
import { dayMs } from "../values/timestamps.ts";
import { addPerson, type PersonInput } from "./members.ts";
import type { ResetLinks } from "./password-reset.ts";
import { newPassword } from "./people.ts";
import type { Person } from "./person.ts";
import type { PeopleContext } from "./ports.ts";

const linkMs = limits.invitationDays * dayMs;

export interface InvitationContext
  extends Pick<PeopleContext, "store" | "random" | "passwords" | "serviceName"> {
  resetLinks: ResetLinks;
  /** False if the deployment only stores emails. */
  sendsMail: boolean;
}

export interface Invitation {
  person: Person;
  /** Null if it was sent by email. */
  link: string | null;
}

export async function invitePerson(
  context: InvitationContext,
  input: PersonInput,
  actor: Actor,
  now: number,
): Promise<Invitation | Refusal<"email_taken" | "too_many_people">> {
  const { store, random } = context;
  const passwordHash = await hashUnknownPassword(context);
  return await store.transaction(async (tx) => {
    const person = await addPerson(tx, { ...input, passwordHash, invitedAt: now }, actor, now, random);
    return person instanceof Refusal ? person : await send(tx, context, person, now);
  });
}

/** @param account null for an operator */
export async function inviteAgain(
  context: InvitationContext,
  account: number | null,
  id: string,
  actor: Actor,
  now: number,
): Promise<Invitation | Refusal<"not_found" | "invitation_used">> {
  const passwordHash = await hashUnknownPassword(context);
  return await context.store.transaction(async (tx) => {
    const known = await tx.people.byId(id);
    const person = known && (await tx.people.lock(known.n));
    if (person?.account !== account) return new Refusal("not_found", "There is nobody with this id.");
    if (person.invitedAt === null)
      return new Refusal("invitation_used", "The person has chosen a password already.");
    const invited = { ...person, passwordHash, invitedAt: now };
    await tx.people.update(invited);
    const kind = account === null ? "operator.invited" : "member.invited";
    await addAuditEntry(tx, account, actor, kind, id, now, person.email);
    return await send(tx, context, invited, now);
  });
}

async function hashUnknownPassword({ random, passwords }: InvitationContext): Promise<string> {
  return await passwords.hash(newPassword(random));
}

async function send(
  tx: Tx,
  { resetLinks, sendsMail, serviceName }: InvitationContext,
  person: Person,
  now: number,
): Promise<Invitation> {
  const link = resetLinks.issue(person, now, linkMs);
  if (!sendsMail) return { person, link };
  const { account, email: toAddress } = person;
  const mail = invitationMail(serviceName, link);
  await tx.mails.insert({ account, kind: "invitation", toAddress, ...mail, createdAt: now });
  return { person, link: null };
}

function invitationMail(serviceName: string, link: string): MailText {
  return {
    subject: `${serviceName}: your invitation`,
    text: [
      `You can sign in to ${serviceName} with this email address. Choose a password first, within`,
      `${limits.invitationDays} days; the link works once:`,
      "",
      link,
      "",
      "If you don't expect an invitation, do nothing.",
      "",
    ].join("\n"),
  };
}
