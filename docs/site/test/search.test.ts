// What the search returns first: what to do, before the rules about it.
import t from "tap";
import { sitePages } from "../build.ts";
import { excerptOf } from "../client/excerpt.ts";
import { indexOf, search } from "../client/search-index.ts";
import { renderPage } from "../src/markdown.ts";
import { keywords } from "../src/search-keywords.ts";
import { passagesOf } from "../src/search-words.ts";
import { questions } from "./questions.ts";

const pages = sitePages(null).map((page) => ({ page, rendered: renderPage(page) }));
const passages = passagesOf(pages);
const index = indexOf(passages);

const wanted: [words: string, address: RegExp][] = [
  ["429", /^errors\/rate_limited\.html/],
  ["402", /^errors\/insufficient_balance\.html/],
  ["refund", /^guides\/money\.html/],
  ["cancel", /^guides\/money\.html#cancel-an-order$/],
  ["cancel order", /^guides\/money\.html#cancel-an-order$/],
  ["ALLOW_LOCAL_WEBHOOKS", /^guides\/webhooks\.html#while-you-develop$/],
  ["retry", /^guides\/errors-and-retries\.html/],
  ["Retry-After", /^(errors\/rate_limited|guides\/(errors-and-retries|authentication))\.html/],
  ["usage_80", /^events\/esim\.usage_80\.html$/],
  ["python", /^(quick-start.html|sdk-python.html)/],
  ["express", /^guides\/webhooks\.html/],
  ["cursor", /^guides\/pagination\.html/],
  ["idempotency key", /^guides\/idempotency\.html/],
  ["top up", /^reference\/topups-create\.html$/],
  ["top up an esim", /^reference\/topups-create\.html$/],
  ["list orders", /^reference\/orders-list\.html$/],
  ["cli", /^(sdk|quick-start)\.html#command-line$/],
  ["command line", /^(sdk|quick-start)\.html#command-line$/],
  ["SM-DP+ address", /^guides\/glossary\.html$/],
  ["glossary", /^guides\/glossary\.html$/],
  ["insufficient_balance", /^errors\/insufficient_balance\.html$/],
  ["create an order", /^reference\/orders-create\.html/],
  ["orders.create.quantity.range", /^rules\/orders\.html#orders\.create\.quantity\.range$/],
];

/** The first column of the glossary, as text. */
const glossary = pages.find(({ page }) => page.path === "guides/glossary")?.page.markdown ?? "";
const terms = [...glossary.matchAll(/^\| \*\*([^|]+)\*\* \| (.+) \|$/gm)];

t.test("every word of the glossary is found there, and says where it is explained", async (t) => {
  t.ok(terms.length > 40);
  const words = terms.map(([, word = ""]) => word);
  t.same(
    words,
    words.toSorted((one, other) => one.localeCompare(other, "en")),
    "in order",
  );
  t.same(
    terms.filter(([, , meaning = ""]) => !/\]\(docs:/.test(meaning)).map(([, word]) => word),
    [],
    "linked",
  );
  const lost = words.filter(
    (word) => !search(index, word).some(({ url }) => String(url) === "guides/glossary.html"),
  );
  t.same(lost, [], "found");
});

for (const [words, address] of wanted) {
  t.test(`"${words}"`, async (t) => {
    const found = search(index, words).map(({ url }) => String(url));
    t.match(found[0], address, found.slice(0, 5).join(" "));
  });
}

t.test("words that every object has are words", async (t) => {
  for (const word of ["constructor", "toString", "__proto__", "hasOwnProperty"])
    t.same(
      search(index, `${word} order`).filter(({ url }) => url === undefined),
      [],
      word,
    );
});

t.test("results of a few words have all of them", async (t) => {
  for (const [words, parts] of [
    ["cancel order", [/cancel/i, /order/i]],
    ["webhook signature", [/webhook/i, /sign/i]],
    ["refresh prices", [/refresh/i, /price/i]],
  ] as const) {
    const groups = new Set(search(index, words).map(({ group }) => String(group)));
    t.ok(groups.size > 1, words);
    const lacking = [...groups].filter((group) => {
      const text = passages
        .filter((passage) => passage.group === group)
        .map((passage) => Object.values(passage).join(" "));
      return parts.some((part) => !part.test(text.join(" ")));
    });
    t.same(lacking, [], words);
  }
  t.ok(search(index, "webhook zzzzzz").length > 0, "a word that is nowhere doesn't hide the others");
});

t.test("the right page is first or second for 67 of 68 questions", async (t) => {
  t.equal(questions.length, 68);
  const missed = questions.flatMap(([question, wanted]) => {
    const results = search(index, question).map(({ url }) => String(url).replace(/\.html.*/, ""));
    const first = [...new Set(results)].slice(0, 2);
    return wanted.some((page) => first.includes(page)) ? [] : [`${question}: ${first.join(", ")}`];
  });
  t.ok(missed.length <= 1, missed.join("\n"));
});

t.test("previews have rows of tables as sentences, and no marks of Markdown", async (t) => {
  const textOf = (path: string) =>
    passages.filter(({ url }) => url.startsWith(`${path}.html`)).map(({ text }) => text);
  t.match(
    textOf("guides/errors-and-retries").join(" "),
    "Response · Retry? none: timeout or broken connection · yes, with the same key.",
  );
  t.same(
    passages
      .filter(({ text }) => /\\ |\|/.test(text))
      .map(({ url, text }) => `${url}: ${text.slice(0, 300)}`),
    [],
  );
});

t.test("every keyword is of a page", async (t) => {
  const paths = new Set(pages.map(({ page }) => page.path));
  t.same(
    Object.keys(keywords).filter((path) => !paths.has(path)),
    [],
  );
});

t.test("the preview begins shortly before the words, and marks them in each of their forms", async (t) => {
  const text = `${"Nothing of interest. ".repeat(30)}Retries of an event keep esim.usage_80 apart. ${"More. ".repeat(50)}`;
  for (const [question, marked] of [
    ["retrying", ["Retries"]],
    ["retry usage_80", ["Retries", "esim.usage_80"]],
  ] as const) {
    const passage = {
      id: 0,
      url: "",
      page: "",
      group: "",
      heading: "",
      summary: "",
      keywords: "",
      names: "",
      code: "",
    };
    const [found] = search(indexOf([{ ...passage, text, weight: 1 }]), question);
    const pieces = excerptOf(text, found?.terms ?? []);
    t.same(
      pieces.filter(({ isFound }) => isFound).map((piece) => piece.text),
      marked,
    );
    t.match(pieces.map((piece) => piece.text).join(""), /^….{10,50}Retries .{80,140}…$/);
  }
});
