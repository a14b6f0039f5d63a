// Interactive parts of every page: theme, mobile menu, tabs, copying, and loading the search on first use. Without it
// every page is still readable in full.
import { isServed, portalUrl } from "./service.ts";
import { addKeyField, showKey } from "./test-key.ts";

const root = document.documentElement;

const one = <T extends Element>(selector: string) => document.querySelector<T>(selector);

function chooseTheme(): void {
  const select = one<HTMLSelectElement>(".theme select");
  if (!select) return;
  select.value = root.dataset.theme ?? "system";
  select.addEventListener("change", () => {
    // Shared with the portal, which uses the same name.
    localStorage.setItem("theme", select.value);
    if (select.value === "system") delete root.dataset.theme;
    else root.dataset.theme = select.value;
  });
}

function openMenu(): void {
  const button = one<HTMLButtonElement>(".menu");
  button?.addEventListener("click", () => {
    const open = root.classList.toggle("menu-open");
    button.setAttribute("aria-expanded", String(open));
    if (open) showCurrent();
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !root.classList.contains("menu-open")) return;
    button?.click();
    button?.focus();
  });
  showCurrent();
}

/** Scrolls the menu to the entry of this page. */
function showCurrent(): void {
  const current = one<HTMLElement>("#navigation [aria-current]");
  const nav = one<HTMLElement>("#navigation");
  if (current && nav) nav.scrollTop = current.offsetTop - nav.clientHeight / 2;
}

function button(text: string, className: string): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = className;
  made.textContent = text;
  return made;
}

function addCopying(): void {
  // The clipboard needs a secure context.
  if (!navigator.clipboard) return;
  for (const figure of document.querySelectorAll<HTMLElement>("figure.code")) {
    const copy = button("Copy", "copy");
    copy.addEventListener("click", async () => {
      await navigator.clipboard.writeText(figure.querySelector("code")?.textContent ?? "");
      copy.textContent = "Copied";
      setTimeout(() => {
        copy.textContent = "Copy";
      }, 1500);
    });
    const block = document.createElement("div");
    block.className = "block";
    const code = figure.querySelector("pre");
    code?.replaceWith(block);
    block.append(...(code ? [code] : []), copy);
  }
}

const assistants = [
  ["ChatGPT", "https://chatgpt.com/?q="],
  ["Claude", "https://claude.ai/new?q="],
] as const;

/** Beside the link to the page's Markdown. Assistants read only pages that are on the internet. */
function addTwinActions(): void {
  const twin = one<HTMLElement>(".twin");
  const url = one<HTMLAnchorElement>(".twin a")?.href;
  if (!twin || url === undefined) return;
  if (navigator.clipboard && location.protocol.startsWith("http")) {
    const copy = button("Copy as Markdown", "copy-page");
    copy.addEventListener("click", async () => {
      const response = await fetch(url);
      await navigator.clipboard.writeText(await response.text());
      copy.textContent = "Copied";
      setTimeout(() => {
        copy.textContent = "Copy as Markdown";
      }, 1500);
    });
    twin.append(" ", copy);
  }
  if (location.protocol !== "https:") return;
  for (const [name, start] of assistants) {
    const link = document.createElement("a");
    link.href = start + encodeURIComponent(`Read ${url} and answer questions about it.`);
    link.textContent = `Open in ${name}`;
    twin.append(" ", link);
  }
}

const mostRemembered = 8;

/** Returns the languages and frameworks that were chosen, the last one first. */
function chosenNames(): string[] {
  return (localStorage.getItem("languages") ?? "").split("\n").filter((name) => name !== "");
}

/** Boxes of samples, on this and later pages, show what they have of what was chosen last. */
function addTabs(): void {
  const boxes = [...document.querySelectorAll<HTMLElement>(".tabs")].map((box, at) => {
    const panels = [...box.querySelectorAll<HTMLElement>("figure.code")];
    const list = document.createElement("div");
    list.setAttribute("role", "tablist");
    const tabs = panels.map((panel, index) => {
      const caption = panel.querySelector("figcaption");
      const tab = button(caption?.textContent ?? "", "tab");
      caption?.remove();
      panel.id = `panel-${at}-${index}`;
      tab.id = `tab-${at}-${index}`;
      tab.setAttribute("role", "tab");
      tab.setAttribute("aria-controls", panel.id);
      panel.setAttribute("role", "tabpanel");
      panel.setAttribute("aria-labelledby", tab.id);
      return tab;
    });
    list.append(...tabs);
    box.prepend(list);
    const show = (index: number) => {
      for (const [n, tab] of tabs.entries()) {
        tab.setAttribute("aria-selected", String(n === index));
        tab.tabIndex = n === index ? 0 : -1;
        const panel = panels[n];
        if (panel) panel.hidden = n !== index;
      }
    };
    const isLanguages = box.dataset.languages !== undefined;
    const showChosen = () => {
      const wanted = isLanguages ? chosenNames() : [];
      const places = wanted.map((name) => tabs.findIndex((tab) => tab.textContent === name));
      show(places.find((index) => index >= 0) ?? 0);
    };
    const choose = (index: number) => {
      const name = tabs[index]?.textContent ?? "";
      if (isLanguages) {
        const names = [name, ...chosenNames().filter((other) => other !== name)];
        localStorage.setItem("languages", names.slice(0, mostRemembered).join("\n"));
        for (const other of boxes) if (other.isLanguages) other.showChosen();
      }
      show(index);
      tabs[index]?.focus();
    };
    for (const [index, tab] of tabs.entries()) {
      tab.addEventListener("click", () => choose(index));
      tab.addEventListener("keydown", ({ key }) => {
        const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
        if (step !== 0) choose((index + step + tabs.length) % tabs.length);
      });
    }
    showChosen();
    return { isLanguages, showChosen };
  });
}

function load(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} could not be loaded`));
    document.head.append(script);
  });
}

/** The portal is there if the page comes from a service. */
function addPortal(): void {
  if (!isServed) return;
  for (const element of document.querySelectorAll(".portal")) {
    const link = document.createElement("a");
    link.href = portalUrl;
    link.textContent = "Portal";
    element.append(link);
  }
}

declare global {
  var docsSearch: { open(words: string): void } | undefined;
}

/** Collects what is typed, until it is called. */
function collectTyping(): () => string {
  let typed = "";
  const listen = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    typed += event.key;
  };
  document.addEventListener("keydown", listen, { capture: true });
  return () => {
    document.removeEventListener("keydown", listen, { capture: true });
    return typed;
  };
}

function addSearch(): void {
  const find = async () => {
    const collected = collectTyping();
    try {
      if (!globalThis.docsSearch) {
        await load(root.dataset.words ?? "");
        await load(root.dataset.search ?? "");
      }
    } finally {
      const words = collected();
      globalThis.docsSearch?.open(words);
    }
  };
  one(".find")?.addEventListener("click", find);
  document.addEventListener("keydown", (event) => {
    const target = event.target as Element;
    // The focus leaves a closed dialog with the next frame only.
    const closed = target.closest("dialog:not([open])");
    const typing = !closed && target.closest("input, textarea, select, dialog");
    const wanted = event.key === "/" || (event.key === "k" && (event.metaKey || event.ctrlKey));
    if (typing || !wanted) return;
    event.preventDefault();
    find();
  });
}

chooseTheme();
openMenu();
showKey();
addKeyField();
addPortal();
addTabs();
addCopying();
addTwinActions();
addSearch();
