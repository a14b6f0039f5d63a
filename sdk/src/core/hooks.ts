/**
 * A look at what goes over the wire, for logs, metrics and traces. Nothing secret comes here: no API key, no body sent or
 * received, since travellers and install codes are in there, and no address, since that of a QR image is a secret. What a hook throws is passed over: a fault in logging must not
 * make an order that was placed look like one that was not.
 */
import type { PartnerEsimError } from "./errors.ts";
import type { ResponseHead } from "./response-info.ts";

/** One attempt of a call. All hooks of the attempt get the same object, so it can be the key of a `WeakMap`. */
export interface Attempt {
  /** The HTTP method. */
  readonly method: string;
  /** The path with the names of its parameters, such as `/v1/orders/{id}`: a name for a span or a metric. */
  readonly route: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** The idempotency key of a POST. */
  readonly idempotencyKey: string | undefined;
  /** Headers to send besides, such as `traceparent`. `onRequest` may add to them. */
  readonly headers: Record<string, string>;
}

/** How an attempt ended: with a response, with an error, or, when the answer is no success, with both. */
export interface Outcome {
  /** What came back; undefined when nothing did. */
  readonly response: ResponseHead | undefined;
  /** What went wrong; undefined after a success. */
  readonly error: PartnerEsimError | undefined;
  /** From the request to the end of the body. */
  readonly durationMs: number;
}

/** What is coming after an attempt that failed. */
export interface Retry {
  /** Why. */
  readonly error: PartnerEsimError;
  /** How long the wait before the next attempt is. */
  readonly waitMs: number;
}

/** Called around each attempt of each call. */
export interface Hooks {
  /** Before an attempt is sent. */
  onRequest?: ((attempt: Attempt) => void) | undefined;
  /** After an attempt, whatever became of it. */
  onResponse?: ((attempt: Attempt, outcome: Outcome) => void) | undefined;
  /** Before the wait for another attempt. */
  onRetry?: ((attempt: Attempt, retry: Retry) => void) | undefined;
}

/** Calls a hook at once, if there is one. Nobody waits for what this returns, nor for a hook that is an async function. */
export async function tell<Args extends unknown[]>(
  hook: ((...args: Args) => void) | undefined,
  ...args: Args
): Promise<void> {
  try {
    await hook?.(...args);
  } catch {}
}
