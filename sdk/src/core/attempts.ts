/**
 * One request, sent until it has an answer or there is no use in going on. Every attempt is the same request with the
 * same idempotency key. The body is read within the attempt, so that a connection that drops halfway counts as failed.
 */
import { ApiErrorBase } from "./api-error.ts";
import { AbortError, ConnectionError, PartnerEsimError, type Progress, TimeoutError } from "./errors.ts";
import { type Attempt, type Hooks, tell } from "./hooks.ts";
import { headOf, type ResponseInfo, readResponseInfo } from "./response-info.ts";
import type { Runtime } from "./runtime.ts";

/** A longer `Retry-After` is for the caller to decide on. Rate limit windows take a minute at most. */
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
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function sendOnce<T>(
  { fetch, runtime, docsUrl }: Sender,
  { url, init, signal, image }: Outgoing,
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
  try {
    response = await fetch(url, {
      ...init,
      headers: { ...headers, ...init.headers },
      signal: controller.signal,
    });
    const isImage = response.headers.get("Content-Type")?.startsWith("image/");
    body = image && isImage ? new Uint8Array(await response.arrayBuffer()) : await response.text();
  } catch (cause) {
    if (signal?.aborted) return aborted(signal, progress);
    const details = { ...progress, retryable: true };
    return timedOut
      ? new TimeoutError(`No answer within ${timeoutMs} ms`, details, { cause })
      : new ConnectionError(`No answer: ${describe(cause)}`, details, { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
  const text = typeof body === "string" ? body : "";
  const info = readResponseInfo(response, text, runtime.now(), progress);
  const data = text ? parseJson(text) : body;
  return response.ok && Object(data) === data && data instanceof Uint8Array === !!image
    ? { data: data as T, response: info }
    : new ApiErrorBase(info, data, docsUrl);
}

/** Node's `fetch` says only "fetch failed" and keeps the reason in the cause. */
function describe(cause: unknown): string {
  const { message, cause: inner } = Object(cause);
  return inner?.message || inner?.code || message;
}

const aborted = (signal: AbortSignal, progress: Progress) =>
  new AbortError("The call was aborted", progress, { cause: signal.reason });

/** Full jitter, on top of what the service asks for. */
function waitMs(failure: PartnerEsimError, { random }: Runtime): number {
  const backoffMs = Math.min(longestBackoffMs, firstBackoffMs * 2 ** (failure.attempts - 1));
  return ((failure as ApiErrorBase).retryAfterMs ?? 0) + random() * backoffMs;
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
    const inTime = delayMs <= longestRetryAfterMs + longestBackoffMs && nowMs + delayMs < endMs;
    if (!(error.retryable && attempts <= maxRetries && inTime)) throw error;
    tell(hooks.onRetry, attempt, { error, waitMs: delayMs });
    await runtime.sleep(delayMs, signal);
  }
}
