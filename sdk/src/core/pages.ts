/**
 * Lists. Asking for one asks for its first page; the others are asked for one by one, when they are reached. The
 * filters of the first page hold for all of them.
 */
import type { Client, Endpoint, Input } from "./client.ts";
import type { RequestOptions } from "./options.ts";
import type { Result } from "./result.ts";

/** A list is a promise of its first page, and can be walked with `for await` over all pages. */
export interface List<Item, Page> extends Result<Page>, AsyncIterable<Item> {
  /** Page by page, from the first. */
  pages(): AsyncIterable<Page>;
  /** The items as an array, of all pages, or as many as `limit` says. */
  toArray(options?: { limit?: number }): Promise<Item[]>;
}

interface AnyPage<Item> {
  data: Item[];
  next_cursor?: string | null;
}

export function list<Item, Page extends AnyPage<Item>>(
  client: Client,
  operation: Endpoint,
  input: Input,
  options?: RequestOptions,
): List<Item, Page> {
  const endpoint = { ...operation, list: true };
  const first = client.call<Page>(endpoint, input, options);

  async function* pages() {
    let page = await first;
    yield page;
    while (page.next_cursor) {
      const query = { ...input.query, cursor: page.next_cursor };
      page = await client.call<Page>(endpoint, { ...input, query }, options);
      yield page;
    }
  }

  async function* items() {
    for await (const page of pages()) yield* page.data;
  }

  async function toArray({ limit = Number.POSITIVE_INFINITY } = {}) {
    const found: Item[] = [];
    if (limit <= 0) return found;
    for await (const item of items()) if (found.push(item) >= limit) break;
    return found;
  }

  return Object.assign(first, { pages, toArray, [Symbol.asyncIterator]: items });
}
