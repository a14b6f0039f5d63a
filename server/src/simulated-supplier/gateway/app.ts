// Serves a supplier as a gateway: the simulated supplier's server, and an example for real ones.
import { createHash, timingSafeEqual } from "node:crypto";
import Router from "@koa/router";
import { type ErrorCode, errorCatalogue } from "@partner-esim/generated/supplier/errors";
import { limits } from "@partner-esim/generated/supplier/limits";
import { basePath, type OperationId, type Route, routes } from "@partner-esim/generated/supplier/routes";
import type { operations } from "@partner-esim/generated/supplier/types";
import { validators } from "@partner-esim/generated/supplier/validators";
import Koa, { type Context } from "koa";
import { koaBody } from "koa-body";
import type { Logger } from "pino";
import type { Supplier } from "../../domain/supply/supplier.ts";
import { newRequestId } from "../../domain/values/ids.ts";
import type { Random } from "../../domain/values/random.ts";
import { timestampOrNull } from "../../domain/values/timestamps.ts";
import { NetworkFailure } from "../supplier.ts";

export interface GatewayContext {
  supplier: Supplier;
  key: string;
  random: Random;
  log: Logger;
}

type ResponseBody<Id extends OperationId> = operations[Id]["responses"][200]["content"]["application/json"];
type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { "application/json": infer B } };
}
  ? B
  : undefined;
type Path<Id extends OperationId> = operations[Id]["parameters"]["path"];
type Query<Id extends OperationId> = Exclude<operations[Id]["parameters"]["query"], undefined>;
type Handlers = {
  [Id in OperationId]: (path: Path<Id>, body: Body<Id>, query: Query<Id>) => Promise<ResponseBody<Id>>;
};

function handlersOf(supplier: Supplier): Handlers {
  return {
    async unitsIssue({ unit_id }, { account, order_id, provider_id, package_number }) {
      const response = await supplier.issue({
        unitId: unit_id,
        account,
        orderId: order_id,
        providerId: provider_id,
        packageNumber: package_number,
      });
      if (response.outcome !== "issued") return { unit_id, state: response.outcome, esim: null };
      const { iccid, smdpAddress, activationCode } = response.esim;
      const esim = { iccid, smdp_address: smdpAddress, activation_code: activationCode };
      return { unit_id, state: "issued", esim };
    },
    async unitsWithdraw({ unit_id }, _body, { account }) {
      const { outcome } = await supplier.withdraw({ unitId: unit_id, account });
      return { unit_id, state: outcome };
    },
    async topupsApply({ topup_id }, { account, iccid, provider_id, package_number }) {
      const request = { topupId: topup_id, account, iccid };
      const { outcome } = await supplier.topUp({
        ...request,
        providerId: provider_id,
        packageNumber: package_number,
      });
      return { topup_id, state: outcome };
    },
    async topupsWithdraw({ topup_id }, _body, { account, iccid }) {
      const { outcome } = await supplier.withdrawTopup({ topupId: topup_id, account, iccid });
      return { topup_id, state: outcome };
    },
    async esimsCancel({ iccid }, { account, if_unused }) {
      const { outcome } = await supplier.cancel({ iccid, account, ifUnused: if_unused });
      return { iccid, state: outcome };
    },
    async esimsReport({ iccid }, _body, { account }) {
      const report = await supplier.report({ iccid, account });
      return {
        iccid,
        smdp_address: report.smdpAddress,
        activation_code: report.activationCode,
        first_used_at: timestampOrNull(report.firstUsedAt),
        used_mb: report.usedMb,
      };
    },
  };
}

class Refused extends Error {
  readonly code: ErrorCode;
  readonly param: string | undefined;
  constructor(code: ErrorCode, message: string, param?: string) {
    super(message);
    this.code = code;
    this.param = param;
  }
}

export function createGateway({ supplier, key, random, log }: GatewayContext): Koa {
  const router = new Router({ prefix: basePath, sensitive: true, strict: true });
  router.use(koaBody({ jsonLimit: limits.bodyMaxBytes, text: false, urlencoded: false, onError: badBody }));
  const handlers = handlersOf(supplier);
  for (const route of Object.values<Route>(routes)) {
    const handler = handlers[route.operationId] as (...read: object[]) => Promise<object>;
    const path = route.path.replace(/\{(\w+)\}/g, ":$1");
    const method = route.method.toLowerCase() as Lowercase<Route["method"]>;
    router[method](path, async (ctx) => {
      ctx.body = await handler(...(await readRequest(ctx, route)));
    });
  }
  const app = new Koa();
  app.use(async (ctx, next) => {
    try {
      if (!isKey(ctx.get("authorization"), key)) throw new Refused("unauthenticated", "The key is wrong.");
      await next();
      if (ctx.status === 404) throw new Refused("not_found", "There is nothing here.");
    } catch (error) {
      await respondToError(ctx, error as Error, { random, log });
    }
  });
  app.use(router.routes());
  app.on("error", (error) => log.debug({ err: error }, "connection failed"));
  return app;
}

function isKey(header: string, key: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(header), digest(`Bearer ${key}`));
}

interface Checks {
  path: (params: Record<string, string>) => boolean;
  query?: (input: Record<string, string | undefined>) => Checked;
  body?: (input: Record<string, unknown>) => Checked;
}
type Checked = { ok: true; value: object } | { ok: false; param: string; message: string };

async function readRequest(ctx: Context, { operationId }: Route): Promise<[object, object, object]> {
  const checks: Checks = validators[operationId];
  if (!checks.path(ctx.params)) throw new Refused("invalid_request", "An id in the path has a wrong form.");
  const query = checks.query ? checkedValue(checks.query({ ...(ctx.query as Record<string, string>) })) : {};
  const body = checks.body ? checkedValue(checks.body(jsonObject(ctx))) : {};
  return [ctx.params, body, query];
}

function jsonObject(ctx: Context): Record<string, unknown> {
  const value: unknown = ctx.request.body;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return badBody();
  return value as Record<string, unknown>;
}

function badBody(): never {
  throw new Refused("invalid_request", "The body must be a JSON object.");
}

function checkedValue(checked: Checked): object {
  if (checked.ok) return checked.value;
  throw new Refused("invalid_request", checked.message, checked.param);
}

async function respondToError(
  ctx: Context,
  error: Error,
  { random, log }: Pick<GatewayContext, "random" | "log">,
): Promise<void> {
  // The caller times out by itself; until then the connection stays open.
  if (error instanceof NetworkFailure && error.kind === "lost") return await closed(ctx);
  const refused = error instanceof Refused ? error : faultOf(error);
  const { code, param } = refused;
  const requestId = newRequestId(random);
  if (!(error instanceof Refused)) log.warn({ request: requestId, err: error }, "the network failed");
  ctx.status = errorCatalogue[code].status;
  const detail = { code, message: refused.message, request_id: requestId };
  ctx.body = { error: param === undefined ? detail : { ...detail, param } };
}

function closed({ res }: Context): Promise<void> {
  return new Promise((resolve) => res.once("close", resolve));
}

function faultOf(error: Error): Refused {
  return error instanceof NetworkFailure && error.kind === "down"
    ? new Refused("unavailable", "The network cannot be reached.")
    : new Refused("internal_error", "The network failed.");
}
