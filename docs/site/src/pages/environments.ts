// The environments in which `tools/runtimes.ts --keep` tried the packed SDK.
import { readFileSync } from "node:fs";
import { table } from "../page.ts";

export interface Environment {
  /** `Node 24, ESM` */
  name: string;
  /** Package and version. */
  from: string;
  isPassed: boolean;
}

export function environmentsTable(): string {
  const file = new URL("../../../environments.json", import.meta.url);
  const environments = JSON.parse(readFileSync(file, "utf8")) as Environment[];
  return table(
    ["Environment", "Version", "Result"],
    environments.map(({ name, from, isPassed }) => [
      name,
      from.slice(from.lastIndexOf("@") + 1),
      isPassed ? "*passed*" : "*failed*",
    ]),
  );
}
