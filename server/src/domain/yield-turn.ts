// Splits long work, so that other requests get their turn in the event loop.

export const yieldTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Resumes one caller per turn, in order, so that their milliseconds don't add up in one turn. */
export function onePerTurn(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(yieldTurn);
    return last;
  };
}
