/** Faults of keys, addresses and limits: who may pass, how often, and what is told about it. */
import { inModule } from "./fault.ts";

export const accessFaults = [
  ...inModule("server/src/domain/accounts/directory.ts", [
    [
      "holders-never-read-anew",
      "auth.403.inactive",
      "what was known of a key when it came first is believed for ever",
      "if (revision !== this.#revision || this.#holders.size >= mostEntries) {",
      "if (this.#holders.size >= mostEntries) {",
    ],
    [
      "ranges-are-addresses",
      "auth.403.ip",
      "a range in an allowlist stands for its first address",
      "list.addSubnet(address, Number(bits), family);",
      "list.addAddress(address, family);",
    ],
  ]),
  ...inModule("server/src/http/rate-limits.ts", [
    [
      "block-prolonged",
      "auth.bad-key-block.end",
      "each bad key begins the ten minutes anew",
      "window.count += 1;",
      "window.count += 1;\n      window.endsAt = now + badKeyWindowMs;",
    ],
  ]),
];
