// The operator's start page: what needs attention now, whether the background work is done, and what was sold.
import { limits } from "@partner-esim/generated/portal/limits";
import type { Health, Mode, Sales, SalesDay, SignedMoney } from "@partner-esim/generated/portal/models";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { api, ask } from "../api.ts";
import {
  formatBytes,
  formatCount,
  formatMoney,
  formatRupees,
  formatShare,
  formatSpan,
  plural,
} from "../format.ts";
import { useLoad } from "../load.ts";
import { modeNames, modes } from "../mode.ts";
import { Chart, type Series } from "../parts/chart.tsx";
import { Choice, Page, Section } from "../parts/page.tsx";
import { Read } from "../parts/states.tsx";
import { Amount, Fact, Facts, When } from "../parts/values.tsx";
import { totalsOf } from "./sales-totals.ts";

export default function Home() {
  const [mode, setMode] = useState<Mode>("live");
  const [days, setDays] = useState("30");
  const health = useLoad(() => ask(api.GET("/operator/health")), []);
  const sales = useLoad(
    () => ask(api.GET("/operator/sales", { params: { query: { mode, days: Number(days) } } })),
    [mode, days],
  );
  const reload = () => {
    health.reload();
    sales.reload();
  };
  return (
    <Page
      title="Home"
      actions={
        <button type="button" onClick={reload}>
          Refresh
        </button>
      }
    >
      <Read of={health}>
        {(data) => (
          <>
            <Attention of={data} />
            <State of={data} />
          </>
        )}
      </Read>
      <Section
        title="Sales"
        actions={
          <>
            <Choice
              label="Mode"
              value={mode}
              choose={(chosen) => setMode(chosen as Mode)}
              options={modes.map((one) => [one, modeNames[one]] as const)}
            />
            <Choice
              label="Period"
              value={days}
              choose={setDays}
              options={["7", "30", "90"].map((count) => [count, `${count} days`] as const)}
            />
          </>
        }
      >
        <Read of={sales}>{(data) => <SalesContent of={data} />}</Read>
      </Section>
    </Page>
  );
}

function Tile({
  name,
  bad,
  more,
  children,
}: {
  name: string;
  bad?: boolean;
  more?: ComponentChildren;
  children: ComponentChildren;
}) {
  return (
    <div data-tone={bad ? "bad" : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {more && <dd class="small quiet">{more}</dd>}
    </div>
  );
}

/** A count that leads to its list. */
const Linked = ({ count, to }: { count: number; to: string }) => (
  <a href={to}>{count < limits.healthCountMax ? formatCount(count) : `${formatCount(count)} or more`}</a>
);

function Attention({ of: { orders, topups, webhooks, ...health } }: { of: Health }) {
  const minutes = `more than ${limits.stuckMinutes} minutes`;
  return (
    <Section title="Needs attention">
      {health.write_failure && (
        <div class="note bad" role="alert">
          <p>The database takes no writes ({health.write_failure}): orders and changes fail.</p>
        </div>
      )}
      <dl class="tiles sums">
        <Tile
          name="Orders processing"
          bad={orders.stuck > 0}
          more={`${formatCount(orders.stuck)} for ${minutes}`}
        >
          <Linked count={orders.all} to="attention/orders?status=processing" />
        </Tile>
        <Tile
          name="Top-ups processing"
          bad={topups.stuck > 0}
          more={`${formatCount(topups.stuck)} for ${minutes}`}
        >
          <Linked count={topups.all} to="attention/topups" />
        </Tile>
        <Tile name={`Orders failed in ${limits.failedOrderHours} hours`} bad={health.failed_orders > 0}>
          <Linked count={health.failed_orders} to="attention/orders?status=failed" />
        </Tile>
        <Tile name="Low wallets" bad={health.low_wallets > 0}>
          <Linked count={health.low_wallets} to="attention/wallets" />
        </Tile>
        <Tile
          name="Endpoints paused"
          bad={webhooks.paused > 0}
          more={
            <a href="attention/endpoints?state=waiting">
              {plural(webhooks.waiting, "delivery", "deliveries")} waiting
            </a>
          }
        >
          <Linked count={webhooks.paused} to="attention/endpoints?state=paused" />
        </Tile>
        <Tile name="Endpoints disabled">
          <Linked count={webhooks.disabled} to="attention/endpoints?state=disabled" />
        </Tile>
      </dl>
    </Section>
  );
}

function State({ of: { supplier, jobs, ...health } }: { of: Health }) {
  const { last_verification: verified, last_backup: backup } = health;
  return (
    <Section title="Service">
      <Facts>
        <Fact name="Supplier, last hour">
          <a href="providers">
            {supplier.calls === 0
              ? "No requests"
              : `${plural(supplier.calls, "request")}, ${formatCount(supplier.failed)} failed`}
          </a>
          {supplier.last_failure && (
            <div class="small quiet">
              Last failure <When at={supplier.last_failure} />
            </div>
          )}
        </Fact>
        <Fact name="Supplier latency">
          {supplier.median_ms === null || supplier.p95_ms === null
            ? "–"
            : `${formatCount(supplier.median_ms)} ms median, ${formatCount(supplier.p95_ms)} ms at the 95th percentile`}
        </Fact>
        <Fact name="Background jobs">
          {jobs.due === 0 ? (
            "None due"
          ) : (
            <a href="attention/jobs">
              {formatCount(jobs.due)} due, the oldest for {formatSpan(jobs.overdue_seconds)}
            </a>
          )}
        </Fact>
        <Fact name="Last backup">
          {backup ? (
            <>
              <When at={backup.at} />, {formatBytes(backup.bytes)}
            </>
          ) : health.backups_known ? (
            "None found"
          ) : (
            "The folder of backups is not set"
          )}
        </Fact>
        <Fact name="Last verification">
          {verified ? (
            <>
              <When at={verified.at} />, {plural(verified.violations, "violation")}
            </>
          ) : (
            "Not recorded yet: run verify --record"
          )}
        </Fact>
        <Fact name="Release">{health.release}</Fact>
      </Facts>
    </Section>
  );
}

function SalesContent({ of: { days, counted_until: until } }: { of: Sales }) {
  const today = days.at(-1);
  const totals = totalsOf(days);
  return (
    <>
      {until && (
        <p class="note info">
          Sales after <When at={until} /> are still being counted.
        </p>
      )}
      <dl class="tiles sums">
        <Tile name="Orders today" more={`${formatCount(totals.orders)} in this period`}>
          <a href="attention/orders">{formatCount(today?.orders ?? 0)}</a>
        </Tile>
        <Tile
          name="Revenue today"
          more={
            <>
              <Amount of={totals.revenue} /> in this period
            </>
          }
        >
          <a href="attention/orders">
            <Amount of={today?.revenue ?? null} />
          </a>
        </Tile>
        <Tile
          name="Margin today"
          more={
            totals.margin === null ? (
              "Not known for all of this period"
            ) : (
              <>
                <Amount of={totals.margin} /> in this period
              </>
            )
          }
        >
          <a href="attention/orders">
            <Amount of={today?.margin ?? null} />
          </a>
        </Tile>
        <Tile
          name="Success rate"
          more={
            <a href="attention/orders?status=failed">
              {plural(totals.failed, "order")} failed in this period
            </a>
          }
        >
          {formatShare(totals.orders - totals.failed, totals.orders)}
        </Tile>
      </dl>
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
        note="Days are in UTC"
      />
      <Chart
        title="Orders by day"
        rows={days}
        at={({ day }) => day}
        series={[
          // An order can fail the day after it was placed.
          bars("Not failed", ({ orders, failed_orders: failed }) => Math.max(0, orders - failed)),
          bars("Failed", ({ failed_orders: failed }) => failed),
        ]}
        tick={formatCount}
        columns={[{ head: "Top-ups", numeric: true, cell: ({ topups }) => formatCount(topups) }]}
        note="Days are in UTC"
      />
    </>
  );
}

/** Without a value there is a gap. */
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
