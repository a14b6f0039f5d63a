/** Compiles contract text of a test, beside the fixtures, with the current library. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type CompilerHost,
  compile,
  createSourceFile,
  getSourceLocation,
  NodeHost,
  type Program,
} from "@typespec/compiler";
import type { Options } from "../lib/options.ts";

const folder = join(import.meta.dirname, "fixtures");
const entry = join(folder, "in-memory.tsp");

/** A small valid contract that uses every decorator. */
export const small = readFileSync(join(folder, "small.tsp"), "utf8");

/** A small portal, which takes a model from another service. */
export const portal = readFileSync(join(folder, "portal.tsp"), "utf8");

function hostOf(text: string, files: Map<string, string>): CompilerHost {
  return {
    ...NodeHost,
    readFile: async (path) => (path === entry ? createSourceFile(text, path) : NodeHost.readFile(path)),
    stat: async (path) =>
      path === entry ? { isFile: () => true, isDirectory: () => false } : NodeHost.stat(path),
    realpath: async (path) => (path === entry ? path : NodeHost.realpath(path)),
    mkdirp: async () => undefined,
    writeFile: async (path, content) => {
      files.set(path.slice(path.lastIndexOf("/") + 1), content);
    },
  };
}

export async function compileText(text: string): Promise<Program> {
  return compile(hostOf(text, new Map()), entry, { noEmit: true });
}

/** Returns every file that the emitter writes for a contract, by name. */
export async function emitText(text: string, options: Options = {}): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const program = await compile(hostOf(text, files), entry, {
    emit: ["contract-toolchain"],
    options: { "contract-toolchain": { ...options } },
  });
  const [fault] = program.diagnostics;
  if (fault !== undefined) throw new Error(`${fault.code}: ${fault.message}`);
  return files;
}

export interface Told {
  message: string;
  /** The line of the contract that a diagnostic is about. */
  line: string;
}

/** Returns what an author is told of a contract, and the files that are written all the same. */
export async function tryEmit(
  text: string,
  options: Options,
): Promise<{ told: Told[]; files: Map<string, string> }> {
  const files = new Map<string, string>();
  const { diagnostics } = await compile(hostOf(text, files), entry, {
    emit: ["contract-toolchain"],
    options: { "contract-toolchain": { ...options } },
  });
  const told = diagnostics.map(({ message, target }) => {
    const location = typeof target === "symbol" ? undefined : getSourceLocation(target);
    const { line = 0 } = location?.file.getLineAndCharacterOfPosition(location.pos) ?? {};
    return { message, line: location?.file.text.split("\n")[line] ?? "" };
  });
  return { told, files };
}

/** Returns the codes of the diagnostics for a contract, without our library's prefix. */
export async function faultsOf(text: string): Promise<string[]> {
  const program = await compileText(text);
  return program.diagnostics.map(({ code }) => code.replace("contract-toolchain/", ""));
}
