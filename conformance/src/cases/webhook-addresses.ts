/**
 * Rules about the URLs that may be registered. Nothing is sent to them, because their accounts have no events. Loopback
 * addresses are not tried, because a deployment may allow local endpoints.
 */
import type { Checker } from "../assert.ts";
import { rule } from "../case.ts";
import type { Context } from "../context.ts";
import type { Tenant } from "../tenant.ts";

const needs = ["portal"] as const;
/** A public IP address, so that no DNS lookup is needed. */
const host = "9.9.9.9";

async function registered(tenant: Tenant, url: string): Promise<number> {
  const { status } = await tenant.owner.call("endpointsCreate", { body: { mode: "test", url } });
  return status;
}

async function checkUrls(
  t: Context,
  check: Checker,
  urls: { rejected: readonly string[]; accepted: readonly string[] },
): Promise<void> {
  const tenant = await t.tenant();
  for (const url of urls.accepted) check.equal(await registered(tenant, url), 201, url);
  for (const url of urls.rejected) check.equal(await registered(tenant, url), 400, url);
  const { data } = await tenant.owner.get("endpointsList");
  check.equal(
    data.map(({ url }) => url),
    [...urls.accepted],
    "URLs registered",
  );
}

export const cases = [
  rule("webhooks.url.https", { needs }, (t, check) =>
    checkUrls(t, check, {
      accepted: [`https://${host}/hook`],
      rejected: [`http://${host}/hook`, `ftp://${host}/hook`, `wss://${host}/hook`, `//${host}/hook`, host],
    }),
  ),

  rule("webhooks.url.port", { needs }, (t, check) =>
    checkUrls(t, check, {
      accepted: [`https://${host}/a`, `https://${host}:443/b`, `https://${host}:8443/c`],
      rejected: [80, 444, 8080, 22, 0].map((port) => `https://${host}:${port}/hook`),
    }),
  ),

  rule("webhooks.url.public", { needs }, (t, check) =>
    checkUrls(t, check, {
      accepted: [`https://${host}/a`],
      rejected: [
        // Private, link-local (with the metadata service), shared and reserved networks.
        ..."10.0.0.1 172.16.0.1 172.31.255.254 192.168.1.1 169.254.169.254 100.64.0.1 224.0.0.1 0.0.0.0".split(
          " ",
        ),
        // The same in other notations.
        ..."0x0a000001 167772161 012.0.0.1 10.1 [::ffff:10.0.0.1] [::ffff:a00:1] [64:ff9b::a00:1]".split(" "),
        ..."[fd00::1] [fe80::1] [2002:a00:1::] [2001:db8::1] [::]".split(" "),
        // Names that only resolve in a local network.
        ..."printer.local metadata.google.internal intranet router.lan".split(" "),
      ].map((name) => `https://${name}/hook`),
    }),
  ),
];
