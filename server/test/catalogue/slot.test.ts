// Listing slots: which plans count as the same, and which of them is listed.
import fc from "fast-check";
import t from "tap";
import type { CataloguePackage, PricingProfile } from "../../src/domain/catalogue/catalogue.ts";
import { bandEndDays, slotKey, slotSizeMb } from "../../src/domain/catalogue/slot.ts";
import { CatalogueView } from "../../src/domain/catalogue/view.ts";
import { fullProfile, sampleCatalogue, samplePackage } from "./sample.ts";

function listedNumbers(packages: CataloguePackage[], profile: PricingProfile = fullProfile): number[] {
  const view = CatalogueView.of(sampleCatalogue(packages), profile);
  return view.listed().map((offer) => offer.package.number);
}

t.test("a size within a fifth of a standard one counts as it", async (t) => {
  t.equal(slotSizeMb(1200), 1024);
  t.equal(slotSizeMb(80), 100, "exactly a fifth below");
  t.equal(slotSizeMb(120), 100, "exactly a fifth above");
  t.equal(slotSizeMb(79), 79);
  t.equal(slotSizeMb(121), 121);
  t.equal(slotSizeMb(1536), 1536, "half-way between 1 and 2 GB is near neither");
  t.equal(slotSizeMb(2560), 3072, "the larger of two equally near, 17 % off");
  t.equal(slotSizeMb(200 * 1024), 200 * 1024);
});

t.test("every standard size maps to itself", async (t) => {
  for (const gb of [1, 2, 3, 5, 10, 15, 20, 25, 30, 40, 50, 100]) t.equal(slotSizeMb(gb * 1024), gb * 1024);
  t.equal(slotSizeMb(500), 500);
});

t.test("validities fall into bands", async (t) => {
  const bands = [
    [1, 1],
    [2, 3],
    [4, 5],
    [6, 8],
    [9, 11],
    [12, 16],
    [17, 24],
    [25, 35],
    [36, 65],
    [66, 100],
    [101, 200],
    [201, 400],
  ] as const;
  for (const [first, last] of bands) {
    t.equal(bandEndDays(first), last, `day ${first}`);
    t.equal(bandEndDays(last), last, `day ${last}`);
  }
  t.equal(bandEndDays(401), 401, "above the last band each validity is its own");
});

t.test("one package of a slot is listed, the others can still be bought", async (t) => {
  const packages = [
    samplePackage(1),
    samplePackage(2, { dataMb: 1200, validityDays: 8, retailMicros: 90_000_000 }),
  ];
  const view = CatalogueView.of(sampleCatalogue(packages), fullProfile);
  t.strictSame(
    view.listed().map(({ package: pkg }) => [pkg.number, pkg.dataMb, pkg.validityDays]),
    [[2, 1200, 8]],
    "with its own figures",
  );
  t.equal(view.offer("pkg_1")?.pricePaise, 10_000);
});

t.test("other sizes, validities, kinds and places have their own slots", async (t) => {
  const packages = [
    samplePackage(1),
    samplePackage(2, { dataMb: 2048 }),
    samplePackage(3, { validityDays: 15 }),
    samplePackage(4, { dailyReset: "midnight-utc" }),
    samplePackage(5, { dailyReset: "midnight-local" }),
    samplePackage(6, { dataMb: null, unlimited: true }),
    samplePackage(7, { destination: "DE" }),
    samplePackage(8, { destination: "region-1" }),
    samplePackage(9, { destination: "region-1", countries: ["DE", "FR", "ZW"], retailMicros: 99_000_000 }),
    samplePackage(10, { destination: null }),
    samplePackage(11, { destination: null, countries: ["DE", "ZW"] }),
    samplePackage(12, { dataMb: 1024, unlimited: true }),
  ];
  t.strictSame(
    listedNumbers(packages),
    [1, 2, 3, 4, 5, 6, 7, 9, 10, 11],
    "8 loses to 9: one region, two coverages; 12 to 6: both are unlimited",
  );
});

t.test("the own store goes first, then the lower price, then the lower number", async (t) => {
  const cheap = samplePackage(3, { retailMicros: 80_000_000 });
  const dear = samplePackage(4, { retailMicros: 120_000_000, ownStore: true });
  t.strictSame(listedNumbers([samplePackage(1), samplePackage(2)]), [1]);
  t.strictSame(listedNumbers([samplePackage(1), cheap]), [3]);
  t.strictSame(listedNumbers([samplePackage(1), cheap, dear]), [4]);
  t.strictSame(
    listedNumbers([cheap, dear, { ...samplePackage(5), ownStore: true }]),
    [5],
    "two of the own store's",
  );
  t.strictSame(
    listedNumbers([samplePackage(1), { ...dear, retired: true }]),
    [1],
    "one off sale holds no slot",
  );
});

t.test("a discount can change who fills a slot", async (t) => {
  const atCost = samplePackage(1, { costMicros: 95_000_000 });
  const withMargin = samplePackage(2, { retailMicros: 105_000_000 });
  t.strictSame(listedNumbers([atCost, withMargin]), [1]);
  t.strictSame(listedNumbers([atCost, withMargin], { ...fullProfile, discountBps: 2000 }), [2]);
});

t.test("whatever the packages, each slot has one winner, in any order of the catalogue", async () => {
  const anyPackage = fc.record({
    destination: fc.constantFrom("IN", "DE", "region-1", "region-2"),
    dataMb: fc.constantFrom(900, 1024, 1200, 2048),
    validityDays: fc.constantFrom(6, 7, 8, 30),
    retailMicros: fc.integer({ min: 60, max: 70 }).map((rupees) => rupees * 1_000_000),
    ownStore: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(anyPackage, { maxLength: 30 }), (rows) => {
      const packages = rows.map((row, at) => samplePackage(at + 1, row));
      const winners = listedNumbers(packages);
      const slots = new Set(packages.map(slotKey));
      const won = new Set(winners.map((number) => slotKey(packages[number - 1] as CataloguePackage)));
      const reversed = listedNumbers([...packages].reverse());
      return won.size === winners.length && won.size === slots.size && String(reversed) === String(winners);
    }),
  );
});
