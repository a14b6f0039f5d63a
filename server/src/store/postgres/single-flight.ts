/**
 * Shares one read between waiting callers. The read starts after their calls, so it sees everything committed before.
 */
export function singleFlight<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;
  const start = (): Promise<T> => {
    const result = read();
    running = result;
    next = null;
    const end = () => {
      if (running === result && next === null) running = null;
    };
    const fail = () => {
      running = null;
      next = null;
    };
    result.then(end, fail);
    return result;
  };
  return () => {
    if (running === null) return start();
    next ??= running.then(start);
    return next;
  };
}
