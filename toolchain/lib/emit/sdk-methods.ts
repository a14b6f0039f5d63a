/**
 * The resources and methods of the SDK, read from the contract: the source of resources.ts, paths.ts and the SDK's
 * api.md.
 */

import type { ContractOperation } from "../contract.ts";
import { firstSentence, lowerFirst } from "../read/docs.ts";
import { Unwritable } from "../unwritable.ts";
import { readInputs } from "./fields.ts";
import { pascalCase } from "./files.ts";
import {
  type Document,
  findOperation,
  type Parameter,
  refName,
  resolveParameter,
  resolveSchema,
  type Schema,
} from "./openapi-document.ts";

/** A resource of the SDK: `client.orders`, with its methods and the resources below it. */
export interface Resource {
  path: string[];
  methods: { name: string; operation: ContractOperation }[];
  children: Resource[];
}

export function buildTree(operations: ContractOperation[]): Resource {
  const top: Resource = { path: [], methods: [], children: [] };
  for (const operation of operations) {
    const segments = operation.sdk.split(".");
    let resource = top;
    for (const [depth, segment] of segments.slice(0, -1).entries()) {
      let child = resource.children.find(({ path }) => path[depth] === segment);
      if (child === undefined) {
        child = { path: [...resource.path, segment], methods: [], children: [] };
        resource.children.push(child);
      }
      resource = child;
    }
    resource.methods.push({ name: segments.at(-1) ?? "", operation });
  }
  return top;
}

export const className = ({ path }: Resource) => `${pascalCase(path.join("."))}Resource`;

export interface Argument {
  name: string;
  type: string;
  optional?: boolean;
  doc: string;
}

/** What the emitter writes about one operation, from the document. */
export interface Method {
  operation: ContractOperation;
  name: string;
  path: Argument[];
  body?: Argument;
  query?: Argument;
  queryFields: Parameter[];
  /**
   * The names of its query and of its body's fields, those of objects as `customer.email`; none if only a page's are
   * asked for.
   */
  names: string[];
  /** Whether the response is an image; otherwise it is JSON. */
  image: boolean;
  /** The type of the response, and of the items of a list. */
  returns: string;
  item?: string;
}

export function typeName(schema: Schema): string {
  if (schema.$ref !== undefined) return refName(schema.$ref);
  if (schema.type === "integer" || schema.type === "number") return "number";
  if (schema.type === "string" || schema.type === "boolean") return schema.type;
  if (schema.items !== undefined) return `${typeName(schema.items)}[]`;
  throw new Error(`No SDK type for ${JSON.stringify(schema)}`);
}

const isScalar = ({ type = "" }: Schema) => ["integer", "number", "string", "boolean"].includes(String(type));

/** A URL that needs no key is passed as a whole, never built by a client. */
function pathArgument({ access }: ContractOperation, { name, description }: Parameter): Argument {
  const doc = firstSentence(description ?? "");
  return access === "none"
    ? {
        name: `urlOr${pascalCase(name)}`,
        type: "string",
        doc: `A URL returned by the API, or ${lowerFirst(doc)}`,
      }
    : { name, type: "string", doc };
}

/** `limit` and `cursor`. */
const pageParameters = 2;

export function readMethod(document: Document, name: string, operation: ContractOperation): Method {
  const { parameters = [], requestBody, responses } = findOperation(document, operation.id);
  const all = parameters.map((parameter) => resolveParameter(document, parameter));
  const queryFields = all.filter((parameter) => parameter.in === "query");
  const response = Object.entries(responses).find(([status]) => status.startsWith("2"))?.[1].content ?? {};
  const json = response["application/json"]?.schema;
  const items = json === undefined ? undefined : resolveSchema(document, json).properties?.data?.items;
  const body = requestBody?.content["application/json"]?.schema;
  for (const [what, schema] of Object.entries({ takes: body, returns: json, lists: items })) {
    if (schema === undefined || schema.$ref !== undefined || isScalar(schema)) continue;
    throw new Unwritable(
      `"${operation.type.name}" ${what} something without a name, which an SDK needs: give it a model of its own.`,
      operation.type,
    );
  }
  const { properties = {} } = body === undefined ? {} : resolveSchema(document, body);
  const fields = Object.keys(properties);
  const inner = (readInputs(document, operation).body ?? []).flatMap((field) =>
    field.kind === "object" ? field.fields.map(({ param }) => param) : [],
  );
  const queryNames = queryFields.map((field) => field.name);
  const hasFilters = queryNames.length > (operation.paginated ? pageParameters : 0);
  return {
    operation,
    name,
    path: all.filter((parameter) => parameter.in === "path").map((each) => pathArgument(operation, each)),
    ...(body !== undefined && { body: { name: "body", type: typeName(body), doc: "What to send." } }),
    ...(queryFields.length > 0 && {
      query: {
        name: "query",
        type: `${pascalCase(operation.id)}Query`,
        optional: true,
        doc: "Filters and page size.",
      },
    }),
    queryFields,
    names: hasFilters || fields.length > 0 ? [...queryNames, ...fields, ...inner] : [],
    image: json === undefined,
    returns: json === undefined ? "Uint8Array<ArrayBuffer>" : typeName(json),
    ...(items !== undefined && { item: typeName(items) }),
  };
}

/** Returns the codes that every operation with a key can return; they are documented once, not for each method. */
export function commonCodes(operations: ContractOperation[]): Set<string> {
  const [first, ...others] = operations
    .filter(({ access }) => access !== "none")
    .map(({ errors }) => errors.map(({ code }) => code));
  return new Set(first?.filter((code) => others.every((codes) => codes.includes(code))));
}
