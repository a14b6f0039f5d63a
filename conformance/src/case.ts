/**
 * A case: the rules it proves, what it needs of the deployment, and its code. A rule passes only if its case ran to the
 * end and made at least one assertion for the rule, and none failed.
 */
import type { Checker } from "./assert.ts";
import type { Context } from "./context.ts";
import type { RuleId } from "./contract.ts";
import type { Need } from "./need.ts";

export interface CaseOptions {
  needs?: readonly Need[];
  /** Nothing else may use the account meanwhile: exact balances, lists and windows. */
  quiet?: boolean;
  /** Changes what every account sees, so it runs alone, after all others. */
  alone?: boolean;
  /** Waits (`t.pass`), so it runs in the last phase, where the clock may be moved. */
  waits?: boolean;
}

export interface Case<Id extends RuleId = RuleId> extends CaseOptions {
  ids: readonly Id[];
  run: (t: Context, checkerOf: (id: RuleId) => Checker) => Promise<void>;
}

/** A case of one rule: `rule("ids.order.format", async (t, check) => …)`. */
export function rule<const Id extends RuleId>(
  id: Id,
  options: CaseOptions,
  run: (t: Context, check: Checker) => Promise<void>,
): Case<Id> {
  return { ...options, ids: [id], run: (t, checkerOf) => run(t, checkerOf(id)) };
}

/** A case of several rules, each with its own assertions: `rules([a, b], {}, async (t, check) => check(a).ok(…))`. */
export function rules<const Id extends RuleId>(
  ids: readonly Id[],
  options: CaseOptions,
  run: (t: Context, check: (id: Id) => Checker) => Promise<void>,
): Case<Id> {
  return { ...options, ids, run };
}
