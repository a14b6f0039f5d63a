// Serves a supplier as a gateway: the simulated supplier's server, and an example for real gateways.
import { createHash, timingSafeEqual } from "node:crypto";
import { type Handlers, middleware, Problem } from "@partner-esim/generated/supplier/koa";
import { limits } from "@partner-esim/generated/supplier/limits";
import Koa, { type Context } from "koa";
import type { Logger } from "pino";
import type { Supplier } from "../../domain/supply/supplier.ts";
import type { UnitList } from "../../domain/supply/units.ts";
import { timestampOrNull } from "../../domain/values/timestamps.ts";
import { NetworkFailure } from "../supplier.ts";

export interface GatewayContext {
  supplier: Supplier & UnitList;
  key: string;
  log: Logger;
}

export function createGateway({ supplier, key, log }: GatewayContext): Koa {
  const app = new Koa();
  const service = middleware(handlersOf(supplier), {
    authenticate: async (ctx) => (isKey(ctx.get("authorization"), key) ? { id: "service" } : null),
    bodyMaxBytes: limits.bodyMaxBytes,
    around: ({ ctx }, handle) => handle().catch((error) => problemOf(ctx, error, log)),
  });
  for (const each of service) app.use(each);
  app.on("error", (error) => log.debug({ err: error }, "connection failed"));
  return app;
}

function handlersOf(supplier: Supplier & UnitList): Handlers {
  return {
    async unitsIssue({ path: { unit_id }, body: { account, order_id, provider_id, package_number } }) {
      const response = await supplier.issue({
        unitId: unit_id,
        account,
        orderId: order_id,
        providerId: provider_id,
        packageNumber: package_number,
      });
      if (response.outcome !== "issued")
        return { status: 200, body: { unit_id, state: response.outcome, esim: null } };
      const { iccid, smdpAddress, activationCode } = response.esim;
      const esim = { iccid, smdp_address: smdpAddress, activation_code: activationCode };
      return { status: 200, body: { unit_id, state: "issued", esim } };
    },
    async unitsWithdraw({ path: { unit_id }, query: { account } }) {
      const { outcome } = await supplier.withdraw({ unitId: unit_id, account });
      return { status: 200, body: { unit_id, state: outcome } };
    },
    async unitsList({ query: { since, cursor } }) {
      const page = await supplier.listUnits(Date.parse(since), cursor ?? null);
      const data = page.units.map(({ unitId, orderId, account, state, iccid }) => {
        return { unit_id: unitId, order_id: orderId, account, state, iccid };
      });
      return { status: 200, body: { data, next_cursor: page.nextCursor } };
    },
    async topupsApply({ path: { topup_id }, body: { account, iccid, provider_id, package_number } }) {
      const { outcome } = await supplier.topUp({
        topupId: topup_id,
        account,
        iccid,
        providerId: provider_id,
        packageNumber: package_number,
      });
      return { status: 200, body: { topup_id, state: outcome } };
    },
    async topupsWithdraw({ path: { topup_id }, query: { account, iccid } }) {
      const { outcome } = await supplier.withdrawTopup({ topupId: topup_id, account, iccid });
      return { status: 200, body: { topup_id, state: outcome } };
    },
    async esimsCancel({ path: { iccid }, body: { account, if_unused } }) {
      const { outcome } = await supplier.cancel({ iccid, account, ifUnused: if_unused });
      return { status: 200, body: { iccid, state: outcome } };
    },
    async esimsReport({ path: { iccid }, query: { account } }) {
      const report = await supplier.report({ iccid, account });
      const body = {
        iccid,
        smdp_address: report.smdpAddress,
        activation_code: report.activationCode,
        first_used_at: timestampOrNull(report.firstUsedAt),
        used_mb: report.usedMb,
      };
      return { status: 200, body };
    },
  };
}

function isKey(header: string, key: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(header), digest(`Bearer ${key}`));
}

async function problemOf(
  ctx: Context,
  error: unknown,
  log: Logger,
): Promise<Problem<"unavailable" | "internal_error">> {
  const kind = error instanceof NetworkFailure ? error.kind : "fault";
  // The caller times out by itself; until then the connection stays open.
  if (kind === "lost") await new Promise((resolve) => ctx.res.once("close", resolve));
  else log.warn({ request: ctx.state.requestId, err: error }, "the network failed");
  return kind === "down"
    ? new Problem("unavailable", "The network cannot be reached.")
    : new Problem("internal_error", "The network failed.");
}
