/** What the command line sends, and what it tells about each response, with a scripted API. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import t, { type Test } from "tap";
import { runCommandLine } from "../src/cli/run.ts";
import { readDrawnQrCode } from "./support/drawn-qr-code.ts";
import { apiKey } from "./support/paced-client.ts";
import { html, json, problem, type Step, startServer } from "./support/scripted-server.ts";
import { commandLineOf } from "./support/terminal.ts";

async function serve(t: Test, ...steps: Step[]) {
  const { baseUrl, received } = await startServer(t, ...steps);
  return { run: commandLineOf({ baseUrl, testKey: apiKey }), received, baseUrl };
}

const order = { id: "ord_1", status: "completed" };

t.test("https where the server speaks http", async (t) => {
  const { run, baseUrl } = await serve(t, html(404));
  const secure = await run(["balance", "--base-url", baseUrl.replace("http:", "https:")]);
  t.match(secure, { code: 1, stderr: /^No response: the server speaks http, not https: write http:\/\/\n$/ });
});

t.test("a key with quotes is told, and not repeated", async (t) => {
  const { run } = await serve(t, problem(401, "invalid_api_key"));
  const quoted = { env: { PARTNER_ESIM_API_KEY: `"${apiKey}"` } };
  const { stderr } = await run(["balance"], quoted);
  t.match(stderr, /^401 invalid_api_key: .*\nPARTNER_ESIM_API_KEY has characters that no key has/);
  t.notMatch(stderr, apiKey);
  t.notMatch((await run(["balance"])).stderr, "has characters");
  t.ok(JSON.parse((await run(["balance", "--json"], quoted)).stderr).error);
});

t.test("options become fields of the query or the body", async (t) => {
  const { run, received, baseUrl } = await serve(t, json(200, order));
  const customer = ["--customer-name", "Asha Rao", "--customer-email", "asha@example.com"];
  const key = ["--idempotency-key", "booking-1"];
  const made = await run([
    "orders",
    "create",
    "--package-id",
    "pkg_1",
    "--quantity",
    "2",
    ...customer,
    ...key,
  ]);
  t.strictSame(made, {
    code: 0,
    stdout: "id      ord_1\nstatus  completed\n",
    stderr: "Idempotency key: booking-1\n",
  });
  t.match(received[0], {
    method: "POST",
    url: "/partner/api/v1/orders",
    headers: { "idempotency-key": "booking-1" },
  });
  t.strictSame(JSON.parse(received[0]?.body ?? ""), {
    package_id: "pkg_1",
    quantity: 2,
    customer: { name: "Asha Rao", email: "asha@example.com" },
  });
  await run(["--json", "orders", "list", "--limit", "30", "--customer-ref", "a b"]);
  await run(["packages", "search", "italy", "--unlimited", "false"]);
  await run(["packages", "list", "--unlimited", "true", "--base-url", baseUrl], {
    env: { PARTNER_ESIM_BASE_URL: "x" },
  });
  await run(["esims", "get", "899/1"]);
  t.strictSame(
    received
      .slice(1)
      .map(({ method, url, body, headers }) => [method, url, body, headers["idempotency-key"]]),
    [
      "orders?customer_ref=a%20b&limit=30",
      "packages?unlimited=false&q=italy",
      "packages?unlimited=true",
      "esims/899%2F1",
    ].map((path) => ["GET", `/partner/api/v1/${path}`, "", undefined]),
  );
});

t.test("a generated key is printed as it is sent, and a replay is told", async (t) => {
  const { run, received } = await serve(t, json(201, order, { "Idempotent-Replayed": "true" }));
  const create = ["orders", "create", "--package-id", "pkg_1"];
  const text = await run(create);
  const sent = received[0]?.headers["idempotency-key"];
  t.equal(
    text.stderr,
    `Idempotency key: ${sent}\nReplayed: this is the response of an earlier request with this key\n`,
  );
  const asJson = await run([...create, "--json"]);
  t.strictSame(JSON.parse(asJson.stderr), { idempotency_key: received[1]?.headers["idempotency-key"] });
  t.equal(asJson.stdout, `${JSON.stringify(order, null, 2)}\n`);
});

const pages: Step = (response, request) => {
  const cursor = new URL(request.url, "http://api").searchParams.get("cursor");
  const page = {
    null: { data: [{ id: "ord_1" }, { id: "ord_2" }], next_cursor: "c1" },
    c1: { data: [], next_cursor: "c2" },
    c2: { data: [{ id: "ord_3" }], next_cursor: null },
  }[String(cursor)];
  json(200, page)(response, request);
};

t.test("a list is one page, or with --all all of them", async (t) => {
  const { run } = await serve(t, pages);
  const list = ["orders", "list"];
  t.match(await run(list), { stdout: "id\nord_1\nord_2\n", stderr: "More: --cursor c1, or --all\n" });
  t.match(await run([...list, "--cursor", "c1"]), {
    stdout: "",
    stderr: "Nothing found\nMore: --cursor c2, or --all\n",
  });
  t.match(await run([...list, "--cursor", "c2"]), { stdout: "id\nord_3\n", stderr: "" });
  const page = await run([...list, "--cursor", "c1", "--json"]);
  t.strictSame([JSON.parse(page.stdout), page.stderr], [{ data: [], next_cursor: "c2" }, ""]);
  t.match(await run([...list, "--all"]), { stdout: "id\nord_1\nord_2\nid\nord_3\n", stderr: "" });
  t.equal(
    (await run([...list, "--all", "--json"])).stdout,
    '{"id":"ord_1"}\n{"id":"ord_2"}\n{"id":"ord_3"}\n',
  );
});

t.test("--wait reads until the status is final", async (t) => {
  const { run, received } = await serve(t, json(200, { ...order, status: "processing" }), json(200, order));
  t.match(await run(["orders", "get", "ord_1", "--wait"]), { stdout: /completed/, code: 0 });
  t.equal(received.length, 2);
});

t.test("an image goes to a file, or to an output that is no terminal", async (t) => {
  const image = Buffer.from("\x89PNG", "latin1");
  const { run, received } = await serve(t, (response) =>
    response.writeHead(200, { "Content-Type": "image/png" }).end(image),
  );
  t.match(await run(["qr", "token", "--output", ""], { columns: 80 }), {
    code: 2,
    stderr: /give --output FILE/,
  });
  t.equal(received.length, 0);
  const file = join(t.testdir(), "qr.png");
  t.match(await run(["qr", "token", "--output", file], { columns: 80 }), { code: 0, stdout: "" });
  t.same(readFileSync(file), image);
  t.equal((await run(["qr", "token"])).stdout, "\x89PNG");
});

t.test("esims get --qr draws the code of an eSIM that has one", async (t) => {
  const esim = { iccid: "8999999", status: "ready", activation: { lpa: "LPA:1$smdp.example$CODE" } };
  const gone = { iccid: "8999999", status: "cancelled", activation: { lpa: null } };
  const { run } = await serve(t, json(200, esim), json(200, esim), json(200, gone));
  const drawn = await run(["esims", "get", "8999999", "--qr"]);
  t.match(drawn, { code: 0, stdout: /^iccid +8999999\n.*\n.*CODE\n\n/, stderr: "" });
  t.equal(readDrawnQrCode(drawn.stdout), esim.activation.lpa);
  t.match((await run(["esims", "get", "8999999", "--qr"], { columns: 80 })).stdout, "\x1b[30;107m");
  t.match(await run(["esims", "get", "8999999", "--qr"]), {
    code: 1,
    stdout: /^iccid +8999999\n/,
    stderr: "No QR code: the eSIM is cancelled and has no activation code\n",
  });
});

t.test("a failure of the API says whether and how to repeat the request", async (t) => {
  const limited = problem(429, "rate_limited", { "Retry-After": "3600" });
  const { run, baseUrl } = await serve(
    t,
    limited,
    limited,
    limited,
    problem(403, "account_inactive"),
    html(404),
  );
  const create = ["orders", "create", "--package-id", "pkg_1", "--idempotency-key", "key-1"];
  const docs = `${new URL(baseUrl).origin}/docs/errors/rate_limited`;
  const message = "429 rate_limited: About rate_limited. (req_0123456789abcdef)";
  t.strictSame((await run(create)).stderr.split("\n"), [
    "Idempotency key: key-1",
    message,
    "Retry-After: 3600 s",
    docs,
    "Repeat it with --idempotency-key key-1",
    "",
  ]);
  t.strictSame(JSON.parse((await run([...create, "--json"])).stderr.split("\n")[1] ?? ""), {
    error: {
      status: 429,
      code: "rate_limited",
      message: "About rate_limited.",
      request_id: "req_0123456789abcdef",
      docs_url: docs,
      retryable: true,
      retry_after_seconds: 3600,
      idempotency_key: "key-1",
    },
  });
  t.notMatch((await run(["balance"])).stderr, "Repeat it", "a read has no key");
  t.notMatch((await run(create)).stderr, "Repeat it", "repeating does not help");
  t.match(await run(["balance"]), {
    code: 1,
    stderr: /^404, not a response of this API: text\/html\nIs the base/,
  });
});

t.test("a long wait before a retry is told to people", async (t) => {
  const limited = problem(429, "rate_limited", { "Retry-After": "3" });
  const { run } = await serve(t, limited, json(200, order), limited, json(200, order));
  const text = await run(["orders", "get", "ord_1"]);
  t.match(text, { code: 0, stderr: /^429 rate_limited: .*\nTrying again in \d s\n$/ });
  t.match(await run(["orders", "get", "ord_1", "--json"]), { code: 0, stderr: "" });
});

t.test("an unexpected error is thrown, not hidden", async (t) => {
  const terminal = {
    env: {},
    stdin: (async function* () {})(),
    columns: undefined,
    err: () => {},
    out: async () => {
      throw new Error("a bug");
    },
    interruption: () => new AbortController().signal,
  };
  await t.rejects(runCommandLine(["--help"], terminal), /^a bug$/);
});
