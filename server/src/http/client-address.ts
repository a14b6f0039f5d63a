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

/** An IPv4 address that came as IPv6 (::ffff:192.0.2.1) is the IPv4 address. */
function plainAddress(address: string): string {
  return address.startsWith("::ffff:") && address.includes(".") ? address.slice(7) : address;
}
