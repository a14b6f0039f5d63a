/** The operations: their HTTP shape from the HTTP library, the rest from our decorators. */
import {
  getSummary,
  isErrorModel,
  isList,
  type Model,
  type ModelProperty,
  type Operation,
  type Program,
  type Type,
} from "@typespec/compiler";
import { getAllHttpServices, type HttpOperation, type HttpOperationParameter } from "@typespec/http";
import { getOperationId, resolveOperationId } from "@typespec/openapi";
import type { ContractOperation, ErrorEntry } from "../contract.ts";
import type { Access, SandboxTrigger } from "../decorators.ts";
import { pascalCase } from "../emit/files.ts";
import { stateKeys } from "../library.ts";
import { readDoc } from "./docs.ts";
import { allProperties } from "./errors.ts";
import { readKeptFields } from "./kept-fields.ts";
import { serviceOf } from "./service.ts";
import { bySource } from "./source-order.ts";

/** Returns what an operation states; if it states nothing, what its interface does. */
export function stated<T>(program: Program, key: symbol, operation: Operation): T | undefined {
  const facts = program.stateMap(key) as Map<Type, T>;
  return facts.get(operation) ?? (operation.interface && facts.get(operation.interface));
}

const camelCase = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
const kebabCase = (name: string) =>
  camelCase(name).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * As `stated`, for a path that the operation's own name ends if its interface states it. An interface that states
 * nothing is named after its noun.
 */
export function statedPath(program: Program, key: symbol, operation: Operation): string | undefined {
  const facts = program.stateMap(key) as Map<Type, string>;
  const { interface: owner, name } = operation;
  if (owner === undefined || facts.has(operation)) return facts.get(operation);
  const isArea = key === stateKeys.area;
  const noun = facts.get(owner) ?? (isArea ? kebabCase(owner.name) : camelCase(owner.name));
  return `${noun}.${isArea ? kebabCase(name) : name}`;
}

/** `Orders.create` is `ordersCreate`. */
function operationId(program: Program, operation: Operation): string {
  const { interface: owner, name } = operation;
  return owner === undefined || getOperationId(program, operation) !== undefined
    ? resolveOperationId(program, operation)
    : camelCase(owner.name) + pascalCase(name);
}

export function httpOperations(program: Program): HttpOperation[] {
  const [services] = getAllHttpServices(program);
  const order = bySource(program);
  return services.flatMap((service) => service.operations).sort((a, b) => order(a.operation, b.operation));
}

/** Returns the members of a return type in source order. */
export function returnVariants(type: Type): Type[] {
  return type.kind === "Union"
    ? [...type.variants.values()].flatMap((variant) => returnVariants(variant.type))
    : [type];
}

export function errorModels(program: Program, operation: Operation): Model[] {
  return returnVariants(operation.returnType).filter(
    (type): type is Model => type.kind === "Model" && isErrorModel(program, type),
  );
}

function readOperationErrors(program: Program, operation: Operation, entries: ErrorEntry[]): ErrorEntry[] {
  const byModel = new Map(entries.map((entry) => [entry.model, entry]));
  return errorModels(program, operation).flatMap((model) => byModel.get(model) ?? []);
}

/** Returns the model inside `X | null`, or the model itself. */
function objectType(type: Type): Model | undefined {
  if (type.kind === "Model") return type;
  if (type.kind !== "Union") return undefined;
  return returnVariants(type).find((variant): variant is Model => variant.kind === "Model");
}

function fieldPaths(model: Model, prefix = "", outer: readonly Model[] = []): string[] {
  return allProperties(model).flatMap((property: ModelProperty) => {
    const inner = objectType(property.type);
    const nested =
      inner === undefined || inner.indexer !== undefined || outer.includes(inner)
        ? []
        : fieldPaths(inner, `${prefix}${property.name}.`, [...outer, inner]);
    return [`${prefix}${property.name}`, ...nested];
  });
}

function names(parameters: HttpOperationParameter[], kind: HttpOperationParameter["type"]): string[] {
  return parameters.filter((parameter) => parameter.type === kind).map((parameter) => parameter.name);
}

/** Returns the body of the first success response. */
function successBody(http: HttpOperation) {
  const success = http.responses.find(
    ({ statusCodes }) => typeof statusCodes === "number" && statusCodes < 300,
  );
  return success?.responses[0]?.body;
}

/** Returns the type of the first success response: `Order`, `Package[]`, `image/png`. */
function describeReturn(http: HttpOperation): string {
  const body = successBody(http);
  if (body?.bodyKind !== "single") return "nothing";
  const [contentType = jsonType] = body.contentTypes;
  if (contentType !== jsonType) return contentType;
  if (body.type.kind === "Union") return body.type.name ?? "object";
  return body.type.kind === "Model" ? describeModel(body.type) : "object";
}

const jsonType = "application/json";

function describeModel(model: Model): string {
  const data = model.properties.get("data")?.type;
  const element = data?.kind === "Model" ? data.indexer?.value : undefined;
  if (element === undefined) return model.name === "" ? "object" : model.name;
  return `${element.kind === "Model" || element.kind === "Union" ? element.name : "object"}[]`;
}

function readOperation(program: Program, http: HttpOperation, entries: ErrorEntry[]): ContractOperation {
  const type = http.operation;
  const service = serviceOf(program);
  const state = <T>(key: symbol, fallback: T): T => stated<T>(program, key, type) ?? fallback;
  const parameters = http.parameters.parameters;
  const body =
    http.parameters.body?.bodyKind === "single" ? objectType(http.parameters.body.type) : undefined;
  const area = service.facts.includes("area") ? (statedPath(program, stateKeys.area, type) ?? "") : "";
  const statuses = http.responses
    .map((response) => response.statusCodes)
    .filter((status) => typeof status === "number");
  return {
    id: operationId(program, type),
    area,
    method: http.verb.toUpperCase(),
    path: http.path,
    summary: getSummary(program, type) ?? "",
    doc: readDoc(program, type),
    access: state<Access>(stateKeys.access, "key"),
    rateClass: state(stateKeys.rateClass, ""),
    idempotent: program.stateMap(stateKeys.idempotent).has(type),
    roles: state<string[]>(stateKeys.role, []),
    paginated: isList(program, type),
    successStatuses: statuses.filter((status) => status < 300),
    pathParams: names(parameters, "path"),
    queryParams: names(parameters, "query"),
    headerParams: names(parameters, "header"),
    bodyFields: body === undefined ? [] : fieldPaths(body),
    keptFields: readKeptFields(program, area, body, successBody(http)?.type),
    errors: readOperationErrors(program, type, entries),
    publishes: state<string[]>(stateKeys.publishes, []),
    sandboxTriggers: state<SandboxTrigger[]>(stateKeys.sandboxTriggers, []),
    sdk: service.facts.includes("sdk") ? (statedPath(program, stateKeys.sdk, type) ?? "") : "",
    waitingStatus: state(stateKeys.settles, ""),
    returns: describeReturn(http),
    binary: describeReturn(http).includes("/"),
    type,
  };
}

export function readOperations(program: Program, entries: ErrorEntry[]): ContractOperation[] {
  return httpOperations(program).map((http) => readOperation(program, http, entries));
}
