// A session of the portal as it is stored: by the hash of its token.

export interface Session {
  /** SHA-256 of the token in hex. */
  hash: string;
  /** Number of the person. */
  person: number;
  createdAt: number;
  expiresAt: number;
}
