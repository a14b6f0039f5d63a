import { CancelProblem } from "../../domain/esims/cancellable.ts";
import { cancelEsim, cancelOrder } from "../../domain/esims/cancelling.ts";
import type { Esim } from "../../domain/esims/esim.ts";
import { expireEsims } from "../../domain/esims/esim-expiry.ts";
import type { Order } from "../../domain/orders/order.ts";
import { refundOrder, retryOrder } from "../../domain/orders/stuck-orders.ts";
import { Refusal } from "../../domain/refusal.ts";
import { eraseCustomer } from "../../domain/travellers/erasing.ts";
import { toJson } from "../../domain/values/json.ts";
import type { Handler } from "../operation.ts";
import { cancelRefusal, notFound } from "../refusals.ts";
import { toSupportEsimResponse, toSupportOrderResponse } from "../responses.ts";
import type { PortalServices } from "../services.ts";

export function supportHandlers(services: PortalServices) {
  const { store, random } = services;

  const find = async (iccid: string, now: number): Promise<Esim | null> => {
    const esim = await store.reads.esims.byIccidAnywhere(iccid);
    if (!esim) return null;
    await expireEsims(store, now, random, esim.ledger);
    return await store.reads.esims.byNumber(esim.n);
  };
  const shown = async (esim: Esim) => ({
    status: 200 as const,
    body: toJson(await toSupportEsimResponse(store.reads, esim, services)),
  });
  const shownOrder = async (order: Order) => {
    const esims = await store.reads.esims.ofOrder(order.n);
    return {
      status: 200 as const,
      body: toJson(await toSupportOrderResponse(store.reads, { order, esims })),
    };
  };

  const supportEsimsGet: Handler<"supportEsimsGet"> = async ({ path, now }) => {
    const esim = await find(path.iccid, now);
    return esim ? await shown(esim) : notFound("eSIM");
  };

  const supportEsimsCancel: Handler<"supportEsimsCancel"> = async ({ caller, path, now }) => {
    const esim = await find(path.iccid, now);
    if (!esim) return notFound("eSIM");
    const cancelled = await cancelEsim(services, esim, { by: "support", actor: caller.actor }, now);
    return cancelled instanceof CancelProblem ? cancelRefusal(cancelled, "esim") : await shown(cancelled);
  };

  const supportOrdersGet: Handler<"supportOrdersGet"> = async ({ path, now }) => {
    const order = await store.reads.orders.byIdAnywhere(path.id);
    if (!order) return notFound("order");
    await expireEsims(store, now, random, order.ledger);
    return await shownOrder(order);
  };

  const supportOrdersCancel: Handler<"supportOrdersCancel"> = async ({ caller, path, now }) => {
    const order = await store.reads.orders.byIdAnywhere(path.id);
    if (!order) return notFound("order");
    await expireEsims(store, now, random, order.ledger);
    const canceller = { by: "support", actor: caller.actor } as const;
    const cancelled = await cancelOrder(services, order, canceller, now);
    if (cancelled instanceof CancelProblem) return cancelRefusal(cancelled, "order");
    return await shownOrder(cancelled.order);
  };

  const supportOrdersRetry: Handler<"supportOrdersRetry"> = async ({ caller, path, now }) => {
    const order = await store.reads.orders.byIdAnywhere(path.id);
    if (!order) return notFound("order");
    const retried = await store.transaction((tx) => retryOrder(tx, order.n, caller.actor, now));
    return retried instanceof Refusal ? retried : await shownOrder(retried);
  };

  const supportOrdersRefund: Handler<"supportOrdersRefund"> = async ({ caller, path, now }) => {
    const order = await store.reads.orders.byIdAnywhere(path.id);
    if (!order) return notFound("order");
    const refunded = await store.transaction((tx) => refundOrder(tx, order.n, caller.actor, now, random));
    return refunded instanceof Refusal ? refunded : await shownOrder(refunded.order);
  };

  const supportOrdersErase: Handler<"supportOrdersErase"> = async ({ caller, path, now }) => {
    const known = await store.reads.orders.byIdAnywhere(path.id);
    if (!known) return notFound("order");
    return await shownOrder(await store.transaction((tx) => eraseCustomer(tx, known, caller.actor, now)));
  };

  return {
    supportEsimsGet,
    supportEsimsCancel,
    supportOrdersGet,
    supportOrdersCancel,
    supportOrdersRetry,
    supportOrdersRefund,
    supportOrdersErase,
  };
}
