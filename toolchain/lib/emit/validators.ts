/**
 * validators.ts: parses and validates each operation's query, path and body. Parsing keeps the fields of the contract,
 * drops absent values and fills in defaults; Ajv's compiled schemas validate the result.
 */
import { createRequire } from "node:module";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { Contract, ContractOperation } from "../contract.ts";
import { type Field, type Inputs, readInputs } from "./fields.ts";
import { banner, jsdoc, pascalCase, propertyKey, source } from "./files.ts";
import type { Document } from "./openapi-document.ts";
import { runtime } from "./runtime.ts";
import { isCursor, listMessages, objectSchema, type Place } from "./validator-schemas.ts";

const require = createRequire(import.meta.url);
const standaloneCode = require("ajv/dist/standalone").default as (
  ajv: Ajv2020,
  refs: Record<string, string>,
) => string;
const ucs2length = require("ajv/dist/runtime/ucs2length").default as (text: string) => number;

interface Input {
  /** `OrdersCreateBody`. */
  name: string;
  place: Place;
  fields: Field[];
}

function listInputs(operation: ContractOperation, { query, body }: Inputs): Input[] {
  const inputs: Input[] = [];
  const base = pascalCase(operation.id);
  if (query.length > 0) inputs.push({ name: `${base}Query`, place: "query", fields: query });
  if (body !== undefined) inputs.push({ name: `${base}Body`, place: "body", fields: body });
  return inputs;
}

function typeOf(field: Field, indent: string): string {
  const type = valueTypeOf(field, indent);
  return field.clearable ? `${type} | null` : type;
}

function valueTypeOf(field: Field, indent: string): string {
  if (field.item !== undefined) {
    const item = typeOf(field.item, indent);
    return item.startsWith("{") || !item.includes(" | ") ? `${item}[]` : `(${item})[]`;
  }
  if (field.kind === "object") return `{\n${members(field.fields, `${indent}  `)}${indent}}`;
  if (field.kind === "text")
    return field.values?.map((value) => JSON.stringify(value)).join(" | ") || "string";
  return field.kind === "boolean" ? "boolean" : "number";
}

function members(fields: Field[], indent: string): string {
  return fields
    .map((field) => {
      const optional = field.required || field.default !== undefined ? "" : "?";
      const note = field.kind === "time" ? jsdoc("Milliseconds since the Unix epoch.", indent) : "";
      return `${note}${indent}${propertyKey(field.name)}${optional}: ${typeOf(field, indent)};\n`;
    })
    .join("");
}

function readBodyField(field: Field, reader: string): string {
  const empty =
    field.kind === "text" || field.kind === "time" ? `field === null || field === ""` : "field === null";
  const value = readValue(field, reader);
  if (!field.clearable) return readLine(field, `field === undefined || ${empty}`, value);
  const { target, from } = access(field);
  return `  field = ${from};\n  if (field !== undefined) ${target} = ${empty} ? null : ${value};\n`;
}

function readValue(field: Field, reader: string): string {
  const nested = `read${reader}${pascalCase(field.name)}`;
  if (field.kind === "object") return `isObject(field) ? ${nested}(field) : field`;
  // Anything but a string is passed on as an invalid time, so that a JSON number is not read as one.
  if (field.kind === "time") return `typeof field === "string" ? readTime(field) : "no text"`;
  if (field.item?.kind !== "object") return "field";
  return `Array.isArray(field) ? field.map((item) => (isObject(item) ? ${nested}(item) : item)) : field`;
}

function readQueryField(field: Field): string {
  const absent = isCursor(field, "query") ? "field === undefined" : `field === undefined || field === ""`;
  const readers = {
    integer: "readInteger(field)",
    boolean: "readBoolean(field)",
    time: "readTime(field)",
    text: "field",
    object: "",
    list: "",
  };
  return readLine(field, absent, readers[field.kind]);
}

function access(field: Field): { target: string; from: string } {
  const key = propertyKey(field.name);
  return key === field.name
    ? { target: `value.${key}`, from: `input.${key}` }
    : { target: `value[${key}]`, from: `input[${key}]` };
}

function readLine(field: Field, absent: string, value: string): string {
  const { target, from } = access(field);
  const filled =
    field.default === undefined
      ? `if (!(${absent})) ${target} = ${value};`
      : `${target} = ${absent} ? ${JSON.stringify(field.default)} : ${value};`;
  return `  field = ${from};\n  ${filled}\n`;
}

function reader(name: string, place: Place, fields: Field[]): string {
  const nested = fields
    .filter(({ kind, item }) => kind === "object" || item?.kind === "object")
    .map((field) => reader(`${name}${pascalCase(field.name)}`, place, (field.item ?? field).fields));
  const lines = fields.map((field) =>
    place === "body" ? readBodyField(field, name) : readQueryField(field),
  );
  return `${nested.join("\n")}${nested.length > 0 ? "\n" : ""}function read${name}(input) {
  const value = {};
  let field;
${lines.join("")}  return value;
}
`;
}

function compileSchemas(inputs: Input[]): string {
  const ajv = new Ajv2020({
    allErrors: true,
    messages: false,
    strict: true,
    code: { source: true, esm: true, lines: true },
  });
  const refs: Record<string, string> = {};
  for (const { name, place, fields } of inputs) {
    ajv.addSchema({ $id: name, ...objectSchema(fields, place) });
    refs[`check${name}`] = name;
  }
  const code = standaloneCode(ajv, refs)
    .replace(/^"use strict";\s*/, "")
    .replaceAll(/^export const (check\w+)/gm, "const $1")
    .replaceAll(
      /const (\w+) = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;/g,
      "const $1 = ucs2length;",
    );
  if (code.includes("require(")) throw new Error("The validators would need a package at run time");
  return code;
}

function pathChecks(
  operation: ContractOperation,
  { path }: Inputs,
): { consts: string; test: string } | undefined {
  if (path.length === 0) return undefined;
  const name = (field: Field) => `${operation.id}${pascalCase(field.name)}`;
  const consts = path
    .filter(({ pattern }) => pattern !== undefined)
    .map((field) => `const ${name(field)} = new RegExp(${JSON.stringify(field.pattern)}, "u");\n`);
  const tests = path.map((field) => {
    const param = `params[${JSON.stringify(field.name)}]`;
    return field.pattern === undefined ? `${param} !== ""` : `${name(field)}.test(${param})`;
  });
  return { consts: consts.join(""), test: `(params) => ${tests.join(" && ")}` };
}

/** The names of an object's fields, nested, to which a body is compared at run time. */
type KnownFields = { [name: string]: KnownFields };

function knownFields(fields: Field[]): KnownFields {
  return Object.fromEntries(fields.map((field) => [field.name, knownFields((field.item ?? field).fields)]));
}

const hasList = (fields: Field[]): boolean =>
  fields.some((field) => field.kind === "list" || hasList(field.fields));

export function emitValidators(document: Document, contract: Contract): string {
  const { operations, service } = contract;
  const isClosed = (place: Place) => service.closedBodies === true && place === "body";
  const read = operations.map((operation) => ({ operation, found: readInputs(document, operation) }));
  const inputs = read.flatMap(({ operation, found }) => listInputs(operation, found));
  const paths = read.map(({ operation, found }) => pathChecks(operation, found));
  const rows = read.map(({ operation, found }, index) => {
    const own = listInputs(operation, found);
    const check = paths[index];
    const signatures = [
      ...(check === undefined ? [] : ["path: (params: PathParams) => boolean;"]),
      ...own.map(
        ({ name, place }) =>
          `${place}: (input: ${place === "body" ? "BodyInput" : "QueryInput"}) => Validated<${name}>;`,
      ),
    ];
    const parts = [
      ...(check === undefined ? [] : [`path: ${check.test},`]),
      ...own.map(({ name, place, fields }) => {
        const checked = `${hasList(fields) ? "listVerdict" : "verdict"}(check${name}, read${name}(input), messages${name})`;
        return `${place}: (input) => ${isClosed(place) ? `closed(${checked}, input, known${name})` : checked},`;
      }),
    ];
    const id = propertyKey(operation.id);
    return {
      signature: `  ${id}: {\n${signatures.map((line) => `    ${line}\n`).join("")}  };\n`,
      row: `  ${id}: {\n${parts.map((part) => `    ${part}\n`).join("")}  },\n`,
    };
  });
  return `${banner(contract, "the checking of queries, paths and bodies")}// Ajv's code carries no types: what this file exports is typed, what is inside is not checked.
// @ts-nocheck

${runtime("validation.ts")}${inputs.some(({ fields }) => hasList(fields)) ? `\n${runtime("list-validation.ts")}` : ""}${service.closedBodies ? `\n${runtime("closed-validation.ts")}` : ""}
${ucs2length.toString()}

/** The first value of each query parameter, as text. */
export type QueryInput = Readonly<Record<string, string | undefined>>;

/** A parsed JSON object. */
export type BodyInput = Readonly<Record<string, unknown>>;

export type PathParams = Readonly<Record<string, string>>;

${inputs.map(({ name, fields }) => `export interface ${name} {\n${members(fields, "  ")}}\n`).join("\n")}
${compileSchemas(inputs)}
${inputs.map(({ name, place, fields }) => reader(name, place, fields)).join("\n")}
${inputs.map(({ name, place, fields }) => `const messages${name} = ${source(listMessages(fields, place))};\n`).join("\n")}
${inputs
  .filter(({ place }) => isClosed(place))
  .map(({ name, fields }) => `const known${name} = ${source(knownFields(fields))};\n\n`)
  .join("")}${paths.map((check) => check?.consts ?? "").join("")}
/** By operation: \`path\` tells whether the ids in the path can exist at all; \`query\` and \`body\` read and check. */
export const validators: {
${rows.map(({ signature }) => signature).join("")}} = {
${rows.map(({ row }) => row).join("")}};
`;
}
