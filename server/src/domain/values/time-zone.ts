// The time zone of a deployment, for its days and months. APIs between programs use UTC.
import { LRUCache } from "lru-cache";
import { dayMs, toTimestamp } from "./timestamps.ts";

/** Every zone's offset is a multiple of this, so sums by quarter hours add up to days of any zone. */
export const quarterMs = 900_000;

const daysMax = 2000;

export class TimeZone {
  readonly name: string;
  readonly #offsets: Intl.DateTimeFormat;
  /** Start of each day. */
  readonly #starts = new LRUCache<number, number>({ max: daysMax });

  /** @throws RangeError for an unknown zone */
  constructor(name: string) {
    this.name = name;
    this.#offsets = new Intl.DateTimeFormat("en", { timeZone: name, timeZoneName: "longOffset" });
  }

  /** Returns the number of days from 1 January 1970 to the local date. */
  dayOf(at: number): number {
    const day = Math.floor(at / dayMs);
    if (at < this.startOf(day)) return day - 1;
    return at < this.startOf(day + 1) ? day : day + 1;
  }

  /** Returns when a day begins. If clocks go forward at midnight, the day begins an hour late. */
  startOf(day: number): number {
    const known = this.#starts.get(day);
    if (known !== undefined) return known;
    const midnight = day * dayMs;
    // The offset may change between local midnight and midnight in UTC.
    const around = [midnight - dayMs, midnight + dayMs].map((at) => midnight - this.#offsetMs(at));
    const starts = around.filter((at) => Math.floor((at + this.#offsetMs(at)) / dayMs) === day);
    const start = Math.min(...starts);
    this.#starts.set(day, start);
    return start;
  }

  /** 2026-11-21 */
  dateOf(day: number): string {
    return toTimestamp(day * dayMs).slice(0, 10);
  }

  /** 2026-11-21 14:05 */
  minuteOf(at: number): string {
    return toTimestamp(at + this.#offsetMs(at))
      .slice(0, 16)
      .replace("T", " ");
  }

  /** 2026-11 */
  monthOf(at: number): string {
    return this.dateOf(this.dayOf(at)).slice(0, 7);
  }

  /** Returns the first day of a month (`2026-11`), or of a later one. */
  firstDayOf(month: string, monthsLater = 0): number {
    const [year = 1970, number = 1] = month.split("-").map(Number);
    return Date.UTC(year, number - 1 + monthsLater) / dayMs;
  }

  #offsetMs(at: number): number {
    const name = this.#offsets.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
    const [, sign, hours, minutes, seconds = "0"] = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(name) ?? [];
    if (sign === undefined) return 0;
    const offset = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
    return (sign === "-" ? -offset : offset) * 1000;
  }
}
