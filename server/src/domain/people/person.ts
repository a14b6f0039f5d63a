// Somebody who can sign in: a member of an account, or the operator's own.
import type { components } from "@partner-esim/generated/portal/types";

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
