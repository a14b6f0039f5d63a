// Generated from spec/*.tsp by `npm run generate`: how statuses begin and change. Do not edit.

import type { enums } from "./enums.ts";
import type { EventType } from "./events.ts";

/** One way into a status: from another one, or when an object is created. */
export interface StatusChange<Status extends string = string> {
  from: Status | null;
  to: Status;
  when: string;
  /** The event that records it. */
  event: EventType | null;
}

/** In the contract's order. */
export const statusChanges = {
  OrderStatus: [
    { from: null, to: "processing", when: "eSIMs still to be issued", event: null },
    {
      from: "processing",
      to: "completed",
      when: "the last eSIM is issued",
      event: "order.completed",
    },
    {
      from: "processing",
      to: "partially_completed",
      when: "only some are issued",
      event: "order.completed",
    },
    { from: "processing", to: "failed", when: "none is issued", event: "order.failed" },
    { from: null, to: "completed", when: "all issued at once", event: "order.completed" },
    { from: "completed", to: "cancelled", when: "cancelled, all eSIMs unused", event: null },
    {
      from: null,
      to: "partially_completed",
      when: "only some are issued",
      event: "order.completed",
    },
    {
      from: "partially_completed",
      to: "cancelled",
      when: "cancelled, all eSIMs unused",
      event: null,
    },
    { from: null, to: "failed", when: "none is issued", event: "order.failed" },
  ],
  EsimStatus: [
    { from: null, to: "ready", when: "issued", event: null },
    { from: "ready", to: "active", when: "first use", event: "esim.activated" },
    {
      from: "ready",
      to: "cancelled",
      when: "cancelled in the portal or by support",
      event: null,
    },
    { from: "active", to: "depleted", when: "all data is used", event: "esim.usage_100" },
    { from: "active", to: "expired", when: "its days are over", event: "esim.expired" },
    { from: "active", to: "cancelled", when: "cancelled by support", event: null },
    { from: "depleted", to: "active", when: "a top-up is completed", event: null },
    { from: "depleted", to: "expired", when: "its days are over", event: "esim.expired" },
    { from: "depleted", to: "cancelled", when: "cancelled by support", event: null },
  ],
  TopupStatus: [
    { from: null, to: "completed", when: "applied at once", event: "topup.completed" },
    { from: null, to: "processing", when: "still to be applied", event: null },
    { from: "processing", to: "completed", when: "applied", event: "topup.completed" },
    { from: "processing", to: "failed", when: "not applied", event: null },
    { from: null, to: "failed", when: "not applied", event: null },
  ],
} as const satisfies {
  [Name in keyof typeof enums]?: readonly StatusChange<(typeof enums)[Name][number]>[];
};
