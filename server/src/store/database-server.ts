/** Properties of a database server. */
export interface DatabaseServer {
  version: string;
  /** Its clock, in ms. */
  time(): Promise<number>;
  /** Settings with which it could lose a confirmed commit; possibly empty. */
  weaknesses(): Promise<string[]>;
  /** Whether the connection is encrypted or local. */
  isPrivate(): Promise<boolean>;
}
