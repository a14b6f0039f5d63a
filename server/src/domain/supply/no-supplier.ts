import { Refusal } from "../refusal.ts";

/** Returned after the charge, which is then rolled back. */
export function noSupplier(): Refusal<"supplier_unavailable"> {
  return new Refusal(
    "supplier_unavailable",
    "The service has no mobile network to buy from at present; nothing was charged. Repeat later with the same key.",
  );
}
