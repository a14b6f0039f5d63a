/** Bugs in webhooks: signatures, attempts and their schedule, pauses, and what an endpoint should not receive. */
import { inModule } from "./fault.ts";

export const webhookFaults = [
  ...inModule("server/src/webhooks/sender.ts", [
    [
      "signed-as-serialised-again",
      "webhooks.signature.algorithm",
      "the signed body is parsed and serialised again",
      "const signature = signatureOf(secret, unixSeconds, body);",
      "const signature = signatureOf(secret, unixSeconds, Buffer.from(JSON.stringify(JSON.parse(request.body), null, 1)));",
    ],
  ]),
  ...inModule("server/src/domain/webhooks/attempts.ts", [
    [
      "retried-for-ever",
      "states.delivery.failed-after-8",
      "there is a ninth attempt",
      "const waitMs = delivery.attempts < attemptsMax ? retryWaitsMs[delivery.attempts - 1] : undefined;",
      "const waitMs = retryWaitsMs[delivery.attempts - 1] ?? retryWaitsMs.at(-1);",
    ],
    [
      "success-changes-no-health",
      "webhooks.disable.reset",
      "a success does not reset the counts of an endpoint",
      "await tx.deliveries.markDelivered(n, now, result);\n    Object.assign(endpoint, healthy);",
      "await tx.deliveries.markDelivered(n, now, result);",
    ],
  ]),
  ...inModule("server/src/domain/webhooks/health.ts", [
    [
      "pauses-grow-for-ever",
      "webhooks.pause.cap",
      "pauses have no maximum",
      "Math.min(currentMs * 2, longestPauseMs)",
      "currentMs * 2",
    ],
  ]),
  ...inModule("server/src/domain/webhooks/schedule.ts", [
    [
      "last-wait-halved",
      "webhooks.retry.wait-8",
      "the last attempt waits half as long",
      "  limits.webhookRetryWait8Minutes,",
      "  limits.webhookRetryWait8Minutes / 2,",
    ],
  ]),
  ...inModule("server/src/store/sql/delivery-queue.ts", [
    [
      "newest-sent-first",
      "webhooks.order.by-sequence",
      "of several new events the newest is sent first",
      "d.sequence > $2 and d.status = 'pending' order by d.sequence\"",
      "d.sequence > $2 and d.status = 'pending' order by d.sequence desc\"",
    ],
  ]),
];
