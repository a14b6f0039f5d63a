/** What a response says beside what is in it. Every result and every error of the API carries it in this one form. */
import type { responseHeaders } from "@partner-esim/generated/headers";

/** The state of the rate limit that is nearest to being used up. */
export interface RateLimit {
  /** Requests per window. */
  limit: number;
  /** Requests left in this window. */
  remaining: number;
  /** When the window ends. */
  resetAt: Date;
}

/** A response without what is in it. */
export interface ResponseHead {
  /** The HTTP status. */
  status: number;
  /** The headers, all of them, as they came: a proxy may have put your API key in them. */
  headers: Headers;
  /** Quote it to support. */
  requestId: string | undefined;
  /** Undefined where the answer has no rate headers, such as a 401. */
  rateLimit: RateLimit | undefined;
  /** How long the service asks to wait. */
  retryAfterMs: number | undefined;
  /** Whether this is the answer of an earlier call with the same key, and nothing was done now. */
  replayed: boolean;
}

/** The response that a result or an error came from. */
export interface ResponseInfo extends ResponseHead {
  /** The body as it came, whatever is in it; empty if it is an image. */
  body: string;
  /** The key that the request carried, its own or a made one. Undefined on a GET. */
  idempotencyKey: string | undefined;
  /** How many times the request was sent. */
  attempts: number;
}

/** `Retry-After` in either of its forms, seconds or a date; undefined when it is neither. */
function readRetryAfterMs(value: string | null, nowMs: number): number | undefined {
  const ms = value ? (/^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - nowMs) : Number.NaN;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** Written out and held to the contract by the type: the table would add 0.05 KB (gzipped). */
type HeaderName = (typeof responseHeaders)[keyof typeof responseHeaders];

export function readHead({ status, headers }: Response, nowMs: number): ResponseHead {
  const get = (name: HeaderName) => headers.get(name);
  return {
    status,
    headers,
    requestId: get("X-Request-Id") ?? undefined,
    rateLimit: get("X-RateLimit-Limit")
      ? {
          limit: Number(get("X-RateLimit-Limit")),
          remaining: Number(get("X-RateLimit-Remaining")),
          resetAt: new Date(Number(get("X-RateLimit-Reset")) * 1000),
        }
      : undefined,
    retryAfterMs: readRetryAfterMs(get("Retry-After"), nowMs),
    replayed: get("Idempotent-Replayed") === "true",
  };
}
