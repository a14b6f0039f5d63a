// Base images from Debian's packages, for machines that reach no registry of images. They have the names that the
// Dockerfile asks for, and the files that its steps need.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { command } from "./engine.ts";
import { copyNode } from "./node.ts";

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

/** Node, npm and a shell. */
export async function makeBuildBase(folder: string): Promise<void> {
  await unpack(folder, [...libraries, ...shell]);
  copyNode(folder);
}

/** Libraries and nothing to run, like the "distroless" images. */
export async function makeRunBase(folder: string): Promise<void> {
  await unpack(folder, [...libraries, "tzdata", "netbase"]);
  for (const programs of ["usr/bin", "usr/sbin", "bin", "sbin"])
    rmSync(join(folder, programs), { recursive: true, force: true });
}
