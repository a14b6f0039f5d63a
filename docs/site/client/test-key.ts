// A test key that is pasted once: the tab's storage keeps it for the console and for samples, until the tab is closed. A live
// key is never kept.
const storageKey = "testKey";
const unset = "sk_test_…";

export const keptKey = () => sessionStorage.getItem(storageKey);

export function keepKey(key: string): void {
  if (/^sk_test_\w+$/.test(key.trim())) sessionStorage.setItem(storageKey, key.trim());
  else sessionStorage.removeItem(storageKey);
}

/** Puts the key where samples set it. */
export function showKey(shown = unset): void {
  const key = keptKey() ?? unset;
  for (const code of document.querySelectorAll("article pre code")) {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null)
      if (node.data.includes(shown)) node.data = node.data.replaceAll(shown, key);
  }
}

/** Without scripts the page has no field. */
export function addKeyField(): void {
  const field = document.querySelector(".test-key");
  if (!field) return;
  const label = document.createElement("label");
  label.className = "field";
  const words = document.createElement("span");
  words.textContent = "Test key";
  const input = document.createElement("input");
  input.autocomplete = "off";
  input.spellcheck = false;
  input.placeholder = "sk_test_…";
  input.value = keptKey() ?? "";
  input.addEventListener("input", () => {
    const shown = keptKey() ?? unset;
    keepKey(input.value);
    showKey(shown);
  });
  label.append(words, input);
  const note = document.createElement("p");
  note.textContent =
    "Paste it, and this tab puts it into the lines below, those of the reference and the console, until you close it.";
  field.append(label, note);
}
