/** Mutants of effects: what is done twice, not at all, for another, or remembered wrongly. */
import { type OperationId, type RuleId, requestHeaders, responseHeaders } from "../src/contract.ts";
import {
  answers,
  bodyOf,
  isReplayed,
  isSuccess,
  type Json,
  keyOf,
  type Mutant,
  posts,
  refusal,
  requests,
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

/** Every such call is carried out twice; the answer is the first one's. */
const twice =
  (...operations: OperationId[]): Fault =>
  async (request, forward) => {
    const response = await forward(request);
    if (isOne(request, operations) && isSuccess(response) && !isReplayed(response))
      await forward(again(request));
    return response;
  };

/** A call that is refused with this status is carried out all the same. */
const refusedButDone =
  (status: number, ...operations: OperationId[]): Fault =>
  async (request, forward) => {
    const response = await forward(request);
    if (response.status === status && isOne(request, operations))
      await forward(again(request, (body) => (body.customer_ref = "plain")));
    return response;
  };

/** Answers that the faulty service remembers by itself, under a name of its own choosing. */
function remembering(
  nameOf: (request: ProxiedRequest) => string,
  which: (response: ProxiedResponse) => boolean = isSuccess,
): Fault {
  const kept = new Map<string, ProxiedResponse>();
  return async (request, forward) => {
    if (!isOne(request, posts) || !keyOf(request)) return forward(request);
    const known = kept.get(nameOf(request));
    if (known) {
      const copy = { ...known, status: isSuccess(known) ? 200 : known.status, headers: [...known.headers] };
      if (isSuccess(known)) setHeader(copy, responseHeaders.idempotentReplayed, "true");
      return copy;
    }
    const response = await forward(request);
    if (which(response)) kept.set(nameOf(request), { ...response, headers: [...response.headers] });
    return response;
  };
}

/** The key counts within a narrower or another space than it should. */
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

/** A repeat that meets the first request under way is answered as if it were another one. */
const meeting = (operation: OperationId): Fault => {
  const underWay = new Set<string>();
  return async (request, forward) => {
    const key = `${apiKeyOf(request)} ${keyOf(request)}`;
    if (request.operation !== operation) return forward(request);
    if (underWay.has(key)) return refusal(409, "idempotency_key_reused", requestHeaders.idempotencyKey);
    underWay.add(key);
    try {
      return await forward(request);
    } finally {
      underWay.delete(key);
    }
  };
};

const replays = (change: (body: Json) => void, ...operations: OperationId[]): Fault =>
  answers(operations, (response) => {
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
      fault: "a repeat that meets the first request is answered `idempotency_key_reused`",
      layer: "api",
      make: () => meeting(operation),
    }),
  ),
  ...table("api", [
    [
      "order-charged-twice",
      "service.orders.charged-on-create",
      "an order is carried out twice",
      () => twice("ordersCreate"),
    ],
    [
      "topup-added-twice",
      "topups.create.added-once",
      "a top-up is carried out twice",
      () => twice("topupsCreate"),
    ],
    [
      "402-debits",
      "orders.create.402.nothing-debited",
      "an order refused with 402 is made all the same",
      () => refusedButDone(402, "ordersCreate"),
    ],
    [
      "402-by-reference-orders",
      "orders.create.trigger.insufficient-balance",
      "the reference for 402 orders all the same",
      () => refusedButDone(402, "ordersCreate"),
    ],
    [
      "503-orders",
      "orders.create.trigger.supplier-down",
      "an order answered 503 is made all the same",
      () => refusedButDone(503, "ordersCreate"),
    ],
    [
      "503-tops-up",
      "topups.create.trigger.supplier-down",
      "a top-up answered 503 is made all the same",
      () => refusedButDone(503, "topupsCreate"),
    ],
    [
      "keys-not-remembered",
      "idempotency.replay-no-effect",
      "a repeated key does the work anew",
      () =>
        requests(posts, (request) => {
          if (keyOf(request)?.trim()) setKey(request, fresh());
        }),
    ],
    [
      "keys-not-remembered-for-topups",
      "topups.create.added-once",
      "a repeated key tops up anew",
      () =>
        requests("topupsCreate", (request) => {
          if (keyOf(request)?.trim()) setKey(request, fresh());
        }),
    ],
    [
      "keys-not-remembered-after-a-drop",
      "errors.retry.same-key-safe",
      "a repeat after a lost connection does the work anew",
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
      "each API key has idempotency keys of its own",
      () => keyedBy((request) => String(digest(apiKeyOf(request)))),
    ],
    [
      "keys-of-each-operation",
      "idempotency.reused.other-endpoint",
      "each operation has idempotency keys of its own",
      () => keyedBy((request) => request.operation ?? ""),
    ],
    [
      "keys-of-each-esim",
      "idempotency.reused.other-esim",
      "each eSIM has idempotency keys of its own",
      () => keyedBy((request) => String(digest(request.target))),
    ],
    [
      "keys-of-each-body",
      "idempotency.reused.other-body",
      "each body has idempotency keys of its own",
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
      "a body that says the same in other words is another",
      () => {
        const seen = new Map<string, string>();
        return async (request, forward) => {
          const key = keyOf(request);
          const text = request.body.toString();
          if (!isOne(request, posts) || !key) return forward(request);
          const first = seen.get(key);
          if (first !== undefined && first !== text)
            return refusal(409, "idempotency_key_reused", requestHeaders.idempotencyKey);
          const response = await forward(request);
          if (isSuccess(response)) seen.set(key, text);
          return response;
        };
      },
    ],
    [
      "keys-of-all-accounts",
      "idempotency.scope.account",
      "a key counts for all accounts",
      () => remembering((request) => `${keyOf(request)} ${request.body}`),
    ],
    [
      "keys-of-both-modes",
      "idempotency.scope.mode",
      "a key counts for both modes",
      () => remembering((request) => `${keyOf(request)} ${request.body}`),
    ],
    [
      "refusals-remembered",
      "idempotency.only-2xx-remembered",
      "a refusal is remembered under its key",
      () =>
        remembering(
          (request) => `${keyOf(request)}`,
          (response) => response.status >= 400 && response.status < 500 && response.status !== 429,
        ),
    ],
    [
      "failures-forgotten",
      "idempotency.failed-is-remembered",
      "a failed order is made anew by its key",
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
      "a replay shows the present balance",
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
      "a replayed simulation answers an empty object",
      () =>
        replays((body) => {
          for (const key of Object.keys(body)) delete body[key];
        }, "simulate"),
    ],
    [
      "replays-of-processing-as-of-now",
      "idempotency.replay-sandbox-processing",
      "a sandbox order is replayed as it is now",
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
      "a repeated key is refused",
      () =>
        answers(posts, (response) => {
          if (isReplayed(response))
            Object.assign(response, refusal(409, "idempotency_key_reused", requestHeaders.idempotencyKey));
        }),
    ],
    [
      "test-sees-live",
      "auth.isolation.test-cannot-see-live",
      "a test key reads what a live key made",
      () => seeing("test"),
    ],
    [
      "live-sees-test",
      "auth.isolation.live-cannot-see-test",
      "a live key reads what a test key made",
      () => seeing("live"),
    ],
  ]),
];

/** What one mode has read is shown to the other where it finds nothing. */
function seeing(mode: "test" | "live"): Fault {
  const kept = new Map<string, ProxiedResponse>();
  return async (request, forward) => {
    const response = await forward(request);
    if (request.method !== "GET" || !request.operation) return response;
    const isOther = !apiKeyOf(request).includes(`sk_${mode}_`);
    if (isOther && isSuccess(response)) kept.set(request.target, response);
    return (!isOther && response.status === 404 && kept.get(request.target)) || response;
  };
}
