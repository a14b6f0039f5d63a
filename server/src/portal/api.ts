// The portal's API: authorises each request, parses and validates it, and calls its handler.
import { Readable } from "node:stream";
import { limits } from "@partner-esim/generated/limits";
import { responseHeaders } from "@partner-esim/generated/portal/headers";
import { limits as portalLimits } from "@partner-esim/generated/portal/limits";
import { type OperationId, type Route, routes } from "@partner-esim/generated/portal/routes";
import { validators } from "@partner-esim/generated/portal/validators";
import type { Context, Middleware } from "koa";
import {
  fingerprintOf,
  type IdempotentRequest,
  operatorKey,
  portalKey,
} from "../domain/idempotency/idempotency.ts";
import type { KeyedLimiter } from "../domain/limits/keyed-limiter.ts";
import type { Caller } from "../domain/people/people.ts";
import { type AnyRefusal, Refusal, TemporaryRefusal } from "../domain/refusal.ts";
import { bodyParser } from "../http/body.ts";
import { exchangeOf } from "../http/exchange.ts";
import { refuseFull } from "../http/in-flight.ts";
import { parseJsonBody } from "../http/json-body.ts";
import { Refused, writeProblem } from "../http/problems.ts";
import { secondsUntil } from "../http/rate-limits.ts";
import { idempotencyKey } from "../http/request-headers.ts";
import { type Checks, checked, firstValues, routing } from "../http/routing.ts";
import { type UploadOptions, withUpload } from "../http/upload.ts";
import {
  type AccessContext,
  admit,
  countMalformed,
  isForAnyone,
  isReset,
  learnResetLimit,
  storedAddress,
  takePlace,
} from "./access.ts";
import { browserOf } from "./browsers.ts";
import { type CookieScope, deviceCookie, deviceTokenOf, sessionCookie } from "./cookies.ts";
import type { Call, FileName, Handler, Handlers, UploadId } from "./operation.ts";
import { CatalogueRefusal } from "./refusals.ts";

const readBody = bodyParser(limits.bodyMaxBytes);
const files: Record<UploadId, UploadOptions> = {
  catalogueImport: { field: "file", maxBytes: portalLimits.catalogueFileMaxBytes },
};

export function portalApi(
  handlers: Handlers,
  apiPath: string,
  context: AccessContext,
  uploads: KeyedLimiter,
): Middleware[] {
  const handlerOf = (route: Route) =>
    routeHandler(route, handlers[route.operationId] as unknown as Handler<OperationId>, context, uploads);
  return routing(Object.values(routes), apiPath, handlerOf);
}

function routeHandler(
  route: Route,
  handler: Handler<OperationId>,
  context: AccessContext,
  uploads: KeyedLimiter,
): (ctx: Context) => Promise<void> {
  const checks = validators[route.operationId] as Checks;
  const upload = (files as Partial<Record<OperationId, UploadOptions>>)[route.operationId];
  const callOf = async (ctx: Context) => {
    const exchange = exchangeOf(ctx);
    exchange.operation = route.operationId;
    const admission = await admit(ctx, route, context);
    if (checks.body) await readBody(ctx, async () => {});
    const key = route.idempotent ? idempotencyKey(ctx.req.rawHeaders) : null;
    const path = ctx.params;
    const query = checks.query ? checked(checks.query(firstValues(ctx.querystring, route.queryParams))) : {};
    const body = checks.body ? checked(checks.body(parseJsonBody(ctx))) : {};
    return {
      ...admission,
      path,
      query,
      body,
      key: key === null ? null : requestOf(route.operationId, admission.caller, key, path, body),
      now: exchange.now,
      address: exchange.address,
      storedAddress: storedAddress(ctx, context),
      leave: () => exchange.leave(),
      device: deviceTokenOf(ctx.headers.cookie, context.cookie),
      browser: browserOf(ctx.get("user-agent")),
    };
  };
  const counted = async (ctx: Context) => {
    try {
      return await callOf(ctx);
    } catch (error) {
      if (error instanceof Refused && error.refusal.code !== "rate_limited")
        await countMalformed(ctx, context);
      throw error;
    }
  };
  const readCall = isForAnyone(route) ? counted : callOf;
  return async (ctx) => {
    const call = await readCall(ctx);
    await takePlace(ctx, call, context, async () => {
      const handle = (file?: string) => handler({ ...call, file } as unknown as Call<OperationId>);
      const response = await (upload
        ? uploads.run(uploaderOf(call.caller), () => withUpload(ctx, upload, handle)).catch(refuseFull)
        : handle());
      if (isReset(route) && response instanceof TemporaryRefusal) learnResetLimit(ctx, response, context);
      if (response instanceof Refusal) writeRefusal(ctx, response);
      else writeSuccess(ctx, response, context.cookie);
    });
  };
}

const uploaderOf = (caller: Caller | null): string =>
  (caller?.kind === "operator" ? caller.id : caller?.person.id) ?? "";

function requestOf(
  id: OperationId,
  caller: Caller | null,
  key: string,
  path: object,
  body: object,
): IdempotentRequest {
  const operation = `portal ${id}` as const;
  const scoped = caller?.kind === "operator" ? operatorKey(key) : portalKey(key);
  return { key: scoped, operation, fingerprint: fingerprintOf(operation, path, body) };
}

function writeRefusal(ctx: Context, refusal: AnyRefusal): void {
  if (refusal instanceof TemporaryRefusal) {
    writeProblem(ctx, refusal, secondsUntil(refusal.endsAt, exchangeOf(ctx).now));
  } else if (refusal instanceof CatalogueRefusal) {
    writeProblem(ctx, refusal, null, { faults: refusal.faults, fault_count: refusal.faultCount });
  } else writeProblem(ctx, refusal);
}

interface AnySuccess {
  status: number;
  body: string | Uint8Array | Readable | null;
  file?: FileName;
  sessionToken?: string | null;
  deviceToken?: string;
  replayed?: boolean;
}

function writeSuccess(ctx: Context, response: AnySuccess, cookie: CookieScope): void {
  const { status, body, file, sessionToken, deviceToken, replayed } = response;
  if (replayed) ctx.set(responseHeaders.idempotentReplayed, "true");
  if (sessionToken !== undefined) ctx.append(responseHeaders.setCookie, sessionCookie(sessionToken, cookie));
  if (deviceToken !== undefined) ctx.append(responseHeaders.setCookie, deviceCookie(deviceToken, cookie));
  ctx.status = status;
  if (file) {
    ctx.set(responseHeaders.contentDisposition, `attachment; filename="${file.name}"`);
    ctx.type = file.type;
  } else if (body !== null) ctx.type = "json";
  ctx.body = body;
  // A file that cannot be read to its end must not look complete.
  if (body instanceof Readable) body.on("error", () => ctx.res.destroy());
}
