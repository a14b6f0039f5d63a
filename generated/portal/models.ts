// Generated from spec/portal/*.tsp by `npm run generate`: the wire types by name. Do not edit.

import type { components } from "./types.ts";

/** A model with some of its fields told more precisely. */
type With<Model, Fields> = Omit<Model, keyof Fields> & Fields;

/** A partner account. */
export type Account = components["schemas"]["Account"];

/** The account that something belongs to. */
export type AccountName = components["schemas"]["AccountName"];

/** One page of a list. */
export type AccountPage = components["schemas"]["AccountPage"];

/** What a phone needs to install the eSIM. All three values are `null` on a cancelled eSIM and, for a short time after issue, until the network has handed them over: fetch the eSIM again then. Those of a test eSIM are well formed and lead nowhere. */
export type Activation = components["schemas"]["Activation"];

/** Something that was done in the account, or happened to it. */
export type Activity = components["schemas"]["Activity"];

/** One page of a list. */
export type ActivityPage = components["schemas"]["ActivityPage"];

/** Funds to add. */
export type AddFunds = components["schemas"]["AddFunds"];

/** A member to add. */
export type AddMember = components["schemas"]["AddMember"];

/** An IPv4 or IPv6 address, or a range of them in CIDR form: `203.0.113.7`, `2001:db8::/32`. */
export type AddressRange = components["schemas"]["AddressRange"];

/** A correction. */
export type AdjustWallet = components["schemas"]["AdjustWallet"];

/** How far to move the clock. */
export type AdvanceClock = components["schemas"]["AdvanceClock"];

/** An API key, without the key itself, which nobody can show again. */
export type ApiKey = components["schemas"]["ApiKey"];

/** A list that comes in one piece. */
export type ApiKeyList = components["schemas"]["ApiKeyList"];

/** The balance after a charge, and the threshold that it fell below. */
export type BalanceLow = components["schemas"]["BalanceLow"];

/** An order or top-up took the balance below the account's low-balance threshold. Sent once, and again only after the balance has been above the threshold in between; a balance of exactly the threshold changes nothing. */
export type BalanceLowEvent = components["schemas"]["BalanceLowEvent"];

/** What an account has. */
export type Balances = components["schemas"]["Balances"];

/** What can be done with this deployment beyond its daily business. */
export type Capabilities = components["schemas"]["Capabilities"];

/** One thing that is wrong with a catalogue file. */
export type CatalogueFault = components["schemas"]["CatalogueFault"];

/** How a catalogue file is written. */
export type CatalogueFormat = components["schemas"]["CatalogueFormat"];

export type CatalogueUpload = components["schemas"]["CatalogueUpload"];

/** A new password, with proof of the present one. */
export type ChangePassword = components["schemas"]["ChangePassword"];

/** What time it is for the deployment. */
export type ClockState = components["schemas"]["ClockState"];

/** An ISO 3166-1 alpha-2 country code, in capitals. */
export type CountryCode = components["schemas"]["CountryCode"];

/** An account to make. */
export type CreateAccount = components["schemas"]["CreateAccount"];

/** An endpoint to register. */
export type CreateEndpoint = components["schemas"]["CreateEndpoint"];

/** A key to make. */
export type CreateKey = components["schemas"]["CreateKey"];

/** What a run needs. */
export type CreateRun = components["schemas"]["CreateRun"];

/** An order to place. */
export type CreateStaffOrder = components["schemas"]["CreateStaffOrder"];

/** What to add to an eSIM. */
export type CreateTopup = components["schemas"]["CreateTopup"];

/** What a person signs in with. */
export type Credentials = components["schemas"]["Credentials"];

/** The traveller an eSIM is for, as a note for your own staff. */
export type Customer = components["schemas"]["Customer"];

/** How much of its data an eSIM has used. */
export type DataUse = components["schemas"]["DataUse"];

/** The money and the orders of one day in UTC. */
export type DayFigures = components["schemas"]["DayFigures"];

/** The delivery of one event to one endpoint. */
export type Delivery = components["schemas"]["Delivery"];

/** A delivery with what was sent and what came back. */
export type DeliveryDetail = components["schemas"]["DeliveryDetail"];

/** How many deliveries to the account's endpoints stand where, over the days asked for. */
export type DeliveryFigures = components["schemas"]["DeliveryFigures"];

/** One page of a list. */
export type DeliveryPage = components["schemas"]["DeliveryPage"];

/** How far the delivery of one event to one endpoint has come. Shown in the portal's delivery log. */
export type DeliveryStatus = components["schemas"]["DeliveryStatus"];

/** A country or region that has at least one package on sale for the account. */
export type Destination = components["schemas"]["Destination"];

/** A list that comes in one piece. */
export type DestinationList = components["schemas"]["DestinationList"];

/** What kind of place a destination is. */
export type DestinationType = components["schemas"]["DestinationType"];

/** Why an endpoint is disabled. */
export type DisabledBy = components["schemas"]["DisabledBy"];

/** A step of discount on the retail price. */
export type DiscountTier = components["schemas"]["DiscountTier"];

/** A name that people give to something. */
export type DisplayName = components["schemas"]["DisplayName"];

/** One mail address without a display name. */
export type EmailAddress = components["schemas"]["EmailAddress"];

/** An address that events are sent to. */
export type Endpoint = components["schemas"]["Endpoint"];

/** A list that comes in one piece. */
export type EndpointList = components["schemas"]["EndpointList"];

/** What signs the requests to an endpoint. */
export type EndpointSecret = components["schemas"]["EndpointSecret"];

/** Why money moved. */
export type EntryKind = components["schemas"]["EntryKind"];

/** An eSIM as lists show it: everything but `activation`. */
export type Esim = components["schemas"]["Esim"];

/** An eSIM was used for the first time; its validity runs from here. */
export type EsimActivatedEvent = components["schemas"]["EsimActivatedEvent"];

/** Data allowance and use of an eSIM, in megabytes (1 GB = 1024 MB). Figures come from the mobile network and lag behind the phone, usually by minutes. */
export type EsimData = components["schemas"]["EsimData"];

/** An eSIM in full, with what a phone needs to install it. */
export type EsimDetail = components["schemas"]["EsimDetail"];

/** The validity of an eSIM ended. It can't be topped up any more. */
export type EsimExpiredEvent = components["schemas"]["EsimExpiredEvent"];

/** How many eSIMs of the account stand where. */
export type EsimFigures = components["schemas"]["EsimFigures"];

/** The package that an eSIM was issued with. */
export type EsimPackage = components["schemas"]["EsimPackage"];

/** One page of a list. */
export type EsimPage = components["schemas"]["EsimPage"];

/** Where an eSIM is in its life. More statuses may be added: treat one that you do not know as neither usable nor finished. */
export type EsimStatus = components["schemas"]["EsimStatus"];

/** An eSIM as it stood when an event about it was created. It never changes afterwards. */
export type EsimSummary = components["schemas"]["EsimSummary"];

/** An eSIM has used all its data and is `depleted`. Sent once for each data allowance, so again after a top-up. */
export type EsimUsage100Event = components["schemas"]["EsimUsage100Event"];

/** An eSIM has used at least 80 percent of its data. Sent once for each data allowance, so again after a top-up; in live mode the next check announces it even if use was above 80 percent of the new allowance from the start. */
export type EsimUsage80Event = components["schemas"]["EsimUsage80Event"];

/** An event. `type` tells which one it is; new types may be added, so pass over those that you do not know. Its `data` is what held when the event was created and never changes. */
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

/** What an event is about. More types may be added: pass over one that you do not know. */
export type EventType = components["schemas"]["EventType"];

/** The ICCID that identifies an eSIM: digits only, usually 19 or 20 of them, sent as text. Those of the sandbox start with `8999999`. */
export type Iccid = components["schemas"]["Iccid"];

/** What an import changed, or would change. */
export type ImportReport = components["schemas"]["ImportReport"];

/** Links that open a phone's own eSIM set-up screen. Pass them on as they are: the activation string inside is percent-encoded already. */
export type InstallLinks = components["schemas"]["InstallLinks"];

/** One movement of money. */
export type LedgerEntry = components["schemas"]["LedgerEntry"];

/** One page of a list. */
export type LedgerEntryPage = components["schemas"]["LedgerEntryPage"];

/** The level below which a warning is sent. */
export type LowBalanceThreshold = components["schemas"]["LowBalanceThreshold"];

/** One mail address without a display name. */
export type MailAddress = components["schemas"]["MailAddress"];

/** Someone who may work for the account. */
export type Member = components["schemas"]["Member"];

/** A list that comes in one piece. */
export type MemberList = components["schemas"]["MemberList"];

/** What a member of an account may do. */
export type MemberRole = components["schemas"]["MemberRole"];

/** The world that a key, and everything made with it, belongs to. */
export type Mode = components["schemas"]["Mode"];

/** An amount of money. */
export type Money = components["schemas"]["Money"];

/** How the network behaves. */
export type NetworkBehaviour = components["schemas"]["NetworkBehaviour"];

/** What the service asks the network to do. */
export type NetworkCall = components["schemas"]["NetworkCall"];

/** How a call to the network fails. */
export type NetworkFailure = components["schemas"]["NetworkFailure"];

/** How the network behaves, and for whom. */
export type NetworkRule = components["schemas"]["NetworkRule"];

/** A list that comes in one piece. */
export type NetworkRuleList = components["schemas"]["NetworkRuleList"];

/** A new key, with the key itself for the only time. */
export type NewApiKey = components["schemas"]["NewApiKey"];

/** A new endpoint, with its secret. */
export type NewEndpoint = components["schemas"]["NewEndpoint"];

/** A new member, with the password to begin with. */
export type NewMember = components["schemas"]["NewMember"];

/** A new run, with keys and passwords for the only time. */
export type NewRun = components["schemas"]["NewRun"];

/** The id of an object of the portal: a short word for its kind, and letters and digits. */
export type ObjectId = components["schemas"]["ObjectId"];

/** Something that was done in an account, or happened to it, with what only operators see. */
export type OperatorActivity = components["schemas"]["OperatorActivity"];

/** One page of a list. */
export type OperatorActivityPage = components["schemas"]["OperatorActivityPage"];

/** One movement of money, with what only operators see. */
export type OperatorLedgerEntry = components["schemas"]["OperatorLedgerEntry"];

/** One page of a list. */
export type OperatorLedgerEntryPage = components["schemas"]["OperatorLedgerEntryPage"];

/** Who of the operator's did something: a person's mail address, the id of an operator token, or `command-line`. Partners are not shown it: they see `operator`. */
export type OperatorName = components["schemas"]["OperatorName"];

/** An order for eSIMs. */
export type Order =
  | With<components["schemas"]["Order"], {
      /** How far it has come. New values can be added. */
      status: "failed";
      /** The eSIMs issued so far: fewer than ordered while `processing` or `partially_completed`, none when `failed`. */
      esims: undefined[];
    }>
  | With<components["schemas"]["Order"], {
      /** How far it has come. New values can be added. */
      status: Exclude<components["schemas"]["Order"]["status"], "failed">;
      /** The eSIMs issued so far: fewer than ordered while `processing` or `partially_completed`, none when `failed`. */
      esims: components["schemas"]["Order"]["esims"];
    }>;

/** An order reached `completed` or `partially_completed`, be it at once or later. Read `data.status`: a partially completed order holds fewer eSIMs than were ordered, and `data.refunded` says what came back. */
export type OrderCompletedEvent = With<components["schemas"]["OrderCompletedEvent"], {
  /** What the event is about, as it stood when the event was created. */
  data: Order;
}>;

/** The traveller that an order is for, as a note for staff. */
export type OrderCustomer = components["schemas"]["OrderCustomer"];

/** An eSIM issued for an order. */
export type OrderEsim = components["schemas"]["OrderEsim"];

/** An order ended `failed`: no eSIM was issued and the whole amount has returned to the balance. */
export type OrderFailedEvent = With<components["schemas"]["OrderFailedEvent"], {
  /** What the event is about, as it stood when the event was created. */
  data: Order;
}>;

/** The id of an order: `ord_` and lower-case letters and digits; in the sandbox `ord_test_` and 12 hex characters. */
export type OrderId = components["schemas"]["OrderId"];

/** One package of an order. */
export type OrderItem = components["schemas"]["OrderItem"];

/** Where an order was placed. */
export type OrderSource = components["schemas"]["OrderSource"];

/** How far an order has come. */
export type OrderStatus = components["schemas"]["OrderStatus"];

/** An account at a glance, in one mode. */
export type Overview = components["schemas"]["Overview"];

/** The account that a person works in. */
export type OwnAccount = components["schemas"]["OwnAccount"];

/** An amount of data (or unlimited data) for one or more countries, good for a number of days. */
export type Package = components["schemas"]["Package"];

/** The id of a package: `pkg_` and a number without leading zeros. */
export type PackageId = components["schemas"]["PackageId"];

/** A list that comes in one piece. */
export type PackageList = components["schemas"]["PackageList"];

/** One page of a list. */
export type PackagePage = components["schemas"]["PackagePage"];

/** How wide a package's coverage is sold. */
export type PackageType = components["schemas"]["PackageType"];

/** Proof that the person is at the keyboard. */
export type PasswordProof = components["schemas"]["PasswordProof"];

/** Someone who can sign in. */
export type Person = components["schemas"]["Person"];

/** What a person may do. */
export type PersonRole = components["schemas"]["PersonRole"];

/** Nothing: a ping has no subject. */
export type PingData = components["schemas"]["PingData"];

/** A test that a person sends to an endpoint from the portal. It is not stored and can't be read back. */
export type PingEvent = components["schemas"]["PingEvent"];

/** What came of a test event. */
export type PingResult = components["schemas"]["PingResult"];

/** A network provider: a supplier of packages. */
export type Provider = components["schemas"]["Provider"];

/** A list that comes in one piece. */
export type ProviderList = components["schemas"]["ProviderList"];

/** A named region. */
export type Region = components["schemas"]["Region"];

/** A list that comes in one piece. */
export type RegionList = components["schemas"]["RegionList"];

/** How many calls were let go. */
export type Released = components["schemas"]["Released"];

/** What the network reports about an eSIM from now on. What is left out stays as it is. */
export type ReportEsim = components["schemas"]["ReportEsim"];

/** What the network reports about an eSIM. */
export type ReportedEsim = components["schemas"]["ReportedEsim"];

/** The id of one request: `req_` and 16 hex characters. */
export type RequestId = components["schemas"]["RequestId"];

/** A run. */
export type Run = components["schemas"]["Run"];

/** An account made for a run. */
export type RunAccount = components["schemas"]["RunAccount"];

/** A list that comes in one piece. */
export type RunList = components["schemas"]["RunList"];

/** Someone who can sign in for an account of a run. */
export type RunPerson = components["schemas"]["RunPerson"];

/** An amount in rupees, as decimal text with at most two digits after the point: `500`, `500.5` or `500.00`. */
export type Rupees = components["schemas"]["Rupees"];

/** A header of a webhook request. */
export type SentHeader = components["schemas"]["SentHeader"];

/** The place of an event among those of its account and mode. */
export type Sequence = components["schemas"]["Sequence"];

/** A session, as the person in it sees it. */
export type Session = components["schemas"]["Session"];

/** An amount of money that can be below zero. */
export type SignedMoney = components["schemas"]["SignedMoney"];

/** An amount in rupees that is added, or taken with a minus sign before it: `-120.00`. */
export type SignedRupees = components["schemas"]["SignedRupees"];

/** An eSIM in full, with what only staff see. */
export type StaffEsim = components["schemas"]["StaffEsim"];

/** An order with what only staff see. */
export type StaffOrder = components["schemas"]["StaffOrder"];

/** One package to order. */
export type StaffOrderItem = components["schemas"]["StaffOrderItem"];

/** One page of a list. */
export type StaffOrderPage = components["schemas"]["StaffOrderPage"];

/** A package, as the service itself sees it. */
export type StockPackage = components["schemas"]["StockPackage"];

/** One page of a list. */
export type StockPackagePage = components["schemas"]["StockPackagePage"];

/** An eSIM with whose it is. */
export type SupportEsim = components["schemas"]["SupportEsim"];

/** An order with whose it is. */
export type SupportOrder = components["schemas"]["SupportOrder"];

/** A moment to filter by: a date (`2026-11-21`, the start of that day in UTC) or a date-time (`2026-11-21T09:30`, with optional seconds, fraction and zone). The zone is `Z` or an offset such as `+05:30`; without one the time is UTC. Digits of the fraction past the third are cut off. In a query string the plus sign of an offset is written `%2B`. A day or time that does not exist is refused. */
export type TimeFilter = components["schemas"]["TimeFilter"];

/** A moment in UTC to the second, written `YYYY-MM-DDTHH:MM:SSZ`. */
export type Timestamp = components["schemas"]["Timestamp"];

/** A package added, or being added, to an eSIM. */
export type Topup = components["schemas"]["Topup"];

/** A top-up was completed: its data and validity are on the eSIM. A failed top-up sends nothing. */
export type TopupCompletedEvent = components["schemas"]["TopupCompletedEvent"];

/** The id of a top-up: `top_` and lower-case letters and digits; in the sandbox `top_test_` and 12 hex characters. */
export type TopupId = components["schemas"]["TopupId"];

/** One page of a list. */
export type TopupPage = components["schemas"]["TopupPage"];

/** How far a top-up has come. More statuses may be added: read one that you do not know as not yet completed. */
export type TopupStatus = components["schemas"]["TopupStatus"];

/** A present code of the authenticator app. */
export type TotpCode = components["schemas"]["TotpCode"];

/** Six digits, as an authenticator app shows them. */
export type TotpDigits = components["schemas"]["TotpDigits"];

/** A second factor that waits to be confirmed. */
export type TotpSecret = components["schemas"]["TotpSecret"];

/** What to change about an account. What is left out stays as it is. */
export type UpdateAccount = components["schemas"]["UpdateAccount"];

/** What to change about an endpoint. What is left out stays as it is. */
export type UpdateEndpoint = components["schemas"]["UpdateEndpoint"];

/** What to change about a key. What is left out stays as it is. */
export type UpdateKey = components["schemas"]["UpdateKey"];

/** What to change about a member. */
export type UpdateMember = components["schemas"]["UpdateMember"];

/** Whether packages of a provider are on sale. */
export type UpdateProvider = components["schemas"]["UpdateProvider"];

/** A new name of a region. */
export type UpdateRegion = components["schemas"]["UpdateRegion"];
