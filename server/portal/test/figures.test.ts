// How figures are written and drawn: the colours of charts, days in the viewer's zone, costs with parts of a paisa.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  rgb,
  wcagContrast,
} from "culori";
import t from "tap";
import { formatCost, instantOf, moneyOf, paiseOf, startOfDay } from "../src/format.ts";
import { timeZone } from "../src/time-zone.ts";

/** The pairs of a style sheet's custom properties that begin so: light, dark. */
function coloursOf(start: string): string[][] {
  const css = ["foundation", "charts"].map((name) =>
    readFileSync(join(import.meta.dirname, `../styles/${name}.css`), "utf8"),
  );
  const found = css.join("").matchAll(new RegExp(`${start}[^:]*: light-dark\\(([^,]+), ([^)]+)\\)`, "g"));
  return [...found].map(([, light = "", dark = ""]) => [light, dark]);
}

t.test(
  "the colours of series stand out from the ground and, to the colour-blind too, from each other",
  async (t) => {
    const all = coloursOf("--chart-");
    t.equal(all.length, 4);
    const filters = {
      usual: filterDeficiencyProt(0),
      protanopia: filterDeficiencyProt(1),
      deuteranopia: filterDeficiencyDeuter(1),
      tritanopia: filterDeficiencyTrit(1),
    };
    const faults: string[] = [];
    for (const [theme, name] of ["light", "dark"].entries()) {
      const ground = coloursOf("--surface")[0]?.[theme] ?? "";
      const colours = all.map((pair) => pair[theme] ?? "");
      for (const colour of colours) {
        const contrast = wcagContrast(colour, ground);
        if (contrast < 3) faults.push(`${name}: ${colour} has a contrast of ${contrast}`);
      }
      for (const [sight, filter] of Object.entries(filters)) {
        const see = (colour: string) => filter(rgb(colour) ?? { mode: "rgb", r: 0, g: 0, b: 0 });
        for (const [i, one] of colours.entries()) {
          for (const other of colours.slice(i + 1)) {
            const difference = differenceCiede2000()(see(one), see(other));
            if (difference < 15)
              faults.push(`${name}, ${sight}: ${one} and ${other} differ by ${difference}`);
          }
        }
      }
    }
    t.same(faults, []);
  },
);

t.test("sums of money are exact to the paisa", async (t) => {
  const amounts = ["0.10", "0.20", "-0.29", "70368744177.63"].map((amount) => paiseOf({ amount }));
  t.same(amounts, [10, 20, -29, 7_036_874_417_763]);
  t.same(moneyOf(10 + 20), { amount: "0.30", currency: "INR" });
  t.same(moneyOf(-29), { amount: "-0.29", currency: "INR" });
});

t.test("a day begins at midnight of the deployment's zone, also where clocks change", async (t) => {
  timeZone.value = "Asia/Kolkata";
  t.equal(startOfDay("2026-11-21"), "2026-11-20T18:30:00.000Z");
  t.equal(startOfDay("2026-12-31", 1), "2026-12-31T18:30:00.000Z");
  timeZone.value = "Europe/Berlin";
  t.equal(startOfDay("2026-03-29"), "2026-03-28T23:00:00.000Z");
  t.equal(startOfDay("2026-03-29", 1), "2026-03-29T22:00:00.000Z");
  t.equal(instantOf("2026-03-29T02:30:00"), "2026-03-29T01:30:00.000Z", "an hour that is left out");
  t.equal(instantOf("2026-10-25T02:30:00"), "2026-10-25T00:30:00.000Z", "the first of two");
});

t.test("costs keep every digit that they have", async (t) => {
  t.equal(formatCost("49.0709", "INR"), "₹49.0709");
  t.equal(formatCost("1342.7", "INR"), "₹1,342.70");
  t.equal(formatCost("12", "USD"), "$12.00");
});
