// Long work in the event loop is split up, so that other requests get their turn.

/** Resolves once everything that waits in the event loop has run. */
export const yieldTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Lets one caller continue per turn of the event loop, in order, so that works of milliseconds don't add up in one
 * turn.
 */
export function onePerTurn(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(yieldTurn);
    return last;
  };
}
