// Concurrency bugs of the service. A run of the scenario has to find each of them.
import type { ConcurrencyFault, Edit } from "./fault.ts";

const edit = (file: string, text: string, replacement: string): Edit => ({
  file: `server/src/${file}`,
  text,
  replacement,
});

type Row = readonly [name: string, fault: string, ...edits: Edit[]];

const on = (
  backend: ConcurrencyFault["backend"],
  rows: readonly Row[],
  dropSql: string | null = null,
): ConcurrencyFault[] => rows.map(([name, fault, ...edits]) => ({ name, fault, backend, edits, dropSql }));

const idempotency = "domain/idempotency/idempotency.ts";
const ledgers = "store/sql/ledgers.ts";
const locks = "domain/locks.ts";
const jobs = "store/sql/jobs.ts";
const transactions = "store/postgres/transactions.ts";
const groups = "store/sqlite/group-commit.ts";

/** A transaction locks its ledger when it begins, so a missing lock afterwards alone has no effect. */
const notLockedFirst = edit(
  "store/postgres/sessions.ts",
  '"select n from ledgers where n = $1 for no key update"',
  '"select n from ledgers where n = $1"',
);
const lockOfAccount =
  "const [, ledger] = await Promise.all([holdOf.get(account, mode), ofAccount(account, mode)]);";
const lockByNumber = "const [, ledger] = await Promise.all([hold.get(n), byNumber(n)]);";
const once =
  "return await store.transaction((tx) => runOnceIn(tx, ledger, request, now, () => effect(tx)), ledger);";

export const faults: readonly ConcurrencyFault[] = [
  ...on("postgres", [
    [
      "ledger-lock-dropped",
      "a charge doesn't lock the ledger",
      notLockedFirst,
      edit(ledgers, lockOfAccount, "const ledger = await ofAccount(account, mode);"),
    ],
    [
      "balance-read-before-the-lock",
      "a charge reads the balance, and then locks the ledger",
      notLockedFirst,
      edit(
        ledgers,
        lockOfAccount,
        "const ledger = await ofAccount(account, mode);\n      await holdOf.get(account, mode);",
      ),
    ],
    [
      "refund-without-a-lock",
      "a refund or a job reads the ledger without a lock, and writes the balance back",
      edit(ledgers, lockByNumber, "const ledger = await byNumber(n);"),
    ],
    [
      "locks-shared",
      "several transactions can lock a row",
      notLockedFirst,
      edit(
        "store/postgres/prepared.ts",
        "locked: (table) => ` for no key update",
        "locked: (table) => ` for key share",
      ),
    ],
    [
      "wallet-not-locked",
      "funds are added without a lock",
      edit(
        "domain/ledger/ledger.ts",
        'const ledger = await tx.ledgers.lockOfAccount(account.n, "live");\n  await post',
        'const ledger = await tx.ledgers.ofAccount(account.n, "live");\n  await post',
      ),
    ],
    [
      "operator-key-not-locked",
      "an operator's key is not locked across ledgers",
      edit("store/sql/idempotency.ts", "if (locksRows) await hold.get(key);", ""),
    ],
    [
      "unit-issued-twice",
      "the simulated supplier takes a request that another process inserted for its own",
      edit(
        "store/sql/simulated-supplier.ts",
        "return (await insertRequest.run(...values)) === 1;",
        "await insertRequest.run(...values);\n      return true;",
      ),
    ],
    [
      "lease-ends-at-once",
      "a lease ends when it begins",
      edit(
        jobs,
        "update jobs set lease_until = $2 where n in",
        "update jobs set lease_until = least($1, $2) where n in",
      ),
    ],
    [
      "key-looked-up-before-the-transaction",
      "the idempotency key is looked up, not claimed",
      edit(
        idempotency,
        once,
        [
          "const first = await store.reads.idempotency.byKey(ledger, request.key);",
          "  const claim = first ? meaningOf(first, request, now) : { found: 'nothing' };",
          "  if (claim instanceof Refusal) return claim;",
          "  if (claim.found === 'response') return claim.response;",
          "  return await store.transaction(async (tx) => {",
          "    const body = await effect(tx);",
          "    if (body instanceof Refusal) return body;",
          "    await storeResponse(tx, ledger, request, { body, objectId: null, showsCurrentState: false }, now);",
          "    return stored(body, false);",
          "  }, ledger);",
        ].join("\n"),
      ),
    ],
    [
      "key-claimed-after-the-effect",
      "the effect commits before its key is claimed",
      edit(
        idempotency,
        once,
        [
          "const body = await store.transaction((tx) => effect(tx), ledger);",
          "  if (body instanceof Refusal) return body;",
          "  return await store.transaction((tx) => runOnceIn(tx, ledger, request, now, async () => body), ledger);",
        ].join("\n"),
      ),
    ],
    [
      "key-of-another-request-taken",
      "a key that another request has claimed counts as free",
      edit("store/sql/idempotency.ts", "if (row) return toStoredResponse(row);", "if (row) return null;"),
    ],
    [
      "commit-acknowledged-early",
      "a transaction returns before its commit",
      edit(
        transactions,
        "else await this.#commit(client, session);",
        "else void this.#commit(client, session).catch(() => {});",
      ),
    ],
    [
      "refused-transaction-committed",
      "a refused transaction commits",
      edit(
        transactions,
        'if (value instanceof Refusal) await query(client, "rollback");',
        'if (value instanceof Refusal) await query(client, "commit");',
      ),
    ],
    [
      "failed-transaction-committed",
      "a failed transaction commits",
      edit(transactions, 'query(client, "rollback").then(', 'query(client, "commit").then('),
    ],
    [
      "lease-ignored",
      "a leased job is claimed again",
      edit(
        jobs,
        "(lease_until is null or lease_until <= $1 or lease_until > $5)\n         and kind",
        "cast($5 as bigint) > 0\n         and kind",
      ),
    ],
    [
      "jobs-not-locked",
      "two processes that claim jobs at once get the same ones",
      edit(jobs, '{lockedFree("jobs")}', '{""}'),
    ],
  ]),
  ...on(
    "postgres",
    [
      [
        "order-not-locked",
        "two cancellations of an order read it without a lock",
        edit(
          locks,
          "const ledger = await tx.ledgers.lock(known.ledger);\n  const order = await tx.orders.lock(n);",
          "const ledger = await tx.ledgers.byNumber(known.ledger);\n  const order = await tx.orders.byNumber(n);",
        ),
      ],
      [
        "esim-not-locked",
        "two cancellations of an eSIM read it without a lock",
        edit(
          locks,
          "const ledger = await tx.ledgers.lock(known.ledger);\n  const esim = await tx.esims.lock(n);",
          "const ledger = await tx.ledgers.byNumber(known.ledger);\n  const esim = await tx.esims.byNumber(n);",
        ),
      ],
    ],
    "alter table orders drop constraint orders_check",
  ),
  ...on("sqlite", [
    [
      "group-acknowledged-early",
      "a group's transactions return before its commit",
      edit(
        groups,
        "this.#steps.before();\n",
        "for (const response of results.splice(0)) response();\n      await new Promise((go) => setTimeout(go, 5));\n      this.#steps.before();\n",
      ),
    ],
    [
      "group-not-rolled-back",
      "a group is re-run without rolling back its first run",
      edit(
        groups,
        "this.#statements.rollback();\n      this.#facts = [];\n      await whenUnlocked(this.#statements.begin);",
        "this.#facts = [];",
      ),
    ],
    [
      "reads-see-the-open-transaction",
      "reads use the writer's connection",
      edit("store/sqlite/store.ts", "connectionOf(this.#reader)", "connectionOf(this.writer)"),
    ],
    [
      "group-rolled-back-in-part",
      "of a failed transaction only the claim of its key is rolled back",
      edit(groups, "if (!this.#wrote) {", "if (!this.#wrote || this.#releases.length > 0) {"),
    ],
    [
      "savepoint-of-a-refusal-kept",
      "a refused transaction of a group keeps its writes",
      edit(
        groups,
        "undo();\n        this.#facts.length = facts;\n      }",
        "this.#facts.length = facts;\n      }",
      ),
    ],
    [
      "group-forgotten",
      "a group that was rolled back is acknowledged",
      edit(groups, "return group.length === 1 ? results : null;", "return results;"),
    ],
  ]),
];
