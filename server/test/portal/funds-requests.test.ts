// Funds above the limit: nothing is added until a second operator approves, and then once, on both databases.
import { limits } from "@partner-esim/generated/portal/limits";
import t, { type Test } from "tap";
import type { Config } from "../../src/runtime/config.ts";
import { hasPostgres, postgres } from "../stores.ts";
import { type Caller, invalid, Portal, refused } from "./portal.ts";

const admin = "operator@agency.example";
const asha = "asha@operator.example";
const ravi = "ravi@operator.example";
const limit = { fundsApprovalAbovePaise: 100_000 };

async function start(t: Test, settings: Partial<Config> = {}) {
  const portal = await Portal.start(t, { ...limit, ...settings });
  for (const email of [asha, ravi]) await portal.addPerson(email, "finance");
  const [first, second] = [await portal.signedIn(asha), await portal.signedIn(ravi)];
  const { d, machine } = portal;
  const path = `/operator/accounts/${d.account.id}`;
  const topup = (caller: Caller, amount: string, more: object = {}) =>
    caller.post(`${path}/wallet/topup`, { amount, ...more });
  const adjust = (caller: Caller, amount: string) =>
    caller.post(`${path}/wallet/adjust`, { amount, note: "Correction" });
  const decide = (caller: Caller, id: string, how: "approve" | "decline" | "withdraw") =>
    caller.post(`/operator/funds-requests/${id}/${how}`);
  const pending = async (query = "") => (await machine.get(`/operator/funds-requests${query}`)).body.data;
  const log = async (count: number) =>
    (await machine.get(`${path}/activity?group=money&limit=${count}`)).body.data;
  const newest = async () => (await machine.get(`${path}/ledger?mode=live&limit=1`)).body.data[0];
  return { portal, d, machine, path, first, second, topup, adjust, decide, pending, log, newest };
}

async function checkApproval(t: Test, settings: Partial<Config> = {}): Promise<void> {
  const { portal, d, path, first, second, topup, adjust, decide, pending, log, newest } = await start(
    t,
    settings,
  );
  const before = await d.balance(d.liveKey);
  t.equal((await topup(first, "1000")).status, 201, "up to the limit nobody else is needed");

  const asked = await topup(first, "1000.01", { reference: "BANK-1", note: "Invoice 17" });
  const account = { id: d.account.id, name: d.account.name };
  t.match(asked, {
    status: 202,
    body: {
      id: /^frq_[0-9a-f]{12}$/,
      status: "pending",
      account,
      kind: "wallet_topup",
      amount: { amount: "1000.01" },
      note: "Invoice 17",
      reference: "BANK-1",
      requested_by: asha,
      decided_by: null,
      entry_id: null,
    },
  });
  const { id } = asked.body;
  t.equal(await d.balance(d.liveKey), before + 100_000);
  t.same(await pending(), [asked.body]);
  t.match(await log(1), [{ kind: "wallet.requested", operator: asha, subject: id, text: "1000.01" }]);

  t.match(await decide(first, id, "approve"), refused(403, "forbidden"), "not one's own");
  t.match(await decide(first, id, "decline"), refused(403, "forbidden"));
  t.match(await decide(second, id, "withdraw"), refused(403, "forbidden"));
  t.match(await decide(portal.machine, id, "approve"), refused(403, "forbidden"), "no token");
  t.match(await decide(portal.machine, id, "decline"), refused(403, "forbidden"));
  t.match(await decide(second, "frq_0", "approve"), refused(404, "not_found"));
  t.equal(await d.balance(d.liveKey), before + 100_000);

  const approved = await decide(second, id, "approve");
  t.match(approved, { status: 200, body: { status: "approved", decided_by: ravi, entry_id: /^ent_/ } });
  t.equal(await d.balance(d.liveKey), before + 200_001);
  t.match(await newest(), {
    id: approved.body.entry_id,
    kind: "wallet_topup",
    operator: asha,
    approved_by: ravi,
    reference: "BANK-1",
    note: "Invoice 17",
  });
  t.match(await log(2), [
    { kind: "wallet.approved", operator: ravi, subject: id, text: "1000.01" },
    { kind: "wallet.requested" },
  ]);
  t.same(await pending(), []);
  t.same((await decide(second, id, "approve")).body, approved.body, "a retry changes nothing");
  const late = await decide(portal.operator, id, "approve");
  t.match(late, refused(409, "funds_request_decided"));
  t.match(late.body.error.message, /^ravi@operator\.example has approved the request at 20.*Z; nothing/);
  t.match(await decide(first, id, "withdraw"), refused(409, "funds_request_decided"));
  t.match((await portal.machine.get(path)).body.last_funds, { operator: asha, approved_by: ravi });

  const less = (await adjust(first, "-1500")).body;
  t.match(less, { status: "pending", kind: "adjustment", amount: { amount: "-1500.00" } });
  t.match(await decide(second, less.id, "approve"), { status: 200, body: { status: "approved" } });
  t.match(await newest(), { kind: "adjustment", operator: asha, approved_by: ravi });
  t.equal(await d.balance(d.liveKey), before + 50_001);
  const seen = [
    (await portal.owner.get("/activity")).body,
    (await portal.owner.get("/ledger?mode=live")).body,
  ];
  t.notMatch(JSON.stringify(seen), /@operator\.example|approved_by/, "partners are not told who it was");
}

async function checkRace(t: Test, settings: Partial<Config> = {}): Promise<void> {
  const { portal, d, first, second, topup, decide, log } = await start(t, settings);
  const before = await d.balance(d.liveKey);
  for (let round = 1; round <= 3; round++) {
    const { id } = (await topup(first, "2000")).body;
    const replies = await Promise.all([
      decide(second, id, "approve"),
      decide(portal.operator, id, "approve"),
      decide(first, id, "withdraw"),
    ]);
    const won = replies.filter(({ status }) => status === 200);
    t.equal(won.length, 1, "one succeeds");
    const { decided_by: by, status } = won[0]?.body ?? {};
    for (const { status: code, body } of replies.filter(({ status }) => status !== 200)) {
      t.equal(code, 409);
      t.match(body.error, {
        code: "funds_request_decided",
        message: `${by} has ${status} the request at 20`,
      });
    }
    t.match(await log(2), [{ kind: `wallet.${status}`, operator: by }, { kind: "wallet.requested" }]);
  }
  const { reads } = d.service.store;
  const ledger = await reads.ledgers.ofAccount(d.account.n, "live");
  const entries = await reads.ledgers.entries(ledger.n, { after: null, limit: 10 });
  const approved = entries.filter(({ approvedBy }) => approvedBy !== null);
  t.equal(await d.balance(d.liveKey), before + approved.length * 200_000, "each moved money once");
}

for (const [name, check] of [
  ["a change above the limit waits for a second operator", checkApproval],
  ["of two approvals and a withdrawal at the same moment, one succeeds", checkRace],
] as const) {
  t.test(`${name}, on SQLite`, check);
  t.test(`${name}, on PostgreSQL`, { skip: !hasPostgres }, async (t) => {
    await check(t, { database: await postgres.database(t) });
  });
}

t.test("requests are declined, withdrawn, or expire", async (t) => {
  const { portal, d, machine, second, first, topup, decide, pending, log } = await start(t);
  const before = await d.balance(d.liveKey);
  const one = (await topup(first, "5000")).body;
  const two = (await topup(machine, "6000")).body;
  const three = (await topup(first, "7000")).body;
  const other = await portal.otherAccount();
  const path = `/operator/accounts/${other.account.id}/wallet/topup`;
  const four = (await first.post(path, { amount: "8000" })).body;
  t.match(await pending(), [one, two, three, four], "oldest first");
  t.match(await pending(`?account=${other.account.id}`), [four]);
  t.match(await machine.get("/operator/funds-requests?account=acc_0"), refused(404, "not_found"));
  const page = (await machine.get("/operator/funds-requests?limit=3")).body;
  t.match(page, { has_more: true });
  t.match(await pending(`?limit=3&cursor=${page.next_cursor}`), [four]);
  t.equal((await machine.get("/operator/health")).body.funds_requests, 4);

  t.match(await decide(second, one.id, "decline"), { body: { status: "declined", decided_by: ravi } });
  t.match(await log(1), [{ kind: "wallet.declined", operator: ravi, subject: one.id }]);
  t.match(await decide(machine, two.id, "withdraw"), { body: { status: "withdrawn" } });
  t.match(await log(1), [{ kind: "wallet.withdrawn", operator: /^tok_/, subject: two.id }]);
  t.match(await decide(second, two.id, "approve"), refused(409, "funds_request_decided"));
  t.match(await pending(), [three, four]);

  await portal.advance(limits.fundsRequestDays * 24 * 3600);
  t.same(await pending(), []);
  t.equal((await machine.get("/operator/health")).body.funds_requests, 0);
  const later = await portal.signedIn(ravi);
  const expired = await decide(later, three.id, "approve");
  t.match(expired, refused(409, "funds_request_decided"));
  t.match(expired.body.error.message, /^The request expired at 20.*Z without a decision; nothing/);
  t.equal(await d.balance(d.liveKey), before);
});

t.test("a retry creates no second funds request, and a smaller change can't reuse its key", async (t) => {
  const { path, first, second, decide, pending } = await start(t);
  const send = (amount: string, key = "transfer-1", caller = first) =>
    caller.call("POST", `${path}/wallet/topup`, { amount }, { "idempotency-key": key });
  const made = await send("3000");
  const again = await send("3000");
  t.match([made.status, again.status], [202, 200]);
  t.equal(again.headers.get("idempotent-replayed"), "true");
  t.same(again.body, made.body);
  t.equal((await pending()).length, 1);
  t.match(await send("10"), refused(409, "idempotency_key_reused", "Idempotency-Key"));
  t.equal((await decide(second, made.body.id, "approve")).status, 200);
  t.same((await send("3000")).body, made.body, "the first response, also when it has been approved");
  const raced = await Promise.all([1, 2, 3, 4].map(() => send("4000", "transfer-2", second)));
  t.same(raced.map(({ status }) => status).toSorted(), [200, 200, 200, 202]);
  t.equal((await pending()).length, 1);
});

t.test("a wallet change is validated when requested and again when approved", async (t) => {
  const { d, first, second, topup, adjust, decide, pending } = await start(t);
  const reference = "BANK-7";
  t.equal((await topup(first, "500", { reference })).status, 201);
  t.match(await topup(first, "5000", { reference: "bank-7" }), refused(409, "reference_used", "reference"));
  t.match(await topup(first, "5000", { reference: "a b" }), invalid("reference"));
  t.match(await adjust(first, "-99999999"), refused(409, "wallet_too_low", "amount"));
  t.same(await pending(), []);

  const twice = { reference: "BANK-8" };
  const one = (await topup(first, "5000", twice)).body;
  const rival = await topup(second, "5000", { reference: "bank-8" });
  t.match(rival, refused(409, "reference_used", "reference"));
  t.match(rival.body.error.message, new RegExp(`waits for approval: request ${one.id}`));
  t.equal((await topup(first, "500", twice)).status, 201, "added meanwhile, below the limit");
  const balance = await d.balance(d.liveKey);
  t.match(await decide(second, one.id, "approve"), refused(409, "reference_used", "reference"));

  const all = (await adjust(first, `-${balance / 100}`)).body;
  t.equal((await adjust(first, "-1")).status, 201);
  t.match(await decide(second, all.id, "approve"), refused(409, "wallet_too_low", "amount"));
  t.equal(await d.balance(d.liveKey), balance - 100);
  t.match(await pending(), [one, all], "both stay pending");
});

t.test("without a limit no change needs approval; with a limit of 0 every change does", async (t) => {
  const free = await start(t, { fundsApprovalAbovePaise: null });
  t.equal((await free.topup(free.first, "9999999")).status, 201);
  const strict = await start(t, { fundsApprovalAbovePaise: 0 });
  t.equal((await strict.topup(strict.first, "0.01")).status, 202);
  t.equal((await strict.adjust(strict.first, "-0.01")).status, 202);
  t.match(await strict.topup(strict.first, "0"), invalid("amount"));
});

t.test("admins and finance decide; support and read-only operators only read", async (t) => {
  const { portal, first, topup, decide } = await start(t);
  const { id } = (await topup(first, "5000")).body;
  for (const role of ["support", "read_only"] as const) {
    await portal.addPerson(`${role}@operator.example`, role);
    const caller = await portal.signedIn(`${role}@operator.example`);
    t.match((await caller.get("/operator/funds-requests")).body.data, [{ id }]);
    for (const how of ["approve", "decline", "withdraw"] as const)
      t.match(await decide(caller, id, how), refused(403, "forbidden"), `${role} ${how}`);
  }
  t.match(await portal.owner.get("/operator/funds-requests"), refused(403, "forbidden"));
  t.match(await decide(portal.owner, id, "approve"), refused(403, "forbidden"));
  t.match(await decide(portal.operator, id, "approve"), { body: { decided_by: admin } });
});
