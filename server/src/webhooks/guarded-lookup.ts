import type { LookupFunction } from "node:net";
import { type AddressPolicy, mayConnect, type Resolve } from "../domain/webhooks/address.ts";

const addressesMax = 16;

/** Rejects a name if any of its IP addresses is not public. Returns only addresses that were checked here. */
export function guardedLookup(policy: AddressPolicy, resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const refused = addresses.find((address) => !mayConnect(address, policy));
        if (refused !== undefined) return callback(new AddressRefused(), "", 0);
        const tried = addresses.slice(0, addressesMax);
        const found = tried.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
        if (options.all) return callback(null, found);
        const [first] = found;
        if (first) callback(null, first.address, first.family);
        else callback(Object.assign(new Error("no address"), { code: "ENOTFOUND" }), "", 0);
      },
      (error) => callback(error, "", 0),
    );
  };
}

class AddressRefused extends Error {
  readonly code = "EADDRESSREFUSED";
  constructor() {
    super("the name leads to a private or local network");
  }
}
