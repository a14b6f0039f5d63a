// Long work in the event loop is done in parts: between them other requests get their turn.

/** Resolves once everything that waits in the event loop has had its turn. */
export const giveWay = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
