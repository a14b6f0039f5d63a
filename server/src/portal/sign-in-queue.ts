// Each client has a queue with one proof at a time; queues take turns, and known people take every other turn.
import { limits } from "@partner-esim/generated/portal/limits";
import type { ProofClient, ProofQueue } from "../domain/people/ports.ts";

interface Waiting {
  hasLeft: () => boolean;
  /** Called with false if the proof was dropped. */
  settle: (isTurn: boolean) => void;
}

interface Queue {
  isRunning: boolean;
  waiting: Waiting[];
}

type Queues = Map<string, Queue>;

export interface QueueBounds {
  running: number;
  perClient: number;
  waiting: number;
}

const bounds: QueueBounds = {
  running: 2,
  perClient: limits.signInQueuePerAddress,
  waiting: limits.signInQueueMax,
};

export function signInQueue({ running: runningMax, perClient, waiting: waitingMax } = bounds): ProofQueue {
  const known: Queues = new Map();
  const unknown: Queues = new Map();
  let running = 0;
  let unknownWaiting = 0;
  let isTurnOfKnown = true;

  function dropAbsent(queues: Queues, queue: Queue): void {
    const { waiting } = queue;
    queue.waiting = waiting.filter(({ hasLeft }) => !hasLeft());
    if (queues === unknown) unknownWaiting -= waiting.length - queue.waiting.length;
    for (const { hasLeft, settle } of waiting) if (hasLeft()) settle(false);
  }

  /** Drops proofs of clients that have left, or one of the client with the most. */
  function makeRoom(): boolean {
    for (const queue of unknown.values()) dropAbsent(unknown, queue);
    if (unknownWaiting < waitingMax) return true;
    let longest: Queue | null = null;
    for (const queue of unknown.values()) {
      if (queue.waiting.length > (longest?.waiting.length ?? 1)) longest = queue;
    }
    const last = longest?.waiting.pop();
    if (last === undefined) return false;
    unknownWaiting -= 1;
    last.settle(false);
    return true;
  }

  function startNextOf(queues: Queues): boolean {
    for (const [name, queue] of queues) {
      if (queue.isRunning) continue;
      dropAbsent(queues, queue);
      queues.delete(name);
      const next = queue.waiting.shift();
      if (next === undefined) continue;
      if (queues === unknown) unknownWaiting -= 1;
      queues.set(name, queue);
      queue.isRunning = true;
      running += 1;
      next.settle(true);
      return true;
    }
    return false;
  }

  function startNext(): void {
    while (running < runningMax) {
      const [first, second] = isTurnOfKnown ? [known, unknown] : [unknown, known];
      const started = [first, second].find(startNextOf);
      if (started === undefined) return;
      isTurnOfKnown = started === unknown;
    }
  }

  return async <T>({ name, isKnown }: ProofClient, hasLeft: () => boolean, work: () => Promise<T>) => {
    const queues = isKnown ? known : unknown;
    const queue = queues.get(name) ?? { isRunning: false, waiting: [] };
    dropAbsent(queues, queue);
    if (queue.waiting.length >= perClient) return null;
    if (!isKnown && unknownWaiting >= waitingMax && (queue.waiting.length > 0 || !makeRoom())) return null;
    queues.set(name, queue);
    const turn = new Promise<boolean>((settle) => queue.waiting.push({ hasLeft, settle }));
    if (!isKnown) unknownWaiting += 1;
    startNext();
    if (!(await turn)) return null;
    try {
      return await work();
    } finally {
      running -= 1;
      queue.isRunning = false;
      if (queue.waiting.length === 0) queues.delete(name);
      startNext();
    }
  };
}
