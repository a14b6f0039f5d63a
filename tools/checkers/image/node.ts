import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../release/pack.ts";

function npmSetting(name: string): string | null {
  const value = run("npm", ["config", "get", name], process.cwd()).trim();
  return ["null", "undefined", ""].includes(value) ? null : value;
}

/** Copies Node and npm, with this machine's settings of npm. */
export function copyNode(folder: string): void {
  const prefix = join(folder, "usr/local");
  mkdirSync(join(prefix, "bin"), { recursive: true });
  copyFileSync(process.execPath, join(prefix, "bin/node"));
  chmodSync(join(prefix, "bin/node"), 0o755);
  // Not below `npm root --global`: that is beside the Node which runs this.
  const npm = join(process.env.npm_execpath ?? "/usr/local/lib/node_modules/npm/bin/npm-cli.js", "../..");
  cpSync(npm, join(prefix, "lib/node_modules/npm"), { recursive: true, dereference: true });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(prefix, "bin/npm"));
  const lines = ["audit=false", "fund=false", "update-notifier=false"];
  const registry = npmSetting("registry");
  if (registry !== null) lines.push(`registry=${registry}`);
  const certificates = npmSetting("cafile");
  if (certificates !== null && existsSync(certificates)) {
    copyFileSync(certificates, join(prefix, "lib/npm-certificates.crt"));
    lines.push("cafile=/usr/local/lib/npm-certificates.crt");
  }
  // npm's own file: `--prefix` moves the global one.
  writeFileSync(join(prefix, "lib/node_modules/npm/npmrc"), `${lines.join("\n")}\n`);
}
