/** koa.ts: the type of each operation's handler, and the middleware that calls them. */
import type { Contract } from "../contract.ts";
import { banner } from "./files.ts";
import { runtime } from "./runtime.ts";

export function emitKoa(contract: Contract): string {
  return `${banner(contract, "typed handlers for Koa")}
import { createHash, randomUUID } from "node:crypto";
import Router from "@koa/router";
import type { Context, Middleware } from "koa";
import { koaBody } from "koa-body";
import type { PathOf, QueryOf, RequestBodyOf } from "./calls.ts";
import { errorCatalogue, type OperationError } from "./errors.ts";
import { basePath, type OperationId, type Route, routes } from "./routes.ts";
import type { operations } from "./types.ts";
import { validators } from "./validators.ts";

type CallerOf<Op extends OperationId, Who> = (typeof routes)[Op] extends { access: "key" | "test-key" }
  ? Who
  : null;

/** A validated request. */
export interface Call<Op extends OperationId, Who extends Caller = Caller> {
  ctx: Context;
  /** What \`authenticate\` returned, if the operation needs a key. */
  caller: CallerOf<Op, Who>;
  path: PathOf<(typeof routes)[Op]>;
  query: QueryOf<(typeof validators)[Op]>;
  body: RequestBodyOf<(typeof validators)[Op]>;
  idempotencyKey: string | null;
}

type Responses<Op extends OperationId> = operations[Op]["responses"];

/** A replay is not the handler's. */
type SuccessStatus<Op extends OperationId> = (typeof routes)[Op] extends { idempotent: true }
  ? (typeof routes)[Op]["successStatus"]
  : 200 | 201 | 202 | 204;

/** What a handler returns when all went well: a declared status with its body. */
export type Success<Op extends OperationId> = {
  [Status in keyof Responses<Op> & SuccessStatus<Op>]: Responses<Op>[Status] extends {
    content: { "application/json": infer Body };
  }
    ? { status: Status; body: Body }
    : { status: Status };
}[keyof Responses<Op> & SuccessStatus<Op>];

/** A status, body or error code that the operation does not declare does not compile. */
export type Handler<Op extends OperationId, Who extends Caller = Caller> = (
  call: Call<Op, Who>,
) => Promise<Success<Op> | Problem<OperationError<Op>["code"]>>;
export type Handlers<Who extends Caller = Caller> = { readonly [Op in OperationId]: Handler<Op, Who> };

/** Returns the middleware that serves the contract below its base path. */
export function middleware<Who extends Caller = Caller>(
  handlers: Handlers<Who>,
  options: ServiceOptions<Who> = {},
): Middleware[] {
  const statuses: Record<string, { status: number } | undefined> = errorCatalogue;
  const checks: Record<string, AnyChecks> = validators;
  const table: Table = {
    basePath,
    routes: Object.values<Route>(routes),
    requestIdHeader: ${JSON.stringify(contract.responseHeaders.requestId)},
    checksOf: (id) => checks[id] ?? {},
    handlerOf: (id) => handlers[id as OperationId] as unknown as AnyHandler,
    statusOf: (code) => statuses[code]?.status ?? undeclaredStatuses[code] ?? 400,
  };
  return connect(table, options);
}

/** The statuses of errors that any service has, for a contract that doesn't declare them. */
const undeclaredStatuses: Record<string, number> = {
  invalid_api_key: 401,
  not_found: 404,
  idempotency_key_reused: 409,
  request_in_progress: 409,
  internal_error: 500,
};

${runtime("koa.ts")}`;
}
