// Watches the groups in which a store commits its transactions, by a clock of its own.
import { type Commit, unobserved } from "../../src/store/failures.ts";

export function observedGroups() {
  let nowMs = 0;
  /** How many transactions each group had. */
  const groups: number[] = [];
  const observer = {
    ...unobserved,
    monotonicMs: () => nowMs,
    committed: ({ transactions }: Commit) => void groups.push(transactions),
  };
  const advance = (ms: number): void => {
    nowMs += ms;
  };
  return { observer, groups, advance };
}
