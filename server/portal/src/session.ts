// Who is signed in, and what the contract lets them do. Undefined until the service has been asked, null when nobody.
import type { Session } from "@partner-esim/generated/portal/models";
import type { OperationId } from "@partner-esim/generated/portal/routes";
import { cell } from "./cell.ts";

declare const ROLES: Record<OperationId, readonly string[]>;

export const session = cell<Session | null | undefined>(undefined);

/** Operations that staff of a deactivated account can still call: reading, and what they do about themselves. */
const reading = /(Get|List)$|^(session|password|totp)/;

/** Whether the person signed in may call this operation, by their role and the state of their account. */
export function may(operation: OperationId): boolean {
  const current = session.get();
  if (!current) return false;
  if (current.account?.active === false && !reading.test(operation)) return false;
  return ROLES[operation].includes(current.person.role);
}
