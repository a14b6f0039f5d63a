/** Every case of the suite. A rule that HTTP can show but no case names is a compile error here. */
import type { Case } from "../case.ts";
import type { HttpRuleId } from "../contract.ts";
import { cases as auth } from "./auth.ts";
import { cases as balance } from "./balance.ts";
import { cases as bodies } from "./bodies.ts";
import { cases as conventions } from "./conventions.ts";
import { cases as destinations } from "./destinations.ts";
import { cases as errorBody } from "./error-body.ts";
import { cases as errorPrecedence } from "./error-precedence.ts";
import { cases as errorFamilies } from "./errors-families.ts";
import { cases as errorFields } from "./errors-fields.ts";
import { cases as errorsGeneral } from "./errors-general.ts";
import { cases as errorLookups } from "./errors-lookups.ts";
import { cases as esimData } from "./esim-data.ts";
import { cases as esimFields } from "./esim-fields.ts";
import { cases as esimStates } from "./esim-states.ts";
import { cases as esims } from "./esims.ts";
import { cases as eventFields } from "./event-fields.ts";
import { cases as eventTypes } from "./event-types.ts";
import { cases as events } from "./events.ts";
import { cases as idempotency } from "./idempotency.ts";
import { cases as idempotencyScope } from "./idempotency-scope.ts";
import { cases as ids } from "./ids.ts";
import { cases as keptFields } from "./kept-fields.ts";
import { cases as limits } from "./limits.ts";
import { cases as orderFields } from "./order-fields.ts";
import { cases as orderStates } from "./order-states.ts";
import { cases as orderTriggers } from "./order-triggers.ts";
import { cases as ordersCreate } from "./orders-create.ts";
import { cases as ordersList } from "./orders-list.ts";
import { cases as packageFields } from "./package-fields.ts";
import { cases as packages } from "./packages.ts";
import { cases as pagination } from "./pagination.ts";
import { cases as qr } from "./qr.ts";
import { cases as sandboxTriggers } from "./sandbox-triggers.ts";
import { cases as service } from "./service.ts";
import { cases as simulate } from "./simulate.ts";
import { cases as timeFilters } from "./time-filters.ts";
import { cases as topupOutcomes } from "./topup-outcomes.ts";
import { cases as topups } from "./topups.ts";

export const allCases = [
  ...auth,
  ...balance,
  ...bodies,
  ...conventions,
  ...destinations,
  ...errorBody,
  ...errorPrecedence,
  ...errorFamilies,
  ...errorFields,
  ...errorsGeneral,
  ...errorLookups,
  ...esimData,
  ...esimFields,
  ...esimStates,
  ...esims,
  ...eventFields,
  ...eventTypes,
  ...events,
  ...idempotency,
  ...idempotencyScope,
  ...ids,
  ...keptFields,
  ...limits,
  ...orderFields,
  ...orderStates,
  ...orderTriggers,
  ...ordersCreate,
  ...ordersList,
  ...packageFields,
  ...packages,
  ...pagination,
  ...qr,
  ...sandboxTriggers,
  ...service,
  ...simulate,
  ...timeFilters,
  ...topupOutcomes,
  ...topups,
] as const satisfies readonly Case[];

type Named<List extends readonly { ids: readonly string[] }[]> = List[number]["ids"][number];
type Missing = Exclude<HttpRuleId, Named<typeof allCases>>;

/** Does not compile while a rule has no case. The error message names the rules. */
export const rulesWithoutACase: Record<`${Missing} needs a case in src/cases, listed in all.ts`, never> = {};
