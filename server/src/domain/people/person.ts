// Somebody who can sign in: a member of an account, or an operator.
import type { components } from "@partner-esim/generated/portal/types";

type Schemas = components["schemas"];

export type PersonRole = Schemas["PersonRole"];

export type MemberRole = Schemas["MemberRole"];

export interface Person {
  n: number;
  id: string;
  /** Number of the account they work for; null for operators. */
  account: number | null;
  /** In lower case. */
  email: string;
  role: PersonRole;
  passwordHash: string;
  /** Encrypted; null without a second factor. */
  totpSecret: string | null;
  /** Encrypted: a second factor that was started and is not confirmed. */
  totpPendingSecret: string | null;
  /** The last used time step: each code works once. */
  totpStep: number | null;
  lastSignInAt: number | null;
  createdAt: number;
}
