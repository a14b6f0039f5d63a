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
  /** Undefined if the response has no rate headers, such as a 401, or unreadable ones. */
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

/** Returns seconds as milliseconds. A header that was sent twice is a list, of which the longest counts. */
function parseSeconds(text: string): number | undefined {
  const values = text.split(",").map((value) => value.trim());
  return values.every((value) => /^\d+(\.\d+)?$/.test(value))
    ? Math.max(...values.map(Number)) * 1000
    : undefined;
}

/** Of other text, `Date.parse` would make some date. */
const parseDate = (text: string) =>
  /^([A-Z]\w+, .+ GMT|\d{4}-\d\d-\d\dT.+)$/.test(text) ? Date.parse(text) : Number.NaN;

/** Parses `Retry-After` (seconds or a date); undefined if it is neither. */
function readRetryAfterMs(text: string, nowMs: number): number | undefined {
  const ms = parseSeconds(text) ?? parseDate(text) - nowMs;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

function readRateLimit(get: (name: HeaderName) => string | null): RateLimit | undefined {
  const limit = Number.parseInt(get("X-RateLimit-Limit") ?? "", 10);
  const remaining = Number.parseInt(get("X-RateLimit-Remaining") ?? "", 10);
  const reset = get("X-RateLimit-Reset") ?? "";
  const resetAt = new Date(parseSeconds(reset) ?? parseDate(reset));
  return Number.isNaN(limit + remaining + Number(resetAt)) ? undefined : { limit, remaining, resetAt };
}

/** Typed by the contract: importing the table would add 0.05 KB (gzipped). */
type HeaderName = (typeof responseHeaders)[keyof typeof responseHeaders];

export function readHead({ status, headers }: Response, nowMs: number): ResponseHead {
  const get = (name: HeaderName) => headers.get(name);
  return {
    status,
    headers,
    requestId: get("X-Request-Id") || undefined,
    rateLimit: readRateLimit(get),
    retryAfterMs: readRetryAfterMs(get("Retry-After") ?? "", nowMs),
    replayed: get("Idempotent-Replayed") === "true",
  };
}
