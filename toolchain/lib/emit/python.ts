/** Shared by the generated files of the Python SDK: banner, docstrings, names and types. */
import type { Contract } from "../contract.ts";
import { origin } from "./files.ts";
import { type Document, refName, resolveSchema, type Schema } from "./openapi-document.ts";

const width = 100;

/** Returns `orderItems` as `order_items`. */
export const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const upperFirst = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Returns the start of a generated module: what it is, and how and from what it was made. */
export function pythonBanner(contract: Contract, what: string): string {
  return `"""${upperFirst(what)}.

${origin(contract)}. Do not edit.
"""

from __future__ import annotations
`;
}

/** Returns the lines of a paragraph. What is indented, such as an argument, hangs by four columns more. */
function wrap(paragraph: string, room: number): string[] {
  const indent = /^ */.exec(paragraph)?.[0] ?? "";
  const hanging = indent === "" ? "" : `${indent}    `;
  const lines: string[] = [];
  for (const word of paragraph.trim().split(/\s+/)) {
    const last = lines.at(-1);
    if (last === undefined) lines.push(indent + word);
    else if (last.length + word.length + 1 > room) lines.push(hanging + word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** Returns text as a docstring, or as one of a field or constant when it follows one. */
export function docstring(text: string, indent: string): string {
  const escaped = text.trim().replaceAll("\\", "\\\\").replaceAll('"""', '\\"\\"\\"');
  const room = width - indent.length - 3;
  const [first = "", ...rest] = escaped
    .split("\n")
    .flatMap((line) => (line === "" ? [""] : wrap(line, room)));
  if (rest.length === 0 && first.length + 3 <= room && !first.endsWith('"'))
    return `${indent}"""${first}"""\n`;
  const lines = rest.map((line) => (line === "" ? "\n" : `${indent}${line}\n`));
  return `${indent}"""${first}\n${lines.join("")}${indent}"""\n`;
}

export const literal = (values: unknown[]) =>
  `Literal[${values.map((value) => JSON.stringify(value)).join(", ")}]`;

/** Whether a schema has a name in Python. Constrained texts and numbers have none: they are `str` and `int`. */
export const isModel = ({ type, enum: values, properties, oneOf, allOf }: Schema) =>
  [values, properties, oneOf, allOf].some((each) => each !== undefined) || type === "object";

const scalars: Record<string, string> = {
  string: "str",
  integer: "int",
  number: "float",
  boolean: "bool",
  null: "None",
  object: "dict[str, object]",
};

/** Returns the type of a schema (an object without a name of its own has none), and adds the models that it names to `named`. */
export function pythonType(document: Document, schema: Schema, named: Set<string>): string {
  const { $ref, anyOf, enum: values, items } = schema;
  if ($ref !== undefined) {
    const name = refName($ref);
    const target = resolveSchema(document, { $ref });
    if (!isModel(target)) return pythonType(document, target, named);
    named.add(name);
    return name;
  }
  if (anyOf !== undefined) return anyOf.map((each) => pythonType(document, each, named)).join(" | ");
  if (values !== undefined) return literal(values);
  if (items !== undefined) return `list[${pythonType(document, items, named)}]`;
  const types = [schema.type ?? []].flat().map((type) => scalars[type] ?? "object");
  return types.length === 0 ? "object" : types.join(" | ");
}

/** Returns `from .module import (…)`, or nothing if no names are needed. */
export function importNames(module: string, names: Iterable<string>): string {
  const sorted = [...names].toSorted();
  return sorted.length === 0
    ? ""
    : `from ${module} import (\n${sorted.map((name) => `    ${name},\n`).join("")})\n`;
}
