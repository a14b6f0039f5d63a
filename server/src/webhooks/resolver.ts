// Queries the name servers directly. The system's lookup runs in a few threads, which a few hanging names would block.
import { promises as dns } from "node:dns";
import type { Resolve } from "../domain/webhooks/address.ts";

const timeoutMs = 2500;
const tries = 2;
const lookupTimeoutMs = 8000;
/** Renewed, because a resolver never reloads the system's name servers. */
const renewAfterMs = 60_000;

const noSuchName = ["ENOTFOUND", "ENODATA"];

/** @param servers `IP address:port`; default: the system's */
export function createResolve(monotonicMs: () => number, servers?: readonly string[]): Resolve {
  const make = () => {
    const made = new dns.Resolver({ timeout: timeoutMs, tries });
    if (servers) made.setServers(servers);
    return made;
  };
  let resolver = make();
  let madeAt = monotonicMs();
  return async (host) => {
    // RFC 6761: always loopback.
    if (/(^|\.)localhost\.?$/i.test(host)) return ["127.0.0.1", "::1"];
    if (monotonicMs() - madeAt > renewAfterMs) {
      resolver = make();
      madeAt = monotonicMs();
    }
    const results = await inTime(Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]));
    const addresses = results.flatMap((response) => (response.status === "fulfilled" ? response.value : []));
    if (addresses.length > 0) return addresses;
    const failures = results.flatMap((response) => (response.status === "rejected" ? [response.reason] : []));
    throw failures.find(({ code }) => !noSuchName.includes(code)) ?? notFound(host);
  };
}

function notFound(host: string): Error {
  return Object.assign(new Error(`${host} has no address`), { code: "ENOTFOUND" });
}

async function inTime<T>(lookup: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    const error = Object.assign(new Error("the lookup took too long"), { code: "ETIMEOUT" });
    timer = setTimeout(() => reject(error), lookupTimeoutMs);
  });
  return await Promise.race([lookup, over]).finally(() => clearTimeout(timer));
}
