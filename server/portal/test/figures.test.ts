// How figures are written and drawn: the scale of the balance's chart, days in the viewer's zone, costs with parts of
// a paisa.
import t from "tap";
import { formatCost, startOfDay } from "../src/format.ts";
import { scaleOf } from "../src/parts/scale.ts";

t.test(
  "the scale holds all values between its lines, and begins at zero unless that hides the change",
  async (t) => {
    const cases = [
      { values: [0, 0], threshold: null, bottom: 0, top: 1 },
      { values: [500], threshold: null, bottom: 0, top: 600 },
      { values: [0, 90, 240], threshold: null, bottom: 0, top: 300 },
      { values: [1_000_000, 947_591], threshold: null, bottom: 940_000, top: 1_000_000 },
      { values: [1_000_000, 947_591], threshold: 900_000, bottom: 900_000, top: 1_000_000 },
      { values: [1_000_000, 947_591], threshold: 2500, bottom: 940_000, top: 1_000_000 },
      { values: [40, 30], threshold: 100, bottom: 0, top: 100 },
    ];
    for (const { values, threshold, ...wanted } of cases) {
      const { bottom, top, lines, shows } = scaleOf(values, threshold);
      t.same({ bottom, top }, wanted, `${values} with ${threshold}`);
      t.ok(values.every(shows), "no value is outside");
      t.same([lines[0], lines.at(-1)], [bottom, top]);
      t.ok(lines.length <= 6, `${lines.length} lines`);
    }
    t.notOk(scaleOf([1_000_000, 947_591], 2500).shows(2500), "a threshold far below is not drawn");
  },
);

t.test("a day begins at midnight of the viewer's zone", async (t) => {
  t.equal(startOfDay("2026-11-21"), new Date(2026, 10, 21).toISOString());
  t.equal(startOfDay("2026-12-31", 1), new Date(2027, 0, 1).toISOString());
});

t.test("costs keep every digit that they have", async (t) => {
  t.equal(formatCost("49.0709", "INR"), "₹49.0709");
  t.equal(formatCost("1342.7", "INR"), "₹1,342.70");
  t.equal(formatCost("12", "USD"), "$12.00");
});
