/** Faults of webhooks: signatures, attempts and their plan, pauses, and what endpoints get that they should not. */
import { inModule } from "./fault.ts";

export const webhookFaults = [
  ...inModule("server/src/domain/webhooks/signature.ts", [
    [
      "signed-without-the-time",
      "webhooks.signature.algorithm",
      "the signature is over the body alone",
      ".update(`${unixSeconds}.`)",
      "",
    ],
    [
      "signed-with-half-the-secret",
      "webhooks.signature.algorithm",
      "the key of the signature leaves whsec_ out",
      'createHmac("sha256", secret)',
      'createHmac("sha256", secret.slice(6))',
    ],
  ]),
  ...inModule("server/src/webhooks/sender.ts", [
    [
      "signed-as-written-anew",
      "webhooks.signature.algorithm",
      "what is signed is the body parsed and written anew",
      "const signature = signatureOf(secret, unixSeconds, body);",
      "const signature = signatureOf(secret, unixSeconds, Buffer.from(JSON.stringify(JSON.parse(request.body), null, 1)));",
    ],
    [
      "timestamp-of-the-next-second",
      "webhooks.request.timestamp-is-signing-time",
      "the timestamp is another second than the signed one",
      "webhookHeaders.timestamp, String(unixSeconds)",
      "webhookHeaders.timestamp, String(unixSeconds + 1)",
    ],
    [
      "redirects-are-successes",
      "webhooks.answer.other-status",
      "a redirect counts as taken",
      "if (status >= 200 && status < 300) return null;",
      "if (status >= 200 && status < 400) return null;",
    ],
    [
      "no-more-than-200",
      "webhooks.answer.2xx",
      "only 200 counts as taken",
      "if (status >= 200 && status < 300) return null;",
      "if (status === 200) return null;",
    ],
  ]),
  ...inModule("server/src/domain/webhooks/attempts.ts", [
    [
      "never-retried",
      "webhooks.retry.wait-2",
      "a failed attempt is the last",
      "const waitMs = delivery.attempts < attemptsMax ? retryWaitsMs[delivery.attempts - 1] : undefined;",
      "const waitMs = undefined;",
    ],
    [
      "retried-for-ever",
      "states.delivery.failed-after-8",
      "there is a ninth attempt",
      "const waitMs = delivery.attempts < attemptsMax ? retryWaitsMs[delivery.attempts - 1] : undefined;",
      "const waitMs = retryWaitsMs[delivery.attempts - 1] ?? retryWaitsMs.at(-1);",
    ],
    [
      "every-attempt-a-new-delivery",
      "webhooks.request.delivery-id-stable",
      "each attempt has another delivery id",
      "deliveryId: waiting.id,",
      "deliveryId: waiting.id.slice(0, -6) + String(realNow).slice(-6),",
    ],
    [
      "every-attempt-a-new-event",
      "resources.webhook-header.event-id",
      "each attempt tells another event id than its body",
      "eventId: waiting.event.id,",
      "eventId: waiting.event.id.slice(0, -6) + String(realNow).slice(-6),",
    ],
    [
      "success-changes-no-health",
      "webhooks.disable.reset",
      "a success leaves the counts of an endpoint as they were",
      "await tx.deliveries.markDelivered(n, now, result);\n    Object.assign(endpoint, healthy);",
      "await tx.deliveries.markDelivered(n, now, result);",
    ],
    [
      "hand-uses-attempts-up",
      "webhooks.manual-retry.no-disable-count",
      "a retry by hand is one of the eight attempts",
      "delivery.retriesByHand += 1;",
      "delivery.retriesByHand += 1;\n  delivery.attempts += 1;",
    ],
  ]),
  ...inModule("server/src/domain/webhooks/health.ts", [
    [
      "paused-after-six",
      "webhooks.pause.five-failures",
      "it takes one failure more to pause",
      "failuresInRow >= pauseAfterFailures",
      "failuresInRow > pauseAfterFailures",
    ],
    [
      "hanging-is-free",
      "webhooks.pause.hang",
      "an attempt that hangs pauses nothing",
      "|| tookMs >= hangMs",
      "",
    ],
    [
      "pauses-stay-short",
      "webhooks.pause.doubling",
      "every pause is as long as the first",
      "Math.min(presentMs * 2, longestPauseMs)",
      "presentMs",
    ],
    [
      "pauses-grow-for-ever",
      "webhooks.pause.cap",
      "a pause may be as long as it comes to",
      "Math.min(presentMs * 2, longestPauseMs)",
      "presentMs * 2",
    ],
    [
      "disabled-one-late",
      "webhooks.disable.twenty",
      "it takes one used-up delivery more to be disabled",
      "health.usedUpInRow >= disableAfterUsedUp",
      "health.usedUpInRow > disableAfterUsedUp",
    ],
  ]),
  ...inModule("server/src/domain/webhooks/schedule.ts", [
    [
      "waits-swapped",
      "webhooks.retry.wait-3",
      "the third attempt waits as long as the fourth",
      "  limits.webhookRetryWait3Minutes,",
      "  limits.webhookRetryWait4Minutes,",
    ],
    [
      "last-wait-halved",
      "webhooks.retry.wait-8",
      "the last attempt waits half as long",
      "  limits.webhookRetryWait8Minutes,",
      "  limits.webhookRetryWait8Minutes / 2,",
    ],
  ]),
  ...inModule("server/src/domain/webhooks/secrets.ts", [
    [
      "old-secret-signs-on",
      "webhooks.signature.rotation",
      "a secret that was opened once signs on after its rotation",
      "const name = `${endpointId} ${sealed}`;",
      "const name = endpointId;",
    ],
  ]),
  ...inModule("server/src/domain/webhooks/endpoints.ts", [
    [
      "waiting-outlives-disabling",
      "webhooks.disabled.waiting-failed",
      "what waits for a disabled endpoint goes on waiting",
      "await tx.deliveryQueue.failWaiting(endpoint.n, reason, now);",
      "",
    ],
    [
      "secret-of-them-all",
      "webhooks.endpoint.secret",
      "all endpoints of the service share one secret",
      "const id = newEndpointId(random);\n    const secret = newSigningSecret(random);",
      "const id = newEndpointId(random);\n    const secret = (globalThis.secret ??= newSigningSecret(random));",
    ],
    [
      "room-for-six",
      "webhooks.endpoint.max-five",
      "there is room for a sixth endpoint",
      "present.length >= limits.webhookEndpointsMax",
      "present.length > limits.webhookEndpointsMax",
    ],
  ]),
  ...inModule("server/src/domain/webhooks/deliveries.ts", [
    [
      "everything-to-everyone",
      "webhooks.endpoint.selection",
      "an endpoint gets events of types that it did not choose",
      "if (selection !== null && !selection.some((type) => type === event.type)) continue;",
      "",
    ],
    [
      "delivered-sent-again",
      "states.delivery.delivered-not-resent",
      "a delivered delivery can be sent again by hand",
      'if (status === "delivered") return notRetryable("It has been delivered and is not sent again.");',
      "",
    ],
  ]),
  ...inModule("server/src/store/sqlite/endpoints.ts", [
    [
      "disabled-endpoints-receive",
      "webhooks.disabled.events-not-sent",
      "events made while an endpoint is disabled wait for it",
      "where ledger = $1 and enabled = 1 and ${present} order by n`,",
      "where ledger = $1 and ${present} order by n`,",
    ],
  ]),
  ...inModule("server/src/store/sqlite/delivery-queue.ts", [
    [
      "newest-sent-first",
      "webhooks.order.by-sequence",
      "of several new events the newest is sent first",
      "d.sequence > $2 and d.status = 'pending' order by d.sequence\"",
      "d.sequence > $2 and d.status = 'pending' order by d.sequence desc\"",
    ],
  ]),
  ...inModule("server/src/domain/webhooks/pings.ts", [
    [
      "pings-without-limit",
      "webhooks.ping.limit",
      "an eleventh test event is taken",
      "[most - 1];",
      "[most];",
    ],
  ]),
];
