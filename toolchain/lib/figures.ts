/** Integers as the compiler passes them to decorators and functions. */
export type Figure = number | { asNumber(): number | null };

export const plainNumber = (figure: Figure): number =>
  typeof figure === "number" ? figure : (figure.asNumber() ?? Number.NaN);
