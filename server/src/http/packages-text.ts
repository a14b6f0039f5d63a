import type { components } from "@partner-esim/generated/types";
import type { Offer } from "../domain/catalogue/catalogue.ts";
import { type Json, listOf, toJson } from "../domain/json.ts";
import { toPackageResponse } from "../domain/representations.ts";

type Package = components["schemas"]["Package"];

/** Not cached: it takes 2 to 10 µs, and texts at every price would be gigabytes. */
export function packageText(offer: Offer): Json<Package> {
  return toJson(toPackageResponse(offer));
}

export function packagesText(offers: readonly Offer[]): Json<components["schemas"]["PackageList"]> {
  return listOf(offers.map(packageText));
}
