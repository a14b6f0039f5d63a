// Long work in the event loop is split up, so that other requests get their turn.

export const yieldTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** One caller per turn, in order, so that milliseconds don't add up in one turn. */
export function onePerTurn(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(yieldTurn);
    return last;
  };
}
