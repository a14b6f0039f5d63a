// The attempts of a webhook delivery on a logarithmic time axis, from the contract's schedule: the first retry follows
// after a minute, the last after almost two days.
import { limits } from "@partner-esim/generated/limits";
import { type Drawing, element, narrowest, type Picture, texts, words } from "./svg.ts";

type Limit = keyof typeof limits;

/** The wait before each attempt, in minutes. */
export function webhookWaits(): number[] {
  return Array.from({ length: limits.webhookAttemptsMax }, (_, at) => {
    if (at === 0) return 0;
    const name = `webhookRetryWait${at + 1}Minutes`;
    if (!(name in limits)) throw new Error(`the contract has no limit ${name}`);
    return Number(limits[name as Limit]);
  });
}

/** "1 minute", "2 hours", "2 hours 36 minutes". */
function duration(minutes: number): string {
  const parts = [
    [Math.floor(minutes / 60), "hour"],
    [minutes % 60, "minute"],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? "" : "s"}`)
    .join(" ");
}

const short = (minutes: number) => (minutes >= 60 ? `${minutes / 60} h` : `${minutes} min`);

const radius = 11;
const ticks = [1, 10, 60, 600, 1440];

function drawn(width: number, waits: readonly number[]): Drawing {
  const elapsed = waits.map((_, at) => waits.slice(0, at + 1).reduce((sum, wait) => sum + wait, 0));
  const end = Math.log1p(elapsed.at(-1) ?? 0);
  const placeOf = (minutes: number) => radius + 4 + (Math.log1p(minutes) / end) * (width - 2 * radius - 8);
  const isWide = width > narrowest;
  const y = isWide ? 46 : 18;
  const axis = element("path", { d: `M${placeOf(0)},${y}H${placeOf(elapsed.at(-1) ?? 0)}`, class: "line" });
  const marks = elapsed.map((minutes, at) => {
    const x = placeOf(minutes);
    const look = at === elapsed.length - 1 ? "mark last attempt" : "mark attempt";
    return element("circle", { cx: x, cy: y, r: radius, class: look }) + texts([words(String(at + 1))], x, y);
  });
  const gaps = waits.slice(1).map((wait, at) => {
    const x = (placeOf(elapsed[at] ?? 0) + placeOf(elapsed[at + 1] ?? 0)) / 2;
    return texts([words(`+${short(wait)}`, "label")], x, y - 28);
  });
  const scale = ticks.map((minutes) => {
    const x = placeOf(minutes);
    const tick = element("path", { d: `M${x},${y + 18}v6`, class: "line" });
    return tick + texts([words(short(minutes), "label")], x, y + 36);
  });
  return { width, height: y + 48, content: [axis, ...scale, ...(isWide ? gaps : []), ...marks].join("") };
}

export function timelinePicture(): Picture {
  const waits = webhookWaits();
  let elapsed = 0;
  const list = waits.map((wait, at) => {
    elapsed += wait;
    if (at === 0) return "1. at once";
    return `${at + 1}. ${duration(wait)} later${at === 1 ? "" : `, ${duration(elapsed)} after the first`}`;
  });
  return {
    title: "The attempts of a delivery",
    description: `${waits.length} attempts on an axis of time, each after a longer wait; the last one comes ${duration(elapsed)} after the first. The list that follows has them all.`,
    narrow: drawn(narrowest, waits),
    wide: drawn(740, waits),
    text: list.join("\n"),
  };
}
