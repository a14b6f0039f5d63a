/** How statuses begin and change, by enum, in the order of the contract. */
import type { EnumMember, Program } from "@typespec/compiler";
import type { Service } from "../contract.ts";
import type { StatusChange } from "../decorators.ts";
import { stateKeys } from "../library.ts";
import { isOwn } from "./service.ts";
import { bySource } from "./source-order.ts";

export function readChanges(program: Program, service: Service): Map<string, StatusChange[]> {
  const recorded = program.stateMap(stateKeys.changes) as Map<EnumMember, StatusChange[]>;
  const order = bySource(program);
  const ownStatuses = [...recorded.keys()].filter((member) => isOwn(service, member.enum.namespace));
  const members = ownStatuses.sort(order);
  const all = new Map<string, StatusChange[]>();
  for (const member of members) {
    // Decorators run from the last to the first.
    const changes = recorded.get(member)?.toReversed() ?? [];
    all.set(member.enum.name, [...(all.get(member.enum.name) ?? []), ...changes]);
  }
  return all;
}
