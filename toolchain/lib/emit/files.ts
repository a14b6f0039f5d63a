/** Shared by all generated files: their first line, and helpers that write TypeScript. */

import type { Contract } from "../contract.ts";

/** Returns how and from what a file was made. */
export const origin = ({ settings: { sources, command } }: Contract): string =>
  `Generated from ${sources} by \`${command}\``;

/** Returns the first line of a generated file. */
export function banner(contract: Contract, what: string): string {
  return `// ${origin(contract)}: ${what}. Do not edit.\n`;
}

/** Returns a value as TypeScript, with keys unquoted where possible. */
export function source(value: unknown, indent = ""): string {
  if (Array.isArray(value)) return arraySource(value, indent);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  if (entries.length === 0) return "{}";
  const inner = `${indent}  `;
  const lines = entries.map(([key, member]) => `${inner}${propertyKey(key)}: ${source(member, inner)},\n`);
  return `{\n${lines.join("")}${indent}}`;
}

function arraySource(items: unknown[], indent: string): string {
  const line = `[${items.map((item) => flat(item)).join(", ")}]`;
  if (line.length < 90) return line;
  const inner = `${indent}  `;
  const lines = items.map((item) => {
    const short = flat(item);
    return `${inner}${short.length < 90 ? short : source(item, inner)},\n`;
  });
  return `[\n${lines.join("")}${indent}]`;
}

function flat(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flat).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{ ${entries.map(([key, member]) => `${propertyKey(key)}: ${flat(member)}`).join(", ")} }`;
}

export function propertyKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}

/** Returns the union of the literal types of some values, each once. */
export const anyOf = (values: (string | number | undefined)[]): string =>
  [...new Set(values)].map((value) => JSON.stringify(value)).join(" | ") || "never";

/** Returns `export type <name> = …` for a union of literal types, one per line if it is long. */
export function literalUnion(name: string, values: readonly string[]): string {
  const literals = values.map((value) => JSON.stringify(value));
  const line = `export type ${name} = ${literals.join(" | ") || "never"};`;
  return line.length < 100 ? line : `export type ${name} =\n  | ${literals.join("\n  | ")};`;
}

/** Returns text as a JSDoc block. */
export function jsdoc(text: string, indent = ""): string {
  if (text.trim() === "") return "";
  const lines = text.trim().replaceAll("*/", "*\\/").split("\n");
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}

export function pascalCase(name: string): string {
  return name.replaceAll(/(^|[._\s-]+)([a-zA-Z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
}
