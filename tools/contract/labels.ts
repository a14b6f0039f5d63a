/** Values of the contract that the portal shows without a label. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Open } from "./open.ts";
import { readGenerated, root } from "./sources.ts";

const file = "server/portal/src/labels.ts";

/** `const roleNames: Record<PersonRole, string> = { … };` */
const table = /export const (\w+): Record<(\w+), \w+> = \{\n([\s\S]*?)\n\};/g;
const key = /^ {2}"?([\w.]+)"?: /gm;

export async function findLabels(): Promise<Open[]> {
  const text = readFileSync(join(root, file), "utf8");
  const { enums } = await readGenerated<{ enums: Record<string, readonly string[]> }>("portal/enums.ts");
  return [...text.matchAll(table)].flatMap(([, name = "", type = "", body = ""]) => {
    const labelled = new Set([...body.matchAll(key)].map(([, value]) => value));
    return (enums[type] ?? [])
      .filter((value) => !labelled.has(value))
      .map((value): Open => ({ kind: "label", what: `${value} in \`${name}\` of ${file}` }));
  });
}
