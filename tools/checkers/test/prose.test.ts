// The check of prose names long sentences, cells and paragraphs and clauses without a noun, and passes plain text.
import t from "tap";
import { bounds, faultsOf, readable } from "../prose/rule.ts";

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

t.test("a sentence, a cell and a paragraph have a bound", async (t) => {
  t.same(faultsOf(`${words(bounds.sentenceWords)}. ${words(bounds.sentenceWords)}.`, "paragraph"), []);
  t.match(faultsOf(`Short. ${words(bounds.sentenceWords + 1)}.`, "paragraph"), [/^a sentence of 29 words/]);
  t.same(faultsOf(words(bounds.cellWords), "cell"), []);
  t.match(faultsOf(words(bounds.cellWords + 1), "cell"), [/^a cell of 31 words/]);
  t.match(faultsOf("Ten letters. ".repeat(40), "paragraph"), [/^a paragraph of 519 characters/]);
});

t.test("a clause without a noun is named", async (t) => {
  for (const text of [
    "Keys work. Those that expired fail.",
    "Nothing is lost: what is pending is retried.",
    "Requests wait, as many as there are.",
  ])
    t.match(faultsOf(text, "paragraph"), [/^a clause begins with/], text);
  t.same(faultsOf("What is MCP? Requests in flight end. He knows what is due.", "paragraph"), []);
});

t.test("code, targets of links and comments don't count", async (t) => {
  const text = "See `a b c` <!-- note --> in [the guide](https://example.com/a).\n([rule](rule:a.b)) Next.";
  t.equal(readable(text), "See code in the guide. Next.");
});
