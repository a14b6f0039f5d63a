// Generated from spec/supplier/*.tsp by `npm run generate`: the checking of queries, paths and bodies. Do not edit.
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

export interface UnitsIssueBody {
  account: string;
  order_id: string;
  provider_id: string;
  package_number: number;
}

export interface UnitsWithdrawQuery {
  account: string;
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

const checkUnitsIssueBody = validate20;
const schema31 = {"$id":"UnitsIssueBody","type":"object","properties":{"account":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"pattern":"^[0-9A-Za-z_-]{1,100}$"},"order_id":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"pattern":"^[0-9A-Za-z_-]{1,100}$"},"provider_id":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":100},"package_number":{"type":"integer","minimum":1}},"required":["account","order_id","provider_id","package_number"]};
const pattern4 = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$", "u");
const pattern5 = new RegExp("^[0-9A-Za-z_-]{1,100}$", "u");
const func1 = ucs2length;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="UnitsIssueBody" */;
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
const err4 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
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
if(!pattern5.test(data0)){
const err5 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z_-]{1,100}$"}};
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
const err6 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.order_id !== undefined){
let data1 = data.order_id;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err7 = {instancePath:instancePath+"/order_id",schemaPath:"#/properties/order_id/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
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
if(!pattern5.test(data1)){
const err8 = {instancePath:instancePath+"/order_id",schemaPath:"#/properties/order_id/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z_-]{1,100}$"}};
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
const err9 = {instancePath:instancePath+"/order_id",schemaPath:"#/properties/order_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.provider_id !== undefined){
let data2 = data.provider_id;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err10 = {instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
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
if(func1(data2) > 100){
const err11 = {instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err13 = {instancePath:instancePath+"/package_number",schemaPath:"#/properties/package_number/type",keyword:"type",params:{type: "integer"}};
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
const err14 = {instancePath:instancePath+"/package_number",schemaPath:"#/properties/package_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"account":true,"order_id":true,"provider_id":true,"package_number":true},"dynamicProps":false,"dynamicItems":false};

const checkUnitsWithdrawQuery = validate21;
const schema32 = {"$id":"UnitsWithdrawQuery","type":"object","properties":{"account":{"type":"string","pattern":"^[0-9A-Za-z_-]{1,100}$"}},"required":["account"]};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="UnitsWithdrawQuery" */;
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
if(!pattern5.test(data0)){
const err1 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z_-]{1,100}$"}};
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
const err2 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/type",keyword:"type",params:{type: "string"}};
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
validate21.evaluated = {"props":{"account":true},"dynamicProps":false,"dynamicItems":false};

const checkTopupsApplyBody = validate22;
const schema33 = {"$id":"TopupsApplyBody","type":"object","properties":{"account":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"pattern":"^[0-9A-Za-z_-]{1,100}$"},"iccid":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"pattern":"^[0-9]{18,22}$"},"provider_id":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"maxLength":100},"package_number":{"type":"integer","minimum":1}},"required":["account","iccid","provider_id","package_number"]};
const pattern13 = new RegExp("^[0-9]{18,22}$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TopupsApplyBody" */;
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
const err4 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
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
if(!pattern5.test(data0)){
const err5 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z_-]{1,100}$"}};
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
const err6 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.iccid !== undefined){
let data1 = data.iccid;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err7 = {instancePath:instancePath+"/iccid",schemaPath:"#/properties/iccid/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
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
if(!pattern13.test(data1)){
const err8 = {instancePath:instancePath+"/iccid",schemaPath:"#/properties/iccid/pattern",keyword:"pattern",params:{pattern: "^[0-9]{18,22}$"}};
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
const err9 = {instancePath:instancePath+"/iccid",schemaPath:"#/properties/iccid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.provider_id !== undefined){
let data2 = data.provider_id;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err10 = {instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
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
if(func1(data2) > 100){
const err11 = {instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err13 = {instancePath:instancePath+"/package_number",schemaPath:"#/properties/package_number/type",keyword:"type",params:{type: "integer"}};
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
const err14 = {instancePath:instancePath+"/package_number",schemaPath:"#/properties/package_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"account":true,"iccid":true,"provider_id":true,"package_number":true},"dynamicProps":false,"dynamicItems":false};

const checkTopupsWithdrawQuery = validate23;
const schema34 = {"$id":"TopupsWithdrawQuery","type":"object","properties":{"account":{"type":"string","pattern":"^[0-9A-Za-z_-]{1,100}$"},"iccid":{"type":"string","pattern":"^[0-9]{18,22}$"}},"required":["account","iccid"]};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TopupsWithdrawQuery" */;
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
if(!pattern5.test(data0)){
const err2 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z_-]{1,100}$"}};
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
const err3 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/type",keyword:"type",params:{type: "string"}};
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
const err4 = {instancePath:instancePath+"/iccid",schemaPath:"#/properties/iccid/pattern",keyword:"pattern",params:{pattern: "^[0-9]{18,22}$"}};
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
const err5 = {instancePath:instancePath+"/iccid",schemaPath:"#/properties/iccid/type",keyword:"type",params:{type: "string"}};
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
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"account":true,"iccid":true},"dynamicProps":false,"dynamicItems":false};

const checkEsimsCancelBody = validate24;
const schema35 = {"$id":"EsimsCancelBody","type":"object","properties":{"account":{"type":"string","allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}],"pattern":"^[0-9A-Za-z_-]{1,100}$"},"if_unused":{"type":"boolean"}},"required":["account","if_unused"]};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EsimsCancelBody" */;
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
const err2 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"}};
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
if(!pattern5.test(data0)){
const err3 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z_-]{1,100}$"}};
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
const err4 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.if_unused !== undefined){
if(typeof data.if_unused !== "boolean"){
const err5 = {instancePath:instancePath+"/if_unused",schemaPath:"#/properties/if_unused/type",keyword:"type",params:{type: "boolean"}};
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
validate24.evaluated = {"props":{"account":true,"if_unused":true},"dynamicProps":false,"dynamicItems":false};

const checkEsimsReportQuery = validate25;
const schema36 = {"$id":"EsimsReportQuery","type":"object","properties":{"account":{"type":"string","pattern":"^[0-9A-Za-z_-]{1,100}$"}},"required":["account"]};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EsimsReportQuery" */;
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
if(!pattern5.test(data0)){
const err1 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z_-]{1,100}$"}};
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
const err2 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/type",keyword:"type",params:{type: "string"}};
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

function readUnitsIssueBody(input) {
  const value = {};
  let field;
  field = input.account;
  if (!(field === undefined || field === null || field === "")) value.account = field;
  field = input.order_id;
  if (!(field === undefined || field === null || field === "")) value.order_id = field;
  field = input.provider_id;
  if (!(field === undefined || field === null || field === "")) value.provider_id = field;
  field = input.package_number;
  if (!(field === undefined || field === null)) value.package_number = field;
  return value;
}

function readUnitsWithdrawQuery(input) {
  const value = {};
  let field;
  field = input.account;
  if (!(field === undefined || field === "")) value.account = field;
  return value;
}

function readTopupsApplyBody(input) {
  const value = {};
  let field;
  field = input.account;
  if (!(field === undefined || field === null || field === "")) value.account = field;
  field = input.iccid;
  if (!(field === undefined || field === null || field === "")) value.iccid = field;
  field = input.provider_id;
  if (!(field === undefined || field === null || field === "")) value.provider_id = field;
  field = input.package_number;
  if (!(field === undefined || field === null)) value.package_number = field;
  return value;
}

function readTopupsWithdrawQuery(input) {
  const value = {};
  let field;
  field = input.account;
  if (!(field === undefined || field === "")) value.account = field;
  field = input.iccid;
  if (!(field === undefined || field === "")) value.iccid = field;
  return value;
}

function readEsimsCancelBody(input) {
  const value = {};
  let field;
  field = input.account;
  if (!(field === undefined || field === null || field === "")) value.account = field;
  field = input.if_unused;
  if (!(field === undefined || field === null)) value.if_unused = field;
  return value;
}

function readEsimsReportQuery(input) {
  const value = {};
  let field;
  field = input.account;
  if (!(field === undefined || field === "")) value.account = field;
  return value;
}

const messagesUnitsIssueBody = [
  [
    "account",
    {
      required: "account is missing: it is required.",
      type: "account must be text.",
      characters: "account must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      pattern: "account must be of the right form: the id of the account that it is bought for.",
    },
  ],
  [
    "order_id",
    {
      required: "order_id is missing: it is required.",
      type: "order_id must be text.",
      characters: "order_id must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      pattern: "order_id must be of the right form: the id of the order that it is a unit of.",
    },
  ],
  [
    "provider_id",
    {
      required: "provider_id is missing: it is required.",
      type: "provider_id must be text.",
      maxLength: "provider_id must be at most 100 characters long.",
      characters: "provider_id must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "package_number",
    {
      required: "package_number is missing: it is required.",
      type: "package_number must be a whole number, sent as a JSON number.",
      minimum: "package_number must be from 1 to undefined.",
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

const messagesTopupsApplyBody = [
  [
    "account",
    {
      required: "account is missing: it is required.",
      type: "account must be text.",
      characters: "account must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      pattern: "account must be of the right form: the id of the account that it is bought for.",
    },
  ],
  [
    "iccid",
    {
      required: "iccid is missing: it is required.",
      type: "iccid must be text.",
      characters: "iccid must not hold control characters, such as tabs and line breaks, or broken Unicode.",
      pattern: "iccid must be of the right form: the eSIM.",
    },
  ],
  [
    "provider_id",
    {
      required: "provider_id is missing: it is required.",
      type: "provider_id must be text.",
      maxLength: "provider_id must be at most 100 characters long.",
      characters: "provider_id must not hold control characters, such as tabs and line breaks, or broken Unicode.",
    },
  ],
  [
    "package_number",
    {
      required: "package_number is missing: it is required.",
      type: "package_number must be a whole number, sent as a JSON number.",
      minimum: "package_number must be from 1 to undefined.",
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
      characters: "account must not hold control characters, such as tabs and line breaks, or broken Unicode.",
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

const unitsIssueUnitId = new RegExp("^[0-9A-Za-z_-]{1,100}$", "u");
const unitsWithdrawUnitId = new RegExp("^[0-9A-Za-z_-]{1,100}$", "u");
const topupsApplyTopupId = new RegExp("^[0-9A-Za-z_-]{1,100}$", "u");
const topupsWithdrawTopupId = new RegExp("^[0-9A-Za-z_-]{1,100}$", "u");
const esimsCancelIccid = new RegExp("^[0-9]{18,22}$", "u");
const esimsReportIccid = new RegExp("^[0-9]{18,22}$", "u");

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
    path: (params) => unitsIssueUnitId.test(params["unit_id"]),
    body: (input) => verdict(checkUnitsIssueBody, readUnitsIssueBody(input), messagesUnitsIssueBody),
  },
  unitsWithdraw: {
    path: (params) => unitsWithdrawUnitId.test(params["unit_id"]),
    query: (input) => verdict(checkUnitsWithdrawQuery, readUnitsWithdrawQuery(input), messagesUnitsWithdrawQuery),
  },
  topupsApply: {
    path: (params) => topupsApplyTopupId.test(params["topup_id"]),
    body: (input) => verdict(checkTopupsApplyBody, readTopupsApplyBody(input), messagesTopupsApplyBody),
  },
  topupsWithdraw: {
    path: (params) => topupsWithdrawTopupId.test(params["topup_id"]),
    query: (input) => verdict(checkTopupsWithdrawQuery, readTopupsWithdrawQuery(input), messagesTopupsWithdrawQuery),
  },
  esimsCancel: {
    path: (params) => esimsCancelIccid.test(params["iccid"]),
    body: (input) => verdict(checkEsimsCancelBody, readEsimsCancelBody(input), messagesEsimsCancelBody),
  },
  esimsReport: {
    path: (params) => esimsReportIccid.test(params["iccid"]),
    query: (input) => verdict(checkEsimsReportQuery, readEsimsReportQuery(input), messagesEsimsReportQuery),
  },
};
