// Chooses the configured gateway, the simulated supplier on request, or none. Without one, live orders are rejected.

import type { Limiters } from "../domain/limits/limiters.ts";
import type { Store } from "../domain/ports.ts";
import type { Supplier } from "../domain/supply/supplier.ts";
import { SimulatedSupplier } from "../simulated-supplier/supplier.ts";
import { noSupplier } from "../suppliers/none.ts";
import type { Tracing } from "../telemetry/tracing.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";

export async function supplierOf(
  {
    supplierUrl,
    supplierKey,
    simulatedSupplier,
  }: Pick<Config, "supplierUrl" | "supplierKey" | "simulatedSupplier">,
  store: Store,
  clock: Clock,
  tracing: Tracing | null,
  limiters: Limiters,
): Promise<Supplier> {
  if (supplierUrl === null) {
    return simulatedSupplier ? new SimulatedSupplier(store, () => clock.now()) : noSupplier;
  }
  const { GatewaySupplier } = await import("../suppliers/gateway.ts");
  return new GatewaySupplier({
    url: supplierUrl,
    key: supplierKey ?? "",
    calls: limiters.supplierCalls,
    monotonicMs: () => performance.now(),
    traceHeaders: tracing?.headers,
  });
}
