// Which connections end when all together hold too much.
import t from "tap";
import { type Holding, oldest, overShare } from "../../src/http/eviction.ts";

/** `a1` is the first of client `a`. */
const holdings = (...rows: [of: string, amount: number, stays?: boolean][]): Holding<string>[] =>
  rows.map(([of, amount, stays = false]) => ({ of, client: of[0] as string, amount, stays }));
const names = (some: Holding<string>[]) => some.map(({ of }) => of);

t.test("a client over its share loses its oldest; one under its share loses nothing", async (t) => {
  const all = holdings(["b1", 30], ["a1", 50], ["a2", 50], ["a3", 50], ["a4", 50]);
  t.same(names(overShare(all, 130)), ["a1", "a2"]);
  t.same(names(overShare(all, 230)), []);
});

t.test("what is being served counts, and stays", async (t) => {
  const all = holdings(["a1", 50, true], ["a2", 50], ["a3", 50], ["b1", 10]);
  t.same(names(overShare(all, 60)), ["a2", "a3"]);
});

t.test("many clients with little each don't make one with an ordinary body the greedy one", async (t) => {
  const old = Array.from({ length: 26 }, (_, i): [string, number] => [`${String.fromCharCode(97 + i)}1`, 5]);
  const all = holdings(...old, ["A1", 20]);
  t.same(names(overShare(all, 145)), ["A1"], "without a least share");
  t.same(names(overShare(all, 145, 20)), []);
  t.same(names(oldest(all, 22)), ["a1", "b1", "c1", "d1", "e1"], "the oldest end instead");
});

t.test("the oldest end until the excess is gone, without those that stay", async (t) => {
  const all = holdings(["a1", 5, true], ["b1", 5], ["c1", 5], ["d1", 5]);
  t.same(names(oldest(all, 6)), ["b1", "c1"]);
  t.same(names(oldest(all, 0)), []);
});
