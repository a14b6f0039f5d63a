// Who is signed in, and what the contract lets them do. Undefined until the service has been asked, null when nobody.
import type { Session } from "@partner-esim/generated/portal/models";
import type { OperationId } from "@partner-esim/generated/portal/routes";
import { cell } from "./cell.ts";

declare const RIGHTS: Record<OperationId, { roles: readonly string[]; needsActive: boolean }>;

export const session = cell<Session | null | undefined>(undefined);

/** Whether the person signed in may call this operation, by their role and the state of their account. */
export function may(operation: OperationId): boolean {
  const current = session.get();
  if (!current) return false;
  const { roles, needsActive } = RIGHTS[operation];
  if (needsActive && current.account?.active === false) return false;
  return roles.includes(current.person.role);
}
