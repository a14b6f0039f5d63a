/** Bugs in keys, IP addresses and limits: who gets access, how often, and what the response says. */
import { inModule } from "./fault.ts";

export const accessFaults = [
  ...inModule("server/src/domain/accounts/directory.ts", [
    [
      "holders-never-read-again",
      "auth.403.inactive",
      "a key is cached for ever, as it was on first use",
      "if (revision !== this.#revision || this.#holders.size >= mostEntries) {",
      "if (this.#holders.size >= mostEntries) {",
    ],
    [
      "ranges-are-addresses",
      "auth.403.ip",
      "a range in an allowlist means only its first IP address",
      "list.addSubnet(address, Number(bits), family);",
      "list.addAddress(address, family);",
    ],
  ]),
  ...inModule("server/src/api/access.ts", [
    [
      "account-before-address",
      "errors.balance-get.precedence",
      "whether the account is active is checked before the key's allowlist",
      "if (!isAllowed(holder.allowed, address)) refuse(wrongAddress);",
      "if (!holder.account.active) refuse(inactive);\n    if (!isAllowed(holder.allowed, address)) refuse(wrongAddress);",
    ],
  ]),
  ...inModule("server/src/http/bad-keys.ts", [
    [
      "block-prolonged",
      "auth.bad-key-block.end",
      "each bad key restarts the ten minutes",
      "window.count += 1;",
      "window.count += 1;\n      window.endsAt = now + windowMs;",
    ],
  ]),
];
