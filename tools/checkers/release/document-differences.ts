// Every place in which two OpenAPI documents differ, whatever it means: the net below the judgements of
// `contract-changes.ts`, so that no change goes unseen because nobody had thought of it.

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type JsonObject = { [name: string]: Json };

export interface Difference {
  /** Names from the root down; an item of a list by its name, where it has one. */
  path: readonly string[];
  kind: "new" | "removed" | "changed";
  /** It says the same in other words, or in another order. */
  isProse: boolean;
}

/** What people read. Our stamp and the number of the version are no part of what is promised. */
const proseKeys = new Set([
  "description",
  "summary",
  "title",
  "example",
  "examples",
  "x-generated",
  "version",
]);
/** What stands directly below these is a name that the contract gives, and no keyword. */
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
    const [before, after] = [was.get(name), is.get(name)];
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

/** A list by the names of its items, so that one more in between is one difference. */
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
