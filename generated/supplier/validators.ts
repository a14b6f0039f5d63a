// Generated from spec/supplier/*.tsp by `npm run generate`: the checking of queries, paths and bodies. Do not edit.
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

export interface UnitsIssueBody {
  account: string;
  order_id: string;
  provider_id: string;
  package_number: number;
}

export interface UnitsWithdrawQuery {
  account: string;
}

export interface UnitsListQuery {
  since: string;
  cursor?: string;
}

export interface TopupsApplyBody {
  account: string;
  iccid: string;
  provider_id: string;
  package_number: number;
}

export interface TopupsWithdrawQuery {
  account: string;
  iccid: string;
}

export interface EsimsCancelBody {
  account: string;
  if_unused: boolean;
}

export interface EsimsReportQuery {
  account: string;
}

const checkUnitsIssuePath = validate20;
const schema31 = {"type":"object","required":["unit_id"],"properties":{"unit_id":{"$ref":"openapi#/$defs/GivenId"}},"$id":"UnitsIssuePath"};
const schema33 = {"type":"string","pattern":"^[0-9A-Za-z_-]{1,100}$"};
const pattern4 = new RegExp("^[0-9A-Za-z_-]{1,100}$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="UnitsIssuePath" */;
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
if(data.unit_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unit_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.unit_id !== undefined){
let data0 = data.unit_id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err1 = {instancePath:instancePath+"/unit_id",schemaPath:"openapi#/$defs/GivenId/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z_-]{1,100}$"}};
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
const err2 = {instancePath:instancePath+"/unit_id",schemaPath:"openapi#/$defs/GivenId/type",keyword:"type",params:{type: "string"}};
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
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"unit_id":true},"dynamicProps":false,"dynamicItems":false};

const checkUnitsIssueBody = validate22;
const schema34 = {"$ref":"openapi#/$defs/IssueUnit","$id":"UnitsIssueBody"};
const schema35 = {"type":"object","required":["account","order_id","provider_id","package_number"],"properties":{"account":{"$ref":"openapi#/$defs/GivenId"},"order_id":{"$ref":"openapi#/$defs/GivenId"},"provider_id":{"type":"string","minLength":1,"maxLength":100,"x-plain-text":true},"package_number":{"$ref":"openapi#/$defs/PackageNumber"}}};
const schema38 = {"type":"integer","minimum":1,"format":"int32"};
const pattern7 = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$", "u");
const keyword0 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};
const func1 = ucs2length;
const formats0 = formats.int32;

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.account === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "account"}};
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
if(data.provider_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider_id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.package_number === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "package_number"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.account !== undefined){
let data0 = data.account;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/account",schemaPath:"openapi#/$defs/GivenId/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z_-]{1,100}$"}};
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
const err5 = {instancePath:instancePath+"/account",schemaPath:"openapi#/$defs/GivenId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.order_id !== undefined){
let data1 = data.order_id;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err6 = {instancePath:instancePath+"/order_id",schemaPath:"openapi#/$defs/GivenId/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z_-]{1,100}$"}};
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
const err7 = {instancePath:instancePath+"/order_id",schemaPath:"openapi#/$defs/GivenId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.provider_id !== undefined){
let data2 = data.provider_id;
const _errs9 = errors;
if(typeof data2 === "string"){
if(!pattern7.test(data2)){
const err8 = {instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
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
const err9 = {instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 100){
const err10 = {instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data2) < 1){
const err11 = {instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/minLength",keyword:"minLength",params:{limit: 1}};
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
const err12 = {instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.package_number !== undefined){
let data3 = data.package_number;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/package_number",schemaPath:"openapi#/$defs/PackageNumber/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/package_number",schemaPath:"openapi#/$defs/PackageNumber/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats0.validate(data3))){
const err15 = {instancePath:instancePath+"/package_number",schemaPath:"openapi#/$defs/PackageNumber/format",keyword:"format",params:{format: "int32"}};
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
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"account":true,"order_id":true,"provider_id":true,"package_number":true},"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="UnitsIssueBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"account":true,"order_id":true,"provider_id":true,"package_number":true},"dynamicProps":false,"dynamicItems":false};

const checkUnitsWithdrawQuery = validate25;
const schema39 = {"type":"object","required":["account"],"properties":{"account":{"$ref":"openapi#/$defs/GivenId"}},"$id":"UnitsWithdrawQuery"};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="UnitsWithdrawQuery" */;
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
if(data.account === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "account"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.account !== undefined){
let data0 = data.account;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err1 = {instancePath:instancePath+"/account",schemaPath:"openapi#/$defs/GivenId/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z_-]{1,100}$"}};
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
const err2 = {instancePath:instancePath+"/account",schemaPath:"openapi#/$defs/GivenId/type",keyword:"type",params:{type: "string"}};
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
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"account":true},"dynamicProps":false,"dynamicItems":false};

const checkUnitsListQuery = validate26;
const schema41 = {"type":"object","required":["since"],"properties":{"since":{"$ref":"openapi#/$defs/Timestamp"},"cursor":{"minLength":1,"$ref":"openapi#/$defs/ListCursor"}},"$id":"UnitsListQuery"};
const schema42 = {"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$","format":"date-time"};
const schema43 = {"type":"string","pattern":"^[!-~]{1,200}$"};
const formats2 = formats["date-time"];
const pattern9 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$", "u");
const pattern10 = new RegExp("^[!-~]{1,200}$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="UnitsListQuery" */;
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
if(data.since === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "since"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.since !== undefined){
let data0 = data.since;
if(typeof data0 === "string"){
if(!pattern9.test(data0)){
const err1 = {instancePath:instancePath+"/since",schemaPath:"openapi#/$defs/Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2(data0))){
const err2 = {instancePath:instancePath+"/since",schemaPath:"openapi#/$defs/Timestamp/format",keyword:"format",params:{format: "date-time"}};
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
const err3 = {instancePath:instancePath+"/since",schemaPath:"openapi#/$defs/Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"openapi#/$defs/ListCursor/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,200}$"}};
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
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"openapi#/$defs/ListCursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) < 1){
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
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"since":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkTopupsApplyPath = validate27;
const schema44 = {"type":"object","required":["topup_id"],"properties":{"topup_id":{"$ref":"openapi#/$defs/GivenId"}},"$id":"TopupsApplyPath"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TopupsApplyPath" */;
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
if(data.topup_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "topup_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.topup_id !== undefined){
let data0 = data.topup_id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err1 = {instancePath:instancePath+"/topup_id",schemaPath:"openapi#/$defs/GivenId/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z_-]{1,100}$"}};
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
const err2 = {instancePath:instancePath+"/topup_id",schemaPath:"openapi#/$defs/GivenId/type",keyword:"type",params:{type: "string"}};
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
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"topup_id":true},"dynamicProps":false,"dynamicItems":false};

const checkTopupsApplyBody = validate28;
const schema46 = {"$ref":"openapi#/$defs/ApplyTopup","$id":"TopupsApplyBody"};
const schema47 = {"type":"object","required":["account","iccid","provider_id","package_number"],"properties":{"account":{"$ref":"openapi#/$defs/GivenId"},"iccid":{"$ref":"openapi#/$defs/Iccid"},"provider_id":{"type":"string","minLength":1,"maxLength":100,"x-plain-text":true},"package_number":{"$ref":"openapi#/$defs/PackageNumber"}}};
const schema49 = {"type":"string","pattern":"^[0-9]{18,22}$"};
const pattern13 = new RegExp("^[0-9]{18,22}$", "u");
const keyword1 = {"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"};

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
if(data.account === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "account"}};
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
if(data.provider_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider_id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.package_number === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "package_number"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.account !== undefined){
let data0 = data.account;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/account",schemaPath:"openapi#/$defs/GivenId/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z_-]{1,100}$"}};
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
const err5 = {instancePath:instancePath+"/account",schemaPath:"openapi#/$defs/GivenId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.iccid !== undefined){
let data1 = data.iccid;
if(typeof data1 === "string"){
if(!pattern13.test(data1)){
const err6 = {instancePath:instancePath+"/iccid",schemaPath:"openapi#/$defs/Iccid/pattern",keyword:"pattern",params:{pattern: "^[0-9]{18,22}$"}};
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
const err7 = {instancePath:instancePath+"/iccid",schemaPath:"openapi#/$defs/Iccid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.provider_id !== undefined){
let data2 = data.provider_id;
const _errs9 = errors;
if(typeof data2 === "string"){
if(!pattern7.test(data2)){
const err8 = {instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/x-plain-text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
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
const err9 = {instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/x-plain-text",keyword:"x-plain-text",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 100){
const err10 = {instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data2) < 1){
const err11 = {instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/minLength",keyword:"minLength",params:{limit: 1}};
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
const err12 = {instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.package_number !== undefined){
let data3 = data.package_number;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/package_number",schemaPath:"openapi#/$defs/PackageNumber/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/package_number",schemaPath:"openapi#/$defs/PackageNumber/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats0.validate(data3))){
const err15 = {instancePath:instancePath+"/package_number",schemaPath:"openapi#/$defs/PackageNumber/format",keyword:"format",params:{format: "int32"}};
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
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"account":true,"iccid":true,"provider_id":true,"package_number":true},"dynamicProps":false,"dynamicItems":false};


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TopupsApplyBody" */;
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
validate28.evaluated = {"props":{"account":true,"iccid":true,"provider_id":true,"package_number":true},"dynamicProps":false,"dynamicItems":false};

const checkTopupsWithdrawQuery = validate31;
const schema51 = {"type":"object","required":["account","iccid"],"properties":{"account":{"$ref":"openapi#/$defs/GivenId"},"iccid":{"$ref":"openapi#/$defs/Iccid"}},"$id":"TopupsWithdrawQuery"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TopupsWithdrawQuery" */;
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
if(data.account === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "account"}};
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
if(data.account !== undefined){
let data0 = data.account;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/account",schemaPath:"openapi#/$defs/GivenId/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z_-]{1,100}$"}};
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
const err3 = {instancePath:instancePath+"/account",schemaPath:"openapi#/$defs/GivenId/type",keyword:"type",params:{type: "string"}};
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
if(!pattern13.test(data1)){
const err4 = {instancePath:instancePath+"/iccid",schemaPath:"openapi#/$defs/Iccid/pattern",keyword:"pattern",params:{pattern: "^[0-9]{18,22}$"}};
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
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"account":true,"iccid":true},"dynamicProps":false,"dynamicItems":false};

const checkEsimsCancelPath = validate32;
const schema54 = {"type":"object","required":["iccid"],"properties":{"iccid":{"$ref":"openapi#/$defs/Iccid"}},"$id":"EsimsCancelPath"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EsimsCancelPath" */;
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
if(!pattern13.test(data0)){
const err1 = {instancePath:instancePath+"/iccid",schemaPath:"openapi#/$defs/Iccid/pattern",keyword:"pattern",params:{pattern: "^[0-9]{18,22}$"}};
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
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"iccid":true},"dynamicProps":false,"dynamicItems":false};

const checkEsimsCancelBody = validate33;
const schema56 = {"$ref":"openapi#/$defs/CancelEsim","$id":"EsimsCancelBody"};
const schema57 = {"type":"object","required":["account","if_unused"],"properties":{"account":{"$ref":"openapi#/$defs/GivenId"},"if_unused":{"type":"boolean"}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.account === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "account"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.if_unused === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "if_unused"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.account !== undefined){
let data0 = data.account;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/account",schemaPath:"openapi#/$defs/GivenId/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z_-]{1,100}$"}};
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
const err3 = {instancePath:instancePath+"/account",schemaPath:"openapi#/$defs/GivenId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.if_unused !== undefined){
if(typeof data.if_unused !== "boolean"){
const err4 = {instancePath:instancePath+"/if_unused",schemaPath:"#/properties/if_unused/type",keyword:"type",params:{type: "boolean"}};
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
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"account":true,"if_unused":true},"dynamicProps":false,"dynamicItems":false};


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EsimsCancelBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"account":true,"if_unused":true},"dynamicProps":false,"dynamicItems":false};
const checkUnitsWithdrawPath = checkUnitsIssuePath;
const checkTopupsWithdrawPath = checkTopupsApplyPath;
const checkEsimsReportPath = checkEsimsCancelPath;
const checkEsimsReportQuery = checkUnitsWithdrawQuery;

const readingUnitsIssuePath = {
  fields: {
    unit_id: {
      absent: [""],
    },
  },
};

const readingUnitsIssueBody = {
  fields: {
    account: {
      absent: [null, ""],
    },
    order_id: {
      absent: [null, ""],
    },
    provider_id: {
      absent: [null, ""],
    },
    package_number: {
      absent: [null],
    },
  },
};

const readingUnitsWithdrawPath = {
  fields: {
    unit_id: {
      absent: [""],
    },
  },
};

const readingUnitsWithdrawQuery = {
  fields: {
    account: {
      absent: [""],
    },
  },
};

const readingUnitsListQuery = {
  fields: {
    since: {
      absent: [""],
    },
    cursor: {},
  },
};

const readingTopupsApplyPath = {
  fields: {
    topup_id: {
      absent: [""],
    },
  },
};

const readingTopupsApplyBody = {
  fields: {
    account: {
      absent: [null, ""],
    },
    iccid: {
      absent: [null, ""],
    },
    provider_id: {
      absent: [null, ""],
    },
    package_number: {
      absent: [null],
    },
  },
};

const readingTopupsWithdrawPath = {
  fields: {
    topup_id: {
      absent: [""],
    },
  },
};

const readingTopupsWithdrawQuery = {
  fields: {
    account: {
      absent: [""],
    },
    iccid: {
      absent: [""],
    },
  },
};

const readingEsimsCancelPath = {
  fields: {
    iccid: {
      absent: [""],
    },
  },
};

const readingEsimsCancelBody = {
  fields: {
    account: {
      absent: [null, ""],
    },
    if_unused: {
      absent: [null],
    },
  },
};

const readingEsimsReportPath = {
  fields: {
    iccid: {
      absent: [""],
    },
  },
};

const readingEsimsReportQuery = {
  fields: {
    account: {
      absent: [""],
    },
  },
};

const messagesUnitsIssueBody = [
  [
    "account",
    {
      required: "account is missing: it is required.",
      type: "account must be text.",
      pattern: "account must be of the right form: the id of the account that it is bought for.",
    },
  ],
  [
    "order_id",
    {
      required: "order_id is missing: it is required.",
      type: "order_id must be text.",
      pattern: "order_id must be of the right form: the id of the order that it is a unit of.",
    },
  ],
  [
    "provider_id",
    {
      required: "provider_id is missing: it is required.",
      type: "provider_id must be text.",
      "x-plain-text": "provider_id must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "provider_id must be at most 100 characters long.",
      minLength: "provider_id must not be empty.",
    },
  ],
  [
    "package_number",
    {
      required: "package_number is missing: it is required.",
      type: "package_number must be a whole number, sent as a JSON number.",
      maximum: "package_number must be 1 or more.",
      minimum: "package_number must be 1 or more.",
      exclusiveMaximum: "package_number must be 1 or more.",
      exclusiveMinimum: "package_number must be 1 or more.",
      format: "package_number must be 1 or more.",
    },
  ],
];

const messagesUnitsWithdrawQuery = [
  [
    "account",
    {
      required: "account is missing: it is required.",
      type: "account must be text.",
      pattern: "account must be of the right form: an id that the service has assigned.",
    },
  ],
];

const messagesUnitsListQuery = [
  [
    "since",
    {
      required: "since is missing: it is required.",
      type: "since must be text.",
      pattern: "since must be of the right form: a time in UTC to the second, as `YYYY-MM-DDTHH:MM:SSZ`.",
      format: "since must be a date-time with its zone, such as 2026-11-21T09:30:00Z.",
    },
  ],
  [
    "cursor",
    {
      type: "cursor must be text.",
      minLength: "cursor is empty: send a next_cursor, or leave cursor out for the first page.",
      pattern: "cursor must be of the right form: where the next page of a list begins; only the gateway reads it.",
    },
  ],
];

const messagesTopupsApplyBody = [
  [
    "account",
    {
      required: "account is missing: it is required.",
      type: "account must be text.",
      pattern: "account must be of the right form: the id of the account that it is bought for.",
    },
  ],
  [
    "iccid",
    {
      required: "iccid is missing: it is required.",
      type: "iccid must be text.",
      pattern: "iccid must be of the right form: the eSIM.",
    },
  ],
  [
    "provider_id",
    {
      required: "provider_id is missing: it is required.",
      type: "provider_id must be text.",
      "x-plain-text": "provider_id must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      maxLength: "provider_id must be at most 100 characters long.",
      minLength: "provider_id must not be empty.",
    },
  ],
  [
    "package_number",
    {
      required: "package_number is missing: it is required.",
      type: "package_number must be a whole number, sent as a JSON number.",
      maximum: "package_number must be 1 or more.",
      minimum: "package_number must be 1 or more.",
      exclusiveMaximum: "package_number must be 1 or more.",
      exclusiveMinimum: "package_number must be 1 or more.",
      format: "package_number must be 1 or more.",
    },
  ],
];

const messagesTopupsWithdrawQuery = [
  [
    "account",
    {
      required: "account is missing: it is required.",
      type: "account must be text.",
      pattern: "account must be of the right form: an id that the service has assigned.",
    },
  ],
  [
    "iccid",
    {
      required: "iccid is missing: it is required.",
      type: "iccid must be text.",
      pattern: "iccid must be of the right form: the ICCID of an eSIM.",
    },
  ],
];

const messagesEsimsCancelBody = [
  [
    "account",
    {
      required: "account is missing: it is required.",
      type: "account must be text.",
      pattern: "account must be of the right form: the id of the account that it belongs to.",
    },
  ],
  [
    "if_unused",
    {
      required: "if_unused is missing: it is required.",
      type: "if_unused must be exactly true or false.",
    },
  ],
];

const messagesEsimsReportQuery = [
  [
    "account",
    {
      required: "account is missing: it is required.",
      type: "account must be text.",
      pattern: "account must be of the right form: an id that the service has assigned.",
    },
  ],
];

/** By operation: `path` tells whether the ids in the path can exist at all; `query` and `body` read and check. */
export const validators: {
  unitsIssue: {
    path: (params: PathParams) => boolean;
    body: (input: BodyInput) => Validated<UnitsIssueBody>;
  };
  unitsWithdraw: {
    path: (params: PathParams) => boolean;
    query: (input: QueryInput) => Validated<UnitsWithdrawQuery>;
  };
  unitsList: {
    query: (input: QueryInput) => Validated<UnitsListQuery>;
  };
  topupsApply: {
    path: (params: PathParams) => boolean;
    body: (input: BodyInput) => Validated<TopupsApplyBody>;
  };
  topupsWithdraw: {
    path: (params: PathParams) => boolean;
    query: (input: QueryInput) => Validated<TopupsWithdrawQuery>;
  };
  esimsCancel: {
    path: (params: PathParams) => boolean;
    body: (input: BodyInput) => Validated<EsimsCancelBody>;
  };
  esimsReport: {
    path: (params: PathParams) => boolean;
    query: (input: QueryInput) => Validated<EsimsReportQuery>;
  };
} = {
  unitsIssue: {
    path: (input) => checkUnitsIssuePath(readField(input, readingUnitsIssuePath)),
    body: (input) => verdict(checkUnitsIssueBody, readField(input, readingUnitsIssueBody), readingUnitsIssueBody, messagesUnitsIssueBody),
  },
  unitsWithdraw: {
    path: (input) => checkUnitsWithdrawPath(readField(input, readingUnitsWithdrawPath)),
    query: (input) => verdict(checkUnitsWithdrawQuery, readField(input, readingUnitsWithdrawQuery), readingUnitsWithdrawQuery, messagesUnitsWithdrawQuery),
  },
  unitsList: {
    query: (input) => verdict(checkUnitsListQuery, readField(input, readingUnitsListQuery), readingUnitsListQuery, messagesUnitsListQuery),
  },
  topupsApply: {
    path: (input) => checkTopupsApplyPath(readField(input, readingTopupsApplyPath)),
    body: (input) => verdict(checkTopupsApplyBody, readField(input, readingTopupsApplyBody), readingTopupsApplyBody, messagesTopupsApplyBody),
  },
  topupsWithdraw: {
    path: (input) => checkTopupsWithdrawPath(readField(input, readingTopupsWithdrawPath)),
    query: (input) => verdict(checkTopupsWithdrawQuery, readField(input, readingTopupsWithdrawQuery), readingTopupsWithdrawQuery, messagesTopupsWithdrawQuery),
  },
  esimsCancel: {
    path: (input) => checkEsimsCancelPath(readField(input, readingEsimsCancelPath)),
    body: (input) => verdict(checkEsimsCancelBody, readField(input, readingEsimsCancelBody), readingEsimsCancelBody, messagesEsimsCancelBody),
  },
  esimsReport: {
    path: (input) => checkEsimsReportPath(readField(input, readingEsimsReportPath)),
    query: (input) => verdict(checkEsimsReportQuery, readField(input, readingEsimsReportQuery), readingEsimsReportQuery, messagesEsimsReportQuery),
  },
};
