// Extracts the texts of a source file that people read, line by line: its comments, and the sentences in string
// literals that users see. Code is omitted, so that a terminology rule can read the rest as Markdown.
import ts from "typescript";

/** Returns a text with as many lines as the source, so that findings have the right line number. */
export function textsOf(file: string, source: string, withLiterals: boolean): string {
  if (file.endsWith(".md")) return source;
  const lines = source.split("\n").map((): string[] => []);
  const pieces = file.endsWith(".tsp")
    ? contractTexts(source)
    : /\.(?:sh|py|rb|yml|go|java|cs|php)$/.test(file)
      ? scriptTexts(source)
      : codeTexts(file, source, withLiterals);
  const starts = lineStartsOf(source);
  for (const { start, text } of pieces) {
    let line = lineAt(starts, start);
    for (const part of text.split("\n")) lines[line++]?.push(part.trim());
  }
  return lines.map((parts) => parts.join(" / ").replaceAll("<", "(").trim()).join("\n");
}

interface Piece {
  start: number;
  text: string;
}

/** Partners read all of `spec/`: doc comments, and sentences such as those of `@rule`. */
function contractTexts(source: string): Piece[] {
  const tokens = source.matchAll(/"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|\/\*[\s\S]*?\*\/|\/\/.*/g);
  return [...tokens].flatMap(({ 0: token, index }) => {
    if (token.startsWith("/")) return [{ start: index, text: withoutMarks(token) }];
    return isSentence(token) ? [{ start: index, text: token.replaceAll('"', "") }] : [];
  });
}

/** Comments of other languages, docstrings of Python, and the descriptions in YAML. */
function scriptTexts(source: string): Piece[] {
  const tokens = source.matchAll(/"""[\s\S]*?"""|(?<=^\s*description: ).*|(?<=^|\s)(?:#|\/\/) .*/gm);
  return [...tokens].map(({ 0: token, index }) => ({
    start: index,
    text: token.replace(/^(?:"""|#|\/\/)|"""$/g, ""),
  }));
}

function codeTexts(file: string, source: string, withLiterals: boolean): Piece[] {
  const kind = file.endsWith(".tsx") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const pieces: Piece[] = [];
  const comments = new Set<number>();
  const addComments = (position: number) => {
    for (const { pos, end } of ts.getLeadingCommentRanges(source, position) ?? []) add(pos, end);
    for (const { pos, end } of ts.getTrailingCommentRanges(source, position) ?? []) add(pos, end);
  };
  const add = (pos: number, end: number) => {
    if (comments.has(pos)) return;
    comments.add(pos);
    pieces.push({ start: pos, text: withoutMarks(source.slice(pos, end)) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) {
      if (withLiterals && isSentence(node.text)) pieces.push({ start: node.pos, text: node.text });
      return;
    }
    if (node.getChildCount(tree) === 0) {
      addComments(node.getFullStart());
      addComments(node.getEnd());
    }
    const isLiteral =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node);
    if (withLiterals && isLiteral && isSentence(node.text))
      pieces.push({ start: node.getStart(tree), text: node.text });
    for (const child of node.getChildren(tree)) visit(child);
  };
  visit(tree);
  return pieces.toSorted((a, b) => a.start - b.start);
}

/** Names, paths and keys contain no space between words. */
const isSentence = (text: string) => /\p{L} +\p{L}/u.test(text);

const withoutMarks = (comment: string) =>
  comment
    .replace(/^\/\*+|\*+\/$/g, "")
    .replace(/^[ \t]*(\/\/+|\*+)/gm, "")
    .replace(/^ +/gm, "");

function lineStartsOf(source: string): number[] {
  const starts = [0];
  for (const { index } of source.matchAll(/\n/g)) starts.push(index + 1);
  return starts;
}

const lineAt = (starts: readonly number[], position: number) =>
  starts.findLastIndex((start) => start <= position);
