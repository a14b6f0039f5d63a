// An operator's operation on an account, implemented by the members' operation.
import type { OperationId } from "@partner-esim/generated/portal/routes";
import { Refusal } from "../domain/refusal.ts";
import { findAccount } from "./accounts.ts";
import type { Call, Handler, HandlerResult } from "./operation.ts";
import type { PortalServices } from "./services.ts";

export type OfAccount = Extract<
  OperationId,
  | `account${"Endpoints" | "Deliveries" | "Resends"}${string}`
  | "accountOrdersList"
  | "accountEsimsList"
  | "accountEsimEventsList"
  | "accountOrderEventsList"
  | "accountEventsGet"
  | "accountOverviewGet"
>;
type OwnOperation<Op extends OfAccount> = Op extends `account${infer Own}` ? Uncapitalize<Own> : never;
export type OwnHandler<Op extends OfAccount> = Handler<OwnOperation<Op> & OperationId>;

/** Both operations have the same query, body and success type, which the compiler cannot infer. */
export const asMember =
  <Op extends OfAccount>({ store }: PortalServices, handler: OwnHandler<Op>): Handler<Op> =>
  async (call) => {
    const { id, endpoint_id, delivery_id, resend_id, event_id, order_id, iccid } = call.path as Record<
      string,
      string
    >;
    const account = await findAccount(store.reads, id ?? "");
    if (account instanceof Refusal) return account as HandlerResult<Op>;
    const { actor } = call.caller as Call<"accountEndpointsList">["caller"];
    const path = { id: endpoint_id ?? delivery_id ?? resend_id ?? event_id ?? order_id, iccid };
    const asOwn = { ...call, caller: { account, actor }, path };
    return (await handler(asOwn as unknown as Parameters<typeof handler>[0])) as unknown as HandlerResult<Op>;
  };
