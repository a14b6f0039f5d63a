/**
 * Each event once, and none that comes after a newer one about the same order or eSIM. Events can arrive more than once,
 * and a late retry can come after what happened later; `sequence` tells, and `created` doesn't.
 */
import type { Event } from "@partner-esim/generated/models";

/**
 * Where an inbox remembers what it has handled: numbers by short keys. Keep it in your database or Redis to remember
 * across restarts and between processes; 48 hours are enough, as no event is sent by itself after that.
 */
export interface InboxMemory {
  /** The number kept under a key. */
  get(key: string): number | undefined | null | Promise<number | undefined | null>;
  /** Keeps a number. */
  set(key: string, sequence: number): unknown;
}

/** What became of an event: handled now, handled before, or passed over for a newer one. */
export type InboxVerdict = "handled" | "repeat" | "stale";

/** Lets each event through once. */
export interface Inbox {
  /**
   * Calls `work` if the event is neither a repeat nor stale, events of one subject after each other. Only once `work` has ended well is the event remembered, so
   * one that failed is handled when it is sent again.
   */
  handle<E extends Event>(event: E, work: (event: E) => unknown): Promise<InboxVerdict>;
}

/** The latest 10,000 keys, in this process alone. */
function processMemory(): InboxMemory {
  const kept = new Map<string, number>();
  return {
    get: (key) => kept.get(key),
    set(key, sequence) {
      kept.delete(key);
      kept.set(key, sequence);
      if (kept.size > 10_000) kept.delete(kept.keys().next().value ?? "");
    },
  };
}

/** What an event is about, where a newer event about it makes an older one stale. */
function subjectOf({ type, data }: Event): string | undefined {
  const { id, iccid } = Object(data) as { id?: string; iccid?: string };
  return /^(order|esim)\./.test(type) ? (id ?? iccid) : undefined;
}

/** An inbox that remembers in `memory`, or, when it is left out, the latest 10,000 events of this process. */
export function createInbox(memory: InboxMemory = processMemory()): Inbox {
  // An attempt that was given up after 10 seconds may still be at work here when the next one comes.
  const running = new Map<string, Promise<unknown>>();
  return {
    handle(event, work) {
      const { id, sequence } = event;
      const subject = subjectOf(event);
      const turn = async (): Promise<InboxVerdict> => {
        if ((await memory.get(id)) != null) return "repeat";
        if (subject && ((await memory.get(subject)) ?? -1) > sequence) return "stale";
        await work(event);
        await memory.set(id, sequence);
        if (subject) await memory.set(subject, sequence);
        return "handled";
      };
      const key = subject ?? id;
      const before = running.get(key);
      const own = before ? before.then(turn, turn) : turn();
      running.set(key, own);
      const end = () => running.get(key) === own && running.delete(key);
      own.then(end, end);
      return own;
    },
  };
}
