// Generated from spec/*.tsp by `npm run generate`: the wire types by name. Do not edit.

import type { components } from "./types.ts";

/** A model with some of its fields narrowed. */
type With<Model, Fields> = Omit<Model, keyof Fields> & Fields;

/** What a phone needs to install the eSIM. All three values are `null` on a cancelled eSIM and, for a short time after issue, until the supplier has sent them: fetch the eSIM again then. Those of a test eSIM are well formed but lead nowhere. */
export type Activation = components["schemas"]["Activation"];

/** The account's balance in the mode of the key. */
export type Balance = components["schemas"]["Balance"];

/** The balance after a charge, and the threshold that it dropped below. */
export type BalanceLow = components["schemas"]["BalanceLow"];

/** An order or top-up took the balance below the account's low-balance threshold. Sent once, and again only after the balance has been above the threshold; a balance equal to the threshold changes nothing. There is one threshold for both modes: one that is set above the live balance, for a test, silences the live warning until the balance has been above it. */
export type BalanceLowEvent = components["schemas"]["BalanceLowEvent"];

/** An ISO 3166-1 alpha-2 country code, in upper case. */
export type CountryCode = components["schemas"]["CountryCode"];

/** What to buy. */
export type CreateOrder = components["schemas"]["CreateOrder"];

/** What to add to an eSIM. */
export type CreateTopup = components["schemas"]["CreateTopup"];

/** The traveller that an eSIM is for, as a note for your own staff. */
export type Customer = components["schemas"]["Customer"];

/** A country or region that has at least one package on sale for the account. */
export type Destination = components["schemas"]["Destination"];

/** A list without pages. */
export type DestinationList = components["schemas"]["DestinationList"];

/** The kind of a destination. */
export type DestinationType = components["schemas"]["DestinationType"];

/** One email address without a display name. */
export type EmailAddress = components["schemas"]["EmailAddress"];

/** An eSIM as lists show it: everything but `activation`. */
export type Esim = components["schemas"]["Esim"];

/** An eSIM was used for the first time; its validity starts now. */
export type EsimActivatedEvent = components["schemas"]["EsimActivatedEvent"];

/** Data allowance and usage of an eSIM, in megabytes (1 GB = 1024 MB). The numbers come from the supplier and lag behind the phone, usually by minutes. */
export type EsimData = components["schemas"]["EsimData"];

/** An eSIM in full, with what a phone needs to install it. */
export type EsimDetail = components["schemas"]["EsimDetail"];

/** The validity of an eSIM ended. It can't be topped up any more. */
export type EsimExpiredEvent = components["schemas"]["EsimExpiredEvent"];

/** The package that an eSIM was issued with. */
export type EsimPackage = components["schemas"]["EsimPackage"];

/** One page of a list. */
export type EsimPage = components["schemas"]["EsimPage"];

/** Where an eSIM is in its life. More statuses may be added: treat an unknown one as neither usable nor finished. */
export type EsimStatus = components["schemas"]["EsimStatus"];

/** An eSIM as it was when an event about it was created. It never changes afterwards. */
export type EsimSummary = components["schemas"]["EsimSummary"];

/** An eSIM has used all its data and is `depleted`. Sent once per data allowance, so again after a top-up. */
export type EsimUsage100Event = components["schemas"]["EsimUsage100Event"];

/** An eSIM has used at least 80 percent of its data. Sent once per data allowance, so again after a top-up; in live mode the next check sends it even if usage was above 80 percent of the new allowance from the start. */
export type EsimUsage80Event = components["schemas"]["EsimUsage80Event"];

/** An event. `type` tells which one it is; new types may be added, so ignore unknown ones. Its `data` is the state when the event was created and never changes. */
export type Event =
  | OrderCompletedEvent
  | OrderFailedEvent
  | EsimActivatedEvent
  | EsimUsage80Event
  | EsimUsage100Event
  | EsimExpiredEvent
  | TopupCompletedEvent
  | BalanceLowEvent
  | PingEvent;

/** The id of an event: `evt_` and 24 hex characters. */
export type EventId = components["schemas"]["EventId"];

/** One page of a list. */
export type EventPage = With<components["schemas"]["EventPage"], {
  /** The items of this page, in the order of the list; empty when there are none. */
  data: Event[];
}>;

/** What an event is about. More types may be added: ignore unknown ones. */
export type EventType = components["schemas"]["EventType"];

/** The ICCID that identifies an eSIM: digits only, usually 19 or 20 of them, sent as a string. In the sandbox it starts with `8999999`. */
export type Iccid = components["schemas"]["Iccid"];

/** Links that open a phone's own eSIM set-up screen. Pass them on as they are: the activation string inside is percent-encoded already. */
export type InstallLinks = components["schemas"]["InstallLinks"];

/** Test or live: what a key, and everything made with it, belongs to. */
export type Mode = components["schemas"]["Mode"];

/** An amount of money. */
export type Money = components["schemas"]["Money"];

/** An order for eSIMs. */
export type Order =
  | With<components["schemas"]["Order"], {
      /** Its status. New values can be added. */
      status: "failed";
      /** The eSIMs issued so far: fewer than ordered while `processing` or `partially_completed`, none if `failed`. */
      esims: undefined[];
    }>
  | With<components["schemas"]["Order"], {
      /** Its status. New values can be added. */
      status: Exclude<components["schemas"]["Order"]["status"], "failed">;
      /** The eSIMs issued so far: fewer than ordered while `processing` or `partially_completed`, none if `failed`. */
      esims: components["schemas"]["Order"]["esims"];
    }>;

/** An order reached `completed` or `partially_completed`, immediately or later. Check `data.status`: a partially completed order has fewer eSIMs than ordered, and `data.refunded` is what was refunded. */
export type OrderCompletedEvent = With<components["schemas"]["OrderCompletedEvent"], {
  /** The object that the event is about, as it was when the event was created. */
  data: Order;
}>;

/** An eSIM issued for an order. */
export type OrderEsim = components["schemas"]["OrderEsim"];

/** An order ended `failed`: no eSIM was issued and the whole amount was refunded. */
export type OrderFailedEvent = With<components["schemas"]["OrderFailedEvent"], {
  /** The object that the event is about, as it was when the event was created. */
  data: Order;
}>;

/** The id of an order: `ord_` and lower-case letters and digits; in the sandbox `ord_test_` and 12 hex characters. */
export type OrderId = components["schemas"]["OrderId"];

/** One package of an order. */
export type OrderItem = components["schemas"]["OrderItem"];

/** One page of a list. */
export type OrderPage = With<components["schemas"]["OrderPage"], {
  /** The items of this page, in the order of the list; empty when there are none. */
  data: Order[];
}>;

/** The status of an order. */
export type OrderStatus = components["schemas"]["OrderStatus"];

/** An amount of data (or unlimited data) for one or more countries, valid for a number of days. */
export type Package = components["schemas"]["Package"];

/** The id of a package: `pkg_` and a number without leading zeros. */
export type PackageId = components["schemas"]["PackageId"];

/** A list without pages. */
export type PackageList = components["schemas"]["PackageList"];

/** One page of a list. */
export type PackagePage = components["schemas"]["PackagePage"];

/** How wide a package's coverage is sold. */
export type PackageType = components["schemas"]["PackageType"];

/** Nothing: a ping has no subject. */
export type PingData = components["schemas"]["PingData"];

/** A test event that a member sends to an endpoint from the portal. It is not stored and can't be fetched. */
export type PingEvent = components["schemas"]["PingEvent"];

/** The id of one request: `req_` and 16 hex characters. */
export type RequestId = components["schemas"]["RequestId"];

/** The position of an event among those of its account and mode. */
export type Sequence = components["schemas"]["Sequence"];

/** What to simulate. */
export type SimulateEsim = components["schemas"]["SimulateEsim"];

/** What can happen to a test eSIM. */
export type SimulatedEvent = components["schemas"]["SimulatedEvent"];

/** A time to filter by: a date (`2026-11-21`, the start of that day in UTC) or a date-time (`2026-11-21T09:30`, with optional seconds, fraction and zone). The zone is `Z` or an offset such as `+05:30`; without one the time is UTC. Fractions are truncated to milliseconds. In a query string the plus sign of an offset is written `%2B`. A day or time that does not exist is rejected. */
export type TimeFilter = components["schemas"]["TimeFilter"];

/** A time in UTC to the second, as `YYYY-MM-DDTHH:MM:SSZ`. */
export type Timestamp = components["schemas"]["Timestamp"];

/** A package added, or being added, to an eSIM. */
export type Topup = components["schemas"]["Topup"];

/** A top-up was completed: the eSIM has its data and validity. A failed top-up sends nothing. */
export type TopupCompletedEvent = components["schemas"]["TopupCompletedEvent"];

/** The id of a top-up: `top_` and lower-case letters and digits; in the sandbox `top_test_` and 12 hex characters. */
export type TopupId = components["schemas"]["TopupId"];

/** One page of a list. */
export type TopupPage = components["schemas"]["TopupPage"];

/** The status of a top-up. More statuses may be added: treat an unknown one as not yet completed. */
export type TopupStatus = components["schemas"]["TopupStatus"];
