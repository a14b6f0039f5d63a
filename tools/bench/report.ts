// The figures as a table for people and as JSON for programs.
import { availableParallelism, cpus } from "node:os";
import { type Figure, meets } from "./figure.ts";

export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    figure.what,
    figure.baseline === null ? "" : amount(figure.baseline, figure.unit),
    amount(figure.ours, figure.unit),
    processorText(figure),
    `${figure.value.toFixed(2)} (${figure.spread.map((value) => value.toFixed(2)).join(" to ")})`,
    boundText(figure),
    verdict(figure),
  ]);
  const head = ["figure", "what", "baseline", "ours", "processor", "value (spread)", "bound", ""];
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const right = new Set([2, 3]);
  return all
    .map((row) =>
      row
        .map((cell, i) => (right.has(i) ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function amount(value: number, unit: string): string {
  return `${value.toFixed(value >= 100 ? 0 : 2)} ${unit}`;
}

/** Varies less than throughput on a machine with other load. */
function processorText({ cpuMicroseconds: cpu }: Figure): string {
  return cpu === undefined ? "" : `${cpu.baseline.toFixed(0)}, ${cpu.ours.toFixed(0)} µs`;
}

function boundText({ bound }: Figure): string {
  if (bound === null) return "";
  const sign = bound.at === "least" ? "≥" : "≤";
  return `${sign} ${bound.value}${bound.aim === undefined ? "" : `, aim ${bound.aim}`}`;
}

function verdict(figure: Figure): string {
  if (figure.bound === null) return "";
  if (!meets(figure)) return "missed";
  if (figure.bound.aim === undefined) return "met";
  return meets(figure, figure.bound.aim) ? "aim met" : "met, aim missed";
}

export function jsonOf(figures: readonly Figure[], quick: boolean): string {
  const machine = {
    node: process.version,
    cores: availableParallelism(),
    processor: cpus()[0]?.model ?? "unknown",
  };
  const listed = figures.map((figure) => ({ ...figure, met: meets(figure) }));
  return `${JSON.stringify({ at: new Date().toISOString(), quick, machine, figures: listed }, null, 2)}\n`;
}
