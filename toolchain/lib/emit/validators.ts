/**
 * validators.ts: parses and validates each operation's query, path and body. Ajv compiles the schemas of the OpenAPI
 * document; our own code reads query strings, drops what counts as absent, and words the errors.
 */
import { createRequire } from "node:module";
import { _, type Format } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { Contract, ContractOperation } from "../contract.ts";
import { formats } from "../runtime/formats.ts";
import { type Field, readInputs } from "./fields.ts";
import { banner, jsdoc, pascalCase, propertyKey, source } from "./files.ts";
import {
  type Document,
  findOperation,
  resolveParameter,
  resolveSchema,
  type Schema,
} from "./openapi-document.ts";
import { runtime } from "./runtime.ts";
import { schemaType } from "./schema-types.ts";
import {
  compiledSchema,
  componentsId,
  isCursor,
  listMessages,
  mapValues,
  type Place,
  plainText,
} from "./validator-schemas.ts";

const require = createRequire(import.meta.url);
const standaloneCode = require("ajv/dist/standalone").default as (
  ajv: Ajv2020,
  refs: Record<string, string>,
) => string;
const ucs2length = require("ajv/dist/runtime/ucs2length").default as (text: string) => number;
const equal = require("ajv/dist/runtime/equal").default as (a: unknown, b: unknown) => boolean;

interface Input {
  /** `OrdersCreateBody`. */
  name: string;
  location: Place;
  fields: Field[];
  schema: Schema;
}

function listInputs(document: Document, operation: ContractOperation): Input[] {
  const found = readInputs(document, operation);
  const base = pascalCase(operation.id);
  const { parameters = [], requestBody } = findOperation(document, operation.id);
  const body = requestBody?.content["application/json"]?.schema;
  const inputs = (["path", "query"] as const)
    .filter((location) => found[location].length > 0)
    .map((location) => {
      const located = parameters
        .map((parameter) => resolveParameter(document, parameter))
        .filter((parameter) => parameter.in === location);
      const properties = located.map((parameter) => {
        const isPlain = parameter["x-plain-text"] === true && { "x-plain-text": true };
        return [parameter.name, { ...parameter.schema, ...isPlain }];
      });
      const required = located.filter((parameter) => parameter.required).map(({ name }) => name);
      const schema = { type: "object", properties: Object.fromEntries(properties), required };
      return { name: base + pascalCase(location), location, fields: found[location], schema };
    });
  if (body === undefined || found.body === undefined) return inputs;
  return [...inputs, { name: `${base}Body`, location: "body", fields: found.body, schema: body }];
}

/** Whether a handler can get null. */
const keepsNull = ({ clearable, nullable, required }: Field) => nullable && (clearable || required);

function typeOf(field: Field, indent: string): string {
  const type = valueTypeOf(field, indent);
  return keepsNull(field) && type !== "unknown" ? `${type} | null` : type;
}

function valueTypeOf(field: Field, indent: string): string {
  if (field.kind === "time") return "number";
  if (field.kind === "mixed") return schemaType(field.schema);
  if (field.item !== undefined) {
    const item = typeOf(field.item, indent);
    return item.startsWith("{") || !item.includes(" | ") ? `${item}[]` : `(${item})[]`;
  }
  if (field.kind === "object" && field.fields.length > 0)
    return `{\n${members(field.fields, `${indent}  `)}${indent}}`;
  return schemaType(field.schema);
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

/** Whether the empty text is invalid by the document itself. */
const rejectsEmpty = ({ minLength = 0, pattern, values }: Field) =>
  minLength > 0 ||
  (values !== undefined && !values.includes("")) ||
  (pattern !== undefined && !new RegExp(pattern, "u").test(""));

const isText = ({ kind }: Field) => kind === "text" || kind === "time";

/** Returns the values that count as an absent field. */
function absentValues(field: Field, location: Place): (string | null)[] {
  if (location !== "body") return isCursor(field, location) ? [] : [""];
  if (field.clearable) return [];
  const isEmptyAbsent = isText(field) && (!field.required || rejectsEmpty(field));
  const isNullAbsent = field.required ? !field.nullable : field.nullable;
  return [...(isNullAbsent ? [null] : []), ...(isEmptyAbsent ? [""] : [])];
}

function textOf({ kind, schema, format }: Field): string | undefined {
  if (kind === "integer") {
    const { minimum = schema.exclusiveMinimum ?? -1 } = schema;
    return minimum < 0 && format?.startsWith("u") !== true ? "signed" : "integer";
  }
  return kind === "number" || kind === "boolean" || kind === "list" ? kind : undefined;
}

type Reading = Record<string, unknown>;

function readingOf(field: Field, location: Place, isItem = false): Reading {
  const { kind, fields, schema, item, clearable } = field;
  const absent = isItem ? [] : absentValues(field, location);
  const nested = item && readingOf(item, location, true);
  return {
    ...(field.default !== undefined && { default: field.default }),
    ...(absent.length > 0 && { absent }),
    ...(clearable && isText(field) && { emptyIsNull: true }),
    ...(location !== "body" && { text: textOf(field) }),
    ...(kind === "time" && { isTime: true }),
    ...(fields.length > 0 && objectReading(fields, schema, location)),
    ...(nested !== undefined && Object.keys(nested).length > 0 && { item: nested }),
  };
}

function objectReading(fields: Field[], schema: Schema, location: Place): Reading {
  const { additionalProperties, unevaluatedProperties } = schema;
  return {
    fields: Object.fromEntries(fields.map((field) => [field.name, readingOf(field, location)])),
    ...((additionalProperties ?? unevaluatedProperties) !== undefined && { keepsOthers: true }),
  };
}

const hasTimes = (fields: Field[]): boolean =>
  fields.some(({ kind, fields, item }) => kind === "time" || hasTimes([...fields, ...(item ? [item] : [])]));

function inputReading(document: Document, { fields, schema, location }: Input): Reading {
  return {
    ...objectReading(fields, resolveSchema(document, schema), location),
    ...(hasTimes(fields) && { hasTimes: true }),
  };
}

/** The names in the generated file of what Ajv's code would import. */
const ownFunctions = { ucs2length, equal };

function compileSchemas(document: Document, inputs: Input[]): string {
  const ajv = new Ajv2020({
    allErrors: true,
    messages: false,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    keywords: [plainText],
    formats: formats as Record<string, Format>,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
  });
  const schemas = mapValues(document.components.schemas, compiledSchema);
  ajv.addSchema({ $id: componentsId, $defs: schemas });
  const refs: Record<string, string> = {};
  const aliases: string[] = [];
  const names = new Map<string, string>();
  for (const { name, schema } of inputs) {
    const compiled = compiledSchema(schema);
    const text = JSON.stringify(compiled);
    const same = names.get(text);
    if (same !== undefined) aliases.push(`const check${name} = check${same};\n`);
    else {
      ajv.addSchema({ ...compiled, $id: name });
      refs[`check${name}`] = name;
      names.set(text, name);
    }
  }
  const code = standaloneCode(ajv, refs)
    .replace(/^"use strict";\s*/, "")
    .replaceAll(/^export const (check\w+)/gm, "const $1")
    .replaceAll(/const (\w+) = require\("ajv\/dist\/runtime\/(\w+)"\)\.default;/g, "const $1 = $2;");
  if (code.includes("require(")) throw new Error("The validators would need a package at run time");
  return code + aliases.join("");
}

const signatures: Record<Place, (name: string) => string> = {
  path: () => "path: (params: PathParams) => boolean;",
  query: (name) => `query: (input: QueryInput) => Validated<${name}>;`,
  body: (name) => `body: (input: BodyInput) => Validated<${name}>;`,
};

function check({ name, location }: Input): string {
  const value = `readField(input, reading${name})`;
  return location === "path"
    ? `path: (input) => check${name}(${value}),`
    : `${location}: (input) => verdict(check${name}, ${value}, reading${name}, messages${name}),`;
}

export function emitValidators(document: Document, contract: Contract): string {
  const rows = contract.operations.map((operation) => ({
    id: propertyKey(operation.id),
    inputs: listInputs(document, operation),
  }));
  const inputs = rows.flatMap(({ inputs }) => inputs);
  const typed = inputs.filter(({ location }) => location !== "path");
  const table = (lines: (input: Input) => string) =>
    rows
      .map(
        ({ id, inputs: rowInputs }) =>
          `  ${id}: {\n${rowInputs.map((input) => `    ${lines(input)}\n`).join("")}  },\n`,
      )
      .join("");
  const code = compileSchemas(document, inputs);
  const needed = Object.entries(ownFunctions).filter(([name]) => code.includes(` = ${name};`));
  const interfaces = typed
    .map(({ name, fields }) => `export interface ${name} {\n${members(fields, "  ")}}\n`)
    .join("\n");
  const imported = interfaces.includes("components[")
    ? `\nimport type { components } from "./types.ts";\n`
    : "";
  return `${banner(contract, "the checking of queries, paths and bodies")}// Ajv's code carries no types: what this file exports is typed, what is inside is not checked.
// @ts-nocheck
${imported}
${runtime("validation.ts")}${code.includes("formats") ? `\n${runtime("formats.ts")}` : ""}
${needed.map(([, text]) => String(text)).join("\n")}

/** The first value of each query parameter, as text. */
export type QueryInput = Readonly<Record<string, string | undefined>>;

/** A parsed JSON object. */
export type BodyInput = Readonly<Record<string, unknown>>;

export type PathParams = Readonly<Record<string, string>>;

${interfaces}
${code}
${inputs.map((input) => `const reading${input.name} = ${source(inputReading(document, input))};\n`).join("\n")}
${typed.map(({ name, location, fields }) => `const messages${name} = ${source(listMessages(fields, location))};\n`).join("\n")}
/** By operation: \`path\` tells whether the ids in the path can exist at all; \`query\` and \`body\` read and check. */
export const validators: {
${table((input) => signatures[input.location](input.name)).replaceAll("  },\n", "  };\n")}} = {
${table(check)}};
`;
}
