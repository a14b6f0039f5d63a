/** The numbers of the contract, by name. */
import type { DiagnosticTarget, Namespace, Program } from "@typespec/compiler";
import type { Service } from "../contract.ts";
import type { Limit } from "../decorators.ts";
import { stateKeys } from "../library.ts";
import { isOwn } from "./service.ts";

/** Returns every limit once: the decorators of a namespace run for each file that it spans. */
export function readLimits(program: Program, service: Service): Limit[] {
  const recorded = [...(program.stateMap(stateKeys.limits) as Map<Namespace, Limit[]>)].flatMap(
    ([namespace, limits]) => (isOwn(service, namespace) ? limits : []),
  );
  const byPlace = new Map<DiagnosticTarget, Limit>(recorded.map((limit) => [limit.node, limit]));
  return [...byPlace.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
