// JSON text typed by its value, so that a response of another shape does not compile.

declare const value: unique symbol;

/** Invariant in `T`: JSON with a field more, or less, is no JSON of the model. */
export type Json<T> = string & { readonly [value]: (value: T) => T };

/** JSON of any model. */
export type AnyJson = string & { readonly [value]: unknown };

export const toJson = <T>(value: T): Json<T> => JSON.stringify(value) as Json<T>;

/** For stored responses and events only. */
export const fromStored = <T>(text: string): Json<T> => text as Json<T>;

export interface Page<Item> {
  data: Item[];
  has_more: boolean;
  next_cursor: string | null;
}

export const listOf = <Item>(items: readonly Json<Item>[]): Json<{ data: Item[] }> =>
  `{"data":[${items.join(",")}]}` as Json<{ data: Item[] }>;

export function pageOfItems<Item>(items: readonly Json<Item>[], nextCursor: string | null): Json<Page<Item>> {
  const next = nextCursor === null ? "null" : `"${nextCursor}"`;
  const text = `{"data":[${items.join(",")}],"has_more":${nextCursor !== null},"next_cursor":${next}}`;
  return text as Json<Page<Item>>;
}

export const withData = <T extends object, Data>(object: T, data: Json<Data>): Json<T & { data: Data }> =>
  `${JSON.stringify(object).slice(0, -1)},"data":${data}}` as Json<T & { data: Data }>;

/** Adds fields to a non-empty object. */
export const withFields = <T extends object, More extends object>(
  object: Json<T>,
  more: More,
): Json<T & More> => `${object.slice(0, -1)},${JSON.stringify(more).slice(1)}` as Json<T & More>;
