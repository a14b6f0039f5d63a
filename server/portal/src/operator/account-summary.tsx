// An account at a glance: money, orders and their trend, problems, and its last actions.
import type { AccountDetail, DayFigures, Overview } from "@partner-esim/generated/portal/models";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { api, ask } from "../api.ts";
import { formatCount, formatMoney, formatRupees, formatShare, moneyOf, paiseOf, plural } from "../format.ts";
import { orderStatuses } from "../labels.ts";
import { useLoad } from "../load.ts";
import { DayChart } from "../parts/charts.tsx";
import { Period, Section } from "../parts/page.tsx";
import { Empty, Read } from "../parts/states.tsx";
import { Table } from "../parts/table.tsx";
import { Tile, Tiles } from "../parts/tiles.tsx";
import { Amount, Status, When } from "../parts/values.tsx";
import { useMode } from "./account-choices.tsx";

const lastOrders = 5;

const spentOn = ({ charged, refunded }: DayFigures) => moneyOf(paiseOf(charged) - paiseOf(refunded));
const spentIn = (days: readonly DayFigures[]) => days.reduce((sum, day) => sum + paiseOf(spentOn(day)), 0);

export function Summary({ account, facts }: { account: AccountDetail; facts: ComponentChildren }) {
  const { id } = account;
  const [days, setDays] = useState("30");
  const [mode, choice] = useMode(account.live_approved ? "live" : "test");
  const path = { id };
  const overview = useLoad(
    () =>
      ask(
        api.GET("/operator/accounts/{id}/overview", {
          params: { path, query: { mode, days: Number(days) } },
        }),
      ),
    [id, mode, days],
  );
  const orders = useLoad(
    () =>
      ask(
        api.GET("/operator/accounts/{id}/orders", { params: { path, query: { mode, limit: lastOrders } } }),
      ),
    [id, mode],
  );
  return (
    <div class="columns">
      <Section
        title="Summary"
        actions={
          <>
            {choice}
            <Period value={days} choose={setDays} />
          </>
        }
      >
        <Read of={overview}>{(data) => <Figures id={id} mode={mode} of={data} />}</Read>
        <Section
          title="Last orders"
          actions={<a href={`accounts/${id}?tab=orders&mode=${mode}`}>All orders</a>}
        >
          <Read of={orders}>
            {({ data }) =>
              data.length === 0 ? (
                <Empty title="No orders yet" />
              ) : (
                <Table
                  caption="Last orders"
                  rows={data}
                  keyOf={(order) => order.id}
                  columns={[
                    {
                      head: "Order",
                      cell: (order) => (
                        <>
                          <a href={`support?id=${order.id}`}>{order.number}</a>
                          <div class="small quiet">{order.package_names.join("; ")}</div>
                        </>
                      ),
                    },
                    { head: "Status", cell: (order) => <Status label={orderStatuses[order.status]} /> },
                    { head: "Total", numeric: true, cell: ({ total }) => <Amount of={total} /> },
                    { head: "Placed", cell: ({ created }) => <When at={created} /> },
                  ]}
                />
              )
            }
          </Read>
        </Section>
      </Section>
      <Section title="Details">{facts}</Section>
    </div>
  );
}

function Figures({ id, mode, of }: { id: string; mode: string; of: Overview }) {
  const { balance, low_balance_threshold: threshold, deliveries, esims } = of;
  const orders = of.days.reduce((sum, day) => sum + day.orders, 0);
  const half = Math.floor(of.days.length / 2);
  const [earlier, later] = [spentIn(of.days.slice(0, half)), spentIn(of.days.slice(-half))];
  const low = threshold !== null && Number(balance.amount) < Number(threshold.amount);
  const ended = deliveries.delivered + deliveries.failed;
  const tab = (name: string) => `accounts/${id}?tab=${name}&mode=${mode}`;
  return (
    <>
      <Tiles>
        <Tile
          name="Balance"
          to={tab("ledger")}
          tone={low ? "bad" : undefined}
          more={
            of.days_left !== null
              ? `lasts ${plural(of.days_left, "day")} at last week's pace`
              : threshold && `warning below ${formatMoney(threshold)}`
          }
        >
          <Amount of={balance} />
        </Tile>
        <Tile name="Spent in this period" to={tab("ledger")} more={trendOf(earlier, later, half)}>
          <Amount of={moneyOf(spentIn(of.days))} />
        </Tile>
        <Tile name="Orders in this period" to={tab("orders")}>
          {formatCount(orders)}
        </Tile>
        <Tile name="eSIMs active" to={tab("esims")} more={`${formatCount(esims.ready)} ready`}>
          {formatCount(esims.active)}
        </Tile>
        <Tile
          name="Deliveries that arrived"
          to={tab("webhooks")}
          tone={deliveries.failed > 0 ? "bad" : undefined}
          more={deliveries.failed > 0 && `${formatCount(deliveries.failed)} failed`}
        >
          {formatShare(deliveries.delivered, ended)}
        </Tile>
      </Tiles>
      <div class="side-by-side">
        <Section title="Spent per day">
          {" "}
          <DayChart
            title="Spent on each day, refunds subtracted"
            days={of.days}
            name="Spent"
            value={(day) => Number(spentOn(day).amount)}
            text={(day) => formatMoney(spentOn(day))}
            tick={formatRupees}
          />
        </Section>
        <Section title="Orders per day">
          {" "}
          <DayChart
            title="Orders on each day"
            days={of.days}
            name="Orders"
            value={(day) => day.orders}
            text={(day) => formatCount(day.orders)}
            tick={formatCount}
          />
        </Section>
      </div>
    </>
  );
}

/** Compares the later half of a period with the earlier one. */
function trendOf(earlier: number, later: number, days: number): string | null {
  if (earlier <= 0) return null;
  const percent = Math.round((100 * (later - earlier)) / earlier);
  const change =
    percent === 0
      ? "as much as"
      : `${formatCount(Math.abs(percent))} % ${percent > 0 ? "more" : "less"} than`;
  return `last ${plural(days, "day")}: ${change} the ${plural(days, "day")} before`;
}
