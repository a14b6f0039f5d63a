// Work that goes on in the background: a round, a sleep for as long as the round says, and the next round; `wake`
// cuts the sleep short. A wake during a round is not lost.
export interface Loop {
  wake(): void;
  /** Resolves when the round that is under way has ended. */
  stop(): Promise<void>;
}

/** @param round does what is due, never rejects, and answers how long to sleep in ms */
export function startLoop(round: () => Promise<number>): Loop {
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
  const running = (async () => {
    while (!stopped) {
      woken = false;
      const sleepMs = await round();
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
