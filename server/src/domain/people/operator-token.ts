export interface OperatorToken {
  n: number;
  id: string;
  name: string;
  hash: string;
  createdAt: number;
  revokedAt: number | null;
}
