/** How large a program is once a bundler has taken from the package, and from what it depends on, all that is needed. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

/** Bytes of the minified bundle of a program, gzipped. Packages are those installed in the folder. */
export async function measureBundle(folder: string, program: string): Promise<number> {
  const input = join(folder, "bundled.mjs");
  await writeFile(input, program);
  const bundle = await rolldown({ input, platform: "browser" });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  return gzipSync(output[0].code, { level: 9 }).length;
}
