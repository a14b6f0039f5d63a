// The start page of members: the account at a glance, in one mode.
import type { DayFigures as Day, Overview as Figures } from "@partner-esim/generated/portal/models";
import { useState } from "preact/hooks";
import { api, ask } from "../api.ts";
import {
  formatCount,
  formatData,
  formatMoney,
  formatRupees,
  formatShare,
  moneyOf,
  paiseOf,
  plural,
} from "../format.ts";
import { esimStatuses, wordsOf } from "../labels.ts";
import { useLoad } from "../load.ts";
import { mode, modeNames } from "../mode.ts";
import { ApiErrors, Destinations } from "../parts/account-figures.tsx";
import { BalanceChart, DayChart, DeliveriesChart } from "../parts/charts.tsx";
import { DataUseBar } from "../parts/data-use.tsx";
import { Page, Period, Section } from "../parts/page.tsx";
import { Empty, Read } from "../parts/states.tsx";
import { Table } from "../parts/table.tsx";
import { Amount, Id } from "../parts/values.tsx";
import { may } from "../session.ts";

export default function Overview() {
  const [days, setDays] = useState("30");
  const current = mode.value;
  const figures = useLoad(
    () => ask(api.GET("/overview", { params: { query: { mode: current, days: Number(days) } } })),
    [days],
  );
  return (
    <Page
      title="Overview"
      actions={
        <>
          <Period value={days} choose={setDays} />
          {may("ordersCreate") && (
            <a class="button primary" href="orders/new">
              New order
            </a>
          )}
        </>
      }
    >
      <Read of={figures}>{(data) => <Content data={data} />}</Read>
      <div class="side-by-side">
        <Destinations days={Number(days)} />
        <ApiErrors days={Number(days)} />
      </div>
    </Page>
  );
}

const spentOn = ({ charged, refunded }: Day) => moneyOf(paiseOf(charged) - paiseOf(refunded));

function Content({ data }: { data: Figures }) {
  const { balance, low_balance_threshold: threshold, deliveries, esims, data_use } = data;
  const low = threshold !== null && Number(balance.amount) < Number(threshold.amount);
  const use = data_use.filter(({ data: { used_mb: used } }) => used > 0);
  const orders = data.days.reduce((sum, day) => sum + day.orders, 0);
  const ended = deliveries.delivered + deliveries.failed;
  return (
    <>
      <dl class="tiles">
        <div data-tone={low ? "bad" : undefined}>
          <dt>Balance ({modeNames[mode.value].toLowerCase()})</dt>
          <dd>
            <Amount of={balance} />
          </dd>
          {data.days_left !== null && (
            <dd class="small quiet">lasts {plural(data.days_left, "day")} at the pace of the last week</dd>
          )}
          {threshold && (
            <dd class="small quiet">
              {low ? "below" : "above"} the threshold of <Amount of={threshold} />
            </dd>
          )}
        </div>
        <div>
          <dt>Orders in this period</dt>
          <dd>{formatCount(orders)}</dd>
        </div>
        <div>
          <dt>Deliveries that arrived</dt>
          <dd>{formatShare(deliveries.delivered, ended)}</dd>
          {deliveries.retrying > 0 && (
            <dd class="small quiet">{formatCount(deliveries.retrying)} retrying</dd>
          )}
        </div>
        {wordsOf(esimStatuses).map((status) => (
          <div key={status} class="narrow">
            <dt>eSIMs {esimStatuses[status].text.toLowerCase()}</dt>
            <dd>{formatCount(esims[status])}</dd>
          </div>
        ))}
      </dl>
      <div class="side-by-side">
        <Section title="Spent per day">
          <DayChart
            title="Spent on each day, refunds subtracted"
            days={data.days}
            name="Spent"
            value={(day) => Number(spentOn(day).amount)}
            text={(day) => formatMoney(spentOn(day))}
            tick={formatRupees}
          />
        </Section>
        <Section title="Orders per day">
          <DayChart
            title="Orders on each day"
            days={data.days}
            name="Orders"
            value={(day) => day.orders}
            text={(day) => formatCount(day.orders)}
            tick={formatCount}
          />
        </Section>
      </div>
      <Section title="Balance over time">
        <BalanceChart days={data.days} threshold={threshold && Number(threshold.amount)} />
      </Section>
      <Section title="Deliveries by result" actions={<a href="deliveries">Delivery log</a>}>
        <DeliveriesChart figures={deliveries} />
      </Section>
      <Section title="Active eSIMs by use">
        {use.length === 0 ? (
          <Empty title="No data used yet">
            <p>The eSIMs with the highest usage appear here.</p>
          </Empty>
        ) : (
          <Table
            caption="eSIMs that have used most of their data"
            rows={use}
            keyOf={({ iccid }) => iccid}
            columns={[
              { head: "eSIM", cell: ({ iccid }) => <Id id={iccid} to={`esims/${iccid}`} /> },
              { head: "Package", wide: true, cell: (row) => row.package_name },
              { head: "Reference", wide: true, cell: (row) => row.customer_ref ?? "–" },
              { head: "Used", cell: (row) => <DataUseBar data={row.data} /> },
              {
                head: "Left",
                numeric: true,
                wide: true,
                cell: ({ data: { remaining_mb: left } }) => (left === null ? "–" : formatData(left)),
              },
            ]}
          />
        )}
      </Section>
    </>
  );
}
