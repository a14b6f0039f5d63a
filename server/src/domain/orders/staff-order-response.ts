// In the domain, because the idempotency key of a portal order stores this response.
import type { components } from "@partner-esim/generated/portal/types";
import { whyOrderNotCancellable } from "../esims/cancellable.ts";
import { toOrderResponse } from "../representations.ts";
import type { Order } from "./order.ts";
import type { ListedOrder } from "./order-list.ts";

type Schemas = components["schemas"];
export type StaffOrderResponse = Schemas["StaffOrder"];

export function toCustomerResponse(order: Order | null): Schemas["OrderCustomer"] | null {
  if (!order || (order.customerName === null && order.customerEmail === null)) return null;
  return { name: order.customerName, email: order.customerEmail };
}

export function toStaffOrderResponse(
  { order, esims }: ListedOrder,
  viewer: "partner" | "support" = "partner",
): StaffOrderResponse {
  return {
    ...toOrderResponse(order, esims),
    number: order.number,
    source: order.source,
    package_names: order.items.map((item) => item.package.name),
    customer: toCustomerResponse(order),
    cancellable: whyOrderNotCancellable({ order, esims }, viewer) === null,
  };
}
