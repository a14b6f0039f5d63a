// Generated from spec/portal/*.tsp by `npm run generate`: the names of the headers. Do not edit.

/** Headers of requests to the API, beside those of HTTP itself. */
export const requestHeaders = {
  csrfToken: "X-CSRF-Token",
} as const;

/** Headers of responses of the API. */
export const responseHeaders = {
  requestId: "X-Request-Id",
  cacheControl: "Cache-Control",
  setCookie: "Set-Cookie",
  retryAfter: "Retry-After",
} as const;

/** Cookies that identify a caller. */
export const cookies = {
  sessionCookie: "partner_esim_session",
} as const;
