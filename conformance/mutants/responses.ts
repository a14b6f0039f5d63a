/** Mutants of headers, limits and status codes: what every response must have. */
import { limits, responseHeaders } from "../src/contract.ts";
import {
  errorResponse,
  errorResponses,
  isReplayed,
  isSuccess,
  type Mutant,
  responses,
  table,
} from "./mutant.ts";
import { type Fault, headerOf, type ProxiedRequest, type ProxiedResponse, setHeader } from "./proxy.ts";

const { requestId, cacheControl, rateLimit, rateRemaining, rateReset, retryAfter, idempotentReplayed } =
  responseHeaders;

/** A bug in every response, including those of unknown paths. */
const each = (change: (response: ProxiedResponse, request: ProxiedRequest) => unknown): Fault =>
  responses("any", change);
const always =
  (change: (response: ProxiedResponse, request: ProxiedRequest) => unknown): Fault =>
  async (request, forward) => {
    const response = await forward(request);
    change(response, request);
    return response;
  };

const header =
  (
    name: string,
    value: string | null,
    when: (response: ProxiedResponse, request: ProxiedRequest) => boolean = () => true,
  ) =>
  () =>
    always((response, request) => {
      if (when(response, request)) setHeader(response, name, value);
    });

const has = (name: string) => (response: ProxiedResponse) => headerOf(response, name) !== undefined;
const isGet = (_: ProxiedResponse, request: ProxiedRequest) => request.method === "GET";
const isLimited = (response: ProxiedResponse) => response.status === 429;
const isImage = (_: ProxiedResponse, request: ProxiedRequest) => request.operation === "qr";

const rates = (response: ProxiedResponse) => {
  setHeader(response, rateLimit, String(limits.generalPerMinute));
  setHeader(response, rateRemaining, "7");
  setHeader(response, rateReset, String(Math.ceil(Date.now() / 60_000) * 60));
};

export const responseMutants: Mutant[] = table("api", [
  [
    "request-id-missing",
    "conventions.headers.request-id",
    "responses have no request id",
    header(requestId, null),
  ],
  [
    "request-id-constant",
    "conventions.headers.request-id",
    "all responses have the same request id",
    header(requestId, "req_0123456789abcdef01234567"),
  ],
  [
    "request-id-missing-on-images",
    "conventions.headers.request-id",
    "images have no request id",
    header(requestId, null, isImage),
  ],
  [
    "request-id-of-the-caller",
    "conventions.headers.request-id",
    "the request id is the one that the client sent",
    () =>
      always((response, request) => {
        const sent = headerOf(request, requestId);
        if (sent) setHeader(response, requestId, sent);
      }),
  ],
  [
    "request-id-in-body-differs",
    "resources.error.request-id",
    "the request id in an error differs from the header",
    () =>
      errorResponses("any", "*", (error) => {
        error.request_id = `${error.request_id}0`;
      }),
  ],
  [
    "cacheable",
    "conventions.headers.no-store",
    "responses may be cached",
    header(cacheControl, "private, max-age=60", (_, request) => request.operation !== "qr"),
  ],
  [
    "cacheable-errors",
    "conventions.headers.no-store",
    "errors have no Cache-Control",
    header(cacheControl, null, (response) => response.status >= 400),
  ],
  [
    "cors-open",
    "conventions.headers.no-cors",
    "responses allow all origins (CORS)",
    header("Access-Control-Allow-Origin", "*"),
  ],
  [
    "media-type-of-text",
    "conventions.format.json-utf8",
    "JSON has a text content type",
    header("Content-Type", "text/plain", (response) => /json/.test(headerOf(response, "Content-Type") ?? "")),
  ],
  [
    "image-cached-by-all",
    "qr.cache-control",
    "images may be stored by shared caches",
    header(cacheControl, "public, max-age=3600", isImage),
  ],
  [
    "image-not-cached",
    "qr.cache-control",
    "images may not be cached",
    header(cacheControl, "no-store", isImage),
  ],
  [
    "image-needs-a-key",
    "qr.no-key",
    "the image requires an API key",
    () => async (request, forward) =>
      request.operation === "qr" && !headerOf(request, "Authorization")
        ? errorResponse(401, "invalid_api_key")
        : forward(request),
  ],
  [
    "image-of-any-token",
    "qr.invalid-token",
    "an altered token still returns an image",
    () => {
      let image: ProxiedResponse | undefined;
      return responses("qr", (response) => {
        if (isSuccess(response)) image = { ...response };
        else if (response.status === 404 && image) Object.assign(response, image);
      });
    },
  ],
  [
    "image-refused-as-gone",
    "qr.invalid-token",
    "an unknown token returns 410",
    () =>
      responses("qr", (response) => {
        if (response.status === 404) response.status = 410;
      }),
  ],
  [
    "image-limit-without-wait",
    "qr.limit",
    "the 429 of images has no Retry-After",
    header(retryAfter, null, (response, request) => isLimited(response) && isImage(response, request)),
  ],
  [
    "rates-missing",
    "limits.headers.presence",
    "no response has rate limit headers",
    () =>
      each((response) => {
        for (const name of [rateLimit, rateRemaining, rateReset]) setHeader(response, name, null);
      }),
  ],
  [
    "rates-missing-on-errors",
    "limits.headers.presence",
    "errors have no rate limit headers",
    () =>
      each((response) => {
        if (response.status >= 400)
          for (const name of [rateLimit, rateRemaining, rateReset]) setHeader(response, name, null);
      }),
  ],
  [
    "rate-limit-of-posts-everywhere",
    "limits.headers.limit.get",
    "a GET returns the limit of POSTs",
    header(
      rateLimit,
      String(limits.postPerMinute),
      (response, request) => has(rateLimit)(response) && isGet(response, request),
    ),
  ],
  [
    "rate-limit-of-all-on-posts",
    "limits.headers.limit.post",
    "a POST returns the general limit",
    header(
      rateLimit,
      String(limits.generalPerMinute),
      (response, request) => has(rateLimit)(response) && request.method === "POST",
    ),
  ],
  [
    "rate-remaining-one-more",
    "limits.headers.remaining",
    "`remaining` is one too high",
    () =>
      each((response) => {
        const seen = headerOf(response, rateRemaining);
        if (seen !== undefined) setHeader(response, rateRemaining, String(Number(seen) + 1));
      }),
  ],
  [
    "rate-remaining-constant",
    "limits.headers.remaining",
    "`remaining` never changes",
    header(rateRemaining, "100", has(rateRemaining)),
  ],
  [
    "rate-reset-in-milliseconds",
    "limits.headers.reset",
    "`reset` is in milliseconds",
    () =>
      each((response) => {
        const seen = headerOf(response, rateReset);
        if (seen !== undefined) setHeader(response, rateReset, `${seen}000`);
      }),
  ],
  [
    "rate-reset-as-a-wait",
    "limits.headers.reset",
    "`reset` is a duration",
    header(rateReset, "60", has(rateReset)),
  ],
  [
    "rate-reset-rolling",
    "limits.headers.reset",
    "`reset` is a minute after each request",
    () =>
      each((response) => {
        if (has(rateReset)(response))
          setHeader(response, rateReset, String(Math.ceil(Date.now() / 1000) + 60));
      }),
  ],
  [
    "retry-after-missing",
    "limits.headers.retry-after",
    "a 429 has no Retry-After",
    header(retryAfter, null, isLimited),
  ],
  [
    "retry-after-zero",
    "limits.headers.retry-after",
    "a 429 has a Retry-After of 0",
    header(retryAfter, "0", isLimited),
  ],
  [
    "retry-after-as-a-date",
    "limits.headers.retry-after",
    "a 429 has a date in Retry-After",
    header(retryAfter, new Date(0).toUTCString(), isLimited),
  ],
  [
    "rates-on-401",
    "auth.401.no-rate-headers",
    "a 401 has rate limit headers",
    () =>
      always((response) => {
        if (response.status === 401) rates(response);
      }),
  ],
  [
    "rates-on-oversize",
    "conventions.body.oversize-no-rate-headers",
    "the error for an oversize body has rate limit headers",
    () =>
      always((response, request) => {
        if (response.status === 400 && request.body.length > limits.bodyMaxBytes) rates(response);
      }),
  ],
  [
    "rates-on-block",
    "auth.bad-key-block.no-rate-headers",
    "the 429 of a blocked IP address has rate limit headers",
    () =>
      always((response) => {
        if (isLimited(response) && !has(rateLimit)(response)) rates(response);
      }),
  ],
  [
    "block-without-wait",
    "auth.bad-key-block.retry-after",
    "the 429 of a blocked IP address has no Retry-After",
    header(retryAfter, null, (response) => isLimited(response) && !has(rateLimit)(response)),
  ],
  [
    "block-as-401",
    "auth.bad-key-block.threshold",
    "bad keys are never blocked",
    () =>
      always((response) => {
        if (isLimited(response) && !has(rateLimit)(response))
          Object.assign(response, errorResponse(401, "invalid_api_key"));
      }),
  ],
  [
    "block-of-keys-alone",
    "auth.bad-key-block.valid-key-too",
    "a blocked IP address still gets images",
    () =>
      responses("qr", (response) => {
        if (!isLimited(response)) return;
        response.status = 200;
        setHeader(response, "Content-Type", "image/png");
      }),
  ],
  [
    "limit-of-all-one-lower",
    "limits.requests",
    "119 requests are allowed in a minute",
    () =>
      always((response) => {
        if (
          headerOf(response, rateLimit) === String(limits.generalPerMinute) &&
          headerOf(response, rateRemaining) === "0" &&
          !isLimited(response)
        ) {
          const rejected = errorResponse(429, "rate_limited");
          rejected.headers.push(...response.headers.filter(([name]) => /ratelimit/i.test(name)), [
            retryAfter,
            "30",
          ]);
          Object.assign(response, rejected);
        }
      }),
  ],
  [
    "limit-of-posts-one-lower",
    "limits.posts",
    "29 POSTs are allowed in a minute",
    () =>
      always((response, request) => {
        if (request.method === "POST" && headerOf(response, rateRemaining) === "0" && !isLimited(response)) {
          const rejected = errorResponse(429, "rate_limited");
          rejected.headers.push(...response.headers.filter(([name]) => /ratelimit/i.test(name)), [
            retryAfter,
            "30",
          ]);
          Object.assign(response, rejected);
        }
      }),
  ],
  [
    "replay-not-told",
    "idempotency.replay-header",
    "a replay is not marked as one",
    header(idempotentReplayed, null),
  ],
  [
    "replay-told-always",
    "idempotency.replay-header",
    "first responses are marked as replays",
    header(
      idempotentReplayed,
      "true",
      (response, request) => request.method === "POST" && isSuccess(response),
    ),
  ],
  [
    "replay-as-201",
    "idempotency.replay-status",
    "a replay has the status of the first response",
    () =>
      responses(["ordersCreate", "topupsCreate"], (response) => {
        if (isReplayed(response)) response.status = 201;
      }),
  ],
]);
