/** What a response says beside what is in it. Every result and every error of the API carries it in this one form. */
import { responseHeaders } from "@partner-esim/generated/headers";

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
  /** The headers, all of them. */
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
  /** The body as it came; empty if it is an image. */
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

export function readResponseInfo(
  { status, headers }: Response,
  body: string,
  nowMs: number,
  request: { attempts: number; idempotencyKey: string | undefined },
): ResponseInfo {
  const get = (name: keyof typeof responseHeaders) => headers.get(responseHeaders[name]);
  return {
    status,
    headers,
    body,
    requestId: get("requestId") ?? undefined,
    rateLimit: get("rateLimit")
      ? {
          limit: Number(get("rateLimit")),
          remaining: Number(get("rateRemaining")),
          resetAt: new Date(Number(get("rateReset")) * 1000),
        }
      : undefined,
    retryAfterMs: readRetryAfterMs(get("retryAfter"), nowMs),
    replayed: get("idempotentReplayed") === "true",
    ...request,
  };
}

export const headOf = ({
  status,
  headers,
  requestId,
  rateLimit,
  retryAfterMs,
  replayed,
}: ResponseHead): ResponseHead => ({ status, headers, requestId, rateLimit, retryAfterMs, replayed });
