/** Metadata of a response, the same for every result and every API error. */
import type { responseHeaders } from "@partner-esim/generated/headers";

/** The rate limit that is closest to being exhausted. */
export interface RateLimit {
  /** Requests per window. */
  limit: number;
  /** Requests left in this window. */
  remaining: number;
  /** When the window ends. */
  resetAt: Date;
}

/** A response without its body. */
export interface ResponseHead {
  /** The HTTP status. */
  status: number;
  /** All headers, unchanged: a proxy may have put your API key in them. */
  headers: Headers;
  /** Quote it to support. */
  requestId: string | undefined;
  /** Undefined if the response has no rate headers, such as a 401. */
  rateLimit: RateLimit | undefined;
  /** How long the service asks you to wait. */
  retryAfterMs: number | undefined;
  /** Whether this is a replay: the response of an earlier call with the same key. */
  replayed: boolean;
}

/** The response that a result or an error came from. */
export interface ResponseInfo extends ResponseHead {
  /** The unchanged body; empty for an image. */
  body: string;
  /** The idempotency key sent, yours or a generated one. Undefined for a GET. */
  idempotencyKey: string | undefined;
  /** How many times the request was sent. */
  attempts: number;
}

/** Parses `Retry-After` (seconds or a date); undefined if it is neither. */
function readRetryAfterMs(value: string, nowMs: number): number | undefined {
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - nowMs;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** Typed by the contract: importing the table would add 0.05 KB (gzipped). */
type HeaderName = (typeof responseHeaders)[keyof typeof responseHeaders];

export function readHead({ status, headers }: Response, nowMs: number): ResponseHead {
  const get = (name: HeaderName) => headers.get(name);
  return {
    status,
    headers,
    requestId: get("X-Request-Id") || undefined,
    rateLimit: get("X-RateLimit-Limit")
      ? {
          limit: Number(get("X-RateLimit-Limit")),
          remaining: Number(get("X-RateLimit-Remaining")),
          resetAt: new Date(Number(get("X-RateLimit-Reset")) * 1000),
        }
      : undefined,
    retryAfterMs: readRetryAfterMs(get("Retry-After") ?? "", nowMs),
    replayed: get("Idempotent-Replayed") === "true",
  };
}
