/** Every bug in the service itself. */
import { accessFaults } from "./access.ts";
import { catalogueFaults } from "./catalogue.ts";
import { esimFaults } from "./esims.ts";
import { eventFaults } from "./events.ts";
import type { ServerFault } from "./fault.ts";
import { idempotencyFaults } from "./idempotency.ts";
import { inputFaults } from "./inputs.ts";
import { ledgerFaults } from "./ledgers.ts";
import { moneyFaults } from "./money.ts";
import { webhookFaults } from "./webhooks.ts";

export const serverFaults: readonly ServerFault[] = [
  // First, because their cases wait a minute before they conclude that a change is not visible.
  ...catalogueFaults,
  ...idempotencyFaults,
  ...moneyFaults,
  ...ledgerFaults,
  ...accessFaults,
  ...esimFaults,
  ...eventFaults,
  ...webhookFaults,
  ...inputFaults,
];
