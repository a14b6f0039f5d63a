// A copy of the repository whose contract and code a test changes, with the root's packages and its own workspaces.
import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Test } from "tap";
import { Compiler } from "./compiler.ts";

export const root = join(import.meta.dirname, "..", "..");
const workspaces = ["toolchain", "spec", "generated", "server", "sdk", "conformance"];
const others = ["tools", "docs/guides", "docs/conformance.json", "package.json", "tsconfig.base.json"];
const isOwn = (path: string) => !/node_modules|\/dist(\/|$)/.test(path.slice(root.length));

/** Without settings of the test's own runner, such as a name filter. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("TAP")));

export class ChangedCopy {
  readonly folder: string;
  readonly compiler: Compiler;

  constructor(t: Test) {
    this.folder = mkdtempSync(join(tmpdir(), "partner-esim-contract-"));
    t.teardown(() => rmSync(this.folder, { recursive: true }));
    for (const name of [...workspaces, ...others])
      cpSync(join(root, name), join(this.folder, name), { recursive: true, filter: isOwn });
    this.#linkPackages();
    this.compiler = new Compiler(this.folder);
  }

  #linkPackages(): void {
    const installed = join(this.folder, "node_modules");
    link(join(root, "node_modules"), installed, ["@partner-esim", "contract-toolchain", ".cache"]);
    mkdirSync(join(installed, "@partner-esim"));
    for (const name of workspaces) {
      const packageName = name === "toolchain" ? "contract-toolchain" : `@partner-esim/${name}`;
      symlinkSync(join(this.folder, name), join(installed, packageName));
      if (readdirSync(join(root, name)).includes("node_modules"))
        link(join(root, name, "node_modules"), join(this.folder, name, "node_modules"), []);
    }
  }

  /** Changes a file until the end of the test. */
  rewrite(t: Test, file: string, change: (text: string) => string): void {
    const path = join(this.folder, file);
    const before = readFileSync(path, "utf8");
    const after = change(before);
    if (after === before) throw new Error(`${file} does not hold what is to change`);
    writeFileSync(path, after);
    t.teardown(() => writeFileSync(path, before));
  }

  run(...words: string[]): { ok: boolean; output: string } {
    const options = { cwd: this.folder, encoding: "utf8", env } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, words, options);
    return { ok: status === 0, output: stdout + stderr };
  }

  /** Generates from the changed contract until the end of the test. */
  generate(t: Test): void {
    const { ok, output } = this.run("tools/generate.ts");
    t.teardown(() => {
      const generated = join(this.folder, "generated");
      rmSync(generated, { recursive: true });
      cpSync(join(root, "generated"), generated, { recursive: true, filter: isOwn });
    });
    t.ok(ok, output);
  }
}

function link(from: string, to: string, except: string[]): void {
  mkdirSync(to);
  for (const entry of readdirSync(from)) {
    if (!except.includes(entry)) symlinkSync(join(from, entry), join(to, entry));
  }
}
