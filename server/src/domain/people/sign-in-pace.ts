// Slows proofs of identity down after failures, and locks nobody out: the waits of one client for one mail address grow,
// and the tries for one mail address, or of one client, come at a steady pace that all clients share in turn.
import { limits } from "@partner-esim/generated/portal/limits";

const paceMs = limits.signInPaceSeconds * 1000;
/** Clients that have a slot to come for one subject. */
const reservationsMax = 10;
/** How long a slot is kept for a client that doesn't come back for it. */
const keptMs = 30_000;
/** Subjects that are paced at a time; of more the oldest starts afresh. */
const subjectsMax = 5_000;

/** Failures from which the longest wait is reached. */
export const pairFailuresCounted =
  limits.signInFailuresPerPair + Math.ceil(Math.log2(limits.signInWaitMaxSeconds));

/** How long after its newest failure a client has to wait for a mail address: 1 s, then twice as long each time. */
export function pairWaitMs(failures: number): number {
  const { signInFailuresPerPair: free, signInWaitMaxSeconds: max } = limits;
  return failures < free ? 0 : Math.min(max, 2 ** (failures - free)) * 1000;
}

interface Slots {
  /** When the next free slot begins. */
  nextAt: number;
  /** When each client that was refused may come. */
  reserved: Map<string, number>;
}

export class SignInPace {
  readonly #subjects = new Map<string, Slots>();

  /**
   * Takes the slot of the present moment; 0 if it was free, else the time of the slot that is kept for the client. So
   * a client that asks all the time gets no more than its turn.
   */
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
