// Data that a supplier can't state reliably is not an error: such a package is imported and not offered.
import { type CataloguePackage, PRICE_CURRENCY, packageMax, typeOf } from "../domain/catalogue/catalogue.ts";
import { readProviderId } from "./area-row.ts";
import { isoCountries } from "./countries.ts";
import { type Known, REGION_CODE } from "./known.ts";
import type { Row } from "./row.ts";

const MAX_NUMBER = 2_147_483_647;
/** The API has no field for daily plans, so the name of a daily plan has to say that it is one. */
const DAILY_NAME = /\b(per day|a day|daily)\b|\/ ?day\b/i;

type Draft = { [K in keyof CataloguePackage]: CataloguePackage[K] | null };

export function readPackage(row: Row, known: Known): CataloguePackage | null {
  const type = row.optional("type", null, (field) =>
    row.code(field, /^(country|region|global)$/, "country, region or global"),
  );
  const destination = row.optional("destination", null, (field) =>
    readDestination(row, field, type === "global", known),
  );
  const countries = readCountries(row, destination);
  const number = row.required("number", (field) => row.integer(field, 1, MAX_NUMBER));
  const draft: Draft = {
    number,
    name: row.required("name", row.text),
    providerId: readProviderOf(row, known),
    // A manually retired package must not come back with the next file.
    retired: row.optional("retired", number !== null && known.retired.has(number), row.flag),
    type: typeOf(destination, known.areas),
    destination,
    countries,
    countriesReliable: row.optional("countries_reliable", (countries ?? []).length > 0, row.flag),
    dataMb: row.optional("data_mb", null, (field) => row.integer(field, 1, packageMax.dataMb)),
    unlimited: row.optional("unlimited", false, row.flag),
    dailyReset: row.optional("daily_reset", null, (field) =>
      row.code(field, /^[a-z0-9][a-z0-9-]{0,39}$/, "a word like midnight-utc"),
    ),
    validityDays: row.required("validity_days", (field) => row.integer(field, 1, packageMax.validityDays)),
    currency: row.optional("currency", PRICE_CURRENCY, (field) =>
      row.code(field, /^[A-Z]{3}$/, "an ISO 4217 code like INR"),
    ),
    costMicros: row.required("cost", row.micros),
    retailMicros: row.required("retail_price", row.micros),
    ownStore: row.optional("own_store", false, row.flag),
    identityCheck: row.optional("identity_check", false, row.flag),
    topup: row.optional("topup", true, row.flag),
  };
  checkTogether(row, draft, type);
  return row.sound ? (draft as CataloguePackage) : null;
}

function checkTogether(row: Row, draft: Draft, type: string | null): void {
  if (draft.unlimited && draft.dataMb !== null)
    row.fault("data_mb", "must be empty for an unlimited package");
  if (draft.unlimited && draft.dailyReset !== null) {
    row.fault("daily_reset", "must be empty for an unlimited package");
  }
  const { dataMb, validityDays } = draft;
  if (draft.dailyReset !== null && (dataMb ?? 0) * (validityDays ?? 0) > packageMax.dataMb) {
    row.fault("data_mb", `times validity_days must be at most ${packageMax.dataMb}`);
  }
  if (draft.dailyReset !== null && draft.name !== null && !DAILY_NAME.test(draft.name)) {
    row.fault("name", 'must say that the allowance is for a day, as in "1 GB per day"');
  }
  if (draft.countriesReliable && draft.countries?.length === 0) {
    row.fault("countries_reliable", "can't be true without countries");
  }
  if (type !== null && type !== draft.type) {
    row.fault("type", `must be ${draft.type} by the package's destination, or be left out`);
  }
}

function readProviderOf(row: Row, known: Known): string | null {
  const id = readProviderId(row, "provider");
  const name = row.optional("provider_name", null, row.text);
  if (id === null || known.providers.has(id)) return id;
  if (name === null) return row.fault("provider", `${id} isn't known: give its provider_name`);
  known.providers.set(id, { id, name, enabled: true });
  return id;
}

function readDestination(row: Row, field: string, global: boolean, known: Known): string | null {
  const code = row.text(field);
  const name = row.optional("destination_name", null, row.text);
  if (code === null || known.areas.has(code)) return code;
  if (!REGION_CODE.test(code)) {
    return row.fault(field, `must be an ISO 3166-1 country code or region-<number>, not "${code}"`);
  }
  if (name === null) return row.fault(field, `${code} isn't known: give its destination_name`);
  known.setArea({ code, name, kind: "region", aliases: [], global });
  return code;
}

/**
 * Returns sorted unique codes. A package for one country needs no list; a package without destination needs several
 * codes.
 */
function readCountries(row: Row, destination: string | null): string[] | null {
  const isCountry = destination !== null && isoCountries.has(destination);
  const words = row.optional("countries", isCountry ? [destination] : [], row.words);
  if (words === null) return null;
  const countries = [...new Set(words.map((word) => word.trim().toUpperCase()))].sort();
  const unknownCodes = countries.filter((code) => !isoCountries.has(code));
  if (unknownCodes.length > 0)
    row.fault("countries", `holds no ISO 3166-1 codes: ${unknownCodes.slice(0, 5).join(", ")}`);
  if (isCountry && countries.some((code) => code !== destination)) {
    row.fault("countries", `must hold ${destination} alone, the country that the package is sold for`);
  }
  if (!row.has("destination") && countries.length === 1) {
    row.fault("destination", `must be ${countries[0]}, the only country of the package`);
  }
  return countries;
}
