/** The methods of the Python SDK, read from the contract: those of the TypeScript SDK with Python's names and types. */

import type { Contract } from "../contract.ts";
import { firstSentence } from "../read/docs.ts";
import { propertyAt, Unwritable } from "../unwritable.ts";
import { type Document, findOperation, resolveSchema } from "./openapi-document.ts";
import { isModel, pythonType, snakeCase } from "./python.ts";
import { buildTree, type Method, type Resource, readMethod } from "./sdk-methods.ts";

/** A keyword argument of a call. */
export interface Keyword {
  name: string;
  type: string;
  required: boolean;
  doc: string;
}

export interface PythonMethod extends Method {
  /** In Python's spelling. */
  pythonName: string;
  /** The constant that describes its request, such as `ORDERS_CREATE`. */
  constant: string;
  arguments: { name: string; parameter: string; doc: string }[];
  bodyKeywords: Keyword[];
  queryKeywords: Keyword[];
  result: string;
  /** All that its types name. */
  models: string[];
}

/** The component of time filters, for which the SDK takes `datetime` too. */
const timeFilter = "TimeFilter";
const optionNames = ["timeout_seconds", "deadline_seconds", "max_retries", "idempotency_key"];

function bodyKeywords(document: Document, id: string, models: Set<string>): Keyword[] {
  const schema = findOperation(document, id).requestBody?.content["application/json"]?.schema;
  const { properties = {}, required = [] } = schema === undefined ? {} : resolveSchema(document, schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    type: pythonType(document, property, models),
    required: required.includes(name),
    doc: firstSentence(resolveSchema(document, property).description ?? ""),
  }));
}

export function readPythonMethod(document: Document, { path }: Resource, method: Method): PythonMethod {
  const { operation, name, queryFields, returns, item, image } = method;
  const models = new Set(item !== undefined && item in document.components.schemas ? [item] : []);
  const queryKeywords = queryFields.map(({ name: field, schema, description = "" }) => {
    const isTime = schema.$ref?.endsWith(`/${timeFilter}`);
    const type = isTime ? "str | datetime" : pythonType(document, schema, models);
    return { name: field, type, required: false, doc: firstSentence(description) };
  });
  const body = bodyKeywords(document, operation.id, models);
  const reserved = [...body, ...queryKeywords].find((each) => optionNames.includes(each.name));
  if (reserved !== undefined)
    throw new Unwritable(
      `"${reserved.name}" is an option of every method of the Python SDK: choose another name.`,
      propertyAt(operation, reserved.name),
    );
  return {
    ...method,
    pythonName: snakeCase(name),
    constant: snakeCase([...path, name].join("_")).toUpperCase(),
    arguments: method.path.map((each, at) => ({
      name: snakeCase(each.name),
      parameter: operation.pathParams[at] ?? "",
      doc: each.doc,
    })),
    bodyKeywords: body,
    queryKeywords,
    result: image ? "bytes" : pythonType(document, { $ref: `#/components/schemas/${returns}` }, models),
    models: [...models].filter((model) => isModel(document.components.schemas[model] ?? {})),
  };
}

export function readPythonMethods(document: Document, { operations }: Contract): PythonMethod[] {
  const methods: PythonMethod[] = [];
  const visit = (resource: Resource) => {
    resource.children.forEach(visit);
    for (const { name, operation } of resource.methods)
      methods.push(readPythonMethod(document, resource, readMethod(document, name, operation)));
  };
  visit(buildTree(operations));
  return methods;
}
