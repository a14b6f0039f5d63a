// Runs all samples of a language in one process, which costs a fraction of a process for each. A language whose
// toolchain isn't installed has a reason instead.
import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { python } from "../../../sdk/test/support/python.ts";

const runners = join(import.meta.dirname, "runners");
const register = join(import.meta.dirname, "sdk-from-source.mjs");

export interface Program {
  file: string;
  text: string;
}

export interface SampleRunner {
  tab: string;
  /** Why it cannot run here. */
  missing: string | undefined;
  /** Returns the file of a sample; each has a folder of its own. */
  fileOf(at: number, text: string): string;
  /** Returns a command that runs all programs in this folder, whose files are there. */
  commandOf(programs: readonly Program[], folder: string): [program: string, ...args: string[]];
}

/** Where Debian's package has it. */
const jsonNet = "/usr/lib/cli/Newtonsoft.Json-5.0/Newtonsoft.Json.dll";

/** A file has one class of each name, so each program gets a namespace. */
function csharpCommand(programs: readonly Program[], folder: string): [string, ...string[]] {
  for (const { file, text } of programs)
    writeFileSync(join(folder, file), `namespace ${dirname(file)}\n{\n${text}}\n`);
  const references = ["System.Net.Http", jsonNet].map((name) => `-r:${name}`);
  const options = ["-langversion:latest", "-warnaserror", "-main:Run", "-out:run.exe"];
  execFileSync("mcs", [...options, ...references, join(runners, "Run.cs"), ...filesOf(programs)], {
    cwd: folder,
  });
  copyFileSync(jsonNet, join(folder, basename(jsonNet)));
  return ["mono", "run.exe", ...filesOf(programs)];
}

const without = (program: string, argument = "--version") =>
  spawnSync(program, [argument]).status === 0 ? undefined : `${program} is not installed`;

export const filesOf = (programs: readonly Program[]) => programs.map(({ file }) => file);

/** A program of Go cannot call others, so each becomes a package of one: two of its words change. */
function goCommand(programs: readonly Program[], folder: string): [string, ...string[]] {
  const unformatted = execFileSync("gofmt", ["-l", ...filesOf(programs)], { cwd: folder, encoding: "utf8" });
  if (unformatted !== "") throw new Error(`gofmt would change ${unformatted}`);
  const names = programs.map(({ file }) => dirname(file));
  for (const { file, text } of programs) {
    const goPackage = text
      .replace("package main", `package ${dirname(file)}`)
      .replace("func main()", "func Main()");
    writeFileSync(join(folder, file), goPackage);
  }
  writeFileSync(join(folder, "go.mod"), "module samples\n\ngo 1.19\n");
  const imports = names.map((name) => `\t"samples/${name}"\n`).join("");
  const calls = names.map((name, at) => `\tfmt.Println("=== ${programs[at]?.file}")\n\t${name}.Main()\n`);
  const main = `package main\n\nimport (\n\t"fmt"\n${imports})\n\nfunc main() {\n${calls.join("")}}\n`;
  writeFileSync(join(folder, "main.go"), main);
  return ["go", "run", "."];
}

export const sampleRunners: SampleRunner[] = [
  {
    tab: "TypeScript",
    missing: undefined,
    fileOf: (at) => `s${at}/sample.mts`,
    commandOf: (programs) => [
      process.execPath,
      "--import",
      register,
      join(runners, "run.mjs"),
      ...filesOf(programs),
    ],
  },
  {
    tab: "Python",
    missing: python === undefined ? "python3 with httpx is not installed" : undefined,
    fileOf: (at) => `s${at}/sample.py`,
    commandOf: (programs) => [python ?? "", join(runners, "run.py"), ...filesOf(programs)],
  },
  {
    tab: "PHP",
    missing: without("php"),
    fileOf: (at) => `s${at}/sample.php`,
    commandOf: (programs) => ["php", join(runners, "run.php"), ...filesOf(programs)],
  },
  { tab: "Go", missing: without("go", "version"), fileOf: (at) => `s${at}/sample.go`, commandOf: goCommand },
  {
    tab: "Java",
    missing: without("javac"),
    fileOf: (at, text) => `s${at}/${/^class (\w+)/m.exec(text)?.[1]}.java`,
    commandOf: (programs) => [
      "java",
      "-XX:TieredStopAtLevel=1",
      join(runners, "Run.java"),
      ...filesOf(programs),
    ],
  },
  {
    tab: "C#",
    missing: without("mcs") ?? (existsSync(jsonNet) ? undefined : "Json.NET is not installed"),
    fileOf: (at, text) => `s${at}/${/^class (\w+)/m.exec(text)?.[1]}.cs`,
    commandOf: csharpCommand,
  },
];

/** Writes samples to files below a folder. */
export function writePrograms({ fileOf }: SampleRunner, texts: readonly string[], folder: string): Program[] {
  return texts.map((text, at) => {
    const file = fileOf(at, text);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    return { file, text };
  });
}

/** Returns what each program printed; one that did not begin is missing. */
export function outputsOf(out: string): Map<string, string> {
  const parts = out.split(/^=== (.+)\r?\n/m).slice(1);
  const pairs = parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1] ?? ""] as const] : []));
  return new Map(pairs);
}
