// A token of the operator as it is stored: by its hash.

export interface OperatorToken {
  n: number;
  id: string;
  name: string;
  hash: string;
  createdAt: number;
  revokedAt: number | null;
}
