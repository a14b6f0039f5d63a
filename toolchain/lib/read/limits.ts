/** The numbers of the contract, by name. */
import type { Program } from "@typespec/compiler";
import type { Service } from "../contract.ts";
import type { Limit } from "../decorators.ts";
import { stateKeys } from "../library.ts";

export function readLimits(program: Program, service: Service): Limit[] {
  const all = program.stateMap(stateKeys.limits).get(program.getGlobalNamespaceType());
  const recorded = [...((all as Map<unknown, Limit> | undefined)?.values() ?? [])];
  const ownLimits = recorded.filter(({ namespace }) => namespace === service.namespace);
  return ownLimits.sort((a, b) => (a.name < b.name ? -1 : 1));
}
