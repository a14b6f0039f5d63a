// Runs the commands of the guide to installing: from the tarballs of a release, served as its files are, into an empty
// folder with an empty npm cache; and, if wanted, from a clone.
import { mkdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readManifest } from "./pack.ts";
import { listen } from "./recipes.ts";
import { run } from "./trial.ts";

const root = join(import.meta.dirname, "../../..");
const guide = join(root, "docs/guides/installing.md");
const placeholder = "REPOSITORY";

/** What a program of the folder can do once the SDK is installed there. */
const use = `import { PartnerEsim } from "@partner-esim/sdk";
new PartnerEsim({ apiKey: "sk_test_1", baseUrl: "http://127.0.0.1/partner/api" });`;

/** Returns the commands below a heading, without what later packages need. */
function commands(heading: string): string {
  const section =
    readFileSync(guide, "utf8")
      .split(/^## /m)
      .find((part) => part.startsWith(heading)) ?? "";
  const [, text] = /^```sh\n([\s\S]*?)^```$/m.exec(section) ?? [];
  if (text === undefined) throw new Error(`${guide} has no commands below "${heading}"`);
  return text;
}

async function install(folder: string, heading: string, address: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const env = { ...process.env, npm_config_cache: join(folder, "cache") };
  const script = commands(heading).replaceAll(placeholder, address);
  await run("sh", ["-e", "-c", script], folder, env);
  await run(process.execPath, ["--input-type=module", "--eval", use], folder, env);
}

export async function tryInstalling(
  folder: string,
  tarballs: ReadonlyMap<string, string>,
  fromClone: boolean,
  log: (line: string) => void,
): Promise<void> {
  const { version } = readManifest(join(root, "sdk"));
  const files = new Map(
    [...tarballs.values()].map((file) => [`/releases/download/v${version}/${basename(file)}`, file]),
  );
  const release = await listen(({ url = "" }, response) => {
    const file = files.get(url);
    if (file === undefined) response.writeHead(404).end();
    else response.end(readFileSync(file));
  });
  try {
    await install(join(folder, "release"), "From a release", release.url);
  } finally {
    release.close();
  }
  log("  the SDK was installed from a release's tarball");
  if (!fromClone) return;
  await install(join(folder, "clone"), "From a clone", root);
  log("  and from a clone");
}
