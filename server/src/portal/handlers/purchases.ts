import { limits } from "@partner-esim/generated/limits";
import { findEsim } from "../../domain/esims/esims.ts";
import type { Purchase } from "../../domain/orders/orders.ts";
import type { MemberCaller } from "../../domain/people/people.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Mode } from "../../domain/values/mode.ts";
import { createdOrReplayed } from "../../http/contract-types.ts";
import { type IdempotentServices, idempotent } from "../idempotent.ts";
import type { Handler } from "../operation.ts";
import { invalid, isKeyRefusal, liveNotEnabled, notFound, purchaseRefusal } from "../refusals.ts";
import type { PortalServices } from "../services.ts";

export const purchaseHandlers = (context: PortalServices) => idempotent(context, makeHandlers);

function makeHandlers({ reads, runs, upkeep, random, activationCodes, views }: IdempotentServices) {
  const purchase = async (
    { account, person }: Pick<MemberCaller, "account" | "person">,
    mode: Mode,
    now: number,
  ): Promise<Purchase> => ({
    account,
    origin: { apiKey: null, requestId: null, member: person.email },
    mode,
    now,
    random,
    activationCodes,
    view: await views.of(account),
  });

  const ordersCreate: Handler<"ordersCreate"> = async ({ caller, key, body, now }) => {
    const { account, actor } = caller;
    const { mode, items, customer_ref, customer } = body;
    if (items.reduce((units, { quantity }) => units + quantity, 0) > limits.orderQuantityMax) {
      return invalid("items", `An order has at most ${limits.orderQuantityMax} units in all.`);
    }
    if (mode === "live" && !account.liveApproved) return liveNotEnabled();
    const request = {
      items: items.map(({ package_id, quantity }) => ({ packageId: package_id, quantity })),
      customerRef: customer_ref ?? null,
      customerName: customer?.name ?? null,
      customerEmail: customer?.email ?? null,
    };
    const placed = await runs.placeOrder(await purchase(caller, mode, now), key, request, actor);
    if (!(placed instanceof Refusal)) return createdOrReplayed(placed);
    return isKeyRefusal(placed) ? placed : purchaseRefusal(placed.code);
  };

  const topupsCreate: Handler<"topupsCreate"> = async ({ caller, key, path, body, now }) => {
    const { account, actor } = caller;
    const esim = await findEsim(reads, account, path.iccid);
    if (!esim) return notFound("eSIM");
    await upkeep.expireEsims(esim.ledger, now);
    const { iccid, mode } = esim;
    if (mode === "live" && !account.liveApproved) return liveNotEnabled();
    const request = { iccid, packageId: body.package_id, customerRef: body.customer_ref ?? null };
    const topup = await runs.placeTopup(await purchase(caller, mode, now), key, request, actor);
    if (!(topup instanceof Refusal)) return createdOrReplayed(topup);
    if (isKeyRefusal(topup)) return topup;
    const { code } = topup;
    if (code === "esim_not_found") return notFound("eSIM");
    return code === "esim_not_topupable" ? new Refusal(code, topup.message) : purchaseRefusal(code);
  };

  return { ordersCreate, topupsCreate };
}
