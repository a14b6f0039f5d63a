/**
 * Sends one request until it has a response or a retry cannot help. Every attempt has the same idempotency key. The
 * body is read within the attempt, so a connection that drops halfway is a failed attempt.
 */
import { ApiErrorBase, type Context, inProgress } from "./api-error.ts";
import type { Endpoint } from "./endpoint.ts";
import { AbortError, ConnectionError, PartnerEsimError, type Progress, TimeoutError } from "./errors.ts";
import { type Attempt, callHook } from "./hooks.ts";
import { readImage } from "./image.ts";
import type { WriteOptions } from "./options.ts";
import type { Sendable } from "./plain-request.ts";
import { type ResponseInfo, readHead } from "./response-info.ts";
import { type Runtime, startTimer } from "./runtime.ts";
import type { Times } from "./settings.ts";

/** A longer `Retry-After`, jitter aside, is left to the caller. Rate limit windows take at most a minute. */
const longestRetryAfterMs = 60_000;
const firstBackoffMs = 500;
const longestBackoffMs = 8_000;
/** An order takes over 20 seconds, and the key of a crashed request is leased for a minute. */
const longestInProgressMs = 60_000;

export interface Call extends Endpoint {
  own: WriteOptions;
  /** Whether `client.raw` made it, which accepts JSON and images. */
  isRaw?: boolean;
  idempotencyKey?: string | undefined;
  result?: CallResult<unknown>;
  received?: Response;
}

export interface Called extends Sendable {
  call: Call;
}

export interface CallResult<T> {
  data: T;
  response: ResponseInfo;
}

export interface Sender extends Context {
  fetch: (url: string, init: RequestInit & { headers: Headers }) => Promise<Response>;
  runtime: Runtime;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The call's own headers win. Only added headers cost a copy. */
function withHeaders(own: Headers, added: Record<string, string>): Headers {
  let headers = own;
  for (const [name, value] of Object.entries(added)) {
    if (headers === own) headers = new Headers(own);
    if (!own.has(name)) headers.set(name, value);
  }
  return headers;
}

async function sendOnce(
  sender: Sender,
  request: Sendable,
  call: Call & Times,
  { headers: added, attempt }: Attempt,
  leftMs: number,
): Promise<CallResult<unknown> | PartnerEsimError> {
  const { fetch, runtime, redact } = sender;
  const { idempotencyKey, image, list, isRaw, timeoutMs, deadlineMs } = call;
  const { url, method } = request;
  const signal = request.signal as AbortSignal | undefined;
  const progress: Progress = { attempts: attempt, idempotencyKey };
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = startTimer(abort, Math.min(timeoutMs, leftMs));
  signal?.addEventListener("abort", abort);
  let response: Response;
  let body: string | Uint8Array;
  const details = { ...progress, retryable: true };
  try {
    // A native request's body can be read once, so each attempt sends a clone.
    response = await fetch(url, {
      method,
      headers: withHeaders(request.headers, added),
      body: (await request.clone().text()) || undefined,
      // One would turn a POST into a GET. The API has none.
      redirect: "manual",
      signal: controller.signal,
    });
    body = await (readImage(response) ?? response.text());
  } catch (cause) {
    if (signal?.aborted) return aborted(signal, progress);
    if (controller.signal.aborted) {
      const limit = leftMs < timeoutMs ? `the deadline of ${deadlineMs}` : timeoutMs;
      return new TimeoutError(`No response within ${limit} ms`, details, { cause });
    }
    const printed = [cause, Object(cause).cause].join();
    // The cause is printed with the error, so it must not contain the key.
    const options = redact(printed) === printed ? { cause } : {};
    return new ConnectionError(`No response: ${redact(describe(cause))}`, details, options);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
  call.received = response;
  const text = typeof body === "string" ? body : "";
  const data = body === text ? parseJson(text) : body;
  if (response.ok && data === undefined && isCutOff(response, text))
    return new ConnectionError("Incomplete response", details);
  const nowMs = runtime.now();
  // Lazy: most callers never read the headers, which takes as long as everything else here.
  const readInfo = () => ({ ...readHead(response, nowMs), body: text, ...progress });
  if (response.ok && (body === text ? !image && isObject(data, list) : image || isRaw)) {
    return {
      data,
      get response() {
        return readInfo();
      },
    };
  }
  return new ApiErrorBase(readInfo(), data, url, sender);
}

/** Without `Content-Length`, a broken connection looks like the end of the body. A proxy's page is complete. */
const isCutOff = ({ headers }: Response, text: string) =>
  text.startsWith("{") || headers.get("Content-Type")?.includes("json");

/** Every API response is an object; a list's items are its `data`. */
const isObject = (data: unknown, list?: boolean) =>
  Object(data) === data && !Array.isArray(data) && (!list || Array.isArray((data as { data: unknown }).data));

/** Node's `fetch` keeps the reason in the cause. OpenSSL's text for a server without TLS is for its own developers. */
function describe(cause: unknown): string {
  const { message, cause: inner } = Object(cause);
  return String(inner?.reason || inner?.message || inner?.code || message || cause);
}

const aborted = (signal: AbortSignal, progress: Progress) =>
  new AbortError("Aborted", progress, { cause: signal.reason });

/** Sends a request until it has a response or a retry cannot help: the `fetch` of the openapi-fetch clients. */
export async function send(sender: Sender, request: Sendable, call: Call & Times): Promise<Response> {
  const { runtime, options: hooks } = sender;
  const { path: route, deadlineMs, maxRetries, idempotencyKey } = call;
  const { method } = request;
  const signal = request.signal as AbortSignal | undefined;
  const endMs = runtime.now() + deadlineMs;
  let retries = maxRetries;
  let inProgressEndMs = 0;
  for (let attempts = 1; ; attempts++) {
    if (signal?.aborted) throw aborted(signal, { idempotencyKey, attempts: attempts - 1 });
    const attempt: Attempt = { method, route, attempt: attempts, idempotencyKey, headers: {} };
    callHook(hooks.onRequest, attempt);
    const startMs = runtime.now();
    delete call.received;
    const outcome = await sendOnce(sender, request, call, attempt, endMs - startMs);
    const nowMs = runtime.now();
    const error = outcome instanceof PartnerEsimError ? outcome : undefined;
    if (hooks.onResponse)
      callHook(hooks.onResponse, attempt, {
        response: call.received && readHead(call.received, nowMs),
        error,
        durationMs: nowMs - startMs,
      });
    if (!error) {
      call.result = outcome as CallResult<unknown>;
      return (call as Call).received as Response;
    }
    const afterMs = (error as ApiErrorBase).retryAfterMs ?? 0;
    // Full jitter, on top of the service's delay.
    const backoffMs = Math.min(longestBackoffMs, firstBackoffMs * 2 ** (attempts - 1));
    const waitMs = afterMs + runtime.random() * backoffMs;
    const inTime = afterMs <= longestRetryAfterMs && nowMs + waitMs < endMs;
    // The original request is in progress: asking for its result is not another attempt.
    const isInProgress = (error as ApiErrorBase).code === inProgress;
    if (isInProgress) inProgressEndMs ||= nowMs + longestInProgressMs;
    const isWithinLimits = isInProgress && maxRetries ? nowMs < inProgressEndMs : retries-- > 0;
    if (!(error.retryable && inTime && isWithinLimits)) throw error;
    callHook(hooks.onRetry, attempt, { error, waitMs });
    await runtime.sleep(waitMs, signal);
  }
}
