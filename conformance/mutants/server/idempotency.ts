/** Bugs in idempotency: when a response is stored, for whom, for how long, and what a retry gets. */
import { inModule } from "./fault.ts";

export const idempotencyFaults = [
  ...inModule("server/src/domain/idempotency/idempotency.ts", [
    [
      "looked-up-outside-the-transaction",
      "errors.retry.same-key-safe",
      "the key is looked up before the transaction, so two simultaneous requests both do the work",
      "return await store.transaction((tx) => runOnceIn(tx, ledger, request, now, () => effect(tx)), ledger);",
      [
        "const first = await store.reads.idempotency.byKey(ledger, request.key);",
        "const claim = first ? meaningOf(first, request, now) : { found: 'nothing' };",
        "await new Promise((resolve) => setTimeout(resolve, 30));",
        "if (claim instanceof Refusal) return claim;",
        "if (claim.found === 'response') return claim.response;",
        "return await store.transaction(async (tx) => {",
        "  const body = await effect(tx);",
        "  if (body instanceof Refusal) return body;",
        "  await storeResponse(tx, ledger, request, { body, objectId: null, showsCurrentState: false }, now);",
        "  return stored(body, false);",
        "}, ledger);",
      ].join("\n"),
    ],
  ]),
  ...inModule("server/src/store/sql/idempotency.ts", [
    [
      "modes-share-keys",
      "idempotency.scope.mode",
      "a key used in the other mode is found too",
      'if (scope === "deployment") {',
      'const inMode = await db.prepare<ResponseRow>("select r.* from stored_responses r join ledgers a on a.n = r.ledger join ledgers b on b.account = a.account where b.n = $1 and r.key = $2 limit 1").get(ledger, key); if (inMode) return toStoredResponse(inMode); if (scope === "deployment") {',
    ],
  ]),
  ...inModule("server/src/http/request-headers.ts", [
    [
      "key-cut-short",
      "idempotency.key.length",
      "keys with the same first 200 characters are equal",
      "return key;",
      "return key.slice(0, 200);",
    ],
    [
      "key-trimmed-of-all-blanks",
      "idempotency.key.length",
      "a byte A0 at an end of the key is trimmed",
      'trimBlanks(values[0] ?? "")',
      '(values[0] ?? "").trim()',
    ],
  ]),
];
