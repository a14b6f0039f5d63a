/**
 * Lists. A page is requested when it is reached, and none before the list is awaited or iterated. The first page's
 * filters apply to all pages; unless it has a `limit`, later pages are as large as they can be.
 */
import type { limits } from "@partner-esim/generated/limits";
import type { Client, Input } from "./client.ts";
import type { Endpoint } from "./endpoint.ts";
import { PartnerEsimError } from "./errors.ts";
import type { RequestOptions } from "./options.ts";
import type { Result } from "./result.ts";
import { checkNames } from "./settings.ts";

/**
 * Awaited, a list is its first page, requested once. Iterated with `for await`, it yields the items of all pages;
 * each iteration requests them again.
 */
export interface List<Item, Page> extends Result<Page>, AsyncIterable<Item> {
  /** Iterates over pages. */
  pages(): AsyncIterable<Page>;
  /** Returns the items of all pages as an array, or up to `limit`. */
  toArray(options?: { limit?: number | undefined }): Promise<Item[]>;
}

interface AnyPage<Item> {
  data: Item[];
  next_cursor?: string | null;
}

const largestPage: (typeof limits)["pageLimitMax"] = 100;

export function list<Item, Page extends AnyPage<Item>>(
  client: Client,
  operation: Endpoint,
  input: Input,
  options?: RequestOptions,
): List<Item, Page> {
  const ask = (query?: object) =>
    client.call<Page>({ ...operation, list: true }, { ...input, query }, options);
  let requested: Result<Page> | undefined;
  const first = () => {
    requested ??= ask(input.query);
    return requested;
  };

  async function* pages() {
    const cursors: string[] = [];
    for (let query = input.query; ; ) {
      const page = await ask(query);
      yield page;
      const { next_cursor: cursor } = page;
      if (!cursor) return;
      if (cursors.includes(cursor)) throw new PartnerEsimError("The cursor repeats");
      cursors.push(cursor);
      query = { limit: largestPage, ...input.query, cursor };
    }
  }

  async function* items() {
    for await (const page of pages()) yield* page.data;
  }

  async function toArray(arrayOptions: { limit?: number | undefined } = {}) {
    checkNames(arrayOptions, ["limit"]);
    const { limit = Number.POSITIVE_INFINITY } = arrayOptions;
    const found: Item[] = [];
    if (!(limit >= 0)) throw new PartnerEsimError("limit must be 0 or more");
    if (limit) for await (const item of items()) if (found.push(item) >= limit) break;
    return found;
  }

  const made: Omit<List<Item, Page>, typeof Symbol.toStringTag> = {
    // biome-ignore lint/suspicious/noThenProperty: a list is a promise that asks only when somebody waits for it
    then: (...handlers) => first().then(...handlers),
    catch: (handler) => first().catch(handler),
    finally: (handler) => first().finally(handler),
    withResponse: () => first().withResponse(),
    pages,
    toArray,
    [Symbol.asyncIterator]: items,
  };
  // Without the tag, which is 12 bytes of the bundle.
  return made as List<Item, Page>;
}
