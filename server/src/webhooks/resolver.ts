// Where a host name leads, asked of the name servers directly: the system's own look-up runs in a few threads, so
// that some names which hang would hold up all the others.
import { promises as dns } from "node:dns";
import type { Resolve } from "../domain/webhooks/address.ts";

const timeoutMs = 2500;
const tries = 2;
/** A resolver keeps the name servers that it began with; a new one finds those of today. */
const renewAfterMs = 60_000;

const noSuchName = ["ENOTFOUND", "ENODATA"];

/** @param monotonicMs real time that never jumps */
export function createResolve(monotonicMs: () => number): Resolve {
  let resolver = new dns.Resolver({ timeout: timeoutMs, tries });
  let madeAt = monotonicMs();
  return async (host) => {
    // RFC 6761: these are loopback, whatever a name server says.
    if (/(^|\.)localhost\.?$/i.test(host)) return ["127.0.0.1", "::1"];
    if (monotonicMs() - madeAt > renewAfterMs) {
      resolver = new dns.Resolver({ timeout: timeoutMs, tries });
      madeAt = monotonicMs();
    }
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
    if (addresses.length > 0) return addresses;
    const failures = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
    throw failures.find(({ code }) => !noSuchName.includes(code)) ?? notFound(host);
  };
}

function notFound(host: string): Error {
  return Object.assign(new Error(`${host} has no address`), { code: "ENOTFOUND" });
}
