import { readOverview, startOfDays } from "../../domain/accounts/overview.ts";
import { readApiErrors, readDestinations } from "../../domain/accounts/recent-figures.ts";
import { toMoney } from "../../domain/ledger/money.ts";
import { toEsimDataResponse } from "../../domain/representations.ts";
import { toJson } from "../../domain/values/json.ts";
import { toTimestamp } from "../../domain/values/timestamps.ts";
import type { Handler } from "../operation.ts";
import type { PortalServices } from "../services.ts";

export function overviewHandlers({ store, views, zone, requestLogDays }: PortalServices) {
  const overviewGet: Handler<"overviewGet"> = async ({ caller, query, now }) => {
    const account = caller.account.n;
    const overview = await readOverview(store.reads, account, query.mode, query.days, zone, now);
    const { balancePaise, thresholdPaise } = overview.ledger;
    const body = {
      balance: toMoney(balancePaise),
      low_balance_threshold: thresholdPaise ? toMoney(thresholdPaise) : null,
      days: overview.days.map((figures) => ({
        day: zone.dateOf(figures.day),
        balance: toMoney(figures.balancePaise),
        charged: toMoney(figures.chargedPaise),
        refunded: toMoney(figures.refundedPaise),
        orders: figures.orders,
      })),
      days_left: overview.daysLeft,
      deliveries: overview.deliveries,
      esims: overview.esims,
      data_use: overview.mostUsed.map((esim) => ({
        iccid: esim.iccid,
        customer_ref: esim.customerRef,
        package_name: esim.packageName,
        data: toEsimDataResponse(esim),
      })),
    };
    return { status: 200, body: toJson(body) };
  };

  const destinationsGet: Handler<"destinationsGet"> = async ({ caller, query, now }) => {
    const account = caller.account.n;
    const { n: ledger } = await store.reads.ledgers.ofAccount(account, query.mode);
    const since = startOfDays(query.days, zone, now);
    const { destinations, orders, hasOlder } = await readDestinations(store.reads, views, {
      ledger,
      since,
    });
    const data = destinations.map(({ name, units, spentPaise }) => ({
      name,
      units,
      spent: toMoney(spentPaise),
    }));
    return { status: 200, body: toJson({ destinations: data, orders, has_older: hasOlder }) };
  };

  const apiErrorsGet: Handler<"apiErrorsGet"> = async ({ caller, query, now }) => {
    const account = caller.account.n;
    const since = startOfDays(query.days, zone, now);
    const { codes, requests, hasOlder } = await readApiErrors(store.reads, {
      account,
      mode: query.mode,
      since,
    });
    const data = codes.map(({ lastAt, ...same }) => ({ ...same, last: toTimestamp(lastAt) }));
    return {
      status: 200,
      body: toJson({ codes: data, requests, has_older: hasOlder, kept_days: requestLogDays }),
    };
  };

  return { overviewGet, destinationsGet, apiErrorsGet };
}
