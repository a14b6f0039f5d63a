// The client IP address: the connection's, or the one that the outermost trusted proxy saw.
import type { IncomingMessage } from "node:http";
import { isIP, type Socket } from "node:net";
import proxyAddr from "proxy-addr";
import { allowedAddresses, isAllowed } from "../domain/accounts/directory.ts";

/** Proxies in a row. A header has room for 900 addresses. */
const hopsMax = 16;
/** What is read of a header, from its end. */
const readMax = 1024;

export type ClientAddress = (request: IncomingMessage) => string;

export function clientAddress(proxies: readonly string[]): ClientAddress {
  const trusted = allowedAddresses(proxies);
  const isTrusted = (addressText: string) => {
    const address = forwardedAddress(addressText);
    return isIP(address) !== 0 && isAllowed(trusted, address);
  };
  /** Asking the system takes 9 µs, and once the client has closed the connection there is nothing left to ask. */
  const peers = new WeakMap<Socket, string>();
  const peerOf = (socket: Socket) => {
    const known = peers.get(socket);
    if (known !== undefined) return known;
    const peer = plainAddress(socket.remoteAddress ?? "");
    peers.set(socket, peer);
    return peer;
  };
  return (request) => {
    const connected = peerOf(request.socket);
    if (trusted === null || !isTrusted(connected)) return connected;
    const addresses = proxyAddr
      .all(endOf(request), (address, hop) => hop < hopsMax && isTrusted(address))
      .map(forwardedAddress);
    // If a trusted proxy passed on no IP address, the proxy is the client.
    return addresses.findLast((address) => isIP(address) !== 0) ?? "";
  };
}

/** Parsing 15 KB takes longer than the rest of a request. */
function endOf(request: IncomingMessage): IncomingMessage {
  const forwarded = String(request.headers["x-forwarded-for"] ?? "");
  if (forwarded.length <= readMax) return request;
  const headers = { "x-forwarded-for": forwarded.slice(-readMax) };
  return { headers, socket: request.socket } as unknown as IncomingMessage;
}

/** Some proxies append the client's port: 192.0.2.1:4433, [2001:db8::1]:4433. */
function forwardedAddress(addressText: string): string {
  const address = addressText.trim();
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? [];
  const [, beforePort] = /^([\d.]+):\d+$/.exec(address) ?? [];
  return plainAddress(inBrackets ?? beforePort ?? address);
}

/** ::ffff:192.0.2.1 becomes 192.0.2.1. */
export function plainAddress(addressText: string): string {
  const address =
    isIP(addressText) === 6
      ? new URL(`http://[${addressText.split("%")[0]}]`).hostname.slice(1, -1)
      : addressText;
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(address);
  if (mapped) {
    const [high = 0, low = 0] = mapped.slice(1).map((part) => Number.parseInt(part, 16));
    return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  }
  return address;
}

/** Returns what counts as one client: an IPv4 address, or an IPv6 /64 network. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("::");
  const groups = (text: string) => text.split(":").filter((group) => group !== "");
  const left = groups(head);
  const right = groups(tail ?? "");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return `${[...left, ...Array<string>(zeros).fill("0"), ...right].slice(0, 4).join(":")}::/64`;
}
