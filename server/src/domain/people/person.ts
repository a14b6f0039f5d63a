// A person who can sign in: a member of an account, or an operator.
import type { components } from "@partner-esim/generated/portal/types";

type Schemas = components["schemas"];

export type PersonRole = Schemas["PersonRole"];

export type MemberRole = Schemas["MemberRole"];

export interface Person {
  n: number;
  id: string;
  /** Null for operators. */
  account: number | null;
  email: string;
  role: PersonRole;
  passwordHash: string;
  /** Encrypted; null: no second factor. */
  totpSecret: string | null;
  /** Encrypted; not confirmed yet. */
  totpPendingSecret: string | null;
  /** The last used time step: each code works once. */
  totpStep: number | null;
  lastSignInAt: number | null;
  createdAt: number;
}
