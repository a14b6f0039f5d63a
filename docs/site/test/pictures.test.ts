// The pictures show what the contract says, and each stands in a guide with a name and its facts as text.
import { enums } from "@partner-esim/generated/enums";
import { limits } from "@partner-esim/generated/limits";
import { statusChanges } from "@partner-esim/generated/states";
import t from "tap";
import { bandEndDays, slotSizeMb } from "../../../server/src/domain/catalogue/slot.ts";
import { renderPage, twinOf } from "../src/markdown.ts";
import { guidePages } from "../src/pages/guides.ts";
import { pictures } from "../src/pictures/all.ts";
import { similarPlans } from "../src/pictures/slot.ts";
import { type Subject, statesPicture } from "../src/pictures/states.ts";
import { narrowest } from "../src/pictures/svg.ts";
import { timelinePicture, webhookWaits } from "../src/pictures/timeline.ts";

const guides = guidePages().map((page) => ({ page, html: renderPage(page).html, twin: twinOf(page) }));
const textsIn = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = ""]) => text);

t.test(
  "every status and every change of the contract is in its diagram and in the list beside it",
  async (t) => {
    for (const subject of Object.keys(statusChanges) as Subject[]) {
      const { narrow, text } = statesPicture(subject);
      const shown = textsIn(narrow.content);
      const statuses: readonly string[] = enums[subject];
      t.same(shown.filter((name) => !/^\d+$/.test(name)).toSorted(), [...statuses].toSorted(), subject);
      const numbers = statusChanges[subject].map((_, at) => String(at + 1));
      t.same(
        shown.filter((name) => /^\d+$/.test(name)),
        numbers,
        `${subject}: numbers`,
      );
      for (const { from, to, when, event } of statusChanges[subject]) {
        const change = ` ${from === null ? "new" : `\`${from}\``} → \`${to}\`: ${when}`;
        const line = text
          .split("\n")
          .find((candidate) => /^\d+\./.test(candidate) && candidate.includes(change));
        t.ok(line, `${subject}: ${change}`);
        if (event !== null) t.match(line, `(docs:events/${event})`, `${subject}: ${event}`);
      }
      const reached = new Set<string>(statusChanges[subject].map(({ to }) => to));
      t.same(
        statuses.filter((status) => !reached.has(status)),
        [],
        `${subject}: each status can be reached`,
      );
    }
  },
);

t.test("the timeline has a mark for each attempt of the schedule, in order", async (t) => {
  const { narrow, wide, text } = timelinePicture();
  for (const drawing of [narrow, wide]) {
    const places = [...(drawing?.content ?? "").matchAll(/<circle cx="([\d.]+)"[^>]*attempt"/g)].map(
      ([, x]) => Number(x),
    );
    t.equal(places.length, limits.webhookAttemptsMax);
    t.same(
      places,
      places.toSorted((one, other) => one - other),
    );
    const last = places.at(-1) ?? 0;
    t.ok(last > 0 && last < (drawing?.width ?? 0));
  }
  t.equal(text.split("\n").length, limits.webhookAttemptsMax);
  t.equal(
    webhookWaits().reduce((sum, wait) => sum + wait, 0),
    2676,
    "about 45 hours",
  );
});

t.test("the packages in the picture of a slot share one in the service, and wider ones don't", async (t) => {
  const slotOf = (dataMb: number, validityDays: number) =>
    `${slotSizeMb(dataMb)} ${bandEndDays(validityDays)}`;
  const [least, middle, largest] = similarPlans();
  const slots = [least, middle, largest].map(({ dataMb, validityDays }) => slotOf(dataMb, validityDays));
  t.equal(new Set(slots).size, 1, slots.join(", "));
  for (const [dataMb, validityDays] of [
    [least.dataMb - 10, least.validityDays],
    [least.dataMb, least.validityDays - 1],
    [largest.dataMb + 10, largest.validityDays],
    [largest.dataMb, largest.validityDays + 1],
  ] as const)
    t.not(slotOf(dataMb, validityDays), slots[0], `${dataMb} MB, ${validityDays} days`);
});

t.test("every picture fits a phone, stands in a guide, and has a name and its facts as text", async (t) => {
  for (const [name, create] of Object.entries(pictures)) {
    const { title, narrow, text } = create();
    t.ok(narrow.width <= narrowest + 2, `${name} is ${narrow.width} pixels wide`);
    const guide = guides.find(({ html }) => html.includes(`id="${name}-narrow-title"`));
    if (!guide) {
      t.fail(`no guide shows ${name}`);
      continue;
    }
    t.match(
      guide.html,
      `role="img" aria-labelledby="${name}-narrow-title" aria-describedby="${name}-narrow-text"`,
    );
    t.match(guide.html, `<title id="${name}-narrow-title">${title}</title><desc id="${name}-narrow-text">`);
    const words = text.replace(/\]\([^)]*\)/g, "");
    t.match(guide.twin.replace(/\]\([^)]*\)/g, ""), words, `${name}: the Markdown twin has the text`);
    t.notMatch(guide.twin, "<!--", name);
  }
});
