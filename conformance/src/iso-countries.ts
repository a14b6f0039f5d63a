// The alpha-2 codes of ISO 3166-1, from the package that the server's list is generated from too: the suite tests how
// a server uses the codes, not whether the package is right.
import { countries } from "countries-list";

/** Reserved or user-assigned codes, not part of the standard. */
const notIso = new Set(["AC", "TA", "XK"]);

export const isoCountryCodes: ReadonlySet<string> = new Set(
  Object.keys(countries).filter((code) => !notIso.has(code)),
);
