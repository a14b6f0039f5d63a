import type { Money } from "@partner-esim/sdk";

/** Paise as an integer: the whole amount, without its point. */
function paiseOf({ amount }: Money): bigint {
  return BigInt(amount.replace(".", ""));
}

function textOf(paise: bigint): string {
  const digits = String(paise).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const price: Money = { amount: "349.00", currency: "INR" };
console.log(textOf(paiseOf(price) * 3n)); // 1047.00
