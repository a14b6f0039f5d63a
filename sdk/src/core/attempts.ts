/**
 * One request, sent until it has an answer or there is no use in going on. Every attempt is the same request with the
 * same idempotency key. The body is read within the attempt, so that a connection that drops halfway counts as failed.
 */
import { ApiErrorBase } from "./api-error.ts";
import { AbortError, ConnectionError, PartnerEsimError, type Progress, TimeoutError } from "./errors.ts";
import { type Attempt, type Hooks, tell } from "./hooks.ts";
import { headOf, type ResponseInfo, readResponseInfo } from "./response-info.ts";
import type { Runtime } from "./runtime.ts";

/** A longer `Retry-After`, jitter aside, is for the caller to decide on. Rate limit windows take a minute at most. */
const longestRetryAfterMs = 60_000;
const firstBackoffMs = 500;
const longestBackoffMs = 8_000;
/** The longest that timers can do; more would fire at once. */
const longestTimerMs = 2 ** 31 - 1;

/** A request as plain data, so that it can be sent again, and how long to go on with it. */
export interface Outgoing {
  method: string;
  /** The path with the names of its parameters. */
  route: string;
  url: string;
  init: RequestInit;
  image: boolean | undefined;
  list: boolean | undefined;
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
  { url, init, signal, image, list }: Outgoing,
  { headers, attempt, idempotencyKey }: Attempt,
  timeoutMs: number,
): Promise<Answer<T> | PartnerEsimError> {
  const progress: Progress = { attempts: attempt, idempotencyKey };
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timedOut = false;
  const timer = setTimeout(
    () => {
      timedOut = true;
      abort();
    },
    Math.min(timeoutMs, longestTimerMs),
  );
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
    body =
      image && typeOf(response).startsWith("image/")
        ? new Uint8Array(await response.arrayBuffer())
        : await response.text();
  } catch (cause) {
    if (signal?.aborted) return aborted(signal, progress);
    if (timedOut) return new TimeoutError(`No answer within ${timeoutMs} ms`, details, { cause });
    const printed = [cause, Object(cause).cause].join();
    // A cause that tells the key is left out, since it is printed with the error.
    const options = redact(printed) === printed ? { cause } : {};
    return new ConnectionError(`No answer: ${redact(describe(cause))}`, details, options);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
  const text = typeof body === "string" ? body : "";
  const info = readResponseInfo(response, text, runtime.now(), progress);
  const data = body === text ? parseJson(text) : body;
  if (response.ok && data === undefined && isCutOff(response, text))
    return new ConnectionError(`No whole answer: the body of a ${response.status} ends too early`, details);
  return response.ok && (image ? data instanceof Uint8Array : isObject(data, list))
    ? { data: data as T, response: info }
    : new ApiErrorBase(info, data, url, docsUrl, redact);
}

const typeOf = ({ headers }: Response) => headers.get("Content-Type") ?? "";

/** Without a `Content-Length`, a connection that breaks looks like the end of the body. Page and text of a proxy are whole. */
const isCutOff = (response: Response, text: string) =>
  text.startsWith("{") || typeOf(response).includes("json");

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

const afterMs = (failure: PartnerEsimError) => (failure as ApiErrorBase).retryAfterMs ?? 0;

/** Full jitter, on top of what the service asks for. */
function waitMs(failure: PartnerEsimError, { random }: Runtime): number {
  const backoffMs = Math.min(longestBackoffMs, firstBackoffMs * 2 ** (failure.attempts - 1));
  return afterMs(failure) + random() * backoffMs;
}

export async function send<T>(sender: Sender, request: Outgoing): Promise<Answer<T>> {
  const { runtime, hooks } = sender;
  const { method, route, signal, deadlineMs, timeoutMs, maxRetries, idempotencyKey } = request;
  const endMs = runtime.now() + deadlineMs;
  for (let attempts = 1; ; attempts++) {
    if (signal?.aborted) throw aborted(signal, { idempotencyKey, attempts: attempts - 1 });
    const attempt: Attempt = { method, route, attempt: attempts, idempotencyKey, headers: {} };
    tell(hooks.onRequest, attempt);
    const startMs = runtime.now();
    const outcome = await sendOnce<T>(sender, request, attempt, Math.min(timeoutMs, endMs - startMs));
    const nowMs = runtime.now();
    const error = outcome instanceof PartnerEsimError ? outcome : undefined;
    const response = error instanceof ApiErrorBase ? error : (outcome as Answer<T>).response;
    tell(hooks.onResponse, attempt, {
      response: response && headOf(response),
      error,
      durationMs: nowMs - startMs,
    });
    if (!error) return outcome as Answer<T>;
    const delayMs = waitMs(error, runtime);
    const inTime = afterMs(error) <= longestRetryAfterMs && nowMs + delayMs < endMs;
    if (!(error.retryable && attempts <= maxRetries && inTime)) throw error;
    tell(hooks.onRetry, attempt, { error, waitMs: delayMs });
    await runtime.sleep(delayMs, signal);
  }
}
