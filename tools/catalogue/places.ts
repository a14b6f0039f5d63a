// The places of the demonstration catalogue: countries with travellers' demand, and regions sold as one. Country data
// comes from the package countries-list.
import { type ICountry, countries as listed } from "countries-list";

/** In the package, but not assigned by ISO 3166-1: Ascension, Tristan da Cunha, Kosovo. */
const NOT_ISO = ["AC", "TA", "XK"];

/** Uninhabited, or without a public mobile network for visitors. */
const NO_NETWORK = ["AQ", "BV", "GS", "HM", "TF", "UM"];

/** Under both names, because people search for either. */
const NAMES: Readonly<Record<string, string>> = { TR: "Turkey (Türkiye)" };

export interface Country {
  code: string;
  name: string;
  continent: string;
}

/** All of ISO 3166-1, by code. */
export const countries: readonly Country[] = Object.entries(listed as Record<string, ICountry>)
  .filter(([code]) => !NOT_ISO.includes(code))
  .map(([code, { name, continent }]) => ({ code, name: NAMES[code] ?? name, continent }))
  .sort((a, b) => (a.code < b.code ? -1 : 1));

export const served: readonly Country[] = countries.filter(({ code }) => !NO_NETWORK.includes(code));

const words = (text: string): string[] => text.split(" ");

/** The top destinations of travellers from India, with every size and validity. */
const BUSY = words(
  "AE AT AU BD BH BT CA CH CN DE ES FR GB HK ID IN IT JP KE KR KW LK MU MV MY NL NP NZ OM PH QA RU SA SG TH TR TW US VN ZA",
);

const STEADY = words(
  "AL AM AR AZ BA BE BG BN BO BR BS CL CO CR CY CZ DK DO DZ EC EE EG ET FI FJ GE GH GR GT HR HU IE IL IQ IS JM JO KG KH KZ LA LB LT LU LV MA MC ME MG MK MM MN MO MT MX MZ NG NO PA PE PG PK PL PR PT PY RO RS RW SC SE SI SK SN SV TN TZ UA UG UY UZ ZM ZW",
);

export type Demand = "busy" | "steady" | "rare";

export function demandFor(code: string): Demand {
  if (BUSY.includes(code)) return "busy";
  return STEADY.includes(code) ? "steady" : "rare";
}

export interface Region {
  code: string;
  name: string;
  aliases: string[];
  global: boolean;
  countries: string[];
}

function continent(code: string, except: readonly string[] = []): string[] {
  return served
    .filter((country) => country.continent === code && !except.includes(country.code))
    .map((country) => country.code);
}

const LATIN_NORTH = words("BZ CR GT HN MX NI PA SV");
const EUROPE = [...continent("EU", words("BY RU SJ UA")), "CY", "TR"];
const ARAB = words("AE BH DZ EG IQ JO KW LB LY MA OM QA SA TN YE");

/** Numbers are never reused for another region, and old codes stay with their region: see the catalogue's README. */
export const regions: readonly Region[] = [
  region(1, "Europe", ["europe"], EUROPE),
  region(
    2,
    "Asia-Pacific",
    ["asia-pacific"],
    words("AU BN CN FJ HK ID JP KH KR LA MM MN MO MY NZ PG PH SG TH TL TW VN"),
  ),
  region(3, "Middle East & North Africa", ["middle-east"], [...ARAB, "IL", "PS", "TR"]),
  region(4, "Africa", ["africa"], continent("AF", words("SH"))),
  region(5, "North America", ["north-america"], words("CA MX US")),
  region(6, "Latin America", ["latin-america"], [...LATIN_NORTH, ...continent("SA", words("FK"))]),
  region(7, "Caribbean", ["caribbean"], continent("NA", [...LATIN_NORTH, ...words("BM CA GL PM US")])),
  region(8, "Southeast Asia", ["southeast-asia"], words("BN ID KH LA MM MY PH SG TH TL VN")),
  region(9, "South Asia", ["south-asia"], words("BD BT IN LK MV NP PK")),
  region(10, "Gulf States", ["gulf"], words("AE BH KW OM QA SA")),
  region(11, "Nordic Countries", ["nordics", "scandinavia"], words("AX DK FI FO IS NO SE")),
  region(12, "Balkans", ["balkans"], words("AL BA BG GR HR ME MK RO RS SI")),
  region(13, "Oceania", ["oceania"], continent("OC", words("PN"))),
  region(14, "Caucasus & Central Asia", ["central-asia"], words("AM AZ GE KG KZ TJ TM UZ")),
  region(15, "East Asia", ["east-asia"], words("CN HK JP KR MO TW")),
  region(
    16,
    "Southern & East Africa",
    ["southern-africa"],
    words("BW KE LS MU MW MZ NA RW SC SZ TZ UG ZA ZM ZW"),
  ),
  {
    ...region(
      17,
      "Global",
      ["global"],
      served.map(({ code }) => code).filter((code) => demandFor(code) !== "rare"),
    ),
    global: true,
  },
];

/** Groups of countries that are not a region, sold by their names alone. */
export const nameless: readonly { name: string; countries: string[] }[] = [
  { name: "USA & Canada", countries: words("CA US") },
  { name: "UK & Ireland", countries: words("GB IE") },
  { name: "Australia & New Zealand", countries: words("AU NZ") },
  { name: "Singapore, Malaysia & Thailand", countries: words("MY SG TH") },
  { name: "Japan & South Korea", countries: words("JP KR") },
  { name: "China, Hong Kong & Macao", countries: words("CN HK MO") },
  { name: "UAE & Saudi Arabia", countries: words("AE SA") },
  { name: "France, Italy & Switzerland", countries: words("CH FR IT") },
];

function region(number: number, name: string, aliases: string[], codes: string[]): Region {
  return { code: `region-${number}`, name, aliases, global: false, countries: [...codes].sort() };
}
