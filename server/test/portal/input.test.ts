// Whatever is sent to the portal, it responds by its contract: never with an internal error, and without a change when
// it rejects. Every response is validated against the contract, so an undeclared one is a 500.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Route, routes } from "@partner-esim/generated/portal/routes";
import fc from "fast-check";
import t from "tap";
import { Caller, Portal } from "./portal.ts";

const all: readonly Route[] = Object.values(routes);
/** These end the session, move everything, or are slow by design. */
const left =
  /^(sessionDelete|sessionCreate|passwordSet|totpRemove|clockAdvance|endpointsPing|networkReset|runsDelete)$/;

const text = fc.oneof(
  fc.string({ maxLength: 40, unit: "binary" }),
  fc.constantFrom(
    "",
    "null",
    "test",
    "live",
    "-1",
    "0",
    "1e9",
    "pkg_10001",
    "owner",
    "'; drop table people; --",
    "a\u0000b",
  ),
  fc.constant("x".repeat(600)),
);
const value: fc.Arbitrary<unknown> = fc.oneof(
  { maxDepth: 2 },
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom("name", "email", "amount", "id"), text, { maxKeys: 2 }),
);

/** Names of body fields in the contract, so that random input gets past the first check. */
const fields = [
  "mode",
  "name",
  "allowlist",
  "expires",
  "url",
  "event_types",
  "amount",
  "items",
  "customer_ref",
  "customer",
  "package_id",
  "email",
  "role",
  "tier",
  "live_approved",
  "active",
  "agreed_discount_bps",
  "allowed_packages",
  "sells_unlimited",
  "note",
  "format",
  "text",
  "dry_run",
  "enabled",
  "seconds",
  "down",
  "refuse",
  "hold",
  "fail_next",
  "refuse_next",
  "issue_at_most",
  "delay_seconds",
  "used_mb",
  "accounts",
  "test_keys",
  "wallet",
  "people",
  "code",
  "password",
];
const body = fc.oneof(fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 8 }), value);
const query = fc.dictionary(
  fc.constantFrom(
    "mode",
    "limit",
    "cursor",
    "status",
    "q",
    "days",
    "created_after",
    "endpoint_id",
    "event_id",
    "type",
  ),
  text,
  { maxKeys: 4 },
);

function callerOf(portal: Portal, route: Route): Caller {
  return route.roles.includes("owner") ? portal.owner : portal.machine;
}

t.test("no input makes the portal fail, and what is refused has changed nothing", async (t) => {
  const portal = await Portal.start(t);
  const { writer } = portal.d.service.store as unknown as { writer: import("better-sqlite3").Database };
  const counted = ["accounts", "api_keys", "people", "orders", "endpoints", "audit_log", "simulated_rules"];
  const counts = counted.map((table) => `(select count(*) from ${table})`).join(", ");
  const books = writer.prepare(`select ${counts}, (select sum(amount_paise) from ledger_entries)`).raw();
  const state = () => JSON.stringify(books.get());
  for (const route of all) {
    if (left.test(route.operationId)) continue;
    const caller = callerOf(portal, route);
    await fc.assert(
      fc.asyncProperty(body, query, fc.string({ minLength: 1, maxLength: 12 }), async (body, query, id) => {
        const before = state();
        const path = route.path.replace(/\{\w+\}/g, encodeURIComponent(id));
        const search = route.queryParams.length > 0 ? `?${new URLSearchParams(query)}` : "";
        const reply = await caller.call(
          route.method,
          path + search,
          route.method === "GET" ? undefined : body,
        );
        if (reply.status >= 500)
          throw new Error(`${route.operationId}: ${reply.status} ${JSON.stringify(reply.body)}`);
        if (reply.status >= 400 && state() !== before)
          throw new Error(`${route.operationId} has changed something`);
      }),
      { numRuns: 20, endOnFailure: true },
    );
  }
  t.pass("all operations were tried");
});

t.test("a field that an operation doesn't have is rejected, and nothing is changed", async (t) => {
  const portal = await Portal.start(t);
  const { machine, owner, d } = portal;
  const path = `/operator/accounts/${d.account.id}`;
  const before = (await machine.get(path)).body;
  const at = (param: string) => ({ status: 400, body: { error: { code: "invalid_request", param } } });
  t.match(await machine.patch(path, { name: "Other Travels", credit: "5.00" }), at("credit"));
  t.match(await machine.patch(path, { name: "Other Travels", balances: { live: "5.00" } }), at("balances"));
  t.match(await owner.post("/keys", { mode: "test", name: "n", account: "acc_1" }), at("account"));
  t.same((await owner.get("/keys")).body.data.length, 2);
  t.same((await machine.get(path)).body, before);
});

t.test("the operator sets the low-balance threshold with the other terms of an account", async (t) => {
  const portal = await Portal.start(t);
  const { machine, owner, d } = portal;
  const path = `/operator/accounts/${d.account.id}`;
  const set = (low_balance_threshold: unknown) => machine.patch(path, { low_balance_threshold });
  const threshold = async () => (await owner.get("/balance")).body.low_balance_threshold;
  t.match(await set("2500.5"), {
    status: 200,
    body: { balances: { low_balance_threshold: { amount: "2500.50" } } },
  });
  t.match(await threshold(), { amount: "2500.50" });
  t.match((await owner.get("/activity?limit=1")).body.data[0], {
    kind: "threshold.changed",
    actor: "operator",
    text: "2500.50",
  });
  await machine.patch(path, { name: "Other Travels" });
  t.match(await threshold(), { amount: "2500.50" }, "what is left out stays");
  const wrong = { status: 400, body: { error: { code: "invalid_request", param: "low_balance_threshold" } } };
  t.match(await set("-1"), wrong);
  t.match(await set(2500), wrong);
  for (const none of [null, "0"]) {
    await set("10");
    t.match(await set(none), { status: 200, body: { balances: { low_balance_threshold: null } } });
  }
});

t.test("logs contain no secrets", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-"));
  const main = join(import.meta.dirname, "..", "..", "src", "main.ts");
  const words = ["serve", "--demo", "--json", "--port", "0", "--log-level", "trace"];
  const child = spawn(process.execPath, [main, ...words, "--database", join(folder, "demo.db")], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise((resolve) => child.on("exit", resolve));
  t.teardown(async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true });
  });
  let log = "";
  child.stderr.on("data", (chunk) => {
    log += chunk;
  });
  const started = JSON.parse(
    await new Promise((resolve) => child.stdout.once("data", (chunk) => resolve(String(chunk)))),
  );
  const { owner, operator_token } = started.demo;
  const person = new Caller(started.portal_url);
  await person.signIn(owner.email, owner.password);
  await person.signIn(owner.email, "a wrong long password");
  const key = (await person.post("/keys", { mode: "test", name: "n" })).body.text;
  const { secret } =
    (await person.post("/endpoints", { mode: "test", url: "https://example.com/" })).body ?? {};
  const machine = new Caller(started.portal_url);
  machine.token = operator_token;
  await machine.get("/operator/accounts");
  child.kill();
  await ended;
  t.match(log, /"operation":"portal sessionCreate"/);
  t.match(log, /"operator":"tok_[0-9a-f]{12}"/);
  const session = person.cookie?.split("=")[1];
  for (const text of [
    owner.password,
    "a wrong long password",
    key,
    operator_token,
    session,
    person.csrf,
    secret,
  ]) {
    if (text) t.notOk(log.includes(text));
  }
});
