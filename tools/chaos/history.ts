// Checks what clients of one ledger saw against its entries, which order all purchases. Each key has one effect, the
// order agrees with real time, and every balance read was correct at some time during the read: together,
// linearizability.

/** An entry of the ledger, in the ledger's order. */
export interface Entry {
  amountPaise: number;
  balanceAfterPaise: number;
  /** The order or top-up charged or refunded. */
  purchase: string | null;
}

/** What a client did under one key. Times are of one monotonic clock. */
export interface Purchase {
  key: string;
  /** Time of the first attempt. */
  sentMs: number;
  /** The first success. */
  response: { atMs: number; id: string; isFinal: boolean } | null;
}

export interface BalanceRead {
  sentMs: number;
  atMs: number;
  paise: number;
}

export interface EventRecord {
  sequence: number;
  /** The purchase whose end it reports. */
  purchase: string | null;
}

export interface Arrival {
  sequence: number;
  /** Requests in flight at the endpoint, including this one. */
  open: number;
}

/** An operation between two times, with its position in the order found. */
interface Placed {
  name: string;
  sentMs: number;
  atMs: number;
  position: number;
}

export interface History {
  purchases: readonly Purchase[];
  reads: readonly BalanceRead[];
  entries: readonly Entry[];
  events: readonly EventRecord[];
  /** Ids of all purchases that the service lists. */
  listed: readonly string[];
}

/** Returns why the history is not linearizable. */
export function checkHistory({ purchases, reads, entries, events, listed }: History): string[] {
  return [
    ...checkEntries(entries),
    ...checkEffects(purchases, listed),
    ...checkOrder(purchases, entries, events),
    ...checkReads(reads, purchases, entries),
  ];
}

/** A purchase is charged once, and refunded at most its price. */
export function checkEntries(entries: readonly Entry[]): string[] {
  const faults: string[] = [];
  const spent = new Map<string, number>();
  let balance = 0;
  for (const [i, { amountPaise, balanceAfterPaise, purchase }] of entries.entries()) {
    balance += amountPaise;
    if (balanceAfterPaise !== balance)
      faults.push(`entry ${i} has the balance ${balanceAfterPaise} and not ${balance}`);
    if (balance < 0) faults.push(`entry ${i} makes the balance negative`);
    balance = balanceAfterPaise;
    if (purchase === null) continue;
    const before = spent.get(purchase);
    const after = (before ?? 0) - amountPaise;
    if (before !== undefined && amountPaise < 0) faults.push(`entry ${i} charges ${purchase} again`);
    if (after < 0) faults.push(`entry ${i} refunds ${purchase} more than it cost`);
    spent.set(purchase, after);
  }
  return faults;
}

/** @param listed ids of all purchases that the service lists */
export function checkEffects(purchases: readonly Purchase[], listed: readonly string[]): string[] {
  const faults: string[] = [];
  const keyOf = new Map<string, string>();
  for (const { key, response } of purchases) {
    if (response === null) {
      faults.push(`${key} never got a response`);
      continue;
    }
    const other = keyOf.get(response.id);
    if (other !== undefined) faults.push(`${key} and ${other} both made ${response.id}`);
    keyOf.set(response.id, key);
  }
  const present = new Set(listed);
  if (present.size < listed.length) faults.push(`${listed.length - present.size} purchases are listed twice`);
  for (const [id, key] of keyOf)
    if (!present.has(id)) faults.push(`${id} of ${key} was returned and is lost`);
  for (const id of present)
    if (!keyOf.has(id)) faults.push(`${id} was made by no key, or by one that made another`);
  return faults;
}

/** An operation that ended before another was sent must precede it. */
function checkRealTime(all: readonly Placed[]): string[] {
  const faults: string[] = [];
  const bySent = all.toSorted((a, b) => a.sentMs - b.sentMs);
  const byEnd = all.toSorted((a, b) => a.atMs - b.atMs);
  let last: Placed | null = null;
  let ended = 0;
  for (const one of bySent) {
    for (; (byEnd[ended]?.atMs ?? Number.POSITIVE_INFINITY) < one.sentMs; ended += 1) {
      const before = byEnd[ended] as Placed;
      if (last === null || before.position > last.position) last = before;
    }
    if (last !== null && last.position > one.position)
      faults.push(`${last.name} had ended before ${one.name} was sent, and comes after it`);
  }
  return faults;
}

/** The first entry of a purchase is its charge. */
export function placePurchases(purchases: readonly Purchase[], entries: readonly Entry[]): Placed[] {
  const positions = new Map<string, number>();
  for (const [i, { purchase }] of entries.entries())
    if (purchase !== null && !positions.has(purchase)) positions.set(purchase, i);
  return place(purchases, positions);
}

function place(purchases: readonly Purchase[], positions: ReadonlyMap<string, number>): Placed[] {
  return purchases.flatMap(({ key, sentMs, response }) => {
    const position = response && positions.get(response.id);
    return response && position != null ? [{ name: key, sentMs, atMs: response.atMs, position }] : [];
  });
}

export function checkOrder(
  purchases: readonly Purchase[],
  entries: readonly Entry[],
  events: readonly EventRecord[],
): string[] {
  // If a purchase's first response was final, its event was recorded before that response.
  const finals = purchases.filter(({ response }) => response?.isFinal);
  const positions = new Map(
    events.flatMap(({ sequence, purchase }) => (purchase === null ? [] : [[purchase, sequence]])),
  );
  return [
    ...checkRealTime(placePurchases(purchases, entries)).map((fault) => `charges: ${fault}`),
    ...checkRealTime(place(finals, positions)).map((fault) => `events: ${fault}`),
  ];
}

/** Gives each read the earliest possible position, so that later reads are least constrained. */
export function checkReads(
  reads: readonly BalanceRead[],
  purchases: readonly Purchase[],
  entries: readonly Entry[],
): string[] {
  const faults: string[] = [];
  const placed = placePurchases(purchases, entries);
  const endedPurchases = new HighestPositions();
  for (const { atMs, position } of placed.toSorted((a, b) => a.atMs - b.atMs))
    endedPurchases.add(atMs, position);
  const endedReads = new HighestPositions();
  const bySent = placed.toSorted((a, b) => a.sentMs - b.sentMs);
  const lowestFrom = lowestPositionsFrom(bySent, entries.length);
  const byBalance = Map.groupBy(entries.keys(), (i) => (entries[i] as Entry).balanceAfterPaise);
  for (const { sentMs, atMs, paise } of reads.toSorted((a, b) => a.atMs - b.atMs)) {
    const from = Math.max(endedPurchases.before(sentMs), endedReads.before(sentMs));
    const to = lowestFrom[firstIndex(bySent, (one) => one.sentMs > atMs)] as number;
    const positions = byBalance.get(paise) ?? [];
    const position = positions[firstIndex(positions, (one) => one >= from)];
    if (position === undefined || position >= to)
      faults.push(`a balance of ${paise} was read that no entry from ${from} to ${to - 1} left`);
    else endedReads.add(atMs, position);
  }
  return faults;
}

/** The highest position of operations that ended before a time. Operations are added in order of their ends. */
class HighestPositions {
  readonly #ends: { atMs: number; highest: number }[] = [];

  add(atMs: number, position: number): void {
    this.#ends.push({ atMs, highest: Math.max(position, this.#ends.at(-1)?.highest ?? 0) });
  }

  before(ms: number): number {
    return this.#ends[firstIndex(this.#ends, ({ atMs }) => atMs >= ms) - 1]?.highest ?? 0;
  }
}

/** Returns for each index the lowest position of this and all later operations, and at the end `highest`. */
function lowestPositionsFrom(operations: readonly Placed[], highest: number): number[] {
  const lowest = [...operations.map(({ position }) => position), highest];
  for (let i = operations.length - 1; i >= 0; i -= 1)
    lowest[i] = Math.min(lowest[i] as number, lowest[i + 1] as number);
  return lowest;
}

/** Returns the index of the first item that fits, by bisection: all items after it must fit too. */
function firstIndex<T>(items: readonly T[], fits: (item: T) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(items[middle] as T)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * A reader that has seen an event never later sees a new one with a lower sequence.
 * @param reads the sequences that one reader saw, each time all since its last read or more
 */
export function checkSequence(reads: readonly (readonly number[])[]): string[] {
  const faults: string[] = [];
  const seen = new Set<number>();
  let highest = 0;
  for (const sequences of reads) {
    for (const sequence of sequences)
      if (sequence < highest && !seen.has(sequence))
        faults.push(`event ${sequence} appeared after event ${highest} had been seen`);
    for (const sequence of sequences) {
      seen.add(sequence);
      highest = Math.max(highest, sequence);
    }
  }
  return faults;
}

/**
 * An endpoint gets one request at a time, every event at least once, and first attempts by sequence.
 * @param retried events with a failed attempt, which may come late
 */
export function checkDeliveries(
  arrivals: readonly Arrival[],
  events: readonly EventRecord[],
  retried: ReadonlySet<number>,
): string[] {
  const faults: string[] = [];
  const arrived = new Set<number>();
  let highest = 0;
  for (const { sequence, open } of arrivals) {
    if (open > 1) faults.push(`${open} requests were in flight when event ${sequence} arrived`);
    if (arrived.has(sequence)) continue;
    arrived.add(sequence);
    if (sequence < highest && !retried.has(sequence))
      faults.push(`event ${sequence} arrived after event ${highest}`);
    highest = Math.max(highest, sequence);
  }
  const known = new Set(events.map(({ sequence }) => sequence));
  for (const sequence of known) if (!arrived.has(sequence)) faults.push(`event ${sequence} never arrived`);
  for (const sequence of arrived) if (!known.has(sequence)) faults.push(`event ${sequence} is not listed`);
  return faults;
}
