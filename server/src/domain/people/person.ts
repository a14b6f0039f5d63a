import type { components } from "@partner-esim/generated/portal/types";

type Schemas = components["schemas"];

export type PersonRole = Schemas["PersonRole"];

export type MemberRole = Schemas["MemberRole"];

export interface Person {
  n: number;
  id: string;
  account: number | null;
  email: string;
  role: PersonRole;
  passwordHash: string;
  /** Encrypted; null without a second factor. */
  totpSecret: string | null;
  totpPendingSecret: string | null;
  /** The last used time step, so that each code works once. */
  totpStep: number | null;
  lastSignInAt: number | null;
  createdAt: number;
}
