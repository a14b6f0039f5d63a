/** Our functions: limits, and how prose writes numbers. `decorators.tsp` says what each returns. */
import type { FunctionContext } from "@typespec/compiler";
import { type Node, SyntaxKind } from "@typespec/compiler/ast";
import type { Limit } from "./decorators.ts";
import { type Figure, plainNumber } from "./figures.ts";
import { reportDiagnostic, stateKeys } from "./library.ts";

function inHours(_context: FunctionContext, figure: Figure): string {
  const minutes = plainNumber(figure);
  const [count, unit] = minutes % 60 === 0 ? [minutes / 60, "hour"] : [minutes, "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

const list = new Intl.ListFormat("en-US");

function listed(_context: FunctionContext, figures: Figure[]): string {
  return list.format(figures.map((figure) => String(plainNumber(figure))));
}

function plainValue(value: Figure | Figure[] | string): Limit["value"] {
  if (typeof value === "string") return value;
  return Array.isArray(value) ? value.map(plainNumber) : plainNumber(value);
}

/** Returns the name of the namespace that a node is in. */
function namespaceOf(node: Node): string {
  const names: string[] = [];
  for (let each: Node | undefined = node; each !== undefined; each = each.parent) {
    if (each.kind === SyntaxKind.NamespaceStatement) names.unshift(each.id.sv);
    // A namespace without braces is beside the statements that are in it; inner ones come first.
    if (each.kind === SyntaxKind.TypeSpecScript)
      names.unshift(...each.inScopeNamespaces.map(({ id }) => id.sv).toReversed());
  }
  return names.join(".");
}

function limit(
  { program, functionCallTarget }: FunctionContext,
  value: Figure | Figure[] | string,
  unit: string,
): Limit["value"] {
  const constant = (functionCallTarget as Node).parent;
  if (constant?.kind === SyntaxKind.ConstStatement) {
    const limits = program.stateMap(stateKeys.limits);
    const all = program.getGlobalNamespaceType();
    const found: Limit = {
      name: constant.id.sv,
      namespace: namespaceOf(constant),
      value: plainValue(value),
      unit,
    };
    const known = (limits.get(all) as Map<Node, Limit> | undefined) ?? new Map<Node, Limit>();
    limits.set(all, known.set(constant, found));
  } else {
    reportDiagnostic(program, { code: "limit-without-name", target: functionCallTarget });
  }
  return plainValue(value);
}

export const $functions = { ContractToolchain: { inHours, limit, listed } };
