/** Builds the package: `npm run build`, or `npm run build -- FOLDER` for another folder than `dist/`. */
import { join, resolve } from "node:path";
import { build } from "tsdown";
import { packageSources } from "./package-sources.ts";

const outDir = resolve(process.argv[2] ?? join(import.meta.dirname, "dist"));
await build({ outDir });
packageSources(outDir);
