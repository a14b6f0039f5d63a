// The account's activity: what was done or happened, by whom, and when. Written in the transaction of its cause.
import type { Tx } from "../ports.ts";

export const system = "system";

/** Somebody of the operator's, named as in `Activity.operator`. */
export interface OperatorActor {
  operator: string;
}

/** Who did something: `system`, a member by mail address, or somebody of the operator's. */
export type Actor = string | OperatorActor;

/** The operator at the machine itself, who has no login there. */
export const commandLine: OperatorActor = { operator: "command-line" };

export const operatorOf = (actor: Actor): string | null =>
  typeof actor === "string" ? null : actor.operator;

export async function recordActivity(
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
