/**
 * Rules about which of several similar packages is listed, on packages that the suite adds to the catalogue. Groups
 * differ in size, validity or kind.
 */
import { type Offer, onSale, provider } from "../added-packages.ts";
import { rule, rules } from "../case.ts";
import { type Destination, type Package, paiseOf } from "../contract.ts";
import { checkOmission } from "./portal-catalogue.ts";

const needs = ["portal", "catalogue"] as const;
const options = { needs, alone: true } as const;
const gb = 1024;

const sizesMb = [100, 500, ...[1, 2, 3, 5, 10, 15, 20, 25, 30, 40, 50, 100].map((size) => size * gb)];
/** Bands of validity days that share a slot: from, to. */
const bands = [
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

const idsOf = (list: readonly Package[]) => list.map(({ id }) => id);

export const cases = [
  rules(
    [
      "packages.listing.one-per-slot",
      "packages.listing.else-cheapest",
      "packages.listing.store-first",
      "packages.listing.unlisted-id-usable",
    ],
    options,
    async (t, check) => {
      const cheapest: string[] = [];
      const store: string[] = [];
      await onSale(
        t,
        (add) => {
          const price = (retail_price: string, own_store = false): Offer => ({
            retail_price,
            own_store,
            validity_days: 7,
          });
          for (const retail of ["100", "90", "90"]) cheapest.push(add({ ...price(retail), data_mb: gb }));
          store.push(add({ ...price("80"), data_mb: 2 * gb }));
          for (const retail of ["120", "110", "110"])
            store.push(add({ ...price(retail, true), data_mb: 2 * gb }));
        },
        async (tenant, _, listed) => {
          const of = (ids: readonly string[]) => idsOf(listed).filter((id) => ids.includes(id));
          check("packages.listing.one-per-slot").equal(
            [of(cheapest).length, of(store).length],
            [1, 1],
            "listed of each slot",
          );
          check("packages.listing.else-cheapest").equal(
            of(cheapest),
            [cheapest[1]],
            "of prices 100, 90 and 90",
          );
          check("packages.listing.store-first").equal(
            of(store),
            [store[2]],
            "of 80, and the store's 120, 110, 110",
          );
          const usable = check("packages.listing.unlisted-id-usable");
          for (const id of [cheapest[0], store[0]] as string[]) {
            usable.ok(!idsOf(listed).includes(id), "it isn't listed", id);
            usable.status(await tenant.test.call("packagesGet", { path: { id } }), 200, "fetch");
            const order = await tenant.test.call("ordersCreate", { body: { package_id: id } });
            usable.status(order, 201, "order");
          }
        },
      );
    },
  ),

  rules(
    ["packages.listing.size-band", "packages.listing.validity-band", "packages.listing.true-values"],
    options,
    async (t, check) => {
      const sized = new Map<string, number>();
      const lasting = new Map<string, number>();
      const unlisted: string[] = [];
      await onSale(
        t,
        (add) => {
          // The cheaper of two packages in a slot is listed, and it is not the one with the round size.
          for (const size of sizesMb) {
            add({ data_mb: size, validity_days: 30 });
            // Another size of the same slot: up to 500 MB the furthest, above it a usual one.
            const near = size <= 500 ? size * 1.2 : Math.round(size * 0.95);
            sized.set(add({ data_mb: near, validity_days: 30, retail_price: "90" }), near);
          }
          for (const size of [121, 200, 601, 7.5 * gb, 200 * gb, 200 * gb + 1]) {
            sized.set(add({ data_mb: size, validity_days: 30 }), size);
          }
          unlisted.push(add({ data_mb: 200, validity_days: 30, retail_price: "110" }));
          for (const [from, to] of bands) {
            unlisted.push(add({ data_mb: 7 * gb, validity_days: to }));
            lasting.set(add({ data_mb: 7 * gb, validity_days: from, retail_price: "90" }), from);
            // The reverse shows that a band extends in both directions.
            unlisted.push(add({ data_mb: 6.5 * gb, validity_days: from }));
            lasting.set(add({ data_mb: 6.5 * gb, validity_days: to, retail_price: "90" }), to);
          }
          lasting.set(add({ data_mb: 7 * gb, validity_days: 1 }), 1);
        },
        async (_, __, listed) => {
          const ids = idsOf(listed);
          const size = check("packages.listing.size-band");
          for (const [id, mb] of sized) size.ok(ids.includes(id), `${mb} MB for 30 days is listed`, id);
          size.equal(
            listed.filter((item) => item.validity_days === 30).length,
            sized.size,
            "listed for 30 days",
          );
          const validity = check("packages.listing.validity-band");
          for (const [id, days] of lasting) validity.ok(ids.includes(id), `${id} for ${days} days is listed`);
          const trueValues = check("packages.listing.true-values");
          trueValues.some(listed, "packages of the suite");
          for (const item of listed) {
            if (sized.has(item.id))
              trueValues.equal(item.data_mb, sized.get(item.id) ?? 0, `data_mb of ${item.id}`);
            if (lasting.has(item.id))
              trueValues.equal(item.validity_days, lasting.get(item.id) ?? 0, `days of ${item.id}`);
          }
          validity.equal(
            unlisted.filter((id) => ids.includes(id)),
            [],
            "more expensive ones of a slot that are listed",
          );
        },
      );
    },
  ),

  rules(
    ["packages.listing.daily-plan-separate", "resources.package.data-mb.daily-plan"],
    options,
    async (t, check) => {
      let daily = "";
      let dearer = "";
      let other = "";
      let total = "";
      await onSale(
        t,
        (add) => {
          const plan = { data_mb: gb, validity_days: 15 };
          daily = add({ ...plan, daily_reset: "midnight-utc", retail_price: "200" });
          dearer = add({ ...plan, daily_reset: "midnight-utc", retail_price: "210" });
          other = add({ ...plan, daily_reset: "midnight-local", retail_price: "220" });
          total = add({ ...plan, retail_price: "50" });
        },
        async (tenant, _, listed) => {
          const separate = check("packages.listing.daily-plan-separate");
          separate.equal(idsOf(listed), [daily, other, total], "listed");
          separate.ok(
            !idsOf(listed).includes(dearer),
            "the more expensive of two daily plans of a kind isn't",
          );
          const mb = check("resources.package.data-mb.daily-plan");
          const item = listed.find(({ id }) => id === daily);
          mb.equal(item?.data_mb, gb, "data_mb of a daily plan");
          mb.match(item?.name, /per day/, "its name");
          const iccid = await tenant.test.newEsim(daily);
          const esim = await tenant.test.get("esimsGet", { path: { iccid } });
          mb.equal(esim.data.total_mb, 15 * gb, "total_mb of its eSIM, for 15 days");
        },
      );
    },
  ),

  rules(
    [
      "packages.omit.not-inr",
      "packages.omit.identity-check",
      "packages.omit.unreliable-data-size",
      "packages.omit.unreliable-countries",
      "packages.omit.price-rounds-to-zero",
    ],
    options,
    async (t, check) => {
      const omitted = {
        "packages.omit.not-inr": { data_mb: gb, currency: "USD" },
        "packages.omit.identity-check": { data_mb: gb, identity_check: true },
        "packages.omit.unreliable-data-size": {},
        "packages.omit.unreliable-countries": { data_mb: gb, countries_reliable: false },
        "packages.omit.price-rounds-to-zero": { data_mb: gb, cost: "0.001", retail_price: "0.0049" },
      } as const satisfies Record<string, Partial<Offer>>;
      const base: Partial<Offer> = { data_mb: gb };
      const pairs: [keyof typeof omitted, string, string][] = [];
      await onSale(
        t,
        (add) => {
          // Beyond all bands each validity has its own slot, so none displaces another.
          let days = 500;
          for (const [id, offer] of Object.entries(omitted) as [keyof typeof omitted, Partial<Offer>][]) {
            const least =
              id === "packages.omit.price-rounds-to-zero" ? { cost: "0.001", retail_price: "0.005" } : {};
            const pair = [
              add({ ...offer, validity_days: days++ }),
              add({ ...base, ...least, validity_days: days++ }),
            ];
            pairs.push([id, pair[0] as string, pair[1] as string]);
          }
        },
        async (tenant) => {
          for (const [id, without, control] of pairs) {
            await checkOmission(tenant, without, true, check(id));
            await checkOmission(tenant, control, false, check(id));
          }
        },
      );
    },
  ),

  rules(["packages.omit.retired", "packages.omit.provider-off"], options, async (t, check) => {
    const ids: string[] = [];
    await onSale(
      t,
      (add) => ids.push(add({ data_mb: gb, validity_days: 7 }), add({ data_mb: 5 * gb, validity_days: 7 })),
      async (tenant, added) => {
        const [id, staying] = ids as [string, string];
        const another = await t.tenant();
        const retired = check("packages.omit.retired");
        await tenant.operator.get("stockRetire", { path: { id } });
        for (const account of [tenant, another]) {
          await checkOmission(account, id, true, retired);
          await checkOmission(account, staying, false, retired);
        }
        await tenant.operator.get("stockRestore", { path: { id } });
        await checkOmission(tenant, id, false, retired);

        const off = check("packages.omit.provider-off");
        await tenant.operator.get("providersUpdate", { path: { id: provider }, body: { enabled: false } });
        for (const one of ids) await checkOmission(tenant, one, true, off);
        off.equal(idsOf(await added.listed(another)), [], "listed for another account");
        await tenant.operator.get("providersUpdate", { path: { id: provider }, body: { enabled: true } });
        for (const one of ids) await checkOmission(tenant, one, false, off);
      },
    );
  }),

  rules(
    ["resources.package.price.not-below-cost", "packages.listing.partner-dependent"],
    options,
    async (t, check) => {
      let dear = "";
      let free = "";
      let steady = "";
      let flexible = "";
      await onSale(
        t,
        (add) => {
          dear = add({ data_mb: gb, validity_days: 7, cost: "95.001" });
          free = add({ data_mb: 5 * gb, validity_days: 7, cost: "10" });
          // In one slot: the first package is cheaper without a discount, the second with one.
          steady = add({ data_mb: 10 * gb, validity_days: 7, cost: "85", retail_price: "90" });
          flexible = add({ data_mb: 10 * gb, validity_days: 7, cost: "10", retail_price: "100" });
        },
        async (tenant, added, listed) => {
          const half = await t.tenant();
          await half.update({ agreed_discount_bps: 5000 });
          const priceOf = async (id: string) =>
            paiseOf((await half.test.get("packagesGet", { path: { id } })).price);
          const discounted = await half.until(
            () => priceOf(free),
            (paise) => paise === 5000,
            60_000,
          );
          const cost = check("resources.package.price.not-below-cost");
          cost.equal(discounted, 5000, "price at half, above the cost");
          cost.equal(await priceOf(dear), 9501, "price at half of what costs 95.001");
          const order = await half.test.order({ package_id: dear });
          cost.equal(paiseOf(order.total), 9501, "total of an order");
          const slot = (list: readonly Package[]) =>
            idsOf(list).filter((id) => [steady, flexible].includes(id));
          const may = check("packages.listing.partner-dependent");
          may.equal(slot(listed), [steady], "listed without a discount");
          may.equal(slot(await added.listed(half)), [flexible], "listed at half");
          may.status(
            await tenant.test.call("packagesGet", { path: { id: flexible } }),
            200,
            "fetch of the other",
          );
        },
      );
    },
  ),

  rule("resources.destination.code.stable", { needs, alone: true }, async (t, check) => {
    const tenant = await t.tenant();
    const regions = async () =>
      ((await tenant.test.get("countriesList")).data as Destination[]).filter(({ code }) =>
        /^region-/.test(code),
      );
    const before = await regions();
    const [region] = before;
    t.must.ok(region, "a region has to have packages on sale");
    const { code = "", name = "" } = region ?? {};
    const rename = (to: string) =>
      tenant.operator.get("regionsUpdate", { path: { code }, body: { name: to } });
    const named = async (wanted: string) =>
      tenant.until(regions, (list) => list.some((one) => one.name === wanted), 60_000);
    const other = `${name} renamed`;
    const renameBack = t.undoing(() => rename(name));
    try {
      await rename(other);
      const after = await named(other);
      check.equal(after.find((one) => one.code === code)?.name, other, "the new name");
      check.equal(
        after.map((one) => one.code).sort(),
        before.map((one) => one.code).sort(),
        "codes of all regions",
      );
      const inRegion = await tenant.test.get("packagesList", { query: { region: code, limit: 1 } });
      check.some(inRegion.data, "packages found by the code");
    } finally {
      await renameBack();
    }
    check.equal((await named(name)).find((one) => one.code === code)?.name, name, "the old name again");
  }),
];
