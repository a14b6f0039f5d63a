// Generated from spec/*.tsp by `npm run generate`: the models by name. Do not edit.

/** What a phone needs to install the eSIM. All three values are `null` on a cancelled eSIM and, for a short time after issue, until the supplier has sent them: fetch the eSIM again then. Those of a test eSIM are well formed but lead nowhere. */
export interface Activation {
  /** The whole activation string, as in the QR code: `LPA:1$`, the SM-DP+ address, `$`, the code. */
  lpa: string | null;
  /** Host name of the SM-DP+ server, the middle part of `lpa`, for manual entry. */
  smdp_address: string | null;
  /** What follows the address in `lpa`: the code for manual entry. Of some networks `$`, an OID, `$` and `1` follow it. */
  activation_code: string | null;
}

/** The account's balance in the mode of the key. */
export interface Balance {
  /** What can be spent now. */
  balance: Money;
  /** The level below which `balance.low` is sent; null if none is set (or 0), and then the event is never sent. The same for test and live keys. It is set in the portal. */
  low_balance_threshold: Money | null;
  /** The mode of the key. */
  mode: Mode;
}

/** The balance after a charge, and the threshold that it dropped below. */
export interface BalanceLow {
  /** The balance after the charge, and after any refund in the same request. */
  balance: Money;
  /** The account's low-balance threshold at that time. */
  threshold: Money;
}

/** An order or top-up took the balance below the account's low-balance threshold. Sent once, and again only after the balance has been above the threshold; a balance equal to the threshold changes nothing. There is one threshold for both modes: one that is set above the live balance, for a test, silences the live warning until the balance has been above it. */
export interface BalanceLowEvent {
  /** Id of the event, the same on every read and delivery: use it to detect duplicates. */
  id: EventId;
  /** What happened; it determines the shape of `data`. */
  type: "balance.low";
  /** The mode that the event belongs to. */
  mode: Mode;
  /** When the event was created. Several events can have the same second: order them by `sequence`. */
  created: Timestamp;
  /** Increases with every event of the account, separately for test and live. A gap does not mean that an event was lost; 0 on a test event, which a member sends from the portal. */
  sequence: Sequence;
  /** The object that the event is about, as it was when the event was created. */
  data: BalanceLow;
}

/** An ISO 3166-1 alpha-2 country code, in upper case. */
export type CountryCode = string;

/** What to buy. */
export interface CreateOrder {
  /** The id of the package, exactly as the catalogue returns it. */
  package_id: string;
  /** How many eSIMs: a whole number, not a text. Null counts as omitted. */
  quantity?: number | null;
  /** Your own reference: stored as sent, copied to every eSIM of the order, and usable as a filter. An empty string counts as none. In the sandbox some prefixes of it control the outcome. */
  customer_ref?: string | null;
  /** Shown to your staff in the portal. No response, event or webhook contains it, and no message is ever sent to it. Null counts as none. */
  customer?: Customer | null;
}

/** What to add to an eSIM. */
export interface CreateTopup {
  /** Id of one of this eSIM's top-up packages. */
  package_id: string;
  /** Your reference for this top-up: free text, returned as sent. An empty string counts as none. With a test key some prefixes, case-sensitive, control the outcome once everything else about the request is valid; with a live key they mean nothing. */
  customer_ref?: string | null;
}

/** The traveller that an eSIM is for, as a note for your own staff. */
export interface Customer {
  /** The traveller's name. */
  name?: string | null;
  /** One email address: a local part, an at sign, and a domain with a dot in it; no display name. */
  email?: EmailAddress | null;
}

/** A country or region that has at least one package on sale for the account. */
export interface Destination {
  /** The ISO 3166-1 alpha-2 code of a country (`FR`), or `region-` and a number. */
  code: string;
  /** The name to display. */
  name: string;
  /** Whether it is a country or a region. New kinds can be added. */
  type: DestinationType;
  /** The number of packages on sale for it: as many as the package list filtered by it contains. */
  packages_count: number;
}

/** A list without pages. */
export interface DestinationList {
  /** All items, in the order of the list; empty when there are none. */
  data: Destination[];
}

/** The kind of a destination. */
export type DestinationType = "country" | "region";

/** One email address without a display name or invisible characters. */
export type EmailAddress = string;

/** An eSIM as lists show it: everything but `activation`. */
export interface Esim {
  /** The ICCID, digits only: the identifier of the eSIM. */
  iccid: Iccid;
  /** Where the eSIM is in its life, as currently known. */
  status: EsimStatus;
  /** The mode of the eSIM: that of the key. */
  mode: Mode;
  /** The order that it was issued for; `null` for one that support issued without an order. */
  order_id: OrderId | null;
  /** The `customer_ref` of that order; `null` when the order has none. */
  customer_ref: string | null;
  /** The package that it was issued with. Top-ups don't change it. */
  package: EsimPackage;
  /** URL of a PNG image of the activation string. It needs no API key, so whoever has it can install the eSIM. `null` on a cancelled eSIM and until the install details are available. */
  qr_code_url: string | null;
  /** One-tap links to a phone's eSIM set-up screen. */
  install_links: InstallLinks;
  /** Allowance and use. */
  data: EsimData;
  /** How many days the eSIM lasts from its first use, completed top-ups included. */
  validity_days: number;
  /** When it was first used; `null` until then. */
  activated_at: Timestamp | null;
  /** When its validity ends: `activated_at` plus `validity_days`; `null` until it is activated. A simulated `expired` sets it to the current time. */
  expires_at: Timestamp | null;
  /** When it was issued. */
  created: Timestamp;
}

/** An eSIM was used for the first time; its validity starts now. */
export interface EsimActivatedEvent {
  /** Id of the event, the same on every read and delivery: use it to detect duplicates. */
  id: EventId;
  /** What happened; it determines the shape of `data`. */
  type: "esim.activated";
  /** The mode that the event belongs to. */
  mode: Mode;
  /** When the event was created. Several events can have the same second: order them by `sequence`. */
  created: Timestamp;
  /** Increases with every event of the account, separately for test and live. A gap does not mean that an event was lost; 0 on a test event, which a member sends from the portal. */
  sequence: Sequence;
  /** The object that the event is about, as it was when the event was created. */
  data: EsimSummary;
}

/** Data allowance and usage of an eSIM, in megabytes (1 GB = 1024 MB). The numbers come from the supplier and lag behind the phone, usually by minutes. */
export interface EsimData {
  /** Whether the eSIM has no data cap. */
  unlimited: boolean;
  /** The whole allowance in MB, completed top-ups included; `null` if unlimited. For a daily-allowance package it is the amount of one day times the number of days. */
  total_mb: number | null;
  /** Used so far in MB. Always a number, 0 on a new eSIM, and never above `total_mb`. */
  used_mb: number;
  /** Remaining MB: `total_mb` minus `used_mb`; `null` if unlimited. */
  remaining_mb: number | null;
}

/** An eSIM in full, with what a phone needs to install it. */
export interface EsimDetail extends Esim {
  /** Install details. The object is always present; its values can be `null`. */
  activation: Activation;
}

/** The validity of an eSIM ended. It can't be topped up any more. */
export interface EsimExpiredEvent {
  /** Id of the event, the same on every read and delivery: use it to detect duplicates. */
  id: EventId;
  /** What happened; it determines the shape of `data`. */
  type: "esim.expired";
  /** The mode that the event belongs to. */
  mode: Mode;
  /** When the event was created. Several events can have the same second: order them by `sequence`. */
  created: Timestamp;
  /** Increases with every event of the account, separately for test and live. A gap does not mean that an event was lost; 0 on a test event, which a member sends from the portal. */
  sequence: Sequence;
  /** The object that the event is about, as it was when the event was created. */
  data: EsimSummary;
}

/** The package that an eSIM was issued with. */
export interface EsimPackage {
  /** Id of that package; `null` when the service no longer knows it. It may have left the catalogue since. */
  id: PackageId | null;
  /** Name of that package, for display. */
  name: string;
}

/** One page of a list. */
export interface EsimPage {
  /** The items of this page, in the order of the list; empty when there are none. */
  data: Esim[];
  /** Whether more items follow. */
  has_more: boolean;
  /** Send it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

/** Where an eSIM is in its life. More statuses may be added: treat an unknown one as neither usable nor finished. */
export type EsimStatus = "ready" | "active" | "depleted" | "expired" | "cancelled";

/** An eSIM as it was when an event about it was created. It never changes afterwards. */
export interface EsimSummary {
  /** The ICCID, digits only. */
  iccid: Iccid;
  /** Status when the event was created. */
  status: EsimStatus;
  /** The order that it was issued for; `null` for one that was issued without an order. */
  order_id: OrderId | null;
  /** The `customer_ref` of that order; `null` when the order has none. */
  customer_ref: string | null;
  /** Allowance and use when the event was created. */
  data: EsimData;
  /** End of validity at that time; `null` if the eSIM was not activated yet. */
  expires_at: Timestamp | null;
}

/** An eSIM has used all its data and is `depleted`. Sent once per data allowance, so again after a top-up. */
export interface EsimUsage100Event {
  /** Id of the event, the same on every read and delivery: use it to detect duplicates. */
  id: EventId;
  /** What happened; it determines the shape of `data`. */
  type: "esim.usage_100";
  /** The mode that the event belongs to. */
  mode: Mode;
  /** When the event was created. Several events can have the same second: order them by `sequence`. */
  created: Timestamp;
  /** Increases with every event of the account, separately for test and live. A gap does not mean that an event was lost; 0 on a test event, which a member sends from the portal. */
  sequence: Sequence;
  /** The object that the event is about, as it was when the event was created. */
  data: EsimSummary;
}

/** An eSIM has used at least 80 percent of its data. Sent once per data allowance, so again after a top-up; in live mode the next check sends it even if usage was above 80 percent of the new allowance from the start. */
export interface EsimUsage80Event {
  /** Id of the event, the same on every read and delivery: use it to detect duplicates. */
  id: EventId;
  /** What happened; it determines the shape of `data`. */
  type: "esim.usage_80";
  /** The mode that the event belongs to. */
  mode: Mode;
  /** When the event was created. Several events can have the same second: order them by `sequence`. */
  created: Timestamp;
  /** Increases with every event of the account, separately for test and live. A gap does not mean that an event was lost; 0 on a test event, which a member sends from the portal. */
  sequence: Sequence;
  /** The object that the event is about, as it was when the event was created. */
  data: EsimSummary;
}

/** An event. `type` tells which one it is; new types may be added, so ignore unknown ones. Its `data` is the state when the event was created and never changes, except that `customer_ref` becomes null when the traveller is erased. */
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
export type EventId = string;

/** One page of a list. */
export interface EventPage {
  /** The items of this page, in the order of the list; empty when there are none. */
  data: Event[];
  /** Whether more items follow. */
  has_more: boolean;
  /** Send it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

/** What an event is about. More types may be added: ignore unknown ones. */
export type EventType = "order.completed" | "order.failed" | "esim.activated" | "esim.usage_80" | "esim.usage_100" | "esim.expired" | "topup.completed" | "balance.low" | "ping";

/** The ICCID that identifies an eSIM: digits only, usually 19 or 20 of them, sent as a string. In the sandbox it starts with `8999999`. */
export type Iccid = string;

/** Links that open a phone's own eSIM set-up screen. Pass them on as they are: the activation string inside is percent-encoded already. */
export interface InstallLinks {
  /** For iPhones and iPads; `null` if `activation.lpa` is `null`. */
  ios: string | null;
  /** For Android phones; `null` if `activation.lpa` is `null`. */
  android: string | null;
}

/** Test or live: what a key, and everything made with it, belongs to. */
export type Mode = "test" | "live";

/** An amount of money. */
export interface Money {
  /** The amount in rupees, as a decimal string with exactly two digits after the point. */
  amount: string;
  /** The ISO 4217 code of the currency; always `INR`. */
  currency: "INR";
}

/** An order for eSIMs. */
export type Order = OrderWithEsims | FailedOrder;

/** An order for eSIMs, unless it is `failed`. */
export interface OrderWithEsims {
  /** The id of the order. */
  id: OrderId;
  /** Its status. New values can be added. */
  status: Exclude<OrderStatus, "failed">;
  /** The mode it was placed in. */
  mode: Mode;
  /** The package ordered; null when a portal order holds more than one, see `items`. */
  package_id: PackageId | null;
  /** How many units were ordered, issued or not; null when a portal order holds more than one package, see `items`. */
  quantity: number | null;
  /** What was ordered, one entry for each package. An order placed through the API has exactly one. */
  items: OrderItem[];
  /** The reference sent with the order, unchanged; null when none or an empty one was sent, or the traveller was erased. */
  customer_ref: string | null;
  /** What was charged for the whole order. */
  total: Money;
  /** What has been refunded; `0.00` if nothing has. It grows when one of several eSIMs is cancelled, and `status` stays, also `completed`. */
  refunded: Money;
  /** The balance right after the charge, without later refunds. It never changes. For a failed or partially completed order the balance was this plus `refunded`. */
  balance_after: Money;
  /** When the order was placed. */
  created: Timestamp;
  /** The eSIMs issued so far: fewer than ordered while `processing` or `partially_completed`, none if `failed`. */
  esims: OrderEsim[];
}

/** An order for eSIMs, when it is `failed`. */
export interface FailedOrder {
  /** The id of the order. */
  id: OrderId;
  /** Its status. New values can be added. */
  status: "failed";
  /** The mode it was placed in. */
  mode: Mode;
  /** The package ordered; null when a portal order holds more than one, see `items`. */
  package_id: PackageId | null;
  /** How many units were ordered, issued or not; null when a portal order holds more than one package, see `items`. */
  quantity: number | null;
  /** What was ordered, one entry for each package. An order placed through the API has exactly one. */
  items: OrderItem[];
  /** The reference sent with the order, unchanged; null when none or an empty one was sent, or the traveller was erased. */
  customer_ref: string | null;
  /** What was charged for the whole order. */
  total: Money;
  /** What has been refunded; `0.00` if nothing has. It grows when one of several eSIMs is cancelled, and `status` stays, also `completed`. */
  refunded: Money;
  /** The balance right after the charge, without later refunds. It never changes. For a failed or partially completed order the balance was this plus `refunded`. */
  balance_after: Money;
  /** When the order was placed. */
  created: Timestamp;
  /** The eSIMs issued so far: fewer than ordered while `processing` or `partially_completed`, none if `failed`. */
  esims: undefined[];
}

/** An order reached `completed` or `partially_completed`, immediately or later. Check `data.status`: a partially completed order has fewer eSIMs than ordered, and `data.refunded` is what was refunded. */
export interface OrderCompletedEvent {
  /** Id of the event, the same on every read and delivery: use it to detect duplicates. */
  id: EventId;
  /** What happened; it determines the shape of `data`. */
  type: "order.completed";
  /** The mode that the event belongs to. */
  mode: Mode;
  /** When the event was created. Several events can have the same second: order them by `sequence`. */
  created: Timestamp;
  /** Increases with every event of the account, separately for test and live. A gap does not mean that an event was lost; 0 on a test event, which a member sends from the portal. */
  sequence: Sequence;
  /** The object that the event is about, as it was when the event was created. */
  data: Order;
}

/** An eSIM issued for an order. */
export interface OrderEsim {
  /** Its ICCID: fetch install details and usage with it. */
  iccid: Iccid;
  /** Its status when the response or event with this order was created. */
  status: EsimStatus;
}

/** An order ended `failed`: no eSIM was issued and the whole amount was refunded. */
export interface OrderFailedEvent {
  /** Id of the event, the same on every read and delivery: use it to detect duplicates. */
  id: EventId;
  /** What happened; it determines the shape of `data`. */
  type: "order.failed";
  /** The mode that the event belongs to. */
  mode: Mode;
  /** When the event was created. Several events can have the same second: order them by `sequence`. */
  created: Timestamp;
  /** Increases with every event of the account, separately for test and live. A gap does not mean that an event was lost; 0 on a test event, which a member sends from the portal. */
  sequence: Sequence;
  /** The object that the event is about, as it was when the event was created. */
  data: Order;
}

/** The id of an order: `ord_` and lower-case letters and digits; in the sandbox `ord_test_` and 12 hex characters. */
export type OrderId = string;

/** One package of an order. */
export interface OrderItem {
  /** The package ordered. */
  package_id: PackageId;
  /** How many units of it were ordered. */
  quantity: number;
}

/** One page of a list. */
export interface OrderPage {
  /** The items of this page, in the order of the list; empty when there are none. */
  data: Order[];
  /** Whether more items follow. */
  has_more: boolean;
  /** Send it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

/** The status of an order. */
export type OrderStatus = "processing" | "completed" | "partially_completed" | "failed" | "cancelled";

/** An amount of data (or unlimited data) for one or more countries, valid for a number of days. */
export interface Package {
  /** Send it as `package_id` to buy the package. */
  id: PackageId;
  /** The name to display. Read amounts and days from their own fields, not from here. Only the name says that a plan is daily, with "per day", "a day", "daily" or "/day". */
  name: string;
  /** How wide its coverage is. New kinds can be added. */
  type: PackageType;
  /** The ISO 3166-1 alpha-2 code if it works in one country only; null if it covers more than one. */
  country: CountryCode | null;
  /** The codes of every country it works in, each once, in alphabetical order. */
  countries: CountryCode[];
  /** The data in MB (1 GB is 1024 MB). For a daily plan, which says so in its `name`, the data of one day. Null if, and only if, unlimited. */
  data_mb: number | null;
  /** Whether the data is uncapped. */
  unlimited: boolean;
  /** How many days the plan is valid once it has started. */
  validity_days: number;
  /** What you pay for each eSIM: the retail price minus your discount. */
  price: Money;
  /** What the service itself sells the package for. */
  retail_price: Money;
  /** Whether it can be bought as a top-up. True on every listed package today. */
  topup: boolean;
}

/** The id of a package: `pkg_` and a number without leading zeros. */
export type PackageId = string;

/** A list without pages. */
export interface PackageList {
  /** All items, in the order of the list; empty when there are none. */
  data: Package[];
}

/** One page of a list. */
export interface PackagePage {
  /** The items of this page, in the order of the list; empty when there are none. */
  data: Package[];
  /** Whether more items follow. */
  has_more: boolean;
  /** Send it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

/** How wide a package's coverage is sold. */
export type PackageType = "country" | "region" | "global";

/** Nothing: a ping has no subject. */
export type PingData = { [name: string]: never };

/** A test event that a member sends to an endpoint from the portal. It is not stored and can't be fetched. */
export interface PingEvent {
  /** Id of the event, the same on every read and delivery: use it to detect duplicates. */
  id: EventId;
  /** What happened; it determines the shape of `data`. */
  type: "ping";
  /** The mode that the event belongs to. */
  mode: Mode;
  /** When the event was created. Several events can have the same second: order them by `sequence`. */
  created: Timestamp;
  /** Increases with every event of the account, separately for test and live. A gap does not mean that an event was lost; 0 on a test event, which a member sends from the portal. */
  sequence: 0;
  /** The object that the event is about, as it was when the event was created. */
  data: PingData;
}

/** The id of one request: `req_` and 16 hex characters. */
export type RequestId = string;

/** The position of an event among those of its account and mode. */
export type Sequence = number;

/** What to simulate. */
export interface SimulateEsim {
  /** The event to simulate. */
  event: SimulatedEvent;
}

/** What can happen to a test eSIM. */
export type SimulatedEvent = "activated" | "usage_80" | "usage_100" | "expired";

/** A time to filter by: a date (`2026-11-21`, the start of that day in UTC) or a date-time (`2026-11-21T09:30`, with optional seconds, fraction and zone). The zone is `Z` or an offset such as `+05:30`; without one the time is UTC. Fractions are truncated to milliseconds. In a query string the plus sign of an offset is written `%2B`. A day or time that does not exist is rejected. */
export type TimeFilter = string;

/** A time in UTC to the second, as `YYYY-MM-DDTHH:MM:SSZ`. */
export type Timestamp = string;

/** A package added, or being added, to an eSIM. */
export interface Topup {
  /** Id of the top-up. */
  id: TopupId;
  /** Its status. Check it even after a `201`: a top-up that the supplier rejected is returned like any other, with `failed` here. */
  status: TopupStatus;
  /** The eSIM that is topped up. */
  iccid: Iccid;
  /** The package that is added. */
  package_id: PackageId;
  /** The reference sent with this top-up, not that of the order; `null` when none was sent. */
  customer_ref: string | null;
  /** Price of the top-up, charged when it was created. */
  total: Money;
  /** The balance right after the charge; on a failed top-up, right after the refund. */
  balance_after: Money;
  /** When the top-up was created. */
  created: Timestamp;
}

/** A top-up was completed: the eSIM has its data and validity. A failed top-up sends nothing. */
export interface TopupCompletedEvent {
  /** Id of the event, the same on every read and delivery: use it to detect duplicates. */
  id: EventId;
  /** What happened; it determines the shape of `data`. */
  type: "topup.completed";
  /** The mode that the event belongs to. */
  mode: Mode;
  /** When the event was created. Several events can have the same second: order them by `sequence`. */
  created: Timestamp;
  /** Increases with every event of the account, separately for test and live. A gap does not mean that an event was lost; 0 on a test event, which a member sends from the portal. */
  sequence: Sequence;
  /** The object that the event is about, as it was when the event was created. */
  data: Topup;
}

/** The id of a top-up: `top_` and lower-case letters and digits; in the sandbox `top_test_` and 12 hex characters. */
export type TopupId = string;

/** One page of a list. */
export interface TopupPage {
  /** The items of this page, in the order of the list; empty when there are none. */
  data: Topup[];
  /** Whether more items follow. */
  has_more: boolean;
  /** Send it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

/** The status of a top-up. More statuses may be added: treat an unknown one as not yet completed. */
export type TopupStatus = "completed" | "processing" | "failed";
