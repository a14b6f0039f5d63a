// The caller's address: that of the connection, or, behind proxies that the operator trusts, the one that the
// outermost of them saw. A header from anyone else is not believed.
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { allowedAddresses, isAllowed } from "../domain/directory.ts";

export type ClientAddress = (request: IncomingMessage) => string;

/** `proxies`: addresses and CIDR ranges whose `X-Forwarded-For` is believed. */
export function clientAddress(proxies: readonly string[]): ClientAddress {
  const trusted = allowedAddresses(proxies);
  return (request) => {
    let address = plainAddress(request.socket.remoteAddress ?? "");
    if (trusted === null) return address;
    const forwarded = [request.headers["x-forwarded-for"] ?? []].flat().join(",").split(",");
    // Each proxy appends whom it saw, so the list is read from its end for as long as proxies are trusted.
    while (forwarded.length > 0 && isAllowed(trusted, address)) {
      const next = plainAddress(forwarded.pop()?.trim() ?? "");
      if (isIP(next) === 0) return address;
      address = next;
    }
    return address;
  };
}

/** One spelling for one address: an IPv4 address that came as IPv6 (::ffff:192.0.2.1) is the IPv4 address. */
function plainAddress(given: string): string {
  const address =
    isIP(given) === 6 ? new URL(`http://[${given.split("%")[0]}]`).hostname.slice(1, -1) : given;
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(address);
  if (mapped) {
    const [high = 0, low = 0] = mapped.slice(1).map((part) => Number.parseInt(part, 16));
    return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  }
  return address;
}
