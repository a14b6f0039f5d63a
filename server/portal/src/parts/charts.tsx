// The charts of the overview: the balance over time, daily values, and deliveries by result.
import type { DayFigures, DeliveryFigures } from "@partner-esim/generated/portal/models";
import { formatCount, formatMoney, formatRupees } from "../format.ts";
import { deliveryStatuses, wordsOf } from "../labels.ts";
import { Chart } from "./chart.tsx";

export function BalanceChart({ days, threshold }: { days: DayFigures[]; threshold: number | null }) {
  const first = days.find(
    ({ balance, charged }) => Number(balance.amount) > 0 || Number(charged.amount) > 0,
  )?.day;
  return (
    <Chart
      title="Balance at the end of each day"
      rows={days}
      at={({ day }) => day}
      series={[
        {
          name: "Balance",
          shape: "area",
          // Days before the first entry have no line.
          value: ({ day, balance }) => (first && day >= first ? Number(balance.amount) : null),
          text: ({ balance }) => formatMoney(balance),
        },
      ]}
      tick={formatRupees}
      limit={threshold === null ? null : { name: "Threshold", value: threshold }}
      columns={[
        { head: "Charged", numeric: true, cell: ({ charged }) => formatMoney(charged) },
        { head: "Refunded", numeric: true, wide: true, cell: ({ refunded }) => formatMoney(refunded) },
        { head: "Orders", numeric: true, wide: true, cell: ({ orders }) => formatCount(orders) },
      ]}
      isPartial
    />
  );
}

/** One bar for each day. */
export function DayChart({
  title,
  days,
  name,
  value,
  text,
  tick,
}: {
  title: string;
  days: DayFigures[];
  name: string;
  value: (day: DayFigures) => number;
  text: (day: DayFigures) => string;
  tick: (value: number) => string;
}) {
  return (
    <Chart
      title={title}
      rows={days}
      at={({ day }) => day}
      series={[{ name, shape: "bars", value, text }]}
      tick={tick}
      isPartial
    />
  );
}

/** One bar divided by result; the list below has the numbers. */
export function DeliveriesChart({ figures }: { figures: DeliveryFigures }) {
  const words = wordsOf(deliveryStatuses);
  const total = words.reduce((sum, word) => sum + figures[word], 0);
  return (
    <figure class="chart">
      <div class="bar" aria-hidden="true">
        {total > 0 &&
          words.map((word) => (
            <span key={word} class={`fill-${word}`} style={{ width: `${(100 * figures[word]) / total}%` }} />
          ))}
      </div>
      <ul class="legend">
        {words.map((word) => (
          <li key={word}>
            <span class={`dot fill-${word}`} />
            <a href={`deliveries?status=${word}`}>
              {deliveryStatuses[word].text} <b class="figure">{formatCount(figures[word])}</b>
            </a>
          </li>
        ))}
      </ul>
    </figure>
  );
}
