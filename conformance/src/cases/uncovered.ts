/**
 * Rules that no run can show, each with the reason and a test in the service's repository. The suite's tests check that
 * these tests exist.
 */
import type { RuleId } from "../contract.ts";

export interface Uncovered {
  /** Why no run can show it. */
  because: string;
  /** A file of the repository and the name of a test in it; null where no test can show it. */
  shownBy: readonly [file: string, test: string] | null;
}

const broken: Uncovered = {
  because: "No request makes a correct service fail.",
  shownBy: [
    "server/test/http/unseen.test.ts",
    "every operation returns internal_error when the service itself fails",
  ],
};
const toTheMillisecond: Uncovered = {
  because: "Responses state times in whole seconds, so a client never learns the millisecond.",
  shownBy: [
    "server/test/http/unseen.test.ts",
    "created_after includes its exact millisecond, created_before excludes it",
  ],
};
const noMail: Uncovered = {
  because: "An email that is not sent cannot be observed, and the API gives no access to mailboxes.",
  shownBy: [
    "server/test/http/unseen.test.ts",
    "orders and top-ups send no email to the partner or the traveller",
  ],
};
const lowBalanceMail: Uncovered = {
  because: "The email goes to a mailbox, which the API gives no access to.",
  shownBy: [
    "server/test/supply/esim-life.test.ts",
    "the low-balance email is sent with the event, in live mode only",
  ],
};

export const uncovered = {
  "errors.balance-get.500-internal-error": broken,
  "errors.countries-list.500-internal-error": broken,
  "errors.esims-get.500-internal-error": broken,
  "errors.esims-list.500-internal-error": broken,
  "errors.events-get.500-internal-error": broken,
  "errors.events-list.500-internal-error": broken,
  "errors.orders-create.500-internal-error": broken,
  "errors.orders-get.500-internal-error": broken,
  "errors.orders-list.500-internal-error": broken,
  "errors.packages-get.500-internal-error": broken,
  "errors.packages-list.500-internal-error": broken,
  "errors.qr.500-internal-error": broken,
  "errors.simulate.500-internal-error": broken,
  "errors.topup-packages-list.500-internal-error": broken,
  "errors.topups-create.500-internal-error": broken,
  "errors.topups-get.500-internal-error": broken,
  "errors.topups-list.500-internal-error": broken,
  "errors.code.internal-error": {
    because: "No request makes a correct service fail.",
    shownBy: [
      "server/test/http/requests.test.ts",
      "a failing store returns a 500 in the envelope and leaves nothing half done",
    ],
  },
  "events.balance-low.live-email": lowBalanceMail,
  "events.balance-low.sandbox-no-email": lowBalanceMail,
  "orders.list.created-after.inclusive": toTheMillisecond,
  "orders.list.created-before.exclusive": toTheMillisecond,
  "qr.signed-token": {
    because: "Cases show that made-up tokens are rejected; the signature cannot be observed.",
    shownBy: ["server/test/domain/pure.test.ts", "cursors and tokens: one that was not issued is rejected"],
  },
  "service.transport.https": {
    because:
      "It applies to public deployments, and a run cannot tell one from a local one, which may serve plain HTTP. " +
      "TLS ends in front of the service, so no test of the repository shows it either.",
    shownBy: null,
  },
  "service.white-label.no-message-to-partner": noMail,
  "service.white-label.no-message-to-traveller": noMail,
  "webhooks.answer.timeout-from-lookup": {
    because: "The DNS lookup of a receiver cannot be slowed down without its name server.",
    shownBy: [
      "server/test/webhooks/sender.test.ts",
      "the timeout covers lookup, connection and response together",
    ],
  },
  "webhooks.disable.email": {
    because: "The email goes to a mailbox, which the API gives no access to.",
    shownBy: [
      "server/test/webhooks/schedule.test.ts",
      "20 exhausted deliveries disable, after a warning, each with an email and an entry",
    ],
  },
  "webhooks.signature.secret-unavailable": {
    because: "A secret becomes unreadable only if the deployment's own key is wrong.",
    shownBy: [
      "server/test/webhooks/schedule.test.ts",
      "a rotated secret signs the next attempt; an unreadable one makes deliveries wait",
    ],
  },
} as const satisfies Partial<Record<RuleId, Uncovered>>;

export type UncoveredRuleId = keyof typeof uncovered;
