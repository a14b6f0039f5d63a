// A token of the operator as it is stored: by its hash.

export interface OperatorToken {
  n: number;
  id: string;
  name: string;
  /** SHA-256 in hex: enough for a secret of 238 random bits. */
  hash: string;
  createdAt: number;
  revokedAt: number | null;
}
