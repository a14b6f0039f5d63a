// Client-side routing. A page is loaded when first opened, and the previous page stays visible until then.

import { signal } from "@preact/signals";
import { type ComponentType, createContext } from "preact";
import { useContext, useEffect, useRef, useState } from "preact/hooks";
import { asProblem, Problem } from "./api.ts";
import { ProblemNote, Waiting } from "./parts/states.tsx";

/** The portal's path with a trailing slash. Links are relative to it: `orders/new`, and `.` for the start page. */
const base = new URL(document.baseURI).pathname;

/** The documentation is served beside the portal. */
export const docs = new URL("../docs/", document.baseURI).href;

interface Place {
  /** Path relative to the portal, without slashes at the ends. */
  path: string;
  query: Record<string, string>;
}

const placeNow = (): Place => ({
  path: /^.*[^/]/.exec(location.pathname.slice(base.length))?.[0] ?? "",
  query: Object.fromEntries(new URLSearchParams(location.search)),
});

export const place = signal(placeNow());

/** Relative to the portal. */
export const urlNow = (): string => location.pathname.slice(base.length) + location.search;

/** Opens a page of the portal. */
export function go(to: string, replace = false): void {
  const url = new URL(to, document.baseURI);
  if (replace) history.replaceState(history.state, "", url);
  else history.pushState({ from: urlNow() }, "", url);
  place.value = placeNow();
}

/** Returns a list's URL with its filters, if this page was opened from that list. */
export function openedFrom(list: string): string | undefined {
  const from: unknown = history.state?.from;
  return typeof from === "string" && from.split("?")[0] === list.split("?")[0] ? from : undefined;
}

addEventListener("popstate", () => {
  place.value = placeNow();
});

document.addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  const fragment = /^#(.+)/.exec(link.getAttribute("href") ?? "");
  if (!fragment && !link.pathname.startsWith(base)) return;
  event.preventDefault();
  if (fragment?.[1]) document.getElementById(fragment[1])?.focus();
  else go(link.href);
});

export type Params = Record<string, string>;

/** Returns the parameters of a path like `orders/:id`; null if it does not match. `*` matches every path. */
export function match(pattern: string, path: string): Params | null {
  if (pattern === "*") return {};
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return null;
  const params: Params = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? "";
    if (part.startsWith(":")) params[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return params;
}

const Shown = createContext<{ path: string; params: Params }>({ path: "", params: {} });
export const useParams = () => useContext(Shown).params;

type Filters = Record<string, string | undefined>;

/** Returns the page's filters from the query of its URL, so Back shows a list unchanged. Empty filters are omitted. */
export function useFilters(): [Filters, (change: Filters) => void] {
  const { path } = useContext(Shown);
  const chosen = useRef<Filters>({});
  // While the next page is loading, this one keeps its filters.
  if (place.value.path === path) chosen.current = place.value.query;
  const filter = (change: Filters) => {
    if (place.value.path !== path) return;
    const all = { ...place.value.query, ...change };
    const query = Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : []));
    go(`${path || "."}${query.length > 0 ? `?${new URLSearchParams(query)}` : ""}`, true);
  };
  return [chosen.current, filter];
}

/** Returns one of the page's filters; empty if not set. */
export function useFilter(name: string): [string, (value: string) => void] {
  const [chosen, filter] = useFilters();
  return [chosen[name] ?? "", (value) => filter({ [name]: value })];
}

/** Patterns and pages. The first match wins. */
export type Pages = readonly (readonly [pattern: string, load: () => Promise<{ default: ComponentType }>])[];

export function Router({ pages, nowhere: Nowhere }: { pages: Pages; nowhere: ComponentType }) {
  const { path } = place.value;
  const [shown, show] = useState<{ path: string; params: Params; page: ComponentType } | Problem>();
  useEffect(() => {
    let wanted = true;
    const open = async () => {
      for (const [pattern, load] of pages) {
        const params = match(pattern, path);
        if (params) return { path, params, page: (await load()).default };
      }
      return { path, params: {}, page: Nowhere };
    };
    open().then(
      (next) => wanted && show(next),
      (thrown) => wanted && show(loadProblem(thrown)),
    );
    return () => {
      wanted = false;
    };
  }, [path, pages]);
  if (!shown) return <Waiting />;
  if (shown instanceof Problem) return <ProblemNote problem={shown} retry={() => location.reload()} />;
  return (
    <Shown.Provider value={shown}>
      <shown.page key={shown.path} />
    </Shown.Provider>
  );
}

/** After an update the old files are gone. Reloading the document loads the new ones. */
export function loadProblem(thrown: unknown): Problem {
  const problem = asProblem(thrown);
  problem.message = "The page could not be loaded. The service may have been updated: reload the page.";
  return problem;
}
