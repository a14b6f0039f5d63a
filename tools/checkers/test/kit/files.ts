// The deployment kit's files, and whether a program that reads them is here.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const kit = join(import.meta.dirname, "../../../../deploy");
export const read = (file: string) => readFileSync(join(kit, file), "utf8");

/** Says why a test can't run here, or returns false. */
export const missing = (...programs: string[]): string | false => {
  const absent = programs.filter((program) => spawnSync("which", [program]).status !== 0);
  return absent.length > 0 && `${absent.join(", ")} not installed`;
};
