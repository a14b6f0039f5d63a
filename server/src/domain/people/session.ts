export interface Session {
  hash: string;
  person: number;
  createdAt: number;
  expiresAt: number;
}
