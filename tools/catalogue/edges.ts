// Packages that demonstrate rules: packages that no account may see, one group per reason, and packages just inside a
// limit.
import { type Entry, entry } from "./entry.ts";
import { demandFor, served } from "./places.ts";
import type { Plan } from "./plans.ts";

const names = new Map(served.map(({ code, name }) => [code, name]));
const PLAN: Plan = { kind: "metered", dataMb: 4096, days: 21 };

const words = (text: string): string[] => text.split(" ");

/** Returns a plan with a unique validity, so that its omission has one reason only. */
function forCountry(code: string, provider: string, plan: Plan = PLAN): Entry {
  const seller = { name: names.get(code) as string, provider, destination: code, countries: undefined };
  return entry(seller, demandFor(code), plan, `${code} ${provider} edge`);
}

export function edges(): Entry[] {
  return [...inside(), ...outside()];
}

/**
 * Returns two plans of one slot. Without a discount the first is cheaper, but it soon reaches its cost, and from about
 * 8 % the second is. So two partners can see different packages.
 */
function cheaperByDiscount(): Entry[] {
  const plan: Plan = { kind: "metered", dataMb: 3072, days: 45 };
  return [
    { ...forCountry("SG", "harbour", plan), cost: "850.00", retail_price: "900.00" },
    { ...forCountry("SG", "meridian", plan), cost: "500.00", retail_price: "920.00" },
  ];
}

/** On sale: the lowest possible prices, and fifty units that nearly exhaust a full sandbox balance. */
function inside(): Entry[] {
  const trial = forCountry("BT", "meridian", { kind: "metered", dataMb: 10, days: 1 });
  const trialBelowPaisa = forCountry("NP", "meridian", { kind: "metered", dataMb: 10, days: 1 });
  const largest = entry(
    { name: "Singapore", provider: "northlight", destination: "SG", countries: undefined },
    "busy",
    { kind: "metered", dataMb: 1024 * 1024, days: 365 },
    "SG largest",
  );
  return [
    ...cheaperByDiscount(),
    { ...trial, name: "Bhutan Trial 10 MB, 1 day", cost: "0.002", retail_price: "0.01" },
    { ...trialBelowPaisa, name: "Nepal Trial 10 MB, 1 day", cost: "0.001", retail_price: "0.005" },
    { ...largest, cost: "19850.00", retail_price: "19990.00" },
  ];
}

function outside(): Entry[] {
  const retired = words(
    "AE AT AU BE BR CA CH CN DE DK EG ES FI FR GB GR HK HU ID IE IT JP KE KR LK MA MT MX NL NO NZ PE PH PL PT",
  );
  const providerOff = words("AE AU CA CH DE ES FR GB HK ID IT JP KR MY NL NZ OM QA SA SG TH TR US VN ZA");
  const otherCurrency = words("US CA MX DE FR AE SG GB JP AU");
  const identityCheck = words("CN HK TW MO AE PK BD RU TH NG");
  const sizeUnknown = words("AD AL BA BG HR ME MK RO RS SI");
  const belowCost = words("CU ER FK GL KI MH NR TV");
  return [
    ...retired.map(
      (code, at): Entry => ({
        ...forCountry(code, "banyan"),
        retired: true,
        ...(at === 0 && { topup: false }),
      }),
    ),
    ...providerOff.map((code) => forCountry(code, "tidewater")),
    ...otherCurrency.map(
      (code, at): Entry => ({
        ...forCountry(code, "harbour"),
        currency: at % 2 === 0 ? "USD" : "EUR",
        cost: "4.10",
        retail_price: "7.90",
      }),
    ),
    ...identityCheck.map((code): Entry => ({ ...forCountry(code, "meridian"), identity_check: true })),
    ...sizeUnknown.map((code) => ({ ...withoutSize(code) })),
    ...coverageUnknown(),
    ...["0.004", "0.001", "0.00"].map(
      (price, at): Entry => ({
        ...forCountry(["BT", "NP", "LK"][at] as string, "banyan", { kind: "metered", dataMb: 25, days: 1 }),
        cost: price,
        retail_price: price,
      }),
    ),
    ...belowCost.map((code): Entry => {
      const { cost, ...rest } = forCountry(code, "northlight");
      return { ...rest, cost, retail_price: (Number(cost) * 0.9).toFixed(2) };
    }),
  ];
}

function withoutSize(code: string): Entry {
  return {
    ...forCountry(code, "harbour"),
    name: `${names.get(code)} Social & Chat, 21 days`,
    data_mb: undefined,
  };
}

/** Sold for a region without a list, or with a list that the supplier does not guarantee. */
function coverageUnknown(): Entry[] {
  const seller = (name: string, destination: string) => ({ name, destination, provider: "northlight" });
  const unlisted = [
    seller("Europe", "region-1"),
    seller("Africa", "region-4"),
    seller("Caribbean", "region-7"),
  ];
  const unsure = words("SO SS YE SY LY AF CD");
  return [
    ...unlisted.map((destination) =>
      entry({ ...destination, countries: [] }, "steady", PLAN, destination.destination),
    ),
    ...unsure.map((code): Entry => ({ ...forCountry(code, "harbour"), countries_reliable: false })),
  ];
}
