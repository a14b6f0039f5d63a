/** An operation of the API, for the core. */

export interface Endpoint {
  method: "GET" | "POST";
  path: string;
  idempotent?: boolean;
  /** Whether it needs no API key. Its one path parameter may then be a whole URL. */
  keyless?: boolean;
  image?: boolean;
  list?: boolean;
  /** Those of its filters and of its body; others are rejected. */
  names?: readonly string[];
}
