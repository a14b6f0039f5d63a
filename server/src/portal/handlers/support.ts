// What support does in any account: looking at eSIMs and orders, cancelling what runs, erasing a traveller's details.
import { CancelProblem, cancelEsim } from "../../domain/cancelling.ts";
import { expireEsims } from "../../domain/esim-expiry.ts";
import type { Esim } from "../../domain/esims.ts";
import { eraseCustomer, operator } from "../../domain/operator-decisions.ts";
import { toJson } from "../../http/contract-types.ts";
import { staffEsimForm, staffOrderForm } from "../forms.ts";
import type { Handler } from "../operation.ts";
import { cancelRefusal, notFound } from "../refusals.ts";
import type { PortalServices } from "../services.ts";

export function supportHandlers(services: PortalServices) {
  const { store, random, qrAddress } = services;

  const find = async (iccid: string, now: number): Promise<Esim | null> => {
    const esim = await store.reads.esimAnywhere(iccid);
    if (!esim) return null;
    await expireEsims(store, now, random, esim.ledger);
    return await store.reads.esimByNumber(esim.n);
  };
  const shown = async (esim: Esim) => ({
    status: 200 as const,
    body: toJson(await staffEsimForm(store.reads, esim, "support", qrAddress)),
  });

  const supportEsimsGet: Handler<"supportEsimsGet"> = async ({ path, now }) => {
    const esim = await find(path.iccid, now);
    return esim ? await shown(esim) : notFound("eSIM");
  };

  const supportEsimsCancel: Handler<"supportEsimsCancel"> = async ({ path, now }) => {
    const esim = await find(path.iccid, now);
    if (!esim) return notFound("eSIM");
    const cancelled = await cancelEsim(services, esim, { by: "support", actor: operator }, now);
    return cancelled instanceof CancelProblem ? cancelRefusal(cancelled, "esim") : await shown(cancelled);
  };

  const supportOrdersGet: Handler<"supportOrdersGet"> = async ({ path, now }) => {
    const order = await store.reads.orderAnywhere(path.id);
    if (!order) return notFound("order");
    await expireEsims(store, now, random, order.ledger);
    const esims = await store.reads.esimsOfOrder(order.n);
    return { status: 200, body: toJson(staffOrderForm({ order, esims })) };
  };

  const supportOrdersErase: Handler<"supportOrdersErase"> = async ({ path, now }) => {
    const known = await store.reads.orderAnywhere(path.id);
    if (!known) return notFound("order");
    const order = await store.transaction((tx) => eraseCustomer(tx, known, now));
    const esims = await store.reads.esimsOfOrder(order.n);
    return { status: 200, body: toJson(staffOrderForm({ order, esims })) };
  };

  return { supportEsimsGet, supportEsimsCancel, supportOrdersGet, supportOrdersErase };
}
