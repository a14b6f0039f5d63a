import type { Person } from "../people/person.ts";
import type { Tx } from "../ports.ts";
import type { AuditKind } from "./audit-kinds.ts";

export const system = "system";

interface Client {
  /** Client IP address; absent outside the portal, and null where it must not be stored. */
  address?: string | null;
}

export interface MemberActor extends Client {
  member: string;
}

export interface OperatorActor extends Client {
  operator: string;
}

/** A name is `system` or a member's email address. */
export type Actor = string | MemberActor | OperatorActor;

export const commandLine: OperatorActor = { operator: "command-line" };

export const operatorOf = (actor: Actor): string | null =>
  typeof actor !== "string" && "operator" in actor ? actor.operator : null;

/** Partners see only that it was an operator. */
export function shownActor(actor: Actor): string {
  if (typeof actor === "string") return actor;
  return "member" in actor ? actor.member : "operator";
}

/** How a person appears: operators as such, members by their email address. */
export const actorOf = (
  { account, email }: Pick<Person, "account" | "email">,
  address: string | null,
): MemberActor | OperatorActor =>
  account === null ? { operator: email, address } : { member: email, address };

/** @param account null for changes outside accounts */
export async function addAuditEntry(
  tx: Tx,
  account: number | null,
  actor: Actor,
  kind: AuditKind,
  subject: string,
  now: number,
  text = "",
): Promise<void> {
  await tx.auditLog.insert({
    account,
    actor: shownActor(actor),
    operator: operatorOf(actor),
    kind,
    subject,
    text,
    address: typeof actor === "string" ? null : (actor.address ?? null),
    createdAt: now,
  });
}

/** What a person does to sign in, or to their own name, password and second factor. */
export async function addOwnEntry(
  tx: Tx,
  person: Person,
  { address }: { address: string | null },
  kind: AuditKind,
  now: number,
  text = "",
): Promise<void> {
  await addAuditEntry(tx, person.account, actorOf(person, address), kind, person.id, now, text);
}
