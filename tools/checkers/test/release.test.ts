// How a release handles the repository's URL and a registry. The registry is a small one in this test, with small packages.
// Provenance needs a workflow and is not tested.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import t from "tap";
import {
  nameRepository,
  published,
  readManifest,
  readRepository,
  repositoryOf,
  run,
} from "../release/pack.ts";
import { isPublished, publishAll } from "../release/publish.ts";
import { tryQuickStart } from "../release/trial.ts";
import { pythonVersion } from "../release/version.ts";

const folder = mkdtempSync(join(tmpdir(), "partner-esim-release-"));
t.teardown(() => rmSync(folder, { recursive: true }));
const root = join(import.meta.dirname, "../../..");

t.test("the address of a repository", async (t) => {
  const address = "https://git.example/owner/name";
  for (const spelling of [address, `${address}/`, `${address}.git`, `git+${address}.git`])
    t.equal(readRepository(spelling), address, spelling);
  for (const wrong of [
    "",
    "owner/name",
    "git@git.example:owner/name",
    "https://git.example",
    "https://u:p@git.example/a",
  ])
    t.equal(readRepository(wrong), undefined, wrong);
});

t.test("the release's own command line", async (t) => {
  const release = (args: string[], env: NodeJS.ProcessEnv) => {
    const { GITHUB_SERVER_URL: _server, GITHUB_REPOSITORY: _name, ...others } = process.env;
    const options = { encoding: "utf8", env: { ...others, ...env } } as const;
    return spawnSync(process.execPath, [join(root, "tools/checkers/release/main.ts"), ...args], options);
  };
  const wrong = release(["--repository", "owner/name"], {});
  t.equal(wrong.status, 2);
  t.match(wrong.stderr, /--repository must be an https address/);
  const bare = release(["--publish"], {});
  t.equal(bare.status, 2);
  t.match(bare.stderr, /no provenance without --repository/);
});

interface Manifest {
  name: string;
  version: string;
  repository?: object;
}

/** A minimal registry for publishing: it stores packages and lists them. */
async function startRegistry() {
  const publishedManifests = new Map<string, Manifest>();
  const rejected = new Set<string>();
  const distTags = new Set<string>();
  const server = createServer(async (request, response) => {
    const name = decodeURIComponent(request.url?.slice(1) ?? "");
    const versions = [...publishedManifests.values()].filter((manifest) => manifest.name === name);
    const answer = (status: number, body: object) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    if (request.method === "PUT") {
      const body = await readBody(request);
      const [manifest] = Object.values(body.versions);
      if (!manifest || rejected.has(name)) return answer(403, { error: "not now" });
      publishedManifests.set(`${name}@${manifest.version}`, manifest);
      distTags.add(Object.keys(body["dist-tags"]).join());
      answer(201, { ok: true });
    } else if (versions.length === 0) answer(404, { error: "Not found" });
    else {
      const latest = versions.at(-1)?.version;
      const byVersion = Object.fromEntries(versions.map((manifest) => [manifest.version, manifest]));
      answer(200, { name, "dist-tags": { latest }, versions: byVersion });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    kept: publishedManifests,
    refused: rejected,
    distTags,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
  };
}

async function readBody(
  request: IncomingMessage,
): Promise<{ versions: Record<string, Manifest>; "dist-tags": object }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

t.test("the Python package has the version of the SDK, and the guide to installing names it", async (t) => {
  const { version } = readManifest(join(root, "sdk"));
  const python = readFileSync(join(root, "sdk/python/src/partner_esim/_version.py"), "utf8");
  t.equal(python, `__version__ = "${pythonVersion(version)}"\n`);
  t.equal(pythonVersion("1.2.0-rc.3"), "1.2.0rc3");
  t.equal(pythonVersion("1.2.0"), "1.2.0");
  const guide = readFileSync(join(root, "docs/guides/installing.md"), "utf8");
  t.match(guide, `/download/v${version}/partner-esim-sdk-${version}.tgz`);
});

t.test("publishing", { timeout: 200_000 }, async (t) => {
  const { kept: publishedManifests, refused: rejected, distTags, url } = await startRegistry();
  const checkout = join(folder, "checkout");
  const tarballs = new Map<string, string>();
  for (const name of published) {
    mkdirSync(join(checkout, name), { recursive: true });
    const { name: packageName, publishConfig } = readManifest(join(root, name));
    const manifest = { name: packageName, version: "1.0.0-rc.1", publishConfig };
    writeFileSync(join(checkout, name, "package.json"), JSON.stringify(manifest));
    nameRepository(join(checkout, name), "https://git.example/owner/name", name);
    tarballs.set(name, join(folder, `${packageName.replace("@", "").replace("/", "-")}-1.0.0-rc.1.tgz`));
  }
  run("npm", ["pack", ...published.map((name) => `./${name}`), "--pack-destination", folder], checkout);
  for (const file of tarballs.values()) t.equal(repositoryOf(file), "https://git.example/owner/name");
  run("git", ["init", "-q"], checkout);
  const who = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
  run("git", [...who, "commit", "-q", "--allow-empty", "-m", "Start"], checkout);
  writeFileSync(join(folder, "npmrc"), `${url.slice(5)}:_authToken=token\nregistry=${url}\n`);
  const ciVariable = /^npm_config_|^GITHUB_|^ACTIONS_|^CI$/i;
  const inherited = Object.entries(process.env).filter(([name]) => !ciVariable.test(name));
  const env = { ...Object.fromEntries(inherited), npm_config_userconfig: join(folder, "npmrc") };
  const publish = async (provenance = false) => {
    const lines: string[] = [];
    const log = (line: string) => lines.push(line);
    await publishAll(tarballs, { root: checkout, provenance, env, log });
    return lines;
  };
  const tags = () => run("git", ["tag"], checkout).split("\n").filter(Boolean);
  const ids = published.map((name) => `${readManifest(join(root, name)).name}@1.0.0-rc.1`);

  // npm's error shows that provenance was requested, as in the workflow.
  await t.rejects(publish(true), /Automatic provenance generation not supported for provider: null/);
  t.equal(publishedManifests.size, 0);

  rejected.add("@partner-esim/server");
  await t.rejects(publish(), /403/, "the registry refuses the third package");
  t.same([...publishedManifests.keys()], ids.slice(0, 2));
  t.same(tags(), ids.slice(0, 2).toSorted());
  t.notOk(await isPublished({ root: checkout, env }));

  rejected.clear();
  run("git", ["tag", "--delete", ids[0] ?? ""], checkout);
  t.same(
    await publish(),
    [
      `${ids[0]} is in the registry`,
      `New tag: ${ids[0]}`,
      `${ids[1]} is in the registry`,
      ...ids.slice(2).flatMap((id) => [`published ${id}`, `New tag: ${id}`]),
    ],
    "the next run does the rest",
  );
  t.same([...publishedManifests.keys()], ids);
  t.same([...distTags], ["rc"], "a candidate isn't the latest version");
  for (const name of published)
    t.match(
      publishedManifests.get(`${readManifest(join(root, name)).name}@1.0.0-rc.1`),
      {
        publishConfig: { access: "public", provenance: true },
        repository: { type: "git", url: "git+https://git.example/owner/name.git", directory: name },
      },
      name,
    );
  t.same(tags(), ids.toSorted());
  t.ok(await isPublished({ root: checkout, env }));
});

t.test("the release workflow may do what publishing needs", async (t) => {
  const text = readFileSync(join(root, ".github/workflows/release.yml"), "utf8");
  t.match(text, /^ {6}id-token: write$/m, "the identity that provenance is signed with");
  t.match(text, /^ {6}contents: write$/m, "tags");
});

t.test("the trial of a quick start needs no port of its own", async (t) => {
  const usual = createServer((_, response) => response.writeHead(500).end());
  t.teardown(() => usual.close());
  // The port is in use: by this server, or by another process.
  await new Promise<void>((resolve) => {
    usual.once("error", () => resolve()).listen(4010, "127.0.0.1", resolve);
  });
  const readme = join(folder, "README.md");
  const serve = `node ${join(root, "server/src/main.ts")} serve --demo`;
  const call = `const { status } = await fetch("http://127.0.0.1:4010/partner/api/v1/balance", {
  headers: { Authorization: "Bearer sk_test_…" },
});
console.log("answered", status);`;
  writeFileSync(readme, `## Quick start\n\n\`\`\`sh\n${serve}\n\`\`\`\n\n\`\`\`ts\n${call}\n\`\`\`\n`);
  const lines: string[] = [];
  await tryQuickStart(readme, join(folder, "quick-start"), new Map(), (line) => lines.push(line));
  t.match(lines.at(-1), /answered 200/);
});
