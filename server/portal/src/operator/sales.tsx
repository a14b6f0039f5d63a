// Sales of a month over all accounts: by day and by account.
import type { AccountSales, Mode } from "@partner-esim/generated/portal/models";
import { api, ask } from "../api.ts";
import { formatCount, formatMonth, formatShare, plural } from "../format.ts";
import { useLoad } from "../load.ts";
import { modeNames, modes } from "../mode.ts";
import { Download } from "../parts/download.tsx";
import { Choice, Filters, Page, Section } from "../parts/page.tsx";
import { MonthChoice, monthOf } from "../parts/ranges.tsx";
import { Empty, Read } from "../parts/states.tsx";
import { type Column, Table } from "../parts/table.tsx";
import { Tile, Tiles } from "../parts/tiles.tsx";
import { Amount, When } from "../parts/values.tsx";
import { useFilter } from "../router.tsx";
import { SalesCharts } from "./sales-charts.tsx";
import { totalsOf } from "./sales-totals.ts";

export default function MonthSales() {
  const [chosen, choose] = useFilter("month");
  const [chosenMode, chooseMode] = useFilter("mode");
  const month = monthOf(chosen);
  const mode: Mode = chosenMode === "test" ? "test" : "live";
  const query = { mode, month };
  const sales = useLoad(() => ask(api.GET("/operator/sales/month", { params: { query } })), [mode, month]);
  return (
    <Page
      title="Sales"
      actions={<Download path="operator/sales/month.csv" query={query} text="Download (CSV)" />}
    >
      <Filters>
        <MonthChoice value={month} choose={choose} />
        <Choice
          label="Mode"
          value={mode}
          choose={chooseMode}
          options={modes.map((one) => [one, modeNames[one]] as const)}
        />
      </Filters>
      <Read of={sales}>
        {({ days, accounts, accounts_count: count, counted_until: until }) => {
          const { orders, failed, revenue, margin } = totalsOf(days);
          return (
            <>
              {until && (
                <p class="note info">
                  Sales after <When at={until} /> are still being counted.
                </p>
              )}
              <Tiles>
                <Tile name="Orders" more={`${plural(failed, "order")} failed`}>
                  {formatCount(orders)}
                </Tile>
                <Tile name="Revenue">
                  <Amount of={revenue} />
                </Tile>
                <Tile name="Margin">
                  <Amount of={margin} none="Not known" />
                </Tile>
                <Tile name="Orders that succeeded" tone={failed > 0 ? "bad" : undefined}>
                  {formatShare(orders - failed, orders)}
                </Tile>
                <Tile name="Accounts that bought" to="accounts">
                  {formatCount(count)}
                </Tile>
              </Tiles>
              <SalesCharts days={days} isPartial={month === monthOf("")} />
              <Section title="By account">
                {accounts.length === 0 ? (
                  <Empty title={`Nothing was sold in ${formatMonth(month)}`} />
                ) : (
                  <Table
                    caption="Sales by account"
                    rows={accounts}
                    keyOf={({ account }) => account.id}
                    columns={columns}
                  />
                )}
                {count > accounts.length && (
                  <p class="small quiet">
                    The {formatCount(accounts.length)} accounts with the highest revenue. The file has all.
                  </p>
                )}
              </Section>
            </>
          );
        }}
      </Read>
    </Page>
  );
}

const columns: Column<AccountSales>[] = [
  {
    head: "Account",
    by: ({ account }) => account.name.toLowerCase(),
    cell: ({ account }) => <a href={`accounts/${account.id}`}>{account.name}</a>,
  },
  { head: "Orders", numeric: true, by: ({ orders }) => orders, cell: ({ orders }) => formatCount(orders) },
  {
    head: "Failed",
    numeric: true,
    wide: true,
    by: (row) => row.failed_orders,
    cell: (row) => formatCount(row.failed_orders),
  },
  {
    head: "Top-ups",
    numeric: true,
    wide: true,
    by: ({ topups }) => topups,
    cell: ({ topups }) => formatCount(topups),
  },
  {
    head: "Revenue",
    numeric: true,
    by: ({ revenue }) => Number(revenue.amount),
    cell: ({ revenue }) => <Amount of={revenue} />,
  },
  { head: "Cost", numeric: true, wide: true, cell: ({ cost }) => <Amount of={cost} /> },
  {
    head: "Margin",
    numeric: true,
    by: ({ margin }) => margin && Number(margin.amount),
    cell: ({ margin }) => <Amount of={margin} />,
  },
];
