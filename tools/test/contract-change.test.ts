// The contract is the source: after a change of spec/ in a copy of the repository, the server, the SDK or the suite do
// not compile until it is handled.
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
import { basename, join } from "node:path";
import t, { type Test } from "tap";
import { Compiler } from "./compiler.ts";

const root = join(import.meta.dirname, "..", "..");
const workspaces = ["toolchain", "spec", "generated", "server", "sdk", "conformance"];
const isOwn = (path: string) => !/node_modules|\/dist(\/|$)/.test(path.slice(root.length));

/** A copy of the repository, with the root's packages and its own workspaces. Each test undoes its changes. */
const copy = mkdtempSync(join(tmpdir(), "partner-esim-contract-"));
t.teardown(() => rmSync(copy, { recursive: true }));
const others = ["tools", "docs/guides", "docs/conformance.json", "package.json", "tsconfig.base.json"];
for (const name of [...workspaces, ...others])
  cpSync(join(root, name), join(copy, name), { recursive: true, filter: isOwn });
link(join(root, "node_modules"), join(copy, "node_modules"), [
  "@partner-esim",
  "contract-toolchain",
  ".cache",
]);
mkdirSync(join(copy, "node_modules", "@partner-esim"));
for (const name of workspaces) {
  const installed = name === "toolchain" ? "contract-toolchain" : `@partner-esim/${name}`;
  symlinkSync(join(copy, name), join(copy, "node_modules", installed));
  const ownModules = join(root, name, "node_modules");
  if (readdirSync(join(root, name)).includes("node_modules"))
    link(ownModules, join(copy, name, "node_modules"), []);
}
const compiler = new Compiler(copy);

function link(from: string, to: string, except: string[]): void {
  mkdirSync(to);
  for (const entry of readdirSync(from)) {
    if (!except.includes(entry)) symlinkSync(join(from, entry), join(to, entry));
  }
}

/** Changes a file of the copy until the end of the test. */
function rewrite(t: Test, file: string, change: (text: string) => string): void {
  const path = join(copy, file);
  const before = readFileSync(path, "utf8");
  const after = change(before);
  if (after === before) throw new Error(`${file} does not hold what is to change`);
  writeFileSync(path, after);
  t.teardown(() => writeFileSync(path, before));
}

function change(t: Test, file: string, from: string | RegExp, to: string): void {
  rewrite(t, join("spec", file), (text) => text.replace(from, to));
}

function firstLineOf(file: string, word: string): number {
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  return lines.findIndex((line) => line.includes(word)) + 1;
}

/** Without settings of this test's own runner, such as a name filter. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("TAP")));

function run(...words: string[]): { ok: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: copy, encoding: "utf8", env });
  return { ok: status === 0, output: stdout + stderr };
}

/** Generates from the changed contract until the end of the test. */
function generate(t: Test): void {
  const { ok, output } = run("tools/generate.ts");
  t.teardown(() => {
    const generated = join(copy, "generated");
    rmSync(generated, { recursive: true });
    cpSync(join(root, "generated"), generated, { recursive: true, filter: isOwn });
  });
  t.ok(ok, output);
}

/** Files of a workspace's `src` that a change of the contract broke. */
const broken = new Map<string, string[]>();

/** @param expected files of a workspace's `src` that must not compile, each with the subject of its errors */
function breaks(t: Test, workspace: string, expected: Record<string, RegExp>): void {
  broken.set(workspace, [...(broken.get(workspace) ?? []), ...Object.keys(expected)]);
  const errorsIn = compiler.compile(workspace);
  for (const [file, about] of Object.entries(expected))
    t.match(errorsIn(file), about, `${workspace}/src/${file}`);
}

t.test(
  "a change of the contract must be handled: what is renamed, what is removed, what is added",
  async (t) => {
    for (const file of globSync("spec/**/*.tsp", { cwd: copy })) {
      if (!/balance_after|invitation_link/.test(readFileSync(join(copy, file), "utf8"))) continue;
      rewrite(t, file, (text) =>
        text.replaceAll("balance_after", "balance_then").replaceAll("invitation_link", "first_link"),
      );
    }
    change(t, "topups.tsp", /\s*\| EsimNotTopupable/g, "");
    rewrite(t, "spec/balance.tsp", (text) => {
      const operation = text.slice(text.lastIndexOf("@doc(", text.search(/\bop balanceGet\b/)));
      const another = operation
        .replaceAll("balanceGet", "limitsGet")
        .replaceAll("balance.get", "limits.get")
        .replaceAll("/v1/balance", "/v1/limits");
      return `${text}\n${another}`;
    });
    rewrite(t, "spec/balance-examples.tsp", (text) => {
      const example = text.slice(text.indexOf("@@opExample("));
      return `${text}\n${example.replace("balanceGet", "limitsGet")}`;
    });
    change(t, "topups.tsp", '@publishes("topup.completed", "balance.low")', '@publishes("topup.completed")');
    change(t, "topups.tsp", '@sandboxTriggers("customer_ref"', '@sandboxTriggers("package_id"');
    change(t, "balance.tsp", "op balanceGet(): Read<Balance>", "$& | EsimNotTopupable");
    change(
      t,
      "orders.tsp",
      "model CreateOrder {",
      "$&\n  /** Whether it is a present. */\n  gift?: boolean;\n",
    );
    change(t, "orders.tsp", "model Order {", "$&\n  /** Whether it is a present. */\n  gift?: boolean;\n");
    change(t, "portal/members.tsp", "  | LastOwner", "$&\n  | TotpState");
    change(t, "events.tsp", '  ping: "ping",\n', '  order_delayed: "order.delayed",\n$&');
    change(
      t,
      "events.tsp",
      "model OrderFailedEvent is EventOf<EventType.order_failed, Order>;",
      "$&\n/** An order takes longer. */\n@event\nmodel OrderDelayedEvent is EventOf<EventType.order_delayed, Order>;",
    );
    change(
      t,
      "events-examples.tsp",
      "const orderFailed: OrderFailedEvent",
      `const orderDelayed: OrderDelayedEvent = #{
  id: "evt_6f21c0a94be87d3512f60c9b",
  type: EventType.order_delayed,
  mode: Mode.test,
  created: "2026-11-21T09:30:12Z",
  sequence: 1040,
  data: italyOrder,
};
@@example(OrderDelayedEvent, orderDelayed);

$&`,
    );
    change(t, "events.tsp", "union Event {", "$&\n  `order.delayed`: OrderDelayedEvent,");
    change(t, "orders.tsp", / {2}cancelled,\n\}/, "  cancelled,\n  delayed,\n}");
    change(t, "portal/session.tsp", /enum PersonRole \{[^}]*/, "$&  auditor,\n");
    generate(t);

    t.match(readFileSync(join(copy, "generated", "routes.ts"), "utf8"), /limitsGet/);
    const open = run("tools/contract.ts");
    t.notOk(open.ok, "something is open");
    for (const line of [
      "handler  limitsGet (GET /v1/limits): write its handler in server/src/api/handlers",
      "event    order.delayed: call recordEvent in server/src/domain",
      'event    order.delayed: no operation has @publishes("order.delayed"); add it where a request',
      "SDK      order.delayed: handle it in sdk/test/consumer/types.ts",
      "label    delayed in `orderStatuses` of server/portal/src/labels.ts",
      "label    auditor in `roleNames` of server/portal/src/labels.ts",
      "rule     gift of ordersCreate has no rule",
      "case     limits.get.ok has no case: conformance/src/cases",
      `guide    docs/guides/money.md:${firstLineOf("docs/guides/money.md", "balance_after")} names balance_after, which the contract does not have`,
    ])
      t.match(open.output, `  ${line}`);
    const rules = readFileSync(join(copy, "generated", "rules.ts"), "utf8");
    t.match(rules, "orders.create.gift.kept", "a new field has to come back");
    t.notMatch(open.output, "orders.create.gift.kept", "which an existing case tests");
    breaks(t, "server", {
      "domain/representations.ts": /balance_after/,
      "domain/topups/topups.ts": /package_id[\s\S]*"topupsCreate"[\s\S]*"balance\.low"/,
      "portal/people-responses.ts": /invitation_link/,
      "api/handlers/esims.ts": /esim_not_topupable/,
      "api/app.ts": /limitsGet/,
    });
    breaks(t, "server/portal", {
      "parts/member-table.tsx": /invitation_link/,
      "labels.ts": /'delayed' is missing[\s\S]*'"order\.delayed"' is missing[\s\S]*'auditor' is missing/,
    });
    breaks(t, "conformance", { "cases/errors-lookups.ts": /errors\.topups-create\.409-esim-not-topupable/ });
    // A case of an unknown rule hides which rules have no case.
    rewrite(t, "conformance/src/cases/errors-lookups.ts", (text) =>
      text.replaceAll("409-esim-not-topupable", "404-esim-not-found"),
    );
    breaks(t, "conformance", {
      "cases/all.ts":
        /errors\.balance-get\.409-esim-not-topupable.*events\.type\.order-delayed.*limits\.get\.ok/,
    });
    const schema = run("server/test/schema.test.ts");
    t.notOk(schema.ok, "the schema takes neither the status nor the role");
    t.match(schema.output, /"delayed"[\s\S]*"auditor"/);
    rewrite(t, "server/src/domain/people/members.ts", (text) =>
      text.replaceAll("return lastOwner();", "return unknownMember();"),
    );
    const { ok, output } = run("tools/refusal-codes.ts");
    t.notOk(ok, "codes that nobody returns are found");
    t.match(output, /api\/handlers\/balance\.ts:\d+ balanceGet never returns esim_not_topupable/);
    t.match(output, /portal\/handlers\/members\.ts:\d+ members\w+ never returns totp_state/);
    t.match(output, /members\.ts:\d+ \w+ never returns last_owner/);
  },
);

/**
 * Each must stop the server from compiling: a file, its text, the replacement, and the file of the error if different.
 */
const wrongCode: Record<string, [file: string, from: string, to: string, shownIn?: string]> = {
  "a text in place of a sandbox top-up": [
    "api/handlers/esims.ts",
    "toJson(toTopupResponse(placed))",
    '"not even JSON"',
  ],
  "another body of simulate": [
    "api/handlers/esims.ts",
    "esim instanceof Refusal ? esim : toJson(toEsimDetailResponse(esim, services))",
    "esim instanceof Refusal ? esim : toJson({ wrong: true })",
  ],
  "another body of a sandbox order": ["api/handlers/orders.ts", "placed.form", "toJson({ wrong: true })"],
  "another item in the list of eSIMs": [
    "api/handlers/esims.ts",
    '(esim) => toJson<Body<"esimsList">["data"][number]>(toEsimResponse(esim, services))',
    "() => toJson({ wrong: true })",
  ],
  "an extra field of a response": [
    "api/handlers/balance.ts",
    "mode: ledger.mode,",
    "mode: ledger.mode, secret: 1,",
  ],
  "an extra field of an item that a callback makes": [
    "api/handlers/catalogue.ts",
    "packages_count: packagesCount,",
    "packages_count: packagesCount, secret: 1,",
  ],
  "an extra field of a spread order": [
    "api/handlers/orders.ts",
    "toJson(toOrderResponse(found.order, found.esims))",
    "toJson({ ...toOrderResponse(found.order, found.esims), secret: 1 })",
  ],
  "an extra field of an order's eSIM": [
    "domain/representations.ts",
    "({ iccid, status }))",
    "({ iccid, status, secret: 1 }))",
  ],
  "a list without its envelope": ["api/handlers/catalogue.ts", "toJson({ data })", "toJson(data)"],
  "another package": [
    "api/handlers/catalogue.ts",
    "{ status: 200, body: packageText(offer) }",
    "{ status: 200, body: toJson({ wrong: true }) }",
  ],
  "a text in place of an image": ["api/handlers/qr.ts", "body: image,", 'body: "an image",'],
  "other data of an event": [
    "domain/topups/topups.ts",
    '"topup.completed", toTopupResponse(topup)',
    '"topup.completed", { wrong: true }',
  ],
  "an event of another operation in a top-up": [
    "domain/topups/topups.ts",
    '"topup.completed", toTopupResponse(topup)',
    '"order.failed", {} as never',
  ],
  "an event of another operation in a handler's idempotent run": [
    "api/handlers/orders.ts",
    "      const placed = await placeSandboxOrder(tx, purchase, request);",
    [
      "      const { recordEvent } = await import('../../domain/events/events.ts');",
      "      await recordEvent(tx, {} as never, 'topup.completed', {} as never, now, random);",
      "      const placed = await placeSandboxOrder(tx, purchase, request);",
    ].join("\n"),
  ],
  "another body of a created key": [
    "portal/handlers/keys.ts",
    "toJson({ ...made, key: forMember(made.key) })",
    "toJson({ ...made, key: 1 })",
  ],
  "another item in the list of accounts": [
    "portal/handlers/accounts.ts",
    "      toAccountResponse,\n",
    "      () => ({ wrong: true }),\n",
  ],
  "another item in the list of orders": [
    "api/handlers/orders.ts",
    "({ order, esims }) => toJson<OrderResponse>(toOrderResponse(order, esims))",
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
    "api/services.ts",
  ],
  "another body of a wallet change": [
    "portal/handlers/wallets.ts",
    "toJson(toOperatorEntryResponse(entry))",
    "toJson({ wrong: true })",
  ],
  "a transaction in the place of an order's idempotent run": [
    "api/handlers/orders.ts",
    "export function orderHandlers({ reads,",
    "export function orderHandlers({ store, reads,",
  ],
  "an effect outside the idempotent run of a simulated event": [
    "api/handlers/esims.ts",
    "const response = await runs.once(",
    "await reads.esims.update({} as never);\n    const response = await runs.once(",
  ],
  "a simulated event without an idempotent run": [
    "api/handlers/esims.ts",
    "    return { status: 200, body: response.body, replayed: response.replayed };",
    "    return { status: 200, body: toJson(JSON.parse(response.body)) };",
  ],
  "an idempotent run of an operation that has no key": [
    "api/handlers/orders.ts",
    "    const found = await reads.orders.withUnits(holder.ledger, path.id);",
    [
      '    const { key } = {} as Call<"ordersGet">;',
      "    await runs.once({ ledger: holder.ledger, key, now }, async () => toJson({}));",
      "    const found = await reads.orders.withUnits(holder.ledger, path.id);",
    ].join("\n"),
  ],
  "a store in the handlers of the portal's wallet changes": [
    "portal/handlers/wallets.ts",
    "function makeHandlers({ reads, runs }: IdempotentServices,",
    "function makeHandlers({ reads, runs, store }: PortalServices & IdempotentServices,",
  ],
  "a portal's wallet change that was made with a store": [
    "portal/handlers/wallets.ts",
    "idempotent(context, (services) => makeHandlers(services, context.fundsApprovalAbovePaise))",
    "makeHandlers(context as PortalServices & IdempotentServices, context.fundsApprovalAbovePaise)",
    "portal/app.ts",
  ],
};

/** Returns the name of a file's copy beside it. */
const copyName = (file: string, mark: string) => file.replace(/\.ts$/, `.${mark}.ts`);

/**
 * Writes copies of a file, and of the file that shows its errors, beside them. So one compilation shows the errors of
 * several wrong copies, and no fault hides another. Returns the copy that shows the errors.
 */
function addCopy(mark: string, file: string, shownIn: string, change: (text: string) => string): string {
  const read = (name: string) => readFileSync(join(copy, "server/src", name), "utf8");
  const write = (name: string, text: string) => writeFileSync(join(copy, "server/src", name), text);
  const shown = copyName(shownIn, mark);
  if (shownIn !== file) {
    const imported = `/${basename(file)}"`;
    if (read(shownIn).split(imported).length !== 2)
      throw new Error(`${shownIn} does not import ${file} once`);
    write(shown, read(shownIn).replace(imported, copyName(imported.slice(0, -1), mark).concat('"')));
  }
  write(copyName(file, mark), change(read(file)));
  return shown;
}

t.test("a wrong body, or an effect outside the idempotent run, breaks the server", async (t) => {
  const wrong: [what: string, shown: string][] = [];
  const unchanged = new Set<string>();
  for (const [i, [what, [file, from, to, shownIn = file]]] of Object.entries(wrongCode).entries()) {
    const replace = (text: string) => {
      if (text.split(from).length !== 2) throw new Error(`${file} does not hold once: ${from}`);
      return text.replace(from, () => to);
    };
    wrong.push([what, addCopy(`wrong-${i}`, file, shownIn, replace)]);
    unchanged.add(addCopy("unchanged", file, shownIn, (text) => text));
  }
  const errorsIn = compiler.compile("server");
  for (const [what, shown] of wrong) t.match(errorsIn(shown), `server/src/${shown}:`, what);
  const [, unkeyed = ""] = wrong.find(([what]) => what.endsWith("without an idempotent run")) ?? [];
  t.match(errorsIn(unkeyed), /EsimDetail[\s\S]*"made by runs\.once"/, "the message says what to use");
  const [, foreign = ""] = wrong.find(([what]) => what.endsWith("in a top-up")) ?? [];
  t.match(errorsIn(foreign), /OperationTx<"topupsCreate">/, "the message names the operation");
  const [, extra = ""] = wrong.find(([what]) => what.endsWith("that a callback makes")) ?? [];
  t.match(
    errorsIn(extra),
    /Property 'secret' is missing in type 'Destination'/,
    "the message names the field",
  );
  t.same(
    [...unchanged, ...(broken.get("server") ?? [])].map(errorsIn).filter((errors) => errors !== ""),
    [],
    "without the changes all of these compile, so what failed failed by the change",
  );
});

t.test("without the change of the contract the portal and the suite compile too", async (t) => {
  for (const workspace of ["server/portal", "conformance"]) {
    const errors = broken.get(workspace)?.map(compiler.compile(workspace));
    t.same(
      errors?.filter((error) => error !== ""),
      [],
      workspace,
    );
  }
});

t.test("a callback of a presenter declares its model, else an extra field compiles", async (t) => {
  const undeclared: string[] = [];
  for (const file of globSync("server/src/**/{representations,responses,*-response,*-responses}.ts", {
    cwd: root,
  })) {
    const text = readFileSync(join(root, file), "utf8");
    for (const [callback] of text.matchAll(/ap\((\w+|\([^()]*\)) => \(\{/g))
      undeclared.push(`${file}: ${callback}`);
  }
  t.same(undeclared, []);
});

t.test("typed JSON is made in one file", async (t) => {
  const made: string[] = [];
  for (const file of globSync("server/src/**/*.ts", { cwd: root })) {
    const text = readFileSync(join(root, file), "utf8");
    if (/\bas (unknown as )?(Json|Stored)</.test(text)) made.push(`${file}: cast`);
    if (/\bfromStored[<(]/.test(text)) made.push(`${file}: fromStored`);
  }
  t.same(made.sort(), [
    "server/src/domain/idempotency/idempotency.ts: cast",
    "server/src/domain/idempotency/idempotency.ts: fromStored",
    "server/src/domain/representations.ts: fromStored",
    "server/src/domain/values/json.ts: cast",
  ]);
});
