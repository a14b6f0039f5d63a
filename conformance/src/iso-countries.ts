// The alpha-2 codes of ISO 3166-1, from the package that also generates the server's list: the suite tests the use of
// the codes, not the package.
import { countries } from "countries-list";

/** Reserved or user-assigned codes, not part of the standard. */
const notIso = new Set(["AC", "TA", "XK"]);

export const isoCountryCodes: ReadonlySet<string> = new Set(
  Object.keys(countries).filter((code) => !notIso.has(code)),
);
