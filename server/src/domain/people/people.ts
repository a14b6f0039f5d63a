// People who sign in to the portal. An email address belongs to one person, and permissions follow from the role alone.
import type { Account } from "../accounts/account.ts";
import type { Actor, OperatorActor } from "../accounts/audit-log.ts";
import type { Reads } from "../ports.ts";
import { randomText } from "../values/ids.ts";
import type { Random } from "../values/random.ts";
import type { MemberRole, OperatorRole, Person } from "./person.ts";

export type Caller = MemberCaller | OperatorCaller;

export interface MemberCaller {
  kind: "member";
  /** A member, or an operator who views the account. */
  person: Person;
  looking: boolean;
  roles: readonly MemberRole[];
  account: Account;
  actor: Actor;
}

export interface OperatorCaller {
  kind: "operator";
  person: Person | null;
  id: string;
  /** A person's role, or the scopes of a token. */
  roles: readonly OperatorRole[];
  actor: OperatorActor;
}

export async function accountOf(reads: Reads, { account }: Person): Promise<Account | null> {
  return account === null ? null : await reads.accounts.byNumber(account);
}

export const emailKey = (email: string): string => email.trim().toLowerCase();

/** Returns null for a blank name. */
export const trimName = (name: string | null): string | null => name?.trim() || null;

/** Letters and digits that cannot be mistaken for each other. */
const readable = "23456789abcdefghijkmnpqrstuvwxyz";

export function newPassword(random: Random): string {
  return randomText(random, 16, readable).replace(/(....)(?=.)/g, "$1-");
}
