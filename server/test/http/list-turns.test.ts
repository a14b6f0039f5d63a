import { limits } from "@partner-esim/generated/limits";
import t from "tap";
import { ListTurns } from "../../src/http/list-turns.ts";

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Returns what has started, as it grows. */
function startedOf(turns: ListTurns, lists: [ledger: number, items: number][]): number[] {
  const started: number[] = [];
  for (const [ledger, items] of lists) void turns.take(ledger, items).then(() => started.push(ledger));
  return started;
}

t.test("one longest page is read in a turn, in turn between accounts", async (t) => {
  const longest = limits.pageLimitMax;
  const started = startedOf(new ListTurns(() => 0), [
    [1, longest],
    [1, longest],
    [1, longest],
    [2, longest],
  ]);
  await Promise.resolve();
  t.same(started, [1]);
  await turn();
  t.same(started, [1, 1]);
  await turn();
  t.same(started, [1, 1, 2], "the other account does not wait for all of the first");
  await turn();
  t.same(started, [1, 1, 2, 1]);
});

t.test("while connections are accepted, a page is read in one of four turns", async (t) => {
  let accepted = 0;
  const pages = Array.from({ length: 3 }, (): [number, number] => [1, limits.pageLimitMax]);
  const started = startedOf(new ListTurns(() => ++accepted), pages);
  for (let i = 0; i < 4; i++) {
    await Promise.resolve();
    t.same(started, [1]);
    await turn();
  }
  t.same(started, [1, 1]);
});

t.test("short pages share a turn", async (t) => {
  const quarter = limits.pageLimitMax / 4;
  const lists = Array.from({ length: 6 }, (_, i): [number, number] => [i, quarter]);
  const started = startedOf(new ListTurns(() => 0), lists);
  await Promise.resolve();
  t.same(started, [0, 1, 2, 3]);
  await turn();
  t.same(started, [0, 1, 2, 3, 4, 5]);
});
