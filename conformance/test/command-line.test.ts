/** The command line: invalid arguments exit with 2; listing and selecting rules. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import t from "tap";
import { allCases } from "../src/cases/all.ts";
import { rules } from "../src/contract.ts";
import { accounts, listen, runSuite, runWithReports } from "./fake-deployment.ts";

t.test("invalid command lines", async (t) => {
  for (const [words, message] of [
    [["--nonsense"], /nonsense/],
    [[], /--base-url(.|\n)*Try --help/],
    [["--base-url", "ftp://x/partner/api", "--test-key", "sk_test_x"], /http or https/],
    [["--base-url", "http://127.0.0.1:1/partner/api"], /no test key/],
    [
      ["--base-url", "http://127.0.0.1:1/partner/api", "--test-key", "sk_test_x", "--concurrency", "0"],
      /--concurrency/,
    ],
    [
      ["--base-url", "http://127.0.0.1:1/partner/api", "--test-key", "sk_live_x"],
      /--test-key: 1 of 1 don't start/,
    ],
    [
      ["--base-url", "http://127.0.0.1:1/partner/api", "--test-key", "sk_test_x\n"],
      /--test-key: .* line break/,
    ],
    [["--only", "nothing.*"], /no rule matches/],
    [["--profile", "/nonexistent.json"], /nonexistent\.json: cannot be read/],
    [["--baseline", "/nonexistent.json"], /nonexistent\.json: cannot be read/],
    [["--explain", "ids.nothing"], /no rule has the id "ids\.nothing"/],
  ] as const) {
    const { exitCode, stderr, stdout } = await runSuite(words);
    t.equal(exitCode, 2, words.join(" "));
    t.match(stderr, message);
    t.equal(stdout, "");
  }
});

t.test("invalid profiles: all errors at once", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "conformance-test-"));
  t.teardown(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "profile.json");
  const profile = {
    baseUrl: "no URL",
    account: [],
    accounts: [{ testKeys: ["sk_live_x"], livekeys: ["sk_live_x"] }, { liveKeys: ["sk_live_x"] }],
    liveOrders: "yes",
    sourceAddresses: [1],
  };
  writeFileSync(file, JSON.stringify(profile));
  const { exitCode, stderr } = await runSuite(["--profile", file]);
  t.equal(exitCode, 2);
  for (const part of [
    'unknown member "account"',
    'accounts[0]: unknown member "livekeys"',
    "accounts[0].testKeys: 1 of 1 don't start with sk_test_",
    "accounts[1]: needs at least one test key",
    "liveOrders must be true or false",
    "sourceAddresses must be",
    "base URL must be",
  ]) {
    t.ok(stderr.includes(part), part);
  }
});

t.test("--list", async (t) => {
  const { exitCode, stdout } = await runSuite(["--list"]);
  const listed = stdout.split("\n").filter((line) => /^\S/.test(line));
  t.equal(exitCode, 0);
  t.same(listed, allCases.flatMap(({ ids }) => [...ids]).sort());
  t.ok(stdout.includes(rules["auth.bearer"].text));
});

t.test("--only tests what it names and nothing else", async (t) => {
  const { baseUrl, close } = await listen((request, response) => {
    request.resume();
    response.writeHead(500).end();
  });
  const { result } = await runWithReports({ baseUrl, accounts }, [
    "--only",
    "auth.prefix.*",
    "--only",
    "ids.order.*",
  ]);
  close();
  t.same(
    result.rules.map(({ id, status }) => `${id} ${status}`),
    [
      "auth.prefix.live fail",
      "auth.prefix.test fail",
      "ids.order.format not-supported",
      "ids.order.sandbox-format fail",
    ],
  );
  t.equal(result.conformant, false);
});

t.test("every rule that HTTP shows has exactly one case", async (t) => {
  const ids = allCases.flatMap((candidate) => [...candidate.ids]);
  t.equal(new Set(ids).size, ids.length, "no rule has two cases");
  t.same(
    ids.filter((id) => rules[id].observe !== "http"),
    [],
  );
});

t.test("--explain", async (t) => {
  const tested = await runSuite(["--explain", "webhooks.retry.wait-3"]);
  t.equal(tested.exitCode, 0);
  t.ok(tested.stdout.includes(rules["webhooks.retry.wait-3"].text));
  t.match(tested.stdout, /tested by +the case of webhooks\.retry\.wait-2, as time passes/);
  t.match(tested.stdout, /it needs +portal, receiver, clock/);
  const unseen = await runSuite(["--explain", "qr.signed-token"]);
  t.match(unseen.stdout, /tested by +nothing: (.|\n)*shown by +server\/test\//);
});

t.test("--read-only sends nothing but GETs", async (t) => {
  const methods = new Set<string>();
  const { baseUrl, close } = await listen((request, response) => {
    methods.add(request.method ?? "");
    request.resume();
    response.writeHead(200, { "Content-Type": "application/json" }).end('{"data":[]}');
  });
  const { result } = await runWithReports({ baseUrl, accounts, liveOrders: true }, ["--read-only"]);
  close();
  t.same([...methods], ["GET"]);
  t.ok(result.counts["not-run"] > 0, "what would write is not run");
  t.equal(result.conformant, false);
});

t.test("invalid baselines: all errors at once", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "conformance-test-"));
  t.teardown(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "baseline.json");
  const both = { "auth.bearer": "known" };
  writeFileSync(
    file,
    JSON.stringify({ failures: { ...both, "no.rule": "x", "ids.order.format": "" }, skips: both, more: {} }),
  );
  const { exitCode, stderr } = await runSuite(["--baseline", file]);
  t.equal(exitCode, 2);
  for (const part of [
    'unknown member "more"',
    '"no.rule"',
    "ids.order.format needs a reason",
    "both to fail",
  ]) {
    t.ok(stderr.includes(part), part);
  }
});

t.test("report paths are checked before the first request", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "conformance-test-"));
  t.teardown(() => rmSync(folder, { recursive: true }));
  let requests = 0;
  const { baseUrl, close } = await listen((_, response) => {
    requests++;
    response.end();
  });
  const target = ["--base-url", baseUrl, "--test-key", "sk_test_x"];
  const { exitCode, stderr } = await runSuite([
    ...target,
    "--html",
    join(folder, "good.html"),
    "--junit",
    join(folder, "nowhere", "junit.xml"),
    "--badge",
    folder,
  ]);
  close();
  t.equal(exitCode, 2);
  t.match(stderr, /--junit: cannot be written: (.|\n)*--badge: cannot be written: /);
  t.same([requests, readdirSync(folder)], [0, []]);
});

t.test("--serve without a server to start", async (t) => {
  const hooks = `import { registerHooks } from "node:module";
registerHooks({ resolve(name, context, next) {
  if (name.startsWith("@partner-esim/server")) throw new Error("it is not installed");
  return next(name, context);
} });`;
  const url = `data:text/javascript,${encodeURIComponent(hooks)}`;
  const { exitCode, stderr, stdout } = await runSuite(["--serve"], { NODE_OPTIONS: `--import=${url}` });
  t.equal(exitCode, 2);
  t.match(
    stderr,
    /^--serve needs the server beside the suite: install the package @partner-esim\/server\nTry --help\.\n$/,
  );
  t.equal(stdout, "");
});

t.test("an interrupted run reports what it has tested", async (t) => {
  let responses = 0;
  const child: { kill?: () => void } = {};
  const { baseUrl, close } = await listen((_, response) => {
    // Once: a second signal would end the run without a report.
    if (++responses === 1) response.writeHead(500).end();
    else if (responses === 2) child.kill?.();
  });
  const { exitCode, result, stdout, junit } = await runWithReports({ baseUrl, accounts }, [], (suite) => {
    child.kill = () => suite.kill("SIGTERM");
  });
  close();
  t.equal(exitCode, 3);
  t.ok(result.counts["not-run"] > 300, "what it has not tested");
  t.equal(result.rules.length, allCases.flatMap(({ ids }) => [...ids]).length);
  t.match(stdout, /not conformant: the run was interrupted/);
  t.match(junit, /<testsuites /);
});

t.test("the README's baseline for runners with one IP address names the rules that need more", async (t) => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const [, block = ""] = /```json\n(\{\s*"skips"[^`]*)```/.exec(readme) ?? [];
  const { skips } = JSON.parse(block) as { skips: object };
  const needy = allCases.filter(({ needs = [] }) => needs.includes("addresses"));
  t.same(Object.keys(skips), needy.flatMap(({ ids }) => [...ids]).sort());
});
