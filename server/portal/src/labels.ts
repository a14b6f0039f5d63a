// Labels and colours of the contract's values. A value added to the contract does not compile without its label.
import { limits as apiLimits } from "@partner-esim/generated/limits";
import type {
  DeliveryStatus,
  EntryKind,
  EsimStatus,
  EventType,
  MemberRole,
  OrderStatus,
  PersonRole,
  SimulatedEvent,
  TopupStatus,
} from "@partner-esim/generated/portal/models";

export type Tone = "good" | "warn" | "bad" | "info" | "quiet";
export interface Label {
  text: string;
  tone: Tone;
}

export const orderStatuses: Record<OrderStatus, Label> = {
  processing: { text: "Processing", tone: "info" },
  completed: { text: "Completed", tone: "good" },
  partially_completed: { text: "Partially completed", tone: "warn" },
  failed: { text: "Failed", tone: "bad" },
  cancelled: { text: "Cancelled", tone: "quiet" },
};

export const topupStatuses: Record<TopupStatus, Label> = {
  processing: { text: "Processing", tone: "info" },
  completed: { text: "Completed", tone: "good" },
  failed: { text: "Failed", tone: "bad" },
};

export const esimStatuses: Record<EsimStatus, Label> = {
  ready: { text: "Ready", tone: "info" },
  active: { text: "Active", tone: "good" },
  depleted: { text: "Depleted", tone: "warn" },
  expired: { text: "Expired", tone: "quiet" },
  cancelled: { text: "Cancelled", tone: "quiet" },
};

export const deliveryStatuses: Record<DeliveryStatus, Label> = {
  delivered: { text: "Delivered", tone: "good" },
  pending: { text: "Pending", tone: "info" },
  sending: { text: "Sending", tone: "info" },
  retrying: { text: "Retrying", tone: "warn" },
  failed: { text: "Failed", tone: "bad" },
};

export const entryKinds: Record<EntryKind, string> = {
  opening: "Opening balance",
  sandbox_refill: "Sandbox refill",
  wallet_topup: "Funds added",
  adjustment: "Adjustment",
  order_charge: "Order",
  order_refund: "Order refund",
  topup_charge: "Top-up",
  topup_refund: "Top-up refund",
};

export const simulatedEvents: Record<SimulatedEvent, string> = {
  activated: "First use",
  usage_80: `${apiLimits.usageWarningPercent} % used`,
  usage_100: "All data used",
  expired: "Expiry",
};

/** `ping` is only sent manually, so endpoints cannot choose it. */
export type ChosenEventType = Exclude<EventType, "ping">;
export const eventTypes: Record<ChosenEventType, string> = {
  "order.completed": "An order completed, fully or partially",
  "order.failed": "An order failed",
  "topup.completed": "A top-up completed",
  "esim.activated": "An eSIM was used for the first time",
  "esim.usage_80": `${apiLimits.usageWarningPercent} % of the data is used`,
  "esim.usage_100": "All data is used",
  "esim.expired": "An eSIM expired",
  "balance.low": "The balance fell below the threshold",
};

export const nameOfEvent = (type: EventType): string => (type === "ping" ? "Test event" : eventTypes[type]);

export const eventTones: Record<EventType, Tone> = {
  "order.completed": "good",
  "order.failed": "bad",
  "topup.completed": "good",
  "esim.activated": "info",
  "esim.usage_80": "warn",
  "esim.usage_100": "bad",
  "esim.expired": "quiet",
  "balance.low": "warn",
  ping: "quiet",
};

export const memberRoles: Record<MemberRole, string> = {
  owner: "Owner: everything in the account",
  staff: "Staff: orders, eSIMs and deliveries",
  viewer: "Viewer: read only",
};

export const roleNames: Record<PersonRole, string> = {
  owner: "Owner",
  staff: "Staff",
  viewer: "Viewer",
  admin: "Admin",
  support: "Support",
  finance: "Finance",
  read_only: "Read only",
};

/** Returns the values of one of these lists, in order. */
export const wordsOf = <W extends string>(labels: Record<W, unknown>) => Object.keys(labels) as W[];
