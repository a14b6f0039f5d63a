// Splits long work, so that other requests get their turn in the event loop.

export const yieldTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

let accepted = 0;

/** Tells that a listener has accepted a connection. */
export function countAccepted(): void {
  accepted += 1;
}

/** How many connections all listeners have accepted. */
export const acceptedSoFar = (): number => accepted;

/** A flood of connections must not stop the rest. */
const mostTurns = 3;

/** Like `yieldTurn`, but lets new connections go first: Node accepts one in each turn. */
export async function yieldToConnections(): Promise<void> {
  for (let turns = 0; turns < mostTurns; turns++) {
    const before = accepted;
    await yieldTurn();
    if (accepted === before) return;
  }
}

/** Resumes one caller per turn, in order, so that their milliseconds don't add up in one turn. */
export function onePerTurn(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(yieldTurn);
    return last;
  };
}
