/** Faults of events: what is recorded, in which order, as of which moment, and what becomes of it while nobody listens. */
import { inModule } from "./fault.ts";

export const eventFaults = [
  ...inModule("server/src/domain/events/events.ts", [
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
      "caught-up-again",
      "events.live-esim.catch-up-72-hours",
      "what was made up for is made up for again with the next endpoint",
      "await tx.deferredEvents.deleteOf(ledger.n);",
      "",
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
