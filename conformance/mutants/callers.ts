/** Mutants of access: keys, modes, rate limits and the block of an IP address. */

import { type RuleId, responseHeaders } from "../src/contract.ts";
import {
  bodyOf,
  errorResponse,
  type Json,
  keyOf,
  type Mutant,
  money,
  posts,
  requests,
  responses,
  setBody,
  setKey,
  successes,
  table,
} from "./mutant.ts";
import { headerOf, type ProxiedResponse, setHeader } from "./proxy.ts";

import { apiKeyOf, isMode, replacing, sticking } from "./stateful.ts";

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

export const callerMutants: Mutant[] = [
  modeOf("test", "auth.prefix.test"),
  modeOf("live", "auth.prefix.live"),
  ...table("api", [
    [
      "missing-key-as-403",
      "auth.401.missing",
      "a request without a key returns 403",
      () =>
        replacing((response, request) =>
          response.status === 401 && !apiKeyOf(request) ? errorResponse(403, "ip_not_allowed") : undefined,
        ),
    ],
    [
      "unknown-key-as-403",
      "auth.401.unknown",
      "an unknown key returns 403",
      () =>
        replacing((response, request) =>
          response.status === 401 && /sk_/.test(apiKeyOf(request))
            ? errorResponse(403, "account_inactive")
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
      "a key that was rejected once stays rejected",
      () => sticking(({ status }) => status === 429, apiKeyOf),
    ],
    [
      "block-never-ends",
      "auth.bad-key-block.end",
      "a blocked IP address stays blocked",
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
      "a POST does not count toward the general limit",
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
      "a POST that is over its limit counts toward the general limit",
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
      "control bytes in an idempotency key are dropped",
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
        return responses(["ordersCreate", "topupsCreate", "balanceGet"], (response, request) => {
          const body = bodyOf(response);
          if (request.operation !== "balanceGet") spent = true;
          else if (spent && body && (body.balance as Json).amount === "1000000.00") {
            money(body.balance, () => 500_000);
            setBody(response, body);
          }
        });
      },
    ],
  ]),
];
