import type { Outgoing } from "../../src/domain/webhooks/attempts.ts";

/** A request to be sent. */
export const outgoing = (more: Pick<Outgoing, "url"> & Partial<Outgoing>): Outgoing => ({
  endpoint: 1,
  ledger: 1,
  endpointId: "whe_1",
  holder: "me",
  secret: "",
  delivery: 1,
  manual: null,
  deliveryId: "dlv_1",
  eventId: "evt_1",
  eventType: "order.completed",
  sequence: 1,
  body: "{}",
  ...more,
});
