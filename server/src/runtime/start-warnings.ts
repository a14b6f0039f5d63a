// Warnings about missing settings of a production deployment.
import type { Logger } from "pino";
import type { Config } from "./config.ts";
import type { Secrets } from "./deployment-secret.ts";

type WarnedSettings = Pick<
  Config,
  "supplierUrl" | "simulatedSupplier" | "smtpUrl" | "host" | "trustedProxies"
>;

export function warnOfMissing(config: WarnedSettings, { isKept }: Secrets, log: Logger): void {
  if (lacksProxy(config))
    log.warn(
      `the service listens on ${config.host} without a proxy, which is not supported: put one of deploy/ in front, and name it in --trusted-proxies`,
    );
  const { supplierUrl, simulatedSupplier, smtpUrl } = config;
  // Not a production deployment.
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

/** Returns whether clients on other machines connect to the service directly. */
export const lacksProxy = ({ host, trustedProxies }: Pick<Config, "host" | "trustedProxies">): boolean =>
  trustedProxies.length === 0 && !/^(localhost|127\.|::1$)/.test(host);
