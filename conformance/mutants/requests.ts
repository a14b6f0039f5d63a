/** Mutants of the rest of a request: path, method, API key and idempotency key. */
import { limits, requestHeaders, routes } from "../src/contract.ts";
import {
  bodyOf,
  errorResponse,
  isSuccess,
  type Json,
  keyOf,
  type Mutant,
  posts,
  requests,
  setKey,
  successes,
  table,
} from "./mutant.ts";
import { headerOf, setHeader } from "./proxy.ts";

export const requestMutants: Mutant[] = [
  ...table("api", [
    [
      "path-of-any-case",
      "errors.no-route.path",
      "paths ignore letter case",
      () =>
        requests("any", (request) => {
          request.target = request.target.toLowerCase();
        }),
    ],
    [
      "path-with-a-slash",
      "errors.no-route.path",
      "a trailing slash is ignored",
      () => async (request, forward) => forward({ ...request, target: request.target.replace(/\/$/, "") }),
    ],
    [
      "head-answered",
      "errors.no-route.method",
      "HEAD is handled like GET",
      () => async (request, forward) =>
        forward(request.method === "HEAD" ? { ...request, method: "GET" } : request),
    ],
    [
      "405-for-methods",
      "errors.no-route.method",
      "an unsupported method returns 405",
      () => async (request, forward) => {
        const response = await forward(request);
        const paths = Object.values(routes).map(({ path }) => path as string);
        if (
          response.status === 404 &&
          request.operation === undefined &&
          paths.includes(request.target.split("?")[0] ?? "")
        )
          response.status = 405;
        return response;
      },
    ],
    [
      "404-without-envelope",
      "errors.no-route.path",
      "an unknown path returns plain text",
      () => async (request, forward) => {
        const response = await forward(request);
        if (response.status === 404 && request.operation === undefined)
          response.body = Buffer.from("Not Found");
        return response;
      },
    ],
    [
      "key-anywhere",
      "auth.bearer",
      "the key is accepted under another scheme too",
      () => async (request, forward) => {
        const value = headerOf(request, "Authorization");
        const copy = { ...request, headers: [...request.headers] };
        const key = /sk_(test|live)_\S+/.exec(value ?? "")?.[0];
        if (key) setHeader(copy, "Authorization", `Bearer ${key}`);
        return forward(copy);
      },
    ],
    [
      "key-in-the-query",
      "auth.bearer",
      "the key is accepted in the query",
      () => async (request, forward) => {
        const key = /sk_(test|live)_\w+/.exec(request.target)?.[0];
        const copy = { ...request, headers: [...request.headers] };
        if (key && headerOf(copy, "Authorization") === undefined)
          setHeader(copy, "Authorization", `Bearer ${key}`);
        return forward(copy);
      },
    ],
    [
      "scheme-in-one-spelling",
      "auth.401.malformed",
      "the word Bearer is case-sensitive",
      () => async (request, forward) =>
        /^bearer/.test(headerOf(request, "Authorization") ?? "")
          ? errorResponse(401, "invalid_api_key")
          : forward(request),
    ],
    [
      "bare-key",
      "auth.401.malformed",
      "a key needs no scheme",
      () => async (request, forward) => {
        const value = headerOf(request, "Authorization");
        const copy = { ...request, headers: [...request.headers] };
        if (value && /^sk_\S+$/.test(value)) setHeader(copy, "Authorization", `Bearer ${value}`);
        return forward(copy);
      },
    ],
    [
      "idempotency-key-made-up",
      "idempotency.key.required",
      "a missing key is generated",
      () =>
        requests(posts, (request) => {
          if (!keyOf(request)) setKey(request, Math.random().toString());
        }),
    ],
    [
      "idempotency-key-made-up-for-simulations",
      "idempotency.key.required",
      "simulations need no key",
      () =>
        requests("simulate", (request) => {
          if (!keyOf(request)) setKey(request, Math.random().toString());
        }),
    ],
    [
      "idempotency-key-blank",
      "errors.code.idempotency-key-required.empty",
      "a blank key is accepted",
      () =>
        requests(posts, (request) => {
          if (keyOf(request)?.trim() === "") setKey(request, Math.random().toString());
        }),
    ],
    [
      "idempotency-key-cut",
      "idempotency.key.length",
      "a key that is too long is truncated",
      () =>
        requests(posts, (request) => {
          const key = keyOf(request);
          if (key) setKey(request, key.slice(0, limits.idempotencyKeyMax));
        }),
    ],
    [
      "idempotency-key-shorter",
      "idempotency.key.length",
      "a key has at most 128 characters",
      () => async (request, forward) =>
        request.method === "POST" && (keyOf(request)?.length ?? 0) > 128
          ? errorResponse(400, "invalid_request", requestHeaders.idempotencyKey)
          : forward(request),
    ],
    [
      "idempotency-key-reserved-taken",
      "idempotency.reserved-prefix",
      "a key with the reserved prefix is accepted",
      () =>
        requests(posts, (request) => {
          const key = keyOf(request);
          if (key?.startsWith("api:")) setKey(request, `x${key}`);
        }),
    ],
    [
      "idempotency-key-reserved-in-any-case",
      "idempotency.reserved-prefix",
      "the reserved prefix ignores letter case",
      () => async (request, forward) =>
        request.method === "POST" && /^api:/i.test(keyOf(request) ?? "")
          ? errorResponse(400, "invalid_request", requestHeaders.idempotencyKey)
          : forward(request),
    ],
    [
      "idempotency-key-for-reads",
      "idempotency.get-needs-no-key",
      "reading needs a key too",
      () => async (request, forward) =>
        request.method === "GET" &&
        request.operation &&
        request.operation !== "qr" &&
        !keyOf(request) &&
        headerOf(request, "Authorization")
          ? errorResponse(400, "idempotency_key_required", requestHeaders.idempotencyKey)
          : forward(request),
    ],
    [
      "iccid-not-a-number-refused",
      "esims.get.not-an-iccid",
      "a malformed ICCID is invalid input",
      () => async (request, forward) =>
        request.operation === "esimsGet" && !/\/\d+$/.test(request.target)
          ? errorResponse(400, "invalid_request", "iccid")
          : forward(request),
    ],
    [
      "package-id-of-no-form-refused",
      "packages.get.id",
      "a malformed id is invalid input",
      () => async (request, forward) =>
        request.operation === "packagesGet" && !/\/pkg_\d+$/.test(request.target)
          ? errorResponse(400, "invalid_request", "id")
          : forward(request),
    ],
    [
      "simulations-forgotten-when-usage-falls",
      "simulate.no-change.usage-reached",
      "a usage level that was reached is rejected",
      () => {
        const seen = new Set<string>();
        return async (request, forward) => {
          const of = `${request.target} ${bodyOf(request)?.event}`;
          if (request.operation === "simulate" && seen.has(of)) return errorResponse(409, "invalid_state");
          const response = await forward(request);
          if (request.operation === "simulate" && isSuccess(response)) seen.add(of);
          return response;
        };
      },
    ],
    [
      "balance-of-the-other-mode",
      "service.modes.sandbox-virtual",
      "both modes share one balance",
      () => {
        let spent = 0;
        return successes("balanceGet", (body) => {
          spent += 1;
          (body.balance as Json).amount = (Number((body.balance as Json).amount) - spent).toFixed(2);
        });
      },
    ],
  ]),
];
