// eSIMs past their validity are expired before they are shown, as in the API.

import type { Account } from "../../domain/accounts/account.ts";
import { addAuditEntry } from "../../domain/accounts/audit-log.ts";
import { CancelProblem } from "../../domain/esims/cancellable.ts";
import { cancelEsim } from "../../domain/esims/cancelling.ts";
import type { Esim } from "../../domain/esims/esim.ts";
import { expireEsims } from "../../domain/esims/esim-expiry.ts";
import { refreshUsage } from "../../domain/esims/esim-reports.ts";
import { simulateEvent } from "../../domain/esims/esim-simulation.ts";
import { readUse } from "../../domain/esims/esim-use.ts";
import { findEsim, notTopupable } from "../../domain/esims/esims.ts";
import type { EsimFilter } from "../../domain/esims/store.ts";
import { oldestReadable } from "../../domain/events/events.ts";
import { readMatching } from "../../domain/lists/matching-rows.ts";
import { findEsims } from "../../domain/orders/find-orders.ts";
import { Refusal } from "../../domain/refusal.ts";
import { eventText, toEsimResponse, toTopupResponse } from "../../domain/representations.ts";
import type { Topup } from "../../domain/topups/topup.ts";
import { topupOffersOf } from "../../domain/topups/topup-offers.ts";
import { listOf, pageOfItems, toJson } from "../../domain/values/json.ts";
import { pageOfRows } from "../../http/pages.ts";
import { openList, pageOf } from "../lists.ts";
import type { Body, Handler, OneOf } from "../operation.ts";
import { cancelRefusal, invalid, notFound } from "../refusals.ts";
import { toStaffEsimResponse } from "../responses.ts";
import type { PortalServices } from "../services.ts";
import { staffPackageText } from "./catalogue.ts";
import { purchaseFilterOf } from "./orders.ts";

export const esimFilterOf = (query: OneOf<"esimsList" | "esimsCsvGet">["query"]): EsimFilter => ({
  status: query.status,
  customerRef: query.customer_ref,
  createdAfter: query.created_after,
  createdBefore: query.created_before,
});

export function esimHandlers(services: PortalServices) {
  const { store, random, zone, views, cursors } = services;

  const find = (account: Account, iccid: string) => findEsim(store.reads, account, iccid);
  const findUpToDate = async (account: Account, iccid: string, now: number): Promise<Esim | null> => {
    const esim = await find(account, iccid);
    if (!esim) return null;
    await expireEsims(store, now, random, esim.ledger);
    return await store.reads.esims.byNumber(esim.n);
  };
  const shown = async (esim: Esim) => ({
    status: 200 as const,
    body: toJson(await toStaffEsimResponse(store.reads, esim, "partner", services)),
  });

  const esimsList: Handler<"esimsList"> = async ({ caller, query, now }) => {
    const ledger = await store.reads.ledgers.ofAccount(caller.account.n, query.mode);
    const list = openList(cursors, "esimsList", ledger.n, query);
    if (list instanceof Refusal) return list;
    await expireEsims(store, now, random, ledger.n);
    const filter = { ...esimFilterOf(query), ...purchaseFilterOf(query) };
    const { rows, next } = await readMatching(await findEsims(store.reads, ledger.n, filter), list.page);
    const items = rows.map((esim) =>
      toJson<Body<"esimsList">["data"][number]>(toEsimResponse(esim, services)),
    );
    return { status: 200, body: pageOfItems(items, next && cursors.encode(list.name, next)) };
  };

  const esimsGet: Handler<"esimsGet"> = async ({ caller: { account }, path, now, leave }) => {
    const known = await find(account, path.iccid);
    if (known) await refreshUsage({ ...services, beforeCall: leave }, known, now);
    const esim = await findUpToDate(account, path.iccid, now);
    return esim ? await shown(esim) : notFound("eSIM");
  };

  const esimsUse: Handler<"esimsUse"> = async ({ caller, path }) => {
    const esim = await find(caller.account, path.iccid);
    if (!esim) return notFound("eSIM");
    const days = await readUse(store.reads, esim);
    const data = days.map(({ day, usedMb }) => ({
      day: zone.dateOf(day),
      used_mb: usedMb,
    }));
    return { status: 200, body: toJson({ data }) };
  };

  const esimEventsList: Handler<"esimEventsList"> = async ({ caller, path, query, now }) => {
    const esim = await find(caller.account, path.iccid);
    if (!esim) return notFound("eSIM");
    const list = openList(cursors, "esimEventsList", esim.ledger, query, esim.n);
    if (list instanceof Refusal) return list;
    const events = await store.reads.events.about(
      { esim: esim.n, ...(esim.order !== null && { order: esim.order }) },
      oldestReadable(now),
      list.page,
    );
    const body = pageOfRows(events, query.limit, eventText, ({ sequence }) => ({ at: 0, n: sequence }), {
      cursors,
      list: list.name,
    });
    return { status: 200, body };
  };

  const esimsCancel: Handler<"esimsCancel"> = async ({ caller, path, now, leave }) => {
    const esim = await findUpToDate(caller.account, path.iccid, now);
    if (!esim) return notFound("eSIM");
    const canceller = { by: "partner", actor: caller.actor } as const;
    const cancelled = await cancelEsim({ ...services, beforeCall: leave }, esim, canceller, now);
    return cancelled instanceof CancelProblem ? cancelRefusal(cancelled, "esim") : await shown(cancelled);
  };

  const esimsSimulate: Handler<"esimsSimulate"> = async ({ caller, path, body, now }) => {
    const known = await findUpToDate(caller.account, path.iccid, now);
    if (known?.mode !== "test") return notFound("eSIM");
    const { account, actor } = caller;
    const simulated = await store.transaction(async (tx) => {
      const ledger = await tx.ledgers.lock(known.ledger);
      const esim = await simulateEvent(tx, ledger, known.iccid, body.event, now, random, zone);
      if (!(esim instanceof Refusal))
        await addAuditEntry(tx, account.n, actor, "esim.simulated", esim.iccid, now, body.event);
      return esim;
    });
    if (!(simulated instanceof Refusal)) return await shown(simulated);
    const { code, message } = simulated;
    if (code === "esim_not_found") return notFound("eSIM");
    return code === "invalid_request" ? invalid("event", message) : new Refusal(code, message);
  };

  const topupPackagesList: Handler<"topupPackagesList"> = async ({ caller, path, now }) => {
    const esim = await findUpToDate(caller.account, path.iccid, now);
    if (!esim) return notFound("eSIM");
    const closed = notTopupable(esim);
    if (closed) return closed;
    const view = await views.of(caller.account);
    const offers = await topupOffersOf(store.reads, view, esim);
    return { status: 200, body: listOf(offers.map(staffPackageText)) };
  };

  const topupsList: Handler<"topupsList"> = async ({ caller, path, query }) => {
    const esim = await find(caller.account, path.iccid);
    if (!esim) return notFound("eSIM");
    const list = openList(cursors, "topupsList", esim.ledger, query, esim.n);
    if (list instanceof Refusal) return list;
    const topups = await store.reads.topups.ofEsim(esim.n, list.page);
    const body = pageOf<Topup, Body<"topupsList">>(list, topups, toTopupResponse, (topup) => ({
      at: topup.createdAt,
      n: topup.n,
    }));
    return { status: 200, body };
  };

  return {
    esimsList,
    esimsGet,
    esimsUse,
    esimEventsList,
    esimsCancel,
    esimsSimulate,
    topupPackagesList,
    topupsList,
  };
}
