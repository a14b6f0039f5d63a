// An operator views the portal as a viewer of an account. The view belongs to the session and is in the audit log.

import type { Account } from "../accounts/account.ts";
import { addAuditEntry } from "../accounts/audit-log.ts";
import type { Tx } from "../ports.ts";
import type { OperatorCaller } from "./people.ts";
import type { Session } from "./session.ts";

export async function lookAt(
  tx: Tx,
  session: Session,
  { n, id }: Account,
  { actor }: OperatorCaller,
  now: number,
): Promise<Session> {
  await tx.sessions.setLooksAt(session.hash, n);
  await addAuditEntry(tx, n, actor, "account.looked_at", id, now);
  return { ...session, looksAt: n };
}

export async function stopLooking(tx: Tx, session: Session): Promise<Session> {
  await tx.sessions.setLooksAt(session.hash, null);
  return { ...session, looksAt: null };
}
