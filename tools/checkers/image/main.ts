// Builds the image of deploy/Dockerfile, and runs it to see that it is what it promises.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { DockerfileParser } from "dockerfile-ast";
import { makeBuildBase, makeRunBase } from "./bases.ts";
import { checkImage } from "./checks.ts";
import { command, type Engine, engineOf, engines } from "./engine.ts";

const help = `Usage: npm exec -- node tools/checkers/run.ts image/main.ts [options]

Builds the image of deploy/Dockerfile and checks it: at most 250 MB, nothing to run but Node, not root, read-only, an
order, portal, documentation, health check, a graceful end. It takes minutes, and root for podman.

  --engine NAME  ${engines.join(" or ")} (default: docker)
  --bases KIND   pulled: from the registries that the Dockerfile names (default); debian: made here from Debian's
                 packages by mmdebstrap, with this machine's Node, for machines that reach no registry of images. On
                 one without systemd, podman needs runc.
  --if-possible  do nothing unless this is root, and the engine and mmdebstrap are here
  --help         print this

Exit codes: 0 the image is as it should be, 1 it is not or could not be built, 2 wrong argument.
`;

const root = join(import.meta.dirname, "../../..");
const file = join(root, "deploy/Dockerfile");
const image = "localhost/partner-esim:checked";

/** Imports a folder as the image of that name. */
async function importBase(engine: Engine, folder: string, name: string): Promise<void> {
  const archive = `${folder}.tar`;
  await command("tar", ["-C", folder, "-cf", archive, "."]);
  await engine.run(["import", archive, name]);
  rmSync(archive);
}

async function makeBases(engine: Engine): Promise<void> {
  const names = DockerfileParser.parse(readFileSync(file, "utf8"))
    .getFROMs()
    .map((from) => from.getImage() ?? "");
  const makers = [makeBuildBase, makeRunBase];
  if (names.length !== makers.length) throw new Error(`${file} has ${names.length} stages`);
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-bases-"));
  try {
    for (const [i, make] of makers.entries()) {
      const base = join(folder, String(i));
      await make(base);
      await importBase(engine, base, names[i] ?? "");
      console.log(`  ${names[i]} made`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function build(engine: Engine): Promise<void> {
  // podman: a user namespace of its own and a health check are no parts of its defaults.
  const more =
    engine.name === "podman"
      ? ["--isolation", "chroot", "--format", "docker", "--layers=false", "--ulimit", "nofile=4096:4096"]
      : [];
  await engine.run(["build", ...more, "--network", "host", "--file", file, "--tag", image, root]);
}

const isPossible = (engine: string): boolean =>
  process.getuid?.() === 0 &&
  [engine, "mmdebstrap"].every((program) => spawnSync(program, ["--version"]).status === 0);

async function run(args: string[]): Promise<number> {
  let values: { engine?: string; bases?: string; "if-possible"?: boolean; help?: boolean };
  try {
    ({ values } = parseArgs({
      args,
      options: {
        engine: { type: "string" },
        bases: { type: "string" },
        "if-possible": { type: "boolean" },
        help: { type: "boolean" },
      },
    }));
    const { engine = "docker", bases = "pulled" } = values;
    if (!engines.some((name) => name === engine)) throw new Error(`--engine must be ${engines.join(" or ")}`);
    if (!["pulled", "debian"].includes(bases)) throw new Error("--bases must be pulled or debian");
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`);
    return 2;
  }
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  const name = engines.find((known) => known === values.engine) ?? "docker";
  if (values["if-possible"] && !isPossible(name)) {
    console.log(`the image is not built here: that needs root, ${name} and mmdebstrap`);
    return 0;
  }
  const engine = engineOf(name, !existsSync("/run/systemd/system"));
  try {
    if (values.bases === "debian") await makeBases(engine);
    console.log("building");
    await build(engine);
    await checkImage(engine, image, console.log);
    return 0;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}

process.exitCode = await run(process.argv.slice(2));
