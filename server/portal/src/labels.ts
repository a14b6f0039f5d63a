// What the contract's words are called on the pages, and how they are coloured. A word added to the contract does not
// compile before it has its label here.
import type {
  DeliveryStatus,
  DiscountTier,
  EntryKind,
  EsimStatus,
  EventType,
  MemberRole,
  Mode,
  OrderStatus,
  PersonRole,
  TopupStatus,
} from "@partner-esim/generated/portal/models";

export type Tone = "good" | "warn" | "bad" | "info" | "quiet";
interface Label {
  text: string;
  tone: Tone;
}

export const modeNames: Record<Mode, string> = { test: "Test", live: "Live" };

export const orderStatuses: Record<OrderStatus, Label> = {
  processing: { text: "Processing", tone: "info" },
  completed: { text: "Completed", tone: "good" },
  partially_completed: { text: "Partly completed", tone: "warn" },
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
  depleted: { text: "Used up", tone: "warn" },
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
  adjustment: "Correction",
  order_charge: "Order",
  order_refund: "Order refund",
  topup_charge: "Top-up",
  topup_refund: "Top-up refund",
};

/** `ping` is sent by hand only, so that no endpoint can choose it. */
export type ChosenEventType = Exclude<EventType, "ping">;
export const eventTypes: Record<ChosenEventType, string> = {
  "order.completed": "An order was filled, in whole or in part",
  "order.failed": "An order failed",
  "topup.completed": "A top-up arrived",
  "esim.activated": "An eSIM was used for the first time",
  "esim.usage_80": "80 % of the data is used",
  "esim.usage_100": "All data is used",
  "esim.expired": "An eSIM expired",
  "balance.low": "The balance fell below the threshold",
};

export const memberRoles: Record<MemberRole, string> = {
  owner: "Owner: everything in the account",
  staff: "Staff: orders, eSIMs and deliveries",
  viewer: "Viewer: reading only",
};

export const roleNames: Record<PersonRole, string> = {
  owner: "Owner",
  staff: "Staff",
  viewer: "Viewer",
  operator: "Operator",
};

export const discountTiers: Record<DiscountTier, string> = {
  standard: "Standard",
  bronze: "Bronze (5 %)",
  silver: "Silver (10 %)",
  gold: "Gold (15 %)",
};

/** The words of one of these lists, in its order. */
export const wordsOf = <W extends string>(labels: Record<W, unknown>) => Object.keys(labels) as W[];
