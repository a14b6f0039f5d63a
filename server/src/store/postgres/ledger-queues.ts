// Transactions that wait for their ledger, in order. None holds a connection while it waits for another of this process.
import type { Tx } from "../../domain/ports.ts";

export interface Waiting {
  work: (tx: Tx) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  /** Monotonic. */
  since: number;
  attempts: number;
  /** Must not share a transaction: one that shared it failed. */
  isApart: boolean;
}

export interface LedgerQueue {
  readonly ledger: number;
  waiting: Waiting[];
  /** True while its transactions run, or pause before another attempt. */
  isTaken: boolean;
  /** How many groups in a row found the ledger locked elsewhere. */
  skips: number;
}

/** A ledger with more transactions than this shares no group with ledgers that have fewer, which would wait for them. */
const fewAtMost = 4;
export type Load = "few" | "many";
const loadOf = ({ waiting }: LedgerQueue): Load => (waiting.length > fewAtMost ? "many" : "few");

const contendedFrom = 4;
const isContended = ({ skips }: LedgerQueue): boolean => skips >= contendedFrom;

/** Transactions of one ledger. */
export interface Batch {
  queue: LedgerQueue;
  taken: Waiting[];
}

export class LedgerQueues {
  /** The ledger that has waited longest comes first. */
  readonly #queues = new Map<number, LedgerQueue>();

  add(ledger: number, waiting: Waiting): void {
    const queue = this.#queues.get(ledger);
    if (queue) queue.waiting.push(waiting);
    else this.#queues.set(ledger, { ledger, waiting: [waiting], isTaken: false, skips: 0 });
  }

  /** Counts ledgers that are expected to be free. */
  countFree(load?: Load): number {
    return this.#free(load).length;
  }

  #free(load?: Load): LedgerQueue[] {
    return [...this.#queues.values()].filter(
      (queue) => !queue.isTaken && !isContended(queue) && (load === undefined || loadOf(queue) === load),
    );
  }

  /** Takes at most `most` transactions of ledgers that are expected to be free, or one that must be apart. */
  takeFree(most: number, load: Load): Batch[] {
    const batches: Batch[] = [];
    let left = most;
    const free = this.#free(load);
    // Those of a ledger run one after the other: a ledger with many would make the group long.
    const mostOfEach = Math.ceil(most / free.length);
    for (const queue of free) {
      if (left === 0) break;
      const isApart = queue.waiting[0]?.isApart === true;
      if (isApart && batches.length > 0) continue;
      const batch = take(queue, Math.min(left, mostOfEach));
      left -= batch.taken.length;
      batches.push(batch);
      if (isApart) break;
    }
    return batches;
  }

  /** Takes transactions of one ledger that was locked elsewhere. */
  takeContended(most: number): Batch | null {
    for (const queue of this.#queues.values()) {
      if (!queue.isTaken && isContended(queue)) return take(queue, most);
    }
    return null;
  }

  /** To be taken again before all that came later. */
  putBack({ queue, taken }: Batch): void {
    queue.waiting.unshift(...taken);
  }

  free(queue: LedgerQueue): void {
    queue.isTaken = false;
    this.#queues.delete(queue.ledger);
    if (queue.waiting.length > 0) this.#queues.set(queue.ledger, queue);
  }
}

function take(queue: LedgerQueue, most: number): Batch {
  const next = queue.waiting.findIndex(({ isApart }) => isApart);
  let count = Math.min(most, next === -1 ? queue.waiting.length : next);
  if (next === 0) count = 1;
  queue.isTaken = true;
  return { queue, taken: queue.waiting.splice(0, count) };
}
