/** Waiting cases move the clock together, at most to the earliest time that one needs. */
import t from "tap";
import { aheadOf, SharedClock } from "../src/clock.ts";
import { openDeployment } from "../src/deployment.ts";
import { Exchange } from "../src/wire.ts";
import { accounts, listen, runWithReports } from "./fake-deployment.ts";

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

t.test("a clock that turns out to be immovable fails the waiting cases", async (t) => {
  const clock = new SharedClock(time, { aheadMs: 0, advance: () => Promise.reject(new Error("refused")) });
  await t.rejects(
    clock.during(() => clock.pass(1)),
    { message: "refused" },
  );
});

t.test("without a virtual clock waiting is sleeping", async (t) => {
  const slept: number[] = [];
  const clock = new SharedClock({ now: () => 0, sleep: async (ms) => void slept.push(ms) });
  await clock.during(() => clock.pass(2));
  t.same(slept, [2000]);
  t.equal(clock.movable, false);
});

t.test("the deployment's time comes from the Date of a response, within a second", async (t) => {
  const startMs = Date.parse("2026-03-01T10:00:00.400Z");
  const ahead = (date: string, tookMs: number) => {
    const outgoing = { method: "GET", target: "/", headers: [] };
    const headers = date === "" ? [] : ["Date", date];
    return aheadOf(new Exchange(outgoing, 200, headers, Buffer.alloc(0), [startMs, startMs + tookMs]));
  };
  t.equal(ahead("Sun, 01 Mar 2026 10:00:00 GMT", 20), 0, "the same second");
  t.equal(ahead("Sun, 01 Mar 2026 10:00:02 GMT", 3000), 0, "a second within the call");
  t.equal(ahead("", 20), 0, "no Date");
  t.equal(ahead("soon", 20), 0, "no time");
  t.ok(Math.abs(ahead("Sun, 01 Mar 2026 10:10:00 GMT", 20) - 600_000) < 1000, "ten minutes ahead");
  t.ok(Math.abs(ahead("Sun, 01 Mar 2026 09:50:00 GMT", 20) + 600_000) < 1000, "ten minutes behind");
});

t.test(
  "times are checked by the deployment's clock, and a report states its difference from ours",
  async (t) => {
    for (const aheadMs of [600_000, -600_000]) {
      const { baseUrl, close } = await listen((request, response) => {
        request.resume();
        const date = new Date(Date.now() + aheadMs).toUTCString();
        response.writeHead(200, { "Content-Type": "application/json", Date: date }).end("{}");
      });
      const profile = { baseUrl, accounts, liveOrders: false, changesCatalogue: false, sourceAddresses: [] };
      const { world, unusable } = await openDeployment({ profile, timeoutMs: 5000, runId: "test" }, []);
      t.equal(unusable, undefined);
      t.ok(Math.abs(world.clock.nowMs() - Date.now() - aheadMs) < 2000, "its time");
      world.wire.close();
      const { result, stdout } = await runWithReports({ baseUrl, accounts }, ["--only", "balance.get.ok"]);
      const told = new RegExp(
        `clock is (599|600|601) s ${aheadMs > 0 ? "ahead of" : "behind"} this machine's`,
      );
      t.match(result.remarks.join("\n"), told);
      t.match(stdout, told);
      close();
    }
  },
);
