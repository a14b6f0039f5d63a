// Generated from spec/*.tsp by `npm run generate`: the events. Do not edit.

import type { components } from "./types.ts";

export type EventType =
  | "order.completed"
  | "order.failed"
  | "esim.activated"
  | "esim.usage_80"
  | "esim.usage_100"
  | "esim.expired"
  | "topup.completed"
  | "balance.low"
  | "ping";

/** Every event type; those not stored are only sent. */
export const eventTypes = [
  { type: "order.completed", stored: true },
  { type: "order.failed", stored: true },
  { type: "esim.activated", stored: true },
  { type: "esim.usage_80", stored: true },
  { type: "esim.usage_100", stored: true },
  { type: "esim.expired", stored: true },
  { type: "topup.completed", stored: true },
  { type: "balance.low", stored: true },
  { type: "ping", stored: false },
] as const satisfies readonly { type: EventType; stored: boolean }[];

/** The types of the events that can be read. */
export type StoredEventType = Extract<(typeof eventTypes)[number], { stored: true }>["type"];

/** An order reached `completed` or `partially_completed`, immediately or later. Check `data.status`: a partially completed order has fewer eSIMs than ordered, and `data.refunded` is what was refunded. */
export type OrderCompletedEvent = components["schemas"]["OrderCompletedEvent"];

/** An order ended `failed`: no eSIM was issued and the whole amount was refunded. */
export type OrderFailedEvent = components["schemas"]["OrderFailedEvent"];

/** An eSIM was used for the first time; its validity starts now. */
export type EsimActivatedEvent = components["schemas"]["EsimActivatedEvent"];

/** An eSIM has used at least 80 percent of its data. Sent once per data allowance, so again after a top-up; in live mode the next check sends it even if usage was above 80 percent of the new allowance from the start. */
export type EsimUsage80Event = components["schemas"]["EsimUsage80Event"];

/** An eSIM has used all its data and is `depleted`. Sent once per data allowance, so again after a top-up. */
export type EsimUsage100Event = components["schemas"]["EsimUsage100Event"];

/** The validity of an eSIM ended. It can't be topped up any more. */
export type EsimExpiredEvent = components["schemas"]["EsimExpiredEvent"];

/** A top-up was completed: the eSIM has its data and validity. A failed top-up sends nothing. */
export type TopupCompletedEvent = components["schemas"]["TopupCompletedEvent"];

/** An order or top-up took the balance below the account's low-balance threshold. Sent once, and again only after the balance has been above the threshold; a balance equal to the threshold changes nothing. There is one threshold for both modes: one that is set above the live balance, for a test, silences the live warning until the balance has been above it. */
export type BalanceLowEvent = components["schemas"]["BalanceLowEvent"];

/** A test event that a member sends to an endpoint from the portal. It is not stored and can't be fetched. */
export type PingEvent = components["schemas"]["PingEvent"];

export interface EventByType {
  "order.completed": OrderCompletedEvent;
  "order.failed": OrderFailedEvent;
  "esim.activated": EsimActivatedEvent;
  "esim.usage_80": EsimUsage80Event;
  "esim.usage_100": EsimUsage100Event;
  "esim.expired": EsimExpiredEvent;
  "topup.completed": TopupCompletedEvent;
  "balance.low": BalanceLowEvent;
  "ping": PingEvent;
}

/** An event, discriminated by its `type`. */
export type Event = EventByType[EventType];
