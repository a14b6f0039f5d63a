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
  kind: "text" | "integer" | "boolean" | "time" | "object" | "list";
  required: boolean;
  default?: unknown;
  values?: string[];
  plainText: boolean;
  /** Whether null is kept, as the input to clear it. */
  clearable: boolean;
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

/** Returns the schema without its null, with everything beside it. */
function withoutNull(document: Document, schema: Schema): Schema {
  const { anyOf, ...beside } = resolveSchema(document, schema);
  if (anyOf === undefined) return beside;
  const other = anyOf.find(({ type }) => type !== "null");
  if (anyOf.length !== 2 || other === undefined) throw new Error("A field can be null or of one type only");
  const target = withoutNull(document, other);
  // A pattern is described by the scalar that has it, not by the field that uses it.
  const description = target.pattern === undefined ? beside.description : target.description;
  return { ...target, ...beside, ...(description === undefined ? {} : { description }) };
}

function kindOf(schema: Schema, isTime: boolean): Field["kind"] {
  const types = [schema.type].flat().filter((type) => type !== "null");
  const [type] = types;
  if (isTime) return "time";
  if (type === "string") return "text";
  if (type === "array") return "list";
  if (type === "integer" || type === "boolean" || type === "object") return type;
  throw new Error(`No validator for a field of type ${types.join(", ")}`);
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
    required,
    default: plain.default,
    values: plain.enum?.filter((value): value is string => typeof value === "string"),
    plainText: plain["x-plain-text"] === true,
    clearable: plain["x-clearable"] === true,
    minimum: plain.minimum,
    maximum: plain.maximum,
    minLength: plain.minLength,
    maxLength: plain.maxLength,
    minItems: plain.minItems,
    maxItems: plain.maxItems,
    pattern: isTime ? undefined : plain.pattern,
    description: plain.description ?? "",
    fields: kind === "object" ? readFields(document, plain, `${param}.`) : [],
    ...(plain.items !== undefined && { item: readField(document, "[]", param, plain.items, true) }),
  };
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
  const fields = (place: string) =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter) => readParameter(document, parameter));
  const schema = operation.requestBody?.content["application/json"]?.schema;
  const body = schema === undefined ? undefined : readFields(document, resolveSchema(document, schema), "");
  return { path: fields("path"), query: fields("query"), body };
}
