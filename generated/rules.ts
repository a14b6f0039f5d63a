// Generated from spec/*.tsp by `npm run generate`: the rules of the contract. Do not edit.

import type { OperationId, RouteError } from "./routes.ts";

export interface Rule {
  readonly id: string;
  readonly level: "MUST" | "SHOULD" | "MAY";
  /** How it can be observed. */
  readonly observe: "http" | "webhook" | "clock" | "portal" | "supplier" | "internal" | "docs";
  readonly text: string;
  /** The operations that it applies to; `*` for all, empty if no operation shows it. */
  readonly operations: readonly (OperationId | "*")[];
  /** The errors that it is about. */
  readonly errors: readonly RouteError[];
  /** Written in the contract, or derived from its types. */
  readonly source: "declared" | "derived";
}

export type RuleId =
  | "auth.401.expired"
  | "auth.401.malformed"
  | "auth.401.missing"
  | "auth.401.no-rate-headers"
  | "auth.401.revoked"
  | "auth.401.same-message"
  | "auth.401.unknown"
  | "auth.403.inactive"
  | "auth.403.ip"
  | "auth.403.live-mode"
  | "auth.bad-key-block.end"
  | "auth.bad-key-block.no-rate-headers"
  | "auth.bad-key-block.retry-after"
  | "auth.bad-key-block.threshold"
  | "auth.bad-key-block.valid-key-too"
  | "auth.bearer"
  | "auth.isolation.live-cannot-see-test"
  | "auth.isolation.test-cannot-see-live"
  | "auth.prefix.live"
  | "auth.prefix.test"
  | "auth.scope.rate-limit"
  | "auth.server-side-only"
  | "auth.webhooks-by-signature"
  | "balance.get.ok"
  | "balance.sandbox.refill"
  | "balance.sandbox.start"
  | "conventions.body.max-64-kb"
  | "conventions.body.object-only"
  | "conventions.body.oversize-before-key"
  | "conventions.body.oversize-no-rate-headers"
  | "conventions.body.valid-json"
  | "conventions.format.json-utf8"
  | "conventions.format.post-content-type"
  | "conventions.format.snake-case"
  | "conventions.headers.no-cors"
  | "conventions.headers.no-store"
  | "conventions.headers.request-id"
  | "conventions.input.empty-cursor-refused"
  | "conventions.input.empty-query-absent"
  | "conventions.input.unknown-field-ignored"
  | "conventions.input.unknown-query-ignored"
  | "conventions.success.no-wrapper"
  | "conventions.text.empty-is-null"
  | "conventions.text.length-in-characters"
  | "conventions.text.no-control-characters"
  | "conventions.timestamp-input.date"
  | "conventions.timestamp-input.no-zone-is-utc"
  | "conventions.timestamp-input.nonexistent-date"
  | "conventions.timestamp-input.offset"
  | "conventions.timestamp-input.zulu"
  | "conventions.timestamps.output"
  | "countries.list.ok"
  | "countries.list.only-non-empty"
  | "countries.list.order"
  | "errors.balance-get.401-invalid-api-key"
  | "errors.balance-get.403-account-inactive"
  | "errors.balance-get.403-ip-not-allowed"
  | "errors.balance-get.403-live-mode-not-enabled"
  | "errors.balance-get.429-rate-limited"
  | "errors.balance-get.500-internal-error"
  | "errors.balance-get.precedence"
  | "errors.class.5xx"
  | "errors.code.idempotency-key-required.empty"
  | "errors.code.internal-error"
  | "errors.code.invalid-request.bad-cursor"
  | "errors.code.invalid-request.control.customer-email"
  | "errors.code.invalid-request.control.customer-name"
  | "errors.code.invalid-request.control.idempotency-key"
  | "errors.code.invalid-request.control.q"
  | "errors.countries-list.401-invalid-api-key"
  | "errors.countries-list.403-account-inactive"
  | "errors.countries-list.403-ip-not-allowed"
  | "errors.countries-list.403-live-mode-not-enabled"
  | "errors.countries-list.429-rate-limited"
  | "errors.countries-list.500-internal-error"
  | "errors.countries-list.precedence"
  | "errors.esims-get.401-invalid-api-key"
  | "errors.esims-get.403-account-inactive"
  | "errors.esims-get.403-ip-not-allowed"
  | "errors.esims-get.403-live-mode-not-enabled"
  | "errors.esims-get.404-esim-not-found"
  | "errors.esims-get.429-rate-limited"
  | "errors.esims-get.500-internal-error"
  | "errors.esims-get.precedence"
  | "errors.esims-list.400-invalid-request"
  | "errors.esims-list.401-invalid-api-key"
  | "errors.esims-list.403-account-inactive"
  | "errors.esims-list.403-ip-not-allowed"
  | "errors.esims-list.403-live-mode-not-enabled"
  | "errors.esims-list.429-rate-limited"
  | "errors.esims-list.500-internal-error"
  | "errors.esims-list.precedence"
  | "errors.events-get.401-invalid-api-key"
  | "errors.events-get.403-account-inactive"
  | "errors.events-get.403-ip-not-allowed"
  | "errors.events-get.403-live-mode-not-enabled"
  | "errors.events-get.404-not-found"
  | "errors.events-get.429-rate-limited"
  | "errors.events-get.500-internal-error"
  | "errors.events-get.precedence"
  | "errors.events-list.400-invalid-request"
  | "errors.events-list.401-invalid-api-key"
  | "errors.events-list.403-account-inactive"
  | "errors.events-list.403-ip-not-allowed"
  | "errors.events-list.403-live-mode-not-enabled"
  | "errors.events-list.429-rate-limited"
  | "errors.events-list.500-internal-error"
  | "errors.events-list.precedence"
  | "errors.live-supplier.no-503"
  | "errors.live-supplier.order-failed"
  | "errors.live-supplier.order-partial"
  | "errors.live-supplier.topup-failed"
  | "errors.no-route.method"
  | "errors.no-route.path"
  | "errors.orders-create.400-idempotency-key-required"
  | "errors.orders-create.400-invalid-request"
  | "errors.orders-create.401-invalid-api-key"
  | "errors.orders-create.402-insufficient-balance"
  | "errors.orders-create.403-account-inactive"
  | "errors.orders-create.403-ip-not-allowed"
  | "errors.orders-create.403-live-mode-not-enabled"
  | "errors.orders-create.404-package-not-found"
  | "errors.orders-create.409-idempotency-key-reused"
  | "errors.orders-create.409-request-in-progress"
  | "errors.orders-create.429-rate-limited"
  | "errors.orders-create.500-internal-error"
  | "errors.orders-create.503-supplier-unavailable"
  | "errors.orders-create.precedence"
  | "errors.orders-get.401-invalid-api-key"
  | "errors.orders-get.403-account-inactive"
  | "errors.orders-get.403-ip-not-allowed"
  | "errors.orders-get.403-live-mode-not-enabled"
  | "errors.orders-get.404-order-not-found"
  | "errors.orders-get.429-rate-limited"
  | "errors.orders-get.500-internal-error"
  | "errors.orders-get.precedence"
  | "errors.orders-list.400-invalid-request"
  | "errors.orders-list.401-invalid-api-key"
  | "errors.orders-list.403-account-inactive"
  | "errors.orders-list.403-ip-not-allowed"
  | "errors.orders-list.403-live-mode-not-enabled"
  | "errors.orders-list.429-rate-limited"
  | "errors.orders-list.500-internal-error"
  | "errors.orders-list.precedence"
  | "errors.packages-get.401-invalid-api-key"
  | "errors.packages-get.403-account-inactive"
  | "errors.packages-get.403-ip-not-allowed"
  | "errors.packages-get.403-live-mode-not-enabled"
  | "errors.packages-get.404-package-not-found"
  | "errors.packages-get.429-rate-limited"
  | "errors.packages-get.500-internal-error"
  | "errors.packages-get.precedence"
  | "errors.packages-list.400-invalid-request"
  | "errors.packages-list.401-invalid-api-key"
  | "errors.packages-list.403-account-inactive"
  | "errors.packages-list.403-ip-not-allowed"
  | "errors.packages-list.403-live-mode-not-enabled"
  | "errors.packages-list.429-rate-limited"
  | "errors.packages-list.500-internal-error"
  | "errors.packages-list.precedence"
  | "errors.param.with-idempotency-errors"
  | "errors.qr.404-not-found"
  | "errors.qr.429-rate-limited"
  | "errors.qr.500-internal-error"
  | "errors.qr.precedence"
  | "errors.retry.not-unchanged"
  | "errors.retry.same-key-safe"
  | "errors.simulate.400-idempotency-key-required"
  | "errors.simulate.400-invalid-request"
  | "errors.simulate.401-invalid-api-key"
  | "errors.simulate.403-account-inactive"
  | "errors.simulate.403-ip-not-allowed"
  | "errors.simulate.403-live-mode-not-enabled"
  | "errors.simulate.404-esim-not-found"
  | "errors.simulate.404-not-found"
  | "errors.simulate.409-idempotency-key-reused"
  | "errors.simulate.409-invalid-state"
  | "errors.simulate.409-request-in-progress"
  | "errors.simulate.429-rate-limited"
  | "errors.simulate.500-internal-error"
  | "errors.simulate.precedence"
  | "errors.topup-packages-list.401-invalid-api-key"
  | "errors.topup-packages-list.403-account-inactive"
  | "errors.topup-packages-list.403-ip-not-allowed"
  | "errors.topup-packages-list.403-live-mode-not-enabled"
  | "errors.topup-packages-list.404-esim-not-found"
  | "errors.topup-packages-list.409-esim-not-topupable"
  | "errors.topup-packages-list.429-rate-limited"
  | "errors.topup-packages-list.500-internal-error"
  | "errors.topup-packages-list.precedence"
  | "errors.topups-create.400-idempotency-key-required"
  | "errors.topups-create.400-invalid-request"
  | "errors.topups-create.401-invalid-api-key"
  | "errors.topups-create.402-insufficient-balance"
  | "errors.topups-create.403-account-inactive"
  | "errors.topups-create.403-ip-not-allowed"
  | "errors.topups-create.403-live-mode-not-enabled"
  | "errors.topups-create.404-esim-not-found"
  | "errors.topups-create.404-package-not-found"
  | "errors.topups-create.409-esim-not-topupable"
  | "errors.topups-create.409-idempotency-key-reused"
  | "errors.topups-create.409-request-in-progress"
  | "errors.topups-create.429-rate-limited"
  | "errors.topups-create.500-internal-error"
  | "errors.topups-create.503-supplier-unavailable"
  | "errors.topups-create.precedence"
  | "errors.topups-get.401-invalid-api-key"
  | "errors.topups-get.403-account-inactive"
  | "errors.topups-get.403-ip-not-allowed"
  | "errors.topups-get.403-live-mode-not-enabled"
  | "errors.topups-get.404-topup-not-found"
  | "errors.topups-get.429-rate-limited"
  | "errors.topups-get.500-internal-error"
  | "errors.topups-get.precedence"
  | "errors.topups-list.400-invalid-request"
  | "errors.topups-list.401-invalid-api-key"
  | "errors.topups-list.403-account-inactive"
  | "errors.topups-list.403-ip-not-allowed"
  | "errors.topups-list.403-live-mode-not-enabled"
  | "errors.topups-list.404-esim-not-found"
  | "errors.topups-list.429-rate-limited"
  | "errors.topups-list.500-internal-error"
  | "errors.topups-list.precedence"
  | "errors.unknown-codes-ignored"
  | "esims.get.live-refresh"
  | "esims.get.live-refresh-once-a-minute"
  | "esims.get.not-an-iccid"
  | "esims.get.ok"
  | "esims.list.customer-ref"
  | "esims.list.issued-only"
  | "esims.list.newest-first"
  | "esims.list.ok"
  | "esims.list.status.filter"
  | "esims.list.status.unknown"
  | "events.balance-low.live-email"
  | "events.balance-low.no-threshold"
  | "events.balance-low.once"
  | "events.balance-low.rearm"
  | "events.balance-low.sandbox"
  | "events.balance-low.sandbox-no-email"
  | "events.esim.data-as-fetched"
  | "events.esim.jump-both"
  | "events.esim.jump-order"
  | "events.esim.jump-status"
  | "events.esim.once"
  | "events.esim.usage-once-per-allowance"
  | "events.get.ok"
  | "events.get.older-than-30-days"
  | "events.inactive-account.none-produced"
  | "events.inactive-account.nothing-sent"
  | "events.inactive-account.waiting-failed"
  | "events.list.30-days"
  | "events.list.newest-first"
  | "events.list.ok"
  | "events.list.type.filter"
  | "events.list.type.unknown"
  | "events.live-esim.catch-up-72-hours"
  | "events.live-esim.check-interval"
  | "events.live-esim.no-report-networks"
  | "events.live-esim.older-skipped"
  | "events.live-esim.unlimited-no-usage"
  | "events.live-esim.usage-delay"
  | "events.none.back-to-active"
  | "events.none.cancelled"
  | "events.none.failed-topup"
  | "events.order-completed.read-status"
  | "events.portal-orders"
  | "events.recorded.always"
  | "events.recorded.live-esim-needs-endpoint"
  | "events.type.balance-low"
  | "events.type.esim-activated"
  | "events.type.esim-expired"
  | "events.type.esim-usage-100"
  | "events.type.esim-usage-80"
  | "events.type.order-completed"
  | "events.type.order-completed.immediate"
  | "events.type.order-failed"
  | "events.type.ping"
  | "events.type.ping.empty-data"
  | "events.type.ping.not-stored"
  | "events.type.ping.sequence-zero"
  | "events.type.topup-completed"
  | "idempotency.failed-is-remembered"
  | "idempotency.get-needs-no-key"
  | "idempotency.in-progress"
  | "idempotency.key.length"
  | "idempotency.key.required"
  | "idempotency.memory.afterwards-new"
  | "idempotency.memory.at-least-24-hours"
  | "idempotency.only-2xx-remembered"
  | "idempotency.replay-header"
  | "idempotency.replay-live-processing"
  | "idempotency.replay-no-effect"
  | "idempotency.replay-sandbox-processing"
  | "idempotency.replay-status"
  | "idempotency.replay-verbatim"
  | "idempotency.reserved-prefix"
  | "idempotency.reused.other-body"
  | "idempotency.reused.other-endpoint"
  | "idempotency.reused.other-esim"
  | "idempotency.scope.account"
  | "idempotency.scope.mode"
  | "idempotency.scope.shared-by-api-keys"
  | "ids.case-sensitive"
  | "ids.esim.format"
  | "ids.esim.sandbox-prefix"
  | "ids.event.format"
  | "ids.leading-zero"
  | "ids.opaque"
  | "ids.order.format"
  | "ids.order.live-derivation"
  | "ids.order.sandbox-format"
  | "ids.package.format"
  | "ids.topup.format"
  | "ids.topup.sandbox-format"
  | "limits.body"
  | "limits.headers.limit.get"
  | "limits.headers.limit.post"
  | "limits.headers.presence"
  | "limits.headers.remaining"
  | "limits.headers.reset"
  | "limits.headers.retry-after"
  | "limits.posts"
  | "limits.posts.count-in-both"
  | "limits.posts.refused-not-general"
  | "limits.requests"
  | "limits.requests.fixed-window"
  | "limits.topup-packages"
  | "orders.create.402.nothing-debited"
  | "orders.create.402.same-key-retry"
  | "orders.create.client-timeout"
  | "orders.create.customer-email.length"
  | "orders.create.customer-email.optional"
  | "orders.create.customer-email.single"
  | "orders.create.customer-email.valid"
  | "orders.create.customer-name.length"
  | "orders.create.customer-name.optional"
  | "orders.create.customer-ref.copied"
  | "orders.create.customer-ref.kept"
  | "orders.create.customer-ref.length"
  | "orders.create.customer-ref.type"
  | "orders.create.customer.never-returned"
  | "orders.create.customer.object"
  | "orders.create.customer.portal-only"
  | "orders.create.ok"
  | "orders.create.package-id.kept"
  | "orders.create.package-id.required"
  | "orders.create.package-id.type"
  | "orders.create.quantity.default"
  | "orders.create.quantity.json-number"
  | "orders.create.quantity.kept"
  | "orders.create.quantity.range"
  | "orders.create.quantity.whole"
  | "orders.create.test-immediate"
  | "orders.create.trigger.insufficient-balance"
  | "orders.create.trigger.order-failed"
  | "orders.create.trigger.prefix"
  | "orders.create.trigger.processing"
  | "orders.create.trigger.supplier-down"
  | "orders.create.unfinished-is-processing"
  | "orders.create.wait-20-seconds"
  | "orders.get.esims-issued-only"
  | "orders.get.ok"
  | "orders.list.created-after.inclusive"
  | "orders.list.created-before.exclusive"
  | "orders.list.created.half-open"
  | "orders.list.created.milliseconds"
  | "orders.list.created.non-iso"
  | "orders.list.customer-ref.case"
  | "orders.list.customer-ref.exact"
  | "orders.list.customer-ref.max"
  | "orders.list.newest-first"
  | "orders.list.no-topups"
  | "orders.list.ok"
  | "orders.list.page-by-cursor"
  | "orders.list.portal-orders"
  | "orders.list.status.filter"
  | "orders.list.status.unknown"
  | "packages.get.200-means-orderable"
  | "packages.get.id"
  | "packages.get.ok"
  | "packages.list.country.coverage"
  | "packages.list.country.either-case"
  | "packages.list.country.pattern"
  | "packages.list.country.unknown"
  | "packages.list.ok"
  | "packages.list.order"
  | "packages.list.q.search"
  | "packages.list.q.too-long"
  | "packages.list.region.code"
  | "packages.list.region.old-names"
  | "packages.list.region.with-country"
  | "packages.list.unlimited.false"
  | "packages.list.unlimited.other"
  | "packages.list.unlimited.true"
  | "packages.listing.daily-plan-separate"
  | "packages.listing.daily-refresh"
  | "packages.listing.else-cheapest"
  | "packages.listing.one-per-slot"
  | "packages.listing.partner-dependent"
  | "packages.listing.size-band"
  | "packages.listing.store-first"
  | "packages.listing.true-values"
  | "packages.listing.unlisted-id-usable"
  | "packages.listing.validity-band"
  | "packages.omit.everywhere"
  | "packages.omit.identity-check"
  | "packages.omit.not-inr"
  | "packages.omit.outside-agreed-set"
  | "packages.omit.price-rounds-to-zero"
  | "packages.omit.provider-off"
  | "packages.omit.retired"
  | "packages.omit.unlimited-not-sold"
  | "packages.omit.unreliable-countries"
  | "packages.omit.unreliable-data-size"
  | "pagination.cursor.continues"
  | "pagination.cursor.opaque"
  | "pagination.cursor.other-list"
  | "pagination.cursor.other-mode"
  | "pagination.envelope.fields"
  | "pagination.envelope.has-more"
  | "pagination.last-page"
  | "pagination.limit.default"
  | "pagination.limit.out-of-range"
  | "pagination.limit.type"
  | "pagination.live-reading"
  | "pagination.unpaged.countries"
  | "pagination.unpaged.topup-packages"
  | "qr.address-from-field"
  | "qr.bearer-address"
  | "qr.cache-control"
  | "qr.cancelled"
  | "qr.invalid-token"
  | "qr.limit"
  | "qr.no-expiry"
  | "qr.no-key"
  | "qr.not-revocable"
  | "qr.ok"
  | "qr.signed-token"
  | "resources.balance.balance"
  | "resources.balance.mode"
  | "resources.balance.threshold.new-account"
  | "resources.balance.threshold.null-when-unset"
  | "resources.balance.threshold.same-both-modes"
  | "resources.balance.threshold.type"
  | "resources.destination.code.country"
  | "resources.destination.code.region"
  | "resources.destination.code.stable"
  | "resources.destination.name"
  | "resources.destination.packages-count.country-cover"
  | "resources.destination.packages-count.equals-list"
  | "resources.destination.packages-count.type"
  | "resources.destination.type"
  | "resources.error.envelope"
  | "resources.error.message"
  | "resources.error.param.absent"
  | "resources.error.param.names-field"
  | "resources.error.request-id"
  | "resources.esim-summary.data-shape"
  | "resources.esim-summary.fields"
  | "resources.esim-summary.snapshot"
  | "resources.esim.activated-at"
  | "resources.esim.activation.absent-in-list"
  | "resources.esim.activation.activation-code"
  | "resources.esim.activation.lpa"
  | "resources.esim.activation.null-cancelled"
  | "resources.esim.activation.null-not-stored"
  | "resources.esim.activation.present"
  | "resources.esim.activation.smdp-address"
  | "resources.esim.created"
  | "resources.esim.customer-ref"
  | "resources.esim.data.remaining-mb"
  | "resources.esim.data.total-mb"
  | "resources.esim.data.total-mb.with-topups"
  | "resources.esim.data.unlimited"
  | "resources.esim.data.used-mb.cap"
  | "resources.esim.data.used-mb.number"
  | "resources.esim.expires-at.null"
  | "resources.esim.expires-at.value"
  | "resources.esim.iccid"
  | "resources.esim.install-links.android"
  | "resources.esim.install-links.encoded-once"
  | "resources.esim.install-links.ios"
  | "resources.esim.install-links.null-with-lpa"
  | "resources.esim.install-links.object"
  | "resources.esim.list-form"
  | "resources.esim.mode"
  | "resources.esim.order-id"
  | "resources.esim.package.id"
  | "resources.esim.package.name"
  | "resources.esim.qr-code-url.null-cancelled"
  | "resources.esim.qr-code-url.null-not-stored"
  | "resources.esim.qr-code-url.value"
  | "resources.esim.status"
  | "resources.esim.validity-days"
  | "resources.event.created"
  | "resources.event.data"
  | "resources.event.id"
  | "resources.event.mode"
  | "resources.event.sequence.gaps"
  | "resources.event.sequence.grows"
  | "resources.event.sequence.per-mode"
  | "resources.event.type"
  | "resources.money.amount"
  | "resources.money.currency"
  | "resources.order.balance-after.charge"
  | "resources.order.balance-after.fixed"
  | "resources.order.balance-after.plus-refunded"
  | "resources.order.created"
  | "resources.order.customer-ref"
  | "resources.order.esims.failed"
  | "resources.order.esims.partial"
  | "resources.order.esims.processing"
  | "resources.order.esims.shape"
  | "resources.order.id"
  | "resources.order.items.api-single"
  | "resources.order.items.one-per-package"
  | "resources.order.items.shape"
  | "resources.order.mode"
  | "resources.order.package-id.null"
  | "resources.order.package-id.value"
  | "resources.order.quantity.null"
  | "resources.order.quantity.value"
  | "resources.order.refunded.amount"
  | "resources.order.refunded.zero"
  | "resources.order.status"
  | "resources.order.total"
  | "resources.package.countries"
  | "resources.package.country.null"
  | "resources.package.country.single"
  | "resources.package.data-mb.daily-plan"
  | "resources.package.data-mb.null-iff-unlimited"
  | "resources.package.data-mb.type"
  | "resources.package.id"
  | "resources.package.name"
  | "resources.package.price"
  | "resources.package.price.at-order-time"
  | "resources.package.price.change-visible"
  | "resources.package.price.discount-source"
  | "resources.package.price.not-above-retail"
  | "resources.package.price.not-below-cost"
  | "resources.package.retail-price"
  | "resources.package.topup"
  | "resources.package.topup-true-today"
  | "resources.package.type"
  | "resources.package.unlimited"
  | "resources.package.validity-days"
  | "resources.topup.balance-after.completed"
  | "resources.topup.balance-after.failed"
  | "resources.topup.created"
  | "resources.topup.customer-ref"
  | "resources.topup.iccid"
  | "resources.topup.id"
  | "resources.topup.package-id"
  | "resources.topup.status"
  | "resources.topup.total"
  | "resources.webhook-header.content-type"
  | "resources.webhook-header.event-id"
  | "resources.webhook-header.event-type"
  | "resources.webhook-header.user-agent"
  | "service.base-url.suffix"
  | "service.events.stored-copy"
  | "service.modes.live-real"
  | "service.modes.same-address"
  | "service.modes.sandbox-virtual"
  | "service.orders.charged-on-create"
  | "service.orders.one-esim-per-unit"
  | "service.portal-only.endpoints"
  | "service.portal-only.funds"
  | "service.portal-only.keys"
  | "service.portal-only.secrets"
  | "service.portal-only.threshold"
  | "service.topups.same-balance"
  | "service.transport.https"
  | "service.white-label.no-message-to-partner"
  | "service.white-label.no-message-to-traveller"
  | "simulate.activated.times"
  | "simulate.event-without-endpoint"
  | "simulate.event.required"
  | "simulate.event.values"
  | "simulate.expired.time"
  | "simulate.iccid"
  | "simulate.invalid-state.expired"
  | "simulate.invalid-state.ready-expired"
  | "simulate.invalid-state.ready-usage"
  | "simulate.no-change.activated"
  | "simulate.no-change.expired"
  | "simulate.no-change.usage-reached"
  | "simulate.ok"
  | "simulate.replay"
  | "simulate.unlimited"
  | "simulate.usage-100.amount"
  | "simulate.usage-80.amount"
  | "simulate.usage-80.from-active"
  | "simulate.usage-never-falls"
  | "simulate.webhook-at-once"
  | "states.delivery.delivered-not-resent"
  | "states.delivery.failed-after-8"
  | "states.delivery.retrying"
  | "states.delivery.values"
  | "states.esim.active-to-depleted"
  | "states.esim.active-to-expired"
  | "states.esim.cancelled.meaning"
  | "states.esim.depleted-to-active"
  | "states.esim.depleted-to-expired"
  | "states.esim.depleted.not-unlimited"
  | "states.esim.no-cancel-during-topup"
  | "states.esim.no-topup-during-cancel"
  | "states.esim.ready-stays-ready"
  | "states.esim.ready-to-active.live"
  | "states.esim.ready-to-active.sandbox"
  | "states.esim.ready.meaning"
  | "states.esim.topup-adds-at-once"
  | "states.esim.usage-80-no-change"
  | "states.esim.usage-events-again"
  | "states.order.cancelled.meaning"
  | "states.order.cancelled.refunded"
  | "states.order.completed.meaning"
  | "states.order.create.outcomes"
  | "states.order.create.refund-unissued"
  | "states.order.failed.meaning"
  | "states.order.partial.meaning"
  | "states.order.processing-to-completed"
  | "states.order.processing-to-failed"
  | "states.order.processing-to-partial"
  | "states.order.processing.meaning"
  | "states.order.processing.usual-time"
  | "states.order.settlement"
  | "states.topup.completed"
  | "states.topup.failed"
  | "states.topup.processing"
  | "topup-packages.list.can-be-empty"
  | "topup-packages.list.cancelled"
  | "topup-packages.list.ok"
  | "topup-packages.list.partner-price"
  | "topups.create.added-once"
  | "topups.create.customer-ref.kept"
  | "topups.create.customer-ref.limits"
  | "topups.create.not-topupable.cancelled"
  | "topups.create.ok"
  | "topups.create.package-id.kept"
  | "topups.create.package-id.of-this-esim"
  | "topups.create.package-id.required"
  | "topups.create.trigger.insufficient-balance"
  | "topups.create.trigger.order-failed"
  | "topups.create.trigger.processing"
  | "topups.create.trigger.supplier-down"
  | "topups.get.ok"
  | "topups.list.any-status"
  | "topups.list.newest-first"
  | "topups.list.ok"
  | "versioning.backward-compatible"
  | "versioning.breaking"
  | "versioning.prefix"
  | "versioning.preview"
  | "versioning.tolerant-clients"
  | "webhooks.answer.2xx"
  | "webhooks.answer.duplicates"
  | "webhooks.answer.other-status"
  | "webhooks.answer.retry-after-unused"
  | "webhooks.answer.timeout"
  | "webhooks.answer.timeout-from-lookup"
  | "webhooks.disable.activity"
  | "webhooks.disable.email"
  | "webhooks.disable.portal"
  | "webhooks.disable.reset"
  | "webhooks.disable.single-attempts"
  | "webhooks.disable.three-days"
  | "webhooks.disable.twenty"
  | "webhooks.disabled.events-not-sent"
  | "webhooks.disabled.not-resumed"
  | "webhooks.disabled.waiting-failed"
  | "webhooks.endpoint.max-five"
  | "webhooks.endpoint.mode"
  | "webhooks.endpoint.secret"
  | "webhooks.endpoint.secret.rotate"
  | "webhooks.endpoint.secret.show-again"
  | "webhooks.endpoint.selection"
  | "webhooks.log.answer"
  | "webhooks.log.attempts"
  | "webhooks.log.body"
  | "webhooks.log.event"
  | "webhooks.log.retention"
  | "webhooks.manual-retry.at-once"
  | "webhooks.manual-retry.no-disable-count"
  | "webhooks.manual-retry.per-account"
  | "webhooks.manual-retry.per-delivery"
  | "webhooks.order.by-sequence"
  | "webhooks.order.client-rule"
  | "webhooks.order.late-retry"
  | "webhooks.order.one-at-a-time"
  | "webhooks.pause.cap"
  | "webhooks.pause.doubling"
  | "webhooks.pause.end"
  | "webhooks.pause.five-failures"
  | "webhooks.pause.hang"
  | "webhooks.pause.keeps-attempts"
  | "webhooks.pause.probe"
  | "webhooks.ping.limit"
  | "webhooks.ping.not-logged"
  | "webhooks.ping.result"
  | "webhooks.request.delivery-id-stable"
  | "webhooks.request.post-event"
  | "webhooks.request.timestamp-is-signing-time"
  | "webhooks.retry.first-attempt"
  | "webhooks.retry.max-attempts"
  | "webhooks.retry.pickup"
  | "webhooks.retry.wait-2"
  | "webhooks.retry.wait-3"
  | "webhooks.retry.wait-4"
  | "webhooks.retry.wait-5"
  | "webhooks.retry.wait-6"
  | "webhooks.retry.wait-7"
  | "webhooks.retry.wait-8"
  | "webhooks.signature.algorithm"
  | "webhooks.signature.format"
  | "webhooks.signature.raw-bytes"
  | "webhooks.signature.rotation"
  | "webhooks.signature.secret-unavailable"
  | "webhooks.signature.verify.constant-time"
  | "webhooks.signature.verify.empty-secret"
  | "webhooks.signature.verify.format"
  | "webhooks.signature.verify.tolerance"
  | "webhooks.standard.id"
  | "webhooks.standard.signature"
  | "webhooks.standard.timestamp"
  | "webhooks.standard.together"
  | "webhooks.url.https"
  | "webhooks.url.length"
  | "webhooks.url.no-redirects"
  | "webhooks.url.port"
  | "webhooks.url.public";

/** The rules that requests with API keys alone can show. */
export type HttpRuleId =
  | "auth.401.malformed"
  | "auth.401.missing"
  | "auth.401.no-rate-headers"
  | "auth.401.same-message"
  | "auth.401.unknown"
  | "auth.bad-key-block.no-rate-headers"
  | "auth.bad-key-block.retry-after"
  | "auth.bad-key-block.threshold"
  | "auth.bad-key-block.valid-key-too"
  | "auth.bearer"
  | "auth.isolation.live-cannot-see-test"
  | "auth.isolation.test-cannot-see-live"
  | "auth.prefix.live"
  | "auth.prefix.test"
  | "auth.scope.rate-limit"
  | "balance.get.ok"
  | "balance.sandbox.refill"
  | "conventions.body.max-64-kb"
  | "conventions.body.object-only"
  | "conventions.body.oversize-before-key"
  | "conventions.body.oversize-no-rate-headers"
  | "conventions.body.valid-json"
  | "conventions.format.json-utf8"
  | "conventions.format.post-content-type"
  | "conventions.format.snake-case"
  | "conventions.headers.no-cors"
  | "conventions.headers.no-store"
  | "conventions.headers.request-id"
  | "conventions.input.empty-cursor-refused"
  | "conventions.input.empty-query-absent"
  | "conventions.input.unknown-field-ignored"
  | "conventions.input.unknown-query-ignored"
  | "conventions.success.no-wrapper"
  | "conventions.text.empty-is-null"
  | "conventions.text.length-in-characters"
  | "conventions.text.no-control-characters"
  | "conventions.timestamp-input.date"
  | "conventions.timestamp-input.no-zone-is-utc"
  | "conventions.timestamp-input.nonexistent-date"
  | "conventions.timestamp-input.offset"
  | "conventions.timestamp-input.zulu"
  | "conventions.timestamps.output"
  | "countries.list.ok"
  | "countries.list.only-non-empty"
  | "countries.list.order"
  | "errors.balance-get.401-invalid-api-key"
  | "errors.balance-get.429-rate-limited"
  | "errors.balance-get.precedence"
  | "errors.class.5xx"
  | "errors.code.idempotency-key-required.empty"
  | "errors.code.invalid-request.bad-cursor"
  | "errors.code.invalid-request.control.customer-email"
  | "errors.code.invalid-request.control.customer-name"
  | "errors.code.invalid-request.control.idempotency-key"
  | "errors.code.invalid-request.control.q"
  | "errors.countries-list.401-invalid-api-key"
  | "errors.countries-list.429-rate-limited"
  | "errors.countries-list.precedence"
  | "errors.esims-get.401-invalid-api-key"
  | "errors.esims-get.404-esim-not-found"
  | "errors.esims-get.429-rate-limited"
  | "errors.esims-get.precedence"
  | "errors.esims-list.400-invalid-request"
  | "errors.esims-list.401-invalid-api-key"
  | "errors.esims-list.429-rate-limited"
  | "errors.esims-list.precedence"
  | "errors.events-get.401-invalid-api-key"
  | "errors.events-get.404-not-found"
  | "errors.events-get.429-rate-limited"
  | "errors.events-get.precedence"
  | "errors.events-list.400-invalid-request"
  | "errors.events-list.401-invalid-api-key"
  | "errors.events-list.429-rate-limited"
  | "errors.events-list.precedence"
  | "errors.no-route.method"
  | "errors.no-route.path"
  | "errors.orders-create.400-idempotency-key-required"
  | "errors.orders-create.400-invalid-request"
  | "errors.orders-create.401-invalid-api-key"
  | "errors.orders-create.402-insufficient-balance"
  | "errors.orders-create.404-package-not-found"
  | "errors.orders-create.409-idempotency-key-reused"
  | "errors.orders-create.409-request-in-progress"
  | "errors.orders-create.429-rate-limited"
  | "errors.orders-create.503-supplier-unavailable"
  | "errors.orders-create.precedence"
  | "errors.orders-get.401-invalid-api-key"
  | "errors.orders-get.404-order-not-found"
  | "errors.orders-get.429-rate-limited"
  | "errors.orders-get.precedence"
  | "errors.orders-list.400-invalid-request"
  | "errors.orders-list.401-invalid-api-key"
  | "errors.orders-list.429-rate-limited"
  | "errors.orders-list.precedence"
  | "errors.packages-get.401-invalid-api-key"
  | "errors.packages-get.404-package-not-found"
  | "errors.packages-get.429-rate-limited"
  | "errors.packages-get.precedence"
  | "errors.packages-list.400-invalid-request"
  | "errors.packages-list.401-invalid-api-key"
  | "errors.packages-list.429-rate-limited"
  | "errors.packages-list.precedence"
  | "errors.param.with-idempotency-errors"
  | "errors.qr.404-not-found"
  | "errors.qr.429-rate-limited"
  | "errors.qr.precedence"
  | "errors.retry.same-key-safe"
  | "errors.simulate.400-idempotency-key-required"
  | "errors.simulate.400-invalid-request"
  | "errors.simulate.401-invalid-api-key"
  | "errors.simulate.404-esim-not-found"
  | "errors.simulate.404-not-found"
  | "errors.simulate.409-idempotency-key-reused"
  | "errors.simulate.409-invalid-state"
  | "errors.simulate.409-request-in-progress"
  | "errors.simulate.429-rate-limited"
  | "errors.simulate.precedence"
  | "errors.topup-packages-list.401-invalid-api-key"
  | "errors.topup-packages-list.404-esim-not-found"
  | "errors.topup-packages-list.409-esim-not-topupable"
  | "errors.topup-packages-list.429-rate-limited"
  | "errors.topup-packages-list.precedence"
  | "errors.topups-create.400-idempotency-key-required"
  | "errors.topups-create.400-invalid-request"
  | "errors.topups-create.401-invalid-api-key"
  | "errors.topups-create.402-insufficient-balance"
  | "errors.topups-create.404-esim-not-found"
  | "errors.topups-create.404-package-not-found"
  | "errors.topups-create.409-esim-not-topupable"
  | "errors.topups-create.409-idempotency-key-reused"
  | "errors.topups-create.409-request-in-progress"
  | "errors.topups-create.429-rate-limited"
  | "errors.topups-create.503-supplier-unavailable"
  | "errors.topups-create.precedence"
  | "errors.topups-get.401-invalid-api-key"
  | "errors.topups-get.404-topup-not-found"
  | "errors.topups-get.429-rate-limited"
  | "errors.topups-get.precedence"
  | "errors.topups-list.400-invalid-request"
  | "errors.topups-list.401-invalid-api-key"
  | "errors.topups-list.404-esim-not-found"
  | "errors.topups-list.429-rate-limited"
  | "errors.topups-list.precedence"
  | "esims.get.not-an-iccid"
  | "esims.get.ok"
  | "esims.list.customer-ref"
  | "esims.list.issued-only"
  | "esims.list.newest-first"
  | "esims.list.ok"
  | "esims.list.status.filter"
  | "esims.list.status.unknown"
  | "events.esim.data-as-fetched"
  | "events.esim.once"
  | "events.esim.usage-once-per-allowance"
  | "events.get.ok"
  | "events.list.newest-first"
  | "events.list.ok"
  | "events.list.type.filter"
  | "events.list.type.unknown"
  | "events.none.back-to-active"
  | "events.none.failed-topup"
  | "events.recorded.always"
  | "events.type.esim-activated"
  | "events.type.esim-expired"
  | "events.type.esim-usage-100"
  | "events.type.esim-usage-80"
  | "events.type.order-completed"
  | "events.type.order-completed.immediate"
  | "events.type.order-failed"
  | "events.type.topup-completed"
  | "idempotency.failed-is-remembered"
  | "idempotency.get-needs-no-key"
  | "idempotency.in-progress"
  | "idempotency.key.length"
  | "idempotency.key.required"
  | "idempotency.only-2xx-remembered"
  | "idempotency.replay-header"
  | "idempotency.replay-no-effect"
  | "idempotency.replay-sandbox-processing"
  | "idempotency.replay-status"
  | "idempotency.replay-verbatim"
  | "idempotency.reserved-prefix"
  | "idempotency.reused.other-body"
  | "idempotency.reused.other-endpoint"
  | "idempotency.reused.other-esim"
  | "idempotency.scope.account"
  | "idempotency.scope.mode"
  | "idempotency.scope.shared-by-api-keys"
  | "ids.case-sensitive"
  | "ids.esim.format"
  | "ids.esim.sandbox-prefix"
  | "ids.event.format"
  | "ids.leading-zero"
  | "ids.order.format"
  | "ids.order.sandbox-format"
  | "ids.package.format"
  | "ids.topup.format"
  | "ids.topup.sandbox-format"
  | "limits.body"
  | "limits.headers.limit.get"
  | "limits.headers.limit.post"
  | "limits.headers.presence"
  | "limits.headers.remaining"
  | "limits.headers.reset"
  | "limits.headers.retry-after"
  | "limits.posts"
  | "limits.posts.count-in-both"
  | "limits.posts.refused-not-general"
  | "limits.requests"
  | "limits.requests.fixed-window"
  | "limits.topup-packages"
  | "orders.create.402.nothing-debited"
  | "orders.create.customer-email.length"
  | "orders.create.customer-email.optional"
  | "orders.create.customer-email.single"
  | "orders.create.customer-email.valid"
  | "orders.create.customer-name.length"
  | "orders.create.customer-name.optional"
  | "orders.create.customer-ref.copied"
  | "orders.create.customer-ref.kept"
  | "orders.create.customer-ref.length"
  | "orders.create.customer-ref.type"
  | "orders.create.customer.never-returned"
  | "orders.create.customer.object"
  | "orders.create.ok"
  | "orders.create.package-id.kept"
  | "orders.create.package-id.required"
  | "orders.create.package-id.type"
  | "orders.create.quantity.default"
  | "orders.create.quantity.json-number"
  | "orders.create.quantity.kept"
  | "orders.create.quantity.range"
  | "orders.create.quantity.whole"
  | "orders.create.test-immediate"
  | "orders.create.trigger.insufficient-balance"
  | "orders.create.trigger.order-failed"
  | "orders.create.trigger.prefix"
  | "orders.create.trigger.processing"
  | "orders.create.trigger.supplier-down"
  | "orders.get.esims-issued-only"
  | "orders.get.ok"
  | "orders.list.created.half-open"
  | "orders.list.created.milliseconds"
  | "orders.list.created.non-iso"
  | "orders.list.customer-ref.case"
  | "orders.list.customer-ref.exact"
  | "orders.list.customer-ref.max"
  | "orders.list.newest-first"
  | "orders.list.no-topups"
  | "orders.list.ok"
  | "orders.list.status.filter"
  | "orders.list.status.unknown"
  | "packages.get.200-means-orderable"
  | "packages.get.id"
  | "packages.get.ok"
  | "packages.list.country.coverage"
  | "packages.list.country.either-case"
  | "packages.list.country.pattern"
  | "packages.list.country.unknown"
  | "packages.list.ok"
  | "packages.list.order"
  | "packages.list.q.search"
  | "packages.list.q.too-long"
  | "packages.list.region.code"
  | "packages.list.region.old-names"
  | "packages.list.region.with-country"
  | "packages.list.unlimited.false"
  | "packages.list.unlimited.other"
  | "packages.list.unlimited.true"
  | "pagination.cursor.continues"
  | "pagination.cursor.other-list"
  | "pagination.cursor.other-mode"
  | "pagination.envelope.fields"
  | "pagination.envelope.has-more"
  | "pagination.last-page"
  | "pagination.limit.default"
  | "pagination.limit.out-of-range"
  | "pagination.limit.type"
  | "pagination.unpaged.countries"
  | "pagination.unpaged.topup-packages"
  | "qr.address-from-field"
  | "qr.cache-control"
  | "qr.invalid-token"
  | "qr.limit"
  | "qr.no-key"
  | "qr.ok"
  | "resources.balance.balance"
  | "resources.balance.mode"
  | "resources.balance.threshold.type"
  | "resources.destination.code.country"
  | "resources.destination.code.region"
  | "resources.destination.name"
  | "resources.destination.packages-count.country-cover"
  | "resources.destination.packages-count.equals-list"
  | "resources.destination.packages-count.type"
  | "resources.destination.type"
  | "resources.error.envelope"
  | "resources.error.param.absent"
  | "resources.error.param.names-field"
  | "resources.error.request-id"
  | "resources.esim-summary.data-shape"
  | "resources.esim-summary.fields"
  | "resources.esim-summary.snapshot"
  | "resources.esim.activated-at"
  | "resources.esim.activation.absent-in-list"
  | "resources.esim.activation.activation-code"
  | "resources.esim.activation.lpa"
  | "resources.esim.activation.present"
  | "resources.esim.activation.smdp-address"
  | "resources.esim.created"
  | "resources.esim.customer-ref"
  | "resources.esim.data.remaining-mb"
  | "resources.esim.data.total-mb"
  | "resources.esim.data.total-mb.with-topups"
  | "resources.esim.data.unlimited"
  | "resources.esim.data.used-mb.cap"
  | "resources.esim.data.used-mb.number"
  | "resources.esim.expires-at.null"
  | "resources.esim.expires-at.value"
  | "resources.esim.iccid"
  | "resources.esim.install-links.android"
  | "resources.esim.install-links.encoded-once"
  | "resources.esim.install-links.ios"
  | "resources.esim.install-links.object"
  | "resources.esim.list-form"
  | "resources.esim.mode"
  | "resources.esim.order-id"
  | "resources.esim.package.id"
  | "resources.esim.package.name"
  | "resources.esim.qr-code-url.value"
  | "resources.esim.status"
  | "resources.esim.validity-days"
  | "resources.event.created"
  | "resources.event.data"
  | "resources.event.id"
  | "resources.event.mode"
  | "resources.event.sequence.grows"
  | "resources.event.sequence.per-mode"
  | "resources.event.type"
  | "resources.money.amount"
  | "resources.money.currency"
  | "resources.order.balance-after.charge"
  | "resources.order.balance-after.fixed"
  | "resources.order.balance-after.plus-refunded"
  | "resources.order.created"
  | "resources.order.customer-ref"
  | "resources.order.esims.failed"
  | "resources.order.esims.processing"
  | "resources.order.esims.shape"
  | "resources.order.id"
  | "resources.order.items.api-single"
  | "resources.order.items.shape"
  | "resources.order.mode"
  | "resources.order.package-id.value"
  | "resources.order.quantity.value"
  | "resources.order.refunded.amount"
  | "resources.order.refunded.zero"
  | "resources.order.status"
  | "resources.order.total"
  | "resources.package.countries"
  | "resources.package.country.null"
  | "resources.package.country.single"
  | "resources.package.data-mb.null-iff-unlimited"
  | "resources.package.data-mb.type"
  | "resources.package.id"
  | "resources.package.name"
  | "resources.package.price"
  | "resources.package.price.not-above-retail"
  | "resources.package.retail-price"
  | "resources.package.topup"
  | "resources.package.topup-true-today"
  | "resources.package.type"
  | "resources.package.unlimited"
  | "resources.package.validity-days"
  | "resources.topup.balance-after.completed"
  | "resources.topup.balance-after.failed"
  | "resources.topup.created"
  | "resources.topup.customer-ref"
  | "resources.topup.iccid"
  | "resources.topup.id"
  | "resources.topup.package-id"
  | "resources.topup.status"
  | "resources.topup.total"
  | "service.base-url.suffix"
  | "service.modes.same-address"
  | "service.modes.sandbox-virtual"
  | "service.orders.charged-on-create"
  | "service.orders.one-esim-per-unit"
  | "service.topups.same-balance"
  | "simulate.activated.times"
  | "simulate.event-without-endpoint"
  | "simulate.event.required"
  | "simulate.event.values"
  | "simulate.expired.time"
  | "simulate.iccid"
  | "simulate.invalid-state.expired"
  | "simulate.invalid-state.ready-expired"
  | "simulate.invalid-state.ready-usage"
  | "simulate.no-change.activated"
  | "simulate.no-change.expired"
  | "simulate.no-change.usage-reached"
  | "simulate.ok"
  | "simulate.replay"
  | "simulate.unlimited"
  | "simulate.usage-100.amount"
  | "simulate.usage-80.amount"
  | "simulate.usage-80.from-active"
  | "simulate.usage-never-falls"
  | "states.esim.active-to-depleted"
  | "states.esim.active-to-expired"
  | "states.esim.depleted-to-active"
  | "states.esim.depleted-to-expired"
  | "states.esim.depleted.not-unlimited"
  | "states.esim.ready-stays-ready"
  | "states.esim.ready-to-active.sandbox"
  | "states.esim.ready.meaning"
  | "states.esim.topup-adds-at-once"
  | "states.esim.usage-80-no-change"
  | "states.esim.usage-events-again"
  | "states.order.completed.meaning"
  | "states.order.create.outcomes"
  | "states.order.create.refund-unissued"
  | "states.order.failed.meaning"
  | "states.order.processing-to-completed"
  | "states.order.processing.meaning"
  | "states.topup.completed"
  | "states.topup.failed"
  | "states.topup.processing"
  | "topup-packages.list.can-be-empty"
  | "topup-packages.list.ok"
  | "topup-packages.list.partner-price"
  | "topups.create.added-once"
  | "topups.create.customer-ref.kept"
  | "topups.create.customer-ref.limits"
  | "topups.create.ok"
  | "topups.create.package-id.kept"
  | "topups.create.package-id.of-this-esim"
  | "topups.create.package-id.required"
  | "topups.create.trigger.insufficient-balance"
  | "topups.create.trigger.order-failed"
  | "topups.create.trigger.processing"
  | "topups.create.trigger.supplier-down"
  | "topups.get.ok"
  | "topups.list.any-status"
  | "topups.list.newest-first"
  | "topups.list.ok"
  | "versioning.prefix";

export const rules: Readonly<Record<RuleId, Rule>> = {
  "auth.401.expired": {
    id: "auth.401.expired",
    level: "MUST",
    observe: "clock",
    text: "An expired key gets `invalid_api_key`.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "auth.401.malformed": {
    id: "auth.401.malformed",
    level: "MUST",
    observe: "http",
    text: "A header other than the word Bearer, in any letter case, spaces and one key gets `invalid_api_key`, as do a malformed key and two such headers.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "auth.401.missing": {
    id: "auth.401.missing",
    level: "MUST",
    observe: "http",
    text: "A request with no `Authorization` header, or with an empty one, gets `invalid_api_key`.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "auth.401.no-rate-headers": {
    id: "auth.401.no-rate-headers",
    level: "MUST",
    observe: "http",
    text: "A 401 has none of the three rate limit headers.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "auth.401.revoked": {
    id: "auth.401.revoked",
    level: "MUST",
    observe: "portal",
    text: "A revoked key gets `invalid_api_key`.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "auth.401.same-message": {
    id: "auth.401.same-message",
    level: "MUST",
    observe: "http",
    text: "Every `invalid_api_key` has the same message, so it doesn't reveal what was wrong with the key.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "auth.401.unknown": {
    id: "auth.401.unknown",
    level: "MUST",
    observe: "http",
    text: "A well-formed key that was never issued gets `invalid_api_key`.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "auth.403.inactive": {
    id: "auth.403.inactive",
    level: "MUST",
    observe: "portal",
    text: "While the account is deactivated, its test keys and live keys get `account_inactive` on every operation.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "auth.403.ip": {
    id: "auth.403.ip",
    level: "MUST",
    observe: "portal",
    text: "A valid key used from an IP address that is not on its allowlist gets `ip_not_allowed`; an empty allowlist allows every IP address.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "auth.403.live-mode": {
    id: "auth.403.live-mode",
    level: "MUST",
    observe: "portal",
    text: "A live key of an account without approval for live orders gets `live_mode_not_enabled` on every operation.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "auth.bad-key-block.end": {
    id: "auth.bad-key-block.end",
    level: "MUST",
    observe: "clock",
    text: "An IP address is served again ten minutes after its first bad key; rejected requests in between don't prolong the block.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "auth.bad-key-block.no-rate-headers": {
    id: "auth.bad-key-block.no-rate-headers",
    level: "MUST",
    observe: "http",
    text: "The 429 of a blocked IP address has none of the three rate limit headers.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "auth.bad-key-block.retry-after": {
    id: "auth.bad-key-block.retry-after",
    level: "MUST",
    observe: "http",
    text: "The 429 of a blocked IP address says in `Retry-After` when the block ends.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "auth.bad-key-block.threshold": {
    id: "auth.bad-key-block.threshold",
    level: "MUST",
    observe: "http",
    text: "After an IP address has got 60 responses of `invalid_api_key` for bad keys within 10 minutes, all its requests get 429. Requests without a key are not counted.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "auth.bad-key-block.valid-key-too": {
    id: "auth.bad-key-block.valid-key-too",
    level: "MUST",
    observe: "http",
    text: "A blocked IP address gets 429 for every request: with a valid key, for a QR image, on a path that doesn't exist.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "auth.bearer": {
    id: "auth.bearer",
    level: "MUST",
    observe: "http",
    text: "A request sends its key as `Authorization: Bearer <key>`; a key anywhere else or under another scheme is ignored.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "auth.isolation.live-cannot-see-test": {
    id: "auth.isolation.live-cannot-see-test",
    level: "MUST",
    observe: "http",
    text: "With a live key no order, eSIM, top-up or event of test mode can be read, listed or used: it is not found.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "auth.isolation.test-cannot-see-live": {
    id: "auth.isolation.test-cannot-see-live",
    level: "MUST",
    observe: "http",
    text: "With a test key no order, eSIM, top-up or event of live mode can be read, listed or used: it is not found.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "auth.prefix.live": {
    id: "auth.prefix.live",
    level: "MUST",
    observe: "http",
    text: "A key that begins with `sk_live_` works in live mode, where orders are real.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "auth.prefix.test": {
    id: "auth.prefix.test",
    level: "MUST",
    observe: "http",
    text: "A key that begins with `sk_test_` works in test mode.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "auth.scope.rate-limit": {
    id: "auth.scope.rate-limit",
    level: "MUST",
    observe: "http",
    text: "Each API key has its own rate limits; requests with other keys of the account don't count toward them.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "auth.server-side-only": {
    id: "auth.server-side-only",
    level: "MUST",
    observe: "docs",
    text: "Keys belong on servers: a key in a browser or an app is visible to everybody who has it.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "auth.webhooks-by-signature": {
    id: "auth.webhooks-by-signature",
    level: "MUST",
    observe: "webhook",
    text: "A webhook request is authenticated by its signature; it has no `Authorization` header.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "balance.get.ok": {
    id: "balance.get.ok",
    level: "MUST",
    observe: "http",
    text: "GET /v1/balance returns 200 for a valid request (Balance).",
    operations: ["balanceGet"],
    errors: [],
    source: "derived",
  },
  "balance.sandbox.refill": {
    id: "balance.sandbox.refill",
    level: "MUST",
    observe: "http",
    text: "A sandbox order or top-up that leaves less than 10000.00, any refund included, resets the balance to 1000000.00 in the same step; its `balance_after` is the amount before that, and a total above the balance is rejected without a refill.",
    operations: ["balanceGet"],
    errors: [],
    source: "declared",
  },
  "balance.sandbox.start": {
    id: "balance.sandbox.start",
    level: "MUST",
    observe: "portal",
    text: "The virtual balance of a new account is 1000000.00 INR.",
    operations: ["balanceGet"],
    errors: [],
    source: "declared",
  },
  "conventions.body.max-64-kb": {
    id: "conventions.body.max-64-kb",
    level: "MUST",
    observe: "http",
    text: "A body of more than 65536 bytes as received is rejected, whatever the method; so is a compressed one.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "conventions.body.object-only": {
    id: "conventions.body.object-only",
    level: "MUST",
    observe: "http",
    text: "A JSON body that is not an object is rejected, without a `param`.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "conventions.body.oversize-before-key": {
    id: "conventions.body.oversize-before-key",
    level: "MUST",
    observe: "http",
    text: "An oversize body is rejected before all other checks: neither the key nor a block of the IP address matters, and it does not count as a bad key.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "conventions.body.oversize-no-rate-headers": {
    id: "conventions.body.oversize-no-rate-headers",
    level: "MUST",
    observe: "http",
    text: "The error for an oversize body has no rate limit headers, even with a valid key.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "conventions.body.valid-json": {
    id: "conventions.body.valid-json",
    level: "MUST",
    observe: "http",
    text: "A body that is empty, not JSON or not UTF-8 is rejected, without a `param`; of a duplicate member the last one counts.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "conventions.format.json-utf8": {
    id: "conventions.format.json-utf8",
    level: "MUST",
    observe: "http",
    text: "Request and response bodies are JSON in UTF-8, and text is returned exactly as sent; only the QR image is not JSON.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "conventions.format.post-content-type": {
    id: "conventions.format.post-content-type",
    level: "MUST",
    observe: "http",
    text: "A POST is rejected unless its media type is `application/json`, in any letter case, without charset or with UTF-8.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "conventions.format.snake-case": {
    id: "conventions.format.snake-case",
    level: "MUST",
    observe: "http",
    text: "Every field name in a body is in snake_case.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "conventions.headers.no-cors": {
    id: "conventions.headers.no-cors",
    level: "MUST",
    observe: "http",
    text: "No response carries a CORS header.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "conventions.headers.no-store": {
    id: "conventions.headers.no-store",
    level: "MUST",
    observe: "http",
    text: "Every response except a QR image forbids caching.",
    operations: [
      "countriesList",
      "packagesList",
      "packagesGet",
      "balanceGet",
      "ordersCreate",
      "ordersList",
      "ordersGet",
      "esimsList",
      "esimsGet",
      "topupPackagesList",
      "topupsCreate",
      "topupsList",
      "topupsGet",
      "eventsList",
      "eventsGet",
      "simulate",
      "qr",
    ],
    errors: [],
    source: "declared",
  },
  "conventions.headers.request-id": {
    id: "conventions.headers.request-id",
    level: "MUST",
    observe: "http",
    text: "Each response, errors and images included, has a request id in `X-Request-Id`; the service creates it and no two are alike.",
    operations: [
      "countriesList",
      "packagesList",
      "packagesGet",
      "balanceGet",
      "ordersCreate",
      "ordersList",
      "ordersGet",
      "esimsList",
      "esimsGet",
      "topupPackagesList",
      "topupsCreate",
      "topupsList",
      "topupsGet",
      "eventsList",
      "eventsGet",
      "simulate",
      "qr",
    ],
    errors: [],
    source: "declared",
  },
  "conventions.input.empty-cursor-refused": {
    id: "conventions.input.empty-cursor-refused",
    level: "MUST",
    observe: "http",
    text: "An empty `cursor` is rejected and does not mean the first page.",
    operations: ["packagesList", "ordersList", "esimsList", "topupsList", "eventsList"],
    errors: [],
    source: "declared",
  },
  "conventions.input.empty-query-absent": {
    id: "conventions.input.empty-query-absent",
    level: "MUST",
    observe: "http",
    text: "A query parameter without a value counts as omitted, except `cursor`.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "conventions.input.unknown-field-ignored": {
    id: "conventions.input.unknown-field-ignored",
    level: "MUST",
    observe: "http",
    text: "A body field that an operation does not define is ignored and not returned.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "conventions.input.unknown-query-ignored": {
    id: "conventions.input.unknown-query-ignored",
    level: "MUST",
    observe: "http",
    text: "A query parameter that an operation does not define is ignored; of a repeated one the first value counts.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "conventions.success.no-wrapper": {
    id: "conventions.success.no-wrapper",
    level: "MUST",
    observe: "http",
    text: "A response with a single object has the object's fields at the top level.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "conventions.text.empty-is-null": {
    id: "conventions.text.empty-is-null",
    level: "MUST",
    observe: "http",
    text: "An empty string in a body means null: none where the field is optional, missing where it is required. Spaces are text and are kept.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "conventions.text.length-in-characters": {
    id: "conventions.text.length-in-characters",
    level: "MUST",
    observe: "http",
    text: "The length of a text is its number of Unicode code points, and text with a lone surrogate is rejected.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "conventions.text.no-control-characters": {
    id: "conventions.text.no-control-characters",
    level: "MUST",
    observe: "http",
    text: "Text that contains a control character (U+0000 to U+001F, U+007F to U+009F, U+2028, U+2029) is rejected.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "conventions.timestamp-input.date": {
    id: "conventions.timestamp-input.date",
    level: "MUST",
    observe: "http",
    text: "A plain date as a time filter means its start in UTC.",
    operations: ["ordersList"],
    errors: [],
    source: "declared",
  },
  "conventions.timestamp-input.no-zone-is-utc": {
    id: "conventions.timestamp-input.no-zone-is-utc",
    level: "MUST",
    observe: "http",
    text: "A time filter without a zone means the same as with `Z`.",
    operations: ["ordersList"],
    errors: [],
    source: "declared",
  },
  "conventions.timestamp-input.nonexistent-date": {
    id: "conventions.timestamp-input.nonexistent-date",
    level: "MUST",
    observe: "http",
    text: "A day that doesn't exist is rejected, with the filter as `param`, and not moved to another day.",
    operations: ["ordersList"],
    errors: [],
    source: "declared",
  },
  "conventions.timestamp-input.offset": {
    id: "conventions.timestamp-input.offset",
    level: "MUST",
    observe: "http",
    text: "A time filter with an offset means the time at that offset; a space instead of its plus sign is rejected.",
    operations: ["ordersList"],
    errors: [],
    source: "declared",
  },
  "conventions.timestamp-input.zulu": {
    id: "conventions.timestamp-input.zulu",
    level: "MUST",
    observe: "http",
    text: "A time filter ending in `Z`, in either case, is read as UTC.",
    operations: ["ordersList"],
    errors: [],
    source: "declared",
  },
  "conventions.timestamps.output": {
    id: "conventions.timestamps.output",
    level: "MUST",
    observe: "http",
    text: "Every time in a body is UTC in whole seconds, as `YYYY-MM-DDTHH:MM:SSZ`.",
    operations: [
      "ordersCreate",
      "ordersList",
      "ordersGet",
      "esimsList",
      "esimsGet",
      "topupsCreate",
      "topupsList",
      "topupsGet",
      "eventsList",
      "eventsGet",
      "simulate",
    ],
    errors: [],
    source: "declared",
  },
  "countries.list.ok": {
    id: "countries.list.ok",
    level: "MUST",
    observe: "http",
    text: "GET /v1/countries returns 200 for a valid request (Destination[]).",
    operations: ["countriesList"],
    errors: [],
    source: "derived",
  },
  "countries.list.only-non-empty": {
    id: "countries.list.only-non-empty",
    level: "MUST",
    observe: "http",
    text: "A destination without a package on sale for the account is not listed.",
    operations: ["countriesList"],
    errors: [],
    source: "declared",
  },
  "countries.list.order": {
    id: "countries.list.order",
    level: "MUST",
    observe: "http",
    text: "All countries come first and all regions after them, each kind by name and then by code.",
    operations: ["countriesList"],
    errors: [],
    source: "declared",
  },
  "errors.balance-get.401-invalid-api-key": {
    id: "errors.balance-get.401-invalid-api-key",
    level: "MUST",
    observe: "http",
    text: "GET /v1/balance returns 401 invalid_api_key: the API key is missing, malformed, unknown, revoked or expired.",
    operations: ["balanceGet"],
    errors: [{ status: 401, code: "invalid_api_key" }],
    source: "derived",
  },
  "errors.balance-get.403-account-inactive": {
    id: "errors.balance-get.403-account-inactive",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/balance returns 403 account_inactive: the account has been deactivated; this applies to test and live keys.",
    operations: ["balanceGet"],
    errors: [{ status: 403, code: "account_inactive" }],
    source: "derived",
  },
  "errors.balance-get.403-ip-not-allowed": {
    id: "errors.balance-get.403-ip-not-allowed",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/balance returns 403 ip_not_allowed: the request comes from an IP address that is not on the key's allowlist.",
    operations: ["balanceGet"],
    errors: [{ status: 403, code: "ip_not_allowed" }],
    source: "derived",
  },
  "errors.balance-get.403-live-mode-not-enabled": {
    id: "errors.balance-get.403-live-mode-not-enabled",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/balance returns 403 live_mode_not_enabled: the key is a live key, and the account is not approved for live orders.",
    operations: ["balanceGet"],
    errors: [{ status: 403, code: "live_mode_not_enabled" }],
    source: "derived",
  },
  "errors.balance-get.429-rate-limited": {
    id: "errors.balance-get.429-rate-limited",
    level: "MUST",
    observe: "http",
    text: "GET /v1/balance returns 429 rate_limited: the key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys.",
    operations: ["balanceGet"],
    errors: [{ status: 429, code: "rate_limited" }],
    source: "derived",
  },
  "errors.balance-get.500-internal-error": {
    id: "errors.balance-get.500-internal-error",
    level: "MUST",
    observe: "internal",
    text: "GET /v1/balance returns 500 internal_error: the service itself failed.",
    operations: ["balanceGet"],
    errors: [{ status: 500, code: "internal_error" }],
    source: "derived",
  },
  "errors.balance-get.precedence": {
    id: "errors.balance-get.precedence",
    level: "MUST",
    observe: "http",
    text: "Of several faults in one request, GET /v1/balance returns the first of: invalid_api_key, rate_limited, ip_not_allowed, account_inactive, live_mode_not_enabled, internal_error.",
    operations: ["balanceGet"],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 500, code: "internal_error" },
    ],
    source: "derived",
  },
  "errors.class.5xx": {
    id: "errors.class.5xx",
    level: "MUST",
    observe: "http",
    text: "Input alone never causes a status of 500 or above, except the one that the sandbox reference `test_supplier_down` asks for.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "errors.code.idempotency-key-required.empty": {
    id: "errors.code.idempotency-key-required.empty",
    level: "MUST",
    observe: "http",
    text: "An `Idempotency-Key` that is empty or blank counts as not sent.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "errors.code.internal-error": {
    id: "errors.code.internal-error",
    level: "MUST",
    observe: "internal",
    text: "`internal_error` means a failure inside the service; the same request with the same key can be retried and takes effect at most once.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "errors.code.invalid-request.bad-cursor": {
    id: "errors.code.invalid-request.bad-cursor",
    level: "MUST",
    observe: "http",
    text: "A `cursor` that no list returned is rejected.",
    operations: ["packagesList", "ordersList", "esimsList", "topupsList", "eventsList"],
    errors: [],
    source: "declared",
  },
  "errors.code.invalid-request.control.customer-email": {
    id: "errors.code.invalid-request.control.customer-email",
    level: "MUST",
    observe: "http",
    text: "`customer.email` that contains a control character is rejected.",
    operations: ["ordersCreate"],
    errors: [],
    source: "declared",
  },
  "errors.code.invalid-request.control.customer-name": {
    id: "errors.code.invalid-request.control.customer-name",
    level: "MUST",
    observe: "http",
    text: "`customer.name` that contains a control character is rejected.",
    operations: ["ordersCreate"],
    errors: [],
    source: "declared",
  },
  "errors.code.invalid-request.control.idempotency-key": {
    id: "errors.code.invalid-request.control.idempotency-key",
    level: "MUST",
    observe: "http",
    text: "An `Idempotency-Key` with a control byte (00 to 1F, 7F) is rejected with `invalid_request`.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "errors.code.invalid-request.control.q": {
    id: "errors.code.invalid-request.control.q",
    level: "MUST",
    observe: "http",
    text: "`q` that contains a control character is rejected.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "errors.countries-list.401-invalid-api-key": {
    id: "errors.countries-list.401-invalid-api-key",
    level: "MUST",
    observe: "http",
    text: "GET /v1/countries returns 401 invalid_api_key: the API key is missing, malformed, unknown, revoked or expired.",
    operations: ["countriesList"],
    errors: [{ status: 401, code: "invalid_api_key" }],
    source: "derived",
  },
  "errors.countries-list.403-account-inactive": {
    id: "errors.countries-list.403-account-inactive",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/countries returns 403 account_inactive: the account has been deactivated; this applies to test and live keys.",
    operations: ["countriesList"],
    errors: [{ status: 403, code: "account_inactive" }],
    source: "derived",
  },
  "errors.countries-list.403-ip-not-allowed": {
    id: "errors.countries-list.403-ip-not-allowed",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/countries returns 403 ip_not_allowed: the request comes from an IP address that is not on the key's allowlist.",
    operations: ["countriesList"],
    errors: [{ status: 403, code: "ip_not_allowed" }],
    source: "derived",
  },
  "errors.countries-list.403-live-mode-not-enabled": {
    id: "errors.countries-list.403-live-mode-not-enabled",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/countries returns 403 live_mode_not_enabled: the key is a live key, and the account is not approved for live orders.",
    operations: ["countriesList"],
    errors: [{ status: 403, code: "live_mode_not_enabled" }],
    source: "derived",
  },
  "errors.countries-list.429-rate-limited": {
    id: "errors.countries-list.429-rate-limited",
    level: "MUST",
    observe: "http",
    text: "GET /v1/countries returns 429 rate_limited: the key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys.",
    operations: ["countriesList"],
    errors: [{ status: 429, code: "rate_limited" }],
    source: "derived",
  },
  "errors.countries-list.500-internal-error": {
    id: "errors.countries-list.500-internal-error",
    level: "MUST",
    observe: "internal",
    text: "GET /v1/countries returns 500 internal_error: the service itself failed.",
    operations: ["countriesList"],
    errors: [{ status: 500, code: "internal_error" }],
    source: "derived",
  },
  "errors.countries-list.precedence": {
    id: "errors.countries-list.precedence",
    level: "MUST",
    observe: "http",
    text: "Of several faults in one request, GET /v1/countries returns the first of: invalid_api_key, rate_limited, ip_not_allowed, account_inactive, live_mode_not_enabled, internal_error.",
    operations: ["countriesList"],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 500, code: "internal_error" },
    ],
    source: "derived",
  },
  "errors.esims-get.401-invalid-api-key": {
    id: "errors.esims-get.401-invalid-api-key",
    level: "MUST",
    observe: "http",
    text: "GET /v1/esims/{iccid} returns 401 invalid_api_key: the API key is missing, malformed, unknown, revoked or expired.",
    operations: ["esimsGet"],
    errors: [{ status: 401, code: "invalid_api_key" }],
    source: "derived",
  },
  "errors.esims-get.403-account-inactive": {
    id: "errors.esims-get.403-account-inactive",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/esims/{iccid} returns 403 account_inactive: the account has been deactivated; this applies to test and live keys.",
    operations: ["esimsGet"],
    errors: [{ status: 403, code: "account_inactive" }],
    source: "derived",
  },
  "errors.esims-get.403-ip-not-allowed": {
    id: "errors.esims-get.403-ip-not-allowed",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/esims/{iccid} returns 403 ip_not_allowed: the request comes from an IP address that is not on the key's allowlist.",
    operations: ["esimsGet"],
    errors: [{ status: 403, code: "ip_not_allowed" }],
    source: "derived",
  },
  "errors.esims-get.403-live-mode-not-enabled": {
    id: "errors.esims-get.403-live-mode-not-enabled",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/esims/{iccid} returns 403 live_mode_not_enabled: the key is a live key, and the account is not approved for live orders.",
    operations: ["esimsGet"],
    errors: [{ status: 403, code: "live_mode_not_enabled" }],
    source: "derived",
  },
  "errors.esims-get.404-esim-not-found": {
    id: "errors.esims-get.404-esim-not-found",
    level: "MUST",
    observe: "http",
    text: "GET /v1/esims/{iccid} returns 404 esim_not_found: no eSIM with this ICCID exists for the account in the mode of the key, or the value is not an ICCID.",
    operations: ["esimsGet"],
    errors: [{ status: 404, code: "esim_not_found" }],
    source: "derived",
  },
  "errors.esims-get.429-rate-limited": {
    id: "errors.esims-get.429-rate-limited",
    level: "MUST",
    observe: "http",
    text: "GET /v1/esims/{iccid} returns 429 rate_limited: the key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys.",
    operations: ["esimsGet"],
    errors: [{ status: 429, code: "rate_limited" }],
    source: "derived",
  },
  "errors.esims-get.500-internal-error": {
    id: "errors.esims-get.500-internal-error",
    level: "MUST",
    observe: "internal",
    text: "GET /v1/esims/{iccid} returns 500 internal_error: the service itself failed.",
    operations: ["esimsGet"],
    errors: [{ status: 500, code: "internal_error" }],
    source: "derived",
  },
  "errors.esims-get.precedence": {
    id: "errors.esims-get.precedence",
    level: "MUST",
    observe: "http",
    text: "Of several faults in one request, GET /v1/esims/{iccid} returns the first of: invalid_api_key, rate_limited, ip_not_allowed, account_inactive, live_mode_not_enabled, esim_not_found, internal_error.",
    operations: ["esimsGet"],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 404, code: "esim_not_found" },
      { status: 500, code: "internal_error" },
    ],
    source: "derived",
  },
  "errors.esims-list.400-invalid-request": {
    id: "errors.esims-list.400-invalid-request",
    level: "MUST",
    observe: "http",
    text: "GET /v1/esims returns 400 invalid_request: a field, parameter or header, or the body as a whole, is invalid. Can be invalid: status, customer_ref, limit, cursor.",
    operations: ["esimsList"],
    errors: [{ status: 400, code: "invalid_request" }],
    source: "derived",
  },
  "errors.esims-list.401-invalid-api-key": {
    id: "errors.esims-list.401-invalid-api-key",
    level: "MUST",
    observe: "http",
    text: "GET /v1/esims returns 401 invalid_api_key: the API key is missing, malformed, unknown, revoked or expired.",
    operations: ["esimsList"],
    errors: [{ status: 401, code: "invalid_api_key" }],
    source: "derived",
  },
  "errors.esims-list.403-account-inactive": {
    id: "errors.esims-list.403-account-inactive",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/esims returns 403 account_inactive: the account has been deactivated; this applies to test and live keys.",
    operations: ["esimsList"],
    errors: [{ status: 403, code: "account_inactive" }],
    source: "derived",
  },
  "errors.esims-list.403-ip-not-allowed": {
    id: "errors.esims-list.403-ip-not-allowed",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/esims returns 403 ip_not_allowed: the request comes from an IP address that is not on the key's allowlist.",
    operations: ["esimsList"],
    errors: [{ status: 403, code: "ip_not_allowed" }],
    source: "derived",
  },
  "errors.esims-list.403-live-mode-not-enabled": {
    id: "errors.esims-list.403-live-mode-not-enabled",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/esims returns 403 live_mode_not_enabled: the key is a live key, and the account is not approved for live orders.",
    operations: ["esimsList"],
    errors: [{ status: 403, code: "live_mode_not_enabled" }],
    source: "derived",
  },
  "errors.esims-list.429-rate-limited": {
    id: "errors.esims-list.429-rate-limited",
    level: "MUST",
    observe: "http",
    text: "GET /v1/esims returns 429 rate_limited: the key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys.",
    operations: ["esimsList"],
    errors: [{ status: 429, code: "rate_limited" }],
    source: "derived",
  },
  "errors.esims-list.500-internal-error": {
    id: "errors.esims-list.500-internal-error",
    level: "MUST",
    observe: "internal",
    text: "GET /v1/esims returns 500 internal_error: the service itself failed.",
    operations: ["esimsList"],
    errors: [{ status: 500, code: "internal_error" }],
    source: "derived",
  },
  "errors.esims-list.precedence": {
    id: "errors.esims-list.precedence",
    level: "MUST",
    observe: "http",
    text: "Of several faults in one request, GET /v1/esims returns the first of: invalid_api_key, rate_limited, ip_not_allowed, account_inactive, live_mode_not_enabled, invalid_request, internal_error.",
    operations: ["esimsList"],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 400, code: "invalid_request" },
      { status: 500, code: "internal_error" },
    ],
    source: "derived",
  },
  "errors.events-get.401-invalid-api-key": {
    id: "errors.events-get.401-invalid-api-key",
    level: "MUST",
    observe: "http",
    text: "GET /v1/events/{id} returns 401 invalid_api_key: the API key is missing, malformed, unknown, revoked or expired.",
    operations: ["eventsGet"],
    errors: [{ status: 401, code: "invalid_api_key" }],
    source: "derived",
  },
  "errors.events-get.403-account-inactive": {
    id: "errors.events-get.403-account-inactive",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/events/{id} returns 403 account_inactive: the account has been deactivated; this applies to test and live keys.",
    operations: ["eventsGet"],
    errors: [{ status: 403, code: "account_inactive" }],
    source: "derived",
  },
  "errors.events-get.403-ip-not-allowed": {
    id: "errors.events-get.403-ip-not-allowed",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/events/{id} returns 403 ip_not_allowed: the request comes from an IP address that is not on the key's allowlist.",
    operations: ["eventsGet"],
    errors: [{ status: 403, code: "ip_not_allowed" }],
    source: "derived",
  },
  "errors.events-get.403-live-mode-not-enabled": {
    id: "errors.events-get.403-live-mode-not-enabled",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/events/{id} returns 403 live_mode_not_enabled: the key is a live key, and the account is not approved for live orders.",
    operations: ["eventsGet"],
    errors: [{ status: 403, code: "live_mode_not_enabled" }],
    source: "derived",
  },
  "errors.events-get.404-not-found": {
    id: "errors.events-get.404-not-found",
    level: "MUST",
    observe: "http",
    text: "GET /v1/events/{id} returns 404 not_found: no event with this id exists for the account in the mode of the key, or it is older than 30 days.",
    operations: ["eventsGet"],
    errors: [{ status: 404, code: "not_found" }],
    source: "derived",
  },
  "errors.events-get.429-rate-limited": {
    id: "errors.events-get.429-rate-limited",
    level: "MUST",
    observe: "http",
    text: "GET /v1/events/{id} returns 429 rate_limited: the key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys.",
    operations: ["eventsGet"],
    errors: [{ status: 429, code: "rate_limited" }],
    source: "derived",
  },
  "errors.events-get.500-internal-error": {
    id: "errors.events-get.500-internal-error",
    level: "MUST",
    observe: "internal",
    text: "GET /v1/events/{id} returns 500 internal_error: the service itself failed.",
    operations: ["eventsGet"],
    errors: [{ status: 500, code: "internal_error" }],
    source: "derived",
  },
  "errors.events-get.precedence": {
    id: "errors.events-get.precedence",
    level: "MUST",
    observe: "http",
    text: "Of several faults in one request, GET /v1/events/{id} returns the first of: invalid_api_key, rate_limited, ip_not_allowed, account_inactive, live_mode_not_enabled, not_found, internal_error.",
    operations: ["eventsGet"],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 404, code: "not_found" },
      { status: 500, code: "internal_error" },
    ],
    source: "derived",
  },
  "errors.events-list.400-invalid-request": {
    id: "errors.events-list.400-invalid-request",
    level: "MUST",
    observe: "http",
    text: "GET /v1/events returns 400 invalid_request: a field, parameter or header, or the body as a whole, is invalid. Can be invalid: type, limit, cursor.",
    operations: ["eventsList"],
    errors: [{ status: 400, code: "invalid_request" }],
    source: "derived",
  },
  "errors.events-list.401-invalid-api-key": {
    id: "errors.events-list.401-invalid-api-key",
    level: "MUST",
    observe: "http",
    text: "GET /v1/events returns 401 invalid_api_key: the API key is missing, malformed, unknown, revoked or expired.",
    operations: ["eventsList"],
    errors: [{ status: 401, code: "invalid_api_key" }],
    source: "derived",
  },
  "errors.events-list.403-account-inactive": {
    id: "errors.events-list.403-account-inactive",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/events returns 403 account_inactive: the account has been deactivated; this applies to test and live keys.",
    operations: ["eventsList"],
    errors: [{ status: 403, code: "account_inactive" }],
    source: "derived",
  },
  "errors.events-list.403-ip-not-allowed": {
    id: "errors.events-list.403-ip-not-allowed",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/events returns 403 ip_not_allowed: the request comes from an IP address that is not on the key's allowlist.",
    operations: ["eventsList"],
    errors: [{ status: 403, code: "ip_not_allowed" }],
    source: "derived",
  },
  "errors.events-list.403-live-mode-not-enabled": {
    id: "errors.events-list.403-live-mode-not-enabled",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/events returns 403 live_mode_not_enabled: the key is a live key, and the account is not approved for live orders.",
    operations: ["eventsList"],
    errors: [{ status: 403, code: "live_mode_not_enabled" }],
    source: "derived",
  },
  "errors.events-list.429-rate-limited": {
    id: "errors.events-list.429-rate-limited",
    level: "MUST",
    observe: "http",
    text: "GET /v1/events returns 429 rate_limited: the key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys.",
    operations: ["eventsList"],
    errors: [{ status: 429, code: "rate_limited" }],
    source: "derived",
  },
  "errors.events-list.500-internal-error": {
    id: "errors.events-list.500-internal-error",
    level: "MUST",
    observe: "internal",
    text: "GET /v1/events returns 500 internal_error: the service itself failed.",
    operations: ["eventsList"],
    errors: [{ status: 500, code: "internal_error" }],
    source: "derived",
  },
  "errors.events-list.precedence": {
    id: "errors.events-list.precedence",
    level: "MUST",
    observe: "http",
    text: "Of several faults in one request, GET /v1/events returns the first of: invalid_api_key, rate_limited, ip_not_allowed, account_inactive, live_mode_not_enabled, invalid_request, internal_error.",
    operations: ["eventsList"],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 400, code: "invalid_request" },
      { status: 500, code: "internal_error" },
    ],
    source: "derived",
  },
  "errors.live-supplier.no-503": {
    id: "errors.live-supplier.no-503",
    level: "MUST",
    observe: "supplier",
    text: "With live keys, supplier problems never cause a 503 today; clients should handle one anyway.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "errors.live-supplier.order-failed": {
    id: "errors.live-supplier.order-failed",
    level: "MUST",
    observe: "supplier",
    text: "A live order that the supplier rejects as a whole is a 201 with an order that is `failed` and refunded.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "errors.live-supplier.order-partial": {
    id: "errors.live-supplier.order-partial",
    level: "MUST",
    observe: "supplier",
    text: "A live order that the supplier fills in part is a 201 with an order that is `partially_completed`, and the rest is refunded.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "errors.live-supplier.topup-failed": {
    id: "errors.live-supplier.topup-failed",
    level: "MUST",
    observe: "supplier",
    text: "A live top-up that the supplier rejects is a 201 with a top-up that is `failed` and refunded, and the eSIM is unchanged.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "errors.no-route.method": {
    id: "errors.no-route.method",
    level: "MUST",
    observe: "http",
    text: "A method that a path does not have, HEAD and OPTIONS included, gets `not_found`, not 405.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "errors.no-route.path": {
    id: "errors.no-route.path",
    level: "MUST",
    observe: "http",
    text: "With a valid key, a path that does not exist, or has another letter case or a trailing slash, gets `not_found` in the error envelope.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "errors.orders-create.400-idempotency-key-required": {
    id: "errors.orders-create.400-idempotency-key-required",
    level: "MUST",
    observe: "http",
    text: "POST /v1/orders returns 400 idempotency_key_required: the POST has no `Idempotency-Key`, or an empty one.",
    operations: ["ordersCreate"],
    errors: [{ status: 400, code: "idempotency_key_required", param: "Idempotency-Key" }],
    source: "derived",
  },
  "errors.orders-create.400-invalid-request": {
    id: "errors.orders-create.400-invalid-request",
    level: "MUST",
    observe: "http",
    text: "POST /v1/orders returns 400 invalid_request: a field, parameter or header, or the body as a whole, is invalid. Can be invalid: package_id, quantity, customer_ref, customer, customer.name, customer.email, Idempotency-Key.",
    operations: ["ordersCreate"],
    errors: [{ status: 400, code: "invalid_request" }],
    source: "derived",
  },
  "errors.orders-create.401-invalid-api-key": {
    id: "errors.orders-create.401-invalid-api-key",
    level: "MUST",
    observe: "http",
    text: "POST /v1/orders returns 401 invalid_api_key: the API key is missing, malformed, unknown, revoked or expired.",
    operations: ["ordersCreate"],
    errors: [{ status: 401, code: "invalid_api_key" }],
    source: "derived",
  },
  "errors.orders-create.402-insufficient-balance": {
    id: "errors.orders-create.402-insufficient-balance",
    level: "MUST",
    observe: "http",
    text: "POST /v1/orders returns 402 insufficient_balance: the balance does not cover the total; nothing was charged or created.",
    operations: ["ordersCreate"],
    errors: [{ status: 402, code: "insufficient_balance" }],
    source: "derived",
  },
  "errors.orders-create.403-account-inactive": {
    id: "errors.orders-create.403-account-inactive",
    level: "MUST",
    observe: "portal",
    text: "POST /v1/orders returns 403 account_inactive: the account has been deactivated; this applies to test and live keys.",
    operations: ["ordersCreate"],
    errors: [{ status: 403, code: "account_inactive" }],
    source: "derived",
  },
  "errors.orders-create.403-ip-not-allowed": {
    id: "errors.orders-create.403-ip-not-allowed",
    level: "MUST",
    observe: "portal",
    text: "POST /v1/orders returns 403 ip_not_allowed: the request comes from an IP address that is not on the key's allowlist.",
    operations: ["ordersCreate"],
    errors: [{ status: 403, code: "ip_not_allowed" }],
    source: "derived",
  },
  "errors.orders-create.403-live-mode-not-enabled": {
    id: "errors.orders-create.403-live-mode-not-enabled",
    level: "MUST",
    observe: "portal",
    text: "POST /v1/orders returns 403 live_mode_not_enabled: the key is a live key, and the account is not approved for live orders.",
    operations: ["ordersCreate"],
    errors: [{ status: 403, code: "live_mode_not_enabled" }],
    source: "derived",
  },
  "errors.orders-create.404-package-not-found": {
    id: "errors.orders-create.404-package-not-found",
    level: "MUST",
    observe: "http",
    text: "POST /v1/orders returns 404 package_not_found: no package with this id is on sale for the account.",
    operations: ["ordersCreate"],
    errors: [{ status: 404, code: "package_not_found" }],
    source: "derived",
  },
  "errors.orders-create.409-idempotency-key-reused": {
    id: "errors.orders-create.409-idempotency-key-reused",
    level: "MUST",
    observe: "http",
    text: "POST /v1/orders returns 409 idempotency_key_reused: the `Idempotency-Key` was used for a request with another body, endpoint or eSIM; nothing was done.",
    operations: ["ordersCreate"],
    errors: [{ status: 409, code: "idempotency_key_reused", param: "Idempotency-Key" }],
    source: "derived",
  },
  "errors.orders-create.409-request-in-progress": {
    id: "errors.orders-create.409-request-in-progress",
    level: "MUST",
    observe: "http",
    text: "POST /v1/orders returns 409 request_in_progress: another request with the same `Idempotency-Key` is in progress.",
    operations: ["ordersCreate"],
    errors: [{ status: 409, code: "request_in_progress", param: "Idempotency-Key" }],
    source: "derived",
  },
  "errors.orders-create.429-rate-limited": {
    id: "errors.orders-create.429-rate-limited",
    level: "MUST",
    observe: "http",
    text: "POST /v1/orders returns 429 rate_limited: the key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys.",
    operations: ["ordersCreate"],
    errors: [{ status: 429, code: "rate_limited" }],
    source: "derived",
  },
  "errors.orders-create.500-internal-error": {
    id: "errors.orders-create.500-internal-error",
    level: "MUST",
    observe: "internal",
    text: "POST /v1/orders returns 500 internal_error: the service itself failed.",
    operations: ["ordersCreate"],
    errors: [{ status: 500, code: "internal_error" }],
    source: "derived",
  },
  "errors.orders-create.503-supplier-unavailable": {
    id: "errors.orders-create.503-supplier-unavailable",
    level: "MUST",
    observe: "http",
    text: "POST /v1/orders returns 503 supplier_unavailable: the supplier cannot be reached.",
    operations: ["ordersCreate"],
    errors: [{ status: 503, code: "supplier_unavailable" }],
    source: "derived",
  },
  "errors.orders-create.precedence": {
    id: "errors.orders-create.precedence",
    level: "MUST",
    observe: "http",
    text: "Of several faults in one request, POST /v1/orders returns the first of: invalid_api_key, rate_limited, ip_not_allowed, account_inactive, live_mode_not_enabled, idempotency_key_required, invalid_request, idempotency_key_reused, request_in_progress, package_not_found, supplier_unavailable, insufficient_balance, internal_error.",
    operations: ["ordersCreate"],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 400, code: "idempotency_key_required", param: "Idempotency-Key" },
      { status: 400, code: "invalid_request" },
      { status: 409, code: "idempotency_key_reused", param: "Idempotency-Key" },
      { status: 409, code: "request_in_progress", param: "Idempotency-Key" },
      { status: 404, code: "package_not_found" },
      { status: 503, code: "supplier_unavailable" },
      { status: 402, code: "insufficient_balance" },
      { status: 500, code: "internal_error" },
    ],
    source: "derived",
  },
  "errors.orders-get.401-invalid-api-key": {
    id: "errors.orders-get.401-invalid-api-key",
    level: "MUST",
    observe: "http",
    text: "GET /v1/orders/{id} returns 401 invalid_api_key: the API key is missing, malformed, unknown, revoked or expired.",
    operations: ["ordersGet"],
    errors: [{ status: 401, code: "invalid_api_key" }],
    source: "derived",
  },
  "errors.orders-get.403-account-inactive": {
    id: "errors.orders-get.403-account-inactive",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/orders/{id} returns 403 account_inactive: the account has been deactivated; this applies to test and live keys.",
    operations: ["ordersGet"],
    errors: [{ status: 403, code: "account_inactive" }],
    source: "derived",
  },
  "errors.orders-get.403-ip-not-allowed": {
    id: "errors.orders-get.403-ip-not-allowed",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/orders/{id} returns 403 ip_not_allowed: the request comes from an IP address that is not on the key's allowlist.",
    operations: ["ordersGet"],
    errors: [{ status: 403, code: "ip_not_allowed" }],
    source: "derived",
  },
  "errors.orders-get.403-live-mode-not-enabled": {
    id: "errors.orders-get.403-live-mode-not-enabled",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/orders/{id} returns 403 live_mode_not_enabled: the key is a live key, and the account is not approved for live orders.",
    operations: ["ordersGet"],
    errors: [{ status: 403, code: "live_mode_not_enabled" }],
    source: "derived",
  },
  "errors.orders-get.404-order-not-found": {
    id: "errors.orders-get.404-order-not-found",
    level: "MUST",
    observe: "http",
    text: "GET /v1/orders/{id} returns 404 order_not_found: no order with this id exists for the account in the mode of the key.",
    operations: ["ordersGet"],
    errors: [{ status: 404, code: "order_not_found" }],
    source: "derived",
  },
  "errors.orders-get.429-rate-limited": {
    id: "errors.orders-get.429-rate-limited",
    level: "MUST",
    observe: "http",
    text: "GET /v1/orders/{id} returns 429 rate_limited: the key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys.",
    operations: ["ordersGet"],
    errors: [{ status: 429, code: "rate_limited" }],
    source: "derived",
  },
  "errors.orders-get.500-internal-error": {
    id: "errors.orders-get.500-internal-error",
    level: "MUST",
    observe: "internal",
    text: "GET /v1/orders/{id} returns 500 internal_error: the service itself failed.",
    operations: ["ordersGet"],
    errors: [{ status: 500, code: "internal_error" }],
    source: "derived",
  },
  "errors.orders-get.precedence": {
    id: "errors.orders-get.precedence",
    level: "MUST",
    observe: "http",
    text: "Of several faults in one request, GET /v1/orders/{id} returns the first of: invalid_api_key, rate_limited, ip_not_allowed, account_inactive, live_mode_not_enabled, order_not_found, internal_error.",
    operations: ["ordersGet"],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 404, code: "order_not_found" },
      { status: 500, code: "internal_error" },
    ],
    source: "derived",
  },
  "errors.orders-list.400-invalid-request": {
    id: "errors.orders-list.400-invalid-request",
    level: "MUST",
    observe: "http",
    text: "GET /v1/orders returns 400 invalid_request: a field, parameter or header, or the body as a whole, is invalid. Can be invalid: status, customer_ref, created_after, created_before, limit, cursor.",
    operations: ["ordersList"],
    errors: [{ status: 400, code: "invalid_request" }],
    source: "derived",
  },
  "errors.orders-list.401-invalid-api-key": {
    id: "errors.orders-list.401-invalid-api-key",
    level: "MUST",
    observe: "http",
    text: "GET /v1/orders returns 401 invalid_api_key: the API key is missing, malformed, unknown, revoked or expired.",
    operations: ["ordersList"],
    errors: [{ status: 401, code: "invalid_api_key" }],
    source: "derived",
  },
  "errors.orders-list.403-account-inactive": {
    id: "errors.orders-list.403-account-inactive",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/orders returns 403 account_inactive: the account has been deactivated; this applies to test and live keys.",
    operations: ["ordersList"],
    errors: [{ status: 403, code: "account_inactive" }],
    source: "derived",
  },
  "errors.orders-list.403-ip-not-allowed": {
    id: "errors.orders-list.403-ip-not-allowed",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/orders returns 403 ip_not_allowed: the request comes from an IP address that is not on the key's allowlist.",
    operations: ["ordersList"],
    errors: [{ status: 403, code: "ip_not_allowed" }],
    source: "derived",
  },
  "errors.orders-list.403-live-mode-not-enabled": {
    id: "errors.orders-list.403-live-mode-not-enabled",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/orders returns 403 live_mode_not_enabled: the key is a live key, and the account is not approved for live orders.",
    operations: ["ordersList"],
    errors: [{ status: 403, code: "live_mode_not_enabled" }],
    source: "derived",
  },
  "errors.orders-list.429-rate-limited": {
    id: "errors.orders-list.429-rate-limited",
    level: "MUST",
    observe: "http",
    text: "GET /v1/orders returns 429 rate_limited: the key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys.",
    operations: ["ordersList"],
    errors: [{ status: 429, code: "rate_limited" }],
    source: "derived",
  },
  "errors.orders-list.500-internal-error": {
    id: "errors.orders-list.500-internal-error",
    level: "MUST",
    observe: "internal",
    text: "GET /v1/orders returns 500 internal_error: the service itself failed.",
    operations: ["ordersList"],
    errors: [{ status: 500, code: "internal_error" }],
    source: "derived",
  },
  "errors.orders-list.precedence": {
    id: "errors.orders-list.precedence",
    level: "MUST",
    observe: "http",
    text: "Of several faults in one request, GET /v1/orders returns the first of: invalid_api_key, rate_limited, ip_not_allowed, account_inactive, live_mode_not_enabled, invalid_request, internal_error.",
    operations: ["ordersList"],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 400, code: "invalid_request" },
      { status: 500, code: "internal_error" },
    ],
    source: "derived",
  },
  "errors.packages-get.401-invalid-api-key": {
    id: "errors.packages-get.401-invalid-api-key",
    level: "MUST",
    observe: "http",
    text: "GET /v1/packages/{id} returns 401 invalid_api_key: the API key is missing, malformed, unknown, revoked or expired.",
    operations: ["packagesGet"],
    errors: [{ status: 401, code: "invalid_api_key" }],
    source: "derived",
  },
  "errors.packages-get.403-account-inactive": {
    id: "errors.packages-get.403-account-inactive",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/packages/{id} returns 403 account_inactive: the account has been deactivated; this applies to test and live keys.",
    operations: ["packagesGet"],
    errors: [{ status: 403, code: "account_inactive" }],
    source: "derived",
  },
  "errors.packages-get.403-ip-not-allowed": {
    id: "errors.packages-get.403-ip-not-allowed",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/packages/{id} returns 403 ip_not_allowed: the request comes from an IP address that is not on the key's allowlist.",
    operations: ["packagesGet"],
    errors: [{ status: 403, code: "ip_not_allowed" }],
    source: "derived",
  },
  "errors.packages-get.403-live-mode-not-enabled": {
    id: "errors.packages-get.403-live-mode-not-enabled",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/packages/{id} returns 403 live_mode_not_enabled: the key is a live key, and the account is not approved for live orders.",
    operations: ["packagesGet"],
    errors: [{ status: 403, code: "live_mode_not_enabled" }],
    source: "derived",
  },
  "errors.packages-get.404-package-not-found": {
    id: "errors.packages-get.404-package-not-found",
    level: "MUST",
    observe: "http",
    text: "GET /v1/packages/{id} returns 404 package_not_found: no package with this id is on sale for the account.",
    operations: ["packagesGet"],
    errors: [{ status: 404, code: "package_not_found" }],
    source: "derived",
  },
  "errors.packages-get.429-rate-limited": {
    id: "errors.packages-get.429-rate-limited",
    level: "MUST",
    observe: "http",
    text: "GET /v1/packages/{id} returns 429 rate_limited: the key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys.",
    operations: ["packagesGet"],
    errors: [{ status: 429, code: "rate_limited" }],
    source: "derived",
  },
  "errors.packages-get.500-internal-error": {
    id: "errors.packages-get.500-internal-error",
    level: "MUST",
    observe: "internal",
    text: "GET /v1/packages/{id} returns 500 internal_error: the service itself failed.",
    operations: ["packagesGet"],
    errors: [{ status: 500, code: "internal_error" }],
    source: "derived",
  },
  "errors.packages-get.precedence": {
    id: "errors.packages-get.precedence",
    level: "MUST",
    observe: "http",
    text: "Of several faults in one request, GET /v1/packages/{id} returns the first of: invalid_api_key, rate_limited, ip_not_allowed, account_inactive, live_mode_not_enabled, package_not_found, internal_error.",
    operations: ["packagesGet"],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 404, code: "package_not_found" },
      { status: 500, code: "internal_error" },
    ],
    source: "derived",
  },
  "errors.packages-list.400-invalid-request": {
    id: "errors.packages-list.400-invalid-request",
    level: "MUST",
    observe: "http",
    text: "GET /v1/packages returns 400 invalid_request: a field, parameter or header, or the body as a whole, is invalid. Can be invalid: country, region, unlimited, q, limit, cursor.",
    operations: ["packagesList"],
    errors: [{ status: 400, code: "invalid_request" }],
    source: "derived",
  },
  "errors.packages-list.401-invalid-api-key": {
    id: "errors.packages-list.401-invalid-api-key",
    level: "MUST",
    observe: "http",
    text: "GET /v1/packages returns 401 invalid_api_key: the API key is missing, malformed, unknown, revoked or expired.",
    operations: ["packagesList"],
    errors: [{ status: 401, code: "invalid_api_key" }],
    source: "derived",
  },
  "errors.packages-list.403-account-inactive": {
    id: "errors.packages-list.403-account-inactive",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/packages returns 403 account_inactive: the account has been deactivated; this applies to test and live keys.",
    operations: ["packagesList"],
    errors: [{ status: 403, code: "account_inactive" }],
    source: "derived",
  },
  "errors.packages-list.403-ip-not-allowed": {
    id: "errors.packages-list.403-ip-not-allowed",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/packages returns 403 ip_not_allowed: the request comes from an IP address that is not on the key's allowlist.",
    operations: ["packagesList"],
    errors: [{ status: 403, code: "ip_not_allowed" }],
    source: "derived",
  },
  "errors.packages-list.403-live-mode-not-enabled": {
    id: "errors.packages-list.403-live-mode-not-enabled",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/packages returns 403 live_mode_not_enabled: the key is a live key, and the account is not approved for live orders.",
    operations: ["packagesList"],
    errors: [{ status: 403, code: "live_mode_not_enabled" }],
    source: "derived",
  },
  "errors.packages-list.429-rate-limited": {
    id: "errors.packages-list.429-rate-limited",
    level: "MUST",
    observe: "http",
    text: "GET /v1/packages returns 429 rate_limited: the key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys.",
    operations: ["packagesList"],
    errors: [{ status: 429, code: "rate_limited" }],
    source: "derived",
  },
  "errors.packages-list.500-internal-error": {
    id: "errors.packages-list.500-internal-error",
    level: "MUST",
    observe: "internal",
    text: "GET /v1/packages returns 500 internal_error: the service itself failed.",
    operations: ["packagesList"],
    errors: [{ status: 500, code: "internal_error" }],
    source: "derived",
  },
  "errors.packages-list.precedence": {
    id: "errors.packages-list.precedence",
    level: "MUST",
    observe: "http",
    text: "Of several faults in one request, GET /v1/packages returns the first of: invalid_api_key, rate_limited, ip_not_allowed, account_inactive, live_mode_not_enabled, invalid_request, internal_error.",
    operations: ["packagesList"],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 400, code: "invalid_request" },
      { status: 500, code: "internal_error" },
    ],
    source: "derived",
  },
  "errors.param.with-idempotency-errors": {
    id: "errors.param.with-idempotency-errors",
    level: "MUST",
    observe: "http",
    text: "The three errors about idempotency keys have `Idempotency-Key` as their `param`.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "errors.qr.404-not-found": {
    id: "errors.qr.404-not-found",
    level: "MUST",
    observe: "http",
    text: "GET /v1/qr/{token}.png returns 404 not_found: the token is not valid, or its eSIM has been cancelled.",
    operations: ["qr"],
    errors: [{ status: 404, code: "not_found" }],
    source: "derived",
  },
  "errors.qr.429-rate-limited": {
    id: "errors.qr.429-rate-limited",
    level: "MUST",
    observe: "http",
    text: "GET /v1/qr/{token}.png returns 429 rate_limited: the IP address has requested more QR images than allowed in a minute, or has sent too many requests with bad keys.",
    operations: ["qr"],
    errors: [{ status: 429, code: "rate_limited" }],
    source: "derived",
  },
  "errors.qr.500-internal-error": {
    id: "errors.qr.500-internal-error",
    level: "MUST",
    observe: "internal",
    text: "GET /v1/qr/{token}.png returns 500 internal_error: the service failed to create the image.",
    operations: ["qr"],
    errors: [{ status: 500, code: "internal_error" }],
    source: "derived",
  },
  "errors.qr.precedence": {
    id: "errors.qr.precedence",
    level: "MUST",
    observe: "http",
    text: "Of several faults in one request, GET /v1/qr/{token}.png returns the first of: rate_limited, not_found, internal_error.",
    operations: ["qr"],
    errors: [
      { status: 429, code: "rate_limited" },
      { status: 404, code: "not_found" },
      { status: 500, code: "internal_error" },
    ],
    source: "derived",
  },
  "errors.retry.not-unchanged": {
    id: "errors.retry.not-unchanged",
    level: "SHOULD",
    observe: "docs",
    text: "Other errors are final for the request as sent: before the next attempt a client changes the request or the state that it failed on, such as adding funds after a 402.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "errors.retry.same-key-safe": {
    id: "errors.retry.same-key-safe",
    level: "MUST",
    observe: "http",
    text: "After a timeout, a lost connection, `request_in_progress`, 429, 500 or 503 the same request with the same key can be retried and takes effect at most once.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "errors.simulate.400-idempotency-key-required": {
    id: "errors.simulate.400-idempotency-key-required",
    level: "MUST",
    observe: "http",
    text: "POST /v1/sandbox/esims/{iccid}/simulate returns 400 idempotency_key_required: the POST has no `Idempotency-Key`, or an empty one.",
    operations: ["simulate"],
    errors: [{ status: 400, code: "idempotency_key_required", param: "Idempotency-Key" }],
    source: "derived",
  },
  "errors.simulate.400-invalid-request": {
    id: "errors.simulate.400-invalid-request",
    level: "MUST",
    observe: "http",
    text: "POST /v1/sandbox/esims/{iccid}/simulate returns 400 invalid_request: a field, parameter or header, or the body as a whole, is invalid. Can be invalid: event, Idempotency-Key.",
    operations: ["simulate"],
    errors: [{ status: 400, code: "invalid_request" }],
    source: "derived",
  },
  "errors.simulate.401-invalid-api-key": {
    id: "errors.simulate.401-invalid-api-key",
    level: "MUST",
    observe: "http",
    text: "POST /v1/sandbox/esims/{iccid}/simulate returns 401 invalid_api_key: the API key is missing, malformed, unknown, revoked or expired.",
    operations: ["simulate"],
    errors: [{ status: 401, code: "invalid_api_key" }],
    source: "derived",
  },
  "errors.simulate.403-account-inactive": {
    id: "errors.simulate.403-account-inactive",
    level: "MUST",
    observe: "portal",
    text: "POST /v1/sandbox/esims/{iccid}/simulate returns 403 account_inactive: the account has been deactivated; this applies to test and live keys.",
    operations: ["simulate"],
    errors: [{ status: 403, code: "account_inactive" }],
    source: "derived",
  },
  "errors.simulate.403-ip-not-allowed": {
    id: "errors.simulate.403-ip-not-allowed",
    level: "MUST",
    observe: "portal",
    text: "POST /v1/sandbox/esims/{iccid}/simulate returns 403 ip_not_allowed: the request comes from an IP address that is not on the key's allowlist.",
    operations: ["simulate"],
    errors: [{ status: 403, code: "ip_not_allowed" }],
    source: "derived",
  },
  "errors.simulate.403-live-mode-not-enabled": {
    id: "errors.simulate.403-live-mode-not-enabled",
    level: "MUST",
    observe: "portal",
    text: "POST /v1/sandbox/esims/{iccid}/simulate returns 403 live_mode_not_enabled: the key is a live key, and the account is not approved for live orders.",
    operations: ["simulate"],
    errors: [{ status: 403, code: "live_mode_not_enabled" }],
    source: "derived",
  },
  "errors.simulate.404-esim-not-found": {
    id: "errors.simulate.404-esim-not-found",
    level: "MUST",
    observe: "http",
    text: "POST /v1/sandbox/esims/{iccid}/simulate returns 404 esim_not_found: no eSIM with this ICCID exists for the account in the mode of the key, or the value is not an ICCID.",
    operations: ["simulate"],
    errors: [{ status: 404, code: "esim_not_found" }],
    source: "derived",
  },
  "errors.simulate.404-not-found": {
    id: "errors.simulate.404-not-found",
    level: "MUST",
    observe: "http",
    text: "POST /v1/sandbox/esims/{iccid}/simulate returns 404 not_found: the key is a live key, for which the sandbox does not exist, whatever else the request contains.",
    operations: ["simulate"],
    errors: [{ status: 404, code: "not_found" }],
    source: "derived",
  },
  "errors.simulate.409-idempotency-key-reused": {
    id: "errors.simulate.409-idempotency-key-reused",
    level: "MUST",
    observe: "http",
    text: "POST /v1/sandbox/esims/{iccid}/simulate returns 409 idempotency_key_reused: the `Idempotency-Key` was used for a request with another body, endpoint or eSIM; nothing was done.",
    operations: ["simulate"],
    errors: [{ status: 409, code: "idempotency_key_reused", param: "Idempotency-Key" }],
    source: "derived",
  },
  "errors.simulate.409-invalid-state": {
    id: "errors.simulate.409-invalid-state",
    level: "MUST",
    observe: "http",
    text: "POST /v1/sandbox/esims/{iccid}/simulate returns 409 invalid_state: the simulated event is not possible in the eSIM's status.",
    operations: ["simulate"],
    errors: [{ status: 409, code: "invalid_state" }],
    source: "derived",
  },
  "errors.simulate.409-request-in-progress": {
    id: "errors.simulate.409-request-in-progress",
    level: "MUST",
    observe: "http",
    text: "POST /v1/sandbox/esims/{iccid}/simulate returns 409 request_in_progress: another request with the same `Idempotency-Key` is in progress.",
    operations: ["simulate"],
    errors: [{ status: 409, code: "request_in_progress", param: "Idempotency-Key" }],
    source: "derived",
  },
  "errors.simulate.429-rate-limited": {
    id: "errors.simulate.429-rate-limited",
    level: "MUST",
    observe: "http",
    text: "POST /v1/sandbox/esims/{iccid}/simulate returns 429 rate_limited: the key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys.",
    operations: ["simulate"],
    errors: [{ status: 429, code: "rate_limited" }],
    source: "derived",
  },
  "errors.simulate.500-internal-error": {
    id: "errors.simulate.500-internal-error",
    level: "MUST",
    observe: "internal",
    text: "POST /v1/sandbox/esims/{iccid}/simulate returns 500 internal_error: the service itself failed.",
    operations: ["simulate"],
    errors: [{ status: 500, code: "internal_error" }],
    source: "derived",
  },
  "errors.simulate.precedence": {
    id: "errors.simulate.precedence",
    level: "MUST",
    observe: "http",
    text: "Of several faults in one request, POST /v1/sandbox/esims/{iccid}/simulate returns the first of: invalid_api_key, rate_limited, ip_not_allowed, account_inactive, live_mode_not_enabled, not_found, idempotency_key_required, invalid_request, idempotency_key_reused, request_in_progress, esim_not_found, invalid_state, internal_error.",
    operations: ["simulate"],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 404, code: "not_found" },
      { status: 400, code: "idempotency_key_required", param: "Idempotency-Key" },
      { status: 400, code: "invalid_request" },
      { status: 409, code: "idempotency_key_reused", param: "Idempotency-Key" },
      { status: 409, code: "request_in_progress", param: "Idempotency-Key" },
      { status: 404, code: "esim_not_found" },
      { status: 409, code: "invalid_state" },
      { status: 500, code: "internal_error" },
    ],
    source: "derived",
  },
  "errors.topup-packages-list.401-invalid-api-key": {
    id: "errors.topup-packages-list.401-invalid-api-key",
    level: "MUST",
    observe: "http",
    text: "GET /v1/esims/{iccid}/topup-packages returns 401 invalid_api_key: the API key is missing, malformed, unknown, revoked or expired.",
    operations: ["topupPackagesList"],
    errors: [{ status: 401, code: "invalid_api_key" }],
    source: "derived",
  },
  "errors.topup-packages-list.403-account-inactive": {
    id: "errors.topup-packages-list.403-account-inactive",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/esims/{iccid}/topup-packages returns 403 account_inactive: the account has been deactivated; this applies to test and live keys.",
    operations: ["topupPackagesList"],
    errors: [{ status: 403, code: "account_inactive" }],
    source: "derived",
  },
  "errors.topup-packages-list.403-ip-not-allowed": {
    id: "errors.topup-packages-list.403-ip-not-allowed",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/esims/{iccid}/topup-packages returns 403 ip_not_allowed: the request comes from an IP address that is not on the key's allowlist.",
    operations: ["topupPackagesList"],
    errors: [{ status: 403, code: "ip_not_allowed" }],
    source: "derived",
  },
  "errors.topup-packages-list.403-live-mode-not-enabled": {
    id: "errors.topup-packages-list.403-live-mode-not-enabled",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/esims/{iccid}/topup-packages returns 403 live_mode_not_enabled: the key is a live key, and the account is not approved for live orders.",
    operations: ["topupPackagesList"],
    errors: [{ status: 403, code: "live_mode_not_enabled" }],
    source: "derived",
  },
  "errors.topup-packages-list.404-esim-not-found": {
    id: "errors.topup-packages-list.404-esim-not-found",
    level: "MUST",
    observe: "http",
    text: "GET /v1/esims/{iccid}/topup-packages returns 404 esim_not_found: no eSIM with this ICCID exists for the account in the mode of the key, or the value is not an ICCID.",
    operations: ["topupPackagesList"],
    errors: [{ status: 404, code: "esim_not_found" }],
    source: "derived",
  },
  "errors.topup-packages-list.409-esim-not-topupable": {
    id: "errors.topup-packages-list.409-esim-not-topupable",
    level: "MUST",
    observe: "http",
    text: "GET /v1/esims/{iccid}/topup-packages returns 409 esim_not_topupable: the eSIM is expired, cancelled or being cancelled, and cannot be topped up.",
    operations: ["topupPackagesList"],
    errors: [{ status: 409, code: "esim_not_topupable" }],
    source: "derived",
  },
  "errors.topup-packages-list.429-rate-limited": {
    id: "errors.topup-packages-list.429-rate-limited",
    level: "MUST",
    observe: "http",
    text: "GET /v1/esims/{iccid}/topup-packages returns 429 rate_limited: the key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys.",
    operations: ["topupPackagesList"],
    errors: [{ status: 429, code: "rate_limited" }],
    source: "derived",
  },
  "errors.topup-packages-list.500-internal-error": {
    id: "errors.topup-packages-list.500-internal-error",
    level: "MUST",
    observe: "internal",
    text: "GET /v1/esims/{iccid}/topup-packages returns 500 internal_error: the service itself failed.",
    operations: ["topupPackagesList"],
    errors: [{ status: 500, code: "internal_error" }],
    source: "derived",
  },
  "errors.topup-packages-list.precedence": {
    id: "errors.topup-packages-list.precedence",
    level: "MUST",
    observe: "http",
    text: "Of several faults in one request, GET /v1/esims/{iccid}/topup-packages returns the first of: invalid_api_key, rate_limited, ip_not_allowed, account_inactive, live_mode_not_enabled, esim_not_found, esim_not_topupable, internal_error.",
    operations: ["topupPackagesList"],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 404, code: "esim_not_found" },
      { status: 409, code: "esim_not_topupable" },
      { status: 500, code: "internal_error" },
    ],
    source: "derived",
  },
  "errors.topups-create.400-idempotency-key-required": {
    id: "errors.topups-create.400-idempotency-key-required",
    level: "MUST",
    observe: "http",
    text: "POST /v1/esims/{iccid}/topups returns 400 idempotency_key_required: the POST has no `Idempotency-Key`, or an empty one.",
    operations: ["topupsCreate"],
    errors: [{ status: 400, code: "idempotency_key_required", param: "Idempotency-Key" }],
    source: "derived",
  },
  "errors.topups-create.400-invalid-request": {
    id: "errors.topups-create.400-invalid-request",
    level: "MUST",
    observe: "http",
    text: "POST /v1/esims/{iccid}/topups returns 400 invalid_request: a field, parameter or header, or the body as a whole, is invalid. Can be invalid: package_id, customer_ref, Idempotency-Key.",
    operations: ["topupsCreate"],
    errors: [{ status: 400, code: "invalid_request" }],
    source: "derived",
  },
  "errors.topups-create.401-invalid-api-key": {
    id: "errors.topups-create.401-invalid-api-key",
    level: "MUST",
    observe: "http",
    text: "POST /v1/esims/{iccid}/topups returns 401 invalid_api_key: the API key is missing, malformed, unknown, revoked or expired.",
    operations: ["topupsCreate"],
    errors: [{ status: 401, code: "invalid_api_key" }],
    source: "derived",
  },
  "errors.topups-create.402-insufficient-balance": {
    id: "errors.topups-create.402-insufficient-balance",
    level: "MUST",
    observe: "http",
    text: "POST /v1/esims/{iccid}/topups returns 402 insufficient_balance: the balance does not cover the total; nothing was charged or created.",
    operations: ["topupsCreate"],
    errors: [{ status: 402, code: "insufficient_balance" }],
    source: "derived",
  },
  "errors.topups-create.403-account-inactive": {
    id: "errors.topups-create.403-account-inactive",
    level: "MUST",
    observe: "portal",
    text: "POST /v1/esims/{iccid}/topups returns 403 account_inactive: the account has been deactivated; this applies to test and live keys.",
    operations: ["topupsCreate"],
    errors: [{ status: 403, code: "account_inactive" }],
    source: "derived",
  },
  "errors.topups-create.403-ip-not-allowed": {
    id: "errors.topups-create.403-ip-not-allowed",
    level: "MUST",
    observe: "portal",
    text: "POST /v1/esims/{iccid}/topups returns 403 ip_not_allowed: the request comes from an IP address that is not on the key's allowlist.",
    operations: ["topupsCreate"],
    errors: [{ status: 403, code: "ip_not_allowed" }],
    source: "derived",
  },
  "errors.topups-create.403-live-mode-not-enabled": {
    id: "errors.topups-create.403-live-mode-not-enabled",
    level: "MUST",
    observe: "portal",
    text: "POST /v1/esims/{iccid}/topups returns 403 live_mode_not_enabled: the key is a live key, and the account is not approved for live orders.",
    operations: ["topupsCreate"],
    errors: [{ status: 403, code: "live_mode_not_enabled" }],
    source: "derived",
  },
  "errors.topups-create.404-esim-not-found": {
    id: "errors.topups-create.404-esim-not-found",
    level: "MUST",
    observe: "http",
    text: "POST /v1/esims/{iccid}/topups returns 404 esim_not_found: no eSIM with this ICCID exists for the account in the mode of the key, or the value is not an ICCID.",
    operations: ["topupsCreate"],
    errors: [{ status: 404, code: "esim_not_found" }],
    source: "derived",
  },
  "errors.topups-create.404-package-not-found": {
    id: "errors.topups-create.404-package-not-found",
    level: "MUST",
    observe: "http",
    text: "POST /v1/esims/{iccid}/topups returns 404 package_not_found: the package, even if it exists, does not fit this eSIM.",
    operations: ["topupsCreate"],
    errors: [{ status: 404, code: "package_not_found" }],
    source: "derived",
  },
  "errors.topups-create.409-esim-not-topupable": {
    id: "errors.topups-create.409-esim-not-topupable",
    level: "MUST",
    observe: "http",
    text: "POST /v1/esims/{iccid}/topups returns 409 esim_not_topupable: the eSIM is expired, cancelled or being cancelled, and cannot be topped up.",
    operations: ["topupsCreate"],
    errors: [{ status: 409, code: "esim_not_topupable" }],
    source: "derived",
  },
  "errors.topups-create.409-idempotency-key-reused": {
    id: "errors.topups-create.409-idempotency-key-reused",
    level: "MUST",
    observe: "http",
    text: "POST /v1/esims/{iccid}/topups returns 409 idempotency_key_reused: the `Idempotency-Key` was used for a request with another body, endpoint or eSIM; nothing was done.",
    operations: ["topupsCreate"],
    errors: [{ status: 409, code: "idempotency_key_reused", param: "Idempotency-Key" }],
    source: "derived",
  },
  "errors.topups-create.409-request-in-progress": {
    id: "errors.topups-create.409-request-in-progress",
    level: "MUST",
    observe: "http",
    text: "POST /v1/esims/{iccid}/topups returns 409 request_in_progress: another request with the same `Idempotency-Key` is in progress.",
    operations: ["topupsCreate"],
    errors: [{ status: 409, code: "request_in_progress", param: "Idempotency-Key" }],
    source: "derived",
  },
  "errors.topups-create.429-rate-limited": {
    id: "errors.topups-create.429-rate-limited",
    level: "MUST",
    observe: "http",
    text: "POST /v1/esims/{iccid}/topups returns 429 rate_limited: the key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys.",
    operations: ["topupsCreate"],
    errors: [{ status: 429, code: "rate_limited" }],
    source: "derived",
  },
  "errors.topups-create.500-internal-error": {
    id: "errors.topups-create.500-internal-error",
    level: "MUST",
    observe: "internal",
    text: "POST /v1/esims/{iccid}/topups returns 500 internal_error: the service itself failed.",
    operations: ["topupsCreate"],
    errors: [{ status: 500, code: "internal_error" }],
    source: "derived",
  },
  "errors.topups-create.503-supplier-unavailable": {
    id: "errors.topups-create.503-supplier-unavailable",
    level: "MUST",
    observe: "http",
    text: "POST /v1/esims/{iccid}/topups returns 503 supplier_unavailable: the supplier cannot be reached.",
    operations: ["topupsCreate"],
    errors: [{ status: 503, code: "supplier_unavailable" }],
    source: "derived",
  },
  "errors.topups-create.precedence": {
    id: "errors.topups-create.precedence",
    level: "MUST",
    observe: "http",
    text: "Of several faults in one request, POST /v1/esims/{iccid}/topups returns the first of: invalid_api_key, rate_limited, ip_not_allowed, account_inactive, live_mode_not_enabled, idempotency_key_required, invalid_request, idempotency_key_reused, request_in_progress, esim_not_found, esim_not_topupable, package_not_found, supplier_unavailable, insufficient_balance, internal_error.",
    operations: ["topupsCreate"],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 400, code: "idempotency_key_required", param: "Idempotency-Key" },
      { status: 400, code: "invalid_request" },
      { status: 409, code: "idempotency_key_reused", param: "Idempotency-Key" },
      { status: 409, code: "request_in_progress", param: "Idempotency-Key" },
      { status: 404, code: "esim_not_found" },
      { status: 409, code: "esim_not_topupable" },
      { status: 404, code: "package_not_found" },
      { status: 503, code: "supplier_unavailable" },
      { status: 402, code: "insufficient_balance" },
      { status: 500, code: "internal_error" },
    ],
    source: "derived",
  },
  "errors.topups-get.401-invalid-api-key": {
    id: "errors.topups-get.401-invalid-api-key",
    level: "MUST",
    observe: "http",
    text: "GET /v1/topups/{id} returns 401 invalid_api_key: the API key is missing, malformed, unknown, revoked or expired.",
    operations: ["topupsGet"],
    errors: [{ status: 401, code: "invalid_api_key" }],
    source: "derived",
  },
  "errors.topups-get.403-account-inactive": {
    id: "errors.topups-get.403-account-inactive",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/topups/{id} returns 403 account_inactive: the account has been deactivated; this applies to test and live keys.",
    operations: ["topupsGet"],
    errors: [{ status: 403, code: "account_inactive" }],
    source: "derived",
  },
  "errors.topups-get.403-ip-not-allowed": {
    id: "errors.topups-get.403-ip-not-allowed",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/topups/{id} returns 403 ip_not_allowed: the request comes from an IP address that is not on the key's allowlist.",
    operations: ["topupsGet"],
    errors: [{ status: 403, code: "ip_not_allowed" }],
    source: "derived",
  },
  "errors.topups-get.403-live-mode-not-enabled": {
    id: "errors.topups-get.403-live-mode-not-enabled",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/topups/{id} returns 403 live_mode_not_enabled: the key is a live key, and the account is not approved for live orders.",
    operations: ["topupsGet"],
    errors: [{ status: 403, code: "live_mode_not_enabled" }],
    source: "derived",
  },
  "errors.topups-get.404-topup-not-found": {
    id: "errors.topups-get.404-topup-not-found",
    level: "MUST",
    observe: "http",
    text: "GET /v1/topups/{id} returns 404 topup_not_found: no top-up with this id exists for the account in the mode of the key.",
    operations: ["topupsGet"],
    errors: [{ status: 404, code: "topup_not_found" }],
    source: "derived",
  },
  "errors.topups-get.429-rate-limited": {
    id: "errors.topups-get.429-rate-limited",
    level: "MUST",
    observe: "http",
    text: "GET /v1/topups/{id} returns 429 rate_limited: the key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys.",
    operations: ["topupsGet"],
    errors: [{ status: 429, code: "rate_limited" }],
    source: "derived",
  },
  "errors.topups-get.500-internal-error": {
    id: "errors.topups-get.500-internal-error",
    level: "MUST",
    observe: "internal",
    text: "GET /v1/topups/{id} returns 500 internal_error: the service itself failed.",
    operations: ["topupsGet"],
    errors: [{ status: 500, code: "internal_error" }],
    source: "derived",
  },
  "errors.topups-get.precedence": {
    id: "errors.topups-get.precedence",
    level: "MUST",
    observe: "http",
    text: "Of several faults in one request, GET /v1/topups/{id} returns the first of: invalid_api_key, rate_limited, ip_not_allowed, account_inactive, live_mode_not_enabled, topup_not_found, internal_error.",
    operations: ["topupsGet"],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 404, code: "topup_not_found" },
      { status: 500, code: "internal_error" },
    ],
    source: "derived",
  },
  "errors.topups-list.400-invalid-request": {
    id: "errors.topups-list.400-invalid-request",
    level: "MUST",
    observe: "http",
    text: "GET /v1/esims/{iccid}/topups returns 400 invalid_request: a field, parameter or header, or the body as a whole, is invalid. Can be invalid: limit, cursor.",
    operations: ["topupsList"],
    errors: [{ status: 400, code: "invalid_request" }],
    source: "derived",
  },
  "errors.topups-list.401-invalid-api-key": {
    id: "errors.topups-list.401-invalid-api-key",
    level: "MUST",
    observe: "http",
    text: "GET /v1/esims/{iccid}/topups returns 401 invalid_api_key: the API key is missing, malformed, unknown, revoked or expired.",
    operations: ["topupsList"],
    errors: [{ status: 401, code: "invalid_api_key" }],
    source: "derived",
  },
  "errors.topups-list.403-account-inactive": {
    id: "errors.topups-list.403-account-inactive",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/esims/{iccid}/topups returns 403 account_inactive: the account has been deactivated; this applies to test and live keys.",
    operations: ["topupsList"],
    errors: [{ status: 403, code: "account_inactive" }],
    source: "derived",
  },
  "errors.topups-list.403-ip-not-allowed": {
    id: "errors.topups-list.403-ip-not-allowed",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/esims/{iccid}/topups returns 403 ip_not_allowed: the request comes from an IP address that is not on the key's allowlist.",
    operations: ["topupsList"],
    errors: [{ status: 403, code: "ip_not_allowed" }],
    source: "derived",
  },
  "errors.topups-list.403-live-mode-not-enabled": {
    id: "errors.topups-list.403-live-mode-not-enabled",
    level: "MUST",
    observe: "portal",
    text: "GET /v1/esims/{iccid}/topups returns 403 live_mode_not_enabled: the key is a live key, and the account is not approved for live orders.",
    operations: ["topupsList"],
    errors: [{ status: 403, code: "live_mode_not_enabled" }],
    source: "derived",
  },
  "errors.topups-list.404-esim-not-found": {
    id: "errors.topups-list.404-esim-not-found",
    level: "MUST",
    observe: "http",
    text: "GET /v1/esims/{iccid}/topups returns 404 esim_not_found: no eSIM with this ICCID exists for the account in the mode of the key, or the value is not an ICCID.",
    operations: ["topupsList"],
    errors: [{ status: 404, code: "esim_not_found" }],
    source: "derived",
  },
  "errors.topups-list.429-rate-limited": {
    id: "errors.topups-list.429-rate-limited",
    level: "MUST",
    observe: "http",
    text: "GET /v1/esims/{iccid}/topups returns 429 rate_limited: the key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys.",
    operations: ["topupsList"],
    errors: [{ status: 429, code: "rate_limited" }],
    source: "derived",
  },
  "errors.topups-list.500-internal-error": {
    id: "errors.topups-list.500-internal-error",
    level: "MUST",
    observe: "internal",
    text: "GET /v1/esims/{iccid}/topups returns 500 internal_error: the service itself failed.",
    operations: ["topupsList"],
    errors: [{ status: 500, code: "internal_error" }],
    source: "derived",
  },
  "errors.topups-list.precedence": {
    id: "errors.topups-list.precedence",
    level: "MUST",
    observe: "http",
    text: "Of several faults in one request, GET /v1/esims/{iccid}/topups returns the first of: invalid_api_key, rate_limited, ip_not_allowed, account_inactive, live_mode_not_enabled, invalid_request, esim_not_found, internal_error.",
    operations: ["topupsList"],
    errors: [
      { status: 401, code: "invalid_api_key" },
      { status: 429, code: "rate_limited" },
      { status: 403, code: "ip_not_allowed" },
      { status: 403, code: "account_inactive" },
      { status: 403, code: "live_mode_not_enabled" },
      { status: 400, code: "invalid_request" },
      { status: 404, code: "esim_not_found" },
      { status: 500, code: "internal_error" },
    ],
    source: "derived",
  },
  "errors.unknown-codes-ignored": {
    id: "errors.unknown-codes-ignored",
    level: "SHOULD",
    observe: "docs",
    text: "A client handles error codes that it does not know.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "esims.get.live-refresh": {
    id: "esims.get.live-refresh",
    level: "MUST",
    observe: "supplier",
    text: "Fetching a live eSIM makes the service ask its supplier for current usage, which the response then shows.",
    operations: ["esimsGet"],
    errors: [],
    source: "declared",
  },
  "esims.get.live-refresh-once-a-minute": {
    id: "esims.get.live-refresh-once-a-minute",
    level: "MUST",
    observe: "supplier",
    text: "The supplier is asked about an eSIM at most once a minute, however often it is fetched.",
    operations: ["esimsGet"],
    errors: [],
    source: "declared",
  },
  "esims.get.not-an-iccid": {
    id: "esims.get.not-an-iccid",
    level: "MUST",
    observe: "http",
    text: "A value that can't be an ICCID gets `esim_not_found`, as does an ICCID that doesn't exist.",
    operations: ["esimsGet"],
    errors: [],
    source: "declared",
  },
  "esims.get.ok": {
    id: "esims.get.ok",
    level: "MUST",
    observe: "http",
    text: "GET /v1/esims/{iccid} returns 200 for a valid request (EsimDetail).",
    operations: ["esimsGet"],
    errors: [],
    source: "derived",
  },
  "esims.list.customer-ref": {
    id: "esims.list.customer-ref",
    level: "MUST",
    observe: "http",
    text: "`customer_ref` finds the eSIMs whose order has exactly that reference: no partial match, no other letter case, no reference of a top-up.",
    operations: ["esimsList"],
    errors: [],
    source: "declared",
  },
  "esims.list.issued-only": {
    id: "esims.list.issued-only",
    level: "MUST",
    observe: "http",
    text: "A unit of an order that was never issued is not in the list.",
    operations: ["esimsList"],
    errors: [],
    source: "declared",
  },
  "esims.list.newest-first": {
    id: "esims.list.newest-first",
    level: "MUST",
    observe: "http",
    text: "The list begins with the eSIM issued last.",
    operations: ["esimsList"],
    errors: [],
    source: "declared",
  },
  "esims.list.ok": {
    id: "esims.list.ok",
    level: "MUST",
    observe: "http",
    text: "GET /v1/esims returns 200 for a valid request (Esim[]).",
    operations: ["esimsList"],
    errors: [],
    source: "derived",
  },
  "esims.list.status.filter": {
    id: "esims.list.status.filter",
    level: "MUST",
    observe: "http",
    text: "With `status` every eSIM in the list has that status.",
    operations: ["esimsList"],
    errors: [],
    source: "declared",
  },
  "esims.list.status.unknown": {
    id: "esims.list.status.unknown",
    level: "MUST",
    observe: "http",
    text: "A `status` that is not an eSIM status is rejected with `param` naming it.",
    operations: ["esimsList"],
    errors: [],
    source: "declared",
  },
  "events.balance-low.live-email": {
    id: "events.balance-low.live-email",
    level: "MUST",
    observe: "internal",
    text: "In live mode the portal's low-balance mail is sent together with the event.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.balance-low.no-threshold": {
    id: "events.balance-low.no-threshold",
    level: "MUST",
    observe: "portal",
    text: "While the account has no threshold, or one of 0, no `balance.low` is sent.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.balance-low.once": {
    id: "events.balance-low.once",
    level: "MUST",
    observe: "portal",
    text: "One crossing of the threshold sends one `balance.low`; charges further below it send none.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.balance-low.rearm": {
    id: "events.balance-low.rearm",
    level: "MUST",
    observe: "portal",
    text: "After a `balance.low` the balance must rise above the threshold before a charge below it sends another one.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.balance-low.sandbox": {
    id: "events.balance-low.sandbox",
    level: "MUST",
    observe: "portal",
    text: "In test mode the same threshold applies to the virtual balance, and the event has mode `test`.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.balance-low.sandbox-no-email": {
    id: "events.balance-low.sandbox-no-email",
    level: "MUST",
    observe: "internal",
    text: "In test mode `balance.low` sends no mail.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.esim.data-as-fetched": {
    id: "events.esim.data-as-fetched",
    level: "MUST",
    observe: "http",
    text: "When an event is created, its summary equals what a single fetch of the eSIM returns at that time.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.esim.jump-both": {
    id: "events.esim.jump-both",
    level: "MUST",
    observe: "supplier",
    text: "When usage goes from under 80 percent straight to 100, both `esim.usage_80` and `esim.usage_100` are sent.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.esim.jump-order": {
    id: "events.esim.jump-order",
    level: "MUST",
    observe: "supplier",
    text: "After such a jump `esim.usage_80` has the lower `sequence` of the two.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.esim.jump-status": {
    id: "events.esim.jump-status",
    level: "MUST",
    observe: "supplier",
    text: "After such a jump the summaries of both events have status `depleted`.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.esim.once": {
    id: "events.esim.once",
    level: "MUST",
    observe: "http",
    text: "Activation and expiry of an eSIM are each announced once, however often they are detected or simulated.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.esim.usage-once-per-allowance": {
    id: "events.esim.usage-once-per-allowance",
    level: "MUST",
    observe: "http",
    text: "Each usage event is sent once per data allowance; a completed top-up begins a new allowance.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.get.ok": {
    id: "events.get.ok",
    level: "MUST",
    observe: "http",
    text: "GET /v1/events/{id} returns 200 for a valid request (Event).",
    operations: ["eventsGet"],
    errors: [],
    source: "derived",
  },
  "events.get.older-than-30-days": {
    id: "events.get.older-than-30-days",
    level: "MUST",
    observe: "clock",
    text: "An event that is more than 30 days old gets `not_found`.",
    operations: ["eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.inactive-account.none-produced": {
    id: "events.inactive-account.none-produced",
    level: "MUST",
    observe: "portal",
    text: "While an account is deactivated no event is created for it. Changes of its orders, top-ups and balance are not caught up on later; changes of eSIMs are, as when an endpoint is enabled again.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.inactive-account.nothing-sent": {
    id: "events.inactive-account.nothing-sent",
    level: "MUST",
    observe: "portal",
    text: "While an account is deactivated nothing is sent to its endpoints.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.inactive-account.waiting-failed": {
    id: "events.inactive-account.waiting-failed",
    level: "MUST",
    observe: "portal",
    text: "Pending deliveries of an account become `failed` when it is deactivated, and stay so when it is activated again.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.list.30-days": {
    id: "events.list.30-days",
    level: "MUST",
    observe: "clock",
    text: "An event is listed for 30 days after its creation and no longer.",
    operations: ["eventsList"],
    errors: [],
    source: "declared",
  },
  "events.list.newest-first": {
    id: "events.list.newest-first",
    level: "MUST",
    observe: "http",
    text: "The list is sorted by `sequence`, highest first.",
    operations: ["eventsList"],
    errors: [],
    source: "declared",
  },
  "events.list.ok": {
    id: "events.list.ok",
    level: "MUST",
    observe: "http",
    text: "GET /v1/events returns 200 for a valid request (Event[]).",
    operations: ["eventsList"],
    errors: [],
    source: "derived",
  },
  "events.list.type.filter": {
    id: "events.list.type.filter",
    level: "MUST",
    observe: "http",
    text: "With `type` every event in the list is of that type.",
    operations: ["eventsList"],
    errors: [],
    source: "declared",
  },
  "events.list.type.unknown": {
    id: "events.list.type.unknown",
    level: "MUST",
    observe: "http",
    text: "A `type` that is not an event type is rejected with `param` naming it.",
    operations: ["eventsList"],
    errors: [],
    source: "declared",
  },
  "events.live-esim.catch-up-72-hours": {
    id: "events.live-esim.catch-up-72-hours",
    level: "MUST",
    observe: "clock",
    text: "When a live endpoint is added or enabled again, unrecorded changes of eSIMs from the last 72 hours are recorded and sent.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.live-esim.check-interval": {
    id: "events.live-esim.check-interval",
    level: "MUST",
    observe: "clock",
    text: "Live eSIMs are checked every 10 minutes, and changes become events then.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.live-esim.no-report-networks": {
    id: "events.live-esim.no-report-networks",
    level: "MUST",
    observe: "supplier",
    text: "An eSIM in a network that doesn't report usage causes no usage events.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.live-esim.older-skipped": {
    id: "events.live-esim.older-skipped",
    level: "MUST",
    observe: "clock",
    text: "Unrecorded changes of eSIMs that are older than 72 hours by then are never recorded or sent.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.live-esim.unlimited-no-usage": {
    id: "events.live-esim.unlimited-no-usage",
    level: "MUST",
    observe: "supplier",
    text: "An eSIM with unlimited data causes no usage events, however much is used.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.live-esim.usage-delay": {
    id: "events.live-esim.usage-delay",
    level: "SHOULD",
    observe: "docs",
    text: "Usage is usually known within about 15 minutes, and within an hour for networks that report only when asked.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.none.back-to-active": {
    id: "events.none.back-to-active",
    level: "MUST",
    observe: "http",
    text: "When a top-up makes a `depleted` eSIM `active` again, `topup.completed` is the only event.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.none.cancelled": {
    id: "events.none.cancelled",
    level: "MUST",
    observe: "portal",
    text: "Cancelling an order or an eSIM records and sends no event.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.none.failed-topup": {
    id: "events.none.failed-topup",
    level: "MUST",
    observe: "http",
    text: "A top-up that fails records and sends no event.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.order-completed.read-status": {
    id: "events.order-completed.read-status",
    level: "MUST",
    observe: "supplier",
    text: "A partially completed order is announced by `order.completed`: `data.status` says so, `data.esims` has fewer than `quantity`, and `data.refunded` is the refund.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.portal-orders": {
    id: "events.portal-orders",
    level: "MUST",
    observe: "portal",
    text: "In live mode, orders and top-ups that members make in the portal cause the same events as those made by API; test orders made there do so in test mode.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.recorded.always": {
    id: "events.recorded.always",
    level: "MUST",
    observe: "http",
    text: "Events about orders, top-ups and the balance are recorded even if the account has no webhook endpoint.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.recorded.live-esim-needs-endpoint": {
    id: "events.recorded.live-esim-needs-endpoint",
    level: "MUST",
    observe: "portal",
    text: "A change of a live eSIM is recorded as an event only if the account has an enabled live endpoint, whatever its event types.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.type.balance-low": {
    id: "events.type.balance-low",
    level: "MUST",
    observe: "portal",
    text: "Event balance.low: an order or top-up took the balance below the account's low-balance threshold.",
    operations: ["ordersCreate", "topupsCreate"],
    errors: [],
    source: "derived",
  },
  "events.type.esim-activated": {
    id: "events.type.esim-activated",
    level: "MUST",
    observe: "http",
    text: "Event esim.activated: an eSIM was used for the first time; its validity starts now.",
    operations: ["simulate"],
    errors: [],
    source: "derived",
  },
  "events.type.esim-expired": {
    id: "events.type.esim-expired",
    level: "MUST",
    observe: "http",
    text: "Event esim.expired: the validity of an eSIM ended.",
    operations: ["simulate"],
    errors: [],
    source: "derived",
  },
  "events.type.esim-usage-100": {
    id: "events.type.esim-usage-100",
    level: "MUST",
    observe: "http",
    text: "Event esim.usage_100: an eSIM has used all its data and is `depleted`.",
    operations: ["simulate"],
    errors: [],
    source: "derived",
  },
  "events.type.esim-usage-80": {
    id: "events.type.esim-usage-80",
    level: "MUST",
    observe: "http",
    text: "Event esim.usage_80: an eSIM has used at least 80 percent of its data.",
    operations: ["simulate"],
    errors: [],
    source: "derived",
  },
  "events.type.order-completed": {
    id: "events.type.order-completed",
    level: "MUST",
    observe: "http",
    text: "Event order.completed: an order reached `completed` or `partially_completed`, immediately or later.",
    operations: ["ordersCreate"],
    errors: [],
    source: "derived",
  },
  "events.type.order-completed.immediate": {
    id: "events.type.order-completed.immediate",
    level: "MUST",
    observe: "http",
    text: "An order that its `201` already shows as completed sends exactly one `order.completed`, recorded together with the order.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.type.order-failed": {
    id: "events.type.order-failed",
    level: "MUST",
    observe: "http",
    text: "Event order.failed: an order ended `failed`: no eSIM was issued and the whole amount was refunded.",
    operations: ["ordersCreate"],
    errors: [],
    source: "derived",
  },
  "events.type.ping": {
    id: "events.type.ping",
    level: "MUST",
    observe: "portal",
    text: "Event ping: a test event that a member sends to an endpoint from the portal.",
    operations: [],
    errors: [],
    source: "derived",
  },
  "events.type.ping.empty-data": {
    id: "events.type.ping.empty-data",
    level: "MUST",
    observe: "portal",
    text: "The `data` of a ping is an object without members.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.type.ping.not-stored": {
    id: "events.type.ping.not-stored",
    level: "MUST",
    observe: "portal",
    text: "A ping is not in the event list, and fetching its id returns `not_found`.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.type.ping.sequence-zero": {
    id: "events.type.ping.sequence-zero",
    level: "MUST",
    observe: "portal",
    text: "A ping has `sequence` 0.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "events.type.topup-completed": {
    id: "events.type.topup-completed",
    level: "MUST",
    observe: "http",
    text: "Event topup.completed: a top-up was completed: the eSIM has its data and validity.",
    operations: ["topupsCreate"],
    errors: [],
    source: "derived",
  },
  "idempotency.failed-is-remembered": {
    id: "idempotency.failed-is-remembered",
    level: "MUST",
    observe: "http",
    text: "An order or top-up that ended `failed` had a 2xx response, and is replayed as `failed`; a new attempt needs a new key.",
    operations: ["ordersCreate", "topupsCreate", "simulate"],
    errors: [],
    source: "declared",
  },
  "idempotency.get-needs-no-key": {
    id: "idempotency.get-needs-no-key",
    level: "MUST",
    observe: "http",
    text: "A GET needs no `Idempotency-Key`, and ignores one that is sent.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "idempotency.in-progress": {
    id: "idempotency.in-progress",
    level: "MUST",
    observe: "http",
    text: "While the first request with a key is in progress, and for at most 60 seconds after it died, any other with that key gets `request_in_progress`.",
    operations: ["ordersCreate", "topupsCreate", "simulate"],
    errors: [],
    source: "declared",
  },
  "idempotency.key.length": {
    id: "idempotency.key.length",
    level: "MUST",
    observe: "http",
    text: "A key of 255 characters is accepted and a longer one rejected; each byte of the value, without spaces around it, is one character.",
    operations: ["ordersCreate", "topupsCreate", "simulate"],
    errors: [],
    source: "declared",
  },
  "idempotency.key.required": {
    id: "idempotency.key.required",
    level: "MUST",
    observe: "http",
    text: "Orders, top-ups and simulations without a key are rejected with `idempotency_key_required`.",
    operations: ["ordersCreate", "topupsCreate", "simulate"],
    errors: [],
    source: "declared",
  },
  "idempotency.memory.afterwards-new": {
    id: "idempotency.memory.afterwards-new",
    level: "MUST",
    observe: "clock",
    text: "After a key has expired, which happens within 48 hours, it executes the request again and gets 201.",
    operations: ["ordersCreate", "topupsCreate", "simulate"],
    errors: [],
    source: "declared",
  },
  "idempotency.memory.at-least-24-hours": {
    id: "idempotency.memory.at-least-24-hours",
    level: "MUST",
    observe: "clock",
    text: "A key is stored for at least 24 hours from its first response.",
    operations: ["ordersCreate", "topupsCreate", "simulate"],
    errors: [],
    source: "declared",
  },
  "idempotency.only-2xx-remembered": {
    id: "idempotency.only-2xx-remembered",
    level: "MUST",
    observe: "http",
    text: "A request that was rejected or that failed leaves its key unused: the key can be sent again, with any body, and the request is executed.",
    operations: ["ordersCreate", "topupsCreate", "simulate"],
    errors: [],
    source: "declared",
  },
  "idempotency.replay-header": {
    id: "idempotency.replay-header",
    level: "MUST",
    observe: "http",
    text: "A replay has the header `Idempotent-Replayed: true`, and a first response doesn't have that header.",
    operations: ["ordersCreate", "topupsCreate", "simulate"],
    errors: [],
    source: "declared",
  },
  "idempotency.replay-live-processing": {
    id: "idempotency.replay-live-processing",
    level: "MUST",
    observe: "supplier",
    text: "In live mode a key whose first response said `processing` is replayed with the current order or top-up.",
    operations: ["ordersCreate", "topupsCreate", "simulate"],
    errors: [],
    source: "declared",
  },
  "idempotency.replay-no-effect": {
    id: "idempotency.replay-no-effect",
    level: "MUST",
    observe: "http",
    text: "A replay charges nothing, issues nothing and records no event.",
    operations: ["ordersCreate", "topupsCreate", "simulate"],
    errors: [],
    source: "declared",
  },
  "idempotency.replay-sandbox-processing": {
    id: "idempotency.replay-sandbox-processing",
    level: "MUST",
    observe: "http",
    text: "In test mode a key whose first response said `processing` is replayed saying `processing`, even after completion.",
    operations: ["ordersCreate", "topupsCreate", "simulate"],
    errors: [],
    source: "declared",
  },
  "idempotency.replay-status": {
    id: "idempotency.replay-status",
    level: "MUST",
    observe: "http",
    text: "Repeating a stored key with the same body gets 200, whatever 2xx the first response was and even if balance, package or eSIM would no longer allow it.",
    operations: ["ordersCreate", "topupsCreate", "simulate"],
    errors: [],
    source: "declared",
  },
  "idempotency.replay-verbatim": {
    id: "idempotency.replay-verbatim",
    level: "MUST",
    observe: "http",
    text: "A replay has exactly the body of the first response, whatever has changed since, except in live mode if that response said `processing`.",
    operations: ["ordersCreate", "topupsCreate", "simulate"],
    errors: [],
    source: "declared",
  },
  "idempotency.reserved-prefix": {
    id: "idempotency.reserved-prefix",
    level: "MUST",
    observe: "http",
    text: "A key that begins with `api:`, in exactly this letter case, is rejected with `param` naming the header.",
    operations: ["ordersCreate", "topupsCreate", "simulate"],
    errors: [],
    source: "declared",
  },
  "idempotency.reused.other-body": {
    id: "idempotency.reused.other-body",
    level: "MUST",
    observe: "http",
    text: "A stored key with a different body gets `idempotency_key_reused`, and nothing is done; the order of fields, spacing, unknown fields, nulls and explicit defaults make no difference.",
    operations: ["ordersCreate", "topupsCreate", "simulate"],
    errors: [],
    source: "declared",
  },
  "idempotency.reused.other-endpoint": {
    id: "idempotency.reused.other-endpoint",
    level: "MUST",
    observe: "http",
    text: "A stored key on another operation gets `idempotency_key_reused`.",
    operations: ["ordersCreate", "topupsCreate", "simulate"],
    errors: [],
    source: "declared",
  },
  "idempotency.reused.other-esim": {
    id: "idempotency.reused.other-esim",
    level: "MUST",
    observe: "http",
    text: "A stored key for another eSIM gets `idempotency_key_reused`, even if the body is the same.",
    operations: ["ordersCreate", "topupsCreate", "simulate"],
    errors: [],
    source: "declared",
  },
  "idempotency.scope.account": {
    id: "idempotency.scope.account",
    level: "MUST",
    observe: "http",
    text: "The same key used by two accounts is two keys.",
    operations: ["ordersCreate", "topupsCreate", "simulate"],
    errors: [],
    source: "declared",
  },
  "idempotency.scope.mode": {
    id: "idempotency.scope.mode",
    level: "MUST",
    observe: "http",
    text: "The same key used in test and in live mode is two keys.",
    operations: ["ordersCreate", "topupsCreate", "simulate"],
    errors: [],
    source: "declared",
  },
  "idempotency.scope.shared-by-api-keys": {
    id: "idempotency.scope.shared-by-api-keys",
    level: "MUST",
    observe: "http",
    text: "All API keys of an account in one mode share idempotency keys: a retry with another API key is a replay.",
    operations: ["ordersCreate", "topupsCreate", "simulate"],
    errors: [],
    source: "declared",
  },
  "ids.case-sensitive": {
    id: "ids.case-sensitive",
    level: "MUST",
    observe: "http",
    text: "Ids are case-sensitive: with the case of any letter changed, nothing is found.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "ids.esim.format": {
    id: "ids.esim.format",
    level: "MUST",
    observe: "http",
    text: "An ICCID is a string of digits only.",
    operations: [
      "ordersCreate",
      "ordersList",
      "ordersGet",
      "esimsList",
      "esimsGet",
      "topupPackagesList",
      "topupsCreate",
      "topupsList",
      "topupsGet",
      "eventsList",
      "eventsGet",
      "simulate",
    ],
    errors: [],
    source: "declared",
  },
  "ids.esim.sandbox-prefix": {
    id: "ids.esim.sandbox-prefix",
    level: "MUST",
    observe: "http",
    text: "Every ICCID of the sandbox begins with 8999999.",
    operations: [
      "ordersCreate",
      "ordersList",
      "ordersGet",
      "esimsList",
      "esimsGet",
      "topupPackagesList",
      "topupsCreate",
      "topupsList",
      "topupsGet",
      "eventsList",
      "eventsGet",
      "simulate",
    ],
    errors: [],
    source: "declared",
  },
  "ids.event.format": {
    id: "ids.event.format",
    level: "MUST",
    observe: "http",
    text: "An event id is `evt_` and exactly 24 hex characters.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "ids.leading-zero": {
    id: "ids.leading-zero",
    level: "MUST",
    observe: "http",
    text: "A package id or ICCID with leading zeros added to its number is not found.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "ids.opaque": {
    id: "ids.opaque",
    level: "MUST",
    observe: "docs",
    text: "Ids must be stored and sent unchanged; beyond the documented formats they have no meaning.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "ids.order.format": {
    id: "ids.order.format",
    level: "MUST",
    observe: "http",
    text: "An order id is `ord_` and lower-case letters and digits, with `test_` in between in the sandbox.",
    operations: [
      "ordersCreate",
      "ordersList",
      "ordersGet",
      "esimsList",
      "esimsGet",
      "eventsList",
      "eventsGet",
      "simulate",
    ],
    errors: [],
    source: "declared",
  },
  "ids.order.live-derivation": {
    id: "ids.order.live-derivation",
    level: "MUST",
    observe: "portal",
    text: "In live mode an order id is the order number of the portal in lower case, without its dashes, after `ord_`.",
    operations: [
      "ordersCreate",
      "ordersList",
      "ordersGet",
      "esimsList",
      "esimsGet",
      "eventsList",
      "eventsGet",
      "simulate",
    ],
    errors: [],
    source: "declared",
  },
  "ids.order.sandbox-format": {
    id: "ids.order.sandbox-format",
    level: "MUST",
    observe: "http",
    text: "In the sandbox an order id ends in exactly 12 hex characters.",
    operations: [
      "ordersCreate",
      "ordersList",
      "ordersGet",
      "esimsList",
      "esimsGet",
      "eventsList",
      "eventsGet",
      "simulate",
    ],
    errors: [],
    source: "declared",
  },
  "ids.package.format": {
    id: "ids.package.format",
    level: "MUST",
    observe: "http",
    text: "A package id is `pkg_` and a number whose first digit is not 0.",
    operations: [
      "packagesList",
      "packagesGet",
      "ordersCreate",
      "ordersList",
      "ordersGet",
      "esimsList",
      "esimsGet",
      "topupPackagesList",
      "topupsCreate",
      "topupsList",
      "topupsGet",
      "eventsList",
      "eventsGet",
      "simulate",
    ],
    errors: [],
    source: "declared",
  },
  "ids.topup.format": {
    id: "ids.topup.format",
    level: "MUST",
    observe: "http",
    text: "A top-up id is `top_` and lower-case letters and digits, with `test_` in between in the sandbox.",
    operations: ["topupsCreate", "topupsList", "topupsGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "ids.topup.sandbox-format": {
    id: "ids.topup.sandbox-format",
    level: "MUST",
    observe: "http",
    text: "In the sandbox a top-up id ends in exactly 12 hex characters.",
    operations: ["topupsCreate", "topupsList", "topupsGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "limits.body": {
    id: "limits.body",
    level: "MUST",
    observe: "http",
    text: "A body of exactly 65536 bytes, counted as received, is accepted.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "limits.headers.limit.get": {
    id: "limits.headers.limit.get",
    level: "MUST",
    observe: "http",
    text: "On a GET, as on any method but POST, `X-RateLimit-Limit` is 120, the general limit.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "limits.headers.limit.post": {
    id: "limits.headers.limit.post",
    level: "MUST",
    observe: "http",
    text: "On a POST `X-RateLimit-Limit` is 30, the POST limit.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "limits.headers.presence": {
    id: "limits.headers.presence",
    level: "MUST",
    observe: "http",
    text: "Every response to a request with a valid key has `X-RateLimit-Limit`, `-Remaining` and `-Reset`, errors included; responses sent before the key is checked have none.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "limits.headers.remaining": {
    id: "limits.headers.remaining",
    level: "MUST",
    observe: "http",
    text: "`X-RateLimit-Remaining` is the number of requests of this kind left in the window: on a POST the smaller of the two limits' numbers, 0 on the last one allowed.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "limits.headers.reset": {
    id: "limits.headers.reset",
    level: "MUST",
    observe: "http",
    text: "`X-RateLimit-Reset` is the end of the current window in seconds since the Unix epoch.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "limits.headers.retry-after": {
    id: "limits.headers.retry-after",
    level: "MUST",
    observe: "http",
    text: "Every 429 has `Retry-After` in whole seconds, at least 1, after which the same request is served.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "limits.posts": {
    id: "limits.posts",
    level: "MUST",
    observe: "http",
    text: "In one minute 30 POST requests with a key are served and further ones get 429.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "limits.posts.count-in-both": {
    id: "limits.posts.count-in-both",
    level: "MUST",
    observe: "http",
    text: "A POST counts toward the POST limit and the general limit.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "limits.posts.refused-not-general": {
    id: "limits.posts.refused-not-general",
    level: "MUST",
    observe: "http",
    text: "A POST that exceeds the POST limit does not count toward the general limit, and the other way round.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "limits.requests": {
    id: "limits.requests",
    level: "MUST",
    observe: "http",
    text: "In one minute 120 requests with a key are served and further ones get 429; replays, unknown paths and errors count, a 429 does not.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "limits.requests.fixed-window": {
    id: "limits.requests.fixed-window",
    level: "MUST",
    observe: "http",
    text: "Windows are minutes of the UTC clock: each minute starts with the full number.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "limits.topup-packages": {
    id: "limits.topup-packages",
    level: "MUST",
    observe: "http",
    text: "A list of top-up packages contains at most 200 packages.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "orders.create.402.nothing-debited": {
    id: "orders.create.402.nothing-debited",
    level: "MUST",
    observe: "http",
    text: "After a 402 the balance and the orders are unchanged.",
    operations: ["ordersCreate"],
    errors: [],
    source: "declared",
  },
  "orders.create.402.same-key-retry": {
    id: "orders.create.402.same-key-retry",
    level: "MUST",
    observe: "portal",
    text: "After a 402, once funds are added, the same request with the same key places the order for the first time.",
    operations: ["ordersCreate"],
    errors: [],
    source: "declared",
  },
  "orders.create.client-timeout": {
    id: "orders.create.client-timeout",
    level: "SHOULD",
    observe: "docs",
    text: "A client's timeout is at least 30 seconds.",
    operations: ["ordersCreate"],
    errors: [],
    source: "declared",
  },
  "orders.create.customer-email.length": {
    id: "orders.create.customer-email.length",
    level: "MUST",
    observe: "http",
    text: "`customer.email` of more than 254 characters is rejected.",
    operations: ["ordersCreate"],
    errors: [],
    source: "declared",
  },
  "orders.create.customer-email.optional": {
    id: "orders.create.customer-email.optional",
    level: "MUST",
    observe: "http",
    text: "`customer.email` may be missing.",
    operations: ["ordersCreate"],
    errors: [],
    source: "declared",
  },
  "orders.create.customer-email.single": {
    id: "orders.create.customer-email.single",
    level: "MUST",
    observe: "http",
    text: "`customer.email` with more than one address is rejected.",
    operations: ["ordersCreate"],
    errors: [],
    source: "declared",
  },
  "orders.create.customer-email.valid": {
    id: "orders.create.customer-email.valid",
    level: "MUST",
    observe: "http",
    text: "`customer.email` is rejected unless it has a local part of at most 64 characters, one at sign and a domain with a dot, without spaces, invisible characters, commas or angle brackets.",
    operations: ["ordersCreate"],
    errors: [],
    source: "declared",
  },
  "orders.create.customer-name.length": {
    id: "orders.create.customer-name.length",
    level: "MUST",
    observe: "http",
    text: "`customer.name` of more than 120 characters is rejected.",
    operations: ["ordersCreate"],
    errors: [],
    source: "declared",
  },
  "orders.create.customer-name.optional": {
    id: "orders.create.customer-name.optional",
    level: "MUST",
    observe: "http",
    text: "`customer.name` may be missing, and is rejected if it is not a string.",
    operations: ["ordersCreate"],
    errors: [],
    source: "declared",
  },
  "orders.create.customer-ref.copied": {
    id: "orders.create.customer-ref.copied",
    level: "MUST",
    observe: "http",
    text: "The `customer_ref` of an order is returned on the order and on each eSIM issued for it.",
    operations: ["ordersCreate"],
    errors: [],
    source: "declared",
  },
  "orders.create.customer-ref.kept": {
    id: "orders.create.customer-ref.kept",
    level: "MUST",
    observe: "http",
    text: "POST /v1/orders returns the sent `customer_ref`, and so does GET /v1/orders/{id} later.",
    operations: ["ordersCreate", "ordersGet"],
    errors: [],
    source: "derived",
  },
  "orders.create.customer-ref.length": {
    id: "orders.create.customer-ref.length",
    level: "MUST",
    observe: "http",
    text: "A `customer_ref` of more than 120 characters is rejected.",
    operations: ["ordersCreate"],
    errors: [],
    source: "declared",
  },
  "orders.create.customer-ref.type": {
    id: "orders.create.customer-ref.type",
    level: "MUST",
    observe: "http",
    text: "A `customer_ref` that is not a string is rejected.",
    operations: ["ordersCreate"],
    errors: [],
    source: "declared",
  },
  "orders.create.customer.never-returned": {
    id: "orders.create.customer.never-returned",
    level: "MUST",
    observe: "http",
    text: "No response, event or webhook contains anything of `customer`.",
    operations: ["ordersCreate"],
    errors: [],
    source: "declared",
  },
  "orders.create.customer.object": {
    id: "orders.create.customer.object",
    level: "MUST",
    observe: "http",
    text: "A `customer` that is not an object is rejected; an empty one counts as none.",
    operations: ["ordersCreate"],
    errors: [],
    source: "declared",
  },
  "orders.create.customer.portal-only": {
    id: "orders.create.customer.portal-only",
    level: "MUST",
    observe: "portal",
    text: "Members see the `customer` of an order in the portal.",
    operations: ["ordersCreate"],
    errors: [],
    source: "declared",
  },
  "orders.create.ok": {
    id: "orders.create.ok",
    level: "MUST",
    observe: "http",
    text: "POST /v1/orders returns 201, and 200 when it is repeated for a valid request (Order).",
    operations: ["ordersCreate"],
    errors: [],
    source: "derived",
  },
  "orders.create.package-id.kept": {
    id: "orders.create.package-id.kept",
    level: "MUST",
    observe: "http",
    text: "POST /v1/orders returns the sent `package_id`, and so does GET /v1/orders/{id} later.",
    operations: ["ordersCreate", "ordersGet"],
    errors: [],
    source: "derived",
  },
  "orders.create.package-id.required": {
    id: "orders.create.package-id.required",
    level: "MUST",
    observe: "http",
    text: "An order whose `package_id` is missing or null is rejected.",
    operations: ["ordersCreate"],
    errors: [],
    source: "declared",
  },
  "orders.create.package-id.type": {
    id: "orders.create.package-id.type",
    level: "MUST",
    observe: "http",
    text: "A `package_id` that is not a JSON string is rejected.",
    operations: ["ordersCreate"],
    errors: [],
    source: "declared",
  },
  "orders.create.quantity.default": {
    id: "orders.create.quantity.default",
    level: "MUST",
    observe: "http",
    text: "Without `quantity`, or with null for it, one eSIM is ordered.",
    operations: ["ordersCreate"],
    errors: [],
    source: "declared",
  },
  "orders.create.quantity.json-number": {
    id: "orders.create.quantity.json-number",
    level: "MUST",
    observe: "http",
    text: "A `quantity` that is not a JSON number is rejected, including digits in quotes.",
    operations: ["ordersCreate"],
    errors: [],
    source: "declared",
  },
  "orders.create.quantity.kept": {
    id: "orders.create.quantity.kept",
    level: "MUST",
    observe: "http",
    text: "POST /v1/orders returns the sent `quantity`, and so does GET /v1/orders/{id} later.",
    operations: ["ordersCreate", "ordersGet"],
    errors: [],
    source: "derived",
  },
  "orders.create.quantity.range": {
    id: "orders.create.quantity.range",
    level: "MUST",
    observe: "http",
    text: "A `quantity` of less than 1 or more than 50 is rejected.",
    operations: ["ordersCreate"],
    errors: [],
    source: "declared",
  },
  "orders.create.quantity.whole": {
    id: "orders.create.quantity.whole",
    level: "MUST",
    observe: "http",
    text: "A `quantity` with a fraction is rejected; the value decides, so 2.0 is 2.",
    operations: ["ordersCreate"],
    errors: [],
    source: "declared",
  },
  "orders.create.test-immediate": {
    id: "orders.create.test-immediate",
    level: "MUST",
    observe: "http",
    text: "A test order without such a reference is `completed` in its 201, with synthetic eSIMs.",
    operations: ["ordersCreate"],
    errors: [],
    source: "declared",
  },
  "orders.create.trigger.insufficient-balance": {
    id: "orders.create.trigger.insufficient-balance",
    level: "MUST",
    observe: "http",
    text: "With a test key a `customer_ref` that begins with `test_insufficient_balance` gets 402 `insufficient_balance`: whatever the balance, nothing is charged or made.",
    operations: ["ordersCreate"],
    errors: [{ status: 402, code: "insufficient_balance" }],
    source: "derived",
  },
  "orders.create.trigger.order-failed": {
    id: "orders.create.trigger.order-failed",
    level: "MUST",
    observe: "http",
    text: "With a test key a `customer_ref` that begins with `test_order_failed` gets 201 with the status `failed`: it is charged, and fully refunded.",
    operations: ["ordersCreate"],
    errors: [],
    source: "derived",
  },
  "orders.create.trigger.prefix": {
    id: "orders.create.trigger.prefix",
    level: "MUST",
    observe: "http",
    text: "The sandbox references work only at the beginning of `customer_ref`, in lower case, and after every check of the request and its package.",
    operations: ["ordersCreate"],
    errors: [],
    source: "declared",
  },
  "orders.create.trigger.processing": {
    id: "orders.create.trigger.processing",
    level: "MUST",
    observe: "http",
    text: "With a test key a `customer_ref` that begins with `test_processing` gets 201 with the status `processing`: it is charged, and completed 10 to 25 seconds later.",
    operations: ["ordersCreate"],
    errors: [],
    source: "derived",
  },
  "orders.create.trigger.supplier-down": {
    id: "orders.create.trigger.supplier-down",
    level: "MUST",
    observe: "http",
    text: "With a test key a `customer_ref` that begins with `test_supplier_down` gets 503 `supplier_unavailable`: nothing is charged or made.",
    operations: ["ordersCreate"],
    errors: [{ status: 503, code: "supplier_unavailable" }],
    source: "derived",
  },
  "orders.create.unfinished-is-processing": {
    id: "orders.create.unfinished-is-processing",
    level: "MUST",
    observe: "supplier",
    text: "An order without all its eSIMs when the wait ends gets a 201 as `processing`.",
    operations: ["ordersCreate"],
    errors: [],
    source: "declared",
  },
  "orders.create.wait-20-seconds": {
    id: "orders.create.wait-20-seconds",
    level: "MUST",
    observe: "supplier",
    text: "The response to a live order waits at most about 20 seconds for the supplier to issue its eSIMs.",
    operations: ["ordersCreate"],
    errors: [],
    source: "declared",
  },
  "orders.get.esims-issued-only": {
    id: "orders.get.esims-issued-only",
    level: "MUST",
    observe: "http",
    text: "`esims` of an order never contains a unit that has not been issued.",
    operations: ["ordersGet"],
    errors: [],
    source: "declared",
  },
  "orders.get.ok": {
    id: "orders.get.ok",
    level: "MUST",
    observe: "http",
    text: "GET /v1/orders/{id} returns 200 for a valid request (Order).",
    operations: ["ordersGet"],
    errors: [],
    source: "derived",
  },
  "orders.list.created-after.inclusive": {
    id: "orders.list.created-after.inclusive",
    level: "MUST",
    observe: "internal",
    text: "An order placed in the millisecond of `created_after` is listed.",
    operations: ["ordersList"],
    errors: [],
    source: "declared",
  },
  "orders.list.created-before.exclusive": {
    id: "orders.list.created-before.exclusive",
    level: "MUST",
    observe: "internal",
    text: "An order placed in the millisecond of `created_before` is not listed.",
    operations: ["ordersList"],
    errors: [],
    source: "declared",
  },
  "orders.list.created.half-open": {
    id: "orders.list.created.half-open",
    level: "MUST",
    observe: "http",
    text: "Adjacent time windows neither share an order nor lose one, and a window that ends before it begins is empty.",
    operations: ["ordersList"],
    errors: [],
    source: "declared",
  },
  "orders.list.created.milliseconds": {
    id: "orders.list.created.milliseconds",
    level: "MUST",
    observe: "http",
    text: "Time filters compare the millisecond in which an order was placed; `created` shows only the second.",
    operations: ["ordersList"],
    errors: [],
    source: "declared",
  },
  "orders.list.created.non-iso": {
    id: "orders.list.created.non-iso",
    level: "MUST",
    observe: "http",
    text: "A time filter in an undocumented format is rejected.",
    operations: ["ordersList"],
    errors: [],
    source: "declared",
  },
  "orders.list.customer-ref.case": {
    id: "orders.list.customer-ref.case",
    level: "MUST",
    observe: "http",
    text: "`customer_ref` is case-sensitive.",
    operations: ["ordersList"],
    errors: [],
    source: "declared",
  },
  "orders.list.customer-ref.exact": {
    id: "orders.list.customer-ref.exact",
    level: "MUST",
    observe: "http",
    text: "`customer_ref` selects the orders with exactly that reference.",
    operations: ["ordersList"],
    errors: [],
    source: "declared",
  },
  "orders.list.customer-ref.max": {
    id: "orders.list.customer-ref.max",
    level: "MUST",
    observe: "http",
    text: "A `customer_ref` filter of more than 120 characters is rejected.",
    operations: ["ordersList"],
    errors: [],
    source: "declared",
  },
  "orders.list.newest-first": {
    id: "orders.list.newest-first",
    level: "MUST",
    observe: "http",
    text: "The most recent order comes first.",
    operations: ["ordersList"],
    errors: [],
    source: "declared",
  },
  "orders.list.no-topups": {
    id: "orders.list.no-topups",
    level: "MUST",
    observe: "http",
    text: "No top-up is listed among the orders.",
    operations: ["ordersList"],
    errors: [],
    source: "declared",
  },
  "orders.list.ok": {
    id: "orders.list.ok",
    level: "MUST",
    observe: "http",
    text: "GET /v1/orders returns 200 for a valid request (Order[]).",
    operations: ["ordersList"],
    errors: [],
    source: "derived",
  },
  "orders.list.page-by-cursor": {
    id: "orders.list.page-by-cursor",
    level: "SHOULD",
    observe: "docs",
    text: "A client that polls for new orders uses the cursor, not the last `created`.",
    operations: ["ordersList"],
    errors: [],
    source: "declared",
  },
  "orders.list.portal-orders": {
    id: "orders.list.portal-orders",
    level: "MUST",
    observe: "portal",
    text: "Orders that members placed in the portal are listed with the others of their mode.",
    operations: ["ordersList"],
    errors: [],
    source: "declared",
  },
  "orders.list.status.filter": {
    id: "orders.list.status.filter",
    level: "MUST",
    observe: "http",
    text: "`status` selects the orders that currently have it.",
    operations: ["ordersList"],
    errors: [],
    source: "declared",
  },
  "orders.list.status.unknown": {
    id: "orders.list.status.unknown",
    level: "MUST",
    observe: "http",
    text: "A `status` that is none of the five, letter case included, is rejected.",
    operations: ["ordersList"],
    errors: [],
    source: "declared",
  },
  "packages.get.200-means-orderable": {
    id: "packages.get.200-means-orderable",
    level: "MUST",
    observe: "http",
    text: "Every package that this operation returns can be ordered at that time.",
    operations: ["packagesGet"],
    errors: [],
    source: "declared",
  },
  "packages.get.id": {
    id: "packages.get.id",
    level: "MUST",
    observe: "http",
    text: "An id that is malformed, or that no package has, gets `package_not_found`, not an error about invalid input.",
    operations: ["packagesGet"],
    errors: [],
    source: "declared",
  },
  "packages.get.ok": {
    id: "packages.get.ok",
    level: "MUST",
    observe: "http",
    text: "GET /v1/packages/{id} returns 200 for a valid request (Package).",
    operations: ["packagesGet"],
    errors: [],
    source: "derived",
  },
  "packages.list.country.coverage": {
    id: "packages.list.country.coverage",
    level: "MUST",
    observe: "http",
    text: "`country` selects exactly the packages whose `countries` contain it, regional and global ones included.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.list.country.either-case": {
    id: "packages.list.country.either-case",
    level: "MUST",
    observe: "http",
    text: "`country` is case-insensitive.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.list.country.pattern": {
    id: "packages.list.country.pattern",
    level: "MUST",
    observe: "http",
    text: "`country` is two ASCII letters; anything else is rejected.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.list.country.unknown": {
    id: "packages.list.country.unknown",
    level: "MUST",
    observe: "http",
    text: "Two letters that are no country's code give an empty list.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.list.ok": {
    id: "packages.list.ok",
    level: "MUST",
    observe: "http",
    text: "GET /v1/packages returns 200 for a valid request (Package[]).",
    operations: ["packagesList"],
    errors: [],
    source: "derived",
  },
  "packages.list.order": {
    id: "packages.list.order",
    level: "MUST",
    observe: "http",
    text: "Packages are sorted by the number in their id, every time.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.list.q.search": {
    id: "packages.list.q.search",
    level: "MUST",
    observe: "http",
    text: "`q` selects the packages that contain it in their name, their destination's name or a country's name, case-insensitively; no character is a wildcard.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.list.q.too-long": {
    id: "packages.list.q.too-long",
    level: "MUST",
    observe: "http",
    text: "`q` of more than 100 characters is rejected.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.list.region.code": {
    id: "packages.list.region.code",
    level: "MUST",
    observe: "http",
    text: "`region` selects the packages sold for exactly the region with that code, excluding wider and narrower ones.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.list.region.old-names": {
    id: "packages.list.region.old-names",
    level: "MUST",
    observe: "http",
    text: "A region's older code, its first name in lower case with dashes, lists the same as its current code.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.list.region.with-country": {
    id: "packages.list.region.with-country",
    level: "MUST",
    observe: "http",
    text: "With both filters, a package must match `region` and `country`.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.list.unlimited.false": {
    id: "packages.list.unlimited.false",
    level: "MUST",
    observe: "http",
    text: "`unlimited=false` selects the packages with a data cap.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.list.unlimited.other": {
    id: "packages.list.unlimited.other",
    level: "MUST",
    observe: "http",
    text: "`unlimited` is exactly `true` or `false`; any other value is rejected.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.list.unlimited.true": {
    id: "packages.list.unlimited.true",
    level: "MUST",
    observe: "http",
    text: "`unlimited=true` selects the packages without a data cap.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.listing.daily-plan-separate": {
    id: "packages.listing.daily-plan-separate",
    level: "MUST",
    observe: "portal",
    text: "A daily plan competes only with daily plans of the same kind, never with a plan of one total amount.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.listing.daily-refresh": {
    id: "packages.listing.daily-refresh",
    level: "SHOULD",
    observe: "docs",
    text: "A partner that stores a copy of the catalogue refreshes it at least once a day.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.listing.else-cheapest": {
    id: "packages.listing.else-cheapest",
    level: "MUST",
    observe: "portal",
    text: "In a slot without a package of the store the one with the lowest partner price is listed; ties: the lower number.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.listing.one-per-slot": {
    id: "packages.listing.one-per-slot",
    level: "MUST",
    observe: "portal",
    text: "Of all packages with the same destination, size and validity one is listed.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.listing.partner-dependent": {
    id: "packages.listing.partner-dependent",
    level: "MAY",
    observe: "portal",
    text: "The package that fills a slot may change over time, and may differ for a partner with another discount.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.listing.size-band": {
    id: "packages.listing.size-band",
    level: "MUST",
    observe: "portal",
    text: "Standard sizes are 100 and 500 MB and 1, 2, 3, 5, 10, 15, 20, 25, 30, 40, 50, and 100 GB: a size within 20% of one shares the slot of the nearest, and any other size has its own slot.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.listing.store-first": {
    id: "packages.listing.store-first",
    level: "MUST",
    observe: "portal",
    text: "Among packages of one slot the one that the service's own store sells is listed; of several, the one with the lower partner price, then the lower number.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.listing.true-values": {
    id: "packages.listing.true-values",
    level: "MUST",
    observe: "portal",
    text: "A listed package has its own data and days, not the round numbers of its slot.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.listing.unlisted-id-usable": {
    id: "packages.listing.unlisted-id-usable",
    level: "MUST",
    observe: "portal",
    text: "A package that is on sale but not listed can still be fetched by its id and ordered.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.listing.validity-band": {
    id: "packages.listing.validity-band",
    level: "MUST",
    observe: "portal",
    text: "Validities of one band share a slot: bands end at 1, 3, 5, 8, 11, 16, 24, 35, 65, 100, 200, and 400 days, and a longer validity is its own band.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.omit.everywhere": {
    id: "packages.omit.everywhere",
    level: "MUST",
    observe: "portal",
    text: "A package that is not offered is neither listed nor found when it is fetched or ordered.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.omit.identity-check": {
    id: "packages.omit.identity-check",
    level: "MUST",
    observe: "portal",
    text: "A package that requires an identity check of travellers is not offered, because this API has no step for it.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.omit.not-inr": {
    id: "packages.omit.not-inr",
    level: "MUST",
    observe: "portal",
    text: "A package without a price in INR is not offered.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.omit.outside-agreed-set": {
    id: "packages.omit.outside-agreed-set",
    level: "MUST",
    observe: "portal",
    text: "If a set of packages is agreed for an account, no others are offered to it.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.omit.price-rounds-to-zero": {
    id: "packages.omit.price-rounds-to-zero",
    level: "MUST",
    observe: "portal",
    text: "A package that would cost the partner 0.00 after rounding half up is not offered.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.omit.provider-off": {
    id: "packages.omit.provider-off",
    level: "MUST",
    observe: "portal",
    text: "No package of a disabled network provider is offered.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.omit.retired": {
    id: "packages.omit.retired",
    level: "MUST",
    observe: "portal",
    text: "Once a package is retired, it is not offered to any account.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.omit.unlimited-not-sold": {
    id: "packages.omit.unlimited-not-sold",
    level: "MUST",
    observe: "portal",
    text: "Unlimited packages are not offered to an account that does not sell them.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.omit.unreliable-countries": {
    id: "packages.omit.unreliable-countries",
    level: "MUST",
    observe: "portal",
    text: "A package whose countries are uncertain is not offered.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "packages.omit.unreliable-data-size": {
    id: "packages.omit.unreliable-data-size",
    level: "MUST",
    observe: "portal",
    text: "A package whose amount of data is uncertain is not offered.",
    operations: ["packagesList"],
    errors: [],
    source: "declared",
  },
  "pagination.cursor.continues": {
    id: "pagination.cursor.continues",
    level: "MUST",
    observe: "http",
    text: "Sending `next_cursor` as `cursor` continues right after the last item of its page, so paging through an unchanging list returns every item once.",
    operations: ["packagesList", "ordersList", "esimsList", "topupsList", "eventsList"],
    errors: [],
    source: "declared",
  },
  "pagination.cursor.opaque": {
    id: "pagination.cursor.opaque",
    level: "MUST",
    observe: "docs",
    text: "A cursor is opaque, and no client may build one.",
    operations: ["packagesList", "ordersList", "esimsList", "topupsList", "eventsList"],
    errors: [],
    source: "declared",
  },
  "pagination.cursor.other-list": {
    id: "pagination.cursor.other-list",
    level: "MUST",
    observe: "http",
    text: "A cursor is rejected on any other list, and on the same list of another eSIM.",
    operations: ["packagesList", "ordersList", "esimsList", "topupsList", "eventsList"],
    errors: [],
    source: "declared",
  },
  "pagination.cursor.other-mode": {
    id: "pagination.cursor.other-mode",
    level: "MUST",
    observe: "http",
    text: "A cursor is rejected if the key is of the other mode.",
    operations: ["packagesList", "ordersList", "esimsList", "topupsList", "eventsList"],
    errors: [],
    source: "declared",
  },
  "pagination.envelope.fields": {
    id: "pagination.envelope.fields",
    level: "MUST",
    observe: "http",
    text: "A page is an object of `data`, `has_more` and `next_cursor`, and an empty page has all three.",
    operations: ["packagesList", "ordersList", "esimsList", "topupsList", "eventsList"],
    errors: [],
    source: "declared",
  },
  "pagination.envelope.has-more": {
    id: "pagination.envelope.has-more",
    level: "MUST",
    observe: "http",
    text: "`has_more` is true if, and only if, `next_cursor` is a string.",
    operations: ["packagesList", "ordersList", "esimsList", "topupsList", "eventsList"],
    errors: [],
    source: "declared",
  },
  "pagination.last-page": {
    id: "pagination.last-page",
    level: "MUST",
    observe: "http",
    text: "On the last page `next_cursor` is null and `has_more` false, even if the page is full.",
    operations: ["packagesList", "ordersList", "esimsList", "topupsList", "eventsList"],
    errors: [],
    source: "declared",
  },
  "pagination.limit.default": {
    id: "pagination.limit.default",
    level: "MUST",
    observe: "http",
    text: "A page has at most 25 items if no `limit` is given.",
    operations: ["packagesList", "ordersList", "esimsList", "topupsList", "eventsList"],
    errors: [],
    source: "declared",
  },
  "pagination.limit.out-of-range": {
    id: "pagination.limit.out-of-range",
    level: "MUST",
    observe: "http",
    text: "A `limit` of less than 1 or more than 100 is rejected, not clamped.",
    operations: ["packagesList", "ordersList", "esimsList", "topupsList", "eventsList"],
    errors: [],
    source: "declared",
  },
  "pagination.limit.type": {
    id: "pagination.limit.type",
    level: "MUST",
    observe: "http",
    text: "A `limit` is written in decimal digits; a sign, point, exponent, space or other text is rejected.",
    operations: ["packagesList", "ordersList", "esimsList", "topupsList", "eventsList"],
    errors: [],
    source: "declared",
  },
  "pagination.live-reading": {
    id: "pagination.live-reading",
    level: "MAY",
    observe: "docs",
    text: "Lists are live: an item may be skipped or repeated if data changes while paging.",
    operations: ["packagesList", "ordersList", "esimsList", "topupsList", "eventsList"],
    errors: [],
    source: "declared",
  },
  "pagination.unpaged.countries": {
    id: "pagination.unpaged.countries",
    level: "MUST",
    observe: "http",
    text: "The destination list is not paginated: it is an object with only `data`, and `limit` and `cursor` are ignored.",
    operations: ["countriesList"],
    errors: [],
    source: "declared",
  },
  "pagination.unpaged.topup-packages": {
    id: "pagination.unpaged.topup-packages",
    level: "MUST",
    observe: "http",
    text: "The list of an eSIM's top-up packages is not paginated: it is an object with only `data`, and `limit` and `cursor` are ignored.",
    operations: ["topupPackagesList"],
    errors: [],
    source: "declared",
  },
  "qr.address-from-field": {
    id: "qr.address-from-field",
    level: "MUST",
    observe: "http",
    text: "The working URL is the value of `qr_code_url`, which begins with the API's base URL; a URL that a client builds is not supported.",
    operations: ["qr"],
    errors: [],
    source: "declared",
  },
  "qr.bearer-address": {
    id: "qr.bearer-address",
    level: "MUST",
    observe: "docs",
    text: "Whoever has the URL can see the code and install the eSIM.",
    operations: ["qr"],
    errors: [],
    source: "declared",
  },
  "qr.cache-control": {
    id: "qr.cache-control",
    level: "MUST",
    observe: "http",
    text: "The image is sent with `Cache-Control: private, max-age=3600`.",
    operations: ["qr"],
    errors: [],
    source: "declared",
  },
  "qr.cancelled": {
    id: "qr.cancelled",
    level: "MUST",
    observe: "portal",
    text: "A URL that once worked gets 404 only if its eSIM has been cancelled, not if it is depleted or expired.",
    operations: ["qr"],
    errors: [],
    source: "declared",
  },
  "qr.invalid-token": {
    id: "qr.invalid-token",
    level: "MUST",
    observe: "http",
    text: "A token that the service did not sign gets 404 `not_found`.",
    operations: ["qr"],
    errors: [],
    source: "declared",
  },
  "qr.limit": {
    id: "qr.limit",
    level: "MUST",
    observe: "http",
    text: "One IP address gets 240 image responses in a minute, 404s included; further requests get a 429 with `Retry-After`.",
    operations: ["qr"],
    errors: [],
    source: "declared",
  },
  "qr.no-expiry": {
    id: "qr.no-expiry",
    level: "MUST",
    observe: "clock",
    text: "A URL keeps working, however long ago it was returned.",
    operations: ["qr"],
    errors: [],
    source: "declared",
  },
  "qr.no-key": {
    id: "qr.no-key",
    level: "MUST",
    observe: "http",
    text: "The image is returned without an `Authorization` header, and other paths and methods beside it get 404 without one.",
    operations: ["qr"],
    errors: [],
    source: "declared",
  },
  "qr.not-revocable": {
    id: "qr.not-revocable",
    level: "MUST",
    observe: "portal",
    text: "A URL keeps working after the key that ordered was revoked and after the account was deactivated.",
    operations: ["qr"],
    errors: [],
    source: "declared",
  },
  "qr.ok": {
    id: "qr.ok",
    level: "MUST",
    observe: "http",
    text: "GET /v1/qr/{token}.png returns 200 for a valid request (image/png).",
    operations: ["qr"],
    errors: [],
    source: "derived",
  },
  "qr.signed-token": {
    id: "qr.signed-token",
    level: "MUST",
    observe: "internal",
    text: "The token has a signature of the service, so none can be made up or altered.",
    operations: ["qr"],
    errors: [],
    source: "declared",
  },
  "resources.balance.balance": {
    id: "resources.balance.balance",
    level: "MUST",
    observe: "http",
    text: "Balance.balance (Money): what can be spent now.",
    operations: ["balanceGet"],
    errors: [],
    source: "derived",
  },
  "resources.balance.mode": {
    id: "resources.balance.mode",
    level: "MUST",
    observe: "http",
    text: "Balance.mode (one of test, live): the mode of the key.",
    operations: ["balanceGet"],
    errors: [],
    source: "derived",
  },
  "resources.balance.threshold.new-account": {
    id: "resources.balance.threshold.new-account",
    level: "MUST",
    observe: "portal",
    text: "An account starts without a threshold.",
    operations: ["balanceGet"],
    errors: [],
    source: "declared",
  },
  "resources.balance.threshold.null-when-unset": {
    id: "resources.balance.threshold.null-when-unset",
    level: "MUST",
    observe: "portal",
    text: "A threshold that was cleared, or set to 0, is returned as null.",
    operations: ["balanceGet"],
    errors: [],
    source: "declared",
  },
  "resources.balance.threshold.same-both-modes": {
    id: "resources.balance.threshold.same-both-modes",
    level: "MUST",
    observe: "portal",
    text: "An account has one threshold, which keys of both modes return.",
    operations: ["balanceGet"],
    errors: [],
    source: "declared",
  },
  "resources.balance.threshold.type": {
    id: "resources.balance.threshold.type",
    level: "MUST",
    observe: "http",
    text: "`low_balance_threshold` is always present, as Money or null.",
    operations: ["balanceGet"],
    errors: [],
    source: "declared",
  },
  "resources.destination.code.country": {
    id: "resources.destination.code.country",
    level: "MUST",
    observe: "http",
    text: "A country's code is its two upper-case letters of ISO 3166-1.",
    operations: ["countriesList"],
    errors: [],
    source: "declared",
  },
  "resources.destination.code.region": {
    id: "resources.destination.code.region",
    level: "MUST",
    observe: "http",
    text: "A region's code is `region-` and a number.",
    operations: ["countriesList"],
    errors: [],
    source: "declared",
  },
  "resources.destination.code.stable": {
    id: "resources.destination.code.stable",
    level: "MUST",
    observe: "portal",
    text: "Renaming a region does not change its code.",
    operations: ["countriesList"],
    errors: [],
    source: "declared",
  },
  "resources.destination.name": {
    id: "resources.destination.name",
    level: "MUST",
    observe: "http",
    text: "Destination.name (string): the name to display.",
    operations: ["countriesList"],
    errors: [],
    source: "derived",
  },
  "resources.destination.packages-count.country-cover": {
    id: "resources.destination.packages-count.country-cover",
    level: "MUST",
    observe: "http",
    text: "Regional and global packages that work in a country are counted for it.",
    operations: ["countriesList"],
    errors: [],
    source: "declared",
  },
  "resources.destination.packages-count.equals-list": {
    id: "resources.destination.packages-count.equals-list",
    level: "MUST",
    observe: "http",
    text: "Paging through the package list filtered by a country returns exactly `packages_count` packages; the same applies to a region code.",
    operations: ["countriesList"],
    errors: [],
    source: "declared",
  },
  "resources.destination.packages-count.type": {
    id: "resources.destination.packages-count.type",
    level: "MUST",
    observe: "http",
    text: "`packages_count` is the number of packages on sale for the destination, an integer.",
    operations: ["countriesList"],
    errors: [],
    source: "declared",
  },
  "resources.destination.type": {
    id: "resources.destination.type",
    level: "MUST",
    observe: "http",
    text: "Destination.type (one of country, region): whether it is a country or a region.",
    operations: ["countriesList"],
    errors: [],
    source: "derived",
  },
  "resources.error.envelope": {
    id: "resources.error.envelope",
    level: "MUST",
    observe: "http",
    text: "The body of an error is an object with only `error`, which has the strings `code`, `message` and `request_id` and sometimes `param`.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "resources.error.message": {
    id: "resources.error.message",
    level: "MAY",
    observe: "docs",
    text: "`error.message` is written for developers and may be reworded at any time.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "resources.error.param.absent": {
    id: "resources.error.param.absent",
    level: "MUST",
    observe: "http",
    text: "An error that is not about a single field, parameter or header has no `param`.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "resources.error.param.names-field": {
    id: "resources.error.param.names-field",
    level: "MUST",
    observe: "http",
    text: "`error.param` is the name of the invalid field, parameter or header, with a dot before a nested one; if several are invalid it is the first that the operation defines.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "resources.error.request-id": {
    id: "resources.error.request-id",
    level: "MUST",
    observe: "http",
    text: "`error.request_id` equals the `X-Request-Id` header of the same response.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "resources.esim-summary.data-shape": {
    id: "resources.esim-summary.data-shape",
    level: "MUST",
    observe: "http",
    text: "The `data` of a summary has the four keys that `data` has on the eSIM itself, with the same types.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "resources.esim-summary.fields": {
    id: "resources.esim-summary.fields",
    level: "MUST",
    observe: "http",
    text: "The data of an eSIM event has exactly `iccid`, `status`, `order_id`, `customer_ref`, `data` and `expires_at`.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "resources.esim-summary.snapshot": {
    id: "resources.esim-summary.snapshot",
    level: "MUST",
    observe: "http",
    text: "A summary keeps the values from when its event was created, whatever happens to the eSIM later.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "resources.esim.activated-at": {
    id: "resources.esim.activated-at",
    level: "MUST",
    observe: "http",
    text: "EsimDetail.activated_at (timestamp or null): when it was first used; `null` until then.",
    operations: ["esimsGet", "simulate"],
    errors: [],
    source: "derived",
  },
  "resources.esim.activation.absent-in-list": {
    id: "resources.esim.activation.absent-in-list",
    level: "MUST",
    observe: "http",
    text: "An eSIM in a list has no key `activation`.",
    operations: ["esimsGet", "simulate"],
    errors: [],
    source: "declared",
  },
  "resources.esim.activation.activation-code": {
    id: "resources.esim.activation.activation-code",
    level: "MUST",
    observe: "http",
    text: "Activation.activation_code (string or null): what follows the address in `lpa`: the code for manual entry.",
    operations: ["esimsGet", "simulate"],
    errors: [],
    source: "derived",
  },
  "resources.esim.activation.lpa": {
    id: "resources.esim.activation.lpa",
    level: "MUST",
    observe: "http",
    text: "Activation.lpa (string or null): the whole activation string, as in the QR code: `LPA:1$`, the SM-DP+ address, `$`, the code.",
    operations: ["esimsGet", "simulate"],
    errors: [],
    source: "derived",
  },
  "resources.esim.activation.null-cancelled": {
    id: "resources.esim.activation.null-cancelled",
    level: "MUST",
    observe: "portal",
    text: "On a cancelled eSIM `activation` is still an object, and its three values are `null`.",
    operations: ["esimsGet", "simulate"],
    errors: [],
    source: "declared",
  },
  "resources.esim.activation.null-not-stored": {
    id: "resources.esim.activation.null-not-stored",
    level: "MUST",
    observe: "supplier",
    text: "Until the install details have arrived the three values of `activation` are `null`; later fetches return them.",
    operations: ["esimsGet", "simulate"],
    errors: [],
    source: "declared",
  },
  "resources.esim.activation.present": {
    id: "resources.esim.activation.present",
    level: "MUST",
    observe: "http",
    text: "`activation` is an object with its three keys in a single fetch and in the response to a simulated event.",
    operations: ["esimsGet", "simulate"],
    errors: [],
    source: "declared",
  },
  "resources.esim.activation.smdp-address": {
    id: "resources.esim.activation.smdp-address",
    level: "MUST",
    observe: "http",
    text: "Activation.smdp_address (string or null): host name of the SM-DP+ server, the middle part of `lpa`, for manual entry.",
    operations: ["esimsGet", "simulate"],
    errors: [],
    source: "derived",
  },
  "resources.esim.created": {
    id: "resources.esim.created",
    level: "MUST",
    observe: "http",
    text: "EsimDetail.created (timestamp): when it was issued.",
    operations: ["esimsGet", "simulate"],
    errors: [],
    source: "derived",
  },
  "resources.esim.customer-ref": {
    id: "resources.esim.customer-ref",
    level: "MUST",
    observe: "http",
    text: "EsimDetail.customer_ref (string or null): the `customer_ref` of that order; `null` when the order has none.",
    operations: ["esimsGet", "simulate"],
    errors: [],
    source: "derived",
  },
  "resources.esim.data.remaining-mb": {
    id: "resources.esim.data.remaining-mb",
    level: "MUST",
    observe: "http",
    text: "EsimData.remaining_mb (integer or null): remaining MB: `total_mb` minus `used_mb`; `null` if unlimited.",
    operations: ["esimsList", "esimsGet", "eventsList", "eventsGet", "simulate"],
    errors: [],
    source: "derived",
  },
  "resources.esim.data.total-mb": {
    id: "resources.esim.data.total-mb",
    level: "MUST",
    observe: "http",
    text: "`data.total_mb` is an integer number of megabytes for an eSIM with a cap and `null` for an unlimited one.",
    operations: ["esimsList", "esimsGet", "eventsList", "eventsGet", "simulate"],
    errors: [],
    source: "declared",
  },
  "resources.esim.data.total-mb.with-topups": {
    id: "resources.esim.data.total-mb.with-topups",
    level: "MUST",
    observe: "http",
    text: "`data.total_mb` grows by the data of each completed top-up, and a failed one adds nothing.",
    operations: ["esimsList", "esimsGet", "eventsList", "eventsGet", "simulate"],
    errors: [],
    source: "declared",
  },
  "resources.esim.data.unlimited": {
    id: "resources.esim.data.unlimited",
    level: "MUST",
    observe: "http",
    text: "EsimData.unlimited (boolean): whether the eSIM has no data cap.",
    operations: ["esimsList", "esimsGet", "eventsList", "eventsGet", "simulate"],
    errors: [],
    source: "derived",
  },
  "resources.esim.data.used-mb.cap": {
    id: "resources.esim.data.used-mb.cap",
    level: "MUST",
    observe: "http",
    text: "`data.used_mb` never exceeds `data.total_mb`, even if the supplier reports more.",
    operations: ["esimsList", "esimsGet", "eventsList", "eventsGet", "simulate"],
    errors: [],
    source: "declared",
  },
  "resources.esim.data.used-mb.number": {
    id: "resources.esim.data.used-mb.number",
    level: "MUST",
    observe: "http",
    text: "`data.used_mb` is an integer on every eSIM, including unused and unlimited ones.",
    operations: ["esimsList", "esimsGet", "eventsList", "eventsGet", "simulate"],
    errors: [],
    source: "declared",
  },
  "resources.esim.expires-at.null": {
    id: "resources.esim.expires-at.null",
    level: "MUST",
    observe: "http",
    text: "`expires_at` is `null` until the eSIM is activated, whether or not it has been topped up.",
    operations: ["esimsList", "esimsGet", "simulate"],
    errors: [],
    source: "declared",
  },
  "resources.esim.expires-at.value": {
    id: "resources.esim.expires-at.value",
    level: "MUST",
    observe: "http",
    text: "`expires_at` is `validity_days` days after `activated_at`, unless `expired` was simulated: then it is the time of that request.",
    operations: ["esimsList", "esimsGet", "simulate"],
    errors: [],
    source: "declared",
  },
  "resources.esim.iccid": {
    id: "resources.esim.iccid",
    level: "MUST",
    observe: "http",
    text: "EsimDetail.iccid (iccid): the ICCID, digits only: the identifier of the eSIM.",
    operations: ["esimsGet", "simulate"],
    errors: [],
    source: "derived",
  },
  "resources.esim.install-links.android": {
    id: "resources.esim.install-links.android",
    level: "MUST",
    observe: "http",
    text: "InstallLinks.android (url or null): for Android phones; `null` if `activation.lpa` is `null`.",
    operations: ["esimsList", "esimsGet", "simulate"],
    errors: [],
    source: "derived",
  },
  "resources.esim.install-links.encoded-once": {
    id: "resources.esim.install-links.encoded-once",
    level: "MUST",
    observe: "http",
    text: "The activation string in an install link is percent-encoded once, so decoding the link's parameter once gives `activation.lpa`.",
    operations: ["esimsList", "esimsGet", "simulate"],
    errors: [],
    source: "declared",
  },
  "resources.esim.install-links.ios": {
    id: "resources.esim.install-links.ios",
    level: "MUST",
    observe: "http",
    text: "InstallLinks.ios (url or null): for iPhones and iPads; `null` if `activation.lpa` is `null`.",
    operations: ["esimsList", "esimsGet", "simulate"],
    errors: [],
    source: "derived",
  },
  "resources.esim.install-links.null-with-lpa": {
    id: "resources.esim.install-links.null-with-lpa",
    level: "MUST",
    observe: "portal",
    text: "Both install links are `null` if, and only if, `activation.lpa` is.",
    operations: ["esimsList", "esimsGet", "simulate"],
    errors: [],
    source: "declared",
  },
  "resources.esim.install-links.object": {
    id: "resources.esim.install-links.object",
    level: "MUST",
    observe: "http",
    text: "`install_links` is an object with the keys `ios` and `android` on every eSIM, in lists too.",
    operations: ["esimsList", "esimsGet", "simulate"],
    errors: [],
    source: "declared",
  },
  "resources.esim.list-form": {
    id: "resources.esim.list-form",
    level: "MUST",
    observe: "http",
    text: "An eSIM in a list has all fields that the single fetch has, except `activation`.",
    operations: ["esimsList", "esimsGet", "simulate"],
    errors: [],
    source: "declared",
  },
  "resources.esim.mode": {
    id: "resources.esim.mode",
    level: "MUST",
    observe: "http",
    text: "EsimDetail.mode (one of test, live): the mode of the eSIM: that of the key.",
    operations: ["esimsGet", "simulate"],
    errors: [],
    source: "derived",
  },
  "resources.esim.order-id": {
    id: "resources.esim.order-id",
    level: "MUST",
    observe: "http",
    text: "EsimDetail.order_id (orderId or null): the order that it was issued for; `null` for one that support issued without an order.",
    operations: ["esimsGet", "simulate"],
    errors: [],
    source: "derived",
  },
  "resources.esim.package.id": {
    id: "resources.esim.package.id",
    level: "MUST",
    observe: "http",
    text: "EsimPackage.id (packageId or null): id of that package; `null` when the service no longer knows it.",
    operations: ["esimsList", "esimsGet", "simulate"],
    errors: [],
    source: "derived",
  },
  "resources.esim.package.name": {
    id: "resources.esim.package.name",
    level: "MUST",
    observe: "http",
    text: "EsimPackage.name (string): name of that package, for display.",
    operations: ["esimsList", "esimsGet", "simulate"],
    errors: [],
    source: "derived",
  },
  "resources.esim.qr-code-url.null-cancelled": {
    id: "resources.esim.qr-code-url.null-cancelled",
    level: "MUST",
    observe: "portal",
    text: "`qr_code_url` is `null` once the eSIM is cancelled.",
    operations: ["esimsList", "esimsGet", "simulate"],
    errors: [],
    source: "declared",
  },
  "resources.esim.qr-code-url.null-not-stored": {
    id: "resources.esim.qr-code-url.null-not-stored",
    level: "MUST",
    observe: "supplier",
    text: "`qr_code_url` is `null` while the service has no install details for the eSIM.",
    operations: ["esimsList", "esimsGet", "simulate"],
    errors: [],
    source: "declared",
  },
  "resources.esim.qr-code-url.value": {
    id: "resources.esim.qr-code-url.value",
    level: "MUST",
    observe: "http",
    text: "`qr_code_url` returns a PNG image whose QR code contains exactly the text of `activation.lpa`.",
    operations: ["esimsList", "esimsGet", "simulate"],
    errors: [],
    source: "declared",
  },
  "resources.esim.status": {
    id: "resources.esim.status",
    level: "MUST",
    observe: "http",
    text: "EsimDetail.status (one of ready, active, depleted, expired, cancelled): where the eSIM is in its life, as currently known.",
    operations: ["esimsGet", "simulate"],
    errors: [],
    source: "derived",
  },
  "resources.esim.validity-days": {
    id: "resources.esim.validity-days",
    level: "MUST",
    observe: "http",
    text: "EsimDetail.validity_days (integer): how many days the eSIM lasts from its first use, completed top-ups included.",
    operations: ["esimsGet", "simulate"],
    errors: [],
    source: "derived",
  },
  "resources.event.created": {
    id: "resources.event.created",
    level: "MUST",
    observe: "http",
    text: "`created` is a timestamp in whole seconds.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "resources.event.data": {
    id: "resources.event.data",
    level: "MUST",
    observe: "http",
    text: "`data` is an object whose shape depends on `type`.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "resources.event.id": {
    id: "resources.event.id",
    level: "MUST",
    observe: "http",
    text: "`id` is `evt_` and 24 hexadecimal digits, and stays the same on every delivery and every read of the event.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "resources.event.mode": {
    id: "resources.event.mode",
    level: "MUST",
    observe: "http",
    text: "`mode` is `test` or `live`: that of the key that reads the event or of the endpoint that receives it.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "resources.event.sequence.gaps": {
    id: "resources.event.sequence.gaps",
    level: "MAY",
    observe: "docs",
    text: "`sequence` may skip numbers; a gap does not mean that an event was lost.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "resources.event.sequence.grows": {
    id: "resources.event.sequence.grows",
    level: "MUST",
    observe: "http",
    text: "`sequence` is an integer, greater on each event of an account and mode than on those before it.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "resources.event.sequence.per-mode": {
    id: "resources.event.sequence.per-mode",
    level: "MUST",
    observe: "http",
    text: "Test events and live events of an account are numbered independently.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "resources.event.type": {
    id: "resources.event.type",
    level: "MUST",
    observe: "http",
    text: "`type` is one of the event types.",
    operations: ["eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "resources.money.amount": {
    id: "resources.money.amount",
    level: "MUST",
    observe: "http",
    text: "Money.amount (string): the amount in rupees, as a decimal string with exactly two digits after the point.",
    operations: [
      "packagesList",
      "packagesGet",
      "balanceGet",
      "ordersCreate",
      "ordersList",
      "ordersGet",
      "topupPackagesList",
      "topupsCreate",
      "topupsList",
      "topupsGet",
      "eventsList",
      "eventsGet",
    ],
    errors: [],
    source: "derived",
  },
  "resources.money.currency": {
    id: "resources.money.currency",
    level: "MUST",
    observe: "http",
    text: "Money.currency (\"INR\"): the ISO 4217 code of the currency; always `INR`.",
    operations: [
      "packagesList",
      "packagesGet",
      "balanceGet",
      "ordersCreate",
      "ordersList",
      "ordersGet",
      "topupPackagesList",
      "topupsCreate",
      "topupsList",
      "topupsGet",
      "eventsList",
      "eventsGet",
    ],
    errors: [],
    source: "derived",
  },
  "resources.order.balance-after.charge": {
    id: "resources.order.balance-after.charge",
    level: "MUST",
    observe: "http",
    text: "`balance_after` is the balance after the charge, before any refund.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "resources.order.balance-after.fixed": {
    id: "resources.order.balance-after.fixed",
    level: "MUST",
    observe: "http",
    text: "`balance_after` never changes, whatever is charged or refunded later.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "resources.order.balance-after.plus-refunded": {
    id: "resources.order.balance-after.plus-refunded",
    level: "MUST",
    observe: "http",
    text: "When an order failed in whole or in part, `balance_after` plus `refunded` is the balance that followed.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "resources.order.created": {
    id: "resources.order.created",
    level: "MUST",
    observe: "http",
    text: "Order.created (timestamp): when the order was placed.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "derived",
  },
  "resources.order.customer-ref": {
    id: "resources.order.customer-ref",
    level: "MUST",
    observe: "http",
    text: "Order.customer_ref (string or null): the reference sent with the order, unchanged; null when none or an empty one was sent, or the traveller was erased.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "derived",
  },
  "resources.order.esims.failed": {
    id: "resources.order.esims.failed",
    level: "MUST",
    observe: "http",
    text: "A `failed` order has an empty array of `esims`.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "resources.order.esims.partial": {
    id: "resources.order.esims.partial",
    level: "MUST",
    observe: "supplier",
    text: "A `partially_completed` order has fewer `esims` than units and no placeholder for a missing one.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "resources.order.esims.processing": {
    id: "resources.order.esims.processing",
    level: "MUST",
    observe: "http",
    text: "While an order is `processing` its `esims` are those issued so far, possibly none.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "resources.order.esims.shape": {
    id: "resources.order.esims.shape",
    level: "MUST",
    observe: "http",
    text: "`esims` is an array of objects that pair an `iccid` with the status of that eSIM, and each can be fetched.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "resources.order.id": {
    id: "resources.order.id",
    level: "MUST",
    observe: "http",
    text: "Order.id (orderId): the id of the order.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "derived",
  },
  "resources.order.items.api-single": {
    id: "resources.order.items.api-single",
    level: "MUST",
    observe: "http",
    text: "An order made through the API has one entry in `items`, which repeats its `package_id` and `quantity`.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "resources.order.items.one-per-package": {
    id: "resources.order.items.one-per-package",
    level: "MUST",
    observe: "portal",
    text: "Each package of an order has one entry in `items`, with the ordered units.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "resources.order.items.shape": {
    id: "resources.order.items.shape",
    level: "MUST",
    observe: "http",
    text: "`items` is an array of objects that pair a `package_id` with a `quantity`.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "resources.order.mode": {
    id: "resources.order.mode",
    level: "MUST",
    observe: "http",
    text: "Order.mode (one of test, live): the mode it was placed in.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "derived",
  },
  "resources.order.package-id.null": {
    id: "resources.order.package-id.null",
    level: "MUST",
    observe: "portal",
    text: "An order of several packages, which only the portal can make, has null in `package_id`.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "resources.order.package-id.value": {
    id: "resources.order.package-id.value",
    level: "MUST",
    observe: "http",
    text: "An order of one package names it in `package_id`.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "resources.order.quantity.null": {
    id: "resources.order.quantity.null",
    level: "MUST",
    observe: "portal",
    text: "An order of several packages, which only the portal can make, has null in `quantity`.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "resources.order.quantity.value": {
    id: "resources.order.quantity.value",
    level: "MUST",
    observe: "http",
    text: "`quantity` is the number of ordered units, even if fewer were issued.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "resources.order.refunded.amount": {
    id: "resources.order.refunded.amount",
    level: "MUST",
    observe: "http",
    text: "`refunded` is what was refunded to the balance for an order.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "resources.order.refunded.zero": {
    id: "resources.order.refunded.zero",
    level: "MUST",
    observe: "http",
    text: "An order without a refund has a `refunded` of 0.00.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "resources.order.status": {
    id: "resources.order.status",
    level: "MUST",
    observe: "http",
    text: "Order.status (one of processing, completed, partially_completed, failed, cancelled): its status.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "derived",
  },
  "resources.order.total": {
    id: "resources.order.total",
    level: "MUST",
    observe: "http",
    text: "Order.total (Money): what was charged for the whole order.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "derived",
  },
  "resources.package.countries": {
    id: "resources.package.countries",
    level: "MUST",
    observe: "http",
    text: "Package.countries (array of countryCode): the codes of every country it works in, each once, in alphabetical order.",
    operations: ["packagesList", "packagesGet", "topupPackagesList"],
    errors: [],
    source: "derived",
  },
  "resources.package.country.null": {
    id: "resources.package.country.null",
    level: "MUST",
    observe: "http",
    text: "A package that works in several countries has null in `country`.",
    operations: ["packagesList", "packagesGet", "topupPackagesList"],
    errors: [],
    source: "declared",
  },
  "resources.package.country.single": {
    id: "resources.package.country.single",
    level: "MUST",
    observe: "http",
    text: "A package that works in one country only has that country's code in `country`.",
    operations: ["packagesList", "packagesGet", "topupPackagesList"],
    errors: [],
    source: "declared",
  },
  "resources.package.data-mb.daily-plan": {
    id: "resources.package.data-mb.daily-plan",
    level: "MUST",
    observe: "portal",
    text: "On a daily plan, identified by its name, `data_mb` is the data of one day.",
    operations: ["packagesList", "packagesGet", "topupPackagesList"],
    errors: [],
    source: "declared",
  },
  "resources.package.data-mb.null-iff-unlimited": {
    id: "resources.package.data-mb.null-iff-unlimited",
    level: "MUST",
    observe: "http",
    text: "`data_mb` is null on every unlimited package and on no other.",
    operations: ["packagesList", "packagesGet", "topupPackagesList"],
    errors: [],
    source: "declared",
  },
  "resources.package.data-mb.type": {
    id: "resources.package.data-mb.type",
    level: "MUST",
    observe: "http",
    text: "`data_mb` is an integer number of megabytes, or null.",
    operations: ["packagesList", "packagesGet", "topupPackagesList"],
    errors: [],
    source: "declared",
  },
  "resources.package.id": {
    id: "resources.package.id",
    level: "MUST",
    observe: "http",
    text: "Package.id (packageId): send it as `package_id` to buy the package.",
    operations: ["packagesList", "packagesGet", "topupPackagesList"],
    errors: [],
    source: "derived",
  },
  "resources.package.name": {
    id: "resources.package.name",
    level: "MUST",
    observe: "http",
    text: "Package.name (string): the name to display.",
    operations: ["packagesList", "packagesGet", "topupPackagesList"],
    errors: [],
    source: "derived",
  },
  "resources.package.price": {
    id: "resources.package.price",
    level: "MUST",
    observe: "http",
    text: "Package.price (Money): what you pay for each eSIM: the retail price minus your discount.",
    operations: ["packagesList", "packagesGet", "topupPackagesList"],
    errors: [],
    source: "derived",
  },
  "resources.package.price.at-order-time": {
    id: "resources.package.price.at-order-time",
    level: "MUST",
    observe: "portal",
    text: "An order is charged at the current price, whatever was read before.",
    operations: ["packagesList", "packagesGet", "topupPackagesList"],
    errors: [],
    source: "declared",
  },
  "resources.package.price.change-visible": {
    id: "resources.package.price.change-visible",
    level: "MUST",
    observe: "portal",
    text: "A new discount or catalogue is visible in every response within a minute.",
    operations: ["packagesList", "packagesGet", "topupPackagesList"],
    errors: [],
    source: "declared",
  },
  "resources.package.price.discount-source": {
    id: "resources.package.price.discount-source",
    level: "MUST",
    observe: "portal",
    text: "The discount is the one of the account's tier, or the rate agreed with the account where there is one.",
    operations: ["packagesList", "packagesGet", "topupPackagesList"],
    errors: [],
    source: "declared",
  },
  "resources.package.price.not-above-retail": {
    id: "resources.package.price.not-above-retail",
    level: "MUST",
    observe: "http",
    text: "No `price` is above the `retail_price` beside it.",
    operations: ["packagesList", "packagesGet", "topupPackagesList"],
    errors: [],
    source: "declared",
  },
  "resources.package.price.not-below-cost": {
    id: "resources.package.price.not-below-cost",
    level: "MUST",
    observe: "portal",
    text: "No `price` is below what the package costs the service, rounded up to the paisa; the discount is reduced if necessary.",
    operations: ["packagesList", "packagesGet", "topupPackagesList"],
    errors: [],
    source: "declared",
  },
  "resources.package.retail-price": {
    id: "resources.package.retail-price",
    level: "MUST",
    observe: "http",
    text: "Package.retail_price (Money): what the service itself sells the package for.",
    operations: ["packagesList", "packagesGet", "topupPackagesList"],
    errors: [],
    source: "derived",
  },
  "resources.package.topup": {
    id: "resources.package.topup",
    level: "MUST",
    observe: "http",
    text: "Package.topup (boolean): whether it can be bought as a top-up.",
    operations: ["packagesList", "packagesGet", "topupPackagesList"],
    errors: [],
    source: "derived",
  },
  "resources.package.topup-true-today": {
    id: "resources.package.topup-true-today",
    level: "MUST",
    observe: "http",
    text: "At present `topup` is true on every listed package.",
    operations: ["packagesList", "packagesGet", "topupPackagesList"],
    errors: [],
    source: "declared",
  },
  "resources.package.type": {
    id: "resources.package.type",
    level: "MUST",
    observe: "http",
    text: "Package.type (one of country, region, global): how wide its coverage is.",
    operations: ["packagesList", "packagesGet", "topupPackagesList"],
    errors: [],
    source: "derived",
  },
  "resources.package.unlimited": {
    id: "resources.package.unlimited",
    level: "MUST",
    observe: "http",
    text: "Package.unlimited (boolean): whether the data is uncapped.",
    operations: ["packagesList", "packagesGet", "topupPackagesList"],
    errors: [],
    source: "derived",
  },
  "resources.package.validity-days": {
    id: "resources.package.validity-days",
    level: "MUST",
    observe: "http",
    text: "Package.validity_days (integer): how many days the plan is valid once it has started.",
    operations: ["packagesList", "packagesGet", "topupPackagesList"],
    errors: [],
    source: "derived",
  },
  "resources.topup.balance-after.completed": {
    id: "resources.topup.balance-after.completed",
    level: "MUST",
    observe: "http",
    text: "`balance_after` of a completed top-up is the balance after the charge.",
    operations: ["topupsCreate", "topupsList", "topupsGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "resources.topup.balance-after.failed": {
    id: "resources.topup.balance-after.failed",
    level: "MUST",
    observe: "http",
    text: "`balance_after` of a failed top-up is the balance after the refund, unlike on a failed order.",
    operations: ["topupsCreate", "topupsList", "topupsGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "resources.topup.created": {
    id: "resources.topup.created",
    level: "MUST",
    observe: "http",
    text: "Topup.created (timestamp): when the top-up was created.",
    operations: ["topupsCreate", "topupsList", "topupsGet", "eventsList", "eventsGet"],
    errors: [],
    source: "derived",
  },
  "resources.topup.customer-ref": {
    id: "resources.topup.customer-ref",
    level: "MUST",
    observe: "http",
    text: "Topup.customer_ref (string or null): the reference sent with this top-up, not that of the order; `null` when none was sent.",
    operations: ["topupsCreate", "topupsList", "topupsGet", "eventsList", "eventsGet"],
    errors: [],
    source: "derived",
  },
  "resources.topup.iccid": {
    id: "resources.topup.iccid",
    level: "MUST",
    observe: "http",
    text: "Topup.iccid (iccid): the eSIM that is topped up.",
    operations: ["topupsCreate", "topupsList", "topupsGet", "eventsList", "eventsGet"],
    errors: [],
    source: "derived",
  },
  "resources.topup.id": {
    id: "resources.topup.id",
    level: "MUST",
    observe: "http",
    text: "Topup.id (topupId): id of the top-up.",
    operations: ["topupsCreate", "topupsList", "topupsGet", "eventsList", "eventsGet"],
    errors: [],
    source: "derived",
  },
  "resources.topup.package-id": {
    id: "resources.topup.package-id",
    level: "MUST",
    observe: "http",
    text: "Topup.package_id (packageId): the package that is added.",
    operations: ["topupsCreate", "topupsList", "topupsGet", "eventsList", "eventsGet"],
    errors: [],
    source: "derived",
  },
  "resources.topup.status": {
    id: "resources.topup.status",
    level: "MUST",
    observe: "http",
    text: "Topup.status (one of completed, processing, failed): its status.",
    operations: ["topupsCreate", "topupsList", "topupsGet", "eventsList", "eventsGet"],
    errors: [],
    source: "derived",
  },
  "resources.topup.total": {
    id: "resources.topup.total",
    level: "MUST",
    observe: "http",
    text: "Topup.total (Money): price of the top-up, charged when it was created.",
    operations: ["topupsCreate", "topupsList", "topupsGet", "eventsList", "eventsGet"],
    errors: [],
    source: "derived",
  },
  "resources.webhook-header.content-type": {
    id: "resources.webhook-header.content-type",
    level: "MUST",
    observe: "webhook",
    text: "A webhook request has `Content-Type: application/json`.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "resources.webhook-header.event-id": {
    id: "resources.webhook-header.event-id",
    level: "MUST",
    observe: "webhook",
    text: "`X-Service-Event-Id` is the `id` of the event in the body.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "resources.webhook-header.event-type": {
    id: "resources.webhook-header.event-type",
    level: "MUST",
    observe: "webhook",
    text: "`X-Service-Event-Type` is the `type` of the event in the body.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "resources.webhook-header.user-agent": {
    id: "resources.webhook-header.user-agent",
    level: "MUST",
    observe: "webhook",
    text: "The `User-Agent` of a webhook request is the service's name, without spaces, and `-Webhooks/1.0`.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "service.base-url.suffix": {
    id: "service.base-url.suffix",
    level: "MUST",
    observe: "http",
    text: "The path of the base URL is `/partner/api`, and every path of this contract is appended to it.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "service.events.stored-copy": {
    id: "service.events.stored-copy",
    level: "MUST",
    observe: "webhook",
    text: "Every event that a webhook delivers, except a test event, is also in the event list, with equal id, type, sequence and data.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "service.modes.live-real": {
    id: "service.modes.live-real",
    level: "MUST",
    observe: "supplier",
    text: "Orders and top-ups with a live key are bought from the supplier, once per unit.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "service.modes.same-address": {
    id: "service.modes.same-address",
    level: "MUST",
    observe: "http",
    text: "Keys of both modes use one base URL and the same paths; only the simulate operation is for test keys alone.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "service.modes.sandbox-virtual": {
    id: "service.modes.sandbox-virtual",
    level: "MUST",
    observe: "http",
    text: "Orders and top-ups with a test key are simulated and paid from the virtual balance, so no live balance changes.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "service.orders.charged-on-create": {
    id: "service.orders.charged-on-create",
    level: "MUST",
    observe: "http",
    text: "Placing an order charges its whole total at once, even if eSIMs are still to be issued.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "service.orders.one-esim-per-unit": {
    id: "service.orders.one-esim-per-unit",
    level: "MUST",
    observe: "http",
    text: "Each unit of an order becomes an eSIM with its own ICCID.",
    operations: ["ordersCreate"],
    errors: [],
    source: "declared",
  },
  "service.portal-only.endpoints": {
    id: "service.portal-only.endpoints",
    level: "MUST",
    observe: "portal",
    text: "Webhook endpoints are registered in the portal; the API has no path for it.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "service.portal-only.funds": {
    id: "service.portal-only.funds",
    level: "MUST",
    observe: "portal",
    text: "Funds are added in the portal, and the API's balance shows them.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "service.portal-only.keys": {
    id: "service.portal-only.keys",
    level: "MUST",
    observe: "portal",
    text: "API keys are created and revoked in the portal, and a revoked one gets `invalid_api_key`.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "service.portal-only.secrets": {
    id: "service.portal-only.secrets",
    level: "MUST",
    observe: "portal",
    text: "Signing secrets are shown and rotated in the portal, and no API response contains one.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "service.portal-only.threshold": {
    id: "service.portal-only.threshold",
    level: "MUST",
    observe: "portal",
    text: "The threshold for low-balance warnings is set in the portal; the API shows it and cannot change it.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "service.topups.same-balance": {
    id: "service.topups.same-balance",
    level: "MUST",
    observe: "http",
    text: "Top-ups are charged to the same balance as orders.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "service.transport.https": {
    id: "service.transport.https",
    level: "MUST",
    observe: "internal",
    text: "A public deployment serves API data over HTTPS only: plain HTTP is rejected without a redirect, while a local or test deployment may serve it.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "service.white-label.no-message-to-partner": {
    id: "service.white-label.no-message-to-partner",
    level: "MUST",
    observe: "internal",
    text: "Orders and top-ups made through the API send no mail to the partner about them; webhooks and the low-balance mail are separate.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "service.white-label.no-message-to-traveller": {
    id: "service.white-label.no-message-to-traveller",
    level: "MUST",
    observe: "internal",
    text: "Orders and top-ups made through the API never send a message to the traveller, even if the order has an email address.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "simulate.activated.times": {
    id: "simulate.activated.times",
    level: "MUST",
    observe: "http",
    text: "`activated` sets `activated_at` to the time of the request and `expires_at` to `validity_days` days later.",
    operations: ["simulate"],
    errors: [],
    source: "declared",
  },
  "simulate.event-without-endpoint": {
    id: "simulate.event-without-endpoint",
    level: "MUST",
    observe: "http",
    text: "A simulation records its event even if the account has no webhook endpoint.",
    operations: ["simulate"],
    errors: [],
    source: "declared",
  },
  "simulate.event.required": {
    id: "simulate.event.required",
    level: "MUST",
    observe: "http",
    text: "A request whose `event` is missing, `null`, empty or not a string is rejected with `param` naming it.",
    operations: ["simulate"],
    errors: [],
    source: "declared",
  },
  "simulate.event.values": {
    id: "simulate.event.values",
    level: "MUST",
    observe: "http",
    text: "`event` must be exactly one of the four simulated events; anything else is rejected.",
    operations: ["simulate"],
    errors: [],
    source: "declared",
  },
  "simulate.expired.time": {
    id: "simulate.expired.time",
    level: "MUST",
    observe: "http",
    text: "`expired` moves `expires_at` to the time of the request.",
    operations: ["simulate"],
    errors: [],
    source: "declared",
  },
  "simulate.iccid": {
    id: "simulate.iccid",
    level: "MUST",
    observe: "http",
    text: "The path accepts a test eSIM of the account; any other ICCID, including a live eSIM's, gets `esim_not_found`.",
    operations: ["simulate"],
    errors: [],
    source: "declared",
  },
  "simulate.invalid-state.expired": {
    id: "simulate.invalid-state.expired",
    level: "MUST",
    observe: "http",
    text: "On an `expired` eSIM everything but `expired` is rejected with `invalid_state`.",
    operations: ["simulate"],
    errors: [],
    source: "declared",
  },
  "simulate.invalid-state.ready-expired": {
    id: "simulate.invalid-state.ready-expired",
    level: "MUST",
    observe: "http",
    text: "`expired` on a `ready` eSIM is rejected with `invalid_state`.",
    operations: ["simulate"],
    errors: [],
    source: "declared",
  },
  "simulate.invalid-state.ready-usage": {
    id: "simulate.invalid-state.ready-usage",
    level: "MUST",
    observe: "http",
    text: "`usage_80` and `usage_100` on a `ready` eSIM are rejected with `invalid_state`.",
    operations: ["simulate"],
    errors: [],
    source: "declared",
  },
  "simulate.no-change.activated": {
    id: "simulate.no-change.activated",
    level: "MUST",
    observe: "http",
    text: "`activated` on an eSIM that is already active returns 200 with the unchanged eSIM, and records no event.",
    operations: ["simulate"],
    errors: [],
    source: "declared",
  },
  "simulate.no-change.expired": {
    id: "simulate.no-change.expired",
    level: "MUST",
    observe: "http",
    text: "`expired` on an eSIM that is already expired returns 200 with the unchanged eSIM, and records no event.",
    operations: ["simulate"],
    errors: [],
    source: "declared",
  },
  "simulate.no-change.usage-reached": {
    id: "simulate.no-change.usage-reached",
    level: "MUST",
    observe: "http",
    text: "A usage level that the eSIM has already reached returns 200 with the unchanged eSIM, and records no event.",
    operations: ["simulate"],
    errors: [],
    source: "declared",
  },
  "simulate.ok": {
    id: "simulate.ok",
    level: "MUST",
    observe: "http",
    text: "POST /v1/sandbox/esims/{iccid}/simulate returns 200 for a valid request (EsimDetail).",
    operations: ["simulate"],
    errors: [],
    source: "derived",
  },
  "simulate.replay": {
    id: "simulate.replay",
    level: "MUST",
    observe: "http",
    text: "A repeated key gets 200 with the first response's body, and nothing happens to the eSIM again.",
    operations: ["simulate"],
    errors: [],
    source: "declared",
  },
  "simulate.unlimited": {
    id: "simulate.unlimited",
    level: "MUST",
    observe: "http",
    text: "A usage event for an eSIM with unlimited data is rejected with `param` `event`, whatever the eSIM's status.",
    operations: ["simulate"],
    errors: [],
    source: "declared",
  },
  "simulate.usage-100.amount": {
    id: "simulate.usage-100.amount",
    level: "MUST",
    observe: "http",
    text: "`usage_100` raises `data.used_mb` to `data.total_mb`, so nothing remains.",
    operations: ["simulate"],
    errors: [],
    source: "declared",
  },
  "simulate.usage-80.amount": {
    id: "simulate.usage-80.amount",
    level: "MUST",
    observe: "http",
    text: "`usage_80` raises `data.used_mb` to 80 percent of `data.total_mb`, rounded up to a whole megabyte.",
    operations: ["simulate"],
    errors: [],
    source: "declared",
  },
  "simulate.usage-80.from-active": {
    id: "simulate.usage-80.from-active",
    level: "MUST",
    observe: "http",
    text: "`usage_80` can be simulated on an `active` eSIM.",
    operations: ["simulate"],
    errors: [],
    source: "declared",
  },
  "simulate.usage-never-falls": {
    id: "simulate.usage-never-falls",
    level: "MUST",
    observe: "http",
    text: "No simulation lowers `data.used_mb`.",
    operations: ["simulate"],
    errors: [],
    source: "declared",
  },
  "simulate.webhook-at-once": {
    id: "simulate.webhook-at-once",
    level: "MUST",
    observe: "webhook",
    text: "The event of a simulation is sent to the test endpoints without waiting for a periodic check.",
    operations: ["simulate"],
    errors: [],
    source: "declared",
  },
  "states.delivery.delivered-not-resent": {
    id: "states.delivery.delivered-not-resent",
    level: "MUST",
    observe: "portal",
    text: "The portal doesn't send a `delivered` delivery again.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "states.delivery.failed-after-8": {
    id: "states.delivery.failed-after-8",
    level: "MUST",
    observe: "clock",
    text: "A delivery whose last of 8 attempts has failed is `failed`, and is not retried automatically.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "states.delivery.retrying": {
    id: "states.delivery.retrying",
    level: "MUST",
    observe: "webhook",
    text: "A delivery whose attempt has failed is `retrying` while it has attempts left.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "states.delivery.values": {
    id: "states.delivery.values",
    level: "MUST",
    observe: "portal",
    text: "Every delivery in the log is `pending`, `sending`, `delivered`, `retrying` or `failed`.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "states.esim.active-to-depleted": {
    id: "states.esim.active-to-depleted",
    level: "MUST",
    observe: "http",
    text: "An `active` eSIM whose data is exhausted becomes `depleted`, which records `esim.usage_100`.",
    operations: [
      "ordersCreate",
      "ordersList",
      "ordersGet",
      "esimsList",
      "esimsGet",
      "eventsList",
      "eventsGet",
      "simulate",
    ],
    errors: [],
    source: "declared",
  },
  "states.esim.active-to-expired": {
    id: "states.esim.active-to-expired",
    level: "MUST",
    observe: "http",
    text: "An `active` eSIM whose validity is over becomes `expired`, which records `esim.expired`.",
    operations: [
      "ordersCreate",
      "ordersList",
      "ordersGet",
      "esimsList",
      "esimsGet",
      "eventsList",
      "eventsGet",
      "simulate",
    ],
    errors: [],
    source: "declared",
  },
  "states.esim.cancelled.meaning": {
    id: "states.esim.cancelled.meaning",
    level: "MUST",
    observe: "portal",
    text: "An eSIM becomes `cancelled` only in the portal or through support, and from then on its install details are not returned.",
    operations: [
      "ordersCreate",
      "ordersList",
      "ordersGet",
      "esimsList",
      "esimsGet",
      "eventsList",
      "eventsGet",
      "simulate",
    ],
    errors: [],
    source: "declared",
  },
  "states.esim.depleted-to-active": {
    id: "states.esim.depleted-to-active",
    level: "MUST",
    observe: "http",
    text: "A completed top-up makes a `depleted` eSIM `active` again.",
    operations: [
      "ordersCreate",
      "ordersList",
      "ordersGet",
      "esimsList",
      "esimsGet",
      "eventsList",
      "eventsGet",
      "simulate",
    ],
    errors: [],
    source: "declared",
  },
  "states.esim.depleted-to-expired": {
    id: "states.esim.depleted-to-expired",
    level: "MUST",
    observe: "http",
    text: "A `depleted` eSIM whose validity is over becomes `expired`, which records `esim.expired`.",
    operations: [
      "ordersCreate",
      "ordersList",
      "ordersGet",
      "esimsList",
      "esimsGet",
      "eventsList",
      "eventsGet",
      "simulate",
    ],
    errors: [],
    source: "declared",
  },
  "states.esim.depleted.not-unlimited": {
    id: "states.esim.depleted.not-unlimited",
    level: "MUST",
    observe: "http",
    text: "An eSIM with unlimited data is never `depleted`.",
    operations: [
      "ordersCreate",
      "ordersList",
      "ordersGet",
      "esimsList",
      "esimsGet",
      "eventsList",
      "eventsGet",
      "simulate",
    ],
    errors: [],
    source: "declared",
  },
  "states.esim.no-cancel-during-topup": {
    id: "states.esim.no-cancel-during-topup",
    level: "MUST",
    observe: "portal",
    text: "An eSIM can't be cancelled while one of its top-ups is processing.",
    operations: [
      "ordersCreate",
      "ordersList",
      "ordersGet",
      "esimsList",
      "esimsGet",
      "eventsList",
      "eventsGet",
      "simulate",
    ],
    errors: [],
    source: "declared",
  },
  "states.esim.no-topup-during-cancel": {
    id: "states.esim.no-topup-during-cancel",
    level: "MUST",
    observe: "portal",
    text: "An eSIM that is being cancelled can't be topped up: the request gets `esim_not_topupable`.",
    operations: [
      "ordersCreate",
      "ordersList",
      "ordersGet",
      "esimsList",
      "esimsGet",
      "eventsList",
      "eventsGet",
      "simulate",
    ],
    errors: [],
    source: "declared",
  },
  "states.esim.ready-stays-ready": {
    id: "states.esim.ready-stays-ready",
    level: "MUST",
    observe: "http",
    text: "A `ready` eSIM that is topped up stays `ready`, and its validity still starts with the first use.",
    operations: [
      "ordersCreate",
      "ordersList",
      "ordersGet",
      "esimsList",
      "esimsGet",
      "eventsList",
      "eventsGet",
      "simulate",
    ],
    errors: [],
    source: "declared",
  },
  "states.esim.ready-to-active.live": {
    id: "states.esim.ready-to-active.live",
    level: "MUST",
    observe: "supplier",
    text: "In live mode the periodic check detects the first use of a `ready` eSIM and makes it `active`.",
    operations: [
      "ordersCreate",
      "ordersList",
      "ordersGet",
      "esimsList",
      "esimsGet",
      "eventsList",
      "eventsGet",
      "simulate",
    ],
    errors: [],
    source: "declared",
  },
  "states.esim.ready-to-active.sandbox": {
    id: "states.esim.ready-to-active.sandbox",
    level: "MUST",
    observe: "http",
    text: "In the sandbox simulating `activated` makes a `ready` eSIM `active` and records `esim.activated`.",
    operations: [
      "ordersCreate",
      "ordersList",
      "ordersGet",
      "esimsList",
      "esimsGet",
      "eventsList",
      "eventsGet",
      "simulate",
    ],
    errors: [],
    source: "declared",
  },
  "states.esim.ready.meaning": {
    id: "states.esim.ready.meaning",
    level: "MUST",
    observe: "http",
    text: "A `ready` eSIM has been issued and not used: no data is counted, and it has neither an activation nor an expiry time.",
    operations: [
      "ordersCreate",
      "ordersList",
      "ordersGet",
      "esimsList",
      "esimsGet",
      "eventsList",
      "eventsGet",
      "simulate",
    ],
    errors: [],
    source: "declared",
  },
  "states.esim.topup-adds-at-once": {
    id: "states.esim.topup-adds-at-once",
    level: "MUST",
    observe: "http",
    text: "A completed top-up raises `data.total_mb`, `validity_days` and, if set, `expires_at` before its response is sent.",
    operations: ["esimsList", "esimsGet", "simulate"],
    errors: [],
    source: "declared",
  },
  "states.esim.usage-80-no-change": {
    id: "states.esim.usage-80-no-change",
    level: "MUST",
    observe: "http",
    text: "An eSIM that reaches 80 percent of its data stays `active`.",
    operations: [
      "ordersCreate",
      "ordersList",
      "ordersGet",
      "esimsList",
      "esimsGet",
      "eventsList",
      "eventsGet",
      "simulate",
    ],
    errors: [],
    source: "declared",
  },
  "states.esim.usage-events-again": {
    id: "states.esim.usage-events-again",
    level: "MUST",
    observe: "http",
    text: "After a completed top-up `esim.usage_80` and `esim.usage_100` can each be sent once more, measured on the larger allowance.",
    operations: ["esimsList", "esimsGet", "simulate"],
    errors: [],
    source: "declared",
  },
  "states.order.cancelled.meaning": {
    id: "states.order.cancelled.meaning",
    level: "MUST",
    observe: "portal",
    text: "Only the portal or support can cancel an order, while it is `completed` or `partially_completed` and all its eSIMs are unused. It is final, and its eSIMs stay listed as `cancelled`.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "states.order.cancelled.refunded": {
    id: "states.order.cancelled.refunded",
    level: "MUST",
    observe: "portal",
    text: "A cancelled order is refunded, in `refunded` and on the balance; if only some units are cancelled, those are refunded and the status stays.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "states.order.completed.meaning": {
    id: "states.order.completed.meaning",
    level: "MUST",
    observe: "http",
    text: "A `completed` order has as many eSIMs as were ordered and stays so unless it is cancelled.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "states.order.create.outcomes": {
    id: "states.order.create.outcomes",
    level: "MUST",
    observe: "http",
    text: "A new order is `completed`, `processing`, `partially_completed` or `failed` in its 201, and never `cancelled`.",
    operations: ["ordersCreate"],
    errors: [],
    source: "declared",
  },
  "states.order.create.refund-unissued": {
    id: "states.order.create.refund-unissued",
    level: "MUST",
    observe: "http",
    text: "When the 201 says `failed` or `partially_completed`, what was not issued is already refunded.",
    operations: ["ordersCreate"],
    errors: [],
    source: "declared",
  },
  "states.order.failed.meaning": {
    id: "states.order.failed.meaning",
    level: "MUST",
    observe: "http",
    text: "A `failed` order has no eSIM, is fully refunded in `refunded` and stays so.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "states.order.partial.meaning": {
    id: "states.order.partial.meaning",
    level: "MUST",
    observe: "supplier",
    text: "A `partially_completed` order lists the eSIMs it got, has the price of each other unit in `refunded` and gets no more.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "states.order.processing-to-completed": {
    id: "states.order.processing-to-completed",
    level: "MUST",
    observe: "http",
    text: "When the last eSIM of a `processing` order is issued it becomes `completed` and `order.completed` is recorded.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "states.order.processing-to-failed": {
    id: "states.order.processing-to-failed",
    level: "MUST",
    observe: "supplier",
    text: "When a `processing` order can get none of its eSIMs it becomes `failed`, `order.failed` is recorded and it is fully refunded.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "states.order.processing-to-partial": {
    id: "states.order.processing-to-partial",
    level: "MUST",
    observe: "supplier",
    text: "When a `processing` order can get only some of its eSIMs, it becomes `partially_completed`, `order.completed` is recorded and the others are refunded.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "states.order.processing.meaning": {
    id: "states.order.processing.meaning",
    level: "MUST",
    observe: "http",
    text: "A `processing` order has been charged, lacks eSIMs and becomes final by itself.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "states.order.processing.usual-time": {
    id: "states.order.processing.usual-time",
    level: "MAY",
    observe: "docs",
    text: "A `processing` order usually becomes final within a few minutes.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "states.order.settlement": {
    id: "states.order.settlement",
    level: "MUST",
    observe: "clock",
    text: "A `processing` order that has got no eSIM for 15 minutes is settled: it becomes final with the eSIMs it has, the others are refunded, and what arrives later is cancelled at no charge.",
    operations: ["ordersCreate", "ordersList", "ordersGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "states.topup.completed": {
    id: "states.topup.completed",
    level: "MUST",
    observe: "http",
    text: "A `completed` top-up has added its package to the eSIM and has recorded `topup.completed`.",
    operations: ["topupsCreate", "topupsList", "topupsGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "states.topup.failed": {
    id: "states.topup.failed",
    level: "MUST",
    observe: "http",
    text: "A `failed` top-up has left the eSIM unchanged and its amount is refunded.",
    operations: ["topupsCreate", "topupsList", "topupsGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "states.topup.processing": {
    id: "states.topup.processing",
    level: "MUST",
    observe: "http",
    text: "A `processing` top-up has been charged and is still being applied; fetching it later shows the outcome.",
    operations: ["topupsCreate", "topupsList", "topupsGet", "eventsList", "eventsGet"],
    errors: [],
    source: "declared",
  },
  "topup-packages.list.can-be-empty": {
    id: "topup-packages.list.can-be-empty",
    level: "MUST",
    observe: "http",
    text: "An eSIM that cannot be topped up, though it is neither expired nor cancelled, has an empty list, and every top-up of it gets `package_not_found`.",
    operations: ["topupPackagesList"],
    errors: [],
    source: "declared",
  },
  "topup-packages.list.cancelled": {
    id: "topup-packages.list.cancelled",
    level: "MUST",
    observe: "portal",
    text: "For a cancelled eSIM the list is rejected with `esim_not_topupable`.",
    operations: ["topupPackagesList"],
    errors: [],
    source: "declared",
  },
  "topup-packages.list.ok": {
    id: "topup-packages.list.ok",
    level: "MUST",
    observe: "http",
    text: "GET /v1/esims/{iccid}/topup-packages returns 200 for a valid request (Package[]).",
    operations: ["topupPackagesList"],
    errors: [],
    source: "derived",
  },
  "topup-packages.list.partner-price": {
    id: "topup-packages.list.partner-price",
    level: "MUST",
    observe: "http",
    text: "Each package in the list has this partner's price.",
    operations: ["topupPackagesList"],
    errors: [],
    source: "declared",
  },
  "topups.create.added-once": {
    id: "topups.create.added-once",
    level: "MUST",
    observe: "http",
    text: "Repeating a top-up with its key neither adds data nor charges a second time.",
    operations: ["topupsCreate"],
    errors: [],
    source: "declared",
  },
  "topups.create.customer-ref.kept": {
    id: "topups.create.customer-ref.kept",
    level: "MUST",
    observe: "http",
    text: "POST /v1/esims/{iccid}/topups returns the sent `customer_ref`, and so does GET /v1/topups/{id} later.",
    operations: ["topupsCreate", "topupsGet"],
    errors: [],
    source: "derived",
  },
  "topups.create.customer-ref.limits": {
    id: "topups.create.customer-ref.limits",
    level: "MUST",
    observe: "http",
    text: "`customer_ref` may be omitted; a value that is not a string, is longer than 120 characters or contains a control character is rejected.",
    operations: ["topupsCreate"],
    errors: [],
    source: "declared",
  },
  "topups.create.not-topupable.cancelled": {
    id: "topups.create.not-topupable.cancelled",
    level: "MUST",
    observe: "portal",
    text: "A top-up of a cancelled eSIM is rejected with `esim_not_topupable`.",
    operations: ["topupsCreate"],
    errors: [],
    source: "declared",
  },
  "topups.create.ok": {
    id: "topups.create.ok",
    level: "MUST",
    observe: "http",
    text: "POST /v1/esims/{iccid}/topups returns 201, and 200 when it is repeated for a valid request (Topup).",
    operations: ["topupsCreate"],
    errors: [],
    source: "derived",
  },
  "topups.create.package-id.kept": {
    id: "topups.create.package-id.kept",
    level: "MUST",
    observe: "http",
    text: "POST /v1/esims/{iccid}/topups returns the sent `package_id`, and so does GET /v1/topups/{id} later.",
    operations: ["topupsCreate", "topupsGet"],
    errors: [],
    source: "derived",
  },
  "topups.create.package-id.of-this-esim": {
    id: "topups.create.package-id.of-this-esim",
    level: "MUST",
    observe: "http",
    text: "A package that is not among this eSIM's top-up packages gets `package_not_found`, even if it is on sale.",
    operations: ["topupsCreate"],
    errors: [],
    source: "declared",
  },
  "topups.create.package-id.required": {
    id: "topups.create.package-id.required",
    level: "MUST",
    observe: "http",
    text: "A top-up whose `package_id` is missing, `null`, empty or not a string is rejected with `param` naming it.",
    operations: ["topupsCreate"],
    errors: [],
    source: "declared",
  },
  "topups.create.trigger.insufficient-balance": {
    id: "topups.create.trigger.insufficient-balance",
    level: "MUST",
    observe: "http",
    text: "With a test key a `customer_ref` that begins with `test_insufficient_balance` gets 402 `insufficient_balance`: whatever the balance, nothing is charged or made.",
    operations: ["topupsCreate"],
    errors: [{ status: 402, code: "insufficient_balance" }],
    source: "derived",
  },
  "topups.create.trigger.order-failed": {
    id: "topups.create.trigger.order-failed",
    level: "MUST",
    observe: "http",
    text: "With a test key a `customer_ref` that begins with `test_order_failed` gets 201 with the status `failed`: it is charged, and fully refunded.",
    operations: ["topupsCreate"],
    errors: [],
    source: "derived",
  },
  "topups.create.trigger.processing": {
    id: "topups.create.trigger.processing",
    level: "MUST",
    observe: "http",
    text: "With a test key a `customer_ref` that begins with `test_processing` gets 201 with the status `processing`: it is charged, and completed 10 to 25 seconds later.",
    operations: ["topupsCreate"],
    errors: [],
    source: "derived",
  },
  "topups.create.trigger.supplier-down": {
    id: "topups.create.trigger.supplier-down",
    level: "MUST",
    observe: "http",
    text: "With a test key a `customer_ref` that begins with `test_supplier_down` gets 503 `supplier_unavailable`: nothing is charged or made.",
    operations: ["topupsCreate"],
    errors: [{ status: 503, code: "supplier_unavailable" }],
    source: "derived",
  },
  "topups.get.ok": {
    id: "topups.get.ok",
    level: "MUST",
    observe: "http",
    text: "GET /v1/topups/{id} returns 200 for a valid request (Topup).",
    operations: ["topupsGet"],
    errors: [],
    source: "derived",
  },
  "topups.list.any-status": {
    id: "topups.list.any-status",
    level: "MUST",
    observe: "http",
    text: "Top-ups that are completed, processing and failed are all in the list.",
    operations: ["topupsList"],
    errors: [],
    source: "declared",
  },
  "topups.list.newest-first": {
    id: "topups.list.newest-first",
    level: "MUST",
    observe: "http",
    text: "The most recent top-up comes first.",
    operations: ["topupsList"],
    errors: [],
    source: "declared",
  },
  "topups.list.ok": {
    id: "topups.list.ok",
    level: "MUST",
    observe: "http",
    text: "GET /v1/esims/{iccid}/topups returns 200 for a valid request (Topup[]).",
    operations: ["topupsList"],
    errors: [],
    source: "derived",
  },
  "versioning.backward-compatible": {
    id: "versioning.backward-compatible",
    level: "MUST",
    observe: "docs",
    text: "After launch `/v1` only grows: by operations, optional parameters, response fields, event types and error codes.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "versioning.breaking": {
    id: "versioning.breaking",
    level: "MUST",
    observe: "docs",
    text: "A change that could break a client gets a new version in the path.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "versioning.prefix": {
    id: "versioning.prefix",
    level: "MUST",
    observe: "http",
    text: "Every path starts with its version, `/v1`; other versions do not exist.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "versioning.preview": {
    id: "versioning.preview",
    level: "MAY",
    observe: "docs",
    text: "Until launch the API is a preview in which paths and fields may still change.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "versioning.tolerant-clients": {
    id: "versioning.tolerant-clients",
    level: "MUST",
    observe: "docs",
    text: "A client accepts response fields, event types and error codes that it does not know.",
    operations: ["*"],
    errors: [],
    source: "declared",
  },
  "webhooks.answer.2xx": {
    id: "webhooks.answer.2xx",
    level: "MUST",
    observe: "webhook",
    text: "Any 2xx within 10 seconds makes the delivery `delivered`, and the event is not sent there again automatically.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.answer.duplicates": {
    id: "webhooks.answer.duplicates",
    level: "SHOULD",
    observe: "docs",
    text: "The same event can reach a receiver more than once; its `id` identifies duplicates.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.answer.other-status": {
    id: "webhooks.answer.other-status",
    level: "MUST",
    observe: "webhook",
    text: "Any status but a 2xx, redirects included, makes the attempt a failed one.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.answer.retry-after-unused": {
    id: "webhooks.answer.retry-after-unused",
    level: "MUST",
    observe: "webhook",
    text: "A `Retry-After` in an endpoint's response does not change the schedule.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.answer.timeout": {
    id: "webhooks.answer.timeout",
    level: "MUST",
    observe: "webhook",
    text: "An attempt without status and headers after 10 seconds has failed.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.answer.timeout-from-lookup": {
    id: "webhooks.answer.timeout-from-lookup",
    level: "MUST",
    observe: "internal",
    text: "The 10 seconds begin with the DNS lookup, so they include lookup and connecting.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.disable.activity": {
    id: "webhooks.disable.activity",
    level: "MUST",
    observe: "clock",
    text: "The portal's audit log has an entry for an endpoint that the service disabled.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.disable.email": {
    id: "webhooks.disable.email",
    level: "MUST",
    observe: "internal",
    text: "The account's email address gets exactly one mail when the service disables an endpoint.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.disable.portal": {
    id: "webhooks.disable.portal",
    level: "MUST",
    observe: "clock",
    text: "The portal shows that an endpoint was disabled by the service.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.disable.reset": {
    id: "webhooks.disable.reset",
    level: "MUST",
    observe: "clock",
    text: "A successful delivery restarts both the count of exhausted deliveries in a row and the 3 days.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.disable.single-attempts": {
    id: "webhooks.disable.single-attempts",
    level: "MUST",
    observe: "clock",
    text: "A failed attempt of a delivery that has attempts left doesn't count toward the 20.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.disable.three-days": {
    id: "webhooks.disable.three-days",
    level: "MUST",
    observe: "clock",
    text: "An endpoint is disabled when an attempt fails 3 days or more after the endpoint's first failed attempt since its last success.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.disable.twenty": {
    id: "webhooks.disable.twenty",
    level: "MUST",
    observe: "clock",
    text: "An endpoint is disabled when 20 deliveries in a row have each exhausted their 8 attempts.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.disabled.events-not-sent": {
    id: "webhooks.disabled.events-not-sent",
    level: "MUST",
    observe: "portal",
    text: "An event created while an endpoint is disabled is never sent to it, but is in the event list.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.disabled.not-resumed": {
    id: "webhooks.disabled.not-resumed",
    level: "MUST",
    observe: "portal",
    text: "Enabling an endpoint again does not revive deliveries that became `failed` when it was disabled.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.disabled.waiting-failed": {
    id: "webhooks.disabled.waiting-failed",
    level: "MUST",
    observe: "portal",
    text: "Pending deliveries of an endpoint become `failed` when it is disabled or deleted.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.endpoint.max-five": {
    id: "webhooks.endpoint.max-five",
    level: "MUST",
    observe: "portal",
    text: "An account can have 5 endpoints per mode, disabled ones included; one more is rejected.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.endpoint.mode": {
    id: "webhooks.endpoint.mode",
    level: "MUST",
    observe: "portal",
    text: "An endpoint is a test endpoint or a live endpoint and gets events of its mode only.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.endpoint.secret": {
    id: "webhooks.endpoint.secret",
    level: "MUST",
    observe: "portal",
    text: "Each endpoint has its own secret, which begins with `whsec_` and signs only its requests.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.endpoint.secret.rotate": {
    id: "webhooks.endpoint.secret.rotate",
    level: "MUST",
    observe: "portal",
    text: "The secret of an endpoint can be replaced by a new one.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.endpoint.secret.show-again": {
    id: "webhooks.endpoint.secret.show-again",
    level: "MUST",
    observe: "portal",
    text: "The secret of an endpoint can be shown again at any later time.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.endpoint.selection": {
    id: "webhooks.endpoint.selection",
    level: "MUST",
    observe: "portal",
    text: "An endpoint gets events of every type, or of the types chosen for it; a changed choice applies to later events.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.log.answer": {
    id: "webhooks.log.answer",
    level: "MUST",
    observe: "portal",
    text: "An entry shows the first 500 characters of the endpoint's response.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.log.attempts": {
    id: "webhooks.log.attempts",
    level: "MUST",
    observe: "portal",
    text: "An entry shows how many attempts were made, how long the last took, and its HTTP status and error.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.log.body": {
    id: "webhooks.log.body",
    level: "MUST",
    observe: "portal",
    text: "An entry shows the body as it was sent.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.log.event": {
    id: "webhooks.log.event",
    level: "MUST",
    observe: "portal",
    text: "An entry shows the id and the type of the event and the status of the delivery.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.log.retention": {
    id: "webhooks.log.retention",
    level: "MUST",
    observe: "clock",
    text: "Each endpoint has a delivery log, whose entries are kept for 30 days.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.manual-retry.at-once": {
    id: "webhooks.manual-retry.at-once",
    level: "MUST",
    observe: "portal",
    text: "A delivery that is `failed`, `retrying` or `pending` can be retried manually, and is then sent immediately, even during a pause.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.manual-retry.no-disable-count": {
    id: "webhooks.manual-retry.no-disable-count",
    level: "MUST",
    observe: "clock",
    text: "A manual retry is none of the 8 attempts, and a failed one does not count toward disabling an endpoint.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.manual-retry.per-account": {
    id: "webhooks.manual-retry.per-account",
    level: "MUST",
    observe: "portal",
    text: "An account can make 30 manual retries within any 15 minutes; further ones are rejected until the oldest of them is older than that.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.manual-retry.per-delivery": {
    id: "webhooks.manual-retry.per-delivery",
    level: "MUST",
    observe: "portal",
    text: "A delivery can be retried manually 5 times in all; one more is rejected.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.order.by-sequence": {
    id: "webhooks.order.by-sequence",
    level: "MUST",
    observe: "webhook",
    text: "First attempts reach an endpoint in the order of `sequence`.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.order.client-rule": {
    id: "webhooks.order.client-rule",
    level: "SHOULD",
    observe: "docs",
    text: "A receiver orders events by `sequence`, not by `created`, and skips an event whose `sequence` is lower than one that it has handled for the same order or eSIM.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.order.late-retry": {
    id: "webhooks.order.late-retry",
    level: "MUST",
    observe: "webhook",
    text: "A delivery that waits for its retry does not delay later events, so the older event can arrive after them.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.order.one-at-a-time": {
    id: "webhooks.order.one-at-a-time",
    level: "MUST",
    observe: "webhook",
    text: "An endpoint has at most one request in flight; when it ends, manual retries are sent before other deliveries.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.pause.cap": {
    id: "webhooks.pause.cap",
    level: "MUST",
    observe: "clock",
    text: "No pause is longer than 15 minutes.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.pause.doubling": {
    id: "webhooks.pause.doubling",
    level: "MUST",
    observe: "clock",
    text: "Each failure after a pause makes the next pause twice as long.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.pause.end": {
    id: "webhooks.pause.end",
    level: "MUST",
    observe: "webhook",
    text: "One 2xx ends pausing, and the pending deliveries follow at once.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.pause.five-failures": {
    id: "webhooks.pause.five-failures",
    level: "MUST",
    observe: "webhook",
    text: "After 5 failed attempts in a row, of whatever deliveries, nothing is sent to the endpoint for 30 seconds.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.pause.hang": {
    id: "webhooks.pause.hang",
    level: "MUST",
    observe: "webhook",
    text: "After a single failed attempt that took 5 seconds or more, nothing is sent to the endpoint for 30 seconds.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.pause.keeps-attempts": {
    id: "webhooks.pause.keeps-attempts",
    level: "MUST",
    observe: "webhook",
    text: "A pause consumes no attempt and changes no scheduled time: what became due during it is sent when it is over.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.pause.probe": {
    id: "webhooks.pause.probe",
    level: "MUST",
    observe: "webhook",
    text: "After a pause the delivery that has been due longest is sent alone; the others wait for its response.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.ping.limit": {
    id: "webhooks.ping.limit",
    level: "MUST",
    observe: "portal",
    text: "An endpoint accepts 10 test events per minute; further ones are rejected, without affecting other endpoints.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.ping.not-logged": {
    id: "webhooks.ping.not-logged",
    level: "MUST",
    observe: "portal",
    text: "A test event leaves no entry in the delivery log.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.ping.result": {
    id: "webhooks.ping.result",
    level: "MUST",
    observe: "portal",
    text: "Whoever sends a test event sees the endpoint's response in the portal at once.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.request.delivery-id-stable": {
    id: "webhooks.request.delivery-id-stable",
    level: "MUST",
    observe: "webhook",
    text: "Every attempt to deliver one event to one endpoint has the same `X-Service-Delivery-Id`, and no other delivery has it.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.request.post-event": {
    id: "webhooks.request.post-event",
    level: "MUST",
    observe: "webhook",
    text: "A webhook request is a POST, and its JSON body is the event as `GET /v1/events/{id}` shows it.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.request.timestamp-is-signing-time": {
    id: "webhooks.request.timestamp-is-signing-time",
    level: "MUST",
    observe: "webhook",
    text: "`X-Service-Timestamp` is the `t` of the signature in the same request: the time at which this attempt was signed.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.retry.first-attempt": {
    id: "webhooks.retry.first-attempt",
    level: "MUST",
    observe: "webhook",
    text: "The first attempt is sent at most 15 seconds after the event, and usually within one.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.retry.max-attempts": {
    id: "webhooks.retry.max-attempts",
    level: "MUST",
    observe: "clock",
    text: "An event is sent to an endpoint at most 8 times, the last time about 45 hours after the first.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.retry.pickup": {
    id: "webhooks.retry.pickup",
    level: "MUST",
    observe: "clock",
    text: "Due retries are picked up every 15 seconds, so a wait is never shorter than scheduled and up to 15 seconds longer.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.retry.wait-2": {
    id: "webhooks.retry.wait-2",
    level: "MUST",
    observe: "webhook",
    text: "The 2nd attempt waits 1 minute.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.retry.wait-3": {
    id: "webhooks.retry.wait-3",
    level: "MUST",
    observe: "clock",
    text: "The 3rd attempt waits 5 minutes.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.retry.wait-4": {
    id: "webhooks.retry.wait-4",
    level: "MUST",
    observe: "clock",
    text: "The 4th attempt waits 30 minutes.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.retry.wait-5": {
    id: "webhooks.retry.wait-5",
    level: "MUST",
    observe: "clock",
    text: "The 5th attempt waits 2 hours.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.retry.wait-6": {
    id: "webhooks.retry.wait-6",
    level: "MUST",
    observe: "clock",
    text: "The 6th attempt waits 6 hours.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.retry.wait-7": {
    id: "webhooks.retry.wait-7",
    level: "MUST",
    observe: "clock",
    text: "The 7th attempt waits 12 hours.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.retry.wait-8": {
    id: "webhooks.retry.wait-8",
    level: "MUST",
    observe: "clock",
    text: "The 8th attempt waits 24 hours.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.signature.algorithm": {
    id: "webhooks.signature.algorithm",
    level: "MUST",
    observe: "webhook",
    text: "`v1` is the HMAC-SHA256 of `t`, a dot and the body's bytes as sent; its key is the endpoint's whole secret as shown, `whsec_` included.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.signature.format": {
    id: "webhooks.signature.format",
    level: "MUST",
    observe: "webhook",
    text: "`X-Service-Signature` is `t=` with the Unix seconds, a comma, and `v1=` with 64 lower-case hex digits: each once, without spaces.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.signature.raw-bytes": {
    id: "webhooks.signature.raw-bytes",
    level: "MUST",
    observe: "docs",
    text: "A receiver computes the signature over the raw body: one that was parsed and serialised again may differ.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.signature.rotation": {
    id: "webhooks.signature.rotation",
    level: "MUST",
    observe: "portal",
    text: "After a rotation every request is signed with the new secret, including later attempts of older deliveries, and none with the old one.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.signature.secret-unavailable": {
    id: "webhooks.signature.secret-unavailable",
    level: "MUST",
    observe: "internal",
    text: "While the service can't decrypt an endpoint's secret, the endpoint's deliveries wait without consuming attempts; they continue after a rotation.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.signature.verify.constant-time": {
    id: "webhooks.signature.verify.constant-time",
    level: "MUST",
    observe: "docs",
    text: "A receiver compares signatures in constant time and responds with 400 when they differ.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.signature.verify.empty-secret": {
    id: "webhooks.signature.verify.empty-secret",
    level: "MUST",
    observe: "docs",
    text: "A receiver whose secret is empty verifies nothing and rejects every request.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.signature.verify.format": {
    id: "webhooks.signature.verify.format",
    level: "MUST",
    observe: "docs",
    text: "A receiver rejects a signature header in any other format.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.signature.verify.tolerance": {
    id: "webhooks.signature.verify.tolerance",
    level: "MUST",
    observe: "docs",
    text: "A receiver rejects a request whose `t` is more than 5 minutes before or after its own clock.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.standard.id": {
    id: "webhooks.standard.id",
    level: "MUST",
    observe: "webhook",
    text: "`webhook-id`, if sent, is the `id` of the event in the body.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.standard.signature": {
    id: "webhooks.standard.signature",
    level: "MUST",
    observe: "webhook",
    text: "`webhook-signature`, if sent, is `v1,` and the base64 of the HMAC-SHA256 of `webhook-id`, a dot, `webhook-timestamp`, a dot and the body's bytes as sent; its key is the part of the secret after `whsec_`, decoded from base64.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.standard.timestamp": {
    id: "webhooks.standard.timestamp",
    level: "MUST",
    observe: "webhook",
    text: "`webhook-timestamp`, if sent, is the `t` of `X-Service-Signature` in the same request.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.standard.together": {
    id: "webhooks.standard.together",
    level: "MUST",
    observe: "webhook",
    text: "A webhook request has all three of `webhook-id`, `webhook-timestamp` and `webhook-signature`, or none of them.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.url.https": {
    id: "webhooks.url.https",
    level: "MUST",
    observe: "portal",
    text: "A URL that isn't `https` is rejected.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.url.length": {
    id: "webhooks.url.length",
    level: "MUST",
    observe: "portal",
    text: "A URL of 500 characters is accepted and a longer one rejected.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.url.no-redirects": {
    id: "webhooks.url.no-redirects",
    level: "MUST",
    observe: "webhook",
    text: "A redirect is not followed: the attempt has failed and nothing is sent to the new URL.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.url.port": {
    id: "webhooks.url.port",
    level: "MUST",
    observe: "portal",
    text: "A URL with a port other than 443 and 8443 is rejected; no port means 443.",
    operations: [],
    errors: [],
    source: "declared",
  },
  "webhooks.url.public": {
    id: "webhooks.url.public",
    level: "MUST",
    observe: "portal",
    text: "A URL that is, or resolves to, a private or local network is rejected, at registration and at every attempt.",
    operations: [],
    errors: [],
    source: "declared",
  },
};
