// `npm sbom` works in the repository. npm fails without a word about the cause if a package has no version.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import t from "tap";

interface Bill {
  bomFormat: string;
  components: { purl: string }[];
}

const root = join(import.meta.dirname, "../..");

t.test("npm sbom lists the workspaces and their dependencies", async (t) => {
  const words = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];
  const { status, stdout, stderr } = spawnSync("npm", words, { cwd: root, encoding: "utf8" });
  t.equal(status, 0, stderr);
  const { bomFormat, components }: Bill = JSON.parse(stdout);
  t.equal(bomFormat, "CycloneDX");
  const expected = ["@partner-esim/server", "@partner-esim/sdk", "koa", "pg"];
  const isListed = (name: string) => components.some(({ purl }) => purl.startsWith(`pkg:npm/${name.replace("@", "%40")}@`));
  t.same(expected.filter((name) => !isListed(name)), [], "missing");
});
