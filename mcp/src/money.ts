/** Amounts as integer paise. */
import type { Balance } from "@partner-esim/sdk";

export type Money = Balance["balance"];

/** Returns the paise of an amount such as `5000` or `349.50`, or null if the text is no amount. */
export function paiseOf(amount: string): number | null {
  const [, rupees, paise = ""] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  return rupees === undefined ? null : Number(rupees) * 100 + Number(paise.padEnd(2, "0"));
}

export function paiseOfMoney({ amount }: Money): number {
  const paise = paiseOf(amount);
  if (paise === null) throw new Error(`${amount} is not an amount`);
  return paise;
}

export const rupees = (paise: number): string => `${(paise / 100).toFixed(2)} INR`;
