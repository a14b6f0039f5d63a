/** Bugs in the catalogue: what is offered, listed, counted and found, and how fresh it is. */
import { inModule } from "./fault.ts";

export const catalogueFaults = [
  ...inModule("server/src/domain/catalogue/omission.ts", [
    [
      "identity-check-on-sale",
      "packages.omit.identity-check",
      "packages that need an identity check are on sale",
      'if (pkg.identityCheck) return "identity-check";',
      "",
    ],
    [
      "uncertain-countries-on-sale",
      "packages.omit.unreliable-countries",
      "packages with uncertain countries are on sale",
      "if (!pkg.countriesReliable || pkg.countries.length === 0)",
      "if (pkg.countries.length === 0)",
    ],
  ]),
  ...inModule("server/src/domain/catalogue/views.ts", [
    [
      "catalogue-never-read-again",
      "packages.listing.true-values",
      "the catalogue stays as it was at the start",
      "if (current !== null && current.revision >= revision) return current;",
      "if (current !== null) return current;",
    ],
  ]),
  ...inModule("server/src/domain/catalogue/slot.ts", [
    [
      "store-comes-second",
      "packages.listing.store-first",
      "the store's own package has no precedence",
      "if (a.package.ownStore !== b.package.ownStore) return a.package.ownStore;",
      "",
    ],
    [
      "dearest-listed",
      "packages.listing.else-cheapest",
      "of similar packages the more expensive one is listed",
      "return a.pricePaise < b.pricePaise;",
      "return a.pricePaise > b.pricePaise;",
    ],
    [
      "daily-plans-mixed",
      "packages.listing.daily-plan-separate",
      "a daily plan competes with plans of one total amount",
      'pkg.dailyReset ?? "total"',
      '"total"',
    ],
    [
      "narrow-sizes",
      "packages.listing.size-band",
      "a size joins a standard one within a tenth only",
      "nearestMb * limits.slotSizeTolerancePercent;",
      "nearestMb * (limits.slotSizeTolerancePercent / 2);",
    ],
    [
      "bands-shifted",
      "packages.listing.validity-band",
      "a band of validities ends a day early",
      "limits.slotValidityEndsDays.find(",
      "limits.slotValidityEndsDays.map((end) => (end === 35 ? 34 : end)).find(",
    ],
  ]),
];
