// The history checker detects each kind of history that a correct service cannot produce, and accepts the others.
import t from "tap";
import {
  type BalanceRead,
  checkDeliveries,
  checkEffects,
  checkEntries,
  checkOrder,
  checkReads,
  checkSequence,
  type Entry,
  type Purchase,
} from "../chaos/history.ts";

const bought = (key: string, sentMs: number, atMs: number, id = `ord_${key}`): Purchase => ({
  key,
  sentMs,
  response: { atMs, id, isFinal: true },
});
const unanswered = (key: string, sentMs: number): Purchase => ({ key, sentMs, response: null });

/** Starts with 100, and each purchase costs 10. */
const ledger = (...keys: string[]): Entry[] => [
  { amountPaise: 100, balanceAfterPaise: 100, purchase: null },
  ...keys.map((key, i) => ({ amountPaise: -10, balanceAfterPaise: 90 - 10 * i, purchase: `ord_${key}` })),
];
const event = (sequence: number, key?: string) => ({ sequence, purchase: key ? `ord_${key}` : null });

t.test("entries: each balance is the one before plus the amount, and never negative", async (t) => {
  t.same(checkEntries(ledger("a", "b")), []);
  const lost = ledger("a", "b", "c");
  (lost[2] as Entry).balanceAfterPaise = 90;
  t.match(checkEntries(lost), [/entry 2 has the balance 90 and not 80/, /entry 3 .* 70 and not 80/]);
  const negative = [{ amountPaise: -10, balanceAfterPaise: -10, purchase: null }];
  t.match(checkEntries(negative), [/entry 0 makes the balance negative/]);
});

t.test("effects: one for each key", async (t) => {
  const journal = [bought("a", 0, 1), bought("b", 2, 3)];
  t.same(checkEffects(journal, ["ord_b", "ord_a"]), []);
  t.match(checkEffects(journal, ["ord_a"]), [/ord_b of b was returned and is lost/]);
  t.match(checkEffects(journal, ["ord_a", "ord_b", "ord_x"]), [/ord_x was made by no key/]);
  t.match(checkEffects(journal, ["ord_a", "ord_b", "ord_b"]), [/1 purchases are listed twice/]);
  t.match(checkEffects([...journal, bought("c", 4, 5, "ord_a")], ["ord_a", "ord_b"]), [/c and a both made/]);
  t.match(checkEffects([unanswered("d", 0)], []), [/d never got a response/]);
});

t.test("order: what had ended before something was sent comes before it", async (t) => {
  const none: never[] = [];
  const after = [bought("a", 0, 10), bought("b", 11, 20)];
  t.same(checkOrder(after, ledger("a", "b"), none), []);
  t.match(checkOrder(after, ledger("b", "a"), none), [/charges: a had ended before b was sent/]);
  const beside = [bought("a", 0, 10), bought("b", 10, 20)];
  t.same(checkOrder(beside, ledger("b", "a"), none), [], "purchases at the same time may take either order");
  t.same(checkOrder([unanswered("a", 0), bought("b", 5, 6)], ledger("b", "a"), none), []);
  const nested = [bought("long", 0, 100), bought("a", 10, 20), bought("b", 30, 40)];
  t.same(checkOrder(nested, ledger("a", "b", "long"), none), []);
  t.match(checkOrder(nested, ledger("b", "long", "a"), none), [/a had ended before b was sent/]);

  t.same(checkOrder(after, ledger("a", "b"), [event(4), event(5, "a"), event(7, "b")]), []);
  t.match(checkOrder(after, ledger("a", "b"), [event(7, "a"), event(5, "b")]), [/events: a had ended/]);
  const processing = { ...after[0], response: { atMs: 10, id: "ord_a", isFinal: false } } as Purchase;
  t.same(
    checkOrder([processing, after[1] as Purchase], ledger("a", "b"), [event(7, "a"), event(5, "b")]),
    [],
    "a purchase that was still processing may be reported late",
  );
});

t.test("reads: a balance is one of those at the time of its read", async (t) => {
  const journal = [bought("a", 10, 20), bought("b", 30, 40)];
  const entries = ledger("a", "b");
  const check = (...reads: BalanceRead[]) => checkReads(reads, journal, entries);
  t.same(check({ sentMs: 0, atMs: 5, paise: 100 }, { sentMs: 21, atMs: 25, paise: 90 }), []);
  t.match(check({ sentMs: 21, atMs: 25, paise: 100 }), [/a balance of 100 was read/], "a stale one");
  t.match(check({ sentMs: 0, atMs: 5, paise: 90 }), [/a balance of 90 was read/], "one of the future");
  t.match(check({ sentMs: 21, atMs: 25, paise: 85 }), [/a balance of 85 was read/], "one that never was");
  t.same(check({ sentMs: 15, atMs: 16, paise: 100 }, { sentMs: 17, atMs: 18, paise: 90 }), []);
  t.match(
    check({ sentMs: 15, atMs: 16, paise: 90 }, { sentMs: 17, atMs: 18, paise: 100 }),
    [/a balance of 100 was read/],
    "a read that goes back behind an earlier one",
  );
  t.same(
    check({ sentMs: 15, atMs: 18, paise: 90 }, { sentMs: 17, atMs: 18, paise: 100 }),
    [],
    "reads at the same time may differ",
  );
});

t.test("sequence: no new event appears below one that was seen", async (t) => {
  t.same(checkSequence([[], [1, 3], [1, 3, 4], [8, 6]]), []);
  t.same(checkSequence([[2], [2]]), []);
  t.match(
    checkSequence([
      [1, 3],
      [4, 3, 2],
    ]),
    [/event 2 appeared after event 3/],
  );
});

t.test("deliveries: all events, one request at a time, first attempts by sequence", async (t) => {
  const events = [event(1), event(2), event(4)];
  const arrivals = (...sequences: number[]) => sequences.map((sequence) => ({ sequence, open: 1 }));
  const none: ReadonlySet<number> = new Set();
  t.same(checkDeliveries(arrivals(1, 2, 2, 4, 1), events, none), [], "one may arrive again");
  t.match(checkDeliveries(arrivals(2, 1, 4), events, none), [/event 1 arrived after event 2/]);
  t.same(checkDeliveries(arrivals(2, 1, 4), events, new Set([1])), [], "a retry may come late");
  t.match(checkDeliveries(arrivals(1, 2), events, none), [/event 4 never arrived/]);
  t.match(checkDeliveries(arrivals(1, 2, 3, 4), events, none), [/event 3 is not listed/]);
  t.match(checkDeliveries([{ sequence: 1, open: 2 }], [event(1)], none), [/2 requests were in flight/]);
});
