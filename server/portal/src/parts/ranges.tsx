// Filters by period: presets, or the first and last day or minute, in the deployment's time zone.
import { useEffect, useId, useState } from "preact/hooks";
import { dayAfter, dayOf, formatDate, formatMonth, formatTime, instantOf, monthBefore } from "../format.ts";
import { Choice } from "./page.tsx";

const today = () => dayOf(Date.now());
const thisMonth = () => today().slice(0, 7);

interface Days {
  from: string;
  until: string;
}

const dayPresets: Record<string, { text: string; days: () => Days }> = {
  today: { text: "Today", days: () => ({ from: today(), until: today() }) },
  week: { text: "Last 7 days", days: () => ({ from: dayAfter(today(), -6), until: "" }) },
  "30": { text: "Last 30 days", days: () => ({ from: dayAfter(today(), -29), until: "" }) },
  month: { text: "This month", days: () => ({ from: `${thisMonth()}-01`, until: "" }) },
  before: {
    text: "Last month",
    days: () => ({
      from: `${monthBefore(thisMonth())}-01`,
      until: dayAfter(`${thisMonth()}-01`, -1),
    }),
  },
};

const custom = ["custom", "Custom…"] as const;

/** A first and a last day; empty for no limit. */
export function DayRange({
  label,
  from,
  until,
  choose,
}: Days & { label: string; choose: (days: Days) => void }) {
  const [isCustom, setCustom] = useState(false);
  const names = Object.keys(dayPresets);
  const preset = names.find((name) => {
    const days = dayPresets[name]?.days();
    return days?.from === from && days.until === until;
  });
  const isAny = from === "" && until === "";
  const value = isCustom ? "custom" : isAny ? "" : (preset ?? "custom");
  return (
    <div class="range">
      <Choice
        label={label}
        value={value}
        options={[
          ["", "Any time"],
          ...names.map((name) => [name, dayPresets[name]?.text ?? ""] as const),
          custom,
        ]}
        choose={(chosen) => {
          setCustom(chosen === "custom");
          if (chosen !== "custom") choose(dayPresets[chosen]?.days() ?? { from: "", until: "" });
        }}
      />
      {value === "custom" && (
        <>
          <PointField
            label={`${label} from`}
            example="21 Nov 2026"
            value={from && formatDate(from)}
            parse={parseDay}
            choose={(day) => choose({ from: day, until })}
          />
          <PointField
            label={`${label} until`}
            example="21 Nov 2026"
            value={until && formatDate(until)}
            parse={parseDay}
            choose={(day) => choose({ from, until: day })}
          />
        </>
      )}
    </div>
  );
}

interface Times {
  since: string;
  until: string;
}

const hourMs = 3_600_000;
const before = (ms: number) => new Date(Date.now() - ms).toISOString();

const timePresets: Record<string, { text: string; since: () => string }> = {
  hour: { text: "Last hour", since: () => before(hourMs) },
  day: { text: "Last 24 hours", since: () => before(24 * hourMs) },
  today: { text: "Today", since: () => instantOf(`${today()}T00:00:00`) },
  week: { text: "Last 7 days", since: () => instantOf(`${dayAfter(today(), -6)}T00:00:00`) },
};

/** A first and a last minute; empty for no limit. */
export function TimeRange({ since, until, choose }: Times & { choose: (times: Times) => void }) {
  const [chosen, setChosen] = useState("");
  const value = since === "" && until === "" && chosen !== "custom" ? "" : chosen || "custom";
  return (
    <div class="range">
      <Choice
        label="Time"
        value={value}
        options={[
          ["", "Any time"],
          ...Object.entries(timePresets).map(([name, { text }]) => [name, text] as const),
          custom,
        ]}
        choose={(name) => {
          setChosen(name);
          if (name !== "custom") choose({ since: timePresets[name]?.since() ?? "", until: "" });
        }}
      />
      {value === "custom" && (
        <>
          <PointField
            label="From"
            example="21 Nov 2026, 14:05"
            value={timeText(since)}
            parse={parseTime}
            choose={(time) => choose({ since: time, until })}
          />
          <PointField
            label="Until"
            example="21 Nov 2026, 14:05"
            value={timeText(until)}
            parse={parseTime}
            choose={(time) => choose({ since, until: time })}
          />
        </>
      )}
    </div>
  );
}

const timeText = (iso: string) =>
  Number.isNaN(Date.parse(iso)) ? "" : formatTime(iso).replaceAll("\u00a0", " ");

const monthNames = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** Parses `21 Nov 2026` and `2026-11-21`. Returns undefined if the text is no day. */
export function parseDay(text: string): string | undefined {
  const [, day = "", name = "", year = ""] = /^(\d{1,2})[ .]+([a-z]{3})[a-z]*[ .]+(\d{4})$/i.exec(text) ?? [];
  const month = monthNames.indexOf(name.toLowerCase()) + 1;
  const iso = month === 0 ? text : `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== iso ? undefined : iso;
}

/** Parses a day, optionally with a time: `21 Nov 2026, 14:05`. */
export function parseTime(text: string): string | undefined {
  const found = /[,T ](\d{2}:\d{2})$/.exec(text);
  const time = found?.[1] ?? "00:00";
  const day = parseDay(text.slice(0, found?.index).replace(/,$/, "").trim());
  const isTime = /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  return day === undefined || !isTime ? undefined : instantOf(`${day}T${time}:00`);
}

function PointField({
  label,
  example,
  value,
  parse,
  choose,
}: {
  label: string;
  example: string;
  value: string;
  parse: (text: string) => string | undefined;
  choose: (value: string) => void;
}) {
  const id = useId();
  const [isWrong, setWrong] = useState(false);
  useEffect(() => setWrong(false), [value]);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        key={value}
        id={id}
        placeholder={example}
        autocomplete="off"
        defaultValue={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-fault` : undefined}
        onChange={({ currentTarget }) => {
          const text = currentTarget.value.trim();
          const parsed = text === "" ? "" : parse(text);
          setWrong(parsed === undefined);
          if (parsed !== undefined) choose(parsed);
        }}
      />
      {isWrong && (
        <p class="fault" id={`${id}-fault`} role="alert">
          Write it like {example}
        </p>
      )}
    </div>
  );
}

const monthsListed = 24;

/** A choice of months: the last two years, and the month in the URL. */
export function MonthChoice({ value, choose }: { value: string; choose: (month: string) => void }) {
  const months = Array.from({ length: monthsListed }, (_, ago) => monthBefore(thisMonth(), ago));
  const listed = months.includes(value) ? months : [value, ...months].toSorted().toReversed();
  return (
    <Choice
      label="Month"
      value={value}
      options={listed.map((month) => [month, formatMonth(month)] as const)}
      choose={choose}
    />
  );
}

/** Returns the month in a URL, or the current one. */
export const monthOf = (text: string): string => (/^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : thisMonth());
