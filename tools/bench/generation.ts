// Measures `npm run generate`: a full generation, and one without changes. Both only check, so files stay unchanged.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { absoluteFigure, type Figure } from "./figure.ts";

const root = join(import.meta.dirname, "..", "..");

export function measureGeneration(times: number): Figure[] {
  const whole = repeat(times, ["--check", "--force"]);
  const nothing = repeat(times, ["--check"]);
  const head = { name: "generate", unit: "s" };
  return [
    absoluteFigure(
      { ...head, what: "npm run generate, from nothing", bound: { at: "most", value: 12 } },
      whole,
    ),
    absoluteFigure(
      { ...head, what: "npm run generate, nothing changed", bound: { at: "most", value: 1.5 } },
      nothing,
    ),
  ];
}

function repeat(times: number, flags: string[]): number[] {
  return Array.from({ length: times }, () => {
    const started = performance.now();
    const run = spawnSync("npm", ["run", "--silent", "generate", "--", ...flags], {
      cwd: root,
      encoding: "utf8",
    });
    if (run.status !== 0) throw new Error(`npm run generate -- ${flags.join(" ")} failed:\n${run.stderr}`);
    return (performance.now() - started) / 1000;
  });
}
