// All countries of ISO 3166-1. `npm run catalogue` writes the data file, so the service needs no country package.
import { readFileSync } from "node:fs";

const file = new URL("../../catalogue/countries.json", import.meta.url);

export const isoCountries: ReadonlyMap<string, string> = new Map(
  Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>),
);
