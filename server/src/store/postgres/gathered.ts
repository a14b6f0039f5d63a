// Lookups that wait at the same moment share a statement. It begins after their calls.

/** A second statement runs while the results of the first are used. */
const mostRunning = 2;
const mostAtOnce = 64;
const mostWaiting = 10_000;

interface Waiting<K, V> {
  key: K;
  resolve: (value: V | null) => void;
  reject: (error: unknown) => void;
}

/** @param read returns a value or null for each key, in their order */
export function gathered<K, V>(read: (keys: K[]) => Promise<(V | null)[]>): (key: K) => Promise<V | null> {
  let waiting: Waiting<K, V>[] = [];
  let running = 0;
  let isStarting = false;

  const run = async (lookups: Waiting<K, V>[]) => {
    running += 1;
    try {
      const values = await read(lookups.map(({ key }) => key));
      for (const [i, { resolve }] of lookups.entries()) resolve(values[i] ?? null);
    } catch (error) {
      for (const { reject } of lookups) reject(error);
    } finally {
      running -= 1;
      startSoon();
    }
  };
  const start = () => {
    isStarting = false;
    while (running < mostRunning && waiting.length > 0) {
      const lookups = waiting.slice(0, mostAtOnce);
      waiting = waiting.slice(mostAtOnce);
      void run(lookups);
    }
  };
  /** At the end of the turn, so that all requests that go on in it share the statement. */
  const startSoon = () => {
    if (isStarting || running >= mostRunning || waiting.length === 0) return;
    isStarting = true;
    setImmediate(start);
  };
  return (key) => {
    if (waiting.length >= mostWaiting)
      return Promise.reject(new Error(`${mostWaiting} lookups wait for the database already`));
    return new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      startSoon();
    });
  };
}
