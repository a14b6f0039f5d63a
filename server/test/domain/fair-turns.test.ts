// Work goes on in turn between owners, less of it after a long turn.
import t from "tap";
import { FairTurns } from "../../src/domain/fair-turns.ts";

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Returns the accounts whose requests went on, as they do. */
function goOn(turns: FairTurns<number>, accounts: readonly number[]): number[] {
  const gone: number[] = [];
  for (const account of accounts) void turns.take(account).then(() => gone.push(account));
  return gone;
}

const many = (account: number, count: number) => Array.from({ length: count }, () => account);

t.test("after long turns one request goes on in each, in turn between accounts", async (t) => {
  let now = 0;
  const turns = new FairTurns<number>(() => now, 3);
  const first = goOn(turns, many(1, 64));
  await turn();
  t.equal(first.length, 64, "a short turn has room for many");
  for (let i = 0; i < 8; i += 1) {
    await turns.take(1);
    now += 10;
    await turn();
  }
  const gone = goOn(turns, [1, 1, 1, 1, 2]);
  for (let i = 0; i < 5; i += 1) {
    now += 10;
    await turn();
  }
  t.same(gone, [1, 1, 2, 1, 1]);
});

t.test("all go on in the end, and more of them while turns are short", async (t) => {
  const turns = new FairTurns<number>(() => 0, 3);
  const gone = goOn(turns, many(1, 1000));
  let count = 0;
  while (gone.length < 1000) {
    await turn();
    count += 1;
  }
  t.ok(count <= 20, `${count} turns`);
});
