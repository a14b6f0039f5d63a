import { enums } from "@partner-esim/generated/portal/enums";
import type { components } from "@partner-esim/generated/portal/types";

type Schemas = components["schemas"];

export type PersonRole = Schemas["PersonRole"];

export type MemberRole = Schemas["MemberRole"];

export type OperatorRole = Schemas["OperatorRole"];

export interface Person {
  n: number;
  id: string;
  /** Null for operators. */
  account: number | null;
  email: string;
  /** Null until it is set. */
  name: string | null;
  role: PersonRole;
  passwordHash: string;
  /** Encrypted; null without a second factor. */
  totpSecret: string | null;
  totpPendingSecret: string | null;
  /** The last used time step, so that each code works once. */
  totpStep: number | null;
  /** Hashes of the unused recovery codes. */
  recoveryCodes: readonly string[];
  /** Null once the person has chosen a password or signed in. */
  invitedAt: number | null;
  lastSignInAt: number | null;
  createdAt: number;
}

/** These fields of a person without a second factor. */
export const noSecondFactor = {
  totpSecret: null,
  totpPendingSecret: null,
  totpStep: null,
  recoveryCodes: [],
} as const satisfies Partial<Person>;

/** Returns null for a member's role. */
export const operatorRole = (role: PersonRole): OperatorRole | null =>
  enums.OperatorRole.find((known) => known === role) ?? null;

/** Returns null for an operator's role. */
export const memberRole = (role: PersonRole): MemberRole | null =>
  enums.MemberRole.find((known) => known === role) ?? null;
