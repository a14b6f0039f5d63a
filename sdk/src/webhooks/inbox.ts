/**
 * Handles each event once, and none after a newer one about the same order or eSIM. Events can arrive repeatedly and
 * late; `sequence` tells the order, `created` does not.
 */
import type { Event } from "@partner-esim/generated/models";

/**
 * Storage of an inbox: numbers under short keys, two for most events. Use your database or Redis to share it across
 * restarts and processes. Keep numbers for 30 days: until then a delivery can be retried in the portal.
 */
export interface InboxMemory {
  /** Returns the number stored under a key. */
  get(key: string): number | undefined | null | Promise<number | undefined | null>;
  /** Stores a number. */
  set(key: string, sequence: number): unknown;
}

/** Outcome of an event: handled now, handled before, or older than a handled one. */
export type InboxVerdict = "handled" | "repeat" | "stale";

/** Lets each event through once. */
export interface Inbox {
  /**
   * Calls `work` if the event is neither a repeat nor stale; events of one subject run one after the other. An event
   * is stored only after `work` succeeds, so a failed one is handled when it is retried. After a crash, or in two
   * processes at the same moment, `work` can run twice for one event: that must do no harm.
   */
  handle<E extends Event>(event: E, work: (event: E) => unknown): Promise<InboxVerdict>;
}

/** Forgets the number that was stored first. */
class ProcessMemory extends Map<string, number> {
  override set(key: string, sequence: number): this {
    this.delete(key);
    if (this.size >= 10_000) this.delete(this.keys().next().value as string);
    return super.set(key, sequence);
  }
}

function subjectOf({ type, data }: Event): string | undefined {
  const { id, iccid } = Object(data) as { id?: string; iccid?: string };
  return /^(order|esim)\./.test(type) ? (id ?? iccid) : undefined;
}

/** Creates an inbox with `memory`; without it, it keeps the latest 10,000 numbers of this process. */
export function createInbox(memory: InboxMemory = new ProcessMemory()): Inbox {
  // An attempt that timed out for the service after 10 seconds may still run here when the next one arrives.
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
      const ownTurn = before ? before.then(turn, turn) : turn();
      running.set(key, ownTurn);
      const end = () => running.get(key) === ownTurn && running.delete(key);
      ownTurn.then(end, end);
      return ownTurn;
    },
  };
}
