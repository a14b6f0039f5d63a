/** Every fault of the service itself. */
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
  // First, since their cases wait for a minute until they believe that a change is not seen.
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
