// How long a call waits for the supplier, on a clock that others move too, and when its jobs ask again.
import { limits } from "@partner-esim/generated/limits";
import t from "tap";
import { orUnknown } from "../../src/domain/supply/attempts.ts";
import { backOffMs, nextPollAt, settlementMs } from "../../src/domain/supply/schedule.ts";
import { CircuitOpen, SupplierFailure } from "../../src/domain/supply/supplier.ts";
import { before, isOver, pollUntil } from "../../src/domain/supply/waiting.ts";

/** Time passes while somebody sleeps; `jumps` are what others add to it at each look. */
function clock(jumps: number[] = []) {
  const slept: number[] = [];
  const state = { now: 1_000_000 };
  const time = {
    now: async () => {
      state.now += jumps.shift() ?? 0;
      return state.now;
    },
    sleep: async (ms: number) => {
      slept.push(ms);
      await new Promise((resolve) => setImmediate(resolve));
      state.now += ms;
    },
  };
  return { time, slept, state };
}

const never = () => new Promise<never>(() => {});

t.test("a poll goes on until there is a result", async (t) => {
  const { time, state } = clock();
  let polls = 0;
  const result = await pollUntil(
    ...([time, state.now + 60_000, async () => (polls += 1)] as const),
    async (count) => (count === 4 ? `poll ${count}` : null),
  );
  t.equal(result, "poll 4");
});

t.test("pauses between polls grow to one second, and polling ends at its deadline", async (t) => {
  const { time, slept, state } = clock();
  const endsAt = state.now + 20_000;
  t.equal(
    await pollUntil(
      time,
      endsAt,
      async () => 1,
      async () => null,
    ),
    null,
  );
  // Each poll also watches for the end of its time every 200 ms.
  const pauses = slept.filter((ms) => ms !== 200);
  t.same(pauses.slice(0, 4), [300, 450, 675, 1000]);
  t.equal(Math.max(...pauses), 1000);
  t.ok(state.now >= endsAt && state.now <= endsAt + 400, `${state.now - endsAt} ms`);
});

t.test("a response that does not come ends with the time", async (t) => {
  const { time, state } = clock();
  const endsAt = state.now + 2000;
  t.equal(await pollUntil(time, endsAt, never, async () => "evaluated"), null);
  t.ok(state.now >= endsAt && state.now < endsAt + 400, `${state.now - endsAt} ms`);
  const late = await before(time, state.now + 1000, never());
  t.ok(isOver(late));
  const soon = await before(time, state.now + 1000, Promise.resolve("soon"));
  t.equal(soon, "soon");
  t.notOk(isOver(soon));
});

t.test("after a response the clock is not polled any more", async (t) => {
  const { time, slept, state } = clock();
  await before(time, state.now + 10_000, Promise.resolve(1));
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
  t.same(slept, [200]);
});

t.test("a clock that is set back keeps the wait as long as it was", async (t) => {
  const { time, state } = clock([0, 0, -3_600_000]);
  const startedAt = state.now;
  await before(time, startedAt + 2000, never());
  const waitedMs = state.now - (startedAt - 3_600_000);
  t.ok(waitedMs >= 2000 && waitedMs <= 2400, `${waitedMs} ms`);
});

t.test(
  "a request that fails has an unknown result, with the reason if the supplier's client gave one",
  async (t) => {
    t.same(await orUnknown(Promise.reject(new SupplierFailure("The gateway returned 503."))), {
      outcome: "unknown",
      error: "The gateway returned 503.",
      called: true,
    });
    t.match(await orUnknown(Promise.reject(new CircuitOpen("not called"))), {
      error: "not called",
      called: false,
    });
    const other = await orUnknown(Promise.reject(new Error("secret at 10.0.0.7")));
    t.match(other, { outcome: "unknown", called: true });
    t.notMatch(other, { error: /secret/ }, "other messages may hold anything");
    t.equal(await orUnknown(Promise.resolve(5)), 5);
  },
);

t.test("jobs poll less and less often until the settlement deadline", async (t) => {
  t.same([0, 1, 2, 3].map(backOffMs), [5000, 10_000, 20_000, 40_000]);
  t.same([backOffMs(19), backOffMs(1000)], [86_400_000, 86_400_000]);
  t.equal(settlementMs, limits.orderSettlementMinutes * 60_000);
  const since = 1_000_000;
  const pauseAt = (sinceMs: number) => nextPollAt(since, since + sinceMs) - since - sinceMs;
  t.same([0, 20_000, 60_000, 400_000].map(pauseAt), [5000, 5000, 15_000, 60_000]);
  t.equal(pauseAt(settlementMs - 1), 1);
});
