/** Where a person signed in. */
export interface SessionClient {
  /** Client IP address; null where it must not be stored. */
  address: string | null;
  /** Browser and operating system; null if unknown. */
  browser: string | null;
  /** Whether an OpenID provider signed the person in. It then answers for the second factor. */
  byOpenid: boolean;
}

export interface Session extends SessionClient {
  hash: string;
  /** Shown to the person. */
  id: string;
  person: number;
  createdAt: number;
  expiresAt: number;
  /** Number of the account that an operator views. */
  looksAt: number | null;
}
