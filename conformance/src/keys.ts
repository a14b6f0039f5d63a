/**
 * Spreads calls over the API keys of one account and mode, so that the suite keeps within the limits that it
 * tests: a key is handed out only while its minute has requests left by our count, corrected by every answer.
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
  /** The end of its minute as the deployment states it, in seconds; undefined before the first answer. */
  reset: number | undefined;
  /** When, by our clock, its minute is over for certain. */
  endsAtMs: number;
  /** Whether a case has it for itself. */
  held: boolean;
  /** The kinds of request whose count an answer has told: an earlier run may have used up the minute. */
  told: Set<"GET" | "POST">;
}

const minuteMs = 60_000;
/** Left unused in each window, for the calls under way that a case sends on a key of its own choice. */
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
      told: new Set(),
    }));
  }

  /**
   * The first key with a request left of the kind asked for, so that later ones stay unused for the cases about
   * limits; waits for the next window when there is none.
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
        .filter(({ held, key }) => !held && key !== except)
        .map(({ endsAtMs }) => endsAtMs);
      await this.#time.sleep(free.length === 0 ? pollMs : Math.max(pollMs, Math.min(...free) - now + pollMs));
    }
  }

  /** A key that nobody else is given until it is released: one that was not used in its minute, if there is such a one. */
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

  /** What is left of a key for such requests: nobody knows before the deployment has told. */
  roomOf(key: string, method: string): "unknown" | "some" | "none" {
    const state = this.#states.find((candidate) => candidate.key === key);
    const isPost = method === "POST";
    if (!state?.told.has(isPost ? "POST" : "GET")) return "unknown";
    return state.general > reserve && (!isPost || state.posts > reserve) ? "some" : "none";
  }

  /** Corrects the count by what an answer says of its key's window. */
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
    // Cases under way at once share a key: one that an earlier run has left little of is left alone for its minute.
    const isUsedUp = !state.told.has(kind) && window.remaining < full[count] / 2;
    state[count] = isUsedUp ? 0 : Math.min(state[count], window.remaining);
    state.told.add(kind);
    if (exchange.status === 429) Object.assign(state, { general: 0, posts: 0 });
  }
}

const full = { general: limits.generalPerMinute, posts: limits.postPerMinute };

const { rateLimit, rateRemaining, rateReset } = responseHeaders;
export const rateHeaders = [rateLimit, rateRemaining, rateReset] as const;

/** What an answer's X-RateLimit-* headers say; undefined when it lacks any of them. */
export function windowOf(
  exchange: Exchange,
): { limit: number; remaining: number; reset: number } | undefined {
  const read = (name: HeaderName) => Number.parseInt(exchange.header(name) ?? "", 10);
  const limit = read(rateLimit);
  const remaining = read(rateRemaining);
  const reset = read(rateReset);
  return [limit, remaining, reset].some(Number.isNaN) ? undefined : { limit, remaining, reset };
}

/** Seconds until the window ends: by Retry-After or the answer's Date where they make sense, else the most it can be. */
export function secondsLeft(exchange: Exchange, reset: number): number {
  const retryAfter = Number(exchange.header("Retry-After"));
  if (retryAfter > 0 && retryAfter <= 60) return retryAfter;
  const date = Math.floor(Date.parse(exchange.header("Date") ?? "") / 1000);
  const left = reset - date;
  return left > 0 && left <= 60 ? left : 60;
}

/** How long a refusal asks to wait: by Retry-After if it holds a number up to the most that it can be, else as its window tells. */
export function secondsToWait(refused: Exchange, most = minuteMs / 1000): number {
  const retryAfter = Number(refused.header("Retry-After"));
  if (retryAfter > 0 && retryAfter <= most) return retryAfter;
  return secondsLeft(refused, windowOf(refused)?.reset ?? 0);
}

/** A key of the right form that was never given out: a real one with its last character changed. */
export function neverGiven(key: string): string {
  return key.slice(0, -1) + (key.endsWith("a") ? "b" : "a");
}
