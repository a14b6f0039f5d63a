// Which troubles a deployment has, by the figures that its processes report.
import t from "tap";
import type { StoredHealth } from "../../src/domain/health/health.ts";
import { type ProcessReport, supplierCallsOf } from "../../src/domain/health/processes.ts";
import { troublesOf } from "../../src/domain/health/troubles.ts";
import { SupplierFailure } from "../../src/domain/supply/supplier.ts";
import { dayMs } from "../../src/domain/values/timestamps.ts";
import { RecentCalls } from "../../src/suppliers/recent-calls.ts";

const now = 30_000 * dayMs;

const report = (name: string, more: Partial<ProcessReport> = {}): ProcessReport => ({
  name,
  startedAt: now - dayMs,
  seenAt: now - 1000,
  state: {
    roles: ["serving", "background"],
    release: "1",
    writeFailure: null,
    supplier: new RecentCalls().read(now),
  },
  ...more,
});

const healthy: StoredHealth = {
  orders: { all: 0, stuck: 0 },
  topups: { all: 0, stuck: 0 },
  failedOrders: 0,
  lowWallets: 0,
  fundsRequests: 0,
  webhooks: { paused: 0, disabled: 0, waiting: 0 },
  jobs: { due: 0, overdueMs: 0 },
  lastVerification: null,
  mail: { waiting: 0, failing: 0, oldestAt: null, lastError: null },
  certificate: { endsAt: now + 60 * dayMs, checkedAt: now },
  processes: [report("one")],
  supplier: supplierCallsOf([]),
  writeFailure: null,
  backup: undefined,
};

const kinds = (more: Partial<StoredHealth>) =>
  troublesOf({ ...healthy, ...more }, now, now).map(({ kind, severity }) => `${severity} ${kind}`);

t.test("nothing is wrong", async (t) => t.same(kinds({}), []));

t.test("each trouble is reported with its severity", async (t) => {
  const { state } = report("one");
  const cases: [Partial<StoredHealth>, string[]][] = [
    [{ processes: [report("one"), report("two", { seenAt: now - 60_000 })] }, ["bad process_down"]],
    [{ processes: [report("one", { state: { ...state, roles: ["serving"] } })] }, ["bad no_background"]],
    [
      {
        processes: [
          report("one", { state: { ...state, writeFailure: "disk_full" } }),
          report("two", { seenAt: now - 60_000 }),
        ],
        writeFailure: "disk_full",
      },
      ["bad database_writes"],
    ],
    [{ orders: { all: 4, stuck: 3 } }, ["bad purchases_stuck"]],
    [{ jobs: { due: 9, overdueMs: 180_000 } }, ["bad jobs_overdue"]],
    [{ mail: { waiting: 2, failing: 1, oldestAt: now - 1000, lastError: "no" } }, ["warn mail_failing"]],
    [{ mail: { waiting: 2, failing: 0, oldestAt: now - 700_000, lastError: null } }, ["bad mail_failing"]],
    [{ certificate: { endsAt: now + 6 * dayMs, checkedAt: now } }, ["bad certificate"]],
    [{ certificate: { endsAt: now + 10 * dayMs, checkedAt: now } }, ["warn certificate"]],
    [{ certificate: { endsAt: null, checkedAt: now } }, []],
    [{ lastVerification: { at: now, violations: { "ledger.sum": 2 } } as never }, ["bad violations"]],
    [{ backup: null }, ["warn backup"]],
    [{ backup: { at: now - 3 * dayMs, bytes: 1 } }, ["warn backup"]],
    [{ backup: { at: now - dayMs, bytes: 1 } }, []],
  ];
  for (const [more, expected] of cases) t.same(kinds(more), expected, JSON.stringify(more).slice(0, 80));
  const late = { backup: null, orders: { all: 1, stuck: 1 } };
  t.same(kinds(late), ["bad purchases_stuck", "warn backup"], "the serious ones first");
});

t.test("a supplier fails when several calls in a row have failed, in any process", async (t) => {
  const calls = new RecentCalls();
  const fail = (at: number) => calls.add("failed", 20, at, new SupplierFailure("The gateway returned 503."));
  fail(now - 5000);
  fail(now - 4000);
  t.equal(calls.read(now).failingSince, null, "two failures in a row don't count as failing");
  fail(now - 3000);
  const failing = calls.read(now);
  t.match(failing, { calls: 3, failed: 3, failingSince: now - 5000, lastError: "The gateway returned 503." });
  const other = new RecentCalls();
  other.add("issued", 100, now - 10_000);
  const together = supplierCallsOf([other.read(now), failing]);
  t.match(together, { calls: 4, failed: 3, failingSince: now - 5000, medianMs: 20, p95Ms: 100 });
  t.match(troublesOf({ ...healthy, supplier: together }, now, now), [
    { kind: "supplier_failing", at: now - 5000, detail: "The gateway returned 503." },
  ]);
  t.equal(
    calls.read(now + 2 * 3_600_000).failingSince,
    null,
    "without recent calls, the supplier's health is unknown",
  );
  calls.add("refused", 30, now);
  t.equal(calls.read(now).failingSince, null, "a rejection is a response");
  fail(now);
  calls.add("failed", 20, now, new Error("postgres://user:password@host"));
  t.equal(
    calls.read(now).lastError,
    null,
    "only the message of a SupplierFailure is shown: others can hold a secret",
  );
});
