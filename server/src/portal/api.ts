// The portal's API as Koa stages: each call is admitted, its body read, its values checked by the generated
// validators, and handed to its handler; one refusal or one success comes back and is written here.
import { limits } from "@partner-esim/generated/limits";
import { responseHeaders } from "@partner-esim/generated/portal/headers";
import { limits as portalLimits } from "@partner-esim/generated/portal/limits";
import { type OperationId, type Route, routes } from "@partner-esim/generated/portal/routes";
import { validators } from "@partner-esim/generated/portal/validators";
import type { Context, Middleware } from "koa";
import { PassingRefusal, Refusal } from "../domain/refusal.ts";
import { type BodyReader, bodyReader } from "../http/body.ts";
import { exchangeOf } from "../http/exchange.ts";
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

const usualBodies = bodyReader(limits.bodyMaxBytes);
/** Bodies that may be larger. */
const largeBodies: Partial<Record<OperationId, BodyReader>> = {
  catalogueImport: bodyReader(portalLimits.catalogueFileMaxBytes),
};

export function portalApi(handlers: Handlers, apiPath: string, context: ApiContext): Middleware[] {
  return routing(Object.values(routes), apiPath, 1, (route) =>
    serve(route, handlers[route.operationId] as unknown as Handler<OperationId>, context),
  );
}

function serve(
  route: Route,
  handler: Handler<OperationId>,
  context: ApiContext,
): (ctx: Context) => Promise<void> {
  const checks = validators[route.operationId] as Checks;
  const bodies = largeBodies[route.operationId] ?? usualBodies;
  return async (ctx) => {
    const exchange = exchangeOf(ctx);
    exchange.operation = route.operationId;
    const admission = await admit(ctx, route, context);
    if (checks.body && bodies.isSent(ctx)) await bodies.read(ctx);
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
    else writeSuccess(ctx, answer, context.cookie);
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

function writeSuccess(ctx: Context, answer: AnySuccess, cookie: CookieScope): void {
  ctx.status = answer.status;
  if (answer.sessionToken !== undefined) {
    ctx.set(responseHeaders.setCookie, sessionCookie(answer.sessionToken, cookie));
  }
  if (answer.body === null) return;
  ctx.type = "application/json; charset=utf-8";
  ctx.body = answer.body;
}
