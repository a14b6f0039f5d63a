/** Measures a program bundled with everything it needs from the package and its dependencies. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

/** Returns the gzipped size of a program's minified bundle, in bytes. Packages are those installed in the folder. */
export async function measureBundle(folder: string, program: string): Promise<number> {
  const input = join(folder, "bundled.mjs");
  await writeFile(input, program);
  const bundle = await rolldown({ input, platform: "browser" });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  return gzipSync(output[0].code, { level: 9 }).length;
}
