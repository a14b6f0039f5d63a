/** `events tail` and `listen` in this process: what is read, where reading continues, what is sent on and told. */
import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import t, { type Test } from "tap";
import { verifyWebhookSync } from "../src/webhooks/node.ts";
import { anEvent, orderCompleted } from "./support/event.ts";
import { apiKey } from "./support/paced-client.ts";
import { json, problem, startServer } from "./support/scripted-server.ts";
import { commandLineOf } from "./support/terminal.ts";

/** The API lists events, newest first; `add` makes one. */
async function serveEvents(t: Test, mode = "test") {
  const events = [orderCompleted(5)];
  const state = { isFailing: false };
  const { baseUrl } = await startServer(t, (response, request) => {
    if (state.isFailing) return problem(403, "account_inactive")(response, request);
    json(200, request.url.includes("balance") ? { mode } : { data: events, next_cursor: null })(
      response,
      request,
    );
  });
  const add = (...added: ReturnType<typeof orderCompleted>[]) => events.unshift(...added.toReversed());
  return { run: commandLineOf({ baseUrl, testKey: apiKey }), add, state };
}

t.test("events tail keeps its position in a file", async (t) => {
  const { run, add } = await serveEvents(t);
  const file = join(t.testdir(), "cursor");
  /** Runs until something is printed. */
  const tail = async (...args: string[]) => {
    const controller = new AbortController();
    const onOutput = () => controller.abort();
    const { signal } = controller;
    return run(["tail", "--cursor-file", file, "--poll-ms", "1000", ...args], { signal, onOutput });
  };
  const first = tail("--type", "order.failed");
  let hasEnded = false;
  void first.finally(() => {
    hasEnded = true;
  });
  while (!existsSync(file) && !hasEnded) await new Promise((resolve) => setTimeout(resolve, 5));
  t.equal(readFileSync(file, "utf8"), "5\n", "begins with new events");
  add(orderCompleted(6), anEvent("order.failed", 7, { id: "ord_7", n: 1, status: "failed", more: "x" }));
  const { id } = orderCompleted(7);
  t.strictSame(await first, {
    code: 0,
    stderr: "",
    stdout: `2026-11-21T09:30:12Z  order.failed  ${id}  ord_7  failed\n`,
  });
  t.equal(readFileSync(file, "utf8"), "7\n");
  t.notOk(existsSync(`${file}.new`));
  await writeFile(file, " 6 \n");
  t.match(JSON.parse((await tail("--json")).stdout), { sequence: 7 });
  for (const wrong of ["x", "-1"]) {
    await writeFile(file, wrong);
    t.match(await tail(), { code: 2, stderr: /^--cursor-file must be at least 0\n/ });
  }
  const missing = ["--cursor-file", join(t.testdirName, "none", "cursor")];
  t.match(await run(["tail", ...missing]), { code: 1, stderr: "--cursor-file cannot be written: ENOENT\n" });
});

t.test("listen sends events on and tells what came of them", async (t) => {
  const { run, add, state } = await serveEvents(t);
  const status = [204, 299, 300];
  const receiver = await startServer(t, (response) => response.writeHead(status.shift() ?? 500).end());
  const controller = new AbortController();
  const { signal } = controller;
  add(anEvent("order.failed", 6, {}), orderCompleted(7), orderCompleted(8), orderCompleted(9));
  const args = ["listen", "--forward-to", receiver.baseUrl, "--poll-ms", "1000", "--last", "4"];
  const chosen = ["--events", "order.completed, order.failed", "--secret", "whsec_own"];
  let stdout = "";
  const onOutput = (text: string) => {
    stdout += text;
    state.isFailing = true;
    if (text.includes("500")) setTimeout(() => controller.abort(), 1100);
  };
  const { code, stderr } = await run([...args, ...chosen], { signal, onOutput });
  const idOf = (sequence: number) => orderCompleted(sequence).id;
  const ms = "\\d+ ms";
  t.match(stdout.split("\n"), [
    `Listening for events of the sandbox; sending them to ${receiver.baseUrl}`,
    "Signing secret: that of --secret",
    new RegExp(`^204  order.failed  ${idOf(6)}  ${ms}$`),
    new RegExp(`^299  order.completed  ${idOf(7)}  ${ms}$`),
    new RegExp(`^300  order.completed  ${idOf(8)}  ${ms}  not sent again$`),
    new RegExp(`^500  order.completed  ${idOf(9)}  ${ms}  not sent again$`),
    "",
  ]);
  t.equal(code, 0);
  t.match(
    stderr,
    /^Warning: --secret stays in the history.*\nEvents cannot be read: 403 account_inactive.*\n$/,
  );
  const [first] = receiver.received;
  t.match(verifyWebhookSync(first?.body ?? "", first?.headers ?? {}, "whsec_own"), { sequence: 6 });
});

t.test("listen generates a secret, tells what does not answer, and is for test keys", async (t) => {
  const { run } = await serveEvents(t);
  const controller = new AbortController();
  const { signal } = controller;
  const onOutput = (text: string) => text.startsWith("---") && controller.abort();
  const ran = await run(["listen", "--forward-to", "http://127.0.0.1:2", "--last", "1"], {
    signal,
    onOutput,
  });
  const [, secret, outcome] = ran.stdout.split("\n");
  t.match(secret, /^Signing secret of this run: whsec_[0-9a-f]{40}$/);
  t.match(outcome, /^--- {2}order\.completed {2}evt_\d+ {2}\d+ ms {2}\S.*ECONNREFUSED/);
  const usage: [RegExp, string[]][] = [
    [/^--forward-to must be a URL/, ["--forward-to", "localhost:3000"]],
    [/^--forward-to must be a URL/, ["--forward-to", "http://"]],
    [/^--last must be at least 0/, ["--forward-to", "http://localhost", "--last=-1"]],
    [/^--poll-ms must be at least 1000/, ["--forward-to", "http://localhost", "--poll-ms", "999"]],
    [
      /^--events takes, .*: order\.completed, order/,
      ["--forward-to", "http://localhost", "--events", "order.completed,ping"],
    ],
  ];
  for (const [stderr, args] of usage)
    t.match(await run(["listen", ...args]), { code: 2, stdout: "", stderr });
  const live = await serveEvents(t, "live");
  t.match(await live.run(["listen", "--forward-to", "http://localhost"]), {
    code: 2,
    stderr: /^listen is for test keys/,
  });
});
