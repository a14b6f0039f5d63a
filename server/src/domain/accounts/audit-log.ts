import type { Tx } from "../ports.ts";

export const system = "system";

export interface OperatorActor {
  operator: string;
}

/** `system`, a member's email address, or an operator. */
export type Actor = string | OperatorActor;

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
