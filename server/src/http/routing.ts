// From a generated route table to Koa's stages: each path has one spelling, a method that the contract does not have
// is a path that does not exist, and parameters are read as the row says.
import { isUtf8 } from "node:buffer";
import Router from "@koa/router";
import type { Context, Middleware } from "koa";
import { invalidRequest, notFound, refuse } from "./problems.ts";

export interface RouteRow {
  readonly method: string;
  /** As an OpenAPI path template. */
  readonly path: string;
  readonly pathParams: readonly string[];
  readonly queryParams: readonly string[];
}

/**
 * Each collection has a router of its own, because a router tries all of its routes in turn: seventeen take 6.5 µs,
 * the few of one collection 3.
 *
 * @param serve answers one call of a row
 * @param depth how many segments, none of them a parameter, name a collection
 */
export function routing<Row extends RouteRow>(
  rows: readonly Row[],
  prefix: string,
  serve: (row: Row) => (ctx: Context) => Promise<void>,
  depth: number,
): Middleware[] {
  const routers = new Map<string, Router>();
  for (const row of rows) {
    const collection = collectionOf(row.path, depth);
    const router = routers.get(collection) ?? new Router({ prefix, sensitive: true, strict: true });
    routers.set(collection, router);
    const answer = serve(row);
    router.register(row.path.replace(/\{(\w+)\}/g, ":$1"), [row.method], (ctx) => {
      // The router serves HEAD wherever it serves GET; the contract doesn't.
      if (ctx.method !== row.method) refuse(notFound());
      return answer(ctx);
    });
  }
  const collections = new Map(
    [...routers].map(([name, router]) => [name, router.routes() as unknown as Middleware]),
  );
  return [
    normalizePath,
    (ctx, next) => {
      const below = ctx.path.startsWith(prefix) ? ctx.path.slice(prefix.length) : "";
      return (collections.get(collectionOf(below, depth)) ?? nothing)(ctx, next);
    },
    nothing,
  ];
}

const nothing: Middleware = () => refuse(notFound());

/** The segments that a path begins with, such as /v1/orders. */
function collectionOf(path: string, depth: number): string {
  let end = 0;
  for (let i = 0; i < depth && end >= 0; i++) end = path.indexOf("/", end + 1);
  return end < 0 ? path : path.slice(0, end);
}

/** Brings every segment into one spelling, so that percent-encoding makes no difference. */
const normalizePath: Middleware = (ctx, next) => {
  if (ctx.path.includes("%")) ctx.path = ctx.path.split("/").map(normalizeSegment).join("/");
  return next();
};

/** What cannot be decoded stands for itself: a name of nothing. */
function normalizeSegment(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    return encodeURIComponent(segment);
  }
}

export function pathValues(ctx: Context, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(ctx.captures[i])]));
}

/** The first value of each parameter that the operation knows; refuses one whose bytes are no UTF-8. */
export function firstValues(
  querystring: string,
  names: readonly string[],
): Record<string, string | undefined> {
  const values: Record<string, string | undefined> = {};
  if (querystring === "") return values;
  const given = new URLSearchParams(querystring);
  for (const name of names) {
    const value = given.get(name) ?? undefined;
    // What can't be decoded reads as U+FFFD, and would match a text that has one.
    if (value?.includes("\ufffd") && !isUtf8(bytesOf(querystring, name))) {
      refuse(invalidRequest(`${name} is not valid UTF-8.`, name));
    }
    values[name] = value;
  }
  return values;
}

/** The bytes that the first value of a parameter stands for. */
function bytesOf(querystring: string, name: string): Buffer {
  const pair = querystring.split("&").find((text) => new URLSearchParams(text).has(name)) ?? "";
  const encoded = pair.slice(pair.indexOf("=") + 1);
  const decoded = encoded.replace(/%([0-9a-f]{2})/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(decoded, "latin1");
}

/** What the generated validators of an operation look like to code that serves them all. */
export interface Checks {
  query?: (input: Record<string, string | undefined>) => Checked;
  body?: (input: Record<string, unknown>) => Checked;
}
type Checked = { ok: true; value: object } | { ok: false; param: string; message: string };

export function checked(result: Checked): object {
  if (result.ok) return result.value;
  refuse(invalidRequest(result.message, result.param));
}
