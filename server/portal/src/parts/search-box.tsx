// The search on every page. `/` and Ctrl-K focus it.
import { limits } from "@partner-esim/generated/limits";
import { useEffect, useRef } from "preact/hooks";
import { currentPlace, go } from "../router.tsx";
import { Icon } from "./icon.tsx";
import { Search } from "./icons.ts";
import { takesText } from "./shortcuts.tsx";

export function SearchBox() {
  const input = useRef<HTMLInputElement>(null);
  const { path, query } = currentPlace.value;
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const withControl = event.ctrlKey || event.metaKey;
      const isCalled = withControl
        ? event.key === "k"
        : event.key === "/" && !event.altKey && !takesText(event.target);
      if (!isCalled) return;
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
        // Truncated for the URL. The page then reports that the text is too long.
        go(`search?q=${encodeURIComponent(q.slice(0, limits.searchMax + 1))}`);
      }}
    >
      <Icon of={Search} />
      <input
        key={path === "search" ? query.q : ""}
        ref={input}
        type="search"
        placeholder="Search"
        aria-label="Search everything"
        aria-keyshortcuts="/ Control+K"
        defaultValue={path === "search" ? query.q : undefined}
      />
      <span class="key" aria-hidden="true">
        /
      </span>
    </form>
  );
}
