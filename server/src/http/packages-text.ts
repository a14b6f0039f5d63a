// Packages as JSON text, the same in both APIs.
import type { components } from "@partner-esim/generated/types";
import type { Offer } from "../domain/catalogue/catalogue.ts";
import { type Json, listOf, toJson } from "../domain/json.ts";
import { toPackageResponse } from "../domain/representations.ts";

type Package = components["schemas"]["Package"];

/** Not cached: it takes 2 to 10 µs, and the texts of 100,000 packages at 60 prices would be gigabytes. */
export function packageText(offer: Offer): Json<Package> {
  return toJson(toPackageResponse(offer));
}

/** The list of packages without pages. */
export function packagesText(offers: readonly Offer[]): Json<components["schemas"]["PackageList"]> {
  return listOf(offers.map(packageText));
}
