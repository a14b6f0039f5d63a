// What a figure is, and how its measured ratio is judged: by the median of its rounds.
import { median } from "./load.ts";

export interface Figure {
  name: string;
  /** What was measured, with its unit. */
  what: string;
  /** What it is held against, from the same run; null for an absolute figure. */
  yardstick: number | null;
  ours: number;
  unit: string;
  /** What is judged: the ratio to the yardstick, or the absolute figure. */
  judged: number;
  /** The lowest and highest of the rounds. */
  spread: readonly [least: number, most: number];
  /** Null for a figure that only helps to read another one. */
  bound: { at: "least" | "most"; value: number; aim?: number } | null;
  /** Processor time per request, where the system tells. */
  cpuMicroseconds?: { yardstick: number; ours: number };
}

export function meets({ judged, bound }: Figure, value: number | undefined = bound?.value): boolean {
  if (bound === null || value === undefined) return true;
  return bound.at === "least" ? judged >= value : judged <= value;
}

export function spreadOf(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** The figure of pairs measured one right after the other. */
export function ratioFigure(
  head: Pick<Figure, "name" | "what" | "unit" | "bound">,
  pairs: readonly { yardstick: number; ours: number }[],
): Figure {
  const ratios = pairs.map(({ yardstick, ours }) => ours / yardstick);
  return {
    ...head,
    yardstick: median(pairs.map((pair) => pair.yardstick)),
    ours: median(pairs.map((pair) => pair.ours)),
    judged: median(ratios),
    spread: spreadOf(ratios),
  };
}

export function absoluteFigure(
  head: Pick<Figure, "name" | "what" | "unit" | "bound">,
  values: readonly number[],
): Figure {
  const ours = median(values);
  return { ...head, yardstick: null, ours, judged: ours, spread: spreadOf(values) };
}
