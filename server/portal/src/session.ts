// The signed-in person and their permissions by the contract. Undefined until loaded, null if nobody is signed in.
import type { Session } from "@partner-esim/generated/portal/models";
import type { OperationId } from "@partner-esim/generated/portal/routes";
import { signal } from "@preact/signals";

declare const RIGHTS: Record<OperationId, { roles: readonly string[]; needsActive: boolean }>;

export const session = signal<Session | null | undefined>(undefined);

/** Returns whether the signed-in person may call this operation, by role and account status. */
export function may(operation: OperationId): boolean {
  const current = session.value;
  if (!current) return false;
  const { roles, needsActive } = RIGHTS[operation];
  if (needsActive && current.account?.active === false) return false;
  return roles.includes(current.person.role);
}
