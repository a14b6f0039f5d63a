// The scale of a chart of amounts: its range and grid lines.

/** Returns a round step: 1, 2 or 5 times a power of ten. */
function niceStep(span: number): number {
  const power = 10 ** Math.floor(Math.log10(span));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= span) ?? 10);
}

/** Returns the range. It starts at zero unless that would flatten the line, and ignores a threshold far below. */
export function scaleOf(values: readonly number[], threshold: number | null) {
  const least = Math.min(...values);
  const near = threshold !== null && threshold >= least / 2 ? [...values, threshold] : values;
  const low = Math.min(...near);
  const high = Math.max(1, ...near);
  const from = low > high / 2 && high > low ? low : 0;
  const step = niceStep((high - from) / 3);
  const bottom = step * Math.floor(from / step);
  const top = step * Math.ceil(high / step);
  const lines = Array.from(
    { length: Math.round((top - bottom) / step) + 1 },
    (_, index) => bottom + index * step,
  );
  return { bottom, top, lines, shows: (value: number) => value >= bottom && value <= top };
}
