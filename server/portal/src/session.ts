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

/** All tabs have one cookie, so they load again when somebody signs in or out in one of them. */
const tabs = new BroadcastChannel("session");
tabs.addEventListener("message", () => location.reload());

/** A page that the browser kept while it was left may show what its person saw before they signed out. */
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});

/** Signs in or out, with null. */
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
