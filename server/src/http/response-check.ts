// For development and tests: validates every response against the OpenAPI document before it is sent. A status, header
// or body that the contract does not have is an error of the service, and is returned and logged as one.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
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
interface Document {
  components: Record<string, Record<string, object>>;
  paths: Record<string, Record<string, { responses: Record<string, ResponseObject> }>>;
}

/** Responses that violate the contract become a 500. @param openapi import path of the OpenAPI document */
export function responseCheck(
  openapi: string,
  routes: Readonly<Record<string, { path: string; method: string }>>,
): Middleware {
  const file = fileURLToPath(import.meta.resolve(openapi));
  const document = JSON.parse(readFileSync(file, "utf8")) as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(document, "contract");
  const compiled = new Map<string, ValidateFunction>();

  const resolve = <T extends Reference>(value: T): T => {
    if (value.$ref === undefined) return value;
    const [, , group = "", name = ""] = value.$ref.split("/");
    return document.components[group]?.[decodeURIComponent(name)] as T;
  };
  const validator = (name: string, pointer: string): ValidateFunction => {
    let validate = compiled.get(name);
    if (!validate) {
      validate = ajv.compile({ $ref: `contract#${pointer}` });
      compiled.set(name, validate);
    }
    return validate;
  };

  return async (ctx, next) => {
    await next();
    const { operation } = exchangeOf(ctx);
    const route = operation === null ? undefined : routes[operation];
    if (!route) return;
    const { path, method } = route;
    const { status, body, res } = ctx;
    const place = `${operation} ${status}`;
    const declared = document.paths[path]?.[method.toLowerCase()]?.responses[String(status)];
    if (!declared) throw new Error(`${place}: the contract has no such status`);
    const response = resolve(declared);
    for (const [name, header] of Object.entries(response.headers ?? {})) {
      const missing = !res.hasHeader(name);
      if (missing && resolve(header).required) throw new Error(`${place}: the header ${name} is missing`);
    }
    if (!response.content?.["application/json"]) return;
    const step = (text: string) => encodeURIComponent(text.replaceAll("~", "~0").replaceAll("/", "~1"));
    const base =
      declared.$ref?.slice(1) ?? `/paths/${step(path)}/${method.toLowerCase()}/responses/${status}`;
    const validate = validator(place, `${base}/content/application~1json/schema`);
    if (!validate(typeof body === "string" ? JSON.parse(body) : body)) {
      throw new Error(`${place}: ${ajv.errorsText(validate.errors, { dataVar: "body" })}`);
    }
  };
}
