// The signed-in person and their permissions by the contract. Undefined until loaded, null if nobody is signed in.
import type { Session } from "@partner-esim/generated/portal/models";
import type { OperationId } from "@partner-esim/generated/portal/routes";
import { signal } from "@preact/signals";

/** Operations by the right they require: roles, and `active` if the account must be active. */
declare const RIGHTS: readonly (readonly [right: string, operations: readonly OperationId[]])[];

const rights = new Map(
  RIGHTS.flatMap(([right, operations]) => operations.map((id) => [id, right.split(" ")] as const)),
);

export const session = signal<Session | null | undefined>(undefined);

/** All tabs share the cookie, so they reload when somebody signs in or out in one of them. */
const tabs = new BroadcastChannel("session");
tabs.addEventListener("message", () => location.reload());

/** A page restored from the browser's cache may show what its person saw before signing out. */
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});

/** Sets the person after sign-in; null after sign-out. */
export function changePerson(next: Session | null): void {
  session.value = next;
  tabs.postMessage(null);
}

/** Returns whether the signed-in person may call this operation, by role and account status. */
export function may(operation: OperationId): boolean {
  const current = session.value;
  if (!current) return false;
  const right = rights.get(operation) ?? [];
  if (right.includes("active") && current.account?.active === false) return false;
  return right.includes(current.person.role);
}
