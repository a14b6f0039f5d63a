import type { InvariantId } from "../../../domain/verification.ts";
import { catalogueChecks } from "./catalogue.ts";
import type { Check, CheckContext } from "./check.ts";
import { esimChecks } from "./esims.ts";
import { eventChecks, jobChecks, responseChecks } from "./events.ts";
import { moneyChecks } from "./money.ts";
import { networkChecks } from "./network.ts";
import { orderChecks, topupChecks } from "./orders.ts";
import { webhookChecks } from "./webhooks.ts";

type OfTheFile = "file.integrity" | "file.references";

export function checksOf(context: CheckContext): Record<Exclude<InvariantId, OfTheFile>, Check> {
  return {
    ...moneyChecks(),
    ...orderChecks(context),
    ...topupChecks(),
    ...esimChecks(context),
    ...eventChecks(context),
    ...responseChecks(context),
    ...webhookChecks(context),
    ...networkChecks(),
    ...jobChecks(),
    ...catalogueChecks(),
  };
}
