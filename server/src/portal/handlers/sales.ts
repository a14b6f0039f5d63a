// Sales of all accounts, by day and by account.
import { limits } from "@partner-esim/generated/portal/limits";
import type { components } from "@partner-esim/generated/portal/types";
import { formatPaise, toMoney } from "../../domain/ledger/money.ts";
import { Refusal } from "../../domain/refusal.ts";
import { type AccountSales, readSales, readSalesByAccount } from "../../domain/sales/sales.ts";
import type { SalesDay, SalesSums } from "../../domain/sales/store.ts";
import { toJson } from "../../domain/values/json.ts";
import { timestampOrNull } from "../../domain/values/timestamps.ts";
import { csvFile } from "../csv-file.ts";
import type { Handler } from "../operation.ts";
import { invalid } from "../refusals.ts";
import type { PortalServices } from "../services.ts";

type Schemas = components["schemas"];

export function salesHandlers({ store, zone }: PortalServices) {
  const { reads } = store;
  const toDay = ({ day, ...sums }: SalesDay): Schemas["SalesDay"] => ({
    day: zone.dateOf(day),
    ...toSumsResponse(sums),
  });

  const salesGet: Handler<"salesGet"> = async ({ query, now }) => {
    const today = zone.dayOf(now);
    const since = today - query.days + 1;
    const { days, countedUntil } = await readSales(reads, query.mode, since, today + 1, zone);
    return {
      status: 200,
      body: toJson({ days: days.map(toDay), counted_until: timestampOrNull(countedUntil) }),
    };
  };

  /** Days of the month, up to today. */
  const daysOf = (month: string, now: number) => {
    const since = zone.firstDayOf(month);
    const today = zone.dayOf(now);
    if (since > today)
      return invalid("month", `This month has not begun. Choose ${zone.monthOf(now)} or an earlier one.`);
    return { since, until: Math.min(zone.firstDayOf(month, 1), today + 1) };
  };

  const salesMonthGet: Handler<"salesMonthGet"> = async ({ query: { mode, month }, now }) => {
    const range = daysOf(month, now);
    if (range instanceof Refusal) return range;
    const { days, countedUntil } = await readSales(reads, mode, range.since, range.until, zone);
    const accounts = await readSalesByAccount(reads, mode, range.since, range.until, zone);
    const body = {
      month,
      days: days.map(toDay),
      accounts: accounts.slice(0, limits.salesAccountsMax).map(toAccountSales),
      accounts_count: accounts.length,
      counted_until: timestampOrNull(countedUntil),
    };
    return { status: 200, body: toJson(body) };
  };

  const salesMonthCsvGet: Handler<"salesMonthCsvGet"> = async (call) => {
    const { mode, month } = call.query;
    const range = daysOf(month, call.now);
    if (range instanceof Refusal) return range;
    const accounts = await readSalesByAccount(reads, mode, range.since, range.until, zone);
    const parts = async function* () {
      yield accounts;
    };
    const name = `sales-${mode}-${month}`;
    return await csvFile(store, call, { account: null, name, headings, toCells, parts: parts() });
  };

  return { salesGet, salesMonthGet, salesMonthCsvGet };
}

function toSumsResponse({ revenuePaise, costPaise, withoutCost, ...counts }: SalesSums) {
  const isKnown = withoutCost === 0;
  return {
    orders: counts.orders,
    failed_orders: counts.failedOrders,
    topups: counts.topups,
    revenue: toMoney(revenuePaise),
    cost: isKnown ? toMoney(costPaise) : null,
    margin: isKnown ? toMoney(revenuePaise - costPaise) : null,
  };
}

const toAccountSales = ({ account, ...sums }: AccountSales): Schemas["AccountSales"] => ({
  account,
  ...toSumsResponse(sums),
});

const headings = [
  "account_id",
  "account",
  "orders",
  "failed_orders",
  "topups",
  "revenue",
  "cost",
  "margin",
  "currency",
];

function toCells({ account, revenuePaise, costPaise, withoutCost, ...counts }: AccountSales) {
  const isKnown = withoutCost === 0;
  return [
    account.id,
    account.name,
    counts.orders,
    counts.failedOrders,
    counts.topups,
    formatPaise(revenuePaise),
    isKnown ? formatPaise(costPaise) : null,
    isKnown ? formatPaise(revenuePaise - costPaise) : null,
    "INR",
  ];
}
