// Charts of balance over time and deliveries by result, each with a table of its numbers.
import type { DayFigures, DeliveryFigures } from "@partner-esim/generated/portal/models";
import { useEffect, useRef, useState } from "preact/hooks";
import { formatCount, formatDay, formatMoney } from "../format.ts";
import { deliveryStatuses, wordsOf } from "../labels.ts";
import { scaleOf } from "./scale.ts";
import { Table } from "./table.tsx";
import { Amount } from "./values.tsx";

const height = 180;
const formatRupees = (value: number) => `₹${formatCount(value)}`;
const room = { left: 8, right: 8, top: 20, bottom: 24 };

/** Returns an element's width, so that lines and text keep their size. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}

export function BalanceChart({ days, threshold }: { days: DayFigures[]; threshold: number | null }) {
  const [ref, width] = useWidth();
  const [at, setAt] = useState<number | null>(null);
  const values = days.map(({ balance }) => Number(balance.amount));
  // Days before the first entry have no line.
  const start = Math.max(
    0,
    days.findIndex(({ balance, charged }) => Number(balance.amount) > 0 || Number(charged.amount) > 0),
  );
  const { bottom, top, lines, shows } = scaleOf(values.slice(start), threshold);
  const inner = Math.max(0, width - room.left - room.right);
  const x = (index: number) => room.left + (days.length < 2 ? inner : (inner * index) / (days.length - 1));
  const y = (value: number) =>
    room.top + (height - room.top - room.bottom) * (1 - (value - bottom) / (top - bottom));
  const line = values
    .slice(start)
    .map((value, index) => `${x(start + index)},${y(value)}`)
    .join(" ");
  const limit = threshold !== null && shows(threshold) ? threshold : null;
  const shown = at === null ? null : days[at];
  const find = (event: PointerEvent & { currentTarget: SVGSVGElement }) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left - room.left) / Math.max(1, inner);
    setAt(Math.min(days.length - 1, Math.max(0, Math.round(share * (days.length - 1)))));
  };
  return (
    <figure class="chart">
      <div ref={ref}>
        {width > 0 && (
          <svg
            width={width}
            height={height}
            role="img"
            aria-label={`Balance on each of the last ${days.length} days; the numbers are in the table below.`}
            onPointerMove={find}
            onPointerLeave={() => setAt(null)}
          >
            <polygon
              class="area"
              points={`${x(start)},${y(bottom)} ${line} ${x(days.length - 1)},${y(bottom)}`}
            />
            {lines.map((value) => (
              <g key={value}>
                <line class="grid" x1={room.left} x2={width - room.right} y1={y(value)} y2={y(value)} />
                <text class="tick" x={room.left} y={y(value) - 4}>
                  {value === 0 ? "" : formatRupees(value)}
                </text>
              </g>
            ))}
            <polyline class="line" points={line} />
            {limit !== null && (
              <line class="threshold" x1={room.left} x2={width - room.right} y1={y(limit)} y2={y(limit)} />
            )}
            {days[0] && (
              <text class="tick" x={room.left} y={height - 6}>
                {formatDay(days[0].day)}
              </text>
            )}
            <text class="tick" x={width - room.right} y={height - 6} text-anchor="end">
              Today
            </text>
            {at !== null && <line class="cursor" x1={x(at)} x2={x(at)} y1={room.top} y2={y(bottom)} />}
            {at !== null && <circle class="point" cx={x(at)} cy={y(values[at] ?? 0)} r={4} />}
          </svg>
        )}
      </div>
      <figcaption>
        {shown ? (
          <>
            {formatDay(shown.day)}: <b>{formatMoney(shown.balance)}</b>, charged {formatMoney(shown.charged)},
            refunded {formatMoney(shown.refunded)}
          </>
        ) : (
          <>
            Balance at the end of each day in UTC
            {bottom > 0 && `; the scale begins at ${formatRupees(bottom)}`}
            {limit !== null && "; the dashed line is the threshold"}
          </>
        )}
      </figcaption>
      <details>
        <summary>Show as table</summary>
        <Table
          caption="Balance, charges, refunds and orders by day"
          rows={days.toReversed()}
          keyOf={({ day }) => day}
          columns={[
            { head: "Day (UTC)", cell: ({ day }) => formatDay(day) },
            { head: "Balance", numeric: true, cell: ({ balance }) => <Amount of={balance} /> },
            { head: "Charged", numeric: true, cell: ({ charged }) => <Amount of={charged} /> },
            { head: "Refunded", numeric: true, wide: true, cell: ({ refunded }) => <Amount of={refunded} /> },
            { head: "Orders", numeric: true, wide: true, cell: ({ orders }) => formatCount(orders) },
          ]}
        />
      </details>
    </figure>
  );
}

/** One bar divided by result; the list below has the numbers. */
export function DeliveriesChart({ figures }: { figures: DeliveryFigures }) {
  const words = wordsOf(deliveryStatuses);
  const total = words.reduce((sum, word) => sum + figures[word], 0);
  const starts = words.map((_, index) => words.slice(0, index).reduce((sum, word) => sum + figures[word], 0));
  return (
    <figure class="chart">
      <svg class="bar" viewBox="0 0 1000 24" preserveAspectRatio="none" aria-hidden="true">
        <rect class="bar-ground" width={1000} height={24} />
        {total > 0 &&
          words.map((word, index) => (
            <rect
              key={word}
              class={`fill-${word}`}
              x={(1000 * (starts[index] ?? 0)) / total}
              width={(1000 * figures[word]) / total}
              height={24}
            />
          ))}
      </svg>
      <ul class="legend">
        {words.map((word) => (
          <li key={word}>
            <span class={`dot fill-${word}`} />
            {deliveryStatuses[word].text} <b class="figure">{formatCount(figures[word])}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}
