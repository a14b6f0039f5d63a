// The arguments of handlers of idempotent operations. They contain no store, so an effect outside the key does not
// compile.
import type { Account } from "../domain/accounts/account.ts";
import type { Actor, OperatorActor } from "../domain/accounts/audit-log.ts";
import { requestFunds } from "../domain/accounts/funds-requests.ts";
import { changeWalletOnce, onWalletOnce, type WalletChange } from "../domain/accounts/operator-decisions.ts";
import type { CatalogueViews } from "../domain/catalogue/views.ts";
import type { ActivationCodes } from "../domain/esims/activation-codes.ts";
import { expireEsims } from "../domain/esims/esim-expiry.ts";
import type { IdempotentRequest, KeyedResponse, KeyRefusal } from "../domain/idempotency/idempotency.ts";
import type { LedgerEntry } from "../domain/ledger/entry.ts";
import type { FundsRequest } from "../domain/ledger/funds-request.ts";
import type { Purchase, PurchaseRefusal } from "../domain/orders/orders.ts";
import type { StaffOrderResponse } from "../domain/orders/staff-order-response.ts";
import {
  placeStaffOrderOnce,
  placeStaffTopupOnce,
  type StaffOrderRequest,
} from "../domain/orders/staff-purchases.ts";
import type { Reads } from "../domain/ports.ts";
import type { Refusal } from "../domain/refusal.ts";
import type { TopupResponse } from "../domain/representations.ts";
import type { TopupRefusal, TopupRequest } from "../domain/topups/topups.ts";
import type { Json } from "../domain/values/json.ts";
import type { Random } from "../domain/values/random.ts";
import type { PortalServices } from "./services.ts";

export interface IdempotentRuns {
  placeOrder(
    purchase: Purchase,
    key: IdempotentRequest,
    request: StaffOrderRequest,
    actor: Actor,
  ): Promise<KeyedResponse<StaffOrderResponse> | PurchaseRefusal | KeyRefusal>;
  placeTopup(
    purchase: Purchase,
    key: IdempotentRequest,
    request: TopupRequest,
    actor: Actor,
  ): Promise<KeyedResponse<TopupResponse> | TopupRefusal | KeyRefusal>;
  changeWallet<Body>(
    account: Account,
    change: WalletChange,
    key: IdempotentRequest,
    actor: OperatorActor,
    now: number,
    show: (entry: LedgerEntry) => Json<Body>,
  ): Promise<KeyedResponse<Body> | Refusal<"idempotency_key_reused">>;
  /** Uses the same keys as `changeWallet`. */
  requestFunds<Body>(
    account: Account,
    change: WalletChange,
    key: IdempotentRequest,
    actor: OperatorActor,
    now: number,
    show: (request: FundsRequest) => Json<Body>,
  ): Promise<KeyedResponse<Body> | Refusal<"idempotency_key_reused">>;
}

export interface IdempotentServices {
  reads: Reads;
  runs: IdempotentRuns;
  upkeep: { expireEsims(ledger: number, now: number): Promise<unknown> };
  random: Random;
  activationCodes: ActivationCodes;
  views: CatalogueViews;
}

declare const storeless: unique symbol;

export type Storeless<F> = F & { readonly [storeless]: true };

export function idempotent<Handlers extends Record<string, unknown>>(
  context: PortalServices,
  make: (services: IdempotentServices) => Handlers,
): { [Op in keyof Handlers]: Storeless<Handlers[Op]> } {
  const { store, random, activationCodes, views } = context;
  const runs: IdempotentRuns = {
    placeOrder: (purchase, key, request, actor) =>
      placeStaffOrderOnce(context, purchase, key, request, actor),
    placeTopup: (purchase, key, request, actor) =>
      placeStaffTopupOnce(context, purchase, key, request, actor),
    changeWallet: (account, change, { key }, actor, now, show) =>
      store.transaction((tx) => changeWalletOnce(tx, account, change, key, actor, now, show)),
    requestFunds: (account, change, { key }, actor, now, show) =>
      store.transaction((tx) =>
        onWalletOnce(tx, account, change, key, now, async () =>
          show(await requestFunds(tx, account, change, actor, now, random)),
        ),
      ),
  };
  const upkeep = { expireEsims: (ledger: number, now: number) => expireEsims(store, now, random, ledger) };
  const handlers = make({ reads: store.reads, runs, upkeep, random, activationCodes, views });
  return handlers as { [Op in keyof Handlers]: Storeless<Handlers[Op]> };
}
