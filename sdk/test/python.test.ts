/** The Python SDK: its own tests, on the real service too, and a webhook that the service sent. */
import { readdir, readFile, stat } from "node:fs/promises";
import { delimiter, join } from "node:path";
import t from "tap";
import { startTestService, type TestService } from "../../server/src/testing.ts";
import { has, python, pythonFolder, runPython, serveReceiver } from "./support/python.ts";

const skip = python === undefined && "python3 with httpx and anyio is not installed";
if (skip) console.error(`NOT RUN: the tests of the Python SDK, because ${skip}`);

/** Further interpreters to run the tests with: their paths, separated by spaces. */
const others = (process.env.PYTHONS ?? "").split(" ").filter((path) => path !== "");
const unittest = ["-W", "error::ResourceWarning", "-m", "unittest", "discover"];

const noBuilder = !(await has("hatchling")) && "hatchling is not installed";
if (noBuilder) console.error(`NOT RUN: the wheel of the Python SDK, because ${noBuilder}`);

const environmentOf = ({ testKey, baseUrl }: TestService) => ({
  PARTNER_ESIM_API_KEY: testKey,
  PARTNER_ESIM_BASE_URL: baseUrl,
});

const verify = `
import json, os, sys
from partner_esim.webhooks import verify_webhook
print(verify_webhook(sys.stdin.buffer.read(), json.loads(os.environ["HEADERS"]), os.environ["SECRET"])["type"])
`;

t.test("the tests in Python", { skip }, async (t) => {
  const service = await startTestService();
  t.teardown(() => service.stop());
  const webhooks = await service.receiveWebhooks();
  const environment = environmentOf(service);
  const { status, errors } = await runPython([...unittest, "-v", "-s", "tests"], environment);
  const outcomes = [
    ...errors.matchAll(/^(test_\w+) \((\S+)\)[\s\S]*?\.\.\. [\s\S]*?(ok|FAIL|ERROR|skipped .*)$/gm),
  ];
  for (const [, name, testName, outcome] of outcomes) {
    const isSkipped = /^skipped .* is not installed/.test(outcome ?? "");
    if (isSkipped) console.error(`NOT RUN: ${testName}: ${outcome}`);
    else t.equal(outcome, "ok", `${testName} ${name}`);
  }
  t.equal(String(outcomes.length), /^Ran (\d+) tests/m.exec(errors)?.[1], "each test was counted");
  t.equal(status, 0, errors.slice(-4_000));

  await t.test("the wheel", { skip: noBuilder }, async (t) => {
    const folder = t.testdir();
    const built = await runPython(["-m", "hatchling", "build", "-t", "wheel", "-d", folder]);
    t.equal(built.status, 0, built.errors);
    const [wheel = ""] = await readdir(folder);
    t.ok((await stat(join(folder, wheel))).size <= 100_000, "at most 100 KB");
    // Python imports from a wheel without installing it.
    const bought = await runPython(["examples/first_esim.py"], {
      ...environment,
      PYTHONPATH: join(folder, wheel),
    });
    t.match(bought, { status: 0, output: /^completed \[{'iccid': '8999999/, errors: "" });
  });

  await t.test("a webhook that the service sent", async (t) => {
    const { body, headers } = await webhooks.next("order.completed");
    const HEADERS = JSON.stringify(headers);
    const genuine = await runPython(["-c", verify], { HEADERS, SECRET: webhooks.secret }, { input: body });
    t.match(genuine, { status: 0, output: "order.completed\n", errors: "" });
    const altered = await runPython(
      ["-c", verify],
      { HEADERS, SECRET: webhooks.secret },
      { input: `${body} ` },
    );
    t.match(altered.errors, /WebhookVerificationError: The signature fits no secret/);

    for (const framework of ["fastapi", "flask", "django"]) {
      const receiver = await serveReceiver(framework, webhooks.secret);
      if (receiver === undefined) {
        console.error(`NOT RUN: the receiver of ${framework}, because ${framework} is not installed`);
        continue;
      }
      const sent = { method: "POST", headers: new Headers(headers), body };
      t.equal((await fetch(receiver.url, sent)).status, 204, framework);
      t.match(await receiver.stop(), [/^ord_test_\w+ is completed: \d+ eSIMs to send$/]);
    }
  });
});

t.test("other versions of Python", { skip }, async (t) => {
  // What the SDK depends on is pure Python, so other versions can import what Debian's has.
  const where = "import httpx, os; print(os.path.dirname(os.path.dirname(httpx.__file__)))";
  const { output } = await runPython(["-c", where]);
  const PYTHONPATH = ["src", output.trim()].join(delimiter);
  t.comment(`${others.length} given in PYTHONS`);
  for (const program of others) {
    // One each: a key has a rate limit.
    const service = await startTestService();
    const environment = { ...environmentOf(service), PYTHONPATH };
    const run = await runPython([...unittest, "-s", "tests"], environment, { program });
    t.match(run, { status: 0, errors: /^Ran \d+ tests[\s\S]*^OK( \(skipped=[1-5]\))?$/m }, program);
    await service.stop();
  }
});

t.test("the README's example is the file that the tests run", async (t) => {
  const readme = await readFile(join(pythonFolder, "README.md"), "utf8");
  const blocks = [...readme.matchAll(/^<!-- (\S+) -->\n```python\n([\s\S]*?)^```$/gm)];
  t.ok(blocks.length > 0);
  for (const [, file = "", text] of blocks)
    t.equal(text, await readFile(join(pythonFolder, file), "utf8"), `copy ${file} into the README`);
});
