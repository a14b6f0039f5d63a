/** What the command line says and does without the API: help, wrong usage, signatures. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { commands } from "@partner-esim/generated/commands";
import { webhookHeaders } from "@partner-esim/generated/headers";
import { routes } from "@partner-esim/generated/routes";
import t from "tap";
import { signWebhook } from "../src/webhooks/testing.ts";
import { orderCompleted } from "./support/event.ts";
import { apiKey as testKey } from "./support/paced-client.ts";
import { commandLineOf } from "./support/terminal.ts";

const run = commandLineOf({ baseUrl: "http://127.0.0.1:2/partner/api", testKey });

t.test("webhooks verify", async (t) => {
  const secret = "whsec_of_the_endpoint";
  const env = { PARTNER_ESIM_WEBHOOK_SECRET: secret };
  const { body, headers } = await signWebhook(orderCompleted(), secret);
  const signature = headers[webhookHeaders.signature] ?? "";
  const verify = ["webhooks", "verify", "--signature"];
  const printed = await run([...verify, signature, "--json"], { env, stdin: body });
  t.strictSame(JSON.parse(printed.stdout), JSON.parse(body));
  const folder = t.testdir({ body, secret: `${secret}\n` });
  const stored = await run([...verify, signature, "--body", join(folder, "body"), "--secret-file", "-"], {
    stdin: `${secret}\n`,
  });
  t.match(stored, { code: 0, stdout: /^id +evt_/, stderr: "" });
  const fromFiles = ["--secret-file", join(folder, "secret")];
  t.equal((await run([...verify, signature, ...fromFiles], { stdin: body })).code, 0);

  const old =
    (await signWebhook(orderCompleted(), secret, { nowMs: 1e12 })).headers[webhookHeaders.signature] ?? "";
  const cases: [number, RegExp, string[], Record<string, string>, string][] = [
    [1, /^signature_mismatch: /, [signature], env, `${body} `],
    [1, /^signature_mismatch: /, [signature], { PARTNER_ESIM_WEBHOOK_SECRET: "other" }, body],
    [1, /^signature_malformed: /, ["abc"], env, body],
    [1, /^timestamp_out_of_tolerance: /, [old], env, body],
    [1, /^signature_mismatch: /, [old, "--any-age"], env, `${body} `],
    [1, /^{"error":{"code":"signature_mismatch"/, [signature, "--json"], env, ""],
    [2, /^Set PARTNER_ESIM_WEBHOOK_SECRET, or give --secret-file/, [signature], {}, body],
    [2, /^--body and --secret-file are the same/, [signature, "--secret-file", "-"], {}, body],
    [2, /^--body cannot be read: ENOENT/, [signature, "--body", join(folder, "none")], env, ""],
    [2, /^There is no --secret: arguments stay in the history/, [signature, "--secret", secret], {}, body],
    [2, /^Standard input is larger than any event/, [signature], env, "x".repeat(1_000_001)],
  ];
  for (const [code, words, args, environment, stdin] of cases) {
    const ran = await run([...verify, ...args], { env: environment, stdin });
    t.match(ran, { code, stdout: "", stderr: words });
    t.notMatch(ran.stderr, secret);
  }
  const { body: oldBody } = await signWebhook(orderCompleted(), secret, { nowMs: 1e12 });
  t.equal((await run([...verify, old, "--any-age"], { env, stdin: oldBody })).code, 0);
});

t.test("wrong usage sends nothing and repeats no value", async (t) => {
  const cases: [RegExp, string[], Record<string, string>?][] = [
    [/^Name a command: countries list, .*listen\nHelp: npx --no-install partner-esim-sdk --help\n$/, []],
    [/^Name a command: orders create, orders list, orders get ID\nHelp: .* orders --help\n$/, ["orders"]],
    [/^There is no such command: italy\. .* packages search TEXT, /, ["packages", "italy"]],
    [/^There is no such command: buy\. The commands are: orders create/, ["orders", "buy"]],
    [/^There is no such command\. The commands are/, [testKey]],
    [
      /^There is no such command: order\. Did you mean orders create, orders list, orders get\?/,
      ["order", "list"],
    ],
    [/^There is no such command: ballance\. Did you mean balance get\?/, ["ballance"]],
    [/^There is no such command: serch\. Did you mean packages search\?/, ["packages", "serch"]],
    [/^There is no such command: creat\. Did you mean orders create\?/, ["orders", "creat"]],
    [/^There is no --package\. Did you mean --package-id\?/, ["orders", "create", "--package", testKey]],
    [/^ID is missing\nHelp: .* orders get --help/, ["orders", "get"]],
    [/^There is no --packageId\. Did you mean --package-id\?/, ["orders", "create", "--packageId", testKey]],
    [
      /^There is no --package_id\. Did you mean --package-id\?/,
      ["orders", "create", "--package_id", testKey],
    ],
    [/^There is no --bar\. The options are --/, ["balance", "get", "--bar"]],
    [/^There is no --limt\. Did you mean --limit\?/, ["orders", "list", "--limt", "5"]],
    [/^Unknown option '--/, ["orders", "list", `--${testKey.replace(/\d/g, "x")}`]],
    [/^There are too many arguments: orders get takes ID; quote/, ["orders", "get", "ord_1", testKey]],
    [
      /^There are too many arguments: orders create takes none; give --package-id as/,
      ["orders", "create", testKey],
    ],
    [/^--package-id is missing/, ["orders", "create"]],
    [/^--quantity must be an integer/, ["orders", "create", "--package-id", "pkg_1", "--quantity", "two"]],
    [/^--quantity must be an integer/, ["orders", "create", "--package-id", "pkg_1", "--quantity", "2x"]],
    [
      /^--quantity must be an integer/,
      ["orders", "create", "--package-id", "p", "--quantity", "9".repeat(16)],
    ],
    [/^That is an ICCID: esims get/, ["qr", "get", "8999999"]],
    [/^--qr draws for people/, ["esims", "get", "8999999", "--qr", "--json"]],
    [/^Name a command/, ["--", "balance"]],
    [/^--status must be one of: processing, completed/, ["orders", "list", "--status", "done"]],
    [/^--unlimited must be one of: true, false/, ["packages", "list", "--unlimited", "yes"]],
    [
      /^There is no --colour\. The options are --status, .*, --json and --base-url\n/,
      ["orders", "list", `--colour=${testKey}`],
    ],
    [/^There is no --qty\. Did you mean --quantity\?/, ["orders", "create", "--qty", "2"]],
    [/^There is no --contry\. Did you mean --country\?/, ["packages", "list", "--contry", "IT"]],
    [
      /^There is no --customer\. Did you mean --customer-ref, --customer-name or --customer-email\?/,
      ["orders", "create", "--customer", testKey],
    ],
    [
      /^There is no --wait\. It belongs to orders get, topups get\. The options are --package-id/,
      ["orders", "create", "--wait"],
    ],
    [/^There is no --key: .* Set PARTNER_ESIM_API_KEY\n/, ["balance", "--key", testKey]],
    [
      /^There are too many arguments: esims simulate takes ICCID; give --event as an option/,
      ["simulate", "8999999", "activated"],
    ],
    [/^There are too many arguments: .*; quote/, ["simulate", "8999999", "x", "--event", "activated"]],
    [/^There is no --api-key: arguments stay in the history/, ["balance", "--api-key", testKey]],
    [/^There is no --api-key/, ["orders", "list", `--api-key=${testKey}`]],
    [/^PARTNER_ESIM_API_KEY is not set: /, ["balance"], { PARTNER_ESIM_API_KEY: "" }],
    [/^PARTNER_ESIM_API_KEY holds something else/, ["balance"], { PARTNER_ESIM_API_KEY: "sk_test_…" }],
    [/^Set PARTNER_ESIM_BASE_URL, or give --base-url,/, ["balance", "--base-url", "127.0.0.1:80"]],
    [/^idempotencyKey must be trimmed/, ["orders", "create", "--package-id", "p", "--idempotency-key", " "]],
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
    if (code !== 0 || stderr || !stdout.startsWith(`Usage: npx --no-install partner-esim-sdk ${name} `))
      faults.push(name);
    for (const argument of args)
      if (!stdout.includes(`\n  ${argument.name.toUpperCase()} `)) faults.push(argument.name);
    for (const option of options) if (!stdout.includes(`\n  --${option.name} `)) faults.push(option.name);
    if (stdout.split("\n").some((line) => line.length > 100)) faults.push(`${name} has a long line`);
  }
  t.strictSame(faults, []);
  t.equal((await run(["help", "orders", "create"])).stdout, (await run(["orders", "create", "-h"])).stdout);
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8"));
  t.equal((await run(["--version"])).stdout, `${version}\n`);
});
