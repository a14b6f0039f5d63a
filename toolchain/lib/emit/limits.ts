/** limits.ts: the numbers of the contract. */
import type { Contract } from "../contract.ts";
import { banner, source } from "./files.ts";

export function emitLimits(contract: Contract): string {
  const { limits } = contract;
  const lines = limits.map(
    ({ name, value, unit }) =>
      `  /** ${typeof value === "string" ? unit : `In ${unit}`}. */\n  ${name}: ${source(value, "  ")},\n`,
  );
  return `${banner(contract, "the limits of the contract")}
export const limits = {
${lines.join("")}} as const;
`;
}
