// Deliveries of the member's account, or of any account for operators.
import type { CreateResend, Mode } from "@partner-esim/generated/portal/models";
import type { operations } from "@partner-esim/generated/portal/types";
import { api, ask } from "../api.ts";
import { openedFrom } from "../router.tsx";
import { may } from "../session.ts";

type Query = operations["deliveriesList"]["parameters"]["query"];

const ownSource = {
  list: (query: Query) => ask(api.GET("/deliveries", { params: { query } })),
  endpoints: () => ask(api.GET("/endpoints")),
  resends: (mode: Mode) => ask(api.GET("/resends", { params: { query: { mode } } })),
  resend: (body: CreateResend) => ask(api.POST("/resends", { body })),
  cancel: (id: string) => ask(api.POST("/resends/{id}/cancel", { params: { path: { id } } })),
  get: (id: string) => ask(api.GET("/deliveries/{id}", { params: { path: { id } } })),
  retry: (id: string) => ask(api.POST("/deliveries/{id}/retry", { params: { path: { id } } })),
  mayResend: () => may("resendsCreate"),
  mayRetry: () => may("deliveriesRetry"),
  listName: async () => "Delivery log",
  pageOf: ({ id }: { id: string }) => `deliveries/${id}`,
  eventOf: ({ event_id }: { event_id: string }) => `events/${event_id}`,
  endpointOf: ({ endpoint_id }: { endpoint_id: string }) => `endpoints/${endpoint_id}`,
  listOf: (delivery: { endpoint_id: string } | undefined) =>
    openedFrom("deliveries") ?? (delivery ? `endpoints/${delivery.endpoint_id}` : "deliveries"),
};

export type DeliverySource = typeof ownSource;

function ofAccount(id: string): DeliverySource {
  const path = { id };
  return {
    list: (query) => ask(api.GET("/operator/accounts/{id}/deliveries", { params: { path, query } })),
    endpoints: () => ask(api.GET("/operator/accounts/{id}/endpoints", { params: { path } })),
    resends: (mode) => ask(api.GET("/operator/accounts/{id}/resends", { params: { path, query: { mode } } })),
    resend: (body) => ask(api.POST("/operator/accounts/{id}/resends", { params: { path }, body })),
    cancel: (resend_id) =>
      ask(
        api.POST("/operator/accounts/{id}/resends/{resend_id}/cancel", {
          params: { path: { id, resend_id } },
        }),
      ),
    get: (delivery_id) =>
      ask(
        api.GET("/operator/accounts/{id}/deliveries/{delivery_id}", {
          params: { path: { id, delivery_id } },
        }),
      ),
    retry: (delivery_id) =>
      ask(
        api.POST("/operator/accounts/{id}/deliveries/{delivery_id}/retry", {
          params: { path: { id, delivery_id } },
        }),
      ),
    mayResend: () => may("accountResendsCreate"),
    mayRetry: () => may("accountDeliveriesRetry"),
    listName: async () => (await ask(api.GET("/operator/accounts/{id}", { params: { path } }))).name,
    pageOf: (delivery) => `accounts/${id}/deliveries/${delivery.id}`,
    eventOf: ({ event_id }) => `accounts/${id}/events/${event_id}`,
    endpointOf: () => `accounts/${id}?tab=webhooks`,
    listOf: () => `accounts/${id}?tab=webhooks`,
  };
}

/** @param account id of the account, for operators */
export const deliveriesOf = (account: string | undefined): DeliverySource =>
  account === undefined ? ownSource : ofAccount(account);
