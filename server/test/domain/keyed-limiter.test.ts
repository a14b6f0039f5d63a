// One account's bulk orders don't hold up the others' calls, and what waits is bounded.
import t from "tap";
import { KeyedLimiter, type LimiterBounds, LimiterFull } from "../../src/domain/limits/keyed-limiter.ts";

const bounds = (change: Partial<LimiterBounds>): LimiterBounds => ({
  atOnce: 1,
  atOncePerOwner: 1,
  waiting: 100,
  waitingPerOwner: 100,
  waitingBytes: 1000,
  ...change,
});

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Tasks that end when told to, and the order in which they began. */
function tasks(limiter: KeyedLimiter) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    add: (owner: string, name: string) =>
      limiter.run(owner, () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      }),
    async end() {
      ends.shift()?.();
      await settle();
    },
  };
}

t.test("owners take turns, and one owner never takes all slots", async (t) => {
  const work = tasks(new KeyedLimiter(bounds({ atOnce: 3, atOncePerOwner: 2 })));
  for (let i = 1; i <= 5; i++) void work.add("bulk", `bulk ${i}`);
  await settle();
  t.same(work.begun, ["bulk 1", "bulk 2"], "one place is left");
  void work.add("other", "other 1");
  void work.add("third", "third 1");
  void work.add("third", "third 2");
  await settle();
  t.same(work.begun.splice(0), ["bulk 1", "bulk 2", "other 1"]);
  for (let i = 0; i < 6; i++) await work.end();
  t.same(work.begun, ["bulk 3", "third 1", "bulk 4", "third 2", "bulk 5"]);
});

t.test("a failure frees its place", async (t) => {
  const limiter = new KeyedLimiter(bounds({}));
  const failing = limiter.run("a", async () => {
    throw new Error("no");
  });
  await t.rejects(failing, /no/);
  t.equal(await limiter.run("a", async () => 1), 1);
});

t.test("a task frees its slot only once", async (t) => {
  const limiter = new KeyedLimiter(bounds({ atOnce: 2, atOncePerOwner: 2 }));
  const leave = await limiter.enter("a");
  await limiter.enter("a");
  leave();
  leave();
  t.equal(limiter.running, 1);
});

t.test("a task beyond a limit is rejected, and waiting tasks are kept", async (t) => {
  const cases: [string, Partial<LimiterBounds>, (limiter: KeyedLimiter) => Promise<unknown>][] = [
    ["in all", { waiting: 2 }, (limiter) => limiter.enter("c")],
    ["of an owner", { waitingPerOwner: 2 }, (limiter) => limiter.enter("a")],
    ["bytes", { waitingBytes: 10 }, (limiter) => limiter.enter("c", 7)],
    ["none may wait", { waiting: 0 }, (limiter) => limiter.enter("a")],
  ];
  for (const [name, change, enter] of cases) {
    const limiter = new KeyedLimiter(bounds(change));
    const leave = await limiter.enter("a");
    const waiting = change.waiting === 0 ? [] : [limiter.enter("a", 2), limiter.enter("a", 2)];
    t.ok((await enter(limiter).catch((error) => error)) instanceof LimiterFull, name);
    t.equal(limiter.waiting, waiting.length, name);
    leave();
    for (const one of waiting) (await one)();
    t.same([limiter.running, limiter.waiting], [0, 0], name);
  }
});

t.test("the observer learns of waits and refusals", async (t) => {
  let now = 0;
  const seen: unknown[] = [];
  const limiter = new KeyedLimiter(bounds({ waiting: 1 }), {
    monotonicMs: () => now,
    started: (ms) => seen.push(ms),
    refused: () => seen.push("refused"),
  });
  const leave = await limiter.enter("a");
  const next = limiter.enter("b");
  t.equal(limiter.hasRoom("c"), false);
  now = 30;
  leave();
  await next;
  t.same(seen, [0, "refused", 30]);
});
