// By which texts orders are found: their columns, and what of them begins as searched for, as indexes have it.
import type { OrderText } from "../../domain/search/store.ts";

const customer_name = "customer_name";

export const orderTexts: Record<OrderText, { column: string; text: string }> = {
  customer_ref: { column: "customer_ref", text: "customer_ref" },
  customer_email: { column: "customer_email", text: "lower(customer_email)" },
  customer_name: { column: customer_name, text: `lower(${customer_name})` },
  // The last word: without the rest, which is the name without the letters at its end.
  customer_last_name: {
    column: customer_name,
    text: `lower(replace(${customer_name}, rtrim(${customer_name}, replace(${customer_name}, ' ', '')), ''))`,
  },
};

export const travellerTexts = [
  orderTexts.customer_email,
  orderTexts.customer_name,
  orderTexts.customer_last_name,
];
