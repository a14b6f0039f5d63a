/**
 * Every case of the suite, and the proof that none is missing: a rule that HTTP can show and no case names is an
 * error of this file, with the rule's id in the message.
 */
import type { Case } from "../case.ts";
import type { HttpRuleId } from "../contract.ts";
import { cases as auth } from "./auth.ts";
import { cases as bodies } from "./bodies.ts";
import { cases as conventions } from "./conventions.ts";
import { cases as errorFamilies } from "./errors-families.ts";
import { cases as errorFields } from "./errors-fields.ts";
import { cases as errorsGeneral } from "./errors-general.ts";
import { cases as errorLookups } from "./errors-lookups.ts";
import { cases as idempotency } from "./idempotency.ts";
import { cases as idempotencyScope } from "./idempotency-scope.ts";
import { cases as ids } from "./ids.ts";
import { cases as limits } from "./limits.ts";
import { cases as pagination } from "./pagination.ts";
import { cases as service } from "./service.ts";
import { cases as timeFilters } from "./time-filters.ts";

export const allCases = [
  ...auth,
  ...bodies,
  ...conventions,
  ...errorFamilies,
  ...errorFields,
  ...errorsGeneral,
  ...errorLookups,
  ...idempotency,
  ...idempotencyScope,
  ...ids,
  ...limits,
  ...pagination,
  ...service,
  ...timeFilters,
] as const satisfies readonly Case[];

type Named<List extends readonly { ids: readonly string[] }[]> = List[number]["ids"][number];
type Missing = Exclude<HttpRuleId, Named<typeof allCases> | Unwritten>;

/** Areas whose cases are still to be written; they count as missing once this list is empty. */
type Unwritten = `${
  | "balance"
  | "countries"
  | "esims"
  | "events"
  | "orders"
  | "packages"
  | "qr"
  | "resources"
  | "simulate"
  | "states"
  | "topup-packages"
  | "topups"}.${string}`;

/** When this line fails to compile, its message names the rules that have no case. */
export const rulesWithoutACase: Record<Missing, never> = {};
