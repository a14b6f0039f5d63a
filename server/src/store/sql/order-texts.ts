// The indexed expressions that searches match by prefix, each with its column.
import type { OrderText } from "../../domain/search/store.ts";

const name = "customer_name";
/** Trimming a name by its own letters removes its first or last word, for which neither database has a function. */
const letters = `replace(${name}, ' ', '')`;

export const orderTexts: Record<OrderText, { column: string; text: string }> = {
  customer_ref: { column: "customer_ref", text: "customer_ref" },
  customer_email: { column: "customer_email", text: "lower(customer_email)" },
  customer_name: { column: name, text: `lower(${name})` },
  customer_later_names: { column: name, text: `lower(ltrim(ltrim(${name}, ${letters}), ' '))` },
  customer_last_name: { column: name, text: `lower(replace(${name}, rtrim(${name}, ${letters}), ''))` },
};

const { customer_ref: _, ...ofTravellers } = orderTexts;
export const travellerTexts = Object.values(ofTravellers);
