/** Faults of events: what is recorded, in which order, as of which moment, and what becomes of it while nobody listens. */
import { inModule } from "./fault.ts";

export const eventFaults = [
  ...inModule("server/src/domain/events/events.ts", [
    [
      "recorded-with-endpoints-only",
      "events.recorded.always",
      "nothing is recorded without a webhook endpoint",
      "if (!ledger.active) return text;",
      "if (!ledger.active || ledger.enabledEndpoints === 0) return text;",
    ],
    [
      "recorded-while-inactive",
      "events.inactive-account.none-produced",
      "a deactivated account goes on recording",
      "if (!ledger.active) return text;",
      "",
    ],
  ]),
  ...inModule("server/src/domain/esims/esim-events.ts", [
    [
      "jump-the-other-way-round",
      "events.esim.jump-order",
      "of two changes at once the later is recorded first",
      "for (const type of types) {",
      "for (const type of [...types].reverse()) {",
    ],
    [
      "caught-up-three-hours",
      "events.live-esim.catch-up-72-hours",
      "changes older than some minutes are not made up for",
      "const catchUpMs = limits.esimCatchUpHours * 3_600_000;",
      "const catchUpMs = limits.esimCatchUpHours * 60_000;",
    ],
    [
      "caught-up-again",
      "events.live-esim.catch-up-72-hours",
      "what was made up for is made up for again with the next endpoint",
      "await tx.deferredEvents.deleteOf(ledger.n);",
      "",
    ],
    [
      "live-recorded-unheard",
      "events.recorded.live-esim-needs-endpoint",
      "changes of live eSIMs are recorded without an endpoint",
      'active && (mode === "test" || enabledEndpoints > 0);',
      "active;",
    ],
  ]),
  ...inModule("server/src/domain/orders/orders.ts", [
    [
      "failed-as-completed",
      "events.type.order-failed",
      "a failed order is announced as completed",
      'const type = order.status === "failed" ? "order.failed" : "order.completed";',
      'const type = "order.completed";',
    ],
    [
      "late-completion-unannounced",
      "states.order.processing-to-completed",
      "an order that is completed later records nothing",
      "await recordEvent(tx, ledger, type, toOrderResponse(order, esims), now, random);",
      'before === "processing" && order.status === "completed" ? JSON.stringify(toOrderResponse(order, esims)) : await recordEvent(tx, ledger, type, toOrderResponse(order, esims), now, random);',
    ],
    [
      "event-before-the-refund",
      "events.order-completed.read-status",
      "the event of an order leaves its refund out",
      "await recordEvent(tx, ledger, type, toOrderResponse(order, esims), now, random);",
      "await recordEvent(tx, ledger, type, toOrderResponse({ ...order, refundedPaise: 0 }, esims), now, random);",
    ],
  ]),
  ...inModule("server/src/domain/topups/topups.ts", [
    [
      "failed-topup-announced",
      "events.none.failed-topup",
      "a top-up that failed records topup.completed",
      'if (outcome === "completed") {\n    await recordEvent(',
      "if (outcome) {\n    await recordEvent(",
    ],
    [
      "completed-topup-unannounced",
      "events.type.topup-completed",
      "a completed top-up records nothing",
      'if (outcome === "completed") {\n    await recordEvent(',
      "if (!outcome) {\n    await recordEvent(",
    ],
  ]),
  ...inModule("server/src/api/handlers/events.ts", [
    [
      "event-of-the-present",
      "resources.esim-summary.snapshot",
      "an event shows its eSIM as it is when it is read",
      "if (event) return { status: 200, body: eventText(event) };",
      [
        "if (event) {",
        '  const { toEsimSummaryResponse } = await import("../../domain/representations.ts");',
        "  const { iccid, expires_at } = JSON.parse(event.data);",
        "  const esim = iccid && expires_at !== undefined ? await store.reads.esims.byIccid(holder.ledger, iccid) : null;",
        "  if (esim) event.data = JSON.stringify(toEsimSummaryResponse(esim));",
        "  return { status: 200, body: eventText(event) };",
        "}",
      ].join("\n"),
    ],
    [
      "type-filter-ignored",
      "events.list.type.filter",
      "the type that is asked for counts for nothing",
      "const filter = { type: query.type, notBefore: oldestReadable(now) };",
      "const filter = { notBefore: oldestReadable(now) };",
    ],
  ]),
  ...inModule("server/src/domain/accounts/administration.ts", [
    [
      "waiting-outlives-the-account",
      "events.inactive-account.waiting-failed",
      "what waits for a deactivated account goes on waiting",
      "await failWaitingOfAccount(tx, account.n, now);",
      "",
    ],
  ]),
];
