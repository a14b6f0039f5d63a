// Writes the demonstration catalogue and the list of countries to server/catalogue, the same bytes every time. It reads
// only the country package and the contract's examples, and takes randomness from hashes. `--check` only compares.
import { readFileSync, writeFileSync } from "node:fs";
import { edges } from "./catalogue/edges.ts";
import { type Entry, entry } from "./catalogue/entry.ts";
import { countries, demandFor, nameless, regions, served } from "./catalogue/places.ts";
import { draw, plansFor, regionPlans, rivalOf } from "./catalogue/plans.ts";

const FIRST_NUMBER = 10_001;

const providers = [
  { id: "meridian", name: "Meridian Mobile" },
  { id: "banyan", name: "Banyan Connect" },
  { id: "northlight", name: "Northlight Networks" },
  { id: "harbour", name: "Harbour Roam" },
  { id: "tidewater", name: "Tidewater Telecom", enabled: false },
];
const SELLING = ["meridian", "banyan", "northlight", "harbour"] as const;

/** How often a rival offers the same plan, and how often the store sells the more expensive one. */
const RIVAL_SHARE = 0.08;
const OWN_STORE_SHARE = 0.4;

type Place = { name: string; destination: string | null; countries: string[] | undefined };

function providerOf(destination: Place, turn = 0): string {
  const first = Math.floor(draw(`${destination.destination ?? destination.name} provider`) * SELLING.length);
  return SELLING[(first + turn) % SELLING.length] as string;
}

function countryEntries(): Entry[] {
  return served.flatMap(({ code, name }) => {
    const destination: Place = { name, destination: code, countries: undefined };
    const demand = demandFor(code);
    return plansFor[demand].flatMap((plan) => {
      const seed = `${code} ${plan.kind} ${plan.dataMb} ${plan.days}`;
      const first = entry({ ...destination, provider: providerOf(destination) }, demand, plan, seed);
      if (draw(`${seed} rival`) >= RIVAL_SHARE) return [first];
      const rival = entry(
        { ...destination, provider: providerOf(destination, 1) },
        demand,
        rivalOf(plan),
        `${seed} rival`,
      );
      return [first, draw(`${seed} store`) < OWN_STORE_SHARE ? asStoreOffer(rival, first) : rival];
    });
  });
}

/** The store's own package fills its slot even when it costs more than the rival's. */
function asStoreOffer(rival: Entry, other: Entry): Entry {
  return {
    ...rival,
    retail_price: (Number(other.retail_price) + 20).toFixed(2),
    cost: other.cost,
    own_store: true,
  };
}

function wideEntries(): Entry[] {
  const places: (Place & { code: string })[] = [
    ...regions.map(({ code, name, countries }) => ({ code, name, destination: code, countries })),
    ...nameless.map(({ name, countries }) => ({
      code: countries.join("+"),
      name,
      destination: null,
      countries,
    })),
  ];
  return places.flatMap(({ code, ...place }) =>
    regionPlans.map((plan) => {
      const seed = `${code} ${plan.kind} ${plan.dataMb} ${plan.days}`;
      return entry({ ...place, provider: providerOf(place) }, "steady", plan, seed);
    }),
  );
}

export function demoText(): string {
  const packages = [...countryEntries(), ...wideEntries(), ...edges()];
  const lines = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join(",\n");
  const areas = regions.map(({ code, name, aliases, global }) => ({
    code,
    name,
    aliases,
    ...(global && { global }),
  }));
  return `{"providers":[\n${lines(providers)}\n],\n"areas":[\n${lines(areas)}\n],\n"packages":[\n${lines(numbered(packages))}\n]}\n`;
}

/**
 * Packages of the contract's examples have the same number and prices here, so that samples work as printed. The
 * demonstration account's discount is larger than the examples', so it pays the cost.
 */
function numbered(packages: readonly Entry[]): ({ number: number } & Entry)[] {
  const rows = packages.map((row, at) => ({ number: FIRST_NUMBER + at, ...row }));
  for (const { id, name, price, retail_price } of examplePackages()) {
    const number = Number(id.replace("pkg_", ""));
    const row = rows.find((row) => row.name === name);
    const other = rows.find((row) => row.number === number);
    if (!row || !other) continue;
    [row.number, other.number] = [other.number, row.number];
    Object.assign(row, { cost: price.amount, retail_price: retail_price.amount });
  }
  return rows.toSorted((a, b) => a.number - b.number);
}

interface ExamplePackage {
  id: string;
  name: string;
  price: { amount: string };
  retail_price: { amount: string };
}

function examplePackages(): ExamplePackage[] {
  const contract = JSON.parse(readFileSync(new URL("../generated/openapi.json", import.meta.url), "utf8"));
  const { examples } = contract.paths["/v1/packages"].get.responses["200"].content["application/json"];
  return Object.values<{ value: { data: ExamplePackage[] } }>(examples).flatMap(({ value }) => value.data);
}

/** Returns the names of all countries, even those without a network, because a supplier's list may contain them. */
export function countriesText(): string {
  const lines = countries.map(({ code, name }) => `${JSON.stringify(code)}:${JSON.stringify(name)}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}

function run(onlyCheck: boolean): number {
  const folder = new URL("../server/catalogue/", import.meta.url);
  let stale = 0;
  for (const [name, text] of [
    ["countries.json", countriesText()],
    ["demo.json", demoText()],
  ] as const) {
    const file = new URL(name, folder);
    if (!onlyCheck) writeFileSync(file, text);
    else if (readFileSync(file, "utf8") !== text) {
      stale += 1;
      console.error(`server/catalogue/${name} isn't what npm run catalogue writes`);
    }
  }
  return stale === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = run(process.argv.includes("--check"));
