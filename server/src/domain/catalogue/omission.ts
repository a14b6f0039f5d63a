// Why a package is not offered to an account. List, fetch and order use the same check.
import type { RuleId } from "@partner-esim/generated/rules";
import type { Catalogue, CataloguePackage, PricingProfile } from "./catalogue.ts";
import { PRICE_CURRENCY } from "./catalogue.ts";
import { type Price, type PriceFault, quote } from "./pricing.ts";

type OmissionRule = Exclude<Extract<RuleId, `packages.omit.${string}`>, "packages.omit.everywhere">;
type LastPart<Id extends string> = Id extends `packages.omit.${infer Name}` ? Name : never;

export type OmissionReason = LastPart<OmissionRule> | PriceFault;

/** Terms that exclude nothing. */
export const anyPartner: PricingProfile = { discountBps: 0, sellsUnlimited: true, allowedPackages: null };

type Providers = Pick<Catalogue, "providers">;

export function assess(
  pkg: CataloguePackage,
  catalogue: Providers,
  profile: PricingProfile,
): Price | OmissionReason {
  if (pkg.retired) return "retired";
  if (catalogue.providers.get(pkg.providerId)?.enabled !== true) return "provider-off";
  if (pkg.currency !== PRICE_CURRENCY) return "not-inr";
  if (pkg.identityCheck) return "identity-check";
  const byTerms = omissionByTerms(pkg, profile);
  if (byTerms !== null) return byTerms;
  if (!pkg.unlimited && pkg.dataMb === null) return "unreliable-data-size";
  if (!pkg.countriesReliable || pkg.countries.length === 0) return "unreliable-countries";
  return quote(pkg, profile);
}

export function omissionByTerms(
  pkg: CataloguePackage,
  profile: PricingProfile,
): "outside-agreed-set" | "unlimited-not-sold" | null {
  if (profile.allowedPackages !== null && !profile.allowedPackages.has(pkg.number))
    return "outside-agreed-set";
  if (pkg.unlimited && !profile.sellsUnlimited) return "unlimited-not-sold";
  return null;
}

export function omissionOf(
  pkg: CataloguePackage,
  catalogue: Providers,
  profile: PricingProfile,
): OmissionReason | null {
  const result = assess(pkg, catalogue, profile);
  return typeof result === "string" ? result : null;
}
