// Warnings about missing settings of a production deployment; one with the simulated supplier gets none.
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
  if (smtpUrl === null) log.warn("no mail server: emails are stored and not sent. Give --smtp-url");
  if (isKept)
    log.warn(
      "the secret is stored in the database, so anyone with a backup can decrypt webhook secrets and second factors: set PARTNER_ESIM_SECRET",
    );
}
