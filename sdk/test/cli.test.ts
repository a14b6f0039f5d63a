/** The command line against the real service: every operation, its output for people and programs, its exit codes. */
import { commands } from "@partner-esim/generated/commands";
import { routes } from "@partner-esim/generated/routes";
import t from "tap";
import { startSandbox } from "./support/sandbox.ts";
import { commandLineOf, type Ran } from "./support/terminal.ts";

const sandbox = await startSandbox(t);
const { testKey, liveKey } = sandbox;
const run = commandLineOf(sandbox);
const json = ({ stdout }: Ran) => JSON.parse(stdout);
const [plan] = json(
  await run(["packages", "list", "--country", "IT", "--unlimited", "false", "--json"]),
).data;

t.test("orders: create, get, list", async (t) => {
  const args = ["orders", "create", "--package-id", plan.id, "--quantity", "2", "--customer-ref", "desk 7"];
  const traveller = ["--customer-name", "Asha Rao", "--customer-email", "asha@example.com"];
  const created = await run([...args, ...traveller, "--json", "--idempotency-key", "booking-1"]);
  t.match(created, { code: 0, stderr: `{"idempotency_key":"booking-1"}\n` });
  const order = json(created);
  t.match(order, { status: "completed", quantity: 2, customer_ref: "desk 7", package_id: plan.id });

  const replayed = await run([...args, ...traveller, "--idempotency-key", "booking-1"]);
  t.match(replayed, { code: 0, stderr: /^Idempotency key: booking-1\nReplayed: / });
  t.match(replayed.stdout, new RegExp(`^id +${order.id}\\nstatus +completed\\n`));

  const got = await run(["orders", "get", order.id, "--wait"]);
  t.equal(got.stdout, replayed.stdout, "as text");
  t.equal(got.stderr, "");
  t.strictSame(json(await run(["orders", "get", order.id, "--json"])), order);

  const listed = await run(["orders", "list", "--status", "completed", "--customer-ref", "desk 7"]);
  t.match(listed.stdout.split("\n"), [
    /^id +status +mode +package_id +quantity +customer_ref +total/,
    new RegExp(`^${order.id} +completed +test +${plan.id} +2 +desk 7 +\\d+\\.\\d\\d INR`),
    "",
  ]);
});

t.test("a generated key is printed before the request, and repeats it", async (t) => {
  const args = ["orders", "create", "--package-id", plan.id];
  const first = await run(args);
  const [, key = ""] = /^Idempotency key: (\S+)\n$/.exec(first.stderr) ?? [];
  t.match(key, /^[0-9a-f-]{36}$/);
  t.equal((await run([...args, "--idempotency-key", key])).stdout, first.stdout);
  const lost = await run([...args, "--base-url", "http://127.0.0.1:2/partner/api"]);
  t.match(lost, {
    code: 1,
    stderr: /^Idempotency key: (\S+)\nNo response.*\nRepeat it with --idempotency-key \1\n$/,
  });
});

t.test("pages", async (t) => {
  const first = await run(["packages", "list", "--country", "IT", "--limit", "2", "--json"]);
  const { data, next_cursor: cursor } = json(first);
  t.equal(data.length, 2);
  const hint = await run(["packages", "list", "--country", "IT", "--limit", "2"]);
  t.equal(hint.stderr, `More: --cursor ${cursor}, or --all\n`);
  const second = await run([
    "packages",
    "list",
    "--country",
    "IT",
    "--limit",
    "2",
    "--cursor",
    cursor,
    "--json",
  ]);
  const all = await run(["packages", "list", "--country", "IT", "--limit", "2", "--all", "--json"]);
  const lines = all.stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  t.strictSame(lines.slice(0, 4), [...data, ...json(second).data]);
  t.match(await run(["orders", "list", "--customer-ref", "nobody"]), {
    code: 0,
    stdout: "",
    stderr: "Nothing found\n",
  });
});

t.test("a table fits the terminal", async (t) => {
  const { stdout } = await run(["packages", "list", "--limit", "5"], { columns: 80 });
  const lines = stdout.trimEnd().split("\n");
  t.equal(lines.length, 6);
  t.strictSame(
    lines.filter((line) => line.length > 80),
    [],
  );
  t.match(lines[0], /^id +name/);
});

t.test("failures of the API", async (t) => {
  const missing = await run(["orders", "get", "ord_none"]);
  t.match(missing, {
    code: 1,
    stdout: "",
    stderr: /^404 order_not_found: .+ \(req_[0-9a-f]{16}\)\nhttp.+\/docs\/errors\/order_not_found\n$/,
  });
  const invalid = await run(["orders", "create", "--package-id", plan.id, "--customer-email", "x", "--json"]);
  const [, { error }] = invalid.stderr
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  t.match(error, {
    status: 400,
    code: "invalid_request",
    param: "customer.email",
    request_id: /^req_[0-9a-f]{16}$/,
    retryable: false,
    idempotency_key: /^[0-9a-f-]{36}$/,
  });
  const wrong = await run(["balance"], { env: { PARTNER_ESIM_API_KEY: "sk_test_wrong" } });
  t.match(wrong, { code: 1, stderr: /^401 invalid_api_key/ });
});

t.test("wrong usage sends nothing and repeats no value", async (t) => {
  const cases: [RegExp, string[], Record<string, string>?][] = [
    [/^Name a command: countries list, .*listen\nHelp: npx @partner-esim\/sdk --help\n$/, []],
    [/^Name a command: orders get, orders list, orders create\nHelp: .* orders --help\n$/, ["orders"]],
    [/^There is no such command: buy\. The commands are: orders get/, ["orders", "buy"]],
    [/^There is no such command\. The commands are/, [testKey]],
    [/^ID is missing\nHelp: .* orders get --help/, ["orders", "get"]],
    [/^There are too many arguments/, ["orders", "get", "ord_1", testKey]],
    [/^--package-id is missing/, ["orders", "create"]],
    [/^--quantity must be an integer/, ["orders", "create", "--package-id", "pkg_1", "--quantity", "two"]],
    [/^--status must be one of: processing, completed/, ["orders", "list", "--status", "done"]],
    [/^--unlimited must be one of: true, false/, ["packages", "list", "--unlimited", "yes"]],
    [/^Unknown option '--colour'\n/, ["orders", "list", `--colour=${testKey}`]],
    [/^There is no --api-key: arguments stay in the history/, ["balance", "--api-key", testKey]],
    [/^There is no --api-key/, ["orders", "list", `--api-key=${testKey}`]],
    [/^Set apiKey or PARTNER_ESIM_API_KEY/, ["balance"], { PARTNER_ESIM_API_KEY: "" }],
    [/^Set baseUrl or PARTNER_ESIM_BASE_URL/, ["balance", "--base-url", "127.0.0.1:80"]],
    [/^idempotencyKey must be one line/, ["orders", "create", "--package-id", "p", "--idempotency-key", " "]],
  ];
  for (const [words, args, env = {}] of cases) {
    const { code, stdout, stderr } = await run(args, { env });
    t.match(
      { code, stdout, stderr: stderr.replace(/^Idempotency key.*\n/, "") },
      { code: 2, stdout: "", stderr: words },
    );
    t.notMatch(stderr, testKey);
  }
});

t.test("every operation is a command, and every level has help", async (t) => {
  t.strictSame(
    commands.map(({ endpoint: { method, path } }) => `${method} ${path}`).toSorted(),
    Object.values(routes)
      .map(({ method, path }) => `${method} ${path}`)
      .toSorted(),
  );
  const help = await run(["--help"]);
  const faults: string[] = [];
  for (const { name, arguments: args, options } of commands) {
    const words = name.split(" ");
    if (!help.stdout.includes(name)) faults.push(`${name} is not in the help`);
    const group = await run([words[0] ?? "", "--help"]);
    if (group.code !== 0 || !group.stdout.includes(name))
      faults.push(`${name} is not in the help of its group`);
    const { code, stdout, stderr } = await run([...words, "--help"]);
    if (code !== 0 || stderr || !stdout.startsWith(`Usage: npx @partner-esim/sdk ${name} `))
      faults.push(name);
    for (const argument of args)
      if (!stdout.includes(`\n  ${argument.name.toUpperCase()} `)) faults.push(argument.name);
    for (const option of options) if (!stdout.includes(`\n  --${option.name} `)) faults.push(option.name);
    if (stdout.split("\n").some((line) => line.length > 100)) faults.push(`${name} has a long line`);
  }
  t.strictSame(faults, []);
  t.equal((await run(["help", "orders", "create"])).stdout, (await run(["orders", "create", "-h"])).stdout);
  t.match((await run(["--version"])).stdout, /^\d+\.\d+\.\d+\n$/);
});

t.test("the key is never printed", async (t) => {
  for (const args of [["balance"], ["balance", "--json"], ["orders", "get", "x"], ["--help"]]) {
    const { stdout, stderr } = await run(args, { env: { PARTNER_ESIM_API_KEY: liveKey } });
    t.notMatch(stdout + stderr, liveKey);
  }
});
