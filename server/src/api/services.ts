// What the handlers work with: only `runs` and `upkeep` write, so an effect outside its key does not compile.
import type { ErrorCode } from "@partner-esim/generated/errors";
import type { OperationId } from "@partner-esim/generated/routes";
import type { CatalogueViews } from "../domain/catalogue/views.ts";
import type { ActivationCodes } from "../domain/esims/activation-codes.ts";
import type { Esim } from "../domain/esims/esim.ts";
import { expireEsims } from "../domain/esims/esim-expiry.ts";
import { refreshUsage } from "../domain/esims/esim-reports.ts";
import {
  type IdempotentRequest,
  type KeyedResponse,
  type KeyRefusal,
  runOnce,
} from "../domain/idempotency/idempotency.ts";
import type { Limiters } from "../domain/limits/limiters.ts";
import { placeLiveOrder } from "../domain/orders/live-orders.ts";
import type { OrderRequest, Purchase, PurchaseRefusal } from "../domain/orders/orders.ts";
import type { OperationTx, Reads } from "../domain/ports.ts";
import type { Refusal } from "../domain/refusal.ts";
import type { InstallContext, OrderResponse, TopupResponse } from "../domain/representations.ts";
import type { SupplyContext } from "../domain/supply/ports.ts";
import { placeLiveTopup } from "../domain/topups/live-topups.ts";
import type { TopupRefusal, TopupRequest } from "../domain/topups/topups.ts";
import type { Json } from "../domain/values/json.ts";
import type { Random } from "../domain/values/random.ts";
import type { TimeZone } from "../domain/values/time-zone.ts";
import type { Cursors } from "../http/cursors.ts";
import type { QrTokens } from "./qr-tokens.ts";

export interface Once<Op extends OperationId = OperationId> {
  ledger: number;
  key: IdempotentRequest<Op>;
  now: number;
  /** Called before the supplier is. */
  leave: () => void;
}

export interface IdempotentRuns {
  once<Body, Op extends OperationId, Code extends ErrorCode = never>(
    once: Once<Op>,
    effect: (tx: OperationTx<Op>) => Promise<Json<Body> | Refusal<Code>>,
  ): Promise<KeyedResponse<Body> | Refusal<Code> | KeyRefusal>;
  placeLiveOrder(
    once: Once,
    purchase: Purchase,
    request: OrderRequest,
  ): Promise<KeyedResponse<OrderResponse> | PurchaseRefusal | KeyRefusal>;
  placeLiveTopup(
    once: Once,
    purchase: Purchase,
    request: TopupRequest,
  ): Promise<KeyedResponse<TopupResponse> | TopupRefusal | KeyRefusal>;
}

export interface Upkeep {
  expireEsims(ledger: number, now: number): Promise<unknown>;
  /** @param leave called before the supplier is */
  refreshUsage(esim: Esim, now: number, leave: () => void): Promise<void>;
}

export interface Services {
  reads: Reads;
  runs: IdempotentRuns;
  upkeep: Upkeep;
  random: Random;
  zone: TimeZone;
  views: Pick<CatalogueViews, "of">;
  cursors: Cursors;
  qrTokens: QrTokens;
  qrAddress: InstallContext["qrAddress"];
  activationCodes: ActivationCodes;
  limiters: Pick<Limiters, "qrImages">;
}

export interface ServiceContext
  extends SupplyContext,
    Omit<Services, "reads" | "runs" | "upkeep" | "views" | "limiters"> {
  views: CatalogueViews;
  limiters: Limiters;
}

export function servicesOf(context: ServiceContext): Services {
  const { store, random, zone, views, cursors, qrTokens, qrAddress, activationCodes, limiters } = context;
  return {
    reads: store.reads,
    runs: {
      once: ({ ledger, key, now }, effect) => runOnce(store, ledger, key, now, effect),
      placeLiveOrder: ({ ledger, key, leave }, purchase, request) =>
        placeLiveOrder({ ...context, beforeCall: leave }, purchase, ledger, key, request),
      placeLiveTopup: ({ ledger, key, leave }, purchase, request) =>
        placeLiveTopup({ ...context, beforeCall: leave }, purchase, ledger, key, request),
    },
    upkeep: {
      expireEsims: async (ledger, now) => {
        const next = await store.reads.esims.knownNextExpiryAt();
        if (next !== null && next <= now) await expireEsims(store, now, random, ledger);
      },
      refreshUsage: (esim, now, leave) => refreshUsage({ ...context, beforeCall: leave }, esim, now),
    },
    // Access checks have read the revisions.
    views: {
      of: (account) => views.ofRequest(account),
    },
    random,
    zone,
    cursors,
    qrTokens,
    qrAddress,
    activationCodes,
    limiters,
  };
}
