/** All reports are written from one result: their figures agree, and none of them holds a secret. */
import t from "tap";
import { rules } from "../src/contract.ts";
import { junitReport } from "../src/report/junit.ts";
import { Redactor } from "../src/report/redact.ts";
import { terminalReport } from "../src/report/terminal.ts";
import { type RunFacts, resultOf } from "../src/result.ts";
import type { RuleOutcome } from "../src/runner.ts";
import { Exchange } from "../src/wire.ts";

const key = "sk_test_ABCDEFGHabcdefgh0123456789";
const answerBody = JSON.stringify({
  qr_code_url: "https://x.example/partner/api/v1/qr/c2VjcmV0.png",
  activation: { lpa: "LPA:1$smdp.example$SECRET-CODE", activation_code: "SECRET-CODE" },
  install_links: { ios: "https://x.example/?carddata=LPA%3A1%24smdp.example%24SECRET-CODE" },
});
const exchange = new Exchange(
  {
    method: "POST",
    target: `/v1/orders?key=${key}`,
    headers: [
      ["Authorization", `Bearer ${key}`],
      ["Idempotency-Key", "it's"],
    ],
    body: Buffer.from('{"package_id":"pkg_1"}'),
  },
  201,
  ["Content-Type", "application/json"],
  Buffer.from(answerBody),
  [0, 5],
);

const failure = { message: `with ${key} <&>`, expected: "a\u0000b", seen: { body: answerBody }, exchange };
const outcome = (id: RuleOutcome["id"], status: RuleOutcome["status"], more: object = {}): RuleOutcome => ({
  id,
  status,
  failures: status === "fail" || status === "harness-error" ? [failure] : [],
  caseName: id,
  durationMs: 1,
  ...more,
});

const facts: RunFacts = {
  baseUrl: "https://x.example/partner/api",
  startedAtMs: 0,
  endedAtMs: 1500,
  capabilities: [],
  asked: ["ids.order.format", "ids.topup.format", "ids.esim.format", "ids.event.format", "auth.bearer"],
  outcomes: [
    outcome("ids.order.format", "pass"),
    outcome("ids.topup.format", "fail"),
    outcome("ids.esim.format", "not-supported", { reason: "the deployment's profile lacks: live" }),
    outcome("ids.event.format", "harness-error"),
  ],
  violations: [{ operation: "ordersCreate", status: 201, fault: "/id must be string", count: 2, exchange }],
  demandsAll: true,
};

const result = resultOf(facts, new Redactor([key]));

t.test("counts", async (t) => {
  t.match(result.counts, { pass: 1, fail: 1, warn: 0, "not-supported": 1, "not-run": 1, "harness-error": 1 });
  t.equal(result.conformant, false);
  t.same(result.reasons, [
    "1 MUST rules failed",
    "3 MUST rules were not judged",
    "answers broke the OpenAPI file in 1 places",
  ]);
  const only = { ...facts, outcomes: [outcome("ids.order.format", "pass")], violations: [] };
  t.equal(resultOf({ ...only, asked: ["ids.order.format"] }, new Redactor([])).conformant, true);
  t.equal(resultOf(only, new Redactor([])).conformant, false, "a rule that was asked for and not run");
  const nothing = { ...facts, asked: [], outcomes: [], violations: [] };
  t.equal(resultOf(nothing, new Redactor([])).conformant, false, "nothing at all");
});

t.test("the reports agree", async (t) => {
  const terminal = terminalReport(result);
  t.match(terminal, /\npass 1, fail 1, not-supported 1, not-run 1, harness-error 1\n/);
  t.match(terminal, /\n1 passed, 2 failed\n$/);
  t.ok(terminal.includes(rules["ids.topup.format"].text));
  const junit = junitReport(result);
  t.match(junit, /<testsuites name="[^"]+" tests="5" failures="1" errors="1" skipped="2" time="1.500">/);
  t.equal(junit.match(/<testcase /g)?.length, 5);
  t.equal(junit.match(/<skipped /g)?.length, 2);
  t.notOk(junit.includes("\u0000") || junit.includes("<&>"), "well-formed text");
});

t.test("no secret in any report", async (t) => {
  const reports = [terminalReport(result), junitReport(result), JSON.stringify(result)].join("\n");
  for (const secret of [key, "SECRET-CODE", "c2VjcmV0"]) t.notOk(reports.includes(secret), secret);
  t.ok(reports.includes("Bearer $API_KEY"));
});

t.test("the curl line sends the request again", async (t) => {
  t.equal(
    result.rules.find(({ status }) => status === "fail")?.failures[0]?.exchange?.curl,
    `curl -i -X POST -H "Authorization: Bearer $API_KEY" -H 'Idempotency-Key: it'\\''s' --data-raw ` +
      `'{"package_id":"pkg_1"}' 'https://x.example/partner/api/v1/orders?key=$API_KEY'`,
  );
});
