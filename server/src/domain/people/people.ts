// People who can sign in to the portal: the staff of partner accounts, and the service's own. A mail address is one
// person's; what a person may do follows from their role alone.
import type { components } from "@partner-esim/generated/portal/types";
import type { Account } from "../accounts.ts";
import { randomText } from "../ids.ts";
import type { Random, Reads } from "../ports.ts";

type Schemas = components["schemas"];

export type PersonRole = Schemas["PersonRole"];
export type MemberRole = Schemas["MemberRole"];

export interface Person {
  n: number;
  id: string;
  /** Number of the account they work for; null for staff of the service. */
  account: number | null;
  /** In lower case. */
  email: string;
  role: PersonRole;
  passwordHash: string;
  /** Sealed; null without a second factor. */
  totpSecret: string | null;
  /** Sealed: a second factor that was started and is not confirmed. */
  totpStarted: string | null;
  /** The newest time step whose code was used: each code serves once. */
  totpStep: number | null;
  lastSignInAt: number | null;
  createdAt: number;
}

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
  role: "operator";
  actor: "operator";
}

export async function accountOf(reads: Reads, { account }: Person): Promise<Account | null> {
  return account === null ? null : await reads.accountByNumber(account);
}

export const emailKey = (email: string): string => email.trim().toLowerCase();

/** Letters and digits that nobody mistakes for each other when reading them out. */
const readable = "23456789abcdefghijkmnpqrstuvwxyz";

/** A password to begin with: four groups of four (80 bits). */
export function newPassword(random: Random): string {
  return randomText(random, 16, readable).replace(/(....)(?=.)/g, "$1-");
}
