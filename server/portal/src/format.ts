// How amounts, data, times and texts are written for people. Money is decimal text and is never rounded here.
import type { Money, SignedMoney } from "@partner-esim/generated/portal/models";

const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });
const count = new Intl.NumberFormat("en-IN");
const dayAndTime = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });
const utc = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium", timeZone: "UTC" });
const shortDay = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

// The format takes decimal text as it is; the types of TypeScript know that only for literals.
export const formatMoney = (money: Money | SignedMoney) => rupees.format(money.amount as `${number}`);
export const formatCount = (value: number) => count.format(value);
/** It breaks between day and time only. */
export const formatTime = (iso: string) => dayAndTime.format(new Date(iso)).replace(/ (?=.*,)/g, "\u00a0");
export const formatUtc = (iso: string) => `${utc.format(new Date(iso))} UTC`;
export const formatDay = (day: string) => shortDay.format(new Date(`${day}T00:00:00Z`));

/** What a provider asks, in its currency and with the parts of a paisa that it may have. */
export function formatCost(amount: string, currency: string): string {
  const [, fraction = ""] = amount.split(".");
  const digits = Math.max(2, fraction.length);
  const format = new Intl.NumberFormat("en-IN", {
    ...{ style: "currency", currency, currencyDisplay: "narrowSymbol" },
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
  });
  return format.format(amount as `${number}`);
}

/** When a day (`2026-11-21`) begins in the viewer's zone, or the day some days after it. */
export function startOfDay(day: string, daysLater = 0): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

/** Data as packages are sold: 1,024 MB to a GB. */
export function formatData(mb: number): string {
  if (mb < 1024) return `${count.format(mb)} MB`;
  return `${count.format(Math.round((mb / 1024) * 100) / 100)} GB`;
}

export function formatDuration(durationMs: number): string {
  return durationMs < 1000 ? `${durationMs} ms` : `${(durationMs / 1000).toFixed(1)} s`;
}

export const plural = (n: number, one: string, many = `${one}s`) =>
  `${count.format(n)} ${n === 1 ? one : many}`;

/** JSON laid out for reading; any other text as it is. */
export function formatBody(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
