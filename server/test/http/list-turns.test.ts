import { limits } from "@partner-esim/generated/limits";
import t from "tap";
import { ListTurns } from "../../src/http/list-turns.ts";

const microtasks = () => new Promise<void>((resolve) => process.nextTick(resolve));
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Returns what has started, as it grows. */
function startedOf(turns: ListTurns, lists: [account: number, items: number][]): number[] {
  const started: number[] = [];
  for (const [account, items] of lists)
    void turns.take({ account, hasLeft: () => false }, items).then(() => started.push(account));
  return started;
}

t.test("one longest page is read in a turn, in turn between accounts", async (t) => {
  const longest = limits.pageLimitMax;
  const started = startedOf(
    new ListTurns(
      () => 0,
      () => 0,
    ),
    [
      [1, longest],
      [1, longest],
      [1, longest],
      [2, longest],
    ],
  );
  await microtasks();
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
  const started = startedOf(
    new ListTurns(
      () => ++accepted,
      () => 0,
    ),
    pages,
  );
  for (let i = 0; i < 4; i++) {
    await microtasks();
    t.same(started, [1]);
    await turn();
  }
  t.same(started, [1, 1]);
});

t.test("short pages share a turn", async (t) => {
  const quarter = limits.pageLimitMax / 4;
  const lists = Array.from({ length: 6 }, (_, i): [number, number] => [i, quarter]);
  const started = startedOf(
    new ListTurns(
      () => 0,
      () => 0,
    ),
    lists,
  );
  await microtasks();
  t.same(started, [0, 1, 2, 3]);
  await turn();
  t.same(started, [0, 1, 2, 3, 4, 5]);
});

t.test("a few lists are read side by side, few of one account, and none whose reader has left", async (t) => {
  const turns = new ListTurns(
    () => 0,
    () => 0,
  );
  const gone = new Set<number>();
  const reading: number[] = [];
  let begun = 0;
  const read = (account: number) =>
    turns.read({ account, hasLeft: () => gone.has(account) }, async (turn) => {
      reading.push(account);
      if (account === 1) begun += 1;
      for (let part = 0; part < 3; part++) await turn(limits.pageLimitMax);
      reading.splice(reading.indexOf(account), 1);
    });
  const lists = Array.from({ length: 400 }, (_, i) => read(i < 200 ? 1 : i));
  const settled = Promise.allSettled(lists);
  await turn();
  t.equal(reading.length, 32);
  t.equal(reading.filter((account) => account === 1).length, 4);
  gone.add(1);
  const results = await settled;
  t.equal(begun, 4, "those that waited don't begin");
  t.equal(results.filter(({ status }) => status === "fulfilled").length, 200);
  for (const result of results.slice(0, 200))
    t.match(result, { status: "rejected", reason: { refusal: { code: "rate_limited" } } });
});

t.test("lists beyond the queue are rejected, those of the account with most first", async (t) => {
  const turns = new ListTurns(
    () => 0,
    () => 0,
  );
  const read = (account: number) =>
    turns
      .read({ account, hasLeft: () => false }, async (turn) => await turn(1))
      .then(
        () => true,
        ({ refusal }) => refusal.code,
      );
  const greedy = Array.from({ length: 2500 }, () => read(1));
  const other = read(2);
  const results = await Promise.all(greedy);
  t.equal(results.filter((result) => result === "rate_limited").length, 496);
  t.equal(await other, true);
});

t.test("two parts of lists are read at a time, and others wait for none of a list", async (t) => {
  const turns = new ListTurns(
    () => 0,
    () => 0,
  );
  const ends: (() => void)[] = [];
  const part = () => new Promise<void>((resolve) => ends.push(resolve));
  const read = (account: number) =>
    turns.read({ account, hasLeft: () => false }, async (turn) => {
      for (let i = 0; i < 2; i++) {
        await turn(1);
        await part();
      }
    });
  const failing = turns.read({ account: 0, hasLeft: () => false }, async (turn) => {
    await turn(1);
    throw new Error("not read");
  });
  await t.rejects(failing, /not read/, "its part has ended too");
  const all = Promise.all([read(1), read(1), read(2), read(3)]);
  for (let i = 0; i < 5; i++) await turn();
  t.equal(ends.length, 2);
  await turns.take({ account: 4, hasLeft: () => false }, 1);
  for (let ended = 0; ended < 8; ended++) {
    ends[ended]?.();
    await turn();
    await turn();
    t.equal(ends.length, Math.min(8, ended + 3));
  }
  await all;
});

t.test("an account that reads several lists at a time rests five times as long as a part took", async (t) => {
  let nowMs = 0;
  const turns = new ListTurns(
    () => 0,
    () => nowMs,
  );
  const ends: (() => void)[] = [];
  const read = (account: number) =>
    turns.read({ account, hasLeft: () => false }, async (turn) => {
      await turn(1);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const end = async (i: number, tookMs: number) => {
    nowMs += tookMs;
    ends[i]?.();
    for (let i = 0; i < 3; i++) await turn();
  };
  const all = Promise.all([read(1), read(1), read(1)]);
  await turn();
  t.equal(ends.length, 2);
  const startedAt = performance.now();
  await end(0, 10);
  t.equal(ends.length, 2, "the account rests");
  const other = read(2);
  await turn();
  t.equal(ends.length, 3, "another one doesn't");
  await end(2, 0);
  while (ends.length < 4) await turn();
  t.ok(performance.now() - startedAt >= 49);
  await end(1, 0);
  await end(3, 0);
  await new Promise((resolve) => setTimeout(resolve, 150));
  const alone = [read(1)];
  await turn();
  t.equal(ends.length, 5);
  await end(4, 1000);
  alone.push(read(1), read(2));
  await turn();
  t.equal(ends.length, 7, "nor does an account that read one list");
  await end(5, 0);
  await end(6, 0);
  await Promise.all([all, other, ...alone]);
});

t.test("parts that wait long leave their places to other accounts", async () => {
  const turns = new ListTurns(
    () => 0,
    () => 0,
  );
  const read = (account: number, part: Promise<unknown>) =>
    turns.readInOnePart({ account, hasLeft: () => false }, () => part);
  let end = () => {};
  const wait = new Promise<void>((resolve) => {
    end = resolve;
  });
  const long = [read(1, wait), read(1, wait)];
  await read(2, Promise.resolve());
  end();
  await Promise.all(long);
  await read(1, Promise.resolve());
});
