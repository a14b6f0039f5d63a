/** Mutants of what objects say: values that are wrong while their form is right, and forms that are nearly right. */
import { type Event, paiseOf, type RuleId } from "../src/contract.ts";
import {
  answers,
  bodyOf,
  isSuccess,
  items,
  type Json,
  type Kind,
  type Mutant,
  money,
  objects,
  setBody,
  shifted,
  successes,
  table,
} from "./mutant.ts";
import type { Fault } from "./proxy.ts";

const hourMs = 3_600_000;
const isTime = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:]+Z$/.test(value);

/** Changes every time in a body. */
function times(value: unknown, change: (text: string) => string): unknown {
  if (isTime(value)) return change(value);
  if (Array.isArray(value)) return value.map((item) => times(item, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, times(item, change)]));
}

const everyTime = (change: (text: string) => string): Fault =>
  successes("any", (body) => times(body, change) as Json);

/** Gives every key of a body another name. */
function renamed(value: unknown, change: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [change(key), renamed(item, change)]));
}

/** Ids of a kind that are written otherwise, as they leave and as they come back. */
const idForms: [string, Kind, RuleId, string, (id: string) => string][] = [
  [
    "order-ids-in-capitals",
    "order",
    "ids.order.format",
    "order ids have capitals",
    (id) => id.replace(/[0-9a-z]+$/, (text) => text.toUpperCase()),
  ],
  [
    "order-ids-without-test",
    "order",
    "ids.order.sandbox-format",
    "sandbox order ids lack `test_`",
    (id) => id.replace("test_", ""),
  ],
  [
    "order-ids-longer",
    "order",
    "ids.order.sandbox-format",
    "sandbox order ids end in 13 characters",
    (id) => `${id}0`,
  ],
  [
    "topup-ids-in-capitals",
    "topup",
    "ids.topup.format",
    "top-up ids have capitals",
    (id) => id.replace(/[0-9a-z]+$/, (text) => text.toUpperCase()),
  ],
  [
    "topup-ids-shorter",
    "topup",
    "ids.topup.sandbox-format",
    "sandbox top-up ids end in 11 characters",
    (id) => id.slice(0, -1),
  ],
  ["event-ids-longer", "event", "ids.event.format", "event ids have 25 hex digits", (id) => `${id}0`],
  [
    "package-ids-padded",
    "package",
    "ids.package.format",
    "package ids have a zero before their number",
    (id) => id.replace("_", "_0"),
  ],
];

export const valueMutants: Mutant[] = [
  ...table(
    "api",
    idForms.map(([name, kind, rule, fault, change]) => [
      name,
      rule,
      fault,
      () =>
        objects(kind, (object) => {
          const holder = object as { id?: string };
          if (holder.id !== undefined) holder.id = change(holder.id);
        }),
    ]),
  ),
  ...table("api", [
    [
      "iccid-with-a-letter",
      "ids.esim.format",
      "ICCIDs end in a letter",
      () =>
        objects("esim", (esim) => {
          esim.iccid = `${esim.iccid}F`;
        }),
    ],
    [
      "iccid-of-a-real-issuer",
      "ids.esim.sandbox-prefix",
      "sandbox ICCIDs begin like real ones",
      () => async (request, forward) => {
        const inside = (text: string) => text.replaceAll("8991000", "8999999");
        const response = await forward({ ...request, target: inside(request.target) });
        if (request.operation !== "qr") {
          response.body = Buffer.from(response.body.toString().replaceAll("8999999", "8991000"));
        }
        return response;
      },
    ],
    [
      "times-with-milliseconds",
      "conventions.timestamps.output",
      "times have milliseconds",
      () => everyTime((text) => text.replace("Z", ".000Z")),
    ],
    [
      "times-with-an-offset",
      "conventions.timestamps.output",
      "times end in +00:00",
      () => everyTime((text) => text.replace("Z", "+00:00")),
    ],
    [
      "field-names-in-camel-case",
      "conventions.format.snake-case",
      "field names are written in camel case",
      () =>
        successes(
          "any",
          (body) =>
            renamed(body, (key) =>
              key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
            ) as Json,
        ),
    ],
    [
      "objects-wrapped",
      "conventions.success.no-wrapper",
      "one object is wrapped in `data`",
      () =>
        successes(
          ["balanceGet", "ordersCreate", "ordersGet", "esimsGet", "topupsGet", "eventsGet", "packagesGet"],
          (body) => ({ data: body }),
        ),
    ],

    [
      "order-quantity-off",
      "resources.order.quantity.value",
      "`quantity` is one too many",
      () =>
        objects("order", (order) => {
          order.quantity = (order.quantity ?? 0) + 1;
        }),
    ],
    [
      "order-quantity-as-issued",
      "resources.order.quantity.value",
      "`quantity` counts what was issued",
      () =>
        objects("order", (order) => {
          order.quantity = order.esims.length;
        }),
    ],
    [
      "order-package-without-prefix",
      "resources.order.package-id.value",
      "`package_id` is the bare number",
      () =>
        objects("order", (order) => {
          order.package_id = (order.package_id ?? "").replace("pkg_", "");
        }),
    ],
    [
      "order-items-of-one",
      "resources.order.items.api-single",
      "`items` counts one unit of each package",
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
      "an item names its package `id`",
      () =>
        objects("order", (order) => {
          order.items = order.items.map(({ package_id, quantity }) => ({
            id: package_id,
            quantity,
          })) as never;
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
      "`refunded` is 0.00 of a failed order",
      () =>
        objects("order", (order) => {
          money(order.refunded, () => 0);
        }),
    ],
    [
      "order-balance-after-refund",
      "resources.order.balance-after.charge",
      "`balance_after` counts what was refunded",
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
      "`balance_after` follows the present balance",
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
      "half of a failed order's money is in `refunded`",
      () =>
        objects("order", (order) => {
          money(order.refunded, (paise) => Math.floor(paise / 2));
        }),
    ],
    [
      "order-esims-as-texts",
      "resources.order.esims.shape",
      "`esims` lists ICCIDs alone",
      () =>
        objects("order", (order) => {
          order.esims = order.esims.map(({ iccid }) => iccid) as never;
        }),
    ],
    [
      "order-esims-of-failed",
      "resources.order.esims.failed",
      "a failed order lists stand-ins",
      () =>
        objects("order", (order) => {
          if (order.status === "failed")
            order.esims = [{ iccid: "8999999000000000000", status: "cancelled" }];
        }),
    ],
    [
      "order-one-esim-missing",
      "service.orders.one-esim-per-unit",
      "one eSIM of an order is not listed",
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
      "a completed order of several lists one eSIM fewer",
      () =>
        objects("order", (order) => {
          if (order.esims.length > 1) order.esims = order.esims.slice(1);
        }),
    ],
    [
      "order-failed-keeps-money",
      "states.order.failed.meaning",
      "a failed order returned nothing",
      () =>
        objects("order", (order) => {
          if (order.status === "failed") money(order.refunded, () => 0);
        }),
    ],
    [
      "order-failed-as-cancelled",
      "states.order.create.outcomes",
      "a failed order is answered as cancelled",
      () =>
        objects("order", (order) => {
          if (order.status === "failed") order.status = "cancelled";
        }),
    ],
    [
      "order-completed-as-processing",
      "orders.create.test-immediate",
      "a test order is answered as processing",
      () =>
        objects("order", (order, request) => {
          if (request.operation === "ordersCreate" && order.status === "completed")
            Object.assign(order, { status: "processing", esims: [] });
        }),
    ],
    [
      "order-reference-in-small-letters",
      "orders.create.customer-ref.copied",
      "references lose their capitals",
      () =>
        objects("order", (order) => {
          order.customer_ref = order.customer_ref?.toLowerCase() ?? null;
        }),
    ],
    [
      "esim-without-reference",
      "orders.create.customer-ref.copied",
      "the reference does not reach the eSIM",
      () =>
        objects("esim", (esim) => {
          esim.customer_ref = null;
        }),
    ],

    [
      "package-price-above-retail",
      "resources.package.price.not-above-retail",
      "prices are a paisa above retail",
      () =>
        objects("package", (item) => {
          item.price = { ...item.retail_price };
          money(item.price, (paise) => paise + 1);
        }),
    ],
    [
      "package-data-in-gb",
      "resources.package.data-mb.type",
      "`data_mb` is in GB, with a fraction",
      () =>
        objects("package", (item) => {
          item.data_mb = item.data_mb === null ? null : item.data_mb / 1000 + 0.5;
        }),
    ],
    [
      "package-data-zero-when-unlimited",
      "resources.package.data-mb.null-iff-unlimited",
      "unlimited packages have a `data_mb`",
      () =>
        objects("package", (item) => {
          item.data_mb ??= 999_999;
        }),
    ],
    [
      "package-country-missing",
      "resources.package.country.single",
      "`country` is null on every package",
      () =>
        objects("package", (item) => {
          item.country = null;
        }),
    ],
    [
      "package-country-of-several",
      "resources.package.country.null",
      "`country` is the first of several",
      () =>
        objects("package", (item) => {
          item.country = item.countries[0] ?? null;
        }),
    ],
    [
      "package-no-topup",
      "resources.package.topup-true-today",
      "some listed packages cannot be topped up with",
      () =>
        objects("package", (item) => {
          item.topup = !item.unlimited;
        }),
    ],
    [
      "package-name-empty",
      "resources.package.name",
      "names are empty",
      () =>
        objects("package", (item) => {
          item.name = "";
        }),
    ],
    [
      "package-countries-empty",
      "resources.package.countries",
      "regional packages list no country",
      () =>
        objects("package", (item) => {
          if (item.countries.length > 1) item.countries = [];
        }),
    ],
    [
      "topup-packages-at-retail",
      "topup-packages.list.partner-price",
      "top-up packages show the retail price",
      () =>
        objects("package", (item, request) => {
          if (request.operation === "topupPackagesList") {
            item.price = { ...item.retail_price };
            money(item.price, (paise) => paise + 1);
          }
        }),
    ],
    [
      "destination-code-in-small-letters",
      "resources.destination.code.country",
      "country codes are in small letters",
      () =>
        objects("destination", (destination) => {
          if (destination.code.length === 2) destination.code = destination.code.toLowerCase();
        }),
    ],
    [
      "destination-code-by-name",
      "resources.destination.code.region",
      "region codes are made from names",
      () =>
        objects("destination", (destination) => {
          if (destination.code.length > 2)
            destination.code = destination.name.toLowerCase().replaceAll(" ", "-");
        }),
    ],
    [
      "destination-count-as-text",
      "resources.destination.packages-count.type",
      "`packages_count` is a text",
      () =>
        objects("destination", (destination) => {
          destination.packages_count = String(destination.packages_count) as never;
        }),
    ],
    [
      "threshold-left-out",
      "resources.balance.threshold.type",
      "without a threshold the field is missing",
      () =>
        objects("balance", (balance) => {
          if (balance.low_balance_threshold === null)
            delete (balance as Partial<typeof balance>).low_balance_threshold;
        }),
    ],
    [
      "threshold-zero-for-none",
      "resources.balance.threshold.null-when-unset",
      "no threshold reads as 0.00",
      () =>
        objects("balance", (balance) => {
          balance.low_balance_threshold ??= { ...balance.balance, amount: "0.00" };
        }),
    ],
    [
      "money-without-paise",
      "resources.money.amount",
      "whole amounts have no decimals",
      () =>
        objects("balance", (balance) => {
          balance.balance.amount = balance.balance.amount.replace(/\.\d+$/, "");
        }),
    ],
    [
      "money-with-separators",
      "resources.money.amount",
      "amounts have separators",
      () =>
        objects("balance", (balance) => {
          balance.balance.amount = balance.balance.amount.replace(/^(\d+)(\d{3})/, "$1,$2");
        }),
    ],
    [
      "money-in-dollars",
      "resources.money.currency",
      "the currency is another",
      () =>
        objects("balance", (balance) => {
          balance.balance.currency = "USD" as never;
        }),
    ],

    [
      "esim-used-null-when-unused",
      "resources.esim.data.used-mb.number",
      "`used_mb` is null on an unused eSIM",
      () =>
        objects("esim", (esim) => {
          if (esim.data.used_mb === 0) esim.data.used_mb = null as never;
        }),
    ],
    [
      "esim-total-without-topups",
      "resources.esim.data.total-mb.with-topups",
      "`total_mb` stays as it was bought",
      () => {
        const bought = new Map<string, number | null>();
        return objects("esim", (esim) => {
          if (!bought.has(esim.iccid)) bought.set(esim.iccid, esim.data.total_mb);
          esim.data.total_mb = bought.get(esim.iccid) ?? null;
        });
      },
    ],
    [
      "esim-topup-not-yet-added",
      "states.esim.topup-adds-at-once",
      "a top-up adds no days",
      () => {
        const days = new Map<string, number>();
        return objects("esim", (esim) => {
          if (!days.has(esim.iccid)) days.set(esim.iccid, esim.validity_days);
          esim.validity_days = days.get(esim.iccid) ?? 0;
        });
      },
    ],
    [
      "esim-remaining-is-total",
      "resources.esim.data.remaining-mb",
      "`remaining_mb` is a text",
      () =>
        objects("esim", (esim) => {
          esim.data.remaining_mb = `${esim.data.remaining_mb}` as never;
        }),
    ],
    [
      "esim-total-zero-when-unlimited",
      "resources.esim.data.total-mb",
      "an unlimited eSIM has a `total_mb` of 0",
      () =>
        objects("esim", (esim) => {
          esim.data.total_mb ??= 0;
        }),
    ],
    [
      "esim-expires-before-use",
      "resources.esim.expires-at.null",
      "an unused eSIM has an expiry",
      () =>
        objects("esim", (esim) => {
          esim.expires_at ??= shifted(esim.created, 24 * hourMs) as string;
        }),
    ],
    [
      "esim-expires-an-hour-late",
      "resources.esim.expires-at.value",
      "`expires_at` is an hour late",
      () =>
        objects("esim", (esim) => {
          esim.expires_at = shifted(esim.expires_at, hourMs) as string;
        }),
    ],
    [
      "esim-activated-when-issued",
      "states.esim.ready.meaning",
      "`activated_at` is set when an eSIM is issued",
      () =>
        objects("esim", (esim) => {
          esim.activated_at ??= esim.created;
        }),
    ],
    [
      "esim-never-depleted",
      "states.esim.active-to-depleted",
      "a used-up eSIM stays active",
      () =>
        objects("esim", (esim) => {
          if (esim.status === "depleted") esim.status = "active";
        }),
    ],
    [
      "esim-depleted-for-good",
      "states.esim.depleted-to-active",
      "a top-up does not make a used-up eSIM active",
      () => {
        const used = new Set<string>();
        return objects("esim", (esim) => {
          if (esim.status === "depleted") used.add(esim.iccid);
          if (used.has(esim.iccid) && esim.status === "active") esim.status = "depleted";
        });
      },
    ],
    [
      "esim-depleted-at-80",
      "states.esim.usage-80-no-change",
      "an eSIM counts as used up at 80 percent",
      () =>
        objects("esim", ({ data, ...esim }) => ({
          ...esim,
          data,
          status: data.total_mb !== null && data.used_mb >= 0.8 * data.total_mb ? "depleted" : esim.status,
        })),
    ],
    [
      "esim-unlimited-depleted",
      "states.esim.depleted.not-unlimited",
      "an unlimited eSIM that was used is depleted",
      () =>
        objects("esim", (esim) => {
          if (esim.data.unlimited && esim.status === "active") esim.status = "depleted";
        }),
    ],
    [
      "esim-never-expired",
      "states.esim.active-to-expired",
      "an eSIM whose time is over stays active",
      () =>
        objects("esim", (esim) => {
          if (esim.status === "expired") esim.status = "active";
        }),
    ],
    [
      "esim-active-by-topup",
      "states.esim.ready-stays-ready",
      "a top-up starts an unused eSIM",
      () => {
        const topped = new Set<string>();
        return answers(["topupsCreate", "esimsGet", "esimsList"], (response, request) => {
          const body = isSuccess(response) ? bodyOf(response) : undefined;
          if (!body) return;
          if (request.operation === "topupsCreate") topped.add(String(body.iccid));
          for (const esim of (Array.isArray(body.data) ? body.data : [body]) as Json[]) {
            if (topped.has(String(esim.iccid)) && esim.status === "ready") esim.status = "active";
          }
          setBody(response, body);
        });
      },
    ],
    [
      "esim-activation-missing",
      "resources.esim.activation.present",
      "a single eSIM has no `activation`",
      () =>
        objects("esim", (esim) => {
          delete (esim as Partial<typeof esim>).activation;
        }),
    ],
    [
      "esim-links-encoded-twice",
      "resources.esim.install-links.encoded-once",
      "install links are encoded twice",
      () =>
        objects("esim", (esim) => {
          esim.install_links.ios = esim.install_links.ios?.replaceAll("%", "%25") ?? null;
        }),
    ],
    [
      "esim-links-missing",
      "resources.esim.install-links.object",
      "`install_links` is null in lists",
      () =>
        objects("esim", (esim, request) => {
          if (request.operation === "esimsList") esim.install_links = null as never;
        }),
    ],
    [
      "esim-qr-of-another-host",
      "qr.address-from-field",
      "`qr_code_url` has another host",
      () =>
        objects("esim", (esim) => {
          esim.qr_code_url = esim.qr_code_url?.replace(/^http:\/\/[^/]+/, "http://qr.example") ?? null;
        }),
    ],
    [
      "esim-qr-is-one-for-all",
      "resources.esim.qr-code-url.value",
      "every eSIM shows the image of the first",
      () => {
        let first: string | null = null;
        return objects("esim", (esim) => {
          first ??= esim.qr_code_url;
          esim.qr_code_url = first;
        });
      },
    ],
    [
      "simulated-usage-80-off",
      "simulate.usage-80.amount",
      "80 percent are rounded to another megabyte",
      () =>
        objects("esim", (esim, request) => {
          if (request.operation === "simulate" && esim.status === "active" && esim.data.used_mb > 0)
            esim.data.used_mb += 1;
        }),
    ],
    [
      "simulated-usage-100-short",
      "simulate.usage-100.amount",
      "all data used leaves a megabyte",
      () =>
        objects("esim", (esim, request) => {
          if (request.operation === "simulate" && esim.status === "depleted") {
            esim.data.used_mb -= 1;
            esim.data.remaining_mb = 1;
          }
        }),
    ],
    [
      "simulated-activation-early",
      "simulate.activated.times",
      "`activated` sets a moment an hour before",
      () =>
        objects("esim", (esim) => {
          esim.activated_at = shifted(esim.activated_at, -hourMs) as string;
        }),
    ],
    [
      "simulated-expiry-as-planned",
      "simulate.expired.time",
      "`expired` leaves `expires_at` as it was",
      () => {
        const planned = new Map<string, string>();
        return objects("esim", (esim) => {
          if (esim.status === "active" && esim.expires_at) planned.set(esim.iccid, esim.expires_at);
          if (esim.status === "expired") esim.expires_at = planned.get(esim.iccid) ?? esim.expires_at;
        });
      },
    ],

    [
      "topup-balance-after-charge",
      "resources.topup.balance-after.failed",
      "`balance_after` of a failed top-up lacks its money",
      () =>
        objects("topup", (topup) => {
          const total = paiseOf(topup.total);
          if (topup.status === "failed") money(topup.balance_after, (paise) => paise - total);
        }),
    ],
    [
      "topup-balance-before",
      "resources.topup.balance-after.completed",
      "`balance_after` is the balance before the charge",
      () =>
        objects("topup", (topup) => {
          const total = paiseOf(topup.total);
          money(topup.balance_after, (paise) => paise + total);
        }),
    ],
    [
      "topups-list-completed-only",
      "topups.list.any-status",
      "failed top-ups are not listed",
      () => items("topupsList", (data) => data.filter(({ status }) => status === "completed")),
    ],
    [
      "topup-failed-as-completed",
      "states.topup.failed",
      "a failed top-up says completed",
      () =>
        objects("topup", (topup) => {
          if (topup.status === "failed") topup.status = "completed";
        }),
    ],

    [
      "event-sequence-constant",
      "resources.event.sequence.grows",
      "all events have one sequence",
      () =>
        objects("event", (event) => {
          event.sequence = 1;
        }),
    ],
    [
      "event-mode-of-the-other",
      "resources.event.mode",
      "the mode of an event is the other one",
      () =>
        objects("event", (event) => {
          event.mode = event.mode === "test" ? "live" : "test";
        }),
    ],
    [
      "event-created-with-milliseconds",
      "resources.event.created",
      "`created` of events has milliseconds",
      () =>
        objects("event", (event) => {
          event.created = event.created.replace("Z", ".123Z");
        }),
    ],
    [
      "event-id-of-each-read",
      "resources.event.id",
      "an event has another id on each read",
      () => {
        let reads = 0;
        return objects("event", (event, request) => {
          if (request.operation === "eventsGet") event.id = `evt_${String(++reads).padStart(24, "0")}`;
        });
      },
    ],
    [
      "event-data-as-text",
      "resources.event.data",
      "`data` is JSON in a text",
      () =>
        objects("event", (event) => {
          event.data = JSON.stringify(event.data) as never;
        }),
    ],
    [
      "event-type-by-another-name",
      "resources.event.type",
      "types are written with an underscore",
      () =>
        objects("event", (event) => {
          event.type = event.type.replace(".", "_") as Event["type"];
        }),
    ],
    [
      "summary-with-more",
      "resources.esim-summary.fields",
      "summaries show the mode too",
      () =>
        objects("event", (event) => {
          if (event.type.startsWith("esim.")) Object.assign(event.data, { mode: event.mode });
        }),
    ],
    [
      "summary-without-remaining",
      "resources.esim-summary.data-shape",
      "`data` of a summary lacks `remaining_mb`",
      () =>
        objects("event", (event) => {
          const { data } = event.data as { data?: { remaining_mb?: number } };
          if (event.type.startsWith("esim.") && data) delete data.remaining_mb;
        }),
    ],
    [
      "summary-status-before",
      "resources.esim-summary.snapshot",
      "a summary's status is what the eSIM is now",
      () =>
        objects("event", (event) => {
          if (event.type === "esim.activated") (event.data as { status: string }).status = "expired";
        }),
    ],
    [
      "summary-not-as-fetched",
      "events.esim.data-as-fetched",
      "a summary has the expiry of the day before",
      () =>
        objects("event", (event) => {
          const data = event.data as { expires_at?: string | null };
          if (event.type.startsWith("esim."))
            data.expires_at = shifted(data.expires_at, -24 * hourMs) as string;
        }),
    ],
  ]),
  ...(
    [
      "order.completed",
      "order.failed",
      "topup.completed",
      "esim.activated",
      "esim.expired",
      "esim.usage_80",
      "esim.usage_100",
    ] as const
  ).map(
    (type): Mutant => ({
      name: `events-without-${type.replace(".", "-")}`,
      rule: `events.type.${type.replace(/[._]/g, "-")}` as RuleId,
      fault: `\`${type}\` is not recorded`,
      layer: "api",
      make: () => items("eventsList", (data) => data.filter((event) => event.type !== type)),
    }),
  ),
  ...table("api", [
    [
      "events-twice",
      "events.type.order-completed.immediate",
      "an event is recorded twice",
      () =>
        items("eventsList", (data) =>
          data.flatMap((event) => [event, { ...event, id: `${String(event.id).slice(0, -4)}beef` }]),
        ),
    ],
    [
      "esim-events-twice",
      "events.esim.once",
      "events of eSIMs are recorded twice",
      () =>
        items("eventsList", (data) =>
          data.flatMap((event) => (String(event.type).startsWith("esim.") ? [event, event] : [event])),
        ),
    ],
  ]),
];
