// Long work in the event loop is split up, so that other requests get their turn.

/** Resolves once everything that waits in the event loop has run. */
export const yieldTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
