/** Mutants of lists: filters that are ignored or misread, pages that lose, repeat or turn items. */
import { limits, type OperationId, type RuleId, routes } from "../src/contract.ts";
import {
  answers,
  bodyOf,
  filteredBy,
  ignoring,
  isSuccess,
  items,
  type Json,
  lenient,
  lists,
  type Mutant,
  misread,
  objects,
  queries,
  queryOf,
  refusal,
  requests,
  setBody,
  successes,
  table,
} from "./mutant.ts";
import type { Fault } from "./proxy.ts";

const dayMs = 86_400_000;
const moment = (value: string, change: (ms: number) => number) => {
  const ms = Date.parse(value);
  return Number.isNaN(ms) ? value : new Date(change(ms)).toISOString();
};
const isNumberLess = (value: string) => !/^\d+$/.test(value);
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

const toleratedByLists: [string, RuleId][] = [
  ["limit", "pagination.limit.out-of-range"],
  ["limit", "pagination.limit.type"],
  ["cursor", "pagination.cursor.other-list"],
  ["cursor", "pagination.cursor.other-mode"],
  ["cursor", "errors.code.invalid-request.bad-cursor"],
  ["cursor", "conventions.input.empty-cursor-refused"],
];

const turned: [OperationId, RuleId][] = [
  ["packagesList", "packages.list.order"],
  ["ordersList", "orders.list.newest-first"],
  ["esimsList", "esims.list.newest-first"],
  ["eventsList", "events.list.newest-first"],
  ["topupsList", "topups.list.newest-first"],
  ["countriesList", "countries.list.order"],
];

const unpaged: [OperationId, RuleId][] = [
  ["countriesList", "pagination.unpaged.countries"],
  ["topupPackagesList", "pagination.unpaged.topup-packages"],
];

const kebab = (id: string) =>
  id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll("_", "-");

export const listMutants: Mutant[] = [
  ...table(
    "api",
    ignored.map(([operation, name, rule]) => [
      `${kebab(operation)}-ignores-${kebab(name)}`,
      rule,
      `the filter \`${name}\` is not looked at`,
      () => ignoring(operation, name),
    ]),
  ),
  ...table(
    "api",
    tolerated.map(([operation, name, rule]) => [
      `${rule}-tolerated`,
      rule,
      `a \`${name}\` that has to be refused is taken as left out`,
      () => lenient(operation, name),
    ]),
  ),
  ...table(
    "api",
    toleratedByLists.map(([name, rule]) => [
      `${rule}-tolerated`,
      rule,
      `a \`${name}\` that has to be refused is taken as left out`,
      () => lenient(lists, name),
    ]),
  ),
  ...table(
    "api",
    turned.map(([operation, rule]) => [
      `${kebab(operation)}-turned`,
      rule,
      "each page has its items in reverse",
      () => items(operation, (data) => data.toReversed()),
    ]),
  ),
  ...table(
    "api",
    unpaged.map(([operation, rule]) => [
      `${kebab(operation)}-paged`,
      rule,
      "the list comes in pages",
      () =>
        successes(operation, (body) => ({
          data: (body.data as Json[]).slice(0, limits.pageLimitDefault),
          has_more: false,
          next_cursor: null,
        })),
    ]),
  ),
  ...table("api", [
    [
      "limit-clamped",
      "pagination.limit.out-of-range",
      "a limit beyond its range is brought into it",
      () =>
        misread(lists, "limit", (value) =>
          isNumberLess(value) ? value : String(Math.min(limits.pageLimitMax, Math.max(1, Number(value)))),
        ),
    ],
    [
      "limit-read-loosely",
      "pagination.limit.type",
      "whatever a limit begins with is taken as its number",
      () => misread(lists, "limit", (value) => String(Number.parseInt(value, 10) || value)),
    ],
    [
      "limit-default-smaller",
      "pagination.limit.default",
      "without a limit a page holds one item fewer",
      () =>
        queries(
          lists,
          (query) => query.has("limit") || query.set("limit", String(limits.pageLimitDefault - 1)),
        ),
    ],
    [
      "limit-default-larger",
      "pagination.limit.default",
      "without a limit a page is as large as can be",
      () => queries(lists, (query) => query.has("limit") || query.set("limit", String(limits.pageLimitMax))),
    ],
    [
      "pages-lose-their-last-item",
      "pagination.cursor.continues",
      "the last item of a page that is not the last is lost",
      () =>
        successes(lists, (body) => {
          if (body.has_more) body.data = (body.data as Json[]).slice(0, -1);
        }),
    ],
    [
      "pages-overlap",
      "pagination.cursor.continues",
      "a page begins with the last item of the page before it",
      () => {
        const last = new Map<string, Json>();
        return successes(lists, (body, request) => {
          const data = body.data as Json[];
          const before = last.get(queryOf(request).get("cursor") ?? "");
          const end = data.at(-1);
          if (typeof body.next_cursor === "string" && end) last.set(body.next_cursor, end);
          if (before) body.data = [before, ...data.slice(0, -1)];
        });
      },
    ],
    [
      "cursor-ignored",
      "pagination.cursor.continues",
      "every page is the first",
      () => ignoring(lists, "cursor"),
    ],
    [
      "has-more-always-true",
      "pagination.envelope.has-more",
      "`has_more` is true on the last page too",
      () =>
        successes(lists, (body) => {
          body.has_more = true;
        }),
    ],
    [
      "cursor-on-the-last-page",
      "pagination.last-page",
      "a full last page points to an empty one",
      () =>
        successes(lists, (body, request) => {
          const size = Number(queryOf(request).get("limit") ?? limits.pageLimitDefault);
          if ((body.data as Json[]).length !== size || body.has_more) return;
          Object.assign(body, { has_more: true, next_cursor: "end" });
        }),
    ],
    [
      "next-cursor-left-out",
      "pagination.envelope.fields",
      "the last page has no `next_cursor`",
      () =>
        successes(lists, (body) => {
          if (body.next_cursor === null) delete body.next_cursor;
        }),
    ],
    [
      "country-in-capitals-only",
      "packages.list.country.either-case",
      "a country in small letters is not known",
      () => misread("packagesList", "country", (value) => (value === value.toUpperCase() ? value : "ZZ")),
    ],
    [
      "country-unknown-refused",
      "packages.list.country.unknown",
      "a country without packages is refused",
      (): Fault => async (request, forward) => {
        const response = await forward(request);
        const data = bodyOf(response)?.data as Json[] | undefined;
        const isEmpty =
          request.operation === "packagesList" && queryOf(request).has("country") && data?.length === 0;
        return isEmpty ? refusal(400, "invalid_request", "country") : response;
      },
    ],
    [
      "country-without-regional-packages",
      "packages.list.country.coverage",
      "packages that work in more countries are left out of a country's",
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
      "a percent sign or an underscore in `q` stands for anything",
      () => misread("packagesList", "q", (value) => (/^[%_]+$/.test(value) ? "" : value)),
    ],
    [
      "q-tells-capitals-apart",
      "packages.list.q.search",
      "`q` in capitals finds nothing",
      () =>
        misread("packagesList", "q", (value) => (value === value.toLowerCase() ? value : `${value}\u2603`)),
    ],
    [
      "orders-reference-in-any-case",
      "orders.list.customer-ref.case",
      "the filter doesn't tell capitals from small letters",
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
      "topups-among-orders",
      "orders.list.no-topups",
      "top-ups are listed among the orders",
      () => {
        let topup: Json | undefined;
        return answers(["topupsCreate", "ordersList"], (response, request) => {
          const body = isSuccess(response) ? bodyOf(response) : undefined;
          if (!body) return;
          if (request.operation === "topupsCreate") topup = body;
          else if (topup) setBody(response, { ...body, data: [topup, ...(body.data as Json[])] });
        });
      },
    ],
    [
      "destination-without-packages",
      "countries.list.only-non-empty",
      "destinations without a package are listed",
      () =>
        items("countriesList", (data) => {
          const [first = {}] = data;
          return [{ ...first, packages_count: 0 }, ...data.slice(1)];
        }),
    ],
    [
      "regions-before-countries",
      "countries.list.order",
      "regions come first",
      () =>
        items("countriesList", (data) =>
          data.toSorted((a, b) => String(b.type).localeCompare(String(a.type))),
        ),
    ],
    [
      "packages-ordered-as-text",
      "packages.list.order",
      "ids are ordered as text and not by their number",
      () =>
        items("packagesList", (data) =>
          data.toSorted((a, b) =>
            [...String(a.id)]
              .reverse()
              .join("")
              .localeCompare([...String(b.id)].reverse().join("")),
          ),
        ),
    ],
    [
      "count-without-regional-packages",
      "resources.destination.packages-count.country-cover",
      "regional packages aren't counted for a country",
      () =>
        objects("destination", (destination) => {
          if (destination.type === "country")
            destination.packages_count = Math.ceil(destination.packages_count / 2);
        }),
    ],
    [
      "count-off-by-one",
      "resources.destination.packages-count.equals-list",
      "`packages_count` is one too many",
      () =>
        objects("destination", (destination) => {
          destination.packages_count += 1;
        }),
    ],
    [
      "many-topup-packages",
      "limits.topup-packages",
      "the list of top-up packages has no end",
      () =>
        items("topupPackagesList", (data) =>
          Array.from({ length: 201 }, (_, index) => data[index % data.length] ?? {}),
        ),
    ],
    [
      "last-of-repeated-parameters-counts",
      "conventions.input.unknown-query-ignored",
      "of a repeated parameter the last value counts",
      () =>
        queries("any", (query) => {
          for (const name of new Set(query.keys())) query.set(name, query.getAll(name).at(-1) ?? "");
        }),
    ],
    [
      "unknown-parameter-refused",
      "conventions.input.unknown-query-ignored",
      "a parameter that isn't known is refused",
      (): Fault => async (request, forward) => {
        const names: readonly string[] = request.operation ? routes[request.operation].queryParams : [];
        const strange = [...queryOf(request).keys()].find((name) => !names.includes(name));
        return strange && request.operation ? refusal(400, "invalid_request", strange) : forward(request);
      },
    ],
    [
      "empty-parameter-refused",
      "conventions.input.empty-query-absent",
      "a parameter without a value is refused",
      (): Fault => async (request, forward) => {
        const [empty] =
          [...queryOf(request)].find(([name, value]) => value === "" && name !== "cursor") ?? [];
        return empty ? refusal(400, "invalid_request", empty) : forward(request);
      },
    ],
    ...times.flatMap((name) => [
      [
        `${kebab(name)}-without-zone-is-local`,
        "conventions.timestamp-input.no-zone-is-utc",
        "a time without a zone is taken as Indian time",
        () => misread("ordersList", name, (value) => (/T[\d:.]+$/.test(value) ? `${value}+05:30` : value)),
      ] as const,
      [
        `${kebab(name)}-offset-ignored`,
        "conventions.timestamp-input.offset",
        "the offset of a time is not looked at",
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
        "time filters are cut to the second",
        () => misread("ordersList", name, (value) => value.replace(/\.\d+/, "")),
      ] as const,
      [
        `${kebab(name)}-small-z-refused`,
        "conventions.timestamp-input.zulu",
        "a time with a small z is refused",
        (): Fault => async (request, forward) =>
          /z$/.test(queryOf(request).get(name) ?? "")
            ? refusal(400, "invalid_request", name)
            : forward(request),
      ] as const,
    ]),
    [
      "created-before-inclusive",
      "orders.list.created.half-open",
      "`created_before` takes in its whole second",
      () => misread("ordersList", "created_before", (value) => moment(value, (ms) => ms + 1000)),
    ],
    [
      "ids-in-any-case",
      "ids.case-sensitive",
      "the letter case of an id in a path is not looked at",
      () =>
        requests("any", (request) => {
          const [path = "", query] = request.target.split("?");
          if (!path.startsWith("/v1/qr/")) request.target = path.toLowerCase() + (query ? `?${query}` : "");
        }),
    ],
    [
      "ids-with-leading-zeros",
      "ids.leading-zero",
      "zeros before the number of an id are not looked at",
      () =>
        requests("any", (request) => {
          request.target = request.target.replace(/(\/|pkg_)0+(?=[1-9])/g, "$1");
        }),
    ],
    [
      "activation-in-lists",
      "resources.esim.activation.absent-in-list",
      "eSIMs in a list have an `activation`",
      () =>
        objects("esim", (esim) => {
          esim.activation ??= { lpa: null, smdp_address: null, activation_code: null };
        }),
    ],
    [
      "list-form-without-expiry",
      "resources.esim.list-form",
      "eSIMs in a list lack `expires_at`",
      () =>
        items("esimsList", (data) =>
          data.map((item) => {
            const { expires_at: _, ...rest } = item;
            return rest;
          }),
        ),
    ],
  ]),
];
