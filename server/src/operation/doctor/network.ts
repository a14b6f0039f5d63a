// Checks of other servers: mail, supplier, and the public URL as a client sees it.
import { lookup } from "node:dns/promises";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type Socket } from "node:net";
import { TLSSocket } from "node:tls";
import { responseHeaders } from "@partner-esim/generated/headers";
import { routes } from "@partner-esim/generated/routes";
import { routes as gatewayRoutes } from "@partner-esim/generated/supplier/routes";
import { allowedAddresses, isAllowed } from "../../domain/accounts/directory.ts";
import { dayMs } from "../../domain/values/timestamps.ts";
import { hostOf } from "../../domain/webhooks/address.ts";
import { clientsPath } from "../../http/admin.ts";
import { plainAddress } from "../../http/client-address.ts";
import { urlOf } from "../../http/server.ts";
import { tryMailServer } from "../../mail/smtp.ts";
import { portalPlace } from "../../portal/origin.ts";
import type { Config } from "../../runtime/config.ts";
import { lacksProxy } from "../../runtime/start-warnings.ts";
import { boundedFetch, ResponseTooLate } from "../../suppliers/bounded-fetch.ts";
import { type Check, messageOf, type Outcome, ok, problem, skipped } from "./checks.ts";

const connectMs = 8000;
const askGateway = "ask whoever runs the gateway";

export function mailCheck({ smtpUrl }: Config): Check {
  return async () => {
    if (smtpUrl === null) return skipped("emails are stored and not sent", "set SMTP_URL and MAIL_FROM");
    const error = await tryMailServer(smtpUrl, connectMs);
    return error === null
      ? ok("the mail server accepts the connection and the password")
      : problem(error, "check SMTP_URL, and whether this machine may reach the mail server");
  };
}

export function supplierCheck({ supplierUrl, supplierKey, simulatedSupplier }: Config): Check {
  return async (signal) => {
    if (simulatedSupplier)
      return problem("live eSIMs are simulated and work on no phone", "set SUPPLIER_URL and SUPPLIER_KEY");
    if (supplierUrl === null) return skipped("live orders are rejected", "set SUPPLIER_URL and SUPPLIER_KEY");
    const path = gatewayRoutes.esimsReport.path.replace("{iccid}", "8900000000000000000");
    const headers = { authorization: `Bearer ${supplierKey}` };
    const url = `${supplierUrl}${path}?account=acc_000000000000`;
    try {
      const ask = boundedFetch({ monotonicMs: () => performance.now(), responseTimeoutMs: connectMs });
      const { status } = await ask(new Request(url, { headers, signal }));
      if (status === 401 || status === 403)
        return problem(`the gateway rejects the key (${status})`, "check SUPPLIER_KEY");
      if (status < 500) return ok("the gateway responds and accepts the key");
      return problem(`the gateway returns ${status}`, askGateway);
    } catch (error) {
      if (error instanceof ResponseTooLate)
        return problem(`the gateway doesn't respond within ${connectMs / 1000} seconds`, askGateway);
      return problem(messageOf(error), "check SUPPLIER_URL, and whether this machine may reach it");
    }
  };
}

/** A request without a key to the operation that reads the balance: every deployment responds with 401. */
const probePath = routes.balanceGet.path;
const setUrl = "set PUBLIC_URL to the https URL that partners use";
const certificateDaysMin = 14;

export function publicUrlCheck({ publicUrl }: Config): Check {
  return async (signal) => {
    if (publicUrl === null) return problem("not set", setUrl);
    if (new URL(publicUrl).protocol !== "https:")
      return problem("keys travel in plain text over http", setUrl);
    const { status, headers, daysLeft } = await reach(publicUrl + probePath, { signal });
    if (status !== 401 || headers[responseHeaders.requestId.toLowerCase()] === undefined)
      return problem(
        `${publicUrl} returns ${status}, not from the service`,
        "have the proxy forward requests to the service with their whole path",
      );
    if (daysLeft < certificateDaysMin)
      return problem(
        `the certificate expires in ${daysLeft} days`,
        "renew it, and check that it is renewed by itself",
      );
    return ok(`the service responds; its certificate is valid for ${daysLeft} days`);
  };
}

export function redirectCheck({ publicUrl }: Config): Check {
  return async (signal) => {
    const url = publicUrl === null ? null : new URL(publicUrl);
    if (url?.protocol !== "https:" || url.port !== "") return skipped("the public URL has no usual port");
    const plain = `${publicUrl}${probePath}`.replace("https:", "http:");
    const reached = await reach(plain, { signal }).catch(() => null);
    if (reached === null) return ok("http is closed");
    const { status, headers } = reached;
    if (status >= 400 && status < 500) return ok("http is rejected");
    return [301, 307, 308].includes(status) && headers.location?.startsWith("https:")
      ? ok("http is redirected to https")
      : problem(`http returns ${status}`, "have the proxy reject http, or close port 80");
  };
}

export function proxyCheck(config: Config): Check {
  return async () =>
    lacksProxy(config)
      ? problem(
          `the service listens on ${config.host} without a proxy, which is not supported`,
          "put one of deploy/ in front, and name it in TRUSTED_PROXIES",
        )
      : ok(
          config.trustedProxies.length === 0 ? "only this machine reaches the service" : "a proxy is trusted",
        );
}

/** The load balancer gives a request to any process; the one that doctor asks gets one of these. */
const probesMax = 12;
/** For documentation (RFC 5737): no client has it. */
const claimed = "192.0.2.1";

export function forwardingCheck({ publicUrl, adminHost, adminPort, trustedProxies }: Config): Check {
  return async (signal) => {
    if (publicUrl === null) return skipped("the public URL is not set");
    if (!adminPort) return skipped("the service cannot be asked what it sees", "set ADMIN_PORT");
    const { address } = await lookup(hostOf(new URL(publicUrl)), { order: "ipv4first" });
    // From an address that no proxy on this machine has.
    const from = address.startsWith("127.") ? { localAddress: "127.0.0.2" } : {};
    const headers = { "x-forwarded-for": claimed };
    for (let probes = 0; probes < probesMax; probes += 1) {
      const probe = await reach(publicUrl + probePath, { signal, headers, address, ...from });
      const requestId = probe.headers[responseHeaders.requestId.toLowerCase()] ?? "";
      const told = await reach(`${urlOf(adminHost, adminPort)}${clientsPath}${requestId}`, { signal });
      if (told.status === 200) return forwarding(told.body.trim(), probe.localAddress, trustedProxies);
    }
    return skipped(
      `the process at ADMIN_PORT ${adminPort} got none of ${probesMax} requests`,
      "run doctor beside the service, with the ADMIN_PORT of one of its processes",
    );
  };
}

function forwarding(seen: string, localAddress: string, trustedProxies: readonly string[]): Outcome {
  if (seen === claimed)
    return problem(
      "the service trusts an X-Forwarded-For that a client made up",
      "have the proxy replace the header, and name nothing but the proxy in TRUSTED_PROXIES",
    );
  if (seen === localAddress) return ok(`the service sees the client's address ${seen}`);
  const trusted = allowedAddresses([...trustedProxies]);
  if (trusted === null || isAllowed(trusted, seen) || /^(127\.|::1$)/.test(seen))
    return problem(
      `the service sees ${seen} instead of the client's address`,
      "name the proxy in TRUSTED_PROXIES, and have it send X-Forwarded-For",
    );
  return ok(`the service sees ${seen}: compare it with this machine's public address`);
}

export function pagesCheck({ publicUrl }: Config): Check {
  return async (signal) => {
    if (publicUrl === null) return skipped("the public URL is not set");
    const portal = portalPlace(publicUrl, true).url;
    const { status } = await reach(`${portal}/`, { signal });
    const docs = await reach(new URL("docs/", portal).href, { signal });
    if (status === 200 && docs.status === 200) return ok("portal and documentation are there");
    if (status === 503 || docs.status === 503)
      return problem(
        "the service has no pages: they have not been built",
        "install the package or the image, which have them; in a clone, run: npm run portal && npm run docs",
      );
    return problem(
      `the portal returns ${status}, the documentation ${docs.status}`,
      "have the proxy forward /portal and /docs too",
    );
  };
}

interface Reached {
  status: number;
  headers: Record<string, string | undefined>;
  body: string;
  localAddress: string;
  /** Of the certificate; infinite over http. */
  daysLeft: number;
}

interface How {
  signal: AbortSignal;
  headers?: Record<string, string>;
  address?: string;
  localAddress?: string;
}

const bodyMax = 16_384;
const trustIssuer =
  "to trust a CA of your own, install its certificate with update-ca-certificates and set NODE_USE_SYSTEM_CA=1";
const untrusted = `this machine doesn't trust the certificate's issuer: ${trustIssuer}`;
const selfSigned = "the certificate is self-signed, so no client trusts it: get one from a CA";

/** By the code of the TLS error. */
const certificateFaults: Record<string, string | undefined> = {
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: `the certificate comes without its chain, or this machine doesn't trust its issuer: give the proxy the intermediate certificates too, such as certbot's fullchain.pem; ${trustIssuer}`,
  UNABLE_TO_GET_ISSUER_CERT: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  DEPTH_ZERO_SELF_SIGNED_CERT: selfSigned,
};

function reach(url: string, { signal, headers = {}, address, localAddress }: How): Promise<Reached> {
  return new Promise((resolve, reject) => {
    const send = url.startsWith("https:") ? requestHttps : requestHttp;
    const hostname = hostOf(new URL(url));
    const request = send(url, {
      signal,
      headers: { ...headers, host: new URL(url).host },
      agent: false,
      ...(localAddress && { localAddress }),
      ...(address && { hostname: address }),
      ...(isIP(hostname) === 0 && { servername: hostname }),
    });
    let socket: Socket | undefined;
    request.once("socket", (opened) => {
      socket = opened;
    });
    request.once("error", (error: NodeJS.ErrnoException) => {
      const fault = certificateFaults[error.code ?? ""];
      reject(fault === undefined ? error : new Error(fault));
    });
    request.once("response", (response) => {
      const daysLeft = daysOf(socket);
      const serverAddress = plainAddress(socket?.localAddress ?? "");
      let body = "";
      response.setEncoding("utf8").on("data", (text) => {
        body += text;
        if (body.length > bodyMax) response.destroy();
      });
      response.once("error", reject);
      response.once("close", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, value?.toString()]),
          ),
          body,
          localAddress: serverAddress,
          daysLeft,
        }),
      );
    });
    request.end();
  });
}

function daysOf(socket: Socket | undefined): number {
  if (!(socket instanceof TLSSocket)) return Number.POSITIVE_INFINITY;
  return Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / dayMs);
}
