/** How statuses begin and change, by enum, in the order of the contract. */
import type { EnumMember, Program } from "@typespec/compiler";
import type { StatusChange } from "../decorators.ts";
import { stateKeys } from "../library.ts";
import { bySource } from "./source-order.ts";

export function readChanges(program: Program): Map<string, StatusChange[]> {
  const recorded = program.stateMap(stateKeys.changes) as Map<EnumMember, StatusChange[]>;
  const order = bySource(program);
  const members = [...recorded.keys()].sort(order);
  const all = new Map<string, StatusChange[]>();
  for (const member of members) {
    // Decorators run from the last to the first.
    const own = recorded.get(member)?.toReversed() ?? [];
    all.set(member.enum.name, [...(all.get(member.enum.name) ?? []), ...own]);
  }
  return all;
}
