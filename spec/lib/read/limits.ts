/** The figures of the contract, by name. */
import type { DiagnosticTarget, Program } from "@typespec/compiler";
import type { Limit } from "../decorators.ts";
import { stateKeys } from "../library.ts";

/** Every limit once: a namespace written in many files has its decorators run for each of them. */
export function readLimits(program: Program): Limit[] {
  const recorded = [...(program.stateMap(stateKeys.limits) as Map<unknown, Limit[]>).values()].flat();
  const byPlace = new Map<DiagnosticTarget, Limit>(recorded.map((limit) => [limit.node, limit]));
  return [...byPlace.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
