/** The rules beyond HTTP that have no case yet. It only ever gets shorter: a rule that gets a case leaves this list. */
import type { RuleId } from "../contract.ts";

export const uncovered = [
  "auth.bad-key-block.end",
  "esims.get.live-refresh",
  "esims.get.live-refresh-once-a-minute",
  "events.esim.jump-both",
  "events.esim.jump-order",
  "events.esim.jump-status",
  "events.live-esim.catch-up-72-hours",
  "events.live-esim.check-interval",
  "events.live-esim.no-report-networks",
  "events.live-esim.older-skipped",
  "events.live-esim.unlimited-no-usage",
  "events.recorded.live-esim-needs-endpoint",
  "packages.listing.partner-dependent",
  "packages.omit.provider-off",
  "packages.omit.retired",
  "resources.destination.code.stable",
  "service.modes.live-real",
  "states.delivery.values",
  "states.esim.no-topup-during-cancel",
  "states.esim.ready-to-active.live",
  "states.order.processing-to-partial",
  "webhooks.disable.activity",
  "webhooks.disable.portal",
  "webhooks.disable.reset",
  "webhooks.disable.single-attempts",
  "webhooks.disable.three-days",
  "webhooks.disable.twenty",
  "webhooks.manual-retry.no-disable-count",
  "webhooks.manual-retry.per-account",
  "webhooks.url.https",
  "webhooks.url.port",
  "webhooks.url.public",
] as const satisfies readonly RuleId[];

export type UncoveredRuleId = (typeof uncovered)[number];
