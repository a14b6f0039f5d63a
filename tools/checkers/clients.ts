/**
 * Checks that the OpenAPI documents work with third-party tools: three client generators generate code from each, which
 * has to compile in strict mode. Everything happens in a temporary folder.
 */
import { execFile } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkersEnvironment, tsc } from "./install.ts";

const root = join(import.meta.dirname, "../..");
const generated = join(root, "generated");

const help = `Usage: node tools/checkers/run.ts clients.ts [--help]

Generates clients from generated/openapi.json, from its edition in OpenAPI 3.0, and from that of every other service in
generated/, with hey-api, orval and kubb, and compiles them.

Exit codes: 0 all compile, 1 one of them does not, 2 wrong argument.
`;

interface Generator {
  name: string;
  /** Its settings file, if it needs one: name and text. */
  config?: [name: string, text: string];
  args: string[];
  bin: string;
}

const generatorsFor = (openapi: string): Generator[] => [
  { name: "hey-api", bin: "openapi-ts", args: ["-i", openapi, "-o", "src", "--no-log-file"] },
  {
    name: "orval",
    bin: "orval",
    config: [
      "orval.config.mjs",
      `export default { api: { input: ${JSON.stringify(openapi)}, output: { target: "./src/api.ts", schemas: "./src/model", client: "fetch", mode: "split" } } };\n`,
    ],
    args: ["--config", "orval.config.mjs"],
  },
  {
    name: "kubb",
    bin: "kubb",
    config: [
      "kubb.config.mjs",
      `import { defineConfig } from "@kubb/core";
import { pluginClient } from "@kubb/plugin-client";
import { pluginOas } from "@kubb/plugin-oas";
import { pluginTs } from "@kubb/plugin-ts";

export default defineConfig({
  root: ".",
  input: { path: ${JSON.stringify(openapi)} },
  output: { path: "./src", clean: true, format: false, lint: false },
  plugins: [pluginOas({ generators: [] }), pluginTs(), pluginClient({ client: "fetch" })],
});
`,
    ],
    args: ["generate", "--config", "kubb.config.mjs"],
  },
];

const tsconfig = JSON.stringify({
  compilerOptions: {
    target: "es2022",
    lib: ["es2022", "dom", "dom.iterable"],
    module: "esnext",
    moduleResolution: "bundler",
    strict: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  },
  include: ["src"],
});

function run(bin: string, args: string[], cwd: string): Promise<{ failed: boolean; output: string }> {
  const options = { cwd, timeout: 120_000, env: { ...checkersEnvironment, CI: "1", DO_NOT_TRACK: "1" } };
  return new Promise((resolve) => {
    execFile(bin, args, options, (error, stdout, stderr) => {
      resolve({ failed: error !== null, output: `${stdout}${stderr}` });
    });
  });
}

/** Generates and compiles one client; returns what went wrong, or undefined. */
async function tryGenerator(
  { name, bin, config, args }: Generator,
  folder: string,
): Promise<string | undefined> {
  const cwd = join(folder, name);
  mkdirSync(cwd);
  symlinkSync(join(import.meta.dirname, "node_modules"), join(cwd, "node_modules"));
  writeFileSync(join(cwd, "package.json"), '{ "type": "module", "private": true }\n');
  writeFileSync(join(cwd, "tsconfig.json"), tsconfig);
  if (config !== undefined) writeFileSync(join(cwd, config[0]), config[1]);
  const generated = await run(bin, args, cwd);
  if (generated.failed) return `generating failed\n${generated.output}`;
  const compiled = await run(process.execPath, [tsc, "-p", "."], cwd);
  return compiled.failed ? `its code does not compile\n${compiled.output}` : undefined;
}

async function main(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-clients-"));
  let failures = 0;
  try {
    for (const openapi of globSync("{,*/}openapi{,-3.0}.json", { cwd: generated }).toSorted()) {
      const clientFolder = join(folder, openapi.replace(".json", ""));
      mkdirSync(clientFolder, { recursive: true });
      for (const generator of generatorsFor(join(generated, openapi))) {
        const fault = await tryGenerator(generator, clientFolder);
        console.log(
          `generated/${openapi}, ${generator.name}: ${fault ?? "generates, and its code compiles"}`,
        );
        if (fault !== undefined) failures += 1;
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return failures === 0 ? 0 : 1;
}

const [argument] = process.argv.slice(2);
if (argument === "--help") {
  process.stdout.write(help);
} else if (argument !== undefined) {
  console.error(`Unknown argument ${argument}\n\n${help}`);
  process.exitCode = 2;
} else {
  process.exitCode = await main();
}
