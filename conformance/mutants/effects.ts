/** Mutants of effects: done twice, not at all, on another object, or with the wrong stored response. */
import { type OperationId, type RuleId, requestHeaders, responseHeaders } from "../src/contract.ts";
import {
  bodyOf,
  errorResponse,
  isReplayed,
  isSuccess,
  type Json,
  keyOf,
  type Mutant,
  posts,
  requests,
  responses,
  setBody,
  setKey,
  table,
} from "./mutant.ts";
import { type Fault, headerOf, type ProxiedRequest, type ProxiedResponse, setHeader } from "./proxy.ts";

const fresh = () => `fresh-${Math.random().toString(36).slice(2)}`;
const again = (request: ProxiedRequest, change: (body: Json) => void = () => {}): ProxiedRequest => {
  const copy = { ...request, headers: [...request.headers] };
  setKey(copy, fresh());
  const body = bodyOf(copy);
  if (body) {
    change(body);
    setBody(copy, body);
  }
  return copy;
};
const isOne = (request: ProxiedRequest, operations: readonly OperationId[]) =>
  request.operation !== undefined && operations.includes(request.operation);

/** Executes every such request twice and returns the first response. */
const twice =
  (...operations: OperationId[]): Fault =>
  async (request, forward) => {
    const response = await forward(request);
    if (isOne(request, operations) && isSuccess(response) && !isReplayed(response))
      await forward(again(request));
    return response;
  };

/** Executes a request that is rejected with this status all the same. */
const rejectedButDone =
  (status: number, ...operations: OperationId[]): Fault =>
  async (request, forward) => {
    const response = await forward(request);
    if (response.status === status && isOne(request, operations))
      await forward(again(request, (body) => (body.customer_ref = "plain")));
    return response;
  };

/** Responses that the mutant stores itself, under a key that it chooses. */
function remembering(
  nameOf: (request: ProxiedRequest) => string,
  which: (response: ProxiedResponse) => boolean = isSuccess,
): Fault {
  const firstResponses = new Map<string, ProxiedResponse>();
  return async (request, forward) => {
    if (!isOne(request, posts) || !keyOf(request)) return forward(request);
    const known = firstResponses.get(nameOf(request));
    if (known) {
      const copy = { ...known, status: isSuccess(known) ? 200 : known.status, headers: [...known.headers] };
      if (isSuccess(known)) setHeader(copy, responseHeaders.idempotentReplayed, "true");
      return copy;
    }
    const response = await forward(request);
    if (which(response)) firstResponses.set(nameOf(request), { ...response, headers: [...response.headers] });
    return response;
  };
}

/** Gives idempotency keys the wrong scope. */
const keyedBy = (space: (request: ProxiedRequest) => string): Fault =>
  requests(posts, (request) => {
    const key = keyOf(request);
    if (key) setKey(request, `${key.slice(0, 100)}${space(request)}`);
  });

const apiKeyOf = (request: ProxiedRequest) => headerOf(request, "Authorization") ?? "";
const digest = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);

const racing: [OperationId, RuleId][] = [
  ["ordersCreate", "errors.orders-create.409-request-in-progress"],
  ["topupsCreate", "errors.topups-create.409-request-in-progress"],
  ["simulate", "errors.simulate.409-request-in-progress"],
];

/** A retry while the first request is in progress is handled as a different request. */
const meeting = (operation: OperationId): Fault => {
  const inFlight = new Set<string>();
  return async (request, forward) => {
    const key = `${apiKeyOf(request)} ${keyOf(request)}`;
    if (request.operation !== operation) return forward(request);
    if (inFlight.has(key)) return errorResponse(409, "idempotency_key_reused", requestHeaders.idempotencyKey);
    inFlight.add(key);
    try {
      return await forward(request);
    } finally {
      inFlight.delete(key);
    }
  };
};

const replays = (change: (body: Json) => void, ...operations: OperationId[]): Fault =>
  responses(operations, (response) => {
    const body = isReplayed(response) ? bodyOf(response) : undefined;
    if (!body) return;
    change(body);
    setBody(response, body);
  });

export const effectMutants: Mutant[] = [
  ...racing.map(
    ([operation, rule]): Mutant => ({
      name: `${operation}-meets-itself`,
      rule,
      fault: "a retry while the first request is in progress returns `idempotency_key_reused`",
      layer: "api",
      make: () => meeting(operation),
    }),
  ),
  ...table("api", [
    [
      "order-charged-twice",
      "service.orders.charged-on-create",
      "an order is executed twice",
      () => twice("ordersCreate"),
    ],
    [
      "topup-added-twice",
      "topups.create.added-once",
      "a top-up is executed twice",
      () => twice("topupsCreate"),
    ],
    [
      "402-debits",
      "orders.create.402.nothing-debited",
      "an order rejected with 402 is placed all the same",
      () => rejectedButDone(402, "ordersCreate"),
    ],
    [
      "402-by-reference-orders",
      "orders.create.trigger.insufficient-balance",
      "the trigger for 402 places the order all the same",
      () => rejectedButDone(402, "ordersCreate"),
    ],
    [
      "503-orders",
      "orders.create.trigger.supplier-down",
      "an order that returned 503 is placed all the same",
      () => rejectedButDone(503, "ordersCreate"),
    ],
    [
      "503-tops-up",
      "topups.create.trigger.supplier-down",
      "a top-up that returned 503 is made all the same",
      () => rejectedButDone(503, "topupsCreate"),
    ],
    [
      "keys-not-remembered",
      "idempotency.replay-no-effect",
      "a repeated key places the order again",
      () =>
        requests(posts, (request) => {
          if (keyOf(request)?.trim()) setKey(request, fresh());
        }),
    ],
    [
      "keys-not-remembered-for-topups",
      "topups.create.added-once",
      "a repeated key tops up again",
      () =>
        requests("topupsCreate", (request) => {
          if (keyOf(request)?.trim()) setKey(request, fresh());
        }),
    ],
    [
      "keys-not-remembered-after-a-drop",
      "errors.retry.same-key-safe",
      "a retry after a lost connection executes the request again",
      () => {
        const seen = new Map<string, number>();
        return requests("ordersCreate", (request) => {
          const key = keyOf(request) ?? "";
          const count = (seen.get(key) ?? 0) + 1;
          seen.set(key, count);
          if (count === 2) setKey(request, fresh());
        });
      },
    ],
    [
      "keys-of-each-api-key",
      "idempotency.scope.shared-by-api-keys",
      "idempotency keys are scoped by API key",
      () => keyedBy((request) => String(digest(apiKeyOf(request)))),
    ],
    [
      "keys-of-each-operation",
      "idempotency.reused.other-endpoint",
      "idempotency keys are scoped by operation",
      () => keyedBy((request) => request.operation ?? ""),
    ],
    [
      "keys-of-each-esim",
      "idempotency.reused.other-esim",
      "idempotency keys are scoped by eSIM",
      () => keyedBy((request) => String(digest(request.target))),
    ],
    [
      "keys-of-each-body",
      "idempotency.reused.other-body",
      "idempotency keys are scoped by body",
      () => keyedBy((request) => String(digest(request.body.toString()))),
    ],
    [
      "keys-whatever-the-body",
      "idempotency.reused.other-body",
      "a known key is replayed whatever the body",
      () => remembering((request) => `${apiKeyOf(request).slice(0, 15)} ${request.target} ${keyOf(request)}`),
    ],
    [
      "keys-by-bytes",
      "idempotency.reused.other-body",
      "an equal body written differently is another body",
      () => {
        const seen = new Map<string, string>();
        return async (request, forward) => {
          const key = keyOf(request);
          const text = request.body.toString();
          if (!isOne(request, posts) || !key) return forward(request);
          const first = seen.get(key);
          if (first !== undefined && first !== text)
            return errorResponse(409, "idempotency_key_reused", requestHeaders.idempotencyKey);
          const response = await forward(request);
          if (isSuccess(response)) seen.set(key, text);
          return response;
        };
      },
    ],
    [
      "keys-of-all-accounts",
      "idempotency.scope.account",
      "a key is shared by all accounts",
      () => remembering((request) => `${keyOf(request)} ${request.body}`),
    ],
    [
      "keys-of-both-modes",
      "idempotency.scope.mode",
      "a key is shared by both modes",
      () => remembering((request) => `${keyOf(request)} ${request.body}`),
    ],
    [
      "refusals-remembered",
      "idempotency.only-2xx-remembered",
      "an error is stored under its key",
      () =>
        remembering(
          (request) => `${keyOf(request)}`,
          (response) => response.status >= 400 && response.status < 500 && response.status !== 429,
        ),
    ],
    [
      "failures-forgotten",
      "idempotency.failed-is-remembered",
      "a failed order is placed again by its key",
      () => async (request, forward) => {
        const response = await forward(request);
        return isOne(request, ["ordersCreate", "topupsCreate"]) &&
          isReplayed(response) &&
          bodyOf(response)?.status === "failed"
          ? forward(again(request))
          : response;
      },
    ],
    [
      "replays-as-of-now",
      "idempotency.replay-verbatim",
      "a replay shows the current balance",
      () =>
        replays(
          (body) => {
            const sum = body.balance_after as Json | undefined;
            if (sum) sum.amount = (Number(sum.amount) - 1).toFixed(2);
          },
          "ordersCreate",
          "topupsCreate",
        ),
    ],
    [
      "replays-of-simulations-empty",
      "simulate.replay",
      "a replayed simulation returns an empty object",
      () =>
        replays((body) => {
          for (const key of Object.keys(body)) delete body[key];
        }, "simulate"),
    ],
    [
      "replays-of-processing-as-of-now",
      "idempotency.replay-sandbox-processing",
      "a sandbox order is replayed in its current state",
      () =>
        replays(
          (body) => {
            if (body.status === "processing") body.status = "completed";
          },
          "ordersCreate",
          "topupsCreate",
        ),
    ],
    [
      "replays-refused",
      "idempotency.replay-status",
      "a repeated key is rejected",
      () =>
        responses(posts, (response) => {
          if (isReplayed(response))
            Object.assign(
              response,
              errorResponse(409, "idempotency_key_reused", requestHeaders.idempotencyKey),
            );
        }),
    ],
    [
      "test-sees-live",
      "auth.isolation.test-cannot-see-live",
      "a test key reads objects of live mode",
      () => seeing("test"),
    ],
    [
      "live-sees-test",
      "auth.isolation.live-cannot-see-test",
      "a live key reads objects of test mode",
      () => seeing("live"),
    ],
  ]),
];

/** Shows what one mode has read to the other mode, where that finds nothing. */
function seeing(mode: "test" | "live"): Fault {
  const lastResponses = new Map<string, ProxiedResponse>();
  return async (request, forward) => {
    const response = await forward(request);
    if (request.method !== "GET" || !request.operation) return response;
    const isOther = !apiKeyOf(request).includes(`sk_${mode}_`);
    if (isOther && isSuccess(response)) lastResponses.set(request.target, response);
    return (!isOther && response.status === 404 && lastResponses.get(request.target)) || response;
  };
}
