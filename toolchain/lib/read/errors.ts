/**
 * The errors: one entry per @errorCase model, its status and code read from the model's types. Of several models with
 * one code the first is the catalogue's entry.
 */
import type { Model, ModelProperty, Program, Type } from "@typespec/compiler";
import { isStatusCode } from "@typespec/http";
import type { ErrorEntry, Service } from "../contract.ts";
import type { ErrorFacts } from "../decorators.ts";
import { stateKeys } from "../library.ts";
import { readDoc } from "./docs.ts";
import { isOwn } from "./service.ts";
import { bySource } from "./source-order.ts";

/** Returns the value of a literal type, or undefined for any other type. */
export function literal(type: Type | undefined): string | number | boolean | undefined {
  return type?.kind === "String" || type?.kind === "Number" || type?.kind === "Boolean"
    ? type.value
    : undefined;
}

/**
 * Returns the property of an error model that contains the envelope, whatever its name: the one with an `error` inside.
 */
function envelope(model: Model): Model | undefined {
  for (const property of model.properties.values()) {
    if (property.name === "error" && property.type.kind === "Model") return property.type;
    const inner = property.type.kind === "Model" ? property.type.properties.get("error") : undefined;
    if (inner?.type.kind === "Model") return inner.type;
  }
  return undefined;
}

function statusOf(program: Program, model: Model): number | undefined {
  for (const property of allProperties(model)) {
    const value = isStatusCode(program, property) ? literal(property.type) : undefined;
    if (typeof value === "number") return value;
  }
  return undefined;
}

/** Returns a model's properties, those of its bases first. */
export function allProperties(model: Model): ModelProperty[] {
  const inherited = model.baseModel === undefined ? [] : allProperties(model.baseModel);
  return [...inherited, ...model.properties.values()];
}

export function readErrorShape(
  program: Program,
  model: Model,
): { status?: number; code?: string; param?: string } {
  const error = envelope(model);
  const code = literal(error?.properties.get("code")?.type);
  const param = literal(error?.properties.get("param")?.type);
  return {
    status: statusOf(program, model),
    code: typeof code === "string" ? code : undefined,
    param: typeof param === "string" ? param : undefined,
  };
}

/** Returns the errors of a service: those in its own namespace, whatever else it imports. */
export function readErrors(program: Program, service: Service): ErrorEntry[] {
  const entries: ErrorEntry[] = [];
  for (const [type, facts] of program.stateMap(stateKeys.errorCase) as Map<Type, ErrorFacts>) {
    const model = type as Model;
    const { status, code, param } = readErrorShape(program, model);
    if (status === undefined || code === undefined || !isOwn(service, model.namespace)) continue;
    const condition = readDoc(program, model);
    entries.push({ status, code, ...(param === undefined ? {} : { param }), condition, ...facts, model });
  }
  const order = bySource(program);
  return entries.sort((a, b) => a.status - b.status || order(a.model, b.model));
}
