/** What a database server says of itself. */
export interface DatabaseServer {
  version: string;
  /** Its clock, in ms. */
  time(): Promise<number>;
  /** How it could lose a commit that it has confirmed, as settings; empty if it can't. */
  weaknesses(): Promise<string[]>;
  /** Whether its connection is encrypted, or stays on its machine. */
  isPrivate(): Promise<boolean>;
}
