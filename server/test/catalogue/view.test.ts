// One account's view: omissions and their reasons, lists with every filter, counts, search, and top-ups.
import fc from "fast-check";
import t from "tap";
import type { CataloguePackage, Offer, PricingProfile } from "../../src/domain/catalogue/catalogue.ts";
import { type OmissionReason, omissionOf } from "../../src/domain/catalogue/omission.ts";
import { CatalogueView, type ListFilter } from "../../src/domain/catalogue/view.ts";
import { fullProfile, sampleCatalogue, samplePackage } from "./sample.ts";

const viewOf = (packages: CataloguePackage[], profile: PricingProfile = fullProfile) =>
  CatalogueView.of(sampleCatalogue(packages), profile);
const numbers = (offers: readonly Offer[]) => offers.map((offer) => offer.package.number);
const listAll = (view: CatalogueView, filter: ListFilter) => numbers(view.list(filter, null, 1000).offers);

t.test(
  "each reason for omission takes a package off list and sale, and lifting it brings it back",
  async (t) => {
    const cases: [OmissionReason, Partial<CataloguePackage>, Partial<PricingProfile>?][] = [
      ["retired", { retired: true }],
      ["provider-off", { providerId: "off" }],
      ["provider-off", { providerId: "nobody" }],
      ["not-inr", { currency: "USD" }],
      ["identity-check", { identityCheck: true }],
      ["outside-agreed-set", {}, { allowedPackages: new Set([7]) }],
      ["unlimited-not-sold", { unlimited: true, dataMb: null }, { sellsUnlimited: false }],
      ["unreliable-data-size", { dataMb: null }],
      ["unreliable-countries", { countriesReliable: false }],
      ["unreliable-countries", { countries: [] }],
      ["price-rounds-to-zero", { retailMicros: 4_000, costMicros: 1_000 }],
      ["cost-above-retail", { costMicros: 100_010_000 }],
    ];
    for (const [reason, fields, limits] of cases) {
      const pkg = samplePackage(1, fields);
      const profile = { ...fullProfile, ...limits };
      const view = viewOf([pkg, samplePackage(7, { validityDays: 30 })], profile);
      t.equal(omissionOf(pkg, sampleCatalogue([]), profile), reason);
      t.equal(view.offer("pkg_1"), null, `${reason}: not by id`);
      t.strictSame(numbers(view.listed()), [7], `${reason}: not in the list`);
    }
    t.equal(omissionOf(samplePackage(1), sampleCatalogue([]), fullProfile), null);
    t.strictSame(numbers(viewOf([samplePackage(1)]).listed()), [1]);
  },
);

t.test("ids are exact", async (t) => {
  const view = viewOf([samplePackage(10482)]);
  t.equal(view.offer("pkg_10482")?.id, "pkg_10482");
  for (const id of ["pkg_010482", "PKG_10482", "10482", "pkg_", "pkg_10482 ", "xpkg_10482"])
    t.equal(view.offer(id), null, id);
});

const mixed = [
  samplePackage(9, { name: "India 1 GB, 7 days" }),
  samplePackage(10, { name: "India Unlimited", unlimited: true, dataMb: null }),
  samplePackage(100, { destination: "DE", name: "Germany 50% more_data" }),
  samplePackage(101, { destination: "region-1", name: "Great trip" }),
  samplePackage(102, { destination: "region-2", countries: ["DE", "IN", "ZW"], name: "World" }),
  samplePackage(103, { destination: null, name: "Neighbours" }),
];

t.test("country matches packages that work there, region only packages of that region", async (t) => {
  const view = viewOf(mixed);
  t.strictSame(listAll(view, {}), [9, 10, 100, 101, 102, 103], "by number, not by text");
  t.strictSame(listAll(view, { country: "DE" }), [100, 101, 102, 103]);
  t.strictSame(listAll(view, { country: "dE" }), [100, 101, 102, 103]);
  t.strictSame(listAll(view, { country: "ZZ" }), []);
  t.strictSame(listAll(view, { region: "region-1" }), [101], "neither global nor nameless");
  t.strictSame(listAll(view, { region: "region-2" }), [102]);
  t.strictSame(
    listAll(view, { region: "europe" }),
    [101],
    "an old code, though the region has another name now",
  );
  for (const region of ["region-99", "Europe", "DE", "DE+FR", "", "old-world"]) {
    t.strictSame(listAll(view, { region }), [], region);
  }
});

t.test("filters combine: all must hold", async (t) => {
  const view = viewOf(mixed);
  t.strictSame(listAll(view, { region: "region-2", country: "in" }), [102]);
  t.strictSame(listAll(view, { region: "region-1", country: "IN" }), []);
  t.strictSame(listAll(view, { unlimited: true }), [10]);
  t.strictSame(listAll(view, { country: "IN", unlimited: false }), [9, 102]);
  t.strictSame(listAll(view, { country: "IN", unlimited: false, q: "world" }), [102]);
});

t.test("q is a plain, case-folded substring of package, destination and country names", async (t) => {
  const view = viewOf(mixed);
  t.strictSame(listAll(view, { q: "gREAt" }), [101], "package name");
  t.strictSame(listAll(view, { q: "old world" }), [101], "name of the destination");
  t.strictSame(listAll(view, { q: "zimbab" }), [102], "name of a country");
  t.strictSame(listAll(view, { q: "france" }), [101, 103]);
  const narrower = samplePackage(104, { destination: "region-1", countries: ["DE"], validityDays: 30 });
  t.strictSame(
    listAll(viewOf([...mixed, narrower]), { q: "france" }),
    [101, 103],
    "each by its own coverage",
  );
  t.strictSame(listAll(view, { q: "50%" }), [100], "percent is no wildcard");
  t.strictSame(listAll(view, { q: "g_rmany" }), [], "nor is an underscore");
  t.strictSame(listAll(view, { q: "ny fr" }), [], "not across names");
  t.strictSame(listAll(viewOf([samplePackage(1, { name: "Straße" })]), { q: "STRASSE" }), [1]);
});

t.test("counts equal the lists, for every destination", async (t) => {
  const view = viewOf([
    ...mixed,
    samplePackage(11, { destination: "DE", retailMicros: 90_000_000 }),
    samplePackage(12, { destination: "AT", countries: ["AT"], currency: "USD" }),
  ]);
  t.strictSame(
    view.destinations.map(({ code, type, packagesCount }) => [code, type, packagesCount]),
    [
      ["FR", "country", 2],
      ["DE", "country", 4],
      ["IN", "country", 3],
      ["ZW", "country", 1],
      ["region-2", "region", 1],
      ["region-1", "region", 1],
    ],
    "countries by name, then regions by name",
  );
  for (const { code, type, packagesCount } of view.destinations) {
    t.equal(
      listAll(view, type === "country" ? { country: code } : { region: code }).length,
      packagesCount,
      code,
    );
  }
});

t.test("there is more exactly when another offer follows", async (t) => {
  const view = viewOf(mixed);
  for (const filter of [{}, { unlimited: false }]) {
    const { length } = listAll(view, filter);
    t.equal(view.list(filter, null, length).hasMore, false);
    t.equal(view.list(filter, null, length - 1).hasMore, true);
    t.strictSame(view.list(filter, 103, 5), { offers: [], hasMore: false }, "nothing after the last");
  }
});

t.test("pages of any size put the whole list together, with any filter", async () => {
  const view = viewOf(
    Array.from({ length: 40 }, (_, at) => samplePackage(at * 3 + 1, { dataMb: (at + 1) * 7000 })),
  );
  const filters = fc.record({
    country: fc.constantFrom(undefined, "IN", "DE"),
    unlimited: fc.constantFrom(undefined, false, true),
    q: fc.constantFrom(undefined, "plan 1", "india"),
  });
  fc.assert(
    fc.property(filters, fc.integer({ min: 1, max: 50 }), (filter, limit) => {
      let page = view.list(filter, null, limit);
      const walked = numbers(page.offers);
      while (page.hasMore && walked.length <= view.listed().length) {
        page = view.list(filter, walked.at(-1) as number, limit);
        walked.push(...numbers(page.offers));
      }
      return String(walked) === String(listAll(view, filter));
    }),
  );
});

t.test(
  "top-up offers match provider, destination and kind, cheapest first, slot losers included",
  async (t) => {
    const view = viewOf([
      samplePackage(1),
      samplePackage(2, { retailMicros: 90_000_000 }),
      samplePackage(3, { retailMicros: 90_000_000, dailyReset: "midnight-utc" }),
      samplePackage(4, { providerId: "two" }),
      samplePackage(5, { destination: "DE" }),
      samplePackage(6, { unlimited: true, dataMb: null }),
      samplePackage(7, { topup: false }),
      samplePackage(8, { retired: true }),
      samplePackage(9, { destination: null }),
      samplePackage(10, { destination: null, countries: ["DE", "IN"] }),
    ]);
    const india = { providerId: "one", destination: "IN", countries: ["IN"], unlimited: false };
    t.strictSame(numbers(view.topupOffers(india)), [2, 3, 1]);
    t.strictSame(numbers(view.topupOffers({ ...india, unlimited: true })), [6]);
    t.strictSame(numbers(view.topupOffers({ ...india, destination: null, countries: ["DE", "FR"] })), [9]);
    t.strictSame(numbers(view.topupOffers({ ...india, providerId: "nobody" })), []);
    const agreed = { ...fullProfile, allowedPackages: new Set([1]) };
    t.strictSame(numbers(viewOf([samplePackage(1), samplePackage(2)], agreed).topupOffers(india)), [1]);
  },
);

t.test("at most 200 packages are offered as top-ups", async (t) => {
  const packages = Array.from({ length: 250 }, (_, at) =>
    samplePackage(at + 1, { retailMicros: (400 - at) * 1_000_000 }),
  );
  const offers = viewOf(packages).topupOffers({
    providerId: "one",
    destination: "IN",
    countries: ["IN"],
    unlimited: false,
  });
  t.equal(offers.length, 200);
  t.equal(offers[0]?.package.number, 250, "the cheapest is among them");
});
