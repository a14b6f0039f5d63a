// Generated from spec/*.tsp by `npm run generate`: the names of the headers. Do not edit.

/** Headers of requests to the API, beside those of HTTP itself. */
export const requestHeaders = {
  idempotencyKey: "Idempotency-Key",
} as const;

/** Headers of responses of the API. */
export const responseHeaders = {
  requestId: "X-Request-Id",
  cacheControl: "Cache-Control",
  rateLimit: "X-RateLimit-Limit",
  rateRemaining: "X-RateLimit-Remaining",
  rateReset: "X-RateLimit-Reset",
  retryAfter: "Retry-After",
  idempotentReplayed: "Idempotent-Replayed",
} as const;

/** Headers of the requests that the service sends to webhook endpoints. */
export const webhookHeaders = {
  contentType: "Content-Type",
  userAgent: "User-Agent",
  eventId: "X-Service-Event-Id",
  eventType: "X-Service-Event-Type",
  deliveryId: "X-Service-Delivery-Id",
  timestamp: "X-Service-Timestamp",
  signature: "X-Service-Signature",
  standardId: "webhook-id",
  standardTimestamp: "webhook-timestamp",
  standardSignature: "webhook-signature",
} as const;
