import type { Account } from "../../domain/accounts/account.ts";
import type { AccountChange } from "../../domain/accounts/administration.ts";
import type { OperatorActor } from "../../domain/accounts/audit-log.ts";
import { decideAccount, decideToOpen } from "../../domain/accounts/operator-decisions.ts";
import type { ListedAccount } from "../../domain/accounts/store.ts";
import { parseRupees } from "../../domain/ledger/money.ts";
import { Refusal } from "../../domain/refusal.ts";
import { toJson } from "../../domain/values/json.ts";
import { findAccount } from "../accounts.ts";
import { openList, pageOf } from "../lists.ts";
import type { Body, Call, Handler } from "../operation.ts";
import { administered, notFound } from "../refusals.ts";
import { toAccountDetailResponse, toAccountResponse } from "../responses.ts";
import type { PortalServices } from "../services.ts";

export function accountHandlers({ store, random, cursors }: PortalServices) {
  const shown = async ({ id }: Account) => {
    const listed = await store.reads.accounts.listedById(id);
    if (!listed) throw new Error("an account is missing");
    return toJson(await toAccountDetailResponse(store.reads, listed));
  };

  const accountsList: Handler<"accountsList"> = async ({ query }) => {
    const list = openList(cursors, "accountsList", 0, query);
    if (list instanceof Refusal) return list;
    const rows = await store.reads.accounts.listed({ q: query.q }, list.page);
    const body = pageOf<ListedAccount, Body<"accountsList">>(
      list,
      rows,
      toAccountResponse,
      ({ account }) => ({
        at: 0,
        n: account.n,
      }),
    );
    return { status: 200, body };
  };

  const accountsCreate: Handler<"accountsCreate"> = async ({ caller, body, now }) => {
    const { name, email, tier, live_approved: liveApproved } = body;
    const account = await administered({ invalid: "invalid_request" }, () =>
      store.transaction((tx) =>
        decideToOpen(tx, { name, email, tier, liveApproved }, caller.actor, now, random),
      ),
    );
    return account instanceof Refusal ? account : { status: 201, body: await shown(account) };
  };

  const accountsGet: Handler<"accountsGet"> = async ({ path }) => {
    const listed = await store.reads.accounts.listedById(path.id);
    if (!listed) return notFound("account");
    return { status: 200, body: toJson(await toAccountDetailResponse(store.reads, listed)) };
  };

  const changed = async (id: string, change: AccountChange, actor: OperatorActor, now: number) => {
    const known = await findAccount(store.reads, id);
    if (known instanceof Refusal) return known;
    const account = await administered({ invalid: "invalid_request" }, () =>
      store.transaction((tx) => decideAccount(tx, known, change, actor, now, random)),
    );
    return account instanceof Refusal ? account : ({ status: 200, body: await shown(account) } as const);
  };

  const accountsUpdate: Handler<"accountsUpdate"> = ({ caller, path, body, now }) =>
    changed(path.id, changeOf(body), caller.actor, now);

  const accountBillingSet: Handler<"accountBillingSet"> = async ({ caller, path, body, now }) => {
    const { name: billingName, address: billingAddress, gstin } = body;
    return await changed(path.id, { billingName, billingAddress, gstin }, caller.actor, now);
  };

  return { accountsList, accountsCreate, accountsGet, accountsUpdate, accountBillingSet };
}

function changeOf(body: Call<"accountsUpdate">["body"]): AccountChange {
  const { allowed_packages: allowed, low_balance_threshold: threshold } = body;
  const change = {
    name: body.name,
    email: body.email,
    active: body.active,
    liveApproved: body.live_approved,
    tier: body.tier,
    agreedDiscountBps: body.agreed_discount_bps,
    sellsUnlimited: body.sells_unlimited,
    allowedPackages: allowed?.map((id) => Number(id.slice(id.indexOf("_") + 1))) ?? allowed,
    lowBalanceThresholdPaise: threshold === undefined ? undefined : parseRupees(threshold ?? "0") || null,
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
