import type { OperationId } from "@partner-esim/generated/portal/routes";
import { asMember, type OwnHandler } from "../as-member.ts";
import type { PortalServices } from "../services.ts";
import { resendHandlers } from "./resends.ts";
import { deliveryHandlers, endpointHandlers } from "./webhooks.ts";

type OperatorOperation = Extract<OperationId, `account${"Endpoints" | "Deliveries" | "Resends"}${string}`>;

export function accountWebhookHandlers(services: PortalServices) {
  const endpoints = endpointHandlers(services);
  const deliveries = deliveryHandlers(services);
  const resends = resendHandlers(services);

  const inAccount = <Op extends OperatorOperation>(handler: OwnHandler<Op>) =>
    asMember<Op>(services, handler);

  return {
    accountEndpointsList: inAccount<"accountEndpointsList">(endpoints.endpointsList),
    accountEndpointsGet: inAccount<"accountEndpointsGet">(endpoints.endpointsGet),
    accountEndpointsCreate: inAccount<"accountEndpointsCreate">(endpoints.endpointsCreate),
    accountEndpointsUpdate: inAccount<"accountEndpointsUpdate">(endpoints.endpointsUpdate),
    accountEndpointsDelete: inAccount<"accountEndpointsDelete">(endpoints.endpointsDelete),
    accountEndpointsEnable: inAccount<"accountEndpointsEnable">(endpoints.endpointsEnable),
    accountEndpointsDisable: inAccount<"accountEndpointsDisable">(endpoints.endpointsDisable),
    accountEndpointsSecretGet: inAccount<"accountEndpointsSecretGet">(endpoints.endpointsSecretGet),
    accountEndpointsSecretRotate: inAccount<"accountEndpointsSecretRotate">(endpoints.endpointsSecretRotate),
    accountEndpointsPing: inAccount<"accountEndpointsPing">(endpoints.endpointsPing),
    accountDeliveriesList: inAccount<"accountDeliveriesList">(deliveries.deliveriesList),
    accountDeliveriesGet: inAccount<"accountDeliveriesGet">(deliveries.deliveriesGet),
    accountResendsList: inAccount<"accountResendsList">(resends.resendsList),
    accountResendsCreate: inAccount<"accountResendsCreate">(resends.resendsCreate),
    accountResendsCancel: inAccount<"accountResendsCancel">(resends.resendsCancel),
    accountDeliveriesRetry: inAccount<"accountDeliveriesRetry">(deliveries.deliveriesRetry),
  };
}
