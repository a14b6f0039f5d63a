// The contract is the source: after a change of spec/ in a copy of the repository, the server, the SDK or the suite do
// not compile until it is handled.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import t, { type Test } from "tap";
import { ChangedCopy, root } from "./changed-copy.ts";

const repository = new ChangedCopy(t);

function change(t: Test, file: string, from: string | RegExp, to: string): void {
  repository.rewrite(t, join("spec", file), (text) => text.replace(from, to));
}

function firstLineOf(file: string, word: string): number {
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  return lines.findIndex((line) => line.includes(word)) + 1;
}

/** Files of a workspace's `src` that a change of the contract broke. */
const broken = new Map<string, string[]>();

/** @param expected files of a workspace's `src` that must not compile, each with the subject of its errors */
function breaks(t: Test, workspace: string, expected: Record<string, RegExp>): void {
  broken.set(workspace, [...(broken.get(workspace) ?? []), ...Object.keys(expected)]);
  const errorsIn = repository.compiler.compile(workspace);
  for (const [file, about] of Object.entries(expected))
    t.match(errorsIn(file), about, `${workspace}/src/${file}`);
}

t.test(
  "a change of the contract must be handled: what is renamed, what is removed, what is added",
  async (t) => {
    for (const file of globSync("spec/**/*.tsp", { cwd: repository.folder })) {
      if (!/balance_after|invitation_link/.test(readFileSync(join(repository.folder, file), "utf8")))
        continue;
      repository.rewrite(t, file, (text) =>
        text.replaceAll("balance_after", "balance_then").replaceAll("invitation_link", "first_link"),
      );
    }
    change(t, "topups.tsp", /\s*\| EsimNotTopupable/g, "");
    repository.rewrite(t, "spec/balance.tsp", (text) => {
      const operation = text.slice(text.lastIndexOf("@doc(", text.search(/\bop balanceGet\b/)));
      const another = operation
        .replaceAll("balanceGet", "limitsGet")
        .replaceAll("balance.get", "limits.get")
        .replaceAll("/v1/balance", "/v1/limits");
      return `${text}\n${another}`;
    });
    repository.rewrite(t, "spec/balance-examples.tsp", (text) => {
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
    repository.generate(t);

    t.match(readFileSync(join(repository.folder, "generated", "routes.ts"), "utf8"), /limitsGet/);
    const open = repository.run("tools/contract.ts");
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
    const rules = readFileSync(join(repository.folder, "generated", "rules.ts"), "utf8");
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
    repository.rewrite(t, "conformance/src/cases/errors-lookups.ts", (text) =>
      text.replaceAll("409-esim-not-topupable", "404-esim-not-found"),
    );
    breaks(t, "conformance", {
      "cases/all.ts":
        /errors\.balance-get\.409-esim-not-topupable.*events\.type\.order-delayed.*limits\.get\.ok/,
    });
    const schema = repository.run("server/test/schema.test.ts");
    t.notOk(schema.ok, "the schema takes neither the status nor the role");
    t.match(schema.output, /"delayed"[\s\S]*"auditor"/);
    repository.rewrite(t, "server/src/domain/people/members.ts", (text) =>
      text.replaceAll("return lastOwner();", "return unknownMember();"),
    );
    const { ok, output } = repository.run("tools/refusal-codes.ts");
    t.notOk(ok, "codes that nobody returns are found");
    t.match(output, /api\/handlers\/balance\.ts:\d+ balanceGet never returns esim_not_topupable/);
    t.match(output, /portal\/handlers\/members\.ts:\d+ members\w+ never returns totp_state/);
    t.match(output, /members\.ts:\d+ \w+ never returns last_owner/);
  },
);

t.test("without the change of the contract everything compiles", async (t) => {
  for (const workspace of ["server", "server/portal", "conformance"]) {
    const errors = broken.get(workspace)?.map(repository.compiler.compile(workspace));
    t.same(
      errors?.filter((error) => error !== ""),
      [],
      workspace,
    );
  }
});
