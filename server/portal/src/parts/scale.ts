// The scale of a chart of amounts: where it begins and ends, and where its lines are drawn.

/** A step that people count in: 1, 2 or 5 and zeros. */
function niceStep(span: number): number {
  const power = 10 ** Math.floor(Math.log10(span));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= span) ?? 10);
}

/**
 * From where to where the scale goes. It begins at zero unless that would press the line flat against the top, and a
 * threshold far below does not count.
 */
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
