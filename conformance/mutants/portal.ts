/** Mutants of the portal: changes that it ignores, and responses that are wrong. */
import { type PortalOperationId, portalRoutes, type RuleId } from "../src/contract.ts";
import { bodyOf, isSuccess, type Json, type Mutant, setBody, table } from "./mutant.ts";
import type { Fault, ProxiedRequest, ProxiedResponse } from "./proxy.ts";

const patternOf = (operation: PortalOperationId) =>
  new RegExp(`^/api${portalRoutes[operation].path.replace(/\{\w+\}/g, "[^/]+")}$`);

function isOf(request: ProxiedRequest, operation: PortalOperationId): boolean {
  const [path = ""] = request.target.split("?");
  return portalRoutes[operation].method === request.method && patternOf(operation).test(path);
}

const json = (status: number, body: unknown): ProxiedResponse => ({
  status,
  headers: [["Content-Type", "application/json"]],
  body: Buffer.from(JSON.stringify(body)),
});

/** Reports success and does nothing. */
const forgetting =
  (operation: PortalOperationId, response: object = {}): Fault =>
  async (request, forward) =>
    isOf(request, operation) ? json(portalRoutes[operation].successStatus, response) : forward(request);

/** Changes what one operation returns. */
const showing =
  (operation: PortalOperationId, change: (body: Json) => unknown): Fault =>
  async (request, forward) => {
    const response = await forward(request);
    const body = isSuccess(response) && isOf(request, operation) ? bodyOf(response) : undefined;
    if (body) setBody(response, change(body) ?? body);
    return response;
  };

/** Accepts what should be rejected; the response looks like a success. */
const allowing =
  (operation: PortalOperationId, statuses: readonly number[], forwarded: object): Fault =>
  async (request, forward) => {
    const response = await forward(request);
    return isOf(request, operation) && statuses.includes(response.status)
      ? json(portalRoutes[operation].successStatus, forwarded)
      : response;
  };

const forgotten: [string, PortalOperationId, RuleId, string][] = [
  ["threshold", "thresholdSet", "service.portal-only.threshold", "a threshold is not stored"],
  ["threshold-event", "thresholdSet", "events.type.balance-low", "the threshold is never checked"],
  ["funds", "walletTopup", "service.portal-only.funds", "funds do not arrive"],
  [
    "funds-of-retry",
    "walletTopup",
    "orders.create.402.same-key-retry",
    "after funds were added the balance is 0",
  ],
  ["deactivation", "accountsUpdate", "auth.403.inactive", "an account cannot be deactivated"],
  ["discount", "accountsUpdate", "resources.package.price.discount-source", "discounts have no effect"],
  [
    "discount-change",
    "accountsUpdate",
    "resources.package.price.change-visible",
    "a new discount is not applied",
  ],
  [
    "agreed-set",
    "accountsUpdate",
    "packages.omit.outside-agreed-set",
    "an agreed set of packages has no effect",
  ],
  [
    "unlimited-not-sold",
    "accountsUpdate",
    "packages.omit.unlimited-not-sold",
    "unlimited packages are sold to all",
  ],
  ["disabling", "endpointsDisable", "webhooks.disabled.waiting-failed", "an endpoint cannot be disabled"],
  [
    "disabling-of-events",
    "endpointsDisable",
    "webhooks.disabled.events-not-sent",
    "a disabled endpoint is sent events",
  ],
  ["retry-by-hand", "deliveriesRetry", "webhooks.manual-retry.at-once", "a manual retry is not made"],
  ["cancelling-of-esims", "esimsCancel", "states.esim.cancelled.meaning", "a cancelled eSIM does not change"],
  [
    "cancelling-of-orders",
    "ordersCancel",
    "states.order.cancelled.meaning",
    "a cancelled order does not change",
  ],
  [
    "refund-of-cancelling",
    "ordersCancel",
    "states.order.cancelled.refunded",
    "a cancelled order is not refunded",
  ],
  ["image-of-cancelled", "esimsCancel", "qr.cancelled", "a cancelled eSIM still has its image"],
  [
    "details-of-cancelled",
    "esimsCancel",
    "resources.esim.activation.null-cancelled",
    "a cancelled eSIM still shows how to install it",
  ],
  [
    "links-of-cancelled",
    "esimsCancel",
    "resources.esim.install-links.null-with-lpa",
    "a cancelled eSIM still has its links",
  ],
  [
    "address-of-cancelled",
    "esimsCancel",
    "resources.esim.qr-code-url.null-cancelled",
    "a cancelled eSIM still has its `smdp_address`",
  ],
  ["retiring", "stockRetire", "packages.omit.retired", "a retired package stays on sale"],
  ["switching-off", "providersUpdate", "packages.omit.provider-off", "a provider cannot be switched off"],
  ["revoking", "accountKeysRevoke", "auth.401.revoked", "a key cannot be revoked"],
  ["revoking-by-owner", "keysRevoke", "service.portal-only.keys", "the portal revokes no key"],
  ["threshold-of-none", "thresholdSet", "events.balance-low.no-threshold", "a threshold is never checked"],
  ["threshold-again", "thresholdSet", "events.balance-low.rearm", "the threshold is crossed only once"],
  [
    "deactivation-of-webhooks",
    "accountsUpdate",
    "events.inactive-account.nothing-sent",
    "a deactivated account is sent events",
  ],
  ["renaming", "regionsUpdate", "resources.destination.code.stable", "a region cannot be renamed"],
];

export const portalMutants: Mutant[] = [
  ...table(
    "portal",
    forgotten.map(([name, operation, rule, fault]) => [
      `forgets-${name}`,
      rule,
      fault,
      () => forgetting(operation),
    ]),
  ),
  ...table("portal", [
    [
      "http-taken",
      "webhooks.url.https",
      "a webhook URL may be plain HTTP",
      () => allowing("endpointsCreate", [400], { endpoint: {}, secret: "" }),
    ],
    [
      "any-port-taken",
      "webhooks.url.port",
      "a webhook URL may have any port",
      () => allowing("endpointsCreate", [400], { endpoint: {}, secret: "" }),
    ],
    [
      "private-address-taken",
      "webhooks.url.public",
      "a webhook URL may be private",
      () => allowing("endpointsCreate", [400], { endpoint: {}, secret: "" }),
    ],
    [
      "long-address-taken",
      "webhooks.url.length",
      "a webhook URL may have any length",
      () => allowing("endpointsCreate", [400], { endpoint: {}, secret: "" }),
    ],
    [
      "sixth-endpoint",
      "webhooks.endpoint.max-five",
      "there may be any number of endpoints",
      () => allowing("endpointsCreate", [409], { endpoint: {}, secret: "" }),
    ],
    [
      "ping-without-limit",
      "webhooks.ping.limit",
      "test events have no limit",
      () => allowing("endpointsPing", [429], { delivered: true }),
    ],
    [
      "ping-always-delivered",
      "webhooks.ping.result",
      "a test event always says delivered",
      () => showing("endpointsPing", (body) => ({ ...body, delivered: true, http_status: 200 })),
    ],
    [
      "retry-without-limit",
      "webhooks.manual-retry.per-delivery",
      "a delivery accepts any number of manual retries",
      () => allowing("deliveriesRetry", [409, 429], {}),
    ],
    [
      "retry-without-limit-of-account",
      "webhooks.manual-retry.per-account",
      "an account may make any number of manual retries",
      () => allowing("deliveriesRetry", [409, 429], {}),
    ],
    [
      "retry-of-delivered",
      "states.delivery.delivered-not-resent",
      "a delivered delivery may be retried",
      () => allowing("deliveriesRetry", [409], {}),
    ],
    [
      "secret-without-prefix",
      "webhooks.endpoint.secret",
      "secrets lack their prefix",
      () =>
        showing("endpointsCreate", (body) => ({
          ...body,
          secret: String(body.secret).replace("whsec_", ""),
        })),
    ],
    [
      "secret-shown-masked",
      "webhooks.endpoint.secret.show-again",
      "a secret is shown masked",
      () =>
        showing("endpointsSecretGet", (body) => ({ ...body, secret: `${String(body.secret).slice(0, 8)}…` })),
    ],
    [
      "secret-rotated-to-itself",
      "webhooks.endpoint.secret.rotate",
      "a rotation shows the old secret",
      () => {
        let old = "";
        return async (request, forward) => {
          const response = await forward(request);
          const body = bodyOf(response);
          if (isOf(request, "endpointsCreate") && typeof body?.secret === "string") old ||= body.secret;
          if (isOf(request, "endpointsSecretRotate") && body) setBody(response, { ...body, secret: old });
          return response;
        };
      },
    ],
    [
      "log-says-delivered",
      "states.delivery.retrying",
      "the log says delivered for a failed attempt",
      () => showing("deliveriesGet", (body) => ({ ...body, status: "delivered" })),
    ],
    [
      "log-without-body",
      "webhooks.log.body",
      "the log shows the event instead of the body",
      () =>
        showing("deliveriesGet", (body) => ({
          ...body,
          body: JSON.stringify(JSON.parse(String(body.body)), null, 1),
        })),
    ],
    [
      "log-answer-cut",
      "webhooks.log.answer",
      "the log truncates the response to 255 characters",
      () =>
        showing("deliveriesGet", (body) => ({
          ...body,
          response: typeof body.answer === "string" ? body.answer.slice(0, 255) : body.answer,
        })),
    ],
    [
      "log-attempts-from-nought",
      "webhooks.log.attempts",
      "the log counts attempts from 0",
      () => showing("deliveriesGet", (body) => ({ ...body, attempts: Number(body.attempts) - 1 })),
    ],
    [
      "log-repeats-an-id",
      "webhooks.log.event",
      "the second entry of the log has the id of the first",
      () =>
        showing("deliveriesList", (body) => {
          const [first, second, ...rest] = body.data as Json[];
          return second ? { ...body, data: [first, { ...second, id: first?.id }, ...rest] } : body;
        }),
    ],
    [
      "log-without-event",
      "webhooks.log.event",
      "the log has the delivery's id instead of the event's",
      () => showing("deliveriesGet", (body) => ({ ...body, event_id: body.id })),
    ],
    [
      "disabled-by-person",
      "webhooks.disable.portal",
      "the portal says that a member disabled an endpoint",
      () => showing("endpointsGet", (body) => ({ ...body, disabled_by: body.enabled ? null : "person" })),
    ],
    [
      "disabling-not-noted",
      "webhooks.disable.activity",
      "the audit log has no entry for a disabled endpoint",
      () =>
        showing("activityList", (body) => ({
          ...body,
          data: (body.data as Json[]).filter(({ kind }) => kind !== "endpoint.disabled"),
        })),
    ],
    [
      "never-disabled",
      "webhooks.disable.three-days",
      "an endpoint that fails for days stays enabled",
      () => showing("endpointsGet", (body) => ({ ...body, enabled: true })),
    ],
    [
      "disabled-too-soon",
      "webhooks.disable.single-attempts",
      "single failures disable an endpoint",
      () => showing("endpointsGet", (body) => ({ ...body, enabled: Number(body.failures_in_row) < 20 })),
    ],
    [
      "never-used-up",
      "webhooks.disable.twenty",
      "exhausted deliveries disable nothing",
      () => showing("endpointsGet", (body) => ({ ...body, enabled: true, disabled_by: null })),
    ],
    [
      "failing-for-ever",
      "webhooks.disable.reset",
      "a success does not reset the time of failing",
      () =>
        showing("endpointsGet", (body) => ({ ...body, failing_since: body.failing_since ?? body.created })),
    ],
    [
      "retries-by-hand-are-attempts",
      "webhooks.manual-retry.no-disable-count",
      "a manual retry counts as an attempt",
      () =>
        showing("deliveriesList", (body) => ({
          ...body,
          data: (body.data as Json[]).map((entry) => ({
            ...entry,
            attempts: Number(entry.attempts) + Number(entry.manual_retries),
          })),
        })),
    ],
    [
      "pending-as-queued",
      "states.delivery.values",
      "a pending delivery is called queued",
      () =>
        showing("deliveriesList", (body) => ({
          ...body,
          data: (body.data as Json[]).map((entry) => ({
            ...entry,
            status: entry.status === "pending" ? "queued" : entry.status,
          })),
        })),
    ],
    [
      "cancelled-during-topup",
      "states.esim.no-cancel-during-topup",
      "an eSIM can be cancelled while it is topped up",
      () => allowing("esimsCancel", [409], {}),
    ],
    [
      "customer-not-shown",
      "orders.create.customer.portal-only",
      "members do not see the customer of an order",
      () => showing("ordersGet", (body) => ({ ...body, customer: null })),
    ],
    [
      "number-unlike-the-id",
      "ids.order.live-derivation",
      "the order number differs from the id",
      () => showing("ordersGet", (body) => ({ ...body, number: `${body.number}X` })),
    ],
    [
      "entries-of-a-log-lost",
      "webhooks.log.retention",
      "the log is empty",
      () => showing("deliveriesList", (body) => ({ ...body, data: [] })),
    ],
  ]),
].map((mutant) => ({ ...mutant, name: `portal-${mutant.name}` }));
