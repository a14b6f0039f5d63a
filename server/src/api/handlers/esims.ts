// Before an eSIM is shown, the ledger's eSIMs past their validity are expired, so all responses agree.

import { simulateEvent } from "../../domain/esims/esim-simulation.ts";
import { esimNotFound, notTopupable } from "../../domain/esims/esims.ts";
import type { KeyedResponse, KeyRefusal } from "../../domain/idempotency/idempotency.ts";
import { Refusal } from "../../domain/refusal.ts";
import {
  packagesText,
  type TopupResponse,
  toEsimDetailResponse,
  toEsimResponse,
  toTopupResponse,
} from "../../domain/representations.ts";
import { topupOffersOf } from "../../domain/topups/topup-offers.ts";
import { placeSandboxTopup, type TopupRefusal } from "../../domain/topups/topups.ts";
import { toJson } from "../../domain/values/json.ts";
import { createdOrReplayed } from "../../http/contract-types.ts";
import { pageOfRows, startOf } from "../../http/pages.ts";
import type { Body, Call, Handler } from "../operation.ts";
import type { Services } from "../services.ts";

export function esimHandlers(services: Services) {
  const { reads, runs, upkeep, random, activationCodes, zone, views, cursors } = services;

  const esimsList: Handler<"esimsList"> = async ({ holder, query, now }) => {
    const list = { operation: "esimsList", ledger: holder.ledger } as const;
    const after = startOf(cursors, list, query.cursor);
    if (after instanceof Refusal) return after;
    const filter = { status: query.status, customerRef: query.customer_ref };
    await upkeep.expireEsims(holder.ledger, now);
    const esims = await reads.esims.list(holder.ledger, filter, { after, limit: query.limit });
    const body = pageOfRows(
      esims,
      query.limit,
      (esim) => toJson<Body<"esimsList">["data"][number]>(toEsimResponse(esim, services)),
      (esim) => ({ at: esim.createdAt, n: esim.n }),
      { cursors, list },
    );
    return { status: 200, body };
  };

  const esimsGet: Handler<"esimsGet"> = async ({ holder, path, now, leave }) => {
    const known = await reads.esims.byIccid(holder.ledger, path.iccid);
    if (known) await upkeep.refreshUsage(known, now, leave);
    await upkeep.expireEsims(holder.ledger, now);
    const esim = await reads.esims.byIccid(holder.ledger, path.iccid);
    return esim ? { status: 200, body: toJson(toEsimDetailResponse(esim, services)) } : esimNotFound();
  };

  const topupPackagesList: Handler<"topupPackagesList"> = async ({ holder, path, now }) => {
    await upkeep.expireEsims(holder.ledger, now);
    const esim = await reads.esims.byIccid(holder.ledger, path.iccid);
    if (!esim) return esimNotFound();
    const closed = notTopupable(esim);
    if (closed) return closed;
    const view = await views.of(holder.account);
    return { status: 200, body: packagesText(await topupOffersOf(reads, view, esim)) };
  };

  async function topUp(
    call: Call<"topupsCreate">,
  ): Promise<KeyedResponse<TopupResponse> | TopupRefusal | KeyRefusal> {
    const { holder, path, body, key, now, requestId, leave } = call;
    const { account, key: apiKey } = holder;
    await upkeep.expireEsims(holder.ledger, now);
    const origin = { apiKey: apiKey.n, requestId, member: null };
    const purchase = {
      account,
      mode: apiKey.mode,
      view: await views.of(account),
      now,
      random,
      activationCodes,
      origin,
    };
    const request = {
      iccid: path.iccid,
      packageId: body.package_id,
      customerRef: body.customer_ref ?? null,
    };
    const once = { ledger: holder.ledger, key, now, leave };
    if (apiKey.mode === "live") return await runs.placeLiveTopup(once, purchase, request);
    return await runs.once(once, async (tx) => {
      const placed = await placeSandboxTopup(tx, purchase, request);
      return placed instanceof Refusal ? placed : toJson(toTopupResponse(placed));
    });
  }

  const topupsCreate: Handler<"topupsCreate"> = async (call) => {
    const response = await topUp(call);
    if (response instanceof Refusal) return response;
    return createdOrReplayed(response);
  };

  const topupsList: Handler<"topupsList"> = async ({ holder, path, query }) => {
    const esim = await reads.esims.byIccid(holder.ledger, path.iccid);
    if (!esim) return esimNotFound();
    const list = { operation: "topupsList", ledger: holder.ledger, subject: esim.n } as const;
    const after = startOf(cursors, list, query.cursor);
    if (after instanceof Refusal) return after;
    const topups = await reads.topups.ofEsim(esim.n, { after, limit: query.limit });
    const body = pageOfRows(
      topups,
      query.limit,
      (topup) => toJson(toTopupResponse(topup)),
      (topup) => ({ at: topup.createdAt, n: topup.n }),
      { cursors, list },
    );
    return { status: 200, body };
  };

  const topupsGet: Handler<"topupsGet"> = async ({ holder, path }) => {
    const topup = await reads.topups.byId(holder.ledger, path.id);
    if (topup) return { status: 200, body: toJson(toTopupResponse(topup)) };
    return new Refusal("topup_not_found", "The account has no top-up with this id in the mode of the key.");
  };

  const simulate: Handler<"simulate"> = async ({ holder, path, body, key, now, leave }) => {
    await upkeep.expireEsims(holder.ledger, now);
    const response = await runs.once({ ledger: holder.ledger, key, now, leave }, async (tx) => {
      const ledger = await tx.ledgers.lock(holder.ledger);
      const esim = await simulateEvent(tx, ledger, path.iccid, body.event, now, random, zone);
      return esim instanceof Refusal ? esim : toJson(toEsimDetailResponse(esim, services));
    });
    if (response instanceof Refusal) return response;
    return { status: 200, body: response.body, replayed: response.replayed };
  };

  return { esimsList, esimsGet, topupPackagesList, topupsCreate, topupsList, topupsGet, simulate };
}
