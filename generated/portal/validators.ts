// Generated from spec/portal/*.tsp by `npm run generate`: the checking of queries, paths and bodies. Do not edit.
// Ajv's code carries no types: what this file exports is typed, what is inside is not checked.
// @ts-nocheck

export type Validated<Value> = { ok: true; value: Value } | { ok: false; param: string; message: string };

/** One error of the compiled schemas. */
interface SchemaFault {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: { missingProperty?: string; additionalProperty?: string };
}

interface SchemaCheck {
  (value: unknown): boolean;
  errors?: SchemaFault[] | null;
}

/**
 * For each parameter, in the order of the contract, the messages of its keywords in order of precedence. The message
 * `within` is for every fault inside the parameter.
 */
type Messages = readonly (readonly [param: string, messages: Readonly<Record<string, string>>])[];

/** How a field is read before the schema decides on it. */
interface FieldReading {
  /** Values that count as an absent field. */
  absent?: readonly (string | null)[];
  /** What an absent field is. */
  default?: unknown;
  /** An empty text clears the field. */
  emptyIsNull?: boolean;
  /** What the text of a query or path stands for. */
  text?: "integer" | "signed" | "number" | "boolean" | "list";
  /** Becomes milliseconds once it is valid. */
  isTime?: boolean;
  /** Whether a time is within. */
  hasTimes?: boolean;
  fields?: { readonly [name: string]: FieldReading };
  /** The schema decides on fields that the contract doesn't name; otherwise they are dropped. */
  keepsOthers?: boolean;
  item?: FieldReading;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const decimalDigits = /^[0-9]+$/;
const signedDigits = /^-?[0-9]+$/;
const decimalNumber = /^-?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?$/;

function readText(raw: string, { text, item = {} }: FieldReading): unknown {
  switch (text) {
    case "integer":
      return decimalDigits.test(raw) ? Number(raw) : raw;
    case "signed":
      return signedDigits.test(raw) ? Number(raw) : raw;
    case "number":
      return decimalNumber.test(raw) ? Number(raw) : raw;
    case "boolean":
      return raw === "true" ? true : raw === "false" ? false : raw;
    case "list":
      return raw.split(",").map((part) => readText(part, item));
    default:
      return raw;
  }
}

/** Returns a copy without absent fields. */
function readField(raw: unknown, reading: FieldReading): unknown {
  const { fields, item, text, emptyIsNull } = reading;
  if (text !== undefined) return typeof raw === "string" ? readText(raw, reading) : raw;
  if (emptyIsNull && raw === "") return null;
  if (fields !== undefined && isObject(raw)) return readObject(raw, reading);
  if (item !== undefined && Array.isArray(raw)) return raw.map((member) => readField(member, item));
  return raw;
}

function readObject(raw: Readonly<Record<string, unknown>>, reading: FieldReading): object {
  const { fields = {}, keepsOthers } = reading;
  const value: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const member = raw[name];
    const isAbsent = member === undefined || field.absent?.includes(member as string | null);
    const read = isAbsent ? defaultOf(field) : readField(member, field);
    if (read !== undefined) value[name] = read;
  }
  if (!keepsOthers) return value;
  const others = Object.entries(raw).filter(([name]) => !Object.hasOwn(fields, name));
  return { ...value, ...Object.fromEntries(others) };
}

const defaultOf = ({ default: value }: FieldReading) =>
  typeof value === "object" ? structuredClone(value) : value;

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

/** Returns valid times as milliseconds. */
function timed(value: unknown, { isTime, fields, item }: FieldReading): unknown {
  if (isTime) return typeof value === "string" ? readTime(value) : value;
  if (item !== undefined && Array.isArray(value)) return value.map((member) => timed(member, item));
  if (fields === undefined || !isObject(value)) return value;
  const members = Object.entries(value).map(([name, member]) => [name, timed(member, fields[name] ?? {})]);
  return Object.fromEntries(members);
}

/** Errors truncate field names to this length. */
const shownNameMax = 100;

function paramOf({ instancePath, params }: SchemaFault): string {
  const steps = instancePath.split("/").slice(1);
  const name = params.missingProperty ?? params.additionalProperty?.slice(0, shownNameMax);
  const path = steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  return [...path, ...(name === undefined ? [] : [name])].join(".");
}

const keyOf = ({ schemaPath, keyword }: SchemaFault) =>
  schemaPath.includes("/x-plain-text/") ? "x-plain-text" : keyword;

/** Returns the param of a message for any index: `items[].quantity` for `items.0.quantity`. */
const anyPlace = (param: string) => param.replaceAll(/\.\d+(?=\.|$)/g, "[]");

const isWithin = (param: string, outer: string) =>
  param.startsWith(`${outer}.`) || param.startsWith(`${outer}[]`);

/** Of several errors, reports that of the first parameter in the contract. */
function verdict<Value>(
  check: SchemaCheck,
  value: unknown,
  reading: FieldReading,
  messages: Messages,
): Validated<Value> {
  if (check(value)) return { ok: true, value: (reading.hasTimes ? timed(value, reading) : value) as Value };
  const faults = (check.errors ?? [])
    .filter(({ keyword }) => keyword !== "if")
    .map((fault) => ({ param: paramOf(fault), key: keyOf(fault) }));
  for (const [known, { within, ...texts }] of messages) {
    const found = faults.filter(({ param }) => {
      const anyIndex = anyPlace(param);
      return anyIndex === known || (within !== undefined && isWithin(anyIndex, known));
    });
    const [first] = found;
    if (first === undefined) continue;
    const keys = found.filter(({ param }) => param === first.param).map(({ key }) => key);
    const [, message = within] = Object.entries(texts).find(([key]) => keys.includes(key)) ?? [];
    const depth = known.replaceAll("[]", ".0").split(".").length;
    const param = first.param.split(".").slice(0, depth).join(".");
    return { ok: false, param, message: message ?? `${param} is not valid.` };
  }
  const [unknown = { param: "" }] = faults;
  return { ok: false, param: unknown.param, message: `${unknown.param} is not a field of this request.` };
}

const zonedTime = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/;

const integers = (minimum: number, maximum: number) => ({
  type: "number" as const,
  validate: (value: number) => Number.isInteger(value) && value >= minimum && value <= maximum,
});

/** A valid time is read as a number. */
const isTime = (text: string) => typeof readTime(text) === "number";

const formats = {
  date: (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isTime(text),
  "date-time": (text: string) => zonedTime.test(text) && isTime(text),
  duration: /^P(?!$)(\d+Y)?(\d+M)?(\d+W)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?$/,
  email: /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/,
  ipv4: /^((25[0-5]|2[0-4]\d|1?\d?\d)(\.(?!$)|$)){4}$/,
  "time-filter": isTime,
  uri: /^[a-z][a-z0-9+.-]*:(?:[a-z0-9\-._~:/?#[\]@!$&'()*+,;=]|%[0-9a-f]{2})*$/i,
  uuid: /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
  int8: integers(-128, 127),
  int16: integers(-32_768, 32_767),
  int32: integers(-2_147_483_648, 2_147_483_647),
  int64: integers(-Infinity, Infinity),
  unixtime: integers(-Infinity, Infinity),
  uint8: integers(0, 255),
  uint16: integers(0, 65_535),
  uint32: integers(0, 4_294_967_295),
  uint64: integers(0, Infinity),
};

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
  recovery_code?: string;
}

export interface OwnNameSetBody {
  name: string | null;
}

export interface PasswordSetBody {
  current_password: string;
  new_password: string;
}

export interface TotpConfirmBody {
  code: string;
}

export interface RecoveryCodesCreateBody {
  password: string;
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
  group?: "sign_in" | "people" | "keys" | "webhooks" | "purchases" | "money" | "account" | "exports" | "catalogue" | "deployment";
  actor?: string;
  /** Milliseconds since the Unix epoch. */
  since?: number;
  /** Milliseconds since the Unix epoch. */
  until?: number;
  limit: number;
  cursor?: string;
}

export interface ActivityCsvGetQuery {
  group?: "sign_in" | "people" | "keys" | "webhooks" | "purchases" | "money" | "account" | "exports" | "catalogue" | "deployment";
  actor?: string;
  /** Milliseconds since the Unix epoch. */
  since?: number;
  /** Milliseconds since the Unix epoch. */
  until?: number;
}

export interface AccountActivityListQuery {
  group?: "sign_in" | "people" | "keys" | "webhooks" | "purchases" | "money" | "account" | "exports" | "catalogue" | "deployment";
  actor?: string;
  /** Milliseconds since the Unix epoch. */
  since?: number;
  /** Milliseconds since the Unix epoch. */
  until?: number;
  limit: number;
  cursor?: string;
}

export interface AccountActivityCsvGetQuery {
  group?: "sign_in" | "people" | "keys" | "webhooks" | "purchases" | "money" | "account" | "exports" | "catalogue" | "deployment";
  actor?: string;
  /** Milliseconds since the Unix epoch. */
  since?: number;
  /** Milliseconds since the Unix epoch. */
  until?: number;
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
  name?: string;
  role: "owner" | "staff" | "viewer";
}

export interface MembersUpdateBody {
  role: "owner" | "staff" | "viewer";
}

export interface OperatorsCreateBody {
  email: string;
  name?: string;
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
  group?: "sign_in" | "people" | "keys" | "webhooks" | "purchases" | "money" | "account" | "exports" | "catalogue" | "deployment";
  actor?: string;
  /** Milliseconds since the Unix epoch. */
  since?: number;
  /** Milliseconds since the Unix epoch. */
  until?: number;
  limit: number;
  cursor?: string;
}

export interface DeploymentActivityCsvGetQuery {
  group?: "sign_in" | "people" | "keys" | "webhooks" | "purchases" | "money" | "account" | "exports" | "catalogue" | "deployment";
  actor?: string;
  /** Milliseconds since the Unix epoch. */
  since?: number;
  /** Milliseconds since the Unix epoch. */
  until?: number;
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
  name?: string;
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

export interface FundsRequestsListQuery {
  account?: string;
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

export interface TravellersExportBody {
  email?: string;
  customer_ref?: string;
  account_id?: string;
}

export interface TravellersEraseBody {
  email?: string;
  customer_ref?: string;
  account_id?: string;
}

export interface SearchGetQuery {
  q: string;
  kind?: "account" | "order" | "esim" | "key" | "request" | "event" | "delivery";
}

export interface AllSearchGetQuery {
  q: string;
  kind?: "account" | "order" | "esim" | "key" | "request" | "event" | "delivery";
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
const schema31 = {"$ref":"openapi#/$defs/Credentials","$id":"SessionCreateBody"};
const schema33 = {"type":"object","required":["email","password"],"properties":{"email":{"x-plain-text":true,"$ref":"openapi#/$defs/MailAddress"},"password":{"type":"string","minLength":1,"maxLength":128,"x-plain-text":true},"totp":{"if":{"type":"null"},"else":{"$ref":"openapi#/$defs/TotpDigits"}},"recovery_code":{"type":["string","null"],"minLength":1,"maxLength":64,"x-plain-text":true}},"additionalProperties":false};
const schema34 = {"type":"string","pattern":"^[^\\s@,;:<>()\\[\\]\"\\\\\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$","maxLength":254};
const schema35 = {"type":"string","pattern":"^[0-9]{6}$"};
const keyword0 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const keyword1 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const keyword2 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const pattern4 = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$", "u");
const pattern5 = new RegExp("^[^\\s@,;:<>()\\[\\]\"\\\\\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$", "u");
const pattern7 = new RegExp("^[0-9]{6}$", "u");
const func1 = ucs2length;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
for(const key0 in data){
if(!((((key0 === "email") || (key0 === "password")) || (key0 === "totp")) || (key0 === "recovery_code"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.email;
const _errs4 = errors;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 254){
const err5 = {instancePath:instancePath+"/email",schemaPath:"openapi#/$defs/MailAddress/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern5.test(data0)){
const err6 = {instancePath:instancePath+"/email",schemaPath:"openapi#/$defs/MailAddress/pattern",keyword:"pattern",params:{pattern: "^[^\\s@,;:<>()\\[\\]\"\\\\\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"}};
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
const err7 = {instancePath:instancePath+"/email",schemaPath:"openapi#/$defs/MailAddress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.password !== undefined){
let data1 = data.password;
const _errs9 = errors;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err8 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
const err9 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 128){
const err10 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data1) < 1){
const err11 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1}};
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
const err12 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.totp !== undefined){
let data2 = data.totp;
const _errs12 = errors;
let valid4 = true;
const _errs13 = errors;
if(data2 !== null){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs15 = errors;
if(typeof data2 === "string"){
if(!pattern7.test(data2)){
const err14 = {instancePath:instancePath+"/totp",schemaPath:"openapi#/$defs/TotpDigits/pattern",keyword:"pattern",params:{pattern: "^[0-9]{6}$"}};
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
const err15 = {instancePath:instancePath+"/totp",schemaPath:"openapi#/$defs/TotpDigits/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid4 = _valid0;
}
if(!valid4){
const err16 = {instancePath:instancePath+"/totp",schemaPath:"#/properties/totp/if",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.recovery_code !== undefined){
let data3 = data.recovery_code;
if((typeof data3 !== "string") && (data3 !== null)){
const err17 = {instancePath:instancePath+"/recovery_code",schemaPath:"#/properties/recovery_code/type",keyword:"type",params:{type: schema33.properties.recovery_code.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs20 = errors;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err18 = {instancePath:instancePath+"/recovery_code",schemaPath:"#/properties/recovery_code/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var valid6 = _errs20 === errors;
if(!valid6){
const err19 = {instancePath:instancePath+"/recovery_code",schemaPath:"#/properties/recovery_code/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data3 === "string"){
if(func1(data3) > 64){
const err20 = {instancePath:instancePath+"/recovery_code",schemaPath:"#/properties/recovery_code/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func1(data3) < 1){
const err21 = {instancePath:instancePath+"/recovery_code",schemaPath:"#/properties/recovery_code/minLength",keyword:"minLength",params:{limit: 1}};
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
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkOwnNameSetBody = validate24;
const schema36 = {"$ref":"openapi#/$defs/OwnName","$id":"OwnNameSetBody"};
const schema37 = {"type":"object","required":["name"],"properties":{"name":{"x-plain-text":true,"if":{"type":"null"},"else":{"$ref":"openapi#/$defs/DisplayName"}}},"additionalProperties":false};
const schema38 = {"type":"string","minLength":1,"maxLength":120};
const keyword3 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
for(const key0 in data){
if(!(key0 === "name")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
const _errs4 = errors;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
if(data0 !== null){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs8 = errors;
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err5 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data0) < 1){
const err6 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/minLength",keyword:"minLength",params:{limit: 1}};
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
const err7 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = _valid0;
}
if(!valid2){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/if",keyword:"if",params:{failingKeyword: "else"}};
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
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="OwnNameSetBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkPasswordSetBody = validate27;
const schema39 = {"$ref":"openapi#/$defs/ChangePassword","$id":"PasswordSetBody"};
const schema40 = {"type":"object","required":["current_password","new_password"],"properties":{"current_password":{"type":"string","minLength":1,"maxLength":128,"x-plain-text":true},"new_password":{"type":"string","minLength":12,"maxLength":128,"x-plain-text":true}},"additionalProperties":false};
const keyword4 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const keyword5 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PasswordSetBody" */;
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
if(data.current_password === undefined){
const err0 = {instancePath,schemaPath:"openapi#/$defs/ChangePassword/required",keyword:"required",params:{missingProperty: "current_password"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.new_password === undefined){
const err1 = {instancePath,schemaPath:"openapi#/$defs/ChangePassword/required",keyword:"required",params:{missingProperty: "new_password"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "current_password") || (key0 === "new_password"))){
const err2 = {instancePath,schemaPath:"openapi#/$defs/ChangePassword/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.current_password !== undefined){
let data0 = data.current_password;
const _errs5 = errors;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/current_password",schemaPath:"openapi#/$defs/ChangePassword/properties/current_password/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid2 = _errs5 === errors;
if(!valid2){
const err4 = {instancePath:instancePath+"/current_password",schemaPath:"openapi#/$defs/ChangePassword/properties/current_password/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 128){
const err5 = {instancePath:instancePath+"/current_password",schemaPath:"openapi#/$defs/ChangePassword/properties/current_password/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data0) < 1){
const err6 = {instancePath:instancePath+"/current_password",schemaPath:"openapi#/$defs/ChangePassword/properties/current_password/minLength",keyword:"minLength",params:{limit: 1}};
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
const err7 = {instancePath:instancePath+"/current_password",schemaPath:"openapi#/$defs/ChangePassword/properties/current_password/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.new_password !== undefined){
let data1 = data.new_password;
const _errs9 = errors;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err8 = {instancePath:instancePath+"/new_password",schemaPath:"openapi#/$defs/ChangePassword/properties/new_password/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
const err9 = {instancePath:instancePath+"/new_password",schemaPath:"openapi#/$defs/ChangePassword/properties/new_password/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 128){
const err10 = {instancePath:instancePath+"/new_password",schemaPath:"openapi#/$defs/ChangePassword/properties/new_password/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data1) < 12){
const err11 = {instancePath:instancePath+"/new_password",schemaPath:"openapi#/$defs/ChangePassword/properties/new_password/minLength",keyword:"minLength",params:{limit: 12}};
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
const err12 = {instancePath:instancePath+"/new_password",schemaPath:"openapi#/$defs/ChangePassword/properties/new_password/type",keyword:"type",params:{type: "string"}};
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
const err13 = {instancePath,schemaPath:"openapi#/$defs/ChangePassword/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkTotpConfirmBody = validate28;
const schema41 = {"$ref":"openapi#/$defs/TotpCode","$id":"TotpConfirmBody"};
const schema42 = {"type":"object","required":["code"],"properties":{"code":{"$ref":"openapi#/$defs/TotpDigits"}},"additionalProperties":false};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
for(const key0 in data){
if(!(key0 === "code")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err2 = {instancePath:instancePath+"/code",schemaPath:"openapi#/$defs/TotpDigits/pattern",keyword:"pattern",params:{pattern: "^[0-9]{6}$"}};
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
const err3 = {instancePath:instancePath+"/code",schemaPath:"openapi#/$defs/TotpDigits/type",keyword:"type",params:{type: "string"}};
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
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TotpConfirmBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkRecoveryCodesCreateBody = validate31;
const schema44 = {"$ref":"openapi#/$defs/PasswordProof","$id":"RecoveryCodesCreateBody"};
const schema45 = {"type":"object","required":["password"],"properties":{"password":{"type":"string","minLength":1,"maxLength":128,"x-plain-text":true}},"additionalProperties":false};
const keyword6 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RecoveryCodesCreateBody" */;
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
if(data.password === undefined){
const err0 = {instancePath,schemaPath:"openapi#/$defs/PasswordProof/required",keyword:"required",params:{missingProperty: "password"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "password")){
const err1 = {instancePath,schemaPath:"openapi#/$defs/PasswordProof/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.password !== undefined){
let data0 = data.password;
const _errs5 = errors;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/password",schemaPath:"openapi#/$defs/PasswordProof/properties/password/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid2 = _errs5 === errors;
if(!valid2){
const err3 = {instancePath:instancePath+"/password",schemaPath:"openapi#/$defs/PasswordProof/properties/password/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 128){
const err4 = {instancePath:instancePath+"/password",schemaPath:"openapi#/$defs/PasswordProof/properties/password/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/password",schemaPath:"openapi#/$defs/PasswordProof/properties/password/minLength",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/password",schemaPath:"openapi#/$defs/PasswordProof/properties/password/type",keyword:"type",params:{type: "string"}};
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
const err7 = {instancePath,schemaPath:"openapi#/$defs/PasswordProof/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkPasswordResetRequestBody = validate32;
const schema46 = {"$ref":"openapi#/$defs/ForgottenPassword","$id":"PasswordResetRequestBody"};
const schema47 = {"type":"object","required":["email"],"properties":{"email":{"x-plain-text":true,"$ref":"openapi#/$defs/MailAddress"}},"additionalProperties":false};
const keyword7 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
for(const key0 in data){
if(!(key0 === "email")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
const _errs4 = errors;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 254){
const err4 = {instancePath:instancePath+"/email",schemaPath:"openapi#/$defs/MailAddress/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern5.test(data0)){
const err5 = {instancePath:instancePath+"/email",schemaPath:"openapi#/$defs/MailAddress/pattern",keyword:"pattern",params:{pattern: "^[^\\s@,;:<>()\\[\\]\"\\\\\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"}};
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
const err6 = {instancePath:instancePath+"/email",schemaPath:"openapi#/$defs/MailAddress/type",keyword:"type",params:{type: "string"}};
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
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PasswordResetRequestBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkPasswordResetUseBody = validate35;
const schema49 = {"$ref":"openapi#/$defs/NewPassword","$id":"PasswordResetUseBody"};
const schema50 = {"type":"object","required":["token","new_password"],"properties":{"token":{"type":"string","minLength":1,"maxLength":120,"x-plain-text":true},"new_password":{"type":"string","minLength":12,"maxLength":128,"x-plain-text":true}},"additionalProperties":false};
const keyword8 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const keyword9 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PasswordResetUseBody" */;
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
if(data.token === undefined){
const err0 = {instancePath,schemaPath:"openapi#/$defs/NewPassword/required",keyword:"required",params:{missingProperty: "token"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.new_password === undefined){
const err1 = {instancePath,schemaPath:"openapi#/$defs/NewPassword/required",keyword:"required",params:{missingProperty: "new_password"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "token") || (key0 === "new_password"))){
const err2 = {instancePath,schemaPath:"openapi#/$defs/NewPassword/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.token !== undefined){
let data0 = data.token;
const _errs5 = errors;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/token",schemaPath:"openapi#/$defs/NewPassword/properties/token/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid2 = _errs5 === errors;
if(!valid2){
const err4 = {instancePath:instancePath+"/token",schemaPath:"openapi#/$defs/NewPassword/properties/token/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err5 = {instancePath:instancePath+"/token",schemaPath:"openapi#/$defs/NewPassword/properties/token/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data0) < 1){
const err6 = {instancePath:instancePath+"/token",schemaPath:"openapi#/$defs/NewPassword/properties/token/minLength",keyword:"minLength",params:{limit: 1}};
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
const err7 = {instancePath:instancePath+"/token",schemaPath:"openapi#/$defs/NewPassword/properties/token/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.new_password !== undefined){
let data1 = data.new_password;
const _errs9 = errors;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err8 = {instancePath:instancePath+"/new_password",schemaPath:"openapi#/$defs/NewPassword/properties/new_password/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
const err9 = {instancePath:instancePath+"/new_password",schemaPath:"openapi#/$defs/NewPassword/properties/new_password/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 128){
const err10 = {instancePath:instancePath+"/new_password",schemaPath:"openapi#/$defs/NewPassword/properties/new_password/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data1) < 12){
const err11 = {instancePath:instancePath+"/new_password",schemaPath:"openapi#/$defs/NewPassword/properties/new_password/minLength",keyword:"minLength",params:{limit: 12}};
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
const err12 = {instancePath:instancePath+"/new_password",schemaPath:"openapi#/$defs/NewPassword/properties/new_password/type",keyword:"type",params:{type: "string"}};
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
const err13 = {instancePath,schemaPath:"openapi#/$defs/NewPassword/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkOverviewGetQuery = validate36;
const schema51 = {"type":"object","required":["mode"],"properties":{"mode":{"$ref":"openapi#/$defs/Mode"},"days":{"type":"integer","minimum":1,"maximum":90,"format":"int32"}},"$id":"OverviewGetQuery"};
const schema52 = {"type":"string","enum":["test","live"]};
const formats0 = formats.int32;

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="OverviewGetQuery" */;
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "test") || (data0 === "live"))){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/enum",keyword:"enum",params:{allowedValues: schema52.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.days !== undefined){
let data1 = data.days;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 90 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats0.validate(data1))){
const err6 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/format",keyword:"format",params:{format: "int32"}};
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
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"mode":true,"days":true},"dynamicProps":false,"dynamicItems":false};

const checkKeysCreateBody = validate37;
const schema53 = {"$ref":"openapi#/$defs/CreateKey","$id":"KeysCreateBody"};
const schema54 = {"type":"object","required":["mode","name"],"properties":{"mode":{"$ref":"openapi#/$defs/Mode"},"name":{"x-plain-text":true,"$ref":"openapi#/$defs/DisplayName"},"allowlist":{"type":["array","null"],"maxItems":50,"items":{"x-plain-text":true,"$ref":"openapi#/$defs/AddressRange"}},"expires":{"if":{"type":"null"},"else":{"$ref":"openapi#/$defs/TimeFilter","format":"time-filter"}}},"additionalProperties":false};
const schema57 = {"type":"string","minLength":2,"maxLength":49};
const schema58 = {"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2})?)?$"};
const keyword10 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const keyword11 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const pattern20 = new RegExp("^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2})?)?$", "u");
const formats2 = formats["time-filter"];

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
for(const key0 in data){
if(!((((key0 === "mode") || (key0 === "name")) || (key0 === "allowlist")) || (key0 === "expires"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data0 === "test") || (data0 === "live"))){
const err4 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/enum",keyword:"enum",params:{allowedValues: schema52.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
const _errs7 = errors;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err7 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data1) < 1){
const err8 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.allowlist !== undefined){
let data2 = data.allowlist;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err10 = {instancePath:instancePath+"/allowlist",schemaPath:"#/properties/allowlist/type",keyword:"type",params:{type: schema54.properties.allowlist.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(Array.isArray(data2)){
if(data2.length > 50){
const err11 = {instancePath:instancePath+"/allowlist",schemaPath:"#/properties/allowlist/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs14 = errors;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err12 = {instancePath:instancePath+"/allowlist/" + i0,schemaPath:"#/properties/allowlist/items/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid6 = _errs14 === errors;
if(!valid6){
const err13 = {instancePath:instancePath+"/allowlist/" + i0,schemaPath:"#/properties/allowlist/items/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data3 === "string"){
if(func1(data3) > 49){
const err14 = {instancePath:instancePath+"/allowlist/" + i0,schemaPath:"openapi#/$defs/AddressRange/maxLength",keyword:"maxLength",params:{limit: 49}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data3) < 2){
const err15 = {instancePath:instancePath+"/allowlist/" + i0,schemaPath:"openapi#/$defs/AddressRange/minLength",keyword:"minLength",params:{limit: 2}};
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
const err16 = {instancePath:instancePath+"/allowlist/" + i0,schemaPath:"openapi#/$defs/AddressRange/type",keyword:"type",params:{type: "string"}};
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
}
if(data.expires !== undefined){
let data4 = data.expires;
const _errs18 = errors;
let valid8 = true;
const _errs19 = errors;
if(data4 !== null){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs21 = errors;
if(typeof data4 === "string"){
if(!pattern20.test(data4)){
const err18 = {instancePath:instancePath+"/expires",schemaPath:"openapi#/$defs/TimeFilter/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2})?)?$"}};
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
const err19 = {instancePath:instancePath+"/expires",schemaPath:"openapi#/$defs/TimeFilter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats2(data4))){
const err20 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/else/format",keyword:"format",params:{format: "time-filter"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid0 = _errs21 === errors;
valid8 = _valid0;
}
if(!valid8){
const err21 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/if",keyword:"if",params:{failingKeyword: "else"}};
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
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="KeysCreateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkKeysUpdatePath = validate40;
const schema59 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"openapi#/$defs/ObjectId"}},"$id":"KeysUpdatePath"};
const schema60 = {"type":"string","pattern":"^[a-z]+_[0-9a-z]+$"};
const pattern21 = new RegExp("^[a-z]+_[0-9a-z]+$", "u");

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="KeysUpdatePath" */;
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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern21.test(data0)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"openapi#/$defs/ObjectId/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"openapi#/$defs/ObjectId/type",keyword:"type",params:{type: "string"}};
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
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

const checkKeysUpdateBody = validate41;
const schema61 = {"$ref":"openapi#/$defs/UpdateKey","$id":"KeysUpdateBody"};
const schema62 = {"type":"object","properties":{"name":{"x-plain-text":true,"if":{"type":"null"},"else":{"$ref":"openapi#/$defs/DisplayName"}},"allowlist":{"type":["array","null"],"maxItems":50,"items":{"x-plain-text":true,"$ref":"openapi#/$defs/AddressRange"}},"expires":{"if":{"type":"null"},"else":{"$ref":"openapi#/$defs/TimeFilter","format":"time-filter"}}},"additionalProperties":false};
const keyword12 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const keyword13 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "allowlist")) || (key0 === "expires"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
const _errs4 = errors;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
if(data0 !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs8 = errors;
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err4 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/minLength",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = _valid0;
}
if(!valid2){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/if",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.allowlist !== undefined){
let data1 = data.allowlist;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err8 = {instancePath:instancePath+"/allowlist",schemaPath:"#/properties/allowlist/type",keyword:"type",params:{type: schema62.properties.allowlist.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(Array.isArray(data1)){
if(data1.length > 50){
const err9 = {instancePath:instancePath+"/allowlist",schemaPath:"#/properties/allowlist/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs15 = errors;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err10 = {instancePath:instancePath+"/allowlist/" + i0,schemaPath:"#/properties/allowlist/items/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid6 = _errs15 === errors;
if(!valid6){
const err11 = {instancePath:instancePath+"/allowlist/" + i0,schemaPath:"#/properties/allowlist/items/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 49){
const err12 = {instancePath:instancePath+"/allowlist/" + i0,schemaPath:"openapi#/$defs/AddressRange/maxLength",keyword:"maxLength",params:{limit: 49}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data2) < 2){
const err13 = {instancePath:instancePath+"/allowlist/" + i0,schemaPath:"openapi#/$defs/AddressRange/minLength",keyword:"minLength",params:{limit: 2}};
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
const err14 = {instancePath:instancePath+"/allowlist/" + i0,schemaPath:"openapi#/$defs/AddressRange/type",keyword:"type",params:{type: "string"}};
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
}
if(data.expires !== undefined){
let data3 = data.expires;
const _errs19 = errors;
let valid8 = true;
const _errs20 = errors;
if(data3 !== null){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid1 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
if(!_valid1){
const _errs22 = errors;
if(typeof data3 === "string"){
if(!pattern20.test(data3)){
const err16 = {instancePath:instancePath+"/expires",schemaPath:"openapi#/$defs/TimeFilter/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2})?)?$"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/expires",schemaPath:"openapi#/$defs/TimeFilter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats2(data3))){
const err18 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/else/format",keyword:"format",params:{format: "time-filter"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid1 = _errs22 === errors;
valid8 = _valid1;
}
if(!valid8){
const err19 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/if",keyword:"if",params:{failingKeyword: "else"}};
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
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="KeysUpdateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkEndpointsCreateBody = validate44;
const schema66 = {"$ref":"openapi#/$defs/CreateEndpoint","$id":"EndpointsCreateBody"};
const schema67 = {"type":"object","required":["mode","url"],"properties":{"mode":{"$ref":"openapi#/$defs/Mode"},"url":{"type":"string","minLength":1,"maxLength":500,"x-plain-text":true},"event_types":{"type":["array","null"],"minItems":1,"maxItems":8,"items":{"$ref":"openapi#/$defs/EventType"}}},"additionalProperties":false};
const schema69 = {"type":"string","enum":["order.completed","order.failed","esim.activated","esim.usage_80","esim.usage_100","esim.expired","topup.completed","balance.low","ping"]};
const keyword14 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
for(const key0 in data){
if(!(((key0 === "mode") || (key0 === "url")) || (key0 === "event_types"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data0 === "test") || (data0 === "live"))){
const err4 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/enum",keyword:"enum",params:{allowedValues: schema52.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
const _errs7 = errors;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 500){
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data1) < 1){
const err8 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.event_types !== undefined){
let data2 = data.event_types;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err10 = {instancePath:instancePath+"/event_types",schemaPath:"#/properties/event_types/type",keyword:"type",params:{type: schema67.properties.event_types.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(Array.isArray(data2)){
if(data2.length > 8){
const err11 = {instancePath:instancePath+"/event_types",schemaPath:"#/properties/event_types/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.length < 1){
const err12 = {instancePath:instancePath+"/event_types",schemaPath:"#/properties/event_types/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/event_types/" + i0,schemaPath:"openapi#/$defs/EventType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((((((((data3 === "order.completed") || (data3 === "order.failed")) || (data3 === "esim.activated")) || (data3 === "esim.usage_80")) || (data3 === "esim.usage_100")) || (data3 === "esim.expired")) || (data3 === "topup.completed")) || (data3 === "balance.low")) || (data3 === "ping"))){
const err14 = {instancePath:instancePath+"/event_types/" + i0,schemaPath:"openapi#/$defs/EventType/enum",keyword:"enum",params:{allowedValues: schema69.enum}};
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
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EndpointsCreateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkEndpointsUpdateBody = validate47;
const schema70 = {"$ref":"openapi#/$defs/UpdateEndpoint","$id":"EndpointsUpdateBody"};
const schema71 = {"type":"object","properties":{"url":{"type":["string","null"],"maxLength":500,"x-plain-text":true},"event_types":{"type":["array","null"],"minItems":1,"maxItems":8,"items":{"$ref":"openapi#/$defs/EventType"}}},"additionalProperties":false};
const keyword15 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
for(const key0 in data){
if(!((key0 === "url") || (key0 === "event_types"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.url !== undefined){
let data0 = data.url;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema71.properties.url.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs4 = errors;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 500){
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
}
if(data.event_types !== undefined){
let data1 = data.event_types;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err5 = {instancePath:instancePath+"/event_types",schemaPath:"#/properties/event_types/type",keyword:"type",params:{type: schema71.properties.event_types.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data1)){
if(data1.length > 8){
const err6 = {instancePath:instancePath+"/event_types",schemaPath:"#/properties/event_types/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/event_types",schemaPath:"#/properties/event_types/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/event_types/" + i0,schemaPath:"openapi#/$defs/EventType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((((((((data2 === "order.completed") || (data2 === "order.failed")) || (data2 === "esim.activated")) || (data2 === "esim.usage_80")) || (data2 === "esim.usage_100")) || (data2 === "esim.expired")) || (data2 === "topup.completed")) || (data2 === "balance.low")) || (data2 === "ping"))){
const err9 = {instancePath:instancePath+"/event_types/" + i0,schemaPath:"openapi#/$defs/EventType/enum",keyword:"enum",params:{allowedValues: schema69.enum}};
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
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EndpointsUpdateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkEndpointsFiguresQuery = validate50;
const schema73 = {"type":"object","required":["span"],"properties":{"span":{"$ref":"openapi#/$defs/FigureSpan"}},"$id":"EndpointsFiguresQuery"};
const schema74 = {"type":"string","enum":["hour","day"]};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EndpointsFiguresQuery" */;
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/span",schemaPath:"openapi#/$defs/FigureSpan/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "hour") || (data0 === "day"))){
const err2 = {instancePath:instancePath+"/span",schemaPath:"openapi#/$defs/FigureSpan/enum",keyword:"enum",params:{allowedValues: schema74.enum}};
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
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"span":true},"dynamicProps":false,"dynamicItems":false};

const checkEndpointsPingQuery = validate51;
const schema75 = {"type":"object","required":[],"properties":{"event_type":{"$ref":"openapi#/$defs/EventType"}},"$id":"EndpointsPingQuery"};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EndpointsPingQuery" */;
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
if(data.event_type !== undefined){
let data0 = data.event_type;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/event_type",schemaPath:"openapi#/$defs/EventType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((((data0 === "order.completed") || (data0 === "order.failed")) || (data0 === "esim.activated")) || (data0 === "esim.usage_80")) || (data0 === "esim.usage_100")) || (data0 === "esim.expired")) || (data0 === "topup.completed")) || (data0 === "balance.low")) || (data0 === "ping"))){
const err1 = {instancePath:instancePath+"/event_type",schemaPath:"openapi#/$defs/EventType/enum",keyword:"enum",params:{allowedValues: schema69.enum}};
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
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"event_type":true},"dynamicProps":false,"dynamicItems":false};

const checkDeliveriesListQuery = validate52;
const schema77 = {"type":"object","required":["mode"],"properties":{"mode":{"$ref":"openapi#/$defs/Mode"},"endpoint_id":{"$ref":"openapi#/$defs/ObjectId"},"status":{"$ref":"openapi#/$defs/DeliveryStatus"},"event_id":{"$ref":"openapi#/$defs/EventId"},"event_type":{"$ref":"openapi#/$defs/EventType"},"since":{"$ref":"openapi#/$defs/TimeFilter","format":"time-filter"},"until":{"$ref":"openapi#/$defs/TimeFilter","format":"time-filter"},"limit":{"type":"integer","minimum":1,"maximum":100,"format":"int32"},"cursor":{"type":"string","minLength":1}},"$id":"DeliveriesListQuery"};
const schema80 = {"type":"string","enum":["pending","sending","delivered","retrying","failed"]};
const schema81 = {"type":"string","pattern":"^evt_[0-9a-f]{24}$"};
const pattern28 = new RegExp("^evt_[0-9a-f]{24}$", "u");

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="DeliveriesListQuery" */;
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "test") || (data0 === "live"))){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/enum",keyword:"enum",params:{allowedValues: schema52.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.endpoint_id !== undefined){
let data1 = data.endpoint_id;
if(typeof data1 === "string"){
if(!pattern21.test(data1)){
const err3 = {instancePath:instancePath+"/endpoint_id",schemaPath:"openapi#/$defs/ObjectId/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
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
const err4 = {instancePath:instancePath+"/endpoint_id",schemaPath:"openapi#/$defs/ObjectId/type",keyword:"type",params:{type: "string"}};
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
let data2 = data.status;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/status",schemaPath:"openapi#/$defs/DeliveryStatus/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((data2 === "pending") || (data2 === "sending")) || (data2 === "delivered")) || (data2 === "retrying")) || (data2 === "failed"))){
const err6 = {instancePath:instancePath+"/status",schemaPath:"openapi#/$defs/DeliveryStatus/enum",keyword:"enum",params:{allowedValues: schema80.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.event_id !== undefined){
let data3 = data.event_id;
if(typeof data3 === "string"){
if(!pattern28.test(data3)){
const err7 = {instancePath:instancePath+"/event_id",schemaPath:"openapi#/$defs/EventId/pattern",keyword:"pattern",params:{pattern: "^evt_[0-9a-f]{24}$"}};
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
const err8 = {instancePath:instancePath+"/event_id",schemaPath:"openapi#/$defs/EventId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.event_type !== undefined){
let data4 = data.event_type;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/event_type",schemaPath:"openapi#/$defs/EventType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((((((((data4 === "order.completed") || (data4 === "order.failed")) || (data4 === "esim.activated")) || (data4 === "esim.usage_80")) || (data4 === "esim.usage_100")) || (data4 === "esim.expired")) || (data4 === "topup.completed")) || (data4 === "balance.low")) || (data4 === "ping"))){
const err10 = {instancePath:instancePath+"/event_type",schemaPath:"openapi#/$defs/EventType/enum",keyword:"enum",params:{allowedValues: schema69.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.since !== undefined){
let data5 = data.since;
if(typeof data5 === "string"){
if(!pattern20.test(data5)){
const err11 = {instancePath:instancePath+"/since",schemaPath:"openapi#/$defs/TimeFilter/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2})?)?$"}};
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
const err12 = {instancePath:instancePath+"/since",schemaPath:"openapi#/$defs/TimeFilter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats2(data5))){
const err13 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/format",keyword:"format",params:{format: "time-filter"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.until !== undefined){
let data6 = data.until;
if(typeof data6 === "string"){
if(!pattern20.test(data6)){
const err14 = {instancePath:instancePath+"/until",schemaPath:"openapi#/$defs/TimeFilter/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2})?)?$"}};
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
const err15 = {instancePath:instancePath+"/until",schemaPath:"openapi#/$defs/TimeFilter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats2(data6))){
const err16 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/format",keyword:"format",params:{format: "time-filter"}};
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
if(data.limit !== undefined){
let data7 = data.limit;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(formats0.validate(data7))){
const err20 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"}};
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
if(data.cursor !== undefined){
let data8 = data.cursor;
if(typeof data8 === "string"){
if(func1(data8) < 1){
const err21 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
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
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"mode":true,"endpoint_id":true,"status":true,"event_id":true,"event_type":true,"since":true,"until":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkResendsListQuery = validate53;
const schema85 = {"type":"object","required":["mode"],"properties":{"mode":{"$ref":"openapi#/$defs/Mode"}},"$id":"ResendsListQuery"};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ResendsListQuery" */;
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "test") || (data0 === "live"))){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/enum",keyword:"enum",params:{allowedValues: schema52.enum}};
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
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"mode":true},"dynamicProps":false,"dynamicItems":false};

const checkResendsCreateBody = validate54;
const schema87 = {"$ref":"openapi#/$defs/CreateResend","$id":"ResendsCreateBody"};
const schema88 = {"type":"object","required":["mode"],"properties":{"mode":{"$ref":"openapi#/$defs/Mode"},"delivery_ids":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"openapi#/$defs/ObjectId"}},"failed_since":{"$ref":"openapi#/$defs/TimeFilter","format":"time-filter"},"endpoint_id":{"$ref":"openapi#/$defs/ObjectId"}},"additionalProperties":false};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
for(const key0 in data){
if(!((((key0 === "mode") || (key0 === "delivery_ids")) || (key0 === "failed_since")) || (key0 === "endpoint_id"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.mode;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "test") || (data0 === "live"))){
const err3 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/enum",keyword:"enum",params:{allowedValues: schema52.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.delivery_ids !== undefined){
let data1 = data.delivery_ids;
if(Array.isArray(data1)){
if(data1.length > 100){
const err4 = {instancePath:instancePath+"/delivery_ids",schemaPath:"#/properties/delivery_ids/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/delivery_ids",schemaPath:"#/properties/delivery_ids/minItems",keyword:"minItems",params:{limit: 1}};
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
if(typeof data2 === "string"){
if(!pattern21.test(data2)){
const err6 = {instancePath:instancePath+"/delivery_ids/" + i0,schemaPath:"openapi#/$defs/ObjectId/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
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
const err7 = {instancePath:instancePath+"/delivery_ids/" + i0,schemaPath:"openapi#/$defs/ObjectId/type",keyword:"type",params:{type: "string"}};
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
const err8 = {instancePath:instancePath+"/delivery_ids",schemaPath:"#/properties/delivery_ids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.failed_since !== undefined){
let data3 = data.failed_since;
if(typeof data3 === "string"){
if(!pattern20.test(data3)){
const err9 = {instancePath:instancePath+"/failed_since",schemaPath:"openapi#/$defs/TimeFilter/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2})?)?$"}};
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
const err10 = {instancePath:instancePath+"/failed_since",schemaPath:"openapi#/$defs/TimeFilter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats2(data3))){
const err11 = {instancePath:instancePath+"/failed_since",schemaPath:"#/properties/failed_since/format",keyword:"format",params:{format: "time-filter"}};
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
if(data.endpoint_id !== undefined){
let data4 = data.endpoint_id;
if(typeof data4 === "string"){
if(!pattern21.test(data4)){
const err12 = {instancePath:instancePath+"/endpoint_id",schemaPath:"openapi#/$defs/ObjectId/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/endpoint_id",schemaPath:"openapi#/$defs/ObjectId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ResendsCreateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkThresholdSetBody = validate57;
const schema93 = {"$ref":"openapi#/$defs/LowBalanceThreshold","$id":"ThresholdSetBody"};
const schema94 = {"type":"object","required":["amount"],"properties":{"amount":{"if":{"type":"null"},"else":{"$ref":"openapi#/$defs/Rupees"}}},"additionalProperties":false};
const schema95 = {"type":"string","pattern":"^[0-9]{1,10}(\\.[0-9]{1,2})?$"};
const pattern34 = new RegExp("^[0-9]{1,10}(\\.[0-9]{1,2})?$", "u");

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
for(const key0 in data){
if(!(key0 === "amount")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
const _errs3 = errors;
let valid1 = true;
const _errs4 = errors;
if(data0 !== null){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs6 = errors;
if(typeof data0 === "string"){
if(!pattern34.test(data0)){
const err3 = {instancePath:instancePath+"/amount",schemaPath:"openapi#/$defs/Rupees/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,10}(\\.[0-9]{1,2})?$"}};
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
const err4 = {instancePath:instancePath+"/amount",schemaPath:"openapi#/$defs/Rupees/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/if",keyword:"if",params:{failingKeyword: "else"}};
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
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ThresholdSetBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkRecipientsSetBody = validate60;
const schema96 = {"$ref":"openapi#/$defs/LowBalanceRecipients","$id":"RecipientsSetBody"};
const schema97 = {"type":"object","required":["addresses"],"properties":{"addresses":{"type":["array","null"],"minItems":1,"maxItems":10,"items":{"$ref":"openapi#/$defs/MailAddress"}}},"additionalProperties":false};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
for(const key0 in data){
if(!(key0 === "addresses")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.addresses !== undefined){
let data0 = data.addresses;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/type",keyword:"type",params:{type: schema97.properties.addresses.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data0)){
if(data0.length > 10){
const err3 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func1(data1) > 254){
const err5 = {instancePath:instancePath+"/addresses/" + i0,schemaPath:"openapi#/$defs/MailAddress/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern5.test(data1)){
const err6 = {instancePath:instancePath+"/addresses/" + i0,schemaPath:"openapi#/$defs/MailAddress/pattern",keyword:"pattern",params:{pattern: "^[^\\s@,;:<>()\\[\\]\"\\\\\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"}};
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
const err7 = {instancePath:instancePath+"/addresses/" + i0,schemaPath:"openapi#/$defs/MailAddress/type",keyword:"type",params:{type: "string"}};
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
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RecipientsSetBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate61(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkLedgerListQuery = validate63;
const schema99 = {"type":"object","required":["mode"],"properties":{"mode":{"$ref":"openapi#/$defs/Mode"},"limit":{"type":"integer","minimum":1,"maximum":100,"format":"int32"},"cursor":{"type":"string","minLength":1}},"$id":"LedgerListQuery"};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LedgerListQuery" */;
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "test") || (data0 === "live"))){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/enum",keyword:"enum",params:{allowedValues: schema52.enum}};
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
if(!(formats0.validate(data1))){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"}};
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
if(data.cursor !== undefined){
let data2 = data.cursor;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
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
const err8 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
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
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"mode":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkStatementGetQuery = validate64;
const schema101 = {"type":"object","required":["month"],"properties":{"month":{"$ref":"openapi#/$defs/Month"}},"$id":"StatementGetQuery"};
const schema102 = {"type":"string","pattern":"^2[0-9]{3}-(0[1-9]|1[0-2])$"};
const pattern36 = new RegExp("^2[0-9]{3}-(0[1-9]|1[0-2])$", "u");

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="StatementGetQuery" */;
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
if(!pattern36.test(data0)){
const err1 = {instancePath:instancePath+"/month",schemaPath:"openapi#/$defs/Month/pattern",keyword:"pattern",params:{pattern: "^2[0-9]{3}-(0[1-9]|1[0-2])$"}};
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
const err2 = {instancePath:instancePath+"/month",schemaPath:"openapi#/$defs/Month/type",keyword:"type",params:{type: "string"}};
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
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"month":true},"dynamicProps":false,"dynamicItems":false};

const checkPackagesListQuery = validate65;
const schema103 = {"type":"object","required":[],"properties":{"country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"region":{"type":"string"},"unlimited":{"type":"boolean"},"q":{"type":"string","maxLength":100,"x-plain-text":true},"limit":{"type":"integer","minimum":1,"maximum":100,"format":"int32"},"cursor":{"type":"string","minLength":1}},"$id":"PackagesListQuery"};
const pattern37 = new RegExp("^[A-Za-z]{2}$", "u");
const keyword16 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PackagesListQuery" */;
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
const _errs9 = errors;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err4 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
const err5 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data3 === "string"){
if(func1(data3) > 100){
const err6 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err7 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
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
if(!(formats0.validate(data4))){
const err11 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"}};
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
if(data.cursor !== undefined){
let data5 = data.cursor;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err12 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"country":true,"region":true,"unlimited":true,"q":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkPackagesGetPath = validate66;
const schema104 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"openapi#/$defs/PackageId"}},"$id":"PackagesGetPath"};
const schema105 = {"type":"string","pattern":"^pkg_[1-9][0-9]*$"};
const pattern39 = new RegExp("^pkg_[1-9][0-9]*$", "u");

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PackagesGetPath" */;
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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern39.test(data0)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"openapi#/$defs/PackageId/pattern",keyword:"pattern",params:{pattern: "^pkg_[1-9][0-9]*$"}};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"openapi#/$defs/PackageId/type",keyword:"type",params:{type: "string"}};
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
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

const checkOrdersListQuery = validate67;
const schema106 = {"type":"object","required":["mode"],"properties":{"mode":{"$ref":"openapi#/$defs/Mode"},"status":{"$ref":"openapi#/$defs/OrderStatus"},"customer_ref":{"type":"string","maxLength":120,"x-plain-text":true},"created_after":{"$ref":"openapi#/$defs/TimeFilter","format":"time-filter"},"created_before":{"$ref":"openapi#/$defs/TimeFilter","format":"time-filter"},"traveller":{"type":"string","minLength":1,"maxLength":100,"x-plain-text":true},"iccid":{"$ref":"openapi#/$defs/Iccid"},"destination":{"type":"string","pattern":"^([A-Z]{2}|region-[0-9]{1,9})$"},"sort":{"$ref":"openapi#/$defs/TimeOrder"},"limit":{"type":"integer","minimum":1,"maximum":100,"format":"int32"},"cursor":{"type":"string","minLength":1}},"$id":"OrdersListQuery"};
const schema108 = {"type":"string","enum":["processing","completed","partially_completed","failed","cancelled"]};
const schema111 = {"type":"string","pattern":"^[0-9]+$"};
const schema112 = {"type":"string","enum":["newest","oldest"]};
const keyword17 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const keyword18 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const pattern44 = new RegExp("^[0-9]+$", "u");
const pattern45 = new RegExp("^([A-Z]{2}|region-[0-9]{1,9})$", "u");

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="OrdersListQuery" */;
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "test") || (data0 === "live"))){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/enum",keyword:"enum",params:{allowedValues: schema52.enum}};
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
let data1 = data.status;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/status",schemaPath:"openapi#/$defs/OrderStatus/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((data1 === "processing") || (data1 === "completed")) || (data1 === "partially_completed")) || (data1 === "failed")) || (data1 === "cancelled"))){
const err4 = {instancePath:instancePath+"/status",schemaPath:"openapi#/$defs/OrderStatus/enum",keyword:"enum",params:{allowedValues: schema108.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.customer_ref !== undefined){
let data2 = data.customer_ref;
const _errs9 = errors;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err5 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
const err6 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 120){
const err7 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/maxLength",keyword:"maxLength",params:{limit: 120}};
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
const err8 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.created_after !== undefined){
let data3 = data.created_after;
if(typeof data3 === "string"){
if(!pattern20.test(data3)){
const err9 = {instancePath:instancePath+"/created_after",schemaPath:"openapi#/$defs/TimeFilter/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2})?)?$"}};
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
const err10 = {instancePath:instancePath+"/created_after",schemaPath:"openapi#/$defs/TimeFilter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats2(data3))){
const err11 = {instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/format",keyword:"format",params:{format: "time-filter"}};
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
if(data.created_before !== undefined){
let data4 = data.created_before;
if(typeof data4 === "string"){
if(!pattern20.test(data4)){
const err12 = {instancePath:instancePath+"/created_before",schemaPath:"openapi#/$defs/TimeFilter/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2})?)?$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/created_before",schemaPath:"openapi#/$defs/TimeFilter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats2(data4))){
const err14 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/format",keyword:"format",params:{format: "time-filter"}};
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
if(data.traveller !== undefined){
let data5 = data.traveller;
const _errs19 = errors;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err15 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid6 = _errs19 === errors;
if(!valid6){
const err16 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data5 === "string"){
if(func1(data5) > 100){
const err17 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func1(data5) < 1){
const err18 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/minLength",keyword:"minLength",params:{limit: 1}};
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
const err19 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.iccid !== undefined){
let data6 = data.iccid;
if(typeof data6 === "string"){
if(!pattern44.test(data6)){
const err20 = {instancePath:instancePath+"/iccid",schemaPath:"openapi#/$defs/Iccid/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/iccid",schemaPath:"openapi#/$defs/Iccid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.destination !== undefined){
let data7 = data.destination;
if(typeof data7 === "string"){
if(!pattern45.test(data7)){
const err22 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/pattern",keyword:"pattern",params:{pattern: "^([A-Z]{2}|region-[0-9]{1,9})$"}};
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
const err23 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.sort !== undefined){
let data8 = data.sort;
if(typeof data8 !== "string"){
const err24 = {instancePath:instancePath+"/sort",schemaPath:"openapi#/$defs/TimeOrder/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((data8 === "newest") || (data8 === "oldest"))){
const err25 = {instancePath:instancePath+"/sort",schemaPath:"openapi#/$defs/TimeOrder/enum",keyword:"enum",params:{allowedValues: schema112.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.limit !== undefined){
let data9 = data.limit;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err26 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100 || isNaN(data9)){
const err27 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(formats0.validate(data9))){
const err29 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data10 = data.cursor;
if(typeof data10 === "string"){
if(func1(data10) < 1){
const err30 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"mode":true,"status":true,"customer_ref":true,"created_after":true,"created_before":true,"traveller":true,"iccid":true,"destination":true,"sort":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkOrdersCreateBody = validate68;
const schema113 = {"$ref":"openapi#/$defs/CreateStaffOrder","$id":"OrdersCreateBody"};
const schema114 = {"type":"object","required":["mode","items"],"properties":{"mode":{"$ref":"openapi#/$defs/Mode"},"items":{"type":"array","minItems":1,"maxItems":20,"items":{"$ref":"openapi#/$defs/StaffOrderItem"}},"customer_ref":{"type":["string","null"],"maxLength":120,"x-plain-text":true},"customer":{"if":{"type":"null"},"else":{"$ref":"openapi#/$defs/Customer"}}},"additionalProperties":false};
const schema116 = {"type":"object","required":["package_id","quantity"],"properties":{"package_id":{"type":"string","minLength":1,"x-plain-text":true},"quantity":{"type":"integer","minimum":1,"maximum":50,"format":"int32"}},"additionalProperties":false};
const keyword19 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const keyword20 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const schema117 = {"type":"object","properties":{"name":{"type":["string","null"],"maxLength":120,"x-plain-text":true},"email":{"maxLength":254,"x-plain-text":true,"if":{"type":"null"},"else":{"$ref":"openapi#/$defs/EmailAddress"}}},"additionalProperties":false};
const schema118 = {"type":"string","pattern":"^[^\\s@,<>\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,<>.\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,<>.\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"};
const keyword21 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const keyword22 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const pattern50 = new RegExp("^[^\\s@,<>\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,<>.\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,<>.\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$", "u");

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
for(const key0 in data){
if(!((key0 === "name") || (key0 === "email"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema117.properties.name.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs4 = errors;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 120){
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
}
if(data.email !== undefined){
let data1 = data.email;
const _errs8 = errors;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid2 = _errs8 === errors;
if(!valid2){
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs9 = errors;
let valid3 = true;
const _errs10 = errors;
if(data1 !== null){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs12 = errors;
if(typeof data1 === "string"){
if(!pattern50.test(data1)){
const err8 = {instancePath:instancePath+"/email",schemaPath:"openapi#/$defs/EmailAddress/pattern",keyword:"pattern",params:{pattern: "^[^\\s@,<>\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,<>.\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,<>.\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/email",schemaPath:"openapi#/$defs/EmailAddress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid3 = _valid0;
}
if(!valid3){
const err10 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/if",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 254){
const err11 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
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
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
for(const key0 in data){
if(!((((key0 === "mode") || (key0 === "items")) || (key0 === "customer_ref")) || (key0 === "customer"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data0 === "test") || (data0 === "live"))){
const err4 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/enum",keyword:"enum",params:{allowedValues: schema52.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
if(data1.length > 20){
const err5 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
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
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.package_id === undefined){
const err7 = {instancePath:instancePath+"/items/" + i0,schemaPath:"openapi#/$defs/StaffOrderItem/required",keyword:"required",params:{missingProperty: "package_id"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.quantity === undefined){
const err8 = {instancePath:instancePath+"/items/" + i0,schemaPath:"openapi#/$defs/StaffOrderItem/required",keyword:"required",params:{missingProperty: "quantity"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "package_id") || (key1 === "quantity"))){
const err9 = {instancePath:instancePath+"/items/" + i0,schemaPath:"openapi#/$defs/StaffOrderItem/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.package_id !== undefined){
let data3 = data2.package_id;
const _errs13 = errors;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err10 = {instancePath:instancePath+"/items/" + i0+"/package_id",schemaPath:"openapi#/$defs/StaffOrderItem/properties/package_id/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid6 = _errs13 === errors;
if(!valid6){
const err11 = {instancePath:instancePath+"/items/" + i0+"/package_id",schemaPath:"openapi#/$defs/StaffOrderItem/properties/package_id/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err12 = {instancePath:instancePath+"/items/" + i0+"/package_id",schemaPath:"openapi#/$defs/StaffOrderItem/properties/package_id/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/items/" + i0+"/package_id",schemaPath:"openapi#/$defs/StaffOrderItem/properties/package_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.quantity !== undefined){
let data4 = data2.quantity;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err14 = {instancePath:instancePath+"/items/" + i0+"/quantity",schemaPath:"openapi#/$defs/StaffOrderItem/properties/quantity/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 50 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/items/" + i0+"/quantity",schemaPath:"openapi#/$defs/StaffOrderItem/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/items/" + i0+"/quantity",schemaPath:"openapi#/$defs/StaffOrderItem/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats0.validate(data4))){
const err17 = {instancePath:instancePath+"/items/" + i0+"/quantity",schemaPath:"openapi#/$defs/StaffOrderItem/properties/quantity/format",keyword:"format",params:{format: "int32"}};
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
}
else {
const err18 = {instancePath:instancePath+"/items/" + i0,schemaPath:"openapi#/$defs/StaffOrderItem/type",keyword:"type",params:{type: "object"}};
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
const err19 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.customer_ref !== undefined){
let data5 = data.customer_ref;
if((typeof data5 !== "string") && (data5 !== null)){
const err20 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/type",keyword:"type",params:{type: schema114.properties.customer_ref.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs19 = errors;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err21 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var valid7 = _errs19 === errors;
if(!valid7){
const err22 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data5 === "string"){
if(func1(data5) > 120){
const err23 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/maxLength",keyword:"maxLength",params:{limit: 120}};
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
if(data.customer !== undefined){
let data6 = data.customer;
const _errs22 = errors;
let valid8 = true;
const _errs23 = errors;
if(data6 !== null){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid0 = _errs23 === errors;
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs25 = errors;
if(!(validate70(data6, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var _valid0 = _errs25 === errors;
valid8 = _valid0;
}
if(!valid8){
const err25 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/if",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="OrdersCreateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkOrderTotalsGetQuery = validate73;
const schema119 = {"type":"object","required":["mode"],"properties":{"mode":{"$ref":"openapi#/$defs/Mode"},"status":{"$ref":"openapi#/$defs/OrderStatus"},"customer_ref":{"type":"string","maxLength":120,"x-plain-text":true},"created_after":{"$ref":"openapi#/$defs/TimeFilter","format":"time-filter"},"created_before":{"$ref":"openapi#/$defs/TimeFilter","format":"time-filter"},"traveller":{"type":"string","minLength":1,"maxLength":100,"x-plain-text":true},"iccid":{"$ref":"openapi#/$defs/Iccid"},"destination":{"type":"string","pattern":"^([A-Z]{2}|region-[0-9]{1,9})$"}},"$id":"OrderTotalsGetQuery"};
const keyword23 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const keyword24 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="OrderTotalsGetQuery" */;
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "test") || (data0 === "live"))){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/enum",keyword:"enum",params:{allowedValues: schema52.enum}};
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
let data1 = data.status;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/status",schemaPath:"openapi#/$defs/OrderStatus/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((data1 === "processing") || (data1 === "completed")) || (data1 === "partially_completed")) || (data1 === "failed")) || (data1 === "cancelled"))){
const err4 = {instancePath:instancePath+"/status",schemaPath:"openapi#/$defs/OrderStatus/enum",keyword:"enum",params:{allowedValues: schema108.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.customer_ref !== undefined){
let data2 = data.customer_ref;
const _errs9 = errors;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err5 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
const err6 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 120){
const err7 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/maxLength",keyword:"maxLength",params:{limit: 120}};
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
const err8 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.created_after !== undefined){
let data3 = data.created_after;
if(typeof data3 === "string"){
if(!pattern20.test(data3)){
const err9 = {instancePath:instancePath+"/created_after",schemaPath:"openapi#/$defs/TimeFilter/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2})?)?$"}};
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
const err10 = {instancePath:instancePath+"/created_after",schemaPath:"openapi#/$defs/TimeFilter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats2(data3))){
const err11 = {instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/format",keyword:"format",params:{format: "time-filter"}};
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
if(data.created_before !== undefined){
let data4 = data.created_before;
if(typeof data4 === "string"){
if(!pattern20.test(data4)){
const err12 = {instancePath:instancePath+"/created_before",schemaPath:"openapi#/$defs/TimeFilter/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2})?)?$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/created_before",schemaPath:"openapi#/$defs/TimeFilter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats2(data4))){
const err14 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/format",keyword:"format",params:{format: "time-filter"}};
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
if(data.traveller !== undefined){
let data5 = data.traveller;
const _errs19 = errors;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err15 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid6 = _errs19 === errors;
if(!valid6){
const err16 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data5 === "string"){
if(func1(data5) > 100){
const err17 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func1(data5) < 1){
const err18 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/minLength",keyword:"minLength",params:{limit: 1}};
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
const err19 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.iccid !== undefined){
let data6 = data.iccid;
if(typeof data6 === "string"){
if(!pattern44.test(data6)){
const err20 = {instancePath:instancePath+"/iccid",schemaPath:"openapi#/$defs/Iccid/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/iccid",schemaPath:"openapi#/$defs/Iccid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.destination !== undefined){
let data7 = data.destination;
if(typeof data7 === "string"){
if(!pattern45.test(data7)){
const err22 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/pattern",keyword:"pattern",params:{pattern: "^([A-Z]{2}|region-[0-9]{1,9})$"}};
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
const err23 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/type",keyword:"type",params:{type: "string"}};
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
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"mode":true,"status":true,"customer_ref":true,"created_after":true,"created_before":true,"traveller":true,"iccid":true,"destination":true},"dynamicProps":false,"dynamicItems":false};

const checkOrdersGetPath = validate74;
const schema125 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"openapi#/$defs/OrderId"}},"$id":"OrdersGetPath"};
const schema126 = {"type":"string","pattern":"^ord_(test_[0-9a-f]{12}|[a-z0-9]+)$"};
const pattern57 = new RegExp("^ord_(test_[0-9a-f]{12}|[a-z0-9]+)$", "u");

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="OrdersGetPath" */;
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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern57.test(data0)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"openapi#/$defs/OrderId/pattern",keyword:"pattern",params:{pattern: "^ord_(test_[0-9a-f]{12}|[a-z0-9]+)$"}};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"openapi#/$defs/OrderId/type",keyword:"type",params:{type: "string"}};
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
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

const checkOrderEventsListQuery = validate75;
const schema127 = {"type":"object","required":[],"properties":{"limit":{"type":"integer","minimum":1,"maximum":100,"format":"int32"},"cursor":{"type":"string","minLength":1}},"$id":"OrderEventsListQuery"};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="OrderEventsListQuery" */;
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
if(!(formats0.validate(data0))){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"}};
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
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) < 1){
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
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkEsimsListQuery = validate76;
const schema128 = {"type":"object","required":["mode"],"properties":{"mode":{"$ref":"openapi#/$defs/Mode"},"status":{"$ref":"openapi#/$defs/EsimStatus"},"customer_ref":{"type":"string","maxLength":120,"x-plain-text":true},"created_after":{"$ref":"openapi#/$defs/TimeFilter","format":"time-filter"},"created_before":{"$ref":"openapi#/$defs/TimeFilter","format":"time-filter"},"traveller":{"type":"string","minLength":1,"maxLength":100,"x-plain-text":true},"iccid":{"$ref":"openapi#/$defs/Iccid"},"destination":{"type":"string","pattern":"^([A-Z]{2}|region-[0-9]{1,9})$"},"sort":{"$ref":"openapi#/$defs/TimeOrder"},"limit":{"type":"integer","minimum":1,"maximum":100,"format":"int32"},"cursor":{"type":"string","minLength":1}},"$id":"EsimsListQuery"};
const schema130 = {"type":"string","enum":["ready","active","depleted","expired","cancelled"]};
const keyword25 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const keyword26 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EsimsListQuery" */;
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
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "test") || (data0 === "live"))){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/enum",keyword:"enum",params:{allowedValues: schema52.enum}};
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
let data1 = data.status;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/status",schemaPath:"openapi#/$defs/EsimStatus/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((data1 === "ready") || (data1 === "active")) || (data1 === "depleted")) || (data1 === "expired")) || (data1 === "cancelled"))){
const err4 = {instancePath:instancePath+"/status",schemaPath:"openapi#/$defs/EsimStatus/enum",keyword:"enum",params:{allowedValues: schema130.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.customer_ref !== undefined){
let data2 = data.customer_ref;
const _errs9 = errors;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err5 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
const err6 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 120){
const err7 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/maxLength",keyword:"maxLength",params:{limit: 120}};
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
const err8 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.created_after !== undefined){
let data3 = data.created_after;
if(typeof data3 === "string"){
if(!pattern20.test(data3)){
const err9 = {instancePath:instancePath+"/created_after",schemaPath:"openapi#/$defs/TimeFilter/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2})?)?$"}};
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
const err10 = {instancePath:instancePath+"/created_after",schemaPath:"openapi#/$defs/TimeFilter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats2(data3))){
const err11 = {instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/format",keyword:"format",params:{format: "time-filter"}};
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
if(data.created_before !== undefined){
let data4 = data.created_before;
if(typeof data4 === "string"){
if(!pattern20.test(data4)){
const err12 = {instancePath:instancePath+"/created_before",schemaPath:"openapi#/$defs/TimeFilter/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2})?)?$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/created_before",schemaPath:"openapi#/$defs/TimeFilter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats2(data4))){
const err14 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/format",keyword:"format",params:{format: "time-filter"}};
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
if(data.traveller !== undefined){
let data5 = data.traveller;
const _errs19 = errors;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err15 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid6 = _errs19 === errors;
if(!valid6){
const err16 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data5 === "string"){
if(func1(data5) > 100){
const err17 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func1(data5) < 1){
const err18 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/minLength",keyword:"minLength",params:{limit: 1}};
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
const err19 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.iccid !== undefined){
let data6 = data.iccid;
if(typeof data6 === "string"){
if(!pattern44.test(data6)){
const err20 = {instancePath:instancePath+"/iccid",schemaPath:"openapi#/$defs/Iccid/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/iccid",schemaPath:"openapi#/$defs/Iccid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.destination !== undefined){
let data7 = data.destination;
if(typeof data7 === "string"){
if(!pattern45.test(data7)){
const err22 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/pattern",keyword:"pattern",params:{pattern: "^([A-Z]{2}|region-[0-9]{1,9})$"}};
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
const err23 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.sort !== undefined){
let data8 = data.sort;
if(typeof data8 !== "string"){
const err24 = {instancePath:instancePath+"/sort",schemaPath:"openapi#/$defs/TimeOrder/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((data8 === "newest") || (data8 === "oldest"))){
const err25 = {instancePath:instancePath+"/sort",schemaPath:"openapi#/$defs/TimeOrder/enum",keyword:"enum",params:{allowedValues: schema112.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.limit !== undefined){
let data9 = data.limit;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err26 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100 || isNaN(data9)){
const err27 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(formats0.validate(data9))){
const err29 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data10 = data.cursor;
if(typeof data10 === "string"){
if(func1(data10) < 1){
const err30 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"mode":true,"status":true,"customer_ref":true,"created_after":true,"created_before":true,"traveller":true,"iccid":true,"destination":true,"sort":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkEsimsCsvGetQuery = validate77;
const schema135 = {"type":"object","required":["mode"],"properties":{"mode":{"$ref":"openapi#/$defs/Mode"},"status":{"$ref":"openapi#/$defs/EsimStatus"},"customer_ref":{"type":"string","maxLength":120,"x-plain-text":true},"created_after":{"$ref":"openapi#/$defs/TimeFilter","format":"time-filter"},"created_before":{"$ref":"openapi#/$defs/TimeFilter","format":"time-filter"},"traveller":{"type":"string","minLength":1,"maxLength":100,"x-plain-text":true},"iccid":{"$ref":"openapi#/$defs/Iccid"},"destination":{"type":"string","pattern":"^([A-Z]{2}|region-[0-9]{1,9})$"}},"$id":"EsimsCsvGetQuery"};
const keyword27 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const keyword28 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EsimsCsvGetQuery" */;
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "test") || (data0 === "live"))){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/enum",keyword:"enum",params:{allowedValues: schema52.enum}};
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
let data1 = data.status;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/status",schemaPath:"openapi#/$defs/EsimStatus/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((data1 === "ready") || (data1 === "active")) || (data1 === "depleted")) || (data1 === "expired")) || (data1 === "cancelled"))){
const err4 = {instancePath:instancePath+"/status",schemaPath:"openapi#/$defs/EsimStatus/enum",keyword:"enum",params:{allowedValues: schema130.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.customer_ref !== undefined){
let data2 = data.customer_ref;
const _errs9 = errors;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err5 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
const err6 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 120){
const err7 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/maxLength",keyword:"maxLength",params:{limit: 120}};
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
const err8 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.created_after !== undefined){
let data3 = data.created_after;
if(typeof data3 === "string"){
if(!pattern20.test(data3)){
const err9 = {instancePath:instancePath+"/created_after",schemaPath:"openapi#/$defs/TimeFilter/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2})?)?$"}};
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
const err10 = {instancePath:instancePath+"/created_after",schemaPath:"openapi#/$defs/TimeFilter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats2(data3))){
const err11 = {instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/format",keyword:"format",params:{format: "time-filter"}};
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
if(data.created_before !== undefined){
let data4 = data.created_before;
if(typeof data4 === "string"){
if(!pattern20.test(data4)){
const err12 = {instancePath:instancePath+"/created_before",schemaPath:"openapi#/$defs/TimeFilter/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2})?)?$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/created_before",schemaPath:"openapi#/$defs/TimeFilter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats2(data4))){
const err14 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/format",keyword:"format",params:{format: "time-filter"}};
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
if(data.traveller !== undefined){
let data5 = data.traveller;
const _errs19 = errors;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err15 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid6 = _errs19 === errors;
if(!valid6){
const err16 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data5 === "string"){
if(func1(data5) > 100){
const err17 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func1(data5) < 1){
const err18 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/minLength",keyword:"minLength",params:{limit: 1}};
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
const err19 = {instancePath:instancePath+"/traveller",schemaPath:"#/properties/traveller/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.iccid !== undefined){
let data6 = data.iccid;
if(typeof data6 === "string"){
if(!pattern44.test(data6)){
const err20 = {instancePath:instancePath+"/iccid",schemaPath:"openapi#/$defs/Iccid/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/iccid",schemaPath:"openapi#/$defs/Iccid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.destination !== undefined){
let data7 = data.destination;
if(typeof data7 === "string"){
if(!pattern45.test(data7)){
const err22 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/pattern",keyword:"pattern",params:{pattern: "^([A-Z]{2}|region-[0-9]{1,9})$"}};
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
const err23 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/type",keyword:"type",params:{type: "string"}};
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
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":{"mode":true,"status":true,"customer_ref":true,"created_after":true,"created_before":true,"traveller":true,"iccid":true,"destination":true},"dynamicProps":false,"dynamicItems":false};

const checkEsimsGetPath = validate78;
const schema141 = {"type":"object","required":["iccid"],"properties":{"iccid":{"$ref":"openapi#/$defs/Iccid"}},"$id":"EsimsGetPath"};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EsimsGetPath" */;
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
if(data.iccid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "iccid"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.iccid !== undefined){
let data0 = data.iccid;
if(typeof data0 === "string"){
if(!pattern44.test(data0)){
const err1 = {instancePath:instancePath+"/iccid",schemaPath:"openapi#/$defs/Iccid/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}};
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
const err2 = {instancePath:instancePath+"/iccid",schemaPath:"openapi#/$defs/Iccid/type",keyword:"type",params:{type: "string"}};
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
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":{"iccid":true},"dynamicProps":false,"dynamicItems":false};

const checkEsimsSimulateBody = validate79;
const schema143 = {"$ref":"openapi#/$defs/SimulateEsim","$id":"EsimsSimulateBody"};
const schema144 = {"type":"object","required":["event"],"properties":{"event":{"$ref":"openapi#/$defs/SimulatedEvent"}},"additionalProperties":false};
const schema145 = {"type":"string","enum":["activated","usage_80","usage_100","expired"]};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
for(const key0 in data){
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/event",schemaPath:"openapi#/$defs/SimulatedEvent/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((data0 === "activated") || (data0 === "usage_80")) || (data0 === "usage_100")) || (data0 === "expired"))){
const err3 = {instancePath:instancePath+"/event",schemaPath:"openapi#/$defs/SimulatedEvent/enum",keyword:"enum",params:{allowedValues: schema145.enum}};
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
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EsimsSimulateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate80(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkTopupsCreateBody = validate82;
const schema146 = {"$ref":"openapi#/$defs/CreateTopup","$id":"TopupsCreateBody"};
const schema147 = {"type":"object","required":["package_id"],"properties":{"package_id":{"type":"string","minLength":1,"x-plain-text":true},"customer_ref":{"type":["string","null"],"maxLength":120,"x-plain-text":true}},"additionalProperties":false};
const keyword29 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const keyword30 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TopupsCreateBody" */;
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
if(data.package_id === undefined){
const err0 = {instancePath,schemaPath:"openapi#/$defs/CreateTopup/required",keyword:"required",params:{missingProperty: "package_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "package_id") || (key0 === "customer_ref"))){
const err1 = {instancePath,schemaPath:"openapi#/$defs/CreateTopup/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.package_id !== undefined){
let data0 = data.package_id;
const _errs5 = errors;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/package_id",schemaPath:"openapi#/$defs/CreateTopup/properties/package_id/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid2 = _errs5 === errors;
if(!valid2){
const err3 = {instancePath:instancePath+"/package_id",schemaPath:"openapi#/$defs/CreateTopup/properties/package_id/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/package_id",schemaPath:"openapi#/$defs/CreateTopup/properties/package_id/minLength",keyword:"minLength",params:{limit: 1}};
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
const err5 = {instancePath:instancePath+"/package_id",schemaPath:"openapi#/$defs/CreateTopup/properties/package_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.customer_ref !== undefined){
let data1 = data.customer_ref;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/customer_ref",schemaPath:"openapi#/$defs/CreateTopup/properties/customer_ref/type",keyword:"type",params:{type: schema147.properties.customer_ref.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs9 = errors;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err7 = {instancePath:instancePath+"/customer_ref",schemaPath:"openapi#/$defs/CreateTopup/properties/customer_ref/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
const err8 = {instancePath:instancePath+"/customer_ref",schemaPath:"openapi#/$defs/CreateTopup/properties/customer_ref/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err9 = {instancePath:instancePath+"/customer_ref",schemaPath:"openapi#/$defs/CreateTopup/properties/customer_ref/maxLength",keyword:"maxLength",params:{limit: 120}};
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
}
else {
const err10 = {instancePath,schemaPath:"openapi#/$defs/CreateTopup/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkEventsListQuery = validate83;
const schema148 = {"type":"object","required":["mode"],"properties":{"mode":{"$ref":"openapi#/$defs/Mode"},"type":{"$ref":"openapi#/$defs/EventType"},"limit":{"type":"integer","minimum":1,"maximum":100,"format":"int32"},"cursor":{"type":"string","minLength":1}},"$id":"EventsListQuery"};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EventsListQuery" */;
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "test") || (data0 === "live"))){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/enum",keyword:"enum",params:{allowedValues: schema52.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"openapi#/$defs/EventType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((((((data1 === "order.completed") || (data1 === "order.failed")) || (data1 === "esim.activated")) || (data1 === "esim.usage_80")) || (data1 === "esim.usage_100")) || (data1 === "esim.expired")) || (data1 === "topup.completed")) || (data1 === "balance.low")) || (data1 === "ping"))){
const err4 = {instancePath:instancePath+"/type",schemaPath:"openapi#/$defs/EventType/enum",keyword:"enum",params:{allowedValues: schema69.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.limit !== undefined){
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats0.validate(data2))){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"}};
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
if(data.cursor !== undefined){
let data3 = data.cursor;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err9 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
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
const err10 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
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
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"mode":true,"type":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkEventsGetPath = validate84;
const schema151 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"openapi#/$defs/EventId"}},"$id":"EventsGetPath"};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EventsGetPath" */;
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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern28.test(data0)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"openapi#/$defs/EventId/pattern",keyword:"pattern",params:{pattern: "^evt_[0-9a-f]{24}$"}};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"openapi#/$defs/EventId/type",keyword:"type",params:{type: "string"}};
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
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

const checkActivityListQuery = validate85;
const schema153 = {"type":"object","required":[],"properties":{"group":{"$ref":"openapi#/$defs/ActivityGroup"},"actor":{"type":"string","minLength":1,"maxLength":100,"x-plain-text":true},"since":{"$ref":"openapi#/$defs/TimeFilter","format":"time-filter"},"until":{"$ref":"openapi#/$defs/TimeFilter","format":"time-filter"},"limit":{"type":"integer","minimum":1,"maximum":100,"format":"int32"},"cursor":{"type":"string","minLength":1}},"$id":"ActivityListQuery"};
const schema154 = {"type":"string","enum":["sign_in","people","keys","webhooks","purchases","money","account","exports","catalogue","deployment"]};
const keyword31 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ActivityListQuery" */;
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
if(data.group !== undefined){
let data0 = data.group;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/group",schemaPath:"openapi#/$defs/ActivityGroup/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((((((data0 === "sign_in") || (data0 === "people")) || (data0 === "keys")) || (data0 === "webhooks")) || (data0 === "purchases")) || (data0 === "money")) || (data0 === "account")) || (data0 === "exports")) || (data0 === "catalogue")) || (data0 === "deployment"))){
const err1 = {instancePath:instancePath+"/group",schemaPath:"openapi#/$defs/ActivityGroup/enum",keyword:"enum",params:{allowedValues: schema154.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.actor !== undefined){
let data1 = data.actor;
const _errs6 = errors;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err2 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid2 = _errs6 === errors;
if(!valid2){
const err3 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err4 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/minLength",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.since !== undefined){
let data2 = data.since;
if(typeof data2 === "string"){
if(!pattern20.test(data2)){
const err7 = {instancePath:instancePath+"/since",schemaPath:"openapi#/$defs/TimeFilter/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2})?)?$"}};
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
const err8 = {instancePath:instancePath+"/since",schemaPath:"openapi#/$defs/TimeFilter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 === "string"){
if(!(formats2(data2))){
const err9 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/format",keyword:"format",params:{format: "time-filter"}};
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
if(data.until !== undefined){
let data3 = data.until;
if(typeof data3 === "string"){
if(!pattern20.test(data3)){
const err10 = {instancePath:instancePath+"/until",schemaPath:"openapi#/$defs/TimeFilter/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2})?)?$"}};
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
const err11 = {instancePath:instancePath+"/until",schemaPath:"openapi#/$defs/TimeFilter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats2(data3))){
const err12 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/format",keyword:"format",params:{format: "time-filter"}};
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
if(data.limit !== undefined){
let data4 = data.limit;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats0.validate(data4))){
const err16 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"}};
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
if(data.cursor !== undefined){
let data5 = data.cursor;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err17 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
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
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":{"group":true,"actor":true,"since":true,"until":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkActivityCsvGetQuery = validate86;
const schema157 = {"type":"object","required":[],"properties":{"group":{"$ref":"openapi#/$defs/ActivityGroup"},"actor":{"type":"string","minLength":1,"maxLength":100,"x-plain-text":true},"since":{"$ref":"openapi#/$defs/TimeFilter","format":"time-filter"},"until":{"$ref":"openapi#/$defs/TimeFilter","format":"time-filter"}},"$id":"ActivityCsvGetQuery"};
const keyword32 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ActivityCsvGetQuery" */;
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
if(data.group !== undefined){
let data0 = data.group;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/group",schemaPath:"openapi#/$defs/ActivityGroup/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((((((data0 === "sign_in") || (data0 === "people")) || (data0 === "keys")) || (data0 === "webhooks")) || (data0 === "purchases")) || (data0 === "money")) || (data0 === "account")) || (data0 === "exports")) || (data0 === "catalogue")) || (data0 === "deployment"))){
const err1 = {instancePath:instancePath+"/group",schemaPath:"openapi#/$defs/ActivityGroup/enum",keyword:"enum",params:{allowedValues: schema154.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.actor !== undefined){
let data1 = data.actor;
const _errs6 = errors;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err2 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid2 = _errs6 === errors;
if(!valid2){
const err3 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err4 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/minLength",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.since !== undefined){
let data2 = data.since;
if(typeof data2 === "string"){
if(!pattern20.test(data2)){
const err7 = {instancePath:instancePath+"/since",schemaPath:"openapi#/$defs/TimeFilter/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2})?)?$"}};
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
const err8 = {instancePath:instancePath+"/since",schemaPath:"openapi#/$defs/TimeFilter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 === "string"){
if(!(formats2(data2))){
const err9 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/format",keyword:"format",params:{format: "time-filter"}};
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
if(data.until !== undefined){
let data3 = data.until;
if(typeof data3 === "string"){
if(!pattern20.test(data3)){
const err10 = {instancePath:instancePath+"/until",schemaPath:"openapi#/$defs/TimeFilter/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2})?)?$"}};
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
const err11 = {instancePath:instancePath+"/until",schemaPath:"openapi#/$defs/TimeFilter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats2(data3))){
const err12 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/format",keyword:"format",params:{format: "time-filter"}};
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
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"group":true,"actor":true,"since":true,"until":true},"dynamicProps":false,"dynamicItems":false};

const checkRequestsListQuery = validate87;
const schema161 = {"type":"object","required":[],"properties":{"mode":{"$ref":"openapi#/$defs/Mode"},"key_id":{"$ref":"openapi#/$defs/ObjectId"},"status":{"$ref":"openapi#/$defs/StatusFilter"},"method":{"$ref":"openapi#/$defs/RequestMethod"},"since":{"$ref":"openapi#/$defs/TimeFilter","format":"time-filter"},"until":{"$ref":"openapi#/$defs/TimeFilter","format":"time-filter"},"limit":{"type":"integer","minimum":1,"maximum":100,"format":"int32"},"cursor":{"type":"string","minLength":1}},"$id":"RequestsListQuery"};
const schema164 = {"type":"string","pattern":"^[1-5]([0-9][0-9]|xx)$"};
const schema165 = {"type":"string","enum":["GET","POST"]};
const pattern81 = new RegExp("^[1-5]([0-9][0-9]|xx)$", "u");

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RequestsListQuery" */;
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
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data0 === "test") || (data0 === "live"))){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/enum",keyword:"enum",params:{allowedValues: schema52.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.key_id !== undefined){
let data1 = data.key_id;
if(typeof data1 === "string"){
if(!pattern21.test(data1)){
const err2 = {instancePath:instancePath+"/key_id",schemaPath:"openapi#/$defs/ObjectId/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
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
const err3 = {instancePath:instancePath+"/key_id",schemaPath:"openapi#/$defs/ObjectId/type",keyword:"type",params:{type: "string"}};
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
if(typeof data2 === "string"){
if(!pattern81.test(data2)){
const err4 = {instancePath:instancePath+"/status",schemaPath:"openapi#/$defs/StatusFilter/pattern",keyword:"pattern",params:{pattern: "^[1-5]([0-9][0-9]|xx)$"}};
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
const err5 = {instancePath:instancePath+"/status",schemaPath:"openapi#/$defs/StatusFilter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.method !== undefined){
let data3 = data.method;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/method",schemaPath:"openapi#/$defs/RequestMethod/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data3 === "GET") || (data3 === "POST"))){
const err7 = {instancePath:instancePath+"/method",schemaPath:"openapi#/$defs/RequestMethod/enum",keyword:"enum",params:{allowedValues: schema165.enum}};
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
let data4 = data.since;
if(typeof data4 === "string"){
if(!pattern20.test(data4)){
const err8 = {instancePath:instancePath+"/since",schemaPath:"openapi#/$defs/TimeFilter/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2})?)?$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/since",schemaPath:"openapi#/$defs/TimeFilter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats2(data4))){
const err10 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/format",keyword:"format",params:{format: "time-filter"}};
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
if(data.until !== undefined){
let data5 = data.until;
if(typeof data5 === "string"){
if(!pattern20.test(data5)){
const err11 = {instancePath:instancePath+"/until",schemaPath:"openapi#/$defs/TimeFilter/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2})?)?$"}};
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
const err12 = {instancePath:instancePath+"/until",schemaPath:"openapi#/$defs/TimeFilter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats2(data5))){
const err13 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/format",keyword:"format",params:{format: "time-filter"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.limit !== undefined){
let data6 = data.limit;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats0.validate(data6))){
const err17 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"}};
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
if(data.cursor !== undefined){
let data7 = data.cursor;
if(typeof data7 === "string"){
if(func1(data7) < 1){
const err18 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
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
const err19 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
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
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":{"mode":true,"key_id":true,"status":true,"method":true,"since":true,"until":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkAllRequestsListQuery = validate88;
const schema168 = {"type":"object","required":[],"properties":{"account_id":{"$ref":"openapi#/$defs/ObjectId"},"mode":{"$ref":"openapi#/$defs/Mode"},"key_id":{"$ref":"openapi#/$defs/ObjectId"},"status":{"$ref":"openapi#/$defs/StatusFilter"},"method":{"$ref":"openapi#/$defs/RequestMethod"},"since":{"$ref":"openapi#/$defs/TimeFilter","format":"time-filter"},"until":{"$ref":"openapi#/$defs/TimeFilter","format":"time-filter"},"limit":{"type":"integer","minimum":1,"maximum":100,"format":"int32"},"cursor":{"type":"string","minLength":1}},"$id":"AllRequestsListQuery"};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AllRequestsListQuery" */;
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
if(data.account_id !== undefined){
let data0 = data.account_id;
if(typeof data0 === "string"){
if(!pattern21.test(data0)){
const err0 = {instancePath:instancePath+"/account_id",schemaPath:"openapi#/$defs/ObjectId/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
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
const err1 = {instancePath:instancePath+"/account_id",schemaPath:"openapi#/$defs/ObjectId/type",keyword:"type",params:{type: "string"}};
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
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data1 === "test") || (data1 === "live"))){
const err3 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/enum",keyword:"enum",params:{allowedValues: schema52.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.key_id !== undefined){
let data2 = data.key_id;
if(typeof data2 === "string"){
if(!pattern21.test(data2)){
const err4 = {instancePath:instancePath+"/key_id",schemaPath:"openapi#/$defs/ObjectId/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
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
const err5 = {instancePath:instancePath+"/key_id",schemaPath:"openapi#/$defs/ObjectId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 === "string"){
if(!pattern81.test(data3)){
const err6 = {instancePath:instancePath+"/status",schemaPath:"openapi#/$defs/StatusFilter/pattern",keyword:"pattern",params:{pattern: "^[1-5]([0-9][0-9]|xx)$"}};
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
const err7 = {instancePath:instancePath+"/status",schemaPath:"openapi#/$defs/StatusFilter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.method !== undefined){
let data4 = data.method;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/method",schemaPath:"openapi#/$defs/RequestMethod/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data4 === "GET") || (data4 === "POST"))){
const err9 = {instancePath:instancePath+"/method",schemaPath:"openapi#/$defs/RequestMethod/enum",keyword:"enum",params:{allowedValues: schema165.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.since !== undefined){
let data5 = data.since;
if(typeof data5 === "string"){
if(!pattern20.test(data5)){
const err10 = {instancePath:instancePath+"/since",schemaPath:"openapi#/$defs/TimeFilter/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2})?)?$"}};
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
const err11 = {instancePath:instancePath+"/since",schemaPath:"openapi#/$defs/TimeFilter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats2(data5))){
const err12 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/format",keyword:"format",params:{format: "time-filter"}};
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
if(data.until !== undefined){
let data6 = data.until;
if(typeof data6 === "string"){
if(!pattern20.test(data6)){
const err13 = {instancePath:instancePath+"/until",schemaPath:"openapi#/$defs/TimeFilter/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2})?)?$"}};
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
const err14 = {instancePath:instancePath+"/until",schemaPath:"openapi#/$defs/TimeFilter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats2(data6))){
const err15 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/format",keyword:"format",params:{format: "time-filter"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.limit !== undefined){
let data7 = data.limit;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err16 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
const err17 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats0.validate(data7))){
const err19 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"}};
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
if(data.cursor !== undefined){
let data8 = data.cursor;
if(typeof data8 === "string"){
if(func1(data8) < 1){
const err20 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
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
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":{"account_id":true,"mode":true,"key_id":true,"status":true,"method":true,"since":true,"until":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkMembersCreateBody = validate89;
const schema176 = {"$ref":"openapi#/$defs/AddMember","$id":"MembersCreateBody"};
const schema177 = {"type":"object","required":["email","role"],"properties":{"email":{"x-plain-text":true,"$ref":"openapi#/$defs/MailAddress"},"name":{"x-plain-text":true,"if":{"type":"null"},"else":{"$ref":"openapi#/$defs/DisplayName"}},"role":{"$ref":"openapi#/$defs/MemberRole"}},"additionalProperties":false};
const schema180 = {"type":"string","enum":["owner","staff","viewer"]};
const keyword33 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const keyword34 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
for(const key0 in data){
if(!(((key0 === "email") || (key0 === "name")) || (key0 === "role"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.email;
const _errs4 = errors;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 254){
const err5 = {instancePath:instancePath+"/email",schemaPath:"openapi#/$defs/MailAddress/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern5.test(data0)){
const err6 = {instancePath:instancePath+"/email",schemaPath:"openapi#/$defs/MailAddress/pattern",keyword:"pattern",params:{pattern: "^[^\\s@,;:<>()\\[\\]\"\\\\\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"}};
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
const err7 = {instancePath:instancePath+"/email",schemaPath:"openapi#/$defs/MailAddress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
const _errs9 = errors;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs10 = errors;
let valid4 = true;
const _errs11 = errors;
if(data1 !== null){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs13 = errors;
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err11 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data1) < 1){
const err12 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid4 = _valid0;
}
if(!valid4){
const err14 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/if",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.role !== undefined){
let data2 = data.role;
if(typeof data2 !== "string"){
const err15 = {instancePath:instancePath+"/role",schemaPath:"openapi#/$defs/MemberRole/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((data2 === "owner") || (data2 === "staff")) || (data2 === "viewer"))){
const err16 = {instancePath:instancePath+"/role",schemaPath:"openapi#/$defs/MemberRole/enum",keyword:"enum",params:{allowedValues: schema180.enum}};
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
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MembersCreateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate90(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkMembersUpdateBody = validate92;
const schema181 = {"$ref":"openapi#/$defs/UpdateMember","$id":"MembersUpdateBody"};
const schema182 = {"type":"object","required":["role"],"properties":{"role":{"$ref":"openapi#/$defs/MemberRole"}},"additionalProperties":false};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
for(const key0 in data){
if(!(key0 === "role")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/role",schemaPath:"openapi#/$defs/MemberRole/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data0 === "owner") || (data0 === "staff")) || (data0 === "viewer"))){
const err3 = {instancePath:instancePath+"/role",schemaPath:"openapi#/$defs/MemberRole/enum",keyword:"enum",params:{allowedValues: schema180.enum}};
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
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MembersUpdateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate93(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkOperatorsCreateBody = validate95;
const schema184 = {"$ref":"openapi#/$defs/AddOperator","$id":"OperatorsCreateBody"};
const schema185 = {"type":"object","required":["email","role"],"properties":{"email":{"x-plain-text":true,"$ref":"openapi#/$defs/MailAddress"},"name":{"x-plain-text":true,"if":{"type":"null"},"else":{"$ref":"openapi#/$defs/DisplayName"}},"role":{"$ref":"openapi#/$defs/OperatorRole"}},"additionalProperties":false};
const schema188 = {"type":"string","enum":["admin","support","finance","read_only"]};
const keyword35 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const keyword36 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
for(const key0 in data){
if(!(((key0 === "email") || (key0 === "name")) || (key0 === "role"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.email;
const _errs4 = errors;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 254){
const err5 = {instancePath:instancePath+"/email",schemaPath:"openapi#/$defs/MailAddress/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern5.test(data0)){
const err6 = {instancePath:instancePath+"/email",schemaPath:"openapi#/$defs/MailAddress/pattern",keyword:"pattern",params:{pattern: "^[^\\s@,;:<>()\\[\\]\"\\\\\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"}};
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
const err7 = {instancePath:instancePath+"/email",schemaPath:"openapi#/$defs/MailAddress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
const _errs9 = errors;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs10 = errors;
let valid4 = true;
const _errs11 = errors;
if(data1 !== null){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs13 = errors;
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err11 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data1) < 1){
const err12 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid4 = _valid0;
}
if(!valid4){
const err14 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/if",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.role !== undefined){
let data2 = data.role;
if(typeof data2 !== "string"){
const err15 = {instancePath:instancePath+"/role",schemaPath:"openapi#/$defs/OperatorRole/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((((data2 === "admin") || (data2 === "support")) || (data2 === "finance")) || (data2 === "read_only"))){
const err16 = {instancePath:instancePath+"/role",schemaPath:"openapi#/$defs/OperatorRole/enum",keyword:"enum",params:{allowedValues: schema188.enum}};
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
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="OperatorsCreateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate96(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkOperatorsUpdateBody = validate98;
const schema189 = {"$ref":"openapi#/$defs/UpdateOperator","$id":"OperatorsUpdateBody"};
const schema190 = {"type":"object","required":["role"],"properties":{"role":{"$ref":"openapi#/$defs/OperatorRole"}},"additionalProperties":false};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
for(const key0 in data){
if(!(key0 === "role")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/role",schemaPath:"openapi#/$defs/OperatorRole/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((data0 === "admin") || (data0 === "support")) || (data0 === "finance")) || (data0 === "read_only"))){
const err3 = {instancePath:instancePath+"/role",schemaPath:"openapi#/$defs/OperatorRole/enum",keyword:"enum",params:{allowedValues: schema188.enum}};
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
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="OperatorsUpdateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate99(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkTokensCreateBody = validate101;
const schema192 = {"$ref":"openapi#/$defs/CreateToken","$id":"TokensCreateBody"};
const schema193 = {"type":"object","required":["name","scopes"],"properties":{"name":{"x-plain-text":true,"$ref":"openapi#/$defs/DisplayName"},"scopes":{"type":"array","minItems":1,"maxItems":4,"items":{"$ref":"openapi#/$defs/OperatorRole"}},"expires":{"if":{"type":"null"},"else":{"$ref":"openapi#/$defs/TimeFilter","format":"time-filter"}}},"additionalProperties":false};
const keyword37 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "scopes")) || (key0 === "expires"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.name;
const _errs4 = errors;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err5 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data0) < 1){
const err6 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/minLength",keyword:"minLength",params:{limit: 1}};
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
const err7 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.scopes !== undefined){
let data1 = data.scopes;
if(Array.isArray(data1)){
if(data1.length > 4){
const err8 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.length < 1){
const err9 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"openapi#/$defs/OperatorRole/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((data2 === "admin") || (data2 === "support")) || (data2 === "finance")) || (data2 === "read_only"))){
const err11 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"openapi#/$defs/OperatorRole/enum",keyword:"enum",params:{allowedValues: schema188.enum}};
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
const err12 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.expires !== undefined){
let data3 = data.expires;
const _errs13 = errors;
let valid6 = true;
const _errs14 = errors;
if(data3 !== null){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs16 = errors;
if(typeof data3 === "string"){
if(!pattern20.test(data3)){
const err14 = {instancePath:instancePath+"/expires",schemaPath:"openapi#/$defs/TimeFilter/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2})?)?$"}};
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
const err15 = {instancePath:instancePath+"/expires",schemaPath:"openapi#/$defs/TimeFilter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats2(data3))){
const err16 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/else/format",keyword:"format",params:{format: "time-filter"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var _valid0 = _errs16 === errors;
valid6 = _valid0;
}
if(!valid6){
const err17 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/if",keyword:"if",params:{failingKeyword: "else"}};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TokensCreateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate102(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkAccountsListQuery = validate104;
const schema197 = {"type":"object","required":[],"properties":{"q":{"type":"string","maxLength":100,"x-plain-text":true},"limit":{"type":"integer","minimum":1,"maximum":100,"format":"int32"},"cursor":{"type":"string","minLength":1}},"$id":"AccountsListQuery"};
const keyword38 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountsListQuery" */;
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
if(data.q !== undefined){
let data0 = data.q;
const _errs3 = errors;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err0 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
const err1 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
if(data.limit !== undefined){
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats0.validate(data1))){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"}};
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
if(data.cursor !== undefined){
let data2 = data.cursor;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err8 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
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
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":{"q":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountsCreateBody = validate105;
const schema198 = {"$ref":"openapi#/$defs/CreateAccount","$id":"AccountsCreateBody"};
const schema199 = {"type":"object","required":["name","email"],"properties":{"name":{"x-plain-text":true,"$ref":"openapi#/$defs/DisplayName"},"email":{"x-plain-text":true,"$ref":"openapi#/$defs/MailAddress"},"tier":{"if":{"type":"null"},"else":{"$ref":"openapi#/$defs/DiscountTier"}},"live_approved":{"type":["boolean","null"]}},"additionalProperties":false};
const schema202 = {"type":"string","enum":["standard","bronze","silver","gold"]};
const keyword39 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const keyword40 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "email")) || (key0 === "tier")) || (key0 === "live_approved"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.name;
const _errs4 = errors;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err5 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data0) < 1){
const err6 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/minLength",keyword:"minLength",params:{limit: 1}};
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
const err7 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.email !== undefined){
let data1 = data.email;
const _errs9 = errors;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
const err9 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 254){
const err10 = {instancePath:instancePath+"/email",schemaPath:"openapi#/$defs/MailAddress/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern5.test(data1)){
const err11 = {instancePath:instancePath+"/email",schemaPath:"openapi#/$defs/MailAddress/pattern",keyword:"pattern",params:{pattern: "^[^\\s@,;:<>()\\[\\]\"\\\\\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"}};
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
const err12 = {instancePath:instancePath+"/email",schemaPath:"openapi#/$defs/MailAddress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.tier !== undefined){
let data2 = data.tier;
const _errs13 = errors;
let valid5 = true;
const _errs14 = errors;
if(data2 !== null){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs16 = errors;
if(typeof data2 !== "string"){
const err14 = {instancePath:instancePath+"/tier",schemaPath:"openapi#/$defs/DiscountTier/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((((data2 === "standard") || (data2 === "bronze")) || (data2 === "silver")) || (data2 === "gold"))){
const err15 = {instancePath:instancePath+"/tier",schemaPath:"openapi#/$defs/DiscountTier/enum",keyword:"enum",params:{allowedValues: schema202.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid5 = _valid0;
}
if(!valid5){
const err16 = {instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/if",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.live_approved !== undefined){
let data3 = data.live_approved;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err17 = {instancePath:instancePath+"/live_approved",schemaPath:"#/properties/live_approved/type",keyword:"type",params:{type: schema199.properties.live_approved.type}};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountsCreateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate106(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkAccountsUpdateBody = validate108;
const schema203 = {"$ref":"openapi#/$defs/UpdateAccount","$id":"AccountsUpdateBody"};
const schema204 = {"type":"object","properties":{"name":{"x-plain-text":true,"if":{"type":"null"},"else":{"$ref":"openapi#/$defs/DisplayName"}},"email":{"x-plain-text":true,"if":{"type":"null"},"else":{"$ref":"openapi#/$defs/MailAddress"}},"active":{"type":["boolean","null"]},"live_approved":{"type":["boolean","null"]},"tier":{"if":{"type":"null"},"else":{"$ref":"openapi#/$defs/DiscountTier"}},"agreed_discount_bps":{"type":["integer","null"],"minimum":0,"maximum":10000,"format":"int32"},"sells_unlimited":{"type":["boolean","null"]},"allowed_packages":{"type":["array","null"],"minItems":1,"maxItems":2000,"items":{"$ref":"openapi#/$defs/PackageId"}},"low_balance_threshold":{"if":{"type":"null"},"else":{"$ref":"openapi#/$defs/Rupees"}}},"additionalProperties":false};
const func77 = Object.prototype.hasOwnProperty;
const keyword41 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const keyword42 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
for(const key0 in data){
if(!(func77.call(schema204.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
const _errs4 = errors;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
if(data0 !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs8 = errors;
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err4 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/minLength",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = _valid0;
}
if(!valid2){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/if",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.email !== undefined){
let data1 = data.email;
const _errs13 = errors;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid4 = _errs13 === errors;
if(!valid4){
const err9 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs14 = errors;
let valid5 = true;
const _errs15 = errors;
if(data1 !== null){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid1 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(!_valid1){
const _errs17 = errors;
if(typeof data1 === "string"){
if(func1(data1) > 254){
const err11 = {instancePath:instancePath+"/email",schemaPath:"openapi#/$defs/MailAddress/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern5.test(data1)){
const err12 = {instancePath:instancePath+"/email",schemaPath:"openapi#/$defs/MailAddress/pattern",keyword:"pattern",params:{pattern: "^[^\\s@,;:<>()\\[\\]\"\\\\\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/email",schemaPath:"openapi#/$defs/MailAddress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = _valid1;
}
if(!valid5){
const err14 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/if",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.active !== undefined){
let data2 = data.active;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err15 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: schema204.properties.active.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.live_approved !== undefined){
let data3 = data.live_approved;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err16 = {instancePath:instancePath+"/live_approved",schemaPath:"#/properties/live_approved/type",keyword:"type",params:{type: schema204.properties.live_approved.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.tier !== undefined){
let data4 = data.tier;
const _errs25 = errors;
let valid7 = true;
const _errs26 = errors;
if(data4 !== null){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid2 = _errs26 === errors;
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
if(!_valid2){
const _errs28 = errors;
if(typeof data4 !== "string"){
const err18 = {instancePath:instancePath+"/tier",schemaPath:"openapi#/$defs/DiscountTier/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((((data4 === "standard") || (data4 === "bronze")) || (data4 === "silver")) || (data4 === "gold"))){
const err19 = {instancePath:instancePath+"/tier",schemaPath:"openapi#/$defs/DiscountTier/enum",keyword:"enum",params:{allowedValues: schema202.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid2 = _errs28 === errors;
valid7 = _valid2;
}
if(!valid7){
const err20 = {instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/if",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.agreed_discount_bps !== undefined){
let data5 = data.agreed_discount_bps;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err21 = {instancePath:instancePath+"/agreed_discount_bps",schemaPath:"#/properties/agreed_discount_bps/type",keyword:"type",params:{type: schema204.properties.agreed_discount_bps.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 10000 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/agreed_discount_bps",schemaPath:"#/properties/agreed_discount_bps/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err23 = {instancePath:instancePath+"/agreed_discount_bps",schemaPath:"#/properties/agreed_discount_bps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats0.validate(data5))){
const err24 = {instancePath:instancePath+"/agreed_discount_bps",schemaPath:"#/properties/agreed_discount_bps/format",keyword:"format",params:{format: "int32"}};
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
if(data.sells_unlimited !== undefined){
let data6 = data.sells_unlimited;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err25 = {instancePath:instancePath+"/sells_unlimited",schemaPath:"#/properties/sells_unlimited/type",keyword:"type",params:{type: schema204.properties.sells_unlimited.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.allowed_packages !== undefined){
let data7 = data.allowed_packages;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err26 = {instancePath:instancePath+"/allowed_packages",schemaPath:"#/properties/allowed_packages/type",keyword:"type",params:{type: schema204.properties.allowed_packages.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(Array.isArray(data7)){
if(data7.length > 2000){
const err27 = {instancePath:instancePath+"/allowed_packages",schemaPath:"#/properties/allowed_packages/maxItems",keyword:"maxItems",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data7.length < 1){
const err28 = {instancePath:instancePath+"/allowed_packages",schemaPath:"#/properties/allowed_packages/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(!pattern39.test(data8)){
const err29 = {instancePath:instancePath+"/allowed_packages/" + i0,schemaPath:"openapi#/$defs/PackageId/pattern",keyword:"pattern",params:{pattern: "^pkg_[1-9][0-9]*$"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/allowed_packages/" + i0,schemaPath:"openapi#/$defs/PackageId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
}
if(data.low_balance_threshold !== undefined){
let data9 = data.low_balance_threshold;
const _errs41 = errors;
let valid12 = true;
const _errs42 = errors;
if(data9 !== null){
const err31 = {};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid3 = _errs42 === errors;
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
if(!_valid3){
const _errs44 = errors;
if(typeof data9 === "string"){
if(!pattern34.test(data9)){
const err32 = {instancePath:instancePath+"/low_balance_threshold",schemaPath:"openapi#/$defs/Rupees/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,10}(\\.[0-9]{1,2})?$"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/low_balance_threshold",schemaPath:"openapi#/$defs/Rupees/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid3 = _errs44 === errors;
valid12 = _valid3;
}
if(!valid12){
const err34 = {instancePath:instancePath+"/low_balance_threshold",schemaPath:"#/properties/low_balance_threshold/if",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountsUpdateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate109(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkAccountBillingSetBody = validate111;
const schema210 = {"$ref":"openapi#/$defs/BillingDetails","$id":"AccountBillingSetBody"};
const schema211 = {"type":"object","required":["name","address","gstin"],"properties":{"name":{"x-plain-text":true,"if":{"type":"null"},"else":{"$ref":"openapi#/$defs/DisplayName"}},"address":{"type":["string","null"],"minLength":1,"maxLength":300,"x-plain-text":true},"gstin":{"if":{"type":"null"},"else":{"$ref":"openapi#/$defs/Gstin"}}},"additionalProperties":false};
const schema213 = {"type":"string","pattern":"^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$"};
const keyword43 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const keyword44 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const pattern108 = new RegExp("^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$", "u");

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "address")) || (key0 === "gstin"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
const _errs4 = errors;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
if(data0 !== null){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs8 = errors;
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err7 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data0) < 1){
const err8 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = _valid0;
}
if(!valid2){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/if",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.address !== undefined){
let data1 = data.address;
if((typeof data1 !== "string") && (data1 !== null)){
const err11 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: schema211.properties.address.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs13 = errors;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err12 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid4 = _errs13 === errors;
if(!valid4){
const err13 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 300){
const err14 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data1) < 1){
const err15 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.gstin !== undefined){
let data2 = data.gstin;
const _errs16 = errors;
let valid5 = true;
const _errs17 = errors;
if(data2 !== null){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid1 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
if(!_valid1){
const _errs19 = errors;
if(typeof data2 === "string"){
if(!pattern108.test(data2)){
const err17 = {instancePath:instancePath+"/gstin",schemaPath:"openapi#/$defs/Gstin/pattern",keyword:"pattern",params:{pattern: "^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/gstin",schemaPath:"openapi#/$defs/Gstin/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid5 = _valid1;
}
if(!valid5){
const err19 = {instancePath:instancePath+"/gstin",schemaPath:"#/properties/gstin/if",keyword:"if",params:{failingKeyword: "else"}};
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
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountBillingSetBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate112(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkAccountMembersInvitePath = validate114;
const schema214 = {"type":"object","required":["id","member_id"],"properties":{"id":{"$ref":"openapi#/$defs/ObjectId"},"member_id":{"$ref":"openapi#/$defs/ObjectId"}},"$id":"AccountMembersInvitePath"};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountMembersInvitePath" */;
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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.member_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "member_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern21.test(data0)){
const err2 = {instancePath:instancePath+"/id",schemaPath:"openapi#/$defs/ObjectId/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"openapi#/$defs/ObjectId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.member_id !== undefined){
let data1 = data.member_id;
if(typeof data1 === "string"){
if(!pattern21.test(data1)){
const err4 = {instancePath:instancePath+"/member_id",schemaPath:"openapi#/$defs/ObjectId/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
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
const err5 = {instancePath:instancePath+"/member_id",schemaPath:"openapi#/$defs/ObjectId/type",keyword:"type",params:{type: "string"}};
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
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"props":{"id":true,"member_id":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountKeysUpdatePath = validate115;
const schema217 = {"type":"object","required":["id","key_id"],"properties":{"id":{"$ref":"openapi#/$defs/ObjectId"},"key_id":{"$ref":"openapi#/$defs/ObjectId"}},"$id":"AccountKeysUpdatePath"};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountKeysUpdatePath" */;
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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.key_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern21.test(data0)){
const err2 = {instancePath:instancePath+"/id",schemaPath:"openapi#/$defs/ObjectId/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"openapi#/$defs/ObjectId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.key_id !== undefined){
let data1 = data.key_id;
if(typeof data1 === "string"){
if(!pattern21.test(data1)){
const err4 = {instancePath:instancePath+"/key_id",schemaPath:"openapi#/$defs/ObjectId/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
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
const err5 = {instancePath:instancePath+"/key_id",schemaPath:"openapi#/$defs/ObjectId/type",keyword:"type",params:{type: "string"}};
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
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":{"id":true,"key_id":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountEndpointsGetPath = validate116;
const schema220 = {"type":"object","required":["id","endpoint_id"],"properties":{"id":{"$ref":"openapi#/$defs/ObjectId"},"endpoint_id":{"$ref":"openapi#/$defs/ObjectId"}},"$id":"AccountEndpointsGetPath"};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountEndpointsGetPath" */;
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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.endpoint_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endpoint_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern21.test(data0)){
const err2 = {instancePath:instancePath+"/id",schemaPath:"openapi#/$defs/ObjectId/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"openapi#/$defs/ObjectId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.endpoint_id !== undefined){
let data1 = data.endpoint_id;
if(typeof data1 === "string"){
if(!pattern21.test(data1)){
const err4 = {instancePath:instancePath+"/endpoint_id",schemaPath:"openapi#/$defs/ObjectId/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
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
const err5 = {instancePath:instancePath+"/endpoint_id",schemaPath:"openapi#/$defs/ObjectId/type",keyword:"type",params:{type: "string"}};
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
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":{"id":true,"endpoint_id":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountDeliveriesGetPath = validate117;
const schema223 = {"type":"object","required":["id","delivery_id"],"properties":{"id":{"$ref":"openapi#/$defs/ObjectId"},"delivery_id":{"$ref":"openapi#/$defs/ObjectId"}},"$id":"AccountDeliveriesGetPath"};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountDeliveriesGetPath" */;
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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.delivery_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delivery_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern21.test(data0)){
const err2 = {instancePath:instancePath+"/id",schemaPath:"openapi#/$defs/ObjectId/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"openapi#/$defs/ObjectId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.delivery_id !== undefined){
let data1 = data.delivery_id;
if(typeof data1 === "string"){
if(!pattern21.test(data1)){
const err4 = {instancePath:instancePath+"/delivery_id",schemaPath:"openapi#/$defs/ObjectId/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
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
const err5 = {instancePath:instancePath+"/delivery_id",schemaPath:"openapi#/$defs/ObjectId/type",keyword:"type",params:{type: "string"}};
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
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":{"id":true,"delivery_id":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountResendsCancelPath = validate118;
const schema226 = {"type":"object","required":["id","resend_id"],"properties":{"id":{"$ref":"openapi#/$defs/ObjectId"},"resend_id":{"$ref":"openapi#/$defs/ObjectId"}},"$id":"AccountResendsCancelPath"};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountResendsCancelPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.resend_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resend_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern21.test(data0)){
const err2 = {instancePath:instancePath+"/id",schemaPath:"openapi#/$defs/ObjectId/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"openapi#/$defs/ObjectId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.resend_id !== undefined){
let data1 = data.resend_id;
if(typeof data1 === "string"){
if(!pattern21.test(data1)){
const err4 = {instancePath:instancePath+"/resend_id",schemaPath:"openapi#/$defs/ObjectId/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
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
const err5 = {instancePath:instancePath+"/resend_id",schemaPath:"openapi#/$defs/ObjectId/type",keyword:"type",params:{type: "string"}};
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
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":{"id":true,"resend_id":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountEsimEventsListPath = validate119;
const schema229 = {"type":"object","required":["id","iccid"],"properties":{"id":{"$ref":"openapi#/$defs/ObjectId"},"iccid":{"$ref":"openapi#/$defs/Iccid"}},"$id":"AccountEsimEventsListPath"};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountEsimEventsListPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.iccid === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "iccid"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern21.test(data0)){
const err2 = {instancePath:instancePath+"/id",schemaPath:"openapi#/$defs/ObjectId/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"openapi#/$defs/ObjectId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.iccid !== undefined){
let data1 = data.iccid;
if(typeof data1 === "string"){
if(!pattern44.test(data1)){
const err4 = {instancePath:instancePath+"/iccid",schemaPath:"openapi#/$defs/Iccid/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}};
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
const err5 = {instancePath:instancePath+"/iccid",schemaPath:"openapi#/$defs/Iccid/type",keyword:"type",params:{type: "string"}};
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
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":{"id":true,"iccid":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountOrderEventsListPath = validate120;
const schema232 = {"type":"object","required":["id","order_id"],"properties":{"id":{"$ref":"openapi#/$defs/ObjectId"},"order_id":{"$ref":"openapi#/$defs/OrderId"}},"$id":"AccountOrderEventsListPath"};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountOrderEventsListPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.order_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "order_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern21.test(data0)){
const err2 = {instancePath:instancePath+"/id",schemaPath:"openapi#/$defs/ObjectId/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"openapi#/$defs/ObjectId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.order_id !== undefined){
let data1 = data.order_id;
if(typeof data1 === "string"){
if(!pattern57.test(data1)){
const err4 = {instancePath:instancePath+"/order_id",schemaPath:"openapi#/$defs/OrderId/pattern",keyword:"pattern",params:{pattern: "^ord_(test_[0-9a-f]{12}|[a-z0-9]+)$"}};
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
const err5 = {instancePath:instancePath+"/order_id",schemaPath:"openapi#/$defs/OrderId/type",keyword:"type",params:{type: "string"}};
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
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":{"id":true,"order_id":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountEventsGetPath = validate121;
const schema235 = {"type":"object","required":["id","event_id"],"properties":{"id":{"$ref":"openapi#/$defs/ObjectId"},"event_id":{"$ref":"openapi#/$defs/EventId"}},"$id":"AccountEventsGetPath"};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountEventsGetPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern21.test(data0)){
const err2 = {instancePath:instancePath+"/id",schemaPath:"openapi#/$defs/ObjectId/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"openapi#/$defs/ObjectId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.event_id !== undefined){
let data1 = data.event_id;
if(typeof data1 === "string"){
if(!pattern28.test(data1)){
const err4 = {instancePath:instancePath+"/event_id",schemaPath:"openapi#/$defs/EventId/pattern",keyword:"pattern",params:{pattern: "^evt_[0-9a-f]{24}$"}};
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
const err5 = {instancePath:instancePath+"/event_id",schemaPath:"openapi#/$defs/EventId/type",keyword:"type",params:{type: "string"}};
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
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":{"id":true,"event_id":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountTopupsListQuery = validate122;
const schema238 = {"type":"object","required":["mode"],"properties":{"mode":{"$ref":"openapi#/$defs/Mode"},"status":{"$ref":"openapi#/$defs/TopupStatus"},"limit":{"type":"integer","minimum":1,"maximum":100,"format":"int32"},"cursor":{"type":"string","minLength":1}},"$id":"AccountTopupsListQuery"};
const schema240 = {"type":"string","enum":["completed","processing","failed"]};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountTopupsListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "test") || (data0 === "live"))){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/enum",keyword:"enum",params:{allowedValues: schema52.enum}};
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
let data1 = data.status;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/status",schemaPath:"openapi#/$defs/TopupStatus/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data1 === "completed") || (data1 === "processing")) || (data1 === "failed"))){
const err4 = {instancePath:instancePath+"/status",schemaPath:"openapi#/$defs/TopupStatus/enum",keyword:"enum",params:{allowedValues: schema240.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.limit !== undefined){
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats0.validate(data2))){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"}};
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
if(data.cursor !== undefined){
let data3 = data.cursor;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err9 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
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
const err10 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
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
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":{"mode":true,"status":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkAccountNotesCreateBody = validate123;
const schema241 = {"$ref":"openapi#/$defs/AddNote","$id":"AccountNotesCreateBody"};
const schema242 = {"type":"object","required":["text"],"properties":{"text":{"type":"string","minLength":1,"maxLength":2000,"x-plain-text":true}},"additionalProperties":false};
const keyword45 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccountNotesCreateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"openapi#/$defs/AddNote/required",keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "text")){
const err1 = {instancePath,schemaPath:"openapi#/$defs/AddNote/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.text !== undefined){
let data0 = data.text;
const _errs5 = errors;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/text",schemaPath:"openapi#/$defs/AddNote/properties/text/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid2 = _errs5 === errors;
if(!valid2){
const err3 = {instancePath:instancePath+"/text",schemaPath:"openapi#/$defs/AddNote/properties/text/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 2000){
const err4 = {instancePath:instancePath+"/text",schemaPath:"openapi#/$defs/AddNote/properties/text/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/text",schemaPath:"openapi#/$defs/AddNote/properties/text/minLength",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/text",schemaPath:"openapi#/$defs/AddNote/properties/text/type",keyword:"type",params:{type: "string"}};
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
const err7 = {instancePath,schemaPath:"openapi#/$defs/AddNote/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkWalletTopupBody = validate124;
const schema243 = {"$ref":"openapi#/$defs/AddFunds","$id":"WalletTopupBody"};
const schema244 = {"type":"object","required":["amount"],"properties":{"amount":{"$ref":"openapi#/$defs/Rupees"},"note":{"type":["string","null"],"maxLength":200,"x-plain-text":true},"reference":{"if":{"type":"null"},"else":{"$ref":"openapi#/$defs/PaymentReference"}}},"additionalProperties":false};
const schema246 = {"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9./_-]*$","maxLength":64};
const pattern128 = new RegExp("^[A-Za-z0-9][A-Za-z0-9./_-]*$", "u");
const keyword46 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
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
for(const key0 in data){
if(!(((key0 === "amount") || (key0 === "note")) || (key0 === "reference"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(typeof data0 === "string"){
if(!pattern34.test(data0)){
const err2 = {instancePath:instancePath+"/amount",schemaPath:"openapi#/$defs/Rupees/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,10}(\\.[0-9]{1,2})?$"}};
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
const err3 = {instancePath:instancePath+"/amount",schemaPath:"openapi#/$defs/Rupees/type",keyword:"type",params:{type: "string"}};
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
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema244.properties.note.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs7 = errors;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
const err6 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err7 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 200}};
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
if(data.reference !== undefined){
let data2 = data.reference;
const _errs10 = errors;
let valid3 = true;
const _errs11 = errors;
if(data2 !== null){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs13 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 64){
const err9 = {instancePath:instancePath+"/reference",schemaPath:"openapi#/$defs/PaymentReference/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern128.test(data2)){
const err10 = {instancePath:instancePath+"/reference",schemaPath:"openapi#/$defs/PaymentReference/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9./_-]*$"}};
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
const err11 = {instancePath:instancePath+"/reference",schemaPath:"openapi#/$defs/PaymentReference/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid3 = _valid0;
}
if(!valid3){
const err12 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/if",keyword:"if",params:{failingKeyword: "else"}};
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
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="WalletTopupBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate125(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkWalletAdjustBody = validate127;
const schema247 = {"$ref":"openapi#/$defs/AdjustWallet","$id":"WalletAdjustBody"};
const schema248 = {"type":"object","required":["amount","note"],"properties":{"amount":{"$ref":"openapi#/$defs/SignedRupees"},"note":{"type":"string","minLength":1,"maxLength":200,"x-plain-text":true}},"additionalProperties":false};
const schema249 = {"type":"string","pattern":"^-?[0-9]{1,10}(\\.[0-9]{1,2})?$"};
const pattern129 = new RegExp("^-?[0-9]{1,10}(\\.[0-9]{1,2})?$", "u");
const keyword47 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
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
for(const key0 in data){
if(!((key0 === "amount") || (key0 === "note"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(typeof data0 === "string"){
if(!pattern129.test(data0)){
const err3 = {instancePath:instancePath+"/amount",schemaPath:"openapi#/$defs/SignedRupees/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,10}(\\.[0-9]{1,2})?$"}};
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
const err4 = {instancePath:instancePath+"/amount",schemaPath:"openapi#/$defs/SignedRupees/type",keyword:"type",params:{type: "string"}};
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
const _errs7 = errors;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
const err6 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err7 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data1) < 1){
const err8 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"}};
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
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="WalletAdjustBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate128(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkFundsRequestsListQuery = validate130;
const schema250 = {"type":"object","required":[],"properties":{"account":{"$ref":"openapi#/$defs/ObjectId"},"limit":{"type":"integer","minimum":1,"maximum":100,"format":"int32"},"cursor":{"type":"string","minLength":1}},"$id":"FundsRequestsListQuery"};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FundsRequestsListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account !== undefined){
let data0 = data.account;
if(typeof data0 === "string"){
if(!pattern21.test(data0)){
const err0 = {instancePath:instancePath+"/account",schemaPath:"openapi#/$defs/ObjectId/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
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
const err1 = {instancePath:instancePath+"/account",schemaPath:"openapi#/$defs/ObjectId/type",keyword:"type",params:{type: "string"}};
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
if(!(formats0.validate(data1))){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"}};
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
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":{"account":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkCatalogueImportQuery = validate131;
const schema252 = {"type":"object","required":["format"],"properties":{"format":{"$ref":"openapi#/$defs/CatalogueFormat"},"retire_missing":{"type":"boolean"},"dry_run":{"type":"boolean"}},"$id":"CatalogueImportQuery"};
const schema253 = {"type":"string","enum":["json","csv"]};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CatalogueImportQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/format",schemaPath:"openapi#/$defs/CatalogueFormat/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "json") || (data0 === "csv"))){
const err2 = {instancePath:instancePath+"/format",schemaPath:"openapi#/$defs/CatalogueFormat/enum",keyword:"enum",params:{allowedValues: schema253.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.retire_missing !== undefined){
if(typeof data.retire_missing !== "boolean"){
const err3 = {instancePath:instancePath+"/retire_missing",schemaPath:"#/properties/retire_missing/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.dry_run !== undefined){
if(typeof data.dry_run !== "boolean"){
const err4 = {instancePath:instancePath+"/dry_run",schemaPath:"#/properties/dry_run/type",keyword:"type",params:{type: "boolean"}};
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
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":{"format":true,"retire_missing":true,"dry_run":true},"dynamicProps":false,"dynamicItems":false};

const checkStockListQuery = validate132;
const schema254 = {"type":"object","required":[],"properties":{"q":{"type":"string","maxLength":100,"x-plain-text":true},"provider_id":{"type":"string","maxLength":120,"x-plain-text":true},"retired":{"type":"boolean"},"offered":{"type":"boolean"},"limit":{"type":"integer","minimum":1,"maximum":100,"format":"int32"},"cursor":{"type":"string","minLength":1}},"$id":"StockListQuery"};
const keyword48 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const keyword49 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="StockListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.q !== undefined){
let data0 = data.q;
const _errs3 = errors;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err0 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
const err1 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
if(data.provider_id !== undefined){
let data1 = data.provider_id;
const _errs7 = errors;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err4 = {instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
const err5 = {instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err6 = {instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/maxLength",keyword:"maxLength",params:{limit: 120}};
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
const err7 = {instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.retired !== undefined){
if(typeof data.retired !== "boolean"){
const err8 = {instancePath:instancePath+"/retired",schemaPath:"#/properties/retired/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.offered !== undefined){
if(typeof data.offered !== "boolean"){
const err9 = {instancePath:instancePath+"/offered",schemaPath:"#/properties/offered/type",keyword:"type",params:{type: "boolean"}};
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
let data4 = data.limit;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats0.validate(data4))){
const err13 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data5 = data.cursor;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err14 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
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
const err15 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":{"q":true,"provider_id":true,"retired":true,"offered":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkProvidersUpdatePath = validate133;
const schema255 = {"type":"object","required":["id"],"properties":{"id":{"type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,39}$"}},"$id":"ProvidersUpdatePath"};
const pattern134 = new RegExp("^[a-z0-9][a-z0-9-]{0,39}$", "u");

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ProvidersUpdatePath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern134.test(data0)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,39}$"}};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
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
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

const checkProvidersUpdateBody = validate134;
const schema256 = {"$ref":"openapi#/$defs/UpdateProvider","$id":"ProvidersUpdateBody"};
const schema257 = {"type":"object","required":["enabled"],"properties":{"enabled":{"type":"boolean"}},"additionalProperties":false};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ProvidersUpdateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled === undefined){
const err0 = {instancePath,schemaPath:"openapi#/$defs/UpdateProvider/required",keyword:"required",params:{missingProperty: "enabled"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "enabled")){
const err1 = {instancePath,schemaPath:"openapi#/$defs/UpdateProvider/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err2 = {instancePath:instancePath+"/enabled",schemaPath:"openapi#/$defs/UpdateProvider/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
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
const err3 = {instancePath,schemaPath:"openapi#/$defs/UpdateProvider/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkRegionsUpdatePath = validate135;
const schema258 = {"type":"object","required":["code"],"properties":{"code":{"type":"string","pattern":"^region-[0-9]+$"}},"$id":"RegionsUpdatePath"};
const pattern135 = new RegExp("^region-[0-9]+$", "u");

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RegionsUpdatePath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
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
if(!pattern135.test(data0)){
const err1 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^region-[0-9]+$"}};
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
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
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
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":{"code":true},"dynamicProps":false,"dynamicItems":false};

const checkRegionsUpdateBody = validate136;
const schema259 = {"$ref":"openapi#/$defs/UpdateRegion","$id":"RegionsUpdateBody"};
const schema260 = {"type":"object","required":["name"],"properties":{"name":{"x-plain-text":true,"$ref":"openapi#/$defs/DisplayName"}},"additionalProperties":false};
const keyword50 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate137.evaluated;
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
for(const key0 in data){
if(!(key0 === "name")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
const _errs4 = errors;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err4 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/minLength",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/type",keyword:"type",params:{type: "string"}};
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
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RegionsUpdateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate137(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkTravellersExportBody = validate139;
const schema262 = {"$ref":"openapi#/$defs/Traveller","$id":"TravellersExportBody"};
const schema263 = {"type":"object","properties":{"email":{"if":{"type":"null"},"else":{"$ref":"openapi#/$defs/MailAddress"}},"customer_ref":{"type":["string","null"],"minLength":1,"maxLength":120,"x-plain-text":true},"account_id":{"if":{"type":"null"},"else":{"$ref":"openapi#/$defs/ObjectId"}}},"additionalProperties":false};
const keyword51 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "email") || (key0 === "customer_ref")) || (key0 === "account_id"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
const _errs3 = errors;
let valid1 = true;
const _errs4 = errors;
if(data0 !== null){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs6 = errors;
if(typeof data0 === "string"){
if(func1(data0) > 254){
const err2 = {instancePath:instancePath+"/email",schemaPath:"openapi#/$defs/MailAddress/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern5.test(data0)){
const err3 = {instancePath:instancePath+"/email",schemaPath:"openapi#/$defs/MailAddress/pattern",keyword:"pattern",params:{pattern: "^[^\\s@,;:<>()\\[\\]\"\\\\\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"}};
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
const err4 = {instancePath:instancePath+"/email",schemaPath:"openapi#/$defs/MailAddress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/if",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.customer_ref !== undefined){
let data1 = data.customer_ref;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/type",keyword:"type",params:{type: schema263.properties.customer_ref.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs11 = errors;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err7 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid3 = _errs11 === errors;
if(!valid3){
const err8 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err9 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data1) < 1){
const err10 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/minLength",keyword:"minLength",params:{limit: 1}};
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
if(data.account_id !== undefined){
let data2 = data.account_id;
const _errs14 = errors;
let valid4 = true;
const _errs15 = errors;
if(data2 !== null){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid1 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(!_valid1){
const _errs17 = errors;
if(typeof data2 === "string"){
if(!pattern21.test(data2)){
const err12 = {instancePath:instancePath+"/account_id",schemaPath:"openapi#/$defs/ObjectId/pattern",keyword:"pattern",params:{pattern: "^[a-z]+_[0-9a-z]+$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/account_id",schemaPath:"openapi#/$defs/ObjectId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid4 = _valid1;
}
if(!valid4){
const err14 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/if",keyword:"if",params:{failingKeyword: "else"}};
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
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TravellersExportBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate140(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkSearchGetQuery = validate142;
const schema266 = {"type":"object","required":["q"],"properties":{"q":{"type":"string","minLength":1,"maxLength":100,"x-plain-text":true},"kind":{"$ref":"openapi#/$defs/SearchKind"}},"$id":"SearchGetQuery"};
const schema267 = {"type":"string","enum":["account","order","esim","key","request","event","delivery"]};
const keyword52 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SearchGetQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
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
const _errs3 = errors;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err1 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
const err2 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err3 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/minLength",keyword:"minLength",params:{limit: 1}};
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
const err5 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"openapi#/$defs/SearchKind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((((((data1 === "account") || (data1 === "order")) || (data1 === "esim")) || (data1 === "key")) || (data1 === "request")) || (data1 === "event")) || (data1 === "delivery"))){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"openapi#/$defs/SearchKind/enum",keyword:"enum",params:{allowedValues: schema267.enum}};
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
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":{"q":true,"kind":true},"dynamicProps":false,"dynamicItems":false};

const checkSalesMonthGetQuery = validate143;
const schema268 = {"type":"object","required":["mode","month"],"properties":{"mode":{"$ref":"openapi#/$defs/Mode"},"month":{"$ref":"openapi#/$defs/Month"}},"$id":"SalesMonthGetQuery"};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SalesMonthGetQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
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
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "test") || (data0 === "live"))){
const err3 = {instancePath:instancePath+"/mode",schemaPath:"openapi#/$defs/Mode/enum",keyword:"enum",params:{allowedValues: schema52.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.month !== undefined){
let data1 = data.month;
if(typeof data1 === "string"){
if(!pattern36.test(data1)){
const err4 = {instancePath:instancePath+"/month",schemaPath:"openapi#/$defs/Month/pattern",keyword:"pattern",params:{pattern: "^2[0-9]{3}-(0[1-9]|1[0-2])$"}};
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
const err5 = {instancePath:instancePath+"/month",schemaPath:"openapi#/$defs/Month/type",keyword:"type",params:{type: "string"}};
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
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":{"mode":true,"month":true},"dynamicProps":false,"dynamicItems":false};

const checkSupportOrdersListQuery = validate144;
const schema271 = {"type":"object","required":[],"properties":{"status":{"$ref":"openapi#/$defs/TroubledStatus"},"limit":{"type":"integer","minimum":1,"maximum":100,"format":"int32"},"cursor":{"type":"string","minLength":1}},"$id":"SupportOrdersListQuery"};
const schema272 = {"type":"string","enum":["processing","failed"]};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SupportOrdersListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/status",schemaPath:"openapi#/$defs/TroubledStatus/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data0 === "processing") || (data0 === "failed"))){
const err1 = {instancePath:instancePath+"/status",schemaPath:"openapi#/$defs/TroubledStatus/enum",keyword:"enum",params:{allowedValues: schema272.enum}};
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
if(!(formats0.validate(data1))){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"}};
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
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":{"status":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkSupportTopupsRetryPath = validate145;
const schema273 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"openapi#/$defs/TopupId"}},"$id":"SupportTopupsRetryPath"};
const schema274 = {"type":"string","pattern":"^top_(test_[0-9a-f]{12}|[a-z0-9]+)$"};
const pattern142 = new RegExp("^top_(test_[0-9a-f]{12}|[a-z0-9]+)$", "u");

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SupportTopupsRetryPath" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern142.test(data0)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"openapi#/$defs/TopupId/pattern",keyword:"pattern",params:{pattern: "^top_(test_[0-9a-f]{12}|[a-z0-9]+)$"}};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"openapi#/$defs/TopupId/type",keyword:"type",params:{type: "string"}};
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
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

const checkAllEndpointsListQuery = validate146;
const schema275 = {"type":"object","required":["state"],"properties":{"state":{"$ref":"openapi#/$defs/TroubledEndpoints"},"limit":{"type":"integer","minimum":1,"maximum":100,"format":"int32"},"cursor":{"type":"string","minLength":1}},"$id":"AllEndpointsListQuery"};
const schema276 = {"type":"string","enum":["paused","disabled","waiting"]};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AllEndpointsListQuery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/state",schemaPath:"openapi#/$defs/TroubledEndpoints/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "paused") || (data0 === "disabled")) || (data0 === "waiting"))){
const err2 = {instancePath:instancePath+"/state",schemaPath:"openapi#/$defs/TroubledEndpoints/enum",keyword:"enum",params:{allowedValues: schema276.enum}};
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
if(!(formats0.validate(data1))){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"}};
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
if(data.cursor !== undefined){
let data2 = data.cursor;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
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
const err8 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
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
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":{"state":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkClockAdvanceBody = validate147;
const schema277 = {"$ref":"openapi#/$defs/AdvanceClock","$id":"ClockAdvanceBody"};
const schema278 = {"type":"object","required":["seconds"],"properties":{"seconds":{"type":"integer","minimum":1,"maximum":34560000,"format":"int32"}},"additionalProperties":false};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ClockAdvanceBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.seconds === undefined){
const err0 = {instancePath,schemaPath:"openapi#/$defs/AdvanceClock/required",keyword:"required",params:{missingProperty: "seconds"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "seconds")){
const err1 = {instancePath,schemaPath:"openapi#/$defs/AdvanceClock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.seconds !== undefined){
let data0 = data.seconds;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/seconds",schemaPath:"openapi#/$defs/AdvanceClock/properties/seconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 34560000 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/seconds",schemaPath:"openapi#/$defs/AdvanceClock/properties/seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 34560000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/seconds",schemaPath:"openapi#/$defs/AdvanceClock/properties/seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats0.validate(data0))){
const err5 = {instancePath:instancePath+"/seconds",schemaPath:"openapi#/$defs/AdvanceClock/properties/seconds/format",keyword:"format",params:{format: "int32"}};
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
}
else {
const err6 = {instancePath,schemaPath:"openapi#/$defs/AdvanceClock/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkNetworkSetBody = validate148;
const schema279 = {"$ref":"openapi#/$defs/NetworkBehaviour","$id":"NetworkSetBody"};
const schema280 = {"type":"object","properties":{"down":{"type":["boolean","null"]},"fail_next":{"type":["integer","null"],"minimum":0,"maximum":1000,"format":"int32"},"fail_as":{"if":{"type":"null"},"else":{"$ref":"openapi#/$defs/NetworkFailure"}},"refuse_next":{"type":["integer","null"],"minimum":0,"maximum":1000,"format":"int32"},"refuse":{"type":["array","null"],"maxItems":4,"items":{"$ref":"openapi#/$defs/NetworkCall"}},"hold":{"type":["array","null"],"maxItems":4,"items":{"$ref":"openapi#/$defs/NetworkCall"}},"issue_at_most":{"type":["integer","null"],"minimum":0,"maximum":50,"format":"int32"},"delay_seconds":{"type":["integer","null"],"minimum":0,"maximum":86400,"format":"int32"},"install_details":{"type":["boolean","null"]},"reports_usage":{"type":["boolean","null"]}},"additionalProperties":false};
const schema281 = {"type":"string","enum":["timeout","error"]};
const schema282 = {"type":"string","enum":["issue","topup","cancel","usage"]};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate149.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func77.call(schema280.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.down !== undefined){
let data0 = data.down;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/down",schemaPath:"#/properties/down/type",keyword:"type",params:{type: schema280.properties.down.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.fail_next !== undefined){
let data1 = data.fail_next;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/fail_next",schemaPath:"#/properties/fail_next/type",keyword:"type",params:{type: schema280.properties.fail_next.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/fail_next",schemaPath:"#/properties/fail_next/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/fail_next",schemaPath:"#/properties/fail_next/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats0.validate(data1))){
const err5 = {instancePath:instancePath+"/fail_next",schemaPath:"#/properties/fail_next/format",keyword:"format",params:{format: "int32"}};
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
if(data.fail_as !== undefined){
let data2 = data.fail_as;
const _errs7 = errors;
let valid1 = true;
const _errs8 = errors;
if(data2 !== null){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs10 = errors;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/fail_as",schemaPath:"openapi#/$defs/NetworkFailure/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data2 === "timeout") || (data2 === "error"))){
const err8 = {instancePath:instancePath+"/fail_as",schemaPath:"openapi#/$defs/NetworkFailure/enum",keyword:"enum",params:{allowedValues: schema281.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
}
if(!valid1){
const err9 = {instancePath:instancePath+"/fail_as",schemaPath:"#/properties/fail_as/if",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.refuse_next !== undefined){
let data3 = data.refuse_next;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err10 = {instancePath:instancePath+"/refuse_next",schemaPath:"#/properties/refuse_next/type",keyword:"type",params:{type: schema280.properties.refuse_next.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/refuse_next",schemaPath:"#/properties/refuse_next/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/refuse_next",schemaPath:"#/properties/refuse_next/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats0.validate(data3))){
const err13 = {instancePath:instancePath+"/refuse_next",schemaPath:"#/properties/refuse_next/format",keyword:"format",params:{format: "int32"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.refuse !== undefined){
let data4 = data.refuse;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err14 = {instancePath:instancePath+"/refuse",schemaPath:"#/properties/refuse/type",keyword:"type",params:{type: schema280.properties.refuse.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(Array.isArray(data4)){
if(data4.length > 4){
const err15 = {instancePath:instancePath+"/refuse",schemaPath:"#/properties/refuse/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err16 = {instancePath:instancePath+"/refuse/" + i0,schemaPath:"openapi#/$defs/NetworkCall/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((((data5 === "issue") || (data5 === "topup")) || (data5 === "cancel")) || (data5 === "usage"))){
const err17 = {instancePath:instancePath+"/refuse/" + i0,schemaPath:"openapi#/$defs/NetworkCall/enum",keyword:"enum",params:{allowedValues: schema282.enum}};
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
}
if(data.hold !== undefined){
let data6 = data.hold;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err18 = {instancePath:instancePath+"/hold",schemaPath:"#/properties/hold/type",keyword:"type",params:{type: schema280.properties.hold.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(Array.isArray(data6)){
if(data6.length > 4){
const err19 = {instancePath:instancePath+"/hold",schemaPath:"#/properties/hold/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 !== "string"){
const err20 = {instancePath:instancePath+"/hold/" + i1,schemaPath:"openapi#/$defs/NetworkCall/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((((data7 === "issue") || (data7 === "topup")) || (data7 === "cancel")) || (data7 === "usage"))){
const err21 = {instancePath:instancePath+"/hold/" + i1,schemaPath:"openapi#/$defs/NetworkCall/enum",keyword:"enum",params:{allowedValues: schema282.enum}};
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
}
if(data.issue_at_most !== undefined){
let data8 = data.issue_at_most;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err22 = {instancePath:instancePath+"/issue_at_most",schemaPath:"#/properties/issue_at_most/type",keyword:"type",params:{type: schema280.properties.issue_at_most.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 50 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/issue_at_most",schemaPath:"#/properties/issue_at_most/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err24 = {instancePath:instancePath+"/issue_at_most",schemaPath:"#/properties/issue_at_most/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(formats0.validate(data8))){
const err25 = {instancePath:instancePath+"/issue_at_most",schemaPath:"#/properties/issue_at_most/format",keyword:"format",params:{format: "int32"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data.delay_seconds !== undefined){
let data9 = data.delay_seconds;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err26 = {instancePath:instancePath+"/delay_seconds",schemaPath:"#/properties/delay_seconds/type",keyword:"type",params:{type: schema280.properties.delay_seconds.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 86400 || isNaN(data9)){
const err27 = {instancePath:instancePath+"/delay_seconds",schemaPath:"#/properties/delay_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/delay_seconds",schemaPath:"#/properties/delay_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(formats0.validate(data9))){
const err29 = {instancePath:instancePath+"/delay_seconds",schemaPath:"#/properties/delay_seconds/format",keyword:"format",params:{format: "int32"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data.install_details !== undefined){
let data10 = data.install_details;
if((typeof data10 !== "boolean") && (data10 !== null)){
const err30 = {instancePath:instancePath+"/install_details",schemaPath:"#/properties/install_details/type",keyword:"type",params:{type: schema280.properties.install_details.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.reports_usage !== undefined){
let data11 = data.reports_usage;
if((typeof data11 !== "boolean") && (data11 !== null)){
const err31 = {instancePath:instancePath+"/reports_usage",schemaPath:"#/properties/reports_usage/type",keyword:"type",params:{type: schema280.properties.reports_usage.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="NetworkSetBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate149(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkNetworkReportBody = validate151;
const schema284 = {"$ref":"openapi#/$defs/ReportEsim","$id":"NetworkReportBody"};
const schema285 = {"type":"object","properties":{"used_mb":{"type":["integer","null"],"minimum":0,"maximum":100000000,"format":"int32"},"first_used":{"type":["boolean","null"]},"install_details":{"type":["boolean","null"]}},"additionalProperties":false};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="NetworkReportBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "used_mb") || (key0 === "first_used")) || (key0 === "install_details"))){
const err0 = {instancePath,schemaPath:"openapi#/$defs/ReportEsim/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.used_mb !== undefined){
let data0 = data.used_mb;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
const err1 = {instancePath:instancePath+"/used_mb",schemaPath:"openapi#/$defs/ReportEsim/properties/used_mb/type",keyword:"type",params:{type: schema285.properties.used_mb.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/used_mb",schemaPath:"openapi#/$defs/ReportEsim/properties/used_mb/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/used_mb",schemaPath:"openapi#/$defs/ReportEsim/properties/used_mb/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats0.validate(data0))){
const err4 = {instancePath:instancePath+"/used_mb",schemaPath:"openapi#/$defs/ReportEsim/properties/used_mb/format",keyword:"format",params:{format: "int32"}};
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
if(data.first_used !== undefined){
let data1 = data.first_used;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/first_used",schemaPath:"openapi#/$defs/ReportEsim/properties/first_used/type",keyword:"type",params:{type: schema285.properties.first_used.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.install_details !== undefined){
let data2 = data.install_details;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/install_details",schemaPath:"openapi#/$defs/ReportEsim/properties/install_details/type",keyword:"type",params:{type: schema285.properties.install_details.type}};
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
const err7 = {instancePath,schemaPath:"openapi#/$defs/ReportEsim/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const checkRunsCreateBody = validate152;
const schema286 = {"$ref":"openapi#/$defs/CreateRun","$id":"RunsCreateBody"};
const schema287 = {"type":"object","properties":{"name":{"x-plain-text":true,"if":{"type":"null"},"else":{"$ref":"openapi#/$defs/DisplayName"}},"accounts":{"type":["integer","null"],"minimum":1,"maximum":50,"format":"int32"},"test_keys":{"type":["integer","null"],"minimum":0,"maximum":100,"format":"int32"},"live_keys":{"type":["integer","null"],"minimum":0,"maximum":100,"format":"int32"},"approve_live":{"type":["boolean","null"]},"wallet":{"if":{"type":"null"},"else":{"$ref":"openapi#/$defs/Rupees"}},"people":{"type":["array","null"],"maxItems":3,"items":{"$ref":"openapi#/$defs/MemberRole"}}},"additionalProperties":false};
const keyword53 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "accounts")) || (key0 === "test_keys")) || (key0 === "live_keys")) || (key0 === "approve_live")) || (key0 === "wallet")) || (key0 === "people"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
const _errs4 = errors;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
if(data0 !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs8 = errors;
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err4 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/minLength",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/name",schemaPath:"openapi#/$defs/DisplayName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = _valid0;
}
if(!valid2){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/if",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.accounts !== undefined){
let data1 = data.accounts;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err8 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/type",keyword:"type",params:{type: schema287.properties.accounts.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 50 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats0.validate(data1))){
const err11 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/format",keyword:"format",params:{format: "int32"}};
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
if(data.test_keys !== undefined){
let data2 = data.test_keys;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
const err12 = {instancePath:instancePath+"/test_keys",schemaPath:"#/properties/test_keys/type",keyword:"type",params:{type: schema287.properties.test_keys.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/test_keys",schemaPath:"#/properties/test_keys/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/test_keys",schemaPath:"#/properties/test_keys/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats0.validate(data2))){
const err15 = {instancePath:instancePath+"/test_keys",schemaPath:"#/properties/test_keys/format",keyword:"format",params:{format: "int32"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.live_keys !== undefined){
let data3 = data.live_keys;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err16 = {instancePath:instancePath+"/live_keys",schemaPath:"#/properties/live_keys/type",keyword:"type",params:{type: schema287.properties.live_keys.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err17 = {instancePath:instancePath+"/live_keys",schemaPath:"#/properties/live_keys/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err18 = {instancePath:instancePath+"/live_keys",schemaPath:"#/properties/live_keys/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats0.validate(data3))){
const err19 = {instancePath:instancePath+"/live_keys",schemaPath:"#/properties/live_keys/format",keyword:"format",params:{format: "int32"}};
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
if(data.approve_live !== undefined){
let data4 = data.approve_live;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err20 = {instancePath:instancePath+"/approve_live",schemaPath:"#/properties/approve_live/type",keyword:"type",params:{type: schema287.properties.approve_live.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.wallet !== undefined){
let data5 = data.wallet;
const _errs20 = errors;
let valid4 = true;
const _errs21 = errors;
if(data5 !== null){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid1 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(!_valid1){
const _errs23 = errors;
if(typeof data5 === "string"){
if(!pattern34.test(data5)){
const err22 = {instancePath:instancePath+"/wallet",schemaPath:"openapi#/$defs/Rupees/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,10}(\\.[0-9]{1,2})?$"}};
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
const err23 = {instancePath:instancePath+"/wallet",schemaPath:"openapi#/$defs/Rupees/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid1 = _errs23 === errors;
valid4 = _valid1;
}
if(!valid4){
const err24 = {instancePath:instancePath+"/wallet",schemaPath:"#/properties/wallet/if",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.people !== undefined){
let data6 = data.people;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err25 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/type",keyword:"type",params:{type: schema287.properties.people.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(Array.isArray(data6)){
if(data6.length > 3){
const err26 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 !== "string"){
const err27 = {instancePath:instancePath+"/people/" + i0,schemaPath:"openapi#/$defs/MemberRole/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(((data7 === "owner") || (data7 === "staff")) || (data7 === "viewer"))){
const err28 = {instancePath:instancePath+"/people/" + i0,schemaPath:"openapi#/$defs/MemberRole/enum",keyword:"enum",params:{allowedValues: schema180.enum}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RunsCreateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate153(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
const checkTotpRemoveBody = checkRecoveryCodesCreateBody;
const checkDestinationsGetQuery = checkOverviewGetQuery;
const checkApiErrorsGetQuery = checkOverviewGetQuery;
const checkKeysRevokePath = checkKeysUpdatePath;
const checkEndpointsGetPath = checkKeysUpdatePath;
const checkEndpointsUpdatePath = checkKeysUpdatePath;
const checkEndpointsDeletePath = checkKeysUpdatePath;
const checkEndpointsEnablePath = checkKeysUpdatePath;
const checkEndpointsDisablePath = checkKeysUpdatePath;
const checkEndpointsSecretGetPath = checkKeysUpdatePath;
const checkEndpointsSecretRotatePath = checkKeysUpdatePath;
const checkEndpointsFiguresPath = checkKeysUpdatePath;
const checkEndpointsPingPath = checkKeysUpdatePath;
const checkDeliveriesGetPath = checkKeysUpdatePath;
const checkDeliveriesRetryPath = checkKeysUpdatePath;
const checkResendsCancelPath = checkKeysUpdatePath;
const checkLedgerCsvGetQuery = checkResendsListQuery;
const checkStatementPdfGetQuery = checkStatementGetQuery;
const checkStatementCsvGetQuery = checkStatementGetQuery;
const checkOrdersCsvGetQuery = checkOrderTotalsGetQuery;
const checkOrderEventsListPath = checkOrdersGetPath;
const checkOrdersCancelPath = checkOrdersGetPath;
const checkEsimsUsePath = checkEsimsGetPath;
const checkEsimEventsListPath = checkEsimsGetPath;
const checkEsimEventsListQuery = checkOrderEventsListQuery;
const checkEsimsCancelPath = checkEsimsGetPath;
const checkEsimsSimulatePath = checkEsimsGetPath;
const checkTopupPackagesListPath = checkEsimsGetPath;
const checkTopupsListPath = checkEsimsGetPath;
const checkTopupsListQuery = checkOrderEventsListQuery;
const checkTopupsCreatePath = checkEsimsGetPath;
const checkAccountActivityListPath = checkKeysUpdatePath;
const checkAccountActivityListQuery = checkActivityListQuery;
const checkAccountActivityCsvGetPath = checkKeysUpdatePath;
const checkAccountActivityCsvGetQuery = checkActivityCsvGetQuery;
const checkRequestsGetPath = checkKeysUpdatePath;
const checkAllRequestsGetPath = checkKeysUpdatePath;
const checkMembersInvitePath = checkKeysUpdatePath;
const checkMembersUpdatePath = checkKeysUpdatePath;
const checkMembersDeletePath = checkKeysUpdatePath;
const checkOperatorsInvitePath = checkKeysUpdatePath;
const checkOperatorsUpdatePath = checkKeysUpdatePath;
const checkOperatorsDeletePath = checkKeysUpdatePath;
const checkTokensListQuery = checkOrderEventsListQuery;
const checkTokensRevokePath = checkKeysUpdatePath;
const checkDeploymentActivityListQuery = checkActivityListQuery;
const checkDeploymentActivityCsvGetQuery = checkActivityCsvGetQuery;
const checkAccountsGetPath = checkKeysUpdatePath;
const checkAccountsUpdatePath = checkKeysUpdatePath;
const checkAccountBillingSetPath = checkKeysUpdatePath;
const checkAccountMembersListPath = checkKeysUpdatePath;
const checkAccountMembersCreatePath = checkKeysUpdatePath;
const checkAccountMembersCreateBody = checkMembersCreateBody;
const checkAccountMembersDeletePath = checkAccountMembersInvitePath;
const checkAccountKeysListPath = checkKeysUpdatePath;
const checkAccountKeysCreatePath = checkKeysUpdatePath;
const checkAccountKeysCreateBody = checkKeysCreateBody;
const checkAccountKeysUpdateBody = checkKeysUpdateBody;
const checkAccountKeysRevokePath = checkAccountKeysUpdatePath;
const checkAccountEndpointsListPath = checkKeysUpdatePath;
const checkAccountEndpointsCreatePath = checkKeysUpdatePath;
const checkAccountEndpointsCreateBody = checkEndpointsCreateBody;
const checkAccountEndpointsUpdatePath = checkAccountEndpointsGetPath;
const checkAccountEndpointsUpdateBody = checkEndpointsUpdateBody;
const checkAccountEndpointsDeletePath = checkAccountEndpointsGetPath;
const checkAccountEndpointsEnablePath = checkAccountEndpointsGetPath;
const checkAccountEndpointsDisablePath = checkAccountEndpointsGetPath;
const checkAccountEndpointsSecretGetPath = checkAccountEndpointsGetPath;
const checkAccountEndpointsSecretRotatePath = checkAccountEndpointsGetPath;
const checkAccountEndpointsPingPath = checkAccountEndpointsGetPath;
const checkAccountEndpointsPingQuery = checkEndpointsPingQuery;
const checkAccountDeliveriesListPath = checkKeysUpdatePath;
const checkAccountDeliveriesListQuery = checkDeliveriesListQuery;
const checkAccountDeliveriesRetryPath = checkAccountDeliveriesGetPath;
const checkAccountResendsListPath = checkKeysUpdatePath;
const checkAccountResendsListQuery = checkResendsListQuery;
const checkAccountResendsCreatePath = checkKeysUpdatePath;
const checkAccountResendsCreateBody = checkResendsCreateBody;
const checkAccountEsimEventsListQuery = checkOrderEventsListQuery;
const checkAccountOrderEventsListQuery = checkOrderEventsListQuery;
const checkAccountOrdersListPath = checkKeysUpdatePath;
const checkAccountOrdersListQuery = checkOrdersListQuery;
const checkAccountEsimsListPath = checkKeysUpdatePath;
const checkAccountEsimsListQuery = checkEsimsListQuery;
const checkAccountTopupsListPath = checkKeysUpdatePath;
const checkAccountPricesListPath = checkKeysUpdatePath;
const checkAccountPricesListQuery = checkAccountsListQuery;
const checkAccountNotesListPath = checkKeysUpdatePath;
const checkAccountNotesListQuery = checkOrderEventsListQuery;
const checkAccountNotesCreatePath = checkKeysUpdatePath;
const checkAccountOverviewGetPath = checkKeysUpdatePath;
const checkAccountOverviewGetQuery = checkOverviewGetQuery;
const checkAccountsLookPath = checkKeysUpdatePath;
const checkWalletTopupPath = checkKeysUpdatePath;
const checkWalletAdjustPath = checkKeysUpdatePath;
const checkAccountLedgerListPath = checkKeysUpdatePath;
const checkAccountLedgerListQuery = checkLedgerListQuery;
const checkFundsRequestsApprovePath = checkKeysUpdatePath;
const checkFundsRequestsDeclinePath = checkKeysUpdatePath;
const checkFundsRequestsWithdrawPath = checkKeysUpdatePath;
const checkAccountStatementGetPath = checkKeysUpdatePath;
const checkAccountStatementGetQuery = checkStatementGetQuery;
const checkAccountStatementPdfGetPath = checkKeysUpdatePath;
const checkAccountStatementPdfGetQuery = checkStatementGetQuery;
const checkAccountStatementCsvGetPath = checkKeysUpdatePath;
const checkAccountStatementCsvGetQuery = checkStatementGetQuery;
const checkAccountLedgerCsvGetPath = checkKeysUpdatePath;
const checkAccountLedgerCsvGetQuery = checkResendsListQuery;
const checkCatalogueImportsListQuery = checkOrderEventsListQuery;
const checkCatalogueImportsUndoPath = checkKeysUpdatePath;
const checkStockRetirePath = checkPackagesGetPath;
const checkStockRestorePath = checkPackagesGetPath;
const checkSupportEsimsGetPath = checkEsimsGetPath;
const checkSupportEsimsCancelPath = checkEsimsGetPath;
const checkSupportOrdersGetPath = checkOrdersGetPath;
const checkSupportOrdersCancelPath = checkOrdersGetPath;
const checkSupportOrdersRetryPath = checkOrdersGetPath;
const checkSupportOrdersRefundPath = checkOrdersGetPath;
const checkSupportOrdersErasePath = checkOrdersGetPath;
const checkTravellersEraseBody = checkTravellersExportBody;
const checkAllSearchGetQuery = checkSearchGetQuery;
const checkSalesGetQuery = checkOverviewGetQuery;
const checkSalesMonthCsvGetQuery = checkSalesMonthGetQuery;
const checkSupportTopupsListQuery = checkOrderEventsListQuery;
const checkSupportTopupsRefundPath = checkSupportTopupsRetryPath;
const checkDueJobsListQuery = checkOrderEventsListQuery;
const checkLowWalletsListQuery = checkOrderEventsListQuery;
const checkAccountNetworkSetPath = checkKeysUpdatePath;
const checkAccountNetworkSetBody = checkNetworkSetBody;
const checkAccountNetworkResetPath = checkKeysUpdatePath;
const checkAccountNetworkReleasePath = checkKeysUpdatePath;
const checkNetworkReportPath = checkEsimsGetPath;
const checkRunsDeletePath = checkKeysUpdatePath;
const checkSessionsDeletePath = checkKeysUpdatePath;

const readingSessionCreateBody = {
  fields: {
    email: {
      absent: [null, ""],
    },
    password: {
      absent: [null, ""],
    },
    totp: {
      absent: [null, ""],
    },
    recovery_code: {
      absent: [null, ""],
    },
  },
  keepsOthers: true,
};

const readingOwnNameSetBody = {
  fields: {
    name: {
      emptyIsNull: true,
    },
  },
  keepsOthers: true,
};

const readingPasswordSetBody = {
  fields: {
    current_password: {
      absent: [null, ""],
    },
    new_password: {
      absent: [null, ""],
    },
  },
  keepsOthers: true,
};

const readingTotpConfirmBody = {
  fields: {
    code: {
      absent: [null, ""],
    },
  },
  keepsOthers: true,
};

const readingRecoveryCodesCreateBody = {
  fields: {
    password: {
      absent: [null, ""],
    },
  },
  keepsOthers: true,
};

const readingTotpRemoveBody = {
  fields: {
    password: {
      absent: [null, ""],
    },
  },
  keepsOthers: true,
};

const readingPasswordResetRequestBody = {
  fields: {
    email: {
      absent: [null, ""],
    },
  },
  keepsOthers: true,
};

const readingPasswordResetUseBody = {
  fields: {
    token: {
      absent: [null, ""],
    },
    new_password: {
      absent: [null, ""],
    },
  },
  keepsOthers: true,
};

const readingOverviewGetQuery = {
  fields: {
    mode: {
      absent: [""],
    },
    days: {
      default: 30,
      absent: [""],
      text: "integer",
    },
  },
};

const readingDestinationsGetQuery = {
  fields: {
    mode: {
      absent: [""],
    },
    days: {
      default: 30,
      absent: [""],
      text: "integer",
    },
  },
};

const readingApiErrorsGetQuery = {
  fields: {
    mode: {
      absent: [""],
    },
    days: {
      default: 30,
      absent: [""],
      text: "integer",
    },
  },
};

const readingKeysCreateBody = {
  fields: {
    mode: {
      absent: [null, ""],
    },
    name: {
      absent: [null, ""],
    },
    allowlist: {
      absent: [null],
    },
    expires: {
      absent: [null, ""],
      isTime: true,
    },
  },
  keepsOthers: true,
  hasTimes: true,
};

const readingKeysUpdatePath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingKeysUpdateBody = {
  fields: {
    name: {
      absent: [null, ""],
    },
    allowlist: {
      absent: [null],
    },
    expires: {
      emptyIsNull: true,
      isTime: true,
    },
  },
  keepsOthers: true,
  hasTimes: true,
};

const readingKeysRevokePath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingEndpointsCreateBody = {
  fields: {
    mode: {
      absent: [null, ""],
    },
    url: {
      absent: [null, ""],
    },
    event_types: {
      absent: [null],
    },
  },
  keepsOthers: true,
};

const readingEndpointsGetPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingEndpointsUpdatePath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingEndpointsUpdateBody = {
  fields: {
    url: {
      absent: [null, ""],
    },
    event_types: {},
  },
  keepsOthers: true,
};

const readingEndpointsDeletePath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingEndpointsEnablePath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingEndpointsDisablePath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingEndpointsSecretGetPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingEndpointsSecretRotatePath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingEndpointsFiguresPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingEndpointsFiguresQuery = {
  fields: {
    span: {
      absent: [""],
    },
  },
};

const readingEndpointsPingPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingEndpointsPingQuery = {
  fields: {
    event_type: {
      absent: [""],
    },
  },
};

const readingDeliveriesListQuery = {
  fields: {
    mode: {
      absent: [""],
    },
    endpoint_id: {
      absent: [""],
    },
    status: {
      absent: [""],
    },
    event_id: {
      absent: [""],
    },
    event_type: {
      absent: [""],
    },
    since: {
      absent: [""],
      isTime: true,
    },
    until: {
      absent: [""],
      isTime: true,
    },
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
  hasTimes: true,
};

const readingDeliveriesGetPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingDeliveriesRetryPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingResendsListQuery = {
  fields: {
    mode: {
      absent: [""],
    },
  },
};

const readingResendsCreateBody = {
  fields: {
    mode: {
      absent: [null, ""],
    },
    delivery_ids: {},
    failed_since: {
      absent: [""],
      isTime: true,
    },
    endpoint_id: {
      absent: [""],
    },
  },
  keepsOthers: true,
  hasTimes: true,
};

const readingResendsCancelPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingThresholdSetBody = {
  fields: {
    amount: {
      emptyIsNull: true,
    },
  },
  keepsOthers: true,
};

const readingRecipientsSetBody = {
  fields: {
    addresses: {},
  },
  keepsOthers: true,
};

const readingLedgerListQuery = {
  fields: {
    mode: {
      absent: [""],
    },
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
};

const readingLedgerCsvGetQuery = {
  fields: {
    mode: {
      absent: [""],
    },
  },
};

const readingStatementGetQuery = {
  fields: {
    month: {
      absent: [""],
    },
  },
};

const readingStatementPdfGetQuery = {
  fields: {
    month: {
      absent: [""],
    },
  },
};

const readingStatementCsvGetQuery = {
  fields: {
    month: {
      absent: [""],
    },
  },
};

const readingPackagesListQuery = {
  fields: {
    country: {
      absent: [""],
    },
    region: {
      absent: [""],
    },
    unlimited: {
      absent: [""],
      text: "boolean",
    },
    q: {
      absent: [""],
    },
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
};

const readingPackagesGetPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingOrdersListQuery = {
  fields: {
    mode: {
      absent: [""],
    },
    status: {
      absent: [""],
    },
    customer_ref: {
      absent: [""],
    },
    created_after: {
      absent: [""],
      isTime: true,
    },
    created_before: {
      absent: [""],
      isTime: true,
    },
    traveller: {
      absent: [""],
    },
    iccid: {
      absent: [""],
    },
    destination: {
      absent: [""],
    },
    sort: {
      default: "newest",
      absent: [""],
    },
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
  hasTimes: true,
};

const readingOrdersCreateBody = {
  fields: {
    mode: {
      absent: [null, ""],
    },
    items: {
      absent: [null],
      item: {
        fields: {
          package_id: {
            absent: [null, ""],
          },
          quantity: {
            absent: [null],
          },
        },
        keepsOthers: true,
      },
    },
    customer_ref: {
      absent: [null, ""],
    },
    customer: {
      absent: [null],
      fields: {
        name: {
          absent: [null, ""],
        },
        email: {
          absent: [null, ""],
        },
      },
      keepsOthers: true,
    },
  },
  keepsOthers: true,
};

const readingOrderTotalsGetQuery = {
  fields: {
    mode: {
      absent: [""],
    },
    status: {
      absent: [""],
    },
    customer_ref: {
      absent: [""],
    },
    created_after: {
      absent: [""],
      isTime: true,
    },
    created_before: {
      absent: [""],
      isTime: true,
    },
    traveller: {
      absent: [""],
    },
    iccid: {
      absent: [""],
    },
    destination: {
      absent: [""],
    },
  },
  hasTimes: true,
};

const readingOrdersCsvGetQuery = {
  fields: {
    mode: {
      absent: [""],
    },
    status: {
      absent: [""],
    },
    customer_ref: {
      absent: [""],
    },
    created_after: {
      absent: [""],
      isTime: true,
    },
    created_before: {
      absent: [""],
      isTime: true,
    },
    traveller: {
      absent: [""],
    },
    iccid: {
      absent: [""],
    },
    destination: {
      absent: [""],
    },
  },
  hasTimes: true,
};

const readingOrdersGetPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingOrderEventsListPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingOrderEventsListQuery = {
  fields: {
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
};

const readingOrdersCancelPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingEsimsListQuery = {
  fields: {
    mode: {
      absent: [""],
    },
    status: {
      absent: [""],
    },
    customer_ref: {
      absent: [""],
    },
    created_after: {
      absent: [""],
      isTime: true,
    },
    created_before: {
      absent: [""],
      isTime: true,
    },
    traveller: {
      absent: [""],
    },
    iccid: {
      absent: [""],
    },
    destination: {
      absent: [""],
    },
    sort: {
      default: "newest",
      absent: [""],
    },
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
  hasTimes: true,
};

const readingEsimsCsvGetQuery = {
  fields: {
    mode: {
      absent: [""],
    },
    status: {
      absent: [""],
    },
    customer_ref: {
      absent: [""],
    },
    created_after: {
      absent: [""],
      isTime: true,
    },
    created_before: {
      absent: [""],
      isTime: true,
    },
    traveller: {
      absent: [""],
    },
    iccid: {
      absent: [""],
    },
    destination: {
      absent: [""],
    },
  },
  hasTimes: true,
};

const readingEsimsGetPath = {
  fields: {
    iccid: {
      absent: [""],
    },
  },
};

const readingEsimsUsePath = {
  fields: {
    iccid: {
      absent: [""],
    },
  },
};

const readingEsimEventsListPath = {
  fields: {
    iccid: {
      absent: [""],
    },
  },
};

const readingEsimEventsListQuery = {
  fields: {
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
};

const readingEsimsCancelPath = {
  fields: {
    iccid: {
      absent: [""],
    },
  },
};

const readingEsimsSimulatePath = {
  fields: {
    iccid: {
      absent: [""],
    },
  },
};

const readingEsimsSimulateBody = {
  fields: {
    event: {
      absent: [null, ""],
    },
  },
  keepsOthers: true,
};

const readingTopupPackagesListPath = {
  fields: {
    iccid: {
      absent: [""],
    },
  },
};

const readingTopupsListPath = {
  fields: {
    iccid: {
      absent: [""],
    },
  },
};

const readingTopupsListQuery = {
  fields: {
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
};

const readingTopupsCreatePath = {
  fields: {
    iccid: {
      absent: [""],
    },
  },
};

const readingTopupsCreateBody = {
  fields: {
    package_id: {
      absent: [null, ""],
    },
    customer_ref: {
      absent: [null, ""],
    },
  },
  keepsOthers: true,
};

const readingEventsListQuery = {
  fields: {
    mode: {
      absent: [""],
    },
    type: {
      absent: [""],
    },
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
};

const readingEventsGetPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingActivityListQuery = {
  fields: {
    group: {
      absent: [""],
    },
    actor: {
      absent: [""],
    },
    since: {
      absent: [""],
      isTime: true,
    },
    until: {
      absent: [""],
      isTime: true,
    },
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
  hasTimes: true,
};

const readingActivityCsvGetQuery = {
  fields: {
    group: {
      absent: [""],
    },
    actor: {
      absent: [""],
    },
    since: {
      absent: [""],
      isTime: true,
    },
    until: {
      absent: [""],
      isTime: true,
    },
  },
  hasTimes: true,
};

const readingAccountActivityListPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingAccountActivityListQuery = {
  fields: {
    group: {
      absent: [""],
    },
    actor: {
      absent: [""],
    },
    since: {
      absent: [""],
      isTime: true,
    },
    until: {
      absent: [""],
      isTime: true,
    },
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
  hasTimes: true,
};

const readingAccountActivityCsvGetPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingAccountActivityCsvGetQuery = {
  fields: {
    group: {
      absent: [""],
    },
    actor: {
      absent: [""],
    },
    since: {
      absent: [""],
      isTime: true,
    },
    until: {
      absent: [""],
      isTime: true,
    },
  },
  hasTimes: true,
};

const readingRequestsListQuery = {
  fields: {
    mode: {
      absent: [""],
    },
    key_id: {
      absent: [""],
    },
    status: {
      absent: [""],
    },
    method: {
      absent: [""],
    },
    since: {
      absent: [""],
      isTime: true,
    },
    until: {
      absent: [""],
      isTime: true,
    },
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
  hasTimes: true,
};

const readingRequestsGetPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingAllRequestsListQuery = {
  fields: {
    account_id: {
      absent: [""],
    },
    mode: {
      absent: [""],
    },
    key_id: {
      absent: [""],
    },
    status: {
      absent: [""],
    },
    method: {
      absent: [""],
    },
    since: {
      absent: [""],
      isTime: true,
    },
    until: {
      absent: [""],
      isTime: true,
    },
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
  hasTimes: true,
};

const readingAllRequestsGetPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingMembersCreateBody = {
  fields: {
    email: {
      absent: [null, ""],
    },
    name: {
      absent: [null, ""],
    },
    role: {
      absent: [null, ""],
    },
  },
  keepsOthers: true,
};

const readingMembersInvitePath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingMembersUpdatePath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingMembersUpdateBody = {
  fields: {
    role: {
      absent: [null, ""],
    },
  },
  keepsOthers: true,
};

const readingMembersDeletePath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingOperatorsCreateBody = {
  fields: {
    email: {
      absent: [null, ""],
    },
    name: {
      absent: [null, ""],
    },
    role: {
      absent: [null, ""],
    },
  },
  keepsOthers: true,
};

const readingOperatorsInvitePath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingOperatorsUpdatePath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingOperatorsUpdateBody = {
  fields: {
    role: {
      absent: [null, ""],
    },
  },
  keepsOthers: true,
};

const readingOperatorsDeletePath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingTokensListQuery = {
  fields: {
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
};

const readingTokensCreateBody = {
  fields: {
    name: {
      absent: [null, ""],
    },
    scopes: {
      absent: [null],
    },
    expires: {
      absent: [null, ""],
      isTime: true,
    },
  },
  keepsOthers: true,
  hasTimes: true,
};

const readingTokensRevokePath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingDeploymentActivityListQuery = {
  fields: {
    group: {
      absent: [""],
    },
    actor: {
      absent: [""],
    },
    since: {
      absent: [""],
      isTime: true,
    },
    until: {
      absent: [""],
      isTime: true,
    },
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
  hasTimes: true,
};

const readingDeploymentActivityCsvGetQuery = {
  fields: {
    group: {
      absent: [""],
    },
    actor: {
      absent: [""],
    },
    since: {
      absent: [""],
      isTime: true,
    },
    until: {
      absent: [""],
      isTime: true,
    },
  },
  hasTimes: true,
};

const readingAccountsListQuery = {
  fields: {
    q: {
      absent: [""],
    },
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
};

const readingAccountsCreateBody = {
  fields: {
    name: {
      absent: [null, ""],
    },
    email: {
      absent: [null, ""],
    },
    tier: {
      default: "standard",
      absent: [null, ""],
    },
    live_approved: {
      default: false,
      absent: [null],
    },
  },
  keepsOthers: true,
};

const readingAccountsGetPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingAccountsUpdatePath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingAccountsUpdateBody = {
  fields: {
    name: {
      absent: [null, ""],
    },
    email: {
      absent: [null, ""],
    },
    active: {
      absent: [null],
    },
    live_approved: {
      absent: [null],
    },
    tier: {
      absent: [null, ""],
    },
    agreed_discount_bps: {},
    sells_unlimited: {
      absent: [null],
    },
    allowed_packages: {},
    low_balance_threshold: {
      emptyIsNull: true,
    },
  },
  keepsOthers: true,
};

const readingAccountBillingSetPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingAccountBillingSetBody = {
  fields: {
    name: {
      emptyIsNull: true,
    },
    address: {
      emptyIsNull: true,
    },
    gstin: {
      emptyIsNull: true,
    },
  },
  keepsOthers: true,
};

const readingAccountMembersListPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingAccountMembersCreatePath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingAccountMembersCreateBody = {
  fields: {
    email: {
      absent: [null, ""],
    },
    name: {
      absent: [null, ""],
    },
    role: {
      absent: [null, ""],
    },
  },
  keepsOthers: true,
};

const readingAccountMembersInvitePath = {
  fields: {
    id: {
      absent: [""],
    },
    member_id: {
      absent: [""],
    },
  },
};

const readingAccountMembersDeletePath = {
  fields: {
    id: {
      absent: [""],
    },
    member_id: {
      absent: [""],
    },
  },
};

const readingAccountKeysListPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingAccountKeysCreatePath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingAccountKeysCreateBody = {
  fields: {
    mode: {
      absent: [null, ""],
    },
    name: {
      absent: [null, ""],
    },
    allowlist: {
      absent: [null],
    },
    expires: {
      absent: [null, ""],
      isTime: true,
    },
  },
  keepsOthers: true,
  hasTimes: true,
};

const readingAccountKeysUpdatePath = {
  fields: {
    id: {
      absent: [""],
    },
    key_id: {
      absent: [""],
    },
  },
};

const readingAccountKeysUpdateBody = {
  fields: {
    name: {
      absent: [null, ""],
    },
    allowlist: {
      absent: [null],
    },
    expires: {
      emptyIsNull: true,
      isTime: true,
    },
  },
  keepsOthers: true,
  hasTimes: true,
};

const readingAccountKeysRevokePath = {
  fields: {
    id: {
      absent: [""],
    },
    key_id: {
      absent: [""],
    },
  },
};

const readingAccountEndpointsListPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingAccountEndpointsCreatePath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingAccountEndpointsCreateBody = {
  fields: {
    mode: {
      absent: [null, ""],
    },
    url: {
      absent: [null, ""],
    },
    event_types: {
      absent: [null],
    },
  },
  keepsOthers: true,
};

const readingAccountEndpointsGetPath = {
  fields: {
    id: {
      absent: [""],
    },
    endpoint_id: {
      absent: [""],
    },
  },
};

const readingAccountEndpointsUpdatePath = {
  fields: {
    id: {
      absent: [""],
    },
    endpoint_id: {
      absent: [""],
    },
  },
};

const readingAccountEndpointsUpdateBody = {
  fields: {
    url: {
      absent: [null, ""],
    },
    event_types: {},
  },
  keepsOthers: true,
};

const readingAccountEndpointsDeletePath = {
  fields: {
    id: {
      absent: [""],
    },
    endpoint_id: {
      absent: [""],
    },
  },
};

const readingAccountEndpointsEnablePath = {
  fields: {
    id: {
      absent: [""],
    },
    endpoint_id: {
      absent: [""],
    },
  },
};

const readingAccountEndpointsDisablePath = {
  fields: {
    id: {
      absent: [""],
    },
    endpoint_id: {
      absent: [""],
    },
  },
};

const readingAccountEndpointsSecretGetPath = {
  fields: {
    id: {
      absent: [""],
    },
    endpoint_id: {
      absent: [""],
    },
  },
};

const readingAccountEndpointsSecretRotatePath = {
  fields: {
    id: {
      absent: [""],
    },
    endpoint_id: {
      absent: [""],
    },
  },
};

const readingAccountEndpointsPingPath = {
  fields: {
    id: {
      absent: [""],
    },
    endpoint_id: {
      absent: [""],
    },
  },
};

const readingAccountEndpointsPingQuery = {
  fields: {
    event_type: {
      absent: [""],
    },
  },
};

const readingAccountDeliveriesListPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingAccountDeliveriesListQuery = {
  fields: {
    mode: {
      absent: [""],
    },
    endpoint_id: {
      absent: [""],
    },
    status: {
      absent: [""],
    },
    event_id: {
      absent: [""],
    },
    event_type: {
      absent: [""],
    },
    since: {
      absent: [""],
      isTime: true,
    },
    until: {
      absent: [""],
      isTime: true,
    },
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
  hasTimes: true,
};

const readingAccountDeliveriesGetPath = {
  fields: {
    id: {
      absent: [""],
    },
    delivery_id: {
      absent: [""],
    },
  },
};

const readingAccountDeliveriesRetryPath = {
  fields: {
    id: {
      absent: [""],
    },
    delivery_id: {
      absent: [""],
    },
  },
};

const readingAccountResendsListPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingAccountResendsListQuery = {
  fields: {
    mode: {
      absent: [""],
    },
  },
};

const readingAccountResendsCreatePath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingAccountResendsCreateBody = {
  fields: {
    mode: {
      absent: [null, ""],
    },
    delivery_ids: {},
    failed_since: {
      absent: [""],
      isTime: true,
    },
    endpoint_id: {
      absent: [""],
    },
  },
  keepsOthers: true,
  hasTimes: true,
};

const readingAccountResendsCancelPath = {
  fields: {
    id: {
      absent: [""],
    },
    resend_id: {
      absent: [""],
    },
  },
};

const readingAccountEsimEventsListPath = {
  fields: {
    id: {
      absent: [""],
    },
    iccid: {
      absent: [""],
    },
  },
};

const readingAccountEsimEventsListQuery = {
  fields: {
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
};

const readingAccountOrderEventsListPath = {
  fields: {
    id: {
      absent: [""],
    },
    order_id: {
      absent: [""],
    },
  },
};

const readingAccountOrderEventsListQuery = {
  fields: {
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
};

const readingAccountEventsGetPath = {
  fields: {
    id: {
      absent: [""],
    },
    event_id: {
      absent: [""],
    },
  },
};

const readingAccountOrdersListPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingAccountOrdersListQuery = {
  fields: {
    mode: {
      absent: [""],
    },
    status: {
      absent: [""],
    },
    customer_ref: {
      absent: [""],
    },
    created_after: {
      absent: [""],
      isTime: true,
    },
    created_before: {
      absent: [""],
      isTime: true,
    },
    traveller: {
      absent: [""],
    },
    iccid: {
      absent: [""],
    },
    destination: {
      absent: [""],
    },
    sort: {
      default: "newest",
      absent: [""],
    },
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
  hasTimes: true,
};

const readingAccountEsimsListPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingAccountEsimsListQuery = {
  fields: {
    mode: {
      absent: [""],
    },
    status: {
      absent: [""],
    },
    customer_ref: {
      absent: [""],
    },
    created_after: {
      absent: [""],
      isTime: true,
    },
    created_before: {
      absent: [""],
      isTime: true,
    },
    traveller: {
      absent: [""],
    },
    iccid: {
      absent: [""],
    },
    destination: {
      absent: [""],
    },
    sort: {
      default: "newest",
      absent: [""],
    },
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
  hasTimes: true,
};

const readingAccountTopupsListPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingAccountTopupsListQuery = {
  fields: {
    mode: {
      absent: [""],
    },
    status: {
      absent: [""],
    },
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
};

const readingAccountPricesListPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingAccountPricesListQuery = {
  fields: {
    q: {
      absent: [""],
    },
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
};

const readingAccountNotesListPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingAccountNotesListQuery = {
  fields: {
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
};

const readingAccountNotesCreatePath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingAccountNotesCreateBody = {
  fields: {
    text: {
      absent: [null, ""],
    },
  },
  keepsOthers: true,
};

const readingAccountOverviewGetPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingAccountOverviewGetQuery = {
  fields: {
    mode: {
      absent: [""],
    },
    days: {
      default: 30,
      absent: [""],
      text: "integer",
    },
  },
};

const readingAccountsLookPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingWalletTopupPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingWalletTopupBody = {
  fields: {
    amount: {
      absent: [null, ""],
    },
    note: {
      absent: [null, ""],
    },
    reference: {
      absent: [null, ""],
    },
  },
  keepsOthers: true,
};

const readingWalletAdjustPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingWalletAdjustBody = {
  fields: {
    amount: {
      absent: [null, ""],
    },
    note: {
      absent: [null, ""],
    },
  },
  keepsOthers: true,
};

const readingAccountLedgerListPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingAccountLedgerListQuery = {
  fields: {
    mode: {
      absent: [""],
    },
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
};

const readingFundsRequestsListQuery = {
  fields: {
    account: {
      absent: [""],
    },
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
};

const readingFundsRequestsApprovePath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingFundsRequestsDeclinePath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingFundsRequestsWithdrawPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingAccountStatementGetPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingAccountStatementGetQuery = {
  fields: {
    month: {
      absent: [""],
    },
  },
};

const readingAccountStatementPdfGetPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingAccountStatementPdfGetQuery = {
  fields: {
    month: {
      absent: [""],
    },
  },
};

const readingAccountStatementCsvGetPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingAccountStatementCsvGetQuery = {
  fields: {
    month: {
      absent: [""],
    },
  },
};

const readingAccountLedgerCsvGetPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingAccountLedgerCsvGetQuery = {
  fields: {
    mode: {
      absent: [""],
    },
  },
};

const readingCatalogueImportQuery = {
  fields: {
    format: {
      absent: [""],
    },
    retire_missing: {
      default: false,
      absent: [""],
      text: "boolean",
    },
    dry_run: {
      default: false,
      absent: [""],
      text: "boolean",
    },
  },
};

const readingCatalogueImportsListQuery = {
  fields: {
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
};

const readingCatalogueImportsUndoPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingStockListQuery = {
  fields: {
    q: {
      absent: [""],
    },
    provider_id: {
      absent: [""],
    },
    retired: {
      absent: [""],
      text: "boolean",
    },
    offered: {
      absent: [""],
      text: "boolean",
    },
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
};

const readingStockRetirePath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingStockRestorePath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingProvidersUpdatePath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingProvidersUpdateBody = {
  fields: {
    enabled: {
      absent: [null],
    },
  },
  keepsOthers: true,
};

const readingRegionsUpdatePath = {
  fields: {
    code: {
      absent: [""],
    },
  },
};

const readingRegionsUpdateBody = {
  fields: {
    name: {
      absent: [null, ""],
    },
  },
  keepsOthers: true,
};

const readingSupportEsimsGetPath = {
  fields: {
    iccid: {
      absent: [""],
    },
  },
};

const readingSupportEsimsCancelPath = {
  fields: {
    iccid: {
      absent: [""],
    },
  },
};

const readingSupportOrdersGetPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingSupportOrdersCancelPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingSupportOrdersRetryPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingSupportOrdersRefundPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingSupportOrdersErasePath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingTravellersExportBody = {
  fields: {
    email: {
      absent: [null, ""],
    },
    customer_ref: {
      absent: [null, ""],
    },
    account_id: {
      absent: [null, ""],
    },
  },
  keepsOthers: true,
};

const readingTravellersEraseBody = {
  fields: {
    email: {
      absent: [null, ""],
    },
    customer_ref: {
      absent: [null, ""],
    },
    account_id: {
      absent: [null, ""],
    },
  },
  keepsOthers: true,
};

const readingSearchGetQuery = {
  fields: {
    q: {
      absent: [""],
    },
    kind: {
      absent: [""],
    },
  },
};

const readingAllSearchGetQuery = {
  fields: {
    q: {
      absent: [""],
    },
    kind: {
      absent: [""],
    },
  },
};

const readingSalesGetQuery = {
  fields: {
    mode: {
      absent: [""],
    },
    days: {
      default: 30,
      absent: [""],
      text: "integer",
    },
  },
};

const readingSalesMonthGetQuery = {
  fields: {
    mode: {
      absent: [""],
    },
    month: {
      absent: [""],
    },
  },
};

const readingSalesMonthCsvGetQuery = {
  fields: {
    mode: {
      absent: [""],
    },
    month: {
      absent: [""],
    },
  },
};

const readingSupportOrdersListQuery = {
  fields: {
    status: {
      absent: [""],
    },
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
};

const readingSupportTopupsListQuery = {
  fields: {
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
};

const readingSupportTopupsRetryPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingSupportTopupsRefundPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingDueJobsListQuery = {
  fields: {
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
};

const readingLowWalletsListQuery = {
  fields: {
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
};

const readingAllEndpointsListQuery = {
  fields: {
    state: {
      absent: [""],
    },
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
  },
};

const readingClockAdvanceBody = {
  fields: {
    seconds: {
      absent: [null],
    },
  },
  keepsOthers: true,
};

const readingNetworkSetBody = {
  fields: {
    down: {
      default: false,
      absent: [null],
    },
    fail_next: {
      default: 0,
      absent: [null],
    },
    fail_as: {
      default: "error",
      absent: [null, ""],
    },
    refuse_next: {
      default: 0,
      absent: [null],
    },
    refuse: {
      absent: [null],
    },
    hold: {
      absent: [null],
    },
    issue_at_most: {
      absent: [null],
    },
    delay_seconds: {
      default: 0,
      absent: [null],
    },
    install_details: {
      default: true,
      absent: [null],
    },
    reports_usage: {
      default: true,
      absent: [null],
    },
  },
  keepsOthers: true,
};

const readingAccountNetworkSetPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingAccountNetworkSetBody = {
  fields: {
    down: {
      default: false,
      absent: [null],
    },
    fail_next: {
      default: 0,
      absent: [null],
    },
    fail_as: {
      default: "error",
      absent: [null, ""],
    },
    refuse_next: {
      default: 0,
      absent: [null],
    },
    refuse: {
      absent: [null],
    },
    hold: {
      absent: [null],
    },
    issue_at_most: {
      absent: [null],
    },
    delay_seconds: {
      default: 0,
      absent: [null],
    },
    install_details: {
      default: true,
      absent: [null],
    },
    reports_usage: {
      default: true,
      absent: [null],
    },
  },
  keepsOthers: true,
};

const readingAccountNetworkResetPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingAccountNetworkReleasePath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingNetworkReportPath = {
  fields: {
    iccid: {
      absent: [""],
    },
  },
};

const readingNetworkReportBody = {
  fields: {
    used_mb: {
      absent: [null],
    },
    first_used: {
      absent: [null],
    },
    install_details: {
      absent: [null],
    },
  },
  keepsOthers: true,
};

const readingRunsCreateBody = {
  fields: {
    name: {
      absent: [null, ""],
    },
    accounts: {
      default: 1,
      absent: [null],
    },
    test_keys: {
      default: 1,
      absent: [null],
    },
    live_keys: {
      default: 0,
      absent: [null],
    },
    approve_live: {
      default: false,
      absent: [null],
    },
    wallet: {
      absent: [null, ""],
    },
    people: {
      absent: [null],
    },
  },
  keepsOthers: true,
};

const readingRunsDeletePath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingSessionsDeletePath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const messagesSessionCreateBody = [
  [
    "email",
    {
      required: "email is missing: it is required.",
      type: "email must be text.",
      "x-plain-text": "email must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "email must be at most 254 characters long.",
      pattern: "email must be of the right form: the email address, in any letter case.",
    },
  ],
  [
    "password",
    {
      required: "password is missing: it is required.",
      type: "password must be text.",
      "x-plain-text": "password must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "password must be at most 128 characters long.",
      minLength: "password must not be empty.",
    },
  ],
  [
    "totp",
    {
      type: "totp must be text.",
      pattern: "totp must be of the right form: six digits, as an authenticator app shows them.",
    },
  ],
  [
    "recovery_code",
    {
      type: "recovery_code must be text.",
      "x-plain-text": "recovery_code must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "recovery_code must be at most 64 characters long.",
      minLength: "recovery_code must not be empty.",
    },
  ],
];

const messagesOwnNameSetBody = [
  [
    "name",
    {
      required: "name is missing: it is required.",
      type: "name must be text.",
      "x-plain-text": "name must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "name must be at most 120 characters long.",
      minLength: "name must not be empty.",
    },
  ],
];

const messagesPasswordSetBody = [
  [
    "current_password",
    {
      required: "current_password is missing: it is required.",
      type: "current_password must be text.",
      "x-plain-text": "current_password must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "current_password must be at most 128 characters long.",
      minLength: "current_password must not be empty.",
    },
  ],
  [
    "new_password",
    {
      required: "new_password is missing: it is required.",
      type: "new_password must be text.",
      "x-plain-text": "new_password must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "new_password must be at most 128 characters long.",
      minLength: "new_password must be at least 12 characters long.",
    },
  ],
];

const messagesTotpConfirmBody = [
  [
    "code",
    {
      required: "code is missing: it is required.",
      type: "code must be text.",
      pattern: "code must be of the right form: the code that the app shows now.",
    },
  ],
];

const messagesRecoveryCodesCreateBody = [
  [
    "password",
    {
      required: "password is missing: it is required.",
      type: "password must be text.",
      "x-plain-text": "password must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "password must be at most 128 characters long.",
      minLength: "password must not be empty.",
    },
  ],
];

const messagesTotpRemoveBody = [
  [
    "password",
    {
      required: "password is missing: it is required.",
      type: "password must be text.",
      "x-plain-text": "password must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "password must be at most 128 characters long.",
      minLength: "password must not be empty.",
    },
  ],
];

const messagesPasswordResetRequestBody = [
  [
    "email",
    {
      required: "email is missing: it is required.",
      type: "email must be text.",
      "x-plain-text": "email must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "email must be at most 254 characters long.",
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
      "x-plain-text": "token must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "token must be at most 120 characters long.",
      minLength: "token must not be empty.",
    },
  ],
  [
    "new_password",
    {
      required: "new_password is missing: it is required.",
      type: "new_password must be text.",
      "x-plain-text": "new_password must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "new_password must be at most 128 characters long.",
      minLength: "new_password must be at least 12 characters long.",
    },
  ],
];

const messagesOverviewGetQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be one of test, live.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "days",
    {
      type: "days must be a whole number in decimal digits.",
      maximum: "days must be from 1 to 90.",
      minimum: "days must be from 1 to 90.",
      exclusiveMaximum: "days must be from 1 to 90.",
      exclusiveMinimum: "days must be from 1 to 90.",
      format: "days must be from 1 to 90.",
    },
  ],
];

const messagesDestinationsGetQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be one of test, live.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "days",
    {
      type: "days must be a whole number in decimal digits.",
      maximum: "days must be from 1 to 90.",
      minimum: "days must be from 1 to 90.",
      exclusiveMaximum: "days must be from 1 to 90.",
      exclusiveMinimum: "days must be from 1 to 90.",
      format: "days must be from 1 to 90.",
    },
  ],
];

const messagesApiErrorsGetQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be one of test, live.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "days",
    {
      type: "days must be a whole number in decimal digits.",
      maximum: "days must be from 1 to 90.",
      minimum: "days must be from 1 to 90.",
      exclusiveMaximum: "days must be from 1 to 90.",
      exclusiveMinimum: "days must be from 1 to 90.",
      format: "days must be from 1 to 90.",
    },
  ],
];

const messagesKeysCreateBody = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be one of test, live.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "name",
    {
      required: "name is missing: it is required.",
      type: "name must be text.",
      "x-plain-text": "name must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "name must be at most 120 characters long.",
      minLength: "name must not be empty.",
    },
  ],
  [
    "allowlist",
    {
      type: "allowlist must be a list.",
      "x-plain-text": "allowlist must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxItems: "allowlist must have at most 50.",
    },
  ],
  [
    "allowlist[]",
    {
      required: "each of allowlist is missing: it is required.",
      type: "each of allowlist must be text.",
      "x-plain-text": "each of allowlist must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "each of allowlist must be at most 49 characters long.",
      minLength: "each of allowlist must be at least 2 characters long.",
    },
  ],
  [
    "expires",
    {
      type: "expires must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z.",
      pattern: "expires must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z.",
      format: "expires must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z.",
    },
  ],
];

const messagesKeysUpdateBody = [
  [
    "name",
    {
      type: "name must be text.",
      "x-plain-text": "name must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "name must be at most 120 characters long.",
      minLength: "name must not be empty.",
    },
  ],
  [
    "allowlist",
    {
      type: "allowlist must be a list.",
      "x-plain-text": "allowlist must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxItems: "allowlist must have at most 50.",
    },
  ],
  [
    "allowlist[]",
    {
      required: "each of allowlist is missing: it is required.",
      type: "each of allowlist must be text.",
      "x-plain-text": "each of allowlist must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "each of allowlist must be at most 49 characters long.",
      minLength: "each of allowlist must be at least 2 characters long.",
    },
  ],
  [
    "expires",
    {
      type: "expires must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z.",
      pattern: "expires must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z.",
      format: "expires must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z.",
    },
  ],
];

const messagesEndpointsCreateBody = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be one of test, live.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "url",
    {
      required: "url is missing: it is required.",
      type: "url must be text.",
      "x-plain-text": "url must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "url must be at most 500 characters long.",
      minLength: "url must not be empty.",
    },
  ],
  [
    "event_types",
    {
      type: "event_types must be a list.",
      maxItems: "event_types must have at most 8.",
      minItems: "event_types must have at least 1.",
    },
  ],
  [
    "event_types[]",
    {
      required: "each of event_types is missing: it is required.",
      type: "each of event_types must be one of order.completed, order.failed, esim.activated, esim.usage_80, esim.usage_100, esim.expired, topup.completed, balance.low, ping.",
      enum: "each of event_types must be one of order.completed, order.failed, esim.activated, esim.usage_80, esim.usage_100, esim.expired, topup.completed, balance.low, ping.",
    },
  ],
];

const messagesEndpointsUpdateBody = [
  [
    "url",
    {
      type: "url must be text.",
      "x-plain-text": "url must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "url must be at most 500 characters long.",
    },
  ],
  [
    "event_types",
    {
      type: "event_types must be a list.",
      maxItems: "event_types must have at most 8.",
      minItems: "event_types must have at least 1.",
    },
  ],
  [
    "event_types[]",
    {
      required: "each of event_types is missing: it is required.",
      type: "each of event_types must be one of order.completed, order.failed, esim.activated, esim.usage_80, esim.usage_100, esim.expired, topup.completed, balance.low, ping.",
      enum: "each of event_types must be one of order.completed, order.failed, esim.activated, esim.usage_80, esim.usage_100, esim.expired, topup.completed, balance.low, ping.",
    },
  ],
];

const messagesEndpointsFiguresQuery = [
  [
    "span",
    {
      required: "span is missing: it is required.",
      type: "span must be one of hour, day.",
      enum: "span must be one of hour, day.",
    },
  ],
];

const messagesEndpointsPingQuery = [
  [
    "event_type",
    {
      type: "event_type must be one of order.completed, order.failed, esim.activated, esim.usage_80, esim.usage_100, esim.expired, topup.completed, balance.low, ping.",
      enum: "event_type must be one of order.completed, order.failed, esim.activated, esim.usage_80, esim.usage_100, esim.expired, topup.completed, balance.low, ping.",
    },
  ],
];

const messagesDeliveriesListQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be one of test, live.",
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
      type: "status must be one of pending, sending, delivered, retrying, failed.",
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
      type: "event_type must be one of order.completed, order.failed, esim.activated, esim.usage_80, esim.usage_100, esim.expired, topup.completed, balance.low, ping.",
      enum: "event_type must be one of order.completed, order.failed, esim.activated, esim.usage_80, esim.usage_100, esim.expired, topup.completed, balance.low, ping.",
    },
  ],
  [
    "since",
    {
      type: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "until",
    {
      type: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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
      type: "mode must be one of test, live.",
      enum: "mode must be one of test, live.",
    },
  ],
];

const messagesResendsCreateBody = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be one of test, live.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "delivery_ids",
    {
      type: "delivery_ids must be a list.",
      maxItems: "delivery_ids must have at most 100.",
      minItems: "delivery_ids must have at least 1.",
    },
  ],
  [
    "delivery_ids[]",
    {
      required: "each of delivery_ids is missing: it is required.",
      type: "each of delivery_ids must be text.",
      pattern: "each of delivery_ids must be of the right form: the id of an object of the portal.",
    },
  ],
  [
    "failed_since",
    {
      type: "failed_since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z.",
      pattern: "failed_since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z.",
      format: "failed_since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z.",
    },
  ],
  [
    "endpoint_id",
    {
      type: "endpoint_id must be text.",
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
      maxItems: "addresses must have at most 10.",
      minItems: "addresses must have at least 1.",
    },
  ],
  [
    "addresses[]",
    {
      required: "each of addresses is missing: it is required.",
      type: "each of addresses must be text.",
      maxLength: "each of addresses must be at most 254 characters long.",
      pattern: "each of addresses must be of the right form: one email address without a display name.",
    },
  ],
];

const messagesLedgerListQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be one of test, live.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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
      type: "mode must be one of test, live.",
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
      "x-plain-text": "q must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "q must be at most 100 characters long.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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
      type: "mode must be one of test, live.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "status",
    {
      type: "status must be one of processing, completed, partially_completed, failed, cancelled.",
      enum: "status must be one of processing, completed, partially_completed, failed, cancelled.",
    },
  ],
  [
    "customer_ref",
    {
      type: "customer_ref must be text.",
      "x-plain-text": "customer_ref must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "customer_ref must be at most 120 characters long.",
    },
  ],
  [
    "created_after",
    {
      type: "created_after must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "created_after must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "created_after must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "created_before",
    {
      type: "created_before must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "created_before must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "created_before must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "traveller",
    {
      type: "traveller must be text.",
      "x-plain-text": "traveller must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "traveller must be at most 100 characters long.",
      minLength: "traveller must not be empty.",
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
  [
    "sort",
    {
      type: "sort must be one of newest, oldest.",
      enum: "sort must be one of newest, oldest.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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
      type: "mode must be one of test, live.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "items",
    {
      required: "items is missing: it is required.",
      type: "items must be a list.",
      maxItems: "items must have at most 20.",
      minItems: "items must have at least 1.",
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
      "x-plain-text": "package_id of each of items must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      minLength: "package_id of each of items must not be empty.",
    },
  ],
  [
    "items[].quantity",
    {
      required: "quantity of each of items is missing: it is required.",
      type: "quantity of each of items must be a whole number, sent as a JSON number.",
      maximum: "quantity of each of items must be from 1 to 50.",
      minimum: "quantity of each of items must be from 1 to 50.",
      exclusiveMaximum: "quantity of each of items must be from 1 to 50.",
      exclusiveMinimum: "quantity of each of items must be from 1 to 50.",
      format: "quantity of each of items must be from 1 to 50.",
    },
  ],
  [
    "customer_ref",
    {
      type: "customer_ref must be text.",
      "x-plain-text": "customer_ref must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "customer_ref must be at most 120 characters long.",
    },
  ],
  ["customer", { type: "customer must be a JSON object, or left out." }],
  [
    "customer.name",
    {
      type: "customer.name must be text.",
      "x-plain-text": "customer.name must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "customer.name must be at most 120 characters long.",
    },
  ],
  [
    "customer.email",
    {
      type: "customer.email must be text.",
      "x-plain-text": "customer.email must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "customer.email must be at most 254 characters long.",
      pattern: "customer.email must be of the right form: one email address without a display name or invisible characters.",
    },
  ],
];

const messagesOrderTotalsGetQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be one of test, live.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "status",
    {
      type: "status must be one of processing, completed, partially_completed, failed, cancelled.",
      enum: "status must be one of processing, completed, partially_completed, failed, cancelled.",
    },
  ],
  [
    "customer_ref",
    {
      type: "customer_ref must be text.",
      "x-plain-text": "customer_ref must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "customer_ref must be at most 120 characters long.",
    },
  ],
  [
    "created_after",
    {
      type: "created_after must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "created_after must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "created_after must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "created_before",
    {
      type: "created_before must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "created_before must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "created_before must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "traveller",
    {
      type: "traveller must be text.",
      "x-plain-text": "traveller must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "traveller must be at most 100 characters long.",
      minLength: "traveller must not be empty.",
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
      type: "mode must be one of test, live.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "status",
    {
      type: "status must be one of processing, completed, partially_completed, failed, cancelled.",
      enum: "status must be one of processing, completed, partially_completed, failed, cancelled.",
    },
  ],
  [
    "customer_ref",
    {
      type: "customer_ref must be text.",
      "x-plain-text": "customer_ref must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "customer_ref must be at most 120 characters long.",
    },
  ],
  [
    "created_after",
    {
      type: "created_after must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "created_after must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "created_after must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "created_before",
    {
      type: "created_before must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "created_before must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "created_before must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "traveller",
    {
      type: "traveller must be text.",
      "x-plain-text": "traveller must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "traveller must be at most 100 characters long.",
      minLength: "traveller must not be empty.",
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
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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
      type: "mode must be one of test, live.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "status",
    {
      type: "status must be one of ready, active, depleted, expired, cancelled.",
      enum: "status must be one of ready, active, depleted, expired, cancelled.",
    },
  ],
  [
    "customer_ref",
    {
      type: "customer_ref must be text.",
      "x-plain-text": "customer_ref must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "customer_ref must be at most 120 characters long.",
    },
  ],
  [
    "created_after",
    {
      type: "created_after must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "created_after must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "created_after must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "created_before",
    {
      type: "created_before must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "created_before must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "created_before must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "traveller",
    {
      type: "traveller must be text.",
      "x-plain-text": "traveller must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "traveller must be at most 100 characters long.",
      minLength: "traveller must not be empty.",
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
  [
    "sort",
    {
      type: "sort must be one of newest, oldest.",
      enum: "sort must be one of newest, oldest.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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
      type: "mode must be one of test, live.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "status",
    {
      type: "status must be one of ready, active, depleted, expired, cancelled.",
      enum: "status must be one of ready, active, depleted, expired, cancelled.",
    },
  ],
  [
    "customer_ref",
    {
      type: "customer_ref must be text.",
      "x-plain-text": "customer_ref must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "customer_ref must be at most 120 characters long.",
    },
  ],
  [
    "created_after",
    {
      type: "created_after must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "created_after must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "created_after must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "created_before",
    {
      type: "created_before must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "created_before must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "created_before must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "traveller",
    {
      type: "traveller must be text.",
      "x-plain-text": "traveller must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "traveller must be at most 100 characters long.",
      minLength: "traveller must not be empty.",
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
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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
      type: "event must be one of activated, usage_80, usage_100, expired.",
      enum: "event must be one of activated, usage_80, usage_100, expired.",
    },
  ],
];

const messagesTopupsListQuery = [
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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
      "x-plain-text": "package_id must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      minLength: "package_id must not be empty.",
    },
  ],
  [
    "customer_ref",
    {
      type: "customer_ref must be text.",
      "x-plain-text": "customer_ref must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "customer_ref must be at most 120 characters long.",
    },
  ],
];

const messagesEventsListQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be one of test, live.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "type",
    {
      type: "type must be one of order.completed, order.failed, esim.activated, esim.usage_80, esim.usage_100, esim.expired, topup.completed, balance.low, ping.",
      enum: "type must be one of order.completed, order.failed, esim.activated, esim.usage_80, esim.usage_100, esim.expired, topup.completed, balance.low, ping.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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
    "group",
    {
      type: "group must be one of sign_in, people, keys, webhooks, purchases, money, account, exports, catalogue, deployment.",
      enum: "group must be one of sign_in, people, keys, webhooks, purchases, money, account, exports, catalogue, deployment.",
    },
  ],
  [
    "actor",
    {
      type: "actor must be text.",
      "x-plain-text": "actor must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "actor must be at most 100 characters long.",
      minLength: "actor must not be empty.",
    },
  ],
  [
    "since",
    {
      type: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "until",
    {
      type: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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

const messagesActivityCsvGetQuery = [
  [
    "group",
    {
      type: "group must be one of sign_in, people, keys, webhooks, purchases, money, account, exports, catalogue, deployment.",
      enum: "group must be one of sign_in, people, keys, webhooks, purchases, money, account, exports, catalogue, deployment.",
    },
  ],
  [
    "actor",
    {
      type: "actor must be text.",
      "x-plain-text": "actor must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "actor must be at most 100 characters long.",
      minLength: "actor must not be empty.",
    },
  ],
  [
    "since",
    {
      type: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "until",
    {
      type: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
];

const messagesAccountActivityListQuery = [
  [
    "group",
    {
      type: "group must be one of sign_in, people, keys, webhooks, purchases, money, account, exports, catalogue, deployment.",
      enum: "group must be one of sign_in, people, keys, webhooks, purchases, money, account, exports, catalogue, deployment.",
    },
  ],
  [
    "actor",
    {
      type: "actor must be text.",
      "x-plain-text": "actor must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "actor must be at most 100 characters long.",
      minLength: "actor must not be empty.",
    },
  ],
  [
    "since",
    {
      type: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "until",
    {
      type: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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

const messagesAccountActivityCsvGetQuery = [
  [
    "group",
    {
      type: "group must be one of sign_in, people, keys, webhooks, purchases, money, account, exports, catalogue, deployment.",
      enum: "group must be one of sign_in, people, keys, webhooks, purchases, money, account, exports, catalogue, deployment.",
    },
  ],
  [
    "actor",
    {
      type: "actor must be text.",
      "x-plain-text": "actor must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "actor must be at most 100 characters long.",
      minLength: "actor must not be empty.",
    },
  ],
  [
    "since",
    {
      type: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "until",
    {
      type: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
];

const messagesRequestsListQuery = [
  [
    "mode",
    { type: "mode must be one of test, live.", enum: "mode must be one of test, live." },
  ],
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
  [
    "method",
    { type: "method must be one of GET, POST.", enum: "method must be one of GET, POST." },
  ],
  [
    "since",
    {
      type: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "until",
    {
      type: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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
  [
    "mode",
    { type: "mode must be one of test, live.", enum: "mode must be one of test, live." },
  ],
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
  [
    "method",
    { type: "method must be one of GET, POST.", enum: "method must be one of GET, POST." },
  ],
  [
    "since",
    {
      type: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "until",
    {
      type: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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
      "x-plain-text": "email must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "email must be at most 254 characters long.",
      pattern: "email must be of the right form: the email address they will sign in with, which nobody else has.",
    },
  ],
  [
    "name",
    {
      type: "name must be text.",
      "x-plain-text": "name must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "name must be at most 120 characters long.",
      minLength: "name must not be empty.",
    },
  ],
  [
    "role",
    {
      required: "role is missing: it is required.",
      type: "role must be one of owner, staff, viewer.",
      enum: "role must be one of owner, staff, viewer.",
    },
  ],
];

const messagesMembersUpdateBody = [
  [
    "role",
    {
      required: "role is missing: it is required.",
      type: "role must be one of owner, staff, viewer.",
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
      "x-plain-text": "email must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "email must be at most 254 characters long.",
      pattern: "email must be of the right form: the email address they will sign in with, which nobody else has.",
    },
  ],
  [
    "name",
    {
      type: "name must be text.",
      "x-plain-text": "name must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "name must be at most 120 characters long.",
      minLength: "name must not be empty.",
    },
  ],
  [
    "role",
    {
      required: "role is missing: it is required.",
      type: "role must be one of admin, support, finance, read_only.",
      enum: "role must be one of admin, support, finance, read_only.",
    },
  ],
];

const messagesOperatorsUpdateBody = [
  [
    "role",
    {
      required: "role is missing: it is required.",
      type: "role must be one of admin, support, finance, read_only.",
      enum: "role must be one of admin, support, finance, read_only.",
    },
  ],
];

const messagesTokensListQuery = [
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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
      "x-plain-text": "name must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "name must be at most 120 characters long.",
      minLength: "name must not be empty.",
    },
  ],
  [
    "scopes",
    {
      required: "scopes is missing: it is required.",
      type: "scopes must be a list.",
      maxItems: "scopes must have at most 4.",
      minItems: "scopes must have at least 1.",
    },
  ],
  [
    "scopes[]",
    {
      required: "each of scopes is missing: it is required.",
      type: "each of scopes must be one of admin, support, finance, read_only.",
      enum: "each of scopes must be one of admin, support, finance, read_only.",
    },
  ],
  [
    "expires",
    {
      type: "expires must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z.",
      pattern: "expires must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z.",
      format: "expires must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z.",
    },
  ],
];

const messagesDeploymentActivityListQuery = [
  [
    "group",
    {
      type: "group must be one of sign_in, people, keys, webhooks, purchases, money, account, exports, catalogue, deployment.",
      enum: "group must be one of sign_in, people, keys, webhooks, purchases, money, account, exports, catalogue, deployment.",
    },
  ],
  [
    "actor",
    {
      type: "actor must be text.",
      "x-plain-text": "actor must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "actor must be at most 100 characters long.",
      minLength: "actor must not be empty.",
    },
  ],
  [
    "since",
    {
      type: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "until",
    {
      type: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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

const messagesDeploymentActivityCsvGetQuery = [
  [
    "group",
    {
      type: "group must be one of sign_in, people, keys, webhooks, purchases, money, account, exports, catalogue, deployment.",
      enum: "group must be one of sign_in, people, keys, webhooks, purchases, money, account, exports, catalogue, deployment.",
    },
  ],
  [
    "actor",
    {
      type: "actor must be text.",
      "x-plain-text": "actor must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "actor must be at most 100 characters long.",
      minLength: "actor must not be empty.",
    },
  ],
  [
    "since",
    {
      type: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "until",
    {
      type: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
];

const messagesAccountsListQuery = [
  [
    "q",
    {
      type: "q must be text.",
      "x-plain-text": "q must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "q must be at most 100 characters long.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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
      "x-plain-text": "name must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "name must be at most 120 characters long.",
      minLength: "name must not be empty.",
    },
  ],
  [
    "email",
    {
      required: "email is missing: it is required.",
      type: "email must be text.",
      "x-plain-text": "email must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "email must be at most 254 characters long.",
      pattern: "email must be of the right form: the email address for mails to the partner.",
    },
  ],
  [
    "tier",
    {
      type: "tier must be one of standard, bronze, silver, gold.",
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
      "x-plain-text": "name must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "name must be at most 120 characters long.",
      minLength: "name must not be empty.",
    },
  ],
  [
    "email",
    {
      type: "email must be text.",
      "x-plain-text": "email must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "email must be at most 254 characters long.",
      pattern: "email must be of the right form: one email address without a display name.",
    },
  ],
  ["active", { type: "active must be exactly true or false." }],
  ["live_approved", { type: "live_approved must be exactly true or false." }],
  [
    "tier",
    {
      type: "tier must be one of standard, bronze, silver, gold.",
      enum: "tier must be one of standard, bronze, silver, gold.",
    },
  ],
  [
    "agreed_discount_bps",
    {
      type: "agreed_discount_bps must be a whole number, sent as a JSON number.",
      maximum: "agreed_discount_bps must be from 0 to 10000.",
      minimum: "agreed_discount_bps must be from 0 to 10000.",
      exclusiveMaximum: "agreed_discount_bps must be from 0 to 10000.",
      exclusiveMinimum: "agreed_discount_bps must be from 0 to 10000.",
      format: "agreed_discount_bps must be from 0 to 10000.",
    },
  ],
  ["sells_unlimited", { type: "sells_unlimited must be exactly true or false." }],
  [
    "allowed_packages",
    {
      type: "allowed_packages must be a list.",
      maxItems: "allowed_packages must have at most 2000.",
      minItems: "allowed_packages must have at least 1.",
    },
  ],
  [
    "allowed_packages[]",
    {
      required: "each of allowed_packages is missing: it is required.",
      type: "each of allowed_packages must be text.",
      pattern: "each of allowed_packages must be of the right form: the id of a package.",
    },
  ],
  [
    "low_balance_threshold",
    {
      type: "low_balance_threshold must be text.",
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
      "x-plain-text": "name must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "name must be at most 120 characters long.",
      minLength: "name must not be empty.",
    },
  ],
  [
    "address",
    {
      required: "address is missing: it is required.",
      type: "address must be text.",
      "x-plain-text": "address must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "address must be at most 300 characters long.",
      minLength: "address must not be empty.",
    },
  ],
  [
    "gstin",
    {
      required: "gstin is missing: it is required.",
      type: "gstin must be text.",
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
      "x-plain-text": "email must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "email must be at most 254 characters long.",
      pattern: "email must be of the right form: the email address they will sign in with, which nobody else has.",
    },
  ],
  [
    "name",
    {
      type: "name must be text.",
      "x-plain-text": "name must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "name must be at most 120 characters long.",
      minLength: "name must not be empty.",
    },
  ],
  [
    "role",
    {
      required: "role is missing: it is required.",
      type: "role must be one of owner, staff, viewer.",
      enum: "role must be one of owner, staff, viewer.",
    },
  ],
];

const messagesAccountKeysCreateBody = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be one of test, live.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "name",
    {
      required: "name is missing: it is required.",
      type: "name must be text.",
      "x-plain-text": "name must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "name must be at most 120 characters long.",
      minLength: "name must not be empty.",
    },
  ],
  [
    "allowlist",
    {
      type: "allowlist must be a list.",
      "x-plain-text": "allowlist must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxItems: "allowlist must have at most 50.",
    },
  ],
  [
    "allowlist[]",
    {
      required: "each of allowlist is missing: it is required.",
      type: "each of allowlist must be text.",
      "x-plain-text": "each of allowlist must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "each of allowlist must be at most 49 characters long.",
      minLength: "each of allowlist must be at least 2 characters long.",
    },
  ],
  [
    "expires",
    {
      type: "expires must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z.",
      pattern: "expires must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z.",
      format: "expires must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z.",
    },
  ],
];

const messagesAccountKeysUpdateBody = [
  [
    "name",
    {
      type: "name must be text.",
      "x-plain-text": "name must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "name must be at most 120 characters long.",
      minLength: "name must not be empty.",
    },
  ],
  [
    "allowlist",
    {
      type: "allowlist must be a list.",
      "x-plain-text": "allowlist must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxItems: "allowlist must have at most 50.",
    },
  ],
  [
    "allowlist[]",
    {
      required: "each of allowlist is missing: it is required.",
      type: "each of allowlist must be text.",
      "x-plain-text": "each of allowlist must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "each of allowlist must be at most 49 characters long.",
      minLength: "each of allowlist must be at least 2 characters long.",
    },
  ],
  [
    "expires",
    {
      type: "expires must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z.",
      pattern: "expires must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z.",
      format: "expires must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z.",
    },
  ],
];

const messagesAccountEndpointsCreateBody = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be one of test, live.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "url",
    {
      required: "url is missing: it is required.",
      type: "url must be text.",
      "x-plain-text": "url must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "url must be at most 500 characters long.",
      minLength: "url must not be empty.",
    },
  ],
  [
    "event_types",
    {
      type: "event_types must be a list.",
      maxItems: "event_types must have at most 8.",
      minItems: "event_types must have at least 1.",
    },
  ],
  [
    "event_types[]",
    {
      required: "each of event_types is missing: it is required.",
      type: "each of event_types must be one of order.completed, order.failed, esim.activated, esim.usage_80, esim.usage_100, esim.expired, topup.completed, balance.low, ping.",
      enum: "each of event_types must be one of order.completed, order.failed, esim.activated, esim.usage_80, esim.usage_100, esim.expired, topup.completed, balance.low, ping.",
    },
  ],
];

const messagesAccountEndpointsUpdateBody = [
  [
    "url",
    {
      type: "url must be text.",
      "x-plain-text": "url must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "url must be at most 500 characters long.",
    },
  ],
  [
    "event_types",
    {
      type: "event_types must be a list.",
      maxItems: "event_types must have at most 8.",
      minItems: "event_types must have at least 1.",
    },
  ],
  [
    "event_types[]",
    {
      required: "each of event_types is missing: it is required.",
      type: "each of event_types must be one of order.completed, order.failed, esim.activated, esim.usage_80, esim.usage_100, esim.expired, topup.completed, balance.low, ping.",
      enum: "each of event_types must be one of order.completed, order.failed, esim.activated, esim.usage_80, esim.usage_100, esim.expired, topup.completed, balance.low, ping.",
    },
  ],
];

const messagesAccountEndpointsPingQuery = [
  [
    "event_type",
    {
      type: "event_type must be one of order.completed, order.failed, esim.activated, esim.usage_80, esim.usage_100, esim.expired, topup.completed, balance.low, ping.",
      enum: "event_type must be one of order.completed, order.failed, esim.activated, esim.usage_80, esim.usage_100, esim.expired, topup.completed, balance.low, ping.",
    },
  ],
];

const messagesAccountDeliveriesListQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be one of test, live.",
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
      type: "status must be one of pending, sending, delivered, retrying, failed.",
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
      type: "event_type must be one of order.completed, order.failed, esim.activated, esim.usage_80, esim.usage_100, esim.expired, topup.completed, balance.low, ping.",
      enum: "event_type must be one of order.completed, order.failed, esim.activated, esim.usage_80, esim.usage_100, esim.expired, topup.completed, balance.low, ping.",
    },
  ],
  [
    "since",
    {
      type: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "until",
    {
      type: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "until must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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
      type: "mode must be one of test, live.",
      enum: "mode must be one of test, live.",
    },
  ],
];

const messagesAccountResendsCreateBody = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be one of test, live.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "delivery_ids",
    {
      type: "delivery_ids must be a list.",
      maxItems: "delivery_ids must have at most 100.",
      minItems: "delivery_ids must have at least 1.",
    },
  ],
  [
    "delivery_ids[]",
    {
      required: "each of delivery_ids is missing: it is required.",
      type: "each of delivery_ids must be text.",
      pattern: "each of delivery_ids must be of the right form: the id of an object of the portal.",
    },
  ],
  [
    "failed_since",
    {
      type: "failed_since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z.",
      pattern: "failed_since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z.",
      format: "failed_since must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z.",
    },
  ],
  [
    "endpoint_id",
    {
      type: "endpoint_id must be text.",
      pattern: "endpoint_id must be of the right form: with `failed_since`.",
    },
  ],
];

const messagesAccountEsimEventsListQuery = [
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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
      type: "mode must be one of test, live.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "status",
    {
      type: "status must be one of processing, completed, partially_completed, failed, cancelled.",
      enum: "status must be one of processing, completed, partially_completed, failed, cancelled.",
    },
  ],
  [
    "customer_ref",
    {
      type: "customer_ref must be text.",
      "x-plain-text": "customer_ref must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "customer_ref must be at most 120 characters long.",
    },
  ],
  [
    "created_after",
    {
      type: "created_after must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "created_after must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "created_after must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "created_before",
    {
      type: "created_before must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "created_before must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "created_before must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "traveller",
    {
      type: "traveller must be text.",
      "x-plain-text": "traveller must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "traveller must be at most 100 characters long.",
      minLength: "traveller must not be empty.",
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
  [
    "sort",
    {
      type: "sort must be one of newest, oldest.",
      enum: "sort must be one of newest, oldest.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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
      type: "mode must be one of test, live.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "status",
    {
      type: "status must be one of ready, active, depleted, expired, cancelled.",
      enum: "status must be one of ready, active, depleted, expired, cancelled.",
    },
  ],
  [
    "customer_ref",
    {
      type: "customer_ref must be text.",
      "x-plain-text": "customer_ref must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "customer_ref must be at most 120 characters long.",
    },
  ],
  [
    "created_after",
    {
      type: "created_after must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "created_after must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "created_after must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "created_before",
    {
      type: "created_before must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      pattern: "created_before must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
      format: "created_before must be a date or date-time that exists, such as 2026-11-21 or 2026-11-21T09:30:00Z; in a URL the plus sign of an offset is %2B.",
    },
  ],
  [
    "traveller",
    {
      type: "traveller must be text.",
      "x-plain-text": "traveller must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "traveller must be at most 100 characters long.",
      minLength: "traveller must not be empty.",
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
  [
    "sort",
    {
      type: "sort must be one of newest, oldest.",
      enum: "sort must be one of newest, oldest.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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
      type: "mode must be one of test, live.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "status",
    {
      type: "status must be one of completed, processing, failed.",
      enum: "status must be one of completed, processing, failed.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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
      "x-plain-text": "q must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "q must be at most 100 characters long.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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
      "x-plain-text": "text must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "text must be at most 2000 characters long.",
      minLength: "text must not be empty.",
    },
  ],
];

const messagesAccountOverviewGetQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be one of test, live.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "days",
    {
      type: "days must be a whole number in decimal digits.",
      maximum: "days must be from 1 to 90.",
      minimum: "days must be from 1 to 90.",
      exclusiveMaximum: "days must be from 1 to 90.",
      exclusiveMinimum: "days must be from 1 to 90.",
      format: "days must be from 1 to 90.",
    },
  ],
];

const messagesWalletTopupBody = [
  [
    "amount",
    {
      required: "amount is missing: it is required.",
      type: "amount must be text.",
      pattern: "amount must be of the right form: how much, in rupees; more than 0.",
    },
  ],
  [
    "note",
    {
      type: "note must be text.",
      "x-plain-text": "note must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "note must be at most 200 characters long.",
    },
  ],
  [
    "reference",
    {
      type: "reference must be text.",
      maxLength: "reference must be at most 64 characters long.",
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
      pattern: "amount must be of the right form: how much, in rupees.",
    },
  ],
  [
    "note",
    {
      required: "note is missing: it is required.",
      type: "note must be text.",
      "x-plain-text": "note must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "note must be at most 200 characters long.",
      minLength: "note must not be empty.",
    },
  ],
];

const messagesAccountLedgerListQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be one of test, live.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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

const messagesFundsRequestsListQuery = [
  [
    "account",
    {
      type: "account must be text.",
      pattern: "account must be of the right form: the id of an object of the portal.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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
      type: "mode must be one of test, live.",
      enum: "mode must be one of test, live.",
    },
  ],
];

const messagesCatalogueImportQuery = [
  [
    "format",
    {
      required: "format is missing: it is required.",
      type: "format must be one of json, csv.",
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
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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
      "x-plain-text": "q must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "q must be at most 100 characters long.",
    },
  ],
  [
    "provider_id",
    {
      type: "provider_id must be text.",
      "x-plain-text": "provider_id must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "provider_id must be at most 120 characters long.",
    },
  ],
  ["retired", { type: "retired must be exactly true or false." }],
  ["offered", { type: "offered must be exactly true or false." }],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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
      "x-plain-text": "name must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "name must be at most 120 characters long.",
      minLength: "name must not be empty.",
    },
  ],
];

const messagesTravellersExportBody = [
  [
    "email",
    {
      type: "email must be text.",
      maxLength: "email must be at most 254 characters long.",
      pattern: "email must be of the right form: one email address without a display name.",
    },
  ],
  [
    "customer_ref",
    {
      type: "customer_ref must be text.",
      "x-plain-text": "customer_ref must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "customer_ref must be at most 120 characters long.",
      minLength: "customer_ref must not be empty.",
    },
  ],
  [
    "account_id",
    {
      type: "account_id must be text.",
      pattern: "account_id must be of the right form: the id of an object of the portal.",
    },
  ],
];

const messagesTravellersEraseBody = [
  [
    "email",
    {
      type: "email must be text.",
      maxLength: "email must be at most 254 characters long.",
      pattern: "email must be of the right form: one email address without a display name.",
    },
  ],
  [
    "customer_ref",
    {
      type: "customer_ref must be text.",
      "x-plain-text": "customer_ref must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "customer_ref must be at most 120 characters long.",
      minLength: "customer_ref must not be empty.",
    },
  ],
  [
    "account_id",
    {
      type: "account_id must be text.",
      pattern: "account_id must be of the right form: the id of an object of the portal.",
    },
  ],
];

const messagesSearchGetQuery = [
  [
    "q",
    {
      required: "q is missing: it is required.",
      type: "q must be text.",
      "x-plain-text": "q must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "q must be at most 100 characters long.",
      minLength: "q must not be empty.",
    },
  ],
  [
    "kind",
    {
      type: "kind must be one of account, order, esim, key, request, event, delivery.",
      enum: "kind must be one of account, order, esim, key, request, event, delivery.",
    },
  ],
];

const messagesAllSearchGetQuery = [
  [
    "q",
    {
      required: "q is missing: it is required.",
      type: "q must be text.",
      "x-plain-text": "q must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "q must be at most 100 characters long.",
      minLength: "q must not be empty.",
    },
  ],
  [
    "kind",
    {
      type: "kind must be one of account, order, esim, key, request, event, delivery.",
      enum: "kind must be one of account, order, esim, key, request, event, delivery.",
    },
  ],
];

const messagesSalesGetQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be one of test, live.",
      enum: "mode must be one of test, live.",
    },
  ],
  [
    "days",
    {
      type: "days must be a whole number in decimal digits.",
      maximum: "days must be from 1 to 90.",
      minimum: "days must be from 1 to 90.",
      exclusiveMaximum: "days must be from 1 to 90.",
      exclusiveMinimum: "days must be from 1 to 90.",
      format: "days must be from 1 to 90.",
    },
  ],
];

const messagesSalesMonthGetQuery = [
  [
    "mode",
    {
      required: "mode is missing: it is required.",
      type: "mode must be one of test, live.",
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
      type: "mode must be one of test, live.",
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
    {
      type: "status must be one of processing, failed.",
      enum: "status must be one of processing, failed.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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
      type: "state must be one of paused, disabled, waiting.",
      enum: "state must be one of paused, disabled, waiting.",
    },
  ],
  [
    "limit",
    {
      type: "limit must be a whole number in decimal digits.",
      maximum: "limit must be from 1 to 100.",
      minimum: "limit must be from 1 to 100.",
      exclusiveMaximum: "limit must be from 1 to 100.",
      exclusiveMinimum: "limit must be from 1 to 100.",
      format: "limit must be from 1 to 100.",
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
      maximum: "seconds must be from 1 to 34560000.",
      minimum: "seconds must be from 1 to 34560000.",
      exclusiveMaximum: "seconds must be from 1 to 34560000.",
      exclusiveMinimum: "seconds must be from 1 to 34560000.",
      format: "seconds must be from 1 to 34560000.",
    },
  ],
];

const messagesNetworkSetBody = [
  ["down", { type: "down must be exactly true or false." }],
  [
    "fail_next",
    {
      type: "fail_next must be a whole number, sent as a JSON number.",
      maximum: "fail_next must be from 0 to 1000.",
      minimum: "fail_next must be from 0 to 1000.",
      exclusiveMaximum: "fail_next must be from 0 to 1000.",
      exclusiveMinimum: "fail_next must be from 0 to 1000.",
      format: "fail_next must be from 0 to 1000.",
    },
  ],
  [
    "fail_as",
    {
      type: "fail_as must be one of timeout, error.",
      enum: "fail_as must be one of timeout, error.",
    },
  ],
  [
    "refuse_next",
    {
      type: "refuse_next must be a whole number, sent as a JSON number.",
      maximum: "refuse_next must be from 0 to 1000.",
      minimum: "refuse_next must be from 0 to 1000.",
      exclusiveMaximum: "refuse_next must be from 0 to 1000.",
      exclusiveMinimum: "refuse_next must be from 0 to 1000.",
      format: "refuse_next must be from 0 to 1000.",
    },
  ],
  ["refuse", { type: "refuse must be a list.", maxItems: "refuse must have at most 4." }],
  [
    "refuse[]",
    {
      required: "each of refuse is missing: it is required.",
      type: "each of refuse must be one of issue, topup, cancel, usage.",
      enum: "each of refuse must be one of issue, topup, cancel, usage.",
    },
  ],
  ["hold", { type: "hold must be a list.", maxItems: "hold must have at most 4." }],
  [
    "hold[]",
    {
      required: "each of hold is missing: it is required.",
      type: "each of hold must be one of issue, topup, cancel, usage.",
      enum: "each of hold must be one of issue, topup, cancel, usage.",
    },
  ],
  [
    "issue_at_most",
    {
      type: "issue_at_most must be a whole number, sent as a JSON number.",
      maximum: "issue_at_most must be from 0 to 50.",
      minimum: "issue_at_most must be from 0 to 50.",
      exclusiveMaximum: "issue_at_most must be from 0 to 50.",
      exclusiveMinimum: "issue_at_most must be from 0 to 50.",
      format: "issue_at_most must be from 0 to 50.",
    },
  ],
  [
    "delay_seconds",
    {
      type: "delay_seconds must be a whole number, sent as a JSON number.",
      maximum: "delay_seconds must be from 0 to 86400.",
      minimum: "delay_seconds must be from 0 to 86400.",
      exclusiveMaximum: "delay_seconds must be from 0 to 86400.",
      exclusiveMinimum: "delay_seconds must be from 0 to 86400.",
      format: "delay_seconds must be from 0 to 86400.",
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
      maximum: "fail_next must be from 0 to 1000.",
      minimum: "fail_next must be from 0 to 1000.",
      exclusiveMaximum: "fail_next must be from 0 to 1000.",
      exclusiveMinimum: "fail_next must be from 0 to 1000.",
      format: "fail_next must be from 0 to 1000.",
    },
  ],
  [
    "fail_as",
    {
      type: "fail_as must be one of timeout, error.",
      enum: "fail_as must be one of timeout, error.",
    },
  ],
  [
    "refuse_next",
    {
      type: "refuse_next must be a whole number, sent as a JSON number.",
      maximum: "refuse_next must be from 0 to 1000.",
      minimum: "refuse_next must be from 0 to 1000.",
      exclusiveMaximum: "refuse_next must be from 0 to 1000.",
      exclusiveMinimum: "refuse_next must be from 0 to 1000.",
      format: "refuse_next must be from 0 to 1000.",
    },
  ],
  ["refuse", { type: "refuse must be a list.", maxItems: "refuse must have at most 4." }],
  [
    "refuse[]",
    {
      required: "each of refuse is missing: it is required.",
      type: "each of refuse must be one of issue, topup, cancel, usage.",
      enum: "each of refuse must be one of issue, topup, cancel, usage.",
    },
  ],
  ["hold", { type: "hold must be a list.", maxItems: "hold must have at most 4." }],
  [
    "hold[]",
    {
      required: "each of hold is missing: it is required.",
      type: "each of hold must be one of issue, topup, cancel, usage.",
      enum: "each of hold must be one of issue, topup, cancel, usage.",
    },
  ],
  [
    "issue_at_most",
    {
      type: "issue_at_most must be a whole number, sent as a JSON number.",
      maximum: "issue_at_most must be from 0 to 50.",
      minimum: "issue_at_most must be from 0 to 50.",
      exclusiveMaximum: "issue_at_most must be from 0 to 50.",
      exclusiveMinimum: "issue_at_most must be from 0 to 50.",
      format: "issue_at_most must be from 0 to 50.",
    },
  ],
  [
    "delay_seconds",
    {
      type: "delay_seconds must be a whole number, sent as a JSON number.",
      maximum: "delay_seconds must be from 0 to 86400.",
      minimum: "delay_seconds must be from 0 to 86400.",
      exclusiveMaximum: "delay_seconds must be from 0 to 86400.",
      exclusiveMinimum: "delay_seconds must be from 0 to 86400.",
      format: "delay_seconds must be from 0 to 86400.",
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
      maximum: "used_mb must be from 0 to 100000000.",
      minimum: "used_mb must be from 0 to 100000000.",
      exclusiveMaximum: "used_mb must be from 0 to 100000000.",
      exclusiveMinimum: "used_mb must be from 0 to 100000000.",
      format: "used_mb must be from 0 to 100000000.",
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
      "x-plain-text": "name must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "name must be at most 120 characters long.",
      minLength: "name must not be empty.",
    },
  ],
  [
    "accounts",
    {
      type: "accounts must be a whole number, sent as a JSON number.",
      maximum: "accounts must be from 1 to 50.",
      minimum: "accounts must be from 1 to 50.",
      exclusiveMaximum: "accounts must be from 1 to 50.",
      exclusiveMinimum: "accounts must be from 1 to 50.",
      format: "accounts must be from 1 to 50.",
    },
  ],
  [
    "test_keys",
    {
      type: "test_keys must be a whole number, sent as a JSON number.",
      maximum: "test_keys must be from 0 to 100.",
      minimum: "test_keys must be from 0 to 100.",
      exclusiveMaximum: "test_keys must be from 0 to 100.",
      exclusiveMinimum: "test_keys must be from 0 to 100.",
      format: "test_keys must be from 0 to 100.",
    },
  ],
  [
    "live_keys",
    {
      type: "live_keys must be a whole number, sent as a JSON number.",
      maximum: "live_keys must be from 0 to 100.",
      minimum: "live_keys must be from 0 to 100.",
      exclusiveMaximum: "live_keys must be from 0 to 100.",
      exclusiveMinimum: "live_keys must be from 0 to 100.",
      format: "live_keys must be from 0 to 100.",
    },
  ],
  ["approve_live", { type: "approve_live must be exactly true or false." }],
  [
    "wallet",
    {
      type: "wallet must be text.",
      pattern: "wallet must be of the right form: an amount in rupees, as a decimal string with at most two digits after the point.",
    },
  ],
  ["people", { type: "people must be a list.", maxItems: "people must have at most 3." }],
  [
    "people[]",
    {
      required: "each of people is missing: it is required.",
      type: "each of people must be one of owner, staff, viewer.",
      enum: "each of people must be one of owner, staff, viewer.",
    },
  ],
];

/** By operation: `path` tells whether the ids in the path can exist at all; `query` and `body` read and check. */
export const validators: {
  sessionCreate: {
    body: (input: BodyInput) => Validated<SessionCreateBody>;
  };
  sessionGet: {
  };
  sessionDelete: {
  };
  ownNameSet: {
    body: (input: BodyInput) => Validated<OwnNameSetBody>;
  };
  passwordSet: {
    body: (input: BodyInput) => Validated<PasswordSetBody>;
  };
  totpStart: {
  };
  totpConfirm: {
    body: (input: BodyInput) => Validated<TotpConfirmBody>;
  };
  recoveryCodesCreate: {
    body: (input: BodyInput) => Validated<RecoveryCodesCreateBody>;
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
  activityCsvGet: {
    query: (input: QueryInput) => Validated<ActivityCsvGetQuery>;
  };
  accountActivityList: {
    path: (params: PathParams) => boolean;
    query: (input: QueryInput) => Validated<AccountActivityListQuery>;
  };
  accountActivityCsvGet: {
    path: (params: PathParams) => boolean;
    query: (input: QueryInput) => Validated<AccountActivityCsvGetQuery>;
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
  membersInvite: {
    path: (params: PathParams) => boolean;
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
  operatorsInvite: {
    path: (params: PathParams) => boolean;
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
  deploymentActivityCsvGet: {
    query: (input: QueryInput) => Validated<DeploymentActivityCsvGetQuery>;
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
  accountMembersInvite: {
    path: (params: PathParams) => boolean;
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
  fundsRequestsList: {
    query: (input: QueryInput) => Validated<FundsRequestsListQuery>;
  };
  fundsRequestsApprove: {
    path: (params: PathParams) => boolean;
  };
  fundsRequestsDecline: {
    path: (params: PathParams) => boolean;
  };
  fundsRequestsWithdraw: {
    path: (params: PathParams) => boolean;
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
  travellersExport: {
    body: (input: BodyInput) => Validated<TravellersExportBody>;
  };
  travellersErase: {
    body: (input: BodyInput) => Validated<TravellersEraseBody>;
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
  sessionsList: {
  };
  sessionsDelete: {
    path: (params: PathParams) => boolean;
  };
  sessionsEndOthers: {
  };
} = {
  sessionCreate: {
    body: (input) => verdict(checkSessionCreateBody, readField(input, readingSessionCreateBody), readingSessionCreateBody, messagesSessionCreateBody),
  },
  sessionGet: {
  },
  sessionDelete: {
  },
  ownNameSet: {
    body: (input) => verdict(checkOwnNameSetBody, readField(input, readingOwnNameSetBody), readingOwnNameSetBody, messagesOwnNameSetBody),
  },
  passwordSet: {
    body: (input) => verdict(checkPasswordSetBody, readField(input, readingPasswordSetBody), readingPasswordSetBody, messagesPasswordSetBody),
  },
  totpStart: {
  },
  totpConfirm: {
    body: (input) => verdict(checkTotpConfirmBody, readField(input, readingTotpConfirmBody), readingTotpConfirmBody, messagesTotpConfirmBody),
  },
  recoveryCodesCreate: {
    body: (input) => verdict(checkRecoveryCodesCreateBody, readField(input, readingRecoveryCodesCreateBody), readingRecoveryCodesCreateBody, messagesRecoveryCodesCreateBody),
  },
  totpRemove: {
    body: (input) => verdict(checkTotpRemoveBody, readField(input, readingTotpRemoveBody), readingTotpRemoveBody, messagesTotpRemoveBody),
  },
  passwordResetRequest: {
    body: (input) => verdict(checkPasswordResetRequestBody, readField(input, readingPasswordResetRequestBody), readingPasswordResetRequestBody, messagesPasswordResetRequestBody),
  },
  passwordResetUse: {
    body: (input) => verdict(checkPasswordResetUseBody, readField(input, readingPasswordResetUseBody), readingPasswordResetUseBody, messagesPasswordResetUseBody),
  },
  overviewGet: {
    query: (input) => verdict(checkOverviewGetQuery, readField(input, readingOverviewGetQuery), readingOverviewGetQuery, messagesOverviewGetQuery),
  },
  destinationsGet: {
    query: (input) => verdict(checkDestinationsGetQuery, readField(input, readingDestinationsGetQuery), readingDestinationsGetQuery, messagesDestinationsGetQuery),
  },
  apiErrorsGet: {
    query: (input) => verdict(checkApiErrorsGetQuery, readField(input, readingApiErrorsGetQuery), readingApiErrorsGetQuery, messagesApiErrorsGetQuery),
  },
  keysList: {
  },
  keysCreate: {
    body: (input) => verdict(checkKeysCreateBody, readField(input, readingKeysCreateBody), readingKeysCreateBody, messagesKeysCreateBody),
  },
  keysUpdate: {
    path: (input) => checkKeysUpdatePath(readField(input, readingKeysUpdatePath)),
    body: (input) => verdict(checkKeysUpdateBody, readField(input, readingKeysUpdateBody), readingKeysUpdateBody, messagesKeysUpdateBody),
  },
  keysRevoke: {
    path: (input) => checkKeysRevokePath(readField(input, readingKeysRevokePath)),
  },
  endpointsList: {
  },
  endpointsCreate: {
    body: (input) => verdict(checkEndpointsCreateBody, readField(input, readingEndpointsCreateBody), readingEndpointsCreateBody, messagesEndpointsCreateBody),
  },
  endpointsGet: {
    path: (input) => checkEndpointsGetPath(readField(input, readingEndpointsGetPath)),
  },
  endpointsUpdate: {
    path: (input) => checkEndpointsUpdatePath(readField(input, readingEndpointsUpdatePath)),
    body: (input) => verdict(checkEndpointsUpdateBody, readField(input, readingEndpointsUpdateBody), readingEndpointsUpdateBody, messagesEndpointsUpdateBody),
  },
  endpointsDelete: {
    path: (input) => checkEndpointsDeletePath(readField(input, readingEndpointsDeletePath)),
  },
  endpointsEnable: {
    path: (input) => checkEndpointsEnablePath(readField(input, readingEndpointsEnablePath)),
  },
  endpointsDisable: {
    path: (input) => checkEndpointsDisablePath(readField(input, readingEndpointsDisablePath)),
  },
  endpointsSecretGet: {
    path: (input) => checkEndpointsSecretGetPath(readField(input, readingEndpointsSecretGetPath)),
  },
  endpointsSecretRotate: {
    path: (input) => checkEndpointsSecretRotatePath(readField(input, readingEndpointsSecretRotatePath)),
  },
  endpointsFigures: {
    path: (input) => checkEndpointsFiguresPath(readField(input, readingEndpointsFiguresPath)),
    query: (input) => verdict(checkEndpointsFiguresQuery, readField(input, readingEndpointsFiguresQuery), readingEndpointsFiguresQuery, messagesEndpointsFiguresQuery),
  },
  endpointsPing: {
    path: (input) => checkEndpointsPingPath(readField(input, readingEndpointsPingPath)),
    query: (input) => verdict(checkEndpointsPingQuery, readField(input, readingEndpointsPingQuery), readingEndpointsPingQuery, messagesEndpointsPingQuery),
  },
  deliveriesList: {
    query: (input) => verdict(checkDeliveriesListQuery, readField(input, readingDeliveriesListQuery), readingDeliveriesListQuery, messagesDeliveriesListQuery),
  },
  deliveriesGet: {
    path: (input) => checkDeliveriesGetPath(readField(input, readingDeliveriesGetPath)),
  },
  deliveriesRetry: {
    path: (input) => checkDeliveriesRetryPath(readField(input, readingDeliveriesRetryPath)),
  },
  resendsList: {
    query: (input) => verdict(checkResendsListQuery, readField(input, readingResendsListQuery), readingResendsListQuery, messagesResendsListQuery),
  },
  resendsCreate: {
    body: (input) => verdict(checkResendsCreateBody, readField(input, readingResendsCreateBody), readingResendsCreateBody, messagesResendsCreateBody),
  },
  resendsCancel: {
    path: (input) => checkResendsCancelPath(readField(input, readingResendsCancelPath)),
  },
  balanceGet: {
  },
  thresholdSet: {
    body: (input) => verdict(checkThresholdSetBody, readField(input, readingThresholdSetBody), readingThresholdSetBody, messagesThresholdSetBody),
  },
  recipientsSet: {
    body: (input) => verdict(checkRecipientsSetBody, readField(input, readingRecipientsSetBody), readingRecipientsSetBody, messagesRecipientsSetBody),
  },
  ledgerList: {
    query: (input) => verdict(checkLedgerListQuery, readField(input, readingLedgerListQuery), readingLedgerListQuery, messagesLedgerListQuery),
  },
  ledgerCsvGet: {
    query: (input) => verdict(checkLedgerCsvGetQuery, readField(input, readingLedgerCsvGetQuery), readingLedgerCsvGetQuery, messagesLedgerCsvGetQuery),
  },
  statementGet: {
    query: (input) => verdict(checkStatementGetQuery, readField(input, readingStatementGetQuery), readingStatementGetQuery, messagesStatementGetQuery),
  },
  statementPdfGet: {
    query: (input) => verdict(checkStatementPdfGetQuery, readField(input, readingStatementPdfGetQuery), readingStatementPdfGetQuery, messagesStatementPdfGetQuery),
  },
  statementCsvGet: {
    query: (input) => verdict(checkStatementCsvGetQuery, readField(input, readingStatementCsvGetQuery), readingStatementCsvGetQuery, messagesStatementCsvGetQuery),
  },
  countriesList: {
  },
  packagesList: {
    query: (input) => verdict(checkPackagesListQuery, readField(input, readingPackagesListQuery), readingPackagesListQuery, messagesPackagesListQuery),
  },
  packagesGet: {
    path: (input) => checkPackagesGetPath(readField(input, readingPackagesGetPath)),
  },
  ordersList: {
    query: (input) => verdict(checkOrdersListQuery, readField(input, readingOrdersListQuery), readingOrdersListQuery, messagesOrdersListQuery),
  },
  ordersCreate: {
    body: (input) => verdict(checkOrdersCreateBody, readField(input, readingOrdersCreateBody), readingOrdersCreateBody, messagesOrdersCreateBody),
  },
  orderTotalsGet: {
    query: (input) => verdict(checkOrderTotalsGetQuery, readField(input, readingOrderTotalsGetQuery), readingOrderTotalsGetQuery, messagesOrderTotalsGetQuery),
  },
  ordersCsvGet: {
    query: (input) => verdict(checkOrdersCsvGetQuery, readField(input, readingOrdersCsvGetQuery), readingOrdersCsvGetQuery, messagesOrdersCsvGetQuery),
  },
  ordersGet: {
    path: (input) => checkOrdersGetPath(readField(input, readingOrdersGetPath)),
  },
  orderEventsList: {
    path: (input) => checkOrderEventsListPath(readField(input, readingOrderEventsListPath)),
    query: (input) => verdict(checkOrderEventsListQuery, readField(input, readingOrderEventsListQuery), readingOrderEventsListQuery, messagesOrderEventsListQuery),
  },
  ordersCancel: {
    path: (input) => checkOrdersCancelPath(readField(input, readingOrdersCancelPath)),
  },
  esimsList: {
    query: (input) => verdict(checkEsimsListQuery, readField(input, readingEsimsListQuery), readingEsimsListQuery, messagesEsimsListQuery),
  },
  esimsCsvGet: {
    query: (input) => verdict(checkEsimsCsvGetQuery, readField(input, readingEsimsCsvGetQuery), readingEsimsCsvGetQuery, messagesEsimsCsvGetQuery),
  },
  esimsGet: {
    path: (input) => checkEsimsGetPath(readField(input, readingEsimsGetPath)),
  },
  esimsUse: {
    path: (input) => checkEsimsUsePath(readField(input, readingEsimsUsePath)),
  },
  esimEventsList: {
    path: (input) => checkEsimEventsListPath(readField(input, readingEsimEventsListPath)),
    query: (input) => verdict(checkEsimEventsListQuery, readField(input, readingEsimEventsListQuery), readingEsimEventsListQuery, messagesEsimEventsListQuery),
  },
  esimsCancel: {
    path: (input) => checkEsimsCancelPath(readField(input, readingEsimsCancelPath)),
  },
  esimsSimulate: {
    path: (input) => checkEsimsSimulatePath(readField(input, readingEsimsSimulatePath)),
    body: (input) => verdict(checkEsimsSimulateBody, readField(input, readingEsimsSimulateBody), readingEsimsSimulateBody, messagesEsimsSimulateBody),
  },
  topupPackagesList: {
    path: (input) => checkTopupPackagesListPath(readField(input, readingTopupPackagesListPath)),
  },
  topupsList: {
    path: (input) => checkTopupsListPath(readField(input, readingTopupsListPath)),
    query: (input) => verdict(checkTopupsListQuery, readField(input, readingTopupsListQuery), readingTopupsListQuery, messagesTopupsListQuery),
  },
  topupsCreate: {
    path: (input) => checkTopupsCreatePath(readField(input, readingTopupsCreatePath)),
    body: (input) => verdict(checkTopupsCreateBody, readField(input, readingTopupsCreateBody), readingTopupsCreateBody, messagesTopupsCreateBody),
  },
  eventsList: {
    query: (input) => verdict(checkEventsListQuery, readField(input, readingEventsListQuery), readingEventsListQuery, messagesEventsListQuery),
  },
  eventsGet: {
    path: (input) => checkEventsGetPath(readField(input, readingEventsGetPath)),
  },
  activityList: {
    query: (input) => verdict(checkActivityListQuery, readField(input, readingActivityListQuery), readingActivityListQuery, messagesActivityListQuery),
  },
  activityCsvGet: {
    query: (input) => verdict(checkActivityCsvGetQuery, readField(input, readingActivityCsvGetQuery), readingActivityCsvGetQuery, messagesActivityCsvGetQuery),
  },
  accountActivityList: {
    path: (input) => checkAccountActivityListPath(readField(input, readingAccountActivityListPath)),
    query: (input) => verdict(checkAccountActivityListQuery, readField(input, readingAccountActivityListQuery), readingAccountActivityListQuery, messagesAccountActivityListQuery),
  },
  accountActivityCsvGet: {
    path: (input) => checkAccountActivityCsvGetPath(readField(input, readingAccountActivityCsvGetPath)),
    query: (input) => verdict(checkAccountActivityCsvGetQuery, readField(input, readingAccountActivityCsvGetQuery), readingAccountActivityCsvGetQuery, messagesAccountActivityCsvGetQuery),
  },
  requestsList: {
    query: (input) => verdict(checkRequestsListQuery, readField(input, readingRequestsListQuery), readingRequestsListQuery, messagesRequestsListQuery),
  },
  requestsGet: {
    path: (input) => checkRequestsGetPath(readField(input, readingRequestsGetPath)),
  },
  allRequestsList: {
    query: (input) => verdict(checkAllRequestsListQuery, readField(input, readingAllRequestsListQuery), readingAllRequestsListQuery, messagesAllRequestsListQuery),
  },
  allRequestsGet: {
    path: (input) => checkAllRequestsGetPath(readField(input, readingAllRequestsGetPath)),
  },
  membersList: {
  },
  membersCreate: {
    body: (input) => verdict(checkMembersCreateBody, readField(input, readingMembersCreateBody), readingMembersCreateBody, messagesMembersCreateBody),
  },
  membersInvite: {
    path: (input) => checkMembersInvitePath(readField(input, readingMembersInvitePath)),
  },
  membersUpdate: {
    path: (input) => checkMembersUpdatePath(readField(input, readingMembersUpdatePath)),
    body: (input) => verdict(checkMembersUpdateBody, readField(input, readingMembersUpdateBody), readingMembersUpdateBody, messagesMembersUpdateBody),
  },
  membersDelete: {
    path: (input) => checkMembersDeletePath(readField(input, readingMembersDeletePath)),
  },
  operatorsList: {
  },
  operatorsCreate: {
    body: (input) => verdict(checkOperatorsCreateBody, readField(input, readingOperatorsCreateBody), readingOperatorsCreateBody, messagesOperatorsCreateBody),
  },
  operatorsInvite: {
    path: (input) => checkOperatorsInvitePath(readField(input, readingOperatorsInvitePath)),
  },
  operatorsUpdate: {
    path: (input) => checkOperatorsUpdatePath(readField(input, readingOperatorsUpdatePath)),
    body: (input) => verdict(checkOperatorsUpdateBody, readField(input, readingOperatorsUpdateBody), readingOperatorsUpdateBody, messagesOperatorsUpdateBody),
  },
  operatorsDelete: {
    path: (input) => checkOperatorsDeletePath(readField(input, readingOperatorsDeletePath)),
  },
  tokensList: {
    query: (input) => verdict(checkTokensListQuery, readField(input, readingTokensListQuery), readingTokensListQuery, messagesTokensListQuery),
  },
  tokensCreate: {
    body: (input) => verdict(checkTokensCreateBody, readField(input, readingTokensCreateBody), readingTokensCreateBody, messagesTokensCreateBody),
  },
  tokensRevoke: {
    path: (input) => checkTokensRevokePath(readField(input, readingTokensRevokePath)),
  },
  deploymentActivityList: {
    query: (input) => verdict(checkDeploymentActivityListQuery, readField(input, readingDeploymentActivityListQuery), readingDeploymentActivityListQuery, messagesDeploymentActivityListQuery),
  },
  deploymentActivityCsvGet: {
    query: (input) => verdict(checkDeploymentActivityCsvGetQuery, readField(input, readingDeploymentActivityCsvGetQuery), readingDeploymentActivityCsvGetQuery, messagesDeploymentActivityCsvGetQuery),
  },
  accountsList: {
    query: (input) => verdict(checkAccountsListQuery, readField(input, readingAccountsListQuery), readingAccountsListQuery, messagesAccountsListQuery),
  },
  accountsCreate: {
    body: (input) => verdict(checkAccountsCreateBody, readField(input, readingAccountsCreateBody), readingAccountsCreateBody, messagesAccountsCreateBody),
  },
  accountsGet: {
    path: (input) => checkAccountsGetPath(readField(input, readingAccountsGetPath)),
  },
  accountsUpdate: {
    path: (input) => checkAccountsUpdatePath(readField(input, readingAccountsUpdatePath)),
    body: (input) => verdict(checkAccountsUpdateBody, readField(input, readingAccountsUpdateBody), readingAccountsUpdateBody, messagesAccountsUpdateBody),
  },
  accountBillingSet: {
    path: (input) => checkAccountBillingSetPath(readField(input, readingAccountBillingSetPath)),
    body: (input) => verdict(checkAccountBillingSetBody, readField(input, readingAccountBillingSetBody), readingAccountBillingSetBody, messagesAccountBillingSetBody),
  },
  accountMembersList: {
    path: (input) => checkAccountMembersListPath(readField(input, readingAccountMembersListPath)),
  },
  accountMembersCreate: {
    path: (input) => checkAccountMembersCreatePath(readField(input, readingAccountMembersCreatePath)),
    body: (input) => verdict(checkAccountMembersCreateBody, readField(input, readingAccountMembersCreateBody), readingAccountMembersCreateBody, messagesAccountMembersCreateBody),
  },
  accountMembersInvite: {
    path: (input) => checkAccountMembersInvitePath(readField(input, readingAccountMembersInvitePath)),
  },
  accountMembersDelete: {
    path: (input) => checkAccountMembersDeletePath(readField(input, readingAccountMembersDeletePath)),
  },
  accountKeysList: {
    path: (input) => checkAccountKeysListPath(readField(input, readingAccountKeysListPath)),
  },
  accountKeysCreate: {
    path: (input) => checkAccountKeysCreatePath(readField(input, readingAccountKeysCreatePath)),
    body: (input) => verdict(checkAccountKeysCreateBody, readField(input, readingAccountKeysCreateBody), readingAccountKeysCreateBody, messagesAccountKeysCreateBody),
  },
  accountKeysUpdate: {
    path: (input) => checkAccountKeysUpdatePath(readField(input, readingAccountKeysUpdatePath)),
    body: (input) => verdict(checkAccountKeysUpdateBody, readField(input, readingAccountKeysUpdateBody), readingAccountKeysUpdateBody, messagesAccountKeysUpdateBody),
  },
  accountKeysRevoke: {
    path: (input) => checkAccountKeysRevokePath(readField(input, readingAccountKeysRevokePath)),
  },
  accountEndpointsList: {
    path: (input) => checkAccountEndpointsListPath(readField(input, readingAccountEndpointsListPath)),
  },
  accountEndpointsCreate: {
    path: (input) => checkAccountEndpointsCreatePath(readField(input, readingAccountEndpointsCreatePath)),
    body: (input) => verdict(checkAccountEndpointsCreateBody, readField(input, readingAccountEndpointsCreateBody), readingAccountEndpointsCreateBody, messagesAccountEndpointsCreateBody),
  },
  accountEndpointsGet: {
    path: (input) => checkAccountEndpointsGetPath(readField(input, readingAccountEndpointsGetPath)),
  },
  accountEndpointsUpdate: {
    path: (input) => checkAccountEndpointsUpdatePath(readField(input, readingAccountEndpointsUpdatePath)),
    body: (input) => verdict(checkAccountEndpointsUpdateBody, readField(input, readingAccountEndpointsUpdateBody), readingAccountEndpointsUpdateBody, messagesAccountEndpointsUpdateBody),
  },
  accountEndpointsDelete: {
    path: (input) => checkAccountEndpointsDeletePath(readField(input, readingAccountEndpointsDeletePath)),
  },
  accountEndpointsEnable: {
    path: (input) => checkAccountEndpointsEnablePath(readField(input, readingAccountEndpointsEnablePath)),
  },
  accountEndpointsDisable: {
    path: (input) => checkAccountEndpointsDisablePath(readField(input, readingAccountEndpointsDisablePath)),
  },
  accountEndpointsSecretGet: {
    path: (input) => checkAccountEndpointsSecretGetPath(readField(input, readingAccountEndpointsSecretGetPath)),
  },
  accountEndpointsSecretRotate: {
    path: (input) => checkAccountEndpointsSecretRotatePath(readField(input, readingAccountEndpointsSecretRotatePath)),
  },
  accountEndpointsPing: {
    path: (input) => checkAccountEndpointsPingPath(readField(input, readingAccountEndpointsPingPath)),
    query: (input) => verdict(checkAccountEndpointsPingQuery, readField(input, readingAccountEndpointsPingQuery), readingAccountEndpointsPingQuery, messagesAccountEndpointsPingQuery),
  },
  accountDeliveriesList: {
    path: (input) => checkAccountDeliveriesListPath(readField(input, readingAccountDeliveriesListPath)),
    query: (input) => verdict(checkAccountDeliveriesListQuery, readField(input, readingAccountDeliveriesListQuery), readingAccountDeliveriesListQuery, messagesAccountDeliveriesListQuery),
  },
  accountDeliveriesGet: {
    path: (input) => checkAccountDeliveriesGetPath(readField(input, readingAccountDeliveriesGetPath)),
  },
  accountDeliveriesRetry: {
    path: (input) => checkAccountDeliveriesRetryPath(readField(input, readingAccountDeliveriesRetryPath)),
  },
  accountResendsList: {
    path: (input) => checkAccountResendsListPath(readField(input, readingAccountResendsListPath)),
    query: (input) => verdict(checkAccountResendsListQuery, readField(input, readingAccountResendsListQuery), readingAccountResendsListQuery, messagesAccountResendsListQuery),
  },
  accountResendsCreate: {
    path: (input) => checkAccountResendsCreatePath(readField(input, readingAccountResendsCreatePath)),
    body: (input) => verdict(checkAccountResendsCreateBody, readField(input, readingAccountResendsCreateBody), readingAccountResendsCreateBody, messagesAccountResendsCreateBody),
  },
  accountResendsCancel: {
    path: (input) => checkAccountResendsCancelPath(readField(input, readingAccountResendsCancelPath)),
  },
  accountEsimEventsList: {
    path: (input) => checkAccountEsimEventsListPath(readField(input, readingAccountEsimEventsListPath)),
    query: (input) => verdict(checkAccountEsimEventsListQuery, readField(input, readingAccountEsimEventsListQuery), readingAccountEsimEventsListQuery, messagesAccountEsimEventsListQuery),
  },
  accountOrderEventsList: {
    path: (input) => checkAccountOrderEventsListPath(readField(input, readingAccountOrderEventsListPath)),
    query: (input) => verdict(checkAccountOrderEventsListQuery, readField(input, readingAccountOrderEventsListQuery), readingAccountOrderEventsListQuery, messagesAccountOrderEventsListQuery),
  },
  accountEventsGet: {
    path: (input) => checkAccountEventsGetPath(readField(input, readingAccountEventsGetPath)),
  },
  accountOrdersList: {
    path: (input) => checkAccountOrdersListPath(readField(input, readingAccountOrdersListPath)),
    query: (input) => verdict(checkAccountOrdersListQuery, readField(input, readingAccountOrdersListQuery), readingAccountOrdersListQuery, messagesAccountOrdersListQuery),
  },
  accountEsimsList: {
    path: (input) => checkAccountEsimsListPath(readField(input, readingAccountEsimsListPath)),
    query: (input) => verdict(checkAccountEsimsListQuery, readField(input, readingAccountEsimsListQuery), readingAccountEsimsListQuery, messagesAccountEsimsListQuery),
  },
  accountTopupsList: {
    path: (input) => checkAccountTopupsListPath(readField(input, readingAccountTopupsListPath)),
    query: (input) => verdict(checkAccountTopupsListQuery, readField(input, readingAccountTopupsListQuery), readingAccountTopupsListQuery, messagesAccountTopupsListQuery),
  },
  accountPricesList: {
    path: (input) => checkAccountPricesListPath(readField(input, readingAccountPricesListPath)),
    query: (input) => verdict(checkAccountPricesListQuery, readField(input, readingAccountPricesListQuery), readingAccountPricesListQuery, messagesAccountPricesListQuery),
  },
  accountNotesList: {
    path: (input) => checkAccountNotesListPath(readField(input, readingAccountNotesListPath)),
    query: (input) => verdict(checkAccountNotesListQuery, readField(input, readingAccountNotesListQuery), readingAccountNotesListQuery, messagesAccountNotesListQuery),
  },
  accountNotesCreate: {
    path: (input) => checkAccountNotesCreatePath(readField(input, readingAccountNotesCreatePath)),
    body: (input) => verdict(checkAccountNotesCreateBody, readField(input, readingAccountNotesCreateBody), readingAccountNotesCreateBody, messagesAccountNotesCreateBody),
  },
  accountOverviewGet: {
    path: (input) => checkAccountOverviewGetPath(readField(input, readingAccountOverviewGetPath)),
    query: (input) => verdict(checkAccountOverviewGetQuery, readField(input, readingAccountOverviewGetQuery), readingAccountOverviewGetQuery, messagesAccountOverviewGetQuery),
  },
  accountsLook: {
    path: (input) => checkAccountsLookPath(readField(input, readingAccountsLookPath)),
  },
  lookingDelete: {
  },
  walletTopup: {
    path: (input) => checkWalletTopupPath(readField(input, readingWalletTopupPath)),
    body: (input) => verdict(checkWalletTopupBody, readField(input, readingWalletTopupBody), readingWalletTopupBody, messagesWalletTopupBody),
  },
  walletAdjust: {
    path: (input) => checkWalletAdjustPath(readField(input, readingWalletAdjustPath)),
    body: (input) => verdict(checkWalletAdjustBody, readField(input, readingWalletAdjustBody), readingWalletAdjustBody, messagesWalletAdjustBody),
  },
  accountLedgerList: {
    path: (input) => checkAccountLedgerListPath(readField(input, readingAccountLedgerListPath)),
    query: (input) => verdict(checkAccountLedgerListQuery, readField(input, readingAccountLedgerListQuery), readingAccountLedgerListQuery, messagesAccountLedgerListQuery),
  },
  fundsRequestsList: {
    query: (input) => verdict(checkFundsRequestsListQuery, readField(input, readingFundsRequestsListQuery), readingFundsRequestsListQuery, messagesFundsRequestsListQuery),
  },
  fundsRequestsApprove: {
    path: (input) => checkFundsRequestsApprovePath(readField(input, readingFundsRequestsApprovePath)),
  },
  fundsRequestsDecline: {
    path: (input) => checkFundsRequestsDeclinePath(readField(input, readingFundsRequestsDeclinePath)),
  },
  fundsRequestsWithdraw: {
    path: (input) => checkFundsRequestsWithdrawPath(readField(input, readingFundsRequestsWithdrawPath)),
  },
  accountStatementGet: {
    path: (input) => checkAccountStatementGetPath(readField(input, readingAccountStatementGetPath)),
    query: (input) => verdict(checkAccountStatementGetQuery, readField(input, readingAccountStatementGetQuery), readingAccountStatementGetQuery, messagesAccountStatementGetQuery),
  },
  accountStatementPdfGet: {
    path: (input) => checkAccountStatementPdfGetPath(readField(input, readingAccountStatementPdfGetPath)),
    query: (input) => verdict(checkAccountStatementPdfGetQuery, readField(input, readingAccountStatementPdfGetQuery), readingAccountStatementPdfGetQuery, messagesAccountStatementPdfGetQuery),
  },
  accountStatementCsvGet: {
    path: (input) => checkAccountStatementCsvGetPath(readField(input, readingAccountStatementCsvGetPath)),
    query: (input) => verdict(checkAccountStatementCsvGetQuery, readField(input, readingAccountStatementCsvGetQuery), readingAccountStatementCsvGetQuery, messagesAccountStatementCsvGetQuery),
  },
  accountLedgerCsvGet: {
    path: (input) => checkAccountLedgerCsvGetPath(readField(input, readingAccountLedgerCsvGetPath)),
    query: (input) => verdict(checkAccountLedgerCsvGetQuery, readField(input, readingAccountLedgerCsvGetQuery), readingAccountLedgerCsvGetQuery, messagesAccountLedgerCsvGetQuery),
  },
  catalogueImport: {
    query: (input) => verdict(checkCatalogueImportQuery, readField(input, readingCatalogueImportQuery), readingCatalogueImportQuery, messagesCatalogueImportQuery),
  },
  catalogueImportsList: {
    query: (input) => verdict(checkCatalogueImportsListQuery, readField(input, readingCatalogueImportsListQuery), readingCatalogueImportsListQuery, messagesCatalogueImportsListQuery),
  },
  catalogueImportsUndo: {
    path: (input) => checkCatalogueImportsUndoPath(readField(input, readingCatalogueImportsUndoPath)),
  },
  stockList: {
    query: (input) => verdict(checkStockListQuery, readField(input, readingStockListQuery), readingStockListQuery, messagesStockListQuery),
  },
  stockRetire: {
    path: (input) => checkStockRetirePath(readField(input, readingStockRetirePath)),
  },
  stockRestore: {
    path: (input) => checkStockRestorePath(readField(input, readingStockRestorePath)),
  },
  providersList: {
  },
  providersUpdate: {
    path: (input) => checkProvidersUpdatePath(readField(input, readingProvidersUpdatePath)),
    body: (input) => verdict(checkProvidersUpdateBody, readField(input, readingProvidersUpdateBody), readingProvidersUpdateBody, messagesProvidersUpdateBody),
  },
  regionsList: {
  },
  regionsUpdate: {
    path: (input) => checkRegionsUpdatePath(readField(input, readingRegionsUpdatePath)),
    body: (input) => verdict(checkRegionsUpdateBody, readField(input, readingRegionsUpdateBody), readingRegionsUpdateBody, messagesRegionsUpdateBody),
  },
  supportEsimsGet: {
    path: (input) => checkSupportEsimsGetPath(readField(input, readingSupportEsimsGetPath)),
  },
  supportEsimsCancel: {
    path: (input) => checkSupportEsimsCancelPath(readField(input, readingSupportEsimsCancelPath)),
  },
  supportOrdersGet: {
    path: (input) => checkSupportOrdersGetPath(readField(input, readingSupportOrdersGetPath)),
  },
  supportOrdersCancel: {
    path: (input) => checkSupportOrdersCancelPath(readField(input, readingSupportOrdersCancelPath)),
  },
  supportOrdersRetry: {
    path: (input) => checkSupportOrdersRetryPath(readField(input, readingSupportOrdersRetryPath)),
  },
  supportOrdersRefund: {
    path: (input) => checkSupportOrdersRefundPath(readField(input, readingSupportOrdersRefundPath)),
  },
  supportOrdersErase: {
    path: (input) => checkSupportOrdersErasePath(readField(input, readingSupportOrdersErasePath)),
  },
  travellersExport: {
    body: (input) => verdict(checkTravellersExportBody, readField(input, readingTravellersExportBody), readingTravellersExportBody, messagesTravellersExportBody),
  },
  travellersErase: {
    body: (input) => verdict(checkTravellersEraseBody, readField(input, readingTravellersEraseBody), readingTravellersEraseBody, messagesTravellersEraseBody),
  },
  searchGet: {
    query: (input) => verdict(checkSearchGetQuery, readField(input, readingSearchGetQuery), readingSearchGetQuery, messagesSearchGetQuery),
  },
  allSearchGet: {
    query: (input) => verdict(checkAllSearchGetQuery, readField(input, readingAllSearchGetQuery), readingAllSearchGetQuery, messagesAllSearchGetQuery),
  },
  salesGet: {
    query: (input) => verdict(checkSalesGetQuery, readField(input, readingSalesGetQuery), readingSalesGetQuery, messagesSalesGetQuery),
  },
  salesMonthGet: {
    query: (input) => verdict(checkSalesMonthGetQuery, readField(input, readingSalesMonthGetQuery), readingSalesMonthGetQuery, messagesSalesMonthGetQuery),
  },
  salesMonthCsvGet: {
    query: (input) => verdict(checkSalesMonthCsvGetQuery, readField(input, readingSalesMonthCsvGetQuery), readingSalesMonthCsvGetQuery, messagesSalesMonthCsvGetQuery),
  },
  healthGet: {
  },
  supportOrdersList: {
    query: (input) => verdict(checkSupportOrdersListQuery, readField(input, readingSupportOrdersListQuery), readingSupportOrdersListQuery, messagesSupportOrdersListQuery),
  },
  supportTopupsList: {
    query: (input) => verdict(checkSupportTopupsListQuery, readField(input, readingSupportTopupsListQuery), readingSupportTopupsListQuery, messagesSupportTopupsListQuery),
  },
  supportTopupsRetry: {
    path: (input) => checkSupportTopupsRetryPath(readField(input, readingSupportTopupsRetryPath)),
  },
  supportTopupsRefund: {
    path: (input) => checkSupportTopupsRefundPath(readField(input, readingSupportTopupsRefundPath)),
  },
  dueJobsList: {
    query: (input) => verdict(checkDueJobsListQuery, readField(input, readingDueJobsListQuery), readingDueJobsListQuery, messagesDueJobsListQuery),
  },
  lowWalletsList: {
    query: (input) => verdict(checkLowWalletsListQuery, readField(input, readingLowWalletsListQuery), readingLowWalletsListQuery, messagesLowWalletsListQuery),
  },
  allEndpointsList: {
    query: (input) => verdict(checkAllEndpointsListQuery, readField(input, readingAllEndpointsListQuery), readingAllEndpointsListQuery, messagesAllEndpointsListQuery),
  },
  capabilitiesGet: {
  },
  clockGet: {
  },
  clockAdvance: {
    body: (input) => verdict(checkClockAdvanceBody, readField(input, readingClockAdvanceBody), readingClockAdvanceBody, messagesClockAdvanceBody),
  },
  networkList: {
  },
  networkSet: {
    body: (input) => verdict(checkNetworkSetBody, readField(input, readingNetworkSetBody), readingNetworkSetBody, messagesNetworkSetBody),
  },
  networkReset: {
  },
  networkRelease: {
  },
  accountNetworkSet: {
    path: (input) => checkAccountNetworkSetPath(readField(input, readingAccountNetworkSetPath)),
    body: (input) => verdict(checkAccountNetworkSetBody, readField(input, readingAccountNetworkSetBody), readingAccountNetworkSetBody, messagesAccountNetworkSetBody),
  },
  accountNetworkReset: {
    path: (input) => checkAccountNetworkResetPath(readField(input, readingAccountNetworkResetPath)),
  },
  accountNetworkRelease: {
    path: (input) => checkAccountNetworkReleasePath(readField(input, readingAccountNetworkReleasePath)),
  },
  networkReport: {
    path: (input) => checkNetworkReportPath(readField(input, readingNetworkReportPath)),
    body: (input) => verdict(checkNetworkReportBody, readField(input, readingNetworkReportBody), readingNetworkReportBody, messagesNetworkReportBody),
  },
  runsList: {
  },
  runsCreate: {
    body: (input) => verdict(checkRunsCreateBody, readField(input, readingRunsCreateBody), readingRunsCreateBody, messagesRunsCreateBody),
  },
  runsDelete: {
    path: (input) => checkRunsDeletePath(readField(input, readingRunsDeletePath)),
  },
  sessionsList: {
  },
  sessionsDelete: {
    path: (input) => checkSessionsDeletePath(readField(input, readingSessionsDeletePath)),
  },
  sessionsEndOthers: {
  },
};
