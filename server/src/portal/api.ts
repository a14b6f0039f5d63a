// The portal's API as Koa stages: each call is admitted, its body read, its values checked by the generated
// validators, and handed to its handler; one refusal or one success comes back and is written here.
import { limits } from "@partner-esim/generated/limits";
import { responseHeaders } from "@partner-esim/generated/portal/headers";
import { limits as portalLimits } from "@partner-esim/generated/portal/limits";
import { type OperationId, type Route, routes } from "@partner-esim/generated/portal/routes";
import { validators } from "@partner-esim/generated/portal/validators";
import type { Context, Middleware } from "koa";
import { PassingRefusal, Refusal } from "../domain/refusal.ts";
import { bodyReader } from "../http/body.ts";
import { type Exchange, exchangeOf, jsonContent } from "../http/exchange.ts";
import { parseJsonBody } from "../http/json-body.ts";
import { type AnyRefusal, writeProblem } from "../http/problems.ts";
import { secondsUntil } from "../http/rate-limits.ts";
import { type Checks, checked, firstValues, pathValues, routing } from "../http/routing.ts";
import { type AccessContext, admit } from "./access.ts";
import { type CookieScope, sessionCookie } from "./cookies.ts";
import type { Call, Handler, Handlers } from "./operation.ts";
import { CatalogueRefusal } from "./refusals.ts";

export interface ApiContext extends AccessContext {
  cookie: CookieScope;
}

const readBody = bodyReader(limits.bodyMaxBytes);
/** Bodies that may be larger. */
const readLargeBody: Partial<Record<OperationId, (ctx: Context) => Promise<void>>> = {
  catalogueImport: bodyReader(portalLimits.catalogueFileMaxBytes),
};

/** Collections are named by one segment: /orders. */
const collectionDepth = 1;

export function portalApi(handlers: Handlers, apiPath: string, context: ApiContext): Middleware[] {
  const serveRoute = (route: Route) =>
    serve(route, handlers[route.operationId] as unknown as Handler<OperationId>, context);
  return routing(Object.values(routes), apiPath, serveRoute, collectionDepth);
}

function serve(
  route: Route,
  handler: Handler<OperationId>,
  context: ApiContext,
): (ctx: Context) => Promise<void> {
  const checks = validators[route.operationId] as Checks;
  const read = readLargeBody[route.operationId] ?? readBody;
  return async (ctx) => {
    const exchange = exchangeOf(ctx);
    exchange.operation = route.operationId;
    const admission = await admit(ctx, route, context);
    if (checks.body) await read(ctx);
    const call = {
      ...admission,
      path: pathValues(ctx, route.pathParams),
      query: checks.query ? checked(checks.query(firstValues(ctx.querystring, route.queryParams))) : {},
      body: checks.body ? checked(checks.body(parseJsonBody(ctx.headers, exchange.body))) : {},
      now: exchange.now,
      address: exchange.address,
    };
    const answer = await handler(call as unknown as Call<OperationId>);
    if (answer instanceof Refusal) writeRefusal(ctx, answer);
    else writeSuccess(exchange, answer, context.cookie);
  };
}

function writeRefusal(ctx: Context, refusal: AnyRefusal): void {
  if (refusal instanceof PassingRefusal) {
    writeProblem(ctx, refusal, secondsUntil(refusal.endsAt, exchangeOf(ctx).now));
  } else if (refusal instanceof CatalogueRefusal) {
    writeProblem(ctx, refusal, null, { faults: refusal.faults, fault_count: refusal.faultCount });
  } else writeProblem(ctx, refusal);
}

interface AnySuccess {
  status: number;
  body: string | null;
  sessionToken?: string | null;
}

function writeSuccess(exchange: Exchange, answer: AnySuccess, cookie: CookieScope): void {
  const { status, body, sessionToken } = answer;
  if (sessionToken !== undefined) {
    exchange.headers.push(responseHeaders.setCookie, sessionCookie(sessionToken, cookie));
  }
  exchange.reply = { status, content: body === null ? null : jsonContent(body) };
}
