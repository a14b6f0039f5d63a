/** The names of all headers, by the names of their properties. One property name means one header. */

import {
  getDoc,
  getPattern,
  listServices,
  type Model,
  type ModelProperty,
  type Namespace,
  type Program,
} from "@typespec/compiler";
import { getAuthentication, getHeaderFieldName, isHeader } from "@typespec/http";
import type { HeaderNames, WebhookHeader } from "../contract.ts";
import { Unwritable } from "../unwritable.ts";
import { joinLines } from "./docs.ts";
import { allProperties } from "./errors.ts";
import { httpOperations } from "./operations.ts";

function add(names: HeaderNames, property: ModelProperty, header: string): void {
  const known = names[property.name];
  if (known !== undefined && known !== header) {
    throw new Unwritable(
      `"${property.name}" is the property of two headers, ${known} and ${header}: give each a name of its own.`,
      property,
    );
  }
  names[property.name] = header;
}

/** Returns the cookies: those for authentication, by the names of their models, and those that operations take. */
export function readCookieNames(program: Program): HeaderNames {
  const cookies: HeaderNames = {};
  for (const { type } of listServices(program)) {
    const schemes = getAuthentication(program, type)?.options.flatMap((option) => option.schemes) ?? [];
    for (const scheme of schemes) {
      if (scheme.type === "apiKey" && scheme.in === "cookie") {
        cookies[scheme.id.slice(0, 1).toLowerCase() + scheme.id.slice(1)] = scheme.name;
      }
    }
  }
  for (const http of httpOperations(program)) {
    for (const parameter of http.parameters.parameters) {
      if (parameter.type === "cookie") add(cookies, parameter.param, parameter.name);
    }
  }
  return cookies;
}

export function readHeaderNames(program: Program): {
  requestHeaders: HeaderNames;
  responseHeaders: HeaderNames;
} {
  const requestHeaders: HeaderNames = {};
  const responseHeaders: HeaderNames = {};
  for (const http of httpOperations(program)) {
    for (const parameter of http.parameters.parameters) {
      if (parameter.type === "header") add(requestHeaders, parameter.param, parameter.name);
    }
    for (const { headers = {} } of http.responses.flatMap(({ responses }) => responses)) {
      for (const [header, property] of Object.entries(headers)) add(responseHeaders, property, header);
    }
  }
  return { requestHeaders, responseHeaders };
}

const webhookModel = "WebhookHeaders";

function findModel(namespace: Namespace, name: string): Model | undefined {
  const inner = () => [...namespace.namespaces.values()].map((child) => findModel(child, name));
  return namespace.models.get(name) ?? inner().find((model) => model !== undefined);
}

export function readWebhookHeaders(program: Program): WebhookHeader[] {
  const model = findModel(program.getGlobalNamespaceType(), webhookModel);
  const properties = model === undefined ? [] : allProperties(model);
  return properties
    .filter((property) => isHeader(program, property))
    .map((property) => {
      const pattern = getPattern(program, property) ?? getPattern(program, property.type as never);
      const name = getHeaderFieldName(program, property);
      const doc = joinLines(getDoc(program, property) ?? "");
      const isEventType = property.type.kind === "Enum";
      return { property: property.name, name, doc, pattern, required: !property.optional, isEventType };
    });
}
