// Which mobile network a deployment buys from: the gateway that it is configured with, or the simulated one.
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Store } from "./domain/ports.ts";
import type { Supplier } from "./domain/supplier.ts";
import { GatewaySupplier } from "./suppliers/gateway.ts";
import { SimulatedNetwork } from "./suppliers/simulated.ts";

export function supplierOf(
  { supplierUrl, supplierKey }: Pick<Config, "supplierUrl" | "supplierKey">,
  store: Store,
  clock: Clock,
): Supplier {
  if (supplierUrl === null) return new SimulatedNetwork(store, () => clock.now());
  return new GatewaySupplier({ url: supplierUrl, key: supplierKey ?? "" });
}
