// Draws series over time with uPlot. Canvas has no style sheet, so colours are read from the page.
import uPlot from "uplot";
import { formatDay, formatHour } from "../format.ts";

export type Shape = "line" | "area" | "bars";

export interface PlotSeries {
  shape: Shape;
  /** Index of its colour and dashes, or `bad` for problems. */
  look: number | "bad";
  /** Null draws a gap. */
  values: readonly (number | null)[];
}

export interface PlotData {
  /** Ascending, in milliseconds. */
  times: readonly number[];
  /** Whether the times are days. */
  days: boolean;
  series: readonly PlotSeries[];
  /** A dashed line, omitted if far above the values, which it would flatten. */
  limit: number | null;
  /** Whether the last point's period isn't over: it is drawn dashed. */
  isPartial: boolean;
  tick: (value: number) => string;
}

const dayMs = 86_400_000;
const height = 200;
const font = "12px system-ui, sans-serif";
/** Dashes distinguish lines without relying on colour. The colours are in `charts.css`. */
const dashes = [[], [8, 4], [2, 3], [10, 4, 2, 4]];
/** Steps of the axes, whole numbers only. */
const steps = Array.from({ length: 13 }, (_, power) =>
  [1, 2, 5].map((factor) => factor * 10 ** power),
).flat();
const daySteps = [1, 2, 7, 14, 28, 56].map((days) => days * dayMs);

/** Returns a function that reads a colour of the page. */
function colourReader(root: HTMLElement): (colour: string) => string {
  return (colour) => {
    const probe = document.createElement("i");
    probe.style.color = colour;
    root.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
}

const isNear = (limit: number, high: number) => limit <= 2 * high;

/** Starts at zero, or below it for negative values. */
function rangeOf(low: number, high: number, { limit }: PlotData): [number, number] {
  const greatest = Math.max(high, limit !== null && isNear(limit, high) ? limit : high, 0);
  const least = Math.min(low, 0);
  const pad = { pad: 0.1, soft: 0, mode: 3 } as const;
  const [from, to] = uPlot.rangeNum(least, greatest === least ? 1 : greatest, {
    min: least < 0 ? pad : { hard: 0 },
    max: pad,
  });
  return [from ?? 0, to ?? 1];
}

const dashOfPartial = [3, 3];

/** Splits a series into the completed and the running period. A line to the last point starts at the point before. */
function partsOf({ shape, values }: PlotSeries, isPartial: boolean): (number | null)[][] {
  const last = values.length - 1;
  if (!isPartial || last < 0) return [[...values]];
  const begin = shape === "bars" ? last : last - 1;
  return [values.with(last, null), values.map((value, at) => (at < begin ? null : value))];
}

function seriesOf(
  { shape, look }: PlotSeries,
  isLast: boolean,
  read: (colour: string) => string,
): uPlot.Series {
  const colour = look === "bad" ? "var(--bad)" : `var(--chart-${look + 1})`;
  const stroke = read(colour);
  const faded = (percent: number) => read(`color-mix(in srgb, ${colour} ${percent}%, transparent)`);
  if (shape === "bars") {
    const paths = uPlot.paths.bars?.({ size: [0.7, 48] });
    const outline = isLast
      ? { fill: faded(25), stroke, width: 1, dash: dashOfPartial }
      : { fill: stroke, width: 0 };
    return { ...outline, points: { show: false }, ...(paths && { paths }) };
  }
  const dash = isLast ? dashOfPartial : (look !== "bad" && dashes[look]) || [];
  const fill = shape === "area" ? faded(isLast ? 9 : 18) : undefined;
  return { stroke, width: 2, dash, points: { size: 5, fill: stroke }, ...(fill && { fill }) };
}

/** @param point receives the index under the pointer and its distance from the left, or null */
export function drawPlot(
  root: HTMLElement,
  data: PlotData,
  point: (index: number | null, left: number) => void,
): uPlot {
  const { times, days, series, limit, isPartial, tick } = data;
  const read = colourReader(root);
  const quiet = read("var(--quiet)");
  const line = read("var(--line)");
  const bad = read("var(--bad)");
  const values = series.flatMap(({ values: all }) => all.filter((value) => value !== null));
  const limits = limit !== null && isNear(limit, Math.max(...values)) ? [limit] : [];
  const drawn = series.flatMap((one) =>
    partsOf(one, isPartial).map((part, at) => ({ values: part, look: seriesOf(one, at === 1, read) })),
  );
  const hasBars = series.some(({ shape }) => shape === "bars");
  const edgeMs = hasBars || times.length < 2 ? ((times[1] ?? dayMs) - (times[0] ?? 0)) / 2 : 0;
  const spanMs = (times.at(-1) ?? 0) - (times[0] ?? 0);
  const axis = { stroke: quiet, font, grid: { stroke: line, width: 1 }, ticks: { show: false } };
  return new uPlot(
    {
      width: root.clientWidth,
      height,
      ms: 1,
      legend: { show: false },
      // Half of the last day's label lies to the right of a line's last point.
      padding: [8, hasBars ? 12 : 24, 0, 0],
      cursor: { y: false, drag: { x: false, y: false } },
      ...(days && { tzDate: (at: number) => uPlot.tzDate(new Date(at), "Etc/UTC") }),
      scales: {
        x: { range: (_, from, to) => [from - edgeMs, to + edgeMs] },
        y: { range: (_, low, high) => rangeOf(low ?? 0, high ?? 1, data) },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          space: 72,
          size: 28,
          ...(days && { incrs: daySteps }),
          values: (_, splits) =>
            splits.map((at) =>
              days || spanMs > 3 * dayMs
                ? formatDay(new Date(at).toISOString().slice(0, 10))
                : formatHour(at),
            ),
        },
        {
          ...axis,
          incrs: steps,
          gap: 6,
          space: 36,
          values: (_, splits) => splits.map(tick),
          size: (plot, labels) => {
            plot.ctx.font = font;
            return 12 + Math.max(0, ...(labels ?? []).map((label) => plot.ctx.measureText(label).width));
          },
        },
      ],
      series: [
        {},
        ...drawn.map(({ look }) => look),
        ...limits.map(() => ({ stroke: bad, width: 1, dash: [5, 4], auto: false, points: { show: false } })),
      ],
      hooks: {
        setCursor: [(plot) => point(plot.cursor.idx ?? null, (plot.cursor.left ?? 0) + plot.over.offsetLeft)],
      },
    },
    [[...times], ...drawn.map(({ values: all }) => all), ...limits.map((value) => times.map(() => value))],
    root,
  );
}
