// Which of several similar packages is listed: three packages that share a slot, by the contract's sizes and bands.
import { limits } from "@partner-esim/generated/limits";
import { arrow, box, type Drawing, narrowest, type Picture, texts, words } from "./svg.ts";

const mbPerGb = 1024;

interface Plan {
  dataMb: number;
  validityDays: number;
}

/** The bands of validity. Even the last one has an end. */
const bands = limits.slotValidityEndsDays.map((end, at, ends) => ({ from: (ends[at - 1] ?? 0) + 1, end }));

const bandText = ({ from, end }: (typeof bands)[number]) => (from === end ? `${end}` : `${from} to ${end}`);

/** Returns the smallest and shortest package of a slot, one in its middle, and the largest and longest one. */
export function similarPlans(): [Plan, Plan, Plan] {
  const middleMb = limits.slotSizesGb[0] * mbPerGb;
  const edge = (sign: number) => (middleMb * (100 + sign * limits.slotSizeTolerancePercent)) / 100;
  const { from, end } = shownBand();
  return [
    { dataMb: Math.ceil(edge(-1) / 10) * 10, validityDays: from },
    { dataMb: middleMb, validityDays: Math.floor((from + end) / 2) },
    { dataMb: Math.floor(edge(1) / 10) * 10, validityDays: end },
  ];
}

/** Returns the first band of more than two days, near a week. */
function shownBand(): (typeof bands)[number] {
  const band = bands.find(({ from, end }) => end - from > 1);
  if (!band) throw new Error("every band of validity is a day or two");
  return band;
}

const sizeText = (dataMb: number) =>
  dataMb % mbPerGb === 0 ? `${dataMb / mbPerGb} GB` : `${dataMb.toLocaleString("en")} MB`;

const precedence = ["the store's own first,", "then the lowest price,", "then the lowest number"];

const width = { plan: 98, step: 230 };

function drawn(): Drawing {
  const middle = narrowest / 2;
  const plans = similarPlans();
  const parts = plans.flatMap(({ dataMb, validityDays }, at) => {
    const x = width.plan / 2 + 1 + (at * (narrowest - width.plan - 2)) / (plans.length - 1);
    return [
      box({ x, y: 26 }, width.plan, 48),
      texts([words(sizeText(dataMb)), words(`${validityDays} days`, "small")], x, 26),
      arrow([
        { x, y: 50 },
        { x: middle + (at - 1) * 60, y: 86 },
      ]),
    ];
  });
  const slot = [
    words("one slot"),
    words(`about ${sizeText(plans[1].dataMb)}, ${bandText(shownBand())} days`),
  ];
  parts.push(box({ x: middle, y: 111 }, width.step, 48, "box", 24), texts(slot, middle, 111));
  parts.push(
    arrow([
      { x: middle, y: 136 },
      { x: middle, y: 164 },
    ]),
  );
  const rules = precedence.map((text) => words(text));
  parts.push(box({ x: middle, y: 197 }, width.step, 64, "box", 16), texts(rules, middle, 197));
  parts.push(
    arrow([
      { x: middle, y: 229 },
      { x: middle, y: 257 },
    ]),
  );
  parts.push(box({ x: middle, y: 275 }, 120, 34, "box good"), texts([words("is listed")], middle, 275));
  return { width: narrowest, height: 294, content: parts.join("") };
}

const listed = (values: readonly (number | string)[]) =>
  `${values.slice(0, -1).join(", ")} and ${values.at(-1)}`;

export function slotPicture(): Picture {
  const plans = similarPlans();
  const sizes = plans.map(({ dataMb, validityDays }) => `${sizeText(dataMb)} for ${validityDays} days`);
  return {
    title: "Which of similar packages is listed",
    description: `Three packages of one destination, ${listed(sizes)}, share a slot. One of them is listed. The list that follows has the rules.`,
    narrow: drawn(),
    text: [
      "Only packages of the same destination share a slot: a country or a region.",
      `They have the same size. An amount within ${limits.slotSizeTolerancePercent} percent of a standard size counts as that size: ${listed(limits.slotSizesMb)} MB, ${listed(limits.slotSizesGb)} GB. Any other counts as itself. Unlimited and daily packages compete only with their own kind.`,
      `Their validity is in one band: ${listed(bands.map(bandText))} days. A longer one is a band by itself.`,
      "Of a slot one package is listed: one of the service's own store before others, then the one with the lowest price for you, then the one with the lowest number.",
    ]
      .map((line, at) => `${at + 1}. ${line}`)
      .join("\n"),
  };
}
