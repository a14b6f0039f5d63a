// Sales by day: money, and orders by result.
import type { SalesDay, SignedMoney } from "@partner-esim/generated/portal/models";
import { formatCount, formatMoney, formatRupees } from "../format.ts";
import { Chart, type Series } from "../parts/chart.tsx";
import { Section } from "../parts/page.tsx";

/** @param isPartial the last day isn't over */
export function SalesCharts({ days, isPartial }: { days: readonly SalesDay[]; isPartial: boolean }) {
  return (
    <div class="side-by-side">
      <Section title="Money by day">
        <Chart
          title="Revenue, cost and margin by day"
          rows={days}
          at={({ day }) => day}
          series={[
            line("Revenue", ({ revenue }) => revenue),
            line("Cost", ({ cost }) => cost),
            line("Margin", ({ margin }) => margin),
          ]}
          tick={formatRupees}
          isPartial={isPartial}
        />
      </Section>
      <Section title="Orders by result">
        <Chart
          title="Orders by day"
          rows={days}
          at={({ day }) => day}
          series={[
            // An order can fail the day after it was placed, so failures may exceed orders.
            bars("Not failed", ({ orders, failed_orders: failed }) => Math.max(0, orders - failed)),
            { ...bars("Failed", ({ failed_orders: failed }) => failed), bad: true },
          ]}
          tick={formatCount}
          columns={[{ head: "Top-ups", numeric: true, cell: ({ topups }) => formatCount(topups) }]}
          isPartial={isPartial}
        />
      </Section>
    </div>
  );
}

/** A missing value leaves a gap. */
const line = (name: string, of: (day: SalesDay) => SignedMoney | null): Series<SalesDay> => ({
  name,
  value: (day) => {
    const money = of(day);
    return money && Number(money.amount);
  },
  text: (day) => {
    const money = of(day);
    return money ? formatMoney(money) : "–";
  },
});

const bars = (name: string, of: (day: SalesDay) => number): Series<SalesDay> => ({
  name,
  shape: "bars",
  value: of,
  text: (day) => formatCount(of(day)),
});
