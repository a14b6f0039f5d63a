// For development and tests: validates every response against the OpenAPI document before it is sent.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Ajv2020, ValidateFunction } from "ajv/dist/2020.js";
import type { Middleware } from "koa";
import { exchangeOf } from "./exchange.ts";

interface Reference {
  $ref?: string;
}
interface HeaderObject extends Reference {
  required?: boolean;
}
interface ResponseObject extends Reference {
  headers?: Record<string, HeaderObject>;
  content?: Record<string, { schema?: object }>;
}
interface Schema extends Reference {
  type?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}
interface Document {
  components: Record<string, Record<string, object>> & { schemas: Record<string, Schema> };
  paths: Record<string, Record<string, { responses: Record<string, ResponseObject> }>>;
}

interface Contract {
  document: Document;
  ajv: Ajv2020;
  /** By the schema's pointer, because operations share responses. */
  compiled: Map<string, ValidateFunction>;
}

/** By import path. Compiling takes longest, so all services of a process share them. */
const contracts = new Map<string, Promise<Contract>>();

/** Clients must accept new fields, so the document allows them; here each field is one of the contract. */
function closed(schema: Schema, isPart = false): object {
  const { properties, items, allOf, anyOf, oneOf } = schema;
  const inner = (each: Schema) => closed(each);
  const isObject =
    schema.type === "object" || [schema.$ref, properties, allOf].some((each) => each !== undefined);
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, inner(each)])),
    }),
    ...(items && { items: inner(items) }),
    ...(allOf && { allOf: allOf.map((each) => closed(each, true)) }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
    ...(oneOf && { oneOf: oneOf.map(inner) }),
    ...(isObject && !isPart && { unevaluatedProperties: false }),
  };
}

async function readContract(openapi: string): Promise<Contract> {
  const { Ajv2020 } = await import("ajv/dist/2020.js");
  const { default: formats } = await import("ajv-formats");
  const file = fileURLToPath(import.meta.resolve(openapi));
  const document = JSON.parse(readFileSync(file, "utf8")) as Document;
  // The document is no JSON schema itself.
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  formats.default(ajv);
  const { schemas } = document.components;
  document.components.schemas = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, closed(schema, true)]),
  );
  ajv.addSchema(document, "contract");
  return { document, ajv, compiled: new Map() };
}

/** Turns responses that violate the contract into a 500. @param openapi import path of the OpenAPI document */
export function responseCheck(
  openapi: string,
  routes: Readonly<Record<string, { path: string; method: string }>>,
): Middleware {
  return async (ctx, next) => {
    await next();
    const { operation } = exchangeOf(ctx);
    const route = operation === null ? undefined : routes[operation];
    if (!route) return;
    const contract = contracts.get(openapi) ?? readContract(openapi);
    contracts.set(openapi, contract);
    const { document, ajv, compiled } = await contract;
    const resolve = <T extends Reference>(value: T): T => {
      if (value.$ref === undefined) return value;
      const [, , group = "", name = ""] = value.$ref.split("/");
      return document.components[group]?.[decodeURIComponent(name)] as T;
    };
    const validator = (pointer: string): ValidateFunction => {
      const validate =
        compiled.get(pointer) ?? ajv.compile({ $ref: `contract#${pointer}`, unevaluatedProperties: false });
      compiled.set(pointer, validate);
      return validate;
    };
    const { path, method } = route;
    const { status, body, res } = ctx;
    const location = `${operation} ${status}`;
    const declared = document.paths[path]?.[method.toLowerCase()]?.responses[String(status)];
    if (!declared) throw new Error(`${location}: the contract has no such status`);
    const response = resolve(declared);
    for (const [name, header] of Object.entries(response.headers ?? {})) {
      const missing = !res.hasHeader(name);
      if (missing && resolve(header).required) throw new Error(`${location}: the header ${name} is missing`);
    }
    if (!response.content?.["application/json"]) return;
    const step = (text: string) => encodeURIComponent(text.replaceAll("~", "~0").replaceAll("/", "~1"));
    const base =
      declared.$ref?.slice(1) ?? `/paths/${step(path)}/${method.toLowerCase()}/responses/${status}`;
    const validate = validator(`${base}/content/application~1json/schema`);
    if (!validate(typeof body === "string" ? JSON.parse(body) : body)) {
      throw new Error(`${location}: ${ajv.errorsText(validate.errors, { dataVar: "body" })}`);
    }
  };
}
