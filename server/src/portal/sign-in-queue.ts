// Each client has a lane with one proof at a time; lanes take turns, and known people take every other turn.
import { limits } from "@partner-esim/generated/portal/limits";
import type { ProofLane, ProofQueue } from "../domain/people/ports.ts";

interface Waiting {
  hasLeft: () => boolean;
  /** Called with false if the proof was dropped. */
  settle: (isTurn: boolean) => void;
}

interface Lane {
  isRunning: boolean;
  waiting: Waiting[];
}

type Lanes = Map<string, Lane>;

export interface QueueBounds {
  running: number;
  perLane: number;
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

  function dropAbsent(lanes: Lanes, lane: Lane): void {
    const { waiting } = lane;
    lane.waiting = waiting.filter(({ hasLeft }) => !hasLeft());
    if (lanes === unknown) unknownWaiting -= waiting.length - lane.waiting.length;
    for (const { hasLeft, settle } of waiting) if (hasLeft()) settle(false);
  }

  /** Drops proofs of clients that have left, or one of the client with the most. */
  function makeRoom(): boolean {
    for (const lane of unknown.values()) dropAbsent(unknown, lane);
    if (unknownWaiting < waitingMax) return true;
    let longest: Lane | null = null;
    for (const lane of unknown.values()) {
      if (lane.waiting.length > (longest?.waiting.length ?? 1)) longest = lane;
    }
    const last = longest?.waiting.pop();
    if (last === undefined) return false;
    unknownWaiting -= 1;
    last.settle(false);
    return true;
  }

  function startNextOf(lanes: Lanes): boolean {
    for (const [name, lane] of lanes) {
      if (lane.isRunning) continue;
      dropAbsent(lanes, lane);
      lanes.delete(name);
      const next = lane.waiting.shift();
      if (next === undefined) continue;
      if (lanes === unknown) unknownWaiting -= 1;
      lanes.set(name, lane);
      lane.isRunning = true;
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

  return async <T>({ name, isKnown }: ProofLane, hasLeft: () => boolean, work: () => Promise<T>) => {
    const lanes = isKnown ? known : unknown;
    const lane = lanes.get(name) ?? { isRunning: false, waiting: [] };
    dropAbsent(lanes, lane);
    if (lane.waiting.length >= perLane) return null;
    if (!isKnown && unknownWaiting >= waitingMax && (lane.waiting.length > 0 || !makeRoom())) return null;
    lanes.set(name, lane);
    const turn = new Promise<boolean>((settle) => lane.waiting.push({ hasLeft, settle }));
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
