// Generated from spec/portal/*.tsp by `npm run generate`: the names of the headers. Do not edit.

/** Headers of requests to the API, beside those of HTTP itself. */
export const requestHeaders = {
  csrfToken: "X-CSRF-Token",
  idempotencyKey: "Idempotency-Key",
} as const;

/** Headers of responses of the API. */
export const responseHeaders = {
  requestId: "X-Request-Id",
  cacheControl: "Cache-Control",
  setCookie: "Set-Cookie",
  retryAfter: "Retry-After",
  contentDisposition: "Content-Disposition",
  idempotentReplayed: "Idempotent-Replayed",
} as const;

/** Cookies that identify a caller or its device. */
export const cookies = {
  sessionCookie: "partner_esim_session",
  secureSessionCookie: "__Host-partner_esim_session",
  deviceCookie: "partner_esim_device",
  secureDeviceCookie: "__Host-partner_esim_device",
} as const;
