// How fast an account may call the supplier's gateway.
import t from "tap";
import { Pace } from "../../src/suppliers/pace.ts";

t.test("a burst, then an even pace, for each account apart", async (t) => {
  let nowMs = 1_000_000;
  const slept: number[] = [];
  const sleep = async (ms: number) => void slept.push(ms);
  const pace = new Pace({ perSecond: 10, burst: 3, monotonicMs: () => nowMs, sleep });
  for (let i = 0; i < 4; i++) await pace.turn("a");
  t.same(slept, [], "three more than one at once");
  await pace.turn("a");
  await pace.turn("a");
  t.same(slept, [100, 200]);
  await pace.turn("b");
  t.equal(slept.length, 2, "another account does not wait");
  nowMs += 300;
  await pace.turn("a");
  t.equal(slept.length, 2, "it waited for the others' time");
  nowMs += 60_000;
  for (let i = 0; i < 4; i++) await pace.turn("a");
  t.equal(slept.length, 2);
  await pace.turn("a");
  t.same(slept.at(-1), 100, "a pause allows one burst, not more");
});
