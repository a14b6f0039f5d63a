// The catalogue in a real SQLite file: everything survives a restart, and every change increments the revision.
import { join } from "node:path";
import t from "tap";
import { importCatalogue } from "../../src/catalogue/import.ts";
import { commandLine } from "../../src/domain/accounts/audit-log.ts";
import {
  renameRegion,
  setPackagesRetired,
  setProviderEnabled,
} from "../../src/domain/catalogue/administration.ts";
import type { Catalogue } from "../../src/domain/catalogue/catalogue.ts";
import { planChange } from "../../src/domain/catalogue/change.ts";
import { CatalogueView } from "../../src/domain/catalogue/view.ts";
import { openStore as openWholeStore } from "../domain/store.ts";
import { fullProfile, openStore, sampleCatalogue, samplePackage } from "./sample.ts";

const sample = sampleCatalogue([
  samplePackage(1, { ownStore: true, identityCheck: true, topup: false, retired: true, currency: "USD" }),
  samplePackage(2, {
    unlimited: true,
    dataMb: null,
    costMicros: 9_999_999_999_999,
    retailMicros: 10_000_000_000_000,
  }),
  samplePackage(3, {
    destination: "region-1",
    countries: [],
    countriesReliable: false,
    dailyReset: "midnight-utc",
  }),
  samplePackage(4, { destination: null, dataMb: null }),
  samplePackage(5, { destination: "region-2" }),
]);

function changeOf(catalogue: Catalogue) {
  const { providers, areas, packages } = catalogue;
  return { providers: [...providers.values()], areas: [...areas.values()], packages };
}

t.test("a catalogue comes back as it was, after the file was closed and opened again", async (t) => {
  const file = join(t.testdir(), "catalogue.db");
  const first = openStore(file);
  const { version } = await first.load();
  await first.apply(changeOf(sample));
  first.close();
  const second = openStore(file);
  t.teardown(() => second.close());
  const loaded = await second.load();
  t.strictSame(loaded, { ...sample, version: version + 1 });
  await second.apply({ providers: [], areas: [], packages: [samplePackage(1)] });
  t.strictSame((await second.load()).packages[0], samplePackage(1), "a package is replaced by its number");
  t.equal((await second.load()).version, version + 2);
});

t.test("single providers, packages and regions can be changed; unknown ones change nothing", async (t) => {
  const store = openStore(join(t.testdir(), "catalogue.db"));
  t.teardown(() => store.close());
  await store.apply(
    changeOf(sampleCatalogue([samplePackage(1), samplePackage(2, { destination: "region-1" })])),
  );
  const { version } = await store.load();
  t.equal(await store.setProviderEnabled("nobody", false), false);
  t.equal(await store.retire(99, true), false);
  t.equal(await store.renameArea("region-99", "x"), false);
  t.equal((await store.load()).version, version);
  t.equal(await store.setProviderEnabled("two", false), true);
  t.equal(await store.retire(1, true), true);
  t.equal(await store.renameArea("region-1", "Newer World"), true);
  const after = await store.load();
  t.equal(after.version, version + 3);
  t.equal(after.providers.get("two")?.enabled, false);
  t.strictSame(
    after.packages.map(({ retired }) => retired),
    [true, false],
  );
  const renamed = CatalogueView.of(after, fullProfile);
  t.match(renamed.destinations.at(-1), { code: "region-1", name: "Newer World" });
  t.equal(renamed.list({ region: "europe" }, null, 25).offers.length, 1, "its old code still works");
});

t.test("a region's old codes are never removed or moved to another region", async (t) => {
  const store = openStore(join(t.testdir(), "catalogue.db"));
  t.teardown(() => store.close());
  const region = (code: string, aliases: string[]) => ({
    code,
    name: code,
    kind: "region" as const,
    aliases,
    global: false,
  });
  await store.apply({
    providers: [],
    areas: [region("region-1", ["europe"]), region("region-2", [])],
    packages: [],
  });
  await store.apply({
    providers: [],
    areas: [region("region-1", ["old"]), region("region-2", ["europe"])],
    packages: [],
  });
  t.strictSame((await store.load()).areas.get("region-1")?.aliases, ["europe", "old"]);
  t.strictSame((await store.load()).areas.get("region-2")?.aliases, []);
});

t.test("the same file imported twice changes nothing the second time", async (t) => {
  const store = openStore(join(t.testdir(), "catalogue.db"));
  t.teardown(() => store.close());
  const text = JSON.stringify({
    providers: [{ id: "p", name: "P" }],
    areas: [{ code: "region-1", name: "Europe", aliases: ["eu", "europe"] }],
    packages: [
      {
        number: 1,
        name: "a",
        provider: "p",
        destination: "region-1",
        countries: ["FR", "DE"],
        validity_days: 1,
        cost: "1",
        retail_price: "2",
      },
    ],
  });
  const first = importCatalogue(text, "json", await store.load());
  t.match(first, { ok: true, summary: { packagesAdded: 1, providersWritten: 1 } });
  if (first.ok) await store.apply(first.change);
  t.match(importCatalogue(text, "json", await store.load()), {
    change: { providers: [], areas: [], packages: [] },
    summary: { packagesUnchanged: 1 },
  });
});

t.test("a change writes only differences, and retires missing packages only on request", async (t) => {
  const current = sampleCatalogue([
    samplePackage(1),
    samplePackage(2),
    samplePackage(3, { retired: true }),
    samplePackage(4),
    samplePackage(5, { retired: true }),
  ]);
  const [provider, ...others] = [...current.providers.values()];
  if (!provider) throw new Error("no provider");
  const packages = [
    samplePackage(1),
    samplePackage(2, { validityDays: 8 }),
    samplePackage(3, { retired: true }),
    samplePackage(6),
    samplePackage(7, { retired: true }),
  ];
  const target = {
    providers: [{ ...provider, name: "Renamed" }, ...others],
    areas: [...current.areas.values()],
    packages,
    retireMissing: false,
  };
  const plan = planChange(current, target);
  const written = [packages[1], packages[3], packages[4]];
  t.strictSame(plan.change, { providers: [target.providers[0]], areas: [], packages: written });
  t.strictSame(plan.summary, {
    providersWritten: 1,
    areasWritten: 0,
    packagesAdded: 2,
    packagesChanged: 1,
    packagesUnchanged: 2,
    packagesRetired: 0,
    packagesStillRetired: 1,
  });
  const strict = planChange(current, { ...target, retireMissing: true });
  t.strictSame(strict.change.packages, [...written, samplePackage(4, { retired: true })]);
  t.match(strict.summary, { packagesRetired: 1, packagesChanged: 1, packagesAdded: 2 });
});

t.test("the operator changes all packages that are named, or none, and says which is unknown", async (t) => {
  const store = openWholeStore(t);
  await store.transaction((tx) => tx.catalogue.apply(changeOf(sample)));
  const load = () => store.reads.catalogue.load();
  const retire = (numbers: number[], retired: boolean) =>
    store.transaction((tx) => setPackagesRetired(tx, numbers, retired, commandLine, 0));
  const retired = async () =>
    (await load()).packages.filter((pkg) => pkg.retired).map(({ number }) => number);
  await retire([2, 3], true);
  t.strictSame(await retired(), [1, 2, 3]);
  const unknown = (what: string) => ({
    kind: "unknown",
    message: `the catalogue has no ${what}; nothing was changed`,
  });
  await t.rejects(retire([4, 99], true), unknown("package pkg_99"));
  t.strictSame(await retired(), [1, 2, 3]);
  await retire([1, 2], false);
  t.strictSame(await retired(), [3]);
  const enable = (id: string, enabled: boolean) =>
    store.transaction((tx) => setProviderEnabled(tx, id, enabled, commandLine, 0));
  await enable("one", false);
  await enable("off", true);
  await t.rejects(enable("nobody", true), unknown("provider nobody"));
  t.strictSame(
    [...(await load()).providers.values()].map(({ id, enabled }) => [id, enabled]),
    [...sample.providers.keys()].sort().map((id) => [id, id !== "one"]),
  );
  const rename = (code: string, name: string) =>
    store.transaction((tx) => renameRegion(tx, code, name, commandLine, 0));
  await rename("region-1", " Europe ");
  t.equal((await load()).areas.get("region-1")?.name, "Europe");
  await t.rejects(rename("IN", "India"), unknown("region IN"), "a country keeps its name");
  await t.rejects(rename("region-9", "x"), unknown("region region-9"));
});
