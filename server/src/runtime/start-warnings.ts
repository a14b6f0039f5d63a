// Warnings about missing settings of a production deployment. A deployment with the simulated supplier is not one and
// gets none.
import type { Logger } from "pino";
import type { Config } from "./config.ts";
import type { Secrets } from "./deployment-secret.ts";

export function warnOfMissing(
  { supplierUrl, simulatedSupplier, smtpUrl }: Pick<Config, "supplierUrl" | "simulatedSupplier" | "smtpUrl">,
  { isKept }: Secrets,
  log: Logger,
): void {
  if (simulatedSupplier) return;
  if (supplierUrl === null)
    log.warn(
      "no supplier: live orders and top-ups return supplier_unavailable. Give --supplier-url, or --simulated-supplier for tests",
    );
  if (smtpUrl === null) log.warn("no mail server: mails are kept and not sent. Give --smtp-url");
  if (isKept)
    log.warn(
      "the secret lies in the database, so a backup alone opens webhook secrets and second factors: set PARTNER_ESIM_SECRET",
    );
}
