// People who can sign in to the portal: the staff of partner accounts, and the service's own. A mail address is one
// person's; what a person may do follows from their role alone.
import type { Account } from "../accounts/account.ts";
import type { OperatorActor } from "../accounts/activity.ts";
import { randomText } from "../ids.ts";
import type { Reads } from "../ports.ts";
import type { Random } from "../random.ts";
import type { MemberRole, Person } from "./person.ts";

/** Who asks for something: a person of an account, or the operator, as a person or by a token. */
export type Caller = MemberCaller | OperatorCaller;

export interface MemberCaller {
  kind: "member";
  person: Person;
  role: MemberRole;
  account: Account;
  /** How the activity names them. */
  actor: string;
}

export interface OperatorCaller {
  kind: "operator";
  /** Null for an operator token. */
  person: Person | null;
  /** The id of the person or of the token. */
  id: string;
  role: "operator";
  actor: OperatorActor;
}

export async function accountOf(reads: Reads, { account }: Person): Promise<Account | null> {
  return account === null ? null : await reads.accounts.byNumber(account);
}

export const emailKey = (email: string): string => email.trim().toLowerCase();

/** Letters and digits that nobody mistakes for each other when reading them out. */
const readable = "23456789abcdefghijkmnpqrstuvwxyz";

/** A password to begin with: four groups of four (80 bits). */
export function newPassword(random: Random): string {
  return randomText(random, 16, readable).replace(/(....)(?=.)/g, "$1-");
}
