// Money is integer paise inside and a decimal string outside. Only this file converts.
import type { components } from "@partner-esim/generated/types";

type Money = components["schemas"]["Money"];

/** 123456 -> "1234.56" */
export function toMoney(paise: number): Money {
  return { amount: formatPaise(paise), currency: "INR" };
}

export function formatPaise(paise: number): string {
  if (!Number.isSafeInteger(paise)) throw new RangeError(`not an amount in paise: ${paise}`);
  const sign = paise < 0 ? "-" : "";
  const digits = String(Math.abs(paise)).padStart(3, "0");
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** "1234.5" -> 123450; null unless a decimal with at most two places. */
export function parseRupees(text: string): number | null {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const paise = Number(match[2]) * 100 + Number((match[3] ?? "").padEnd(2, "0"));
  return match[1] ? -paise : paise;
}
