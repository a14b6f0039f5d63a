// The company's logo. A file that is no PNG, or an SVG that could do more than show a picture, is rejected at start.
import { readFileSync, statSync } from "node:fs";
import type { Logo } from "../domain/brand/brand.ts";
import { InvalidSetting } from "./setting-parsers.ts";

export const logoMaxKb = 64;
const pngSideMax = 2000;

const invalid = (problem: string): never => {
  throw new InvalidSetting(problem);
};

export function logo(path: string): Logo {
  const content = read(path);
  if (content.subarray(0, 8).equals(pngSignature)) return pngOf(content);
  return svgOf(content);
}

function read(path: string): Buffer {
  try {
    const { size } = statSync(path);
    if (size > logoMaxKb * 1024) return invalid(`give a file of at most ${logoMaxKb} KB`);
    return readFileSync(path);
  } catch (error) {
    if (error instanceof InvalidSetting) throw error;
    return invalid(`give the path of a file that can be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

const pngSignature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
/** Signature, and the length and type of the first chunk. */
const pngHeadBytes = 16;

function pngOf(content: Buffer): Logo {
  const isWhole =
    content.length > pngHeadBytes + 8 &&
    content.toString("latin1", 12, pngHeadBytes) === "IHDR" &&
    content.subarray(-12).includes("IEND");
  if (!isWhole) return invalid("give a whole PNG: this file is cut off");
  const sides = [content.readUInt32BE(pngHeadBytes), content.readUInt32BE(pngHeadBytes + 4)];
  if (sides.some((side) => side === 0 || side > pngSideMax))
    return invalid(`give a PNG of at most ${pngSideMax} pixels in width and height`);
  return { type: "image/png", content };
}

/** What an SVG must not contain, with the word for it. */
const refusedInSvg: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/<(?:[\w.-]+:)?script\b/i, "a script"],
  [/<(?:[\w.-]+:)?foreignObject\b/i, "foreignObject"],
  [/<(?:[\w.-]+:)?(?:iframe|embed|object|handler|listener)\b/i, "another document"],
  [/[\s"'/]on[a-z]+\s*=/i, "an event handler"],
  [/javascript\s*:/i, "a script"],
  [/<!(?:ENTITY|ATTLIST|DOCTYPE[^>]*\[)/i, "an entity"],
  [/<\?xml-stylesheet/i, "a style sheet of another file"],
  [/\bhref\s*=\s*["']?\s*(?!#|data:image\/(?:png|jpeg)[;,])[^\s"']/i, "a link"],
  [/url\(\s*["']?\s*(?!#)[^\s"')]|@import/i, "a URL of another file"],
];

function svgOf(content: Buffer): Logo {
  const text = textOf(content);
  const isSvg =
    text !== null &&
    /^\s*(?:<\?xml\s[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE(?:[^>[]|\[[^\]]*\])*>\s*)*<svg[\s>]/.test(
      text,
    ) &&
    /\sxmlns=["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(text) &&
    /<\/svg>\s*$/.test(text);
  if (!isSvg) return invalid("give an SVG in UTF-8 or a PNG: this file is neither");
  const found = refusedInSvg.find(([pattern]) => pattern.test(text));
  if (found) return invalid(`give an SVG without scripts and links: this file contains ${found[1]}`);
  return { type: "image/svg+xml", content };
}

function textOf(content: Buffer): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    return null;
  }
}
