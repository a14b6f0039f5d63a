// Splits long work, so that other requests get their turn in the event loop.

export const yieldTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

let accepted = 0;

/** Tells that a listener has accepted a connection. */
export function countAccepted(): void {
  accepted += 1;
}

/** How many connections all listeners have accepted. */
export const acceptedSoFar = (): number => accepted;

/** Resumes one caller per turn, in order, so that their milliseconds don't add up in one turn. */
export function onePerTurn(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(yieldTurn);
    return last;
  };
}
