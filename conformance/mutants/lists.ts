/** Mutants of lists: pages that lose, repeat or reorder items, and items that don't belong. */
import { type Esim, limits, type OperationId, type Order, type RuleId } from "../src/contract.ts";
import {
  bodyOf,
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
  requests,
  responses,
  setBody,
  successes,
  table,
} from "./mutant.ts";

const isNumberLess = (value: string) => !/^\d+$/.test(value);

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

const wholeLists: [OperationId, RuleId][] = [
  ["packagesList", "packages.list.ok"],
  ["ordersList", "orders.list.ok"],
  ["esimsList", "esims.list.ok"],
  ["topupsList", "topups.list.ok"],
  ["eventsList", "events.list.ok"],
];

/** Returns the name of the parameter that fetches an item. */
const idName = (item: Json) => ("id" in item ? "id" : "iccid");

const kebab = (id: string) =>
  id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll("_", "-");

export const listMutants: Mutant[] = [
  ...table(
    "api",
    toleratedByLists.map(([name, rule]) => [
      `${rule}-tolerated`,
      rule,
      `an invalid \`${name}\` is ignored`,
      () => lenient(lists, name),
    ]),
  ),
  ...table(
    "api",
    turned.map(([operation, rule]) => [
      `${kebab(operation)}-turned`,
      rule,
      "each page is in reverse order",
      () => items(operation, (data) => data.toReversed()),
    ]),
  ),
  ...table(
    "api",
    unpaged.map(([operation, rule]) => [
      `${kebab(operation)}-paged`,
      rule,
      "the list is paginated",
      () =>
        successes(operation, (body) => ({
          data: (body.data as Json[]).slice(0, limits.pageLimitDefault),
          has_more: false,
          next_cursor: null,
        })),
    ]),
  ),
  ...table(
    "api",
    wholeLists.map(([operation, rule]) => [
      `${kebab(operation)}-repeats-an-id`,
      rule,
      "the second item of a first page has the id of the first",
      () =>
        items(operation, (data, request) => {
          const [first, second, ...rest] = data;
          if (!first || !second || queryOf(request).has("cursor")) return data;
          return [first, { ...second, [idName(second)]: first[idName(first)] }, ...rest];
        }),
    ]),
  ),
  ...table(
    "api",
    lists.map((operation) => [
      `${kebab(operation)}-default-smaller`,
      "pagination.limit.default",
      "the default page size of this list alone is 20",
      () => queries(operation, (query) => query.has("limit") || query.set("limit", "20")),
    ]),
  ),
  ...table("api", [
    [
      "limit-of-a-hundred-is-less",
      "pagination.limit.out-of-range",
      "the largest page has one item fewer",
      () =>
        misread(lists, "limit", (value) =>
          Number(value) === limits.pageLimitMax ? String(limits.pageLimitMax - 1) : value,
        ),
    ],
    [
      "orders-listed-as-issued",
      "orders.list.ok",
      "the eSIMs of a listed order have the state in which they were issued",
      () =>
        items("ordersList", (data) =>
          (data as unknown as Order[]).map((order) => {
            const esims = order.esims.map((esim) => ({ ...esim, status: "ready" }));
            return { ...order, esims };
          }),
        ),
    ],
    [
      "topups-listed-without-reference",
      "topups.list.ok",
      "a listed top-up has no `customer_ref`",
      () => items("topupsList", (data) => data.map((topup) => ({ ...topup, customer_ref: null }))),
    ],
    [
      "esims-listed-unused",
      "esims.list.ok",
      "a listed eSIM has the data of an unused one",
      () =>
        items("esimsList", (data) =>
          (data as unknown as Esim[]).map((esim) => {
            const { total_mb: totalMb } = esim.data;
            return { ...esim, data: { ...esim.data, used_mb: 0, remaining_mb: totalMb } };
          }),
        ),
    ],
    [
      "limit-clamped",
      "pagination.limit.out-of-range",
      "a limit out of range is clamped",
      () =>
        misread(lists, "limit", (value) =>
          isNumberLess(value) ? value : String(Math.min(limits.pageLimitMax, Math.max(1, Number(value)))),
        ),
    ],
    [
      "limit-read-loosely",
      "pagination.limit.type",
      "a limit is parsed up to the first non-digit",
      () => misread(lists, "limit", (value) => String(Number.parseInt(value, 10) || value)),
    ],
    [
      "limit-default-smaller",
      "pagination.limit.default",
      "a page without limit has one item fewer",
      () =>
        queries(
          lists,
          (query) => query.has("limit") || query.set("limit", String(limits.pageLimitDefault - 1)),
        ),
    ],
    [
      "limit-default-larger",
      "pagination.limit.default",
      "a page without limit has the maximum size",
      () => queries(lists, (query) => query.has("limit") || query.set("limit", String(limits.pageLimitMax))),
    ],
    [
      "pages-lose-their-last-item",
      "pagination.cursor.continues",
      "the last item of a page is lost, except on the last page",
      () =>
        successes(lists, (body) => {
          if (body.has_more) body.data = (body.data as Json[]).slice(0, -1);
        }),
    ],
    [
      "pages-overlap",
      "pagination.cursor.continues",
      "a page begins with the last item of the previous one",
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
      "topups-among-orders",
      "orders.list.no-topups",
      "top-ups are listed among the orders",
      () => {
        let topup: Json | undefined;
        return responses(["topupsCreate", "ordersList"], (response, request) => {
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
      "destinations without packages are listed",
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
      "ids are sorted as text instead of by number",
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
      "`packages_count` is one too high",
      () =>
        objects("destination", (destination) => {
          destination.packages_count += 1;
        }),
    ],
    [
      "many-topup-packages",
      "limits.topup-packages",
      "the list of top-up packages never ends",
      () =>
        items("topupPackagesList", (data) =>
          Array.from({ length: 201 }, (_, index) => data[index % data.length] ?? {}),
        ),
    ],
    [
      "ids-in-any-case",
      "ids.case-sensitive",
      "ids in paths ignore letter case",
      () =>
        requests("any", (request) => {
          const [path = "", query] = request.target.split("?");
          if (!path.startsWith("/v1/qr/")) request.target = path.toLowerCase() + (query ? `?${query}` : "");
        }),
    ],
    [
      "ids-with-leading-zeros",
      "ids.leading-zero",
      "leading zeros of an id's number are ignored",
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
