// The support policy is compared with manifests, environments and Node's schedule: each difference is a fault.
import { join } from "node:path";
import t from "tap";
import { type Facts, readFacts, supportFaults } from "../release/support.ts";

const today = new Date("2026-11-28");
const facts = readFacts(join(import.meta.dirname, "../../.."), today);

t.test("the policy is kept", async (t) => t.same(supportFaults(facts), []));

t.test("differences are faults", async (t) => {
  const engines = { ...facts.engines, sdk: ">=22" };
  const differences: [change: Partial<Facts>, fault: string][] = [
    [{ engines }, "Node of the SDK: the policy says >=20, not >=22"],
    [{ requiresPython: ">=3.11" }, "Python: the policy says >=3.10, not >=3.11"],
    [
      { environments: facts.environments.filter(({ name }) => !name.startsWith("TypeScript 5.9")) },
      "the environments' TypeScript: the policy says 5.7,5.9,7.0, not 5.7,7.0",
    ],
    [{ environments: [...facts.environments, { name: "Bun, ESM", isPassed: false }] }, "Bun, ESM failed"],
    [{ nightlyPythons: ["3.10"] }, "the nightly workflow's Python: the policy says 3.10,3.15, not 3.10"],
    [
      { policy: facts.policy.replace("| Node 20 | 30 April 2026 |", "| Node 20 | 1 May 2026 |") },
      "Node 20: Node's own schedule ends it on 2026-04-30",
    ],
  ];
  for (const [change, fault] of differences) t.same(supportFaults({ ...facts, ...change }), [fault], fault);
});

t.test("a version past its end is a fault, and so is a new LTS version that the policy lacks", async (t) => {
  t.same(supportFaults({ ...facts, today: new Date("2027-05-01") }), [
    "Node 20: the policy ended it on 30 April 2027",
  ]);
  const schedule = { ...facts.schedule, v28: { lts: "2026-10-20", end: "2030-04-30" } };
  t.same(supportFaults({ ...facts, schedule }), ["Node 28 has been LTS since 2026-10-20"]);
  t.same(
    supportFaults({ ...facts, schedule, today: new Date("2026-11-01") }),
    [],
    "a new LTS version may be missing for 30 days",
  );
});
