// Slows down sign-ins after failures and locks nobody out. Clients take turns at a fixed pace, shared by all processes
// of a store.
import { hash } from "node:crypto";
import { limits } from "@partner-esim/generated/portal/limits";
import type { RateLimit, RateWindows } from "../limits/rate-windows.ts";

const paceMs = limits.signInPaceSeconds * 1000;
const reservationsMax = 10;
const keptMs = 30_000;
/** Above this number the oldest subject is evicted. */
const subjectsMax = 5_000;

export const pairFailuresCounted =
  limits.signInFailuresPerPair + Math.ceil(Math.log2(limits.signInWaitMaxSeconds));

/** 1 s after the first failure, doubling each time. */
export function pairWaitMs(failures: number): number {
  const { signInFailuresPerPair: free, signInWaitMaxSeconds: max } = limits;
  return failures < free ? 0 : Math.min(max, 2 ** (failures - free)) * 1000;
}

/** A window starts with a sign-in, not on the clock. */
const paceLimit: RateLimit = { kind: "sign-in", requests: 1, changes: 1, continuesMs: paceMs - 1 };

/**
 * Returns 0, or when to try again. A client first waits for its turn in this process. While windows cannot be shared,
 * only that turn counts.
 */
export async function takeSharedSlot(
  { pace, windows }: { pace: SignInPace; windows: RateWindows | null },
  subject: string,
  network: string,
  now: number,
): Promise<number> {
  const at = pace.take(subject, network, now);
  if (at > now || windows === null) return at;
  const request = { subject: hash("sha256", subject), isChange: false, endsAt: now + paceMs };
  const usage = await windows.take(paceLimit, request);
  return usage === null || usage.isAllowed ? 0 : usage.endsAt;
}

interface Slots {
  nextAt: number;
  reserved: Map<string, number>;
}

export class SignInPace {
  readonly #subjects = new Map<string, Slots>();

  /** Returns 0 if the slot was free, else the client's reserved time, so constant retries gain nothing. */
  take(subject: string, network: string, now: number): number {
    const slots = this.#slotsOf(subject, now);
    for (const [other, at] of slots.reserved) if (at + keptMs < now) slots.reserved.delete(other);
    const mine = slots.reserved.get(network);
    if (mine !== undefined) {
      if (mine > now) return mine;
      slots.reserved.delete(network);
      return 0;
    }
    const at = Math.max(slots.nextAt, now);
    if (at > now) {
      if (slots.reserved.size >= reservationsMax) return at;
      slots.reserved.set(network, at);
    }
    slots.nextAt = at + paceMs;
    return at > now ? at : 0;
  }

  #slotsOf(subject: string, now: number): Slots {
    let slots = this.#subjects.get(subject);
    if (!slots) {
      slots = { nextAt: now, reserved: new Map() };
      this.#subjects.set(subject, slots);
      const oldest = this.#subjects.size > subjectsMax ? this.#subjects.keys().next().value : undefined;
      if (oldest !== undefined) this.#subjects.delete(oldest);
    }
    return slots;
  }
}
