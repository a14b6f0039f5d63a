/**
 * Faults of a request, by error code: each changes parts of a valid request. Two faults without a common part can be
 * combined; the response is then the error that the contract lists first.
 */
import type { CallOptions } from "./caller.ts";
import type { Context } from "./context.ts";
import { type ErrorCode, type OperationId, type Route, routes } from "./contract.ts";
import { sample, testObjects } from "./fixtures.ts";
import { isIdempotent, pathOf } from "./operations.ts";
import { type Post, post } from "./posts.ts";

export interface Fault {
  code: ErrorCode;
  /** Parts of the request that the fault changes. */
  parts: readonly string[];
  change: (options: CallOptions) => CallOptions;
}

export interface Faulty {
  /** A request that would succeed. */
  good: CallOptions;
  faults: Fault[];
}

interface Subject {
  t: Context;
  operation: OperationId;
  route: Route;
  /** Set for an operation with an idempotency key. */
  post: Post | undefined;
  good: CallOptions;
}

type Change = Omit<Fault, "code">;
type Maker = (subject: Subject) => Change[] | Promise<Change[]>;

const inBody = (fields: object): Change => ({
  parts: Object.keys(fields).map((name) => `body.${name}`),
  change: (options) => ({ ...options, body: { ...(options.body as object), ...fields } }),
});

const inPath = (path: Record<string, string>): Change => ({
  parts: ["path"],
  change: (options) => ({ ...options, path: { ...options.path, ...path } }),
});

/** An unused id. */
const unknownId =
  (name: "id" | "iccid", id: string): Maker =>
  ({ route }) =>
    route.pathParams.includes(name) ? [inPath({ [name]: id })] : [];

/** The sandbox's reaction to a reference with this prefix. */
const trigger =
  (code: ErrorCode): Maker =>
  ({ route }) =>
    route.sandboxTriggers
      .filter(({ outcome }) => outcome === code)
      .map(({ field, prefix }) => inBody({ [field]: prefix }));

/** Codes that one request cannot cause: they need a race, a window, an account's state, or a failure of the service. */
const shownElsewhere: Maker = () => [];

/** Several changes of one code are alternatives, because one may share no part with another fault. */
const makers: Record<ErrorCode, Maker> = {
  invalid_api_key({ t }) {
    const authorization = "Bearer sk_test_0000000000000000000000000000000000000000";
    const from = t.badKeyAddress();
    return [
      {
        parts: ["key"],
        change: (options) => ({ ...options, authorization, ...(from !== undefined && { from }) }),
      },
    ];
  },
  not_found({ t, route }) {
    if (route.access === "test-key") {
      if (!t.has("liveKeys")) return [];
      const apiKey = t.live.keys[0] as string;
      return [{ parts: ["key"], change: (options) => ({ ...options, apiKey }) }];
    }
    return route.pathParams.includes("id") ? [inPath({ id: "evt_000000000000000000000000" })] : [];
  },
  idempotency_key_required: ({ route }) =>
    route.idempotent
      ? [{ parts: ["Idempotency-Key"], change: (options) => ({ ...options, idempotencyKey: null }) }]
      : [],
  invalid_request: ({ route, post: row }) => [
    ...(route.paginated
      ? [
          {
            parts: ["query"],
            change: (options: CallOptions) => ({ ...options, query: { limit: "0" } }),
          },
        ]
      : []),
    ...(row?.invalid ?? []).map(inBody),
  ],
  async idempotency_key_reused({ t, operation, post: row }) {
    if (row === undefined) return [];
    const idempotencyKey = t.unique("used");
    await t.test.done(operation, { ...row.options, idempotencyKey });
    const { body, path } = row.other;
    const change = (options: CallOptions): CallOptions => ({
      ...options,
      idempotencyKey,
      ...(body !== undefined && { body: { ...(options.body as object), ...(body as object) } }),
      ...(path !== undefined && { path }),
    });
    // Applied before another fault of the body, which then changes the body once more.
    return [{ parts: ["Idempotency-Key"], change }];
  },
  package_not_found: ({ route, post: row }) =>
    row === undefined ? unknownIdOf(route, "pkg_999999999") : [inBody({ package_id: "pkg_999999999" })],
  order_not_found: unknownId("id", "ord_test_000000000000"),
  esim_not_found: unknownId("iccid", "8999999000000000000"),
  topup_not_found: unknownId("id", "top_test_000000000000"),
  async esim_not_topupable({ t }) {
    const iccid = await t.test.newEsim((await sample(t)).package.id);
    await t.test.simulate(iccid, "activated", "expired");
    return [inPath({ iccid })];
  },
  async invalid_state({ t }) {
    return [inPath({ iccid: await t.test.newEsim((await sample(t)).package.id) })];
  },
  insufficient_balance: trigger("insufficient_balance"),
  supplier_unavailable: trigger("supplier_unavailable"),
  rate_limited: shownElsewhere,
  ip_not_allowed: shownElsewhere,
  account_inactive: shownElsewhere,
  live_mode_not_enabled: shownElsewhere,
  request_in_progress: shownElsewhere,
  internal_error: shownElsewhere,
};

function unknownIdOf(route: Route, id: string): Change[] {
  return route.pathParams.includes("id") ? [inPath({ id })] : [];
}

/** Returns a valid request of an operation and its possible faults, in the contract's order. */
export async function faultsOf(t: Context, operation: OperationId): Promise<Faulty> {
  const route: Route = routes[operation];
  const row = isIdempotent(operation) ? await post(t, operation) : undefined;
  const good = row?.options ?? { path: pathOf(operation, await testObjects(t)) };
  const faults: Fault[] = [];
  for (const error of route.errors) {
    const code = error.code as ErrorCode;
    const changes = await makers[code]({ t, operation, route, post: row, good });
    faults.push(...changes.map((change) => ({ code, ...change })));
  }
  return { good, faults };
}

/** Pairs of codes without a known order: both faults need the same part of a request, so no request has both. */
const inseparable: readonly (readonly [ErrorCode, ErrorCode])[] = [
  ["invalid_api_key", "not_found"],
  ["idempotency_key_required", "idempotency_key_reused"],
  ["esim_not_found", "esim_not_topupable"],
  ["esim_not_found", "invalid_state"],
  ["supplier_unavailable", "insufficient_balance"],
];

/** Returns the codes of other pairs that no request combines: they need another fault, or a row of `inseparable`. */
export function untestedPairs(faulty: Faulty): string[] {
  const codes = [...new Set(faulty.faults.map(({ code }) => code))];
  const tested = pairsOf(faulty).map(({ first, second }) => `${first} before ${second}`);
  const known = new Set([...tested, ...inseparable.map((pair) => pair.join(" before "))]);
  return codes
    .flatMap((first, at) => codes.slice(at + 1).map((second) => `${first} before ${second}`))
    .filter((pair) => !known.has(pair));
}

/** Returns each pair of codes that one request can combine, in the contract's order, with that request. */
export function pairsOf({
  good,
  faults,
}: Faulty): { first: ErrorCode; second: ErrorCode; options: CallOptions }[] {
  const pairs = new Map<string, { first: ErrorCode; second: ErrorCode; options: CallOptions }>();
  for (const [at, one] of faults.entries()) {
    for (const other of faults.slice(at + 1)) {
      const name = `${one.code} ${other.code}`;
      const apart = !one.parts.some((part) => other.parts.includes(part));
      if (one.code === other.code || !apart || pairs.has(name)) continue;
      // The key's own change goes first: it may replace the body.
      const [before, after] = other.parts.includes("Idempotency-Key") ? [other, one] : [one, other];
      const options = after.change(before.change(good));
      pairs.set(name, { first: one.code, second: other.code, options });
    }
  }
  return [...pairs.values()];
}
