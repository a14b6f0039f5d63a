/** Cases that wait together move the clock once for all of them, and never further than the earliest needs. */
import t from "tap";
import { SharedClock } from "../src/clock.ts";

const time = { now: () => 5_000, sleep: (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms)) };

t.test("time moves when all wait, to the earliest of them", async (t) => {
  const moves: number[] = [];
  const clock = new SharedClock(time, {
    aheadMs: 1000,
    advance: async (seconds) => void moves.push(seconds),
  });
  const seen: string[] = [];
  await Promise.all([
    clock.during(async () => {
      await clock.pass(25);
      seen.push(`a at ${clock.nowMs()}`);
    }),
    clock.during(async () => {
      await time.sleep(30);
      await clock.pass(10);
      seen.push(`b at ${clock.nowMs()}`);
      await clock.pass(20);
      seen.push(`b again at ${clock.nowMs()}`);
    }),
    clock.during(async () => {
      await time.sleep(10);
    }),
  ]);
  t.same(moves, [10, 15, 5]);
  t.same(seen, ["b at 16000", "a at 31000", "b again at 36000"]);
});

t.test("a clock that cannot be moved after all fails those who wait", async (t) => {
  const clock = new SharedClock(time, { aheadMs: 0, advance: () => Promise.reject(new Error("refused")) });
  await t.rejects(
    clock.during(() => clock.pass(1)),
    { message: "refused" },
  );
});

t.test("without such a clock waiting is sleeping", async (t) => {
  const slept: number[] = [];
  const clock = new SharedClock({ now: () => 0, sleep: async (ms) => void slept.push(ms) });
  await clock.during(() => clock.pass(2));
  t.same(slept, [2000]);
  t.equal(clock.movable, false);
});
