// What a browser measures on a page: lines of text, names that are broken, and code that scrolls.
import type { Page } from "playwright-core";

/** Returns the longest line of the article's text, in characters: paragraphs and list items, not tables and code. */
export async function longestLine(page: Page): Promise<{ length: number; text: string }> {
  return await page.evaluate(() => {
    let longest = { length: 0, text: "" };
    for (const block of document.querySelectorAll("article :is(p, li, blockquote)")) {
      const lines = new Map<number, string>();
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
        if (node.parentElement?.closest("p, li, blockquote, table, pre") !== block) continue;
        for (const word of node.data.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          // The part on its first line; code is a little lower than the text around it.
          const [box] = range.getClientRects();
          if (!box) continue;
          const line = Math.round((box.top + box.height / 2) / 10);
          const near = [line, line - 1, line + 1].find((at) => lines.has(at)) ?? line;
          const before = lines.get(near);
          lines.set(near, before === undefined ? word[0] : `${before} ${word[0]}`);
        }
      }
      for (const text of lines.values())
        if (text.length > longest.length) longest = { length: text.length, text };
    }
    return longest;
  });
}

/** Returns where the article's blocks end at the right. */
export async function rightEdges(page: Page): Promise<number[]> {
  return await page.evaluate(() => {
    const boxes = [...document.querySelectorAll("article > *")].map((block) => block.getBoundingClientRect());
    return [...new Set(boxes.filter(({ width }) => width > 0).map(({ right }) => Math.round(right)))];
  });
}

/** Returns those of the names that the page shows on more than one line. */
export async function brokenNames(page: Page, names: readonly string[]): Promise<string[]> {
  return await page.evaluate((list) => {
    const wanted = new Set(list);
    return [...document.querySelectorAll(":is(article, nav) :not(pre) > code, .whole")]
      .filter((code) => wanted.has(code.textContent ?? "") && code.getClientRects().length > 1)
      .map((code) => code.textContent ?? "");
  }, names);
}

/** Returns the texts in pictures that overlap another text or leave their picture. */
export async function crowdedTexts(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const crowded: string[] = [];
    for (const picture of document.querySelectorAll(".picture svg")) {
      const frame = picture.getBoundingClientRect();
      if (frame.width === 0) continue;
      const boxes = [...picture.querySelectorAll("text")].map((text) => ({
        text: text.textContent ?? "",
        box: text.getBoundingClientRect(),
      }));
      for (const [at, { text, box }] of boxes.entries()) {
        const isOutside = box.left < frame.left - 1 || box.right > frame.right + 1;
        // Letters are lower than their boxes.
        const overlaps = boxes.slice(at + 1).some(({ box: other }) => {
          const isBeside = other.left >= box.right || other.right <= box.left;
          return !isBeside && Math.abs(other.top - box.top) < box.height * 0.75;
        });
        if (isOutside || overlaps) crowded.push(text);
      }
    }
    return crowded;
  });
}

/** Returns the beginnings of blocks of code that hide something at their right. */
export async function scrollingCode(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll("pre")]
      .filter((block) => block.scrollWidth > block.clientWidth)
      .map((block) => (block.textContent ?? "").slice(0, 60)),
  );
}

/** Returns lines that are wrapped though they have at most so many characters. */
export async function wrappedCode(page: Page, columnsMax: number): Promise<string[]> {
  return await page.evaluate((limit) => {
    const wrapped: string[] = [];
    for (const code of document.querySelectorAll<HTMLElement>("pre code")) {
      // A block in a tab that isn't shown has no height.
      if (code.getClientRects().length === 0) continue;
      const lines = (code.textContent ?? "").trimEnd().split("\n");
      if (lines.some((line) => line.length > limit)) continue;
      const height = Number.parseFloat(getComputedStyle(code).lineHeight);
      const rows = Math.round(code.closest("pre")?.querySelector("code")?.offsetHeight ?? 0) / height;
      if (rows > lines.length + 0.9) wrapped.push(lines.join("\n"));
    }
    return wrapped;
  }, columnsMax);
}
