import t from "tap";
import type { Outgoing } from "../../src/domain/webhooks/attempts.ts";
import { ResultGroups } from "../../src/webhooks/result-groups.ts";

const sentTo = (ledger: number, endpoint: number) => ({ sent: { ledger, endpoint } as Outgoing });
type Sent = ReturnType<typeof sentTo>;

/** Records the endpoints of each group, which ends when it is told to. */
function start() {
  const groups: number[][] = [];
  const ends: (() => void)[] = [];
  const results = new ResultGroups<Sent>(async (received) => {
    groups.push(received.map(({ sent }) => sent.endpoint));
    await new Promise<void>((end) => ends.push(end));
    if (received.some(({ sent }) => sent.endpoint === 13)) throw new Error("of 13");
    return received.map(({ sent }) => sent);
  });
  /** A group begins in each turn. */
  const turns = async () => {
    for (let i = 0; i < 10; i += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  const end = async () => {
    for (const one of ends.splice(0)) one();
    await turns();
  };
  return { groups, results, end, turns };
}

t.test("what ends in one turn is recorded together, in turn between accounts, by number", async (t) => {
  const { groups, results, end, turns } = start();
  const recorded = Array.from({ length: 40 }, (_, i) => results.record(sentTo(1, 200 - i)));
  recorded.push(results.record(sentTo(2, 7)), results.record(sentTo(3, 500)));
  await turns();
  t.equal(groups.length, 2, "two groups at once");
  t.equal(groups[0]?.length, 16);
  t.same([groups[0]?.[0], groups[0]?.at(-1)], [7, 500], "others do not wait behind one account");
  await end();
  await end();
  t.same(
    groups.map(({ length }) => length),
    [16, 16, 10],
  );
  const next = await Promise.all(recorded);
  t.same(
    next.map((sent) => sent?.endpoint),
    [...Array.from({ length: 40 }, (_, i) => 200 - i), 7, 500],
    "each gets its own",
  );
});

t.test("if one can't be recorded, the others of its group are", async (t) => {
  const { groups, results, end, turns } = start();
  const recorded = [12, 13, 14].map((endpoint) => results.record(sentTo(1, endpoint)));
  const outcomes = Promise.allSettled(recorded);
  await turns();
  await end();
  await end();
  t.same(groups, [[12, 13, 14], [12], [13], [14]]);
  t.match(await outcomes, [
    { status: "fulfilled", value: { endpoint: 12 } },
    { status: "rejected", reason: { message: "of 13" } },
    { status: "fulfilled", value: { endpoint: 14 } },
  ]);
});
