import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./pack.ts";

/** Writes the bill of materials (CycloneDX) of an installation of all these tarballs. */
export function writeBill(tarballs: readonly string[], file: string): void {
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-bill-"));
  try {
    writeFileSync(
      join(folder, "package.json"),
      '{ "name": "partner-esim-release", "version": "0.0.0", "private": true }\n',
    );
    run("npm", ["install", "--package-lock-only", "--ignore-scripts", ...tarballs], folder);
    writeFileSync(file, run("npm", ["sbom", "--sbom-format=cyclonedx", "--package-lock-only"], folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
