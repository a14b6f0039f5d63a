// Page elements beyond Markdown: a second column, folding parts, and lists of fields whose nested fields fold.
import type MarkdownIt from "markdown-it";
import { marks } from "./page.ts";
import { pictureOf } from "./pictures/all.ts";
import { drawingsOf } from "./pictures/svg.ts";

type Markdown = InstanceType<typeof MarkdownIt>;
type Tokens = ReturnType<Markdown["parse"]>;

function htmlOfMark(line: string, escapeHtml: (text: string) => string): string | undefined {
  if (line === marks.beside) return '</div>\n<section class="beside" aria-label="Examples">\n';
  if (line === marks.below) return '</section>\n<div class="below">\n';
  if (line === marks.end) return "</details>\n";
  if (line === marks.pictureEnd) return "</div></figure>\n";
  if (line === marks.testKey) return '<div class="test-key"></div>\n';
  const [, name] = /^<!-- picture: (.+) -->$/.exec(line) ?? [];
  if (name !== undefined) {
    const picture = pictureOf(name);
    const drawings = drawingsOf(name, picture);
    return `<figure class="picture${picture.wide ? "" : " beside-text"}"><div class="drawings">${drawings}</div><div class="says">\n`;
  }
  const [, summary] = /^<!-- fold: (.+) -->$/.exec(line) ?? [];
  if (summary === undefined) return undefined;
  // A line of the summary never breaks within a name that has underscores.
  const words = escapeHtml(summary).replace(/[a-z0-9]+(_[a-z0-9]+)+/g, '<span class="whole">$&</span>');
  return `<details class="fold"><summary>${words}</summary>\n`;
}

/** A mark is a line of its own. */
export function readsMarks(md: Markdown): void {
  const isMark: Parameters<typeof md.block.ruler.before>[2] = (state, line, _end, silent) => {
    const text = state.getLines(line, line + 1, state.blkIndent, false).trim();
    const html = text.startsWith("<!--") ? htmlOfMark(text, md.utils.escapeHtml) : undefined;
    if (html === undefined) return false;
    if (silent) return true;
    state.line = line + 1;
    state.push("html_block", "", 0).content = html;
    return true;
  };
  md.block.ruler.before("paragraph", "mark", isMark, { alt: ["paragraph", "list"] });
}

/** A field begins with its name as code, possibly a link, and its type in italics. */
function isField(tokens: Tokens, at: number): boolean {
  const kinds = (tokens[at]?.children ?? []).map(({ type }) => type).join(" ");
  return /^(link_open )?code_inline (link_close )?text em_open/.test(kinds);
}

/** Marks lists of fields for styling, and folds nested ones. */
export function readsFields(md: Markdown): void {
  md.core.ruler.push("fields", ({ tokens, Token }) => {
    const html = (content: string) => Object.assign(new Token("html_block", "", 0), { content });
    for (let at = tokens.length - 1; at >= 0; at--) {
      const list = tokens[at];
      // The tokens are: list open, item open, paragraph open, text.
      if (list?.type !== "bullet_list_open" || !isField(tokens, at + 3)) continue;
      list.attrJoin("class", "fields");
      if (list.level === 0) continue;
      let end = at;
      while (tokens[end]?.type !== "bullet_list_close" || tokens[end]?.level !== list.level) end++;
      const listItems = tokens.slice(at, end).filter(({ type, level }) => {
        return type === "list_item_open" && level === list.level + 1;
      });
      const words = listItems.length === 1 ? "1 field" : `${listItems.length} fields`;
      tokens.splice(end + 1, 0, html("</details>\n"));
      tokens.splice(at, 0, html(`<details class="fold"><summary>${words}</summary>\n`));
    }
  });
}
