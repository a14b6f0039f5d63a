import t from "tap";
import type { ErrorCode } from "../src/contract.ts";
import { pairsOf, untestedPairs } from "../src/faults.ts";

const fault = (code: ErrorCode, part: string) => ({
  code,
  parts: [part],
  change: (options: object) => options,
});

t.test("a pair of errors whose faults need the same part is told, unless it is listed", async (t) => {
  const faulty = {
    good: {},
    faults: [
      fault("invalid_request", "query"),
      fault("esim_not_found", "path"),
      fault("esim_not_topupable", "path"),
      fault("order_not_found", "path"),
    ],
  };
  t.same(
    pairsOf(faulty).map(({ first, second }) => `${first} before ${second}`),
    [
      "invalid_request before esim_not_found",
      "invalid_request before esim_not_topupable",
      "invalid_request before order_not_found",
    ],
  );
  t.same(untestedPairs(faulty), [
    "esim_not_found before order_not_found",
    "esim_not_topupable before order_not_found",
  ]);
});
