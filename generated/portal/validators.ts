// Generated from spec/portal/*.tsp by `npm run generate`: the checking of queries, paths and bodies. Do not edit.
// Ajv's code carries no types: what this file exports is typed, what is inside is not checked.
// @ts-nocheck

export type Validated<Value> = { ok: true; value: Value } | { ok: false; param: string; message: string };

/** One error of the compiled schemas. */
interface SchemaFault {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: { missingProperty?: string };
}

interface SchemaCheck {
  (value: unknown): boolean;
  errors?: SchemaFault[] | null;
}

/** For each parameter, in the order of the contract, the message of each keyword. */
type Messages = readonly (readonly [param: string, messages: Readonly<Record<string, string>>])[];

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const decimalDigits = /^[0-9]+$/;

function readInteger(raw: string): unknown {
  return decimalDigits.test(raw) ? Number(raw) : raw;
}

function readBoolean(raw: string): unknown {
  return raw === "true" ? true : raw === "false" ? false : raw;
}

const timeForm =
  /^([0-9]{4})-([0-9]{2})-([0-9]{2})(?:[Tt]([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:\.([0-9]+))?)?([Zz]|[+-][0-9]{2}:[0-9]{2})?)?$/;

function offsetMinutes(zone: string | undefined): number {
  if (zone === undefined || zone === "Z" || zone === "z") return 0;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(4, 6));
  if (hours > 23 || minutes > 59) return Number.NaN;
  return (zone[0] === "-" ? -1 : 1) * (hours * 60 + minutes);
}

/** Returns a date or date-time as milliseconds since the epoch; the string itself if its format or day is invalid. */
function readTime(raw: string): unknown {
  const match = timeForm.exec(raw);
  if (match === null) return raw;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const milliseconds = Number((match[7] ?? "").slice(0, 3).padEnd(3, "0"));
  if (hour > 23 || minute > 59 || second > 59) return raw;
  const time = new Date(0);
  // Date.UTC would read the years 0 to 99 as 1900 to 1999.
  time.setUTCFullYear(year, month - 1, day);
  if (time.getUTCMonth() !== month - 1 || time.getUTCDate() !== day) return raw;
  time.setUTCHours(hour, minute - offsetMinutes(match[8]), second, milliseconds);
  return Number.isNaN(time.getTime()) ? raw : time.getTime();
}

function paramOf(fault: SchemaFault): string {
  const path = fault.instancePath.slice(1).replaceAll("/", ".");
  const missing = fault.keyword === "required" ? fault.params.missingProperty : undefined;
  if (missing === undefined) return path;
  return path === "" ? missing : `${path}.${missing}`;
}

/** The pattern of all text is in an `allOf`, beside the field's own pattern. */
function messageKey(fault: SchemaFault): string {
  return fault.schemaPath.includes("/allOf/") ? "characters" : fault.keyword;
}

/** Of several errors, reports that of the first parameter in the contract. */
function verdict<Value>(check: SchemaCheck, value: unknown, messages: Messages): Validated<Value> {
  if (check(value)) return { ok: true, value: value as Value };
  const faults = (check.errors ?? []).map((fault) => ({ param: paramOf(fault), key: messageKey(fault) }));
  for (const [param, texts] of messages) {
    const fault = faults.find((candidate) => candidate.param === param);
    if (fault !== undefined)
      return { ok: false, param, message: texts[fault.key] ?? `${param} is not valid.` };
  }
  throw new Error("A schema fault names no parameter of the contract");
}

/** Returns the key of a message for any index: `items[].quantity` for `items.0.quantity`. */
function anyPlace(param: string): string {
  return param.replaceAll(/\.\d+(?=\.|$)/g, "[]");
}

/** As `verdict`, for bodies with lists: the reported `param` has the index in the list. */
function listVerdict<Value>(
  check: Parameters<typeof verdict>[0],
  value: unknown,
  messages: Parameters<typeof verdict>[2],
): Validated<Value> {
  if (check(value)) return { ok: true, value: value as Value };
  const faults = (check.errors ?? []).map((fault) => ({ param: paramOf(fault), key: messageKey(fault) }));
  for (const [known, texts] of messages) {
    const fault = faults.find(({ param }) => anyPlace(param) === known);
    if (fault !== undefined) {
      return { ok: false, param: fault.param, message: texts[fault.key] ?? `${fault.param} is not valid.` };
    }
  }
  throw new Error("A schema fault names no parameter of the contract");
}

/** The names of an object's fields, each with the fields of its object or of its list's items. */
type KnownFields = { readonly [name: string]: KnownFields };

/** The longest name that an error repeats. */
const shownNameMax = 100;

/** Returns the path of the first field that is not in the contract; undefined if there is none. */
function unknownField(value: unknown, known: KnownFields): string | undefined {
  if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) {
      const found = unknownField(item, known);
      if (found !== undefined) return `${i}.${found}`;
    }
    return undefined;
  }
  // The schema checks fields that must not contain an object.
  if (!isObject(value) || Object.keys(known).length === 0) return undefined;
  for (const [name, member] of Object.entries(value)) {
    if (!Object.hasOwn(known, name)) return name.slice(0, shownNameMax);
    const found = unknownField(member, known[name] as KnownFields);
    if (found !== undefined) return `${name}.${found}`;
  }
  return undefined;
}

/** Rejects a valid body with a field that is not in the contract. */
function closed<Value>(
  checked: Validated<Value>,
  input: unknown,
  known: KnownFields,
): Validated<Value> {
  const param = checked.ok ? unknownField(input, known) : undefined;
  return param === undefined
    ? checked
    : { ok: false, param, message: `${param} is not a field of this request.` };
}

function ucs2length(str) {
    const len = str.length;
    let length = 0;
    let pos = 0;
    let value;
    while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 0xd800 && value <= 0xdbff && pos < len) {
            // high surrogate, and there is a next character
            value = str.charCodeAt(pos);
            if ((value & 0xfc00) === 0xdc00)
                pos++; // low surrogate
        }
    }
    return length;
}

/** The first value of each query parameter, as text. */
export type QueryInput = Readonly<Record<string, string | undefined>>;

/** A parsed JSON object. */
export type BodyInput = Readonly<Record<string, unknown>>;

export type PathParams = Readonly<Record<string, string>>;

export interface SessionCreateBody {
  email: string;
  password: string;
  totp?: string;
}

export interface PasswordSetBody {
  current_password: string;
  new_password: string;
}

export interface TotpConfirmBody {
  code: string;
}

export interface TotpRemoveBody {
  password: string;
}

export interface PasswordResetRequestBody {
  email: string;
}

export interface PasswordResetUseBody {
  token: string;
  new_password: string;
}

export interface OverviewGetQuery {
  mode: "test" | "live";
  days: number;
}

export interface DestinationsGetQuery {
  mode: "test" | "live";
  days: number;
}

export interface ApiErrorsGetQuery {
  mode: "test" | "live";
  days: number;
}

export interface KeysCreateBody {
  mode: "test" | "live";
  name: string;
  allowlist?: string[];
  /** Milliseconds since the Unix epoch. */
  expires?: number;
}

export interface KeysUpdateBody {
  name?: string;
  allowlist?: string[];
  /** Milliseconds since the Unix epoch. */
  expires?: number | null;
}

export interface EndpointsCreateBody {
  mode: "test" | "live";
  url: string;
  event_types?: ("order.completed" | "order.failed" | "esim.activated" | "esim.usage_80" | "esim.usage_100" | "esim.expired" | "topup.completed" | "balance.low" | "ping")[];
}

export interface EndpointsUpdateBody {
  url?: string;
  event_types?: ("order.completed" | "order.failed" | "esim.activated" | "esim.usage_80" | "esim.usage_100" | "esim.expired" | "topup.completed" | "balance.low" | "ping")[] | null;
}

export interface EndpointsFiguresQuery {
  span: "hour" | "day";
}

export interface EndpointsPingQuery {
  event_type?: "order.completed" | "order.failed" | "esim.activated" | "esim.usage_80" | "esim.usage_100" | "esim.expired" | "topup.completed" | "balance.low" | "ping";
}

export interface DeliveriesListQuery {
  mode: "test" | "live";
  endpoint_id?: string;
  status?: "pending" | "sending" | "delivered" | "retrying" | "failed";
  event_id?: string;
  event_type?: "order.completed" | "order.failed" | "esim.activated" | "esim.usage_80" | "esim.usage_100" | "esim.expired" | "topup.completed" | "balance.low" | "ping";
  /** Milliseconds since the Unix epoch. */
  since?: number;
  /** Milliseconds since the Unix epoch. */
  until?: number;
  limit: number;
  cursor?: string;
}

export interface ResendsListQuery {
  mode: "test" | "live";
}

export interface ResendsCreateBody {
  mode: "test" | "live";
  delivery_ids?: string[];
  /** Milliseconds since the Unix epoch. */
  failed_since?: number;
  endpoint_id?: string;
}

export interface ThresholdSetBody {
  amount: string | null;
}

export interface RecipientsSetBody {
  addresses: string[] | null;
}

export interface LedgerListQuery {
  mode: "test" | "live";
  limit: number;
  cursor?: string;
}

export interface LedgerCsvGetQuery {
  mode: "test" | "live";
}

export interface StatementGetQuery {
  month: string;
}

export interface StatementPdfGetQuery {
  month: string;
}

export interface StatementCsvGetQuery {
  month: string;
}

export interface PackagesListQuery {
  country?: string;
  region?: string;
  unlimited?: boolean;
  q?: string;
  limit: number;
  cursor?: string;
}

export interface OrdersListQuery {
  mode: "test" | "live";
  status?: "processing" | "completed" | "partially_completed" | "failed" | "cancelled";
  customer_ref?: string;
  /** Milliseconds since the Unix epoch. */
  created_after?: number;
  /** Milliseconds since the Unix epoch. */
  created_before?: number;
  traveller?: string;
  iccid?: string;
  destination?: string;
  sort: "newest" | "oldest";
  limit: number;
  cursor?: string;
}

export interface OrdersCreateBody {
  mode: "test" | "live";
  items: {
    package_id: string;
    quantity: number;
  }[];
  customer_ref?: string;
  customer?: {
    name?: string;
    email?: string;
  };
}

export interface OrderTotalsGetQuery {
  mode: "test" | "live";
  status?: "processing" | "completed" | "partially_completed" | "failed" | "cancelled";
  customer_ref?: string;
  /** Milliseconds since the Unix epoch. */
  created_after?: number;
  /** Milliseconds since the Unix epoch. */
  created_before?: number;
  traveller?: string;
  iccid?: string;
  destination?: string;
}

export interface OrdersCsvGetQuery {
  mode: "test" | "live";
  status?: "processing" | "completed" | "partially_completed" | "failed" | "cancelled";
  customer_ref?: string;
  /** Milliseconds since the Unix epoch. */
  created_after?: number;
  /** Milliseconds since the Unix epoch. */
  created_before?: number;
  traveller?: string;
  iccid?: string;
  destination?: string;
}

export interface OrderEventsListQuery {
  limit: number;
  cursor?: string;
}

export interface EsimsListQuery {
  mode: "test" | "live";
  status?: "ready" | "active" | "depleted" | "expired" | "cancelled";
  customer_ref?: string;
  /** Milliseconds since the Unix epoch. */
  created_after?: number;
  /** Milliseconds since the Unix epoch. */
  created_before?: number;
  traveller?: string;
  iccid?: string;
  destination?: string;
  sort: "newest" | "oldest";
  limit: number;
  cursor?: string;
}

export interface EsimsCsvGetQuery {
  mode: "test" | "live";
  status?: "ready" | "active" | "depleted" | "expired" | "cancelled";
  customer_ref?: string;
  /** Milliseconds since the Unix epoch. */
  created_after?: number;
  /** Milliseconds since the Unix epoch. */
  created_before?: number;
  traveller?: string;
  iccid?: string;
  destination?: string;
}

export interface EsimEventsListQuery {
  limit: number;
  cursor?: string;
}

export interface EsimsSimulateBody {
  event: "activated" | "usage_80" | "usage_100" | "expired";
}

export interface TopupsListQuery {
  limit: number;
  cursor?: string;
}

export interface TopupsCreateBody {
  package_id: string;
  customer_ref?: string;
}

export interface EventsListQuery {
  mode: "test" | "live";
  type?: "order.completed" | "order.failed" | "esim.activated" | "esim.usage_80" | "esim.usage_100" | "esim.expired" | "topup.completed" | "balance.low" | "ping";
  limit: number;
  cursor?: string;
}

export interface ActivityListQuery {
  limit: number;
  cursor?: string;
}

export interface AccountActivityListQuery {
  limit: number;
  cursor?: string;
}

export interface RequestsListQuery {
  mode?: "test" | "live";
  key_id?: string;
  status?: string;
  method?: "GET" | "POST";
  /** Milliseconds since the Unix epoch. */
  since?: number;
  /** Milliseconds since the Unix epoch. */
  until?: number;
  limit: number;
  cursor?: string;
}

export interface AllRequestsListQuery {
  account_id?: string;
  mode?: "test" | "live";
  key_id?: string;
  status?: string;
  method?: "GET" | "POST";
  /** Milliseconds since the Unix epoch. */
  since?: number;
  /** Milliseconds since the Unix epoch. */
  until?: number;
  limit: number;
  cursor?: string;
}

export interface MembersCreateBody {
  email: string;
  role: "owner" | "staff" | "viewer";
}

export interface MembersUpdateBody {
  role: "owner" | "staff" | "viewer";
}

export interface OperatorsCreateBody {
  email: string;
  role: "admin" | "support" | "finance" | "read_only";
}

export interface OperatorsUpdateBody {
  role: "admin" | "support" | "finance" | "read_only";
}

export interface TokensListQuery {
  limit: number;
  cursor?: string;
}

export interface TokensCreateBody {
  name: string;
  scopes: ("admin" | "support" | "finance" | "read_only")[];
  /** Milliseconds since the Unix epoch. */
  expires?: number;
}

export interface DeploymentActivityListQuery {
  limit: number;
  cursor?: string;
}

export interface AccountsListQuery {
  q?: string;
  limit: number;
  cursor?: string;
}

export interface AccountsCreateBody {
  name: string;
  email: string;
  tier: "standard" | "bronze" | "silver" | "gold";
  live_approved: boolean;
}

export interface AccountsUpdateBody {
  name?: string;
  email?: string;
  active?: boolean;
  live_approved?: boolean;
  tier?: "standard" | "bronze" | "silver" | "gold";
  agreed_discount_bps?: number | null;
  sells_unlimited?: boolean;
  allowed_packages?: string[] | null;
  low_balance_threshold?: string | null;
}

export interface AccountBillingSetBody {
  name: string | null;
  address: string | null;
  gstin: string | null;
}

export interface AccountMembersCreateBody {
  email: string;
  role: "owner" | "staff" | "viewer";
}

export interface AccountKeysCreateBody {
  mode: "test" | "live";
  name: string;
  allowlist?: string[];
  /** Milliseconds since the Unix epoch. */
  expires?: number;
}

export interface AccountKeysUpdateBody {
  name?: string;
  allowlist?: string[];
  /** Milliseconds since the Unix epoch. */
  expires?: number | null;
}

export interface AccountEndpointsCreateBody {
  mode: "test" | "live";
  url: string;
  event_types?: ("order.completed" | "order.failed" | "esim.activated" | "esim.usage_80" | "esim.usage_100" | "esim.expired" | "topup.completed" | "balance.low" | "ping")[];
}

export interface AccountEndpointsUpdateBody {
  url?: string;
  event_types?: ("order.completed" | "order.failed" | "esim.activated" | "esim.usage_80" | "esim.usage_100" | "esim.expired" | "topup.completed" | "balance.low" | "ping")[] | null;
}

export interface AccountEndpointsPingQuery {
  event_type?: "order.completed" | "order.failed" | "esim.activated" | "esim.usage_80" | "esim.usage_100" | "esim.expired" | "topup.completed" | "balance.low" | "ping";
}

export interface AccountDeliveriesListQuery {
  mode: "test" | "live";
  endpoint_id?: string;
  status?: "pending" | "sending" | "delivered" | "retrying" | "failed";
  event_id?: string;
  event_type?: "order.completed" | "order.failed" | "esim.activated" | "esim.usage_80" | "esim.usage_100" | "esim.expired" | "topup.completed" | "balance.low" | "ping";
  /** Milliseconds since the Unix epoch. */
  since?: number;
  /** Milliseconds since the Unix epoch. */
  until?: number;
  limit: number;
  cursor?: string;
}

export interface AccountResendsListQuery {
  mode: "test" | "live";
}

export interface AccountResendsCreateBody {
  mode: "test" | "live";
  delivery_ids?: string[];
  /** Milliseconds since the Unix epoch. */
  failed_since?: number;
  endpoint_id?: string;
}

export interface AccountEsimEventsListQuery {
  limit: number;
  cursor?: string;
}

export interface AccountOrderEventsListQuery {
  limit: number;
  cursor?: string;
}

export interface AccountOrdersListQuery {
  mode: "test" | "live";
  status?: "processing" | "completed" | "partially_completed" | "failed" | "cancelled";
  customer_ref?: string;
  /** Milliseconds since the Unix epoch. */
  created_after?: number;
  /** Milliseconds since the Unix epoch. */
  created_before?: number;
  traveller?: string;
  iccid?: string;
  destination?: string;
  sort: "newest" | "oldest";
  limit: number;
  cursor?: string;
}

export interface AccountEsimsListQuery {
  mode: "test" | "live";
  status?: "ready" | "active" | "depleted" | "expired" | "cancelled";
  customer_ref?: string;
  /** Milliseconds since the Unix epoch. */
  created_after?: number;
  /** Milliseconds since the Unix epoch. */
  created_before?: number;
  traveller?: string;
  iccid?: string;
  destination?: string;
  sort: "newest" | "oldest";
  limit: number;
  cursor?: string;
}

export interface AccountTopupsListQuery {
  mode: "test" | "live";
  status?: "completed" | "processing" | "failed";
  limit: number;
  cursor?: string;
}

export interface AccountPricesListQuery {
  q?: string;
  limit: number;
  cursor?: string;
}

export interface AccountNotesListQuery {
  limit: number;
  cursor?: string;
}

export interface AccountNotesCreateBody {
  text: string;
}

export interface AccountOverviewGetQuery {
  mode: "test" | "live";
  days: number;
}

export interface WalletTopupBody {
  amount: string;
  note?: string;
  reference?: string;
}

export interface WalletAdjustBody {
  amount: string;
  note: string;
}

export interface AccountLedgerListQuery {
  mode: "test" | "live";
  limit: number;
  cursor?: string;
}

export interface AccountStatementGetQuery {
  month: string;
}

export interface AccountStatementPdfGetQuery {
  month: string;
}

export interface AccountStatementCsvGetQuery {
  month: string;
}

export interface AccountLedgerCsvGetQuery {
  mode: "test" | "live";
}

export interface CatalogueImportQuery {
  format: "json" | "csv";
  retire_missing: boolean;
  dry_run: boolean;
}

export interface CatalogueImportsListQuery {
  limit: number;
  cursor?: string;
}

export interface StockListQuery {
  q?: string;
  provider_id?: string;
  retired?: boolean;
  offered?: boolean;
  limit: number;
  cursor?: string;
}

export interface ProvidersUpdateBody {
  enabled: boolean;
}

export interface RegionsUpdateBody {
  name: string;
}

export interface SearchGetQuery {
  q: string;
}

export interface AllSearchGetQuery {
  q: string;
}

export interface SalesGetQuery {
  mode: "test" | "live";
  days: number;
}

export interface SalesMonthGetQuery {
  mode: "test" | "live";
  month: string;
}

export interface SalesMonthCsvGetQuery {
  mode: "test" | "live";
  month: string;
}

export interface SupportOrdersListQuery {
  status?: "processing" | "failed";
  limit: number;
  cursor?: string;
}

export interface SupportTopupsListQuery {
  limit: number;
  cursor?: string;
}

export interface DueJobsListQuery {
  limit: number;
  cursor?: string;
}

export interface LowWalletsListQuery {
  limit: number;
  cursor?: string;
}

export interface AllEndpointsListQuery {
  state: "paused" | "disabled" | "waiting";
  limit: number;
  cursor?: string;
}

export interface ClockAdvanceBody {
  seconds: number;
}

export interface NetworkSetBody {
  down: boolean;
  fail_next: number;
  fail_as: "timeout" | "error";
  refuse_next: number;
  refuse?: ("issue" | "topup" | "cancel" | "usage")[];
  hold?: ("issue" | "topup" | "cancel" | "usage")[];
  issue_at_most?: number;
  delay_seconds: number;
  install_details: boolean;
  reports_usage: boolean;
}

export interface AccountNetworkSetBody {
  down: boolean;
  fail_next: number;
  fail_as: "timeout" | "error";
  refuse_next: number;
  refuse?: ("issue" | "topup" | "cancel" | "usage")[];
  hold?: ("issue" | "topup" | "cancel" | "usage")[];
  issue_at_most?: number;
  delay_seconds: number;
  install_details: boolean;
  reports_usage: boolean;
}

export interface NetworkReportBody {
  used_mb?: number;
  first_used?: boolean;
  install_details?: boolean;
}

export interface RunsCreateBody {
  name?: string;
  accounts: number;
  test_keys: number;
  live_keys: number;
  approve_live: boolean;
  wallet?: string;
  people?: ("owner" | "staff" | "viewer")[];
}

const checkSessionCreateBody = validate20;
const schema31 = {"$id":"SessionCreateBody","type":"object","properties":{"email":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":254,"pattern":"^[^\\s@,;:<>()\\[\\]\"\\\\\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"},"password":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":128},"totp":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"pattern":"^[0-9]{6}$"}},"required":["email","password"]};
const pattern4 = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$", "u");
const pattern5 = new RegExp("^[^\\s@,;:<>()\\[\\]\"\\\\\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$", "u");
const pattern8 = new RegExp("^[0-9]{6}$", "u");
const func1 = ucs2length;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SessionCreateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 254){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern5.test(data0)){
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@,;:<>()\\[\\]\"\\\\\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.password !== undefined){
let data1 = data.password;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err6 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 128){
const err7 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.totp !== undefined){
let data2 = data.totp;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err9 = {instancePath:instancePath+"/totp",schemaPath:"#/properties/totp/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
const err10 = {instancePath:instancePath+"/totp",schemaPath:"#/properties/totp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{6}$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/totp",schemaPath:"#/properties/totp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"email":true,"password":true,"totp":true},"dynamicProps":false,"dynamicItems":false};

const checkPasswordSetBody = validate21;
const schema32 = {"$id":"PasswordSetBody","type":"object","properties":{"current_password":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":128},"new_password":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":128,"minLength":12}},"required":["current_password","new_password"]};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PasswordSetBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.current_password === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "current_password"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.new_password === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "new_password"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.current_password !== undefined){
let data0 = data.current_password;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/current_password",schemaPath:"#/properties/current_password/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 128){
const err3 = {instancePath:instancePath+"/current_password",schemaPath:"#/properties/current_password/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/current_password",schemaPath:"#/properties/current_password/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.new_password !== undefined){
let data1 = data.new_password;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/new_password",schemaPath:"#/properties/new_password/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 128){
const err6 = {instancePath:instancePath+"/new_password",schemaPath:"#/properties/new_password/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) < 12){
const err7 = {instancePath:instancePath+"/new_password",schemaPath:"#/properties/new_password/minLength",keyword:"minLength",params:{limit: 12}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/new_password",schemaPath:"#/properties/new_password/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"current_password":true,"new_password":true},"dynamicProps":false,"dynamicItems":false};

const checkTotpConfirmBody = validate22;
const schema33 = {"$id":"TotpConfirmBody","type":"object","properties":{"code":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"pattern":"^[0-9]{6}$"}},"required":["code"]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TotpConfirmBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err1 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[0-9]{6}$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"code":true},"dynamicProps":false,"dynamicItems":false};

const checkTotpRemoveBody = validate23;
const schema34 = {"$id":"TotpRemoveBody","type":"object","properties":{"password":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":128}},"required":["password"]};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TotpRemoveBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password !== undefined){
let data0 = data.password;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err1 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 128){
const err2 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"password":true},"dynamicProps":false,"dynamicItems":false};

const checkPasswordResetRequestBody = validate24;
const schema35 = {"$id":"PasswordResetRequestBody","type":"object","properties":{"email":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":254,"pattern":"^[^\\s@,;:<>()\\[\\]\"\\\\\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"}},"required":["email"]};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PasswordResetRequestBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err1 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 254){
const err2 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern5.test(data0)){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@,;:<>()\\[\\]\"\\\\\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"email":true},"dynamicProps":false,"dynamicItems":false};

const checkPasswordResetUseBody = validate25;
const schema36 = {"$id":"PasswordResetUseBody","type":"object","properties":{"token":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":120},"new_password":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":128,"minLength":12}},"required":["token","new_password"]};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PasswordResetUseBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.new_password === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "new_password"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err3 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.new_password !== undefined){
let data1 = data.new_password;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/new_password",schemaPath:"#/properties/new_password/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 128){
const err6 = {instancePath:instancePath+"/new_password",schemaPath:"#/properties/new_password/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) < 12){
const err7 = {instancePath:instancePath+"/new_password",schemaPath:"#/properties/new_password/minLength",keyword:"minLength",params:{limit: 12}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/new_password",schemaPath:"#/properties/new_password/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"token":true,"new_password":true},"dynamicProps":false,"dynamicItems":false};

const checkOverviewGetQuery = validate26;
const schema37 = {"$id":"OverviewGetQuery","type":"object","properties":{"mode":{"enum":["test","live"]},"days":{"type":"integer","minimum":1,"maximum":90}},"required":["mode"]};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="OverviewGetQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema37.properties.mode.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.days !== undefined){
let data1 = data.days;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 90 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"mode":true,"days":true},"dynamicProps":false,"dynamicItems":false};

const checkDestinationsGetQuery = validate27;
const schema38 = {"$id":"DestinationsGetQuery","type":"object","properties":{"mode":{"enum":["test","live"]},"days":{"type":"integer","minimum":1,"maximum":90}},"required":["mode"]};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="DestinationsGetQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema38.properties.mode.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.days !== undefined){
let data1 = data.days;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 90 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"mode":true,"days":true},"dynamicProps":false,"dynamicItems":false};

const checkApiErrorsGetQuery = validate28;
const schema39 = {"$id":"ApiErrorsGetQuery","type":"object","properties":{"mode":{"enum":["test","live"]},"days":{"type":"integer","minimum":1,"maximum":90}},"required":["mode"]};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ApiErrorsGetQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema39.properties.mode.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.days !== undefined){
let data1 = data.days;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 90 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"mode":true,"days":true},"dynamicProps":false,"dynamicItems":false};

const checkKeysCreateBody = validate29;
const schema40 = {"$id":"KeysCreateBody","type":"object","properties":{"mode":{"enum":["test","live"]},"name":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":120},"allowlist":{"type":"array","maxItems":50,"items":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":49,"minLength":2}},"expires":{"type":"number"}},"required":["mode","name"]};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="KeysCreateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema40.properties.mode.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.allowlist !== undefined){
let data2 = data.allowlist;
if(Array.isArray(data2)){
if(data2.length > 50){
const err6 = {instancePath:instancePath+"/allowlist",schemaPath:"#/properties/allowlist/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err7 = {instancePath:instancePath+"/allowlist/" + i0,schemaPath:"#/properties/allowlist/items/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(typeof data3 === "string"){
if(func1(data3) > 49){
const err8 = {instancePath:instancePath+"/allowlist/" + i0,schemaPath:"#/properties/allowlist/items/maxLength",keyword:"maxLength",params:{limit: 49}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data3) < 2){
const err9 = {instancePath:instancePath+"/allowlist/" + i0,schemaPath:"#/properties/allowlist/items/minLength",keyword:"minLength",params:{limit: 2}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/allowlist/" + i0,schemaPath:"#/properties/allowlist/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/allowlist",schemaPath:"#/properties/allowlist/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.expires !== undefined){
let data4 = data.expires;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"mode":true,"name":true,"allowlist":true,"expires":true},"dynamicProps":false,"dynamicItems":false};

const checkKeysUpdateBody = validate30;
const schema41 = {"$id":"KeysUpdateBody","type":"object","properties":{"name":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":120},"allowlist":{"type":"array","maxItems":50,"items":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":49,"minLength":2}},"expires":{"type":"number","nullable":true}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="KeysUpdateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.allowlist !== undefined){
let data1 = data.allowlist;
if(Array.isArray(data1)){
if(data1.length > 50){
const err3 = {instancePath:instancePath+"/allowlist",schemaPath:"#/properties/allowlist/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err4 = {instancePath:instancePath+"/allowlist/" + i0,schemaPath:"#/properties/allowlist/items/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(typeof data2 === "string"){
if(func1(data2) > 49){
const err5 = {instancePath:instancePath+"/allowlist/" + i0,schemaPath:"#/properties/allowlist/items/maxLength",keyword:"maxLength",params:{limit: 49}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data2) < 2){
const err6 = {instancePath:instancePath+"/allowlist/" + i0,schemaPath:"#/properties/allowlist/items/minLength",keyword:"minLength",params:{limit: 2}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/allowlist/" + i0,schemaPath:"#/properties/allowlist/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/allowlist",schemaPath:"#/properties/allowlist/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.expires !== undefined){
let data3 = data.expires;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err9 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"name":true,"allowlist":true,"expires":true},"dynamicProps":false,"dynamicItems":false};

const checkEndpointsCreateBody = validate31;
const schema42 = {"$id":"EndpointsCreateBody","type":"object","properties":{"mode":{"enum":["test","live"]},"url":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":500},"event_types":{"type":"array","minItems":1,"maxItems":8,"items":{"enum":["order.completed","order.failed","esim.activated","esim.usage_80","esim.usage_100","esim.expired","topup.completed","balance.low","ping"]}}},"required":["mode","url"]};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EndpointsCreateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema42.properties.mode.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 500){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.event_types !== undefined){
let data2 = data.event_types;
if(Array.isArray(data2)){
if(data2.length > 8){
const err6 = {instancePath:instancePath+"/event_types",schemaPath:"#/properties/event_types/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/event_types",schemaPath:"#/properties/event_types/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!(((((((((data3 === "order.completed") || (data3 === "order.failed")) || (data3 === "esim.activated")) || (data3 === "esim.usage_80")) || (data3 === "esim.usage_100")) || (data3 === "esim.expired")) || (data3 === "topup.completed")) || (data3 === "balance.low")) || (data3 === "ping"))){
const err8 = {instancePath:instancePath+"/event_types/" + i0,schemaPath:"#/properties/event_types/items/enum",keyword:"enum",params:{allowedValues: schema42.properties.event_types.items.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/event_types",schemaPath:"#/properties/event_types/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"mode":true,"url":true,"event_types":true},"dynamicProps":false,"dynamicItems":false};

const checkEndpointsUpdateBody = validate32;
const schema43 = {"$id":"EndpointsUpdateBody","type":"object","properties":{"url":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":500},"event_types":{"type":"array","minItems":1,"maxItems":8,"items":{"enum":["order.completed","order.failed","esim.activated","esim.usage_80","esim.usage_100","esim.expired","topup.completed","balance.low","ping"]},"nullable":true}}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EndpointsUpdateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err0 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 500){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event_types !== undefined){
let data1 = data.event_types;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err3 = {instancePath:instancePath+"/event_types",schemaPath:"#/properties/event_types/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Array.isArray(data1)){
if(data1.length > 8){
const err4 = {instancePath:instancePath+"/event_types",schemaPath:"#/properties/event_types/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/event_types",schemaPath:"#/properties/event_types/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!(((((((((data2 === "order.completed") || (data2 === "order.failed")) || (data2 === "esim.activated")) || (data2 === "esim.usage_80")) || (data2 === "esim.usage_100")) || (data2 === "esim.expired")) || (data2 === "topup.completed")) || (data2 === "balance.low")) || (data2 === "ping"))){
const err6 = {instancePath:instancePath+"/event_types/" + i0,schemaPath:"#/properties/event_types/items/enum",keyword:"enum",params:{allowedValues: schema43.properties.event_types.items.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"url":true,"event_types":true},"dynamicProps":false,"dynamicItems":false};

const checkEndpointsFiguresQuery = validate33;
const schema44 = {"$id":"EndpointsFiguresQuery","type":"object","properties":{"span":{"enum":["hour","day"]}},"required":["span"]};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EndpointsFiguresQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.span === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "span"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.span !== undefined){
let data0 = data.span;
if(!((data0 === "hour") || (data0 === "day"))){
const err1 = {instancePath:instancePath+"/span",schemaPath:"#/properties/span/enum",keyword:"enum",params:{allowedValues: schema44.properties.span.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"span":true},"dynamicProps":false,"dynamicItems":false};

const checkEndpointsPingQuery = validate34;
const schema45 = {"$id":"EndpointsPingQuery","type":"object","properties":{"event_type":{"enum":["order.completed","order.failed","esim.activated","esim.usage_80","esim.usage_100","esim.expired","topup.completed","balance.low","ping"]}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EndpointsPingQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_type !== undefined){
let data0 = data.event_type;
if(!(((((((((data0 === "order.completed") || (data0 === "order.failed")) || (data0 === "esim.activated")) || (data0 === "esim.usage_80")) || (data0 === "esim.usage_100")) || (data0 === "esim.expired")) || (data0 === "topup.completed")) || (data0 === "balance.low")) || (data0 === "ping"))){
const err0 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/enum",keyword:"enum",params:{allowedValues: schema45.properties.event_type.enum}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"event_type":true},"dynamicProps":false,"dynamicItems":false};

const checkDeliveriesListQuery = validate35;
const schema46 = {"$id":"DeliveriesListQuery","type":"object","properties":{"mode":{"enum":["test","live"]},"endpoint_id":{"type":"string","pattern":"^[a-z]+_[0-9a-z]+$"},"status":{"enum":["pending","sending","delivered","retrying","failed"]},"event_id":{"type":"string","pattern":"^evt_[0-9a-f]{24}$"},"event_type":{"enum":["order.completed","order.failed","esim.activated","esim.usage_80","esim.usage_100","esim.expired","topup.completed","balance.low","ping"]},"since":{"type":"number"},"until":{"type":"number"},"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}},"required":["mode"]};
const pattern24 = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const pattern25 = new RegExp("^evt_[0-9a-f]{24}$", "u");

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="DeliveriesListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema46.properties.mode.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.endpoint_id !== undefined){
let data1 = data.endpoint_id;
if(typeof data1 === "string"){
if(!pattern24.test(data1)){
const err2 = {instancePath:instancePath+"/endpoint_id",schemaPath:"#/properties/endpoint_id/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/endpoint_id",schemaPath:"#/properties/endpoint_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(!(((((data2 === "pending") || (data2 === "sending")) || (data2 === "delivered")) || (data2 === "retrying")) || (data2 === "failed"))){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema46.properties.status.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.event_id !== undefined){
let data3 = data.event_id;
if(typeof data3 === "string"){
if(!pattern25.test(data3)){
const err5 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/pattern",keyword:"pattern",params:{pattern: "^evt_[0-9a-f]{24}$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.event_type !== undefined){
let data4 = data.event_type;
if(!(((((((((data4 === "order.completed") || (data4 === "order.failed")) || (data4 === "esim.activated")) || (data4 === "esim.usage_80")) || (data4 === "esim.usage_100")) || (data4 === "esim.expired")) || (data4 === "topup.completed")) || (data4 === "balance.low")) || (data4 === "ping"))){
const err7 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/enum",keyword:"enum",params:{allowedValues: schema46.properties.event_type.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.since !== undefined){
let data5 = data.since;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.until !== undefined){
let data6 = data.until;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.limit !== undefined){
let data7 = data.limit;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err10 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
const err11 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err12 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data8 = data.cursor;
if(typeof data8 === "string"){
if(func1(data8) < 1){
const err13 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"mode":true,"endpoint_id":true,"status":true,"event_id":true,"event_type":true,"since":true,"until":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkResendsListQuery = validate36;
const schema47 = {"$id":"ResendsListQuery","type":"object","properties":{"mode":{"enum":["test","live"]}},"required":["mode"]};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ResendsListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema47.properties.mode.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"mode":true},"dynamicProps":false,"dynamicItems":false};

const checkResendsCreateBody = validate37;
const schema48 = {"$id":"ResendsCreateBody","type":"object","properties":{"mode":{"enum":["test","live"]},"delivery_ids":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"pattern":"^[a-z]+_[0-9a-z]+$"}},"failed_since":{"type":"number"},"endpoint_id":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"pattern":"^[a-z]+_[0-9a-z]+$"}},"required":["mode"]};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ResendsCreateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema48.properties.mode.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.delivery_ids !== undefined){
let data1 = data.delivery_ids;
if(Array.isArray(data1)){
if(data1.length > 100){
const err2 = {instancePath:instancePath+"/delivery_ids",schemaPath:"#/properties/delivery_ids/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/delivery_ids",schemaPath:"#/properties/delivery_ids/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err4 = {instancePath:instancePath+"/delivery_ids/" + i0,schemaPath:"#/properties/delivery_ids/items/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(typeof data2 === "string"){
if(!pattern24.test(data2)){
const err5 = {instancePath:instancePath+"/delivery_ids/" + i0,schemaPath:"#/properties/delivery_ids/items/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/delivery_ids/" + i0,schemaPath:"#/properties/delivery_ids/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/delivery_ids",schemaPath:"#/properties/delivery_ids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.failed_since !== undefined){
let data3 = data.failed_since;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/failed_since",schemaPath:"#/properties/failed_since/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.endpoint_id !== undefined){
let data4 = data.endpoint_id;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err9 = {instancePath:instancePath+"/endpoint_id",schemaPath:"#/properties/endpoint_id/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
const err10 = {instancePath:instancePath+"/endpoint_id",schemaPath:"#/properties/endpoint_id/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/endpoint_id",schemaPath:"#/properties/endpoint_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"mode":true,"delivery_ids":true,"failed_since":true,"endpoint_id":true},"dynamicProps":false,"dynamicItems":false};

const checkThresholdSetBody = validate38;
const schema49 = {"$id":"ThresholdSetBody","type":"object","properties":{"amount":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"pattern":"^[0-9]{1,10}(\\.[0-9]{1,2})?$","nullable":true}},"required":["amount"]};
const pattern31 = new RegExp("^[0-9]{1,10}(\\.[0-9]{1,2})?$", "u");

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ThresholdSetBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.amount !== undefined){
let data0 = data.amount;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data0 === "string"){
if(!pattern31.test(data0)){
const err3 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,10}(\\.[0-9]{1,2})?$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"amount":true},"dynamicProps":false,"dynamicItems":false};

const checkRecipientsSetBody = validate39;
const schema50 = {"$id":"RecipientsSetBody","type":"object","properties":{"addresses":{"type":"array","minItems":1,"maxItems":10,"items":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":254,"pattern":"^[^\\s@,;:<>()\\[\\]\"\\\\\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"},"nullable":true}},"required":["addresses"]};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RecipientsSetBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.addresses === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "addresses"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.addresses !== undefined){
let data0 = data.addresses;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err1 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Array.isArray(data0)){
if(data0.length > 10){
const err2 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err4 = {instancePath:instancePath+"/addresses/" + i0,schemaPath:"#/properties/addresses/items/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 254){
const err5 = {instancePath:instancePath+"/addresses/" + i0,schemaPath:"#/properties/addresses/items/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern5.test(data1)){
const err6 = {instancePath:instancePath+"/addresses/" + i0,schemaPath:"#/properties/addresses/items/pattern",keyword:"pattern",params:{pattern: "^[^\\s@,;:<>()\\[\\]\"\\\\\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/addresses/" + i0,schemaPath:"#/properties/addresses/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"addresses":true},"dynamicProps":false,"dynamicItems":false};

const checkLedgerListQuery = validate40;
const schema51 = {"$id":"LedgerListQuery","type":"object","properties":{"mode":{"enum":["test","live"]},"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}},"required":["mode"]};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LedgerListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema51.properties.mode.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data2 = data.cursor;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"mode":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkLedgerCsvGetQuery = validate41;
const schema52 = {"$id":"LedgerCsvGetQuery","type":"object","properties":{"mode":{"enum":["test","live"]}},"required":["mode"]};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LedgerCsvGetQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema52.properties.mode.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"mode":true},"dynamicProps":false,"dynamicItems":false};

const checkStatementGetQuery = validate42;
const schema53 = {"$id":"StatementGetQuery","type":"object","properties":{"month":{"type":"string","pattern":"^2[0-9]{3}-(0[1-9]|1[0-2])$"}},"required":["month"]};
const pattern34 = new RegExp("^2[0-9]{3}-(0[1-9]|1[0-2])$", "u");

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="StatementGetQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.month === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "month"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.month !== undefined){
let data0 = data.month;
if(typeof data0 === "string"){
if(!pattern34.test(data0)){
const err1 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/pattern",keyword:"pattern",params:{pattern: "^2[0-9]{3}-(0[1-9]|1[0-2])$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"month":true},"dynamicProps":false,"dynamicItems":false};

const checkStatementPdfGetQuery = validate43;
const schema54 = {"$id":"StatementPdfGetQuery","type":"object","properties":{"month":{"type":"string","pattern":"^2[0-9]{3}-(0[1-9]|1[0-2])$"}},"required":["month"]};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="StatementPdfGetQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.month === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "month"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.month !== undefined){
let data0 = data.month;
if(typeof data0 === "string"){
if(!pattern34.test(data0)){
const err1 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/pattern",keyword:"pattern",params:{pattern: "^2[0-9]{3}-(0[1-9]|1[0-2])$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"month":true},"dynamicProps":false,"dynamicItems":false};

const checkStatementCsvGetQuery = validate44;
const schema55 = {"$id":"StatementCsvGetQuery","type":"object","properties":{"month":{"type":"string","pattern":"^2[0-9]{3}-(0[1-9]|1[0-2])$"}},"required":["month"]};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="StatementCsvGetQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.month === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "month"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.month !== undefined){
let data0 = data.month;
if(typeof data0 === "string"){
if(!pattern34.test(data0)){
const err1 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/pattern",keyword:"pattern",params:{pattern: "^2[0-9]{3}-(0[1-9]|1[0-2])$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"month":true},"dynamicProps":false,"dynamicItems":false};

const checkPackagesListQuery = validate45;
const schema56 = {"$id":"PackagesListQuery","type":"object","properties":{"country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"region":{"type":"string"},"unlimited":{"type":"boolean"},"q":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":100},"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}}};
const pattern37 = new RegExp("^[A-Za-z]{2}$", "u");

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PackagesListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country !== undefined){
let data0 = data.country;
if(typeof data0 === "string"){
if(!pattern37.test(data0)){
const err0 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.region !== undefined){
if(typeof data.region !== "string"){
const err2 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.unlimited !== undefined){
if(typeof data.unlimited !== "boolean"){
const err3 = {instancePath:instancePath+"/unlimited",schemaPath:"#/properties/unlimited/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.q !== undefined){
let data3 = data.q;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err4 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(typeof data3 === "string"){
if(func1(data3) > 100){
const err5 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.limit !== undefined){
let data4 = data.limit;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data5 = data.cursor;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err10 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"country":true,"region":true,"unlimited":true,"q":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkOrdersListQuery = validate46;
const schema57 = {"$id":"OrdersListQuery","type":"object","properties":{"mode":{"enum":["test","live"]},"status":{"enum":["processing","completed","partially_completed","failed","cancelled"]},"customer_ref":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":120},"created_after":{"type":"number"},"created_before":{"type":"number"},"traveller":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":100},"iccid":{"type":"string","pattern":"^[0-9]+$"},"destination":{"type":"string","pattern":"^([A-Z]{2}|region-[0-9]{1,9})$"},"sort":{"enum":["newest","oldest"]},"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}},"required":["mode"]};
const pattern41 = new RegExp("^[0-9]+$", "u");
const pattern42 = new RegExp("^([A-Z]{2}|region-[0-9]{1,9})$", "u");

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="OrdersListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema57.properties.mode.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(!(((((data1 === "processing") || (data1 === "completed")) || (data1 === "partially_completed")) || (data1 === "failed")) || (data1 === "cancelled"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema57.properties.status.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.customer_ref !== undefined){
let data2 = data.customer_ref;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err3 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(typeof data2 === "string"){
if(func1(data2) > 120){
const err4 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.created_after !== undefined){
let data3 = data.created_after;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.created_before !== undefined){
let data4 = data.created_before;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.traveller !== undefined){
let data5 = data.traveller;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err8 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(typeof data5 === "string"){
if(func1(data5) > 100){
const err9 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.iccid !== undefined){
let data6 = data.iccid;
if(typeof data6 === "string"){
if(!pattern41.test(data6)){
const err11 = {instancePath:instancePath+"/iccid",schemaPath:"#/properties/iccid/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/iccid",schemaPath:"#/properties/iccid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.destination !== undefined){
let data7 = data.destination;
if(typeof data7 === "string"){
if(!pattern42.test(data7)){
const err13 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/pattern",keyword:"pattern",params:{pattern: "^([A-Z]{2}|region-[0-9]{1,9})$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sort !== undefined){
let data8 = data.sort;
if(!((data8 === "newest") || (data8 === "oldest"))){
const err15 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema57.properties.sort.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.limit !== undefined){
let data9 = data.limit;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err16 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100 || isNaN(data9)){
const err17 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err18 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data10 = data.cursor;
if(typeof data10 === "string"){
if(func1(data10) < 1){
const err19 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"mode":true,"status":true,"customer_ref":true,"created_after":true,"created_before":true,"traveller":true,"iccid":true,"destination":true,"sort":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkOrdersCreateBody = validate47;
const schema58 = {"$id":"OrdersCreateBody","type":"object","properties":{"mode":{"enum":["test","live"]},"items":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"object","properties":{"package_id":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}]},"quantity":{"type":"integer","minimum":1,"maximum":50}},"required":["package_id","quantity"]}},"customer_ref":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":120},"customer":{"type":"object","properties":{"name":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":120},"email":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":254,"pattern":"^[^\\s@,<>\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,<>.\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,<>.\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"}}}},"required":["mode","items"]};
const pattern47 = new RegExp("^[^\\s@,<>\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,<>.\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,<>.\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$", "u");

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="OrdersCreateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema58.properties.mode.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
if(data1.length > 20){
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.package_id === undefined){
const err5 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "package_id"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.quantity === undefined){
const err6 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "quantity"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.package_id !== undefined){
let data3 = data2.package_id;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/items/" + i0+"/package_id",schemaPath:"#/properties/items/items/properties/package_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err8 = {instancePath:instancePath+"/items/" + i0+"/package_id",schemaPath:"#/properties/items/items/properties/package_id/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data2.quantity !== undefined){
let data4 = data2.quantity;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/items/" + i0+"/quantity",schemaPath:"#/properties/items/items/properties/quantity/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 50 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/items/" + i0+"/quantity",schemaPath:"#/properties/items/items/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/items/" + i0+"/quantity",schemaPath:"#/properties/items/items/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.customer_ref !== undefined){
let data5 = data.customer_ref;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err14 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(typeof data5 === "string"){
if(func1(data5) > 120){
const err15 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.customer !== undefined){
let data6 = data.customer;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.name !== undefined){
let data7 = data6.name;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err17 = {instancePath:instancePath+"/customer/name",schemaPath:"#/properties/customer/properties/name/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(typeof data7 === "string"){
if(func1(data7) > 120){
const err18 = {instancePath:instancePath+"/customer/name",schemaPath:"#/properties/customer/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/customer/name",schemaPath:"#/properties/customer/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.email !== undefined){
let data8 = data6.email;
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
const err20 = {instancePath:instancePath+"/customer/email",schemaPath:"#/properties/customer/properties/email/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(typeof data8 === "string"){
if(func1(data8) > 254){
const err21 = {instancePath:instancePath+"/customer/email",schemaPath:"#/properties/customer/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern47.test(data8)){
const err22 = {instancePath:instancePath+"/customer/email",schemaPath:"#/properties/customer/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@,<>\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,<>.\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,<>.\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/customer/email",schemaPath:"#/properties/customer/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"mode":true,"items":true,"customer_ref":true,"customer":true},"dynamicProps":false,"dynamicItems":false};

const checkOrderTotalsGetQuery = validate48;
const schema59 = {"$id":"OrderTotalsGetQuery","type":"object","properties":{"mode":{"enum":["test","live"]},"status":{"enum":["processing","completed","partially_completed","failed","cancelled"]},"customer_ref":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":120},"created_after":{"type":"number"},"created_before":{"type":"number"},"traveller":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":100},"iccid":{"type":"string","pattern":"^[0-9]+$"},"destination":{"type":"string","pattern":"^([A-Z]{2}|region-[0-9]{1,9})$"}},"required":["mode"]};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="OrderTotalsGetQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema59.properties.mode.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(!(((((data1 === "processing") || (data1 === "completed")) || (data1 === "partially_completed")) || (data1 === "failed")) || (data1 === "cancelled"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema59.properties.status.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.customer_ref !== undefined){
let data2 = data.customer_ref;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err3 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(typeof data2 === "string"){
if(func1(data2) > 120){
const err4 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.created_after !== undefined){
let data3 = data.created_after;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.created_before !== undefined){
let data4 = data.created_before;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.traveller !== undefined){
let data5 = data.traveller;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err8 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(typeof data5 === "string"){
if(func1(data5) > 100){
const err9 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.iccid !== undefined){
let data6 = data.iccid;
if(typeof data6 === "string"){
if(!pattern41.test(data6)){
const err11 = {instancePath:instancePath+"/iccid",schemaPath:"#/properties/iccid/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/iccid",schemaPath:"#/properties/iccid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.destination !== undefined){
let data7 = data.destination;
if(typeof data7 === "string"){
if(!pattern42.test(data7)){
const err13 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/pattern",keyword:"pattern",params:{pattern: "^([A-Z]{2}|region-[0-9]{1,9})$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"mode":true,"status":true,"customer_ref":true,"created_after":true,"created_before":true,"traveller":true,"iccid":true,"destination":true},"dynamicProps":false,"dynamicItems":false};

const checkOrdersCsvGetQuery = validate49;
const schema60 = {"$id":"OrdersCsvGetQuery","type":"object","properties":{"mode":{"enum":["test","live"]},"status":{"enum":["processing","completed","partially_completed","failed","cancelled"]},"customer_ref":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":120},"created_after":{"type":"number"},"created_before":{"type":"number"},"traveller":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":100},"iccid":{"type":"string","pattern":"^[0-9]+$"},"destination":{"type":"string","pattern":"^([A-Z]{2}|region-[0-9]{1,9})$"}},"required":["mode"]};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="OrdersCsvGetQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema60.properties.mode.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(!(((((data1 === "processing") || (data1 === "completed")) || (data1 === "partially_completed")) || (data1 === "failed")) || (data1 === "cancelled"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema60.properties.status.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.customer_ref !== undefined){
let data2 = data.customer_ref;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err3 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(typeof data2 === "string"){
if(func1(data2) > 120){
const err4 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.created_after !== undefined){
let data3 = data.created_after;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.created_before !== undefined){
let data4 = data.created_before;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.traveller !== undefined){
let data5 = data.traveller;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err8 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(typeof data5 === "string"){
if(func1(data5) > 100){
const err9 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.iccid !== undefined){
let data6 = data.iccid;
if(typeof data6 === "string"){
if(!pattern41.test(data6)){
const err11 = {instancePath:instancePath+"/iccid",schemaPath:"#/properties/iccid/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/iccid",schemaPath:"#/properties/iccid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.destination !== undefined){
let data7 = data.destination;
if(typeof data7 === "string"){
if(!pattern42.test(data7)){
const err13 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/pattern",keyword:"pattern",params:{pattern: "^([A-Z]{2}|region-[0-9]{1,9})$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"mode":true,"status":true,"customer_ref":true,"created_after":true,"created_before":true,"traveller":true,"iccid":true,"destination":true},"dynamicProps":false,"dynamicItems":false};

const checkOrderEventsListQuery = validate50;
const schema61 = {"$id":"OrderEventsListQuery","type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="OrderEventsListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit !== undefined){
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkEsimsListQuery = validate51;
const schema62 = {"$id":"EsimsListQuery","type":"object","properties":{"mode":{"enum":["test","live"]},"status":{"enum":["ready","active","depleted","expired","cancelled"]},"customer_ref":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":120},"created_after":{"type":"number"},"created_before":{"type":"number"},"traveller":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":100},"iccid":{"type":"string","pattern":"^[0-9]+$"},"destination":{"type":"string","pattern":"^([A-Z]{2}|region-[0-9]{1,9})$"},"sort":{"enum":["newest","oldest"]},"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}},"required":["mode"]};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EsimsListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema62.properties.mode.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(!(((((data1 === "ready") || (data1 === "active")) || (data1 === "depleted")) || (data1 === "expired")) || (data1 === "cancelled"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema62.properties.status.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.customer_ref !== undefined){
let data2 = data.customer_ref;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err3 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(typeof data2 === "string"){
if(func1(data2) > 120){
const err4 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.created_after !== undefined){
let data3 = data.created_after;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.created_before !== undefined){
let data4 = data.created_before;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.traveller !== undefined){
let data5 = data.traveller;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err8 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(typeof data5 === "string"){
if(func1(data5) > 100){
const err9 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.iccid !== undefined){
let data6 = data.iccid;
if(typeof data6 === "string"){
if(!pattern41.test(data6)){
const err11 = {instancePath:instancePath+"/iccid",schemaPath:"#/properties/iccid/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/iccid",schemaPath:"#/properties/iccid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.destination !== undefined){
let data7 = data.destination;
if(typeof data7 === "string"){
if(!pattern42.test(data7)){
const err13 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/pattern",keyword:"pattern",params:{pattern: "^([A-Z]{2}|region-[0-9]{1,9})$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sort !== undefined){
let data8 = data.sort;
if(!((data8 === "newest") || (data8 === "oldest"))){
const err15 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema62.properties.sort.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.limit !== undefined){
let data9 = data.limit;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err16 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100 || isNaN(data9)){
const err17 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err18 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data10 = data.cursor;
if(typeof data10 === "string"){
if(func1(data10) < 1){
const err19 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"mode":true,"status":true,"customer_ref":true,"created_after":true,"created_before":true,"traveller":true,"iccid":true,"destination":true,"sort":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkEsimsCsvGetQuery = validate52;
const schema63 = {"$id":"EsimsCsvGetQuery","type":"object","properties":{"mode":{"enum":["test","live"]},"status":{"enum":["ready","active","depleted","expired","cancelled"]},"customer_ref":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":120},"created_after":{"type":"number"},"created_before":{"type":"number"},"traveller":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":100},"iccid":{"type":"string","pattern":"^[0-9]+$"},"destination":{"type":"string","pattern":"^([A-Z]{2}|region-[0-9]{1,9})$"}},"required":["mode"]};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EsimsCsvGetQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema63.properties.mode.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(!(((((data1 === "ready") || (data1 === "active")) || (data1 === "depleted")) || (data1 === "expired")) || (data1 === "cancelled"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema63.properties.status.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.customer_ref !== undefined){
let data2 = data.customer_ref;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err3 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(typeof data2 === "string"){
if(func1(data2) > 120){
const err4 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.created_after !== undefined){
let data3 = data.created_after;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.created_before !== undefined){
let data4 = data.created_before;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.traveller !== undefined){
let data5 = data.traveller;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err8 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(typeof data5 === "string"){
if(func1(data5) > 100){
const err9 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.iccid !== undefined){
let data6 = data.iccid;
if(typeof data6 === "string"){
if(!pattern41.test(data6)){
const err11 = {instancePath:instancePath+"/iccid",schemaPath:"#/properties/iccid/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/iccid",schemaPath:"#/properties/iccid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.destination !== undefined){
let data7 = data.destination;
if(typeof data7 === "string"){
if(!pattern42.test(data7)){
const err13 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/pattern",keyword:"pattern",params:{pattern: "^([A-Z]{2}|region-[0-9]{1,9})$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"mode":true,"status":true,"customer_ref":true,"created_after":true,"created_before":true,"traveller":true,"iccid":true,"destination":true},"dynamicProps":false,"dynamicItems":false};

const checkEsimEventsListQuery = validate53;
const schema64 = {"$id":"EsimEventsListQuery","type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EsimEventsListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit !== undefined){
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkEsimsSimulateBody = validate54;
const schema65 = {"$id":"EsimsSimulateBody","type":"object","properties":{"event":{"enum":["activated","usage_80","usage_100","expired"]}},"required":["event"]};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EsimsSimulateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event !== undefined){
let data0 = data.event;
if(!((((data0 === "activated") || (data0 === "usage_80")) || (data0 === "usage_100")) || (data0 === "expired"))){
const err1 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/enum",keyword:"enum",params:{allowedValues: schema65.properties.event.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"event":true},"dynamicProps":false,"dynamicItems":false};

const checkTopupsListQuery = validate55;
const schema66 = {"$id":"TopupsListQuery","type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TopupsListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit !== undefined){
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkTopupsCreateBody = validate56;
const schema67 = {"$id":"TopupsCreateBody","type":"object","properties":{"package_id":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}]},"customer_ref":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":120}},"required":["package_id"]};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TopupsCreateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.package_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "package_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.package_id !== undefined){
let data0 = data.package_id;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/package_id",schemaPath:"#/properties/package_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/package_id",schemaPath:"#/properties/package_id/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.customer_ref !== undefined){
let data1 = data.customer_ref;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err4 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"package_id":true,"customer_ref":true},"dynamicProps":false,"dynamicItems":false};

const checkEventsListQuery = validate57;
const schema68 = {"$id":"EventsListQuery","type":"object","properties":{"mode":{"enum":["test","live"]},"type":{"enum":["order.completed","order.failed","esim.activated","esim.usage_80","esim.usage_100","esim.expired","topup.completed","balance.low","ping"]},"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}},"required":["mode"]};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EventsListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema68.properties.mode.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(!(((((((((data1 === "order.completed") || (data1 === "order.failed")) || (data1 === "esim.activated")) || (data1 === "esim.usage_80")) || (data1 === "esim.usage_100")) || (data1 === "esim.expired")) || (data1 === "topup.completed")) || (data1 === "balance.low")) || (data1 === "ping"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema68.properties.type.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.limit !== undefined){
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data3 = data.cursor;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"mode":true,"type":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkActivityListQuery = validate58;
const schema69 = {"$id":"ActivityListQuery","type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ActivityListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit !== undefined){
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountActivityListQuery = validate59;
const schema70 = {"$id":"AccountActivityListQuery","type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountActivityListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit !== undefined){
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkRequestsListQuery = validate60;
const schema71 = {"$id":"RequestsListQuery","type":"object","properties":{"mode":{"enum":["test","live"]},"key_id":{"type":"string","pattern":"^[a-z]+_[0-9a-z]+$"},"status":{"type":"string","pattern":"^[1-5]([0-9][0-9]|xx)$"},"method":{"enum":["GET","POST"]},"since":{"type":"number"},"until":{"type":"number"},"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}}};
const pattern67 = new RegExp("^[1-5]([0-9][0-9]|xx)$", "u");

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RequestsListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err0 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema71.properties.mode.enum}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.key_id !== undefined){
let data1 = data.key_id;
if(typeof data1 === "string"){
if(!pattern24.test(data1)){
const err1 = {instancePath:instancePath+"/key_id",schemaPath:"#/properties/key_id/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/key_id",schemaPath:"#/properties/key_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 === "string"){
if(!pattern67.test(data2)){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/pattern",keyword:"pattern",params:{pattern: "^[1-5]([0-9][0-9]|xx)$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.method !== undefined){
let data3 = data.method;
if(!((data3 === "GET") || (data3 === "POST"))){
const err5 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema71.properties.method.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.since !== undefined){
let data4 = data.since;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err6 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.until !== undefined){
let data5 = data.until;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err7 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.limit !== undefined){
let data6 = data.limit;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100 || isNaN(data6)){
const err9 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err10 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data7 = data.cursor;
if(typeof data7 === "string"){
if(func1(data7) < 1){
const err11 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"mode":true,"key_id":true,"status":true,"method":true,"since":true,"until":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkAllRequestsListQuery = validate61;
const schema72 = {"$id":"AllRequestsListQuery","type":"object","properties":{"account_id":{"type":"string","pattern":"^[a-z]+_[0-9a-z]+$"},"mode":{"enum":["test","live"]},"key_id":{"type":"string","pattern":"^[a-z]+_[0-9a-z]+$"},"status":{"type":"string","pattern":"^[1-5]([0-9][0-9]|xx)$"},"method":{"enum":["GET","POST"]},"since":{"type":"number"},"until":{"type":"number"},"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}}};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AllRequestsListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id !== undefined){
let data0 = data.account_id;
if(typeof data0 === "string"){
if(!pattern24.test(data0)){
const err0 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.mode !== undefined){
let data1 = data.mode;
if(!((data1 === "test") || (data1 === "live"))){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema72.properties.mode.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.key_id !== undefined){
let data2 = data.key_id;
if(typeof data2 === "string"){
if(!pattern24.test(data2)){
const err3 = {instancePath:instancePath+"/key_id",schemaPath:"#/properties/key_id/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/key_id",schemaPath:"#/properties/key_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 === "string"){
if(!pattern67.test(data3)){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/pattern",keyword:"pattern",params:{pattern: "^[1-5]([0-9][0-9]|xx)$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.method !== undefined){
let data4 = data.method;
if(!((data4 === "GET") || (data4 === "POST"))){
const err7 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema72.properties.method.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.since !== undefined){
let data5 = data.since;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.until !== undefined){
let data6 = data.until;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.limit !== undefined){
let data7 = data.limit;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err10 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
const err11 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err12 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data8 = data.cursor;
if(typeof data8 === "string"){
if(func1(data8) < 1){
const err13 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"account_id":true,"mode":true,"key_id":true,"status":true,"method":true,"since":true,"until":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkMembersCreateBody = validate62;
const schema73 = {"$id":"MembersCreateBody","type":"object","properties":{"email":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":254,"pattern":"^[^\\s@,;:<>()\\[\\]\"\\\\\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"},"role":{"enum":["owner","staff","viewer"]}},"required":["email","role"]};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MembersCreateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 254){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern5.test(data0)){
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@,;:<>()\\[\\]\"\\\\\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.role !== undefined){
let data1 = data.role;
if(!(((data1 === "owner") || (data1 === "staff")) || (data1 === "viewer"))){
const err6 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema73.properties.role.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"email":true,"role":true},"dynamicProps":false,"dynamicItems":false};

const checkMembersUpdateBody = validate63;
const schema74 = {"$id":"MembersUpdateBody","type":"object","properties":{"role":{"enum":["owner","staff","viewer"]}},"required":["role"]};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MembersUpdateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role !== undefined){
let data0 = data.role;
if(!(((data0 === "owner") || (data0 === "staff")) || (data0 === "viewer"))){
const err1 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema74.properties.role.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"role":true},"dynamicProps":false,"dynamicItems":false};

const checkOperatorsCreateBody = validate64;
const schema75 = {"$id":"OperatorsCreateBody","type":"object","properties":{"email":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":254,"pattern":"^[^\\s@,;:<>()\\[\\]\"\\\\\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"},"role":{"enum":["admin","support","finance","read_only"]}},"required":["email","role"]};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="OperatorsCreateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 254){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern5.test(data0)){
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@,;:<>()\\[\\]\"\\\\\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.role !== undefined){
let data1 = data.role;
if(!((((data1 === "admin") || (data1 === "support")) || (data1 === "finance")) || (data1 === "read_only"))){
const err6 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema75.properties.role.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"email":true,"role":true},"dynamicProps":false,"dynamicItems":false};

const checkOperatorsUpdateBody = validate65;
const schema76 = {"$id":"OperatorsUpdateBody","type":"object","properties":{"role":{"enum":["admin","support","finance","read_only"]}},"required":["role"]};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="OperatorsUpdateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role !== undefined){
let data0 = data.role;
if(!((((data0 === "admin") || (data0 === "support")) || (data0 === "finance")) || (data0 === "read_only"))){
const err1 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema76.properties.role.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"role":true},"dynamicProps":false,"dynamicItems":false};

const checkTokensListQuery = validate66;
const schema77 = {"$id":"TokensListQuery","type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}}};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TokensListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit !== undefined){
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkTokensCreateBody = validate67;
const schema78 = {"$id":"TokensCreateBody","type":"object","properties":{"name":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":120},"scopes":{"type":"array","minItems":1,"maxItems":4,"items":{"enum":["admin","support","finance","read_only"]}},"expires":{"type":"number"}},"required":["name","scopes"]};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TokensCreateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.scopes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scopes"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.scopes !== undefined){
let data1 = data.scopes;
if(Array.isArray(data1)){
if(data1.length > 4){
const err5 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!((((data2 === "admin") || (data2 === "support")) || (data2 === "finance")) || (data2 === "read_only"))){
const err7 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/enum",keyword:"enum",params:{allowedValues: schema78.properties.scopes.items.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.expires !== undefined){
let data3 = data.expires;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"name":true,"scopes":true,"expires":true},"dynamicProps":false,"dynamicItems":false};

const checkDeploymentActivityListQuery = validate68;
const schema79 = {"$id":"DeploymentActivityListQuery","type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}}};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="DeploymentActivityListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit !== undefined){
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountsListQuery = validate69;
const schema80 = {"$id":"AccountsListQuery","type":"object","properties":{"q":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":100},"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountsListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.q !== undefined){
let data0 = data.q;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err0 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err1 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data2 = data.cursor;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"q":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountsCreateBody = validate70;
const schema81 = {"$id":"AccountsCreateBody","type":"object","properties":{"name":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":120},"email":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":254,"pattern":"^[^\\s@,;:<>()\\[\\]\"\\\\\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"},"tier":{"enum":["standard","bronze","silver","gold"]},"live_approved":{"type":"boolean"}},"required":["name","email"]};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountsCreateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 254){
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern5.test(data1)){
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@,;:<>()\\[\\]\"\\\\\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.tier !== undefined){
let data2 = data.tier;
if(!((((data2 === "standard") || (data2 === "bronze")) || (data2 === "silver")) || (data2 === "gold"))){
const err9 = {instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/enum",keyword:"enum",params:{allowedValues: schema81.properties.tier.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.live_approved !== undefined){
if(typeof data.live_approved !== "boolean"){
const err10 = {instancePath:instancePath+"/live_approved",schemaPath:"#/properties/live_approved/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"name":true,"email":true,"tier":true,"live_approved":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountsUpdateBody = validate71;
const schema82 = {"$id":"AccountsUpdateBody","type":"object","properties":{"name":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":120},"email":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":254,"pattern":"^[^\\s@,;:<>()\\[\\]\"\\\\\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"},"active":{"type":"boolean"},"live_approved":{"type":"boolean"},"tier":{"enum":["standard","bronze","silver","gold"]},"agreed_discount_bps":{"type":"integer","minimum":0,"maximum":10000,"nullable":true},"sells_unlimited":{"type":"boolean"},"allowed_packages":{"type":"array","minItems":1,"maxItems":2000,"items":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"pattern":"^pkg_[1-9][0-9]*$"},"nullable":true},"low_balance_threshold":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"pattern":"^[0-9]{1,10}(\\.[0-9]{1,2})?$","nullable":true}}};
const pattern84 = new RegExp("^pkg_[1-9][0-9]*$", "u");

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountsUpdateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 254){
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern5.test(data1)){
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@,;:<>()\\[\\]\"\\\\\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
const err7 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.live_approved !== undefined){
if(typeof data.live_approved !== "boolean"){
const err8 = {instancePath:instancePath+"/live_approved",schemaPath:"#/properties/live_approved/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.tier !== undefined){
let data4 = data.tier;
if(!((((data4 === "standard") || (data4 === "bronze")) || (data4 === "silver")) || (data4 === "gold"))){
const err9 = {instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/enum",keyword:"enum",params:{allowedValues: schema82.properties.tier.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.agreed_discount_bps !== undefined){
let data5 = data.agreed_discount_bps;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err10 = {instancePath:instancePath+"/agreed_discount_bps",schemaPath:"#/properties/agreed_discount_bps/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 10000 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/agreed_discount_bps",schemaPath:"#/properties/agreed_discount_bps/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/agreed_discount_bps",schemaPath:"#/properties/agreed_discount_bps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.sells_unlimited !== undefined){
if(typeof data.sells_unlimited !== "boolean"){
const err13 = {instancePath:instancePath+"/sells_unlimited",schemaPath:"#/properties/sells_unlimited/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.allowed_packages !== undefined){
let data7 = data.allowed_packages;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err14 = {instancePath:instancePath+"/allowed_packages",schemaPath:"#/properties/allowed_packages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(Array.isArray(data7)){
if(data7.length > 2000){
const err15 = {instancePath:instancePath+"/allowed_packages",schemaPath:"#/properties/allowed_packages/maxItems",keyword:"maxItems",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.length < 1){
const err16 = {instancePath:instancePath+"/allowed_packages",schemaPath:"#/properties/allowed_packages/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
const err17 = {instancePath:instancePath+"/allowed_packages/" + i0,schemaPath:"#/properties/allowed_packages/items/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(typeof data8 === "string"){
if(!pattern84.test(data8)){
const err18 = {instancePath:instancePath+"/allowed_packages/" + i0,schemaPath:"#/properties/allowed_packages/items/pattern",keyword:"pattern",params:{pattern: "^pkg_[1-9][0-9]*$"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/allowed_packages/" + i0,schemaPath:"#/properties/allowed_packages/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
if(data.low_balance_threshold !== undefined){
let data9 = data.low_balance_threshold;
if((typeof data9 !== "string") && (data9 !== null)){
const err20 = {instancePath:instancePath+"/low_balance_threshold",schemaPath:"#/properties/low_balance_threshold/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data9 === "string"){
if(!pattern4.test(data9)){
const err21 = {instancePath:instancePath+"/low_balance_threshold",schemaPath:"#/properties/low_balance_threshold/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(typeof data9 === "string"){
if(!pattern31.test(data9)){
const err22 = {instancePath:instancePath+"/low_balance_threshold",schemaPath:"#/properties/low_balance_threshold/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,10}(\\.[0-9]{1,2})?$"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"name":true,"email":true,"active":true,"live_approved":true,"tier":true,"agreed_discount_bps":true,"sells_unlimited":true,"allowed_packages":true,"low_balance_threshold":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountBillingSetBody = validate72;
const schema83 = {"$id":"AccountBillingSetBody","type":"object","properties":{"name":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":120,"nullable":true},"address":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":300,"nullable":true},"gstin":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"pattern":"^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$","nullable":true}},"required":["name","address","gstin"]};
const pattern90 = new RegExp("^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$", "u");

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountBillingSetBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.address === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.gstin === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gstin"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.address !== undefined){
let data1 = data.address;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err7 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 300){
const err8 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.gstin !== undefined){
let data2 = data.gstin;
if((typeof data2 !== "string") && (data2 !== null)){
const err9 = {instancePath:instancePath+"/gstin",schemaPath:"#/properties/gstin/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err10 = {instancePath:instancePath+"/gstin",schemaPath:"#/properties/gstin/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(typeof data2 === "string"){
if(!pattern90.test(data2)){
const err11 = {instancePath:instancePath+"/gstin",schemaPath:"#/properties/gstin/pattern",keyword:"pattern",params:{pattern: "^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"name":true,"address":true,"gstin":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountMembersCreateBody = validate73;
const schema84 = {"$id":"AccountMembersCreateBody","type":"object","properties":{"email":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":254,"pattern":"^[^\\s@,;:<>()\\[\\]\"\\\\\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"},"role":{"enum":["owner","staff","viewer"]}},"required":["email","role"]};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountMembersCreateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 254){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern5.test(data0)){
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@,;:<>()\\[\\]\"\\\\\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.role !== undefined){
let data1 = data.role;
if(!(((data1 === "owner") || (data1 === "staff")) || (data1 === "viewer"))){
const err6 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema84.properties.role.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"email":true,"role":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountKeysCreateBody = validate74;
const schema85 = {"$id":"AccountKeysCreateBody","type":"object","properties":{"mode":{"enum":["test","live"]},"name":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":120},"allowlist":{"type":"array","maxItems":50,"items":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":49,"minLength":2}},"expires":{"type":"number"}},"required":["mode","name"]};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountKeysCreateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema85.properties.mode.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.allowlist !== undefined){
let data2 = data.allowlist;
if(Array.isArray(data2)){
if(data2.length > 50){
const err6 = {instancePath:instancePath+"/allowlist",schemaPath:"#/properties/allowlist/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err7 = {instancePath:instancePath+"/allowlist/" + i0,schemaPath:"#/properties/allowlist/items/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(typeof data3 === "string"){
if(func1(data3) > 49){
const err8 = {instancePath:instancePath+"/allowlist/" + i0,schemaPath:"#/properties/allowlist/items/maxLength",keyword:"maxLength",params:{limit: 49}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data3) < 2){
const err9 = {instancePath:instancePath+"/allowlist/" + i0,schemaPath:"#/properties/allowlist/items/minLength",keyword:"minLength",params:{limit: 2}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/allowlist/" + i0,schemaPath:"#/properties/allowlist/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/allowlist",schemaPath:"#/properties/allowlist/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.expires !== undefined){
let data4 = data.expires;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"mode":true,"name":true,"allowlist":true,"expires":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountKeysUpdateBody = validate75;
const schema86 = {"$id":"AccountKeysUpdateBody","type":"object","properties":{"name":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":120},"allowlist":{"type":"array","maxItems":50,"items":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":49,"minLength":2}},"expires":{"type":"number","nullable":true}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountKeysUpdateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.allowlist !== undefined){
let data1 = data.allowlist;
if(Array.isArray(data1)){
if(data1.length > 50){
const err3 = {instancePath:instancePath+"/allowlist",schemaPath:"#/properties/allowlist/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err4 = {instancePath:instancePath+"/allowlist/" + i0,schemaPath:"#/properties/allowlist/items/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(typeof data2 === "string"){
if(func1(data2) > 49){
const err5 = {instancePath:instancePath+"/allowlist/" + i0,schemaPath:"#/properties/allowlist/items/maxLength",keyword:"maxLength",params:{limit: 49}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data2) < 2){
const err6 = {instancePath:instancePath+"/allowlist/" + i0,schemaPath:"#/properties/allowlist/items/minLength",keyword:"minLength",params:{limit: 2}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/allowlist/" + i0,schemaPath:"#/properties/allowlist/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/allowlist",schemaPath:"#/properties/allowlist/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.expires !== undefined){
let data3 = data.expires;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err9 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"name":true,"allowlist":true,"expires":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountEndpointsCreateBody = validate76;
const schema87 = {"$id":"AccountEndpointsCreateBody","type":"object","properties":{"mode":{"enum":["test","live"]},"url":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":500},"event_types":{"type":"array","minItems":1,"maxItems":8,"items":{"enum":["order.completed","order.failed","esim.activated","esim.usage_80","esim.usage_100","esim.expired","topup.completed","balance.low","ping"]}}},"required":["mode","url"]};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountEndpointsCreateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema87.properties.mode.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 500){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.event_types !== undefined){
let data2 = data.event_types;
if(Array.isArray(data2)){
if(data2.length > 8){
const err6 = {instancePath:instancePath+"/event_types",schemaPath:"#/properties/event_types/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/event_types",schemaPath:"#/properties/event_types/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!(((((((((data3 === "order.completed") || (data3 === "order.failed")) || (data3 === "esim.activated")) || (data3 === "esim.usage_80")) || (data3 === "esim.usage_100")) || (data3 === "esim.expired")) || (data3 === "topup.completed")) || (data3 === "balance.low")) || (data3 === "ping"))){
const err8 = {instancePath:instancePath+"/event_types/" + i0,schemaPath:"#/properties/event_types/items/enum",keyword:"enum",params:{allowedValues: schema87.properties.event_types.items.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/event_types",schemaPath:"#/properties/event_types/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"mode":true,"url":true,"event_types":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountEndpointsUpdateBody = validate77;
const schema88 = {"$id":"AccountEndpointsUpdateBody","type":"object","properties":{"url":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":500},"event_types":{"type":"array","minItems":1,"maxItems":8,"items":{"enum":["order.completed","order.failed","esim.activated","esim.usage_80","esim.usage_100","esim.expired","topup.completed","balance.low","ping"]},"nullable":true}}};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountEndpointsUpdateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err0 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 500){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event_types !== undefined){
let data1 = data.event_types;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err3 = {instancePath:instancePath+"/event_types",schemaPath:"#/properties/event_types/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Array.isArray(data1)){
if(data1.length > 8){
const err4 = {instancePath:instancePath+"/event_types",schemaPath:"#/properties/event_types/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/event_types",schemaPath:"#/properties/event_types/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!(((((((((data2 === "order.completed") || (data2 === "order.failed")) || (data2 === "esim.activated")) || (data2 === "esim.usage_80")) || (data2 === "esim.usage_100")) || (data2 === "esim.expired")) || (data2 === "topup.completed")) || (data2 === "balance.low")) || (data2 === "ping"))){
const err6 = {instancePath:instancePath+"/event_types/" + i0,schemaPath:"#/properties/event_types/items/enum",keyword:"enum",params:{allowedValues: schema88.properties.event_types.items.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":{"url":true,"event_types":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountEndpointsPingQuery = validate78;
const schema89 = {"$id":"AccountEndpointsPingQuery","type":"object","properties":{"event_type":{"enum":["order.completed","order.failed","esim.activated","esim.usage_80","esim.usage_100","esim.expired","topup.completed","balance.low","ping"]}}};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountEndpointsPingQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_type !== undefined){
let data0 = data.event_type;
if(!(((((((((data0 === "order.completed") || (data0 === "order.failed")) || (data0 === "esim.activated")) || (data0 === "esim.usage_80")) || (data0 === "esim.usage_100")) || (data0 === "esim.expired")) || (data0 === "topup.completed")) || (data0 === "balance.low")) || (data0 === "ping"))){
const err0 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/enum",keyword:"enum",params:{allowedValues: schema89.properties.event_type.enum}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":{"event_type":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountDeliveriesListQuery = validate79;
const schema90 = {"$id":"AccountDeliveriesListQuery","type":"object","properties":{"mode":{"enum":["test","live"]},"endpoint_id":{"type":"string","pattern":"^[a-z]+_[0-9a-z]+$"},"status":{"enum":["pending","sending","delivered","retrying","failed"]},"event_id":{"type":"string","pattern":"^evt_[0-9a-f]{24}$"},"event_type":{"enum":["order.completed","order.failed","esim.activated","esim.usage_80","esim.usage_100","esim.expired","topup.completed","balance.low","ping"]},"since":{"type":"number"},"until":{"type":"number"},"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}},"required":["mode"]};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountDeliveriesListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema90.properties.mode.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.endpoint_id !== undefined){
let data1 = data.endpoint_id;
if(typeof data1 === "string"){
if(!pattern24.test(data1)){
const err2 = {instancePath:instancePath+"/endpoint_id",schemaPath:"#/properties/endpoint_id/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/endpoint_id",schemaPath:"#/properties/endpoint_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(!(((((data2 === "pending") || (data2 === "sending")) || (data2 === "delivered")) || (data2 === "retrying")) || (data2 === "failed"))){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema90.properties.status.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.event_id !== undefined){
let data3 = data.event_id;
if(typeof data3 === "string"){
if(!pattern25.test(data3)){
const err5 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/pattern",keyword:"pattern",params:{pattern: "^evt_[0-9a-f]{24}$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.event_type !== undefined){
let data4 = data.event_type;
if(!(((((((((data4 === "order.completed") || (data4 === "order.failed")) || (data4 === "esim.activated")) || (data4 === "esim.usage_80")) || (data4 === "esim.usage_100")) || (data4 === "esim.expired")) || (data4 === "topup.completed")) || (data4 === "balance.low")) || (data4 === "ping"))){
const err7 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/enum",keyword:"enum",params:{allowedValues: schema90.properties.event_type.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.since !== undefined){
let data5 = data.since;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.until !== undefined){
let data6 = data.until;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.limit !== undefined){
let data7 = data.limit;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err10 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
const err11 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err12 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data8 = data.cursor;
if(typeof data8 === "string"){
if(func1(data8) < 1){
const err13 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"mode":true,"endpoint_id":true,"status":true,"event_id":true,"event_type":true,"since":true,"until":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountResendsListQuery = validate80;
const schema91 = {"$id":"AccountResendsListQuery","type":"object","properties":{"mode":{"enum":["test","live"]}},"required":["mode"]};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountResendsListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema91.properties.mode.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":{"mode":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountResendsCreateBody = validate81;
const schema92 = {"$id":"AccountResendsCreateBody","type":"object","properties":{"mode":{"enum":["test","live"]},"delivery_ids":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"pattern":"^[a-z]+_[0-9a-z]+$"}},"failed_since":{"type":"number"},"endpoint_id":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"pattern":"^[a-z]+_[0-9a-z]+$"}},"required":["mode"]};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountResendsCreateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema92.properties.mode.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.delivery_ids !== undefined){
let data1 = data.delivery_ids;
if(Array.isArray(data1)){
if(data1.length > 100){
const err2 = {instancePath:instancePath+"/delivery_ids",schemaPath:"#/properties/delivery_ids/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/delivery_ids",schemaPath:"#/properties/delivery_ids/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err4 = {instancePath:instancePath+"/delivery_ids/" + i0,schemaPath:"#/properties/delivery_ids/items/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(typeof data2 === "string"){
if(!pattern24.test(data2)){
const err5 = {instancePath:instancePath+"/delivery_ids/" + i0,schemaPath:"#/properties/delivery_ids/items/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/delivery_ids/" + i0,schemaPath:"#/properties/delivery_ids/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/delivery_ids",schemaPath:"#/properties/delivery_ids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.failed_since !== undefined){
let data3 = data.failed_since;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/failed_since",schemaPath:"#/properties/failed_since/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.endpoint_id !== undefined){
let data4 = data.endpoint_id;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err9 = {instancePath:instancePath+"/endpoint_id",schemaPath:"#/properties/endpoint_id/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
const err10 = {instancePath:instancePath+"/endpoint_id",schemaPath:"#/properties/endpoint_id/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/endpoint_id",schemaPath:"#/properties/endpoint_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":{"mode":true,"delivery_ids":true,"failed_since":true,"endpoint_id":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountEsimEventsListQuery = validate82;
const schema93 = {"$id":"AccountEsimEventsListQuery","type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}}};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountEsimEventsListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit !== undefined){
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":{"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountOrderEventsListQuery = validate83;
const schema94 = {"$id":"AccountOrderEventsListQuery","type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}}};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountOrderEventsListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit !== undefined){
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountOrdersListQuery = validate84;
const schema95 = {"$id":"AccountOrdersListQuery","type":"object","properties":{"mode":{"enum":["test","live"]},"status":{"enum":["processing","completed","partially_completed","failed","cancelled"]},"customer_ref":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":120},"created_after":{"type":"number"},"created_before":{"type":"number"},"traveller":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":100},"iccid":{"type":"string","pattern":"^[0-9]+$"},"destination":{"type":"string","pattern":"^([A-Z]{2}|region-[0-9]{1,9})$"},"sort":{"enum":["newest","oldest"]},"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}},"required":["mode"]};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountOrdersListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema95.properties.mode.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(!(((((data1 === "processing") || (data1 === "completed")) || (data1 === "partially_completed")) || (data1 === "failed")) || (data1 === "cancelled"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema95.properties.status.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.customer_ref !== undefined){
let data2 = data.customer_ref;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err3 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(typeof data2 === "string"){
if(func1(data2) > 120){
const err4 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.created_after !== undefined){
let data3 = data.created_after;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.created_before !== undefined){
let data4 = data.created_before;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.traveller !== undefined){
let data5 = data.traveller;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err8 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(typeof data5 === "string"){
if(func1(data5) > 100){
const err9 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.iccid !== undefined){
let data6 = data.iccid;
if(typeof data6 === "string"){
if(!pattern41.test(data6)){
const err11 = {instancePath:instancePath+"/iccid",schemaPath:"#/properties/iccid/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/iccid",schemaPath:"#/properties/iccid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.destination !== undefined){
let data7 = data.destination;
if(typeof data7 === "string"){
if(!pattern42.test(data7)){
const err13 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/pattern",keyword:"pattern",params:{pattern: "^([A-Z]{2}|region-[0-9]{1,9})$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sort !== undefined){
let data8 = data.sort;
if(!((data8 === "newest") || (data8 === "oldest"))){
const err15 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema95.properties.sort.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.limit !== undefined){
let data9 = data.limit;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err16 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100 || isNaN(data9)){
const err17 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err18 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data10 = data.cursor;
if(typeof data10 === "string"){
if(func1(data10) < 1){
const err19 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"mode":true,"status":true,"customer_ref":true,"created_after":true,"created_before":true,"traveller":true,"iccid":true,"destination":true,"sort":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountEsimsListQuery = validate85;
const schema96 = {"$id":"AccountEsimsListQuery","type":"object","properties":{"mode":{"enum":["test","live"]},"status":{"enum":["ready","active","depleted","expired","cancelled"]},"customer_ref":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":120},"created_after":{"type":"number"},"created_before":{"type":"number"},"traveller":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":100},"iccid":{"type":"string","pattern":"^[0-9]+$"},"destination":{"type":"string","pattern":"^([A-Z]{2}|region-[0-9]{1,9})$"},"sort":{"enum":["newest","oldest"]},"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}},"required":["mode"]};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountEsimsListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema96.properties.mode.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(!(((((data1 === "ready") || (data1 === "active")) || (data1 === "depleted")) || (data1 === "expired")) || (data1 === "cancelled"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema96.properties.status.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.customer_ref !== undefined){
let data2 = data.customer_ref;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err3 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(typeof data2 === "string"){
if(func1(data2) > 120){
const err4 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.created_after !== undefined){
let data3 = data.created_after;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.created_before !== undefined){
let data4 = data.created_before;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.traveller !== undefined){
let data5 = data.traveller;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err8 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(typeof data5 === "string"){
if(func1(data5) > 100){
const err9 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.iccid !== undefined){
let data6 = data.iccid;
if(typeof data6 === "string"){
if(!pattern41.test(data6)){
const err11 = {instancePath:instancePath+"/iccid",schemaPath:"#/properties/iccid/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/iccid",schemaPath:"#/properties/iccid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.destination !== undefined){
let data7 = data.destination;
if(typeof data7 === "string"){
if(!pattern42.test(data7)){
const err13 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/pattern",keyword:"pattern",params:{pattern: "^([A-Z]{2}|region-[0-9]{1,9})$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sort !== undefined){
let data8 = data.sort;
if(!((data8 === "newest") || (data8 === "oldest"))){
const err15 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema96.properties.sort.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.limit !== undefined){
let data9 = data.limit;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err16 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100 || isNaN(data9)){
const err17 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err18 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data10 = data.cursor;
if(typeof data10 === "string"){
if(func1(data10) < 1){
const err19 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":{"mode":true,"status":true,"customer_ref":true,"created_after":true,"created_before":true,"traveller":true,"iccid":true,"destination":true,"sort":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountTopupsListQuery = validate86;
const schema97 = {"$id":"AccountTopupsListQuery","type":"object","properties":{"mode":{"enum":["test","live"]},"status":{"enum":["completed","processing","failed"]},"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}},"required":["mode"]};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountTopupsListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema97.properties.mode.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(!(((data1 === "completed") || (data1 === "processing")) || (data1 === "failed"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema97.properties.status.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.limit !== undefined){
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data3 = data.cursor;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"mode":true,"status":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountPricesListQuery = validate87;
const schema98 = {"$id":"AccountPricesListQuery","type":"object","properties":{"q":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":100},"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}}};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountPricesListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.q !== undefined){
let data0 = data.q;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err0 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err1 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data2 = data.cursor;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":{"q":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountNotesListQuery = validate88;
const schema99 = {"$id":"AccountNotesListQuery","type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}}};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountNotesListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit !== undefined){
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":{"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountNotesCreateBody = validate89;
const schema100 = {"$id":"AccountNotesCreateBody","type":"object","properties":{"text":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":2000}},"required":["text"]};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountNotesCreateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err1 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 2000){
const err2 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":{"text":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountOverviewGetQuery = validate90;
const schema101 = {"$id":"AccountOverviewGetQuery","type":"object","properties":{"mode":{"enum":["test","live"]},"days":{"type":"integer","minimum":1,"maximum":90}},"required":["mode"]};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountOverviewGetQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema101.properties.mode.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.days !== undefined){
let data1 = data.days;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 90 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":{"mode":true,"days":true},"dynamicProps":false,"dynamicItems":false};

const checkWalletTopupBody = validate91;
const schema102 = {"$id":"WalletTopupBody","type":"object","properties":{"amount":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"pattern":"^[0-9]{1,10}(\\.[0-9]{1,2})?$"},"note":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":200},"reference":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":64,"pattern":"^[A-Za-z0-9][A-Za-z0-9./_-]*$"}},"required":["amount"]};
const pattern119 = new RegExp("^[A-Za-z0-9][A-Za-z0-9./_-]*$", "u");

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="WalletTopupBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.amount !== undefined){
let data0 = data.amount;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err1 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(typeof data0 === "string"){
if(!pattern31.test(data0)){
const err2 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,10}(\\.[0-9]{1,2})?$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.note !== undefined){
let data1 = data.note;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err4 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err5 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.reference !== undefined){
let data2 = data.reference;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err7 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(typeof data2 === "string"){
if(func1(data2) > 64){
const err8 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern119.test(data2)){
const err9 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9./_-]*$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":{"amount":true,"note":true,"reference":true},"dynamicProps":false,"dynamicItems":false};

const checkWalletAdjustBody = validate92;
const schema103 = {"$id":"WalletAdjustBody","type":"object","properties":{"amount":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"pattern":"^-?[0-9]{1,10}(\\.[0-9]{1,2})?$"},"note":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":200}},"required":["amount","note"]};
const pattern121 = new RegExp("^-?[0-9]{1,10}(\\.[0-9]{1,2})?$", "u");

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="WalletAdjustBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.note === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "note"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.amount !== undefined){
let data0 = data.amount;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data0 === "string"){
if(!pattern121.test(data0)){
const err3 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,10}(\\.[0-9]{1,2})?$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.note !== undefined){
let data1 = data.note;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err6 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":{"amount":true,"note":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountLedgerListQuery = validate93;
const schema104 = {"$id":"AccountLedgerListQuery","type":"object","properties":{"mode":{"enum":["test","live"]},"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}},"required":["mode"]};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountLedgerListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema104.properties.mode.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data2 = data.cursor;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":{"mode":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountStatementGetQuery = validate94;
const schema105 = {"$id":"AccountStatementGetQuery","type":"object","properties":{"month":{"type":"string","pattern":"^2[0-9]{3}-(0[1-9]|1[0-2])$"}},"required":["month"]};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountStatementGetQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.month === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "month"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.month !== undefined){
let data0 = data.month;
if(typeof data0 === "string"){
if(!pattern34.test(data0)){
const err1 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/pattern",keyword:"pattern",params:{pattern: "^2[0-9]{3}-(0[1-9]|1[0-2])$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":{"month":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountStatementPdfGetQuery = validate95;
const schema106 = {"$id":"AccountStatementPdfGetQuery","type":"object","properties":{"month":{"type":"string","pattern":"^2[0-9]{3}-(0[1-9]|1[0-2])$"}},"required":["month"]};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountStatementPdfGetQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.month === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "month"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.month !== undefined){
let data0 = data.month;
if(typeof data0 === "string"){
if(!pattern34.test(data0)){
const err1 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/pattern",keyword:"pattern",params:{pattern: "^2[0-9]{3}-(0[1-9]|1[0-2])$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":{"month":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountStatementCsvGetQuery = validate96;
const schema107 = {"$id":"AccountStatementCsvGetQuery","type":"object","properties":{"month":{"type":"string","pattern":"^2[0-9]{3}-(0[1-9]|1[0-2])$"}},"required":["month"]};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountStatementCsvGetQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.month === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "month"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.month !== undefined){
let data0 = data.month;
if(typeof data0 === "string"){
if(!pattern34.test(data0)){
const err1 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/pattern",keyword:"pattern",params:{pattern: "^2[0-9]{3}-(0[1-9]|1[0-2])$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":{"month":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountLedgerCsvGetQuery = validate97;
const schema108 = {"$id":"AccountLedgerCsvGetQuery","type":"object","properties":{"mode":{"enum":["test","live"]}},"required":["mode"]};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountLedgerCsvGetQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema108.properties.mode.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":{"mode":true},"dynamicProps":false,"dynamicItems":false};

const checkCatalogueImportQuery = validate98;
const schema109 = {"$id":"CatalogueImportQuery","type":"object","properties":{"format":{"enum":["json","csv"]},"retire_missing":{"type":"boolean"},"dry_run":{"type":"boolean"}},"required":["format"]};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CatalogueImportQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "format"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.format !== undefined){
let data0 = data.format;
if(!((data0 === "json") || (data0 === "csv"))){
const err1 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema109.properties.format.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.retire_missing !== undefined){
if(typeof data.retire_missing !== "boolean"){
const err2 = {instancePath:instancePath+"/retire_missing",schemaPath:"#/properties/retire_missing/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.dry_run !== undefined){
if(typeof data.dry_run !== "boolean"){
const err3 = {instancePath:instancePath+"/dry_run",schemaPath:"#/properties/dry_run/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":{"format":true,"retire_missing":true,"dry_run":true},"dynamicProps":false,"dynamicItems":false};

const checkCatalogueImportsListQuery = validate99;
const schema110 = {"$id":"CatalogueImportsListQuery","type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}}};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CatalogueImportsListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit !== undefined){
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":{"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkStockListQuery = validate100;
const schema111 = {"$id":"StockListQuery","type":"object","properties":{"q":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":100},"provider_id":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":120},"retired":{"type":"boolean"},"offered":{"type":"boolean"},"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}}};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="StockListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.q !== undefined){
let data0 = data.q;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err0 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err1 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.provider_id !== undefined){
let data1 = data.provider_id;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err4 = {instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.retired !== undefined){
if(typeof data.retired !== "boolean"){
const err6 = {instancePath:instancePath+"/retired",schemaPath:"#/properties/retired/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.offered !== undefined){
if(typeof data.offered !== "boolean"){
const err7 = {instancePath:instancePath+"/offered",schemaPath:"#/properties/offered/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.limit !== undefined){
let data4 = data.limit;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data5 = data.cursor;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err11 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":{"q":true,"provider_id":true,"retired":true,"offered":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkProvidersUpdateBody = validate101;
const schema112 = {"$id":"ProvidersUpdateBody","type":"object","properties":{"enabled":{"type":"boolean"}},"required":["enabled"]};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ProvidersUpdateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enabled"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err1 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":{"enabled":true},"dynamicProps":false,"dynamicItems":false};

const checkRegionsUpdateBody = validate102;
const schema113 = {"$id":"RegionsUpdateBody","type":"object","properties":{"name":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":120}},"required":["name"]};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RegionsUpdateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":{"name":true},"dynamicProps":false,"dynamicItems":false};

const checkSearchGetQuery = validate103;
const schema114 = {"$id":"SearchGetQuery","type":"object","properties":{"q":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":100}},"required":["q"]};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SearchGetQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.q === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "q"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.q !== undefined){
let data0 = data.q;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err1 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err2 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":{"q":true},"dynamicProps":false,"dynamicItems":false};

const checkAllSearchGetQuery = validate104;
const schema115 = {"$id":"AllSearchGetQuery","type":"object","properties":{"q":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":100}},"required":["q"]};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AllSearchGetQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.q === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "q"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.q !== undefined){
let data0 = data.q;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err1 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err2 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":{"q":true},"dynamicProps":false,"dynamicItems":false};

const checkSalesGetQuery = validate105;
const schema116 = {"$id":"SalesGetQuery","type":"object","properties":{"mode":{"enum":["test","live"]},"days":{"type":"integer","minimum":1,"maximum":90}},"required":["mode"]};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SalesGetQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema116.properties.mode.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.days !== undefined){
let data1 = data.days;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 90 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":{"mode":true,"days":true},"dynamicProps":false,"dynamicItems":false};

const checkSalesMonthGetQuery = validate106;
const schema117 = {"$id":"SalesMonthGetQuery","type":"object","properties":{"mode":{"enum":["test","live"]},"month":{"type":"string","pattern":"^2[0-9]{3}-(0[1-9]|1[0-2])$"}},"required":["mode","month"]};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SalesMonthGetQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.month === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "month"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema117.properties.mode.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.month !== undefined){
let data1 = data.month;
if(typeof data1 === "string"){
if(!pattern34.test(data1)){
const err3 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/pattern",keyword:"pattern",params:{pattern: "^2[0-9]{3}-(0[1-9]|1[0-2])$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":{"mode":true,"month":true},"dynamicProps":false,"dynamicItems":false};

const checkSalesMonthCsvGetQuery = validate107;
const schema118 = {"$id":"SalesMonthCsvGetQuery","type":"object","properties":{"mode":{"enum":["test","live"]},"month":{"type":"string","pattern":"^2[0-9]{3}-(0[1-9]|1[0-2])$"}},"required":["mode","month"]};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SalesMonthCsvGetQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.month === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "month"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "test") || (data0 === "live"))){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema118.properties.mode.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.month !== undefined){
let data1 = data.month;
if(typeof data1 === "string"){
if(!pattern34.test(data1)){
const err3 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/pattern",keyword:"pattern",params:{pattern: "^2[0-9]{3}-(0[1-9]|1[0-2])$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":{"mode":true,"month":true},"dynamicProps":false,"dynamicItems":false};

const checkSupportOrdersListQuery = validate108;
const schema119 = {"$id":"SupportOrdersListQuery","type":"object","properties":{"status":{"enum":["processing","failed"]},"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}}};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SupportOrdersListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status !== undefined){
let data0 = data.status;
if(!((data0 === "processing") || (data0 === "failed"))){
const err0 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema119.properties.status.enum}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data2 = data.cursor;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":{"status":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkSupportTopupsListQuery = validate109;
const schema120 = {"$id":"SupportTopupsListQuery","type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}}};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SupportTopupsListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit !== undefined){
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":{"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkDueJobsListQuery = validate110;
const schema121 = {"$id":"DueJobsListQuery","type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}}};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="DueJobsListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit !== undefined){
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":{"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkLowWalletsListQuery = validate111;
const schema122 = {"$id":"LowWalletsListQuery","type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}}};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LowWalletsListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit !== undefined){
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":{"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkAllEndpointsListQuery = validate112;
const schema123 = {"$id":"AllEndpointsListQuery","type":"object","properties":{"state":{"enum":["paused","disabled","waiting"]},"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}},"required":["state"]};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AllEndpointsListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.state !== undefined){
let data0 = data.state;
if(!(((data0 === "paused") || (data0 === "disabled")) || (data0 === "waiting"))){
const err1 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema123.properties.state.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data2 = data.cursor;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":{"state":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkClockAdvanceBody = validate113;
const schema124 = {"$id":"ClockAdvanceBody","type":"object","properties":{"seconds":{"type":"integer","minimum":1,"maximum":34560000}},"required":["seconds"]};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ClockAdvanceBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.seconds === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seconds"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.seconds !== undefined){
let data0 = data.seconds;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 34560000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 34560000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":{"seconds":true},"dynamicProps":false,"dynamicItems":false};

const checkNetworkSetBody = validate114;
const schema125 = {"$id":"NetworkSetBody","type":"object","properties":{"down":{"type":"boolean"},"fail_next":{"type":"integer","minimum":0,"maximum":1000},"fail_as":{"enum":["timeout","error"]},"refuse_next":{"type":"integer","minimum":0,"maximum":1000},"refuse":{"type":"array","maxItems":4,"items":{"enum":["issue","topup","cancel","usage"]}},"hold":{"type":"array","maxItems":4,"items":{"enum":["issue","topup","cancel","usage"]}},"issue_at_most":{"type":"integer","minimum":0,"maximum":50},"delay_seconds":{"type":"integer","minimum":0,"maximum":86400},"install_details":{"type":"boolean"},"reports_usage":{"type":"boolean"}}};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="NetworkSetBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate114.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.down !== undefined){
if(typeof data.down !== "boolean"){
const err0 = {instancePath:instancePath+"/down",schemaPath:"#/properties/down/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.fail_next !== undefined){
let data1 = data.fail_next;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/fail_next",schemaPath:"#/properties/fail_next/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/fail_next",schemaPath:"#/properties/fail_next/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/fail_next",schemaPath:"#/properties/fail_next/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.fail_as !== undefined){
let data2 = data.fail_as;
if(!((data2 === "timeout") || (data2 === "error"))){
const err4 = {instancePath:instancePath+"/fail_as",schemaPath:"#/properties/fail_as/enum",keyword:"enum",params:{allowedValues: schema125.properties.fail_as.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.refuse_next !== undefined){
let data3 = data.refuse_next;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/refuse_next",schemaPath:"#/properties/refuse_next/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/refuse_next",schemaPath:"#/properties/refuse_next/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/refuse_next",schemaPath:"#/properties/refuse_next/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.refuse !== undefined){
let data4 = data.refuse;
if(Array.isArray(data4)){
if(data4.length > 4){
const err8 = {instancePath:instancePath+"/refuse",schemaPath:"#/properties/refuse/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(!((((data5 === "issue") || (data5 === "topup")) || (data5 === "cancel")) || (data5 === "usage"))){
const err9 = {instancePath:instancePath+"/refuse/" + i0,schemaPath:"#/properties/refuse/items/enum",keyword:"enum",params:{allowedValues: schema125.properties.refuse.items.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/refuse",schemaPath:"#/properties/refuse/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.hold !== undefined){
let data6 = data.hold;
if(Array.isArray(data6)){
if(data6.length > 4){
const err11 = {instancePath:instancePath+"/hold",schemaPath:"#/properties/hold/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(!((((data7 === "issue") || (data7 === "topup")) || (data7 === "cancel")) || (data7 === "usage"))){
const err12 = {instancePath:instancePath+"/hold/" + i1,schemaPath:"#/properties/hold/items/enum",keyword:"enum",params:{allowedValues: schema125.properties.hold.items.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/hold",schemaPath:"#/properties/hold/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.issue_at_most !== undefined){
let data8 = data.issue_at_most;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err14 = {instancePath:instancePath+"/issue_at_most",schemaPath:"#/properties/issue_at_most/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 50 || isNaN(data8)){
const err15 = {instancePath:instancePath+"/issue_at_most",schemaPath:"#/properties/issue_at_most/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err16 = {instancePath:instancePath+"/issue_at_most",schemaPath:"#/properties/issue_at_most/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.delay_seconds !== undefined){
let data9 = data.delay_seconds;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err17 = {instancePath:instancePath+"/delay_seconds",schemaPath:"#/properties/delay_seconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 86400 || isNaN(data9)){
const err18 = {instancePath:instancePath+"/delay_seconds",schemaPath:"#/properties/delay_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err19 = {instancePath:instancePath+"/delay_seconds",schemaPath:"#/properties/delay_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.install_details !== undefined){
if(typeof data.install_details !== "boolean"){
const err20 = {instancePath:instancePath+"/install_details",schemaPath:"#/properties/install_details/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.reports_usage !== undefined){
if(typeof data.reports_usage !== "boolean"){
const err21 = {instancePath:instancePath+"/reports_usage",schemaPath:"#/properties/reports_usage/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"props":{"down":true,"fail_next":true,"fail_as":true,"refuse_next":true,"refuse":true,"hold":true,"issue_at_most":true,"delay_seconds":true,"install_details":true,"reports_usage":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountNetworkSetBody = validate115;
const schema126 = {"$id":"AccountNetworkSetBody","type":"object","properties":{"down":{"type":"boolean"},"fail_next":{"type":"integer","minimum":0,"maximum":1000},"fail_as":{"enum":["timeout","error"]},"refuse_next":{"type":"integer","minimum":0,"maximum":1000},"refuse":{"type":"array","maxItems":4,"items":{"enum":["issue","topup","cancel","usage"]}},"hold":{"type":"array","maxItems":4,"items":{"enum":["issue","topup","cancel","usage"]}},"issue_at_most":{"type":"integer","minimum":0,"maximum":50},"delay_seconds":{"type":"integer","minimum":0,"maximum":86400},"install_details":{"type":"boolean"},"reports_usage":{"type":"boolean"}}};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountNetworkSetBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.down !== undefined){
if(typeof data.down !== "boolean"){
const err0 = {instancePath:instancePath+"/down",schemaPath:"#/properties/down/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.fail_next !== undefined){
let data1 = data.fail_next;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/fail_next",schemaPath:"#/properties/fail_next/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/fail_next",schemaPath:"#/properties/fail_next/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/fail_next",schemaPath:"#/properties/fail_next/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.fail_as !== undefined){
let data2 = data.fail_as;
if(!((data2 === "timeout") || (data2 === "error"))){
const err4 = {instancePath:instancePath+"/fail_as",schemaPath:"#/properties/fail_as/enum",keyword:"enum",params:{allowedValues: schema126.properties.fail_as.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.refuse_next !== undefined){
let data3 = data.refuse_next;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/refuse_next",schemaPath:"#/properties/refuse_next/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/refuse_next",schemaPath:"#/properties/refuse_next/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/refuse_next",schemaPath:"#/properties/refuse_next/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.refuse !== undefined){
let data4 = data.refuse;
if(Array.isArray(data4)){
if(data4.length > 4){
const err8 = {instancePath:instancePath+"/refuse",schemaPath:"#/properties/refuse/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(!((((data5 === "issue") || (data5 === "topup")) || (data5 === "cancel")) || (data5 === "usage"))){
const err9 = {instancePath:instancePath+"/refuse/" + i0,schemaPath:"#/properties/refuse/items/enum",keyword:"enum",params:{allowedValues: schema126.properties.refuse.items.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/refuse",schemaPath:"#/properties/refuse/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.hold !== undefined){
let data6 = data.hold;
if(Array.isArray(data6)){
if(data6.length > 4){
const err11 = {instancePath:instancePath+"/hold",schemaPath:"#/properties/hold/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(!((((data7 === "issue") || (data7 === "topup")) || (data7 === "cancel")) || (data7 === "usage"))){
const err12 = {instancePath:instancePath+"/hold/" + i1,schemaPath:"#/properties/hold/items/enum",keyword:"enum",params:{allowedValues: schema126.properties.hold.items.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/hold",schemaPath:"#/properties/hold/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.issue_at_most !== undefined){
let data8 = data.issue_at_most;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err14 = {instancePath:instancePath+"/issue_at_most",schemaPath:"#/properties/issue_at_most/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 50 || isNaN(data8)){
const err15 = {instancePath:instancePath+"/issue_at_most",schemaPath:"#/properties/issue_at_most/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err16 = {instancePath:instancePath+"/issue_at_most",schemaPath:"#/properties/issue_at_most/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.delay_seconds !== undefined){
let data9 = data.delay_seconds;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err17 = {instancePath:instancePath+"/delay_seconds",schemaPath:"#/properties/delay_seconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 86400 || isNaN(data9)){
const err18 = {instancePath:instancePath+"/delay_seconds",schemaPath:"#/properties/delay_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err19 = {instancePath:instancePath+"/delay_seconds",schemaPath:"#/properties/delay_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.install_details !== undefined){
if(typeof data.install_details !== "boolean"){
const err20 = {instancePath:instancePath+"/install_details",schemaPath:"#/properties/install_details/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.reports_usage !== undefined){
if(typeof data.reports_usage !== "boolean"){
const err21 = {instancePath:instancePath+"/reports_usage",schemaPath:"#/properties/reports_usage/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":{"down":true,"fail_next":true,"fail_as":true,"refuse_next":true,"refuse":true,"hold":true,"issue_at_most":true,"delay_seconds":true,"install_details":true,"reports_usage":true},"dynamicProps":false,"dynamicItems":false};

const checkNetworkReportBody = validate116;
const schema127 = {"$id":"NetworkReportBody","type":"object","properties":{"used_mb":{"type":"integer","minimum":0,"maximum":100000000},"first_used":{"type":"boolean"},"install_details":{"type":"boolean"}}};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="NetworkReportBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.used_mb !== undefined){
let data0 = data.used_mb;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/used_mb",schemaPath:"#/properties/used_mb/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100000000 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/used_mb",schemaPath:"#/properties/used_mb/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/used_mb",schemaPath:"#/properties/used_mb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.first_used !== undefined){
if(typeof data.first_used !== "boolean"){
const err3 = {instancePath:instancePath+"/first_used",schemaPath:"#/properties/first_used/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.install_details !== undefined){
if(typeof data.install_details !== "boolean"){
const err4 = {instancePath:instancePath+"/install_details",schemaPath:"#/properties/install_details/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":{"used_mb":true,"first_used":true,"install_details":true},"dynamicProps":false,"dynamicItems":false};

const checkRunsCreateBody = validate117;
const schema128 = {"$id":"RunsCreateBody","type":"object","properties":{"name":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":120},"accounts":{"type":"integer","minimum":1,"maximum":50},"test_keys":{"type":"integer","minimum":0,"maximum":100},"live_keys":{"type":"integer","minimum":0,"maximum":100},"approve_live":{"type":"boolean"},"wallet":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"pattern":"^[0-9]{1,10}(\\.[0-9]{1,2})?$"},"people":{"type":"array","maxItems":3,"items":{"enum":["owner","staff","viewer"]}}}};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RunsCreateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.accounts !== undefined){
let data1 = data.accounts;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 50 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.test_keys !== undefined){
let data2 = data.test_keys;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/test_keys",schemaPath:"#/properties/test_keys/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/test_keys",schemaPath:"#/properties/test_keys/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/test_keys",schemaPath:"#/properties/test_keys/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.live_keys !== undefined){
let data3 = data.live_keys;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/live_keys",schemaPath:"#/properties/live_keys/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/live_keys",schemaPath:"#/properties/live_keys/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/live_keys",schemaPath:"#/properties/live_keys/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.approve_live !== undefined){
if(typeof data.approve_live !== "boolean"){
const err12 = {instancePath:instancePath+"/approve_live",schemaPath:"#/properties/approve_live/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.wallet !== undefined){
let data5 = data.wallet;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err13 = {instancePath:instancePath+"/wallet",schemaPath:"#/properties/wallet/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(typeof data5 === "string"){
if(!pattern31.test(data5)){
const err14 = {instancePath:instancePath+"/wallet",schemaPath:"#/properties/wallet/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,10}(\\.[0-9]{1,2})?$"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/wallet",schemaPath:"#/properties/wallet/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.people !== undefined){
let data6 = data.people;
if(Array.isArray(data6)){
if(data6.length > 3){
const err16 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(!(((data7 === "owner") || (data7 === "staff")) || (data7 === "viewer"))){
const err17 = {instancePath:instancePath+"/people/" + i0,schemaPath:"#/properties/people/items/enum",keyword:"enum",params:{allowedValues: schema128.properties.people.items.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":{"name":true,"accounts":true,"test_keys":true,"live_keys":true,"approve_live":true,"wallet":true,"people":true},"dynamicProps":false,"dynamicItems":false};

function readSessionCreateBody(input) {
  const value = {};
  let field;
  field = input.email;
  if (!(field === undefined || field === null || field === "")) value.email = field;
  field = input.password;
  if (!(field === undefined || field === null || field === "")) value.password = field;
  field = input.totp;
  if (!(field === undefined || field === null || field === "")) value.totp = field;
  return value;
}

function readPasswordSetBody(input) {
  const value = {};
  let field;
  field = input.current_password;
  if (!(field === undefined || field === null || field === "")) value.current_password = field;
  field = input.new_password;
  if (!(field === undefined || field === null || field === "")) value.new_password = field;
  return value;
}

function readTotpConfirmBody(input) {
  const value = {};
  let field;
  field = input.code;
  if (!(field === undefined || field === null || field === "")) value.code = field;
  return value;
}

function readTotpRemoveBody(input) {
  const value = {};
  let field;
  field = input.password;
  if (!(field === undefined || field === null || field === "")) value.password = field;
  return value;
}

function readPasswordResetRequestBody(input) {
  const value = {};
  let field;
  field = input.email;
  if (!(field === undefined || field === null || field === "")) value.email = field;
  return value;
}

function readPasswordResetUseBody(input) {
  const value = {};
  let field;
  field = input.token;
  if (!(field === undefined || field === null || field === "")) value.token = field;
  field = input.new_password;
  if (!(field === undefined || field === null || field === "")) value.new_password = field;
  return value;
}

function readOverviewGetQuery(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === "")) value.mode = field;
  field = input.days;
  value.days = field === undefined || field === "" ? 30 : readInteger(field);
  return value;
}

function readDestinationsGetQuery(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === "")) value.mode = field;
  field = input.days;
  value.days = field === undefined || field === "" ? 30 : readInteger(field);
  return value;
}

function readApiErrorsGetQuery(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === "")) value.mode = field;
  field = input.days;
  value.days = field === undefined || field === "" ? 30 : readInteger(field);
  return value;
}

function readKeysCreateBody(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === null || field === "")) value.mode = field;
  field = input.name;
  if (!(field === undefined || field === null || field === "")) value.name = field;
  field = input.allowlist;
  if (!(field === undefined || field === null)) value.allowlist = field;
  field = input.expires;
  if (!(field === undefined || field === null || field === "")) value.expires = typeof field === "string" ? readTime(field) : "no text";
  return value;
}

function readKeysUpdateBody(input) {
  const value = {};
  let field;
  field = input.name;
  if (!(field === undefined || field === null || field === "")) value.name = field;
  field = input.allowlist;
  if (!(field === undefined || field === null)) value.allowlist = field;
  field = input.expires;
  if (field !== undefined) value.expires = field === null || field === "" ? null : typeof field === "string" ? readTime(field) : "no text";
  return value;
}

function readEndpointsCreateBody(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === null || field === "")) value.mode = field;
  field = input.url;
  if (!(field === undefined || field === null || field === "")) value.url = field;
  field = input.event_types;
  if (!(field === undefined || field === null)) value.event_types = field;
  return value;
}

function readEndpointsUpdateBody(input) {
  const value = {};
  let field;
  field = input.url;
  if (!(field === undefined || field === null || field === "")) value.url = field;
  field = input.event_types;
  if (field !== undefined) value.event_types = field === null ? null : field;
  return value;
}

function readEndpointsFiguresQuery(input) {
  const value = {};
  let field;
  field = input.span;
  if (!(field === undefined || field === "")) value.span = field;
  return value;
}

function readEndpointsPingQuery(input) {
  const value = {};
  let field;
  field = input.event_type;
  if (!(field === undefined || field === "")) value.event_type = field;
  return value;
}

function readDeliveriesListQuery(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === "")) value.mode = field;
  field = input.endpoint_id;
  if (!(field === undefined || field === "")) value.endpoint_id = field;
  field = input.status;
  if (!(field === undefined || field === "")) value.status = field;
  field = input.event_id;
  if (!(field === undefined || field === "")) value.event_id = field;
  field = input.event_type;
  if (!(field === undefined || field === "")) value.event_type = field;
  field = input.since;
  if (!(field === undefined || field === "")) value.since = readTime(field);
  field = input.until;
  if (!(field === undefined || field === "")) value.until = readTime(field);
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readResendsListQuery(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === "")) value.mode = field;
  return value;
}

function readResendsCreateBody(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === null || field === "")) value.mode = field;
  field = input.delivery_ids;
  if (!(field === undefined || field === null)) value.delivery_ids = field;
  field = input.failed_since;
  if (!(field === undefined || field === null || field === "")) value.failed_since = typeof field === "string" ? readTime(field) : "no text";
  field = input.endpoint_id;
  if (!(field === undefined || field === null || field === "")) value.endpoint_id = field;
  return value;
}

function readThresholdSetBody(input) {
  const value = {};
  let field;
  field = input.amount;
  if (field !== undefined) value.amount = field === null || field === "" ? null : field;
  return value;
}

function readRecipientsSetBody(input) {
  const value = {};
  let field;
  field = input.addresses;
  if (field !== undefined) value.addresses = field === null ? null : field;
  return value;
}

function readLedgerListQuery(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === "")) value.mode = field;
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readLedgerCsvGetQuery(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === "")) value.mode = field;
  return value;
}

function readStatementGetQuery(input) {
  const value = {};
  let field;
  field = input.month;
  if (!(field === undefined || field === "")) value.month = field;
  return value;
}

function readStatementPdfGetQuery(input) {
  const value = {};
  let field;
  field = input.month;
  if (!(field === undefined || field === "")) value.month = field;
  return value;
}

function readStatementCsvGetQuery(input) {
  const value = {};
  let field;
  field = input.month;
  if (!(field === undefined || field === "")) value.month = field;
  return value;
}

function readPackagesListQuery(input) {
  const value = {};
  let field;
  field = input.country;
  if (!(field === undefined || field === "")) value.country = field;
  field = input.region;
  if (!(field === undefined || field === "")) value.region = field;
  field = input.unlimited;
  if (!(field === undefined || field === "")) value.unlimited = readBoolean(field);
  field = input.q;
  if (!(field === undefined || field === "")) value.q = field;
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readOrdersListQuery(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === "")) value.mode = field;
  field = input.status;
  if (!(field === undefined || field === "")) value.status = field;
  field = input.customer_ref;
  if (!(field === undefined || field === "")) value.customer_ref = field;
  field = input.created_after;
  if (!(field === undefined || field === "")) value.created_after = readTime(field);
  field = input.created_before;
  if (!(field === undefined || field === "")) value.created_before = readTime(field);
  field = input.traveller;
  if (!(field === undefined || field === "")) value.traveller = field;
  field = input.iccid;
  if (!(field === undefined || field === "")) value.iccid = field;
  field = input.destination;
  if (!(field === undefined || field === "")) value.destination = field;
  field = input.sort;
  value.sort = field === undefined || field === "" ? "newest" : field;
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readOrdersCreateBodyItems(input) {
  const value = {};
  let field;
  field = input.package_id;
  if (!(field === undefined || field === null || field === "")) value.package_id = field;
  field = input.quantity;
  if (!(field === undefined || field === null)) value.quantity = field;
  return value;
}

function readOrdersCreateBodyCustomer(input) {
  const value = {};
  let field;
  field = input.name;
  if (!(field === undefined || field === null || field === "")) value.name = field;
  field = input.email;
  if (!(field === undefined || field === null || field === "")) value.email = field;
  return value;
}

function readOrdersCreateBody(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === null || field === "")) value.mode = field;
  field = input.items;
  if (!(field === undefined || field === null)) value.items = Array.isArray(field) ? field.map((item) => (isObject(item) ? readOrdersCreateBodyItems(item) : item)) : field;
  field = input.customer_ref;
  if (!(field === undefined || field === null || field === "")) value.customer_ref = field;
  field = input.customer;
  if (!(field === undefined || field === null)) value.customer = isObject(field) ? readOrdersCreateBodyCustomer(field) : field;
  return value;
}

function readOrderTotalsGetQuery(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === "")) value.mode = field;
  field = input.status;
  if (!(field === undefined || field === "")) value.status = field;
  field = input.customer_ref;
  if (!(field === undefined || field === "")) value.customer_ref = field;
  field = input.created_after;
  if (!(field === undefined || field === "")) value.created_after = readTime(field);
  field = input.created_before;
  if (!(field === undefined || field === "")) value.created_before = readTime(field);
  field = input.traveller;
  if (!(field === undefined || field === "")) value.traveller = field;
  field = input.iccid;
  if (!(field === undefined || field === "")) value.iccid = field;
  field = input.destination;
  if (!(field === undefined || field === "")) value.destination = field;
  return value;
}

function readOrdersCsvGetQuery(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === "")) value.mode = field;
  field = input.status;
  if (!(field === undefined || field === "")) value.status = field;
  field = input.customer_ref;
  if (!(field === undefined || field === "")) value.customer_ref = field;
  field = input.created_after;
  if (!(field === undefined || field === "")) value.created_after = readTime(field);
  field = input.created_before;
  if (!(field === undefined || field === "")) value.created_before = readTime(field);
  field = input.traveller;
  if (!(field === undefined || field === "")) value.traveller = field;
  field = input.iccid;
  if (!(field === undefined || field === "")) value.iccid = field;
  field = input.destination;
  if (!(field === undefined || field === "")) value.destination = field;
  return value;
}

function readOrderEventsListQuery(input) {
  const value = {};
  let field;
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readEsimsListQuery(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === "")) value.mode = field;
  field = input.status;
  if (!(field === undefined || field === "")) value.status = field;
  field = input.customer_ref;
  if (!(field === undefined || field === "")) value.customer_ref = field;
  field = input.created_after;
  if (!(field === undefined || field === "")) value.created_after = readTime(field);
  field = input.created_before;
  if (!(field === undefined || field === "")) value.created_before = readTime(field);
  field = input.traveller;
  if (!(field === undefined || field === "")) value.traveller = field;
  field = input.iccid;
  if (!(field === undefined || field === "")) value.iccid = field;
  field = input.destination;
  if (!(field === undefined || field === "")) value.destination = field;
  field = input.sort;
  value.sort = field === undefined || field === "" ? "newest" : field;
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readEsimsCsvGetQuery(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === "")) value.mode = field;
  field = input.status;
  if (!(field === undefined || field === "")) value.status = field;
  field = input.customer_ref;
  if (!(field === undefined || field === "")) value.customer_ref = field;
  field = input.created_after;
  if (!(field === undefined || field === "")) value.created_after = readTime(field);
  field = input.created_before;
  if (!(field === undefined || field === "")) value.created_before = readTime(field);
  field = input.traveller;
  if (!(field === undefined || field === "")) value.traveller = field;
  field = input.iccid;
  if (!(field === undefined || field === "")) value.iccid = field;
  field = input.destination;
  if (!(field === undefined || field === "")) value.destination = field;
  return value;
}

function readEsimEventsListQuery(input) {
  const value = {};
  let field;
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readEsimsSimulateBody(input) {
  const value = {};
  let field;
  field = input.event;
  if (!(field === undefined || field === null || field === "")) value.event = field;
  return value;
}

function readTopupsListQuery(input) {
  const value = {};
  let field;
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readTopupsCreateBody(input) {
  const value = {};
  let field;
  field = input.package_id;
  if (!(field === undefined || field === null || field === "")) value.package_id = field;
  field = input.customer_ref;
  if (!(field === undefined || field === null || field === "")) value.customer_ref = field;
  return value;
}

function readEventsListQuery(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === "")) value.mode = field;
  field = input.type;
  if (!(field === undefined || field === "")) value.type = field;
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readActivityListQuery(input) {
  const value = {};
  let field;
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readAccountActivityListQuery(input) {
  const value = {};
  let field;
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readRequestsListQuery(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === "")) value.mode = field;
  field = input.key_id;
  if (!(field === undefined || field === "")) value.key_id = field;
  field = input.status;
  if (!(field === undefined || field === "")) value.status = field;
  field = input.method;
  if (!(field === undefined || field === "")) value.method = field;
  field = input.since;
  if (!(field === undefined || field === "")) value.since = readTime(field);
  field = input.until;
  if (!(field === undefined || field === "")) value.until = readTime(field);
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readAllRequestsListQuery(input) {
  const value = {};
  let field;
  field = input.account_id;
  if (!(field === undefined || field === "")) value.account_id = field;
  field = input.mode;
  if (!(field === undefined || field === "")) value.mode = field;
  field = input.key_id;
  if (!(field === undefined || field === "")) value.key_id = field;
  field = input.status;
  if (!(field === undefined || field === "")) value.status = field;
  field = input.method;
  if (!(field === undefined || field === "")) value.method = field;
  field = input.since;
  if (!(field === undefined || field === "")) value.since = readTime(field);
  field = input.until;
  if (!(field === undefined || field === "")) value.until = readTime(field);
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readMembersCreateBody(input) {
  const value = {};
  let field;
  field = input.email;
  if (!(field === undefined || field === null || field === "")) value.email = field;
  field = input.role;
  if (!(field === undefined || field === null || field === "")) value.role = field;
  return value;
}

function readMembersUpdateBody(input) {
  const value = {};
  let field;
  field = input.role;
  if (!(field === undefined || field === null || field === "")) value.role = field;
  return value;
}

function readOperatorsCreateBody(input) {
  const value = {};
  let field;
  field = input.email;
  if (!(field === undefined || field === null || field === "")) value.email = field;
  field = input.role;
  if (!(field === undefined || field === null || field === "")) value.role = field;
  return value;
}

function readOperatorsUpdateBody(input) {
  const value = {};
  let field;
  field = input.role;
  if (!(field === undefined || field === null || field === "")) value.role = field;
  return value;
}

function readTokensListQuery(input) {
  const value = {};
  let field;
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readTokensCreateBody(input) {
  const value = {};
  let field;
  field = input.name;
  if (!(field === undefined || field === null || field === "")) value.name = field;
  field = input.scopes;
  if (!(field === undefined || field === null)) value.scopes = field;
  field = input.expires;
  if (!(field === undefined || field === null || field === "")) value.expires = typeof field === "string" ? readTime(field) : "no text";
  return value;
}

function readDeploymentActivityListQuery(input) {
  const value = {};
  let field;
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readAccountsListQuery(input) {
  const value = {};
  let field;
  field = input.q;
  if (!(field === undefined || field === "")) value.q = field;
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readAccountsCreateBody(input) {
  const value = {};
  let field;
  field = input.name;
  if (!(field === undefined || field === null || field === "")) value.name = field;
  field = input.email;
  if (!(field === undefined || field === null || field === "")) value.email = field;
  field = input.tier;
  value.tier = field === undefined || field === null || field === "" ? "standard" : field;
  field = input.live_approved;
  value.live_approved = field === undefined || field === null ? false : field;
  return value;
}

function readAccountsUpdateBody(input) {
  const value = {};
  let field;
  field = input.name;
  if (!(field === undefined || field === null || field === "")) value.name = field;
  field = input.email;
  if (!(field === undefined || field === null || field === "")) value.email = field;
  field = input.active;
  if (!(field === undefined || field === null)) value.active = field;
  field = input.live_approved;
  if (!(field === undefined || field === null)) value.live_approved = field;
  field = input.tier;
  if (!(field === undefined || field === null || field === "")) value.tier = field;
  field = input.agreed_discount_bps;
  if (field !== undefined) value.agreed_discount_bps = field === null ? null : field;
  field = input.sells_unlimited;
  if (!(field === undefined || field === null)) value.sells_unlimited = field;
  field = input.allowed_packages;
  if (field !== undefined) value.allowed_packages = field === null ? null : field;
  field = input.low_balance_threshold;
  if (field !== undefined) value.low_balance_threshold = field === null || field === "" ? null : field;
  return value;
}

function readAccountBillingSetBody(input) {
  const value = {};
  let field;
  field = input.name;
  if (field !== undefined) value.name = field === null || field === "" ? null : field;
  field = input.address;
  if (field !== undefined) value.address = field === null || field === "" ? null : field;
  field = input.gstin;
  if (field !== undefined) value.gstin = field === null || field === "" ? null : field;
  return value;
}

function readAccountMembersCreateBody(input) {
  const value = {};
  let field;
  field = input.email;
  if (!(field === undefined || field === null || field === "")) value.email = field;
  field = input.role;
  if (!(field === undefined || field === null || field === "")) value.role = field;
  return value;
}

function readAccountKeysCreateBody(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === null || field === "")) value.mode = field;
  field = input.name;
  if (!(field === undefined || field === null || field === "")) value.name = field;
  field = input.allowlist;
  if (!(field === undefined || field === null)) value.allowlist = field;
  field = input.expires;
  if (!(field === undefined || field === null || field === "")) value.expires = typeof field === "string" ? readTime(field) : "no text";
  return value;
}

function readAccountKeysUpdateBody(input) {
  const value = {};
  let field;
  field = input.name;
  if (!(field === undefined || field === null || field === "")) value.name = field;
  field = input.allowlist;
  if (!(field === undefined || field === null)) value.allowlist = field;
  field = input.expires;
  if (field !== undefined) value.expires = field === null || field === "" ? null : typeof field === "string" ? readTime(field) : "no text";
  return value;
}

function readAccountEndpointsCreateBody(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === null || field === "")) value.mode = field;
  field = input.url;
  if (!(field === undefined || field === null || field === "")) value.url = field;
  field = input.event_types;
  if (!(field === undefined || field === null)) value.event_types = field;
  return value;
}

function readAccountEndpointsUpdateBody(input) {
  const value = {};
  let field;
  field = input.url;
  if (!(field === undefined || field === null || field === "")) value.url = field;
  field = input.event_types;
  if (field !== undefined) value.event_types = field === null ? null : field;
  return value;
}

function readAccountEndpointsPingQuery(input) {
  const value = {};
  let field;
  field = input.event_type;
  if (!(field === undefined || field === "")) value.event_type = field;
  return value;
}

function readAccountDeliveriesListQuery(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === "")) value.mode = field;
  field = input.endpoint_id;
  if (!(field === undefined || field === "")) value.endpoint_id = field;
  field = input.status;
  if (!(field === undefined || field === "")) value.status = field;
  field = input.event_id;
  if (!(field === undefined || field === "")) value.event_id = field;
  field = input.event_type;
  if (!(field === undefined || field === "")) value.event_type = field;
  field = input.since;
  if (!(field === undefined || field === "")) value.since = readTime(field);
  field = input.until;
  if (!(field === undefined || field === "")) value.until = readTime(field);
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readAccountResendsListQuery(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === "")) value.mode = field;
  return value;
}

function readAccountResendsCreateBody(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === null || field === "")) value.mode = field;
  field = input.delivery_ids;
  if (!(field === undefined || field === null)) value.delivery_ids = field;
  field = input.failed_since;
  if (!(field === undefined || field === null || field === "")) value.failed_since = typeof field === "string" ? readTime(field) : "no text";
  field = input.endpoint_id;
  if (!(field === undefined || field === null || field === "")) value.endpoint_id = field;
  return value;
}

function readAccountEsimEventsListQuery(input) {
  const value = {};
  let field;
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readAccountOrderEventsListQuery(input) {
  const value = {};
  let field;
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readAccountOrdersListQuery(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === "")) value.mode = field;
  field = input.status;
  if (!(field === undefined || field === "")) value.status = field;
  field = input.customer_ref;
  if (!(field === undefined || field === "")) value.customer_ref = field;
  field = input.created_after;
  if (!(field === undefined || field === "")) value.created_after = readTime(field);
  field = input.created_before;
  if (!(field === undefined || field === "")) value.created_before = readTime(field);
  field = input.traveller;
  if (!(field === undefined || field === "")) value.traveller = field;
  field = input.iccid;
  if (!(field === undefined || field === "")) value.iccid = field;
  field = input.destination;
  if (!(field === undefined || field === "")) value.destination = field;
  field = input.sort;
  value.sort = field === undefined || field === "" ? "newest" : field;
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readAccountEsimsListQuery(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === "")) value.mode = field;
  field = input.status;
  if (!(field === undefined || field === "")) value.status = field;
  field = input.customer_ref;
  if (!(field === undefined || field === "")) value.customer_ref = field;
  field = input.created_after;
  if (!(field === undefined || field === "")) value.created_after = readTime(field);
  field = input.created_before;
  if (!(field === undefined || field === "")) value.created_before = readTime(field);
  field = input.traveller;
  if (!(field === undefined || field === "")) value.traveller = field;
  field = input.iccid;
  if (!(field === undefined || field === "")) value.iccid = field;
  field = input.destination;
  if (!(field === undefined || field === "")) value.destination = field;
  field = input.sort;
  value.sort = field === undefined || field === "" ? "newest" : field;
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readAccountTopupsListQuery(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === "")) value.mode = field;
  field = input.status;
  if (!(field === undefined || field === "")) value.status = field;
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readAccountPricesListQuery(input) {
  const value = {};
  let field;
  field = input.q;
  if (!(field === undefined || field === "")) value.q = field;
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readAccountNotesListQuery(input) {
  const value = {};
  let field;
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readAccountNotesCreateBody(input) {
  const value = {};
  let field;
  field = input.text;
  if (!(field === undefined || field === null || field === "")) value.text = field;
  return value;
}

function readAccountOverviewGetQuery(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === "")) value.mode = field;
  field = input.days;
  value.days = field === undefined || field === "" ? 30 : readInteger(field);
  return value;
}

function readWalletTopupBody(input) {
  const value = {};
  let field;
  field = input.amount;
  if (!(field === undefined || field === null || field === "")) value.amount = field;
  field = input.note;
  if (!(field === undefined || field === null || field === "")) value.note = field;
  field = input.reference;
  if (!(field === undefined || field === null || field === "")) value.reference = field;
  return value;
}

function readWalletAdjustBody(input) {
  const value = {};
  let field;
  field = input.amount;
  if (!(field === undefined || field === null || field === "")) value.amount = field;
  field = input.note;
  if (!(field === undefined || field === null || field === "")) value.note = field;
  return value;
}

function readAccountLedgerListQuery(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === "")) value.mode = field;
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readAccountStatementGetQuery(input) {
  const value = {};
  let field;
  field = input.month;
  if (!(field === undefined || field === "")) value.month = field;
  return value;
}

function readAccountStatementPdfGetQuery(input) {
  const value = {};
  let field;
  field = input.month;
  if (!(field === undefined || field === "")) value.month = field;
  return value;
}

function readAccountStatementCsvGetQuery(input) {
  const value = {};
  let field;
  field = input.month;
  if (!(field === undefined || field === "")) value.month = field;
  return value;
}

function readAccountLedgerCsvGetQuery(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === "")) value.mode = field;
  return value;
}

function readCatalogueImportQuery(input) {
  const value = {};
  let field;
  field = input.format;
  if (!(field === undefined || field === "")) value.format = field;
  field = input.retire_missing;
  value.retire_missing = field === undefined || field === "" ? false : readBoolean(field);
  field = input.dry_run;
  value.dry_run = field === undefined || field === "" ? false : readBoolean(field);
  return value;
}

function readCatalogueImportsListQuery(input) {
  const value = {};
  let field;
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readStockListQuery(input) {
  const value = {};
  let field;
  field = input.q;
  if (!(field === undefined || field === "")) value.q = field;
  field = input.provider_id;
  if (!(field === undefined || field === "")) value.provider_id = field;
  field = input.retired;
  if (!(field === undefined || field === "")) value.retired = readBoolean(field);
  field = input.offered;
  if (!(field === undefined || field === "")) value.offered = readBoolean(field);
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readProvidersUpdateBody(input) {
  const value = {};
  let field;
  field = input.enabled;
  if (!(field === undefined || field === null)) value.enabled = field;
  return value;
}

function readRegionsUpdateBody(input) {
  const value = {};
  let field;
  field = input.name;
  if (!(field === undefined || field === null || field === "")) value.name = field;
  return value;
}

function readSearchGetQuery(input) {
  const value = {};
  let field;
  field = input.q;
  if (!(field === undefined || field === "")) value.q = field;
  return value;
}

function readAllSearchGetQuery(input) {
  const value = {};
  let field;
  field = input.q;
  if (!(field === undefined || field === "")) value.q = field;
  return value;
}

function readSalesGetQuery(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === "")) value.mode = field;
  field = input.days;
  value.days = field === undefined || field === "" ? 30 : readInteger(field);
  return value;
}

function readSalesMonthGetQuery(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === "")) value.mode = field;
  field = input.month;
  if (!(field === undefined || field === "")) value.month = field;
  return value;
}

function readSalesMonthCsvGetQuery(input) {
  const value = {};
  let field;
  field = input.mode;
  if (!(field === undefined || field === "")) value.mode = field;
  field = input.month;
  if (!(field === undefined || field === "")) value.month = field;
  return value;
}

function readSupportOrdersListQuery(input) {
  const value = {};
  let field;
  field = input.status;
  if (!(field === undefined || field === "")) value.status = field;
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readSupportTopupsListQuery(input) {
  const value = {};
  let field;
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readDueJobsListQuery(input) {
  const value = {};
  let field;
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readLowWalletsListQuery(input) {
  const value = {};
  let field;
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readAllEndpointsListQuery(input) {
  const value = {};
  let field;
  field = input.state;
  if (!(field === undefined || field === "")) value.state = field;
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readClockAdvanceBody(input) {
  const value = {};
  let field;
  field = input.seconds;
  if (!(field === undefined || field === null)) value.seconds = field;
  return value;
}

function readNetworkSetBody(input) {
  const value = {};
  let field;
  field = input.down;
  value.down = field === undefined || field === null ? false : field;
  field = input.fail_next;
  value.fail_next = field === undefined || field === null ? 0 : field;
  field = input.fail_as;
  value.fail_as = field === undefined || field === null || field === "" ? "error" : field;
  field = input.refuse_next;
  value.refuse_next = field === undefined || field === null ? 0 : field;
  field = input.refuse;
  if (!(field === undefined || field === null)) value.refuse = field;
  field = input.hold;
  if (!(field === undefined || field === null)) value.hold = field;
  field = input.issue_at_most;
  if (!(field === undefined || field === null)) value.issue_at_most = field;
  field = input.delay_seconds;
  value.delay_seconds = field === undefined || field === null ? 0 : field;
  field = input.install_details;
  value.install_details = field === undefined || field === null ? true : field;
  field = input.reports_usage;
  value.reports_usage = field === undefined || field === null ? true : field;
  return value;
}

function readAccountNetworkSetBody(input) {
  const value = {};
  let field;
  field = input.down;
  value.down = field === undefined || field === null ? false : field;
  field = input.fail_next;
  value.fail_next = field === undefined || field === null ? 0 : field;
  field = input.fail_as;
  value.fail_as = field === undefined || field === null || field === "" ? "error" : field;
  field = input.refuse_next;
  value.refuse_next = field === undefined || field === null ? 0 : field;
  field = input.refuse;
  if (!(field === undefined || field === null)) value.refuse = field;
  field = input.hold;
  if (!(field === undefined || field === null)) value.hold = field;
  field = input.issue_at_most;
  if (!(field === undefined || field === null)) value.issue_at_most = field;
  field = input.delay_seconds;
  value.delay_seconds = field === undefined || field === null ? 0 : field;
  field = input.install_details;
  value.install_details = field === undefined || field === null ? true : field;
  field = input.reports_usage;
  value.reports_usage = field === undefined || field === null ? true : field;
  return value;
}

function readNetworkReportBody(input) {
  const value = {};
  let field;
  field = input.used_mb;
  if (!(field === undefined || field === null)) value.used_mb = field;
  field = input.first_used;
  if (!(field === undefined || field === null)) value.first_used = field;
  field = input.install_details;
  if (!(field === undefined || field === null)) value.install_details = field;
  return value;
}

function readRunsCreateBody(input) {
  const value = {};
  let field;
  field = input.name;
  if (!(field === undefined || field === null || field === "")) value.name = field;
  field = input.accounts;
  value.accounts = field === undefined || field === null ? 1 : field;
  field = input.test_keys;
  value.test_keys = field === undefined || field === null ? 1 : field;
  field = input.live_keys;
  value.live_keys = field === undefined || field === null ? 0 : field;
  field = input.approve_live;
  value.approve_live = field === undefined || field === null ? false : field;
  field = input.wallet;
  if (!(field === undefined || field === null || field === "")) value.wallet = field;
  field = input.people;
  if (!(field === undefined || field === null)) value.people = field;
  return value;
}

const messagesSessionCreateBody = [
  [
    "email",
    {
      required: "email is missing: it is required.",
      type: "email must be text.",
      maxLength: "email must be at most 254 characters long.",
      characters: "email must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      pattern: "email must be of the right form: the email address, in any letter case.",
    },
  ],
  [
    "password",
    {
      required: "password is missing: it is required.",
      type: "password must be text.",
      maxLength: "password must be at most 128 characters long.",
      characters: "password must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "totp",
    {
      type: "totp must be text.",
      characters: "totp must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      pattern: "totp must be of the right form: six digits, as an authenticator app shows them.",
    },
  ],
];

const messagesPasswordSetBody = [
  [
    "current_password",
    {
      required: "current_password is missing: it is required.",
      type: "current_password must be text.",
      maxLength: "current_password must be at most 128 characters long.",
      characters: "current_password must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "new_password",
    {
      required: "new_password is missing: it is required.",
      type: "new_password must be text.",
      minLength: "new_password must be at least 12 characters long.",
      maxLength: "new_password must be at most 128 characters long.",
      characters: "new_password must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
];

const messagesTotpConfirmBody = [
  [
    "code",
    {
      required: "code is missing: it is required.",
      type: "code must be text.",
      characters: "code must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      pattern: "code must be of the right form: the code that the app shows now.",
    },
  ],
];

const messagesTotpRemoveBody = [
  [
    "password",
    {
      required: "password is missing: it is required.",
      type: "password must be text.",
      maxLength: "password must be at most 128 characters long.",
      characters: "password must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
];

const messagesPasswordResetRequestBody = [
  [
    "email",
    {
      required: "email is missing: it is required.",
      type: "email must be text.",
      maxLength: "email must be at most 254 characters long.",
      characters: "email must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      pattern: "email must be of the right form: the email address, in any letter case.",
    },
  ],
];

const messagesPasswordResetUseBody = [
  [
    "token",
    {
      required: "token is missing: it is required.",
      type: "token must be text.",
      maxLength: "token must be at most 120 characters long.",
      characters: "token must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "new_password",
    {
      required: "new_password is missing: it is required.",
      type: "new_password must be text.",
      minLength: "new_password must be at least 12 characters long.",
      maxLength: "new_password must be at most 128 characters long.",
      characters: "new_password must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
];

const messagesOverviewGetQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "days",
    {
      type: "days must be a whole number in decimal digits.",
      minimum: "days must be from 1 to 90.",
      maximum: "days must be from 1 to 90.",
    },
  ],
];

const messagesDestinationsGetQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "days",
    {
      type: "days must be a whole number in decimal digits.",
      minimum: "days must be from 1 to 90.",
      maximum: "days must be from 1 to 90.",
    },
  ],
];

const messagesApiErrorsGetQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "days",
    {
      type: "days must be a whole number in decimal digits.",
      minimum: "days must be from 1 to 90.",
      maximum: "days must be from 1 to 90.",
    },
  ],
];

const messagesKeysCreateBody = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "name",
    {
      required: "name is missing: it is required.",
      type: "name must be text.",
      maxLength: "name must be at most 120 characters long.",
      characters: "name must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "allowlist",
    { type: "allowlist must be a list.", maxItems: "allowlist must have at most 50." },
  ],
  [
    "allowlist[]",
    {
      required: "each of allowlist is missing: it is required.",
      type: "each of allowlist must be text.",
      minLength: "each of allowlist must be at least 2 characters long.",
      maxLength: "each of allowlist must be at most 49 characters long.",
      characters: "each of allowlist must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "expires",
    {
      type: "expires must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z.",
    },
  ],
];

const messagesKeysUpdateBody = [
  [
    "name",
    {
      type: "name must be text.",
      maxLength: "name must be at most 120 characters long.",
      characters: "name must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "allowlist",
    { type: "allowlist must be a list.", maxItems: "allowlist must have at most 50." },
  ],
  [
    "allowlist[]",
    {
      required: "each of allowlist is missing: it is required.",
      type: "each of allowlist must be text.",
      minLength: "each of allowlist must be at least 2 characters long.",
      maxLength: "each of allowlist must be at most 49 characters long.",
      characters: "each of allowlist must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "expires",
    {
      type: "expires must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z.",
    },
  ],
];

const messagesEndpointsCreateBody = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "url",
    {
      required: "url is missing: it is required.",
      type: "url must be text.",
      maxLength: "url must be at most 500 characters long.",
      characters: "url must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "event_types",
    {
      type: "event_types must be a list.",
      minItems: "event_types must have at least 1.",
      maxItems: "event_types must have at most 8.",
    },
  ],
  [
    "event_types[]",
    {
      required: "each of event_types is missing: it is required.",
      type: "each of event_types must be text.",
      enum: "each of event_types must be one of order.completed, order.failed, esim.activated, esim.usage_80, esim.usage_100, esim.expired, topup.completed, balance.low, ping.",
    },
  ],
];

const messagesEndpointsUpdateBody = [
  [
    "url",
    {
      type: "url must be text.",
      maxLength: "url must be at most 500 characters long.",
      characters: "url must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "event_types",
    {
      type: "event_types must be a list.",
      minItems: "event_types must have at least 1.",
      maxItems: "event_types must have at most 8.",
    },
  ],
  [
    "event_types[]",
    {
      required: "each of event_types is missing: it is required.",
      type: "each of event_types must be text.",
      enum: "each of event_types must be one of order.completed, order.failed, esim.activated, esim.usage_80, esim.usage_100, esim.expired, topup.completed, balance.low, ping.",
    },
  ],
];

const messagesEndpointsFiguresQuery = [
  [
    "span",
    {
      required: "span is missing: it is required.",
      type: "span must be text.",
      enum: "span must be one of hour, day.",
    },
  ],
];

const messagesEndpointsPingQuery = [
  [
    "event_type",
    {
      type: "event_type must be text.",
      enum: "event_type must be one of order.completed, order.failed, esim.activated, esim.usage_80, esim.usage_100, esim.expired, topup.completed, balance.low, ping.",
    },
  ],
];

const messagesDeliveriesListQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "endpoint_id",
    {
      type: "endpoint_id must be text.",
      pattern: "endpoint_id must be of the right form: the id of an object of the portal.",
    },
  ],
  [
    "status",
    {
      type: "status must be text.",
      enum: "status must be one of pending, sending, delivered, retrying, failed.",
    },
  ],
  [
    "event_id",
    {
      type: "event_id must be text.",
      pattern: "event_id must be of the right form: the id of an event.",
    },
  ],
  [
    "event_type",
    {
      type: "event_type must be text.",
      enum: "event_type must be one of order.completed, order.failed, esim.activated, esim.usage_80, esim.usage_100, esim.expired, topup.completed, balance.low, ping.",
    },
  ],
  [
    "since",
    {
      type: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "until",
    {
      type: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesResendsListQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
];

const messagesResendsCreateBody = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "delivery_ids",
    {
      type: "delivery_ids must be a list.",
      minItems: "delivery_ids must have at least 1.",
      maxItems: "delivery_ids must have at most 100.",
    },
  ],
  [
    "delivery_ids[]",
    {
      required: "each of delivery_ids is missing: it is required.",
      type: "each of delivery_ids must be text.",
      characters: "each of delivery_ids must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      pattern: "each of delivery_ids must be of the right form: the id of an object of the portal.",
    },
  ],
  [
    "failed_since",
    {
      type: "failed_since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z.",
    },
  ],
  [
    "endpoint_id",
    {
      type: "endpoint_id must be text.",
      characters: "endpoint_id must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      pattern: "endpoint_id must be of the right form: with `failed_since`.",
    },
  ],
];

const messagesThresholdSetBody = [
  [
    "amount",
    {
      required: "amount is missing: it is required.",
      type: "amount must be text.",
      characters: "amount must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      pattern: "amount must be of the right form: an amount in rupees, as a decimal string with at most two digits after the point.",
    },
  ],
];

const messagesRecipientsSetBody = [
  [
    "addresses",
    {
      required: "addresses is missing: it is required.",
      type: "addresses must be a list.",
      minItems: "addresses must have at least 1.",
      maxItems: "addresses must have at most 10.",
    },
  ],
  [
    "addresses[]",
    {
      required: "each of addresses is missing: it is required.",
      type: "each of addresses must be text.",
      maxLength: "each of addresses must be at most 254 characters long.",
      characters: "each of addresses must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      pattern: "each of addresses must be of the right form: one email address without a display name.",
    },
  ],
];

const messagesLedgerListQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesLedgerCsvGetQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
];

const messagesStatementGetQuery = [
  [
    "month",
    {
      required: "month is missing: it is required.",
      type: "month must be text.",
      pattern: "month must be of the right form: a month of the deployment's time zone, such as `2026-11`.",
    },
  ],
];

const messagesStatementPdfGetQuery = [
  [
    "month",
    {
      required: "month is missing: it is required.",
      type: "month must be text.",
      pattern: "month must be of the right form: a month of the deployment's time zone, such as `2026-11`.",
    },
  ],
];

const messagesStatementCsvGetQuery = [
  [
    "month",
    {
      required: "month is missing: it is required.",
      type: "month must be text.",
      pattern: "month must be of the right form: a month of the deployment's time zone, such as `2026-11`.",
    },
  ],
];

const messagesPackagesListQuery = [
  [
    "country",
    {
      type: "country must be text.",
      pattern: "country must be of the right form: two letters, in either case (GB, not UK).",
    },
  ],
  ["region", { type: "region must be text." }],
  ["unlimited", { type: "unlimited must be exactly true or false." }],
  [
    "q",
    {
      type: "q must be text.",
      maxLength: "q must be at most 100 characters long.",
      characters: "q must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesOrdersListQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "status",
    {
      type: "status must be text.",
      enum: "status must be one of processing, completed, partially_completed, failed, cancelled.",
    },
  ],
  [
    "customer_ref",
    {
      type: "customer_ref must be text.",
      maxLength: "customer_ref must be at most 120 characters long.",
      characters: "customer_ref must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "created_after",
    {
      type: "created_after must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "created_before",
    {
      type: "created_before must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "traveller",
    {
      type: "traveller must be text.",
      maxLength: "traveller must be at most 100 characters long.",
      characters: "traveller must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "iccid",
    {
      type: "iccid must be text.",
      pattern: "iccid must be of the right form: the ICCID that identifies an eSIM.",
    },
  ],
  [
    "destination",
    {
      type: "destination must be text.",
      pattern: "destination must be of the right form: only those with a package for this destination.",
    },
  ],
  ["sort", { type: "sort must be text.", enum: "sort must be one of newest, oldest." }],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesOrdersCreateBody = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "items",
    {
      required: "items is missing: it is required.",
      type: "items must be a list.",
      minItems: "items must have at least 1.",
      maxItems: "items must have at most 20.",
    },
  ],
  [
    "items[]",
    {
      required: "each of items is missing: it is required.",
      type: "each of items must be a JSON object, or left out.",
    },
  ],
  [
    "items[].package_id",
    {
      required: "package_id of each of items is missing: it is required.",
      type: "package_id of each of items must be text.",
      characters: "package_id of each of items must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "items[].quantity",
    {
      required: "quantity of each of items is missing: it is required.",
      type: "quantity of each of items must be a whole number, sent as a JSON number.",
      minimum: "quantity of each of items must be from 1 to 50.",
      maximum: "quantity of each of items must be from 1 to 50.",
    },
  ],
  [
    "customer_ref",
    {
      type: "customer_ref must be text.",
      maxLength: "customer_ref must be at most 120 characters long.",
      characters: "customer_ref must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  ["customer", { type: "customer must be a JSON object, or left out." }],
  [
    "customer.name",
    {
      type: "customer.name must be text.",
      maxLength: "customer.name must be at most 120 characters long.",
      characters: "customer.name must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "customer.email",
    {
      type: "customer.email must be text.",
      maxLength: "customer.email must be at most 254 characters long.",
      characters: "customer.email must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      pattern: "customer.email must be of the right form: one email address without a display name or invisible characters.",
    },
  ],
];

const messagesOrderTotalsGetQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "status",
    {
      type: "status must be text.",
      enum: "status must be one of processing, completed, partially_completed, failed, cancelled.",
    },
  ],
  [
    "customer_ref",
    {
      type: "customer_ref must be text.",
      maxLength: "customer_ref must be at most 120 characters long.",
      characters: "customer_ref must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "created_after",
    {
      type: "created_after must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "created_before",
    {
      type: "created_before must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "traveller",
    {
      type: "traveller must be text.",
      maxLength: "traveller must be at most 100 characters long.",
      characters: "traveller must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "iccid",
    {
      type: "iccid must be text.",
      pattern: "iccid must be of the right form: the ICCID that identifies an eSIM.",
    },
  ],
  [
    "destination",
    {
      type: "destination must be text.",
      pattern: "destination must be of the right form: only those with a package for this destination.",
    },
  ],
];

const messagesOrdersCsvGetQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "status",
    {
      type: "status must be text.",
      enum: "status must be one of processing, completed, partially_completed, failed, cancelled.",
    },
  ],
  [
    "customer_ref",
    {
      type: "customer_ref must be text.",
      maxLength: "customer_ref must be at most 120 characters long.",
      characters: "customer_ref must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "created_after",
    {
      type: "created_after must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "created_before",
    {
      type: "created_before must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "traveller",
    {
      type: "traveller must be text.",
      maxLength: "traveller must be at most 100 characters long.",
      characters: "traveller must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "iccid",
    {
      type: "iccid must be text.",
      pattern: "iccid must be of the right form: the ICCID that identifies an eSIM.",
    },
  ],
  [
    "destination",
    {
      type: "destination must be text.",
      pattern: "destination must be of the right form: only those with a package for this destination.",
    },
  ],
];

const messagesOrderEventsListQuery = [
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesEsimsListQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "status",
    {
      type: "status must be text.",
      enum: "status must be one of ready, active, depleted, expired, cancelled.",
    },
  ],
  [
    "customer_ref",
    {
      type: "customer_ref must be text.",
      maxLength: "customer_ref must be at most 120 characters long.",
      characters: "customer_ref must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "created_after",
    {
      type: "created_after must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "created_before",
    {
      type: "created_before must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "traveller",
    {
      type: "traveller must be text.",
      maxLength: "traveller must be at most 100 characters long.",
      characters: "traveller must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "iccid",
    {
      type: "iccid must be text.",
      pattern: "iccid must be of the right form: the ICCID that identifies an eSIM.",
    },
  ],
  [
    "destination",
    {
      type: "destination must be text.",
      pattern: "destination must be of the right form: only those with a package for this destination.",
    },
  ],
  ["sort", { type: "sort must be text.", enum: "sort must be one of newest, oldest." }],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesEsimsCsvGetQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "status",
    {
      type: "status must be text.",
      enum: "status must be one of ready, active, depleted, expired, cancelled.",
    },
  ],
  [
    "customer_ref",
    {
      type: "customer_ref must be text.",
      maxLength: "customer_ref must be at most 120 characters long.",
      characters: "customer_ref must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "created_after",
    {
      type: "created_after must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "created_before",
    {
      type: "created_before must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "traveller",
    {
      type: "traveller must be text.",
      maxLength: "traveller must be at most 100 characters long.",
      characters: "traveller must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "iccid",
    {
      type: "iccid must be text.",
      pattern: "iccid must be of the right form: the ICCID that identifies an eSIM.",
    },
  ],
  [
    "destination",
    {
      type: "destination must be text.",
      pattern: "destination must be of the right form: only those with a package for this destination.",
    },
  ],
];

const messagesEsimEventsListQuery = [
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesEsimsSimulateBody = [
  [
    "event",
    {
      required: "event is missing: it is required.",
      type: "event must be text.",
      enum: "event must be one of activated, usage_80, usage_100, expired.",
    },
  ],
];

const messagesTopupsListQuery = [
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesTopupsCreateBody = [
  [
    "package_id",
    {
      required: "package_id is missing: it is required.",
      type: "package_id must be text.",
      characters: "package_id must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "customer_ref",
    {
      type: "customer_ref must be text.",
      maxLength: "customer_ref must be at most 120 characters long.",
      characters: "customer_ref must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
];

const messagesEventsListQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "type",
    {
      type: "type must be text.",
      enum: "type must be one of order.completed, order.failed, esim.activated, esim.usage_80, esim.usage_100, esim.expired, topup.completed, balance.low, ping.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesActivityListQuery = [
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesAccountActivityListQuery = [
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesRequestsListQuery = [
  ["mode", { type: "mode must be text.", enum: "mode must be one of test, live." }],
  [
    "key_id",
    {
      type: "key_id must be text.",
      pattern: "key_id must be of the right form: the id of an object of the portal.",
    },
  ],
  [
    "status",
    {
      type: "status must be text.",
      pattern: "status must be of the right form: a class of status codes, such as `4xx`, or one status code, such as `404`.",
    },
  ],
  ["method", { type: "method must be text.", enum: "method must be one of GET, POST." }],
  [
    "since",
    {
      type: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "until",
    {
      type: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesAllRequestsListQuery = [
  [
    "account_id",
    {
      type: "account_id must be text.",
      pattern: "account_id must be of the right form: the id of an object of the portal.",
    },
  ],
  ["mode", { type: "mode must be text.", enum: "mode must be one of test, live." }],
  [
    "key_id",
    {
      type: "key_id must be text.",
      pattern: "key_id must be of the right form: the id of an object of the portal.",
    },
  ],
  [
    "status",
    {
      type: "status must be text.",
      pattern: "status must be of the right form: a class of status codes, such as `4xx`, or one status code, such as `404`.",
    },
  ],
  ["method", { type: "method must be text.", enum: "method must be one of GET, POST." }],
  [
    "since",
    {
      type: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "until",
    {
      type: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesMembersCreateBody = [
  [
    "email",
    {
      required: "email is missing: it is required.",
      type: "email must be text.",
      maxLength: "email must be at most 254 characters long.",
      characters: "email must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      pattern: "email must be of the right form: the email address they will sign in with, which nobody else has.",
    },
  ],
  [
    "role",
    {
      required: "role is missing: it is required.",
      type: "role must be text.",
      enum: "role must be one of owner, staff, viewer.",
    },
  ],
];

const messagesMembersUpdateBody = [
  [
    "role",
    {
      required: "role is missing: it is required.",
      type: "role must be text.",
      enum: "role must be one of owner, staff, viewer.",
    },
  ],
];

const messagesOperatorsCreateBody = [
  [
    "email",
    {
      required: "email is missing: it is required.",
      type: "email must be text.",
      maxLength: "email must be at most 254 characters long.",
      characters: "email must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      pattern: "email must be of the right form: the email address they will sign in with, which nobody else has.",
    },
  ],
  [
    "role",
    {
      required: "role is missing: it is required.",
      type: "role must be text.",
      enum: "role must be one of admin, support, finance, read_only.",
    },
  ],
];

const messagesOperatorsUpdateBody = [
  [
    "role",
    {
      required: "role is missing: it is required.",
      type: "role must be text.",
      enum: "role must be one of admin, support, finance, read_only.",
    },
  ],
];

const messagesTokensListQuery = [
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesTokensCreateBody = [
  [
    "name",
    {
      required: "name is missing: it is required.",
      type: "name must be text.",
      maxLength: "name must be at most 120 characters long.",
      characters: "name must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "scopes",
    {
      required: "scopes is missing: it is required.",
      type: "scopes must be a list.",
      minItems: "scopes must have at least 1.",
      maxItems: "scopes must have at most 4.",
    },
  ],
  [
    "scopes[]",
    {
      required: "each of scopes is missing: it is required.",
      type: "each of scopes must be text.",
      enum: "each of scopes must be one of admin, support, finance, read_only.",
    },
  ],
  [
    "expires",
    {
      type: "expires must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z.",
    },
  ],
];

const messagesDeploymentActivityListQuery = [
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesAccountsListQuery = [
  [
    "q",
    {
      type: "q must be text.",
      maxLength: "q must be at most 100 characters long.",
      characters: "q must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesAccountsCreateBody = [
  [
    "name",
    {
      required: "name is missing: it is required.",
      type: "name must be text.",
      maxLength: "name must be at most 120 characters long.",
      characters: "name must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "email",
    {
      required: "email is missing: it is required.",
      type: "email must be text.",
      maxLength: "email must be at most 254 characters long.",
      characters: "email must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      pattern: "email must be of the right form: the email address for mails to the partner.",
    },
  ],
  [
    "tier",
    {
      type: "tier must be text.",
      enum: "tier must be one of standard, bronze, silver, gold.",
    },
  ],
  ["live_approved", { type: "live_approved must be exactly true or false." }],
];

const messagesAccountsUpdateBody = [
  [
    "name",
    {
      type: "name must be text.",
      maxLength: "name must be at most 120 characters long.",
      characters: "name must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "email",
    {
      type: "email must be text.",
      maxLength: "email must be at most 254 characters long.",
      characters: "email must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      pattern: "email must be of the right form: one email address without a display name.",
    },
  ],
  ["active", { type: "active must be exactly true or false." }],
  ["live_approved", { type: "live_approved must be exactly true or false." }],
  [
    "tier",
    {
      type: "tier must be text.",
      enum: "tier must be one of standard, bronze, silver, gold.",
    },
  ],
  [
    "agreed_discount_bps",
    {
      type: "agreed_discount_bps must be a whole number, sent as a JSON number.",
      minimum: "agreed_discount_bps must be from 0 to 10000.",
      maximum: "agreed_discount_bps must be from 0 to 10000.",
    },
  ],
  ["sells_unlimited", { type: "sells_unlimited must be exactly true or false." }],
  [
    "allowed_packages",
    {
      type: "allowed_packages must be a list.",
      minItems: "allowed_packages must have at least 1.",
      maxItems: "allowed_packages must have at most 2000.",
    },
  ],
  [
    "allowed_packages[]",
    {
      required: "each of allowed_packages is missing: it is required.",
      type: "each of allowed_packages must be text.",
      characters: "each of allowed_packages must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      pattern: "each of allowed_packages must be of the right form: the id of a package.",
    },
  ],
  [
    "low_balance_threshold",
    {
      type: "low_balance_threshold must be text.",
      characters: "low_balance_threshold must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      pattern: "low_balance_threshold must be of the right form: an amount in rupees, as a decimal string with at most two digits after the point.",
    },
  ],
];

const messagesAccountBillingSetBody = [
  [
    "name",
    {
      required: "name is missing: it is required.",
      type: "name must be text.",
      maxLength: "name must be at most 120 characters long.",
      characters: "name must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "address",
    {
      required: "address is missing: it is required.",
      type: "address must be text.",
      maxLength: "address must be at most 300 characters long.",
      characters: "address must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "gstin",
    {
      required: "gstin is missing: it is required.",
      type: "gstin must be text.",
      characters: "gstin must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      pattern: "gstin must be of the right form: the number of a company that is registered for India's GST.",
    },
  ],
];

const messagesAccountMembersCreateBody = [
  [
    "email",
    {
      required: "email is missing: it is required.",
      type: "email must be text.",
      maxLength: "email must be at most 254 characters long.",
      characters: "email must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      pattern: "email must be of the right form: the email address they will sign in with, which nobody else has.",
    },
  ],
  [
    "role",
    {
      required: "role is missing: it is required.",
      type: "role must be text.",
      enum: "role must be one of owner, staff, viewer.",
    },
  ],
];

const messagesAccountKeysCreateBody = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "name",
    {
      required: "name is missing: it is required.",
      type: "name must be text.",
      maxLength: "name must be at most 120 characters long.",
      characters: "name must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "allowlist",
    { type: "allowlist must be a list.", maxItems: "allowlist must have at most 50." },
  ],
  [
    "allowlist[]",
    {
      required: "each of allowlist is missing: it is required.",
      type: "each of allowlist must be text.",
      minLength: "each of allowlist must be at least 2 characters long.",
      maxLength: "each of allowlist must be at most 49 characters long.",
      characters: "each of allowlist must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "expires",
    {
      type: "expires must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z.",
    },
  ],
];

const messagesAccountKeysUpdateBody = [
  [
    "name",
    {
      type: "name must be text.",
      maxLength: "name must be at most 120 characters long.",
      characters: "name must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "allowlist",
    { type: "allowlist must be a list.", maxItems: "allowlist must have at most 50." },
  ],
  [
    "allowlist[]",
    {
      required: "each of allowlist is missing: it is required.",
      type: "each of allowlist must be text.",
      minLength: "each of allowlist must be at least 2 characters long.",
      maxLength: "each of allowlist must be at most 49 characters long.",
      characters: "each of allowlist must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "expires",
    {
      type: "expires must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z.",
    },
  ],
];

const messagesAccountEndpointsCreateBody = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "url",
    {
      required: "url is missing: it is required.",
      type: "url must be text.",
      maxLength: "url must be at most 500 characters long.",
      characters: "url must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "event_types",
    {
      type: "event_types must be a list.",
      minItems: "event_types must have at least 1.",
      maxItems: "event_types must have at most 8.",
    },
  ],
  [
    "event_types[]",
    {
      required: "each of event_types is missing: it is required.",
      type: "each of event_types must be text.",
      enum: "each of event_types must be one of order.completed, order.failed, esim.activated, esim.usage_80, esim.usage_100, esim.expired, topup.completed, balance.low, ping.",
    },
  ],
];

const messagesAccountEndpointsUpdateBody = [
  [
    "url",
    {
      type: "url must be text.",
      maxLength: "url must be at most 500 characters long.",
      characters: "url must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "event_types",
    {
      type: "event_types must be a list.",
      minItems: "event_types must have at least 1.",
      maxItems: "event_types must have at most 8.",
    },
  ],
  [
    "event_types[]",
    {
      required: "each of event_types is missing: it is required.",
      type: "each of event_types must be text.",
      enum: "each of event_types must be one of order.completed, order.failed, esim.activated, esim.usage_80, esim.usage_100, esim.expired, topup.completed, balance.low, ping.",
    },
  ],
];

const messagesAccountEndpointsPingQuery = [
  [
    "event_type",
    {
      type: "event_type must be text.",
      enum: "event_type must be one of order.completed, order.failed, esim.activated, esim.usage_80, esim.usage_100, esim.expired, topup.completed, balance.low, ping.",
    },
  ],
];

const messagesAccountDeliveriesListQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "endpoint_id",
    {
      type: "endpoint_id must be text.",
      pattern: "endpoint_id must be of the right form: the id of an object of the portal.",
    },
  ],
  [
    "status",
    {
      type: "status must be text.",
      enum: "status must be one of pending, sending, delivered, retrying, failed.",
    },
  ],
  [
    "event_id",
    {
      type: "event_id must be text.",
      pattern: "event_id must be of the right form: the id of an event.",
    },
  ],
  [
    "event_type",
    {
      type: "event_type must be text.",
      enum: "event_type must be one of order.completed, order.failed, esim.activated, esim.usage_80, esim.usage_100, esim.expired, topup.completed, balance.low, ping.",
    },
  ],
  [
    "since",
    {
      type: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "until",
    {
      type: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesAccountResendsListQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
];

const messagesAccountResendsCreateBody = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "delivery_ids",
    {
      type: "delivery_ids must be a list.",
      minItems: "delivery_ids must have at least 1.",
      maxItems: "delivery_ids must have at most 100.",
    },
  ],
  [
    "delivery_ids[]",
    {
      required: "each of delivery_ids is missing: it is required.",
      type: "each of delivery_ids must be text.",
      characters: "each of delivery_ids must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      pattern: "each of delivery_ids must be of the right form: the id of an object of the portal.",
    },
  ],
  [
    "failed_since",
    {
      type: "failed_since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z.",
    },
  ],
  [
    "endpoint_id",
    {
      type: "endpoint_id must be text.",
      characters: "endpoint_id must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      pattern: "endpoint_id must be of the right form: with `failed_since`.",
    },
  ],
];

const messagesAccountEsimEventsListQuery = [
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesAccountOrderEventsListQuery = [
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesAccountOrdersListQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "status",
    {
      type: "status must be text.",
      enum: "status must be one of processing, completed, partially_completed, failed, cancelled.",
    },
  ],
  [
    "customer_ref",
    {
      type: "customer_ref must be text.",
      maxLength: "customer_ref must be at most 120 characters long.",
      characters: "customer_ref must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "created_after",
    {
      type: "created_after must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "created_before",
    {
      type: "created_before must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "traveller",
    {
      type: "traveller must be text.",
      maxLength: "traveller must be at most 100 characters long.",
      characters: "traveller must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "iccid",
    {
      type: "iccid must be text.",
      pattern: "iccid must be of the right form: the ICCID that identifies an eSIM.",
    },
  ],
  [
    "destination",
    {
      type: "destination must be text.",
      pattern: "destination must be of the right form: only those with a package for this destination.",
    },
  ],
  ["sort", { type: "sort must be text.", enum: "sort must be one of newest, oldest." }],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesAccountEsimsListQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "status",
    {
      type: "status must be text.",
      enum: "status must be one of ready, active, depleted, expired, cancelled.",
    },
  ],
  [
    "customer_ref",
    {
      type: "customer_ref must be text.",
      maxLength: "customer_ref must be at most 120 characters long.",
      characters: "customer_ref must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "created_after",
    {
      type: "created_after must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "created_before",
    {
      type: "created_before must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "traveller",
    {
      type: "traveller must be text.",
      maxLength: "traveller must be at most 100 characters long.",
      characters: "traveller must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "iccid",
    {
      type: "iccid must be text.",
      pattern: "iccid must be of the right form: the ICCID that identifies an eSIM.",
    },
  ],
  [
    "destination",
    {
      type: "destination must be text.",
      pattern: "destination must be of the right form: only those with a package for this destination.",
    },
  ],
  ["sort", { type: "sort must be text.", enum: "sort must be one of newest, oldest." }],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesAccountTopupsListQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "status",
    {
      type: "status must be text.",
      enum: "status must be one of completed, processing, failed.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesAccountPricesListQuery = [
  [
    "q",
    {
      type: "q must be text.",
      maxLength: "q must be at most 100 characters long.",
      characters: "q must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesAccountNotesListQuery = [
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesAccountNotesCreateBody = [
  [
    "text",
    {
      required: "text is missing: it is required.",
      type: "text must be text.",
      maxLength: "text must be at most 2000 characters long.",
      characters: "text must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
];

const messagesAccountOverviewGetQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "days",
    {
      type: "days must be a whole number in decimal digits.",
      minimum: "days must be from 1 to 90.",
      maximum: "days must be from 1 to 90.",
    },
  ],
];

const messagesWalletTopupBody = [
  [
    "amount",
    {
      required: "amount is missing: it is required.",
      type: "amount must be text.",
      characters: "amount must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      pattern: "amount must be of the right form: how much, in rupees; more than 0.",
    },
  ],
  [
    "note",
    {
      type: "note must be text.",
      maxLength: "note must be at most 200 characters long.",
      characters: "note must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "reference",
    {
      type: "reference must be text.",
      maxLength: "reference must be at most 64 characters long.",
      characters: "reference must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      pattern: "reference must be of the right form: what identifies a payment, such as the bank's transaction id.",
    },
  ],
];

const messagesWalletAdjustBody = [
  [
    "amount",
    {
      required: "amount is missing: it is required.",
      type: "amount must be text.",
      characters: "amount must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      pattern: "amount must be of the right form: how much, in rupees.",
    },
  ],
  [
    "note",
    {
      required: "note is missing: it is required.",
      type: "note must be text.",
      maxLength: "note must be at most 200 characters long.",
      characters: "note must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
];

const messagesAccountLedgerListQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesAccountStatementGetQuery = [
  [
    "month",
    {
      required: "month is missing: it is required.",
      type: "month must be text.",
      pattern: "month must be of the right form: a month of the deployment's time zone, such as `2026-11`.",
    },
  ],
];

const messagesAccountStatementPdfGetQuery = [
  [
    "month",
    {
      required: "month is missing: it is required.",
      type: "month must be text.",
      pattern: "month must be of the right form: a month of the deployment's time zone, such as `2026-11`.",
    },
  ],
];

const messagesAccountStatementCsvGetQuery = [
  [
    "month",
    {
      required: "month is missing: it is required.",
      type: "month must be text.",
      pattern: "month must be of the right form: a month of the deployment's time zone, such as `2026-11`.",
    },
  ],
];

const messagesAccountLedgerCsvGetQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
];

const messagesCatalogueImportQuery = [
  [
    "format",
    {
      required: "format is missing: it is required.",
      type: "format must be text.",
      enum: "format must be one of json, csv.",
    },
  ],
  ["retire_missing", { type: "retire_missing must be exactly true or false." }],
  ["dry_run", { type: "dry_run must be exactly true or false." }],
];

const messagesCatalogueImportsListQuery = [
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesStockListQuery = [
  [
    "q",
    {
      type: "q must be text.",
      maxLength: "q must be at most 100 characters long.",
      characters: "q must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "provider_id",
    {
      type: "provider_id must be text.",
      maxLength: "provider_id must be at most 120 characters long.",
      characters: "provider_id must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  ["retired", { type: "retired must be exactly true or false." }],
  ["offered", { type: "offered must be exactly true or false." }],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesProvidersUpdateBody = [
  [
    "enabled",
    {
      required: "enabled is missing: it is required.",
      type: "enabled must be exactly true or false.",
    },
  ],
];

const messagesRegionsUpdateBody = [
  [
    "name",
    {
      required: "name is missing: it is required.",
      type: "name must be text.",
      maxLength: "name must be at most 120 characters long.",
      characters: "name must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
];

const messagesSearchGetQuery = [
  [
    "q",
    {
      required: "q is missing: it is required.",
      type: "q must be text.",
      maxLength: "q must be at most 100 characters long.",
      characters: "q must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
];

const messagesAllSearchGetQuery = [
  [
    "q",
    {
      required: "q is missing: it is required.",
      type: "q must be text.",
      maxLength: "q must be at most 100 characters long.",
      characters: "q must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
];

const messagesSalesGetQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "days",
    {
      type: "days must be a whole number in decimal digits.",
      minimum: "days must be from 1 to 90.",
      maximum: "days must be from 1 to 90.",
    },
  ],
];

const messagesSalesMonthGetQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "month",
    {
      required: "month is missing: it is required.",
      type: "month must be text.",
      pattern: "month must be of the right form: a month of the deployment's time zone, such as `2026-11`.",
    },
  ],
];

const messagesSalesMonthCsvGetQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be text.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "month",
    {
      required: "month is missing: it is required.",
      type: "month must be text.",
      pattern: "month must be of the right form: a month of the deployment's time zone, such as `2026-11`.",
    },
  ],
];

const messagesSupportOrdersListQuery = [
  [
    "status",
    { type: "status must be text.", enum: "status must be one of processing, failed." },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesSupportTopupsListQuery = [
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesDueJobsListQuery = [
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesLowWalletsListQuery = [
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesAllEndpointsListQuery = [
  [
    "state",
    {
      required: "state is missing: it is required.",
      type: "state must be text.",
      enum: "state must be one of paused, disabled, waiting.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      minimum: "limit must be from 1 to 100.",
      maximum: "limit must be from 1 to 100.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
    },
  ],
];

const messagesClockAdvanceBody = [
  [
    "seconds",
    {
      required: "seconds is missing: it is required.",
      type: "seconds must be a whole number, sent as a JSON number.",
      minimum: "seconds must be from 1 to 34560000.",
      maximum: "seconds must be from 1 to 34560000.",
    },
  ],
];

const messagesNetworkSetBody = [
  ["down", { type: "down must be exactly true or false." }],
  [
    "fail_next",
    {
      type: "fail_next must be a whole number, sent as a JSON number.",
      minimum: "fail_next must be from 0 to 1000.",
      maximum: "fail_next must be from 0 to 1000.",
    },
  ],
  [
    "fail_as",
    { type: "fail_as must be text.", enum: "fail_as must be one of timeout, error." },
  ],
  [
    "refuse_next",
    {
      type: "refuse_next must be a whole number, sent as a JSON number.",
      minimum: "refuse_next must be from 0 to 1000.",
      maximum: "refuse_next must be from 0 to 1000.",
    },
  ],
  ["refuse", { type: "refuse must be a list.", maxItems: "refuse must have at most 4." }],
  [
    "refuse[]",
    {
      required: "each of refuse is missing: it is required.",
      type: "each of refuse must be text.",
      enum: "each of refuse must be one of issue, topup, cancel, usage.",
    },
  ],
  ["hold", { type: "hold must be a list.", maxItems: "hold must have at most 4." }],
  [
    "hold[]",
    {
      required: "each of hold is missing: it is required.",
      type: "each of hold must be text.",
      enum: "each of hold must be one of issue, topup, cancel, usage.",
    },
  ],
  [
    "issue_at_most",
    {
      type: "issue_at_most must be a whole number, sent as a JSON number.",
      minimum: "issue_at_most must be from 0 to 50.",
      maximum: "issue_at_most must be from 0 to 50.",
    },
  ],
  [
    "delay_seconds",
    {
      type: "delay_seconds must be a whole number, sent as a JSON number.",
      minimum: "delay_seconds must be from 0 to 86400.",
      maximum: "delay_seconds must be from 0 to 86400.",
    },
  ],
  ["install_details", { type: "install_details must be exactly true or false." }],
  ["reports_usage", { type: "reports_usage must be exactly true or false." }],
];

const messagesAccountNetworkSetBody = [
  ["down", { type: "down must be exactly true or false." }],
  [
    "fail_next",
    {
      type: "fail_next must be a whole number, sent as a JSON number.",
      minimum: "fail_next must be from 0 to 1000.",
      maximum: "fail_next must be from 0 to 1000.",
    },
  ],
  [
    "fail_as",
    { type: "fail_as must be text.", enum: "fail_as must be one of timeout, error." },
  ],
  [
    "refuse_next",
    {
      type: "refuse_next must be a whole number, sent as a JSON number.",
      minimum: "refuse_next must be from 0 to 1000.",
      maximum: "refuse_next must be from 0 to 1000.",
    },
  ],
  ["refuse", { type: "refuse must be a list.", maxItems: "refuse must have at most 4." }],
  [
    "refuse[]",
    {
      required: "each of refuse is missing: it is required.",
      type: "each of refuse must be text.",
      enum: "each of refuse must be one of issue, topup, cancel, usage.",
    },
  ],
  ["hold", { type: "hold must be a list.", maxItems: "hold must have at most 4." }],
  [
    "hold[]",
    {
      required: "each of hold is missing: it is required.",
      type: "each of hold must be text.",
      enum: "each of hold must be one of issue, topup, cancel, usage.",
    },
  ],
  [
    "issue_at_most",
    {
      type: "issue_at_most must be a whole number, sent as a JSON number.",
      minimum: "issue_at_most must be from 0 to 50.",
      maximum: "issue_at_most must be from 0 to 50.",
    },
  ],
  [
    "delay_seconds",
    {
      type: "delay_seconds must be a whole number, sent as a JSON number.",
      minimum: "delay_seconds must be from 0 to 86400.",
      maximum: "delay_seconds must be from 0 to 86400.",
    },
  ],
  ["install_details", { type: "install_details must be exactly true or false." }],
  ["reports_usage", { type: "reports_usage must be exactly true or false." }],
];

const messagesNetworkReportBody = [
  [
    "used_mb",
    {
      type: "used_mb must be a whole number, sent as a JSON number.",
      minimum: "used_mb must be from 0 to 100000000.",
      maximum: "used_mb must be from 0 to 100000000.",
    },
  ],
  ["first_used", { type: "first_used must be exactly true or false." }],
  ["install_details", { type: "install_details must be exactly true or false." }],
];

const messagesRunsCreateBody = [
  [
    "name",
    {
      type: "name must be text.",
      maxLength: "name must be at most 120 characters long.",
      characters: "name must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "accounts",
    {
      type: "accounts must be a whole number, sent as a JSON number.",
      minimum: "accounts must be from 1 to 50.",
      maximum: "accounts must be from 1 to 50.",
    },
  ],
  [
    "test_keys",
    {
      type: "test_keys must be a whole number, sent as a JSON number.",
      minimum: "test_keys must be from 0 to 100.",
      maximum: "test_keys must be from 0 to 100.",
    },
  ],
  [
    "live_keys",
    {
      type: "live_keys must be a whole number, sent as a JSON number.",
      minimum: "live_keys must be from 0 to 100.",
      maximum: "live_keys must be from 0 to 100.",
    },
  ],
  ["approve_live", { type: "approve_live must be exactly true or false." }],
  [
    "wallet",
    {
      type: "wallet must be text.",
      characters: "wallet must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      pattern: "wallet must be of the right form: an amount in rupees, as a decimal string with at most two digits after the point.",
    },
  ],
  ["people", { type: "people must be a list.", maxItems: "people must have at most 3." }],
  [
    "people[]",
    {
      required: "each of people is missing: it is required.",
      type: "each of people must be text.",
      enum: "each of people must be one of owner, staff, viewer.",
    },
  ],
];

const knownSessionCreateBody = {
  email: {},
  password: {},
  totp: {},
};

const knownPasswordSetBody = {
  current_password: {},
  new_password: {},
};

const knownTotpConfirmBody = {
  code: {},
};

const knownTotpRemoveBody = {
  password: {},
};

const knownPasswordResetRequestBody = {
  email: {},
};

const knownPasswordResetUseBody = {
  token: {},
  new_password: {},
};

const knownKeysCreateBody = {
  mode: {},
  name: {},
  allowlist: {},
  expires: {},
};

const knownKeysUpdateBody = {
  name: {},
  allowlist: {},
  expires: {},
};

const knownEndpointsCreateBody = {
  mode: {},
  url: {},
  event_types: {},
};

const knownEndpointsUpdateBody = {
  url: {},
  event_types: {},
};

const knownResendsCreateBody = {
  mode: {},
  delivery_ids: {},
  failed_since: {},
  endpoint_id: {},
};

const knownThresholdSetBody = {
  amount: {},
};

const knownRecipientsSetBody = {
  addresses: {},
};

const knownOrdersCreateBody = {
  mode: {},
  items: {
    package_id: {},
    quantity: {},
  },
  customer_ref: {},
  customer: {
    name: {},
    email: {},
  },
};

const knownEsimsSimulateBody = {
  event: {},
};

const knownTopupsCreateBody = {
  package_id: {},
  customer_ref: {},
};

const knownMembersCreateBody = {
  email: {},
  role: {},
};

const knownMembersUpdateBody = {
  role: {},
};

const knownOperatorsCreateBody = {
  email: {},
  role: {},
};

const knownOperatorsUpdateBody = {
  role: {},
};

const knownTokensCreateBody = {
  name: {},
  scopes: {},
  expires: {},
};

const knownAccountsCreateBody = {
  name: {},
  email: {},
  tier: {},
  live_approved: {},
};

const knownAccountsUpdateBody = {
  name: {},
  email: {},
  active: {},
  live_approved: {},
  tier: {},
  agreed_discount_bps: {},
  sells_unlimited: {},
  allowed_packages: {},
  low_balance_threshold: {},
};

const knownAccountBillingSetBody = {
  name: {},
  address: {},
  gstin: {},
};

const knownAccountMembersCreateBody = {
  email: {},
  role: {},
};

const knownAccountKeysCreateBody = {
  mode: {},
  name: {},
  allowlist: {},
  expires: {},
};

const knownAccountKeysUpdateBody = {
  name: {},
  allowlist: {},
  expires: {},
};

const knownAccountEndpointsCreateBody = {
  mode: {},
  url: {},
  event_types: {},
};

const knownAccountEndpointsUpdateBody = {
  url: {},
  event_types: {},
};

const knownAccountResendsCreateBody = {
  mode: {},
  delivery_ids: {},
  failed_since: {},
  endpoint_id: {},
};

const knownAccountNotesCreateBody = {
  text: {},
};

const knownWalletTopupBody = {
  amount: {},
  note: {},
  reference: {},
};

const knownWalletAdjustBody = {
  amount: {},
  note: {},
};

const knownProvidersUpdateBody = {
  enabled: {},
};

const knownRegionsUpdateBody = {
  name: {},
};

const knownClockAdvanceBody = {
  seconds: {},
};

const knownNetworkSetBody = {
  down: {},
  fail_next: {},
  fail_as: {},
  refuse_next: {},
  refuse: {},
  hold: {},
  issue_at_most: {},
  delay_seconds: {},
  install_details: {},
  reports_usage: {},
};

const knownAccountNetworkSetBody = {
  down: {},
  fail_next: {},
  fail_as: {},
  refuse_next: {},
  refuse: {},
  hold: {},
  issue_at_most: {},
  delay_seconds: {},
  install_details: {},
  reports_usage: {},
};

const knownNetworkReportBody = {
  used_mb: {},
  first_used: {},
  install_details: {},
};

const knownRunsCreateBody = {
  name: {},
  accounts: {},
  test_keys: {},
  live_keys: {},
  approve_live: {},
  wallet: {},
  people: {},
};

const keysUpdateId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const keysRevokeId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const endpointsGetId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const endpointsUpdateId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const endpointsDeleteId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const endpointsEnableId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const endpointsDisableId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const endpointsSecretGetId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const endpointsSecretRotateId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const endpointsFiguresId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const endpointsPingId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const deliveriesGetId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const deliveriesRetryId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const resendsCancelId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const packagesGetId = new RegExp("^pkg_[1-9][0-9]*$", "u");
const ordersGetId = new RegExp("^ord_(test_[0-9a-f]{12}|[a-z0-9]+)$", "u");
const orderEventsListId = new RegExp("^ord_(test_[0-9a-f]{12}|[a-z0-9]+)$", "u");
const ordersCancelId = new RegExp("^ord_(test_[0-9a-f]{12}|[a-z0-9]+)$", "u");
const esimsGetIccid = new RegExp("^[0-9]+$", "u");
const esimsUseIccid = new RegExp("^[0-9]+$", "u");
const esimEventsListIccid = new RegExp("^[0-9]+$", "u");
const esimsCancelIccid = new RegExp("^[0-9]+$", "u");
const esimsSimulateIccid = new RegExp("^[0-9]+$", "u");
const topupPackagesListIccid = new RegExp("^[0-9]+$", "u");
const topupsListIccid = new RegExp("^[0-9]+$", "u");
const topupsCreateIccid = new RegExp("^[0-9]+$", "u");
const eventsGetId = new RegExp("^evt_[0-9a-f]{24}$", "u");
const accountActivityListId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const requestsGetId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const allRequestsGetId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const membersUpdateId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const membersDeleteId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const operatorsUpdateId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const operatorsDeleteId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const tokensRevokeId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountsGetId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountsUpdateId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountBillingSetId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountMembersListId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountMembersCreateId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountMembersDeleteId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountMembersDeleteMemberId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountKeysListId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountKeysCreateId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountKeysUpdateId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountKeysUpdateKeyId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountKeysRevokeId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountKeysRevokeKeyId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountEndpointsListId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountEndpointsCreateId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountEndpointsGetId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountEndpointsGetEndpointId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountEndpointsUpdateId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountEndpointsUpdateEndpointId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountEndpointsDeleteId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountEndpointsDeleteEndpointId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountEndpointsEnableId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountEndpointsEnableEndpointId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountEndpointsDisableId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountEndpointsDisableEndpointId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountEndpointsSecretGetId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountEndpointsSecretGetEndpointId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountEndpointsSecretRotateId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountEndpointsSecretRotateEndpointId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountEndpointsPingId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountEndpointsPingEndpointId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountDeliveriesListId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountDeliveriesGetId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountDeliveriesGetDeliveryId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountDeliveriesRetryId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountDeliveriesRetryDeliveryId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountResendsListId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountResendsCreateId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountResendsCancelId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountResendsCancelResendId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountEsimEventsListId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountEsimEventsListIccid = new RegExp("^[0-9]+$", "u");
const accountOrderEventsListId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountOrderEventsListOrderId = new RegExp("^ord_(test_[0-9a-f]{12}|[a-z0-9]+)$", "u");
const accountEventsGetId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountEventsGetEventId = new RegExp("^evt_[0-9a-f]{24}$", "u");
const accountOrdersListId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountEsimsListId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountTopupsListId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountPricesListId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountNotesListId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountNotesCreateId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountOverviewGetId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountsLookId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const walletTopupId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const walletAdjustId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountLedgerListId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountStatementGetId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountStatementPdfGetId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountStatementCsvGetId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountLedgerCsvGetId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const catalogueImportsUndoId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const stockRetireId = new RegExp("^pkg_[1-9][0-9]*$", "u");
const stockRestoreId = new RegExp("^pkg_[1-9][0-9]*$", "u");
const providersUpdateId = new RegExp("^[a-z0-9][a-z0-9-]{0,39}$", "u");
const regionsUpdateCode = new RegExp("^region-[0-9]+$", "u");
const supportEsimsGetIccid = new RegExp("^[0-9]+$", "u");
const supportEsimsCancelIccid = new RegExp("^[0-9]+$", "u");
const supportOrdersGetId = new RegExp("^ord_(test_[0-9a-f]{12}|[a-z0-9]+)$", "u");
const supportOrdersCancelId = new RegExp("^ord_(test_[0-9a-f]{12}|[a-z0-9]+)$", "u");
const supportOrdersRetryId = new RegExp("^ord_(test_[0-9a-f]{12}|[a-z0-9]+)$", "u");
const supportOrdersRefundId = new RegExp("^ord_(test_[0-9a-f]{12}|[a-z0-9]+)$", "u");
const supportOrdersEraseId = new RegExp("^ord_(test_[0-9a-f]{12}|[a-z0-9]+)$", "u");
const supportTopupsRetryId = new RegExp("^top_(test_[0-9a-f]{12}|[a-z0-9]+)$", "u");
const supportTopupsRefundId = new RegExp("^top_(test_[0-9a-f]{12}|[a-z0-9]+)$", "u");
const accountNetworkSetId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountNetworkResetId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const accountNetworkReleaseId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");
const networkReportIccid = new RegExp("^[0-9]+$", "u");
const runsDeleteId = new RegExp("^[a-z]+_[0-9a-z]+$", "u");

/** By operation: `path` tells whether the ids in the path can exist at all; `query` and `body` read and check. */
export const validators: {
  sessionCreate: {
    body: (input: BodyInput) => Validated<SessionCreateBody>;
  };
  sessionGet: {
  };
  sessionDelete: {
  };
  passwordSet: {
    body: (input: BodyInput) => Validated<PasswordSetBody>;
  };
  totpStart: {
  };
  totpConfirm: {
    body: (input: BodyInput) => Validated<TotpConfirmBody>;
  };
  totpRemove: {
    body: (input: BodyInput) => Validated<TotpRemoveBody>;
  };
  passwordResetRequest: {
    body: (input: BodyInput) => Validated<PasswordResetRequestBody>;
  };
  passwordResetUse: {
    body: (input: BodyInput) => Validated<PasswordResetUseBody>;
  };
  overviewGet: {
    query: (input: QueryInput) => Validated<OverviewGetQuery>;
  };
  destinationsGet: {
    query: (input: QueryInput) => Validated<DestinationsGetQuery>;
  };
  apiErrorsGet: {
    query: (input: QueryInput) => Validated<ApiErrorsGetQuery>;
  };
  keysList: {
  };
  keysCreate: {
    body: (input: BodyInput) => Validated<KeysCreateBody>;
  };
  keysUpdate: {
    path: (params: PathParams) => boolean;
    body: (input: BodyInput) => Validated<KeysUpdateBody>;
  };
  keysRevoke: {
    path: (params: PathParams) => boolean;
  };
  endpointsList: {
  };
  endpointsCreate: {
    body: (input: BodyInput) => Validated<EndpointsCreateBody>;
  };
  endpointsGet: {
    path: (params: PathParams) => boolean;
  };
  endpointsUpdate: {
    path: (params: PathParams) => boolean;
    body: (input: BodyInput) => Validated<EndpointsUpdateBody>;
  };
  endpointsDelete: {
    path: (params: PathParams) => boolean;
  };
  endpointsEnable: {
    path: (params: PathParams) => boolean;
  };
  endpointsDisable: {
    path: (params: PathParams) => boolean;
  };
  endpointsSecretGet: {
    path: (params: PathParams) => boolean;
  };
  endpointsSecretRotate: {
    path: (params: PathParams) => boolean;
  };
  endpointsFigures: {
    path: (params: PathParams) => boolean;
    query: (input: QueryInput) => Validated<EndpointsFiguresQuery>;
  };
  endpointsPing: {
    path: (params: PathParams) => boolean;
    query: (input: QueryInput) => Validated<EndpointsPingQuery>;
  };
  deliveriesList: {
    query: (input: QueryInput) => Validated<DeliveriesListQuery>;
  };
  deliveriesGet: {
    path: (params: PathParams) => boolean;
  };
  deliveriesRetry: {
    path: (params: PathParams) => boolean;
  };
  resendsList: {
    query: (input: QueryInput) => Validated<ResendsListQuery>;
  };
  resendsCreate: {
    body: (input: BodyInput) => Validated<ResendsCreateBody>;
  };
  resendsCancel: {
    path: (params: PathParams) => boolean;
  };
  balanceGet: {
  };
  thresholdSet: {
    body: (input: BodyInput) => Validated<ThresholdSetBody>;
  };
  recipientsSet: {
    body: (input: BodyInput) => Validated<RecipientsSetBody>;
  };
  ledgerList: {
    query: (input: QueryInput) => Validated<LedgerListQuery>;
  };
  ledgerCsvGet: {
    query: (input: QueryInput) => Validated<LedgerCsvGetQuery>;
  };
  statementGet: {
    query: (input: QueryInput) => Validated<StatementGetQuery>;
  };
  statementPdfGet: {
    query: (input: QueryInput) => Validated<StatementPdfGetQuery>;
  };
  statementCsvGet: {
    query: (input: QueryInput) => Validated<StatementCsvGetQuery>;
  };
  countriesList: {
  };
  packagesList: {
    query: (input: QueryInput) => Validated<PackagesListQuery>;
  };
  packagesGet: {
    path: (params: PathParams) => boolean;
  };
  ordersList: {
    query: (input: QueryInput) => Validated<OrdersListQuery>;
  };
  ordersCreate: {
    body: (input: BodyInput) => Validated<OrdersCreateBody>;
  };
  orderTotalsGet: {
    query: (input: QueryInput) => Validated<OrderTotalsGetQuery>;
  };
  ordersCsvGet: {
    query: (input: QueryInput) => Validated<OrdersCsvGetQuery>;
  };
  ordersGet: {
    path: (params: PathParams) => boolean;
  };
  orderEventsList: {
    path: (params: PathParams) => boolean;
    query: (input: QueryInput) => Validated<OrderEventsListQuery>;
  };
  ordersCancel: {
    path: (params: PathParams) => boolean;
  };
  esimsList: {
    query: (input: QueryInput) => Validated<EsimsListQuery>;
  };
  esimsCsvGet: {
    query: (input: QueryInput) => Validated<EsimsCsvGetQuery>;
  };
  esimsGet: {
    path: (params: PathParams) => boolean;
  };
  esimsUse: {
    path: (params: PathParams) => boolean;
  };
  esimEventsList: {
    path: (params: PathParams) => boolean;
    query: (input: QueryInput) => Validated<EsimEventsListQuery>;
  };
  esimsCancel: {
    path: (params: PathParams) => boolean;
  };
  esimsSimulate: {
    path: (params: PathParams) => boolean;
    body: (input: BodyInput) => Validated<EsimsSimulateBody>;
  };
  topupPackagesList: {
    path: (params: PathParams) => boolean;
  };
  topupsList: {
    path: (params: PathParams) => boolean;
    query: (input: QueryInput) => Validated<TopupsListQuery>;
  };
  topupsCreate: {
    path: (params: PathParams) => boolean;
    body: (input: BodyInput) => Validated<TopupsCreateBody>;
  };
  eventsList: {
    query: (input: QueryInput) => Validated<EventsListQuery>;
  };
  eventsGet: {
    path: (params: PathParams) => boolean;
  };
  activityList: {
    query: (input: QueryInput) => Validated<ActivityListQuery>;
  };
  accountActivityList: {
    path: (params: PathParams) => boolean;
    query: (input: QueryInput) => Validated<AccountActivityListQuery>;
  };
  requestsList: {
    query: (input: QueryInput) => Validated<RequestsListQuery>;
  };
  requestsGet: {
    path: (params: PathParams) => boolean;
  };
  allRequestsList: {
    query: (input: QueryInput) => Validated<AllRequestsListQuery>;
  };
  allRequestsGet: {
    path: (params: PathParams) => boolean;
  };
  membersList: {
  };
  membersCreate: {
    body: (input: BodyInput) => Validated<MembersCreateBody>;
  };
  membersUpdate: {
    path: (params: PathParams) => boolean;
    body: (input: BodyInput) => Validated<MembersUpdateBody>;
  };
  membersDelete: {
    path: (params: PathParams) => boolean;
  };
  operatorsList: {
  };
  operatorsCreate: {
    body: (input: BodyInput) => Validated<OperatorsCreateBody>;
  };
  operatorsUpdate: {
    path: (params: PathParams) => boolean;
    body: (input: BodyInput) => Validated<OperatorsUpdateBody>;
  };
  operatorsDelete: {
    path: (params: PathParams) => boolean;
  };
  tokensList: {
    query: (input: QueryInput) => Validated<TokensListQuery>;
  };
  tokensCreate: {
    body: (input: BodyInput) => Validated<TokensCreateBody>;
  };
  tokensRevoke: {
    path: (params: PathParams) => boolean;
  };
  deploymentActivityList: {
    query: (input: QueryInput) => Validated<DeploymentActivityListQuery>;
  };
  accountsList: {
    query: (input: QueryInput) => Validated<AccountsListQuery>;
  };
  accountsCreate: {
    body: (input: BodyInput) => Validated<AccountsCreateBody>;
  };
  accountsGet: {
    path: (params: PathParams) => boolean;
  };
  accountsUpdate: {
    path: (params: PathParams) => boolean;
    body: (input: BodyInput) => Validated<AccountsUpdateBody>;
  };
  accountBillingSet: {
    path: (params: PathParams) => boolean;
    body: (input: BodyInput) => Validated<AccountBillingSetBody>;
  };
  accountMembersList: {
    path: (params: PathParams) => boolean;
  };
  accountMembersCreate: {
    path: (params: PathParams) => boolean;
    body: (input: BodyInput) => Validated<AccountMembersCreateBody>;
  };
  accountMembersDelete: {
    path: (params: PathParams) => boolean;
  };
  accountKeysList: {
    path: (params: PathParams) => boolean;
  };
  accountKeysCreate: {
    path: (params: PathParams) => boolean;
    body: (input: BodyInput) => Validated<AccountKeysCreateBody>;
  };
  accountKeysUpdate: {
    path: (params: PathParams) => boolean;
    body: (input: BodyInput) => Validated<AccountKeysUpdateBody>;
  };
  accountKeysRevoke: {
    path: (params: PathParams) => boolean;
  };
  accountEndpointsList: {
    path: (params: PathParams) => boolean;
  };
  accountEndpointsCreate: {
    path: (params: PathParams) => boolean;
    body: (input: BodyInput) => Validated<AccountEndpointsCreateBody>;
  };
  accountEndpointsGet: {
    path: (params: PathParams) => boolean;
  };
  accountEndpointsUpdate: {
    path: (params: PathParams) => boolean;
    body: (input: BodyInput) => Validated<AccountEndpointsUpdateBody>;
  };
  accountEndpointsDelete: {
    path: (params: PathParams) => boolean;
  };
  accountEndpointsEnable: {
    path: (params: PathParams) => boolean;
  };
  accountEndpointsDisable: {
    path: (params: PathParams) => boolean;
  };
  accountEndpointsSecretGet: {
    path: (params: PathParams) => boolean;
  };
  accountEndpointsSecretRotate: {
    path: (params: PathParams) => boolean;
  };
  accountEndpointsPing: {
    path: (params: PathParams) => boolean;
    query: (input: QueryInput) => Validated<AccountEndpointsPingQuery>;
  };
  accountDeliveriesList: {
    path: (params: PathParams) => boolean;
    query: (input: QueryInput) => Validated<AccountDeliveriesListQuery>;
  };
  accountDeliveriesGet: {
    path: (params: PathParams) => boolean;
  };
  accountDeliveriesRetry: {
    path: (params: PathParams) => boolean;
  };
  accountResendsList: {
    path: (params: PathParams) => boolean;
    query: (input: QueryInput) => Validated<AccountResendsListQuery>;
  };
  accountResendsCreate: {
    path: (params: PathParams) => boolean;
    body: (input: BodyInput) => Validated<AccountResendsCreateBody>;
  };
  accountResendsCancel: {
    path: (params: PathParams) => boolean;
  };
  accountEsimEventsList: {
    path: (params: PathParams) => boolean;
    query: (input: QueryInput) => Validated<AccountEsimEventsListQuery>;
  };
  accountOrderEventsList: {
    path: (params: PathParams) => boolean;
    query: (input: QueryInput) => Validated<AccountOrderEventsListQuery>;
  };
  accountEventsGet: {
    path: (params: PathParams) => boolean;
  };
  accountOrdersList: {
    path: (params: PathParams) => boolean;
    query: (input: QueryInput) => Validated<AccountOrdersListQuery>;
  };
  accountEsimsList: {
    path: (params: PathParams) => boolean;
    query: (input: QueryInput) => Validated<AccountEsimsListQuery>;
  };
  accountTopupsList: {
    path: (params: PathParams) => boolean;
    query: (input: QueryInput) => Validated<AccountTopupsListQuery>;
  };
  accountPricesList: {
    path: (params: PathParams) => boolean;
    query: (input: QueryInput) => Validated<AccountPricesListQuery>;
  };
  accountNotesList: {
    path: (params: PathParams) => boolean;
    query: (input: QueryInput) => Validated<AccountNotesListQuery>;
  };
  accountNotesCreate: {
    path: (params: PathParams) => boolean;
    body: (input: BodyInput) => Validated<AccountNotesCreateBody>;
  };
  accountOverviewGet: {
    path: (params: PathParams) => boolean;
    query: (input: QueryInput) => Validated<AccountOverviewGetQuery>;
  };
  accountsLook: {
    path: (params: PathParams) => boolean;
  };
  lookingDelete: {
  };
  walletTopup: {
    path: (params: PathParams) => boolean;
    body: (input: BodyInput) => Validated<WalletTopupBody>;
  };
  walletAdjust: {
    path: (params: PathParams) => boolean;
    body: (input: BodyInput) => Validated<WalletAdjustBody>;
  };
  accountLedgerList: {
    path: (params: PathParams) => boolean;
    query: (input: QueryInput) => Validated<AccountLedgerListQuery>;
  };
  accountStatementGet: {
    path: (params: PathParams) => boolean;
    query: (input: QueryInput) => Validated<AccountStatementGetQuery>;
  };
  accountStatementPdfGet: {
    path: (params: PathParams) => boolean;
    query: (input: QueryInput) => Validated<AccountStatementPdfGetQuery>;
  };
  accountStatementCsvGet: {
    path: (params: PathParams) => boolean;
    query: (input: QueryInput) => Validated<AccountStatementCsvGetQuery>;
  };
  accountLedgerCsvGet: {
    path: (params: PathParams) => boolean;
    query: (input: QueryInput) => Validated<AccountLedgerCsvGetQuery>;
  };
  catalogueImport: {
    query: (input: QueryInput) => Validated<CatalogueImportQuery>;
  };
  catalogueImportsList: {
    query: (input: QueryInput) => Validated<CatalogueImportsListQuery>;
  };
  catalogueImportsUndo: {
    path: (params: PathParams) => boolean;
  };
  stockList: {
    query: (input: QueryInput) => Validated<StockListQuery>;
  };
  stockRetire: {
    path: (params: PathParams) => boolean;
  };
  stockRestore: {
    path: (params: PathParams) => boolean;
  };
  providersList: {
  };
  providersUpdate: {
    path: (params: PathParams) => boolean;
    body: (input: BodyInput) => Validated<ProvidersUpdateBody>;
  };
  regionsList: {
  };
  regionsUpdate: {
    path: (params: PathParams) => boolean;
    body: (input: BodyInput) => Validated<RegionsUpdateBody>;
  };
  supportEsimsGet: {
    path: (params: PathParams) => boolean;
  };
  supportEsimsCancel: {
    path: (params: PathParams) => boolean;
  };
  supportOrdersGet: {
    path: (params: PathParams) => boolean;
  };
  supportOrdersCancel: {
    path: (params: PathParams) => boolean;
  };
  supportOrdersRetry: {
    path: (params: PathParams) => boolean;
  };
  supportOrdersRefund: {
    path: (params: PathParams) => boolean;
  };
  supportOrdersErase: {
    path: (params: PathParams) => boolean;
  };
  searchGet: {
    query: (input: QueryInput) => Validated<SearchGetQuery>;
  };
  allSearchGet: {
    query: (input: QueryInput) => Validated<AllSearchGetQuery>;
  };
  salesGet: {
    query: (input: QueryInput) => Validated<SalesGetQuery>;
  };
  salesMonthGet: {
    query: (input: QueryInput) => Validated<SalesMonthGetQuery>;
  };
  salesMonthCsvGet: {
    query: (input: QueryInput) => Validated<SalesMonthCsvGetQuery>;
  };
  healthGet: {
  };
  supportOrdersList: {
    query: (input: QueryInput) => Validated<SupportOrdersListQuery>;
  };
  supportTopupsList: {
    query: (input: QueryInput) => Validated<SupportTopupsListQuery>;
  };
  supportTopupsRetry: {
    path: (params: PathParams) => boolean;
  };
  supportTopupsRefund: {
    path: (params: PathParams) => boolean;
  };
  dueJobsList: {
    query: (input: QueryInput) => Validated<DueJobsListQuery>;
  };
  lowWalletsList: {
    query: (input: QueryInput) => Validated<LowWalletsListQuery>;
  };
  allEndpointsList: {
    query: (input: QueryInput) => Validated<AllEndpointsListQuery>;
  };
  capabilitiesGet: {
  };
  clockGet: {
  };
  clockAdvance: {
    body: (input: BodyInput) => Validated<ClockAdvanceBody>;
  };
  networkList: {
  };
  networkSet: {
    body: (input: BodyInput) => Validated<NetworkSetBody>;
  };
  networkReset: {
  };
  networkRelease: {
  };
  accountNetworkSet: {
    path: (params: PathParams) => boolean;
    body: (input: BodyInput) => Validated<AccountNetworkSetBody>;
  };
  accountNetworkReset: {
    path: (params: PathParams) => boolean;
  };
  accountNetworkRelease: {
    path: (params: PathParams) => boolean;
  };
  networkReport: {
    path: (params: PathParams) => boolean;
    body: (input: BodyInput) => Validated<NetworkReportBody>;
  };
  runsList: {
  };
  runsCreate: {
    body: (input: BodyInput) => Validated<RunsCreateBody>;
  };
  runsDelete: {
    path: (params: PathParams) => boolean;
  };
} = {
  sessionCreate: {
    body: (input) => closed(verdict(checkSessionCreateBody, readSessionCreateBody(input), messagesSessionCreateBody), input, knownSessionCreateBody),
  },
  sessionGet: {
  },
  sessionDelete: {
  },
  passwordSet: {
    body: (input) => closed(verdict(checkPasswordSetBody, readPasswordSetBody(input), messagesPasswordSetBody), input, knownPasswordSetBody),
  },
  totpStart: {
  },
  totpConfirm: {
    body: (input) => closed(verdict(checkTotpConfirmBody, readTotpConfirmBody(input), messagesTotpConfirmBody), input, knownTotpConfirmBody),
  },
  totpRemove: {
    body: (input) => closed(verdict(checkTotpRemoveBody, readTotpRemoveBody(input), messagesTotpRemoveBody), input, knownTotpRemoveBody),
  },
  passwordResetRequest: {
    body: (input) => closed(verdict(checkPasswordResetRequestBody, readPasswordResetRequestBody(input), messagesPasswordResetRequestBody), input, knownPasswordResetRequestBody),
  },
  passwordResetUse: {
    body: (input) => closed(verdict(checkPasswordResetUseBody, readPasswordResetUseBody(input), messagesPasswordResetUseBody), input, knownPasswordResetUseBody),
  },
  overviewGet: {
    query: (input) => verdict(checkOverviewGetQuery, readOverviewGetQuery(input), messagesOverviewGetQuery),
  },
  destinationsGet: {
    query: (input) => verdict(checkDestinationsGetQuery, readDestinationsGetQuery(input), messagesDestinationsGetQuery),
  },
  apiErrorsGet: {
    query: (input) => verdict(checkApiErrorsGetQuery, readApiErrorsGetQuery(input), messagesApiErrorsGetQuery),
  },
  keysList: {
  },
  keysCreate: {
    body: (input) => closed(listVerdict(checkKeysCreateBody, readKeysCreateBody(input), messagesKeysCreateBody), input, knownKeysCreateBody),
  },
  keysUpdate: {
    path: (params) => keysUpdateId.test(params["id"]),
    body: (input) => closed(listVerdict(checkKeysUpdateBody, readKeysUpdateBody(input), messagesKeysUpdateBody), input, knownKeysUpdateBody),
  },
  keysRevoke: {
    path: (params) => keysRevokeId.test(params["id"]),
  },
  endpointsList: {
  },
  endpointsCreate: {
    body: (input) => closed(listVerdict(checkEndpointsCreateBody, readEndpointsCreateBody(input), messagesEndpointsCreateBody), input, knownEndpointsCreateBody),
  },
  endpointsGet: {
    path: (params) => endpointsGetId.test(params["id"]),
  },
  endpointsUpdate: {
    path: (params) => endpointsUpdateId.test(params["id"]),
    body: (input) => closed(listVerdict(checkEndpointsUpdateBody, readEndpointsUpdateBody(input), messagesEndpointsUpdateBody), input, knownEndpointsUpdateBody),
  },
  endpointsDelete: {
    path: (params) => endpointsDeleteId.test(params["id"]),
  },
  endpointsEnable: {
    path: (params) => endpointsEnableId.test(params["id"]),
  },
  endpointsDisable: {
    path: (params) => endpointsDisableId.test(params["id"]),
  },
  endpointsSecretGet: {
    path: (params) => endpointsSecretGetId.test(params["id"]),
  },
  endpointsSecretRotate: {
    path: (params) => endpointsSecretRotateId.test(params["id"]),
  },
  endpointsFigures: {
    path: (params) => endpointsFiguresId.test(params["id"]),
    query: (input) => verdict(checkEndpointsFiguresQuery, readEndpointsFiguresQuery(input), messagesEndpointsFiguresQuery),
  },
  endpointsPing: {
    path: (params) => endpointsPingId.test(params["id"]),
    query: (input) => verdict(checkEndpointsPingQuery, readEndpointsPingQuery(input), messagesEndpointsPingQuery),
  },
  deliveriesList: {
    query: (input) => verdict(checkDeliveriesListQuery, readDeliveriesListQuery(input), messagesDeliveriesListQuery),
  },
  deliveriesGet: {
    path: (params) => deliveriesGetId.test(params["id"]),
  },
  deliveriesRetry: {
    path: (params) => deliveriesRetryId.test(params["id"]),
  },
  resendsList: {
    query: (input) => verdict(checkResendsListQuery, readResendsListQuery(input), messagesResendsListQuery),
  },
  resendsCreate: {
    body: (input) => closed(listVerdict(checkResendsCreateBody, readResendsCreateBody(input), messagesResendsCreateBody), input, knownResendsCreateBody),
  },
  resendsCancel: {
    path: (params) => resendsCancelId.test(params["id"]),
  },
  balanceGet: {
  },
  thresholdSet: {
    body: (input) => closed(verdict(checkThresholdSetBody, readThresholdSetBody(input), messagesThresholdSetBody), input, knownThresholdSetBody),
  },
  recipientsSet: {
    body: (input) => closed(listVerdict(checkRecipientsSetBody, readRecipientsSetBody(input), messagesRecipientsSetBody), input, knownRecipientsSetBody),
  },
  ledgerList: {
    query: (input) => verdict(checkLedgerListQuery, readLedgerListQuery(input), messagesLedgerListQuery),
  },
  ledgerCsvGet: {
    query: (input) => verdict(checkLedgerCsvGetQuery, readLedgerCsvGetQuery(input), messagesLedgerCsvGetQuery),
  },
  statementGet: {
    query: (input) => verdict(checkStatementGetQuery, readStatementGetQuery(input), messagesStatementGetQuery),
  },
  statementPdfGet: {
    query: (input) => verdict(checkStatementPdfGetQuery, readStatementPdfGetQuery(input), messagesStatementPdfGetQuery),
  },
  statementCsvGet: {
    query: (input) => verdict(checkStatementCsvGetQuery, readStatementCsvGetQuery(input), messagesStatementCsvGetQuery),
  },
  countriesList: {
  },
  packagesList: {
    query: (input) => verdict(checkPackagesListQuery, readPackagesListQuery(input), messagesPackagesListQuery),
  },
  packagesGet: {
    path: (params) => packagesGetId.test(params["id"]),
  },
  ordersList: {
    query: (input) => verdict(checkOrdersListQuery, readOrdersListQuery(input), messagesOrdersListQuery),
  },
  ordersCreate: {
    body: (input) => closed(listVerdict(checkOrdersCreateBody, readOrdersCreateBody(input), messagesOrdersCreateBody), input, knownOrdersCreateBody),
  },
  orderTotalsGet: {
    query: (input) => verdict(checkOrderTotalsGetQuery, readOrderTotalsGetQuery(input), messagesOrderTotalsGetQuery),
  },
  ordersCsvGet: {
    query: (input) => verdict(checkOrdersCsvGetQuery, readOrdersCsvGetQuery(input), messagesOrdersCsvGetQuery),
  },
  ordersGet: {
    path: (params) => ordersGetId.test(params["id"]),
  },
  orderEventsList: {
    path: (params) => orderEventsListId.test(params["id"]),
    query: (input) => verdict(checkOrderEventsListQuery, readOrderEventsListQuery(input), messagesOrderEventsListQuery),
  },
  ordersCancel: {
    path: (params) => ordersCancelId.test(params["id"]),
  },
  esimsList: {
    query: (input) => verdict(checkEsimsListQuery, readEsimsListQuery(input), messagesEsimsListQuery),
  },
  esimsCsvGet: {
    query: (input) => verdict(checkEsimsCsvGetQuery, readEsimsCsvGetQuery(input), messagesEsimsCsvGetQuery),
  },
  esimsGet: {
    path: (params) => esimsGetIccid.test(params["iccid"]),
  },
  esimsUse: {
    path: (params) => esimsUseIccid.test(params["iccid"]),
  },
  esimEventsList: {
    path: (params) => esimEventsListIccid.test(params["iccid"]),
    query: (input) => verdict(checkEsimEventsListQuery, readEsimEventsListQuery(input), messagesEsimEventsListQuery),
  },
  esimsCancel: {
    path: (params) => esimsCancelIccid.test(params["iccid"]),
  },
  esimsSimulate: {
    path: (params) => esimsSimulateIccid.test(params["iccid"]),
    body: (input) => closed(verdict(checkEsimsSimulateBody, readEsimsSimulateBody(input), messagesEsimsSimulateBody), input, knownEsimsSimulateBody),
  },
  topupPackagesList: {
    path: (params) => topupPackagesListIccid.test(params["iccid"]),
  },
  topupsList: {
    path: (params) => topupsListIccid.test(params["iccid"]),
    query: (input) => verdict(checkTopupsListQuery, readTopupsListQuery(input), messagesTopupsListQuery),
  },
  topupsCreate: {
    path: (params) => topupsCreateIccid.test(params["iccid"]),
    body: (input) => closed(verdict(checkTopupsCreateBody, readTopupsCreateBody(input), messagesTopupsCreateBody), input, knownTopupsCreateBody),
  },
  eventsList: {
    query: (input) => verdict(checkEventsListQuery, readEventsListQuery(input), messagesEventsListQuery),
  },
  eventsGet: {
    path: (params) => eventsGetId.test(params["id"]),
  },
  activityList: {
    query: (input) => verdict(checkActivityListQuery, readActivityListQuery(input), messagesActivityListQuery),
  },
  accountActivityList: {
    path: (params) => accountActivityListId.test(params["id"]),
    query: (input) => verdict(checkAccountActivityListQuery, readAccountActivityListQuery(input), messagesAccountActivityListQuery),
  },
  requestsList: {
    query: (input) => verdict(checkRequestsListQuery, readRequestsListQuery(input), messagesRequestsListQuery),
  },
  requestsGet: {
    path: (params) => requestsGetId.test(params["id"]),
  },
  allRequestsList: {
    query: (input) => verdict(checkAllRequestsListQuery, readAllRequestsListQuery(input), messagesAllRequestsListQuery),
  },
  allRequestsGet: {
    path: (params) => allRequestsGetId.test(params["id"]),
  },
  membersList: {
  },
  membersCreate: {
    body: (input) => closed(verdict(checkMembersCreateBody, readMembersCreateBody(input), messagesMembersCreateBody), input, knownMembersCreateBody),
  },
  membersUpdate: {
    path: (params) => membersUpdateId.test(params["id"]),
    body: (input) => closed(verdict(checkMembersUpdateBody, readMembersUpdateBody(input), messagesMembersUpdateBody), input, knownMembersUpdateBody),
  },
  membersDelete: {
    path: (params) => membersDeleteId.test(params["id"]),
  },
  operatorsList: {
  },
  operatorsCreate: {
    body: (input) => closed(verdict(checkOperatorsCreateBody, readOperatorsCreateBody(input), messagesOperatorsCreateBody), input, knownOperatorsCreateBody),
  },
  operatorsUpdate: {
    path: (params) => operatorsUpdateId.test(params["id"]),
    body: (input) => closed(verdict(checkOperatorsUpdateBody, readOperatorsUpdateBody(input), messagesOperatorsUpdateBody), input, knownOperatorsUpdateBody),
  },
  operatorsDelete: {
    path: (params) => operatorsDeleteId.test(params["id"]),
  },
  tokensList: {
    query: (input) => verdict(checkTokensListQuery, readTokensListQuery(input), messagesTokensListQuery),
  },
  tokensCreate: {
    body: (input) => closed(listVerdict(checkTokensCreateBody, readTokensCreateBody(input), messagesTokensCreateBody), input, knownTokensCreateBody),
  },
  tokensRevoke: {
    path: (params) => tokensRevokeId.test(params["id"]),
  },
  deploymentActivityList: {
    query: (input) => verdict(checkDeploymentActivityListQuery, readDeploymentActivityListQuery(input), messagesDeploymentActivityListQuery),
  },
  accountsList: {
    query: (input) => verdict(checkAccountsListQuery, readAccountsListQuery(input), messagesAccountsListQuery),
  },
  accountsCreate: {
    body: (input) => closed(verdict(checkAccountsCreateBody, readAccountsCreateBody(input), messagesAccountsCreateBody), input, knownAccountsCreateBody),
  },
  accountsGet: {
    path: (params) => accountsGetId.test(params["id"]),
  },
  accountsUpdate: {
    path: (params) => accountsUpdateId.test(params["id"]),
    body: (input) => closed(listVerdict(checkAccountsUpdateBody, readAccountsUpdateBody(input), messagesAccountsUpdateBody), input, knownAccountsUpdateBody),
  },
  accountBillingSet: {
    path: (params) => accountBillingSetId.test(params["id"]),
    body: (input) => closed(verdict(checkAccountBillingSetBody, readAccountBillingSetBody(input), messagesAccountBillingSetBody), input, knownAccountBillingSetBody),
  },
  accountMembersList: {
    path: (params) => accountMembersListId.test(params["id"]),
  },
  accountMembersCreate: {
    path: (params) => accountMembersCreateId.test(params["id"]),
    body: (input) => closed(verdict(checkAccountMembersCreateBody, readAccountMembersCreateBody(input), messagesAccountMembersCreateBody), input, knownAccountMembersCreateBody),
  },
  accountMembersDelete: {
    path: (params) => accountMembersDeleteId.test(params["id"]) && accountMembersDeleteMemberId.test(params["member_id"]),
  },
  accountKeysList: {
    path: (params) => accountKeysListId.test(params["id"]),
  },
  accountKeysCreate: {
    path: (params) => accountKeysCreateId.test(params["id"]),
    body: (input) => closed(listVerdict(checkAccountKeysCreateBody, readAccountKeysCreateBody(input), messagesAccountKeysCreateBody), input, knownAccountKeysCreateBody),
  },
  accountKeysUpdate: {
    path: (params) => accountKeysUpdateId.test(params["id"]) && accountKeysUpdateKeyId.test(params["key_id"]),
    body: (input) => closed(listVerdict(checkAccountKeysUpdateBody, readAccountKeysUpdateBody(input), messagesAccountKeysUpdateBody), input, knownAccountKeysUpdateBody),
  },
  accountKeysRevoke: {
    path: (params) => accountKeysRevokeId.test(params["id"]) && accountKeysRevokeKeyId.test(params["key_id"]),
  },
  accountEndpointsList: {
    path: (params) => accountEndpointsListId.test(params["id"]),
  },
  accountEndpointsCreate: {
    path: (params) => accountEndpointsCreateId.test(params["id"]),
    body: (input) => closed(listVerdict(checkAccountEndpointsCreateBody, readAccountEndpointsCreateBody(input), messagesAccountEndpointsCreateBody), input, knownAccountEndpointsCreateBody),
  },
  accountEndpointsGet: {
    path: (params) => accountEndpointsGetId.test(params["id"]) && accountEndpointsGetEndpointId.test(params["endpoint_id"]),
  },
  accountEndpointsUpdate: {
    path: (params) => accountEndpointsUpdateId.test(params["id"]) && accountEndpointsUpdateEndpointId.test(params["endpoint_id"]),
    body: (input) => closed(listVerdict(checkAccountEndpointsUpdateBody, readAccountEndpointsUpdateBody(input), messagesAccountEndpointsUpdateBody), input, knownAccountEndpointsUpdateBody),
  },
  accountEndpointsDelete: {
    path: (params) => accountEndpointsDeleteId.test(params["id"]) && accountEndpointsDeleteEndpointId.test(params["endpoint_id"]),
  },
  accountEndpointsEnable: {
    path: (params) => accountEndpointsEnableId.test(params["id"]) && accountEndpointsEnableEndpointId.test(params["endpoint_id"]),
  },
  accountEndpointsDisable: {
    path: (params) => accountEndpointsDisableId.test(params["id"]) && accountEndpointsDisableEndpointId.test(params["endpoint_id"]),
  },
  accountEndpointsSecretGet: {
    path: (params) => accountEndpointsSecretGetId.test(params["id"]) && accountEndpointsSecretGetEndpointId.test(params["endpoint_id"]),
  },
  accountEndpointsSecretRotate: {
    path: (params) => accountEndpointsSecretRotateId.test(params["id"]) && accountEndpointsSecretRotateEndpointId.test(params["endpoint_id"]),
  },
  accountEndpointsPing: {
    path: (params) => accountEndpointsPingId.test(params["id"]) && accountEndpointsPingEndpointId.test(params["endpoint_id"]),
    query: (input) => verdict(checkAccountEndpointsPingQuery, readAccountEndpointsPingQuery(input), messagesAccountEndpointsPingQuery),
  },
  accountDeliveriesList: {
    path: (params) => accountDeliveriesListId.test(params["id"]),
    query: (input) => verdict(checkAccountDeliveriesListQuery, readAccountDeliveriesListQuery(input), messagesAccountDeliveriesListQuery),
  },
  accountDeliveriesGet: {
    path: (params) => accountDeliveriesGetId.test(params["id"]) && accountDeliveriesGetDeliveryId.test(params["delivery_id"]),
  },
  accountDeliveriesRetry: {
    path: (params) => accountDeliveriesRetryId.test(params["id"]) && accountDeliveriesRetryDeliveryId.test(params["delivery_id"]),
  },
  accountResendsList: {
    path: (params) => accountResendsListId.test(params["id"]),
    query: (input) => verdict(checkAccountResendsListQuery, readAccountResendsListQuery(input), messagesAccountResendsListQuery),
  },
  accountResendsCreate: {
    path: (params) => accountResendsCreateId.test(params["id"]),
    body: (input) => closed(listVerdict(checkAccountResendsCreateBody, readAccountResendsCreateBody(input), messagesAccountResendsCreateBody), input, knownAccountResendsCreateBody),
  },
  accountResendsCancel: {
    path: (params) => accountResendsCancelId.test(params["id"]) && accountResendsCancelResendId.test(params["resend_id"]),
  },
  accountEsimEventsList: {
    path: (params) => accountEsimEventsListId.test(params["id"]) && accountEsimEventsListIccid.test(params["iccid"]),
    query: (input) => verdict(checkAccountEsimEventsListQuery, readAccountEsimEventsListQuery(input), messagesAccountEsimEventsListQuery),
  },
  accountOrderEventsList: {
    path: (params) => accountOrderEventsListId.test(params["id"]) && accountOrderEventsListOrderId.test(params["order_id"]),
    query: (input) => verdict(checkAccountOrderEventsListQuery, readAccountOrderEventsListQuery(input), messagesAccountOrderEventsListQuery),
  },
  accountEventsGet: {
    path: (params) => accountEventsGetId.test(params["id"]) && accountEventsGetEventId.test(params["event_id"]),
  },
  accountOrdersList: {
    path: (params) => accountOrdersListId.test(params["id"]),
    query: (input) => verdict(checkAccountOrdersListQuery, readAccountOrdersListQuery(input), messagesAccountOrdersListQuery),
  },
  accountEsimsList: {
    path: (params) => accountEsimsListId.test(params["id"]),
    query: (input) => verdict(checkAccountEsimsListQuery, readAccountEsimsListQuery(input), messagesAccountEsimsListQuery),
  },
  accountTopupsList: {
    path: (params) => accountTopupsListId.test(params["id"]),
    query: (input) => verdict(checkAccountTopupsListQuery, readAccountTopupsListQuery(input), messagesAccountTopupsListQuery),
  },
  accountPricesList: {
    path: (params) => accountPricesListId.test(params["id"]),
    query: (input) => verdict(checkAccountPricesListQuery, readAccountPricesListQuery(input), messagesAccountPricesListQuery),
  },
  accountNotesList: {
    path: (params) => accountNotesListId.test(params["id"]),
    query: (input) => verdict(checkAccountNotesListQuery, readAccountNotesListQuery(input), messagesAccountNotesListQuery),
  },
  accountNotesCreate: {
    path: (params) => accountNotesCreateId.test(params["id"]),
    body: (input) => closed(verdict(checkAccountNotesCreateBody, readAccountNotesCreateBody(input), messagesAccountNotesCreateBody), input, knownAccountNotesCreateBody),
  },
  accountOverviewGet: {
    path: (params) => accountOverviewGetId.test(params["id"]),
    query: (input) => verdict(checkAccountOverviewGetQuery, readAccountOverviewGetQuery(input), messagesAccountOverviewGetQuery),
  },
  accountsLook: {
    path: (params) => accountsLookId.test(params["id"]),
  },
  lookingDelete: {
  },
  walletTopup: {
    path: (params) => walletTopupId.test(params["id"]),
    body: (input) => closed(verdict(checkWalletTopupBody, readWalletTopupBody(input), messagesWalletTopupBody), input, knownWalletTopupBody),
  },
  walletAdjust: {
    path: (params) => walletAdjustId.test(params["id"]),
    body: (input) => closed(verdict(checkWalletAdjustBody, readWalletAdjustBody(input), messagesWalletAdjustBody), input, knownWalletAdjustBody),
  },
  accountLedgerList: {
    path: (params) => accountLedgerListId.test(params["id"]),
    query: (input) => verdict(checkAccountLedgerListQuery, readAccountLedgerListQuery(input), messagesAccountLedgerListQuery),
  },
  accountStatementGet: {
    path: (params) => accountStatementGetId.test(params["id"]),
    query: (input) => verdict(checkAccountStatementGetQuery, readAccountStatementGetQuery(input), messagesAccountStatementGetQuery),
  },
  accountStatementPdfGet: {
    path: (params) => accountStatementPdfGetId.test(params["id"]),
    query: (input) => verdict(checkAccountStatementPdfGetQuery, readAccountStatementPdfGetQuery(input), messagesAccountStatementPdfGetQuery),
  },
  accountStatementCsvGet: {
    path: (params) => accountStatementCsvGetId.test(params["id"]),
    query: (input) => verdict(checkAccountStatementCsvGetQuery, readAccountStatementCsvGetQuery(input), messagesAccountStatementCsvGetQuery),
  },
  accountLedgerCsvGet: {
    path: (params) => accountLedgerCsvGetId.test(params["id"]),
    query: (input) => verdict(checkAccountLedgerCsvGetQuery, readAccountLedgerCsvGetQuery(input), messagesAccountLedgerCsvGetQuery),
  },
  catalogueImport: {
    query: (input) => verdict(checkCatalogueImportQuery, readCatalogueImportQuery(input), messagesCatalogueImportQuery),
  },
  catalogueImportsList: {
    query: (input) => verdict(checkCatalogueImportsListQuery, readCatalogueImportsListQuery(input), messagesCatalogueImportsListQuery),
  },
  catalogueImportsUndo: {
    path: (params) => catalogueImportsUndoId.test(params["id"]),
  },
  stockList: {
    query: (input) => verdict(checkStockListQuery, readStockListQuery(input), messagesStockListQuery),
  },
  stockRetire: {
    path: (params) => stockRetireId.test(params["id"]),
  },
  stockRestore: {
    path: (params) => stockRestoreId.test(params["id"]),
  },
  providersList: {
  },
  providersUpdate: {
    path: (params) => providersUpdateId.test(params["id"]),
    body: (input) => closed(verdict(checkProvidersUpdateBody, readProvidersUpdateBody(input), messagesProvidersUpdateBody), input, knownProvidersUpdateBody),
  },
  regionsList: {
  },
  regionsUpdate: {
    path: (params) => regionsUpdateCode.test(params["code"]),
    body: (input) => closed(verdict(checkRegionsUpdateBody, readRegionsUpdateBody(input), messagesRegionsUpdateBody), input, knownRegionsUpdateBody),
  },
  supportEsimsGet: {
    path: (params) => supportEsimsGetIccid.test(params["iccid"]),
  },
  supportEsimsCancel: {
    path: (params) => supportEsimsCancelIccid.test(params["iccid"]),
  },
  supportOrdersGet: {
    path: (params) => supportOrdersGetId.test(params["id"]),
  },
  supportOrdersCancel: {
    path: (params) => supportOrdersCancelId.test(params["id"]),
  },
  supportOrdersRetry: {
    path: (params) => supportOrdersRetryId.test(params["id"]),
  },
  supportOrdersRefund: {
    path: (params) => supportOrdersRefundId.test(params["id"]),
  },
  supportOrdersErase: {
    path: (params) => supportOrdersEraseId.test(params["id"]),
  },
  searchGet: {
    query: (input) => verdict(checkSearchGetQuery, readSearchGetQuery(input), messagesSearchGetQuery),
  },
  allSearchGet: {
    query: (input) => verdict(checkAllSearchGetQuery, readAllSearchGetQuery(input), messagesAllSearchGetQuery),
  },
  salesGet: {
    query: (input) => verdict(checkSalesGetQuery, readSalesGetQuery(input), messagesSalesGetQuery),
  },
  salesMonthGet: {
    query: (input) => verdict(checkSalesMonthGetQuery, readSalesMonthGetQuery(input), messagesSalesMonthGetQuery),
  },
  salesMonthCsvGet: {
    query: (input) => verdict(checkSalesMonthCsvGetQuery, readSalesMonthCsvGetQuery(input), messagesSalesMonthCsvGetQuery),
  },
  healthGet: {
  },
  supportOrdersList: {
    query: (input) => verdict(checkSupportOrdersListQuery, readSupportOrdersListQuery(input), messagesSupportOrdersListQuery),
  },
  supportTopupsList: {
    query: (input) => verdict(checkSupportTopupsListQuery, readSupportTopupsListQuery(input), messagesSupportTopupsListQuery),
  },
  supportTopupsRetry: {
    path: (params) => supportTopupsRetryId.test(params["id"]),
  },
  supportTopupsRefund: {
    path: (params) => supportTopupsRefundId.test(params["id"]),
  },
  dueJobsList: {
    query: (input) => verdict(checkDueJobsListQuery, readDueJobsListQuery(input), messagesDueJobsListQuery),
  },
  lowWalletsList: {
    query: (input) => verdict(checkLowWalletsListQuery, readLowWalletsListQuery(input), messagesLowWalletsListQuery),
  },
  allEndpointsList: {
    query: (input) => verdict(checkAllEndpointsListQuery, readAllEndpointsListQuery(input), messagesAllEndpointsListQuery),
  },
  capabilitiesGet: {
  },
  clockGet: {
  },
  clockAdvance: {
    body: (input) => closed(verdict(checkClockAdvanceBody, readClockAdvanceBody(input), messagesClockAdvanceBody), input, knownClockAdvanceBody),
  },
  networkList: {
  },
  networkSet: {
    body: (input) => closed(listVerdict(checkNetworkSetBody, readNetworkSetBody(input), messagesNetworkSetBody), input, knownNetworkSetBody),
  },
  networkReset: {
  },
  networkRelease: {
  },
  accountNetworkSet: {
    path: (params) => accountNetworkSetId.test(params["id"]),
    body: (input) => closed(listVerdict(checkAccountNetworkSetBody, readAccountNetworkSetBody(input), messagesAccountNetworkSetBody), input, knownAccountNetworkSetBody),
  },
  accountNetworkReset: {
    path: (params) => accountNetworkResetId.test(params["id"]),
  },
  accountNetworkRelease: {
    path: (params) => accountNetworkReleaseId.test(params["id"]),
  },
  networkReport: {
    path: (params) => networkReportIccid.test(params["iccid"]),
    body: (input) => closed(verdict(checkNetworkReportBody, readNetworkReportBody(input), messagesNetworkReportBody), input, knownNetworkReportBody),
  },
  runsList: {
  },
  runsCreate: {
    body: (input) => closed(listVerdict(checkRunsCreateBody, readRunsCreateBody(input), messagesRunsCreateBody), input, knownRunsCreateBody),
  },
  runsDelete: {
    path: (params) => runsDeleteId.test(params["id"]),
  },
};
