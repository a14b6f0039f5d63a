import { headerValues } from "./raw-headers.ts";

/** Parses raw headers, because Node keeps only the first of two; an empty header counts as none. */
export function presentedKey(rawHeaders: readonly string[]): { key: string | null; any: boolean } {
  const [value, ...more] = headerValues(rawHeaders, "Authorization");
  const isOne = more.length === 0;
  if (value === undefined || (isOne && value.trim() === "")) return { key: null, any: false };
  const token = isOne ? /^bearer +([^\s]+) *$/i.exec(value)?.[1] : undefined;
  return { key: token ?? null, any: true };
}
