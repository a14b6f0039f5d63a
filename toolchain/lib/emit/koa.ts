/** koa.ts: the type of each operation's handler, and the middleware that calls them. */
import type { Contract } from "../contract.ts";
import { banner } from "./files.ts";
import { runtime } from "./runtime.ts";

export function emitKoa(contract: Contract): string {
  return `${banner(contract, "typed handlers for Koa")}
import { randomUUID } from "node:crypto";
import Router from "@koa/router";
import type { Context, Middleware } from "koa";
import { koaBody } from "koa-body";
import type { PathOf, QueryOf, RequestBodyOf } from "./calls.ts";
import { errorCatalogue, type OperationError } from "./errors.ts";
import { basePath, type OperationId, type Route, routes } from "./routes.ts";
import type { operations } from "./types.ts";
import { validators } from "./validators.ts";

/** A validated request. */
export interface Call<Op extends OperationId> {
  ctx: Context;
  path: PathOf<(typeof routes)[Op]>;
  query: QueryOf<(typeof validators)[Op]>;
  body: RequestBodyOf<(typeof validators)[Op]>;
  idempotencyKey: string | null;
}

type Responses<Op extends OperationId> = operations[Op]["responses"];
type SuccessStatus = 200 | 201 | 202 | 204;

/** What a handler returns when all went well: a declared status with its body. */
export type Success<Op extends OperationId> = {
  [Status in keyof Responses<Op> & SuccessStatus]: Responses<Op>[Status] extends {
    content: { "application/json": infer Body };
  }
    ? { status: Status; body: Body }
    : { status: Status };
}[keyof Responses<Op> & SuccessStatus];

/** A status, body or error code that the operation does not declare does not compile. */
export type Handler<Op extends OperationId> = (
  call: Call<Op>,
) => Promise<Success<Op> | Problem<OperationError<Op>["code"]>>;
export type Handlers = { readonly [Op in OperationId]: Handler<Op> };

/** Returns the middleware that serves the contract below its base path. */
export function middleware(handlers: Handlers): Middleware[] {
  const statuses: Record<string, { status: number } | undefined> = errorCatalogue;
  const checks: Record<string, AnyChecks> = validators;
  return connect({
    basePath,
    routes: Object.values<Route>(routes),
    checksOf: (id) => checks[id] ?? {},
    handlerOf: (id) => handlers[id as OperationId] as unknown as AnyHandler,
    statusOf: (code) => statuses[code]?.status ?? (code === "not_found" ? 404 : 400),
  });
}

${runtime("koa.ts")}`;
}
