// Generated from spec/*.tsp by `npm run generate`: the checking of queries, paths and bodies. Do not edit.
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

export interface PackagesListQuery {
  country?: string;
  region?: string;
  unlimited?: boolean;
  q?: string;
  limit: number;
  cursor?: string;
}

export interface OrdersCreateBody {
  package_id: string;
  quantity: number;
  customer_ref?: string;
  customer?: {
    name?: string;
    email?: string;
  };
}

export interface OrdersListQuery {
  status?: "processing" | "completed" | "partially_completed" | "failed" | "cancelled";
  customer_ref?: string;
  /** Milliseconds since the Unix epoch. */
  created_after?: number;
  /** Milliseconds since the Unix epoch. */
  created_before?: number;
  limit: number;
  cursor?: string;
}

export interface EsimsListQuery {
  status?: "ready" | "active" | "depleted" | "expired" | "cancelled";
  customer_ref?: string;
  limit: number;
  cursor?: string;
}

export interface TopupsCreateBody {
  package_id: string;
  customer_ref?: string;
}

export interface TopupsListQuery {
  limit: number;
  cursor?: string;
}

export interface EventsListQuery {
  type?: "order.completed" | "order.failed" | "esim.activated" | "esim.usage_80" | "esim.usage_100" | "esim.expired" | "topup.completed" | "balance.low" | "ping";
  limit: number;
  cursor?: string;
}

export interface SimulateBody {
  event: "activated" | "usage_80" | "usage_100" | "expired";
}

const checkPackagesListQuery = validate20;
const schema31 = {"type":"object","required":[],"properties":{"country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"region":{"type":"string"},"unlimited":{"type":"boolean"},"q":{"type":"string","maxLength":100,"x-plain-text":true},"limit":{"type":"integer","minimum":1,"maximum":100,"format":"int32"},"cursor":{"type":"string","minLength":1}},"$id":"PackagesListQuery"};
const pattern4 = new RegExp("^[A-Za-z]{2}$", "u");
const pattern5 = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$", "u");
const keyword0 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const func1 = ucs2length;
const formats0 = formats.int32;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PackagesListQuery" */;
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
if(data.country !== undefined){
let data0 = data.country;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
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
if(!pattern5.test(data3)){
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
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"country":true,"region":true,"unlimited":true,"q":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkPackagesGetPath = validate21;
const schema32 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"openapi#/$defs/PackageId"}},"$id":"PackagesGetPath"};
const schema34 = {"type":"string","pattern":"^pkg_[1-9][0-9]*$"};
const pattern6 = new RegExp("^pkg_[1-9][0-9]*$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PackagesGetPath" */;
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
if(!pattern6.test(data0)){
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
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

const checkOrdersCreateBody = validate23;
const schema35 = {"$ref":"openapi#/$defs/CreateOrder","$id":"OrdersCreateBody"};
const schema36 = {"type":"object","required":["package_id"],"properties":{"package_id":{"type":"string","minLength":1,"x-plain-text":true},"quantity":{"type":["integer","null"],"minimum":1,"maximum":50,"format":"int32"},"customer_ref":{"type":["string","null"],"maxLength":120,"x-plain-text":true},"customer":{"if":{"type":"null"},"else":{"$ref":"openapi#/$defs/Customer"}}}};
const keyword1 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const keyword2 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const schema37 = {"type":"object","properties":{"name":{"type":["string","null"],"maxLength":120,"x-plain-text":true},"email":{"maxLength":254,"x-plain-text":true,"if":{"type":"null"},"else":{"$ref":"openapi#/$defs/EmailAddress"}}}};
const schema38 = {"type":"string","pattern":"^[^\\s@,<>\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,<>.\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,<>.\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"};
const keyword3 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const keyword4 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const pattern11 = new RegExp("^[^\\s@,<>\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,<>.\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,<>.\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$", "u");

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
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema37.properties.name.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs3 = errors;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
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
var valid1 = _errs3 === errors;
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
}
if(data.email !== undefined){
let data1 = data.email;
const _errs7 = errors;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
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
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs8 = errors;
let valid3 = true;
const _errs9 = errors;
if(data1 !== null){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs11 = errors;
if(typeof data1 === "string"){
if(!pattern11.test(data1)){
const err7 = {instancePath:instancePath+"/email",schemaPath:"openapi#/$defs/EmailAddress/pattern",keyword:"pattern",params:{pattern: "^[^\\s@,<>\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,<>.\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,<>.\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"}};
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
const err8 = {instancePath:instancePath+"/email",schemaPath:"openapi#/$defs/EmailAddress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid3 = _valid0;
}
if(!valid3){
const err9 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/if",keyword:"if",params:{failingKeyword: "else"}};
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
const err10 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
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
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"name":true,"email":true},"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
const _errs3 = errors;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err1 = {instancePath:instancePath+"/package_id",schemaPath:"#/properties/package_id/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
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
const err2 = {instancePath:instancePath+"/package_id",schemaPath:"#/properties/package_id/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/package_id",schemaPath:"#/properties/package_id/minLength",keyword:"minLength",params:{limit: 1}};
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
const err4 = {instancePath:instancePath+"/package_id",schemaPath:"#/properties/package_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.quantity !== undefined){
let data1 = data.quantity;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err5 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: schema36.properties.quantity.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 50 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats0.validate(data1))){
const err8 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/format",keyword:"format",params:{format: "int32"}};
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
if(data.customer_ref !== undefined){
let data2 = data.customer_ref;
if((typeof data2 !== "string") && (data2 !== null)){
const err9 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/type",keyword:"type",params:{type: schema36.properties.customer_ref.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs9 = errors;
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
const err10 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid2 = _errs9 === errors;
if(!valid2){
const err11 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 120){
const err12 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/maxLength",keyword:"maxLength",params:{limit: 120}};
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
if(data.customer !== undefined){
let data3 = data.customer;
const _errs12 = errors;
let valid3 = true;
const _errs13 = errors;
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
if(!(validate25(data3, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var _valid0 = _errs15 === errors;
valid3 = _valid0;
if(valid3){
var props0 = {};
props0.name = true;
props0.email = true;
}
}
if(!valid3){
const err14 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/if",keyword:"if",params:{failingKeyword: "else"}};
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
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"package_id":true,"quantity":true,"customer_ref":true,"customer":true},"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="OrdersCreateBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"package_id":true,"quantity":true,"customer_ref":true,"customer":true},"dynamicProps":false,"dynamicItems":false};

const checkOrdersListQuery = validate28;
const schema39 = {"type":"object","required":[],"properties":{"status":{"$ref":"openapi#/$defs/OrderStatus"},"customer_ref":{"type":"string","maxLength":120,"x-plain-text":true},"created_after":{"$ref":"openapi#/$defs/TimeFilter","format":"time-filter"},"created_before":{"$ref":"openapi#/$defs/TimeFilter","format":"time-filter"},"limit":{"type":"integer","minimum":1,"maximum":100,"format":"int32"},"cursor":{"type":"string","minLength":1}},"$id":"OrdersListQuery"};
const schema40 = {"type":"string","enum":["processing","completed","partially_completed","failed","cancelled"]};
const schema41 = {"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2})?)?$"};
const keyword5 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const pattern13 = new RegExp("^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2})?)?$", "u");
const formats4 = formats["time-filter"];

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="OrdersListQuery" */;
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
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/status",schemaPath:"openapi#/$defs/OrderStatus/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data0 === "processing") || (data0 === "completed")) || (data0 === "partially_completed")) || (data0 === "failed")) || (data0 === "cancelled"))){
const err1 = {instancePath:instancePath+"/status",schemaPath:"openapi#/$defs/OrderStatus/enum",keyword:"enum",params:{allowedValues: schema40.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.customer_ref !== undefined){
let data1 = data.customer_ref;
const _errs6 = errors;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err2 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
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
const err3 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
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
if(data.created_after !== undefined){
let data2 = data.created_after;
if(typeof data2 === "string"){
if(!pattern13.test(data2)){
const err6 = {instancePath:instancePath+"/created_after",schemaPath:"openapi#/$defs/TimeFilter/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2})?)?$"}};
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
const err7 = {instancePath:instancePath+"/created_after",schemaPath:"openapi#/$defs/TimeFilter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string"){
if(!(formats4(data2))){
const err8 = {instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/format",keyword:"format",params:{format: "time-filter"}};
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
if(data.created_before !== undefined){
let data3 = data.created_before;
if(typeof data3 === "string"){
if(!pattern13.test(data3)){
const err9 = {instancePath:instancePath+"/created_before",schemaPath:"openapi#/$defs/TimeFilter/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2})?)?$"}};
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
const err10 = {instancePath:instancePath+"/created_before",schemaPath:"openapi#/$defs/TimeFilter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats4(data3))){
const err11 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/format",keyword:"format",params:{format: "time-filter"}};
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
if(data.limit !== undefined){
let data4 = data.limit;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats0.validate(data4))){
const err15 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"}};
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
if(data.cursor !== undefined){
let data5 = data.cursor;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err16 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}};
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
const err17 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
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
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"status":true,"customer_ref":true,"created_after":true,"created_before":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkOrdersGetPath = validate29;
const schema43 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"openapi#/$defs/OrderId"}},"$id":"OrdersGetPath"};
const schema44 = {"type":"string","pattern":"^ord_(test_[0-9a-f]{12}|[a-z0-9]+)$"};
const pattern15 = new RegExp("^ord_(test_[0-9a-f]{12}|[a-z0-9]+)$", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="OrdersGetPath" */;
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
if(!pattern15.test(data0)){
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
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

const checkEsimsListQuery = validate30;
const schema45 = {"type":"object","required":[],"properties":{"status":{"$ref":"openapi#/$defs/EsimStatus"},"customer_ref":{"type":"string","maxLength":120,"x-plain-text":true},"limit":{"type":"integer","minimum":1,"maximum":100,"format":"int32"},"cursor":{"type":"string","minLength":1}},"$id":"EsimsListQuery"};
const schema46 = {"type":"string","enum":["ready","active","depleted","expired","cancelled"]};
const keyword6 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EsimsListQuery" */;
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
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/status",schemaPath:"openapi#/$defs/EsimStatus/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data0 === "ready") || (data0 === "active")) || (data0 === "depleted")) || (data0 === "expired")) || (data0 === "cancelled"))){
const err1 = {instancePath:instancePath+"/status",schemaPath:"openapi#/$defs/EsimStatus/enum",keyword:"enum",params:{allowedValues: schema46.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.customer_ref !== undefined){
let data1 = data.customer_ref;
const _errs6 = errors;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err2 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
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
const err3 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
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
if(data.limit !== undefined){
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
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
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats0.validate(data2))){
const err9 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"}};
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
let data3 = data.cursor;
if(typeof data3 === "string"){
if(func1(data3) < 1){
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
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"status":true,"customer_ref":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkEsimsGetPath = validate31;
const schema47 = {"type":"object","required":["iccid"],"properties":{"iccid":{"$ref":"openapi#/$defs/Iccid"}},"$id":"EsimsGetPath"};
const schema48 = {"type":"string","pattern":"^[0-9]+$"};
const pattern17 = new RegExp("^[0-9]+$", "u");

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EsimsGetPath" */;
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
if(!pattern17.test(data0)){
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
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"iccid":true},"dynamicProps":false,"dynamicItems":false};

const checkTopupsCreateBody = validate32;
const schema49 = {"$ref":"openapi#/$defs/CreateTopup","$id":"TopupsCreateBody"};
const schema50 = {"type":"object","required":["package_id"],"properties":{"package_id":{"type":"string","minLength":1,"x-plain-text":true},"customer_ref":{"type":["string","null"],"maxLength":120,"x-plain-text":true}}};
const keyword7 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const keyword8 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TopupsCreateBody" */;
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
if(data.package_id !== undefined){
let data0 = data.package_id;
const _errs4 = errors;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err1 = {instancePath:instancePath+"/package_id",schemaPath:"openapi#/$defs/CreateTopup/properties/package_id/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid2 = _errs4 === errors;
if(!valid2){
const err2 = {instancePath:instancePath+"/package_id",schemaPath:"openapi#/$defs/CreateTopup/properties/package_id/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/package_id",schemaPath:"openapi#/$defs/CreateTopup/properties/package_id/minLength",keyword:"minLength",params:{limit: 1}};
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
const err4 = {instancePath:instancePath+"/package_id",schemaPath:"openapi#/$defs/CreateTopup/properties/package_id/type",keyword:"type",params:{type: "string"}};
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
let data1 = data.customer_ref;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/customer_ref",schemaPath:"openapi#/$defs/CreateTopup/properties/customer_ref/type",keyword:"type",params:{type: schema50.properties.customer_ref.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs8 = errors;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err6 = {instancePath:instancePath+"/customer_ref",schemaPath:"openapi#/$defs/CreateTopup/properties/customer_ref/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid3 = _errs8 === errors;
if(!valid3){
const err7 = {instancePath:instancePath+"/customer_ref",schemaPath:"openapi#/$defs/CreateTopup/properties/customer_ref/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err8 = {instancePath:instancePath+"/customer_ref",schemaPath:"openapi#/$defs/CreateTopup/properties/customer_ref/maxLength",keyword:"maxLength",params:{limit: 120}};
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
}
else {
const err9 = {instancePath,schemaPath:"openapi#/$defs/CreateTopup/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"package_id":true,"customer_ref":true},"dynamicProps":false,"dynamicItems":false};

const checkTopupsListQuery = validate33;
const schema51 = {"type":"object","required":[],"properties":{"limit":{"type":"integer","minimum":1,"maximum":100,"format":"int32"},"cursor":{"type":"string","minLength":1}},"$id":"TopupsListQuery"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TopupsListQuery" */;
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
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkTopupsGetPath = validate34;
const schema52 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"openapi#/$defs/TopupId"}},"$id":"TopupsGetPath"};
const schema53 = {"type":"string","pattern":"^top_(test_[0-9a-f]{12}|[a-z0-9]+)$"};
const pattern20 = new RegExp("^top_(test_[0-9a-f]{12}|[a-z0-9]+)$", "u");

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TopupsGetPath" */;
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
if(!pattern20.test(data0)){
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
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

const checkEventsListQuery = validate35;
const schema54 = {"type":"object","required":[],"properties":{"type":{"$ref":"openapi#/$defs/EventType"},"limit":{"type":"integer","minimum":1,"maximum":100,"format":"int32"},"cursor":{"type":"string","minLength":1}},"$id":"EventsListQuery"};
const schema55 = {"type":"string","enum":["order.completed","order.failed","esim.activated","esim.usage_80","esim.usage_100","esim.expired","topup.completed","balance.low","ping"]};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EventsListQuery" */;
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
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/type",schemaPath:"openapi#/$defs/EventType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((((data0 === "order.completed") || (data0 === "order.failed")) || (data0 === "esim.activated")) || (data0 === "esim.usage_80")) || (data0 === "esim.usage_100")) || (data0 === "esim.expired")) || (data0 === "topup.completed")) || (data0 === "balance.low")) || (data0 === "ping"))){
const err1 = {instancePath:instancePath+"/type",schemaPath:"openapi#/$defs/EventType/enum",keyword:"enum",params:{allowedValues: schema55.enum}};
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
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"type":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkEventsGetPath = validate36;
const schema56 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"openapi#/$defs/EventId"}},"$id":"EventsGetPath"};
const schema57 = {"type":"string","pattern":"^evt_[0-9a-f]{24}$"};
const pattern21 = new RegExp("^evt_[0-9a-f]{24}$", "u");

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EventsGetPath" */;
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
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

const checkSimulateBody = validate37;
const schema58 = {"$ref":"openapi#/$defs/SimulateEsim","$id":"SimulateBody"};
const schema59 = {"type":"object","required":["event"],"properties":{"event":{"$ref":"openapi#/$defs/SimulatedEvent"}}};
const schema60 = {"type":"string","enum":["activated","usage_80","usage_100","expired"]};

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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/event",schemaPath:"openapi#/$defs/SimulatedEvent/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "activated") || (data0 === "usage_80")) || (data0 === "usage_100")) || (data0 === "expired"))){
const err2 = {instancePath:instancePath+"/event",schemaPath:"openapi#/$defs/SimulatedEvent/enum",keyword:"enum",params:{allowedValues: schema60.enum}};
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
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"event":true},"dynamicProps":false,"dynamicItems":false};


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SimulateBody" */;
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
validate37.evaluated = {"props":{"event":true},"dynamicProps":false,"dynamicItems":false};

const checkQrPath = validate40;
const schema61 = {"type":"object","required":["token"],"properties":{"token":{"type":"string"}},"$id":"QrPath"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="QrPath" */;
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
if(data.token !== undefined){
if(typeof data.token !== "string"){
const err1 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}};
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
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"token":true},"dynamicProps":false,"dynamicItems":false};
const checkTopupPackagesListPath = checkEsimsGetPath;
const checkTopupsCreatePath = checkEsimsGetPath;
const checkTopupsListPath = checkEsimsGetPath;
const checkSimulatePath = checkEsimsGetPath;

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

const readingOrdersCreateBody = {
  fields: {
    package_id: {
      absent: [null, ""],
    },
    quantity: {
      default: 1,
      absent: [null],
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
    },
  },
};

const readingOrdersListQuery = {
  fields: {
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
    limit: {
      default: 25,
      absent: [""],
      text: "integer",
    },
    cursor: {},
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

const readingEsimsListQuery = {
  fields: {
    status: {
      absent: [""],
    },
    customer_ref: {
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

const readingEsimsGetPath = {
  fields: {
    iccid: {
      absent: [""],
    },
  },
};

const readingTopupPackagesListPath = {
  fields: {
    iccid: {
      absent: [""],
    },
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

const readingTopupsGetPath = {
  fields: {
    id: {
      absent: [""],
    },
  },
};

const readingEventsListQuery = {
  fields: {
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

const readingSimulatePath = {
  fields: {
    iccid: {
      absent: [""],
    },
  },
};

const readingSimulateBody = {
  fields: {
    event: {
      absent: [null, ""],
    },
  },
};

const readingQrPath = {
  fields: {
    token: {
      absent: [""],
    },
  },
};

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

const messagesOrdersCreateBody = [
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
    "quantity",
    {
      type: "quantity must be a whole number, sent as a JSON number.",
      maximum: "quantity must be from 1 to 50.",
      minimum: "quantity must be from 1 to 50.",
      exclusiveMaximum: "quantity must be from 1 to 50.",
      exclusiveMinimum: "quantity must be from 1 to 50.",
      format: "quantity must be from 1 to 50.",
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

const messagesOrdersListQuery = [
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

const messagesEventsListQuery = [
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

const messagesSimulateBody = [
  [
    "event",
    {
      required: "event is missing: it is required.",
      type: "event must be one of activated, usage_80, usage_100, expired.",
      enum: "event must be one of activated, usage_80, usage_100, expired.",
    },
  ],
];

/** By operation: `path` tells whether the ids in the path can exist at all; `query` and `body` read and check. */
export const validators: {
  countriesList: {
  };
  packagesList: {
    query: (input: QueryInput) => Validated<PackagesListQuery>;
  };
  packagesGet: {
    path: (params: PathParams) => boolean;
  };
  balanceGet: {
  };
  ordersCreate: {
    body: (input: BodyInput) => Validated<OrdersCreateBody>;
  };
  ordersList: {
    query: (input: QueryInput) => Validated<OrdersListQuery>;
  };
  ordersGet: {
    path: (params: PathParams) => boolean;
  };
  esimsList: {
    query: (input: QueryInput) => Validated<EsimsListQuery>;
  };
  esimsGet: {
    path: (params: PathParams) => boolean;
  };
  topupPackagesList: {
    path: (params: PathParams) => boolean;
  };
  topupsCreate: {
    path: (params: PathParams) => boolean;
    body: (input: BodyInput) => Validated<TopupsCreateBody>;
  };
  topupsList: {
    path: (params: PathParams) => boolean;
    query: (input: QueryInput) => Validated<TopupsListQuery>;
  };
  topupsGet: {
    path: (params: PathParams) => boolean;
  };
  eventsList: {
    query: (input: QueryInput) => Validated<EventsListQuery>;
  };
  eventsGet: {
    path: (params: PathParams) => boolean;
  };
  simulate: {
    path: (params: PathParams) => boolean;
    body: (input: BodyInput) => Validated<SimulateBody>;
  };
  qr: {
    path: (params: PathParams) => boolean;
  };
} = {
  countriesList: {
  },
  packagesList: {
    query: (input) => verdict(checkPackagesListQuery, readField(input, readingPackagesListQuery), readingPackagesListQuery, messagesPackagesListQuery),
  },
  packagesGet: {
    path: (input) => checkPackagesGetPath(readField(input, readingPackagesGetPath)),
  },
  balanceGet: {
  },
  ordersCreate: {
    body: (input) => verdict(checkOrdersCreateBody, readField(input, readingOrdersCreateBody), readingOrdersCreateBody, messagesOrdersCreateBody),
  },
  ordersList: {
    query: (input) => verdict(checkOrdersListQuery, readField(input, readingOrdersListQuery), readingOrdersListQuery, messagesOrdersListQuery),
  },
  ordersGet: {
    path: (input) => checkOrdersGetPath(readField(input, readingOrdersGetPath)),
  },
  esimsList: {
    query: (input) => verdict(checkEsimsListQuery, readField(input, readingEsimsListQuery), readingEsimsListQuery, messagesEsimsListQuery),
  },
  esimsGet: {
    path: (input) => checkEsimsGetPath(readField(input, readingEsimsGetPath)),
  },
  topupPackagesList: {
    path: (input) => checkTopupPackagesListPath(readField(input, readingTopupPackagesListPath)),
  },
  topupsCreate: {
    path: (input) => checkTopupsCreatePath(readField(input, readingTopupsCreatePath)),
    body: (input) => verdict(checkTopupsCreateBody, readField(input, readingTopupsCreateBody), readingTopupsCreateBody, messagesTopupsCreateBody),
  },
  topupsList: {
    path: (input) => checkTopupsListPath(readField(input, readingTopupsListPath)),
    query: (input) => verdict(checkTopupsListQuery, readField(input, readingTopupsListQuery), readingTopupsListQuery, messagesTopupsListQuery),
  },
  topupsGet: {
    path: (input) => checkTopupsGetPath(readField(input, readingTopupsGetPath)),
  },
  eventsList: {
    query: (input) => verdict(checkEventsListQuery, readField(input, readingEventsListQuery), readingEventsListQuery, messagesEventsListQuery),
  },
  eventsGet: {
    path: (input) => checkEventsGetPath(readField(input, readingEventsGetPath)),
  },
  simulate: {
    path: (input) => checkSimulatePath(readField(input, readingSimulatePath)),
    body: (input) => verdict(checkSimulateBody, readField(input, readingSimulateBody), readingSimulateBody, messagesSimulateBody),
  },
  qr: {
    path: (input) => checkQrPath(readField(input, readingQrPath)),
  },
};
