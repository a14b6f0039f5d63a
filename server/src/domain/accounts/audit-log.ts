import type { Tx } from "../ports.ts";
import type { AuditKind } from "./audit-kinds.ts";

export const system = "system";

export interface OperatorActor {
  operator: string;
}

/** `system`, a member's email address, or an operator. */
export type Actor = string | OperatorActor;

export const commandLine: OperatorActor = { operator: "command-line" };

export const operatorOf = (actor: Actor): string | null =>
  typeof actor === "string" ? null : actor.operator;

/** Partners see only that it was an operator. */
export const shownActor = (actor: Actor): string => (typeof actor === "string" ? actor : "operator");

/** How a person appears: operators as such, members by their email address. */
export const actorOf = ({ account, email }: { account: number | null; email: string }): Actor =>
  account === null ? { operator: email } : email;

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
    createdAt: now,
  });
}
