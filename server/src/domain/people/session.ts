export interface Session {
  hash: string;
  person: number;
  createdAt: number;
  expiresAt: number;
  /** Number of the account that an operator views. */
  looksAt: number | null;
}
