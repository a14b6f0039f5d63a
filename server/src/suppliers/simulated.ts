// A mobile network inside the process: issues at once, always, and answers the same unit the same way. Profiles
// that it makes up carry a reserved host name, so they never lead to a real one.
import { createHash } from "node:crypto";
import { luhnDigit } from "../domain/ids.ts";
import type { Supplier } from "../domain/supplier.ts";

/** The issuer prefix of made-up live profiles: telecom (89) and a country code that no country has. */
const issuerPrefix = "8900";

export const simulatedSupplier: Supplier = {
  async issue({ unitId }) {
    const digest = createHash("sha256").update(unitId).digest();
    const digits = (digest.readBigUInt64BE(0) % 10n ** 15n).toString().padStart(15, "0");
    const body = `${issuerPrefix}${digits}`.slice(0, 18);
    return {
      outcome: "issued",
      esim: {
        iccid: body + luhnDigit(body),
        smdpAddress: "smdp.simulated.invalid",
        activationCode: digest.subarray(8, 20).toString("hex").toUpperCase(),
      },
    };
  },
  async topUp() {
    return { outcome: "applied" };
  },
};
