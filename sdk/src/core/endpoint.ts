/** An operation of the API, for the core. */

export interface Endpoint {
  method: "GET" | "POST";
  /** Path relative to the base URL, with parameters in braces. */
  path: string;
  /** Whether it takes an idempotency key. */
  idempotent?: boolean;
  /** Whether it needs no API key. Its one path parameter may then be a whole URL. */
  keyless?: boolean;
  /** Whether it returns an image instead of JSON. */
  image?: boolean;
  /** Whether it returns a list. */
  list?: boolean;
}
