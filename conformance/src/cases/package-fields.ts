/** Rules `resources.package.*` and `resources.money.*`: every listed package, field by field, and every amount. */
import type { Checker } from "../assert.ts";
import { rule } from "../case.ts";
import type { Context } from "../context.ts";
import { type Money, type Package, paiseOf } from "../contract.ts";
import { readEsim } from "../esims.ts";
import { catalogue, sample } from "../fixtures.ts";
import { tour } from "../tour.ts";

async function packagesOf(t: Context, fits: (item: Package) => boolean, what: string): Promise<Package[]> {
  const found = (await catalogue(t)).filter(fits);
  t.must.some(found, `the catalogue has to contain ${what}`);
  return found;
}

const anyPackages = (t: Context) => packagesOf(t, () => true, "packages");

/** Fields that contain a Money in any operation's response. */
const moneyFields = ["price", "retail_price", "balance", "total", "refunded", "balance_after"];

/** Returns every Money in a JSON value, found by field name or by its own keys. */
function moneyIn(value: unknown, field = ""): [field: string, value: unknown][] {
  if (typeof value !== "object" || value === null) return moneyFields.includes(field) ? [[field, value]] : [];
  if (Array.isArray(value)) return value.flatMap((inner) => moneyIn(inner, field));
  const inner = Object.entries(value).flatMap(([key, part]) => moneyIn(part, key));
  // The balance itself has a field called balance.
  const isMoney =
    "amount" in value || "currency" in value || (inner.length === 0 && moneyFields.includes(field));
  return isMoney ? [[field, value], ...inner] : inner;
}

async function everyMoney(t: Context): Promise<[field: string, value: Partial<Money> | null][]> {
  const { successes } = await tour(t);
  const found = successes.flatMap(({ exchange }) => moneyIn(exchange.json));
  for (const field of moneyFields) {
    t.must.ok(
      found.some(([name]) => name === field),
      `a ${field} to check`,
    );
  }
  return found as [string, Partial<Money> | null][];
}

function checkMoney(check: Checker, money: Partial<Money> | undefined, what: string): void {
  check.match(money?.amount, /^\d+\.\d{2}$/, `amount of ${what}`);
  check.equal(money?.currency, "INR", `currency of ${what}`);
}

export const cases = [
  rule("resources.money.amount", {}, async (t, check) => {
    for (const [field, money] of await everyMoney(t)) {
      check.match(money?.amount, /^\d+\.\d{2}$/, `amount of a ${field}`);
    }
  }),

  rule("resources.money.currency", {}, async (t, check) => {
    for (const [field, money] of await everyMoney(t)) {
      check.equal(money?.currency, "INR", `currency of a ${field}`);
    }
  }),

  rule("resources.package.id", {}, async (t, check) => {
    for (const { id } of await anyPackages(t)) check.match(id, /^pkg_\d+$/, "id");
    const { package: item } = await sample(t);
    const made = await t.test.call("ordersCreate", { body: { package_id: item.id } });
    check.status(made, 201, "an order of a listed id");
    check.equal((made.json as { package_id?: unknown })?.package_id, item.id, "package_id of the order");
  }),

  rule("resources.package.name", {}, async (t, check) => {
    for (const { id, name } of await anyPackages(t)) check.match(name, /\S/, `name of ${id}`);
  }),

  rule("resources.package.type", {}, async (t, check) => {
    for (const { id, type } of await anyPackages(t)) {
      check.oneOf(type, ["country", "region", "global"], `type of ${id}`);
    }
  }),

  rule("resources.package.country.single", {}, async (t, check) => {
    const single = await packagesOf(t, (item) => item.countries.length === 1, "a package of one country");
    for (const { id, country, countries } of single) check.equal(country, countries[0], `country of ${id}`);
  }),

  rule("resources.package.country.null", {}, async (t, check) => {
    const several = await packagesOf(
      t,
      (item) => item.countries.length > 1,
      "a package of several countries",
    );
    for (const item of several) check.equal(item.country, null, `country of ${item.id}`);
  }),

  rule("resources.package.countries", {}, async (t, check) => {
    for (const { id, countries } of await anyPackages(t)) {
      check.some(countries ?? [], `countries of ${id}`);
      for (const code of countries ?? []) check.match(code, /^[A-Z]{2}$/, `country of ${id}`);
      check.equal(new Set(countries).size, countries?.length, `distinct countries of ${id}`);
    }
  }),

  rule("resources.package.data-mb.type", {}, async (t, check) => {
    for (const { id, data_mb } of await anyPackages(t)) {
      const fits = data_mb === null || (Number.isInteger(data_mb) && data_mb > 0);
      check.ok(fits, `data_mb of ${id} is an integer or null`, data_mb);
    }
  }),

  rule("resources.package.data-mb.null-iff-unlimited", {}, async (t, check) => {
    const packages = await anyPackages(t);
    for (const { id, data_mb, unlimited } of packages) {
      check.equal(data_mb === null, unlimited, `${id}: data_mb is null exactly if unlimited`);
    }
    const kinds = new Set(packages.map(({ unlimited }) => unlimited));
    check.equal(kinds.size, 2, "both kinds are present");
  }),

  rule("resources.package.unlimited", {}, async (t, check) => {
    const packages = await anyPackages(t);
    for (const { id, unlimited } of packages) check.equal(typeof unlimited, "boolean", `unlimited of ${id}`);
    const halves = await Promise.all(
      ["true", "false"].map((unlimited) => t.test.all<Package>("packagesList", { query: { unlimited } })),
    );
    const idsOf = (items: readonly Package[]) => items.map(({ id }) => id).sort();
    for (const [index, unlimited] of [true, false].entries()) {
      const expected = packages.filter((item) => item.unlimited === unlimited);
      check.some(expected, `packages with unlimited ${unlimited}`);
      check.equal(idsOf(halves[index] ?? []), idsOf(expected), `the list with unlimited=${unlimited}`);
    }
  }),

  rule("resources.package.validity-days", {}, async (t, check) => {
    const packages = await anyPackages(t);
    for (const { id, validity_days: days } of packages) {
      check.ok(Number.isInteger(days) && days > 0, `validity_days of ${id}`, days);
    }
    const { package: short } = await sample(t);
    const long = packages.find((item) => item.validity_days > short.validity_days) ?? short;
    for (const { id, validity_days } of [short, long]) {
      const esim = await readEsim(t, await t.test.newEsim(id));
      check.equal(esim.validity_days, validity_days, `validity_days of an eSIM of ${id}`);
    }
  }),

  rule("resources.package.price", {}, async (t, check) => {
    for (const { id, price } of await anyPackages(t)) checkMoney(check, price, `the price of ${id}`);
    const { package: item } = await sample(t);
    const { price } = await t.test.get("packagesGet", { path: { id: item.id } });
    const order = await t.test.order({ package_id: item.id, quantity: 2 });
    check.equal(paiseOf(order.total), 2 * paiseOf(price), "total of 2 units in paise");
  }),

  rule("resources.package.retail-price", {}, async (t, check) => {
    for (const { id, retail_price } of await anyPackages(t)) {
      checkMoney(check, retail_price, `the retail price of ${id}`);
      check.ok(paiseOf(retail_price) > 0, `retail price of ${id}`, retail_price);
    }
  }),

  rule("resources.package.topup", {}, async (t, check) => {
    for (const { id, topup } of await anyPackages(t)) check.equal(typeof topup, "boolean", `topup of ${id}`);
    const { package: item, topupPackages } = await sample(t);
    const single = await t.test.get("packagesGet", { path: { id: item.id } });
    check.equal(typeof single.topup, "boolean", "topup of a single fetch");
    for (const { id, topup } of topupPackages) check.equal(topup, true, `topup of ${id}, a top-up package`);
  }),

  rule("resources.package.topup-true-today", {}, async (t, check) => {
    for (const { id, topup } of await anyPackages(t)) check.equal(topup, true, `topup of ${id}`);
  }),

  rule("resources.package.price.not-above-retail", {}, async (t, check) => {
    for (const { id, price, retail_price } of await anyPackages(t)) {
      const seen = { price, retail_price };
      check.ok(paiseOf(price) <= paiseOf(retail_price), `price of ${id} is at most the retail price`, seen);
    }
  }),
];
