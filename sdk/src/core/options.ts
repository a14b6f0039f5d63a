/** Options of a client and of a call. The defaults are safe with money. */
import type { Hooks } from "./hooks.ts";

/** Settings of a client. */
export interface ClientOptions extends Hooks {
  /** Default: the environment variable `PARTNER_ESIM_API_KEY`. Keep it on your servers. */
  apiKey?: string | undefined;
  /** The base URL, ending in `/partner/api`. Default: `PARTNER_ESIM_BASE_URL`. */
  baseUrl?: string | undefined;
  /** Where links in errors lead. Default: `/docs` beside the API. */
  docsUrl?: string | undefined;
  /** The URL of the portal, such as `https://example.com/portal`. With it, errors have `requestUrl`. Default: none. */
  portalUrl?: string | undefined;
  /** Replaces the global `fetch`. It gets a URL and settings, and must respect `signal`. */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** See {@link RequestOptions.timeoutMs}. */
  timeoutMs?: number | undefined;
  /** See {@link RequestOptions.deadlineMs}. */
  deadlineMs?: number | undefined;
  /** See {@link RequestOptions.maxRetries}. */
  maxRetries?: number | undefined;
}

/** Options of a single call; omitted ones come from the client. */
export interface RequestOptions {
  /** Aborts the request or the delay before a retry at once. */
  signal?: AbortSignal | undefined;
  /** Timeout of one attempt, its body included. Default: 60,000. An order may take over 20,000. */
  timeoutMs?: number | undefined;
  /** Timeout of all attempts and delays together. Default: none. */
  deadlineMs?: number | undefined;
  /**
   * Maximum number of retries after temporary failures. Default: 2. A request still in progress is retried for a
   * minute regardless, unless this is 0.
   */
  maxRetries?: number | undefined;
}

/** Options for waiting for a final state. The others apply to each read. */
export interface WaitOptions extends Omit<RequestOptions, "deadlineMs"> {
  /**
   * Timeout of the wait. Default: 20 minutes, as an order is settled after 15. The last read is half a second
   * earlier.
   */
  deadlineMs?: number | undefined;
}

/** Options of a call that changes something. */
export interface WriteOptions extends RequestOptions {
  /**
   * Identifies the operation, so that it is executed once however often it is sent within 24 hours. Default: random per
   * call. Pass your own (your booking's id, for example) to be able to retry after a crash. Later than that, first look
   * for the order: `orders.list({ customer_ref })`. ASCII, because programs differ in how they send other
   * characters; `encodeURIComponent` makes it so.
   */
  idempotencyKey?: string | undefined;
}

/** A body whose optional fields may be `undefined`; these are not sent. */
export type Given<Body> = Body extends object
  ? { [Field in keyof Body]: Given<Body[Field]> | (object extends Pick<Body, Field> ? undefined : never) }
  : Body;
