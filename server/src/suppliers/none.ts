// No supplier: every call fails, as if the network could not be reached. What was bought stays as it is; what is
// pending is settled as after any outage.
import type { Supplier } from "../domain/supply/supplier.ts";

async function fail(): Promise<never> {
  throw new Error("the deployment has no supplier");
}

export const noSupplier: Supplier = {
  issue: fail,
  withdraw: fail,
  topUp: fail,
  withdrawTopup: fail,
  cancel: fail,
  report: fail,
};
