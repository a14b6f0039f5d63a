/** The rules beyond HTTP that have no case yet. It only ever gets shorter: a rule that gets a case leaves this list. */
import type { RuleId } from "../contract.ts";

export const uncovered = [
  "auth.bad-key-block.end",
  "packages.listing.partner-dependent",
  "packages.omit.provider-off",
  "packages.omit.retired",
  "resources.destination.code.stable",
] as const satisfies readonly RuleId[];

export type UncoveredRuleId = (typeof uncovered)[number];
