// The textlint rule of CONTRIBUTING's section on prose, as far as a program can see it.
import type { TextlintRuleModule } from "@textlint/types";

export const bounds = { sentenceWords: 28, cellWords: 30, paragraphCharacters: 500 } as const;

const vagueClause = /(?:^|[,:;] )(those that|what is|as many as|one that)\b/i;

/** Returns the text as it is read: links without their target, code as one word, no comments. */
export function readable(markdown: string): string {
  return markdown
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/\(\[rule\]\([^)]*\)\)/g, "")
    .replace(/`[^`]*`/g, "code")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}

/** Returns sentences without the mark that ends them; questions keep theirs. */
const sentencesOf = (text: string) => text.split(/(?:[.!]|(?<=\?))[*_"”)]*(?:\s+|$)/).filter(Boolean);

const wordCount = (text: string) => text.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Returns what is wrong with a paragraph or a cell. */
export function faultsOf(markdown: string, kind: "paragraph" | "cell"): string[] {
  const text = readable(markdown);
  const faults = sentencesOf(text).flatMap((sentence) => {
    const words = wordCount(sentence);
    const clause = sentence.endsWith("?") ? null : vagueClause.exec(sentence);
    const start = `"${sentence.slice(0, 40)}…"`;
    return [
      ...(kind === "paragraph" && words > bounds.sentenceWords
        ? [`a sentence of ${words} words, at most ${bounds.sentenceWords}: ${start}`]
        : []),
      ...(clause ? [`a clause begins with "${clause[1]}": name the thing: ${start}`] : []),
    ];
  });
  if (kind === "cell" && wordCount(text) > bounds.cellWords)
    faults.push(`a cell of ${wordCount(text)} words, at most ${bounds.cellWords}`);
  if (kind === "paragraph" && text.length > bounds.paragraphCharacters)
    faults.push(`a paragraph of ${text.length} characters, at most ${bounds.paragraphCharacters}`);
  return faults;
}

const rule: TextlintRuleModule = ({ Syntax, RuleError, getSource, report }) => {
  const check = (kind: "paragraph" | "cell") => (node: Parameters<typeof getSource>[0]) => {
    if (node === undefined) return;
    for (const fault of faultsOf(getSource(node), kind)) report(node, new RuleError(fault));
  };
  return { [Syntax.Paragraph]: check("paragraph"), [Syntax.TableCell]: check("cell") };
};

export default rule;
