// Chooses which connections to end when all together hold too much: those of the clients that hold most, oldest first.

export interface Holding<T> {
  of: T;
  client: string;
  amount: number;
  /** Counts, but can't be ended. */
  stays: boolean;
}

/**
 * Returns those to end so that each client holds at most its share. `holdings` are in order of age, oldest first.
 * @param least what a client may hold however small its share is
 */
export function overShare<T>(holdings: readonly Holding<T>[], most: number, least = 0): Holding<T>[] {
  const held = new Map<string, number>();
  for (const { client, amount } of holdings) held.set(client, (held.get(client) ?? 0) + amount);
  const share = Math.max(least, fairShare([...held.values()], most));
  return holdings.filter(({ client, amount, stays }) => {
    const has = held.get(client) ?? 0;
    if (has <= share || stays) return false;
    held.set(client, has - amount);
    return true;
  });
}

/** Returns the oldest that together hold `excess`. */
export function oldest<T>(holdings: readonly Holding<T>[], excess: number): Holding<T>[] {
  let left = excess;
  return holdings.filter(({ amount, stays }) => {
    if (left <= 0 || stays) return false;
    left -= amount;
    return true;
  });
}

export const sumOf = (holdings: readonly Holding<unknown>[]): number =>
  holdings.reduce((sum, { amount }) => sum + amount, 0);

/** Returns the largest share at which all together have at most `most`. */
function fairShare(held: number[], most: number): number {
  let left = most;
  let clients = held.length;
  for (const count of held.sort((a, b) => a - b)) {
    if (count > left / clients) return Math.floor(left / clients);
    left -= count;
    clients -= 1;
  }
  return Number.POSITIVE_INFINITY;
}
