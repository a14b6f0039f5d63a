// A background loop. A failed round ends neither the loop nor the process, and a `wake` during a round is not lost.
import type { Logger } from "pino";

export interface Loop {
  wake(): void;
  stop(): Promise<void>;
}

export interface LoopOptions {
  log: Logger;
  failure: string;
  afterFailureMs: number;
}

/** @param round returns how long to sleep, in ms */
export function startLoop(round: () => Promise<number>, { log, failure, afterFailureMs }: LoopOptions): Loop {
  let stopped = false;
  let woken = false;
  let endSleep: () => void = () => {};
  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const runRound = async (): Promise<number> => {
    try {
      return await round();
    } catch (error) {
      log.error({ err: error }, failure);
      return afterFailureMs;
    }
  };
  const running = (async () => {
    while (!stopped) {
      woken = false;
      const sleepMs = await runRound();
      if (!stopped && !woken) await sleep(sleepMs);
    }
  })();
  const wake = () => {
    woken = true;
    endSleep();
  };
  return {
    wake,
    async stop() {
      stopped = true;
      wake();
      await running;
    },
  };
}
