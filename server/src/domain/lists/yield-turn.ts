/** Lets other requests run between the parts of long work. */
export const yieldTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
