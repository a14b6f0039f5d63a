/** limits.ts: the figures of the contract. */
import type { Contract } from "../contract.ts";
import { banner } from "./files.ts";

export function emitLimits({ limits }: Contract): string {
  const lines = limits.map(({ name, value, unit }) => `  /** In ${unit}. */\n  ${name}: ${value},\n`);
  return `${banner("the figures of the contract")}
export const limits = {
${lines.join("")}} as const;
`;
}
