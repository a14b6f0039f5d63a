// The Python SDK's wheel, beside the one that hatchling builds.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import t from "tap";
import { has, python, runPython } from "../../../sdk/test/support/python.ts";
import { withoutUsualOrigin } from "../src/usual-base-url.ts";
import { buildWheel, wheelName } from "../wheel.ts";

const noPython = python === undefined && "python3 with httpx and anyio is not installed";
const noBuilder = !(await has("hatchling")) && "hatchling is not installed";
for (const reason of [noPython, noBuilder])
  if (reason) console.error(`NOT RUN: the wheel, because ${reason}`);

t.test("Python imports it, with its version", { skip: noPython }, async (t) => {
  const wheel = join(t.testdir(), wheelName);
  await writeFile(wheel, buildWheel());
  const program = "import partner_esim, partner_esim.webhooks; print(partner_esim.__version__)";
  const run = await runPython(["-c", program], { PYTHONPATH: wheel });
  t.equal(run.output.trim(), wheelName.split("-")[1], run.errors);
});

t.test("it is hatchling's wheel", { skip: noBuilder }, async (t) => {
  const folder = t.testdir();
  await runPython(["-m", "hatchling", "build", "-t", "wheel", "-d", folder]);
  const [name = ""] = await readdir(folder);
  t.equal(wheelName, name);
  const theirs = unzipSync(await readFile(join(folder, name)));
  const ours = unzipSync(buildWheel());
  t.same(Object.keys(ours).toSorted(), Object.keys(theirs).toSorted());
  const metadata = (files: typeof ours) => {
    const [file = ""] = Object.keys(files).filter((each) => each.endsWith("/METADATA"));
    const [head = "", ...description] = strFromU8(files[file] as Uint8Array).split("\n\n");
    return { fields: head.split("\n").map(comparable).toSorted(), description };
  };
  const { fields, description } = metadata(theirs);
  t.same(metadata(ours), { fields, description: description.map(withoutUsualOrigin) });
  t.notMatch(
    metadata(ours).description.join(),
    "127.0.0.1",
    "a wheel doesn't know the service that it came from",
  );
});

/** Hatchling sorts keywords and bounds of versions, and names an older version of the format. */
function comparable(line: string): string {
  if (line.startsWith("Metadata-Version")) return "Metadata-Version";
  const [field, value = ""] = line.split(": ");
  if (field !== "Keywords" && field !== "Requires-Dist") return line;
  return `${field}: ${[...value.matchAll(/[<>=]+[\d.]+|[\w-]+/g)].map(([part]) => part).toSorted()}`;
}
