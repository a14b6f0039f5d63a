// What an account has and where it went: the overview, the balances, the ledger, and the level to warn at.
import { setThreshold } from "../../domain/account-changes.ts";
import type { LedgerEntry } from "../../domain/ledger.ts";
import { parseRupees, toMoney } from "../../domain/money.ts";
import { readOverview } from "../../domain/overview.ts";
import type { Reads } from "../../domain/ports.ts";
import { Refusal } from "../../domain/refusal.ts";
import { esimDataForm } from "../../domain/representations.ts";
import { toTimestamp } from "../../domain/timestamps.ts";
import { type Json, toJson } from "../../http/contract-types.ts";
import type { Cursors } from "../../http/cursors.ts";
import { findAccount } from "../accounts.ts";
import { balancesForm, entryForm } from "../forms.ts";
import { openList, pageOf } from "../lists.ts";
import type { Body, Handler, OneOf } from "../operation.ts";
import { administered } from "../refusals.ts";
import type { PortalServices } from "../services.ts";

export function moneyHandlers({ store, random, cursors }: PortalServices) {
  const overviewGet: Handler<"overviewGet"> = async ({ caller, query, now }) => {
    const { mode, days } = query;
    const overview = await readOverview(store.reads, caller.account.n, mode, days, now);
    const { balancePaise, thresholdPaise } = overview.ledger;
    const body = {
      balance: toMoney(balancePaise),
      low_balance_threshold: thresholdPaise ? toMoney(thresholdPaise) : null,
      days: overview.days.map((figures) => ({
        day: toTimestamp(figures.at).slice(0, 10),
        balance: toMoney(figures.balancePaise),
        charged: toMoney(figures.chargedPaise),
        refunded: toMoney(figures.refundedPaise),
        orders: figures.orders,
      })),
      deliveries: overview.deliveries,
      esims: overview.esims,
      data_use: overview.mostUsed.map((esim) => ({
        iccid: esim.iccid,
        customer_ref: esim.customerRef,
        package_name: esim.packageName,
        data: esimDataForm(esim),
      })),
    };
    return { status: 200, body: toJson(body) };
  };

  const balanceGet: Handler<"balanceGet"> = async ({ caller }) => ({
    status: 200,
    body: toJson(await balancesForm(store.reads, caller.account.n)),
  });

  const thresholdSet: Handler<"thresholdSet"> = async ({ caller, body, now }) => {
    const paise = body.amount === null ? null : parseRupees(body.amount);
    const set = await administered({ invalid: "invalid_request" }, () =>
      store.transaction((tx) => setThreshold(tx, caller.account, paise, caller.actor, now, random)),
    );
    if (set instanceof Refusal) return set;
    return { status: 200, body: toJson(await balancesForm(store.reads, caller.account.n)) };
  };

  const ledgerList: Handler<"ledgerList"> = async (call) => {
    const body = await ledgerPage(store.reads, cursors, "ledgerList", call.caller.account.n, call.query);
    return body instanceof Refusal ? body : { status: 200, body };
  };

  const accountLedgerList: Handler<"accountLedgerList"> = async ({ path, query }) => {
    const account = await findAccount(store.reads, path.id);
    if (account instanceof Refusal) return account;
    const body = await ledgerPage(store.reads, cursors, "accountLedgerList", account.n, query);
    return body instanceof Refusal ? body : { status: 200, body };
  };

  return { overviewGet, balanceGet, thresholdSet, ledgerList, accountLedgerList };
}

async function ledgerPage(
  reads: Reads,
  cursors: Cursors,
  operation: "ledgerList" | "accountLedgerList",
  account: number,
  query: OneOf<"ledgerList" | "accountLedgerList">["query"],
): Promise<Json<Body<"ledgerList">> | Refusal<"invalid_request">> {
  const ledger = await reads.ledger(account, query.mode);
  const list = openList(cursors, operation, ledger.n, query);
  if (list instanceof Refusal) return list;
  const entries = await reads.ledgerEntries(ledger.n, list.page);
  const forms = new Map<LedgerEntry, Awaited<ReturnType<typeof entryForm>>>();
  for (const entry of entries) forms.set(entry, await entryForm(reads, entry));
  return pageOf<[LedgerEntry, Body<"ledgerList">["data"][number]], Body<"ledgerList">>(
    list,
    [...forms],
    ([, form]) => form,
    ([entry]) => ({ at: 0, n: entry.n }),
  );
}
