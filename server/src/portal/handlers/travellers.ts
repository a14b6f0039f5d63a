import type { components } from "@partner-esim/generated/portal/types";
import { addAuditEntry } from "../../domain/accounts/audit-log.ts";
import type { EventSubject } from "../../domain/events/event.ts";
import { oldestReadable } from "../../domain/events/events.ts";
import type { Order } from "../../domain/orders/order.ts";
import { Refusal } from "../../domain/refusal.ts";
import { eventText, toTopupResponse } from "../../domain/representations.ts";
import { eraseTraveller } from "../../domain/travellers/erasing.ts";
import { exportTraveller } from "../../domain/travellers/exporting.ts";
import type { Traveller } from "../../domain/travellers/finding.ts";
import { toJson } from "../../domain/values/json.ts";
import { toTimestamp } from "../../domain/values/timestamps.ts";
import { findAccount } from "../accounts.ts";
import type { Handler } from "../operation.ts";
import { invalid } from "../refusals.ts";
import { accountNameOf, toOrderDetailResponse, toStaffEsimResponse } from "../responses.ts";
import type { PortalServices } from "../services.ts";

type Schemas = components["schemas"];

/** More than an order or eSIM has. */
const everything = { after: null, limit: 10_000 };

export function travellerHandlers(services: PortalServices) {
  const { store } = services;
  const { reads } = store;

  const travellerOf = async ({ email, customer_ref, account_id }: Schemas["Traveller"]) => {
    if ((email == null) === (customer_ref == null))
      return invalid("email", "Give either email or customer_ref.");
    if (customer_ref != null && account_id == null)
      return invalid("account_id", "A customer_ref belongs to one account. Give account_id.");
    const account = account_id == null ? null : await findAccount(reads, account_id);
    if (account instanceof Refusal) return account;
    const traveller: Traveller = {
      ...(email == null ? { by: "customer_ref", text: customer_ref ?? "" } : { by: "email", text: email }),
      account: account?.n ?? null,
    };
    return traveller;
  };

  const shown = async (order: Order, now: number): Promise<Schemas["TravellerOrder"]> => {
    const esims = await reads.esims.ofOrder(order.n);
    const eventsAbout = async (subject: EventSubject) =>
      await reads.events.about(subject, oldestReadable(now), everything);
    const topups: Schemas["Topup"][] = [];
    const events = await eventsAbout({ order: order.n });
    for (const { n } of esims) {
      topups.push(...(await reads.topups.ofEsim(n, everything)).map(toTopupResponse));
      events.push(...(await eventsAbout({ esim: n })));
    }
    return {
      account: await accountNameOf(reads, order.ledger),
      order: await toOrderDetailResponse(reads, { order, esims }),
      esims: await Promise.all(esims.map((esim) => toStaffEsimResponse(reads, esim, "support", services))),
      topups,
      events: events
        .sort((a, b) => b.sequence - a.sequence)
        .map((event) => JSON.parse(eventText(event)) as Schemas["Event"]),
    };
  };

  const travellersExport: Handler<"travellersExport"> = async ({ caller, body, now }) => {
    const traveller = await travellerOf(body);
    if (traveller instanceof Refusal) return traveller;
    const orders = await exportTraveller(reads, traveller, (order) => shown(order, now));
    if (orders instanceof Refusal) return orders;
    const count = `${orders.length} ${orders.length === 1 ? "order" : "orders"}`;
    await store.transaction((tx) =>
      addAuditEntry(tx, traveller.account, caller.actor, "traveller.exported", "traveller", now, count),
    );
    return { status: 200, body: toJson({ created: toTimestamp(now), orders }) };
  };

  const travellersErase: Handler<"travellersErase"> = async ({ caller, body, now }) => {
    const traveller = await travellerOf(body);
    if (traveller instanceof Refusal) return traveller;
    const orders = await eraseTraveller(store, traveller, caller.actor, now);
    return { status: 200, body: toJson({ orders }) };
  };

  return { travellersExport, travellersErase };
}
