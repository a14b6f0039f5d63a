// The signed-in person and their permissions by the contract. Undefined until loaded, null if nobody is signed in.
import type { Session } from "@partner-esim/generated/portal/models";
import type { OperationId } from "@partner-esim/generated/portal/routes";
import { signal } from "@preact/signals";

/** Operations by the words of their right: roles, and `active` if the account has to be. */
declare const RIGHTS: readonly (readonly [right: string, operations: readonly OperationId[]])[];

const rights = new Map(
  RIGHTS.flatMap(([right, operations]) => operations.map((id) => [id, right.split(" ")] as const)),
);

export const session = signal<Session | null | undefined>(undefined);

/** Returns whether the signed-in person may call this operation, by role and account status. */
export function may(operation: OperationId): boolean {
  const current = session.value;
  if (!current) return false;
  const right = rights.get(operation) ?? [];
  if (right.includes("active") && current.account?.active === false) return false;
  return right.includes(current.person.role);
}
