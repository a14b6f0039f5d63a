/** Everything the suite takes from the contract: data and types, no code that the server or SDK also runs. */
export { type ErrorCode, errorCatalogue } from "@partner-esim/generated/errors";
export { type Event, type EventType, eventTypes } from "@partner-esim/generated/events";
export { requestHeaders, responseHeaders, webhookHeaders } from "@partner-esim/generated/headers";
export { limits } from "@partner-esim/generated/limits";
export {
  type OperationId as PortalOperationId,
  routes as portalRoutes,
} from "@partner-esim/generated/portal/routes";
export type { operations as PortalOperations } from "@partner-esim/generated/portal/types";
export { type OperationId, type Route, routes } from "@partner-esim/generated/routes";
export { type HttpRuleId, type RuleId, rules } from "@partner-esim/generated/rules";

import type { components as PortalComponents } from "@partner-esim/generated/portal/types";
import type { components } from "@partner-esim/generated/types";

type Schemas = components["schemas"];
export type Balance = Schemas["Balance"];
export type Destination = Schemas["Destination"];
export type Esim = Schemas["Esim"];
export type EsimDetail = Schemas["EsimDetail"];
export type Money = Schemas["Money"];
export type Order = Schemas["Order"];
export type Package = Schemas["Package"];
export type Topup = Schemas["Topup"];
export type Mode = Schemas["Mode"];

type PortalSchemas = PortalComponents["schemas"];
export type Delivery = PortalSchemas["Delivery"];
export type DeliveryDetail = PortalSchemas["DeliveryDetail"];
export type Endpoint = PortalSchemas["Endpoint"];
export type NetworkBehaviour = PortalSchemas["NetworkBehaviour"];

/** The body type of an operation's success response. */
export type SuccessOf<Responses> = JsonOf<Responses, 200 | 201>;

type JsonOf<Responses, Status> = Status extends keyof Responses
  ? Responses[Status] extends { content: { "application/json": infer Body } }
    ? Body
    : never
  : never;

/** The list envelope. */
export interface Page<Item> {
  data: Item[];
  has_more: boolean;
  next_cursor: string | null;
}

/** Returns the paise of a Money, for exact sums; NaN for an invalid one. */
export function paiseOf(money: Money): number {
  return Math.round(Number(money?.amount) * 100);
}
