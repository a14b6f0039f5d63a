/** Mutants of the states of orders, top-ups and sandbox eSIMs, and of their events. */
import {
  bodyOf,
  errorResponse,
  isSuccess,
  items,
  type Json,
  keyOf,
  type Mutant,
  objects,
  responses,
  setBody,
  setKey,
  table,
} from "./mutant.ts";

import {
  acceptingInvalid,
  apiKeyOf,
  isMode,
  miscounting,
  neverFinishing,
  rejectingUnchanged,
  replacing,
  subjectOf,
  typeOf,
  withEvents,
  withoutEvents,
} from "./stateful.ts";

export const stateMutants: Mutant[] = [
  ...table("api", [
    [
      "used-beyond-total",
      "resources.esim.data.used-mb.cap",
      "`used_mb` exceeds `total_mb`",
      () =>
        objects("esim", (esim) => {
          if (esim.status === "depleted") esim.data.used_mb += 50;
        }),
    ],
    [
      "activated-stays-ready",
      "states.esim.ready-to-active.sandbox",
      "an activated eSIM stays ready",
      () =>
        objects("esim", (esim) => {
          if (esim.status === "active") esim.status = "ready";
        }),
    ],
    [
      "depleted-never-expires",
      "states.esim.depleted-to-expired",
      "a depleted eSIM never expires",
      () => {
        const used = new Set<string>();
        return objects("esim", (esim) => {
          if (esim.status === "depleted") used.add(esim.iccid);
          if (used.has(esim.iccid)) esim.status = "depleted";
        });
      },
    ],
    [
      "usage-events-once-for-all",
      "states.esim.usage-events-again",
      "usage events come once per eSIM",
      () =>
        items("eventsList", (data) =>
          data.filter(
            (event, index) =>
              !typeOf(event).startsWith("esim.usage") ||
              !data.some(
                (other, at) =>
                  at > index && other.type === event.type && subjectOf(other) === subjectOf(event),
              ),
          ),
        ),
    ],
    [
      "usage-events-twice",
      "events.esim.usage-once-per-allowance",
      "usage events come twice",
      withEvents("esim.usage_80", (event) => typeOf(event) === "esim.usage_80"),
    ],
    [
      "unissued-in-the-list",
      "esims.list.issued-only",
      "a unit that was not issued is listed",
      () => {
        let one: Json | undefined;
        return responses(["esimsList", "esimsGet"], (response, request) => {
          const body = isSuccess(response) ? bodyOf(response) : undefined;
          if (!body) return;
          const data = body.data as Json[] | undefined;
          if (request.operation === "esimsGet") one = body;
          else if (Array.isArray(data)) {
            one = data[0] ?? one;
            if (data.length === 0)
              setBody(response, { ...body, data: [one ?? { iccid: "8999999000000000000" }] });
          }
        });
      },
    ],
    [
      "failed-topup-announced",
      "events.none.failed-topup",
      "a failed top-up is announced",
      () => {
        const failed: Json[] = [];
        return responses(["topupsCreate", "eventsList"], (response, request) => {
          const body = isSuccess(response) ? bodyOf(response) : undefined;
          if (!body) return;
          if (request.operation === "topupsCreate") {
            if (body.status === "failed") failed.push(body);
            return;
          }
          const data = body.data as Json[];
          const [first] = data;
          if (first)
            setBody(response, {
              ...body,
              data: [
                ...failed.map((topup) => ({
                  ...first,
                  id: `${String(first.id).slice(0, -4)}beef`,
                  sequence: Number(first.sequence) + 1,
                  type: "topup.completed",
                  data: topup,
                })),
                ...data,
              ],
            });
        });
      },
    ],
    [
      "back-to-active-announced",
      "events.none.back-to-active",
      "a return to active is announced",
      withEvents("esim.activated", (event) => typeOf(event) === "topup.completed"),
    ],
    [
      "nothing-recorded",
      "events.recorded.always",
      "events are not recorded without an endpoint",
      () => items("eventsList", () => []),
    ],
    [
      "simulations-not-recorded",
      "simulate.event-without-endpoint",
      "simulated events are not recorded without an endpoint",
      withoutEvents((type) => type.startsWith("esim.")),
    ],
    [
      "topups-not-recorded",
      "states.topup.completed",
      "a completed top-up records nothing",
      withoutEvents((type) => type === "topup.completed"),
    ],
    [
      "race-does-the-work-twice",
      "idempotency.in-progress",
      "a retry while the first request is in progress does the work too",
      () => {
        const inFlight = new Set<string>();
        return async (request, forward) => {
          const key = `${apiKeyOf(request)} ${keyOf(request)}`;
          if (request.method !== "POST" || !keyOf(request)) return forward(request);
          const copy = { ...request, headers: [...request.headers] };
          if (inFlight.has(key)) setKey(copy, `again-${Math.random()}`);
          inFlight.add(key);
          try {
            return await forward(copy);
          } finally {
            inFlight.delete(key);
          }
        };
      },
    ],
    [
      "processing-lists-stand-ins",
      "resources.order.esims.processing",
      "a processing order lists placeholders",
      () =>
        objects("order", (order) => {
          if (order.status === "processing")
            order.esims = [{ iccid: "8999999000000000000", status: "ready" }];
        }),
    ],
    [
      "unissued-units-listed",
      "orders.get.esims-issued-only",
      "an order lists units that were not issued",
      () =>
        objects("order", (order) => {
          if (order.status === "processing")
            order.esims = [{ iccid: "8999999000000000000", status: "ready" }];
        }),
    ],
    [
      "processing-refunded",
      "states.order.processing.meaning",
      "a processing order is refunded",
      () =>
        objects("order", (order) => {
          if (order.status === "processing") order.refunded = order.total;
        }),
    ],
    [
      "processing-for-ever",
      "states.order.processing-to-completed",
      "a processing order never ends",
      () => neverFinishing("order"),
    ],
    [
      "topup-processing-for-ever",
      "states.topup.processing",
      "a processing top-up never ends",
      () => neverFinishing("topup"),
    ],
    [
      "settlement-never",
      "states.order.settlement",
      "an order without progress is never settled",
      () => neverFinishing("order"),
    ],
    [
      "failed-not-refunded",
      "states.order.create.refund-unissued",
      "a failed order is not refunded",
      () => miscounting("ordersCreate", ({ status }) => status === "failed", -1),
    ],
    [
      "topups-on-another-balance",
      "service.topups.same-balance",
      "top-ups are not charged",
      () => miscounting("topupsCreate", () => true, 1),
    ],
    [
      "fetched-not-orderable",
      "packages.get.200-means-orderable",
      "a listed package cannot be ordered",
      () => {
        const completed = new Set<string>();
        return async (request, forward) => {
          if (request.operation === "ordersCreate" && completed.has(String(bodyOf(request)?.package_id)))
            return errorResponse(404, "package_not_found");
          const response = await forward(request);
          if (request.operation === "packagesGet" && isSuccess(response))
            completed.add(String(bodyOf(response)?.id));
          return response;
        };
      },
    ],
    [
      "live-keys-elsewhere",
      "service.modes.same-address",
      "live keys are unknown at this URL",
      () => async (request, forward) =>
        isMode(request, "live") && request.operation ? errorResponse(404, "not_found") : forward(request),
    ],
    [
      "version-optional",
      "versioning.prefix",
      "paths work without their version",
      () => async (request, forward) =>
        forward(request.target.startsWith("/v1") ? request : { ...request, target: `/v1${request.target}` }),
    ],
    [
      "simulate-unknown-as-input",
      "simulate.iccid",
      "an unknown eSIM is invalid input",
      () =>
        replacing((response, request) =>
          request.operation === "simulate" && response.status === 404
            ? errorResponse(400, "invalid_request", "iccid")
            : undefined,
        ),
    ],
    [
      "usage-80-refused",
      "simulate.usage-80.from-active",
      "an active eSIM rejects `usage_80`",
      () =>
        replacing((_, request) =>
          request.operation === "simulate" && bodyOf(request)?.event === "usage_80"
            ? errorResponse(409, "invalid_state")
            : undefined,
        ),
    ],
    [
      "usage-falls",
      "simulate.usage-never-falls",
      "usage can fall",
      () =>
        objects("esim", (esim, request) => {
          if (bodyOf(request)?.event === "usage_80" && esim.status === "depleted")
            esim.data.used_mb = Math.ceil(0.8 * (esim.data.total_mb ?? 0));
        }),
    ],
    [
      "unlimited-as-wrong-state",
      "simulate.unlimited",
      "usage of an unlimited eSIM is rejected as an invalid state",
      () =>
        replacing((response, request) =>
          request.operation === "simulate" && response.status === 400
            ? errorResponse(409, "invalid_state")
            : undefined,
        ),
    ],
    [
      "usage-of-ready-taken",
      "simulate.invalid-state.ready-usage",
      "usage of an unused eSIM is accepted",
      () => acceptingInvalid(/^usage/),
    ],
    [
      "expiry-of-ready-taken",
      "simulate.invalid-state.ready-expired",
      "expiry of an unused eSIM is accepted",
      () => acceptingInvalid(/^expired/),
    ],
    [
      "events-of-expired-taken",
      "simulate.invalid-state.expired",
      "an expired eSIM accepts simulations",
      () => acceptingInvalid(/./),
    ],
    [
      "activated-again-refused",
      "simulate.no-change.activated",
      "activating an active eSIM is rejected",
      () => rejectingUnchanged("activated"),
    ],
    [
      "expired-again-refused",
      "simulate.no-change.expired",
      "expiring an expired eSIM is rejected",
      () => rejectingUnchanged("expired"),
    ],
    [
      "topup-without-package",
      "topups.create.package-id.required",
      "a top-up without a package returns 404",
      () => async (request, forward) =>
        request.operation === "topupsCreate" && !bodyOf(request)?.package_id
          ? errorResponse(404, "package_not_found")
          : forward(request),
    ],
    [
      "topup-of-any-package",
      "topups.create.package-id.of-this-esim",
      "any package fits any eSIM",
      () => {
        let good: unknown;
        return async (request, forward) => {
          const response = await forward(request);
          if (request.operation === "topupPackagesList") {
            good = ((bodyOf(response)?.data ?? []) as Json[])[0]?.id ?? good;
          }
          if (request.operation !== "topupsCreate" || response.status !== 404 || !good) return response;
          return forward({
            ...request,
            body: Buffer.from(JSON.stringify({ ...bodyOf(request), package_id: good })),
          });
        };
      },
    ],
  ]),
];
