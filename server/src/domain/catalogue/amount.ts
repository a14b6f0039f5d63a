// Catalogue amounts: decimal rupees with up to six decimals, stored as integer micro-rupees. Parsing never rounds.

export const MICROS_PER_PAISA = 10_000;
const MICROS_PER_RUPEE = 1_000_000;
const DECIMALS = 6;

/** Small enough that every product in pricing.ts is an exact integer. */
export const MAX_AMOUNT_MICROS = 10_000_000 * MICROS_PER_RUPEE;

/** Returns null unless the text is a plain decimal within the maximum. */
export function parseMicros(text: string): number | null {
  const match = /^(\d{1,8})(?:\.(\d{1,6}))?$/.exec(text);
  if (match === null) return null;
  const micros = Number(match[1]) * MICROS_PER_RUPEE + Number((match[2] ?? "").padEnd(DECIMALS, "0"));
  return micros <= MAX_AMOUNT_MICROS ? micros : null;
}

export function formatMicros(micros: number): string {
  const fraction = String(micros % MICROS_PER_RUPEE).padStart(DECIMALS, "0");
  const more = /^\d*[1-9]/.exec(fraction.slice(2))?.[0] ?? "";
  return `${Math.floor(micros / MICROS_PER_RUPEE)}.${fraction.slice(0, 2)}${more}`;
}
