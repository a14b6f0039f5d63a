/** The alpha-2 codes of ISO 3166-1, from an open data package that the server's own catalogue does not come through. */
import { countries } from "countries-list";

/** Reserved or assigned by users, so no codes of the standard. */
const notIso = new Set(["AC", "TA", "XK"]);

export const isoCountryCodes: ReadonlySet<string> = new Set(
  Object.keys(countries).filter((code) => !notIso.has(code)),
);
