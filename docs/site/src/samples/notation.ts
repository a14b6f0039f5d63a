// Values of the contract's examples as source text: JSON, TypeScript, Python, PHP or C#.
import type { Json } from "../contract.ts";

export interface Notation {
  indent: string;
  /** Padding inside the brackets of an object on one line. */
  padding: string;
  trailingComma: boolean;
  name(name: string): string;
  /** Brackets of an object. */
  brackets: readonly [string, string];
  /** Separator of name and value. */
  colon: string;
  atom(value: null | boolean | number | string): string;
}

/** Fits most values, and the column beside the text. */
export const sampleWidth = 56;

export const json: Notation = {
  indent: "  ",
  padding: " ",
  trailingComma: false,
  brackets: ["{", "}"],
  colon: ": ",
  name: (name) => JSON.stringify(name),
  atom: (value) => JSON.stringify(value),
};

export const typescript: Notation = {
  ...json,
  trailingComma: true,
  name: (name) => (/^\w+$/.test(name) ? name : JSON.stringify(name)),
};

const pythonWords = new Map<unknown, string>([
  [null, "None"],
  [true, "True"],
  [false, "False"],
]);

export const python: Notation = {
  ...json,
  indent: "    ",
  padding: "",
  trailingComma: true,
  atom: (value) => pythonWords.get(value) ?? JSON.stringify(value),
};

export const php: Notation = {
  ...json,
  indent: "    ",
  padding: "",
  trailingComma: true,
  brackets: ["[", "]"],
  colon: " => ",
  // In double quotes a dollar sign starts a variable.
  atom: (value) => JSON.stringify(value).replaceAll("$", "\\$"),
};

/** C# keywords that can be field names. */
const csharpWords = new Set([
  "event",
  "object",
  "params",
  "ref",
  "string",
  "default",
  "operator",
  "lock",
  "base",
]);

/** Objects are anonymous. */
export const csharp: Notation = {
  ...json,
  brackets: ["new {", "}"],
  colon: " = ",
  name: (name) => (csharpWords.has(name) ? `@${name}` : name),
  // Null alone has no type.
  atom: (value) => (value === null ? "(object)null" : JSON.stringify(value)),
};

/** Returns parts in brackets, on one line if they fit, else one line each. */
export function bracketed(
  parts: readonly string[],
  [open, close]: readonly [string, string],
  { notation, used, padding = "" }: { notation: Notation; used: number; padding?: string },
): string {
  if (parts.length === 0) return open + close;
  const line = `${open}${padding}${parts.join(", ")}${padding}${close}`;
  if (used + line.length <= sampleWidth && !line.includes("\n")) return line;
  const { indent, trailingComma } = notation;
  const lines = parts.map((part) => `${indent}${part.replaceAll("\n", `\n${indent}`)}`);
  return `${open}\n${lines.join(",\n")}${trailingComma ? "," : ""}\n${close}`;
}

/** @param used characters already on its line, before and after */
export function valueText(value: Json, notation: Notation, used = 0): string {
  if (value === null || typeof value !== "object") return notation.atom(value);
  const deeper = used + notation.indent.length;
  if (Array.isArray(value)) {
    const items = value.map((item) => valueText(item, notation, deeper + 1));
    return bracketed(items, ["[", "]"], { notation, used });
  }
  const members = Object.entries(value).map(([name, item]) => {
    const key = notation.name(name) + notation.colon;
    return key + valueText(item, notation, deeper + key.length + 1);
  });
  return bracketed(members, notation.brackets, { notation, used, padding: notation.padding });
}

/** Returns JSON with each value on one line if it fits. */
export const jsonText = (value: Json) => valueText(value, json);
