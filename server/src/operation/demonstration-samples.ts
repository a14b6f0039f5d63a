// Creates the objects of the contract's examples, so that the documentation's samples work as printed.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { components } from "@partner-esim/generated/types";
import type { Account } from "../domain/accounts/account.ts";
import type { CatalogueView } from "../domain/catalogue/view.ts";
import type { ActivationCodes } from "../domain/esims/activation-codes.ts";
import type { NewEsim } from "../domain/esims/esim.ts";
import { placeSandboxOrder } from "../domain/orders/orders.ts";
import type { RecordingTx, Store } from "../domain/ports.ts";
import { Refusal } from "../domain/refusal.ts";
import { toOrderResponse, toTopupResponse } from "../domain/representations.ts";
import { placeSandboxTopup } from "../domain/topups/topups.ts";
import { sandboxOrderNumber } from "../domain/values/ids.ts";
import type { Random } from "../domain/values/random.ts";
import { remember } from "./demonstration-history.ts";

type Schemas = components["schemas"];

interface Media {
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

type ExampleOf = (operationId: string) => unknown;

function readExamples(): ExampleOf {
  const file = fileURLToPath(import.meta.resolve("@partner-esim/generated/openapi.json"));
  const { paths } = JSON.parse(readFileSync(file, "utf8")) as {
    paths: Record<
      string,
      Record<string, { operationId: string; responses: Record<string, { content: Record<string, Media> }> }>
    >;
  };
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  return (operationId) => {
    const found = operations.find((operation) => operation.operationId === operationId);
    const media = found?.responses["200"]?.content["application/json"];
    return media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
  };
}

export interface SamplesContext {
  store: Store;
  random: Random;
  activationCodes: ActivationCodes;
  account: Account;
  view: CatalogueView;
  now: number;
}

export async function fillSamples({
  store,
  random,
  activationCodes,
  account,
  view,
  now,
}: SamplesContext): Promise<void> {
  const exampleOf = readExamples();
  const order = exampleOf("ordersGet") as Schemas["Order"];
  const topup = exampleOf("topupsGet") as Schemas["Topup"];
  const event = exampleOf("eventsGet") as Schemas["Event"];
  const purchase = { account, mode: "test" as const, view, now, random, activationCodes };
  await store.transaction(async (tx) => {
    const named = withIds(tx, activationCodes, order, topup, event);
    const input = {
      source: "api" as const,
      items: order.items.map((item) => ({ packageId: item.package_id, quantity: item.quantity })),
      customerRef: order.customer_ref,
      customerName: null,
      customerEmail: null,
    };
    const placed = await placeSandboxOrder(named, purchase, input);
    // The database had a catalogue with other packages before.
    if (placed instanceof Refusal) return;
    await remember(
      tx,
      ["ordersCreate", {}, input],
      placed.order,
      toOrderResponse(placed.order, placed.esims),
      now,
    );
    const more = { iccid: topup.iccid, packageId: topup.package_id, customerRef: topup.customer_ref };
    const added = await placeSandboxTopup(named, purchase, more);
    if (added instanceof Refusal) return;
    await remember(tx, ["topupsCreate", { iccid: topup.iccid }, more], added, toTopupResponse(added), now);
  });
}

/** Wraps a transaction so that new objects get the examples' ids. The database is empty, so none is taken. */
function withIds(
  tx: RecordingTx,
  activationCodes: ActivationCodes,
  order: Schemas["Order"],
  topup: Schemas["Topup"],
  event: Schemas["Event"],
): RecordingTx {
  const iccids = order.esims.map(({ iccid }) => iccid);
  const number = sandboxOrderNumber(order.id);
  const named = (wanted: NewEsim): NewEsim => {
    const iccid = iccids.shift() ?? wanted.iccid;
    const code = activationCodes.open(wanted.sealedCode ?? "", wanted.iccid) ?? "";
    return { ...wanted, iccid, sealedCode: activationCodes.seal(code, iccid) };
  };
  const inserted = <T>(row: T | null): T => {
    if (row === null) throw new Error("an id of the contract's examples is taken");
    return row;
  };
  return {
    ...tx,
    orders: {
      ...tx.orders,
      insert: async (wanted) => inserted(await tx.orders.insert({ ...wanted, id: order.id, number })),
    },
    esims: {
      ...tx.esims,
      insert: async (wanted) => inserted(await tx.esims.insert(named(wanted))),
      insertAll: async (wanted) => await tx.esims.insertAll(wanted.map(named)),
    },
    topups: { ...tx.topups, insert: (wanted) => tx.topups.insert({ ...wanted, id: topup.id }) },
    events: {
      ...tx.events,
      append: (wanted) => tx.events.append(wanted.type === event.type ? { ...wanted, id: event.id } : wanted),
    },
  };
}
