// A chart over time, with the values under the pointer beside it. A table below has the same data for everyone who
// cannot use the drawing.
import { useEffect, useRef, useState } from "preact/hooks";
import { formatDay, formatTime } from "../format.ts";
import { theme } from "../theme.ts";
import { drawPlot, type PlotSeries, type Shape } from "./plot.ts";
import { type Column, Table } from "./table.tsx";
import { When } from "./values.tsx";

export interface Series<T> {
  name: string;
  /** Null draws a gap. */
  value: (row: T) => number | null;
  /** The value's text in legend and table. */
  text: (row: T) => string;
  shape?: Shape;
  /** Shown in red, for problems. */
  bad?: boolean;
}

interface ChartProps<T> {
  /** Names the chart for its table and for screen readers. */
  title: string;
  /** Oldest first. */
  rows: readonly T[];
  /** A day (`2026-11-21`), or a time. */
  at: (row: T) => string;
  /** At most four. Bars of several series are stacked. */
  series: readonly Series<T>[];
  /** Formats a value of the axis. */
  tick: (value: number) => string;
  limit?: { name: string; value: number } | null;
  /** Additional columns of the table. */
  columns?: readonly Column<T>[];
  /** Whether the last row's period isn't over. */
  isPartial?: boolean;
  /** Text below the chart. */
  note?: string;
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Changes when the page's colours change. */
function useLook(): string {
  const [dark, setDark] = useState(() => matchMedia("(prefers-color-scheme: dark)").matches);
  useEffect(() => {
    const query = matchMedia("(prefers-color-scheme: dark)");
    const follow = () => setDark(query.matches);
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, []);
  return `${theme.value} ${dark}`;
}

/** Converts stacked bars to sums, highest first. */
function seriesToDraw<T>(rows: readonly T[], series: readonly Series<T>[]): PlotSeries[] {
  const sums = rows.map(() => 0);
  const drawn = series.map(
    ({ value, shape = "line", bad }, look): PlotSeries => ({
      shape,
      look: bad ? "bad" : look,
      values: rows.map((row, index) => {
        const rowValue = value(row);
        if (shape !== "bars") return rowValue;
        sums[index] = (sums[index] ?? 0) + (rowValue ?? 0);
        return sums[index] ?? null;
      }),
    }),
  );
  return drawn.toReversed();
}

const swatchOf = <T,>({ bad, shape = "line" }: Series<T>, index: number) =>
  `swatch ${bad ? "chart-bad" : `chart-${index + 1}`} ${shape}`;

export function Chart<T>(props: ChartProps<T>) {
  const { title, rows, at, series, tick, limit = null, columns = [], isPartial = false, note } = props;
  const root = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<{ at: number; left: number } | null>(null);
  const look = useLook();
  const days = rows.every((row) => dayPattern.test(at(row)));
  useEffect(() => {
    const element = root.current;
    if (!element || rows.length === 0) return;
    const plot = drawPlot(
      element,
      {
        times: rows.map((row) => Date.parse(at(row))),
        days,
        series: seriesToDraw(rows, series),
        limit: limit?.value ?? null,
        isPartial,
        tick,
      },
      (at, left) => setPointed(at === null ? null : { at, left }),
    );
    const observer = new ResizeObserver(() =>
      plot.setSize({ width: element.clientWidth, height: plot.height }),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
  }, [rows, look]);
  const row = pointed === null ? undefined : rows[pointed.at];
  const name = (of: T) => (days ? formatDay(at(of)) : formatTime(at(of)));
  return (
    <figure class="chart">
      <div class="plot">
        <div ref={root} role="img" aria-label={`${title}; the numbers are in the table below.`} />
        {row && pointed && (
          <div
            class="chart-tip"
            style={
              pointed.left < (root.current?.clientWidth ?? 0) / 2
                ? { left: `${pointed.left + 12}px` }
                : { right: `${(root.current?.clientWidth ?? 0) - pointed.left + 12}px` }
            }
          >
            <div class="quiet at">
              {name(row)}
              {isPartial && row === rows.at(-1) && ", so far"}
            </div>
            {series.map((one, index) => (
              <div key={one.name}>
                <span class={swatchOf(one, index)} />
                {one.name} <b class="figure">{one.text(row)}</b>
              </div>
            ))}
          </div>
        )}
      </div>
      <figcaption>
        <ul class="legend">
          {series.map((one, index) => (
            <li key={one.name}>
              <span class={swatchOf(one, index)} />
              {one.name}
            </li>
          ))}
          {limit && (
            <li>
              <span class="swatch limit line" />
              {limit.name}
            </li>
          )}
          {note && <li class="at">{note}</li>}
        </ul>
      </figcaption>
      <details>
        <summary>Show as table</summary>
        <Table
          caption={title}
          rows={rows.toReversed()}
          keyOf={at}
          columns={[
            { head: days ? "Day" : "Time", cell: (of) => (days ? name(of) : <When at={at(of)} />) },
            ...series.map((one) => ({ head: one.name, numeric: true, cell: one.text })),
            ...columns,
          ]}
        />
      </details>
    </figure>
  );
}
