/**
 * Cases of rules that need more than HTTP: the portal, webhooks, a moved clock or a controlled supplier. Rules that no
 * run can show are in uncovered.ts; a rule in both lists does not compile.
 */
import type { Case } from "../case.ts";
import type { HttpRuleId } from "../contract.ts";
import { cases as listing } from "./listing.ts";
import { cases as liveEsims } from "./live-esims.ts";
import { cases as liveSupplier } from "./live-supplier.ts";
import { cases as liveUnits } from "./live-units.ts";
import { cases as movedTime } from "./moved-time.ts";
import { cases as portalAccess } from "./portal-access.ts";
import { cases as portalBalance } from "./portal-balance.ts";
import { cases as portalCatalogue } from "./portal-catalogue.ts";
import { cases as portalOrders } from "./portal-orders.ts";
import type { UncoveredRuleId } from "./uncovered.ts";
import { cases as webhookAddresses } from "./webhook-addresses.ts";
import { cases as webhookDisabling } from "./webhook-disabling.ts";
import { cases as webhookEndpoints } from "./webhook-endpoints.ts";
import { cases as webhookRequests } from "./webhook-requests.ts";
import { cases as webhookRetries } from "./webhook-retries.ts";

export const cases = [
  ...listing,
  ...liveEsims,
  ...liveSupplier,
  ...liveUnits,
  ...movedTime,
  ...portalAccess,
  ...portalBalance,
  ...portalCatalogue,
  ...portalOrders,
  ...webhookAddresses,
  ...webhookDisabling,
  ...webhookEndpoints,
  ...webhookRequests,
  ...webhookRetries,
] as const satisfies readonly Case[];

type Named = (typeof cases)[number]["ids"][number];

/** If this line fails to compile, its message names rules that have a case and are also listed as uncovered. */
export const coveredAndListed: Record<Extract<Named, UncoveredRuleId | HttpRuleId>, never> = {};
