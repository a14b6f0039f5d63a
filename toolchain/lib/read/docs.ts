/** Doc comments as running text: line breaks of the source are removed, except in lists and between paragraphs. */
import { getDoc, type Program, type Type } from "@typespec/compiler";

export function joinLines(text: string): string {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) =>
      /^\s*([-*|]|\d+\.)\s/m.test(paragraph) ? paragraph : paragraph.replaceAll(/\s*\n\s*/g, " "),
    );
  return paragraphs.join("\n\n").trim();
}

export function readDoc(program: Program, type: Type): string {
  return joinLines(getDoc(program, type) ?? "");
}

/** Returns the first sentence, for lists and rules. */
export function firstSentence(text: string): string {
  return text.split(/(?<=\.)\s/)[0] ?? "";
}

/** Lower-cases the first letter for use inside a sentence, unless it begins a name in capitals. */
export function lowerFirst(text: string): string {
  return /^[A-Z][a-z ]/.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}
