/**
 * Spreads requests over the API keys of one account and mode, within the limits under test. A key is used only while
 * its window has requests left by our count, which every response corrects.
 */
import { limits, responseHeaders } from "./contract.ts";
import type { Exchange, HeaderName } from "./wire.ts";

export interface Time {
  now(): number;
  sleep(ms: number): Promise<void>;
}

interface KeyState {
  key: string;
  general: number;
  posts: number;
  /** End of the window as the deployment reports it, in seconds; undefined before the first response. */
  reset: number | undefined;
  /** Latest end of the window by our clock. */
  endsAtMs: number;
  /** Whether a case has reserved it. */
  held: boolean;
  /** Kinds of request whose count a response has confirmed: an earlier run may have exhausted the window. */
  known: Set<"GET" | "POST">;
}

const minuteMs = 60_000;
/** Requests reserved in each window for cases that choose a key themselves. */
const reserve = 2;
const pollMs = 200;

export class KeyPool {
  readonly keys: readonly string[];
  readonly #states: KeyState[];
  readonly #time: Time;

  constructor(keys: readonly string[], time: Time) {
    this.keys = keys;
    this.#time = time;
    this.#states = keys.map((key) => ({
      key,
      ...full,
      reset: undefined,
      endsAtMs: 0,
      held: false,
      known: new Set(),
    }));
  }

  /**
   * Returns the first key with a request of this kind left, so that later keys stay unused for cases about limits.
   * Waits for the next window if there is none.
   */
  async take(method: string, except?: string): Promise<string> {
    for (;;) {
      const now = this.#time.now();
      for (const state of this.#states) {
        if (state.held || state.key === except) continue;
        if (now >= state.endsAtMs) Object.assign(state, full, { endsAtMs: now + minuteMs });
        const post = method === "POST";
        if (state.general <= reserve || (post && state.posts <= reserve)) continue;
        state.general--;
        if (post) state.posts--;
        return state.key;
      }
      const free = this.#states
        .filter(({ held: isHeld, key }) => !isHeld && key !== except)
        .map(({ endsAtMs }) => endsAtMs);
      await this.#time.sleep(free.length === 0 ? pollMs : Math.max(pollMs, Math.min(...free) - now + pollMs));
    }
  }

  /** Reserves a key until it is released, preferably one unused in its window. */
  async hold(): Promise<{ key: string; release: () => void }> {
    for (;;) {
      const free = this.#states.filter((state) => !state.held);
      const state = free.findLast(({ endsAtMs }) => this.#time.now() >= endsAtMs) ?? free.at(-1);
      if (state) {
        state.held = true;
        const release = () => {
          state.held = false;
        };
        return { key: state.key, release };
      }
      await this.#time.sleep(pollMs);
    }
  }

  /** Returns whether a key has requests left; unknown before its first response. */
  roomOf(key: string, method: string): "unknown" | "some" | "none" {
    const state = this.#states.find((candidate) => candidate.key === key);
    const isPost = method === "POST";
    if (!state?.known.has(isPost ? "POST" : "GET")) return "unknown";
    return state.general > reserve && (!isPost || state.posts > reserve) ? "some" : "none";
  }

  /** Corrects the count by a response's rate limit headers. */
  saw(key: string, exchange: Exchange): void {
    const state = this.#states.find((candidate) => candidate.key === key);
    const window = windowOf(exchange);
    if (!state || !window) return;
    if (window.reset !== state.reset) {
      state.reset = window.reset;
      state.endsAtMs = this.#time.now() + secondsLeft(exchange, window.reset) * 1000;
    }
    const isPost = exchange.outgoing.method === "POST";
    const [count, kind] = isPost ? (["posts", "POST"] as const) : (["general", "GET"] as const);
    // Parallel cases share a key, so one that an earlier run nearly exhausted is skipped for its window.
    const isExhausted = !state.known.has(kind) && window.remaining < full[count] / 2;
    state[count] = isExhausted ? 0 : Math.min(state[count], window.remaining);
    state.known.add(kind);
    if (exchange.status === 429) Object.assign(state, { general: 0, posts: 0 });
  }
}

const full = { general: limits.generalPerMinute, posts: limits.postPerMinute };

const { rateLimit, rateRemaining, rateReset } = responseHeaders;
export const rateHeaders = [rateLimit, rateRemaining, rateReset] as const;

/** Parses a response's X-RateLimit-* headers; undefined if any is missing. */
export function windowOf(
  exchange: Exchange,
): { limit: number; remaining: number; reset: number } | undefined {
  const read = (name: HeaderName) => Number.parseInt(exchange.header(name) ?? "", 10);
  const limit = read(rateLimit);
  const remaining = read(rateRemaining);
  const reset = read(rateReset);
  return [limit, remaining, reset].some(Number.isNaN) ? undefined : { limit, remaining, reset };
}

/** Returns seconds until the window ends: by a valid Retry-After or Date, else the maximum. */
export function secondsLeft(exchange: Exchange, reset: number): number {
  const retryAfter = Number(exchange.header("Retry-After"));
  if (retryAfter > 0 && retryAfter <= 60) return retryAfter;
  const date = Math.floor(Date.parse(exchange.header("Date") ?? "") / 1000);
  const left = reset - date;
  return left > 0 && left <= 60 ? left : 60;
}

/** Returns how long to wait after a 429: a valid Retry-After, else the end of its window. */
export function secondsToWait(rejected: Exchange, secondsMax = minuteMs / 1000): number {
  const retryAfter = Number(rejected.header("Retry-After"));
  if (retryAfter > 0 && retryAfter <= secondsMax) return retryAfter;
  return secondsLeft(rejected, windowOf(rejected)?.reset ?? 0);
}

/** Returns a well-formed but unissued key: a real key with its last character changed. */
export function neverIssued(key: string): string {
  return key.slice(0, -1) + (key.endsWith("a") ? "b" : "a");
}
