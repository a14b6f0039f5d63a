/**
 * Hooks for logs, metrics and traces. They see no secrets: no API key, no bodies (travellers, install codes) and no
 * URLs (QR URLs are secret). Errors thrown by hooks are ignored: a bug in logging must not make a placed order look
 * failed.
 */
import type { PartnerEsimError } from "./errors.ts";
import type { ResponseHead } from "./response-info.ts";

/** One attempt of a call. All its hooks get the same object, which can be the key of a `WeakMap`. */
export interface Attempt {
  /** The HTTP method. */
  readonly method: string;
  /** The path template, such as `/v1/orders/{id}`: a name for spans and metrics. */
  readonly route: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** The idempotency key of a POST. */
  readonly idempotencyKey: string | undefined;
  /** Extra headers, such as `traceparent`. `onRequest` may add to them. */
  readonly headers: Record<string, string>;
}

/** Outcome of an attempt: a response, an error, or both for an unsuccessful response. */
export interface Outcome {
  /** The response, if any. */
  readonly response: ResponseHead | undefined;
  /** The error; undefined on success. */
  readonly error: PartnerEsimError | undefined;
  /** Time from the request to the end of the body. */
  readonly durationMs: number;
}

/** A planned retry. */
export interface Retry {
  /** Why the attempt failed. */
  readonly error: PartnerEsimError;
  /** Delay before the next attempt. */
  readonly waitMs: number;
}

/** Called around each attempt of each call. */
export interface Hooks {
  /** Before an attempt is sent. */
  onRequest?: ((attempt: Attempt) => void) | undefined;
  /** After an attempt, successful or not. */
  onResponse?: ((attempt: Attempt, outcome: Outcome) => void) | undefined;
  /** Before the delay of a retry. */
  onRetry?: ((attempt: Attempt, retry: Retry) => void) | undefined;
}

/** Hooks are not awaited, nor are async ones. */
export async function callHook<Args extends unknown[]>(
  hook: ((...args: Args) => void) | undefined,
  ...args: Args
): Promise<void> {
  try {
    await hook?.(...args);
  } catch {}
}
