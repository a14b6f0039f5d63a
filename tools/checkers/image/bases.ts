// Base images from Debian's packages, for machines that reach no registry of images. They have the names that the
// Dockerfile asks for, and the files that its steps need.
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { command } from "./engine.ts";

const release = "bookworm";
const libraries = ["base-files", "libc6", "libgcc-s1", "libstdc++6"];
const shell = ["dash", "coreutils", "tar", "gzip", "sed", "grep", "findutils"];

/** Unpacks packages into a folder, without running anything of them. */
async function unpack(folder: string, packages: readonly string[]): Promise<void> {
  await command("mmdebstrap", [
    "--quiet",
    "--variant=extract",
    "--format=directory",
    `--include=${packages.join(",")}`,
    release,
    folder,
  ]);
}

async function npmSetting(name: string): Promise<string | null> {
  const value = (await command("npm", ["config", "get", name])).trim();
  return ["null", "undefined", ""].includes(value) ? null : value;
}

/** Node, npm and a shell, with this machine's settings of npm. */
export async function makeBuildBase(folder: string): Promise<void> {
  await unpack(folder, [...libraries, ...shell]);
  const own = join(folder, "usr/local");
  mkdirSync(join(own, "bin"), { recursive: true });
  copyFileSync(process.execPath, join(own, "bin/node"));
  chmodSync(join(own, "bin/node"), 0o755);
  // Not below `npm root --global`: that is beside the Node which runs this.
  const npm = join(process.env.npm_execpath ?? "/usr/local/lib/node_modules/npm/bin/npm-cli.js", "../..");
  cpSync(npm, join(own, "lib/node_modules/npm"), { recursive: true, dereference: true });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(own, "bin/npm"));
  const lines = ["audit=false", "fund=false", "update-notifier=false"];
  const registry = await npmSetting("registry");
  if (registry !== null) lines.push(`registry=${registry}`);
  const certificates = await npmSetting("cafile");
  if (certificates !== null && existsSync(certificates)) {
    mkdirSync(join(folder, dirname(certificates)), { recursive: true });
    copyFileSync(certificates, join(folder, certificates));
    lines.push(`cafile=${certificates}`);
  }
  mkdirSync(join(own, "etc"), { recursive: true });
  writeFileSync(join(own, "etc/npmrc"), `${lines.join("\n")}\n`);
}

/** Libraries and nothing to run, like the "distroless" images. */
export async function makeRunBase(folder: string): Promise<void> {
  await unpack(folder, [...libraries, "tzdata", "netbase"]);
  for (const programs of ["usr/bin", "usr/sbin", "bin", "sbin"])
    rmSync(join(folder, programs), { recursive: true, force: true });
}
