// Every place in which two OpenAPI documents differ, whatever it means: a safety net below `contract-changes.ts`, so
// that no change is missed because nobody thought of it.

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type JsonObject = { [name: string]: Json };

export interface Difference {
  /** Names from the root down; a list item by its name, if it has one. */
  path: readonly string[];
  kind: "new" | "removed" | "changed";
  /** Only the wording or the order differs. */
  isProse: boolean;
}

/** Text for readers. Our stamp and the version number are not promises. */
const proseKeys = new Set([
  "description",
  "summary",
  "title",
  "example",
  "examples",
  "x-generated",
  "version",
]);
/** Keys directly below these are names of the contract, not keywords. */
const nameMaps = new Set(["properties", "schemas", "parameters", "headers", "paths", "webhooks", "content"]);

export const objectOf = (value: Json | undefined): JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};

export function documentDifferences(was: Json, is: Json, path: readonly string[] = []): Difference[] {
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  if (Array.isArray(was) && Array.isArray(is)) {
    const inside = mapDifferences(itemsOf(was), itemsOf(is), path, false);
    // The same items: only their order differs.
    return inside.length > 0 ? inside : [{ path, kind: "changed", isProse: true }];
  }
  if (isObject(was) && isObject(is)) {
    const areNames = nameMaps.has(path.at(-1) ?? "");
    return mapDifferences(new Map(Object.entries(was)), new Map(Object.entries(is)), path, !areNames);
  }
  return [{ path, kind: "changed", isProse: false }];
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function mapDifferences(
  was: ReadonlyMap<string, Json>,
  is: ReadonlyMap<string, Json>,
  path: readonly string[],
  hasKeywords: boolean,
): Difference[] {
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name): Difference[] => {
    const before = was.get(name);
    const after = is.get(name);
    const here = [...path, name];
    if (hasKeywords && proseKeys.has(name)) {
      return JSON.stringify(before) === JSON.stringify(after)
        ? []
        : [{ path: here, kind: "changed", isProse: true }];
    }
    if (before === undefined) return [{ path: here, kind: "new", isProse: false }];
    if (after === undefined) return [{ path: here, kind: "removed", isProse: false }];
    return documentDifferences(before, after, here);
  });
}

/** Returns a list keyed by its items' names, so that one more in between is one difference. */
function itemsOf(list: readonly Json[]): Map<string, Json> {
  const names = list.map(nameOfItem);
  const areNamed = new Set(names).size === names.length;
  return new Map(list.map((item, at) => [areNamed ? (names[at] ?? "") : String(at), item]));
}

function nameOfItem(item: Json): string {
  if (!isObject(item)) return String(item);
  if (typeof item.$ref === "string") return item.$ref;
  return typeof item.name === "string"
    ? [item.in, item.name].filter(Boolean).join(" ")
    : JSON.stringify(item);
}
