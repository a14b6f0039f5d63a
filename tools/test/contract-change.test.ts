// The contract is the source: in a copy of the repository, a change in spec/ is generated, and the server, the SDK or
// the suite do not compile until it is handled.
import { spawnSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import t, { type Test } from "tap";

const root = join(import.meta.dirname, "..", "..");
const workspaces = ["spec", "generated", "server", "sdk", "conformance"];

/** Copies the repository with the root's packages; the workspaces are the copy's own. */
function copyRepository(t: Test): string {
  const copy = mkdtempSync(join(tmpdir(), "partner-esim-contract-"));
  t.teardown(() => rmSync(copy, { recursive: true }));
  for (const name of [...workspaces, "tools", "package.json", "tsconfig.base.json"]) {
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (from) => !/node_modules|\/dist(\/|$)/.test(from.slice(root.length)),
    });
  }
  link(join(root, "node_modules"), join(copy, "node_modules"), ["@partner-esim", ".cache"]);
  mkdirSync(join(copy, "node_modules", "@partner-esim"));
  for (const name of workspaces) {
    symlinkSync(join(copy, name), join(copy, "node_modules", "@partner-esim", name));
    const own = join(root, name, "node_modules");
    if (readdirSync(join(root, name)).includes("node_modules"))
      link(own, join(copy, name, "node_modules"), []);
  }
  return copy;
}

function link(from: string, to: string, except: string[]): void {
  mkdirSync(to);
  for (const entry of readdirSync(from)) {
    if (!except.includes(entry)) symlinkSync(join(from, entry), join(to, entry));
  }
}

function change(copy: string, file: string, from: string | RegExp, to: string): void {
  const path = join(copy, "spec", file);
  const before = readFileSync(path, "utf8");
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(path, after);
}

function run(copy: string, ...command: string[]): { ok: boolean; output: string } {
  const [program = "", ...args] = command;
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy, encoding: "utf8" });
  return { ok: status === 0, output: stdout + stderr };
}

/** What an earlier compilation of the copy found is used again. */
const compile = (copy: string, workspace: string) => {
  const info = join(copy, `${workspace.replace("/", "-")}.tsbuildinfo`);
  return run(copy, "tsc", "-p", workspace, "--incremental", "--tsBuildInfoFile", info);
};

t.test("the copy itself compiles, so what fails below fails by the change", async (t) => {
  const copy = copyRepository(t);
  t.ok(run(copy, "node", "tools/generate.ts").ok);
  for (const workspace of ["server", "server/portal", "sdk", "conformance"]) {
    const { ok, output } = compile(copy, workspace);
    t.ok(ok, `${workspace} ${output.slice(0, 500)}`);
  }
});

t.test("renamed fields break the server, and the portal's pages", async (t) => {
  const copy = copyRepository(t);
  for (const file of globSync("spec/**/*.tsp", { cwd: copy })) {
    const path = join(copy, file);
    const text = readFileSync(path, "utf8").replaceAll("balance_after", "balance_then");
    writeFileSync(path, text.replaceAll("initial_password", "first_password"));
  }
  const generated = run(copy, "node", "tools/generate.ts");
  t.ok(generated.ok, generated.output);
  const server = compile(copy, "server");
  t.notOk(server.ok);
  t.match(server.output, /balance_after/);
  t.match(server.output, /initial_password/);
  const pages = compile(copy, join("server", "portal"));
  t.notOk(pages.ok);
  t.match(pages.output, /initial_password/);
});

t.test("a removed error code breaks the server", async (t) => {
  const copy = copyRepository(t);
  change(copy, "topups.tsp", /\n\s*\| EsimNotTopupable/g, "");
  const generated = run(copy, "node", "tools/generate.ts");
  t.ok(generated.ok, generated.output);
  const { ok, output } = compile(copy, "server");
  t.notOk(ok);
  t.match(output, /esim_not_topupable/);
});

/** Each must stop the server from compiling: a file, a text in it, and its replacement. */
const wrongCode: Record<string, [file: string, from: string, to: string]> = {
  "a text in place of a sandbox top-up": [
    "api/handlers/esims.ts",
    "toJson(toTopupResponse(placed))",
    '"not even JSON"',
  ],
  "another body of simulate": [
    "api/handlers/esims.ts",
    "esim instanceof Refusal ? esim : toJson(toEsimDetailResponse(esim, qrAddress))",
    "esim instanceof Refusal ? esim : toJson({ wrong: true })",
  ],
  "another item in the list of orders": [
    "api/handlers/orders.ts",
    "({ order, esims }) => toJson(toOrderResponse(order, esims))",
    "() => toJson({ wrong: true })",
  ],
  "another body of a single order": [
    "api/handlers/orders.ts",
    "toJson(toOrderResponse(found.order, found.esims))",
    "toJson({ wrong: true })",
  ],
  "another body of an order by staff": [
    "domain/orders/staff-purchases.ts",
    "toJson(toStaffOrderResponse(placed))",
    "toJson({ wrong: true })",
  ],
  "another body of a live order": [
    "domain/orders/live-orders.ts",
    "toJson(toOrderResponse(order, esims))",
    "toJson({ wrong: true })",
  ],
  "another body of a wallet change": [
    "portal/handlers/wallets.ts",
    "toJson(await toOperatorEntryResponse(seen, entry))",
    "toJson({ wrong: true })",
  ],
  "a transaction in the place of an order's idempotent run": [
    "api/handlers/orders.ts",
    "export function orderHandlers({ reads,",
    "export function orderHandlers({ store, reads,",
  ],
  "an effect outside the idempotent run of a simulated event": [
    "api/handlers/esims.ts",
    "const answer = await runs.once(",
    "await reads.esims.update({} as never);\n    const answer = await runs.once(",
  ],
  "a simulated event without an idempotent run": [
    "api/handlers/esims.ts",
    "    return { status: 200, body: answer.body, replayed: answer.replayed };",
    "    return { status: 200, body: toJson(JSON.parse(answer.body)) };",
  ],
  "an idempotent run of an operation that has no key": [
    "api/handlers/orders.ts",
    "    const found = await readOrder(reads, holder.ledger, path.id);",
    [
      '    const { key } = {} as Call<"ordersGet">;',
      "    await runs.once({ ledger: holder.ledger, key, now }, async () => toJson({}));",
      "    const found = await readOrder(reads, holder.ledger, path.id);",
    ].join("\n"),
  ],
  "a store in the handlers of the portal's wallet changes": [
    "portal/handlers/wallets.ts",
    "function makeHandlers({ reads, runs }: IdempotentServices) {",
    "function makeHandlers({ reads, runs, store }: PortalServices & IdempotentServices) {",
  ],
  "a portal's wallet change that was made with a store": [
    "portal/handlers/wallets.ts",
    "idempotent(context, makeHandlers)",
    "makeHandlers(context as PortalServices & IdempotentServices)",
  ],
};

t.test("a wrong body, or an effect outside the idempotent run, breaks the server", async (t) => {
  const copy = copyRepository(t);
  for (const [what, [file, from, to]] of Object.entries(wrongCode)) {
    const path = join(copy, "server", "src", file);
    const text = readFileSync(path, "utf8");
    if (text.split(from).length !== 2) throw new Error(`${file} does not hold once: ${from}`);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
    const { ok, output } = compile(copy, "server");
    t.notOk(ok, what);
    t.match(output, /error TS/, what);
    writeFileSync(path, text);
  }
});

t.test("typed JSON is made in one file", async (t) => {
  const made: string[] = [];
  for (const file of globSync("server/src/**/*.ts", { cwd: root })) {
    const text = readFileSync(join(root, file), "utf8");
    if (/\bas (unknown as )?(Json|Remembered)</.test(text)) made.push(`${file}: cast`);
    if (/\bfromStored[<(]/.test(text)) made.push(`${file}: fromStored`);
  }
  t.same(made.sort(), [
    "server/src/domain/idempotency.ts: cast",
    "server/src/domain/idempotency.ts: fromStored",
    "server/src/domain/json.ts: cast",
    "server/src/domain/representations.ts: fromStored",
  ]);
});

t.test("an added operation breaks the server, and its rules the suite", async (t) => {
  const copy = copyRepository(t);
  const path = join(copy, "spec", "balance.tsp");
  const text = readFileSync(path, "utf8");
  const added = text
    .slice(text.lastIndexOf("/**", text.search(/\bop balanceGet\b/)))
    .replaceAll("balanceGet", "limitsGet")
    .replaceAll("balance.get", "limits.get")
    .replaceAll("/v1/balance", "/v1/limits")
    .replace(/@rule\([\s\S]*?\n\)\n/g, "")
    .replace(/@opExample\([\s\S]*?\n\)\n/g, "");
  writeFileSync(path, `${text}\n${added}`);
  const generated = run(copy, "node", "tools/generate.ts");
  t.match(readFileSync(join(copy, "generated", "routes.ts"), "utf8"), /limitsGet/, generated.output);
  const server = compile(copy, "server");
  t.notOk(server.ok);
  t.match(server.output, /limitsGet/);
  const suite = compile(copy, "conformance");
  t.notOk(suite.ok);
  t.match(suite.output, /limits\.get\.ok|errors\.limits-get/);
});
