// Generated from spec/portal/*.tsp by `npm run generate`: the wire types by name. Do not edit.

import type { components } from "./types.ts";

/** A model with some of its fields narrowed. */
type With<Model, Fields> = Omit<Model, keyof Fields> & Fields;

/** A partner account. */
export type Account = components["schemas"]["Account"];

/** A partner account, with the last payment into its wallet. */
export type AccountDetail = components["schemas"]["AccountDetail"];

/** The account that something belongs to. */
export type AccountName = components["schemas"]["AccountName"];

/** A note about an account. Partners don't see it. */
export type AccountNote = components["schemas"]["AccountNote"];

/** One page of a list. */
export type AccountNotePage = components["schemas"]["AccountNotePage"];

/** One page of a list. */
export type AccountPage = components["schemas"]["AccountPage"];

/** What one account bought. */
export type AccountSales = components["schemas"]["AccountSales"];

/** What a phone needs to install the eSIM. All three values are `null` on a cancelled eSIM and, for a short time after issue, until the supplier has sent them: fetch the eSIM again then. Those of a test eSIM are well formed but lead nowhere. */
export type Activation = components["schemas"]["Activation"];

/** Something that was done in the account, or happened to it. */
export type Activity = components["schemas"]["Activity"];

/** One page of a list. */
export type ActivityPage = components["schemas"]["ActivityPage"];

/** Funds to add. */
export type AddFunds = components["schemas"]["AddFunds"];

/** A member to add. */
export type AddMember = components["schemas"]["AddMember"];

/** A note to add. */
export type AddNote = components["schemas"]["AddNote"];

/** An operator to add. */
export type AddOperator = components["schemas"]["AddOperator"];

/** An IPv4 or IPv6 address, or a range of them in CIDR form: `203.0.113.7`, `2001:db8::/32`. */
export type AddressRange = components["schemas"]["AddressRange"];

/** A correction. */
export type AdjustWallet = components["schemas"]["AdjustWallet"];

/** How far to move the clock. */
export type AdvanceClock = components["schemas"]["AdvanceClock"];

/** An endpoint of any account. */
export type AnyEndpoint = components["schemas"]["AnyEndpoint"];

/** One page of a list. */
export type AnyEndpointPage = components["schemas"]["AnyEndpointPage"];

/** Requests with API keys that got an error. */
export type ApiErrors = components["schemas"]["ApiErrors"];

/** An API key, without the key itself, which cannot be shown again. */
export type ApiKey = components["schemas"]["ApiKey"];

/** A list without pages. */
export type ApiKeyList = components["schemas"]["ApiKeyList"];

/** The newest backup. */
export type BackupResult = components["schemas"]["BackupResult"];

/** The balance after a charge, and the threshold that it dropped below. */
export type BalanceLow = components["schemas"]["BalanceLow"];

/** An order or top-up took the balance below the account's low-balance threshold. Sent once, and again only after the balance has been above the threshold; a balance equal to the threshold changes nothing. There is one threshold for both modes: one that is set above the live balance, for a test, silences the live warning until the balance has been above it. */
export type BalanceLowEvent = components["schemas"]["BalanceLowEvent"];

/** The balances of an account. */
export type Balances = components["schemas"]["Balances"];

/** To whom an account's statements are made out. */
export type BillingDetails = components["schemas"]["BillingDetails"];

/** What this deployment allows beyond daily business. */
export type Capabilities = components["schemas"]["Capabilities"];

/** One error in a catalogue file. */
export type CatalogueFault = components["schemas"]["CatalogueFault"];

/** The format of a catalogue file. */
export type CatalogueFormat = components["schemas"]["CatalogueFormat"];

/** An import, or an undo of one, in the history. */
export type CatalogueImport = components["schemas"]["CatalogueImport"];

/** One page of a list. */
export type CatalogueImportPage = components["schemas"]["CatalogueImportPage"];

/** The certificate that clients of the public URL see. */
export type CertificateHealth = components["schemas"]["CertificateHealth"];

/** A new password, with the current one as proof. */
export type ChangePassword = components["schemas"]["ChangePassword"];

/** A value of a package before and after. */
export type ChangedField = components["schemas"]["ChangedField"];

/** The deployment's time. */
export type ClockState = components["schemas"]["ClockState"];

/** An ISO 3166-1 alpha-2 country code, in upper case. */
export type CountryCode = components["schemas"]["CountryCode"];

/** An account to create. */
export type CreateAccount = components["schemas"]["CreateAccount"];

/** An endpoint to register. */
export type CreateEndpoint = components["schemas"]["CreateEndpoint"];

/** A key to create. */
export type CreateKey = components["schemas"]["CreateKey"];

/** Which deliveries to send once more: `delivery_ids`, or those that failed since a time. */
export type CreateResend = components["schemas"]["CreateResend"];

/** What a run needs. */
export type CreateRun = components["schemas"]["CreateRun"];

/** An order to place. */
export type CreateStaffOrder = components["schemas"]["CreateStaffOrder"];

/** An operator token to create. */
export type CreateToken = components["schemas"]["CreateToken"];

/** What to add to an eSIM. */
export type CreateTopup = components["schemas"]["CreateTopup"];

/** What a person signs in with. */
export type Credentials = components["schemas"]["Credentials"];

/** The traveller that an eSIM is for, as a note for your own staff. */
export type Customer = components["schemas"]["Customer"];

/** How much of its data an eSIM has used. */
export type DataUse = components["schemas"]["DataUse"];

/** The money and the orders of one day of the deployment's time zone. */
export type DayFigures = components["schemas"]["DayFigures"];

/** The delivery of one event to one endpoint. */
export type Delivery = components["schemas"]["Delivery"];

/** One attempt to deliver. Its request had the body of the delivery. */
export type DeliveryAttempt = components["schemas"]["DeliveryAttempt"];

/** A delivery with its request and response. */
export type DeliveryDetail = components["schemas"]["DeliveryDetail"];

/** The account's deliveries by status, over the requested days. */
export type DeliveryFigures = components["schemas"]["DeliveryFigures"];

/** One page of a list. */
export type DeliveryPage = components["schemas"]["DeliveryPage"];

/** The status of the delivery of one event to one endpoint. Shown in the portal's delivery log. */
export type DeliveryStatus = components["schemas"]["DeliveryStatus"];

/** A country or region that has at least one package on sale for the account. */
export type Destination = components["schemas"]["Destination"];

/** What was ordered for one destination. */
export type DestinationFigures = components["schemas"]["DestinationFigures"];

/** A list without pages. */
export type DestinationList = components["schemas"]["DestinationList"];

/** The kind of a destination. */
export type DestinationType = components["schemas"]["DestinationType"];

/** Why an endpoint is disabled. */
export type DisabledBy = components["schemas"]["DisabledBy"];

/** A discount tier on the retail price. */
export type DiscountTier = components["schemas"]["DiscountTier"];

/** A display name. */
export type DisplayName = components["schemas"]["DisplayName"];

/** A background job that is due. */
export type DueJob = components["schemas"]["DueJob"];

/** One page of a list. */
export type DueJobPage = components["schemas"]["DueJobPage"];

/** One email address without a display name. */
export type EmailAddress = components["schemas"]["EmailAddress"];

/** A URL that events are sent to. */
export type Endpoint = components["schemas"]["Endpoint"];

/** A list without pages. */
export type EndpointList = components["schemas"]["EndpointList"];

/** What became of the attempts of an hour or a day, manual ones included and test events left out. */
export type EndpointPeriod = components["schemas"]["EndpointPeriod"];

/** A list without pages. */
export type EndpointPeriodList = components["schemas"]["EndpointPeriodList"];

/** What signs the requests to an endpoint. */
export type EndpointSecret = components["schemas"]["EndpointSecret"];

/** Why money moved. */
export type EntryKind = components["schemas"]["EntryKind"];

/** Requests that got one error code. */
export type ErrorFigures = components["schemas"]["ErrorFigures"];

/** An eSIM as lists show it: everything but `activation`. */
export type Esim = components["schemas"]["Esim"];

/** An eSIM was used for the first time; its validity starts now. */
export type EsimActivatedEvent = components["schemas"]["EsimActivatedEvent"];

/** Data allowance and usage of an eSIM, in megabytes (1 GB = 1024 MB). The numbers come from the supplier and lag behind the phone, usually by minutes. */
export type EsimData = components["schemas"]["EsimData"];

/** How much data an eSIM had used by the end of a day. */
export type EsimDay = components["schemas"]["EsimDay"];

/** A list without pages. */
export type EsimDayList = components["schemas"]["EsimDayList"];

/** An eSIM in full, with what a phone needs to install it. */
export type EsimDetail = components["schemas"]["EsimDetail"];

/** The validity of an eSIM ended. It can't be topped up any more. */
export type EsimExpiredEvent = components["schemas"]["EsimExpiredEvent"];

/** The account's eSIMs by status. */
export type EsimFigures = components["schemas"]["EsimFigures"];

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

/** How long each period of an endpoint's figures is. */
export type FigureSpan = components["schemas"]["FigureSpan"];

/** Whose password was forgotten. */
export type ForgottenPassword = components["schemas"]["ForgottenPassword"];

/** The number of a company that is registered for India's GST. */
export type Gstin = components["schemas"]["Gstin"];

/** The state of the deployment. Each count stops at 10000. */
export type Health = components["schemas"]["Health"];

/** The ICCID that identifies an eSIM: digits only, usually 19 or 20 of them, sent as a string. In the sandbox it starts with `8999999`. */
export type Iccid = components["schemas"]["Iccid"];

/** What an import changed, or would change. */
export type ImportReport = components["schemas"]["ImportReport"];

/** Links that open a phone's own eSIM set-up screen. Pass them on as they are: the activation string inside is percent-encoded already. */
export type InstallLinks = components["schemas"]["InstallLinks"];

/** Background jobs that are due. */
export type JobHealth = components["schemas"]["JobHealth"];

/** An API key, as people know it. */
export type KeyName = components["schemas"]["KeyName"];

/** One movement of money. */
export type LedgerEntry = components["schemas"]["LedgerEntry"];

/** One page of a list. */
export type LedgerEntryPage = components["schemas"]["LedgerEntryPage"];

/** A request to the partner API. Its body, its query and its API key are not logged. */
export type LoggedRequest = components["schemas"]["LoggedRequest"];

/** A request with what it made, and the response of an error. */
export type LoggedRequestDetail = components["schemas"]["LoggedRequestDetail"];

/** A page of requests. */
export type LoggedRequestPage = components["schemas"]["LoggedRequestPage"];

/** Who gets the email about a low balance. */
export type LowBalanceRecipients = components["schemas"]["LowBalanceRecipients"];

/** The level below which a warning is sent. */
export type LowBalanceThreshold = components["schemas"]["LowBalanceThreshold"];

/** A wallet below its threshold, or without one and with less than a day costs. */
export type LowWallet = components["schemas"]["LowWallet"];

/** One page of a list. */
export type LowWalletPage = components["schemas"]["LowWalletPage"];

/** One email address without a display name. */
export type MailAddress = components["schemas"]["MailAddress"];

/** Emails that wait to be sent. */
export type MailHealth = components["schemas"]["MailHealth"];

/** A person who works for the account. */
export type Member = components["schemas"]["Member"];

/** A list without pages. */
export type MemberList = components["schemas"]["MemberList"];

/** What a member of an account may do. */
export type MemberRole = components["schemas"]["MemberRole"];

/** Test or live: what a key, and everything made with it, belongs to. */
export type Mode = components["schemas"]["Mode"];

/** An amount of money. */
export type Money = components["schemas"]["Money"];

/** A month of the deployment's time zone, such as `2026-11`. */
export type Month = components["schemas"]["Month"];

/** What was sold in a month. */
export type MonthlySales = components["schemas"]["MonthlySales"];

/** How the supplier behaves. */
export type NetworkBehaviour = components["schemas"]["NetworkBehaviour"];

/** What the service requests from the supplier. */
export type NetworkCall = components["schemas"]["NetworkCall"];

/** How a request to the supplier fails. */
export type NetworkFailure = components["schemas"]["NetworkFailure"];

/** How the supplier behaves, and for whom. */
export type NetworkRule = components["schemas"]["NetworkRule"];

/** A list without pages. */
export type NetworkRuleList = components["schemas"]["NetworkRuleList"];

/** A new key. This is the only time that the key itself is shown. */
export type NewApiKey = components["schemas"]["NewApiKey"];

/** A new endpoint, with its secret. */
export type NewEndpoint = components["schemas"]["NewEndpoint"];

/** A new member, with an initial password. */
export type NewMember = components["schemas"]["NewMember"];

/** A new operator, with an initial password. */
export type NewOperator = components["schemas"]["NewOperator"];

/** A new key of an account. This is the only time that the key itself is shown. */
export type NewOperatorApiKey = components["schemas"]["NewOperatorApiKey"];

/** A new password, with the token of the link as proof. */
export type NewPassword = components["schemas"]["NewPassword"];

/** A new run. This is the only time that its keys and passwords are shown. */
export type NewRun = components["schemas"]["NewRun"];

/** A new operator token. This is the only time that the token itself is shown. */
export type NewTokenOfOperator = components["schemas"]["NewTokenOfOperator"];

/** The id of an object of the portal: a short prefix for its kind, and letters and digits. */
export type ObjectId = components["schemas"]["ObjectId"];

/** Why no account, or not this one, finds a package. */
export type OmissionReason = components["schemas"]["OmissionReason"];

/** Packages that no account finds, for one reason. */
export type OmittedPackages = components["schemas"]["OmittedPackages"];

/** A person who runs the service. */
export type Operator = components["schemas"]["Operator"];

/** An entry of the audit log, with what only operators see. */
export type OperatorActivity = components["schemas"]["OperatorActivity"];

/** One page of a list. */
export type OperatorActivityPage = components["schemas"]["OperatorActivityPage"];

/** An API key, with what only operators see. */
export type OperatorApiKey = components["schemas"]["OperatorApiKey"];

/** A list without pages. */
export type OperatorApiKeyList = components["schemas"]["OperatorApiKeyList"];

/** One movement of money, with what only operators see. */
export type OperatorLedgerEntry = components["schemas"]["OperatorLedgerEntry"];

/** One page of a list. */
export type OperatorLedgerEntryPage = components["schemas"]["OperatorLedgerEntryPage"];

/** A list without pages. */
export type OperatorList = components["schemas"]["OperatorList"];

/** Which operator did something: a person's email address, the id of an operator token, or `command-line`. Partners see only `operator`. */
export type OperatorName = components["schemas"]["OperatorName"];

/** What an operator may do, and what the scopes of an operator token allow. */
export type OperatorRole = components["schemas"]["OperatorRole"];

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

/** An order of any account, in brief. */
export type OrderBrief = components["schemas"]["OrderBrief"];

/** One page of a list. */
export type OrderBriefPage = components["schemas"]["OrderBriefPage"];

/** An order reached `completed` or `partially_completed`, immediately or later. Check `data.status`: a partially completed order has fewer eSIMs than ordered, and `data.refunded` is what was refunded. */
export type OrderCompletedEvent = With<components["schemas"]["OrderCompletedEvent"], {
  /** The object that the event is about, as it was when the event was created. */
  data: Order;
}>;

/** The traveller that an order is for, as a note for members. */
export type OrderCustomer = components["schemas"]["OrderCustomer"];

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

/** Where an order was placed. */
export type OrderSource = components["schemas"]["OrderSource"];

/** The status of an order. */
export type OrderStatus = components["schemas"]["OrderStatus"];

/** What orders cost together. */
export type OrderTotals = components["schemas"]["OrderTotals"];

/** An account at a glance, in one mode. */
export type Overview = components["schemas"]["Overview"];

/** The account that a person works in. */
export type OwnAccount = components["schemas"]["OwnAccount"];

/** The balances of the member's account. */
export type OwnBalances = components["schemas"]["OwnBalances"];

/** An amount of data (or unlimited data) for one or more countries, valid for a number of days. */
export type Package = components["schemas"]["Package"];

/** A package that an import adds, changes or retires. */
export type PackageChange = components["schemas"]["PackageChange"];

/** What an import does to a package. */
export type PackageChangeKind = components["schemas"]["PackageChangeKind"];

/** The id of a package: `pkg_` and a number without leading zeros. */
export type PackageId = components["schemas"]["PackageId"];

/** A list without pages. */
export type PackageList = components["schemas"]["PackageList"];

/** One page of a list. */
export type PackagePage = components["schemas"]["PackagePage"];

/** What a package costs an account, or why the account does not find it. */
export type PackagePrice = components["schemas"]["PackagePrice"];

/** One page of a list. */
export type PackagePricePage = components["schemas"]["PackagePricePage"];

/** How wide a package's coverage is sold. */
export type PackageType = components["schemas"]["PackageType"];

/** Proof that the person is at the keyboard. */
export type PasswordProof = components["schemas"]["PasswordProof"];

/** What identifies a payment, such as the bank's transaction id: letters, digits and `.`, `/`, `_`, `-`. */
export type PaymentReference = components["schemas"]["PaymentReference"];

/** Someone who can sign in. */
export type Person = components["schemas"]["Person"];

/** What a person may do. Members have one of the first three roles, operators one of the others and no account. */
export type PersonRole = components["schemas"]["PersonRole"];

/** Nothing: a ping has no subject. */
export type PingData = components["schemas"]["PingData"];

/** A test event that a member sends to an endpoint from the portal. It is not stored and can't be fetched. */
export type PingEvent = components["schemas"]["PingEvent"];

/** The result of a test event. */
export type PingResult = components["schemas"]["PingResult"];

/** How a purchase was made. All are null for older ones. */
export type PlacedBy = components["schemas"]["PlacedBy"];

/** A process of the service. */
export type ProcessHealth = components["schemas"]["ProcessHealth"];

/** What a process does. */
export type ProcessRole = components["schemas"]["ProcessRole"];

/** Orders or top-ups without a final status. */
export type ProcessingCount = components["schemas"]["ProcessingCount"];

/** A network provider, which supplies packages. */
export type Provider = components["schemas"]["Provider"];

/** A list without pages. */
export type ProviderList = components["schemas"]["ProviderList"];

/** A named region. */
export type Region = components["schemas"]["Region"];

/** A list without pages. */
export type RegionList = components["schemas"]["RegionList"];

/** How many requests were released. */
export type Released = components["schemas"]["Released"];

/** What the supplier reports about an eSIM from now on. Omitted fields stay unchanged. */
export type ReportEsim = components["schemas"]["ReportEsim"];

/** What the supplier reports about an eSIM. */
export type ReportedEsim = components["schemas"]["ReportedEsim"];

/** The id of one request: `req_` and 16 hex characters. */
export type RequestId = components["schemas"]["RequestId"];

/** What requests are made with: the API has no other method. */
export type RequestMethod = components["schemas"]["RequestMethod"];

/** A bulk resend, and how far it is. */
export type Resend = components["schemas"]["Resend"];

/** A list without pages. */
export type ResendList = components["schemas"]["ResendList"];

/** A run. */
export type Run = components["schemas"]["Run"];

/** An account created for a run. */
export type RunAccount = components["schemas"]["RunAccount"];

/** A list without pages. */
export type RunList = components["schemas"]["RunList"];

/** Someone who can sign in to an account of a run. */
export type RunPerson = components["schemas"]["RunPerson"];

/** An amount in rupees, as a decimal string with at most two digits after the point: `500`, `500.5` or `500.00`. */
export type Rupees = components["schemas"]["Rupees"];

/** What was sold, day by day. */
export type Sales = components["schemas"]["Sales"];

/** What was bought in one day of the deployment's time zone. */
export type SalesDay = components["schemas"]["SalesDay"];

/** Something that was found. */
export type SearchHit = components["schemas"]["SearchHit"];

/** A list without pages. */
export type SearchHitList = components["schemas"]["SearchHitList"];

/** What was found. */
export type SearchKind = components["schemas"]["SearchKind"];

/** Who sells, as the operator configured it. What was not configured is null. */
export type Seller = components["schemas"]["Seller"];

/** A header of a webhook request. */
export type SentHeader = components["schemas"]["SentHeader"];

/** The position of an event among those of its account and mode. */
export type Sequence = components["schemas"]["Sequence"];

/** A session, as seen by its owner. */
export type Session = components["schemas"]["Session"];

/** How serious a trouble is. */
export type Severity = components["schemas"]["Severity"];

/** An amount of money that can be negative. */
export type SignedMoney = components["schemas"]["SignedMoney"];

/** An amount in rupees to add, or to subtract with a minus sign: `-120.00`. */
export type SignedRupees = components["schemas"]["SignedRupees"];

/** What to simulate. */
export type SimulateEsim = components["schemas"]["SimulateEsim"];

/** What can happen to a test eSIM. */
export type SimulatedEvent = components["schemas"]["SimulatedEvent"];

/** An eSIM in full, with what only members see. */
export type StaffEsim = components["schemas"]["StaffEsim"];

/** An order with what only members see. */
export type StaffOrder = components["schemas"]["StaffOrder"];

/** An order with how it was placed. */
export type StaffOrderDetail = components["schemas"]["StaffOrderDetail"];

/** One package to order. */
export type StaffOrderItem = components["schemas"]["StaffOrderItem"];

/** One page of a list. */
export type StaffOrderPage = components["schemas"]["StaffOrderPage"];

/** A top-up with what only people see. */
export type StaffTopup = components["schemas"]["StaffTopup"];

/** One page of a list. */
export type StaffTopupPage = components["schemas"]["StaffTopupPage"];

/** The wallet of an account in a month. */
export type Statement = components["schemas"]["Statement"];

/** The money of one day of the deployment's time zone. Amounts that were subtracted are negative. */
export type StatementDay = components["schemas"]["StatementDay"];

/** A payment that was added to the wallet. */
export type StatementPayment = components["schemas"]["StatementPayment"];

/** A class of status codes, such as `4xx`, or one status code, such as `404`. */
export type StatusFilter = components["schemas"]["StatusFilter"];

/** A package, as the service itself sees it. */
export type StockPackage = components["schemas"]["StockPackage"];

/** One page of a list. */
export type StockPackagePage = components["schemas"]["StockPackagePage"];

/** The requests to the supplier by all processes: of each, the last 1000 of the last hour. */
export type SupplierHealth = components["schemas"]["SupplierHealth"];

/** How the supplier is asked for something. */
export type Supply = components["schemas"]["Supply"];

/** Attempts at the supplier that got the same response. */
export type SupplyAttempts = components["schemas"]["SupplyAttempts"];

/** A kind of call to the supplier. */
export type SupplyCall = components["schemas"]["SupplyCall"];

/** What came of a call to the supplier that did not succeed. */
export type SupplyOutcome = components["schemas"]["SupplyOutcome"];

/** An eSIM with its account. */
export type SupportEsim = components["schemas"]["SupportEsim"];

/** An order with its account. */
export type SupportOrder = components["schemas"]["SupportOrder"];

/** A time to filter by: a date (`2026-11-21`, the start of that day in UTC) or a date-time (`2026-11-21T09:30`, with optional seconds, fraction and zone). The zone is `Z` or an offset such as `+05:30`; without one the time is UTC. Fractions are truncated to milliseconds. In a query string the plus sign of an offset is written `%2B`. A day or time that does not exist is rejected. */
export type TimeFilter = components["schemas"]["TimeFilter"];

/** In which order a list is by time. */
export type TimeOrder = components["schemas"]["TimeOrder"];

/** A time in UTC to the second, as `YYYY-MM-DDTHH:MM:SSZ`. */
export type Timestamp = components["schemas"]["Timestamp"];

/** An operator token, without the token itself, which cannot be shown again. */
export type TokenOfOperator = components["schemas"]["TokenOfOperator"];

/** One page of a list. */
export type TokenOfOperatorPage = components["schemas"]["TokenOfOperatorPage"];

/** What was ordered, by destination. */
export type TopDestinations = components["schemas"]["TopDestinations"];

/** A package added, or being added, to an eSIM. */
export type Topup = components["schemas"]["Topup"];

/** A top-up of any account, in brief. */
export type TopupBrief = components["schemas"]["TopupBrief"];

/** One page of a list. */
export type TopupBriefPage = components["schemas"]["TopupBriefPage"];

/** A top-up was completed: the eSIM has its data and validity. A failed top-up sends nothing. */
export type TopupCompletedEvent = components["schemas"]["TopupCompletedEvent"];

/** The id of a top-up: `top_` and lower-case letters and digits; in the sandbox `top_test_` and 12 hex characters. */
export type TopupId = components["schemas"]["TopupId"];

/** One page of a list. */
export type TopupPage = components["schemas"]["TopupPage"];

/** The status of a top-up. More statuses may be added: treat an unknown one as not yet completed. */
export type TopupStatus = components["schemas"]["TopupStatus"];

/** A current code of the authenticator app. */
export type TotpCode = components["schemas"]["TotpCode"];

/** Six digits, as an authenticator app shows them. */
export type TotpDigits = components["schemas"]["TotpDigits"];

/** A second factor that is not confirmed yet. */
export type TotpSecret = components["schemas"]["TotpSecret"];

/** A trouble of the deployment. */
export type Trouble = components["schemas"]["Trouble"];

/** A kind of trouble. More kinds may be added. */
export type TroubleKind = components["schemas"]["TroubleKind"];

/** Which endpoints to list. */
export type TroubledEndpoints = components["schemas"]["TroubledEndpoints"];

/** The statuses of orders that need attention. */
export type TroubledStatus = components["schemas"]["TroubledStatus"];

/** What to change about an account. Omitted fields stay unchanged. */
export type UpdateAccount = components["schemas"]["UpdateAccount"];

/** What to change about an endpoint. Omitted fields stay unchanged. */
export type UpdateEndpoint = components["schemas"]["UpdateEndpoint"];

/** What to change about a key. Omitted fields stay unchanged. */
export type UpdateKey = components["schemas"]["UpdateKey"];

/** What to change about a member. */
export type UpdateMember = components["schemas"]["UpdateMember"];

/** What to change about an operator. */
export type UpdateOperator = components["schemas"]["UpdateOperator"];

/** Whether packages of a provider are on sale. */
export type UpdateProvider = components["schemas"]["UpdateProvider"];

/** A new name of a region. */
export type UpdateRegion = components["schemas"]["UpdateRegion"];

/** The last check of the database's invariants. */
export type VerificationResult = components["schemas"]["VerificationResult"];

/** Webhooks of all accounts. */
export type WebhookHealth = components["schemas"]["WebhookHealth"];
