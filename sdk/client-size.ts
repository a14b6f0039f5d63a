/** The size of the client's minified, gzipped bundle, and its budget: a new operation brings its own share. */
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

const coreBytes = 7_800;
const operationBytes = 250;

export const clientBudgetBytes = (operations: number): number => coreBytes + operations * operationBytes;

/** Bundles the client from its sources. */
export async function measureClientBytes(): Promise<number> {
  const bundle = await rolldown({ input: join(import.meta.dirname, "src/index.ts"), platform: "browser" });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  return gzipSync(output[0].code, { level: 9 }).length;
}
