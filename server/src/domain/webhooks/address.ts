// Which addresses a webhook may go to: https on two ports, at a public address. The same judgement falls at
// registration and at every connection, over every form in which a local address can be written.

import { BlockList, isIP } from "node:net";
import { limits } from "@partner-esim/generated/limits";
import { EndpointProblem } from "./endpoint-problem.ts";

/** `allowLocal`: a deployment for development; loopback addresses pass, with http and every port. */
export interface AddressPolicy {
  allowLocal: boolean;
}

export type UrlProblem = EndpointProblem<"url_invalid" | "url_not_public">;

const ports = ["", "443", "8443"];

/** Networks that are not the public internet, by the IANA registries of special-purpose addresses. */
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

/** Only here is IPv6 routed in public; what lies outside needs no naming. */
const public6 = blockList("ipv6", ["2000::/3"]);
/** Protocol assignments with Teredo, documentation, and 6to4, which leads to an IPv4 address of anyone's choice. */
const notPublic6 = blockList("ipv6", ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"]);
/** These carry an IPv4 address in their last 32 bits and reach it: mapped, and NAT64. */
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

/** Whether an IP address in any textual form is one of the public internet; a text that is none is not. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !notPublic4.check(address, "ipv4");
    case 6:
      // A zone, as in fe80::1%eth0, only makes sense on a local network.
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

/** The IPv4 address in the last 32 bits. */
function carried4(address: string): string {
  // URL writes an IPv6 address in its one canonical form, all in hex.
  const groups = hostOf(new URL(`http://[${address}]`)).split(":");
  const [high = 0, low = 0] = groups.slice(-2).map((group) => Number.parseInt(group || "0", 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

/** The host without the brackets of IPv6. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, "$1");
}

/** May a connection go to this resolved address? */
export function mayConnect(address: string, { allowLocal }: AddressPolicy): boolean {
  return isPublicAddress(address) || (allowLocal && isLoopback(address));
}

const localNames =
  /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|home\.arpa|test|invalid|onion)$/;

/** RFC 1035 with the underscore that name servers take: no label is empty, long, or begins or ends with a hyphen. */
const label = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
const hostNameMax = 253;

/** @param host as `URL` writes it: in lower case, other scripts in Punycode, without the final dot of the root */
const isHostName = (host: string): boolean =>
  host.length <= hostNameMax && host.split(".").every((part) => label.test(part));

function isLocalhost(host: string): boolean {
  return isLoopback(host) || /(^|\.)localhost$/.test(host);
}

/** What can be judged without resolving: the form of the address, and a host that is an IP address or a local name. */
export function checkUrl(text: string, policy: AddressPolicy): URL | UrlProblem {
  // Characters are counted as people see them; a URL that needs trimming or holds line breaks is none.
  if ([...text].length > limits.webhookUrlMax)
    return invalid(`Give at most ${limits.webhookUrlMax} characters.`);
  if (!URL.canParse(text) || /[\p{Cc}\s\\]/u.test(text)) return invalid("Give a complete https address.");
  if (/^[^/]+\/\/[^/?#]*@/.test(text)) return invalid("Leave user name and password out.");
  // The URL parser mends what is missing or empty; what is kept and shown is the text as it was given.
  if (!/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(text) || /^[^/]+\/\/[^/?#]*:(?:[/?#]|$)/.test(text))
    return invalid(
      "Give a complete https address: https://, the host, and a port only if it is another one.",
    );
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

function invalid(message: string): UrlProblem {
  return new EndpointProblem("url_invalid", message, { param: "url" });
}

export function notPublic(): UrlProblem {
  return new EndpointProblem("url_not_public", "The address leads to a private or local network.", {
    param: "url",
  });
}

/**
 * Resolves a host to all its addresses. Rejects with `ENOTFOUND` when it has none, otherwise when it could not be
 * found out.
 */
export type Resolve = (host: string) => Promise<string[]>;

/** The whole judgement at registration: the form, then where the name leads now. Each attempt judges again. */
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
    // A name server that cannot be reached says nothing about the address.
    if ((error as { code?: unknown }).code !== "ENOTFOUND") return url;
    return invalid("The host name leads nowhere; check its spelling.");
  }
  return addresses.every((address) => mayConnect(address, policy)) ? url : notPublic();
}
