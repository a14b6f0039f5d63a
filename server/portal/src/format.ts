// Formats amounts, data, times and texts for people. Money is decimal text and never rounded here.
import type { Money, SignedMoney, StockPackage } from "@partner-esim/generated/portal/models";
import { computed } from "@preact/signals";
import { timeZone } from "./time-zone.ts";

const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });
const shortRupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  notation: "compact",
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});
const count = new Intl.NumberFormat("en-IN");
const inZone = computed(() => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { ...options, timeZone: timeZone.value });
  return {
    dayAndTime: format({ dateStyle: "medium", timeStyle: "short" }),
    dayAndSeconds: format({ dateStyle: "medium", timeStyle: "medium" }),
    hour: format({ timeStyle: "short" }),
    /** 2026-11-21 14:05:00 */
    local: new Intl.DateTimeFormat("sv-SE", {
      dateStyle: "short",
      timeStyle: "medium",
      timeZone: timeZone.value,
    }),
  };
});
const utc = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium", timeZone: "UTC" });
const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
const monthName = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });
const shortDay = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

// The formatter accepts decimal text; TypeScript types that only for literals.
export const formatMoney = (money: Money | SignedMoney) => rupees.format(money.amount as `${number}`);
/** Amounts have two decimals, so sums of whole paise are exact. */
export const paiseOf = ({ amount }: { amount: string }) => Math.round(Number(amount) * 100);
export const moneyOf = (paise: number): SignedMoney => ({
  amount: (paise / 100).toFixed(2),
  currency: "INR",
});
/** Short amounts of an axis: ₹1.5L. */
export const formatRupees = (rupees: number) => shortRupees.format(rupees);
export const formatCount = (value: number) => count.format(value);
/** Wraps only between day and time. */
export const formatTime = (iso: string, exact = false) =>
  (exact ? inZone.value.dayAndSeconds : inZone.value.dayAndTime)
    .format(new Date(iso))
    .replace(/^[^,]*/, (day) => day.replaceAll(" ", "\u00a0"));
export const formatHour = (at: number) => inZone.value.hour.format(at);
export const formatUtc = (iso: string) => `${utc.format(new Date(iso))} UTC`;
/** 21 Nov 2026 */
export const formatDate = (day: string) => date.format(new Date(`${day}T00:00:00Z`));
export const formatDay = (day: string) => shortDay.format(new Date(`${day}T00:00:00Z`));

export const formatMonth = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`));

/** Returns the month (`2026-11`) before another, or earlier. */
export function monthBefore(month: string, months = 1): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 - months)).toISOString().slice(0, 7);
}

/** Formats a provider's cost in its currency, with fractions of a paisa. */
export function formatCost(amount: string, currency: string): string {
  const [, fraction = ""] = amount.split(".");
  const digits = Math.max(2, fraction.length);
  const format = new Intl.NumberFormat("en-IN", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(amount as `${number}`);
}

/** Returns the local time of the deployment's zone, as if it were UTC. */
const localMs = (at: number) => Date.parse(`${inZone.value.local.format(at).replace(" ", "T")}Z`);

/**
 * Returns the instant of a local time (`2026-11-21T14:05`) in the deployment's zone. Of an hour that occurs twice, the
 * first.
 */
export function instantOf(local: string): string {
  const wanted = Date.parse(`${local}Z`);
  const dayMs = 86_400_000;
  const offsets = [wanted - dayMs, wanted + dayMs].map((at) => localMs(at) - at);
  const found = offsets.map((offset) => wanted - offset).filter((at) => localMs(at) === wanted);
  // A time skipped by a clock change is read as if the clocks had not changed.
  return new Date(Math.min(...(found.length > 0 ? found : [wanted - (offsets[0] ?? 0)]))).toISOString();
}

/** Returns the day (`2026-11-21`) of the deployment's zone. */
export const dayOf = (at: number): string => inZone.value.local.format(at).slice(0, 10);

/** Returns the day some days after another, or before. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Returns when a day (`2026-11-21`), or a later one, begins in the deployment's time zone. */
export const startOfDay = (day: string, daysLater = 0): string =>
  instantOf(`${dayAfter(day, daysLater)}T00:00:00`);

/** Formats a time in the deployment's zone for an input of type `datetime-local`; empty if the text is no time. */
export function inputTime(iso: string): string {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? "" : inZone.value.local.format(at).replace(" ", "T").slice(0, 16);
}

/** Formats data as packages are sold: 1,024 MB per GB. */
export function formatData(mb: number): string {
  if (mb < 1024) return `${count.format(mb)} MB`;
  return `${count.format(Math.round((mb / 1024) * 100) / 100)} GB`;
}

/** "500 MB per day". "–" if the amount is unknown. */
export function formatAllowance({
  unlimited,
  data_mb: dataMb,
  daily,
}: Pick<StockPackage, "unlimited" | "data_mb" | "daily">): string {
  if (unlimited) return "Unlimited";
  if (dataMb === null) return "–";
  return daily ? `${formatData(dataMb)} per day` : formatData(dataMb);
}

export function formatDuration(durationMs: number): string {
  return durationMs < 1000 ? `${durationMs} ms` : `${(durationMs / 1000).toFixed(1)} s`;
}

/** "99.7 %"; "–" if there are none. Rounded down, so that only all is 100 %. */
export const formatShare = (part: number, all: number) =>
  all === 0 ? "–" : `${count.format(Math.floor((1000 * part) / all) / 10)} %`;

/** "3 minutes", in the largest whole unit. */
export function formatSpan(seconds: number): string {
  if (seconds < 120) return plural(seconds, "second");
  if (seconds < 7200) return plural(Math.floor(seconds / 60), "minute");
  return plural(Math.floor(seconds / 3600), "hour");
}

export function formatBytes(bytes: number): string {
  if (bytes < 1_048_576) return `${count.format(Math.ceil(bytes / 1024))} KiB`;
  return `${count.format(Math.round(bytes / 104_857.6) / 10)} MiB`;
}

export const plural = (n: number, one: string, pluralForm = `${one}s`) =>
  `${count.format(n)} ${n === 1 ? one : pluralForm}`;

/** Formats JSON for reading; returns other text unchanged. */
export function formatBody(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Returns the outcome of a webhook request as one text: "The endpoint returned 500 in 81 ms." */
export function formatOutcome(result: {
  http_status: number | null;
  duration_ms: number | null;
  error: string | null;
}): string {
  const { http_status: status, duration_ms: durationMs, error } = result;
  if (status === null) return error ?? "";
  const took = durationMs === null ? "" : ` in ${formatDuration(durationMs)}`;
  // The service's text begins with the status too. Only the rest is shown.
  const more = error?.replace(/^The endpoint (returned|answered) \d+[;.]?\s*/, "") ?? "";
  return `The endpoint returned ${status}${took}. ${more}`.trim();
}
