import type { OperatorRole } from "./person.ts";

export interface OperatorToken {
  n: number;
  id: string;
  name: string;
  hash: string;
  scopes: readonly OperatorRole[];
  /** Null if it never expires. */
  expiresAt: number | null;
  createdAt: number;
  revokedAt: number | null;
}
