/** The command line against the real service: every operation, its output for people and programs, its exit codes. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import t from "tap";
import { readDrawnQrCode } from "./support/drawn-qr-code.ts";
import { startSandbox } from "./support/sandbox.ts";
import { commandLineOf, type Ran } from "./support/terminal.ts";

const sandbox = await startSandbox(t);
const { liveKey } = sandbox;
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

t.test("buying for a traveller: search, QR code, simulation, top-up, events", async (t) => {
  const found = json(await run(["packages", "search", "italy", "--limit", "3", "--json"])).data;
  t.equal(found.length, 3);
  t.notOk(found.find(({ name }: { name: string }) => !name.includes("Italy")));
  const { esims } = json(await run(["orders", "create", "--package-id", plan.id, "--json"]));
  const { iccid } = esims[0];
  const esim = json(await run(["esims", "get", iccid, "--json"]));

  const drawn = await run(["esims", "get", iccid, "--qr"]);
  t.equal(readDrawnQrCode(drawn.stdout), esim.activation.lpa);
  const coloured = await run(["esims", "get", iccid, "--qr"], { columns: 120 });
  const lines = coloured.stdout.split("\n").filter((line) => line.startsWith("\x1b[30;107m"));
  t.equal(readDrawnQrCode(lines.map((line) => line.slice(9, -4)).join("\n")), esim.activation.lpa);
  t.match(await run(["esims", "get", iccid, "--qr", "--json"]), { code: 2, stdout: "" });

  const image = await run(["qr", esim.qr_code_url]);
  t.match(image.stdout, /^\x89PNG/);
  t.match(await run(["qr", esim.qr_code_url], { columns: 80 }), { code: 2, stderr: /--output FILE/ });
  const file = join(t.testdir(), "qr.png");
  t.equal((await run(["qr", "get", esim.qr_code_url, "--output", file])).code, 0);
  t.equal(await readFile(file, "latin1"), image.stdout);

  t.match((await run(["simulate", iccid, "--event", "usage_80"])).stderr, /409 invalid_state/);
  t.match(json(await run(["simulate", iccid, "--event", "activated", "--json"])), {
    iccid,
    status: "active",
  });
  const [more] = json(await run(["topup-packages", iccid, "--json"])).data;
  const topup = json(await run(["topups", "create", iccid, "--package-id", more.id, "--json"]));
  t.match(topup, { status: "completed", iccid });
  t.strictSame(json(await run(["topups", "get", topup.id, "--json", "--wait"])), topup);
  t.match((await run(["topups", "list", iccid])).stdout, topup.id);
  t.match((await run(["balance"])).stdout, /^balance +\d+\.\d\d INR\n/);

  const [event] = json(
    await run(["events", "list", "--type", "topup.completed", "--limit", "1", "--json"]),
  ).data;
  t.strictSame(json(await run(["events", "get", event.id, "--json"])), event);
  t.equal((await run(["esims", "list", "--limit", "1"])).stdout.includes("http"), false, "no URL in a table");
});

t.test("events tail prints what happens from now on, and continues from its file", async (t) => {
  const file = join(t.testdir(), "cursor");
  const [{ sequence }] = json(await run(["events", "list", "--limit", "1", "--json"])).data;
  await writeFile(file, `${sequence}\n`);
  const order = json(await run(["orders", "create", "--package-id", plan.id, "--json"]));
  const tail = async (...args: string[]) => {
    const controller = new AbortController();
    const onOutput = () => controller.abort();
    return run(["events", "tail", "--cursor-file", file, "--poll-ms", "1000", ...args], {
      signal: controller.signal,
      onOutput,
    });
  };
  const first = await tail("--json");
  t.match(first, { code: 0, stderr: "" });
  t.match(json(first), { type: "order.completed", sequence: sequence + 1, data: { id: order.id } });
  t.equal(await readFile(file, "utf8"), `${sequence + 1}\n`);
  await writeFile(file, `${sequence}\n`);
  const text = await tail("--type", "order.completed");
  t.match(text.stdout, new RegExp(`^\\S+Z  order\\.completed  evt_\\w+  ${order.id}  completed\n$`));
  t.match(await run(["tail", "--cursor-file", t.testdirName]), { code: 2, stderr: /cannot be read: EISDIR/ });
  t.match(await run(["tail", "--poll-ms", "10"]), { code: 2, stderr: /--poll-ms must be at least 1000/ });
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

t.test("the key is never printed", async (t) => {
  for (const args of [["balance"], ["balance", "--json"], ["orders", "get", "x"], ["--help"]]) {
    const { stdout, stderr } = await run(args, { env: { PARTNER_ESIM_API_KEY: liveKey } });
    t.notMatch(stdout + stderr, liveKey);
  }
});
