/**
 * Connects handlers to Koa. Its text is copied into koa.ts after the types of a contract's handlers, so it imports only
 * what that file imports too.
 */
import { randomUUID } from "node:crypto";
import Router from "@koa/router";
import type { Context, Middleware } from "koa";
import { koaBody } from "koa-body";

/** A row of the route table. */
interface AnyRoute {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly queryParams: readonly string[];
  readonly idempotent?: boolean;
}

type Checked = { ok: true; value: object } | { ok: false; param: string; message: string };

interface AnyChecks {
  path?: (params: Readonly<Record<string, string>>) => boolean;
  query?: (input: Readonly<Record<string, string | undefined>>) => Checked;
  body?: (input: Readonly<Record<string, unknown>>) => Checked;
}

type AnyHandler = (call: object) => Promise<Problem | { status: number; body?: unknown }>;

/** An error that an operation declares. Handlers return it. */
export class Problem<Code extends string = string> {
  readonly code: Code;
  readonly message: string;
  readonly param: string | undefined;

  constructor(code: Code, message: string, param?: string) {
    this.code = code;
    this.message = message;
    this.param = param;
  }
}

interface Table {
  basePath: string;
  routes: readonly AnyRoute[];
  checksOf: (operationId: string) => AnyChecks;
  handlerOf: (operationId: string) => AnyHandler;
  /** The status of an error code. */
  statusOf: (code: string) => number;
}

/** Returns the middleware that validates requests, calls the handlers, and writes what they return. */
export function connect({ basePath, routes, checksOf, handlerOf, statusOf }: Table): Middleware[] {
  const router = new Router({ prefix: basePath, sensitive: true, strict: true });
  const write = (ctx: Context, { code, message, param }: Problem) => {
    const request_id = `req_${randomUUID()}`;
    ctx.status = statusOf(code);
    ctx.body = { error: { code, message, request_id, ...(param === undefined ? {} : { param }) } };
  };
  const readBody = koaBody({
    json: true,
    text: false,
    urlencoded: false,
    onError: (_, ctx) => ctx.throw(400, "The body must be a JSON object."),
  });
  for (const route of routes) {
    const checks = checksOf(route.operationId);
    const handler = handlerOf(route.operationId);
    const path = route.path.replaceAll(/\{(\w+)\}/g, ":$1");
    router.register(path, [route.method], async (ctx) => {
      const call = await readCall(ctx, route, checks, readBody);
      const result = call instanceof Problem ? call : await handler(call);
      if (result instanceof Problem) return write(ctx, result);
      ctx.status = result.status;
      ctx.body = result.body ?? null;
    });
  }
  return [router.routes() as unknown as Middleware];
}

const invalid = (message: string, param?: string) => new Problem("invalid_request", message, param);

async function readCall(
  ctx: Context,
  route: AnyRoute,
  checks: AnyChecks,
  readBody: Middleware,
): Promise<Problem | object> {
  const path = ctx.params as Record<string, string>;
  if (checks.path?.(path) === false) return new Problem("not_found", "There is nothing with this id.");
  const idempotencyKey = ctx.get("Idempotency-Key") || null;
  if (route.idempotent && idempotencyKey === null)
    return invalid("Send an Idempotency-Key header.", "Idempotency-Key");
  const given = new URLSearchParams(ctx.querystring);
  const names = route.queryParams.map((name) => [name, given.get(name) ?? undefined]);
  const query = checks.query?.(Object.fromEntries(names));
  if (query?.ok === false) return invalid(query.message, query.param);
  if (checks.body) {
    try {
      await readBody(ctx as never, async () => undefined);
    } catch {
      return invalid("The body must be a JSON object.");
    }
  }
  const sent: unknown = ctx.request.body;
  const isObject = typeof sent === "object" && sent !== null && !Array.isArray(sent);
  const body = checks.body?.(isObject ? (sent as Record<string, unknown>) : {});
  if (body?.ok === false) return invalid(body.message, body.param);
  return { ctx, path, query: query?.value ?? {}, body: body?.value ?? {}, idempotencyKey };
}
