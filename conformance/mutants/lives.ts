/** Mutants of the catalogue, of live eSIMs and orders, and of what is stored for hours and days. */

import { responseHeaders } from "../src/contract.ts";
import {
  bodyOf,
  errorResponse,
  inputs,
  isSuccess,
  items,
  type Json,
  keyOf,
  type Mutant,
  money,
  objects,
  requests,
  responses,
  setBody,
  setKey,
  table,
} from "./mutant.ts";
import { foundById } from "./omissions.ts";
import { type ProxiedResponse, setHeader } from "./proxy.ts";
import { apiKeyOf, replacing, typeOf, withEvents, withoutEvents } from "./stateful.ts";

export const liveMutants: Mutant[] = [
  ...table("api", [
    [
      "unlisted-not-found",
      "packages.listing.unlisted-id-usable",
      "a package that is not listed is not found",
      () => {
        const listed = new Set<string>();
        return async (request, forward) => {
          const id = request.target.split("/").at(-1) ?? "";
          if (request.operation === "packagesGet" && !listed.has(id))
            return errorResponse(404, "package_not_found");
          const response = await forward(request);
          if (request.operation === "packagesList")
            for (const item of (bodyOf(response)?.data ?? []) as Json[]) listed.add(String(item.id));
          return response;
        };
      },
    ],
    [
      "sizes-rounded",
      "packages.listing.true-values",
      "a listed package has the round size of its slot",
      () =>
        objects("package", (item) => {
          if (item.data_mb !== null) item.data_mb = Math.max(100, Math.round(item.data_mb / 1024) * 1024);
        }),
    ],
    [
      "daily-plans-summed",
      "resources.package.data-mb.daily-plan",
      "a daily plan has the data of all its days",
      () =>
        objects("package", (item) => {
          if (/per day/.test(item.name) && item.data_mb !== null) item.data_mb *= item.validity_days;
        }),
    ],
    [
      "prices-below-cost",
      "resources.package.price.not-below-cost",
      "prices are a tenth lower, whatever the cost",
      () => objects("package", (item) => money(item.price, (paise) => Math.floor(paise * 0.9))),
    ],
    [
      "omitted-by-list-alone",
      "packages.omit.not-inr",
      "a package that is not offered is found by its id",
      foundById,
    ],
    [
      "live-usage-stale",
      "esims.get.live-refresh",
      "a fetch shows earlier data",
      () => {
        const first = new Map<string, number>();
        return objects("esim", (esim) => {
          if (!first.has(esim.iccid)) first.set(esim.iccid, esim.data.used_mb);
          esim.data.used_mb = first.get(esim.iccid) ?? 0;
        });
      },
    ],
    [
      "live-usage-always-fresh",
      "esims.get.live-refresh-once-a-minute",
      "each fetch shows different data",
      () => {
        let more = 0;
        return objects("esim", (esim) => {
          esim.data.used_mb += more++;
        });
      },
    ],
    [
      "jump-skips-80",
      "events.esim.jump-both",
      "a jump in usage announces only the end of the data",
      withoutEvents((type) => type === "esim.usage_80"),
    ],
    [
      "jump-as-active",
      "events.esim.jump-status",
      "after a jump in usage the first summary says active",
      () =>
        objects("event", (event) => {
          if (event.type === "esim.usage_80") (event.data as { status: string }).status = "active";
        }),
    ],
    [
      "live-use-not-seen",
      "states.esim.ready-to-active.live",
      "the periodic check misses the first use",
      () =>
        objects("esim", (esim, request) => {
          if (request.operation === "esimsList" && esim.mode === "live" && esim.status === "active")
            esim.status = "ready";
        }),
    ],
    [
      "live-events-late",
      "events.live-esim.check-interval",
      "changes found by the periodic check are not announced",
      withoutEvents((type) => type.startsWith("esim.")),
    ],
    [
      "usage-made-up",
      "events.live-esim.no-report-networks",
      "usage events are sent although the supplier reports no usage",
      withEvents("esim.usage_80", (event) => typeOf(event) === "esim.activated"),
    ],
    [
      "usage-of-unlimited",
      "events.live-esim.unlimited-no-usage",
      "an unlimited eSIM causes usage events",
      withEvents("esim.usage_80", (event) => typeOf(event) === "esim.activated"),
    ],
    [
      "live-esims-never-announced",
      "events.recorded.live-esim-needs-endpoint",
      "changes of live eSIMs are never recorded",
      withoutEvents((type) => type.startsWith("esim.")),
    ],
    [
      "missed-changes-lost",
      "events.live-esim.catch-up-72-hours",
      "missed changes are never recorded",
      withoutEvents((type) => type.startsWith("esim.")),
    ],
    [
      "partial-as-completed",
      "errors.live-supplier.order-partial",
      "a partially filled order says completed",
      () =>
        objects("order", (order) => {
          if (order.status === "partially_completed") order.status = "completed";
        }),
    ],
    [
      "partial-at-last-as-completed",
      "states.order.processing-to-partial",
      "an order that ends partially filled says completed",
      () =>
        objects("order", (order) => {
          if (order.status === "partially_completed") order.status = "completed";
        }),
    ],
    [
      "refused-order-kept",
      "errors.live-supplier.order-failed",
      "the refund of a failed order is not shown",
      () =>
        objects("order", (order) => {
          if (order.status === "failed") money(order.refunded, () => 0);
        }),
    ],
    [
      "refused-order-as-503",
      "errors.live-supplier.no-503",
      "an order that the supplier rejects returns 503",
      () =>
        replacing((response, request) =>
          request.operation === "ordersCreate" && bodyOf(response)?.status === "failed"
            ? errorResponse(503, "supplier_unavailable")
            : undefined,
        ),
    ],
    [
      "refused-topup-as-503",
      "errors.live-supplier.topup-failed",
      "a top-up that the supplier rejects returns 503",
      () =>
        replacing((response, request) =>
          request.operation === "topupsCreate" && bodyOf(response)?.status === "failed"
            ? errorResponse(503, "supplier_unavailable")
            : undefined,
        ),
    ],
    [
      "unfinished-as-completed",
      "orders.create.unfinished-is-processing",
      "an order without its eSIMs says completed",
      () =>
        objects("order", (order) => {
          if (order.status === "processing") order.status = "completed";
        }),
    ],
    [
      "details-empty-texts",
      "resources.esim.qr-code-url.null-not-stored",
      "without install details `smdp_address` is an empty string",
      () =>
        objects("esim", (esim) => {
          esim.qr_code_url ??= "";
        }),
    ],
    [
      "bought-twice",
      "service.modes.live-real",
      "a live order is bought twice",
      () => async (request, forward) => {
        if (request.operation !== "ordersCreate") return forward(request);
        const copy = { ...request, headers: [...request.headers] };
        setKey(copy, `again-${Math.random()}`);
        const [response] = await Promise.all([forward(request), forward(copy)]);
        return response;
      },
    ],
    [
      "cancelling-as-unknown",
      "states.esim.no-topup-during-cancel",
      "an eSIM that is being cancelled is not found",
      () =>
        replacing((response, request) =>
          request.operation === "topupsCreate" && response.status === 409
            ? errorResponse(404, "esim_not_found")
            : undefined,
        ),
    ],
    [
      "keys-remembered-for-ever",
      "idempotency.memory.afterwards-new",
      "a key never expires",
      () => {
        const firstResponses = new Map<string, ProxiedResponse>();
        return async (request, forward) => {
          const key = `${apiKeyOf(request)} ${keyOf(request)}`;
          if (request.operation !== "ordersCreate") return forward(request);
          const known = firstResponses.get(key);
          if (known) {
            const copy = { ...known, status: 200, headers: [...known.headers] };
            setHeader(copy, responseHeaders.idempotentReplayed, "true");
            return copy;
          }
          const response = await forward(request);
          if (isSuccess(response)) firstResponses.set(key, { ...response, headers: [...response.headers] });
          return response;
        };
      },
    ],
    [
      "keys-forgotten-at-once",
      "idempotency.memory.at-least-24-hours",
      "a key expires at once",
      () =>
        requests("ordersCreate", (request) => {
          if (keyOf(request)) setKey(request, `fresh-${Math.random()}`);
        }),
    ],
    [
      "events-for-ever",
      "events.list.30-days",
      "events never expire",
      () => {
        const eventsById = new Map<string, Json>();
        return items("eventsList", (data) => {
          for (const event of data) eventsById.set(String(event.id), event);
          return [...eventsById.values()];
        });
      },
    ],
    [
      "image-once",
      "qr.no-expiry",
      "an image can be fetched only once",
      () => {
        const seen = new Set<string>();
        return async (request, forward) => {
          if (request.operation === "qr" && seen.has(request.target)) return errorResponse(404, "not_found");
          seen.add(request.target);
          return forward(request);
        };
      },
    ],
    [
      "image-dies-with-the-key",
      "qr.not-revocable",
      "an image is gone once a key of the account is rejected",
      () => {
        let rejected = false;
        return async (request, forward) => {
          if (request.operation === "qr" && rejected) return errorResponse(404, "not_found");
          const response = await forward(request);
          if (response.status === 401 || response.status === 403) rejected = true;
          return response;
        };
      },
    ],
    [
      "sandbox-starts-lower",
      "balance.sandbox.start",
      "a new account starts with less",
      () => objects("balance", (balance) => money(balance.balance, (paise) => paise - 1)),
    ],
    [
      "several-packages-name-one",
      "resources.order.package-id.null",
      "an order of several packages shows the first as its own",
      () =>
        objects("order", (order) => {
          order.package_id ??= order.items[0]?.package_id ?? null;
        }),
    ],
    [
      "sequences-shared",
      "resources.event.sequence.per-mode",
      "both modes share the sequence of events",
      () => {
        let made = 0;
        return responses(["ordersCreate", "eventsList", "eventsGet"], (response, request) => {
          const body = isSuccess(response) ? bodyOf(response) : undefined;
          if (!body) return;
          if (request.operation === "ordersCreate") {
            made += 100;
            return;
          }
          for (const event of (Array.isArray(body.data) ? body.data : [body]) as Json[])
            event.sequence = Number(event.sequence) + made;
          setBody(response, body);
        });
      },
    ],
    [
      "reference-needed-for-topups",
      "topups.create.customer-ref.limits",
      "a top-up's reference is truncated",
      () =>
        inputs("topupsCreate", (body) => {
          if (typeof body.customer_ref === "string") body.customer_ref = body.customer_ref.slice(0, 100);
        }),
    ],
  ]),
];
