// Generated from spec/portal/*.tsp by `npm run generate`: the models by name. Do not edit.

/** A partner account. */
export interface Account {
  /** The id of the account. */
  id: ObjectId;
  /** Its name. */
  name: string;
  /** The email address for mails to the partner. */
  email: MailAddress;
  /** False once it has been deactivated: its keys are rejected and nothing is sent to its endpoints. */
  active: boolean;
  /** Whether live orders are allowed. */
  live_approved: boolean;
  /** Its discount tier. */
  tier: DiscountTier;
  /** A discount agreed with this partner instead of the tier's, in hundredths of a percent; null for none. */
  agreed_discount_bps: number | null;
  /** Whether unlimited packages are on sale for it. */
  sells_unlimited: boolean;
  /** The packages that are on sale for it; null for all. */
  allowed_packages: PackageId[] | null;
  /** To whom its statements are made out. */
  billing: BillingDetails;
  /** Its balances. */
  balances: Balances;
  /** The test run that it was created for; null for a real account. */
  run_id: ObjectId | null;
  /** When it was created. */
  created: Timestamp;
}

/** A partner account, with the last payment into its wallet. */
export interface AccountDetail extends Account {
  /** The last funds that were added to its wallet, and by whom; null if none were. */
  last_funds: OperatorLedgerEntry | null;
}

/** The account that something belongs to. */
export interface AccountName {
  /** The id of the account. */
  id: ObjectId;
  /** What the account is called. */
  name: string;
}

/** A note about an account. Partners don't see it. */
export interface AccountNote {
  /** The id of the note. */
  id: ObjectId;
  /** The note. */
  text: string;
  /** Who wrote it. */
  operator: OperatorName;
  /** When. */
  created: Timestamp;
}

/** One page of a list. */
export interface AccountNotePage {
  /** The items of this page, in the order of the list; empty when there are none. */
  data: AccountNote[];
  /** Whether more items follow. */
  has_more: boolean;
  /** Send it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

/** One page of a list. */
export interface AccountPage {
  /** The items of this page, in the order of the list; empty when there are none. */
  data: Account[];
  /** Whether more items follow. */
  has_more: boolean;
  /** Send it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

/** What one account bought. */
export interface AccountSales {
  /** The account. */
  account: AccountName;
  /** How many orders it placed. */
  orders: number;
  /** How many of its orders failed, and were refunded in full. */
  failed_orders: number;
  /** How many top-ups it placed. */
  topups: number;
  /** What it was charged, less what it was refunded. */
  revenue: SignedMoney;
  /** What the providers charge for it; null if it is not known of every sale. */
  cost: SignedMoney | null;
  /** Revenue less cost; null if the cost is not known. */
  margin: SignedMoney | null;
}

/** What a phone needs to install the eSIM. All three values are `null` on a cancelled eSIM and, for a short time after issue, until the supplier has sent them: fetch the eSIM again then. Those of a test eSIM are well formed but lead nowhere. */
export interface Activation {
  /** The whole activation string, as in the QR code: `LPA:1$`, the SM-DP+ address, `$`, the code. */
  lpa: string | null;
  /** Host name of the SM-DP+ server, the middle part of `lpa`, for manual entry. */
  smdp_address: string | null;
  /** What follows the address in `lpa`: the code for manual entry. Of some networks `$`, an OID, `$` and `1` follow it. */
  activation_code: string | null;
}

/** Something that was done in the account, or happened to it. */
export interface Activity {
  /** The id of the entry. */
  id: ObjectId;
  /** Who did it: a member's email address, `operator`, or `system` for the service itself. */
  actor: string;
  /** What happened, such as `endpoint.disabled`. New kinds can be added. */
  kind: string;
  /** The id of the object that it is about. */
  subject: string;
  /** A sentence for readers; empty if the kind says it all. */
  text: string;
  /** The client IP address of the person or program; null if it is not stored. Members do not see the addresses of operators. */
  address: string | null;
  /** When it happened. */
  created: Timestamp;
}

/** What entries are about: each kind belongs to one group. */
export type ActivityGroup = "sign_in" | "people" | "keys" | "webhooks" | "purchases" | "money" | "account" | "exports" | "catalogue" | "deployment";

/** One page of a list. */
export interface ActivityPage {
  /** The items of this page, in the order of the list; empty when there are none. */
  data: Activity[];
  /** Whether more items follow. */
  has_more: boolean;
  /** Send it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

/** Funds to add. */
export interface AddFunds {
  /** How much, in rupees; more than 0. */
  amount: Rupees;
  /** A note for the entry. The partner sees it. */
  note?: string | null;
  /** What identifies the payment, such as the bank's transaction id. A payment with the reference of an earlier one of the account is rejected; upper and lower case are the same. */
  reference?: PaymentReference | null;
}

/** A member to add. */
export interface AddMember {
  /** The email address they will sign in with, which nobody else has. */
  email: MailAddress;
  /** What they are called. They can change it. */
  name?: DisplayName | null;
  /** What they may do. */
  role: MemberRole;
}

/** A note to add. */
export interface AddNote {
  /** The note. */
  text: string;
}

/** An operator to add. */
export interface AddOperator {
  /** The email address they will sign in with, which nobody else has. */
  email: MailAddress;
  /** What they are called. They can change it. */
  name?: DisplayName | null;
  /** What they may do. */
  role: OperatorRole;
}

/** An IPv4 or IPv6 address, or a range of them in CIDR form: `203.0.113.7`, `2001:db8::/32`. */
export type AddressRange = string;

/** A correction. */
export interface AdjustWallet {
  /** How much, in rupees: subtracted if negative, added if positive. */
  amount: SignedRupees;
  /** Why. The partner sees it on the entry. */
  note: string;
}

/** How far to move the clock. */
export interface AdvanceClock {
  /** How many seconds forward. */
  seconds: number;
}

/** An endpoint of any account. */
export interface AnyEndpoint extends Endpoint {
  /** When its next delivery is due; null if none is, or while one is being sent. */
  next_attempt: Timestamp | null;
  /** The account. */
  account: AccountName;
}

/** One page of a list. */
export interface AnyEndpointPage {
  /** The items of this page, in the order of the list; empty when there are none. */
  data: AnyEndpoint[];
  /** Whether more items follow. */
  has_more: boolean;
  /** Send it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

/** Requests with API keys that got an error. */
export interface ApiErrors {
  /** By code, the most frequent first. */
  codes: ErrorFigures[];
  /** How many requests were counted: the newest, at most 500. */
  requests: number;
  /** True if there are older ones in the requested days, which were not counted. */
  has_older: boolean;
  /** For how many days requests are kept; 0 if none are logged. */
  kept_days: number;
}

/** An API key, without the key itself, which cannot be shown again. */
export interface ApiKey {
  /** The id of the key, which is not the key. */
  id: ObjectId;
  /** The mode it works in. */
  mode: Mode;
  /** Its display name. */
  name: string;
  /** The last four characters of the key, to tell keys apart. */
  hint: string;
  /** IP addresses and ranges (CIDR) that may use it; empty for all. */
  allowlist: string[];
  /** When it expires; null for never. */
  expires: Timestamp | null;
  /** Whether it has expired, by the deployment's clock. */
  expired: boolean;
  /** When it was revoked; null while it is not. */
  revoked: Timestamp | null;
  /** When it was created. */
  created: Timestamp;
  /** A member's email address, `operator` or `system`; null if it is not known. */
  created_by: string | null;
  /** When a request last sent it, to a minute, even if the request was rejected; null if none did since `use_recorded`. */
  last_used: Timestamp | null;
  /** The client IP address of that request; null where it is not stored. */
  last_address: string | null;
  /** Since when its use is recorded: since it was created, or since the deployment began to record it. */
  use_recorded: Timestamp;
  /** Whether it works and no request has sent it for 30 days. */
  unused: boolean;
  /** Whether it works and expires within 14 days. */
  expires_soon: boolean;
}

/** A list without pages. */
export interface ApiKeyList {
  /** All items, in the order of the list; empty when there are none. */
  data: ApiKey[];
}

/** The newest backup. */
export interface BackupResult {
  /** When it was written. */
  at: Timestamp;
  /** Its size. */
  bytes: number;
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

/** The balances of an account. */
export interface Balances {
  /** The virtual balance of the sandbox. */
  test: Money;
  /** The wallet. */
  live: Money;
  /** The level below which a warning is sent, in both modes; null for none. */
  low_balance_threshold: Money | null;
}

/** To whom an account's statements are made out. */
export interface BillingDetails {
  /** The company's legal name; null if it was not given. */
  name: DisplayName | null;
  /** Its address, on one line; null if it was not given. */
  address: string | null;
  /** Its GSTIN; null for none. */
  gstin: Gstin | null;
}

/** What this deployment allows beyond daily business. */
export interface Capabilities {
  /** Whether its clock can be moved. */
  virtual_clock: boolean;
  /** Whether it has a simulated supplier whose behaviour can be set. */
  simulated_supplier: boolean;
  /** Whether webhook endpoints can have local URLs, plain HTTP and any port. */
  local_webhooks: boolean;
  /** Whether accounts can be created for a test run, and removed with it. */
  runs: boolean;
}

/** One error in a catalogue file. */
export interface CatalogueFault {
  /** Where: `line 14` of a CSV file, `packages[12]` of a JSON file, `file` for all of it. */
  place: string;
  /** The invalid column or property; null if it is the whole row or file. */
  field: string | null;
  /** What is wrong with it. */
  message: string;
}

/** The format of a catalogue file. */
export type CatalogueFormat = "json" | "csv";

/** An import, or an undo of one, in the history. */
export interface CatalogueImport {
  /** Its id. */
  id: ObjectId;
  /** Who imported it. */
  operator: OperatorName;
  /** Packages added. */
  packages_added: number;
  /** Packages changed. */
  packages_changed: number;
  /** Packages retired. */
  packages_retired: number;
  /** Network providers, countries and regions added or changed. */
  others_written: number;
  /** The import that this one undid; null for an import of a file. */
  undoes: ObjectId | null;
  /** The undo of this import; null if it was not undone. */
  undone_by: ObjectId | null;
  /** Whether it can be undone now. */
  undoable: boolean;
  /** When. */
  created: Timestamp;
}

/** One page of a list. */
export interface CatalogueImportPage {
  /** The items of this page, in the order of the list; empty when there are none. */
  data: CatalogueImport[];
  /** Whether more items follow. */
  has_more: boolean;
  /** Send it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

/** The certificate that clients of the public URL see. */
export interface CertificateHealth {
  /** When it expires; null if it could not be read. */
  ends: Timestamp | null;
  /** When it was read, or was to be. */
  checked: Timestamp;
}

/** A new password, with the current one as proof. */
export interface ChangePassword {
  /** The current password. */
  current_password: string;
  /** The new password: at least 12 characters, and not one of the most common ones. */
  new_password: string;
}

/** A value of a package before and after. */
export interface ChangedField {
  /** The column of a catalogue file. */
  field: string;
  /** The value before; null if it was empty. */
  before: string | null;
  /** The value after; null if it is empty. */
  after: string | null;
}

/** The deployment's time. */
export interface ClockState {
  /** The current time. */
  now: Timestamp;
  /** The same in milliseconds since the Unix epoch. */
  now_ms: number;
  /** Whether it can be moved. */
  virtual: boolean;
}

/** An ISO 3166-1 alpha-2 country code, in upper case. */
export type CountryCode = string;

/** An account to create. */
export interface CreateAccount {
  /** Its name. */
  name: DisplayName;
  /** The email address for mails to the partner. */
  email: MailAddress;
  /** Its discount tier. */
  tier?: DiscountTier | null;
  /** Whether live orders are allowed from the start. */
  live_approved?: boolean | null;
}

/** An endpoint to register. */
export interface CreateEndpoint {
  /** The mode whose events it receives. */
  mode: Mode;
  /** The URL: `https`, on port 443 or 8443, publicly reachable, without user info and fragment. A deployment for development can allow local ones. */
  url: string;
  /** The event types to send; null or omitted for all. `ping` cannot be chosen: it is sent on request. */
  event_types?: EventType[] | null;
}

/** A key to create. */
export interface CreateKey {
  /** The mode it works in. A live key works once the account is approved for live orders. */
  mode: Mode;
  /** Its display name. */
  name: DisplayName;
  /** IP addresses and ranges that may use it; none for all. */
  allowlist?: AddressRange[] | null;
  /** When it expires, in the future; omitted for never. */
  expires?: TimeFilter | null;
}

/** Which deliveries to send once more: `delivery_ids`, or those that failed since a time. */
export interface CreateResend {
  /** The mode of the deliveries. */
  mode: Mode;
  /** The ids of deliveries of this mode. Unknown ones are skipped. */
  delivery_ids?: ObjectId[];
  /** All deliveries that are `failed`, of enabled endpoints, created at this time or later: the oldest first, at most 500. */
  failed_since?: TimeFilter;
  /** With `failed_since`: only those to this endpoint. */
  endpoint_id?: ObjectId;
}

/** What a run needs. */
export interface CreateRun {
  /** Its display name. */
  name?: DisplayName | null;
  /** How many accounts. */
  accounts?: number | null;
  /** How many test keys each account gets. */
  test_keys?: number | null;
  /** How many live keys each account gets. */
  live_keys?: number | null;
  /** Whether the accounts are approved for live orders. */
  approve_live?: boolean | null;
  /** The initial balance of each wallet, in rupees. */
  wallet?: Rupees | null;
  /** The roles for which each account gets a member who can sign in. */
  people?: MemberRole[] | null;
}

/** An order to place. */
export interface CreateStaffOrder {
  /** Test, or live: a live one is bought and paid. */
  mode: Mode;
  /** The packages; entries of one package are added up. At most 50 units in all. */
  items: StaffOrderItem[];
  /** A reference of your own, which is copied to every eSIM. An empty string counts as none. */
  customer_ref?: string | null;
  /** The traveller, as a note for members. */
  customer?: Customer | null;
}

/** An operator token to create. */
export interface CreateToken {
  /** Its display name. */
  name: DisplayName;
  /** The roles whose operations it may call. */
  scopes: OperatorRole[];
  /** When it expires, in the future; omitted for never. */
  expires?: TimeFilter | null;
}

/** What to add to an eSIM. */
export interface CreateTopup {
  /** Id of one of this eSIM's top-up packages. */
  package_id: string;
  /** Your reference for this top-up: free text, returned as sent. An empty string counts as none. With a test key some prefixes, case-sensitive, control the outcome once everything else about the request is valid; with a live key they mean nothing. */
  customer_ref?: string | null;
}

/** What a person signs in with. */
export interface Credentials {
  /** The email address, in any letter case. */
  email: MailAddress;
  /** The password. */
  password: string;
  /** The current code of the authenticator app, for people with a second factor. */
  totp?: TotpDigits | null;
  /** A recovery code, instead of `totp`. Each works once. Letter case, spaces and hyphens don't matter. */
  recovery_code?: string | null;
}

/** The traveller that an eSIM is for, as a note for your own staff. */
export interface Customer {
  /** The traveller's name. */
  name?: string | null;
  /** One email address: a local part, an at sign, and a domain with a dot in it; no display name. */
  email?: EmailAddress | null;
}

/** How much of its data an eSIM has used. */
export interface DataUse {
  /** The eSIM. */
  iccid: Iccid;
  /** The reference of its order; null when that has none. */
  customer_ref: string | null;
  /** The package that it was issued with. */
  package_name: string;
  /** Allowance and use. */
  data: EsimData;
}

/** The money and the orders of one day of the deployment's time zone. */
export interface DayFigures {
  /** The day. */
  day: string;
  /** The balance at its end; for today, the current balance. */
  balance: Money;
  /** What was charged for orders and top-ups. */
  charged: Money;
  /** What was refunded. */
  refunded: Money;
  /** How many orders were placed. */
  orders: number;
}

/** The delivery of one event to one endpoint. */
export interface Delivery {
  /** The id of the delivery, the same on every attempt. */
  id: string;
  /** The endpoint it goes to. */
  endpoint_id: ObjectId;
  /** The URL of that endpoint. */
  url: string;
  /** The mode of the endpoint and the event. */
  mode: Mode;
  /** The event. */
  event_id: EventId;
  /** The type of the event. */
  event_type: EventType;
  /** The position of the event among those of its account and mode. */
  sequence: Sequence;
  /** Its status. */
  status: DeliveryStatus;
  /** How many scheduled attempts were made. */
  attempts: number;
  /** How many manual retries were made. */
  manual_retries: number;
  /** When the last attempt ended, manual ones included; null before the first. */
  last_attempt: Timestamp | null;
  /** How long the last attempt took, in milliseconds; null before the first. */
  duration_ms: number | null;
  /** The HTTP status of the last response; null if there was none. */
  http_status: number | null;
  /** Why the last attempt failed, or why the first was never made; null for neither. */
  error: string | null;
  /** When the next attempt is scheduled, at the earliest when a pause of the endpoint ends; null if none is. */
  next_attempt: Timestamp | null;
  /** Until when a pause of the endpoint delays the next attempt; null if none does. */
  paused_until: Timestamp | null;
  /** When the event, and with it the delivery, was created. */
  created: Timestamp;
}

/** One attempt to deliver. Its request had the body of the delivery. */
export interface DeliveryAttempt {
  /** When it ended. */
  at: Timestamp;
  /** Whether it was a manual retry. */
  manual: boolean;
  /** The HTTP status of the response; null if there was none. */
  http_status: number | null;
  /** Why it failed; null if it was delivered. */
  error: string | null;
  /** How long it took, in milliseconds; null if nothing was sent. */
  duration_ms: number | null;
  /** The signature that was sent; null if nothing was sent, or it is not stored. */
  signature: string | null;
  /** The first 500 characters of the response; null if there was none. */
  answer: string | null;
}

/** A delivery with its request and response. */
export interface DeliveryDetail extends Delivery {
  /** The body as sent, byte for byte. */
  body: string;
  /** The headers of the last attempt, its signature included; none before the first. */
  headers: SentHeader[];
  /** The first 500 characters of the last response; null if there was none. */
  answer: string | null;
  /** All attempts, oldest first. Of older deliveries only the last one and manual ones are stored. */
  attempt_log: DeliveryAttempt[];
  /** Whether it can be retried manually now. */
  retryable: boolean;
}

/** The account's deliveries by status, over the requested days. */
export interface DeliveryFigures {
  /** Waiting for their first attempt. */
  pending: number;
  /** Being sent. */
  sending: number;
  /** Waiting for another attempt. */
  retrying: number;
  /** Delivered. */
  delivered: number;
  /** Failed: no automatic attempt follows. */
  failed: number;
}

/** One page of a list. */
export interface DeliveryPage {
  /** The items of this page, in the order of the list; empty when there are none. */
  data: Delivery[];
  /** Whether more items follow. */
  has_more: boolean;
  /** Send it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

/** The status of the delivery of one event to one endpoint. Shown in the portal's delivery log. */
export type DeliveryStatus = "pending" | "sending" | "delivered" | "retrying" | "failed";

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

/** What was ordered for one destination. */
export interface DestinationFigures {
  /** The name of the country or region; null for packages without one. */
  name: string | null;
  /** How many units were ordered. */
  units: number;
  /** What they cost when they were ordered, refunds not subtracted. */
  spent: Money;
}

/** A list without pages. */
export interface DestinationList {
  /** All items, in the order of the list; empty when there are none. */
  data: Destination[];
}

/** The kind of a destination. */
export type DestinationType = "country" | "region";

/** Why an endpoint is disabled. */
export type DisabledBy = "person" | "used_up" | "failing";

/** A discount tier on the retail price. */
export type DiscountTier = "standard" | "bronze" | "silver" | "gold";

/** A display name. */
export type DisplayName = string;

/** A background job that is due. */
export interface DueJob {
  /** What it does. More kinds may be added. */
  kind: string;
  /** The order it is about; null if it is about none. */
  order_id: OrderId | null;
  /** The eSIM it is about, or whose top-up it is about; null if it is about none. */
  iccid: Iccid | null;
  /** How many attempts have failed. */
  attempts: number;
  /** Since when it is due. */
  due: Timestamp;
}

/** One page of a list. */
export interface DueJobPage {
  /** The items of this page, in the order of the list; empty when there are none. */
  data: DueJob[];
  /** Whether more items follow. */
  has_more: boolean;
  /** Send it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

/** One email address without a display name or invisible characters. */
export type EmailAddress = string;

/** A URL that events are sent to. */
export interface Endpoint {
  /** The id of the endpoint. */
  id: ObjectId;
  /** The mode whose events it receives. */
  mode: Mode;
  /** The URL. */
  url: string;
  /** The event types it receives; null for all, future ones included. */
  event_types: EventType[] | null;
  /** Whether events are sent to it. */
  enabled: boolean;
  /** Why it is disabled; null while it is enabled. */
  disabled_by: DisabledBy | null;
  /** When it was disabled; null while it is enabled. */
  disabled: Timestamp | null;
  /** Until when nothing is sent because it has been failing; null while it is not paused. */
  paused_until: Timestamp | null;
  /** How many attempts have failed in a row. */
  failures_in_row: number;
  /** Since when every attempt has failed; null if the last one succeeded, or none was made. */
  failing_since: Timestamp | null;
  /** False if the secret can no longer be decrypted: deliveries wait until it is rotated. */
  secret_readable: boolean;
  /** When it was registered. */
  created: Timestamp;
}

/** A list without pages. */
export interface EndpointList {
  /** All items, in the order of the list; empty when there are none. */
  data: Endpoint[];
}

/** What became of the attempts of an hour or a day, manual ones included and test events left out. */
export interface EndpointPeriod {
  /** When it began. */
  start: Timestamp;
  /** How many attempts were delivered. */
  delivered: number;
  /** How many attempts failed. */
  failed: number;
  /** How long an attempt took on average, in milliseconds; null if there was none. */
  average_ms: number | null;
  /** How long the slowest attempt took, in milliseconds; null if there was none. */
  slowest_ms: number | null;
}

/** A list without pages. */
export interface EndpointPeriodList {
  /** All items, in the order of the list; empty when there are none. */
  data: EndpointPeriod[];
}

/** What signs the requests to an endpoint. */
export interface EndpointSecret {
  /** The signing secret, `whsec_` and letters and digits; all of it is the key. */
  secret: string;
}

/** Why money moved. */
export type EntryKind = "opening" | "sandbox_refill" | "wallet_topup" | "adjustment" | "order_charge" | "order_refund" | "topup_charge" | "topup_refund";

/** Requests that got one error code. */
export interface ErrorFigures {
  /** The error code. */
  code: string;
  /** How many requests got it. */
  requests: number;
  /** When the last of them arrived. */
  last: Timestamp;
}

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

/** How much data an eSIM had used by the end of a day. */
export interface EsimDay {
  /** The day, in the deployment's time zone. */
  day: string;
  /** In megabytes, since it was activated. */
  used_mb: number;
}

/** A list without pages. */
export interface EsimDayList {
  /** All items, in the order of the list; empty when there are none. */
  data: EsimDay[];
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

/** The account's eSIMs by status. */
export interface EsimFigures {
  /** Issued and unused. */
  ready: number;
  /** In use. */
  active: number;
  /** Without data. */
  depleted: number;
  /** Expired. */
  expired: number;
  /** Cancelled. */
  cancelled: number;
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

/** How long each period of an endpoint's figures is. */
export type FigureSpan = "hour" | "day";

/** Whose password was forgotten. */
export interface ForgottenPassword {
  /** The email address, in any letter case. */
  email: MailAddress;
}

/** A change of a wallet that needs a second operator. */
export interface FundsRequest {
  /** The id of the request. */
  id: ObjectId;
  /** What became of it. */
  status: FundsRequestStatus;
  /** The account whose wallet it changes. */
  account: AccountName;
  /** Whether it adds funds or corrects the wallet. */
  kind: FundsRequestKind;
  /** How much: negative if it is subtracted. */
  amount: SignedMoney;
  /** The note for the entry; null if there is none. */
  note: string | null;
  /** The reference of the payment; null if none was given. */
  reference: PaymentReference | null;
  /** The operator who made it. */
  requested_by: OperatorName;
  /** When it was made. */
  created: Timestamp;
  /** When it expires without a decision. */
  expires: Timestamp;
  /** The operator who approved, declined or withdrew it; null if none did. */
  decided_by: OperatorName | null;
  /** When it was approved, declined or withdrawn; null if it was not. */
  decided: Timestamp | null;
  /** The id of the ledger entry; null unless it was approved. */
  entry_id: ObjectId | null;
}

/** Which operation a request for funds stands for. */
export type FundsRequestKind = "wallet_topup" | "adjustment";

/** One page of a list. */
export interface FundsRequestPage {
  /** The items of this page, in the order of the list; empty when there are none. */
  data: FundsRequest[];
  /** Whether more items follow. */
  has_more: boolean;
  /** Send it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

/** What became of a request for funds. */
export type FundsRequestStatus = "pending" | "approved" | "declined" | "withdrawn" | "expired";

/** The number of a company that is registered for India's GST. */
export type Gstin = string;

/** The state of the deployment. Each count stops at 10000. */
export interface Health {
  /** The faults of the deployment, the most serious first; empty if it has none. */
  troubles: Trouble[];
  /** The processes of the service, by name. */
  processes: ProcessHealth[];
  /** Emails. */
  mail: MailHealth;
  /** The certificate; null if the public URL has none, or it was not read yet. */
  certificate: CertificateHealth | null;
  /** Orders that are being fulfilled. */
  orders: ProcessingCount;
  /** Top-ups that are being applied. */
  topups: ProcessingCount;
  /** Orders that failed in the last 24 hours. */
  failed_orders: number;
  /** Wallets below their threshold, and wallets without a threshold that hold less than a day costs. */
  low_wallets: number;
  /** Requests for funds that wait for a second operator. */
  funds_requests: number;
  /** Endpoints and deliveries. */
  webhooks: WebhookHealth;
  /** The supplier. */
  supplier: SupplierHealth;
  /** Background jobs. */
  jobs: JobHealth;
  /** Why the database takes no writes of one of the processes, such as `disk_full`; null if it takes them. */
  write_failure: string | null;
  /** The last check of the database's invariants; null if none was run. */
  last_verification: VerificationResult | null;
  /** Whether one of the processes knows the folder of the backups. */
  backups_known: boolean;
  /** The newest backup; null if there is none, or the folder is not known. */
  last_backup: BackupResult | null;
  /** The release that is running. */
  release: string;
}

/** The ICCID that identifies an eSIM: digits only, usually 19 or 20 of them, sent as a string. In the sandbox it starts with `8999999`. */
export type Iccid = string;

/** What an import changed, or would change. */
export interface ImportReport {
  /** Whether it was a dry run. */
  dry_run: boolean;
  /** Network providers added or changed. */
  providers_written: number;
  /** Countries and regions added or changed. */
  areas_written: number;
  /** Packages added. */
  packages_added: number;
  /** Packages changed. */
  packages_changed: number;
  /** Packages in the file that equal those in the catalogue. */
  packages_unchanged: number;
  /** Packages retired because the file does not contain them. */
  packages_retired: number;
  /** Packages in the file that were retired and stay so. A package is restored in the portal, or by a file that says that it is not retired. */
  packages_still_retired: number;
  /** The first packages that were added, changed or retired, by number. */
  changes: PackageChange[];
  /** Packages in the file that no account finds after the import, by reason. */
  omitted: OmittedPackages[];
  /** The import in the history; null for a dry run. */
  import_id: ObjectId | null;
}

/** Links that open a phone's own eSIM set-up screen. Pass them on as they are: the activation string inside is percent-encoded already. */
export interface InstallLinks {
  /** For iPhones and iPads; `null` if `activation.lpa` is `null`. */
  ios: string | null;
  /** For Android phones; `null` if `activation.lpa` is `null`. */
  android: string | null;
}

/** A member who has been invited. */
export interface InvitedMember {
  /** The member. */
  member: Member;
  /** The link for choosing a password, shown only once; null if it was sent by email. It works once, for 7 days. */
  invitation_link: string | null;
}

/** An operator who has been invited. */
export interface InvitedOperator {
  /** The operator. */
  operator: Operator;
  /** The link for choosing a password, shown only once; null if it was sent by email. It works once, for 7 days. */
  invitation_link: string | null;
}

/** Background jobs that are due. */
export interface JobHealth {
  /** How many are due. */
  due: number;
  /** For how many seconds the oldest has been due; 0 if none is. */
  overdue_seconds: number;
}

/** An API key, as people know it. */
export interface KeyName {
  /** The id of the key. */
  id: ObjectId;
  /** What the key is called. */
  name: string;
  /** The last characters of the key. */
  hint: string;
}

/** One movement of money. */
export interface LedgerEntry {
  /** The id of the entry. */
  id: ObjectId;
  /** Why. */
  kind: EntryKind;
  /** How much: negative for a charge. */
  amount: SignedMoney;
  /** The balance right after it. */
  balance_after: Money;
  /** The order it belongs to; null when there is none. */
  order_id: OrderId | null;
  /** The top-up it belongs to; null when there is none. */
  topup_id: TopupId | null;
  /** The operator's note; null if there is none. */
  note: string | null;
  /** The reference of the payment; null if none was given. */
  reference: PaymentReference | null;
  /** When. */
  created: Timestamp;
}

/** One page of a list. */
export interface LedgerEntryPage {
  /** The items of this page, in the order of the list; empty when there are none. */
  data: LedgerEntry[];
  /** Whether more items follow. */
  has_more: boolean;
  /** Send it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

/** A request to the partner API. Its body, its query and its API key are not logged. */
export interface LoggedRequest {
  /** The id of the request, as in `X-Request-Id`. */
  id: RequestId;
  /** The account; null if the request had no valid key. */
  account_id: ObjectId | null;
  /** The name of the account. */
  account_name: string | null;
  /** The API key; null if the request had no valid one. */
  key_id: ObjectId | null;
  /** The name of the API key. */
  key_name: string | null;
  /** The last four characters of the API key. */
  key_hint: string | null;
  /** The mode of the API key. */
  mode: Mode | null;
  /** The operation; null if no operation has this method and path, or the request was rejected before. */
  operation: string | null;
  /** The HTTP method. */
  method: string;
  /** The path below the base URL. Parts that do not look like an id are shown as `…` if the request failed. */
  path: string;
  /** The status code of the response. */
  status: number;
  /** The error code; null if the request succeeded. */
  code: string | null;
  /** The parameter that the error is about; null if it is about none. */
  param: string | null;
  /** How long the request took, in milliseconds. */
  duration_ms: number;
  /** The client IP address; null where it is not stored. */
  address: string | null;
  /** The idempotency key, or `sha256:` and the start of its hash; null without one. */
  idempotency_key: string | null;
  /** Whether the response was replayed. */
  replayed: boolean;
  /** When the request arrived. */
  created: Timestamp;
}

/** A request with what it made, and the response of an error. */
export interface LoggedRequestDetail extends LoggedRequest {
  /** The order that it made; null if it made none. */
  order_id: OrderId | null;
  /** The eSIM for which it made a top-up; null if it made none. */
  topup_iccid: Iccid | null;
  /** The response body of an error, as JSON; null if the request succeeded. */
  response: string | null;
}

/** A page of requests. */
export interface LoggedRequestPage {
  /** The items of this page, in the order of the list; empty when there are none. */
  data: LoggedRequest[];
  /** Whether more items follow. */
  has_more: boolean;
  /** Send it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
  /** How many days requests are kept; 0 if none are logged. */
  kept_days: number;
}

/** Who gets the email about a low balance. */
export interface LowBalanceRecipients {
  /** Email addresses, of members or others, each once; null for the account's email address alone. */
  addresses: MailAddress[] | null;
}

/** The level below which a warning is sent. */
export interface LowBalanceThreshold {
  /** In rupees; null, or 0, for no warning. */
  amount: Rupees | null;
}

/** A wallet below its threshold, or without one and with less than a day costs. */
export interface LowWallet {
  /** Its account. */
  account: AccountName;
  /** The balance. */
  balance: Money;
  /** The threshold; null if there is none. */
  threshold: Money | null;
  /** What a day costs, on the average of the last 7 days before today. */
  daily: Money;
}

/** One page of a list. */
export interface LowWalletPage {
  /** The items of this page, in the order of the list; empty when there are none. */
  data: LowWallet[];
  /** Whether more items follow. */
  has_more: boolean;
  /** Send it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

/** One email address without a display name. */
export type MailAddress = string;

/** Emails that wait to be sent. */
export interface MailHealth {
  /** How many wait. */
  waiting: number;
  /** How many of them were tried without success. */
  failing: number;
  /** When the oldest that waits was written; null without one. */
  oldest: Timestamp | null;
  /** What the mail server said to the last failed one; null if none failed. */
  last_error: string | null;
}

/** A person who works for the account. */
export interface Member {
  /** The id of the member. */
  id: ObjectId;
  /** The email address they sign in with. */
  email: MailAddress;
  /** What they are called; null if they have no name yet. */
  name: string | null;
  /** What they may do. */
  role: MemberRole;
  /** Whether they have a second factor. */
  totp_enabled: boolean;
  /** When they were last invited; null once they have chosen a password. */
  invited: Timestamp | null;
  /** When they last signed in; null before the first time. */
  last_sign_in: Timestamp | null;
  /** When they were added. */
  created: Timestamp;
}

/** A list without pages. */
export interface MemberList {
  /** All items, in the order of the list; empty when there are none. */
  data: Member[];
}

/** What a member of an account may do. */
export type MemberRole = "owner" | "staff" | "viewer";

/** Test or live: what a key, and everything made with it, belongs to. */
export type Mode = "test" | "live";

/** An amount of money. */
export interface Money {
  /** The amount in rupees, as a decimal string with exactly two digits after the point. */
  amount: string;
  /** The ISO 4217 code of the currency; always `INR`. */
  currency: "INR";
}

/** A month of the deployment's time zone, such as `2026-11`. */
export type Month = string;

/** What was sold in a month. */
export interface MonthlySales {
  /** The month. */
  month: Month;
  /** One entry per day, oldest first; of the current month up to today. */
  days: SalesDay[];
  /** The accounts that bought something, the highest revenue first: at most 500. */
  accounts: AccountSales[];
  /** How many accounts bought something. */
  accounts_count: number;
  /** Sales after this time are not counted yet; null if all are counted. */
  counted_until: Timestamp | null;
}

/** How the supplier behaves. */
export interface NetworkBehaviour {
  /** It cannot be reached: every request fails. */
  down?: boolean | null;
  /** How many of the next requests fail; it counts down. */
  fail_next?: number | null;
  /** How those requests fail. */
  fail_as?: NetworkFailure | null;
  /** How many of the next purchases are rejected: an order counts once, whatever its units, and so does a top-up; it counts down. */
  refuse_next?: number | null;
  /** The requests that are rejected. */
  refuse?: NetworkCall[] | null;
  /** The requests that get no response until they are released. */
  hold?: NetworkCall[] | null;
  /** How many units of an order are issued; the others are held if issuing is held, otherwise rejected. Omitted for all. */
  issue_at_most?: number | null;
  /** How many seconds of the deployment's clock pass before a response. */
  delay_seconds?: number | null;
  /** Whether install details come with an issued eSIM; otherwise they come once they are reported. */
  install_details?: boolean | null;
  /** Whether the supplier reports usage. */
  reports_usage?: boolean | null;
}

/** What the service requests from the supplier. */
export type NetworkCall = "issue" | "topup" | "cancel" | "usage";

/** How a request to the supplier fails. */
export type NetworkFailure = "timeout" | "error";

/** How the supplier behaves, and for whom. */
export interface NetworkRule {
  /** The account; null for all without a rule of their own. */
  account_id: ObjectId | null;
  /** It cannot be reached: every request fails. */
  down: boolean;
  /** How many of the next requests fail. */
  fail_next: number;
  /** How those requests fail. */
  fail_as: NetworkFailure;
  /** How many of the next purchases are rejected. */
  refuse_next: number;
  /** The requests that are rejected. */
  refuse: NetworkCall[];
  /** The requests that get no response until they are released. */
  hold: NetworkCall[];
  /** How many units of an order are issued; null for all. */
  issue_at_most: number | null;
  /** How many seconds of the deployment's clock pass before a response. */
  delay_seconds: number;
  /** Whether install details come with an issued eSIM. */
  install_details: boolean;
  /** Whether the supplier reports usage. */
  reports_usage: boolean;
  /** How many requests are held now. */
  held: number;
}

/** A list without pages. */
export interface NetworkRuleList {
  /** All items, in the order of the list; empty when there are none. */
  data: NetworkRule[];
}

/** A new key. This is the only time that the key itself is shown. */
export interface NewApiKey {
  /** The stored data of the key. */
  key: ApiKey;
  /** The key: put it where your software reads its secrets. It is not shown again. */
  text: string;
}

/** A new endpoint, with its secret. */
export interface NewEndpoint {
  /** The endpoint. */
  endpoint: Endpoint;
  /** The signing secret. It can be shown again. */
  secret: string;
}

/** A new key of an account. This is the only time that the key itself is shown. */
export interface NewOperatorApiKey {
  /** The stored data of the key. */
  key: OperatorApiKey;
  /** The key, to hand over safely. It is not shown again. */
  text: string;
}

/** A new password, with the token of the link as proof. */
export interface NewPassword {
  /** The token, as in the link. */
  token: string;
  /** The new password: at least 12 characters, and not one of the most common ones. */
  new_password: string;
}

/** A new run. This is the only time that its keys and passwords are shown. */
export interface NewRun {
  /** The id of the run. */
  id: ObjectId;
  /** Its display name. */
  name: string;
  /** Its accounts. */
  accounts: RunAccount[];
  /** When it was created. */
  created: Timestamp;
}

/** A new operator token. This is the only time that the token itself is shown. */
export interface NewTokenOfOperator {
  /** The stored data of the token. */
  token: TokenOfOperator;
  /** The token: put it where your program reads its secrets. It is not shown again. */
  text: string;
}

/** The id of an object of the portal: a short prefix for its kind, and letters and digits. */
export type ObjectId = string;

/** Why no account, or not this one, finds a package. */
export type OmissionReason = "retired" | "provider-off" | "not-inr" | "identity-check" | "outside-agreed-set" | "unlimited-not-sold" | "unreliable-data-size" | "unreliable-countries" | "price-rounds-to-zero" | "cost-above-retail";

/** Packages that no account finds, for one reason. */
export interface OmittedPackages {
  /** The first reason that applies. */
  reason: OmissionReason;
  /** How many there are. */
  count: number;
  /** The first of them in the file. */
  packages: PackageId[];
}

/** A person who runs the service. */
export interface Operator {
  /** The id of the operator. */
  id: ObjectId;
  /** The email address they sign in with. */
  email: MailAddress;
  /** What they are called; null if they have no name yet. */
  name: string | null;
  /** What they may do. */
  role: OperatorRole;
  /** Whether they have a second factor. */
  totp_enabled: boolean;
  /** When they were last invited; null once they have chosen a password. */
  invited: Timestamp | null;
  /** When they last signed in; null before the first time. */
  last_sign_in: Timestamp | null;
  /** When they were added. */
  created: Timestamp;
}

/** An entry of the audit log, with what only operators see. */
export interface OperatorActivity extends Activity {
  /** The operator who did it, if `actor` is `operator`. Null otherwise, and for older entries. */
  operator: OperatorName | null;
}

/** One page of a list. */
export interface OperatorActivityPage {
  /** The items of this page, in the order of the list; empty when there are none. */
  data: OperatorActivity[];
  /** Whether more items follow. */
  has_more: boolean;
  /** Send it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

/** An API key, with what only operators see. */
export interface OperatorApiKey extends ApiKey {
  /** The operator who created it, if `created_by` is `operator`. Null otherwise, and for older keys. */
  operator: OperatorName | null;
}

/** A list without pages. */
export interface OperatorApiKeyList {
  /** All items, in the order of the list; empty when there are none. */
  data: OperatorApiKey[];
}

/** One movement of money, with what only operators see. */
export interface OperatorLedgerEntry extends LedgerEntry {
  /** The operator who made it. Null for every automatic entry, and for older ones. */
  operator: OperatorName | null;
  /** The second operator, who approved it; null if none was needed. */
  approved_by: OperatorName | null;
}

/** One page of a list. */
export interface OperatorLedgerEntryPage {
  /** The items of this page, in the order of the list; empty when there are none. */
  data: OperatorLedgerEntry[];
  /** Whether more items follow. */
  has_more: boolean;
  /** Send it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

/** A list without pages. */
export interface OperatorList {
  /** All items, in the order of the list; empty when there are none. */
  data: Operator[];
}

/** Which operator did something: a person's email address, the id of an operator token, `command-line`, or `openid` for roles that the OpenID provider gives. Partners see only `operator`. */
export type OperatorName = string;

/** What an operator may do, and what the scopes of an operator token allow. */
export type OperatorRole = "admin" | "support" | "finance" | "read_only";

/** An order for eSIMs. */
export interface Order {
  /** The id of the order. */
  id: OrderId;
  /** Its status. New values can be added. */
  status: OrderStatus;
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

/** An order of any account, in brief. */
export interface OrderBrief {
  /** The id of the order. */
  id: OrderId;
  /** The order number for people. */
  number: string;
  /** Its mode. */
  mode: Mode;
  /** Its status. */
  status: OrderStatus;
  /** Its account. */
  account: AccountName;
  /** The total. */
  total: Money;
  /** What came of the last attempt at the supplier; null if there was none without success. */
  last_attempt: SupplyAttempts | null;
  /** When it is refunded without further progress; null with a final status, and in the sandbox. */
  refund_due: Timestamp | null;
  /** When it was placed. */
  created: Timestamp;
}

/** One page of a list. */
export interface OrderBriefPage {
  /** The items of this page, in the order of the list; empty when there are none. */
  data: OrderBrief[];
  /** Whether more items follow. */
  has_more: boolean;
  /** Send it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
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

/** The traveller that an order is for, as a note for members. */
export interface OrderCustomer {
  /** The traveller's name; null when none was given. */
  name: string | null;
  /** The traveller's email address; null if none was given. Nothing is ever sent to it. */
  email: string | null;
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

/** Money that came back of an order at one time: for eSIMs that were not issued, or that were cancelled. */
export interface OrderRefund {
  /** How much, without top-ups. */
  amount: Money;
  /** When. */
  created: Timestamp;
}

/** Where an order was placed. */
export type OrderSource = "api" | "portal";

/** The status of an order. */
export type OrderStatus = "processing" | "completed" | "partially_completed" | "failed" | "cancelled";

/** What orders cost together. */
export interface OrderTotals {
  /** How many orders. */
  orders: number;
  /** The sum of their totals. */
  total: Money;
  /** The sum of what was refunded of them. */
  refunded: Money;
  /** Whether there may be orders that were not counted. */
  has_more: boolean;
}

/** An account at a glance, in one mode. */
export interface Overview {
  /** The current balance. */
  balance: Money;
  /** The level below which a warning is sent; null for none. */
  low_balance_threshold: Money | null;
  /** One entry per requested day, oldest first, today last. */
  days: DayFigures[];
  /** Deliveries by status. */
  deliveries: DeliveryFigures;
  /** For how many more days the balance lasts at the pace of the 7 days before today. Null if nothing was spent on them, or if it lasts longer than 365 days. */
  days_left: number | null;
  /** eSIMs by status. */
  esims: EsimFigures;
  /** The eSIMs that have used most of their data, active or depleted, at most 20. */
  data_use: DataUse[];
}

/** The account that a person works in. */
export interface OwnAccount {
  /** The id of the account. */
  id: ObjectId;
  /** Its name. */
  name: string;
  /** False once it has been deactivated: it can then be read only. */
  active: boolean;
  /** Whether live orders are allowed. */
  live_approved: boolean;
}

/** The balances of the member's account. */
export interface OwnBalances extends Balances {
  /** How to add funds, as the operator wrote it: bank details, and what to quote. Lines end in a line feed. Null if the operator wrote nothing. */
  add_funds: string | null;
  /** Who gets the email about a low balance; null for the account's email address alone. */
  low_balance_recipients: MailAddress[] | null;
  /** To whom statements are made out, as the operator entered it. */
  billing: BillingDetails;
}

/** What a person wants to be called. */
export interface OwnName {
  /** Their name; null for none. */
  name: DisplayName | null;
}

/** One of the person's sessions, without its cookie. */
export interface OwnSession {
  /** The id of the session, which is not its cookie. */
  id: ObjectId;
  /** Whether this request belongs to it. */
  current: boolean;
  /** Browser and operating system, such as `Firefox on Linux`; null if unknown. */
  browser: string | null;
  /** The client IP address of the sign-in; null if it is not stored. */
  address: string | null;
  /** When the person signed in. */
  created: Timestamp;
  /** When it expires. */
  expires: Timestamp;
}

/** A list without pages. */
export interface OwnSessionList {
  /** All items, in the order of the list; empty when there are none. */
  data: OwnSession[];
}

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

/** A package that an import adds, changes or retires. */
export interface PackageChange {
  /** Its id. */
  id: PackageId;
  /** Its name after the import. */
  name: string;
  /** What happens to it. */
  change: PackageChangeKind;
  /** The values that change; none if it is new or only retired. */
  fields: ChangedField[];
}

/** What an import does to a package. */
export type PackageChangeKind = "added" | "changed" | "retired";

/** The id of a package: `pkg_` and a number without leading zeros. */
export type PackageId = string;

/** What a package costs an account, or why the account does not find it. */
export interface PackagePrice {
  /** The package. */
  package: StockPackage;
  /** What the account pays; null if it does not find the package. */
  price: Money | null;
  /** Why the account does not find it; null if it does. */
  omitted: OmissionReason | null;
}

/** One page of a list. */
export interface PackagePricePage {
  /** The items of this page, in the order of the list; empty when there are none. */
  data: PackagePrice[];
  /** Whether more items follow. */
  has_more: boolean;
  /** Send it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

/** How wide a package's coverage is sold. */
export type PackageType = "country" | "region" | "global";

/** Proof that the person is at the keyboard. */
export interface PasswordProof {
  /** The current password. */
  password: string;
}

/** What identifies a payment, such as the bank's transaction id: letters, digits and `.`, `/`, `_`, `-`. */
export type PaymentReference = string;

/** Someone who can sign in. */
export interface Person {
  /** The id of the person. */
  id: ObjectId;
  /** The email address they sign in with. */
  email: MailAddress;
  /** What they are called; null if they have no name yet. */
  name: string | null;
  /** What they may do. */
  role: PersonRole;
}

/** What a person may do. Members have one of the first three roles, operators one of the others and no account. */
export type PersonRole = "owner" | "staff" | "viewer" | "admin" | "support" | "finance" | "read_only";

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

/** The result of a test event. */
export interface PingResult {
  /** The id of the delivery, as the endpoint received it. */
  delivery_id: string;
  /** The id of the event that was sent. The event is not stored. */
  event_id: EventId;
  /** Whether the endpoint responded with a 2xx in time. */
  delivered: boolean;
  /** The HTTP status of the response; null if there was none. */
  http_status: number | null;
  /** Why it failed; null if it was delivered. */
  error: string | null;
  /** The first 500 characters of the response body; null if there was none. */
  answer: string | null;
  /** How long it took, in milliseconds; null if it could not be sent. */
  duration_ms: number | null;
}

/** How a purchase was made. All are null for older ones. */
export interface PlacedBy {
  /** The API key; null if it was made in the portal. */
  key: KeyName | null;
  /** The request that made it; null if it was made in the portal. */
  request_id: string | null;
  /** The member who made it in the portal; null if a key did. */
  member: string | null;
}

/** A process of the service. */
export interface ProcessHealth {
  /** Its name: the host, and its port or number. */
  name: string;
  /** What it does. */
  roles: ProcessRole[];
  /** The release that it runs. */
  release: string;
  /** When it started. */
  started: Timestamp;
  /** When it last reported. */
  seen: Timestamp;
  /** Whether it has not reported for long, and was not stopped. */
  down: boolean;
}

/** What a process does. */
export type ProcessRole = "serving" | "background";

/** Orders or top-ups without a final status. */
export interface ProcessingCount {
  /** All of them. */
  all: number;
  /** Orders or top-ups placed more than 5 minutes ago. */
  stuck: number;
}

/** A network provider, which supplies packages. */
export interface Provider {
  /** Its id. */
  id: string;
  /** Its name. */
  name: string;
  /** Whether its packages are on sale. */
  enabled: boolean;
  /** How many of its packages the catalogue contains. */
  packages_count: number;
  /** How many of them accounts find. */
  offered_count: number;
}

/** A list without pages. */
export interface ProviderList {
  /** All items, in the order of the list; empty when there are none. */
  data: Provider[];
}

/** The person's 10 new recovery codes. No later response shows them. */
export interface RecoveryCodes {
  /** Each code signs the person in once, instead of a code of the authenticator app. */
  recovery_codes: string[];
}

/** A named region. */
export interface Region {
  /** Its code, which never changes. */
  code: string;
  /** Its name. */
  name: string;
  /** Older codes that still work. */
  aliases: string[];
  /** Whether it means the whole world. */
  global: boolean;
}

/** A list without pages. */
export interface RegionList {
  /** All items, in the order of the list; empty when there are none. */
  data: Region[];
}

/** How many requests were released. */
export interface Released {
  /** How many. */
  released: number;
}

/** What the supplier reports about an eSIM from now on. Omitted fields stay unchanged. */
export interface ReportEsim {
  /** How much data is used in total, in MB. */
  used_mb?: number | null;
  /** Whether it has been used for the first time; the time is that of this request. */
  first_used?: boolean | null;
  /** Whether its install details have been sent. */
  install_details?: boolean | null;
}

/** What the supplier reports about an eSIM. */
export interface ReportedEsim {
  /** The eSIM. */
  iccid: Iccid;
  /** How much data is used in total, in MB. */
  used_mb: number;
  /** When it was first used; null if it was not. */
  first_used: Timestamp | null;
  /** Whether its install details have been sent. */
  install_details: boolean;
}

/** The id of one request: `req_` and 16 hex characters. */
export type RequestId = string;

/** What requests are made with: the API has no other method. */
export type RequestMethod = "GET" | "POST";

/** A bulk resend, and how far it is. */
export interface Resend {
  /** The id of the resend. */
  id: ObjectId;
  /** The mode of its deliveries. */
  mode: Mode;
  /** How many deliveries it was asked for: the sum of the four counts below. */
  total: number;
  /** How many have arrived. */
  delivered: number;
  /** How many were sent and have failed again. */
  failed: number;
  /** How many are still to be sent. */
  pending: number;
  /** How many are not sent: they had arrived, had the maximum of manual retries, had a manual retry pending, are older than 30 days, or the resend ended early. */
  skipped: number;
  /** Why it ended early for an endpoint; null if it did not. */
  stopped: string | null;
  /** When it was requested. */
  created: Timestamp;
}

/** A list without pages. */
export interface ResendList {
  /** All items, in the order of the list; empty when there are none. */
  data: Resend[];
}

/** A run. */
export interface Run {
  /** The id of the run. */
  id: ObjectId;
  /** Its display name. */
  name: string;
  /** The ids of its accounts. */
  account_ids: ObjectId[];
  /** When it was created. */
  created: Timestamp;
}

/** An account created for a run. */
export interface RunAccount {
  /** The id of the account. */
  id: ObjectId;
  /** Its name. */
  name: string;
  /** The test keys, in full. */
  test_keys: string[];
  /** The live keys, in full. */
  live_keys: string[];
  /** The members who can sign in. */
  people: RunPerson[];
}

/** A list without pages. */
export interface RunList {
  /** All items, in the order of the list; empty when there are none. */
  data: Run[];
}

/** Someone who can sign in to an account of a run. */
export interface RunPerson {
  /** What they may do. */
  role: MemberRole;
  /** The email address to sign in with. */
  email: string;
  /** The password to sign in with. */
  password: string;
}

/** An amount in rupees, as a decimal string with at most two digits after the point: `500`, `500.5` or `500.00`. */
export type Rupees = string;

/** What was sold, day by day. */
export interface Sales {
  /** One entry per requested day, oldest first, today last. */
  days: SalesDay[];
  /** Sales after this time are not counted yet; null if all are counted. */
  counted_until: Timestamp | null;
}

/** What was bought in one day of the deployment's time zone. */
export interface SalesDay {
  /** The day. */
  day: string;
  /** How many orders were placed. */
  orders: number;
  /** How many orders failed, and were refunded in full. */
  failed_orders: number;
  /** How many top-ups were placed. */
  topups: number;
  /** What was charged for orders and top-ups, less what was refunded; negative if more was refunded. */
  revenue: SignedMoney;
  /** What the providers charge for it, at the cost in the catalogue when it was sold. Null if it is not known of every sale: older releases did not store it. */
  cost: SignedMoney | null;
  /** Revenue less cost; null if the cost is not known. */
  margin: SignedMoney | null;
}

/** Something that was found. */
export interface SearchHit {
  /** What it is. */
  kind: SearchKind;
  /** Its id; the ICCID of an eSIM. */
  id: string;
  /** What it is called: an order's number, a key's name, the type of an event or of a delivery's, a request's method and path. */
  title: string;
  /** What was searched for, if it is neither the id nor the title: a customer reference, a name, an email address; of a delivery its endpoint's URL. */
  detail: string | null;
  /** Its mode; null for an account, and for a request without a valid key. */
  mode: Mode | null;
  /** Its account; null for a request without a valid key. */
  account: AccountName | null;
  /** When it was created; when a request came. */
  created: Timestamp;
}

/** A list without pages. */
export interface SearchHitList {
  /** All items, in the order of the list; empty when there are none. */
  data: SearchHit[];
}

/** What was found. */
export type SearchKind = "account" | "order" | "esim" | "key" | "request" | "event" | "delivery";

/** Who sells, as the operator configured it. What was not configured is null. */
export interface Seller {
  /** The company's legal name. */
  legal_name: string;
  /** Its address, on one line. */
  address: string | null;
  /** Its GSTIN. */
  gstin: Gstin | null;
  /** The Indian state from which it sells. */
  state: string | null;
  /** The code of what is sold: HSN or SAC. */
  hsn_sac: string | null;
  /** The rate of GST in percent, such as `18` or `0.25`. The amounts of a statement are not split by it. */
  gst_rate: string | null;
}

/** A header of a webhook request. */
export interface SentHeader {
  /** Its name. */
  name: string;
  /** Its value. */
  value: string;
}

/** The position of an event among those of its account and mode. */
export type Sequence = number;

/** A session, as seen by its owner. */
export interface Session {
  /** Who is signed in. */
  person: Person;
  /** The account they work in, or that an operator looks at; null for other operators. */
  account: OwnAccount | null;
  /** Whether an operator looks at the account: they then have the role of a viewer, and can't change anything. */
  looking: boolean;
  /** Send it in `X-CSRF-Token` with every change. */
  csrf_token: string;
  /** Whether the person has a second factor. */
  totp_enabled: boolean;
  /** Whether the deployment requires a second factor that this operator doesn't have. Until they confirm one, every operation that members may not call is `forbidden`. */
  totp_needed: boolean;
  /** Number of unused recovery codes; 0 without a second factor. */
  recovery_codes_left: number;
  /** The time zone of days, months and charts: a name of the IANA database. */
  time_zone: string;
  /** Whether webhook endpoints can have local URLs, plain HTTP and any port. */
  local_webhooks: boolean;
  /** When the session expires, 12 hours after the sign-in. */
  expires: Timestamp;
}

/** How serious a trouble is. */
export type Severity = "bad" | "warn";

/** An amount of money that can be negative. */
export interface SignedMoney {
  /** The amount in rupees, as a decimal string with exactly two digits after the point; negative for what was subtracted. */
  amount: string;
  /** The ISO 4217 code of the currency; always `INR`. */
  currency: "INR";
}

/** An amount in rupees to add, or to subtract with a minus sign: `-120.00`. */
export type SignedRupees = string;

/** What to simulate. */
export interface SimulateEsim {
  /** The event to simulate. */
  event: SimulatedEvent;
}

/** What can happen to a test eSIM. */
export type SimulatedEvent = "activated" | "usage_80" | "usage_100" | "expired";

/** An eSIM in full, with what only members see. */
export interface StaffEsim extends EsimDetail {
  /** The traveller noted on its order; null when nothing is. */
  customer: OrderCustomer | null;
  /** True while its cancelling waits for the supplier. */
  cancelling: boolean;
  /** How many of its top-ups are processing. */
  running_topups: number;
  /** Whether it seems that the caller can cancel it; the supplier decides. */
  cancellable: boolean;
  /** The refund if it is cancelled now, with top-ups: 0.00 once it has been used. Null if it cannot be cancelled. */
  cancel_refund: Money | null;
}

/** An order with what only members see. */
export interface StaffOrder extends Order {
  /** The order number for people; a live order's id is derived from it. */
  number: string;
  /** Where it was placed. */
  source: OrderSource;
  /** The names of the packages in `items` when they were bought, in the same order. */
  package_names: string[];
  /** The traveller; null if none is noted, or it was erased. */
  customer: OrderCustomer | null;
  /** Whether it seems that it can be cancelled; the supplier decides. */
  cancellable: boolean;
}

/** An order with how it was placed and refunded. */
export interface StaffOrderDetail extends StaffOrder {
  /** How it was placed. */
  placed_by: PlacedBy;
  /** Its refunds, newest first. */
  refunds: OrderRefund[];
  /** The refund if it is cancelled now, with top-ups. Null if it cannot be cancelled. */
  cancel_refund: Money | null;
}

/** One package to order. */
export interface StaffOrderItem {
  /** The package. */
  package_id: string;
  /** How many units. */
  quantity: number;
}

/** One page of a list. */
export interface StaffOrderPage {
  /** The items of this page, in the order of the list; empty when there are none. */
  data: StaffOrder[];
  /** Whether more items follow. */
  has_more: boolean;
  /** Send it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

/** A package that members can order. */
export interface StaffPackage extends Package {
  /** Whether `data_mb` is for each day. False if unlimited. */
  daily: boolean;
}

/** A list without pages. */
export interface StaffPackageList {
  /** All items, in the order of the list; empty when there are none. */
  data: StaffPackage[];
}

/** One page of a list. */
export interface StaffPackagePage {
  /** The items of this page, in the order of the list; empty when there are none. */
  data: StaffPackage[];
  /** Whether more items follow. */
  has_more: boolean;
  /** Send it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

/** A top-up with what only people see. */
export interface StaffTopup extends Topup {
  /** The name of its package when it was bought. */
  package_name: string;
}

/** One page of a list. */
export interface StaffTopupPage {
  /** The items of this page, in the order of the list; empty when there are none. */
  data: StaffTopup[];
  /** Whether more items follow. */
  has_more: boolean;
  /** Send it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

/** The wallet of an account in a month. */
export interface Statement {
  /** The month. */
  month: Month;
  /** Who sells; null if the operator configured nothing. */
  seller: Seller | null;
  /** To whom it is made out, as it is known now. */
  billing: BillingDetails;
  /** Until when it is complete: the end of the month, or for the current month the time of the request. */
  until: Timestamp;
  /** The balance at the beginning. */
  opening: SignedMoney;
  /** Funds that were added. */
  funds: SignedMoney;
  /** Corrections. */
  adjustments: SignedMoney;
  /** What was charged for orders and top-ups, negative. */
  charges: SignedMoney;
  /** What was refunded for orders and top-ups. */
  refunds: SignedMoney;
  /** The balance at the end. */
  closing: SignedMoney;
  /** The days with entries, oldest first. */
  days: StatementDay[];
  /** The first 100 payments, oldest first. The entries as CSV have all of them. */
  payments: StatementPayment[];
}

/** The money of one day of the deployment's time zone. Amounts that were subtracted are negative. */
export interface StatementDay {
  /** The day. */
  day: string;
  /** Funds that were added. */
  funds: SignedMoney;
  /** Corrections. */
  adjustments: SignedMoney;
  /** What was charged for orders and top-ups, negative. */
  charges: SignedMoney;
  /** What was refunded for orders and top-ups. */
  refunds: SignedMoney;
  /** The balance at its end. */
  balance: SignedMoney;
}

/** A payment that was added to the wallet. */
export interface StatementPayment {
  /** When it was added. */
  created: Timestamp;
  /** How much. */
  amount: Money;
  /** Its reference; null if none was given. */
  reference: PaymentReference | null;
  /** The operator's note; null if there is none. */
  note: string | null;
}

/** A class of status codes, such as `4xx`, or one status code, such as `404`. */
export type StatusFilter = string;

/** A package, as the service itself sees it. */
export interface StockPackage {
  /** Its id. */
  id: PackageId;
  /** Its name. */
  name: string;
  /** The network provider it comes from. */
  provider_id: string;
  /** The country or region it is sold for; null for a set of countries without a name. */
  destination: string | null;
  /** The countries it works in. */
  countries: CountryCode[];
  /** The data in MB; null if unlimited, or if the provider does not say. */
  data_mb: number | null;
  /** Whether `data_mb` is for each day. False if unlimited. */
  daily: boolean;
  /** Whether the data is uncapped. */
  unlimited: boolean;
  /** How many days it is valid. */
  validity_days: number;
  /** What it costs the service, in `currency`, with up to six decimals. */
  cost: string;
  /** What the service sells it for, in `currency`, with up to six decimals. */
  retail_price: string;
  /** The currency of both. Packages in a currency other than INR are not shown to partners. */
  currency: string;
  /** Whether the service's own store sells it. */
  own_store: boolean;
  /** Whether it is retired. */
  retired: boolean;
  /** Why no account finds it; null if accounts do, unless their terms exclude it. */
  omitted: OmissionReason | null;
}

/** One page of a list. */
export interface StockPackagePage {
  /** The items of this page, in the order of the list; empty when there are none. */
  data: StockPackage[];
  /** Whether more items follow. */
  has_more: boolean;
  /** Send it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

/** The requests to the supplier by all processes: of each, the last 1000 of the last hour. */
export interface SupplierHealth {
  /** How many requests. */
  calls: number;
  /** How many of them got no usable response. */
  failed: number;
  /** How long half of them took at most, in milliseconds; null without requests. */
  median_ms: number | null;
  /** How long 95 of 100 took at most, in milliseconds; null without requests. */
  p95_ms: number | null;
  /** When the last one failed; null if none did. */
  last_failure: Timestamp | null;
  /** What went wrong with the last failed one, in words; null if none failed. */
  last_error: string | null;
  /** Since when all have failed; null if the last one did not. */
  failing_since: Timestamp | null;
}

/** How the supplier is asked for something. */
export interface Supply {
  /** Attempts that did not succeed, the latest first: at most 50 rows, for 90 days. */
  attempts: SupplyAttempts[];
  /** When the supplier is asked again; null if it is not. */
  next_attempt: Timestamp | null;
  /** When it is refunded without further progress; null with a final status, and in the sandbox. */
  refund_due: Timestamp | null;
}

/** Attempts at the supplier that got the same response. */
export interface SupplyAttempts {
  /** What was asked. */
  call: SupplyCall;
  /** What came of it. */
  outcome: SupplyOutcome;
  /** What went wrong, in words; null if the supplier responded. */
  error: string | null;
  /** How many units of an order got this response; 1 for a top-up or an eSIM. */
  units: number;
  /** How many attempts. */
  attempts: number;
  /** When the first was. */
  first: Timestamp;
  /** When the last was. */
  last: Timestamp;
}

/** A kind of call to the supplier. */
export type SupplyCall = "issue" | "withdraw" | "topup" | "withdraw_topup" | "cancel";

/** What came of a call to the supplier that did not succeed. */
export type SupplyOutcome = "pending" | "refused" | "failed" | "not_called";

/** An eSIM with its account. */
export interface SupportEsim extends StaffEsim {
  /** The account. */
  account: AccountName;
  /** How the supplier is asked to cancel it. */
  supply: Supply;
}

/** An order with its account. */
export interface SupportOrder extends StaffOrderDetail {
  /** The account. */
  account: AccountName;
  /** How the supplier is asked for its eSIMs. */
  supply: Supply;
}

/** A time to filter by: a date (`2026-11-21`, the start of that day in UTC) or a date-time (`2026-11-21T09:30`, with optional seconds, fraction and zone). The zone is `Z` or an offset such as `+05:30`; without one the time is UTC. Fractions are truncated to milliseconds. In a query string the plus sign of an offset is written `%2B`. A day or time that does not exist is rejected. */
export type TimeFilter = string;

/** In which order a list is by time. */
export type TimeOrder = "newest" | "oldest";

/** A time in UTC to the second, as `YYYY-MM-DDTHH:MM:SSZ`. */
export type Timestamp = string;

/** An operator token, without the token itself, which cannot be shown again. */
export interface TokenOfOperator {
  /** The id of the token, which is not the token. */
  id: ObjectId;
  /** Its display name. */
  name: string;
  /** The roles whose operations it may call. */
  scopes: OperatorRole[];
  /** When it expires; null for never. */
  expires: Timestamp | null;
  /** Whether it has expired, by the deployment's clock. */
  expired: boolean;
  /** When it was revoked; null while it is not. */
  revoked: Timestamp | null;
  /** When it was created. */
  created: Timestamp;
}

/** One page of a list. */
export interface TokenOfOperatorPage {
  /** The items of this page, in the order of the list; empty when there are none. */
  data: TokenOfOperator[];
  /** Whether more items follow. */
  has_more: boolean;
  /** Send it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

/** What was ordered, by destination. */
export interface TopDestinations {
  /** Most units first, at most 10. */
  destinations: DestinationFigures[];
  /** How many orders were counted: the newest, at most 1000. */
  orders: number;
  /** True if there are older ones in the requested days, which were not counted. */
  has_older: boolean;
}

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

/** A top-up of any account, in brief. */
export interface TopupBrief {
  /** The id of the top-up. */
  id: TopupId;
  /** The ICCID of its eSIM. */
  iccid: Iccid;
  /** The name of its package when it was bought. */
  package_name: string;
  /** Its mode. */
  mode: Mode;
  /** Its status. */
  status: TopupStatus;
  /** Its account. */
  account: AccountName;
  /** The total. */
  total: Money;
  /** What came of the last attempt at the supplier; null if there was none without success. */
  last_attempt: SupplyAttempts | null;
  /** When it is refunded without further progress; null with a final status, and in the sandbox. */
  refund_due: Timestamp | null;
  /** When it was placed. */
  created: Timestamp;
}

/** One page of a list. */
export interface TopupBriefPage {
  /** The items of this page, in the order of the list; empty when there are none. */
  data: TopupBrief[];
  /** Whether more items follow. */
  has_more: boolean;
  /** Send it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
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

/** A current code of the authenticator app. */
export interface TotpCode {
  /** The code that the app shows now. */
  code: TotpDigits;
}

/** The session with its second factor on, and the recovery codes. */
export interface TotpConfirmed {
  /** The session. */
  session: Session;
  /** Each code signs the person in once, instead of a code of the authenticator app. */
  recovery_codes: string[];
}

/** Six digits, as an authenticator app shows them. */
export type TotpDigits = string;

/** A second factor that is not confirmed yet. */
export interface TotpSecret {
  /** The secret in base32, for typing it into an authenticator app. */
  secret: string;
  /** The same as an `otpauth:` URI, for showing as a QR code. */
  uri: string;
}

/** Which traveller: by the email address, or by an account's own reference. Give exactly one of the two. */
export interface Traveller {
  /** The email address noted on orders, in full. Letters match in either case. */
  email?: MailAddress | null;
  /** The customer reference of orders, in full. Needs `account_id`. */
  customer_ref?: string | null;
  /** Only orders of this account. */
  account_id?: ObjectId | null;
}

/** What an erasure did. */
export interface TravellerErasure {
  /** How many orders named the traveller before the erasure. */
  orders: number;
}

/** All data about a traveller. */
export interface TravellerExport {
  /** When it was exported. */
  created: Timestamp;
  /** The orders that name the traveller, in both modes. */
  orders: TravellerOrder[];
}

/** An order that names the traveller, with all that belongs to it. */
export interface TravellerOrder {
  /** The account that sold it. */
  account: AccountName;
  /** The order. */
  order: StaffOrderDetail;
  /** Its eSIMs. */
  esims: StaffEsim[];
  /** The top-ups of its eSIMs. */
  topups: Topup[];
  /** The events about the order, its eSIMs and their top-ups, for the last 30 days. */
  events: Event[];
}

/** A trouble of the deployment. */
export interface Trouble {
  /** What it is. */
  kind: TroubleKind;
  /** How serious it is. */
  severity: Severity;
  /** Since when, or until when for a certificate; null if that is not known. */
  at: Timestamp | null;
  /** The name of the process, or what was returned; null if the kind says it all. */
  detail: string | null;
  /** How many things are concerned; null if it is one. */
  count: number | null;
}

/** A kind of trouble. More kinds may be added. */
export type TroubleKind = "database_writes" | "process_down" | "no_background" | "supplier_failing" | "mail_failing" | "jobs_overdue" | "purchases_stuck" | "certificate" | "violations" | "backup";

/** Which endpoints to list. */
export type TroubledEndpoints = "paused" | "disabled" | "waiting";

/** The statuses of orders that need attention. */
export type TroubledStatus = "processing" | "failed";

/** What to change about an account. Omitted fields stay unchanged. */
export interface UpdateAccount {
  /** Its name. */
  name?: DisplayName | null;
  /** The email address for mails to the partner. */
  email?: MailAddress | null;
  /** False deactivates the account, true activates it again. */
  active?: boolean | null;
  /** Whether live orders are allowed. */
  live_approved?: boolean | null;
  /** Its discount tier. */
  tier?: DiscountTier | null;
  /** A discount agreed with this partner, in hundredths of a percent; null restores the tier's. */
  agreed_discount_bps?: number | null;
  /** Whether unlimited packages are on sale for it. */
  sells_unlimited?: boolean | null;
  /** The packages that are on sale for it; null for all. */
  allowed_packages?: PackageId[] | null;
  /** The level below which a warning is sent, in both modes, in rupees; null, or 0, for no warning. */
  low_balance_threshold?: Rupees | null;
}

/** What to change about an endpoint. Omitted fields stay unchanged. */
export interface UpdateEndpoint {
  /** The URL from now on, for pending deliveries too. */
  url?: string | null;
  /** The event types to send from now on, except `ping`; null for all. Pending deliveries are not affected. */
  event_types?: EventType[] | null;
}

/** What to change about a key. Omitted fields stay unchanged. */
export interface UpdateKey {
  /** Its display name. */
  name?: DisplayName | null;
  /** IP addresses and ranges that may use it from now on; an empty list for all. */
  allowlist?: AddressRange[] | null;
  /** When it expires, in the future; null for never. */
  expires?: TimeFilter | null;
}

/** What to change about a member. */
export interface UpdateMember {
  /** What they may do from now on. */
  role: MemberRole;
}

/** What to change about an operator. */
export interface UpdateOperator {
  /** What they may do from now on. */
  role: OperatorRole;
}

/** Whether packages of a provider are on sale. */
export interface UpdateProvider {
  /** False takes all its packages off sale. */
  enabled: boolean;
}

/** A new name of a region. */
export interface UpdateRegion {
  /** Its name from now on. */
  name: DisplayName;
}

/** The last check of the database's invariants. */
export interface VerificationResult {
  /** When. */
  at: Timestamp;
  /** How many rows violated an invariant. */
  violations: number;
}

/** Webhooks of all accounts. */
export interface WebhookHealth {
  /** Endpoints that are paused after failures. */
  paused: number;
  /** Endpoints that are disabled, by members or by the service. */
  disabled: number;
  /** Deliveries that wait for an attempt. */
  waiting: number;
}
