// Concurrency bugs of the service. A run of the scenario has to find each of them.
import type { ConcurrencyFault, Edit } from "./fault.ts";

const edit = (file: string, text: string, replacement: string): Edit => ({
  file: `server/src/${file}`,
  text,
  replacement,
});

type Row = readonly [name: string, fault: string, ...edits: Edit[]];

const on = (backend: ConcurrencyFault["backend"], rows: readonly Row[]): ConcurrencyFault[] =>
  rows.map(([name, fault, ...edits]) => ({ name, fault, backend, edits }));

const idempotency = "domain/idempotency/idempotency.ts";
const jobs = "store/sql/jobs.ts";
const transactions = "store/postgres/transactions.ts";
const groups = "store/sqlite/group-commit.ts";

const once =
  "return await store.transaction((tx) => runOnceIn(tx, ledger, request, now, () => effect(tx)), ledger);";

export const faults: readonly ConcurrencyFault[] = [
  ...on("postgres", [
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
  ...on("sqlite", [
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
