// Generated from spec/*.tsp by `npm run generate`: the checking of queries, paths and bodies. Do not edit.
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
const schema31 = {"$id":"PackagesListQuery","type":"object","properties":{"country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"region":{"type":"string"},"unlimited":{"type":"boolean"},"q":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":100},"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}}};
const pattern4 = new RegExp("^[A-Za-z]{2}$", "u");
const pattern5 = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$", "u");
const func1 = ucs2length;

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
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
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
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"country":true,"region":true,"unlimited":true,"q":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkOrdersCreateBody = validate21;
const schema32 = {"$id":"OrdersCreateBody","type":"object","properties":{"package_id":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}]},"quantity":{"type":"integer","minimum":1,"maximum":50},"customer_ref":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":120},"customer":{"type":"object","properties":{"name":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":120},"email":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":254,"pattern":"^[^\\s@,<>\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,<>.\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,<>.\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"}}}},"required":["package_id"]};
const pattern10 = new RegExp("^[^\\s@,<>\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,<>.\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,<>.\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="OrdersCreateBody" */;
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
if(!pattern5.test(data0)){
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
if(data.quantity !== undefined){
let data1 = data.quantity;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "integer"}};
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
const err4 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.customer_ref !== undefined){
let data2 = data.customer_ref;
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
const err6 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
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
if(data.customer !== undefined){
let data3 = data.customer;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
const err9 = {instancePath:instancePath+"/customer/name",schemaPath:"#/properties/customer/properties/name/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
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
if(func1(data4) > 120){
const err10 = {instancePath:instancePath+"/customer/name",schemaPath:"#/properties/customer/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}};
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
const err11 = {instancePath:instancePath+"/customer/name",schemaPath:"#/properties/customer/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.email !== undefined){
let data5 = data3.email;
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
const err12 = {instancePath:instancePath+"/customer/email",schemaPath:"#/properties/customer/properties/email/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(typeof data5 === "string"){
if(func1(data5) > 254){
const err13 = {instancePath:instancePath+"/customer/email",schemaPath:"#/properties/customer/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern10.test(data5)){
const err14 = {instancePath:instancePath+"/customer/email",schemaPath:"#/properties/customer/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@,<>\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,<>.\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,<>.\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$"}};
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
const err15 = {instancePath:instancePath+"/customer/email",schemaPath:"#/properties/customer/properties/email/type",keyword:"type",params:{type: "string"}};
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
const err16 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/type",keyword:"type",params:{type: "object"}};
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
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"package_id":true,"quantity":true,"customer_ref":true,"customer":true},"dynamicProps":false,"dynamicItems":false};

const checkOrdersListQuery = validate22;
const schema33 = {"$id":"OrdersListQuery","type":"object","properties":{"status":{"enum":["processing","completed","partially_completed","failed","cancelled"]},"customer_ref":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":120},"created_after":{"type":"number"},"created_before":{"type":"number"},"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="OrdersListQuery" */;
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
if(data.status !== undefined){
let data0 = data.status;
if(!(((((data0 === "processing") || (data0 === "completed")) || (data0 === "partially_completed")) || (data0 === "failed")) || (data0 === "cancelled"))){
const err0 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema33.properties.status.enum}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.customer_ref !== undefined){
let data1 = data.customer_ref;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err1 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err2 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/maxLength",keyword:"maxLength",params:{limit: 120}};
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
const err3 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.created_after !== undefined){
let data2 = data.created_after;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/created_after",schemaPath:"#/properties/created_after/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.created_before !== undefined){
let data3 = data.created_before;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "number"}};
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
let data4 = data.limit;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
let data5 = data.cursor;
if(typeof data5 === "string"){
if(func1(data5) < 1){
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
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"status":true,"customer_ref":true,"created_after":true,"created_before":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkEsimsListQuery = validate23;
const schema34 = {"$id":"EsimsListQuery","type":"object","properties":{"status":{"enum":["ready","active","depleted","expired","cancelled"]},"customer_ref":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":120},"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EsimsListQuery" */;
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
if(data.status !== undefined){
let data0 = data.status;
if(!(((((data0 === "ready") || (data0 === "active")) || (data0 === "depleted")) || (data0 === "expired")) || (data0 === "cancelled"))){
const err0 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema34.properties.status.enum}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.customer_ref !== undefined){
let data1 = data.customer_ref;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err1 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err2 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/maxLength",keyword:"maxLength",params:{limit: 120}};
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
const err3 = {instancePath:instancePath+"/customer_ref",schemaPath:"#/properties/customer_ref/type",keyword:"type",params:{type: "string"}};
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
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
let data3 = data.cursor;
if(typeof data3 === "string"){
if(func1(data3) < 1){
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
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"status":true,"customer_ref":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkTopupsCreateBody = validate24;
const schema35 = {"$id":"TopupsCreateBody","type":"object","properties":{"package_id":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}]},"customer_ref":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":120}},"required":["package_id"]};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TopupsCreateBody" */;
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
if(!pattern5.test(data0)){
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
if(!pattern5.test(data1)){
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
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"package_id":true,"customer_ref":true},"dynamicProps":false,"dynamicItems":false};

const checkTopupsListQuery = validate25;
const schema36 = {"$id":"TopupsListQuery","type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TopupsListQuery" */;
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
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkEventsListQuery = validate26;
const schema37 = {"$id":"EventsListQuery","type":"object","properties":{"type":{"enum":["order.completed","order.failed","esim.activated","esim.usage_80","esim.usage_100","esim.expired","topup.completed","balance.low","ping"]},"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EventsListQuery" */;
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
if(data.type !== undefined){
let data0 = data.type;
if(!(((((((((data0 === "order.completed") || (data0 === "order.failed")) || (data0 === "esim.activated")) || (data0 === "esim.usage_80")) || (data0 === "esim.usage_100")) || (data0 === "esim.expired")) || (data0 === "topup.completed")) || (data0 === "balance.low")) || (data0 === "ping"))){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema37.properties.type.enum}};
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
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"type":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

const checkSimulateBody = validate27;
const schema38 = {"$id":"SimulateBody","type":"object","properties":{"event":{"enum":["activated","usage_80","usage_100","expired"]}},"required":["event"]};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SimulateBody" */;
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
const err1 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/enum",keyword:"enum",params:{allowedValues: schema38.properties.event.enum}};
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
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"event":true},"dynamicProps":false,"dynamicItems":false};

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
  field = input.package_id;
  if (!(field === undefined || field === null || field === "")) value.package_id = field;
  field = input.quantity;
  value.quantity = field === undefined || field === null ? 1 : field;
  field = input.customer_ref;
  if (!(field === undefined || field === null || field === "")) value.customer_ref = field;
  field = input.customer;
  if (!(field === undefined || field === null)) value.customer = isObject(field) ? readOrdersCreateBodyCustomer(field) : field;
  return value;
}

function readOrdersListQuery(input) {
  const value = {};
  let field;
  field = input.status;
  if (!(field === undefined || field === "")) value.status = field;
  field = input.customer_ref;
  if (!(field === undefined || field === "")) value.customer_ref = field;
  field = input.created_after;
  if (!(field === undefined || field === "")) value.created_after = readTime(field);
  field = input.created_before;
  if (!(field === undefined || field === "")) value.created_before = readTime(field);
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readEsimsListQuery(input) {
  const value = {};
  let field;
  field = input.status;
  if (!(field === undefined || field === "")) value.status = field;
  field = input.customer_ref;
  if (!(field === undefined || field === "")) value.customer_ref = field;
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

function readTopupsListQuery(input) {
  const value = {};
  let field;
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readEventsListQuery(input) {
  const value = {};
  let field;
  field = input.type;
  if (!(field === undefined || field === "")) value.type = field;
  field = input.limit;
  value.limit = field === undefined || field === "" ? 25 : readInteger(field);
  field = input.cursor;
  if (!(field === undefined)) value.cursor = field;
  return value;
}

function readSimulateBody(input) {
  const value = {};
  let field;
  field = input.event;
  if (!(field === undefined || field === null || field === "")) value.event = field;
  return value;
}

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

const messagesOrdersCreateBody = [
  [
    "package_id",
    {
      required: "package_id is missing: it is required.",
      type: "package_id must be text.",
      characters: "package_id must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "quantity",
    {
      type: "quantity must be a whole number, sent as a JSON number.",
      minimum: "quantity must be from 1 to 50.",
      maximum: "quantity must be from 1 to 50.",
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

const messagesOrdersListQuery = [
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

const messagesEventsListQuery = [
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

const messagesSimulateBody = [
  [
    "event",
    {
      required: "event is missing: it is required.",
      type: "event must be text.",
      enum: "event must be one of activated, usage_80, usage_100, expired.",
    },
  ],
];

const packagesGetId = new RegExp("^pkg_[1-9][0-9]*$", "u");
const ordersGetId = new RegExp("^ord_(test_[0-9a-f]{12}|[a-z0-9]+)$", "u");
const esimsGetIccid = new RegExp("^[0-9]+$", "u");
const topupPackagesListIccid = new RegExp("^[0-9]+$", "u");
const topupsCreateIccid = new RegExp("^[0-9]+$", "u");
const topupsListIccid = new RegExp("^[0-9]+$", "u");
const topupsGetId = new RegExp("^top_(test_[0-9a-f]{12}|[a-z0-9]+)$", "u");
const eventsGetId = new RegExp("^evt_[0-9a-f]{24}$", "u");
const simulateIccid = new RegExp("^[0-9]+$", "u");

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
    query: (input) => verdict(checkPackagesListQuery, readPackagesListQuery(input), messagesPackagesListQuery),
  },
  packagesGet: {
    path: (params) => packagesGetId.test(params["id"]),
  },
  balanceGet: {
  },
  ordersCreate: {
    body: (input) => verdict(checkOrdersCreateBody, readOrdersCreateBody(input), messagesOrdersCreateBody),
  },
  ordersList: {
    query: (input) => verdict(checkOrdersListQuery, readOrdersListQuery(input), messagesOrdersListQuery),
  },
  ordersGet: {
    path: (params) => ordersGetId.test(params["id"]),
  },
  esimsList: {
    query: (input) => verdict(checkEsimsListQuery, readEsimsListQuery(input), messagesEsimsListQuery),
  },
  esimsGet: {
    path: (params) => esimsGetIccid.test(params["iccid"]),
  },
  topupPackagesList: {
    path: (params) => topupPackagesListIccid.test(params["iccid"]),
  },
  topupsCreate: {
    path: (params) => topupsCreateIccid.test(params["iccid"]),
    body: (input) => verdict(checkTopupsCreateBody, readTopupsCreateBody(input), messagesTopupsCreateBody),
  },
  topupsList: {
    path: (params) => topupsListIccid.test(params["iccid"]),
    query: (input) => verdict(checkTopupsListQuery, readTopupsListQuery(input), messagesTopupsListQuery),
  },
  topupsGet: {
    path: (params) => topupsGetId.test(params["id"]),
  },
  eventsList: {
    query: (input) => verdict(checkEventsListQuery, readEventsListQuery(input), messagesEventsListQuery),
  },
  eventsGet: {
    path: (params) => eventsGetId.test(params["id"]),
  },
  simulate: {
    path: (params) => simulateIccid.test(params["iccid"]),
    body: (input) => verdict(checkSimulateBody, readSimulateBody(input), messagesSimulateBody),
  },
  qr: {
    path: (params) => params["token"] !== "",
  },
};
