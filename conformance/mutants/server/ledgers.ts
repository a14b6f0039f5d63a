/** Bugs in visibility and lists: objects of the other mode or account, pages, cursors and order. */
import { inModule } from "./fault.ts";

const allOfTheAccount =
  "in (select b.n from ledgers a join ledgers b on b.account = a.account where a.n = $2)";

export const ledgerFaults = [
  ...inModule("server/src/store/sql/events.ts", [
    [
      "event-of-both-modes",
      "auth.isolation.test-cannot-see-live",
      "an event is found with keys of both modes",
      "where e.id = $1 and e.ledger = $2 and",
      `where e.id = $1 and e.ledger ${allOfTheAccount} and`,
    ],
  ]),
  ...inModule("server/src/store/sql/lists.ts", [
    [
      "same-moment-lost",
      "pagination.cursor.continues",
      "items of the same millisecond as the last of a page are skipped",
      "(row.created_at, row.n) < (?, ?)",
      "row.created_at < ? and ? > 0",
    ],
  ]),
  ...inModule("server/src/http/pages.ts", [
    [
      "page-short-of-one",
      "pagination.cursor.continues",
      "the cursor of a page skips the first item of the next one",
      "cursors.encode(list, positionOf(last))",
      "cursors.encode(list, positionOf(rows[limit] ?? last))",
    ],
  ]),
  ...inModule("server/src/http/cursors.ts", [
    [
      "cursor-of-any-esim",
      "pagination.cursor.other-list",
      "a cursor of one eSIM's top-ups works for another eSIM",
      "`${list.operation} ${list.ledger} ${list.subject ?? 0} `",
      "`${list.operation} ${list.ledger} `",
    ],
    [
      "cursor-unsigned",
      "errors.code.invalid-request.bad-cursor",
      "the signature of a cursor is not checked",
      "if (!signs(this.#secret) && !this.#previous.some(signs)) return null;",
      "",
    ],
  ]),
];
