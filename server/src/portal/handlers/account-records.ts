// For operators: an account's purchases, its package prices, and notes about it.
import type { components } from "@partner-esim/generated/portal/types";
import { pricingProfileOf } from "../../domain/accounts/account.ts";
import { operatorOf } from "../../domain/accounts/audit-log.ts";
import type { AccountNote } from "../../domain/accounts/notes.ts";
import type { CataloguePackage } from "../../domain/catalogue/catalogue.ts";
import { assess } from "../../domain/catalogue/omission.ts";
import { toMoney } from "../../domain/ledger/money.ts";
import { Refusal } from "../../domain/refusal.ts";
import { toTopupResponse } from "../../domain/representations.ts";
import type { Topup } from "../../domain/topups/topup.ts";
import { noteIdPrefix } from "../../domain/values/ids.ts";
import { toJson } from "../../domain/values/json.ts";
import { toTimestamp } from "../../domain/values/timestamps.ts";
import { findAccount } from "../accounts.ts";
import { asMember } from "../as-member.ts";
import { openList, pageOf } from "../lists.ts";
import type { Body, Handler } from "../operation.ts";
import type { PortalServices } from "../services.ts";
import { firstMatches, matching, toStockResponse } from "./catalogue-management.ts";
import { esimHandlers } from "./esims.ts";
import { orderHandlers } from "./orders.ts";
import { overviewHandlers } from "./overview.ts";
import { recordHandlers } from "./records.ts";

type Schemas = components["schemas"];

export function accountRecordHandlers(services: PortalServices) {
  const { store, views, cursors } = services;
  const { reads } = store;

  const { ordersList, orderEventsList } = orderHandlers(services);
  const { esimsList, esimEventsList } = esimHandlers(services);
  const { eventsGet } = recordHandlers(services);
  const accountOrdersList: Handler<"accountOrdersList"> = asMember(services, ordersList);
  const accountEsimsList: Handler<"accountEsimsList"> = asMember(services, esimsList);
  const accountEsimEventsList: Handler<"accountEsimEventsList"> = asMember(services, esimEventsList);
  const accountOrderEventsList: Handler<"accountOrderEventsList"> = asMember(services, orderEventsList);
  const { overviewGet } = overviewHandlers(services);
  const accountOverviewGet: Handler<"accountOverviewGet"> = asMember(services, overviewGet);
  const accountEventsGet: Handler<"accountEventsGet"> = asMember(services, eventsGet);

  const accountTopupsList: Handler<"accountTopupsList"> = async ({ path, query }) => {
    const account = await findAccount(reads, path.id);
    if (account instanceof Refusal) return account;
    const { n: ledger } = await reads.ledgers.ofAccount(account.n, query.mode);
    const list = openList(cursors, "accountTopupsList", ledger, query);
    if (list instanceof Refusal) return list;
    const rows = await reads.topups.list(ledger, { status: query.status }, list.page);
    const shown = (topup: Topup): Schemas["StaffTopup"] => ({
      ...toTopupResponse(topup),
      package_name: topup.package.name,
    });
    const body = pageOf<Topup, Body<"accountTopupsList">>(list, rows, shown, ({ createdAt, n }) => ({
      at: createdAt,
      n,
    }));
    return { status: 200, body };
  };

  const accountPricesList: Handler<"accountPricesList"> = async ({ path, query }) => {
    const account = await findAccount(reads, path.id);
    if (account instanceof Refusal) return account;
    const list = openList(cursors, "accountPricesList", account.n, query);
    if (list instanceof Refusal) return list;
    const catalogue = await views.catalogue();
    const profile = pricingProfileOf(account);
    const { after, limit } = list.page;
    const rows = await firstMatches(catalogue.packages, after?.n ?? 0, matching(query), limit + 1);
    const shown = (pkg: CataloguePackage): Schemas["PackagePrice"] => {
      const price = assess(pkg, catalogue, profile);
      return {
        package: toStockResponse(pkg, catalogue),
        price: typeof price === "string" ? null : toMoney(price.pricePaise),
        omitted: typeof price === "string" ? price : null,
      };
    };
    const body = pageOf<CataloguePackage, Body<"accountPricesList">>(list, rows, shown, ({ number }) => ({
      at: 0,
      n: number,
    }));
    return { status: 200, body };
  };

  const accountNotesList: Handler<"accountNotesList"> = async ({ path, query }) => {
    const account = await findAccount(reads, path.id);
    if (account instanceof Refusal) return account;
    const list = openList(cursors, "accountNotesList", account.n, query);
    if (list instanceof Refusal) return list;
    const rows = await reads.accountNotes.list(account.n, list.page);
    const body = pageOf<AccountNote, Body<"accountNotesList">>(list, rows, toNoteResponse, ({ n }) => ({
      at: 0,
      n,
    }));
    return { status: 200, body };
  };

  const accountNotesCreate: Handler<"accountNotesCreate"> = async ({ caller, path, body, now }) => {
    const account = await findAccount(reads, path.id);
    if (account instanceof Refusal) return account;
    const operator = operatorOf(caller.actor) ?? "";
    const note = await store.transaction((tx) =>
      tx.accountNotes.insert({ account: account.n, operator, text: body.text, at: now }),
    );
    return { status: 201, body: toJson(toNoteResponse(note)) };
  };

  return {
    accountOrdersList,
    accountEsimsList,
    accountEsimEventsList,
    accountOrderEventsList,
    accountEventsGet,
    accountOverviewGet,
    accountTopupsList,
    accountPricesList,
    accountNotesList,
    accountNotesCreate,
  };
}

const toNoteResponse = ({ n, text, operator, at }: AccountNote): Schemas["AccountNote"] => ({
  id: `${noteIdPrefix}${n}`,
  text,
  operator,
  created: toTimestamp(at),
});
