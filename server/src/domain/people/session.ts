// A session of the portal as it is stored: by the hash of its token.

export interface Session {
  hash: string;
  person: number;
  createdAt: number;
  expiresAt: number;
}
