/** Bugs in events: what is recorded, in which order, with which state, and what happens without an endpoint. */
import { inModule } from "./fault.ts";

export const eventFaults = [
  ...inModule("server/src/domain/events/events.ts", [
    [
      "recorded-while-inactive",
      "events.inactive-account.none-produced",
      "a deactivated account still records events",
      "if (!ledger.active) return text;",
      "",
    ],
  ]),
  ...inModule("server/src/domain/esims/esim-events.ts", [
    [
      "caught-up-again",
      "events.live-esim.catch-up-72-hours",
      "caught-up changes are recorded again with the next endpoint",
      "await tx.deferredEvents.deleteOf(ledger.n);",
      "",
    ],
  ]),
  ...inModule("server/src/domain/accounts/administration.ts", [
    [
      "waiting-outlives-the-account",
      "events.inactive-account.waiting-failed",
      "pending deliveries of a deactivated account stay pending",
      "await failWaitingOfAccount(tx, account.n, now);",
      "",
    ],
  ]),
];
