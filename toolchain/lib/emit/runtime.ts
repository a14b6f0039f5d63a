/** The text of a file of `runtime/`, for a generated file that contains it. */
import { readFileSync } from "node:fs";

/** Without its first comment, its imports, and the exports of its functions. */
export function runtime(name: string): string {
  const text = readFileSync(new URL(`../runtime/${name}`, import.meta.url), "utf8");
  return text
    .replace(/^\/\*\*[\s\S]*?\*\/\s*/, "")
    .replaceAll(/^import .*\n+/gm, "")
    .replaceAll(/^export (?=function|const)/gm, "");
}
