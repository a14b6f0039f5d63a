// Which URLs a webhook may use. Registration and every connection check this, in every notation of an IP address.

import { BlockList, isIP } from "node:net";
import { limits } from "@partner-esim/generated/limits";
import { EndpointProblem } from "./endpoint-problem.ts";

/** `allowLocal` permits loopback, http and every port (for development). */
export interface AddressPolicy {
  allowLocal: boolean;
}

export type UrlProblem = EndpointProblem<"url_invalid" | "url_not_public">;

const ports = ["", "443", "8443"];

/** From the IANA registries of special-purpose addresses. */
const notPublic4 = blockList("ipv4", [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
]);

/** The only publicly routed range. */
const public6 = blockList("ipv6", ["2000::/3"]);
/** Teredo and other protocol assignments, documentation, and 6to4, which can reach any IPv4 address. */
const notPublic6 = blockList("ipv6", ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"]);
/** IPv4-mapped and NAT64 addresses reach the IPv4 address in their last 32 bits. */
const carrying4 = blockList("ipv6", ["::ffff:0:0/96", "64:ff9b::/96"]);
const loopback = blockList("ipv4", ["127.0.0.0/8"]);

function blockList(family: "ipv4" | "ipv6", networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !notPublic4.check(address, "ipv4");
    case 6:
      // Zones such as fe80::1%eth0 exist only in local networks.
      if (address.includes("%")) return false;
      if (carrying4.check(address, "ipv6")) return isPublicAddress(carried4(address));
      return public6.check(address, "ipv6") && !notPublic6.check(address, "ipv6");
    default:
      return false;
  }
}

export function isLoopback(address: string): boolean {
  return isIP(address) === 4 ? loopback.check(address, "ipv4") : address === "::1";
}

function carried4(address: string): string {
  // `URL` normalises an IPv6 address to hexadecimal.
  const groups = hostOf(new URL(`http://[${address}]`)).split(":");
  const [high = 0, low = 0] = groups.slice(-2).map((group) => Number.parseInt(group || "0", 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, "$1");
}

/** Expects http and https URLs, whose host `URL` normalises. */
export function isOnThisMachine(url: URL): boolean {
  const host = hostOf(url);
  return host === "localhost" || isLoopback(host);
}

export function mayConnect(address: string, { allowLocal }: AddressPolicy): boolean {
  return isPublicAddress(address) || (allowLocal && isLoopback(address));
}

const localNames =
  /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|home\.arpa|test|invalid|onion)$/;

/** RFC 1035 plus the underscore. */
const label = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
const hostNameMax = 253;

/** @param host normalised by `URL`, without the final dot */
const isHostName = (host: string): boolean =>
  host.length <= hostNameMax && host.split(".").every((part) => label.test(part));

function isLocalhost(host: string): boolean {
  return isLoopback(host) || /(^|\.)localhost$/.test(host);
}

/** Checks everything that needs no DNS. */
export function checkUrl(text: string, policy: AddressPolicy): URL | UrlProblem {
  if ([...text].length > limits.webhookUrlMax)
    return invalid(`Give at most ${limits.webhookUrlMax} characters.`);
  if (!URL.canParse(text) || /[\p{Cc}\s\\]/u.test(text)) return invalid("Give a complete https address.");
  if (/^[^/]+\/\/[^/?#]*@/.test(text)) return invalid("Leave user name and password out.");
  // The URL parser would correct these, but the text is stored verbatim.
  if (!/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(text) || /^[^/]+\/\/[^/?#]*:(?:[/?#]|$)/.test(text))
    return invalid("Give a complete https address: https://, the host, and optionally a port.");
  const url = new URL(text);
  const host = hostOf(url).replace(/\.$/, "");
  if (text.includes("#")) return invalid("Leave the fragment (#…) out.");
  if (isIP(host) === 0 && !isHostName(host))
    return invalid("Check the host name: dots or hyphens are misplaced, or a part of it is too long.");
  if (policy.allowLocal && isLocalhost(host) && /^https?:$/.test(url.protocol)) return url;
  if (url.protocol !== "https:") return invalid("Give an address that begins with https://.");
  if (!ports.includes(url.port)) return invalid("Use port 443 or 8443.");
  const isName = isIP(host) === 0;
  if (isName ? !host.includes(".") || localNames.test(host) : !isPublicAddress(host)) return notPublic();
  return url;
}

function invalid(message: string): EndpointProblem<"url_invalid"> {
  return new EndpointProblem("url_invalid", message, { param: "url" });
}

export function notPublic(): EndpointProblem<"url_not_public"> {
  return new EndpointProblem("url_not_public", "The address leads to a private or local network.", {
    param: "url",
  });
}

/** Rejects with `ENOTFOUND` if the host has no address, with another error if the lookup fails. */
export type Resolve = (host: string) => Promise<string[]>;

/** Checks syntax and DNS at registration; each attempt checks again. */
export async function checkReachable(
  text: string,
  policy: AddressPolicy,
  resolve: Resolve,
): Promise<URL | UrlProblem> {
  const url = checkUrl(text, policy);
  if (url instanceof EndpointProblem || isIP(hostOf(url)) !== 0) return url;
  let addresses: string[];
  try {
    addresses = await resolve(hostOf(url));
  } catch (error) {
    // A failing name server says nothing about the URL.
    if ((error as { code?: unknown }).code !== "ENOTFOUND") return url;
    return invalid("The host name leads nowhere; check its spelling.");
  }
  return addresses.every((address) => mayConnect(address, policy)) ? url : notPublic();
}
