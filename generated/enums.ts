// Generated from spec/*.tsp by `npm run generate`: the values of the enumerations. Do not edit.

import type { components } from "./types.ts";

type Schemas = components["schemas"];

/** In the contract's order. */
export const enums = {
  DestinationType: ["country", "region"],
  EsimStatus: ["ready", "active", "depleted", "expired", "cancelled"],
  EventType: [
    "order.completed",
    "order.failed",
    "esim.activated",
    "esim.usage_80",
    "esim.usage_100",
    "esim.expired",
    "topup.completed",
    "balance.low",
    "ping",
  ],
  Mode: ["test", "live"],
  OrderStatus: ["processing", "completed", "partially_completed", "failed", "cancelled"],
  PackageType: ["country", "region", "global"],
  SimulatedEvent: ["activated", "usage_80", "usage_100", "expired"],
  TopupStatus: ["completed", "processing", "failed"],
} as const satisfies { [Name in keyof Schemas]?: readonly Schemas[Name][] };
