import type { components } from "@partner-esim/generated/portal/types";
import { yieldTurn } from "../../domain/lists/yield-turn.ts";
import { Refusal } from "../../domain/refusal.ts";
import { statusesOf } from "../../domain/request-log/filters.ts";
import { findRequest } from "../../domain/request-log/find.ts";
import type { RequestFilter, ShownRequest } from "../../domain/request-log/logged-request.ts";
import { toRequestDetailResponse, toRequestResponse } from "../../domain/request-log/request-response.ts";
import { pageOfItems, toJson, withFields } from "../../domain/values/json.ts";
import type { Mode } from "../../domain/values/mode.ts";
import { findAccount } from "../accounts.ts";
import { type List, openList } from "../lists.ts";
import type { Handler } from "../operation.ts";
import type { PortalServices } from "../services.ts";

type Item = components["schemas"]["LoggedRequest"];

interface Query {
  mode?: Mode | undefined;
  key_id?: string | undefined;
  status?: string | undefined;
  method?: string | undefined;
  since?: number | undefined;
  until?: number | undefined;
}

export function requestHandlers({ store: { reads }, cursors, requestLogDays: days }: PortalServices) {
  const pageFor = async (
    list: List,
    account: number | undefined,
    { key_id, status, mode, method, since, until }: Query,
  ) => {
    const statuses = statusesOf(status ?? "") ?? undefined;
    const filter: RequestFilter = { account, mode, method, since, until, status: statuses };
    // An unknown key has no requests.
    if (key_id !== undefined) filter.key = (await reads.keys.byId(key_id))?.n ?? 0;
    const { requests, next } = await reads.requestLog.list(filter, list.page, yieldTurn);
    const items = requests.map((request) => toJson<Item>(toRequestResponse(request)));
    const page = pageOfItems(items, next && cursors.encode(list.name, next));
    return withFields(page, { kept_days: days });
  };

  const detailOf = async (request: ShownRequest) => {
    const made = { order_id: null as string | null, topup_iccid: null as string | null };
    const { account, mode, method, id, at, status } = request;
    if (account !== null && mode !== null && method === "POST" && status < 300) {
      const { n: ledger } = await reads.ledgers.ofAccount(account, mode);
      made.order_id = await reads.orders.idByRequest(ledger, id, at);
      made.topup_iccid = await reads.topups.iccidByRequest(ledger, id, at);
    }
    return { ...toRequestDetailResponse(request), ...made };
  };

  const notLogged = () =>
    new Refusal(
      "not_found",
      days === 0
        ? "This service logs no requests."
        : `The log has no such request. It is older than ${days} days, was not logged, or ended within the last second.`,
    );

  const requestsList: Handler<"requestsList"> = async ({ caller, query }) => {
    const list = openList(cursors, "requestsList", caller.account.n, query);
    if (list instanceof Refusal) return list;
    return { status: 200, body: await pageFor(list, caller.account.n, query) };
  };

  const requestsGet: Handler<"requestsGet"> = async ({ caller, path, now }) => {
    const request = await findRequest(reads, path.id, now);
    if (request?.account !== caller.account.n) return notLogged();
    return { status: 200, body: toJson(await detailOf(request)) };
  };

  const allRequestsList: Handler<"allRequestsList"> = async ({ query }) => {
    const account = query.account_id === undefined ? null : await findAccount(reads, query.account_id);
    if (account instanceof Refusal) return account;
    const list = openList(cursors, "allRequestsList", 0, query);
    if (list instanceof Refusal) return list;
    return { status: 200, body: await pageFor(list, account?.n, query) };
  };

  const allRequestsGet: Handler<"allRequestsGet"> = async ({ path, now }) => {
    const request = await findRequest(reads, path.id, now);
    if (request === null) return notLogged();
    return { status: 200, body: toJson(await detailOf(request)) };
  };

  return { requestsList, requestsGet, allRequestsList, allRequestsGet };
}
