// The history checker's verdicts: on forty written histories, on random ones against every possible order, and
// on 100,000 operations.
import fc from "fast-check";
import t from "tap";
import { type BalanceRead, checkHistory, type Entry, type History, type Purchase } from "../chaos/history.ts";

const openingPaise = 1000;
/** Each set of purchases leaves another balance. */
const pricePaise: Readonly<Record<string, number>> = { a: 10, b: 20, c: 40, d: 80, z: 2000 };
const priceOf = (purchase: string) => pricePaise[purchase] ?? 1;

/**
 * A history in two lines. The ledger: `a` is the charge of purchase a, `-a` its refund, `-a/2` half of it, and `b=970` an
 * entry with a wrong balance. The clients: `a 10-20` is a purchase with its times of request and response, `a 10-20 p` one
 * with the status `processing`, `b 10-20 a` one with the response of a, and `=990 10-20` a read of the balance.
 */
interface Written {
  ledger: string;
  clients: string;
  /** Purchases in the order of their events. */
  events?: string;
}

function entriesOf(ledger: string): Entry[] {
  const entries: Entry[] = [{ amountPaise: openingPaise, balanceAfterPaise: openingPaise, purchase: null }];
  for (const text of ledger.split(" ").filter(Boolean)) {
    const [, minus, purchase = "", half, wrong] = /^(-?)(\w)(\/2)?(?:=(\d+))?$/.exec(text) ?? [];
    const paise = priceOf(purchase) / (half ? 2 : 1);
    const amountPaise = minus ? paise : -paise;
    const balanceAfterPaise = wrong ? Number(wrong) : (entries.at(-1)?.balanceAfterPaise ?? 0) + amountPaise;
    entries.push({ amountPaise, balanceAfterPaise, purchase });
  }
  return entries;
}

function historyOf({ ledger, clients, events = "" }: Written): History {
  const purchases: Purchase[] = [];
  const reads: BalanceRead[] = [];
  for (const text of clients.split(", ").filter(Boolean)) {
    const [, name = "", from, to, more] = /^(\w|=\d+) (\d+)-(\d+)(?: (\w))?$/.exec(text) ?? [];
    const times = { sentMs: Number(from), atMs: Number(to) };
    const paise = Number(name.slice(1));
    if (name.startsWith("=")) reads.push({ ...times, paise });
    else {
      const isFinal = more !== "p";
      const id = isFinal ? (more ?? name) : name;
      const response = { atMs: times.atMs, id, isFinal };
      purchases.push({ key: `key of ${name}`, sentMs: times.sentMs, response });
    }
  }
  const entries = entriesOf(ledger);
  const listed = [...new Set(entries.flatMap(({ purchase }) => purchase ?? []))];
  const records = events.split(" ").filter(Boolean);
  return {
    purchases,
    reads,
    entries,
    events: records.map((purchase, i) => ({ sequence: i + 1, purchase })),
    listed,
  };
}

const linearizable: Readonly<Record<string, Written>> = {
  "nothing happens": { ledger: "", clients: "=1000 0-10" },
  "a read after a purchase contains it": { ledger: "a", clients: "a 10-20, =990 21-30" },
  "a read before a purchase doesn't contain it": { ledger: "a", clients: "=1000 0-9, a 10-20" },
  "a read during a purchase doesn't contain it": { ledger: "a", clients: "a 10-40, =1000 20-30" },
  "a read during a purchase contains it": { ledger: "a", clients: "a 10-40, =990 20-30" },
  "reads during a purchase: without it, then with it": {
    ledger: "a",
    clients: "a 10-60, =1000 20-30, =990 40-50",
  },
  "simultaneous reads: the one that ends first contains the purchase": {
    ledger: "a",
    clients: "a 10-60, =990 20-30, =1000 25-50",
  },
  "purchases one after the other": { ledger: "a b c", clients: "a 0-10, b 20-30, c 40-50, =930 60-70" },
  "simultaneous purchases in the order of their requests": { ledger: "a b", clients: "a 10-30, b 20-40" },
  "simultaneous purchases in the opposite order": { ledger: "b a", clients: "a 10-30, b 20-40" },
  "a long purchase before two others": { ledger: "a b c", clients: "a 0-90, b 10-20, c 30-40" },
  "a long purchase between two others": { ledger: "b a c", clients: "a 0-90, b 10-20, c 30-40" },
  "a long purchase after two others, as a read between them shows": {
    ledger: "b c a",
    clients: "a 0-90, b 10-20, =980 21-29, c 30-40",
  },
  "a purchase whose retry had the effect": {
    ledger: "b a",
    clients: "a 0-500, b 10-20, =980 100-110, =970 510-520",
  },
  "reads count two pending purchases one by one": {
    ledger: "b a",
    clients: "a 0-90, b 0-90, =1000 5-10, =980 20-30, =970 40-50",
  },
  "a request at the very time of a response may miss its purchase": {
    ledger: "a",
    clients: "a 10-20, =1000 20-30",
  },
  "a refund follows after the response": { ledger: "a -a", clients: "a 0-10, =990 20-30, =1000 40-50" },
  "a balance that comes back is read before, and after, a purchase and its refund": {
    ledger: "a -a b",
    clients: "=1000 0-9, a 10-20, =990 30-40, =1000 50-60, b 70-80, =980 90-99",
  },
  "refunds in parts": { ledger: "b -b/2 -b/2", clients: "b 0-10, =990 20-30, =1000 40-50" },
  "a purchase that was still processing ends after a later one": {
    ledger: "a b",
    clients: "a 0-10 p, b 20-30",
    events: "b a",
  },
};

const notLinearizable: Readonly<Record<string, Written>> = {
  "a stale read": { ledger: "a", clients: "a 10-20, =1000 21-30" },
  "a read of the future": { ledger: "a", clients: "=990 0-9, a 10-20" },
  "a balance that never was": { ledger: "a", clients: "a 10-40, =995 20-30" },
  "a dirty read: its purchase was rolled back": { ledger: "b", clients: "b 0-50, =990 10-20" },
  "reads that go back": { ledger: "a", clients: "a 10-60, =990 20-30, =1000 40-50" },
  "a long fork: two readers see two purchases in opposite orders": {
    ledger: "a b",
    clients: "a 0-90, b 0-90, =990 10-20, =980 10-20",
  },
  "a read with the later purchase and without the earlier one": {
    ledger: "a b",
    clients: "a 0-10, b 20-30, =980 40-50",
  },
  "a stale read while another purchase runs": { ledger: "a b", clients: "a 0-10, b 5-60, =1000 20-30" },
  "a lost update: two charges of the same balance": { ledger: "a b=980", clients: "a 0-30, b 0-30" },
  "a lost purchase": { ledger: "b", clients: "a 0-10, b 20-30" },
  "a purchase that nobody made": { ledger: "a c", clients: "a 0-10" },
  "two keys with one purchase": { ledger: "a", clients: "a 0-10, b 20-30 a" },
  "a purchase charged twice": { ledger: "a a", clients: "a 0-10" },
  "a purchase refunded twice": { ledger: "a -a -a", clients: "a 0-10" },
  "a refund in parts that exceeds the price": { ledger: "b -b/2 -b/2 -b/2", clients: "b 0-10" },
  "more spent than there was": { ledger: "z", clients: "z 0-10" },
  "charges against real time": { ledger: "b a", clients: "a 10-20, b 30-40" },
  "charges against real time beside a long purchase": {
    ledger: "c a b",
    clients: "a 0-90, b 10-20, c 30-40",
  },
  "a refund read before the purchase that precedes it": {
    ledger: "a b -a",
    clients: "a 0-10, =1000 11-19, b 20-30",
  },
  "events against real time": { ledger: "a b", clients: "a 0-10, b 20-30", events: "b a" },
};

t.test("forty histories written by hand", async (t) => {
  const verdict = (written: Written) => checkHistory(historyOf(written));
  t.equal(Object.keys(linearizable).length, 20);
  t.equal(Object.keys(notLinearizable).length, 20);
  const rejected = Object.entries(linearizable).map(([name, written]) => [name, verdict(written)]);
  t.same(
    rejected.filter(([, faults]) => faults?.length),
    [],
    "rejected, but linearizable",
  );
  const accepted = Object.keys(notLinearizable).filter((name) => {
    const written = notLinearizable[name];
    return written && verdict(written).length === 0;
  });
  t.same(accepted, [], "accepted, but not linearizable");
});

interface Operation {
  isRead: boolean;
  sentMs: number;
  atMs: number;
  /** Positions in the ledger with the operation's purchase or balance. */
  positions: number[];
}

/** Tries every position of every operation: slow, and plainly right. */
function isLinearizable(operations: readonly Operation[], chosen: readonly number[] = []): boolean {
  const next = operations[chosen.length];
  if (next === undefined) return true;
  // Reads follow the entry at their position.
  const precedes = (first: number, second: number, { isRead }: Operation) =>
    isRead ? first <= second : first < second;
  const fits = (position: number) =>
    chosen.every((other, i) => {
      const earlier = operations[i] as Operation;
      if (earlier.atMs < next.sentMs) return precedes(other, position, next);
      return next.atMs < earlier.sentMs ? precedes(position, other, earlier) : true;
    });
  return next.positions.some(
    (position) => fits(position) && isLinearizable(operations, [...chosen, position]),
  );
}

t.test("random histories: the verdict of a checker that tries every order", async (t) => {
  const times = fc.tuple(fc.nat(30), fc.nat(12)).map(([from, ms]) => ({ sentMs: from, atMs: from + ms }));
  const ledgers = fc.constantFrom("a b c", "c a b", "a -a b c", "b a c -b", "a b -b c");
  const balances = fc.constantFrom(1000, 990, 980, 970, 960, 940, 930, 950);
  const history = fc.record({
    ledger: ledgers,
    a: times,
    b: times,
    c: times,
    reads: fc.array(fc.record({ times, paise: balances }), { maxLength: 4 }),
  });
  const verdicts = { linearizable: 0, not: 0 };
  fc.assert(
    fc.property(history, ({ ledger, a, b, c, reads }) => {
      const entries = entriesOf(ledger);
      const at = { a, b, c };
      const purchases = Object.entries(at).map(([key, { sentMs, atMs }]) => ({
        key,
        sentMs,
        response: { atMs, id: key, isFinal: true },
      }));
      const balanceReads = reads.map(({ times, paise }) => ({ ...times, paise }));
      const operations: Operation[] = [
        ...Object.entries(at).map(([key, times]) => ({
          isRead: false,
          ...times,
          positions: [entries.findIndex(({ purchase }) => purchase === key)],
        })),
        ...balanceReads.map(({ sentMs, atMs, paise }) => ({
          isRead: true,
          sentMs,
          atMs,
          positions: [...entries.keys()].filter((i) => entries[i]?.balanceAfterPaise === paise),
        })),
      ];
      const expected = isLinearizable(operations);
      verdicts[expected ? "linearizable" : "not"] += 1;
      const found = checkHistory({
        purchases,
        reads: balanceReads,
        entries,
        events: [],
        listed: ["a", "b", "c"],
      });
      return (found.length === 0) === expected;
    }),
    { numRuns: 3000 },
  );
  t.ok(Math.min(verdicts.linearizable, verdicts.not) > 100, `both kinds occur: ${JSON.stringify(verdicts)}`);
});

const operationsMax = 100_000;

/** Ten clients: each purchases and then reads, and what it reads also contains simultaneous purchases. */
function longHistory(operations: number): History {
  const entries = entriesOf("");
  const purchases: Purchase[] = [];
  const reads: BalanceRead[] = [];
  for (let i = 0; i < operations / 2; i += 1) {
    const id = String(i);
    const balanceAfterPaise = (entries.at(-1)?.balanceAfterPaise ?? 0) + (i % 100 === 0 ? 99 : -1);
    const amountPaise = balanceAfterPaise - (entries.at(-1)?.balanceAfterPaise ?? 0);
    entries.push({ amountPaise, balanceAfterPaise, purchase: amountPaise < 0 ? id : null });
    const sentMs = i;
    if (amountPaise < 0)
      purchases.push({ key: `key ${id}`, sentMs, response: { atMs: i + 10, id, isFinal: true } });
    reads.push({ sentMs: i + 0.5, atMs: i + 11, paise: balanceAfterPaise });
  }
  const listed = purchases.flatMap(({ response }) => response?.id ?? []);
  const events = listed.map((purchase, i) => ({ sequence: i + 1, purchase }));
  return { purchases, reads, entries, events, listed };
}

t.test("100,000 operations, with balances that come back", async (t) => {
  const history = longHistory(operationsMax);
  t.same(checkHistory(history), []);
  const stale = { sentMs: 40_000, atMs: 40_001, paise: history.entries[39_950]?.balanceAfterPaise ?? 0 };
  t.equal(
    checkHistory({ ...history, reads: [...history.reads, stale] }).length,
    1,
    "one stale read is found",
  );
});
