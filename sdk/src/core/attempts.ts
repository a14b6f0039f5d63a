/**
 * One request, sent until it has an answer or there is no use in going on. Every attempt is the same request with the
 * same idempotency key. The body is read within the attempt, so that a connection that drops halfway counts as failed.
 */
import { ApiErrorBase, inProgress } from "./api-error.ts";
import type { Endpoint } from "./client.ts";
import { AbortError, ConnectionError, PartnerEsimError, type Progress, TimeoutError } from "./errors.ts";
import { type Attempt, type Hooks, tell } from "./hooks.ts";
import { type ResponseHead, type ResponseInfo, readHead } from "./response-info.ts";
import type { Runtime } from "./runtime.ts";

/** A longer `Retry-After`, jitter aside, is for the caller to decide on. Rate limit windows take a minute at most. */
const longestRetryAfterMs = 60_000;
const firstBackoffMs = 500;
const longestBackoffMs = 8_000;
/** An order takes over 20 seconds, and the key of a request that died is held for a minute. */
const longestInProgressMs = 60_000;
/** The longest that timers can do; more would fire at once. */
const longestTimerMs = 2 ** 31 - 1;

/** A request as plain data, so that it can be sent again, and how long to go on with it. */
export interface Outgoing extends Endpoint {
  url: string;
  init: RequestInit;
  idempotencyKey: string | undefined;
  signal: AbortSignal | undefined;
  timeoutMs: number;
  deadlineMs: number;
  maxRetries: number;
}

export interface Answer<T> {
  data: T;
  response: ResponseInfo;
}

export interface Sender {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  runtime: Runtime;
  docsUrl: string;
  hooks: Hooks;
  /** Takes the API key out of a text that came from outside. */
  redact: (text: string) => string;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function sendOnce<T>(
  { fetch, runtime, docsUrl, redact }: Sender,
  { url, init, signal, image, list, timeoutMs, deadlineMs }: Outgoing,
  { headers, attempt, idempotencyKey }: Attempt,
  leftMs: number,
): Promise<[outcome: Answer<T> | PartnerEsimError, head?: ResponseHead]> {
  const progress: Progress = { attempts: attempt, idempotencyKey };
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, Math.min(timeoutMs, leftMs, longestTimerMs));
  signal?.addEventListener("abort", abort);
  let response: Response;
  let body: string | Uint8Array;
  const details = { ...progress, retryable: true };
  try {
    response = await fetch(url, {
      ...init,
      headers: { ...headers, ...init.headers },
      signal: controller.signal,
    });
    body = await (image?.(response) ?? response.text());
  } catch (cause) {
    if (signal?.aborted) return [aborted(signal, progress)];
    if (controller.signal.aborted) {
      const limit = leftMs < timeoutMs ? `the deadline of ${deadlineMs}` : timeoutMs;
      return [new TimeoutError(`No answer within ${limit} ms`, details, { cause })];
    }
    const printed = [cause, Object(cause).cause].join();
    // A cause that tells the key is left out, since it is printed with the error.
    const options = redact(printed) === printed ? { cause } : {};
    return [new ConnectionError(`No answer: ${redact(describe(cause))}`, details, options)];
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
  const text = typeof body === "string" ? body : "";
  const head = readHead(response, runtime.now());
  const info = { ...head, body: text, ...progress };
  const data = body === text ? parseJson(text) : body;
  if (response.ok && data === undefined && isCutOff(response, text))
    return [new ConnectionError(`No whole answer: the body ends too early`, details)];
  const isExpected = response.ok && (image ? body !== text : isObject(data, list));
  const outcome = isExpected
    ? { data: data as T, response: info }
    : new ApiErrorBase(info, data, url, docsUrl, redact);
  return [outcome, head];
}

/** Without a `Content-Length`, a connection that breaks looks like the end of the body. Page and text of a proxy are whole. */
const isCutOff = ({ headers }: Response, text: string) =>
  text.startsWith("{") || headers.get("Content-Type")?.includes("json");

/** Every answer of the API is an object; the items of a list are its `data`. */
const isObject = (data: unknown, list?: boolean) =>
  Object(data) === data && !Array.isArray(data) && (!list || Array.isArray((data as { data: unknown }).data));

/** Node's `fetch` says only "fetch failed" and keeps the reason in the cause. */
function describe(cause: unknown): string {
  const { message, cause: inner } = Object(cause);
  return String(inner?.message || inner?.code || message || cause);
}

const aborted = (signal: AbortSignal, progress: Progress) =>
  new AbortError("The call was aborted", progress, { cause: signal.reason });

export async function send<T>(sender: Sender, request: Outgoing): Promise<Answer<T>> {
  const { runtime, hooks } = sender;
  const { method, path: route, signal, deadlineMs, maxRetries, idempotencyKey } = request;
  const endMs = runtime.now() + deadlineMs;
  let retries = maxRetries;
  let inProgressEndMs = 0;
  for (let attempts = 1; ; attempts++) {
    if (signal?.aborted) throw aborted(signal, { idempotencyKey, attempts: attempts - 1 });
    const attempt: Attempt = { method, route, attempt: attempts, idempotencyKey, headers: {} };
    tell(hooks.onRequest, attempt);
    const startMs = runtime.now();
    const [outcome, response] = await sendOnce<T>(sender, request, attempt, endMs - startMs);
    const nowMs = runtime.now();
    const error = outcome instanceof PartnerEsimError ? outcome : undefined;
    tell(hooks.onResponse, attempt, { response, error, durationMs: nowMs - startMs });
    if (!error) return outcome as Answer<T>;
    const afterMs = (error as ApiErrorBase).retryAfterMs ?? 0;
    // Full jitter, on top of what the service asks for.
    const backoffMs = Math.min(longestBackoffMs, firstBackoffMs * 2 ** (attempts - 1));
    const waitMs = afterMs + runtime.random() * backoffMs;
    const inTime = afterMs <= longestRetryAfterMs && nowMs + waitMs < endMs;
    // An answer is on its way: to ask for it is no new attempt at the work.
    const isInProgress = (error as ApiErrorBase).code === inProgress;
    if (isInProgress) inProgressEndMs ||= nowMs + longestInProgressMs;
    const isWithinLimits = isInProgress && maxRetries ? nowMs < inProgressEndMs : retries-- > 0;
    if (!(error.retryable && inTime && isWithinLimits)) throw error;
    tell(hooks.onRetry, attempt, { error, waitMs });
    await runtime.sleep(waitMs, signal);
  }
}
