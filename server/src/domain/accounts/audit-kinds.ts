// Every kind of audit log entry, by the contract's group.
import type { components } from "@partner-esim/generated/portal/types";

export type AuditGroup = components["schemas"]["ActivityGroup"];

export const auditKinds = {
  sign_in: [
    "password.changed",
    "password.reset",
    "password.reset_by_mail",
    "second_factor.on",
    "second_factor.off",
    "recovery_codes.created",
    "recovery_code.used",
  ],
  people: [
    "member.added",
    "member.role_changed",
    "member.removed",
    "operator.added",
    "operator.role_changed",
    "operator.removed",
    "account.looked_at",
  ],
  keys: ["key.created", "key.changed", "key.revoked", "token.created", "token.revoked"],
  webhooks: [
    "endpoint.created",
    "endpoint.address_changed",
    "endpoint.selection_changed",
    "endpoint.enabled",
    "endpoint.disabled",
    "endpoint.failing",
    "endpoint.deleted",
    "endpoint.secret_rotated",
    "delivery.retried",
    "deliveries.resent",
    "resend.cancelled",
  ],
  purchases: [
    "order.placed",
    "order.cancel",
    "order.retried",
    "order.refunded",
    "esim.cancel",
    "esim.simulated",
    "topup.placed",
    "topup.applied_late",
    "topup.retried",
    "topup.refunded",
    "customer.erased",
  ],
  money: ["wallet.topup", "wallet.adjustment", "threshold.changed", "recipients.changed"],
  account: [
    "account.created",
    "account.activated",
    "account.deactivated",
    "account.live_approved",
    "account.live_withdrawn",
    "account.renamed",
    "account.terms_changed",
    "account.billing_changed",
  ],
  exports: ["export.downloaded"],
  catalogue: [
    "package.retired",
    "package.restored",
    "provider.enabled",
    "provider.disabled",
    "region.renamed",
    "catalogue.imported",
    "catalogue.undone",
  ],
  deployment: [
    "clock.advanced",
    "network.changed",
    "network.released",
    "network.reset",
    "network.reported",
    "run.created",
    "run.removed",
  ],
} as const satisfies Record<AuditGroup, readonly string[]>;

export type AuditKind = (typeof auditKinds)[AuditGroup][number];
