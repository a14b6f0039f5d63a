// The queue of proofs of identity. Each client has a lane in which one proof runs at a time, and lanes take turns, so
// that a client with many attempts delays only its own. Known people take every other turn.
import { limits } from "@partner-esim/generated/portal/limits";
import type { ProofLane, ProofQueue } from "../domain/people/ports.ts";

interface Lane {
  isRunning: boolean;
  /** Each is called with whether its turn has come, or it was dropped. */
  waiting: ((isTurn: boolean) => void)[];
}

type Lanes = Map<string, Lane>;

export interface QueueBounds {
  /** Proofs in progress. */
  running: number;
  perLane: number;
  /** Waiting proofs of unknown clients. */
  waiting: number;
}

const bounds: QueueBounds = {
  running: 2,
  perLane: limits.signInQueuePerAddress,
  waiting: limits.signInQueueMax,
};

export function signInQueue({ running: runningMax, perLane, waiting: waitingMax } = bounds): ProofQueue {
  const known: Lanes = new Map();
  const unknown: Lanes = new Map();
  let running = 0;
  let unknownWaiting = 0;
  let isTurnOfKnown = true;

  /** Makes room for a client without waiting proofs, by dropping one of the client with the most. */
  function makeRoom(): boolean {
    let longest: Lane | null = null;
    for (const lane of unknown.values()) {
      if (lane.waiting.length > (longest?.waiting.length ?? 1)) longest = lane;
    }
    const last = longest?.waiting.pop();
    if (last === undefined) return false;
    unknownWaiting -= 1;
    last(false);
    return true;
  }

  /** Starts the next proof of the lanes; its lane moves to the end. */
  function startNextOf(lanes: Lanes): boolean {
    for (const [name, lane] of lanes) {
      const next = lane.isRunning ? undefined : lane.waiting.shift();
      if (next === undefined) continue;
      if (lanes === unknown) unknownWaiting -= 1;
      lanes.delete(name);
      lanes.set(name, lane);
      lane.isRunning = true;
      running += 1;
      next(true);
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

  return async <T>({ name, isKnown }: ProofLane, work: () => Promise<T>): Promise<T | null> => {
    const lanes = isKnown ? known : unknown;
    const lane = lanes.get(name) ?? { isRunning: false, waiting: [] };
    if (lane.waiting.length >= perLane) return null;
    if (!isKnown && unknownWaiting >= waitingMax && (lane.waiting.length > 0 || !makeRoom())) return null;
    lanes.set(name, lane);
    const turn = new Promise<boolean>((resolve) => lane.waiting.push(resolve));
    if (!isKnown) unknownWaiting += 1;
    startNext();
    if (!(await turn)) return null;
    try {
      return await work();
    } finally {
      running -= 1;
      lane.isRunning = false;
      if (lane.waiting.length === 0) lanes.delete(name);
      startNext();
    }
  };
}
