import type { OperationId } from "@partner-esim/generated/portal/routes";
import { Refusal } from "../../domain/refusal.ts";
import { findAccount } from "../accounts.ts";
import type { Call, Handler, KeyedResponse } from "../operation.ts";
import type { PortalServices } from "../services.ts";
import { deliveryHandlers, endpointHandlers } from "./webhooks.ts";

type OperatorOperation = Extract<OperationId, `account${"Endpoints" | "Deliveries"}${string}`>;
type OwnOperation<Op extends OperatorOperation> = Op extends `account${infer Own}`
  ? Uncapitalize<Own>
  : never;

export function accountWebhookHandlers(services: PortalServices) {
  const endpoints = endpointHandlers(services);
  const deliveries = deliveryHandlers(services);

  /** Both operations have the same query, body and success, which the compiler can't infer. */
  const inAccount =
    <Op extends OperatorOperation>(own: Handler<OwnOperation<Op> & OperationId>): Handler<Op> =>
    async (call) => {
      const { id, endpoint_id, delivery_id } = call.path as Record<string, string>;
      const account = await findAccount(services.store.reads, id ?? "");
      if (account instanceof Refusal) return account as KeyedResponse<Op>;
      const { actor } = call.caller as Call<"accountEndpointsList">["caller"];
      const path = { id: endpoint_id ?? delivery_id };
      const asOwn = { ...call, caller: { account, actor }, path };
      return (await own(asOwn as unknown as Parameters<typeof own>[0])) as unknown as KeyedResponse<Op>;
    };

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
    accountDeliveriesRetry: inAccount<"accountDeliveriesRetry">(deliveries.deliveriesRetry),
  };
}
