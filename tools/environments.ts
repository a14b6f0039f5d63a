// Environments that tools/runtimes.ts tests besides runtimes: bundlers, test runners, compilers and dispatchers, all on
// this Node.
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { TestService } from "../server/src/testing.ts";

const withinMs = 300_000;

export interface Place {
  /** Path of the environment's program. */
  program: string;
  /** Where the environment's package is installed. */
  home: string;
  /** Folder with the smoke test and the installed SDK. */
  folder: string;
  service: TestService;
}

/** Returns the passed checks as JSON. */
export type Run = (environment: Place) => Promise<string>;

export interface Runtime {
  name: string;
  /** Package and version. */
  from: string;
  /** Additional packages. */
  with?: string[];
  /** Path of the program in the package. */
  program: string;
  /** Returns the program of a runtime that isn't a package of npm, with its name and version. */
  find?(): Promise<{ program: string; from: string }>;
  /** Whether it is tested only nightly. */
  isExtra?: true;
  runs: Record<string, Run>;
}

/** Runs a program in the smoke test's folder. */
export async function execute(
  program: string,
  words: string[],
  { folder, service: { testKey, baseUrl } }: Pick<Place, "folder" | "service">,
  added: Record<string, string> = {},
): Promise<string> {
  const key = { PARTNER_ESIM_API_KEY: testKey, PARTNER_ESIM_BASE_URL: baseUrl };
  const env = { ...key, HOME: folder, PATH: process.env.PATH ?? "", NO_COLOR: "1", ...added };
  const options = { cwd: folder, env, timeout: withinMs };
  try {
    return (await promisify(execFile)(program, words, options)).stdout;
  } catch (error) {
    const { message, stdout, stderr } = error as Error & { stdout: string; stderr: string };
    throw new Error([message, stdout, stderr].join("\n"));
  }
}

/** Bundles the program, then runs the bundle where the SDK is not installed. */
const bundle =
  (bundler: string): Run =>
  async ({ home, folder, service }) => {
    const script = join(home, "bundle.mjs");
    cpSync(join(folder, "bundle.mjs"), script);
    const apart = mkdtempSync(join(home, "bundled-"));
    try {
      const output = join(apart, "bundle.mjs");
      await execute(process.execPath, [script, bundler, output], { folder, service });
      return await execute(process.execPath, [output], { folder: apart, service });
    } finally {
      rmSync(apart, { recursive: true });
    }
  };

const bundlers = Object.entries({
  webpack: { from: "webpack@5.113.0" },
  Vite: { from: "vite@8.4.0" },
  Rollup: { from: "rollup@4.68.8", with: ["@rollup/plugin-node-resolve@16"] },
  esbuild: { from: "esbuild@0.28.2" },
  Rspack: { from: "@rspack/core@2.3.3" },
  Parcel: { from: "parcel@2.16.4" },
}).map(
  ([name, packages]): Runtime => ({
    name,
    ...packages,
    program: "package.json",
    isExtra: true,
    runs: { bundle: bundle(name) },
  }),
);

/** Runs the smoke test as a test of the runner. */
const testRunner =
  (words: string[], file: string): Run =>
  async ({ program, ...environment }) => {
    await execute(process.execPath, [program, ...words, file], environment);
    return JSON.stringify([file]);
  };

const jestConfig = JSON.stringify({ testMatch: ["**/*.jest.cjs"], transform: {}, testTimeout: 120_000 });

const testRunners: readonly Runtime[] = [
  {
    name: "Jest",
    from: "jest@30.5.2",
    program: "bin/jest.js",
    isExtra: true,
    runs: { CommonJS: testRunner(["--rootDir", ".", "--config", jestConfig], "smoke.jest.cjs") },
  },
  {
    name: "Vitest",
    from: "vitest@5.1.2",
    program: "vitest.mjs",
    isExtra: true,
    runs: { ESM: testRunner(["run", "--globals", "--testTimeout=120000"], "smoke.test.mjs") },
  },
  {
    name: "Mocha",
    from: "mocha@12.0.3",
    program: "bin/mocha.js",
    isExtra: true,
    runs: { ESM: testRunner(["--timeout", "120000"], "smoke.test.mjs") },
  },
];

/** Compiles a user's code against the declarations. */
const compile =
  (module: string, moduleResolution: string): Run =>
  async ({ program, folder, service }) => {
    const typesFolder = join(folder, `types-${moduleResolution}`);
    mkdirSync(typesFolder, { recursive: true });
    cpSync(join(folder, "types.ts"), join(typesFolder, "types.ts"));
    const strict = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true };
    const lib = ["es2023", "dom", "dom.iterable"];
    const compilerOptions = {
      ...strict,
      module,
      moduleResolution,
      target: "es2023",
      lib,
      types: [],
      noEmit: true,
    };
    writeFileSync(
      join(typesFolder, "tsconfig.json"),
      JSON.stringify({ compilerOptions, files: ["types.ts"] }),
    );
    await execute(process.execPath, [program, "-p", typesFolder], { folder, service });
    return JSON.stringify(["types"]);
  };

const compilers = ["5.7.3", "5.9.3", "7.0.2"].map(
  (version): Runtime => ({
    name: `TypeScript ${version.replace(/\.\d+$/, "")}`,
    from: `typescript@${version}`,
    program: "bin/tsc",
    isExtra: true,
    runs: { nodenext: compile("nodenext", "nodenext"), bundler: compile("esnext", "bundler") },
  }),
);

const dispatch: Run = async ({ program, folder, service }) =>
  await execute(process.execPath, ["dispatcher.mjs"], { folder, service }, { UNDICI: program });

const dispatchers = ["6.29.1", "7.30.2", "8.13.1"].map(
  (version): Runtime => ({
    name: `undici ${version.split(".")[0]}`,
    from: `undici@${version}`,
    program: "index.js",
    isExtra: true,
    runs: { dispatcher: dispatch },
  }),
);

export const environments: readonly Runtime[] = [...bundlers, ...testRunners, ...compilers, ...dispatchers];
