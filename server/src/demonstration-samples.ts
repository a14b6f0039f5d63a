// The objects of the contract's examples, for the demonstration account: an order with its eSIMs, a top-up and the event
// of the order. With them the samples of the documentation work as they are printed. Bought through the service's own
// functions; only the ids are those of the examples.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { components } from "@partner-esim/generated/types";
import { remember } from "./demonstration-history.ts";
import type { Account } from "./domain/accounts.ts";
import type { CatalogueView } from "./domain/catalogue/view.ts";
import { sandboxOrderNumber } from "./domain/ids.ts";
import { placeSandboxOrder } from "./domain/orders.ts";
import type { Random, Store, Tx } from "./domain/ports.ts";
import { Refusal } from "./domain/refusal.ts";
import { orderForm, topupForm } from "./domain/representations.ts";
import { placeSandboxTopup } from "./domain/topups.ts";

type Schemas = components["schemas"];

interface Media {
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

/** The first example of what an operation answers. */
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
  account: Account;
  view: CatalogueView;
  now: number;
}

export async function fillSamples({ store, random, account, view, now }: SamplesContext): Promise<void> {
  const exampleOf = readExamples();
  const order = exampleOf("ordersGet") as Schemas["Order"];
  const topup = exampleOf("topupsGet") as Schemas["Topup"];
  const event = exampleOf("eventsGet") as Schemas["Event"];
  const purchase = { account, mode: "test" as const, view, now, random };
  await store.transaction(async (tx) => {
    const named = withIds(tx, order, topup, event);
    const wish = {
      source: "api" as const,
      items: order.items.map((item) => ({ packageId: item.package_id, quantity: item.quantity })),
      customerRef: order.customer_ref,
      customerName: null,
      customerEmail: null,
    };
    const placed = await placeSandboxOrder(named, purchase, wish);
    // Another catalogue was here before: it has other packages.
    if (placed instanceof Refusal) return;
    await remember(tx, ["ordersCreate", {}, wish], placed.order, orderForm(placed.order, placed.esims), now);
    const more = { iccid: topup.iccid, packageId: topup.package_id, customerRef: topup.customer_ref };
    const added = await placeSandboxTopup(named, purchase, more);
    if (added instanceof Refusal) return;
    await remember(tx, ["topupsCreate", { iccid: topup.iccid }, more], added, topupForm(added), now);
  });
}

/** A transaction in which what is new gets the ids of the examples. Only an empty database is filled: none is taken. */
function withIds(tx: Tx, order: Schemas["Order"], topup: Schemas["Topup"], event: Schemas["Event"]): Tx {
  const iccids = order.esims.map(({ iccid }) => iccid);
  const number = sandboxOrderNumber(order.id);
  const inserted = <T>(row: T | null): T => {
    if (row === null) throw new Error("an id of the contract's examples is taken");
    return row;
  };
  return {
    ...tx,
    insertOrder: async (wanted) => inserted(await tx.insertOrder({ ...wanted, id: order.id, number })),
    insertEsim: async (wanted) =>
      inserted(await tx.insertEsim({ ...wanted, iccid: iccids.shift() ?? wanted.iccid })),
    insertTopup: (wanted) => tx.insertTopup({ ...wanted, id: topup.id }),
    insertEvent: (wanted) =>
      tx.insertEvent(wanted.type === event.type ? { ...wanted, id: event.id } : wanted),
  };
}
