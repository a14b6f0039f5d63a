// The search: a dialog over the text of all pages, which is in memory, so nothing is sent to a server.
import type { Passage } from "../src/search-words.ts";
import { excerptOf } from "./excerpt.ts";
import { indexOf, search } from "./search-index.ts";

declare global {
  var docsWords: Passage[];
}

const index = indexOf(globalThis.docsWords);

const base = document.documentElement.dataset.root ?? "";
const dialog = document.createElement("dialog");
dialog.className = "search";
dialog.setAttribute("aria-label", "Search");
const input = document.createElement("input");
input.type = "search";
input.placeholder = "Search";
input.setAttribute("aria-label", "Search the documentation");
input.autocomplete = "off";
const note = document.createElement("p");
note.className = "note";
note.setAttribute("role", "status");
const list = document.createElement("ol");
const showAll = document.createElement("button");
showAll.type = "button";
showAll.hidden = true;
dialog.append(input, note, list, showAll);
document.body.append(dialog);

const resultsShown = 20;

/** @param from the first result to list: the rest is listed when it is asked for */
function show(from = 0): void {
  const results = search(index, input.value);
  const shown = from === 0 ? resultsShown : results.length;
  note.textContent =
    input.value.trim() === ""
      ? "Codes, fields, operations, rules"
      : results.length === 0
        ? "Nothing found"
        : results.length > shown
          ? `The best ${shown} of ${results.length} found`
          : `${results.length} found`;
  showAll.hidden = results.length <= shown;
  showAll.textContent = `Show the other ${results.length - shown}`;
  if (from === 0) list.replaceChildren();
  list.append(
    ...results.slice(from, shown).map(({ url, page, heading, text, terms }) => {
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.href = base + url;
      const title = document.createElement("strong");
      title.textContent = heading === "" ? page : `${page}: ${heading}`;
      const words = document.createElement("span");
      words.append(
        ...excerptOf(text, terms).map(({ text, isFound }) => {
          if (!isFound) return text;
          const mark = document.createElement("mark");
          mark.textContent = text;
          return mark;
        }),
      );
      link.append(title, words);
      item.append(link);
      return item;
    }),
  );
}

input.addEventListener("input", () => show());
showAll.addEventListener("click", () => {
  show(resultsShown);
  list.querySelectorAll("a")[resultsShown]?.focus();
});
list.addEventListener("click", () => dialog.close());
dialog.addEventListener("click", ({ target }) => {
  if (target === dialog) dialog.close();
});
dialog.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    // Else the first one only empties the field.
    event.preventDefault();
    dialog.close();
  }
  const links = [...list.querySelectorAll("a")];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (event.key === "Enter" && at < 0) links[0]?.click();
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  event.preventDefault();
  const next = event.key === "ArrowDown" ? at + 1 : at - 1;
  if (next < 0) input.focus();
  else links[next]?.focus();
});

globalThis.docsSearch = {
  /** @param words what was typed before it opened */
  open(words) {
    if (!dialog.open) dialog.showModal();
    if (words === "") input.select();
    else input.value = words;
    show();
  },
};
