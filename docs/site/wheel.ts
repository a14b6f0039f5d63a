// The Python SDK's wheel: an archive of its modules and their description. Building it needs no Python.
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";
import { withoutUsualOrigin } from "./src/usual-base-url.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "sdk/python");
const versionFile = readFileSync(join(folder, "src/partner_esim/_version.py"), "utf8");
const [, version = ""] = /^__version__ = "(.+)"$/m.exec(versionFile) ?? [];

/** pip reads name, version and platform from it. */
export const wheelName = `partner_esim-${version}-py3-none-any.whl`;

export const wheelSources = ["{pyproject.toml,README.md,api.md}", "src/**/*.{py,typed}"];

export function buildWheel(): Uint8Array {
  const about = `partner_esim-${version}.dist-info`;
  const modules = globSync(wheelSources[1] as string, { cwd: folder }).toSorted();
  const entries: [name: string, content: Buffer][] = [
    ...modules.map((file): [string, Buffer] => [file.slice("src/".length), readFileSync(join(folder, file))]),
    ["partner_esim/api.md", readFileSync(join(folder, "api.md"))],
    [`${about}/METADATA`, Buffer.from(metadata())],
    [`${about}/WHEEL`, Buffer.from("Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")],
  ];
  const record = entries.map(([name, content]) => {
    const digest = createHash("sha256").update(content).digest("base64url");
    return `${name},sha256=${digest},${content.length}\n`;
  });
  entries.push([`${about}/RECORD`, Buffer.from(`${record.join("")}${about}/RECORD,,\n`)]);
  return zipSync(Object.fromEntries(entries), { mtime: new Date(2020, 1, 2) });
}

function metadata(): string {
  const project = readFileSync(join(folder, "pyproject.toml"), "utf8");
  // Strings and lists of strings are written as in JSON.
  const setting = (name: string) =>
    JSON.parse(new RegExp(`^${name} = (.+)$`, "m").exec(project)?.[1] ?? `no ${name} in pyproject.toml`);
  const each = (field: string, name: string) =>
    (setting(name) as string[]).map((value) => `${field}: ${value}`);
  return [
    "Metadata-Version: 2.4",
    `Name: ${setting("name")}`,
    `Version: ${version}`,
    `Summary: ${setting("description")}`,
    `License-Expression: ${setting("license")}`,
    `Keywords: ${setting("keywords").join()}`,
    ...each("Classifier", "classifiers"),
    `Requires-Python: ${setting("requires-python")}`,
    ...each("Requires-Dist", "dependencies"),
    "Description-Content-Type: text/markdown",
    "",
    withoutUsualOrigin(readFileSync(join(folder, "README.md"), "utf8")),
  ].join("\n");
}
