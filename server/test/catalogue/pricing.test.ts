// Prices: exact half-up rounding, compared with BigInt arithmetic, and the bounds of every price.
import fc from "fast-check";
import t from "tap";
import { formatMicros, MAX_AMOUNT_MICROS, parseMicros } from "../../src/domain/catalogue/amount.ts";
import { priceOf, quote } from "../../src/domain/catalogue/pricing.ts";

const micros = (rupees: string): number => {
  const value = parseMicros(rupees);
  if (value === null) throw new Error(`${rupees} is no amount`);
  return value;
};
const price = (retail: string, cost: string, discountBps: number) =>
  quote({ retailMicros: micros(retail), costMicros: micros(cost) }, { discountBps });

t.test("rounds the discounted price half up to the paisa", async (t) => {
  t.same(price("10.01", "1", 5000), { pricePaise: 501, retailPaise: 1001 }, "5.005 is 5.01");
  t.same(price("10.009999", "1", 5000), { pricePaise: 500, retailPaise: 1001 }, "5.0049995 is 5.00");
  t.same(price("119.00", "1", 2000), { pricePaise: 9520, retailPaise: 11900 });
});

t.test("shrinks the discount where it would go below the cost, rounded up", async (t) => {
  t.same(price("100", "89.991", 2000), { pricePaise: 9000, retailPaise: 10000 });
  t.same(price("100", "100", 2000), { pricePaise: 10000, retailPaise: 10000 }, "no margin, no discount");
});

t.test("finds no price where the cost is above retail or nothing is left to charge", async (t) => {
  t.equal(price("100", "100.001", 0), "cost-above-retail", "a cost of 100.01 once rounded");
  t.equal(price("0.004", "0.001", 0), "price-rounds-to-zero");
  t.equal(price("0.02", "0", 8000), "price-rounds-to-zero", "0.004 after the discount");
  t.same(price("0.005", "0.001", 0), { pricePaise: 1, retailPaise: 1 }, "0.005 is kept");
  t.same(price("0.01", "0.002", 2000), { pricePaise: 1, retailPaise: 1 });
  t.equal(priceOf({ retailMicros: 1, costMicros: 0 }, { discountBps: 0 }), null);
});

t.test("is the same as exact arithmetic, and within its bounds, for every amount and discount", async () => {
  const amount = fc.oneof(fc.nat(2_000_000), fc.nat(MAX_AMOUNT_MICROS));
  fc.assert(
    fc.property(amount, amount, fc.nat(10_000), (retailMicros, costMicros, discountBps) => {
      const found = priceOf({ retailMicros, costMicros }, { discountBps });
      const halfUp = (bps: number) => (BigInt(retailMicros) * BigInt(bps) + 50_000_000n) / 100_000_000n;
      const retail = Number(halfUp(10_000));
      const cost = Number((BigInt(costMicros) + 9_999n) / 10_000n);
      const expected = Math.max(Number(halfUp(10_000 - discountBps)), cost);
      if (cost > retail || Math.min(expected, retail) < 1) return found === null;
      return found?.pricePaise === expected && found.retailPaise === retail && expected <= retail;
    }),
    { numRuns: 2000 },
  );
});

t.test("amounts keep every decimal, and nothing else is an amount", async (t) => {
  fc.assert(fc.property(fc.nat(MAX_AMOUNT_MICROS), (value) => parseMicros(formatMicros(value)) === value));
  t.equal(formatMicros(micros("499")), "499.00");
  t.equal(formatMicros(micros("0.0041")), "0.0041");
  for (const text of [
    "",
    "-1",
    "+1",
    "1,000",
    "1e3",
    ".5",
    "5.",
    "1.1234567",
    " 1",
    "10000000.000001",
    "٣",
  ]) {
    t.equal(parseMicros(text), null, `"${text}"`);
  }
});
