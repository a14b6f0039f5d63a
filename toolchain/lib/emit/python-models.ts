/**
 * models.py: what the API returns, as `TypedDict` classes: the parsed JSON itself, typed. An array that is empty in some
 * status (`@emptyWhile`) makes its model a union, discriminated by that status, in which its items are `None`; so
 * strict code compiles only once it has checked the status.
 */
import type { Contract } from "../contract.ts";
import { pascalCase } from "./files.ts";
import { type Document, refName, resolveSchema, type Schema } from "./openapi-document.ts";
import { docstring, isModel, literal, pythonBanner, pythonType } from "./python.ts";
import { readPythonMethods } from "./python-methods.ts";

interface Source {
  text: string;
  /** The names that it defines, without those of helpers. */
  names: string[];
  /** Classes come after those they inherit from, unions after their members. */
  rank: number;
}

type Fields = [name: string, schema: Schema][];

function fieldLines(document: Document, fields: Fields): string {
  return fields
    .map(([name, schema]) => {
      const { description = "" } = resolveSchema(document, schema);
      const doc = description === "" ? "" : docstring(description, "    ");
      return `    ${name}: ${pythonType(document, schema, new Set())}\n${doc}`;
    })
    .join("");
}

function classText(head: string, doc: string, body: string): string {
  const documented = doc === "" ? "" : `${docstring(doc, "    ")}${body === "" ? "" : "\n"}`;
  return `class ${head}:\n${documented}${body === "" && doc === "" ? "    pass\n" : body}\n\n`;
}

/** Returns a model that has two shapes, by its status. */
function narrowedSource(document: Document, name: string, schema: Schema, property: string): Source {
  const { properties = {}, description = "" } = schema;
  const { [property]: list = {}, status = {}, ...others } = properties;
  const empty = String(list["x-empty-while"]);
  const { description: statusDoc, enum: statuses = [] } = resolveSchema(document, status);
  const shape = (values: unknown[], items: string) => {
    const fields = [
      ["status", literal(values), statusDoc],
      [property, items, list.description],
    ];
    return fields
      .map(([field, type, doc = ""]) => `    ${field}: ${type}\n${doc && docstring(doc, "    ")}`)
      .join("");
  };
  const without = `${pascalCase(empty)}${name}`;
  const withItems = `Not${without}`;
  const nonEmpty = statuses.filter((value) => value !== empty);
  const inherited = `_${name}Fields`;
  return {
    names: [name, without, withItems],
    rank: 3,
    text: [
      classText(`${inherited}(TypedDict)`, "", fieldLines(document, Object.entries(others))),
      classText(
        `${without}(${inherited})`,
        `${description} It is \`${empty}\`.`,
        shape([empty], "list[None]"),
      ),
      classText(
        `${withItems}(${inherited})`,
        `${description} It is not \`${empty}\`.`,
        shape(nonEmpty, pythonType(document, { ...list }, new Set())),
      ),
      `${name} = Union[${without}, ${withItems}]\n${docstring(description, "")}\n\n`,
    ].join(""),
  };
}

function modelSource(document: Document, name: string, schema: Schema): Source {
  const { enum: values, oneOf, allOf, properties = {}, required = [], description = "" } = schema;
  if (values !== undefined)
    return {
      names: [name],
      rank: 0,
      text: `${name} = ${literal(values)}\n${docstring(description, "")}\n\n`,
    };
  if (oneOf !== undefined) {
    const members = oneOf.map((member) => `    ${refName(member.$ref ?? "")},\n`).join("");
    const text = `${name} = Union[\n${members}]\n${docstring(description, "")}\n\n`;
    return { names: [name], rank: 4, text };
  }
  const narrowed = Object.entries(properties).find(([, each]) => each["x-empty-while"] !== undefined);
  if (narrowed !== undefined) return narrowedSource(document, name, schema, narrowed[0]);
  const parents = allOf?.map(({ $ref = "" }) => refName($ref)) ?? ["TypedDict"];
  const fields = Object.entries(properties);
  const optional = fields.filter(([field]) => !required.includes(field));
  const rank = allOf === undefined ? 1 : 2;
  if (optional.length === 0) {
    const text = classText(`${name}(${parents.join(", ")})`, description, fieldLines(document, fields));
    return { names: [name], rank, text };
  }
  // `NotRequired` is newer than the oldest Python that the SDK supports.
  const certain = fields.filter(([field]) => required.includes(field));
  const inherited = certain.length === 0 ? parents : [`_${name}Required`];
  const head =
    certain.length === 0
      ? ""
      : classText(`_${name}Required(${parents.join(", ")})`, "", fieldLines(document, certain));
  const text = classText(
    `${name}(${inherited.join(", ")}, total=False)`,
    description,
    fieldLines(document, optional),
  );
  return { names: [name], rank, text: `${head}${text}` };
}

/** Returns the models that methods and events name, and those that these name. */
function reachableModels(document: Document, contract: Contract): string[] {
  const found = new Set(readPythonMethods(document, contract).flatMap(({ models }) => models));
  for (const { name } of contract.events) found.add(name);
  for (const name of found) {
    const { properties = {}, allOf = [], oneOf = [] } = document.components.schemas[name] ?? {};
    for (const schema of [...Object.values(properties), ...allOf, ...oneOf])
      pythonType(document, schema, found);
  }
  return Object.keys(document.components.schemas).filter((name) => found.has(name));
}

export function emitPythonModels(document: Document, contract: Contract): string {
  const sources = reachableModels(document, contract)
    .map((name) => ({ name, schema: document.components.schemas[name] ?? {} }))
    .filter(({ schema }) => isModel(schema))
    .map(({ name, schema }) => modelSource(document, name, schema))
    .toSorted((x, y) => x.rank - y.rank);
  const names = sources.flatMap((each) => each.names).toSorted();
  return `${pythonBanner(contract, "what the API returns, as the parsed JSON itself")}
from typing import Literal, TypedDict, Union

__all__ = (
${names.map((name) => `    "${name}",\n`).join("")})

${sources
  .map(({ text }) => text)
  .join("")
  .trimEnd()}
`;
}
