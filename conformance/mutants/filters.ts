/** Mutants of filters: ignored, misread, or accepted though invalid. */
import { type OperationId, type RuleId, routes } from "../src/contract.ts";
import {
  bodyOf,
  errorResponse,
  filteredBy,
  ignoring,
  items,
  type Json,
  lenient,
  type Mutant,
  misread,
  queries,
  queryOf,
  table,
} from "./mutant.ts";
import type { Fault } from "./proxy.ts";

const dayMs = 86_400_000;
const moment = (value: string, change: (ms: number) => number) => {
  const ms = Date.parse(value);
  return Number.isNaN(ms) ? value : new Date(change(ms)).toISOString();
};
const times = ["created_after", "created_before"] as const;

const ignored: [OperationId, string, RuleId][] = [
  ["packagesList", "country", "packages.list.country.coverage"],
  ["packagesList", "region", "packages.list.region.code"],
  ["packagesList", "unlimited", "packages.list.unlimited.true"],
  ["packagesList", "q", "packages.list.q.search"],
  ["ordersList", "status", "orders.list.status.filter"],
  ["ordersList", "customer_ref", "orders.list.customer-ref.exact"],
  ["ordersList", "created_after", "orders.list.created.half-open"],
  ["ordersList", "created_before", "orders.list.created.half-open"],
  ["esimsList", "status", "esims.list.status.filter"],
  ["esimsList", "customer_ref", "esims.list.customer-ref"],
  ["eventsList", "type", "events.list.type.filter"],
];

const tolerated: [OperationId, string, RuleId][] = [
  ["packagesList", "country", "packages.list.country.pattern"],
  ["packagesList", "unlimited", "packages.list.unlimited.other"],
  ["packagesList", "q", "packages.list.q.too-long"],
  ["packagesList", "q", "errors.code.invalid-request.control.q"],
  ["ordersList", "status", "orders.list.status.unknown"],
  ["ordersList", "customer_ref", "orders.list.customer-ref.max"],
  ["ordersList", "created_after", "orders.list.created.non-iso"],
  ["ordersList", "created_after", "conventions.timestamp-input.nonexistent-date"],
  ["esimsList", "status", "esims.list.status.unknown"],
  ["eventsList", "type", "events.list.type.unknown"],
];

const kebab = (id: string) =>
  id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll("_", "-");

export const filterMutants: Mutant[] = [
  ...table(
    "api",
    ignored.map(([operation, name, rule]) => [
      `${kebab(operation)}-ignores-${kebab(name)}`,
      rule,
      `the filter \`${name}\` is ignored`,
      () => ignoring(operation, name),
    ]),
  ),
  ...table(
    "api",
    tolerated.map(([operation, name, rule]) => [
      `${rule}-tolerated`,
      rule,
      `an invalid \`${name}\` is ignored`,
      () => lenient(operation, name),
    ]),
  ),
  ...table("api", [
    [
      "country-in-capitals-only",
      "packages.list.country.either-case",
      "a country in lower case is unknown",
      () => misread("packagesList", "country", (value) => (value === value.toUpperCase() ? value : "ZZ")),
    ],
    [
      "country-unknown-refused",
      "packages.list.country.unknown",
      "a country without packages is rejected",
      (): Fault => async (request, forward) => {
        const response = await forward(request);
        const data = bodyOf(response)?.data as Json[] | undefined;
        const isEmpty =
          request.operation === "packagesList" && queryOf(request).has("country") && data?.length === 0;
        return isEmpty ? errorResponse(400, "invalid_request", "country") : response;
      },
    ],
    [
      "country-without-regional-packages",
      "packages.list.country.coverage",
      "packages that cover several countries are not listed for a country",
      () =>
        items("packagesList", (data, request) =>
          queryOf(request).has("country") ? data.filter(({ country }) => country !== null) : data,
        ),
    ],
    [
      "region-beats-country",
      "packages.list.region.with-country",
      "with both filters only the region counts",
      () => queries("packagesList", (query) => query.has("region") && query.delete("country")),
    ],
    [
      "region-old-names-forgotten",
      "packages.list.region.old-names",
      "an older code of a region finds nothing",
      () => misread("packagesList", "region", (value) => (/^region-/.test(value) ? value : "region-0")),
    ],
    [
      "unlimited-false-means-all",
      "packages.list.unlimited.false",
      "`unlimited=false` lists unlimited packages too",
      () =>
        queries("packagesList", (query) => query.get("unlimited") === "false" && query.delete("unlimited")),
    ],
    [
      "q-with-wildcards",
      "packages.list.q.search",
      "a percent sign or an underscore in `q` is a wildcard",
      () => misread("packagesList", "q", (value) => (/^[%_]+$/.test(value) ? "" : value)),
    ],
    [
      "q-tells-capitals-apart",
      "packages.list.q.search",
      "`q` in upper case finds nothing",
      () =>
        misread("packagesList", "q", (value) => (value === value.toLowerCase() ? value : `${value}\u2603`)),
    ],
    [
      "orders-reference-in-any-case",
      "orders.list.customer-ref.case",
      "the filter ignores letter case",
      () =>
        filteredBy(
          "ordersList",
          "customer_ref",
          (item, wanted) =>
            typeof item.customer_ref === "string" && item.customer_ref.toLowerCase() === wanted.toLowerCase(),
        ),
    ],
    [
      "orders-reference-by-its-beginning",
      "orders.list.customer-ref.exact",
      "the filter finds references that begin with the text",
      () =>
        filteredBy(
          "ordersList",
          "customer_ref",
          (item, wanted) => typeof item.customer_ref === "string" && item.customer_ref.startsWith(wanted),
        ),
    ],
    [
      "esims-reference-by-its-beginning",
      "esims.list.customer-ref",
      "the filter finds references that begin with the text",
      () =>
        filteredBy(
          "esimsList",
          "customer_ref",
          (item, wanted) => typeof item.customer_ref === "string" && item.customer_ref.startsWith(wanted),
        ),
    ],
    [
      "last-of-repeated-parameters-counts",
      "conventions.input.unknown-query-ignored",
      "the last value of a repeated parameter counts",
      () =>
        queries("any", (query) => {
          for (const name of new Set(query.keys())) query.set(name, query.getAll(name).at(-1) ?? "");
        }),
    ],
    [
      "unknown-parameter-refused",
      "conventions.input.unknown-query-ignored",
      "an unknown parameter is rejected",
      (): Fault => async (request, forward) => {
        const names: readonly string[] = request.operation ? routes[request.operation].queryParams : [];
        const strange = [...queryOf(request).keys()].find((name) => !names.includes(name));
        return strange && request.operation
          ? errorResponse(400, "invalid_request", strange)
          : forward(request);
      },
    ],
    [
      "empty-parameter-refused",
      "conventions.input.empty-query-absent",
      "a parameter without a value is rejected",
      (): Fault => async (request, forward) => {
        const [empty] =
          [...queryOf(request)].find(([name, value]) => value === "" && name !== "cursor") ?? [];
        return empty ? errorResponse(400, "invalid_request", empty) : forward(request);
      },
    ],
    ...times.flatMap((name) => [
      [
        `${kebab(name)}-without-zone-is-local`,
        "conventions.timestamp-input.no-zone-is-utc",
        "a time without a zone is in Indian time",
        () => misread("ordersList", name, (value) => (/T[\d:.]+$/.test(value) ? `${value}+05:30` : value)),
      ] as const,
      [
        `${kebab(name)}-offset-ignored`,
        "conventions.timestamp-input.offset",
        "the offset of a time is ignored",
        () => misread("ordersList", name, (value) => value.replace(/[+-]\d\d:?\d\d$/, "Z")),
      ] as const,
      [
        `${kebab(name)}-date-is-its-end`,
        "conventions.timestamp-input.date",
        "a plain date means the end of its day",
        () =>
          misread("ordersList", name, (value) =>
            /^\d{4}-\d\d-\d\d$/.test(value) ? moment(value, (ms) => ms + dayMs - 1) : value,
          ),
      ] as const,
      [
        `${kebab(name)}-in-whole-seconds`,
        "orders.list.created.milliseconds",
        "time filters are truncated to the second",
        () => misread("ordersList", name, (value) => value.replace(/\.\d+/, "")),
      ] as const,
      [
        `${kebab(name)}-small-z-refused`,
        "conventions.timestamp-input.zulu",
        "a time with a lower-case z is rejected",
        (): Fault => async (request, forward) =>
          /z$/.test(queryOf(request).get(name) ?? "")
            ? errorResponse(400, "invalid_request", name)
            : forward(request),
      ] as const,
    ]),
    [
      "created-before-inclusive",
      "orders.list.created.half-open",
      "`created_before` includes its whole second",
      () => misread("ordersList", "created_before", (value) => moment(value, (ms) => ms + 1000)),
    ],
  ]),
];
