/** What a caller can set for a client, and for one call. Whatever is left out has a default that is safe with money. */
import type { Hooks } from "./hooks.ts";

/** Settings of a client. */
export interface ClientOptions extends Hooks {
  /** Read from the environment variable `PARTNER_ESIM_API_KEY` when left out. Keep it on your servers. */
  apiKey?: string | undefined;
  /** The base address, up to and with `/partner/api`; from `PARTNER_ESIM_BASE_URL` when left out. */
  baseUrl?: string | undefined;
  /** Where the links of errors lead; `/docs` beside the API when left out. */
  docsUrl?: string | undefined;
  /** Used in place of the global `fetch`. It gets an address and settings, and must heed `signal`. */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** See {@link RequestOptions.timeoutMs}. */
  timeoutMs?: number | undefined;
  /** See {@link RequestOptions.deadlineMs}. */
  deadlineMs?: number | undefined;
  /** See {@link RequestOptions.maxRetries}. */
  maxRetries?: number | undefined;
}

/** Settings for a single call; what is left out is as the client has it. */
export interface RequestOptions {
  /** Ends the request, or the wait before the next attempt, at once. */
  signal?: AbortSignal | undefined;
  /** The longest that one attempt may take, its body included: 60,000 by default. An order call may take over 20,000. */
  timeoutMs?: number | undefined;
  /** The longest that all attempts and the waits between them may take together: no limit by default. */
  deadlineMs?: number | undefined;
  /**
   * How often to try again after a failure that may pass: 2 by default. A request that is still in progress is asked for
   * again for a minute, however often, unless this is 0.
   */
  maxRetries?: number | undefined;
}

/** Settings for waiting until something is final. Those of a single call hold for each read. */
export interface WaitOptions extends Omit<RequestOptions, "deadlineMs"> {
  /** The longest that the wait may take in all: 20 minutes by default, as an order is settled after 15. The last look is half a second before. */
  deadlineMs?: number | undefined;
}

/** Settings for a call that does something. */
export interface WriteOptions extends RequestOptions {
  /**
   * Stands for what you want done, so that it is done once however often it is sent. A random one is made for each
   * call when left out. Pass your own (the id of your booking, say) to be able to repeat a call after a crash.
   */
  idempotencyKey?: string | undefined;
}

/** A body whose optional fields may also be `undefined`, as those of a form are: what is undefined is not sent. */
export type Given<Body> = Body extends object
  ? { [Field in keyof Body]: Given<Body[Field]> | (object extends Pick<Body, Field> ? undefined : never) }
  : Body;
