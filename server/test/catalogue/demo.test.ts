// The demonstration catalogue: identical to its script's output, and as large and varied as a first start needs.
import { readFileSync } from "node:fs";
import t from "tap";
import { countriesText, demoText } from "../../../tools/catalogue.ts";
import { isoCountries } from "../../src/catalogue/countries.ts";
import { readDemoCatalogue } from "../../src/catalogue/demo.ts";
import { importCatalogue } from "../../src/catalogue/import.ts";
import { omissionOf } from "../../src/domain/catalogue/omission.ts";
import { CatalogueView } from "../../src/domain/catalogue/view.ts";
import { fullProfile, openStore } from "./sample.ts";

const store = openStore(":memory:");
t.teardown(() => store.close());
const result = importCatalogue(readDemoCatalogue(), "json", await store.load());
if (!result.ok) throw new Error(JSON.stringify(result.faults, null, 2));
await store.apply(result.change);
const catalogue = await store.load();
const profile = { ...fullProfile, discountBps: 2000 };
const view = CatalogueView.of(catalogue, profile);
const listed = view.listed();
const listedIds = new Set(listed.map(({ id }) => id));

t.test("the committed files are what the script writes", async (t) => {
  const countriesFile = new URL("../../catalogue/countries.json", import.meta.url);
  t.ok(readDemoCatalogue() === demoText(), "demo.json");
  t.ok(readFileSync(countriesFile, "utf8") === countriesText(), "countries.json");
  t.ok(readDemoCatalogue().length < 2_000_000);
});

t.test("it holds all countries with a network, regions and the world", async (t) => {
  const found = view.destinations.filter(({ type }) => type === "country").map(({ code }) => code);
  const missing = [...isoCountries.keys()].filter((code) => !found.includes(code));
  t.equal(isoCountries.size, 249, "ISO 3166-1");
  t.strictSame(missing, ["AQ", "BV", "GS", "HM", "TF", "UM"]);
  t.ok(view.destinations.filter(({ type }) => type === "region").length >= 11);
  t.ok(listed.some((offer) => offer.package.type === "global"));
  t.ok(listed.some((offer) => offer.package.destination === null));
});

t.test(
  "at least 2,500 packages are listed and at least 100 omitted, covering every omission reason",
  async (t) => {
    t.ok(listed.length >= 2500, `${listed.length} are listed`);
    const hidden = new Map<string, number>();
    for (const pkg of catalogue.packages) {
      const reason = omissionOf(pkg, catalogue, profile);
      if (reason !== null) hidden.set(reason, (hidden.get(reason) ?? 0) + 1);
    }
    t.strictSame([...hidden.keys()].sort(), [
      "cost-above-retail",
      "identity-check",
      "not-inr",
      "price-rounds-to-zero",
      "provider-off",
      "retired",
      "unreliable-countries",
      "unreliable-data-size",
    ]);
    t.ok([...hidden.values()].reduce((sum, count) => sum + count, 0) >= 100);
    t.ok([...hidden.values()].every((count) => count >= 3));
  },
);

t.test("the catalogue has slot losers, own-store winners, and unlimited and daily plans", async (t) => {
  const losers = catalogue.packages.filter(({ number }) => {
    const offer = view.offer(`pkg_${number}`);
    return offer !== null && !listedIds.has(offer.id);
  });
  t.ok(losers.some((pkg) => pkg.dataMb === 1024 || pkg.dataMb === 1200));
  t.ok(losers.some((pkg) => pkg.validityDays === 7 || pkg.validityDays === 8));
  const beaten = losers.filter((pkg) =>
    listed.some(
      (offer) =>
        offer.package.ownStore &&
        offer.package.destination === pkg.destination &&
        offer.package.retailMicros === pkg.retailMicros + 20_000_000,
    ),
  );
  t.ok(beaten.length >= 20, "the store's own package fills the slot although it costs more");
  t.ok(listed.filter((offer) => offer.package.unlimited).length >= 200);
  t.ok(listed.filter((offer) => offer.package.dailyReset !== null).length >= 200);
  t.ok(listed.every((offer) => offer.package.topup));
});

t.test("the catalogue has the lowest price and one close to the sandbox balance", async (t) => {
  t.equal(listed.filter((offer) => offer.pricePaise === 1).length, 2);
  t.ok(listed.some((offer) => offer.pricePaise * 50 > 99_000_000 && offer.pricePaise * 50 <= 100_000_000));
  t.ok(listed.some((offer) => (offer.package.dataMb ?? 0) % 5 !== 0));
  const undiscounted = CatalogueView.of(catalogue, fullProfile);
  const ids = new Set(undiscounted.listed().map(({ id }) => id));
  t.ok(
    listed.some(({ id }) => !ids.has(id)),
    "a discount changes who fills a slot",
  );
});

t.test("most eSIMs can be topped up, and a destination's count equals the length of its list", async (t) => {
  const toppable = listed.filter((offer) => view.topupOffers(offer.package).length > 1);
  t.ok(toppable.length > listed.length * 0.9);
  for (const { code, type, packagesCount } of view.destinations) {
    const filter = type === "country" ? { country: code } : { region: code };
    if (view.list(filter, null, 5000).offers.length !== packagesCount)
      t.fail(`${code} counts ${packagesCount}`);
  }
});
