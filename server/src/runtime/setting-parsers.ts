// Parsers turn trimmed text into a value, or throw an InvalidSetting that says what to give instead.
import { resolve } from "node:path";
import { enums } from "@partner-esim/generated/portal/enums";
import { basePath } from "@partner-esim/generated/routes";
import { basePath as gatewayBasePath } from "@partner-esim/generated/supplier/routes";
import { allowedAddresses } from "../domain/accounts/directory.ts";
import { parseRupees } from "../domain/ledger/money.ts";
import type { OpenidRole } from "../domain/people/openid-sign-in.ts";
import { isOneLine } from "../domain/values/lines.ts";
import { TimeZone } from "../domain/values/time-zone.ts";
import { isOnThisMachine } from "../domain/webhooks/address.ts";

export type Parser<T> = (text: string) => T;

export class InvalidSetting extends Error {}

const invalid = (problem: string): never => {
  throw new InvalidSetting(problem);
};

/** @param problemIfEmpty message that rejects the empty text */
export const text =
  (problemIfEmpty?: string): Parser<string> =>
  (text) =>
    text === "" && problemIfEmpty !== undefined ? invalid(problemIfEmpty) : text;

/** Text of several lines. `\n` separates lines too, because files of variables often cannot contain line breaks. */
export const lines =
  (max: number): Parser<string> =>
  (text) => {
    const value = text.replaceAll("\\n", "\n").replaceAll("\r\n", "\n");
    if (/[^\P{Cc}\n]/u.test(value)) return invalid("give text without control characters");
    return value.length <= max ? value : invalid(`give at most ${max} characters`);
  };

export const lineOf =
  (max: number): Parser<string> =>
  (text) => {
    if (!isOneLine(text)) return invalid("give one line without control characters");
    return text.length <= max ? text : invalid(`give at most ${max} characters`);
  };

export const matching =
  (pattern: RegExp, problem: string): Parser<string> =>
  (text) =>
    pattern.test(text) ? text : invalid(problem);

export const optional =
  <T>(parse: Parser<T>): Parser<T | null> =>
  (text) =>
    text === "" ? null : parse(text);

export const integer =
  (min: number, max: number): Parser<number> =>
  (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : invalid(`give a whole number from ${min} to ${max}`);
  };

/** Returns paise. */
export const rupees: Parser<number> = (text) => {
  const paise = parseRupees(text);
  return paise !== null && paise >= 0 ? paise : invalid("give an amount in rupees, such as 100000 or 99.50");
};

export const boolean: Parser<boolean> = (text) => {
  const value = text.toLowerCase();
  return value === "true" || value === "false" ? value === "true" : invalid("give true or false");
};

export const oneOf =
  <const T extends string>(...values: T[]): Parser<T> =>
  (text) =>
    values.find((value) => value === text) ??
    invalid(`give ${values.slice(0, -1).join(", ")} or ${values.at(-1)}`);

export const addresses: Parser<string[]> = (text) => {
  const list = text.split(/[\s,]+/).filter(Boolean);
  try {
    allowedAddresses(list);
  } catch {
    invalid("give addresses or CIDR ranges such as 10.0.0.0/8, separated by commas");
  }
  return list;
};

const secretMin = 32;
const secretsMax = 8;

export const secret: Parser<string> = (text) =>
  text.length >= secretMin ? text : invalid(`give at least ${secretMin} characters`);

export const secrets: Parser<readonly string[]> = (text) => {
  const list = text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  if (list.some((one) => one.length < secretMin)) invalid(`give at least ${secretMin} characters for each`);
  if (list.length > secretsMax) invalid(`give at most ${secretsMax}: each is tried for every bad signature`);
  return list;
};

export const database: Parser<string> = (text) => {
  if (text === "") invalid("give the path of a file, or the address of a PostgreSQL server");
  if (!/^[a-z]+:\/\//i.test(text)) return resolve(text);
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && /^postgres(ql)?:$/.test(url.protocol) && url.username !== "" && url.pathname.length > 1
    ? text
    : invalid("give the path of an SQLite file, or postgres://user:password@host:port/database");
};

export const baseUrl: Parser<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isBase =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname.endsWith(basePath) &&
    [url.username, url.password, url.search, url.hash].every((part) => part === "");
  return isBase
    ? text
    : invalid(`give an http or https address that ends in ${basePath}, without user and query`);
};

export const httpUrl: Parser<string> = (text) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
    ? text
    : invalid("give an http or https address");

export const contactUrl: Parser<string> = (text) =>
  URL.canParse(text) && /^(https:|mailto:.+@)/.test(text)
    ? new URL(text).href
    : invalid("give an https address, or mailto: and an email address");

/** Plain HTTP reaches only this machine: the client secret is sent to the issuer. */
export const openidIssuer: Parser<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isOnThisMachine(url));
  const isIssuer =
    url !== null && [url.username, url.password, url.search, url.hash].every((part) => part === "");
  return isSafe && isIssuer ? text : invalid("give the https address of the issuer, without user and query");
};

export const openidRoles: Parser<readonly OpenidRole[]> = (text) =>
  text.split(",").map((pair) => {
    const [name = "", ...rest] = pair.split("=");
    const role = enums.OperatorRole.find((known) => known === name.trim());
    const value = rest.join("=").trim();
    if (role !== undefined && value !== "") return { role, value };
    return invalid(`give ROLE=VALUE, separated by commas; the roles are ${enums.OperatorRole.join(", ")}`);
  });

export const share: Parser<number> = (text) => {
  const value = /^[\d.]{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= 0 && value <= 1 ? value : invalid("give a number from 0 to 1");
};

/** Returns the URL without a trailing slash. */
export const gatewayUrl: Parser<string> = (text) => {
  const address = /^.*[^/]/.exec(text)?.[0] ?? "";
  if (!URL.canParse(address)) return invalid("give the address of a gateway");
  const { protocol, pathname, search, hash } = new URL(address);
  const isGateway = /^https?:$/.test(protocol) && pathname.endsWith(gatewayBasePath) && !search && !hash;
  return isGateway
    ? address
    : invalid(`give an http or https address that ends in ${gatewayBasePath}, without query`);
};

/** Takes names, not offsets, because only a zone knows when its offset changes. */
export function timeZone(value: string): string {
  try {
    if (!/^[A-Za-z]/.test(value)) throw new RangeError();
    return new TimeZone(value).name;
  } catch {
    throw new InvalidSetting("give a time zone of the IANA database, such as Asia/Kolkata or UTC");
  }
}
