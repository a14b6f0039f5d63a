// A supplier that fails is told of in the log, without a line for each of its calls.
import { pino } from "pino";
import t from "tap";
import { CircuitOpen } from "../../src/domain/supply/supplier.ts";
import { failureLog } from "../../src/runtime/supplier-log.ts";
import { measured } from "../../src/suppliers/measured.ts";
import { noSupplier } from "../../src/suppliers/none.ts";
import { RecentCalls } from "../../src/suppliers/recent-calls.ts";

t.test("the first failure is logged at once, then one line every ten seconds", async (t) => {
  const lines: { call: string; unlogged: number; err: { message: string } }[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  let nowMs = 0;
  const outcomes: string[] = [];
  const observer = {
    called: (_call: string, outcome: string) => void outcomes.push(outcome),
    failed: failureLog(log, () => nowMs),
    tracing: null,
  };
  const supplier = measured(noSupplier, observer, () => nowMs);
  const fail = () =>
    t.rejects(supplier.cancel({ iccid: "8988247000000000001", account: "acc_1", ifUnused: true }));
  await fail();
  t.match(lines, [{ call: "cancel", unlogged: 0, err: { message: "the deployment has no supplier" } }]);
  await fail();
  await fail();
  t.equal(lines.length, 1);
  nowMs = 10_000;
  await fail();
  t.match(lines[1], { unlogged: 2 });
  t.same(outcomes, ["failed", "failed", "failed", "failed"], "every call is counted");

  const open = { ...noSupplier, cancel: () => Promise.reject(new CircuitOpen("not called")) };
  const calls = new RecentCalls();
  const called = (_call: string, outcome: string, tookMs: number) => calls.add(outcome, tookMs, nowMs);
  const other = measured(open, { ...observer, called }, () => nowMs);
  nowMs = 20_000;
  await t.rejects(other.cancel({ iccid: "8988247000000000001", account: "acc_1", ifUnused: true }));
  t.equal(lines.length, 2, "a call that was not made has no line");
  t.match(calls.read(nowMs), { calls: 0, failed: 0, medianMs: null });
});
