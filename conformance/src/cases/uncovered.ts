/** x */
import type { RuleId } from "../contract.ts";

export const uncovered = [] as const satisfies readonly RuleId[];

export type UncoveredRuleId = (typeof uncovered)[number];
