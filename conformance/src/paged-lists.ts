/** The contract's paginated lists, and checks that listed items equal their fetch. */

import type { Checker } from "./assert.ts";
import type { CallOptions } from "./caller.ts";
import type { Context } from "./context.ts";
import { type OperationId, type Page, routes } from "./contract.ts";
import { testObjects } from "./fixtures.ts";

const operations = Object.keys(routes) as OperationId[];

export const pagedLists = operations.filter((operation) => routes[operation].paginated);

/** Returns the path parameters of a list, if any. */
export async function pathOf(t: Context, list: OperationId): Promise<Record<string, string>> {
  return routes[list].pathParams.length === 0 ? {} : { iccid: (await testObjects(t)).iccid };
}

/** Items per page that are also fetched. */
const mostFetched = 25;

/** Asserts that a page's items have different ids and equal their fetch. Such lists must not change meanwhile. */
export async function checkItems(
  t: Context,
  check: Checker,
  list: OperationId,
  options: CallOptions = {},
): Promise<void> {
  const response = await t.test.done(list, options);
  const { data: items } = response.json as Page<Record<string, unknown>>;
  t.must.ok(Array.isArray(items), `${list} has to return a list`, response.json, response);
  check.some(items, `items of ${list}`, response);
  const { fetch, name } = fetchOf(list);
  const ids = items.map((item) => String(item[name]));
  check.equal(new Set(ids).size, ids.length, `${list}: as many ids as items`, response);
  for (const item of spread(items, mostFetched)) {
    const id = String(item[name]);
    const single = await t.test.call(fetch, { path: { [name]: id } });
    check.status(single, 200, `${fetch} of the listed ${id}`);
    const fetched = (single.json ?? {}) as Record<string, unknown>;
    check.equal(item, sharedWith(item, fetched), `${id} in ${list}, against its fetch`, response);
  }
}

/** Returns the fetched values of a listed item's fields. Other rules check the fields that a list omits. */
export function sharedWith<Item extends object>(item: Item, fetched: object): Item {
  const fields = fetched as Record<string, unknown>;
  return Object.fromEntries(Object.keys(item).map((key) => [key, fields[key]])) as Item;
}

/** Returns the operation that fetches one item, and its path parameter, which is the name of the item's id. */
function fetchOf(list: OperationId): { fetch: OperationId; name: string } {
  const collection = routes[list].path.split("/").at(-1);
  for (const fetch of operations) {
    const { method, path } = routes[fetch];
    const [, kind, name] = /^\/v1\/([\w-]+)\/\{(\w+)\}$/.exec(path) ?? [];
    if (method === "GET" && kind === collection && name !== undefined) return { fetch, name };
  }
  throw new Error(`${list} has items that cannot be fetched`);
}

/** Returns items evenly spread over the list, first and last included. */
export function spread<T>(items: readonly T[], count: number): T[] {
  if (items.length <= count) return [...items];
  const step = (items.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => items[Math.round(index * step)] as T);
}
