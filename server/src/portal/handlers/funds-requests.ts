// Requests for funds: pending ones, and the second operator's decision.
import {
  approveFunds,
  declineFunds,
  expiredSince,
  withdrawFunds,
} from "../../domain/accounts/funds-requests.ts";
import type { FundsRequest } from "../../domain/ledger/funds-request.ts";
import type { OperatorCaller } from "../../domain/people/people.ts";
import { Refusal } from "../../domain/refusal.ts";
import { toJson } from "../../domain/values/json.ts";
import { findAccount } from "../accounts.ts";
import { openList, pageOf } from "../lists.ts";
import type { Body, Handler } from "../operation.ts";
import { administered, forbidden, notFound } from "../refusals.ts";
import { toFundsRequestResponse } from "../responses.ts";
import type { PortalServices } from "../services.ts";

interface Decision {
  path: { id: string };
  caller: OperatorCaller;
  now: number;
}

export function fundsRequestHandlers({ store, cursors }: PortalServices) {
  const { reads } = store;

  const fundsRequestsList: Handler<"fundsRequestsList"> = async ({ query, now }) => {
    const account = query.account === undefined ? null : await findAccount(reads, query.account);
    if (account instanceof Refusal) return account;
    const ledger = account && (await reads.ledgers.ofAccount(account.n, "live")).n;
    const list = openList(cursors, "fundsRequestsList", ledger ?? 0, query);
    if (list instanceof Refusal) return list;
    const rows = await reads.fundsRequests.pending(ledger, expiredSince(now), list.page);
    const body = pageOf<FundsRequest, Body<"fundsRequestsList">>(
      list,
      rows,
      (row) => toFundsRequestResponse(row, now),
      ({ createdAt, n }) => ({ at: createdAt, n }),
    );
    return { status: 200, body };
  };

  const decided = async (decide: typeof declineFunds, { path, caller, now }: Decision) => {
    const known = await reads.fundsRequests.byId(path.id);
    if (known === null) return notFound("request for funds");
    // Somebody who made the request could otherwise approve it with a token.
    if (caller.person === null && decide !== withdrawFunds)
      return forbidden("An operator has to sign in to decide on the request; tokens cannot.");
    const request = await store.transaction((tx) => decide(tx, known, caller.actor, now));
    if (request instanceof Refusal) return request;
    return { status: 200 as const, body: toJson(toFundsRequestResponse(request, now)) };
  };

  const fundsRequestsApprove: Handler<"fundsRequestsApprove"> = async (call) => {
    const known = await reads.fundsRequests.byId(call.path.id);
    const conflict = known?.kind === "adjustment" ? "wallet_too_low" : "reference_used";
    return await administered({ invalid: "invalid_request", conflict }, () => decided(approveFunds, call));
  };
  const fundsRequestsDecline: Handler<"fundsRequestsDecline"> = (call) => decided(declineFunds, call);
  const fundsRequestsWithdraw: Handler<"fundsRequestsWithdraw"> = (call) => decided(withdrawFunds, call);

  return { fundsRequestsList, fundsRequestsApprove, fundsRequestsDecline, fundsRequestsWithdraw };
}
