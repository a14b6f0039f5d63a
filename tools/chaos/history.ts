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

export function checkEntries(entries: readonly Entry[]): string[] {
  const faults: string[] = [];
  let balance = 0;
  for (const [i, { amountPaise, balanceAfterPaise }] of entries.entries()) {
    balance += amountPaise;
    if (balanceAfterPaise !== balance)
      faults.push(`entry ${i} has the balance ${balanceAfterPaise} and not ${balance}`);
    if (balance < 0) faults.push(`entry ${i} makes the balance negative`);
    balance = balanceAfterPaise;
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
  const done: Placed[] = [...placed];
  for (const read of reads.toSorted((a, b) => a.atMs - b.atMs)) {
    const before = done.filter(({ atMs }) => atMs < read.sentMs).map(({ position }) => position);
    const after = placed.filter(({ sentMs }) => sentMs > read.atMs).map(({ position }) => position);
    const from = before.reduce((a, b) => Math.max(a, b), 0);
    const to = after.reduce((a, b) => Math.min(a, b), entries.length);
    const position = entries.findIndex(
      ({ balanceAfterPaise }, i) => i >= from && i < to && balanceAfterPaise === read.paise,
    );
    if (position === -1)
      faults.push(`a balance of ${read.paise} was read that no entry from ${from} to ${to - 1} left`);
    else done.push({ name: "a read", ...read, position });
  }
  return faults;
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
