// Publishes the tarballs and tags each version: `npm run gate` compares the contract with the newest tag, and the
// release workflow reads from the lines printed here what to announce. Versions already in the registry are skipped, so
// an interrupted release is finished by running it again.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { published, readManifest } from "./pack.ts";

export interface Publishing {
  /** The repository's working tree, where the tags go. */
  root: string;
  /** Whether npm states where and from what the packages were built. It can state this only in a workflow. */
  provenance: boolean;
  /** npm's environment, which selects the registry. */
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
}

export type Registry = Pick<Publishing, "root" | "env">;

/** Returns each package's folder, and its id `name@version` as npm and git write it. */
function releases(root: string): { name: string; id: string }[] {
  return published.map((name) => {
    const manifest = readManifest(join(root, name));
    return { name, id: `${manifest.name}@${manifest.version}` };
  });
}

/** Returns whether `publishAll` would do nothing. */
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
      // On the command line, because only that overrides the manifest's `publishConfig`.
      const options = ["--access", "public", "--tag", distTag(id), `--provenance=${provenance}`];
      await run(publishing, "npm", "publish", file, ...options);
      log(`published ${id}`);
    }
    if (await hasTag(publishing, id)) continue;
    await run(publishing, "git", "tag", id);
    // The format that changesets/action expects.
    log(`New tag: ${id}`);
  }
}

/** Returns the tag under which npm finds the version: `rc` for `1.0.0-rc.0`, so that `latest` stays. */
const distTag = (id: string): string => /-([a-z]+)\.\d+$/.exec(id)?.[1] ?? "latest";

async function run({ root, env }: Registry, program: string, ...args: string[]): Promise<string> {
  return (await promisify(execFile)(program, args, { cwd: root, env })).stdout;
}

const hasTag = async (registry: Registry, tag: string): Promise<boolean> =>
  (await run(registry, "git", "tag", "--list", tag)).trim() === tag;

/** Throws if the registry can't be queried: a version that only seems new would end the release halfway. */
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
