// Catalogue files: valid content, and every way in which a file is rejected as a whole, with place and field.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import t from "tap";
import {
  type CatalogueFormat,
  describeFault,
  type ImportResult,
  importCatalogue,
} from "../../src/catalogue/import.ts";
import type { Area, Catalogue, CataloguePackage } from "../../src/domain/catalogue/catalogue.ts";
import { sampleCatalogue, samplePackage } from "./sample.ts";

const present: Catalogue = sampleCatalogue([samplePackage(1)]);
const row = {
  number: 5,
  name: "India 1 GB",
  provider: "one",
  destination: "IN",
  validity_days: 7,
  cost: "50",
  retail_price: "100",
};
const json = (document: object) => importCatalogue(JSON.stringify(document), "json", present);
const packageWith = (fields: object) => json({ packages: [{ ...row, data_mb: 1024, ...fields }] });

function faultsOf(result: ImportResult): string[] {
  return result.ok ? ["imported"] : result.faults.map(describeFault);
}
function packagesOf(result: ImportResult): CataloguePackage[] {
  if (!result.ok) throw new Error(faultsOf(result).join("\n"));
  return result.change.packages;
}

t.test("JSON and CSV of the same meaning give the same packages", async (t) => {
  const fields = {
    ...row,
    data_mb: 1024,
    own_store: true,
    countries: ["IN"],
    daily_reset: "midnight-utc",
    name: "India, 1 GB per day",
  };
  const csv = [
    '\uFEFF"name",number,provider,destination,countries,data_mb,own_store,daily_reset,validity_days,cost,retail_price',
    '"India, 1 GB per day",5,one,IN,IN,1024,TRUE,midnight-utc,7,50,100',
    "",
  ].join("\r\n");
  const fromCsv = packagesOf(importCatalogue(csv, "csv", present));
  t.strictSame(fromCsv, packagesOf(json({ packages: [fields] })));
  t.match(fromCsv, [
    { number: 5, ownStore: true, costMicros: 50_000_000, dailyReset: "midnight-utc", type: "country" },
  ]);
});

t.test("the numbers of providers, areas and aliases are limited", async (t) => {
  const repeated = <T>(count: number, make: (n: number) => T) =>
    Array.from({ length: count }, (_, n) => make(n));
  const region = (n: number, aliases: string[] = []) => ({
    code: `region-${n + 900}`,
    name: "A name",
    aliases,
  });
  const aliases = repeated(10_000, (n) => `alias-${n}`);
  const countsOf = (result: ImportResult) => faultsOf(result).map((fault) => fault.replace(/\d+/, "N"));
  t.strictSame(countsOf(json({ areas: [region(1, aliases)] })), [
    "file, aliases: would be N in the catalogue, which holds 10000 at most",
  ]);
  t.strictSame(countsOf(json({ areas: repeated(2000, (n) => region(n)) })), [
    "file, areas: would be N in the catalogue, which holds 2000 at most",
  ]);
  const providers = repeated(1000, (n) => ({ id: `p-${n}`, name: "A name" }));
  const added = repeated(1000, (n) => ({
    ...row,
    number: n + 10,
    data_mb: 1,
    provider: `q-${n}`,
    provider_name: "Q",
  }));
  for (const result of [json({ providers }), json({ packages: added })]) {
    t.strictSame(countsOf(result), [
      "file, providers: would be N in the catalogue, which holds 1000 at most",
    ]);
  }
  t.ok(json({ areas: [region(1, aliases.slice(100))], providers: providers.slice(100) }).ok);

  const larger = {
    ...present,
    providers: new Map(
      providers.concat({ id: "one", name: "One" }).map((p) => [p.id, { ...p, enabled: true }]),
    ),
  };
  const change = (document: object) => importCatalogue(JSON.stringify(document), "json", larger);
  t.ok(change({ providers: [{ id: "p-1", name: "Another name" }] }).ok, "what is there stays and can change");
  t.strictSame(countsOf(change({ providers: [{ id: "new", name: "New" }] })), [
    "file, providers: would be N in the catalogue, which holds 1001 at most",
  ]);
});

t.test("fields left out go to their defaults", async (t) => {
  const [pkg] = packagesOf(packageWith({}));
  t.strictSame(
    pkg,
    samplePackage(5, { name: "India 1 GB", countries: ["IN"] }),
    "on sale, in INR, for its one country, usable as a top-up",
  );
});

t.test("countries are upper case, in order and each once; without any they are not reliable", async (t) => {
  const [several] = packagesOf(packageWith({ destination: null, countries: ["fr", "DE", "FR"] }));
  t.match(several, { countries: ["DE", "FR"], countriesReliable: true, type: "region", destination: null });
  const [none] = packagesOf(packageWith({ destination: "region-2" }));
  t.match(none, { countriesReliable: false, type: "global" });
  t.strictSame(none?.countries, []);
  const [unsure] = packagesOf(packageWith({ countries_reliable: false }));
  t.match(unsure, { countries: ["IN"], countriesReliable: false });
});

t.test("each wrong field is named with its place", async (t) => {
  const cases: [object, string][] = [
    [{ number: 0 }, "number: must be a whole number from 1 to 2147483647, not 0"],
    [{ number: "5" }, 'number: must be a whole number from 1 to 2147483647, not "5"'],
    [{ number: null }, "number: is missing"],
    [{ name: "  " }, "name: is missing"],
    [{ name: 5 }, "name: must be text, not 5"],
    [{ name: "a\tb" }, "name: must hold no control characters"],
    [{ name: "a\ud800" }, "name: must hold no halves of surrogate pairs"],
    [{ name: "x".repeat(201) }, "name: must be at most 200 characters long"],
    [{ provider: "nobody" }, "provider: nobody isn't known: give its provider_name"],
    [{ provider: "One!" }, 'provider: must be 1 to 40 lower-case letters, digits or dashes, not "One!"'],
    [{ destination: "XX" }, 'destination: must be an ISO 3166-1 country code or region-<number>, not "XX"'],
    [{ destination: "region-9" }, "destination: region-9 isn't known: give its destination_name"],
    [{ countries: ["IN", "LK"] }, "countries: must hold IN alone, the country that the package is sold for"],
    [{ destination: null, countries: ["LK"] }, "destination: must be LK, the only country of the package"],
    [{ destination: null, countries: ["XK", "DE"] }, "countries: holds no ISO 3166-1 codes: XK"],
    [{ countries: "IN" }, 'countries: must be a list of texts, not "IN"'],
    [{ countries: [], countries_reliable: true }, "countries_reliable: can't be true without countries"],
    [{ data_mb: 0 }, "data_mb: must be a whole number from 1 to 100000000, not 0"],
    [{ data_mb: 1.5 }, "data_mb: must be a whole number from 1 to 100000000, not 1.5"],
    [{ unlimited: true }, "data_mb: must be empty for an unlimited package"],
    [
      { unlimited: true, data_mb: null, daily_reset: "midnight-utc", name: "1 GB daily" },
      "daily_reset: must be empty for an unlimited package",
    ],
    [{ unlimited: "yes" }, 'unlimited: must be true or false, not "yes"'],
    [
      { daily_reset: "midnight-utc", name: "1 GB daily", data_mb: 40_000_000, validity_days: 3 },
      "data_mb: times validity_days must be at most 100000000",
    ],
    [{ daily_reset: "midnight-utc" }, 'name: must say that the allowance is for a day, as in "1 GB per day"'],
    [{ validity_days: 3651 }, "validity_days: must be a whole number from 1 to 3650, not 3651"],
    [{ currency: "Rs" }, 'currency: must be an ISO 4217 code like INR, not "Rs"'],
    [
      { cost: 50 },
      'cost: must be an amount like "499.00": up to 6 decimals, at most 10000000, as text, not 50',
    ],
    [
      { retail_price: "-1" },
      'retail_price: must be an amount like "499.00": up to 6 decimals, at most 10000000, as text, not "-1"',
    ],
    [{ type: "global" }, "type: must be country by the package's destination, or be left out"],
    [{ type: "planet" }, 'type: must be country, region or global, not "planet"'],
  ];
  for (const [fields, message] of cases)
    t.strictSame(faultsOf(packageWith(fields)), [`packages[0], ${message}`]);
  t.match(faultsOf(packageWith({ validity: 7 })), [
    /^packages\[0\], validity: is not a field; the fields are number, /,
  ]);
});

t.test("all faults of a file are told at once, by line, and nothing is imported", async (t) => {
  const csv = `number,name,provider,destination,validity_days,cost,retail_price
1,Good,one,IN,7,1,2
1,Twice,one,IN,7,1,2
x,Bad number,one,IN,0,1,2
7,"Two
lines",one,IN,7,1
8,No price,one,IN,7,1,
`;
  const result = importCatalogue(csv, "csv", present);
  t.strictSame(faultsOf(result), [
    "line 6: has 6 cells, the header has 7",
    "line 3, number: 1 stands in line 2 already",
    'line 4, number: must be a whole number from 1 to 2147483647, not "x"',
    'line 4, validity_days: must be a whole number from 1 to 3650, not "0"',
    "line 7, retail_price: is missing",
  ]);
});

t.test("a report has at most 50 faults and the total number", async (t) => {
  const result = json({ packages: Array.from({ length: 80 }, () => ({})) });
  t.match(result, { ok: false, faultCount: 80 * 6 });
  t.equal(faultsOf(result).length, 50);
});

t.test("a malformed file is rejected with the line or part at fault", async (t) => {
  const csv = (text: string) => faultsOf(importCatalogue(text, "csv", present));
  t.match(csv(""), ["line 1: a header row is missing"]);
  const header = "number,name,provider,validity_days,cost,retail_price";
  t.match(csv(`${header}\n1,"open`), [/^line 2: is not valid CSV: /]);
  t.match(csv('number,"open'), [/^line 1: is not valid CSV: /]);
  t.match(csv("number,name,provider,validity_days,cost,price,name\n"), [
    /^line 1, price: is not a column; the columns are number, /,
    "line 1, name: appears twice",
    "line 1, retail_price: is a column that must be there",
  ]);
  t.match(csv("number,name,provider,validity_days,cost,retail_price\n"), ["file: holds nothing to import"]);
  t.match(faultsOf(importCatalogue('{"packages": [\n{]}', "json", present)), [
    /^file: is not valid JSON: .*line 2/,
  ]);
  t.match(faultsOf(importCatalogue("[]", "json", present)), [
    "file: must be a JSON object with providers, areas and packages",
  ]);
  t.strictSame(faultsOf(json({ package: [] })), ["file, package: is not a part of a catalogue file"]);
  t.match(faultsOf(json({ packages: {} })), ["file, packages: must be a list"]);
  t.match(faultsOf(json({ packages: [7] })), ["packages[0]: must be an object"]);
});

t.test(
  "files with more than 500,000 rows are rejected, and long values in errors are truncated",
  async (t) => {
    const header = "number,name,provider,validity_days,cost,retail_price";
    const csv = (text: string) => importCatalogue(text, "csv", present);
    // As many cells as the header has: the parser takes 15 times as long for rows that have fewer.
    t.same(faultsOf(csv(`${header}\n${",,,,,\n".repeat(500_001)}`)), ["file: has more than 500000 rows"]);
    t.same(faultsOf(json({ packages: Array(500_001).fill({}) })), ["packages: has more than 500000 rows"]);
    // Its header is at fault, so its rows are not read.
    t.match(faultsOf(csv(`a,b\n${"1,2\n".repeat(1_500_000)}`))[0], /^line 1, a: is not a column/);
    const [fault = ""] = faultsOf(csv(`${header}\n${'"'.repeat(100_001)}`));
    t.ok(fault.length < 400, `${fault.length} characters`);
  },
);

t.test("rows with too few cells do not fill the memory", async (t) => {
  const script = `
    import { importCatalogue } from "${new URL("../../src/catalogue/import.ts", import.meta.url)}";
    const header = "number,name,provider,validity_days,cost,retail_price";
    const current = { version: 1, providers: new Map(), areas: new Map(), packages: [] };
    const { faultCount } = importCatalogue(header + "\\n" + "a\\n".repeat(150_000), "csv", current);
    process.stdout.write(String(faultCount));`;
  const node = ["--max-old-space-size=80", "--input-type=module", "-e", script];
  t.equal((await promisify(execFile)(process.execPath, node)).stdout, "150000");
});

t.test("invalid providers and areas are rejected", async (t) => {
  const areas = (...list: object[]) => faultsOf(json({ areas: list }));
  t.match(faultsOf(json({ providers: [{ id: "A B", name: "x" }, { id: "ok" }] })), [
    /^providers\[0\], id: must be 1 to 40 lower-case letters/,
    "providers[1], name: is missing",
  ]);
  t.match(areas({ code: "region-0", name: "x" }), [/^areas\[0\], code: must be an ISO 3166-1 country code/]);
  t.match(areas({ code: "IN", name: "Bharat", global: true }), ["areas[0], global: is for regions only"]);
  t.match(areas({ code: "IN", name: "Bharat", aliases: ["x"] }), ["areas[0], aliases: are for regions only"]);
  t.match(areas({ code: "region-7", name: "x", aliases: ["europe"] }), [
    'areas[0], aliases: "europe" belongs to region-1 already',
  ]);
  t.match(areas({ code: "region-7", name: "x", aliases: ["region-1"] }), [
    /"region-1" must be lower-case words/,
  ]);
  t.match(areas({ code: "region-7", name: "x" }, { code: "region-7", name: "y" }), [
    "areas[1], code: region-7 stands in areas[0] already",
  ]);
});

t.test("a region's code comes from its first name and survives renaming", async (t) => {
  const change = (areas: object[], current = present) => {
    const result = importCatalogue(JSON.stringify({ areas }), "json", current);
    if (!result.ok) throw new Error(faultsOf(result).join("\n"));
    return result.change.areas.filter(({ code }) => code.startsWith("region-"));
  };
  const added = change([{ code: "region-7", name: "Asia & Pacific" }]);
  t.match(added, [{ code: "region-7", aliases: ["asia-pacific"], kind: "region", global: false }]);
  const [regionArea] = change([{ code: "region-8", name: "Europe" }]);
  t.strictSame(regionArea?.aliases, [], "a taken code stays with its region");
  const nameless: Catalogue = { ...present, areas: new Map([["region-8", { ...(regionArea as Area) }]]) };
  t.strictSame(
    change([{ code: "region-8", name: "Later name" }], nameless)[0]?.aliases,
    [],
    "first names only",
  );
  const later: Catalogue = { ...present, areas: new Map(added.map((area) => [area.code, area])) };
  t.match(change([{ code: "region-7", name: "Far East", aliases: ["apac"] }], later), [
    { name: "Far East", aliases: ["apac", "asia-pacific"] },
  ]);
});

t.test("a CSV file can add providers and regions by name", async (t) => {
  const csv = `number,name,provider,provider_name,destination,destination_name,type,countries,data_mb,validity_days,cost,retail_price
10,Benelux 1 GB,fresh,Fresh Mobile,region-20,Benelux,,BE LU NL,1024,7,1,2
11,Benelux 2 GB,fresh,,region-20,,,BE NL,2048,7,1,2
12,All 1 GB,fresh,,region-21,Everywhere,global,BE IN,1024,7,1,2
`;
  const result = importCatalogue(csv, "csv", present);
  t.strictSame(
    packagesOf(result).map(({ type }) => type),
    ["region", "region", "global"],
  );
  t.match(result, { change: { providers: [{ id: "fresh", name: "Fresh Mobile", enabled: true }] } });
});

t.test("an import changes only the packages it names, and retires others only on request", async (t) => {
  const current = sampleCatalogue([samplePackage(1), samplePackage(2), samplePackage(3, { retired: true })]);
  const text = JSON.stringify({
    packages: [
      { ...row, number: 2, data_mb: 1024, name: "Plan 2" },
      { ...row, number: 9, data_mb: 500 },
    ],
  });
  const reimported = importCatalogue(text, "json", current);
  t.match(reimported, {
    summary: { packagesAdded: 1, packagesChanged: 0, packagesUnchanged: 1, packagesRetired: 0 },
  });
  t.strictSame(
    packagesOf(reimported).map(({ number }) => number),
    [9],
    "only what is new or different is written",
  );
  const whole = importCatalogue(text, "json", current, { retireMissing: true });
  t.match(whole, { summary: { packagesRetired: 1 } }, "3 was retired already");
  t.match(packagesOf(whole), [{ number: 9 }, { number: 1, retired: true }]);
});

t.test("a package that is off sale stays so unless the file says otherwise", async (t) => {
  const current = sampleCatalogue([samplePackage(1, { retired: true }), samplePackage(2)]);
  const named = { ...row, number: 1, data_mb: 1024, name: "Plan 1" };
  const silent = importCatalogue(JSON.stringify({ packages: [named] }), "json", current);
  t.match(silent, { change: { packages: [] }, summary: { packagesUnchanged: 1, packagesStillRetired: 1 } });
  const columns = "number,name,provider,validity_days,cost,retail_price,destination,data_mb,retired";
  const csv = `${columns}\n1,Plan 1,one,7,1,2,IN,2048,\n`;
  const changed = importCatalogue(csv, "csv", current, { retireMissing: true });
  t.match(packagesOf(changed), [
    { number: 1, dataMb: 2048, retired: true },
    { number: 2, retired: true },
  ]);
  t.match(changed, { summary: { packagesChanged: 1, packagesRetired: 1, packagesStillRetired: 1 } });
  const back = importCatalogue(JSON.stringify({ packages: [{ ...named, retired: false }] }), "json", current);
  t.match(back, { change: { packages: [{ number: 1, retired: false }] } });
  t.match(back, { summary: { packagesChanged: 1, packagesStillRetired: 0 } });
});

t.test("a provider that is off stays off unless the file says otherwise", async (t) => {
  const rename = json({ providers: [{ id: "off", name: "New name" }] });
  t.match(rename, { change: { providers: [{ id: "off", name: "New name", enabled: false }] } });
  const enable = json({ providers: [{ id: "off", name: "New name", enabled: true }] });
  t.match(enable, { change: { providers: [{ enabled: true }] } });
});

t.test("the examples of the catalogue's README are files that import", async (t) => {
  const readme = readFileSync(new URL("../../catalogue/README.md", import.meta.url), "utf8");
  const blocks = [...readme.matchAll(/^```(json|csv)\n(.*?)^```$/gms)];
  t.strictSame(
    blocks.map(([, format]) => format),
    ["json", "csv"],
  );
  for (const [, format, text] of blocks) {
    const result = importCatalogue(text as string, format as CatalogueFormat, sampleCatalogue([]));
    t.strictSame(result.ok ? [] : faultsOf(result), [], `the ${format} example`);
  }
});
