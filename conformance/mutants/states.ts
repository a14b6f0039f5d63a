/** Mutants of what becomes of things: orders and eSIMs that move on wrongly, memory that is too long, events too many. */
import { type OperationId, paiseOf, type RuleId, responseHeaders } from "../src/contract.ts";
import {
  answers,
  bodyOf,
  inputs,
  isSuccess,
  items,
  type Json,
  keyOf,
  type Mutant,
  money,
  objects,
  posts,
  refusal,
  requests,
  setBody,
  setKey,
  successes,
  table,
} from "./mutant.ts";
import { type Fault, headerOf, type ProxiedRequest, type ProxiedResponse, setHeader } from "./proxy.ts";

const apiKeyOf = (request: ProxiedRequest) => headerOf(request, "Authorization") ?? "";
const isMode = (request: ProxiedRequest, mode: "test" | "live") => apiKeyOf(request).includes(`sk_${mode}_`);
const subjectOf = (event: Json) => (event.data as { iccid?: string; id?: string } | null)?.iccid ?? "";
const typeOf = (event: Json) => String(event.type);

/** Every answer that fits may be replaced by another one. */
const replacing =
  (replace: (response: ProxiedResponse, request: ProxiedRequest) => ProxiedResponse | undefined): Fault =>
  async (request, forward) => {
    const response = await forward(request);
    return replace(response, request) ?? response;
  };

/** Once an answer fits, all later ones to the same caller are like it. */
const sticking = (
  fits: (response: ProxiedResponse, request: ProxiedRequest) => boolean,
  who: (request: ProxiedRequest) => string,
): Fault => {
  const stuck = new Map<string, ProxiedResponse>();
  return replacing((response, request) => {
    const known = stuck.get(who(request));
    if (known) return { ...known, headers: [...known.headers] };
    if (fits(response, request)) stuck.set(who(request), response);
    return undefined;
  });
};

/** An order or a top-up that was processing stays so for ever. */
const neverFinishing = (kind: "order" | "topup"): Fault => {
  const seen = new Map<string, unknown>();
  return objects(kind as "order", (object) => {
    if (object.status === "processing") seen.set(object.id, structuredClone(object));
    return seen.get(object.id);
  });
};

/** The balance counts, or leaves out, what went by. */
const miscounting = (operation: OperationId, fits: (body: Json) => boolean, sign: 1 | -1): Fault => {
  let paise = 0;
  return answers([operation, "balanceGet"], (response, request) => {
    const body = isSuccess(response) ? bodyOf(response) : undefined;
    if (!body) return;
    if (request.operation === operation && fits(body)) paise += paiseOf(body.total as never);
    if (request.operation !== "balanceGet") return;
    money(body.balance, (now) => now + sign * paise);
    setBody(response, body);
  });
};

/** A simulation that has to be refused is answered with the eSIM as it is. */
const unrefused =
  (event: RegExp): Fault =>
  async (request, forward) => {
    const response = await forward(request);
    const isMeant = request.operation === "simulate" && event.test(String(bodyOf(request)?.event));
    if (!isMeant || response.status !== 409 || (bodyOf(response)?.error as Json)?.code !== "invalid_state")
      return response;
    const target = `/v1/esims/${request.target.split("/")[4]}`;
    const headers = request.headers.filter(([name]) => !/content|idempotency/i.test(name));
    return forward({
      ...request,
      method: "GET",
      target,
      headers,
      body: Buffer.alloc(0),
      operation: "esimsGet",
    });
  };

/** A simulation that changes nothing is refused. */
const refusedAgain = (event: string): Fault => {
  const done = new Set<string>();
  return async (request, forward) => {
    const isMeant = request.operation === "simulate" && bodyOf(request)?.event === event;
    if (isMeant && done.has(request.target)) return refusal(409, "invalid_state");
    const response = await forward(request);
    if (isMeant && isSuccess(response)) done.add(request.target);
    return response;
  };
};

const withoutEvents = (fits: (type: string) => boolean) => () =>
  items("eventsList", (data) => data.filter((event) => !fits(typeOf(event))));
const withEvents = (type: string, fits: (event: Json) => boolean) => () =>
  items("eventsList", (data) =>
    data.flatMap((event) =>
      fits(event) ? [{ ...event, type, id: `${String(event.id).slice(0, -4)}beef` }, event] : [event],
    ),
  );

const modeOf = (mode: "test" | "live", rule: RuleId): Mutant => ({
  name: `${mode}-key-in-the-other-mode`,
  rule,
  fault: `a ${mode} key works in the other mode`,
  layer: "api",
  make: () =>
    successes("balanceGet", (body, request) => {
      if (isMode(request, mode)) body.mode = mode === "test" ? "live" : "test";
    }),
});

export const stateMutants: Mutant[] = [
  modeOf("test", "auth.prefix.test"),
  modeOf("live", "auth.prefix.live"),
  ...table("api", [
    [
      "missing-key-as-403",
      "auth.401.missing",
      "a request without a key answers 403",
      () =>
        replacing((response, request) =>
          response.status === 401 && !apiKeyOf(request) ? refusal(403, "ip_not_allowed") : undefined,
        ),
    ],
    [
      "unknown-key-as-403",
      "auth.401.unknown",
      "a key that was never given out answers 403",
      () =>
        replacing((response, request) =>
          response.status === 401 && /sk_/.test(apiKeyOf(request))
            ? refusal(403, "account_inactive")
            : undefined,
        ),
    ],
    [
      "keys-share-a-limit",
      "auth.scope.rate-limit",
      "all keys of an account share one limit",
      () =>
        sticking(
          ({ status }) => status === 429,
          () => "all",
        ),
    ],
    [
      "window-never-ends",
      "limits.requests.fixed-window",
      "a key that was refused once stays refused",
      () => sticking(({ status }) => status === 429, apiKeyOf),
    ],
    [
      "block-never-ends",
      "auth.bad-key-block.end",
      "a blocked address stays blocked",
      () => {
        let blocked: ProxiedResponse | undefined;
        return replacing((response, request) => {
          if (response.status === 429 && headerOf(response, responseHeaders.rateLimit) === undefined)
            blocked = response;
          return blocked && /sk_/.test(apiKeyOf(request)) ? { ...blocked } : undefined;
        });
      },
    ],
    [
      "posts-not-in-the-general-count",
      "limits.posts.count-in-both",
      "a POST uses up nothing of the general limit",
      () => {
        const made = new Map<string, number>();
        return replacing((response, request) => {
          const key = apiKeyOf(request);
          if (request.method === "POST") made.set(key, (made.get(key) ?? 0) + 1);
          else {
            const seen = headerOf(response, responseHeaders.rateRemaining);
            if (seen !== undefined)
              setHeader(response, responseHeaders.rateRemaining, String(Number(seen) + (made.get(key) ?? 0)));
          }
          return undefined;
        });
      },
    ],
    [
      "refused-posts-counted",
      "limits.posts.refused-not-general",
      "a POST that is refused uses up the general limit",
      () => {
        const lost = new Map<string, number>();
        return replacing((response, request) => {
          const key = apiKeyOf(request);
          if (response.status === 429) lost.set(key, (lost.get(key) ?? 0) + 1);
          const seen = headerOf(response, responseHeaders.rateRemaining);
          if (request.method === "GET" && seen !== undefined)
            setHeader(
              response,
              responseHeaders.rateRemaining,
              String(Math.max(0, Number(seen) - (lost.get(key) ?? 0))),
            );
          return undefined;
        });
      },
    ],
    [
      "control-bytes-taken-from-keys",
      "errors.code.invalid-request.control.idempotency-key",
      "control bytes in an idempotency key are left out",
      () =>
        requests(posts, (request) => {
          const key = keyOf(request);
          if (key)
            setKey(request, [...key].filter((letter) => letter >= " " && letter !== "\u007f").join(""));
        }),
    ],
    [
      "balance-not-refilled",
      "balance.sandbox.refill",
      "the virtual balance is not refilled",
      () => {
        let spent = false;
        return answers(["ordersCreate", "topupsCreate", "balanceGet"], (response, request) => {
          const body = bodyOf(response);
          if (request.operation !== "balanceGet") spent = true;
          else if (spent && body && (body.balance as Json).amount === "1000000.00") {
            money(body.balance, () => 500_000);
            setBody(response, body);
          }
        });
      },
    ],
    [
      "used-beyond-total",
      "resources.esim.data.used-mb.cap",
      "`used_mb` goes beyond `total_mb`",
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
      "a used-up eSIM never expires",
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
      "usage events come once in the life of an eSIM",
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
        return answers(["esimsList", "esimsGet"], (response, request) => {
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
        return answers(["topupsCreate", "eventsList"], (response, request) => {
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
      "a repeat that meets the first request does the work too",
      () => {
        const underWay = new Set<string>();
        return async (request, forward) => {
          const key = `${apiKeyOf(request)} ${keyOf(request)}`;
          if (request.method !== "POST" || !keyOf(request)) return forward(request);
          const copy = { ...request, headers: [...request.headers] };
          if (underWay.has(key)) setKey(copy, `again-${Math.random()}`);
          underWay.add(key);
          try {
            return await forward(copy);
          } finally {
            underWay.delete(key);
          }
        };
      },
    ],
    [
      "processing-lists-stand-ins",
      "resources.order.esims.processing",
      "a processing order lists stand-ins",
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
      "a processing order has its money back",
      () =>
        objects("order", (order) => {
          if (order.status === "processing") order.refunded = order.total;
        }),
    ],
    [
      "processing-for-ever",
      "states.order.processing-to-completed",
      "a processing order stays so",
      () => neverFinishing("order"),
    ],
    [
      "topup-processing-for-ever",
      "states.topup.processing",
      "a processing top-up stays so",
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
      "a failed order's money does not come back",
      () => miscounting("ordersCreate", ({ status }) => status === "failed", -1),
    ],
    [
      "topups-on-another-balance",
      "service.topups.same-balance",
      "top-ups are not taken from the balance",
      () => miscounting("topupsCreate", () => true, 1),
    ],
    [
      "fetched-not-orderable",
      "packages.get.200-means-orderable",
      "a package that is shown cannot be ordered",
      () => {
        const shown = new Set<string>();
        return async (request, forward) => {
          if (request.operation === "ordersCreate" && shown.has(String(bodyOf(request)?.package_id)))
            return refusal(404, "package_not_found");
          const response = await forward(request);
          if (request.operation === "packagesGet" && isSuccess(response))
            shown.add(String(bodyOf(response)?.id));
          return response;
        };
      },
    ],
    [
      "live-keys-elsewhere",
      "service.modes.same-address",
      "live keys are not known at this address",
      () => async (request, forward) =>
        isMode(request, "live") && request.operation ? refusal(404, "not_found") : forward(request),
    ],
    [
      "version-optional",
      "versioning.prefix",
      "paths are found without their version",
      () => async (request, forward) =>
        forward(request.target.startsWith("/v1") ? request : { ...request, target: `/v1${request.target}` }),
    ],
    [
      "simulate-unknown-as-input",
      "simulate.iccid",
      "an unknown eSIM is bad input",
      () =>
        replacing((response, request) =>
          request.operation === "simulate" && response.status === 404
            ? refusal(400, "invalid_request", "iccid")
            : undefined,
        ),
    ],
    [
      "usage-80-refused",
      "simulate.usage-80.from-active",
      "an active eSIM takes no `usage_80`",
      () =>
        replacing((_, request) =>
          request.operation === "simulate" && bodyOf(request)?.event === "usage_80"
            ? refusal(409, "invalid_state")
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
      "usage of an unlimited eSIM is refused as a matter of its state",
      () =>
        replacing((response, request) =>
          request.operation === "simulate" && response.status === 400
            ? refusal(409, "invalid_state")
            : undefined,
        ),
    ],
    [
      "usage-of-ready-taken",
      "simulate.invalid-state.ready-usage",
      "usage of an unused eSIM is taken",
      () => unrefused(/^usage/),
    ],
    [
      "expiry-of-ready-taken",
      "simulate.invalid-state.ready-expired",
      "expiry of an unused eSIM is taken",
      () => unrefused(/^expired/),
    ],
    [
      "events-of-expired-taken",
      "simulate.invalid-state.expired",
      "an expired eSIM takes simulations",
      () => unrefused(/./),
    ],
    [
      "activated-again-refused",
      "simulate.no-change.activated",
      "activating an active eSIM is refused",
      () => refusedAgain("activated"),
    ],
    [
      "expired-again-refused",
      "simulate.no-change.expired",
      "expiring an expired eSIM is refused",
      () => refusedAgain("expired"),
    ],
    [
      "topup-without-package",
      "topups.create.package-id.required",
      "a top-up without a package is answered 404",
      () => async (request, forward) =>
        request.operation === "topupsCreate" && !bodyOf(request)?.package_id
          ? refusal(404, "package_not_found")
          : forward(request),
    ],
    [
      "topup-of-any-package",
      "topups.create.package-id.of-this-esim",
      "any package tops any eSIM up",
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
    [
      "unlisted-not-found",
      "packages.listing.unlisted-id-usable",
      "a package that is not listed is not found",
      () => {
        const listed = new Set<string>();
        return async (request, forward) => {
          const id = request.target.split("/").at(-1) ?? "";
          if (request.operation === "packagesGet" && !listed.has(id))
            return refusal(404, "package_not_found");
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
      "a listed package states the round size of its slot",
      () =>
        objects("package", (item) => {
          if (item.data_mb !== null) item.data_mb = Math.max(100, Math.round(item.data_mb / 1024) * 1024);
        }),
    ],
    [
      "daily-plans-summed",
      "resources.package.data-mb.daily-plan",
      "a daily plan states what all its days hold",
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
      "a package that is left out of the list is found by its id",
      () => {
        let one: Json | undefined;
        return replacing((response, request) => {
          if (request.operation !== "packagesGet") {
            one ??= ((bodyOf(response)?.data ?? []) as Json[])[0];
            return undefined;
          }
          if (response.status !== 404 || !one) return undefined;
          const shown = { ...response, status: 200 };
          setBody(shown, { ...one, id: request.target.split("/").at(-1) });
          return shown;
        });
      },
    ],
    [
      "live-usage-stale",
      "esims.get.live-refresh",
      "a fetch shows what was known before",
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
      "each fetch shows another figure",
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
      "a jump announces only the end of the data",
      withoutEvents((type) => type === "esim.usage_80"),
    ],
    [
      "jump-as-active",
      "events.esim.jump-status",
      "after a jump the first summary says active",
      () =>
        objects("event", (event) => {
          if (event.type === "esim.usage_80") (event.data as { status: string }).status = "active";
        }),
    ],
    [
      "live-use-not-seen",
      "states.esim.ready-to-active.live",
      "the check does not see the first use",
      () =>
        objects("esim", (esim, request) => {
          if (request.operation === "esimsList" && esim.mode === "live" && esim.status === "active")
            esim.status = "ready";
        }),
    ],
    [
      "live-events-late",
      "events.live-esim.check-interval",
      "what the check finds is not announced",
      withoutEvents((type) => type.startsWith("esim.")),
    ],
    [
      "usage-made-up",
      "events.live-esim.no-report-networks",
      "a network without reports gives rise to usage events",
      withEvents("esim.usage_80", (event) => typeOf(event) === "esim.activated"),
    ],
    [
      "usage-of-unlimited",
      "events.live-esim.unlimited-no-usage",
      "an unlimited eSIM gives rise to usage events",
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
      "changes that were missed stay so",
      withoutEvents((type) => type.startsWith("esim.")),
    ],
    [
      "partial-as-completed",
      "errors.live-supplier.order-partial",
      "an order filled in part says completed",
      () =>
        objects("order", (order) => {
          if (order.status === "partially_completed") order.status = "completed";
        }),
    ],
    [
      "partial-at-last-as-completed",
      "states.order.processing-to-partial",
      "an order filled in part at last says completed",
      () =>
        objects("order", (order) => {
          if (order.status === "partially_completed") order.status = "completed";
        }),
    ],
    [
      "refused-order-kept",
      "errors.live-supplier.order-failed",
      "a refused order's money is not stated as returned",
      () =>
        objects("order", (order) => {
          if (order.status === "failed") money(order.refunded, () => 0);
        }),
    ],
    [
      "refused-order-as-503",
      "errors.live-supplier.no-503",
      "an order that the network refuses answers 503",
      () =>
        replacing((response, request) =>
          request.operation === "ordersCreate" && bodyOf(response)?.status === "failed"
            ? refusal(503, "supplier_unavailable")
            : undefined,
        ),
    ],
    [
      "refused-topup-as-503",
      "errors.live-supplier.topup-failed",
      "a top-up that the network refuses answers 503",
      () =>
        replacing((response, request) =>
          request.operation === "topupsCreate" && bodyOf(response)?.status === "failed"
            ? refusal(503, "supplier_unavailable")
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
      "without install details the address is an empty text",
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
            ? refusal(404, "esim_not_found")
            : undefined,
        ),
    ],
    [
      "keys-remembered-for-ever",
      "idempotency.memory.afterwards-new",
      "a key is remembered for ever",
      () => {
        const kept = new Map<string, ProxiedResponse>();
        return async (request, forward) => {
          const key = `${apiKeyOf(request)} ${keyOf(request)}`;
          if (request.operation !== "ordersCreate") return forward(request);
          const known = kept.get(key);
          if (known) {
            const copy = { ...known, status: 200, headers: [...known.headers] };
            setHeader(copy, responseHeaders.idempotentReplayed, "true");
            return copy;
          }
          const response = await forward(request);
          if (isSuccess(response)) kept.set(key, { ...response, headers: [...response.headers] });
          return response;
        };
      },
    ],
    [
      "keys-forgotten-at-once",
      "idempotency.memory.at-least-24-hours",
      "a key is forgotten at once",
      () =>
        requests("ordersCreate", (request) => {
          if (keyOf(request)) setKey(request, `fresh-${Math.random()}`);
        }),
    ],
    [
      "events-for-ever",
      "events.list.30-days",
      "events are listed for ever",
      () => {
        const kept = new Map<string, Json>();
        return items("eventsList", (data) => {
          for (const event of data) kept.set(String(event.id), event);
          return [...kept.values()];
        });
      },
    ],
    [
      "image-once",
      "qr.no-expiry",
      "an image is answered once",
      () => {
        const seen = new Set<string>();
        return async (request, forward) => {
          if (request.operation === "qr" && seen.has(request.target)) return refusal(404, "not_found");
          seen.add(request.target);
          return forward(request);
        };
      },
    ],
    [
      "image-dies-with-the-key",
      "qr.not-revocable",
      "an image is gone once a key of the account is refused",
      () => {
        let refused = false;
        return async (request, forward) => {
          if (request.operation === "qr" && refused) return refusal(404, "not_found");
          const response = await forward(request);
          if (response.status === 401 || response.status === 403) refused = true;
          return response;
        };
      },
    ],
    [
      "sandbox-starts-lower",
      "balance.sandbox.start",
      "a new account begins with less",
      () => objects("balance", (balance) => money(balance.balance, (paise) => paise - 1)),
    ],
    [
      "several-packages-name-one",
      "resources.order.package-id.null",
      "an order of several packages names the first",
      () =>
        objects("order", (order) => {
          order.package_id ??= order.items[0]?.package_id ?? null;
        }),
    ],
    [
      "sequences-shared",
      "resources.event.sequence.per-mode",
      "events of both modes are numbered together",
      () => {
        let made = 0;
        return answers(["ordersCreate", "eventsList", "eventsGet"], (response, request) => {
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
      "a top-up's reference is cut",
      () =>
        inputs("topupsCreate", (body) => {
          if (typeof body.customer_ref === "string") body.customer_ref = body.customer_ref.slice(0, 100);
        }),
    ],
  ]),
];
