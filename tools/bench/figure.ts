// A measured figure with its bound, compared by the median of its rounds.
import { median } from "./load.ts";

export interface Figure {
  name: string;
  /** What was measured, with its unit. */
  what: string;
  /** The baseline from the same run; null for an absolute figure. */
  baseline: number | null;
  ours: number;
  unit: string;
  /** The value compared with the bound: the ratio to the baseline, or the absolute figure. */
  value: number;
  /** The lowest and highest round. */
  spread: readonly [least: number, most: number];
  /** Null for a figure that only helps to interpret another. */
  bound: { at: "least" | "most"; value: number; aim?: number } | null;
  /** Processor time per request, if the system reports it. */
  cpuMicroseconds?: { baseline: number; ours: number };
}

export function meets({ value: measured, bound }: Figure, value: number | undefined = bound?.value): boolean {
  if (bound === null || value === undefined) return true;
  return bound.at === "least" ? measured >= value : measured <= value;
}

export function spreadOf(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** Returns the figure of pairs whose two values were measured one right after the other. */
export function ratioFigure(
  head: Pick<Figure, "name" | "what" | "unit" | "bound">,
  pairs: readonly { baseline: number; ours: number }[],
): Figure {
  const ratios = pairs.map(({ baseline, ours }) => ours / baseline);
  return {
    ...head,
    baseline: median(pairs.map((pair) => pair.baseline)),
    ours: median(pairs.map((pair) => pair.ours)),
    value: median(ratios),
    spread: spreadOf(ratios),
  };
}

export function absoluteFigure(
  head: Pick<Figure, "name" | "what" | "unit" | "bound">,
  values: readonly number[],
): Figure {
  const ours = median(values);
  return { ...head, baseline: null, ours, value: ours, spread: spreadOf(values) };
}
