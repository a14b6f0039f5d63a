// Publishes the tarballs, and leaves a tag for each version: `npm run gate` compares with the newest, and the release
// workflow finds in the lines printed here what it has to announce. What the registry has already is left alone, so a
// release that broke off halfway is finished by running it again.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { published, readManifest } from "./pack.ts";

export interface Publishing {
  /** The repository's working tree, where the tags go. */
  root: string;
  /** Whether npm states where and from what the packages were built; it does so in a workflow alone. */
  provenance: boolean;
  /** The environment of npm, which says what registry it is. */
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
}

export type Registry = Pick<Publishing, "root" | "env">;

/** The folder of each package, and its name and version as npm and git have them. */
function releases(root: string): { name: string; id: string }[] {
  return published.map((name) => {
    const manifest = readManifest(join(root, name));
    return { name, id: `${manifest.name}@${manifest.version}` };
  });
}

/** Whether there is nothing that `publishAll` would do. */
export async function isPublished(registry: Registry): Promise<boolean> {
  const ids = releases(registry.root).map(({ id }) => id);
  for (const id of ids) if (!(await hasTag(registry, id))) return false;
  return (await inRegistry(registry, ids)).size === ids.length;
}

export async function publishAll(
  tarballs: ReadonlyMap<string, string>,
  publishing: Publishing,
): Promise<void> {
  const { root, provenance, log } = publishing;
  const all = releases(root);
  const past = await inRegistry(
    publishing,
    all.map(({ id }) => id),
  );
  for (const { name, id } of all) {
    const file = tarballs.get(name);
    if (file === undefined) throw new Error(`${name} was not packed`);
    if (past.has(id)) log(`${id} is in the registry`);
    else {
      // By the command line, which alone overrules the `publishConfig` of the manifest.
      await run(publishing, "npm", "publish", file, "--access", "public", `--provenance=${provenance}`);
      log(`published ${id}`);
    }
    if (await hasTag(publishing, id)) continue;
    await run(publishing, "git", "tag", id);
    // The words that changesets/action looks for.
    log(`New tag: ${id}`);
  }
}

async function run({ root, env }: Registry, program: string, ...args: string[]): Promise<string> {
  return (await promisify(execFile)(program, args, { cwd: root, env })).stdout;
}

const hasTag = async (registry: Registry, tag: string): Promise<boolean> =>
  (await run(registry, "git", "tag", "--list", tag)).trim() === tag;

/** Fails where the registry can't say: a version that only seems new would end the release halfway. */
async function inRegistry(registry: Registry, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await Promise.all(
    ids.map(async (id) => {
      try {
        return (await run(registry, "npm", "view", id, "version", "--json")).trim() !== "" ? [id] : [];
      } catch (error) {
        if (String((error as { stdout?: string }).stdout).includes('"E404"')) return [];
        throw error;
      }
    }),
  );
  return new Set(found.flat());
}
