// Ids of created objects, with the contract's prefixes, and the values that can be read from an id.
import type { Mode } from "./mode.ts";
import type { Random } from "./random.ts";

const lettersAndDigits = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

export const sandboxPrefixes = { order: "ord_test_", topup: "top_test_", iccid: "8999999" };

const hexOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** A lookup table is faster than a buffer, and orders need several ids. */
function hex(random: Random, characters: number): string {
  let text = "";
  for (const byte of random.bytes(characters / 2)) text += hexOfByte[byte];
  return text;
}

/** Unbiased: bytes beyond a multiple of the alphabet's size are drawn again. */
export function randomText(random: Random, length: number, alphabet = lettersAndDigits): string {
  const fair = 256 - (256 % alphabet.length);
  let text = "";
  while (text.length < length) {
    for (const byte of random.bytes(length)) {
      if (byte < fair && text.length < length) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
}

/** Begins with the time, so that new rows are neighbours in indexes. */
function timeFirst(now: number, unitMs: number, digits: number, radix: 10 | 16): string {
  const units = Math.floor(now / unitMs) % radix ** digits;
  return units.toString(radix).padStart(digits, "0");
}

/** A live order's id is its number without dashes (ids.order.live-derivation). */
export function newOrderIds(random: Random, mode: Mode, now: number): { id: string; number: string } {
  if (mode === "test") {
    const id = sandboxPrefixes.order + timeFirst(now, 10, 6, 16) + hex(random, 6);
    return { id, number: sandboxOrderNumber(id) };
  }
  const tail = randomText(random, 12, "23456789ABCDEFGHJKLMNPQRSTUVWXYZ");
  const number = `${tail.slice(0, 4)}-${tail.slice(4, 8)}-${tail.slice(8)}`;
  return { id: `ord_${number.toLowerCase().replaceAll("-", "")}`, number };
}

export function sandboxOrderNumber(id: string): string {
  return `TEST-${id.slice(sandboxPrefixes.order.length).toUpperCase()}`;
}

export function newTopupId(random: Random, mode: Mode): string {
  return mode === "test" ? sandboxPrefixes.topup + hex(random, 12) : `top_${hex(random, 16)}`;
}

export const newEventId = (random: Random, now: number): string =>
  `evt_${timeFirst(now, 1, 10, 16)}${hex(random, 14)}`;
export const newFundsRequestId = (random: Random): string => `frq_${hex(random, 12)}`;
export const entryIdPrefix = "ent_";
export const noteIdPrefix = "not_";
export const importId = (n: number): string => `imp_${n}`;
/** Returns null unless the text is an import's id. */
export function importNumber(id: string): number | null {
  const digits = /^imp_([1-9]\d{0,8})$/.exec(id)?.[1];
  return digits === undefined ? null : Number(digits);
}
export const newRequestId = (random: Random): string => `req_${hex(random, 16)}`;
const requestUnitMs = 10_000;
/** Begins with the time, by which the request log finds it. The random bits keep ids of ten seconds apart. */
export const newLoggedRequestId = (random: Random, now: number): string =>
  `req_${timeFirst(now, requestUnitMs, 4, 16)}${hex(random, 12)}`;
/** Returns the latest time at which a request can have got this id. Earlier candidates are whole cycles before. */
export function loggedRequestTime(id: string, now: number) {
  const digits = /^req_([0-9a-f]{4})[0-9a-f]{12}$/.exec(id)?.[1];
  if (digits === undefined) return null;
  const cycleMs = requestUnitMs * 16 ** 4;
  const inCycle = Number.parseInt(digits, 16) * requestUnitMs;
  const latest = Math.floor((now - inCycle) / cycleMs) * cycleMs + inCycle;
  return { latest, cycleMs, unitMs: requestUnitMs };
}
export const newAccountId = (random: Random): string => `acc_${hex(random, 12)}`;
export const newKeyId = (random: Random): string => `key_${hex(random, 12)}`;
export const newPersonId = (random: Random): string => `per_${hex(random, 12)}`;
export const newSessionId = (random: Random): string => `ses_${hex(random, 12)}`;
export const newRunId = (random: Random): string => `run_${hex(random, 12)}`;
export const newOperatorTokenId = (random: Random): string => `tok_${hex(random, 12)}`;
export const newEndpointId = (random: Random): string => `whe_${hex(random, 12)}`;
export const newResendId = (random: Random): string => `rsd_${hex(random, 12)}`;
export const newDeliveryId = (random: Random, now: number): string =>
  `dlv_${timeFirst(now, 1, 10, 16)}${hex(random, 14)}`;

export function newApiKey(random: Random, mode: Mode): string {
  return `sk_${mode}_${randomText(random, 40)}`;
}

export const newOperatorTokenText = (random: Random): string => `op_${randomText(random, 40)}`;

/** Returns the digit that completes `digits` to a valid Luhn number. */
export function luhnDigit(digits: string): string {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = digits.charCodeAt(digits.length - 1 - i) - 48;
    const doubled = i % 2 === 0 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return String((10 - (sum % 10)) % 10);
}

/** 19 digits: sandbox prefix, time, 5 random digits, check digit. */
export function newSandboxIccid(random: Random, now: number): string {
  const time = timeFirst(now, 100, 6, 10);
  const body = `${sandboxPrefixes.iccid}${time}${randomText(random, 5, "0123456789")}`;
  return body + luhnDigit(body);
}
