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
import { Later } from "../parts/later.tsx";
import { Page, Period, Section } from "../parts/page.tsx";
import { Empty, Read } from "../parts/states.tsx";
import { Table } from "../parts/table.tsx";
import { Tile, Tiles } from "../parts/tiles.tsx";
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
      <Read of={figures}>{(data) => (isNew(data) ? <New data={data} /> : <Content data={data} />)}</Read>
      {figures.data && !isNew(figures.data) && (
        <div class="side-by-side">
          <Destinations days={Number(days)} />
          <ApiErrors days={Number(days)} />
        </div>
      )}
    </Page>
  );
}

const spentOn = ({ charged, refunded }: Day) => moneyOf(paiseOf(charged) - paiseOf(refunded));

/** Charts are empty before the first order in this mode. */
const isNew = ({ days, esims }: Figures) =>
  days.every(({ orders }) => orders === 0) && Object.values(esims).every((count) => count === 0);

const New = ({ data: { balance } }: { data: Figures }) => (
  <>
    <Tiles>
      <Tile name={`Balance (${modeNames[mode.value].toLowerCase()})`} to="balance">
        <Amount of={balance} />
      </Tile>
    </Tiles>
    <Later load={() => import("../parts/first-steps.tsx")}>{({ FirstSteps }) => <FirstSteps />}</Later>
  </>
);

function Content({ data }: { data: Figures }) {
  const { balance, low_balance_threshold: threshold, deliveries, esims, data_use } = data;
  const low = threshold !== null && Number(balance.amount) < Number(threshold.amount);
  const use = data_use.filter(({ data: { used_mb: used } }) => used > 0);
  const orders = data.days.reduce((sum, day) => sum + day.orders, 0);
  const spent = moneyOf(data.days.reduce((sum, day) => sum + paiseOf(spentOn(day)), 0));
  const ended = deliveries.delivered + deliveries.failed;
  return (
    <>
      <Tiles>
        <Tile
          name={`Balance (${modeNames[mode.value].toLowerCase()})`}
          to="balance"
          tone={low ? "bad" : undefined}
          more={
            <>
              {data.days_left !== null && (
                <div>lasts {plural(data.days_left, "day")} at last week's pace</div>
              )}
              {threshold && (
                <div>
                  {low ? "below" : "above"} the threshold of <Amount of={threshold} />
                </div>
              )}
            </>
          }
        >
          <Amount of={balance} />
        </Tile>
        <Tile name="Spent in this period" to="balance">
          <Amount of={spent} />
        </Tile>
        <Tile name="Orders in this period" to="orders">
          {formatCount(orders)}
        </Tile>
        <Tile
          name="eSIMs active"
          to="esims?status=active"
          more={wordsOf(esimStatuses)
            .filter((status) => status !== "active" && esims[status] > 0)
            .map((status) => `${formatCount(esims[status])} ${esimStatuses[status].text.toLowerCase()}`)
            .join(", ")}
        >
          {formatCount(esims.active)}
        </Tile>
        <Tile
          name="Deliveries that arrived"
          to="deliveries"
          tone={deliveries.failed > 0 ? "bad" : undefined}
          more={[
            deliveries.failed > 0 && `${formatCount(deliveries.failed)} failed`,
            deliveries.retrying > 0 && `${formatCount(deliveries.retrying)} retrying`,
          ]
            .filter(Boolean)
            .join(", ")}
        >
          {formatShare(deliveries.delivered, ended)}
        </Tile>
      </Tiles>
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
