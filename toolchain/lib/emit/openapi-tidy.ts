/**
 * Makes the compiler's OpenAPI document easier for client generators: nullable values folded into one schema, headers
 * shared, unused components removed. The meaning does not change.
 */
import type { Contract } from "../contract.ts";
import { joinLines } from "../read/docs.ts";
import { Unwritable } from "../unwritable.ts";
import { type Document, eachOperation, type Header, refName, type Schema } from "./openapi-document.ts";

type Json = unknown;
type JsonObject = Record<string, Json>;

const isObject = (value: Json): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Applies a change to every object of a document, innermost first. */
export function mapObjects(value: Json, change: (object: JsonObject) => JsonObject): Json {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change));
  if (!isObject(value)) return value;
  return change(
    Object.fromEntries(Object.entries(value).map(([key, member]) => [key, mapObjects(member, change)])),
  );
}

const isNull = (schema: Json) =>
  isObject(schema) && schema.type === "null" && Object.keys(schema).length === 1;

/** `anyOf: [{type: T, …}, {type: null}]` means the same as `type: [T, null]`, which generators understand better. */
function foldNullable(object: JsonObject): JsonObject {
  const { anyOf, ...rest } = object;
  if (!Array.isArray(anyOf) || anyOf.length !== 2 || !anyOf.some(isNull)) return object;
  const other = anyOf.find((schema) => !isNull(schema)) as Schema;
  if (typeof other.type !== "string") return object;
  const folded: Schema = { ...other, type: [other.type, "null"] };
  if (other.enum !== undefined) folded.enum = [...other.enum, null];
  return { ...folded, ...rest };
}

/**
 * `anyOf: [{$ref: T}, {type: string}]` means that values can be added to an enumeration. Generators lose its values
 * then, so it becomes the enumeration as it is today, marked.
 */
function foldOpenEnum(object: JsonObject, schemas: Document["components"]["schemas"]): JsonObject {
  const { anyOf, ...rest } = object;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return object;
  const [{ $ref = "" }, text] = anyOf as [Schema, Schema];
  const isText = text.type === "string" && Object.keys(text).length === 1;
  if (!isText || schemas[refName($ref)]?.enum === undefined) return object;
  return { $ref, ...rest, "x-open-enum": true };
}

function joinDescription(object: JsonObject): JsonObject {
  const { description } = object;
  return typeof description === "string" ? { ...object, description: joinLines(description) } : object;
}

/** The compiler lists examples by title, those of `@@opExample` in the order of the contract; keys must be names. */
function orderExamples(object: JsonObject): JsonObject {
  const { examples } = object;
  if (!isObject(examples)) return object;
  const named = Object.entries(examples).map(([title, example]) => [
    title
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, ""),
    example,
  ]);
  return { ...object, examples: Object.fromEntries(named) };
}

/** The compiler writes exclusive bounds of parameters as OpenAPI 3.0 did: a bound, and that it is exclusive. */
function foldExclusive(object: JsonObject): JsonObject {
  const { exclusiveMinimum, exclusiveMaximum, minimum, maximum, ...rest } = object;
  if (exclusiveMinimum !== true && exclusiveMaximum !== true) return object;
  return {
    ...rest,
    [exclusiveMinimum === true ? "exclusiveMinimum" : "minimum"]: minimum,
    [exclusiveMaximum === true ? "exclusiveMaximum" : "maximum"]: maximum,
  };
}

/** `explode` is about lists; on a single value it is noise. */
function dropExplode(object: JsonObject): JsonObject {
  const { explode, ...rest } = object;
  const isList = isObject(object.schema) && object.schema.type === "array";
  return explode === undefined || isList ? object : rest;
}

/** Turns headers that several responses share into components, named after the header. */
function shareHeaders(document: Document, contract: Contract): void {
  const shared = new Map<string, { name: string; header: Header }>();
  const used = new Set<string>();
  for (const { operation } of eachOperation(document)) {
    for (const response of Object.values(operation.responses)) {
      for (const [name, header] of Object.entries(response.headers ?? {})) {
        const text = `${name} ${JSON.stringify(header)}`;
        const known = shared.get(text) ?? {
          name: freeName({ name, header, operationId: operation.operationId }, used, contract),
          header,
        };
        used.add(known.name);
        shared.set(text, known);
        (response.headers as Record<string, Header>)[name] = { $ref: `#/components/headers/${known.name}` };
      }
    }
  }
  document.components.headers = Object.fromEntries(
    [...shared.values()].map(({ name, header }) => [name, header]),
  );
}

/** A header that differs in one operation is named after that; an optional one says so. */
function freeName(
  { name, header, operationId }: { name: string; header: Header; operationId: string },
  used: Set<string>,
  { operations }: Contract,
): string {
  const candidates = header.required
    ? [name, `${name}.${operationId}`]
    : [`${name}.optional`, `${name}.${operationId}`];
  const free = candidates.find((candidate) => !used.has(candidate));
  const operation = operations.find(({ id }) => id === operationId);
  if (free === undefined && operation !== undefined)
    throw new Unwritable(
      `"${operation.type.name}" returns the header ${name} in more than two forms: use one model of it.`,
      operation.type,
    );
  return free ?? name;
}

function collectRefs(value: Json, refs: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collectRefs(item, refs);
  if (!isObject(value)) return;
  for (const [key, member] of Object.entries(value)) {
    if (key === "$ref" && typeof member === "string") refs.add(member);
    else collectRefs(member, refs);
  }
}

/** Removes every schema and parameter that nothing refers to. */
export function prune(document: Document): void {
  const { schemas, parameters, headers } = document.components;
  const { components: _, ...outside } = document;
  const seen = new Set<string>();
  let frontier: Json[] = [outside];
  while (frontier.length > 0) {
    const found = new Set<string>();
    for (const part of frontier) collectRefs(part, found);
    const fresh = [...found].filter((ref) => !seen.has(ref));
    for (const ref of fresh) seen.add(ref);
    frontier = fresh.map((ref) => lookUp(document, ref));
  }
  for (const [kind, members] of Object.entries({ schemas, parameters, headers })) {
    for (const name of Object.keys(members ?? {})) {
      if (!seen.has(`#/components/${kind}/${name}`)) delete (members as JsonObject)[name];
    }
  }
}

function lookUp(document: Document, ref: string): Json {
  let found: Json = document;
  for (const step of ref.slice(2).split("/")) found = isObject(found) ? found[step] : undefined;
  if (found === undefined) throw new Error(`Nothing at ${ref}`);
  return found;
}

const components = ["schemas", "parameters"] as const;

/** Models taken from another service have its namespace before their name; here they need none. */
export function withShortNames(document: Document, { service, operations }: Contract): Document {
  const [root = ""] = service.namespace.split(".");
  const prefix = new RegExp(`^(?:${root}\\.)+`);
  const short = (name: string) => name.replace(prefix, "");
  const isRef = (value: Json) => typeof value === "string" && value.startsWith("#/components/");
  const shortRef = (value: Json) => (isRef(value) ? String(value).replace(/[^/]+$/, short) : value);
  const renamed = mapObjects(document, (object) =>
    Object.fromEntries(Object.entries(object).map(([key, value]) => [key, shortRef(value)])),
  ) as Document;
  for (const kind of components) {
    const members = Object.entries(renamed.components[kind] ?? {}).map(([name, it]) => [short(name), it]);
    const twice = members.find(([name], at) => members.findIndex(([other]) => other === name) !== at);
    const [operation] = operations;
    if (twice !== undefined && operation !== undefined)
      throw new Unwritable(
        `Two ${kind} are called "${twice[0]}" once their namespaces are gone: give one a @friendlyName.`,
        operation.type.namespace ?? operation.type,
      );
    renamed.components = { ...renamed.components, [kind]: Object.fromEntries(members) };
  }
  return renamed;
}

export function tidy(document: Document, contract: Contract): Document {
  const { schemas } = document.components;
  const folded = mapObjects(document, (object) =>
    orderExamples(dropExplode(foldExclusive(joinDescription(foldNullable(foldOpenEnum(object, schemas)))))),
  ) as Document;
  shareHeaders(folded, contract);
  // The compiler lists what decorators add in reverse.
  folded.tags = folded.tags?.toReversed();
  folded.servers = folded.servers?.toReversed();
  return folded;
}
