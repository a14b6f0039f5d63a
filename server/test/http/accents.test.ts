// Any colour gives accents whose text is readable on every background of the pages.
import { readFileSync } from "node:fs";
import Color from "color";
import t from "tap";
import { accentsOf } from "../../src/http/accents.ts";

const styles = readFileSync(new URL("../../portal/styles/foundation.css", import.meta.url), "utf8");

function backgroundsOf(theme: "light" | "dark"): string[] {
  return ["ground", "surface", "sunk"].map((name) => {
    const [, light = "", dark = ""] =
      new RegExp(`--${name}: light-dark\\((#[0-9a-f]+), (#[0-9a-f]+)\\)`).exec(styles) ?? [];
    const colour = theme === "light" ? light : dark;
    return colour.length === 4 ? colour.replace(/[0-9a-f]/g, "$&$&") : colour;
  });
}

const channels = [0, 51, 102, 153, 204, 255].map((channel) => channel.toString(16).padStart(2, "0"));
const colours = channels.flatMap((red) =>
  channels.flatMap((green) => channels.map((blue) => `#${red}${green}${blue}`)),
);

t.test("text in the accent, and on it, has a contrast of 4.5", async (t) => {
  const unreadable: string[] = [];
  for (const colour of colours) {
    const accents = accentsOf(colour);
    for (const theme of ["light", "dark"] as const) {
      const { accent, ink, soft } = accents[theme];
      for (const other of [...backgroundsOf(theme), ink, soft])
        if (Color(accent).contrast(Color(other)) < 4.5)
          unreadable.push(`${colour} in ${theme}: ${accent} on ${other}`);
    }
  }
  t.same(unreadable, []);
  t.same(backgroundsOf("light"), ["#f6f8f8", "#ffffff", "#eef2f2"]);
});

t.test("a colour that is readable stays", async (t) => {
  t.equal(accentsOf("#0b6570").light.accent, "#0b6570");
  t.equal(accentsOf("#6fc7d0").dark.accent, "#6fc7d0");
});
