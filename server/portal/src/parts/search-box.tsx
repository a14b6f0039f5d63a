// The search of every page; `/` leads to it.
import { limits } from "@partner-esim/generated/limits";
import { useEffect, useRef } from "preact/hooks";
import { go, place } from "../router.tsx";

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export function SearchBox() {
  const input = useRef<HTMLInputElement>(null);
  const { path, query } = place.value;
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key !== "/" || !isPlain || takesText(event.target)) return;
      if (document.querySelector("dialog[open]")) return;
      event.preventDefault();
      input.current?.select();
    };
    document.addEventListener("keydown", focus);
    return () => document.removeEventListener("keydown", focus);
  }, []);
  return (
    <form
      class="search-box"
      onSubmit={(event) => {
        event.preventDefault();
        const q = (input.current?.value ?? "").trim();
        // The page says what is too long; a URL of any length would not get there.
        go(`search?q=${encodeURIComponent(q.slice(0, limits.searchMax + 1))}`);
      }}
    >
      <input
        key={path === "search" ? query.q : ""}
        ref={input}
        type="search"
        placeholder="Search: press /"
        aria-label="Search everything"
        aria-keyshortcuts="/"
        defaultValue={path === "search" ? query.q : undefined}
      />
    </form>
  );
}
