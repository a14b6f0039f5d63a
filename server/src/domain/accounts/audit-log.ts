// The account's audit log: what happened, who did it, and when. Written in the transaction of the change.
import type { Tx } from "../ports.ts";

export const system = "system";

/** An operator, named as in `AuditEntry.operator`. */
export interface OperatorActor {
  operator: string;
}

/** Who did something: `system`, a member by email address, or an operator. */
export type Actor = string | OperatorActor;

/** The operator on the command line, who has no login. */
export const commandLine: OperatorActor = { operator: "command-line" };

export const operatorOf = (actor: Actor): string | null =>
  typeof actor === "string" ? null : actor.operator;

export async function addAuditEntry(
  tx: Tx,
  account: number,
  actor: Actor,
  kind: string,
  subject: string,
  now: number,
  text = "",
): Promise<void> {
  const name = typeof actor === "string" ? actor : "operator";
  await tx.auditLog.insert({
    account,
    actor: name,
    operator: operatorOf(actor),
    kind,
    subject,
    text,
    at: now,
  });
}
