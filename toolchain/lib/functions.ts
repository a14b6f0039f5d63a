/** Our functions: how prose writes numbers. `decorators.tsp` says what each returns. */
import type { FunctionContext } from "@typespec/compiler";
import { type Figure, plainNumber } from "./figures.ts";

function inHours(_context: FunctionContext, figure: Figure): string {
  const minutes = plainNumber(figure);
  const [count, unit] = minutes % 60 === 0 ? [minutes / 60, "hour"] : [minutes, "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

const list = new Intl.ListFormat("en-US");

function listed(_context: FunctionContext, figures: Figure[]): string {
  return list.format(figures.map((figure) => String(plainNumber(figure))));
}

export const $functions = { ContractToolchain: { inHours, listed } };
