import type { Reads } from "../domain/ports.ts";
import { readSecrets } from "../runtime/config.ts";
import { currentSecrets, type Secrets } from "../runtime/deployment-secret.ts";
import { type DeliverySettings, deliverySettings } from "../webhooks/delivery-settings.ts";
import { Failure, UsageFault } from "./faults.ts";

/** What the service stored at its start, and the secrets of this command's environment. */
export async function serviceSettings(
  reads: Pick<Reads, "settings">,
): Promise<{ settings: DeliverySettings; secrets: Secrets }> {
  const settings = await deliverySettings(reads);
  if (settings === null) throw new Failure("the service has never run on this database: start it once");
  const secrets = await currentSecrets(reads, readSecrets());
  if (secrets === null)
    throw new UsageFault("the service has a secret of its own: set the service's PARTNER_ESIM_SECRET");
  return { settings, secrets };
}
