// Generated from spec/portal/*.tsp by `npm run generate`: the values of the enumerations. Do not edit.

import type { components } from "./types.ts";

type Schemas = components["schemas"];

/** In the contract's order. */
export const enums = {
  CatalogueFormat: ["json", "csv"],
  DeliveryStatus: ["pending", "sending", "delivered", "retrying", "failed"],
  DestinationType: ["country", "region"],
  DisabledBy: ["person", "used_up", "failing"],
  DiscountTier: ["standard", "bronze", "silver", "gold"],
  EntryKind: [
    "opening",
    "sandbox_refill",
    "wallet_topup",
    "adjustment",
    "order_charge",
    "order_refund",
    "topup_charge",
    "topup_refund",
  ],
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
  FigureSpan: ["hour", "day"],
  MemberRole: ["owner", "staff", "viewer"],
  Mode: ["test", "live"],
  NetworkCall: ["issue", "topup", "cancel", "usage"],
  NetworkFailure: ["timeout", "error"],
  OmissionReason: [
    "retired",
    "provider-off",
    "not-inr",
    "identity-check",
    "outside-agreed-set",
    "unlimited-not-sold",
    "unreliable-data-size",
    "unreliable-countries",
    "price-rounds-to-zero",
    "cost-above-retail",
  ],
  OperatorRole: ["admin", "support", "finance", "read_only"],
  OrderSource: ["api", "portal"],
  OrderStatus: ["processing", "completed", "partially_completed", "failed", "cancelled"],
  PackageChangeKind: ["added", "changed", "retired"],
  PackageType: ["country", "region", "global"],
  PersonRole: ["owner", "staff", "viewer", "admin", "support", "finance", "read_only"],
  SearchKind: ["account", "order", "esim", "key", "request", "event"],
  SimulatedEvent: ["activated", "usage_80", "usage_100", "expired"],
  TopupStatus: ["completed", "processing", "failed"],
  TroubledEndpoints: ["paused", "disabled", "waiting"],
  TroubledStatus: ["processing", "failed"],
} as const satisfies { [Name in keyof Schemas]?: readonly Schemas[Name][] };
