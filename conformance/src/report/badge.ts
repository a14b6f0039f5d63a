/** The result as an SVG badge with the number of passed rules, green only if conformant. */
import type { RunResult } from "../result.ts";

export function badgeReport(result: RunResult): string {
  const label = "partner eSIM API";
  const tested = result.rules.length - result.counts["not-applicable"];
  const value = `${result.counts.pass} of ${tested} rules${result.conformant ? "" : ", not conformant"}`;
  const color = result.conformant ? "#2e7d32" : "#b3261e";
  const left = widthOf(label);
  const right = widthOf(value);
  const text = (x: number, words: string) => `<text x="${x}" y="14" text-anchor="middle">${words}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${label}: ${value}">
<title>${label}: ${value}</title>
<rect width="${left}" height="20" fill="#444"/><rect x="${left}" width="${right}" height="20" fill="${color}"/>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">${text(left / 2, label)}${text(left + right / 2, value)}</g>
</svg>
`;
}

/** Estimates the text's width in the badge's font, with padding. */
const widthOf = (text: string) => Math.round(text.length * 6.6) + 12;
