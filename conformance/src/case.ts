/**
 * What a case is: the ids of the rules it proves, what it needs of the deployment, and the code that judges.
 * A rule counts as passed only if its case ran to the end, made an assertion in the rule's name and none failed.
 */
import type { Checker } from "./assert.ts";
import type { Context } from "./context.ts";
import type { RuleId } from "./contract.ts";

/**
 * What a deployment may lack. `liveKeys`: live keys for reading; `live`: live orders are welcome too;
 * `secondAccount`: keys of another account; `twoKeys`: two test keys of each account; `addresses`: extra client
 * addresses; `clock`: time that the operator can move; `portal`: the portal's API with an operator token that can
 * make accounts; `receiver`: webhooks may go to loopback; `supplier`: a network whose behaviour can be set;
 * `assortment`: what is on sale for everybody may be changed for a while.
 */
export type Need =
  | "liveKeys"
  | "live"
  | "secondAccount"
  | "twoKeys"
  | "addresses"
  | "clock"
  | "portal"
  | "receiver"
  | "supplier"
  | "assortment";

export interface CaseOptions {
  needs?: readonly Need[];
  /** True when nothing else may happen on its account meanwhile: exact balances, exact lists, exact windows. */
  quiet?: boolean;
  /** True when it changes what every account sees: it then runs after all others, and by itself. */
  alone?: boolean;
  /** True when it waits (`t.pass`): it then runs at the end, where the clock may be moved. */
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

/** A case of several rules, each with assertions of its own: `rules([a, b], {}, async (t, check) => check(a).ok(…))`. */
export function rules<const Id extends RuleId>(
  ids: readonly Id[],
  options: CaseOptions,
  run: (t: Context, check: (id: Id) => Checker) => Promise<void>,
): Case<Id> {
  return { ...options, ids, run };
}
