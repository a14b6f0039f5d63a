/** states.ts: how statuses begin and change. */
import type { Contract } from "../contract.ts";
import { banner, source } from "./files.ts";

export function emitStates(contract: Contract): string {
  const all = [...contract.changes].map(([name, changes]) => {
    const rows = changes.map(({ from, to, when, event = null }) => ({ from, to, when, event }));
    return `  ${name}: ${source(rows, "  ")},\n`;
  });
  return `${banner(contract, "how statuses begin and change")}
import type { enums } from "./enums.ts";
import type { EventType } from "./events.ts";

/** One way into a status: from another one, or when an object is created. */
export interface StatusChange<Status extends string = string> {
  from: Status | null;
  to: Status;
  when: string;
  /** The event that records it. */
  event: EventType | null;
}

/** In the contract's order. */
export const statusChanges = {
${all.join("")}} as const satisfies {
  [Name in keyof typeof enums]?: readonly StatusChange<(typeof enums)[Name][number]>[];
};
`;
}
