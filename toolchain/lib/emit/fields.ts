/**
 * The parameters and body fields of an operation as validators see them: one flat description per field, from the
 * OpenAPI document, in the order of the contract.
 */
import type { ContractOperation } from "../contract.ts";
import {
  type Document,
  findOperation,
  type Parameter,
  refName,
  resolveParameter,
  resolveSchema,
  type Schema,
} from "./openapi-document.ts";

/** The component of time filters. */
const timeFilter = "TimeFilter";

export interface Field {
  name: string;
  /** The value of `param`: dotted from the top. */
  param: string;
  /** `mixed`: a union, a map, a tuple or anything; its schema alone says what it can be. */
  kind: "text" | "integer" | "number" | "boolean" | "time" | "object" | "list" | "mixed";
  /** Without its null. */
  schema: Schema;
  required: boolean;
  /** Whether the document accepts null. */
  nullable: boolean;
  default?: unknown;
  values?: string[];
  plainText: boolean;
  /** Whether null is kept, as the input to clear it. */
  clearable: boolean;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  /** What a value of the pattern is, in a few words. */
  description: string;
  fields: Field[];
  /** The items of a list. Their `param` ends in `[]`, for any index. */
  item?: Field;
}

export interface Inputs {
  path: Field[];
  query: Field[];
  body: Field[] | undefined;
}

const isNull = ({ type }: Schema) => type === "null";

/** Returns the schema without its null, with everything beside it. A model includes the models that it extends. */
function withoutNull(document: Document, schema: Schema): Schema {
  const { anyOf, allOf, ...beside } = resolveSchema(document, schema);
  if (allOf !== undefined) return mergeBases(document, allOf, beside);
  if (anyOf === undefined) return beside;
  const others = anyOf.filter((branch) => !isNull(branch));
  const [other] = others;
  if (other === undefined || others.length > 1) return { ...beside, anyOf: others };
  const target = withoutNull(document, other);
  // A pattern is described by the scalar that has it, not by the field that uses it.
  const description = target.pattern === undefined ? beside.description : target.description;
  return { ...target, ...beside, ...(description === undefined ? {} : { description }) };
}

function mergeBases(document: Document, bases: Schema[], model: Schema): Schema {
  const parts = [...bases.map((base) => withoutNull(document, base)), model];
  return {
    ...model,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  };
}

const typesOf = ({ type = [] }: Schema) => [type].flat().filter((each) => each !== "null");

function acceptsNull(document: Document, schema: Schema): boolean {
  const { type = [], anyOf = [] } = resolveSchema(document, schema);
  return [type].flat().includes("null") || anyOf.some((branch) => acceptsNull(document, branch));
}

function kindOf(schema: Schema, isTime: boolean): Field["kind"] {
  const [type, ...more] = typesOf(schema);
  if (isTime) return "time";
  const isMap = schema.properties === undefined && schema.unevaluatedProperties !== undefined;
  if (schema.anyOf !== undefined || schema.oneOf !== undefined || more.length > 0 || isMap) return "mixed";
  if (type === "string") return "text";
  if (type === "array") return schema.items === undefined ? "mixed" : "list";
  if (type === "integer" || type === "number" || type === "boolean" || type === "object") return type;
  return "mixed";
}

function readField(
  document: Document,
  name: string,
  prefix: string,
  schema: Schema,
  required: boolean,
): Field {
  const isTime = [schema, ...(schema.anyOf ?? [])].some(
    ({ $ref }) => $ref !== undefined && refName($ref) === timeFilter,
  );
  const plain = withoutNull(document, schema);
  const param = `${prefix}${name}`;
  const kind = kindOf(plain, isTime);
  return {
    name,
    param,
    kind,
    schema: { ...plain, type: typesOf(plain), enum: plain.enum?.filter((value) => value !== null) },
    required,
    nullable: acceptsNull(document, schema),
    default: plain.default,
    values: kind === "text" ? plain.enum?.filter((value) => typeof value === "string") : undefined,
    plainText: plain["x-plain-text"] === true,
    clearable: plain["x-clearable"] === true,
    format: plain.format,
    minimum: plain.minimum,
    maximum: plain.maximum,
    minLength: plain.minLength,
    maxLength: plain.maxLength,
    minItems: plain.minItems,
    maxItems: plain.maxItems,
    pattern: isTime ? undefined : plain.pattern,
    description: plain.description ?? "",
    fields: kind === "object" ? readFields(document, plain, `${param}.`) : [],
    ...(plain.items !== undefined && { item: readItem(document, param, plain) }),
  };
}

/** The mark of a list of plain text is that of its items. */
function readItem(document: Document, param: string, list: Schema): Field {
  const item = readField(document, "[]", param, list.items ?? {}, true);
  return { ...item, plainText: item.plainText || list["x-plain-text"] === true };
}

function readFields(document: Document, schema: Schema, prefix: string): Field[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) =>
    readField(document, name, prefix, property, schema.required?.includes(name) ?? false),
  );
}

function readParameter(document: Document, parameter: Parameter): Field {
  const { name, schema, required, description } = parameter;
  const field = readField(document, name, "", schema, required ?? false);
  const explained =
    field.pattern !== undefined && field.description !== "" ? field.description : (description ?? "");
  return { ...field, plainText: parameter["x-plain-text"] === true, description: explained };
}

export function readInputs(document: Document, { id }: ContractOperation): Inputs {
  const operation = findOperation(document, id);
  const parameters = (operation.parameters ?? []).map((parameter) => resolveParameter(document, parameter));
  const fields = (location: string) =>
    parameters
      .filter((parameter) => parameter.in === location)
      .map((parameter) => readParameter(document, parameter));
  const schema = operation.requestBody?.content["application/json"]?.schema;
  const body = schema === undefined ? undefined : readFields(document, withoutNull(document, schema), "");
  return { path: fields("path"), query: fields("query"), body };
}
