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
  /** True if another process holds the ledger, or a transaction that began without naming it. */
  isContended: boolean;
}

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
    else this.#queues.set(ledger, { ledger, waiting: [waiting], isTaken: false, isContended: false });
  }

  /** Counts ledgers that are expected to be free. */
  countFree(): number {
    let count = 0;
    for (const { isTaken, isContended } of this.#queues.values()) if (!isTaken && !isContended) count += 1;
    return count;
  }

  /** Takes transactions of ledgers that are expected to be free: at most `most`, or one that must be apart. */
  takeFree(most: number): Batch[] {
    const batches: Batch[] = [];
    let left = most;
    for (const queue of this.#queues.values()) {
      if (left === 0) break;
      if (queue.isTaken || queue.isContended) continue;
      const isApart = queue.waiting[0]?.isApart === true;
      if (isApart && batches.length > 0) continue;
      const batch = take(queue, left);
      left -= batch.taken.length;
      batches.push(batch);
      if (isApart) break;
    }
    return batches;
  }

  /** Takes transactions of one ledger that was locked elsewhere. */
  takeContended(most: number): Batch | null {
    for (const queue of this.#queues.values()) {
      if (queue.isContended && !queue.isTaken) return take(queue, most);
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
