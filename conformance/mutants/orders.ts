/** Mutants of orders: units, money, eSIMs. */
import { paiseOf } from "../src/contract.ts";
import { type Mutant, money, objects, table } from "./mutant.ts";

export const orderMutants: Mutant[] = [
  ...table("api", [
    [
      "order-quantity-off",
      "resources.order.quantity.value",
      "`quantity` is one too high",
      () =>
        objects("order", (order) => {
          order.quantity = (order.quantity ?? 0) + 1;
        }),
    ],
    [
      "order-quantity-as-issued",
      "resources.order.quantity.value",
      "`quantity` counts the issued units",
      () =>
        objects("order", (order) => {
          order.quantity = order.esims.length;
        }),
    ],
    [
      "order-package-without-prefix",
      "resources.order.package-id.value",
      "`package_id` is only the number",
      () =>
        objects("order", (order) => {
          order.package_id = (order.package_id ?? "").replace("pkg_", "");
        }),
    ],
    [
      "order-items-of-one",
      "resources.order.items.api-single",
      "`items` has one unit of each package",
      () =>
        objects("order", (order) => {
          for (const item of order.items) item.quantity = 1;
        }),
    ],
    [
      "order-items-empty",
      "resources.order.items.api-single",
      "an API order has no `items`",
      () =>
        objects("order", (order) => {
          order.items = [];
        }),
    ],
    [
      "order-items-with-id",
      "resources.order.items.shape",
      "an item has `id` instead of `package_id`",
      () =>
        objects("order", (order) => {
          order.items = order.items.map(({ package_id, quantity }) => ({
            id: package_id,
            quantity,
          })) as never;
        }),
    ],
    [
      "order-total-off-for-many",
      "resources.order.total",
      "from 10 units on `total` is a paisa too high",
      () =>
        objects("order", (order) => {
          if ((order.quantity ?? 0) >= 10) money(order.total, (paise) => paise + 1);
        }),
    ],
    [
      "order-refunded-always",
      "resources.order.refunded.zero",
      "`refunded` is the total of every order",
      () =>
        objects("order", (order) => {
          order.refunded = order.total;
        }),
    ],
    [
      "order-refunded-never",
      "resources.order.refunded.amount",
      "`refunded` is 0.00 on a failed order",
      () =>
        objects("order", (order) => {
          money(order.refunded, () => 0);
        }),
    ],
    [
      "order-balance-after-refund",
      "resources.order.balance-after.charge",
      "`balance_after` includes the refund",
      () =>
        objects("order", (order) => {
          const back = paiseOf(order.refunded);
          money(order.balance_after, (paise) => paise + back);
        }),
    ],
    [
      "order-balance-before",
      "resources.order.balance-after.charge",
      "`balance_after` is the balance before the charge",
      () =>
        objects("order", (order) => {
          const total = paiseOf(order.total);
          money(order.balance_after, (paise) => paise + total);
        }),
    ],
    [
      "order-balance-moves",
      "resources.order.balance-after.fixed",
      "`balance_after` is the current balance",
      () => {
        let lower = 0;
        return objects("order", (order, request) => {
          if (request.operation === "ordersGet") money(order.balance_after, (paise) => paise - ++lower);
        });
      },
    ],
    [
      "order-refund-in-part",
      "resources.order.balance-after.plus-refunded",
      "`refunded` is half of a failed order's total",
      () =>
        objects("order", (order) => {
          money(order.refunded, (paise) => Math.floor(paise / 2));
        }),
    ],
    [
      "order-esims-as-texts",
      "resources.order.esims.shape",
      "`esims` contains only ICCIDs",
      () =>
        objects("order", (order) => {
          order.esims = order.esims.map(({ iccid }) => iccid) as never;
        }),
    ],
    [
      "order-esims-of-failed",
      "resources.order.esims.failed",
      "a failed order lists placeholders",
      () =>
        objects("order", (order) => {
          if (order.status === "failed")
            order.esims = [{ iccid: "8999999000000000000", status: "cancelled" }];
        }),
    ],
    [
      "order-one-esim-missing",
      "service.orders.one-esim-per-unit",
      "one eSIM of an order is missing",
      () =>
        objects("order", (order) => {
          order.esims = order.esims.slice(0, -1);
        }),
    ],
    [
      "order-one-esim-twice",
      "service.orders.one-esim-per-unit",
      "all units share one ICCID",
      () =>
        objects("order", (order) => {
          const [first] = order.esims;
          order.esims = order.esims.map((esim) => first ?? esim);
        }),
    ],
    [
      "order-completed-short",
      "states.order.completed.meaning",
      "a completed order of several units has one eSIM fewer",
      () =>
        objects("order", (order) => {
          if (order.esims.length > 1) order.esims = order.esims.slice(1);
        }),
    ],
    [
      "order-failed-keeps-money",
      "states.order.failed.meaning",
      "a failed order refunds nothing",
      () =>
        objects("order", (order) => {
          if (order.status === "failed") money(order.refunded, () => 0);
        }),
    ],
    [
      "order-failed-as-cancelled",
      "states.order.create.outcomes",
      "a failed order is returned as cancelled",
      () =>
        objects("order", (order) => {
          if (order.status === "failed") order.status = "cancelled";
        }),
    ],
    [
      "order-completed-as-processing",
      "orders.create.test-immediate",
      "a test order is returned as processing",
      () =>
        objects("order", (order, request) => {
          if (request.operation === "ordersCreate" && order.status === "completed")
            Object.assign(order, { status: "processing", esims: [] });
        }),
    ],
    [
      "order-reference-in-small-letters",
      "orders.create.customer-ref.copied",
      "references lose their upper-case letters",
      () =>
        objects("order", (order) => {
          order.customer_ref = order.customer_ref?.toLowerCase() ?? null;
        }),
    ],
    [
      "esim-without-reference",
      "orders.create.customer-ref.copied",
      "the reference is not copied to the eSIM",
      () =>
        objects("esim", (esim) => {
          esim.customer_ref = null;
        }),
    ],
  ]),
];
