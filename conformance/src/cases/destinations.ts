/** Rules `countries.*` and `resources.destination.*`: destinations and their number of packages. */
import { rule } from "../case.ts";
import type { Context } from "../context.ts";
import type { Destination, Package, Page } from "../contract.ts";
import { catalogue } from "../fixtures.ts";
import { isoCountryCodes } from "../iso-countries.ts";

function destinations(t: Context): Promise<Destination[]> {
  return t.shared("destinations", async (context) => {
    const { data } = await context.test.get("countriesList");
    context.must.ok(Array.isArray(data), "countriesList has to return a list", data);
    context.must.some(data, "destinations to check");
    return data;
  });
}

async function ofType(t: Context, type: string): Promise<Destination[]> {
  const found = (await destinations(t)).filter((item) => item.type === type);
  t.must.some(found, `a destination of type ${type}`);
  return found;
}

/** Returns the number of packages in the list filtered by a country. */
async function countOf(t: Context, country: string): Promise<number> {
  return (await t.test.all<Package>("packagesList", { query: { country } })).length;
}

export const cases = [
  rule("countries.list.ok", {}, async (t, check) => {
    const response = await t.test.call("countriesList");
    check.status(response, 200);
    check.valid(response, "countriesList");
    check.keys(response.json, ["data"], "keys");
    const items = (response.json as Partial<Page<Destination>> | undefined)?.data ?? [];
    check.some(items, "destinations");
    for (const item of items) {
      check.equal(typeof item.code === "string" && item.code !== "", true, "each has a code", response);
    }
    check.equal(new Set(items.map(({ code }) => code)).size, items.length, "different codes", response);
  }),

  rule("countries.list.order", {}, async (t, check) => {
    const types = (await destinations(t)).map(({ type }) => type);
    const lastCountry = types.lastIndexOf("country");
    const firstRegion = types.indexOf("region");
    check.ok(lastCountry >= 0 && firstRegion >= 0, "countries and regions are present", [...new Set(types)]);
    check.ok(lastCountry < firstRegion, "every country comes before every region", {
      lastCountry,
      firstRegion,
    });
    // The contract doesn't say whether names sort by code unit or as in a dictionary, so both pass.
    const dictionary = new Intl.Collator("en");
    for (const type of ["country", "region"] as const) {
      const names = (await ofType(t, type)).map(({ name }) => name);
      const sorted = [names.toSorted(), names.toSorted(dictionary.compare)].map((list) => list.join());
      check.ok(sorted.includes(names.join()), `each ${type} is sorted by name`, names.slice(0, 20));
    }
  }),

  rule("countries.list.only-non-empty", {}, async (t, check) => {
    const listed = await destinations(t);
    for (const { code, packages_count } of listed) check.ok(packages_count >= 1, code, packages_count);
    const country = listed.find(({ type }) => type === "country")?.code ?? "";
    check.ok((await countOf(t, country)) > 0, "control: a listed country has packages", country);
    const codes = new Set(listed.map(({ code }) => code));
    for (const absent of [...isoCountryCodes, "ZZ"].filter((code) => !codes.has(code)).slice(0, 10)) {
      check.equal(await countOf(t, absent), 0, `packages of ${absent}, which is not listed`);
    }
  }),

  rule("resources.destination.code.country", {}, async (t, check) => {
    for (const { code } of await ofType(t, "country")) {
      check.match(code, /^[A-Z]{2}$/, "code of a country");
      check.ok(isoCountryCodes.has(code), "the code is one of ISO 3166-1", code);
    }
  }),

  rule("resources.destination.code.region", {}, async (t, check) => {
    for (const { code } of await ofType(t, "region")) check.match(code, /^region-\d+$/, "code of a region");
  }),

  rule("resources.destination.name", {}, async (t, check) => {
    for (const { code, name } of await destinations(t)) check.match(name, /\S/, `name of ${code}`);
  }),

  rule("resources.destination.type", {}, async (t, check) => {
    const items = await destinations(t);
    for (const { code, type } of items) check.oneOf(type, ["country", "region"], `type of ${code}`);
    const seen = [...new Set(items.map(({ type }) => type))].sort();
    check.equal(seen, ["country", "region"], "both types are present");
  }),

  rule("resources.destination.packages-count.type", {}, async (t, check) => {
    for (const { code, packages_count: count } of await destinations(t)) {
      check.ok(Number.isInteger(count) && count >= 1, `packages_count of ${code}`, count);
    }
  }),

  rule("resources.destination.packages-count.country-cover", {}, async (t, check) => {
    const packages = await catalogue(t);
    for (const wide of ["region", "global"]) {
      const covering = packages.find((item) => item.type === wide && item.countries.length > 1);
      t.must.ok(covering, `a ${wide} package`);
      const code = covering?.countries[0] ?? "";
      const inCountry = packages.filter(({ countries }) => countries.includes(code));
      const countryPackages = inCountry.filter(({ type }) => type === "country");
      const count = (await destinations(t)).find((item) => item.code === code)?.packages_count ?? 0;
      check.ok(
        count > countryPackages.length,
        `${code}: more than its own ${countryPackages.length} packages`,
        count,
      );
      check.equal(count, inCountry.length, `${code}: packages that cover it, including a ${wide} one`);
    }
  }),

  rule("resources.destination.packages-count.equals-list", {}, async (t, check) => {
    const countries = await ofType(t, "country");
    const queue = [...countries];
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        check.equal(await countOf(t, next.code), next.packages_count, `packages listed for ${next.code}`);
      }
    };
    await Promise.all([worker(), worker(), worker(), worker()]);
  }),
];
