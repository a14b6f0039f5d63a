/**
 * Every case of the suite, and the proof that none is missing: a rule that HTTP can show and no case names is an
 * error of this file, with the rule's id in the message.
 */
import type { Case } from "../case.ts";
import type { HttpRuleId } from "../contract.ts";
import { cases as ids } from "./ids.ts";

export const allCases = [...ids] as const satisfies readonly Case[];

type Named<List extends readonly { ids: readonly string[] }[]> = List[number]["ids"][number];
type Missing = Exclude<HttpRuleId, Named<typeof allCases>>;

/** When this line fails to compile, its message names the rules that have no case. */
export const rulesWithoutACase: Record<Missing, never> = {};
