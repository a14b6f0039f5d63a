// The operator's start page: what needs attention now, the state of background work, and sales.
import { limits } from "@partner-esim/generated/portal/limits";
import type { Health, Mode, Sales } from "@partner-esim/generated/portal/models";
import { useState } from "preact/hooks";
import { api, ask } from "../api.ts";
import { formatBytes, formatCount, formatShare, formatSpan, plural } from "../format.ts";
import { useLoad } from "../load.ts";
import { modeNames, modes } from "../mode.ts";
import { Choice, Page, Section } from "../parts/page.tsx";
import { Read } from "../parts/states.tsx";
import { Tile, Tiles } from "../parts/tiles.tsx";
import { Amount, Fact, Facts, When } from "../parts/values.tsx";
import { SalesCharts } from "./sales-charts.tsx";
import { totalsOf } from "./sales-totals.ts";
import { Processes, StateLine } from "./troubles.tsx";

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
            <StateLine of={data} />
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
      {health.data && <Processes of={health.data.processes} />}
    </Page>
  );
}

/** Formats a count that stops at a maximum. */
const countOf = (count: number) =>
  count < limits.healthCountMax ? formatCount(count) : `${formatCount(count)} or more`;

function Attention({ of: { orders, topups, webhooks, ...health } }: { of: Health }) {
  const minutes = `more than ${limits.stuckMinutes} minutes`;
  const bad = (count: number) => (count > 0 ? "bad" : undefined);
  const warn = (count: number) => (count > 0 ? "warn" : undefined);
  return (
    <Section title="Needs attention">
      <Tiles>
        <Tile
          name="Orders processing"
          to="attention/orders?status=processing"
          tone={bad(orders.stuck)}
          more={`${formatCount(orders.stuck)} for ${minutes}`}
        >
          {countOf(orders.all)}
        </Tile>
        <Tile
          name="Top-ups processing"
          to="attention/topups"
          tone={bad(topups.stuck)}
          more={`${formatCount(topups.stuck)} for ${minutes}`}
        >
          {countOf(topups.all)}
        </Tile>
        <Tile
          name={`Orders failed in ${limits.failedOrderHours} hours`}
          to="attention/orders?status=failed"
          tone={bad(health.failed_orders)}
        >
          {countOf(health.failed_orders)}
        </Tile>
        <Tile name="Low wallets" to="attention/wallets" tone={warn(health.low_wallets)}>
          {countOf(health.low_wallets)}
        </Tile>
        {health.funds_requests > 0 && (
          <Tile name="Funds to approve" to="attention/funds" tone="warn">
            {countOf(health.funds_requests)}
          </Tile>
        )}
        <Tile
          name="Endpoints paused"
          to="attention/endpoints?state=paused"
          tone={warn(webhooks.paused)}
          more={
            <a href="attention/endpoints?state=waiting">
              {plural(webhooks.waiting, "delivery", "deliveries")} waiting
            </a>
          }
        >
          {countOf(webhooks.paused)}
        </Tile>
        <Tile name="Endpoints disabled" to="attention/endpoints?state=disabled">
          {countOf(webhooks.disabled)}
        </Tile>
      </Tiles>
    </Section>
  );
}

function State({ of: { supplier, mail, jobs, certificate, ...health } }: { of: Health }) {
  const { last_verification: verified, last_backup: backup } = health;
  const successes = supplier.calls - supplier.failed;
  return (
    <Section title="Service">
      <Tiles>
        <Tile
          name="Supplier calls that succeeded"
          tone={supplier.failing_since ? "bad" : supplier.failed > 0 ? "warn" : undefined}
          more={
            supplier.failing_since ? (
              <>
                Failing since <When at={supplier.failing_since} />
              </>
            ) : (
              `${plural(supplier.calls, "call")} in the last hour, ${formatCount(supplier.failed)} failed`
            )
          }
        >
          {supplier.calls === 0 ? "–" : formatShare(successes, supplier.calls)}
        </Tile>
        <Tile
          name="Supplier latency"
          more={supplier.p95_ms === null ? null : `${formatCount(supplier.p95_ms)} ms at the 95th percentile`}
        >
          {supplier.median_ms === null ? "–" : `${formatCount(supplier.median_ms)} ms`}
        </Tile>
        <Tile
          name="Background jobs due"
          to="attention/jobs"
          tone={jobs.overdue_seconds > 60 ? "bad" : undefined}
          more={jobs.due > 0 ? `the oldest for ${formatSpan(jobs.overdue_seconds)}` : null}
        >
          {formatCount(jobs.due)}
        </Tile>
        <Tile
          name="Emails waiting"
          tone={mail.failing > 0 ? "bad" : undefined}
          more={
            mail.oldest ? (
              <>
                the oldest since <When at={mail.oldest} />
              </>
            ) : null
          }
        >
          {formatCount(mail.waiting)}
        </Tile>
      </Tiles>
      <Facts>
        {supplier.last_failure && (
          <Fact name="Last failure of the supplier" broad>
            <When at={supplier.last_failure} />
            {supplier.last_error && `: ${supplier.last_error}`}
          </Fact>
        )}
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
        {certificate && (
          <Fact name="Certificate expires">
            <When at={certificate.ends} none="Could not be read" />
          </Fact>
        )}
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
      <Tiles>
        <Tile name="Orders today" to="attention/orders" more={`${formatCount(totals.orders)} in this period`}>
          {formatCount(today?.orders ?? 0)}
        </Tile>
        <Tile
          name="Revenue today"
          to="sales"
          more={
            <>
              <Amount of={totals.revenue} /> in this period
            </>
          }
        >
          <Amount of={today?.revenue ?? null} />
        </Tile>
        <Tile
          name="Margin today"
          to="sales"
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
          <Amount of={today?.margin ?? null} />
        </Tile>
        <Tile
          name="Orders that succeeded"
          to="attention/orders?status=failed"
          tone={totals.failed > 0 ? "bad" : undefined}
          more={`${plural(totals.failed, "order")} failed in this period`}
        >
          {formatShare(totals.orders - totals.failed, totals.orders)}
        </Tile>
      </Tiles>
      <SalesCharts days={days} isPartial />
    </>
  );
}
