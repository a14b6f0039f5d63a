/** Faults of who sees what, and of lists: objects of the other mode or account, pages, cursors and order. */
import { inModule } from "./fault.ts";

const allOfTheAccount =
  "in (select b.n from ledgers a join ledgers b on b.account = a.account where a.n = $2)";

export const ledgerFaults = [
  ...inModule("server/src/store/sqlite/orders.ts", [
    [
      "orders-of-everybody",
      "errors.orders-get.404-order-not-found",
      "an order is found by its id whoever asks",
      "where o.id = $1 and o.ledger = $2",
      "where o.id = $1 and $2 > 0",
    ],
    [
      "orders-of-both-modes",
      "auth.isolation.live-cannot-see-test",
      "an order is found with keys of both modes",
      "where o.id = $1 and o.ledger = $2",
      `where o.id = $1 and o.ledger ${allOfTheAccount}`,
    ],
    [
      "references-like",
      "orders.list.customer-ref.case",
      "orders are found by a reference in other letters",
      'customerRef: "row.customer_ref = ?"',
      'customerRef: "row.customer_ref like ?"',
    ],
    [
      "created-by-the-second",
      "orders.list.created.milliseconds",
      "time filters look at the second in which an order was made",
      'createdAfter: "row.created_at >= ?"',
      'createdAfter: "row.created_at / 1000 * 1000 >= ?"',
    ],
    [
      "created-before-inclusive",
      "orders.list.created.half-open",
      "an order made within the second of created_before is listed",
      'createdBefore: "row.created_at < ?"',
      'createdBefore: "row.created_at < ? + 1000"',
    ],
  ]),
  ...inModule("server/src/store/sqlite/topups.ts", [
    [
      "topups-of-everybody",
      "errors.topups-get.404-topup-not-found",
      "a top-up is found by its id whoever asks",
      "where t.id = $1 and t.ledger = $2",
      "where t.id = $1 and $2 > 0",
    ],
  ]),
  ...inModule("server/src/store/sqlite/esims.ts", [
    [
      "esims-of-everybody",
      "errors.esims-get.404-esim-not-found",
      "an eSIM is found by its ICCID whoever asks",
      "where e.iccid = $1 and e.ledger = $2",
      "where e.iccid = $1 and $2 > 0",
    ],
    [
      "esims-of-both-modes",
      "auth.isolation.test-cannot-see-live",
      "an eSIM is found with keys of both modes",
      "where e.iccid = $1 and e.ledger = $2",
      `where e.iccid = $1 and e.ledger ${allOfTheAccount}`,
    ],
  ]),
  ...inModule("server/src/store/sqlite/events.ts", [
    [
      "event-of-both-modes",
      "auth.isolation.test-cannot-see-live",
      "an event is found with keys of both modes",
      "where e.id = $1 and e.ledger = $2 and",
      `where e.id = $1 and e.ledger ${allOfTheAccount} and`,
    ],
    [
      "event-pages-overlap",
      "pagination.cursor.continues",
      "a page of events begins with the last event of the one before",
      "e.sequence < $3",
      "e.sequence <= $3",
    ],
  ]),
  ...inModule("server/src/store/sqlite/lists.ts", [
    [
      "pages-overlap",
      "pagination.cursor.continues",
      "a page begins with the last item of the one before",
      "(row.created_at, row.n) < (?, ?)",
      "(row.created_at, row.n) <= (?, ?)",
    ],
    [
      "same-moment-lost",
      "pagination.cursor.continues",
      "items made in the same millisecond as the last of a page are passed over",
      "(row.created_at, row.n) < (?, ?)",
      "row.created_at < ? and ? > 0",
    ],
    [
      "pages-turned-round",
      "orders.list.newest-first",
      "each page has its items the other way round",
      "order by page.created_at desc, page.n desc",
      "order by page.created_at, page.n",
    ],
  ]),
  ...inModule("server/src/http/pages.ts", [
    [
      "full-page-promises-more",
      "pagination.last-page",
      "a full page is never the last",
      "rows.length > limit && last !== undefined",
      "rows.length >= limit && last !== undefined",
    ],
    [
      "page-short-of-one",
      "pagination.cursor.continues",
      "the cursor of a page points behind the first item of the next one",
      "cursors.encode(list, positionOf(last))",
      "cursors.encode(list, positionOf(rows[limit] ?? last))",
    ],
  ]),
  ...inModule("server/src/http/cursors.ts", [
    [
      "cursor-of-any-list",
      "pagination.cursor.other-list",
      "a cursor is taken by every list",
      "`${list.operation} ${list.ledger} ${list.subject ?? 0} `",
      "`${list.ledger} ${list.subject ?? 0} `",
    ],
    [
      "cursor-of-any-esim",
      "pagination.cursor.other-list",
      "a cursor of one eSIM's top-ups is taken for another eSIM",
      "`${list.operation} ${list.ledger} ${list.subject ?? 0} `",
      "`${list.operation} ${list.ledger} `",
    ],
    [
      "cursor-of-any-mode",
      "pagination.cursor.other-mode",
      "a cursor is taken in the other mode",
      "`${list.operation} ${list.ledger} ${list.subject ?? 0} `",
      "`${list.operation} ${list.subject ?? 0} `",
    ],
    [
      "cursor-unsigned",
      "errors.code.invalid-request.bad-cursor",
      "the signature of a cursor is not looked at",
      "if (!signs(this.#secret) && !this.#previous.some(signs)) return null;",
      "",
    ],
  ]),
  ...inModule("server/src/api/handlers/orders.ts", [
    [
      "esims-of-a-list-missing",
      "orders.list.ok",
      "listed orders have no eSIMs",
      "rows.push({ order, esims: await store.reads.orders.units(order.n) });",
      "rows.push({ order, esims: [] });",
    ],
  ]),
];
