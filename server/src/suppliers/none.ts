// Without a supplier every call fails as in an outage: pending purchases are settled, everything else stays.
import { type Supplier, SupplierFailure } from "../domain/supply/supplier.ts";

async function fail(): Promise<never> {
  throw new SupplierFailure("The deployment has no supplier.");
}

export const noSupplier: Supplier = {
  issue: fail,
  withdraw: fail,
  topUp: fail,
  withdrawTopup: fail,
  cancel: fail,
  report: fail,
};
