import type { RequestFilter } from "./logged-request.ts";

/** Parses a class of status codes (`4xx`) or one status code. Returns null for anything else. */
export function statusesOf(text: string): RequestFilter["status"] | null {
  const [, first, digits = ""] = /^([1-5])(xx|\d\d)$/.exec(text) ?? [];
  if (first === undefined) return null;
  if (digits !== "xx") return { least: Number(text), most: Number(text) };
  return { least: Number(first) * 100, most: Number(first) * 100 + 99 };
}
