// The refusal of live purchases in a deployment that has no network to buy from.
import { Refusal } from "../refusal.ts";

/** Returned from the transaction that has charged, which undoes the charge. */
export function noSupplier(): Refusal<"supplier_unavailable"> {
  return new Refusal(
    "supplier_unavailable",
    "The service has no mobile network to buy from at present; nothing was charged. Repeat later with the same key.",
  );
}
