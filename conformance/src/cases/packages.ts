/** Rules `packages.*`: the list with its filters, and the single fetch. */
import { rule } from "../case.ts";
import type { Context } from "../context.ts";
import { type Destination, limits, type Package, type Page } from "../contract.ts";
import { catalogue, sample } from "../fixtures.ts";
import { checkItems, spread } from "../paged-lists.ts";
import type { Exchange } from "../wire.ts";

const idsOf = (packages: readonly Package[]) => packages.map(({ id }) => id);

/** Returns every package in the list under these filters. */
function listed(t: Context, query: Record<string, string>): Promise<Package[]> {
  return t.test.all<Package>("packagesList", { query });
}

function itemsIn(exchange: Exchange): Package[] {
  return (exchange.json as Partial<Page<Package>> | undefined)?.data ?? [];
}

/** Returns a package of the catalogue that covers several countries. */
async function regionalPackage(t: Context): Promise<Package> {
  const found = (await catalogue(t)).find((item) => item.type === "region" && item.countries.length > 1);
  t.must.ok(found, "the catalogue has to contain a regional package");
  return found as Package;
}

async function regions(t: Context): Promise<Destination[]> {
  const { data } = await t.test.get("countriesList");
  const found = (data ?? []).filter(({ type }) => type === "region");
  t.must.some(found, "a region");
  return found;
}

/** Returns the former code of a region, which was built from its name. */
function oldCodeOf(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

const searchMax = limits.searchMax;

export const cases = [
  rule("packages.list.ok", {}, async (t, check) => {
    const response = await t.test.call("packagesList", { query: { limit: 100 } });
    check.status(response, 200);
    check.valid(response, "packagesList");
    check.keys(response.json, ["data", "has_more", "next_cursor"], "keys");
    check.some(itemsIn(response), "packages");
    await checkItems(t, check, "packagesList", { query: { limit: 100 } });
  }),

  rule("packages.list.country.pattern", {}, async (t, check) => {
    for (const country of ["IND", "I", "1N", "I ", " IN", "I-", "ÎN", "İN"]) {
      const rejected = await t.test.call("packagesList", { query: { country } });
      check.error(rejected, 400, "invalid_request", "country", `country=${country}`);
    }
    check.status(await t.test.call("packagesList", { query: { country: "IN" } }), 200, "country=IN");
  }),

  rule("packages.list.country.either-case", {}, async (t, check) => {
    const code = (await regionalPackage(t)).countries[0] ?? "";
    const upper = idsOf(await listed(t, { country: code.toUpperCase() }));
    check.some(upper, `packages of ${code}`);
    const lower = code.toLowerCase();
    for (const country of [lower, code[0] + lower.slice(1), lower[0] + code.slice(1)]) {
      check.equal(idsOf(await listed(t, { country })), upper, `ids with country=${country}`);
    }
  }),

  rule("packages.list.country.coverage", {}, async (t, check) => {
    const packages = await catalogue(t);
    for (const type of ["region", "global"]) {
      const wide = packages.find((item) => item.type === type && item.countries.length > 1);
      t.must.ok(wide, `a ${type} package`);
      const country = wide?.countries.at(-1) ?? "";
      const found = await listed(t, { country });
      for (const { id, countries } of found) check.ok(countries.includes(country), `${id} covers ${country}`);
      const covering = packages.filter(({ countries }) => countries.includes(country));
      check.equal(idsOf(found), idsOf(covering), `every package that covers ${country}, and no other`);
      check.ok(idsOf(found).includes(wide?.id ?? ""), `the ${type} package ${wide?.id} is among them`);
      check.ok(packages.length > found.length, "other packages in the whole list");
    }
  }),

  rule("packages.list.country.unknown", {}, async (t, check) => {
    const empty = await t.test.call("packagesList", { query: { country: "ZZ" } });
    check.status(empty, 200, "country=ZZ");
    check.equal(empty.json, { data: [], has_more: false, next_cursor: null }, "country=ZZ");
    const country = (await regionalPackage(t)).countries[0] ?? "";
    const known = await t.test.call("packagesList", { query: { country } });
    check.some(itemsIn(known), `control: packages of ${country}`, known);
  }),

  rule("packages.list.region.code", {}, async (t, check) => {
    const whole = (await catalogue(t)).length;
    const found = new Map<string, string>();
    for (const { code, packages_count: count } of await regions(t)) {
      const packages = await listed(t, { region: code });
      check.ok(packages.length > 0 && packages.length < whole, `${code}: some of all`, packages.length);
      check.equal(packages.length, count, `${code}: as many as packages_count says`);
      for (const { id, type } of packages) {
        check.notEqual(type, "country", `type of ${id}, listed for ${code}`);
        check.equal(found.get(id), undefined, `${id} is listed for ${code} and for no other region`);
        found.set(id, code);
      }
    }
    check.equal(await listed(t, { region: "region-0" }), [], "an unknown region");
  }),

  rule("packages.list.region.old-names", {}, async (t, check) => {
    const found: string[] = [];
    for (const { code, name } of await regions(t)) {
      if (!/^[A-Za-z -]+$/.test(name)) continue;
      const byName = idsOf(await listed(t, { region: oldCodeOf(name) }));
      // A region renamed since is found only by its first name, which the suite doesn't know.
      if (byName.length === 0) continue;
      found.push(code);
      check.equal(
        byName,
        idsOf(await listed(t, { region: code })),
        `${oldCodeOf(name)} and ${code} list the same`,
      );
    }
    check.some(found, "a region found by a code built from its name");
    check.equal(await listed(t, { region: "no-such-region" }), [], "control: a name of no region");
  }),

  rule("packages.list.region.with-country", {}, async (t, check) => {
    const [first, second] = await regions(t);
    t.must.ok(first && second, "two regions");
    const region = first?.code ?? "";
    const inRegion = await listed(t, { region });
    const covered = inRegion[0]?.countries[0] ?? "";
    const inSecond = await listed(t, { region: second?.code ?? "" });
    const reached = new Set(inRegion.flatMap(({ countries }) => countries));
    const outside = inSecond.flatMap(({ countries }) => countries).find((code) => !reached.has(code));
    t.must.ok(covered && outside, "a country within the region, and one outside it", { covered, outside });
    for (const country of [covered, outside ?? ""]) {
      const inCountry = idsOf(await listed(t, { country }));
      const both = await listed(t, { country, region });
      const expected = idsOf(inRegion).filter((id) => inCountry.includes(id));
      check.equal(idsOf(both), expected, `${region} and ${country}`);
      check.ok(both.length < inCountry.length, `fewer than in ${country} alone`, both.length);
      check.equal(both.length > 0, country === covered, `some only for a country of the region: ${country}`);
    }
  }),

  rule("packages.list.unlimited.true", {}, async (t, check) => {
    const packages = await listed(t, { unlimited: "true" });
    check.some(packages, "unlimited packages");
    for (const { id, unlimited } of packages) check.equal(unlimited, true, `unlimited of ${id}`);
    const all = (await catalogue(t)).filter(({ unlimited }) => unlimited);
    check.equal(packages.length, all.length, "number of packages, as in the whole list");
  }),

  rule("packages.list.unlimited.false", {}, async (t, check) => {
    const packages = await listed(t, { unlimited: "false" });
    check.some(packages, "metered packages");
    for (const { id, unlimited } of packages) check.equal(unlimited, false, `unlimited of ${id}`);
    const all = (await catalogue(t)).filter(({ unlimited }) => !unlimited);
    check.equal(packages.length, all.length, "number of packages, as in the whole list");
  }),

  rule("packages.list.unlimited.other", {}, async (t, check) => {
    for (const unlimited of ["yes", "1", "0", "TRUE", "True", "true "]) {
      const rejected = await t.test.call("packagesList", { query: { unlimited } });
      check.error(rejected, 400, "invalid_request", "unlimited", `unlimited=${unlimited}`);
    }
    for (const unlimited of ["true", "false"]) {
      check.status(
        await t.test.call("packagesList", { query: { unlimited } }),
        200,
        `unlimited=${unlimited}`,
      );
    }
  }),

  rule("packages.list.q.search", {}, async (t, check) => {
    const packages = await catalogue(t);
    const { package: item } = await sample(t);
    const part = item.name.slice(1, -1);
    for (const q of [part.toUpperCase(), part.toLowerCase()]) {
      const found = await listed(t, { q });
      check.ok(idsOf(found).includes(item.id), `${item.id} is found by "${q}"`, idsOf(found));
      check.ok(found.length < packages.length, `"${q}" does not find everything`, found.length);
      const expected = packages.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()));
      const missing = expected.filter(({ id }) => !idsOf(found).includes(id));
      check.equal(idsOf(missing), [], `every name that contains "${q}" is found`);
    }
    const { data: places } = await t.test.get("countriesList");
    const destination = places.find(({ code }) => code === item.countries[0]);
    const within = packages.filter(({ countries }) => countries.includes(destination?.code ?? ""));
    t.must.some(within, "packages that work in the country");
    const found = idsOf(await listed(t, { q: destination?.name.toUpperCase() ?? "" }));
    for (const { id } of within) check.ok(found.includes(id), `${id} is found by the name of its country`);
    for (const q of ["%", "_", t.unique("no such name")]) {
      const odd = await listed(t, { q });
      check.ok(odd.length < packages.length, `"${q}" is matched verbatim`, odd.length);
    }
  }),

  rule("packages.list.q.too-long", {}, async (t, check) => {
    const search = (q: string) => t.test.call("packagesList", { query: { q } });
    check.error(await search("x".repeat(searchMax + 1)), 400, "invalid_request", "q", "101 characters");
    check.status(await search("x".repeat(searchMax)), 200, "100 characters");
    check.status(await search("ü".repeat(searchMax)), 200, "100 characters of two bytes");
    check.error(await search("ü".repeat(searchMax + 1)), 400, "invalid_request", "q", "101 such characters");
  }),

  rule("packages.list.order", {}, async (t, check) => {
    const first = idsOf(await catalogue(t));
    const numbers = first.map((id) => Number(id.replace("pkg_", "")));
    check.ok(first.length > 1, "packages to order", first.length);
    const sorted = numbers.toSorted((a, b) => a - b);
    check.equal(numbers, sorted, "ids in ascending order of their numbers");
    check.equal(idsOf(await listed(t, {})), first, "a second run gives the same sequence");
  }),

  rule("packages.get.ok", {}, async (t, check) => {
    for (const item of spread(await catalogue(t), 100)) {
      const response = await t.test.call("packagesGet", { path: { id: item.id } });
      check.status(response, 200, item.id);
      check.valid(response, "packagesGet");
      check.equal(response.json, item, `${item.id} as the list shows it`);
    }
  }),

  rule("packages.get.id", {}, async (t, check) => {
    const [item] = await catalogue(t);
    const { id } = item as Package;
    const number = id.slice("pkg_".length);
    const get = (other: string) => t.test.call("packagesGet", { path: { id: other } });
    check.status(await get(id), 200, id);
    for (const other of [
      "pkg_abc",
      number,
      "pkg_",
      `pkg_-${number}`,
      `pkg_${number}.0`,
      `${id} `,
      `${id}\t`,
      `${id}?x`,
      `${id}#x`,
      `pkg${number}`,
    ]) {
      check.error(await get(other), 404, "package_not_found", null, other);
    }
  }),

  rule("packages.get.200-means-orderable", {}, async (t, check) => {
    const affordable = (await catalogue(t)).filter((item) => Number(item.price.amount) < 1000);
    check.some(affordable, "packages to order");
    for (const { id } of spread(affordable, 6)) {
      check.status(await t.test.call("packagesGet", { path: { id } }), 200, `fetch of ${id}`);
      const made = await t.test.call("ordersCreate", { body: { package_id: id } });
      check.status(made, 201, `order of ${id}`);
      check.equal((made.json as { package_id?: unknown })?.package_id, id, "package_id of the order");
    }
  }),
];
