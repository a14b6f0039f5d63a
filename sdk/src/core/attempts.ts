/**
 * Sends a request until it has a response or a retry cannot help. Every attempt sends a clone, so all have the same
 * idempotency key. The body is read within the attempt: a connection that drops halfway is a failed attempt.
 */
import type { requestHeaders } from "@partner-esim/generated/headers";
import { ApiErrorBase, type Context, inProgress } from "./api-error.ts";
import type { Endpoint } from "./endpoint.ts";
import { AbortError, ConnectionError, PartnerEsimError, type Progress, TimeoutError } from "./errors.ts";
import { type Attempt, callHook } from "./hooks.ts";
import { type ResponseHead, type ResponseInfo, readHead } from "./response-info.ts";
import { type Runtime, startTimer } from "./runtime.ts";
import type { Times } from "./settings.ts";

/** A longer `Retry-After`, jitter aside, is left to the caller. Rate limit windows take at most a minute. */
const longestRetryAfterMs = 60_000;
const firstBackoffMs = 500;
const longestBackoffMs = 8_000;
/** An order takes over 20 seconds, and the key of a crashed request is leased for a minute. */
const longestInProgressMs = 60_000;

// Typed by the contract: importing the table would increase the bundle.
export const idempotencyHeader: (typeof requestHeaders)["idempotencyKey"] = "Idempotency-Key";

/** The facts of a call that its request doesn't have. */
export interface Call extends Times, Pick<Endpoint, "image" | "list"> {
  /** The path template. */
  route: string;
  signal?: AbortSignal | undefined;
  /** Whether `client.raw` made it, which accepts JSON and images. */
  isRaw?: boolean;
}

/** The API's response to a call. */
export interface Reply {
  /** With the body that was read. */
  response: Response;
  info: ResponseInfo;
}

export interface Sender extends Context {
  fetch(request: Request, signal: AbortSignal): Promise<Response>;
  runtime: Runtime;
}

interface Outcome {
  /** Undefined without a response. */
  head?: ResponseHead;
  result: Reply | PartnerEsimError;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The request's own headers win. */
function cloneWith(request: Request, added: Record<string, string>): Request {
  const clone = request.clone();
  for (const [name, value] of Object.entries(added))
    if (!request.headers.has(name)) clone.headers.set(name, value);
  return clone;
}

/** Anything but an image (an error, a proxy's page) is text. */
const readBody = (response: Response): Promise<string | ArrayBuffer> =>
  response.headers.get("Content-Type")?.startsWith("image/") ? response.arrayBuffer() : response.text();

/** The body was read within the attempt. */
export const toResponse = (body: string | ArrayBuffer, { status, headers }: ResponseHead) =>
  new Response(body || null, { status, headers });

async function sendOnce(
  { fetch, runtime, ...context }: Sender,
  request: Request,
  { image, list, isRaw, timeoutMs, deadlineMs, signal }: Call,
  { headers: added, attempt, idempotencyKey }: Attempt,
  leftMs: number,
): Promise<Outcome> {
  const progress: Progress = { attempts: attempt, idempotencyKey };
  const details = { ...progress, retryable: true };
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = startTimer(abort, Math.min(timeoutMs, leftMs));
  const stopListening = signal && runtime.onAbort(signal, abort);
  let response: Response;
  let body: string | ArrayBuffer;
  try {
    response = await fetch(cloneWith(request, added), controller.signal);
    body = await readBody(response);
  } catch (cause) {
    if (signal?.aborted) return { result: aborted(signal, progress, context) };
    const options = { cause: context.toCause(cause) };
    if (controller.signal.aborted) {
      const limit = leftMs < timeoutMs ? `the deadline of ${deadlineMs}` : timeoutMs;
      return { result: new TimeoutError(`No response within ${limit} ms`, details, options) };
    }
    const message = `No response: ${context.redact(describe(cause))}`;
    return { result: new ConnectionError(message, details, options) };
  } finally {
    clearTimeout(timer);
    stopListening?.();
  }
  const head = readHead(response, runtime.now());
  const text = typeof body === "string" ? body : "";
  const isText = body === text;
  const data = parseJson(text);
  if (response.ok && isText && data === undefined && isCutOff(response, text))
    return { head, result: new ConnectionError("Incomplete response", details) };
  const info = { ...head, body: text, ...progress };
  const isExpected = isText ? !image && isObject(data, list) : image || isRaw;
  return {
    head,
    result:
      response.ok && isExpected
        ? { response: toResponse(body, head), info }
        : new ApiErrorBase(info, data, request.url, context),
  };
}

/** Without `Content-Length`, a broken connection looks like the end of the body. A proxy's page is complete. */
const isCutOff = ({ headers }: Response, text: string) =>
  text.startsWith("{") || headers.get("Content-Type")?.includes("json");

/** Every API response is an object; a list's items are its `data`. */
const isObject = (data: unknown, list?: boolean) =>
  Object(data) === data && !Array.isArray(data) && (!list || Array.isArray((data as { data: unknown }).data));

/** Node's `fetch` keeps the reason in the cause. OpenSSL's text for a server without TLS is for its own developers. */
export function describe(cause: unknown): string {
  try {
    const { message, cause: inner } = Object(cause);
    if (inner?.code === "UND_ERR_INVALID_ARG")
      return "the dispatcher is of another undici than this fetch. Import fetch from the same package";
    return String(inner?.reason || inner?.message || inner?.code || message || cause);
  } catch {
    return "an error that cannot be read";
  }
}

const aborted = (signal: AbortSignal, progress: Progress, { toCause }: Context) =>
  new AbortError("Aborted", progress, { cause: toCause(signal.reason) });

export async function send(sender: Sender, request: Request, call: Call): Promise<Reply> {
  const { runtime, options: hooks } = sender;
  const { route, deadlineMs, maxRetries, signal } = call;
  const { method } = request;
  const idempotencyKey = request.headers.get(idempotencyHeader) ?? undefined;
  const endMs = runtime.elapsedMs() + deadlineMs;
  let retries = maxRetries;
  let inProgressEndMs = 0;
  for (let attempts = 1; ; attempts++) {
    if (signal?.aborted) throw aborted(signal, { idempotencyKey, attempts: attempts - 1 }, sender);
    const attempt: Attempt = { method, route, attempt: attempts, idempotencyKey, headers: {} };
    callHook(hooks.onRequest, attempt);
    const startMs = runtime.elapsedMs();
    const { head, result } = await sendOnce(sender, request, call, attempt, endMs - startMs);
    const nowMs = runtime.elapsedMs();
    const error = result instanceof PartnerEsimError ? result : undefined;
    callHook(hooks.onResponse, attempt, { response: head, error, durationMs: nowMs - startMs });
    if (!(result instanceof PartnerEsimError)) return result;
    const { retryable, retryAfterMs: afterMs = 0, code } = result as ApiErrorBase;
    // Full jitter, on top of the service's delay.
    const backoffMs = Math.min(longestBackoffMs, firstBackoffMs * 2 ** (attempts - 1));
    const waitMs = afterMs + runtime.random() * backoffMs;
    const inTime = afterMs <= longestRetryAfterMs && nowMs + waitMs < endMs;
    // The original request is in progress: asking for its result is not another attempt.
    const isInProgress = code === inProgress;
    if (isInProgress) inProgressEndMs ||= nowMs + longestInProgressMs;
    const isWithinLimits = isInProgress && maxRetries ? nowMs < inProgressEndMs : retries-- > 0;
    if (!(retryable && inTime && isWithinLimits)) throw result;
    callHook(hooks.onRetry, attempt, { error: result, waitMs });
    await runtime.sleep(waitMs, signal);
  }
}
